//! A finished game, moment by moment, with everything open.

use std::sync::Arc;

use engine::any_game::{Actor, AnyTable};
use engine::board::Square;
use engine::rules::{Event, GameResult, Info, Outcome, Pending, Value};
use engine::scene::{Cell, Scene, Tint, Token};
use engine::seat::{Seat, SeatSet, Viewer};

use crate::store::LogRow;

use super::super::super::tables;
use super::super::super::trouble::Trouble;

/// What happened between two scenes.
pub(super) struct Moment {
    /// Who acted; `None` for chance and the referee.
    pub(super) by: Option<Seat>,
    /// What, part by part.
    pub(super) parts: Vec<String>,
    /// What came of it.
    pub(super) events: Vec<Event>,
    /// The board before and after it.
    pub(super) before: Arc<Scene>,
    pub(super) after: Arc<Scene>,
}

/// A whole game.
pub(super) struct Story {
    pub(super) info: &'static Info,
    pub(super) outcome: Outcome,
    /// Who won, everybody on the winning side; nobody in draws and against the game.
    pub(super) winners: SeatSet,
    /// Who sits at the table.
    pub(super) seats: SeatSet,
    /// How many turns were completed.
    pub(super) turns: u32,
    pub(super) moments: Vec<Moment>,
}

impl Story {
    /// Plays a log through, of which nothing was taken back, from a fresh table to one at its end; nothing when that isn't
    /// over, or the game was called off.
    pub(super) fn of(
        mut playing: Box<dyn AnyTable>,
        end: &dyn AnyTable,
        log: &[LogRow],
        seats: SeatSet,
    ) -> Result<Option<Self>, Trouble> {
        let Pending::Over(outcome) = end.pending() else { return Ok(None) };
        let info = end.info();
        let won = |seat: Seat| match outcome.result {
            GameResult::Won(team) => info.seats.get(usize::from(seat.0)).is_some_and(|own| own.team == team),
            GameResult::Shared(winners) => winners.contains(seat),
            GameResult::Drawn | GameResult::Scored(_) | GameResult::Lost | GameResult::Void => false,
        };
        if outcome.result == GameResult::Void {
            return Ok(None);
        }
        let mut moments: Vec<Moment> = Vec::new();
        let mut before = Arc::new(seen(&*playing, end));
        for row in log {
            let entry = tables::entry(row, playing.pending());
            let refused = |_| Trouble::Broken(format!("entry {} of a game is refused", row.number));
            let events = playing.apply(&entry).map_err(refused)?.events;
            let after = Arc::new(seen(&*playing, end));
            moments.push(Moment {
                by: match entry.actor {
                    Actor::Seat(seat) => Some(seat),
                    Actor::Chance | Actor::Referee => None,
                },
                parts: entry.text.split('/').map(str::to_owned).collect(),
                events,
                before: std::mem::replace(&mut before, Arc::clone(&after)),
                after,
            });
        }
        let winners = seats.iter().filter(|seat| won(*seat)).collect();
        Ok(Some(Self { info, outcome, winners, seats, turns: end.turns_completed(), moments }))
    }

    /// Whom an event tells of, if they sit at the table.
    pub(super) fn seat_told(&self, told: &Value) -> Option<Seat> {
        match told {
            Value::Seat(seat) | Value::Score(seat, _) => {
                Some(*seat).filter(|seat| self.seats.contains(*seat))
            }
            _ => None,
        }
    }

    /// The colour of a seat's pieces.
    pub(super) fn tint(&self, seat: Seat) -> Tint {
        self.info.seats.get(usize::from(seat.0)).map_or(Tint::Neutral, |seat| seat.tint)
    }

    /// The last thing somebody in a seat did in the game, by whom: what ended it, where a move did.
    pub(super) fn last(&self) -> Option<(&Moment, Seat)> {
        self.moments.iter().rev().find_map(|moment| Some((moment, moment.by?)))
    }
}

impl Moment {
    /// The moves of the turn, from square to square.
    pub(super) fn moves(&self) -> impl Iterator<Item = (Square, Square)> {
        self.parts.iter().filter_map(|part| squares(part))
    }

    /// The argument of each event of this code.
    pub(super) fn told(&self, code: &str, argument: &str) -> impl Iterator<Item = &Value> {
        let of_code = self.events.iter().filter(move |event| event.code == code);
        of_code.filter_map(move |event| event.arg(argument))
    }

    /// The kind of piece in that argument of each event of this code.
    pub(super) fn kinds_told(&self, code: &str, argument: &str) -> impl Iterator<Item = &'static str> {
        self.told(code, argument).filter_map(|value| match value {
            Value::Piece(kind, _) => Some(*kind),
            _ => None,
        })
    }

    /// The piece that moved last, as it stands now.
    pub(super) fn mover(&self) -> Option<&Token> {
        // A piece that has moved may step on: such a part is a square alone.
        let arrives = |part: &String| squares(part).map(|(_, to)| to).or_else(|| part.parse().ok());
        token(&self.after, self.parts.iter().filter_map(arrives).next_back()?)
    }
}

/// Everything there is to see of a moment of a game whose end is at hand; what everybody saw where that end opens nothing.
fn seen(moment: &dyn AnyTable, end: &dyn AnyTable) -> Scene {
    let truth = end.opening().and_then(|opening| moment.truth(&opening));
    truth.map_or_else(|| moment.scene(Viewer::Public), |truth| truth.scene)
}

/// What stands on a square.
pub(super) fn token(scene: &Scene, square: Square) -> Option<&Token> {
    scene.cells.iter().find(|cell| cell.square == square)?.token.as_ref()
}

/// How many pieces of a colour are on the board.
pub(super) fn pieces(scene: &Scene, tint: Tint) -> usize {
    let is = |cell: &&Cell| cell.token.as_ref().is_some_and(|token| token.tint == tint);
    scene.cells.iter().filter(is).count()
}

/// From where to where a part of a turn moves: `e2e4`, `e7e8=Q`.
fn squares(part: &str) -> Option<(Square, Square)> {
    Some((part.get(..2)?.parse().ok()?, part.get(2..4)?.parse().ok()?))
}
