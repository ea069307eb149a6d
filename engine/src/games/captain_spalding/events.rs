//! [`TurnEvent`]: the events of a turn.

use super::creature::{Creature, Kind};
use crate::board::{Side, Square, SquareSet};
use crate::rules::{Event, Phrase, Value};

/// An event of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEvent {
    /// A creature moved.
    Moved {
        /// The side that moved it.
        side: Side,
        /// The creature.
        mover: Creature,
        /// The starting square.
        from: Square,
        /// The target square.
        to: Square,
        /// The creature it captured there.
        captured: Option<Creature>,
    },
    /// A bat became a booh.
    Promoted(Side, Square),
    /// Monsters ate a creature that came beside them.
    Eaten {
        /// The creature that was eaten.
        eaten: Creature,
        /// The square it had moved to.
        square: Square,
        /// The squares of the monsters.
        eaters: SquareSet,
    },
    /// A creature was made by a box or a pajama.
    Created {
        /// The side.
        side: Side,
        /// The maker.
        maker: Kind,
        /// The new creature.
        kind: Kind,
        /// The square it was put on.
        square: Square,
    },
    /// A creature was dropped onto another of its kind, and both became another kind.
    Merged {
        /// The side.
        side: Side,
        /// The kind that was dropped.
        half: Kind,
        /// The kind they became.
        kind: Kind,
        /// The square.
        square: Square,
    },
}

impl TurnEvent {
    /// The public event; moves are told by the record and have none.
    #[must_use]
    pub fn event(&self) -> Option<Event> {
        let (code, args) = match *self {
            Self::Moved { .. } => return None,
            Self::Promoted(side, square) => {
                let bat = Value::Piece(Kind::Bat.name(), Some(side));
                ("captain-spalding/promoted", vec![("piece", bat), ("square", square.into())])
            }
            Self::Eaten { eaten, square, eaters } => (
                if eaters.is_several() { "captain-spalding/shared" } else { "captain-spalding/eaten" },
                vec![
                    ("monsters", eaters.into()),
                    ("piece", Value::Piece(eaten.kind.name(), eaten.owner)),
                    ("square", square.into()),
                ],
            ),
            Self::Created { side, maker, kind, square } => (
                "captain-spalding/created",
                vec![
                    ("maker", Value::Piece(maker.name(), Some(side))),
                    ("piece", Value::kind(kind.name())),
                    ("square", square.into()),
                ],
            ),
            Self::Merged { side, half, kind, square } => (
                "captain-spalding/merged",
                vec![
                    ("side", side.into()),
                    ("half", Value::kind(half.name())),
                    ("piece", Value::kind(kind.name())),
                    ("square", square.into()),
                ],
            ),
        };
        Some(Event::public(code, args))
    }

    /// The sentence.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match *self {
            Self::Moved { side, mover, from, to, captured } => {
                let way = if captured.is_some() { "takes" } else { "moves" };
                let victim = captured.unwrap_or(mover).kind.name();
                Phrase::of("engine-scene-move")
                    .with("way", Value::Case(way))
                    .with("side", side)
                    .with("piece", Value::kind(mover.kind.name()))
                    .with("from", from)
                    .with("to", to)
                    .with("victim", Value::kind(victim))
            }
            other => other.event().map(|event| Phrase::from(&event)).unwrap_or_default(),
        }
    }
}
