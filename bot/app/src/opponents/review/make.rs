//! Makes a review from a log: replays the game, and searches at each turn what it was worth and what would have been better.
//!
//! The cost of a turn is measured by what its seat could see then. The truth is used only with the proof that the game is over.

use std::sync::Arc;

use engine::any_game::{AnyTable, TableStep};
use engine::rules::{GameResult, Outcome, Pending};
use engine::seat::{Seat, Team};
use engine::table::disclosure::Disclosure;
use engine::table::{Hindsight, SeatView};
use model::game::Game;
use opponent::{AnyPlayer, Budget, Comparison, Level, Thought};
use store::LogRow;

use super::why::why;
use crate::asking::rejection::Rejection;
use crate::games::study::{Point, Study, Turning, WHOLE, share};
use crate::games::tables;

/// How many turning points a review shows.
const TURNING: usize = 3;
/// The least cost of a turning point, in thousandths of a win.
const COSTLY: i32 = 60;
/// The number of turns up to which each gets the full number of positions; in longer games each gets fewer.
const FULL: u64 = 150;
/// The fewest positions of a useful search.
const FEWEST: u64 = 400;
/// The seed of all searches of a review.
const SEED: u64 = 0;

/// A review being made.
pub(super) struct Making {
    log: Vec<LogRow>,
    disclosure: Disclosure,
    start: Box<dyn AnyTable>,
    /// The table before the next row.
    table: Box<dyn AnyTable>,
    next: usize,
    rounds: u32,
    /// Whether the turn before began a round.
    first: bool,
    before: Option<Seat>,
    completed: Option<u32>,
    points: Vec<Point>,
    found: Vec<Turning>,
}

/// A position to search.
pub(super) struct Moment {
    player: &'static dyn AnyPlayer,
    truth: Hindsight,
    /// The views of the seats, if the game hides something.
    views: Vec<SeatView>,
    /// The only seat that is asked, its view, and what it played.
    turn: Option<(SeatView, String)>,
}

/// The result of searching a position.
pub(super) struct Insight {
    /// Its value to the first side.
    truth: Option<i32>,
    known: Vec<Option<i32>>,
    comparison: Option<Comparison>,
}

impl Making {
    /// Begins a review: replays the game to its end once.
    pub(super) async fn begin(game: &Game, log: &[LogRow]) -> Result<Self, Rejection> {
        let log = tables::standing(game, log).await?;
        let mut table = tables::begin(game)?;
        for row in &log {
            tables::replay(&mut *table, row)?;
            pool::breathe().await;
        }
        let disclosure = table.disclosure();
        let disclosure =
            disclosure.ok_or_else(|| Rejection::Broken(format!("game {} is not open", game.id)))?;
        let (start, table) = (tables::begin(game)?, tables::begin(game)?);
        let (points, found) = (Vec::new(), Vec::new());
        let (next, rounds, first, before, completed) = (0, 0, true, None, None);
        Ok(Self { log, disclosure, start, table, next, rounds, first, before, completed, points, found })
    }

    /// How many turns there are.
    pub(super) fn turns(&self) -> usize {
        self.log.iter().filter(|row| is_turn(row)).count()
    }

    /// How many turns have been searched.
    pub(super) fn done(&self) -> usize {
        self.log.iter().take(self.next).filter(|row| is_turn(row)).count()
    }

    /// The nodes of each search.
    pub(super) fn nodes(&self, nodes: u64) -> u64 {
        (nodes.saturating_mul(FULL) / (self.turns() as u64).max(FULL)).max(FEWEST.min(nodes))
    }

    /// The next position to search; `None` after the last turn.
    pub(super) async fn moment(
        &mut self,
        player: &'static dyn AnyPlayer,
    ) -> Result<Option<Moment>, Rejection> {
        while let Some(row) = self.log.get(self.next).filter(|row| !is_turn(row)) {
            tables::replay(&mut *self.table, row)?;
            self.next += 1;
            pool::breathe().await;
        }
        let Some(row) = self.log.get(self.next) else { return Ok(None) };
        let Some(seat) = row.seat.map(Seat) else { return Ok(None) };
        let alone = matches!(self.table.pending(), Pending::Seats(asked) if asked.iter().eq([seat]));
        let sealed = !self.table.sealed().is_empty();
        let turn = (alone && !sealed).then(|| (self.table.view_of(seat), row.text.clone()));
        Ok(Some(self.at(player, turn)?))
    }

    /// The position at which the review stands.
    fn at(
        &self,
        player: &'static dyn AnyPlayer,
        turn: Option<(SeatView, String)>,
    ) -> Result<Moment, Rejection> {
        let truth = self.table.hindsight(&self.disclosure);
        let truth = truth.ok_or_else(|| Rejection::Broken("a moment of another game".to_owned()))?;
        let seats = self.table.info().seats.len() as u8;
        let hidden = self.table.info().secret.is_some() && seats == 2;
        let views = (0..seats).filter(|_| hidden).map(|seat| self.table.view_of(Seat(seat))).collect();
        Ok(Moment { player, truth, views, turn })
    }

