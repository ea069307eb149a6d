//! A game between two teams: whose turn it is, how it ends, what it looks like.

use super::node::MOST_PASSES;
use super::position::{Position, half, next};
use super::{CrowdedHouse, Node, SEATS, Step};
use crate::board::Side;
use crate::chess::{Move, Played, PositionKey, Repetitions, Variant, won_by};
use crate::duel::board_scene;
use crate::rules::{
    Applied, Describe, Event, GameResult, Outcome, Pending, Progress, Reason, Refusal, Rules,
};
use crate::scene::{Scene, Zone};
use crate::search::perft;
use crate::seat::{Seat, SeatSet};

/// Nobody has had a move for so many turns.
pub(super) const FOUR_PASSES: Reason = Reason::new("four-passes-in-a-row", "four passes in a row");

/// The whole truth about a running or finished game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    position: Position,
    seen: Repetitions<(PositionKey, Seat)>,
    /// The last turn in words, and its move.
    changed: String,
    last: Option<Played>,
    /// Passes in a row.
    passes: u8,
    ended: Option<Outcome>,
}

/// The name of a seat: `White king-side`.
fn name(seat: Seat) -> &'static str {
    SEATS.get(usize::from(seat.0)).map_or("", |seat| seat.name)
}

impl State {
    /// A game that begins with a position: repetitions and passes count from here, and it may be over already.
    #[must_use]
    pub fn new(position: Position) -> Self {
        let mut state = Self {
            position,
            seen: Repetitions::default(),
            changed: String::new(),
            last: None,
            passes: 0,
            ended: None,
        };
        state.begin_turn();
        state
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.ended {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(SeatSet::only(self.position.seat())),
        }
    }

