//! Allthought Chess: Thinktank Chess with Berolina pawns, as `rules.md` beside this file tells it.

use crate::board::Role;
use crate::chess::{Army, Chesslike, DeadPositions, Position as Base, SEATS};
use crate::rules::{Credit, Info, Options, Pages, SetupError};

use super::thinktank::{ARRAY, PROMOTIONS};

mod position;
#[cfg(test)]
mod tests;

pub use position::Position;

/// What is on the board.
const ARMY: &Army = &Army {
    pawn: Role::Berolina,
    promotions: PROMOTIONS,
    besides: &[],
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
        edition: 1,
        credit: Credit::By("Frank Maus"),
        summary: "Thinktank Chess with pawns that walk diagonally and strike straight ahead.",
        rules: Pages::new(
            include_str!("rules.md"),
            &[("de", include_str!("rules.de.md")), ("es", include_str!("rules.es.md"))],
        ),
        seats: SEATS,
        fewest: SEATS.len(),
        options: &[],
        secret: None,
        chance: false,
        words: &[],
    };

    type Position = Position;

    fn start(_options: &Options) -> Result<Position, SetupError> {
        Ok(Position::new(Base::from_army(ARMY, ARRAY)))
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Position::parse(text)
    }
}
