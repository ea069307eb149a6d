//! Orthodox pawns moved as a set: one shift of a word moves all of them in one of their four ways.

use crate::board::{Side, Square, SquareSet};

/// A way an orthodox pawn moves, as seen from White's end of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PawnWay {
    /// One square straight ahead.
    Step,
    /// Two squares from its second rank.
    DoubleStep,
    /// A capture towards the a-file.
    West,
    /// A capture towards the h-file.
    East,
}

impl PawnWay {
    /// Whether it captures.
    #[inline(always)]
    pub(super) const fn captures(self) -> bool {
        matches!(self, Self::West | Self::East)
    }

    /// The square from which a pawn moved this way.
    #[inline(always)]
    pub(super) const fn origin(self, side: Side, to: Square) -> Square {
        let ahead = 8 * side.forward();
        let on = match self {
            Self::Step => ahead,
            Self::DoubleStep => 2 * ahead,
            Self::West => ahead - 1,
            Self::East => ahead + 1,
        };
        Square::new((to.index() as u8).wrapping_sub(on as u8) & 63)
    }
}

/// The targets of a side's pawns, by way: each target belongs to one pawn.
///
/// `prey` are the squares they may capture on. Pins and checks are left to the caller.
#[inline(always)]
pub(super) fn pawn_targets(
    side: Side,
    pawns: SquareSet,
    occupied: SquareSet,
    prey: SquareSet,
) -> [(PawnWay, SquareSet); 4] {
    let ahead = pawns.forward(side);
    let step = ahead - occupied;
    // Only a pawn on its second rank is on its third after one step.
    let double_step = (step & SquareSet::rank(side.rank(2))).forward(side) - occupied;
    [
        (PawnWay::Step, step),
        (PawnWay::DoubleStep, double_step),
        (PawnWay::West, ahead.west() & prey),
        (PawnWay::East, ahead.east() & prey),
    ]
}

/// The squares that a side's pawns on these squares attack.
#[inline(always)]
pub(super) fn struck(side: Side, pawns: SquareSet) -> SquareSet {
    pawns.forward(side).west() | pawns.forward(side).east()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Pattern;

    /// Random sets of squares for pawns to stand on.
    fn made_up(seed: u64) -> [SquareSet; 3] {
        let mut bits = seed;
        [0; 3].map(|_| {
            bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            SquareSet::from_bits(bits & bits.rotate_left(23))
        })
    }

    #[test]
    fn shifts_carry_each_pawn_where_its_patterns_do() {
        for seed in 0..2_000 {
            let [own, others, enemies] = made_up(seed);
            let occupied = own | others | enemies;
            for side in Side::BOTH {
                // No pawn stands on its last rank.
                let pawns = own - SquareSet::rank(side.rank(7));
                let mut shifted = Vec::new();
                for (way, targets) in pawn_targets(side, pawns, occupied, enemies) {
                    shifted.extend(targets.iter().map(|to| (way.origin(side, to), to)));
                }
                let one_by_one = pawns.iter().flat_map(|from| {
                    let quiet = Pattern::PawnStep.reach(side, from, occupied);
                    let capturing = Pattern::PawnCapture.reach(side, from, occupied) & enemies;
                    (quiet | capturing).iter().map(move |to| (from, to))
                });
                shifted.sort_unstable();
                assert_eq!(shifted, one_by_one.collect::<Vec<_>>(), "{side:?} {pawns:?} {occupied:?}");
            }
        }
    }

    #[test]
    fn pawns_strike_where_they_capture() {
        for side in Side::BOTH {
            for from in Square::all() {
                let reach = Pattern::PawnCapture.reach(side, from, SquareSet::EMPTY);
                assert_eq!(struck(side, SquareSet::of(from)), reach, "{side:?} {from}");
            }
        }
    }
}
