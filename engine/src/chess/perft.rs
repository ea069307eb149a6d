//! Counting lines of play: the sharpest test of a move generator.

use std::ops::ControlFlow;

use super::Variant;

/// The number of lines of exactly `depth` moves from a position.
///
/// A line ends early, and does not count, where the position itself ends the game: at checkmate, stalemate, a dead position,
/// or whatever else the variant ends with. Clocks and repetitions are the business of the game.
///
/// ```
/// use engine::chess::{Arrays, Position, perft};
///
/// let start = Position::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Arrays::Usual)?;
/// assert_eq!(perft(&start, 3), 8_902);
/// # Ok::<(), engine::chess::FenError>(())
/// ```
#[must_use]
pub fn perft<V: Variant>(position: &V, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.ending().is_some() || position.is_dead() {
        return 0;
    }
    if depth == 1 {
        return position.count_moves();
    }
    let mut lines = 0;
    let _: ControlFlow<()> = position.generate(|fan| {
        for mv in fan.moves() {
            let mut next = position.clone();
            next.make_as(fan.role, mv);
            lines += perft(&next, depth - 1);
        }
        ControlFlow::Continue(())
    });
    lines
}
