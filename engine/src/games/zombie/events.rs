//! [`TurnEvent`]: the public events of a turn.

use crate::board::{Piece, Role, Side, Square};
use crate::chess::{Played, seat_of};
use crate::rules::{Audience, Event, Phrase, Value};
use crate::seat::SeatSet;

/// A public event of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnEvent {
    /// A piece moved.
    Moved(Played),
    /// A zombie pawn was promoted where it stood.
    Promoted(Side, Square, Role),
    /// A square was turned up and a piece rose.
    Rose(Piece, Square),
    /// A square was turned up where something could have lain for all that everybody knows, and nothing rose.
    Nothing(Square),
    /// A zombie that was not moved fell to dust.
    Crumbled(Piece, Square),
    /// A captured piece was buried; the square is its burier's secret.
    Buried {
        /// The captured piece.
        piece: Piece,
        /// Whether everybody could tell that there was room: fewer graves than pieces to bury under.
        sure: bool,
    },
    /// A captured piece could not be buried and went to the dust bin.
    Unburied(Piece),
}

impl TurnEvent {
    /// The event in the common type; moves are told by the record and have none.
    #[must_use]
    pub fn event(&self) -> Option<Event> {
        let of_piece = |code, piece: Piece| Event::public(code, vec![("piece", piece.into())]);
        let at_square = |code, piece: Piece, square: Square| {
            Event::public(code, vec![("piece", piece.into()), ("square", square.into())])
        };
        Some(match *self {
            Self::Moved(_) => return None,
            Self::Promoted(side, square, role) => {
                // The turn itself shows it.
                let pawn = Value::Piece("zombie pawn", Some(side));
                let args =
                    vec![("pawn", pawn), ("piece", Value::kind(role.name())), ("square", square.into())];
                Event::public("zombie/promoted", args).evident()
            }
            Self::Rose(risen, square) => at_square("zombie/rose", risen, square),
            Self::Nothing(square) => Event::public("zombie/none", vec![("square", square.into())]),
            // Everybody sees which zombies were not moved.
            Self::Crumbled(fallen, square) => at_square("zombie/crumbled", fallen, square).evident(),
            Self::Buried { piece, sure } => of_piece("zombie/buried", piece).evident_if(sure),
            Self::Unburied(lost) => of_piece("zombie/unburied", lost),
        })
    }

    /// The sentence.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Moved(played) => played.phrase(),
            other => other.event().map(|event| Phrase::from(&event)).unwrap_or_default(),
        }
    }
}

/// The event for the burier alone: which piece is buried where.
#[must_use]
pub fn grave(burier: Side, buried: Piece, square: Square, cover: Role) -> Event {
    Event {
        audience: Audience::Only(SeatSet::only(seat_of(burier))),
        code: "zombie/grave",
        args: vec![("piece", buried.into()), ("cover", Value::kind(cover.name())), ("square", square.into())],
        reveals: false,
    }
}
