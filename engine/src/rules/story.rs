//! A finished game, moment by moment, with everything open: what achievements are found in.

use std::sync::Arc;

use super::{Event, Info, Outcome, Phrase, Reason, Value};
use crate::board::Square;
use crate::scene::{Cell, Scene, Tint, Token};
use crate::seat::{Seat, SeatSet};

/// What happened between two scenes.
#[derive(Debug)]
pub struct Moment {
    /// Who acted; `None` for chance and the referee.
    pub by: Option<Seat>,
    /// What, part by part.
    pub parts: Vec<String>,
    /// What came of it.
    pub events: Vec<Event>,
    /// The board before it.
    pub before: Arc<Scene<Phrase>>,
    /// The board after it.
    pub after: Arc<Scene<Phrase>>,
}

/// A whole game.
#[derive(Debug)]
pub struct Story {
    /// Which game.
    pub info: &'static Info,
    /// How it ended.
    pub outcome: Outcome,
    /// Who won, everybody on the winning side; nobody in draws and against the game.
    pub winners: SeatSet,
    /// Who sits at the table.
    pub seats: SeatSet,
    /// How many turns were completed.
    pub turns: u32,
    /// Everything that happened, in order.
    pub moments: Vec<Moment>,
}

impl Story {
    /// Whom an event tells of, if they sit at the table.
    #[must_use]
    pub fn seat_of(&self, value: &Value) -> Option<Seat> {
        match value {
            Value::Seat(seat) | Value::Score(seat, _) => {
                Some(*seat).filter(|seat| self.seats.contains(*seat))
            }
            _ => None,
        }
    }

    /// The seats of those whose pieces the events of a code tell of.
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

    /// What a seat did, in order.
    pub fn moments_of(&self, seat: Seat) -> impl Iterator<Item = &Moment> {
        self.moments.iter().filter(move |moment| moment.by == Some(seat))
    }

    /// Whether a king fell: nobody gave up, was late or agreed to anything.
    #[must_use]
    pub fn is_decided_on_the_board(&self) -> bool {
        let reason = self.outcome.reason;
        !self.winners.is_empty() && (reason == Reason::CHECKMATE || reason == Reason::KING_CAPTURED)
    }

    /// What gave mate, or took the king, and who did it.
    #[must_use]
    pub fn mate(&self) -> Option<(&Moment, Seat)> {
        let last = self.moments.iter().rev().find_map(|moment| Some((moment, moment.by?)))?;
        Some(last).filter(|(_, seat)| self.is_decided_on_the_board() && self.winners.contains(*seat))
    }
}

impl Moment {
    /// The moves of the turn, from square to square.
    pub fn moves(&self) -> impl Iterator<Item = (Square, Square)> {
        self.parts.iter().filter_map(|part| squares(part))
    }

    /// Whether an event of this code happened.
    #[must_use]
    pub fn has(&self, code: &str) -> bool {
        self.events.iter().any(|event| event.code == code)
    }

    /// The argument of each event of this code.
    pub fn values(&self, code: &str, argument: &str) -> impl Iterator<Item = &Value> {
        let of_code = self.events.iter().filter(move |event| event.code == code);
        of_code.filter_map(move |event| event.arg(argument))
    }

    /// The kind of piece in that argument of each event of this code.
    pub fn kinds(&self, code: &str, argument: &str) -> impl Iterator<Item = &'static str> {
        self.values(code, argument).filter_map(|value| match value {
            Value::Piece(kind, _) => Some(*kind),
            _ => None,
        })
    }

    /// The piece that moved last, as it stands now.
    #[must_use]
    pub fn mover(&self) -> Option<&Token> {
        // A piece that has moved may step on: such a part is a square alone.
        let arrives = |part: &String| squares(part).map(|(_, to)| to).or_else(|| part.parse().ok());
        token(&self.after, self.parts.iter().filter_map(arrives).next_back()?)
    }

    /// The piece that moves first, as it stood before the turn.
    #[must_use]
    pub fn begins(&self) -> Option<&Token> {
        token(&self.before, self.moves().next()?.0)
    }

    /// What the first move takes from the square it goes to: mover and victim as they stood before it, and the move.
    #[must_use]
    pub fn capture(&self, own: Tint) -> Option<(&Token, &Token, (Square, Square))> {
        let (from, to) = self.moves().next()?;
        let (mover, victim) = (token(&self.before, from)?, token(&self.before, to)?);
        let moved = token(&self.after, from).is_none_or(|still| still != mover);
        (moved && victim.tint != own).then_some((mover, victim, (from, to)))
    }
}

/// What stands on a square.
#[must_use]
pub fn token(scene: &Scene<Phrase>, square: Square) -> Option<&Token> {
    scene.cells.iter().find(|cell| cell.square == square)?.token.as_ref()
}

/// How many pieces of a colour are on the board.
#[must_use]
pub fn pieces(scene: &Scene<Phrase>, tint: Tint) -> usize {
    let is = |cell: &&Cell| cell.token.as_ref().is_some_and(|token| token.tint == tint);
    scene.cells.iter().filter(is).count()
}

/// From where to where a part of a turn moves: `e2e4`, `e7e8=Q`.
fn squares(part: &str) -> Option<(Square, Square)> {
    Some((part.get(..2)?.parse().ok()?, part.get(2..4)?.parse().ok()?))
}
