//! Draws that no single move makes: dead positions, repetition, and too many moves without progress.

use crate::board::{Board, Kind, Pattern, SquareSet};
use crate::rules::Reason;

/// Half-moves without capture or pawn move after which a draw may be claimed (FIDE Laws, 9.3).
pub const CLAIM_CLOCK: u32 = 100;
/// Half-moves without capture or pawn move after which the game is drawn (FIDE Laws, 9.6.2).
pub const DRAW_CLOCK: u32 = 150;
/// How often a position must have stood for a draw to be claimed (FIDE Laws, 9.2).
pub const CLAIM_REPETITIONS: usize = 3;
/// How often a position must have stood for the game to be drawn (FIDE Laws, 9.6.1).
pub const DRAW_REPETITIONS: usize = 5;

/// Which material counts as dead: unable to mate by any play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadPositions {
    /// Bare kings; one minor piece in all; bishops alone, all on squares of one colour.
    Orthodox,
    /// Bare kings only: for games in which a lone piece may be helped by what the board does not show.
    BareKings,
    /// None: for games in which there is no mate, or another way to win.
    Never,
}

impl DeadPositions {
    /// Whether the material on this board is dead.
    ///
    /// ```
    /// use engine::board::Board;
    /// use engine::chess::DeadPositions;
    ///
    /// let knight: Board = "4k3/8/8/8/8/8/8/4KN2".parse()?;
    /// assert!(DeadPositions::Orthodox.contains(&knight));
    /// assert!(!DeadPositions::BareKings.contains(&knight));
    /// # Ok::<(), engine::board::PlacementError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn contains<K: Kind>(self, placement: &Board<K>) -> bool {
        let others = placement.occupied() - placement.kings();
        match self {
            Self::Never => false,
            Self::BareKings => others.is_empty(),
            Self::Orthodox => {
                let bishops = placement.capturing(Pattern::Bishop) & placement.moving(Pattern::Bishop);
                let minors =
                    bishops | (placement.capturing(Pattern::Knight) & placement.moving(Pattern::Knight));
                let one_colour = bishops.is_within(SquareSet::LIGHT) || !bishops.meets(SquareSet::LIGHT);
                others.is_within(minors) && (!others.is_several() || others == bishops && one_colour)
            }
        }
    }
}

/// The history of positions for repetition, compared exactly by the key that the game gives them.
///
/// ```
/// use engine::chess::Repetitions;
///
/// let mut seen = Repetitions::default();
/// for key in ["a", "b", "a"] {
///     seen.record(key);
/// }
/// assert_eq!(seen.latest(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Repetitions<K> {
    keys: Vec<K>,
}

impl<K> Default for Repetitions<K> {
    fn default() -> Self {
        Self { keys: Vec::new() }
    }
}

impl<K: PartialEq> Repetitions<K> {
    /// Records the position on the board.
    pub fn record(&mut self, key: K) {
        self.keys.push(key);
    }

    /// Clears the history: after an irreversible turn no earlier position can return.
    pub fn forget(&mut self) {
        self.keys.clear();
    }

    /// How often the position recorded last has stood, this time included; 0 when nothing was recorded.
    #[must_use]
    pub fn latest(&self) -> usize {
        self.keys.last().map_or(0, |last| self.keys.iter().filter(|key| *key == last).count())
    }

    /// The draw that ends the game by itself now; `halfmove_clock` counts half-moves without progress.
    #[must_use]
    pub fn drawn(&self, halfmove_clock: u32) -> Option<Reason> {
        self.either(
            halfmove_clock,
            (DRAW_REPETITIONS, Reason::FIVEFOLD),
            (DRAW_CLOCK, Reason::SEVENTY_FIVE_MOVES),
        )
    }

    /// The draw that the side to move may claim now; `halfmove_clock` counts half-moves without progress.
    #[must_use]
    pub fn claimable(&self, halfmove_clock: u32) -> Option<Reason> {
        self.either(
            halfmove_clock,
            (CLAIM_REPETITIONS, Reason::THREEFOLD),
            (CLAIM_CLOCK, Reason::FIFTY_MOVES),
        )
    }

    /// Whether neither repetition nor the clock can end a line within `depth` more turns, where a position can
    /// return after `round` turns at the soonest. Such lines are counted on positions without history.
    #[must_use]
    pub fn let_pass(&self, halfmove_clock: u32, depth: u32, round: usize) -> bool {
        self.keys.len() + depth as usize <= 1 + round * (DRAW_REPETITIONS - 1)
            && halfmove_clock.saturating_add(depth) <= DRAW_CLOCK
    }

    fn either(&self, clock: u32, repeated: (usize, Reason), idle: (u32, Reason)) -> Option<Reason> {
        let repeated = Some(repeated).filter(|(times, _)| self.latest() >= *times).map(|(_, reason)| reason);
        repeated.or(Some(idle).filter(|(plies, _)| clock >= *plies).map(|(_, reason)| reason))
    }

    /// The recorded positions, the latest last.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.keys.iter()
    }

    /// The number of recorded positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Whether nothing is recorded.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_positions_are_those_of_the_list() {
        for (board, orthodox, bare) in [
            ("4k3/8/8/8/8/8/8/4K3", true, true),
            ("4k3/8/8/8/8/8/8/4KB2", true, false),
            ("4kn2/8/8/8/8/8/8/4K3", true, false),
            ("4kb2/8/8/8/8/8/8/2B1K3", true, false),
            ("2b1k3/8/8/8/8/8/8/2B1K3", false, false),
            ("4kb2/8/8/8/8/B1B5/8/2B1K3", true, false),
            ("4kn2/8/8/8/8/8/8/4KN2", false, false),
            ("4k3/8/8/8/8/8/8/3NKN2", false, false),
            ("4kn2/8/8/8/8/8/8/4KB2", false, false),
            ("4k3/8/8/8/8/8/7P/4K3", false, false),
            ("4k3/8/8/8/8/8/8/4K2R", false, false),
            ("4k3/8/8/8/8/8/8/4K2Q", false, false),
        ] {
            let placement: Board = board.parse().expect(board);
            assert_eq!(DeadPositions::Orthodox.contains(&placement), orthodox, "{board}");
            assert_eq!(DeadPositions::BareKings.contains(&placement), bare, "{board}");
        }
    }
}
