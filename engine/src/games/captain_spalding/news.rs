//! What happened in a turn, as events and as words.

use super::CaptainSpalding;
use super::creature::{Creature, Kind};
use crate::board::{Side, Square, SquareSet};
use crate::duel::Chesslike;
use crate::rules::{Event, Value};

/// One thing that happened in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum News {
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

impl News {
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

    /// The same as a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::Moved { side, mover, from, to, captured } => {
                let (side, name) = (side.name(), mover.kind.name());
                match captured {
                    None => format!("{side}: {name} {from} to {to}."),
                    Some(victim) => format!("{side}: {name} {from} takes {} on {to}.", victim.kind.name()),
                }
            }
            other => other.event().map_or_else(String::new, |event| event.sentence(&CaptainSpalding::INFO)),
        }
    }
}