    /// The turns there are: moves, or the pass when there is none.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        if self.ended.is_some() {
            return Vec::new();
        }
        let moves = self.position.legal_moves();
        if moves.is_empty() { vec![Step::Pass] } else { moves.into_iter().map(Step::Move).collect() }
    }

    /// Takes a turn.
    ///
    /// # Errors
    /// When the game is over, somebody else is to move, or there is no such turn.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        if seat != self.position.seat() {
            return Err(Refusal::NOT_YOUR_TURN);
        }
        if !self.steps().contains(&step) {
            return Err(Refusal::NOT_OFFERED);
        }
        let mut events = Vec::new();
        match step {
            Step::Move(mv) => {
                let base = self.position.base();
                self.last = Played::new(&base.choices(&[]), mv, base.captured_by(mv));
                let moved = self.last.as_ref().map(Played::sentence).unwrap_or_default();
                // The seat says more than the colour.
                let side = base.turn().name();
                self.changed = format!("{}{}", name(seat), moved.strip_prefix(side).unwrap_or(&moved));
                self.passes = 0;
                if self.position.play(mv).resets_clock {
                    self.seen.forget();
                }
            }
            Step::Pass => {
                let event = Event::public("crowded-house/pass", vec![("player", seat.into())]);
                self.changed = event.sentence(&CrowdedHouse::INFO);
                self.last = None;
                self.passes += 1;
                self.position.pass();
                events.push(event);
            }
        }
        self.begin_turn();
        Ok(Applied { events, progress: Progress::TurnOver })
    }

    fn begin_turn(&mut self) {
        self.seen.record(self.position.key());
        self.ended = self.ending();
    }

    /// How the game has ended by itself, if it has (small print 1).
    fn ending(&self) -> Option<Outcome> {
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        let base = self.position.base();
        if self.position.in_check() && !self.position.has_legal_move() {
            return Some(won_by(base.turn().other(), Reason::CHECKMATE));
        }
        if self.passes >= MOST_PASSES {
            drawn(FOUR_PASSES)
        } else if self.position.is_dead() {
            drawn(Reason::DEAD_POSITION)
        } else {
            self.seen.drawn(base.halfmove_clock()).and_then(drawn)
        }
    }

    /// The draw that whoever is to move may claim.
    #[must_use]
    pub fn claim(&self) -> Option<Reason> {
        self.seen.claimable(self.position.base().halfmove_clock()).filter(|_| self.ended.is_none())
    }

    /// The number of lines of `depth` turns by positions alone; `None` where history could end one of them.
    #[must_use]
    pub fn fast_perft(&self, depth: u32) -> Option<u64> {
        let node = Node { position: self.position, passes: self.passes };
        let passes = self.seen.let_pass(self.position.halfmove_clock(), depth, 4);
        (self.ended.is_none() && passes).then(|| perft(&node, depth))
    }

    /// Reads a turn as people type it.
    ///
    /// # Errors
    /// When no turn, or more than one, is meant; the sentence says which half counts.
    pub fn read(&self, typed: &str) -> Result<Step, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        let moves = self.position.legal_moves();
        let pass = matches!(typed.to_ascii_lowercase().as_str(), "--" | "pass" | "–");
        match (pass, moves.is_empty()) {
            (true, true) => return Ok(Step::Pass),
            (true, false) => {
                let sentence = "You pass only when nothing can move, and something can.";
                return Err(Refusal::fixed("step/not-offered", sentence));
            }
            (false, true) => {
                let sentence = "Nothing of yours can move now: pass with `--`.";
                return Err(Refusal::fixed("step/not-offered", sentence));
            }
            (false, false) => {}
        }
        self.position.base().choices(&moves).read(typed).map(Step::Move).map_err(|mut refusal| {
            if refusal.code == Refusal::NOT_OFFERED.code {
                let files = if self.position.seat().0 < 2 { "e–h" } else { "a–d" };
                *refusal.sentence.to_mut() +=
                    &format!(" {} moves what starts or ends on files {files}.", name(self.position.seat()));
            }
            refusal
        })
    }

    /// What a menu needs to know about one of the turns `offered`.
    #[must_use]
    pub fn describe(&self, step: Step, offered: &[Step]) -> Describe {
        let Step::Move(mv) = step else {
            return Describe::plain("Pass: nothing can move".to_owned());
        };
        let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
        let moves: Vec<Move> = offered.iter().filter_map(only_moves).collect();
        self.position.choices(&moves).describe(mv, self.position.san(mv, &moves))
    }

    /// What to draw and to say.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let base = self.position.base();
        let (seat, turn) = (self.position.seat(), base.turn());
        let in_check = self.position.in_check();
        let king = base.placement().king(turn).filter(|_| in_check);
        let mut scene = board_scene(base.placement(), self.last.as_ref(), king);
        scene.changed.clone_from(&self.changed);
        if let Some(outcome) = self.ended {
            scene.status = outcome.sentence(SEATS);
            return scene;
        }
        let check = if in_check { ", in check" } else { "" };
        scene.status = format!("{} to move{check}; {} is next.", name(seat), name(next(seat)));
        scene.bottom = turn.tint();
        scene.zones = self.zones();
        scene
    }

    /// The half that moves, the half of whoever is next, and what is left of the board.
    fn zones(&self) -> Vec<Zone> {
        let (now, then) = (self.position.seat(), next(self.position.seat()));
        let zone = |seat: Seat, what: &str, active: bool| {
            let side = if seat.0.is_multiple_of(2) { Side::White } else { Side::Black };
            let place = if seat.0 < 2 { "King-side" } else { "Queen-side" };
            let title = format!("{place}: {} {what}", side.name());
            Zone { squares: half(seat), title, tint: side.tint(), active }
        };
        let mut zones = vec![zone(now, "moves", true), zone(then, "is next", false)];
        if half(now) == half(then) {
            // The other half stays outlined, though nobody there is asked.
            let idle = Seat((now.0 + 2) % 4);
            let title = if idle.0 < 2 { "King-side" } else { "Queen-side" }.to_owned();
            let tint = self.position.base().turn().tint();
            zones.push(Zone { squares: half(idle), title, tint, active: false });
        }
        zones
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fourth_pass_in_a_row_is_a_draw_and_a_move_starts_the_count_again() {
        let position =
            Position::parse("7k/7p/7P/8/8/8/P7/K7 bq - - 3 7").expect("Black has nothing on a to d");
        let mut state = State { passes: 3, ..State::new(position) };
        state.play(Seat(3), Step::Pass).expect("nothing can move");
        let drawn = Outcome { result: GameResult::Drawn, reason: FOUR_PASSES };
        assert_eq!(state.pending(), Pending::Over(drawn));
        let mut state = State::new(position);
        for (seat, step, passes) in [(3, "--", 1), (0, "--", 2), (1, "h8g8", 0)] {
            state.play(Seat(seat), step.parse().expect(step)).expect(step);
            assert_eq!(state.passes, passes, "{step}");
        }
    }
}
