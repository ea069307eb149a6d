//! What happened in a turn.

use super::creature::{Creature, Kind};
use crate::board::{Side, Square, SquareSet};
use crate::rules::{Event, Phrase, Value};

/// One thing that happened in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEvent {
    /// A creature moved.
    Moved {
        /// Who moved it.
        side: Side,
        /// What.
        mover: Creature,
        /// Where it started.
        from: Square,
        /// Where it ended.
        to: Square,
        /// What it captured there.
        captured: Option<Creature>,
    },
    /// A bat became a booh.
    Promoted(Side, Square),
    /// Monsters ate what came beside them.
    Eaten {
        /// What was eaten.
        eaten: Creature,
        /// Where that had come to.
        square: Square,
        /// Where the monsters were.
        eaters: SquareSet,
    },
    /// Something new came out of a box or a pajama.
    Created {
        /// Whose.
        side: Side,
        /// What it came out of.
        maker: Kind,
        /// What.
        kind: Kind,
        /// Where it was put.
        square: Square,
    },
    /// Something was dropped onto its like and became something else.
    Merged {
        /// Who did it.
        side: Side,
        /// What was dropped.
        half: Kind,
        /// What it became.
        kind: Kind,
        /// Where.
        square: Square,
    },
}

impl TurnEvent {
    /// The event that tells it; moves are told by the record and need none.
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

    /// What is said of it.
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