    /// Takes the result of the last position's search, and plays its turn.
    pub(super) fn take(&mut self, insight: &Insight) -> Result<(), Rejection> {
        let Some(row) = self.log.get(self.next).cloned() else { return Ok(()) };
        let Some(seat) = row.seat.map(Seat) else { return Ok(()) };
        let fresh = self.completed != Some(self.table.turns_completed()) || self.before != Some(seat);
        if fresh {
            let begins = self.before.is_none_or(|before| seat <= before);
            self.rounds += u32::from(begins);
            self.first = begins;
            self.before = Some(seat);
            self.completed = Some(self.table.turns_completed());
            self.point(insight);
        }
        if let Some(comparison) = &insight.comparison {
            let lost = share(comparison.best.value) - share(comparison.played);
            if lost >= COSTLY {
                let reason = why(&*self.table, &*self.start, seat, comparison);
                self.found.push(Turning {
                    point: self.points.len().saturating_sub(1),
                    entries: row.number,
                    seat: seat.0,
                    first: self.first,
                    played: row.text.clone(),
                    better: better(&comparison.best),
                    lost,
                    why: reason,
                });
            }
        }
        tables::replay(&mut *self.table, &row)?;
        self.next += 1;
        Ok(())
    }

    fn point(&mut self, insight: &Insight) {
        let last = self.points.last();
        let truth = insight.truth.map(share);
        let truth = truth.or(last.map(|point| point.truth)).unwrap_or(WHOLE / 2);
        let known = (0..).zip(&insight.known).map(|(seat, value)| {
            let before = last.and_then(|point| point.known.get(seat)).copied();
            value.map(share).or(before).unwrap_or(WHOLE / 2)
        });
        let known = known.collect();
        self.points.push(Point { number: self.rounds.max(1), truth, known });
    }

    /// The last position, if the game was resigned or agreed upon and not decided on the board.
    pub(super) fn end(&self, player: &'static dyn AnyPlayer) -> Result<Moment, Rejection> {
        self.at(player, None)
    }

    /// The finished review.
    pub(super) fn study(mut self, end: &Insight) -> Study {
        let team = self.table.info().seats.first().map(|seat| seat.team);
        let decided = match self.table.pending() {
            Pending::Over(outcome) if !by_decision(&self.log) => decided(outcome, team),
            _ => None,
        };
        match decided {
            Some(truth) => {
                let known = self.points.last().map_or(0, |point| point.known.len());
                let known = vec![truth; known];
                self.points.push(Point { number: self.rounds.max(1), truth, known });
            }
            None => self.point(end),
        }
        // The costliest ones, in the order of the game.
        self.found.sort_by_key(|turning| -turning.lost);
        self.found.truncate(TURNING);
        self.found.sort_by_key(|turning| turning.entries);
        Study { points: self.points, turning: self.found }
    }
}

/// Whether a line of the log is a seat's turn, or a part of one.
fn is_turn(row: &LogRow) -> bool {
    row.seat.is_some() && TableStep::from_word(&row.text).is_none()
}

/// Whether the game was ended by a decision about it, not on the board.
fn by_decision(log: &[LogRow]) -> bool {
    log.last().is_some_and(|row| TableStep::from_word(&row.text).is_some())
}

/// The first side's share of an outcome on the board.
fn decided(outcome: Outcome, first: Option<Team>) -> Option<i32> {
    match outcome.result {
        GameResult::Won(team) => Some(if Some(team) == first { WHOLE } else { 0 }),
        GameResult::Drawn => Some(WHOLE / 2),
        _ => None,
    }
}

/// The better line: as far as expected, and at least a whole turn.
fn better(best: &Thought) -> Vec<String> {
    if best.line.len() >= best.steps.len() { best.line.clone() } else { best.steps.clone() }
}

impl Moment {
    /// Searches the position: slow, for a thread of its own.
    pub(super) fn think(&self, budget: &Budget<'_>) -> Insight {
        let first = Seat(0);
        let comparison = self.turn.as_ref().and_then(|(view, played)| {
            self.player.compare(view, played, budget, SEED).map(|found| (view.seat(), found))
        });
        let truth = self.player.in_hindsight(&self.truth, first, budget, SEED);
        let known = self.views.iter().map(|view| {
            let value = match &comparison {
                Some((seat, found)) if *seat == view.seat() => Some(found.best.value),
                _ => self.player.value(view, Level::Hard, budget, SEED),
            };
            value.map(|value| if view.seat() == first { value } else { -value })
        });
        let known = known.collect();
        Insight { truth, known, comparison: comparison.map(|(_, found)| found) }
    }
}

/// A position that is shared with its search thread.
pub(super) type Shared = Arc<Moment>;
