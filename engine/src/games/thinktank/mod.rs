//! Thinktank Chess: chess with pieces that capture unlike they move, as `rules.md` beside this file tells it.

use crate::board::{Kind, Pattern, Side};
use crate::chess::{Army, Arrays, DeadPositions, Position};
use crate::duel::{Chesslike, SEATS};
use crate::rules::{Achievements, Credit, Info, Length, Lesson, Options, Phrase, Refusal, SetupError, Value};

pub(in crate::games) mod achievements;
pub(in crate::games) mod evaluation;
mod lesson;
mod refusals;
#[cfg(test)]
mod tests;

crate::kinds! {
    /// The kinds of Thinktank Chess: all but king and queen capture in another way than they move.
    pub enum Thinker {
        /// The pawn.
        Pawn = "P", "pawn", "Pawn", PawnStep, PawnCapture;
        /// The queen.
        Queen = "Q", "queen", "Queen", Queen, Queen;
        /// The king.
        King = "K", "king", "King", King, King;
        /// Moves like a knight, captures like a bishop.
        Knibis = "NB", "knibis", "Knibis", Knight, Bishop;
        /// Moves like a knight, captures like a rook.
        Kniroo = "NR", "kniroo", "Kniroo", Knight, Rook;
        /// Moves like a bishop, captures like a knight.
        Biskni = "BN", "biskni", "Biskni", Bishop, Knight;
        /// Moves like a bishop, captures like a rook.
        Bisroo = "BR", "bisroo", "Bisroo", Bishop, Rook;
        /// Moves like a rook, captures like a knight.
        Rookni = "RN", "rookni", "Rookni", Rook, Knight;
        /// Moves like a rook, captures like a bishop.
        Roobis = "RB", "roobis", "Roobis", Rook, Bishop;
    }
}

/// The pieces of the first rank, from the a-file on.
pub const ARRAY: [Thinker; 8] = [
    Thinker::Rookni,
    Thinker::Kniroo,
    Thinker::Biskni,
    Thinker::Queen,
    Thinker::King,
    Thinker::Bisroo,
    Thinker::Knibis,
    Thinker::Roobis,
];

/// What a pawn may become, in the order menus offer it.
pub const PROMOTIONS: &[Thinker] = &[
    Thinker::Queen,
    Thinker::Rookni,
    Thinker::Roobis,
    Thinker::Bisroo,
    Thinker::Biskni,
    Thinker::Kniroo,
    Thinker::Knibis,
];

/// The army.
const ARMY: &Army<Thinker> =
    &Army { promotions: PROMOTIONS, dead: DeadPositions::BareKings, pawns_retreat: false };

/// The rules of Thinktank Chess.
#[derive(Debug)]
pub struct Thinktank;

impl Chesslike for Thinktank {
    const INFO: Info = Info {
        id: "thinktank",
        title: "Thinktank Chess",
        credit: Credit::By("Frank Maus"),
        summary: "Every piece but king and queen captures in another way than it moves.",
        rules: crate::rules::pages_beside!(),
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        refusals: refusals::ALL,
        length: Length::Long,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = Position<Thinker>;

    fn start(_options: &Options) -> Result<Position<Thinker>, SetupError> {
        Ok(Position::from_army(ARMY, ARRAY))
    }

    fn parse(text: &str, _options: &Options) -> Result<Position<Thinker>, SetupError> {
        let position = Position::parse_army(ARMY, text, Arrays::Usual)?;
        check_castling(&position)?;
        Ok(position)
    }

    fn move_question(_position: &Position<Thinker>) -> Phrase {
        Phrase::of("engine-asks-thinktank-move")
    }
}

/// Checks that each castling right belongs to the piece that began in its corner.
///
/// # Errors
/// Naming the corner at fault.
pub fn check_castling<K: Kind>(position: &Position<K>) -> Result<(), SetupError> {
    for side in Side::BOTH {
        for corner in position.castling().rooks(side) {
            let needed = if corner.file() == 0 { Pattern::Knight } else { Pattern::Bishop };
            let Some(role) = K::ALL.iter().find(|role| role.is_rook() && role.capturing() == needed) else {
                continue;
            };
            if position.placement().role_at(corner) != Some(*role) {
                let refusal = Refusal::of(refusals::CORNER).with("side", Value::Name(side.name()));
                return Err(refusal.with("square", corner).with("piece", Value::kind(role.name())).into());
            }
        }
    }
    Ok(())
}
