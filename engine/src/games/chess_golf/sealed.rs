//! Lines sealed with a bid: written move by move on a board that nobody else sees, and played as the demonstration
//! when their player is to show one. So players needn't be there at that time, or write fast.
//!
//! A line is complete when it solves the hole, and the bid is its length. A line that hasn't solved it after the
//! highest possible bid is complete, too, and will fail.

use rand_core::Rng;

use super::course::{Lines, Numbers, Phase, Public, State};
use super::hole::Hole;
use super::step::{HIGHEST_BID, Step};
use super::stroke::{self, Stroke};
use crate::rules::{Applied, Progress, Refusal};
use crate::seat::Seat;

const WRITTEN: Applied = Applied { events: Vec::new(), progress: Progress::Draft };

/// The hole after the moves of a line, if they are legal.
#[must_use]
pub fn after(public: &Public, line: &[Stroke]) -> Option<Hole> {
    let mut hole = Hole::new(public.tee, public.hole.chosen.clone());
    let plays = line.iter().all(|stroke| !hole.is_solved() && hole.play(*stroke).is_ok());
    plays.then_some(hole)
}

/// Whether a line can be continued from here.
#[must_use]
pub fn goes_on(hole: &Hole, moves: usize) -> bool {
    !hole.is_solved() && moves < usize::from(HIGHEST_BID) && !hole.strokes().is_empty()
}

/// A random complete line.
pub fn any(public: &Public, rng: &mut dyn Rng) -> Vec<Stroke> {
    let mut hole = Hole::new(public.tee, public.hole.chosen.clone());
    let mut line = Vec::new();
    while goes_on(&hole, line.len()) {
        let strokes = hole.strokes();
        let Some(stroke) = strokes.get(rng.next_u32() as usize % strokes.len()) else { break };
        if hole.play(*stroke).is_err() {
            break;
        }
        line.push(*stroke);
    }
    line
}

impl Public {
    /// Whether a line may be begun.
    #[must_use]
    pub fn may_seal(&self) -> bool {
        self.edition > 1 && self.phase == Phase::Bid && goes_on(&self.hole, 0)
    }
}

impl State {
    /// The line a player is writing, and the hole after it.
    #[must_use]
    pub fn written(&self, seat: Seat) -> Option<(&[Stroke], Hole)> {
        let line = self.lines.get(usize::from(seat.0))?.as_deref()?;
        let hole = after(&self.public, line)?;
        (self.public.phase == Phase::Bid && goes_on(&hole, line.len())).then_some((line, hole))
    }

    /// Begins a line.
    pub(super) fn begin_line(&mut self, seat: Seat) -> Result<Applied, Refusal> {
        if !self.public.may_seal() || self.written(seat).is_some() {
            return Err(Refusal::NOT_OFFERED);
        }
        self.lines[usize::from(seat.0)] = Some(Vec::new());
        Ok(WRITTEN)
    }

    /// Adds the next move to a line; the last one completes the bid.
    pub(super) fn write_down(&mut self, seat: Seat, stroke: Stroke) -> Result<Applied, Refusal> {
        let (line, mut hole) = self.written(seat).ok_or(Refusal::NOT_OFFERED)?;
        hole.play(stroke)?;
        let line = [line, &[stroke]].concat();
        if goes_on(&hole, line.len()) {
            self.lines[usize::from(seat.0)] = Some(line);
            return Ok(WRITTEN);
        }
        let bid = line.len() as u32;
        Ok(self.bid(seat, bid, Some(line)))
    }

    /// Takes the line that a player has sealed.
    pub(super) fn unseal(&mut self, seat: Seat) -> Option<Vec<Stroke>> {
        self.lines.get_mut(usize::from(seat.0)).and_then(Option::take)
    }

    /// The seats whose bid or line never came to the table, with the bid where that was shown; for a course that
    /// is `over`, the waiting lines, too.
    #[must_use]
    pub fn never_opened(&self, over: bool) -> Vec<(Seat, Vec<Step>)> {
        // While bids are sealed, the end of the course discloses nothing.
        let waits = |at: usize| {
            over && self.public.phase != Phase::Bid && self.sealed[at].is_none() && self.lines[at].is_some()
        };
        let seats = (0..self.public.players).map(Seat);
        let shut = seats.filter(|seat| self.shut.contains(*seat) || waits(usize::from(seat.0)));
        let shown = |seat: Seat| self.public.bids[usize::from(seat.0)].and_then(|bid| u8::try_from(bid).ok());
        shut.map(|seat| (seat, shown(seat).map(Step::Bid).into_iter().collect())).collect()
    }

    /// Removes a sealed line, and its bid where that wasn't shown either.
    pub fn keep_shut(&mut self, seat: Seat, is_bid_shown: bool) {
        self.lines[usize::from(seat.0)] = None;
        if !is_bid_shown {
            self.sealed[usize::from(seat.0)] = None;
        }
    }
}

/// The text of the lines in a position text; empty when there are none.
#[must_use]
pub fn text(lines: &Lines, players: u8) -> String {
    let all = &lines[..usize::from(players)];
    if all.iter().all(Option::is_none) {
        return String::new();
    }
    let entry = |line: &Option<Vec<Stroke>>| match line.as_deref() {
        None => "-".to_owned(),
        Some([]) => ".".to_owned(),
        Some(line) => stroke::line(line),
    };
    all.iter().map(entry).collect::<Vec<_>>().join("|")
}

/// Reads the lines of a position text.
#[must_use]
pub fn read(text: &str, players: u8) -> Option<Lines> {
    let mut lines = Lines::default();
    let entries: Vec<&str> = text.split('|').collect();
    if entries.len() != usize::from(players) || entries.iter().all(|entry| *entry == "-") {
        return None;
    }
    for (line, entry) in lines.iter_mut().zip(entries) {
        *line = match entry {
            "-" => None,
            "." => Some(Vec::new()),
            strokes => Some(strokes.split('/').map(str::parse).collect::<Result<_, _>>().ok()?),
        };
    }
    Some(lines)
}

impl State {
    /// Whether players can have sealed these lines, or be writing them.
    #[must_use]
    pub fn fits_lines(&self, lines: &Lines) -> bool {
        let public = &self.public;
        (0..).zip(lines).all(|(at, line)| {
            let Some(line) = line else { return true };
            let seat = Seat(at);
            let Some(hole) = after(public, line).filter(|_| public.in_play().contains(seat)) else {
                return false;
            };
            let complete = !goes_on(&hole, line.len());
            let bid = |bids: &Numbers| bids[usize::from(at)] == Some(line.len() as u32);
            public.edition > 1
                && match public.phase {
                    Phase::Bid => !complete || bid(&self.sealed),
                    // A player who is showing has no sealed line left, and one who has shown has a mark.
                    Phase::Show(shows) => {
                        complete
                            && bid(&public.bids)
                            && shows != seat
                            && public.marks[usize::from(at)].is_none()
                    }
                    _ => false,
                }
        })
    }
}
