//! Stories: a finished game turn by turn with everything disclosed, in which achievements are found.

use std::sync::Arc;

use super::{Event, Info, Outcome, Phrase, Reason, Value};
use crate::board::Square;
use crate::scene::{Cell, Scene, Tint, Token};
use crate::seat::{Seat, SeatSet};

/// One entry of a story, between two scenes.
#[derive(Debug)]
pub struct Moment {
    /// The seat that acted; `None` for chance and the referee.
    pub by: Option<Seat>,
    /// The parts of the entry.
    pub parts: Vec<String>,
    /// The events it caused.
    pub events: Vec<Event>,
    /// The scene before it.
    pub before: Arc<Scene<Phrase>>,
    /// The scene after it.
    pub after: Arc<Scene<Phrase>>,
}

/// The story of a finished game.
#[derive(Debug)]
pub struct Story {
    /// The game.
    pub info: &'static Info,
    /// The outcome.
    pub outcome: Outcome,
    /// The winners, everybody on the winning side; nobody in draws and against the game.
    pub winners: SeatSet,
    /// The occupied seats.
    pub seats: SeatSet,
    /// The number of completed turns.
    pub turns: u32,
    /// The entries, in order.
    pub moments: Vec<Moment>,
}

impl Story {
    /// The seat that an event's value names, if it is occupied.
    #[must_use]
    pub fn seat_of(&self, value: &Value) -> Option<Seat> {
        match value {
            Value::Seat(seat) | Value::Score(seat, _) => {
                Some(*seat).filter(|seat| self.seats.contains(*seat))
            }
            _ => None,
        }
    }

    /// The owners of the pieces in all events with this code.
    pub fn owners<'a>(&'a self, moment: &'a Moment, code: &'a str) -> impl Iterator<Item = Seat> + 'a {
        moment.values(code, "piece").filter_map(|piece| match piece {
            Value::Piece(_, Some(side)) => self.seat_of(&Value::from(*side)),
            _ => None,
        })
    }

    /// The colour of a seat's pieces.
    #[must_use]
    pub fn tint(&self, seat: Seat) -> Tint {
        self.info.seats.get(usize::from(seat.0)).map_or(Tint::Neutral, |seat| seat.tint)
    }

    /// The entries of a seat, in order.
    pub fn moments_of(&self, seat: Seat) -> impl Iterator<Item = &Moment> {
        self.moments.iter().filter(move |moment| moment.by == Some(seat))
    }

    /// Whether the game was won by mate or a captured king, not by resignation, time or agreement.
    #[must_use]
    pub fn is_decided_on_the_board(&self) -> bool {
        let reason = self.outcome.reason;
        !self.winners.is_empty() && (reason == Reason::CHECKMATE || reason == Reason::KING_CAPTURED)
    }

    /// The entry that gave mate or captured the king, and its seat.
    #[must_use]
    pub fn mate(&self) -> Option<(&Moment, Seat)> {
        let last = self.moments.iter().rev().find_map(|moment| Some((moment, moment.by?)))?;
        Some(last).filter(|(_, seat)| self.is_decided_on_the_board() && self.winners.contains(*seat))
    }
}

impl Moment {
    /// The moves of the entry, from square to square.
    pub fn moves(&self) -> impl Iterator<Item = (Square, Square)> {
        self.parts.iter().filter_map(|part| squares(part))
    }

    /// Whether it has an event with this code.
    #[must_use]
    pub fn has(&self, code: &str) -> bool {
        self.events.iter().any(|event| event.code == code)
    }

    /// The argument of each event with this code.
    pub fn values(&self, code: &str, argument: &str) -> impl Iterator<Item = &Value> {
        let of_code = self.events.iter().filter(move |event| event.code == code);
        of_code.filter_map(move |event| event.arg(argument))
    }

    /// The kind of piece in that argument of each event with this code.
    pub fn kinds(&self, code: &str, argument: &str) -> impl Iterator<Item = &'static str> {
        self.values(code, argument).filter_map(|value| match value {
            Value::Piece(kind, _) => Some(*kind),
            _ => None,
        })
    }

    /// The piece that moved last, as it stands now.
    #[must_use]
    pub fn mover(&self) -> Option<&Token> {
        // A piece that has moved may step on: the part for that is a square alone.
        let arrives = |part: &String| squares(part).map(|(_, to)| to).or_else(|| part.parse().ok());
        token(&self.after, self.parts.iter().filter_map(arrives).next_back()?)
    }

    /// The piece that moves first, as it stood before the turn.
    #[must_use]
    pub fn begins(&self) -> Option<&Token> {
        token(&self.before, self.moves().next()?.0)
    }

    /// The capture by the first move: mover and victim as they stood before it, and the move.
    #[must_use]
    pub fn capture(&self, own: Tint) -> Option<(&Token, &Token, (Square, Square))> {
        let (from, to) = self.moves().next()?;
        let (mover, victim) = (token(&self.before, from)?, token(&self.before, to)?);
        let moved = token(&self.after, from).is_none_or(|still| still != mover);
        (moved && victim.tint != own).then_some((mover, victim, (from, to)))
    }
}

/// The token on a square.
#[must_use]
pub fn token(scene: &Scene<Phrase>, square: Square) -> Option<&Token> {
    scene.cells.iter().find(|cell| cell.square == square)?.token.as_ref()
}

/// The number of pieces of a colour on the board.
#[must_use]
pub fn pieces(scene: &Scene<Phrase>, tint: Tint) -> usize {
    let is = |cell: &&Cell| cell.token.as_ref().is_some_and(|token| token.tint == tint);
    scene.cells.iter().filter(is).count()
}

/// The squares of a part that is a move: `e2e4`, `e7e8=Q`.
fn squares(part: &str) -> Option<(Square, Square)> {
    Some((part.get(..2)?.parse().ok()?, part.get(2..4)?.parse().ok()?))
}
