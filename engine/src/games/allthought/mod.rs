//! Allthought Chess: Thinktank Chess with Berolina pawns, as `rules.md` beside this file tells it.

use crate::chess::{Army, DeadPositions, Position as Base};
use crate::duel::{Chesslike, SEATS};
use crate::rules::{Achievements, Credit, Info, Length, Lesson, Options, Phrase, SetupError};

mod achievements;
mod evaluation;
mod lesson;
mod position;
#[cfg(test)]
mod tests;

pub use position::Position;

crate::kinds! {
    /// The kinds of Allthought Chess: those of Thinktank Chess with other pawns.
    pub enum Allthinker {
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
        /// The pawn that moves diagonally forward and captures straight ahead.
        Berolina = "P", "berolina", "Berolina pawn", Slant, Ahead;
    }
}

use Allthinker::{Biskni, Bisroo, King, Knibis, Kniroo, Queen, Roobis, Rookni};

/// The pieces of the first rank, from the a-file on.
const ARRAY: [Allthinker; 8] = [Rookni, Kniroo, Biskni, Queen, King, Bisroo, Knibis, Roobis];

/// The army. Pawns are promoted as in Thinktank Chess.
const ARMY: &Army<Allthinker> = &Army {
    promotions: &[Queen, Rookni, Roobis, Bisroo, Biskni, Kniroo, Knibis],
    dead: DeadPositions::BareKings,
    pawns_retreat: false,
};

/// The rules of Allthought Chess.
#[derive(Debug)]
pub struct Allthought;

impl Chesslike for Allthought {
    const INFO: Info = Info {
        id: "allthought",
        title: "Allthought Chess",
        credit: Credit::By("Frank Maus"),
        summary: "Thinktank Chess with pawns that walk diagonally and strike straight ahead.",
        rules: crate::rules::pages_beside!(),
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        length: Length::Long,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = Position;

    fn start(_options: &Options) -> Result<Position, SetupError> {
        Ok(Position::new(Base::from_army(ARMY, ARRAY)))
    }

    fn text(position: &Position) -> String {
        position.to_string()
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Position::parse(text)
    }

    fn move_question(_position: &Position) -> Phrase {
        Phrase::of("engine-asks-allthought-move")
    }
}
