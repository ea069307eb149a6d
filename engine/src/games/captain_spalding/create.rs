//! Creatures made by boxes and pajamas, and where they may be put.

use super::board::Board;
use super::creature::Kind;
use super::paths::AROUND;
use crate::board::{Side, Square, SquareSet};

/// The once-per-game creatures that each side has made already, on the board or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gone(u8);

impl Gone {
    fn bit(side: Side, kind: Kind) -> u8 {
        let place = Kind::ONCE.iter().position(|once| *once == kind);
        place.map_or(0, |place| 1 << (place + side.index() * Kind::ONCE.len()))
    }

    /// Whether a side has made this kind already and so can't make it again.
    #[must_use]
    pub fn contains(self, side: Side, kind: Kind) -> bool {
        self.0 & Self::bit(side, kind) != 0
    }

    /// This set after a side has made one more; kinds without such a limit are not recorded.
    #[must_use]
    pub fn with(self, side: Side, kind: Kind) -> Self {
        Self(self.0 | Self::bit(side, kind))
    }
}

/// The squares on which `side`'s maker, which has just moved to `at`, may make a creature of this kind.
#[must_use]
pub fn places(board: &Board, gone: Gone, side: Side, at: Square, kind: Kind) -> SquareSet {
    let Some(maker) = board.at(at).filter(|maker| maker.kind.makes().contains(&kind)) else {
        return SquareSet::EMPTY;
    };
    let around = AROUND[at.index()];
    let free = around - board.occupied();
    let last_rank = SquareSet::rank(side.rank(7));
    match kind {
        Kind::Rhino | Kind::HeadlessRhino | Kind::GreatElephant if gone.contains(side, kind) => {
            SquareSet::EMPTY
        }
        Kind::Bat => {
            let bats = board.pieces(side, Kind::Bat);
            let taken = bats.iter().fold(SquareSet::EMPTY, |set, bat| set | SquareSet::file(bat.file()));
            free - last_rank - taken
        }
        // A bat put on its last rank is a booh at once.
        Kind::Booh => free & last_rank,
        Kind::CookieMonster => around & board.pieces(side, Kind::Crumb),
        Kind::Elephant if !board.pieces(side, Kind::Elephant).is_empty() => SquareSet::EMPTY,
        // The small pajama can only put lint on lint; the great one holds whole bunnies.
        Kind::DustBunny if maker.kind == Kind::Pajama => around & board.role(Kind::Lint),
        Kind::DustDemon => around & board.role(Kind::DustBunny),
        _ => free,
    }
}

/// The kind of which two make a creature of this kind: one is dropped onto the other.
#[must_use]
pub fn half(kind: Kind) -> Option<Kind> {
    match kind {
        Kind::CookieMonster => Some(Kind::Crumb),
        Kind::DustBunny => Some(Kind::Lint),
        Kind::DustDemon => Some(Kind::DustBunny),
        _ => None,
    }
}
