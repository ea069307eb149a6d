//! Thinktank Chess: chess with pieces that capture unlike they move, as `rules.md` beside this file tells it.

use crate::board::{Role, Side};
use crate::chess::{Army, Arrays, Chesslike, DeadPositions, Game, Position, SEATS};
use crate::rules::{Credit, Info, Options, Pages, SetupError};

#[cfg(test)]
mod tests;

/// The pieces of the first rank, from the a-file on.
pub const ARRAY: [Role; 8] = [
    Role::Rookni,
    Role::Kniroo,
    Role::Biskni,
    Role::Queen,
    Role::King,
    Role::Bisroo,
    Role::Knibis,
    Role::Roobis,
];

/// What a pawn may become, in the order menus offer it.
pub const PROMOTIONS: &[Role] =
    &[Role::Queen, Role::Rookni, Role::Roobis, Role::Bisroo, Role::Biskni, Role::Kniroo, Role::Knibis];

/// What is on the board.
const ARMY: &Army = &Army {
    pawn: Role::Pawn,
    promotions: PROMOTIONS,
    besides: &[],
    dead: DeadPositions::BareKings,
    pawns_retreat: false,
};

/// The rules of Thinktank Chess.
#[derive(Debug)]
pub struct Thinktank;

impl Chesslike for Thinktank {
    const INFO: Info = Info {
        id: "thinktank",
        title: "Thinktank Chess",
        edition: 1,
        credit: Credit::By("Frank Maus"),
        summary: "Every piece but king and queen captures in another way than it moves.",
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
        Ok(Position::from_army(ARMY, ARRAY))
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        let position = Position::parse_army(ARMY, text, Arrays::Usual)?;
        check_castling(&position)?;
        Ok(position)
    }

    fn fast_perft(game: &Game, depth: u32) -> Option<u64> {
        game.fast_perft(depth)
    }
}

/// Checks that each castling right belongs to the piece that began in its corner.
///
/// # Errors
/// Naming the corner at fault.
pub fn check_castling(position: &Position) -> Result<(), SetupError> {
    for side in Side::BOTH {
        for corner in position.castling().rooks(side) {
            let needed = if corner.file() == 0 { Role::Rookni } else { Role::Roobis };
            if position.placement().role_at(corner) != Some(needed) {
                let sentence = format!("{} castles on {corner} only with a {}", side.name(), needed.name());
                return Err(SetupError::new(sentence));
            }
        }
    }
    Ok(())
}
