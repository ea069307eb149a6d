//! Chess by the Laws of FIDE, as `rules.md` beside this file tells it.
//!
//! Differences from the Laws: a draw by repetition or by fifty moves is claimed on the position on the board,
//! before one's own turn, never on one that the next move would bring about; and of the positions in which neither
//! side can ever mate, the game ends by itself only in those with too little material.

use crate::board::Role;
use crate::chess::{Arrays, Position};
use crate::duel::{Chesslike, SEATS};
use crate::rules::{Credit, Dialect, Info, Length, Lesson, Options, SetupError};

pub mod evaluation;
mod lesson;
#[cfg(test)]
mod tests;

/// The pieces of the first rank, from the a-file on.
pub const ARRAY: [Role; 8] =
    [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];

/// The rules of chess.
#[derive(Debug)]
pub struct Chess;

impl Chesslike for Chess {
    const INFO: Info = Info {
        id: "chess",
        title: "Chess",
        credit: Credit::Tradition("many hands over fifteen centuries"),
        summary: "The old game itself: two armies, one king each, no luck at all.",
        rules: crate::rules::pages_beside!(),
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        sample: &["e2e4", "e7e5", "f1c4", "f8c5", "g1f3", "b8c6"],
        length: Length::Long,
        ..Info::of(SEATS)
    };

    const PGN: Option<Dialect> = Some(Dialect::Orthodox);

    const LESSON: Lesson = lesson::LESSON;

    type Position = Position;

    fn start(_options: &Options) -> Result<Position, SetupError> {
        Ok(Position::from_array(ARRAY))
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Ok(Position::parse(text, Arrays::Usual)?)
    }
}
