//! Counting lines of play: the sharpest test of a move generator.

use std::ops::ControlFlow;

use super::{DeadPositions, Position};
use crate::board::Kind;

/// The number of lines of exactly `depth` moves from a position.
///
/// A line ends early, and does not count, at checkmate, stalemate or a dead position; clocks and repetitions are the
/// business of the game.
///
/// ```
/// use engine::chess::{Arrays, DeadPositions, Position, perft};
///
/// let start = Position::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Arrays::Usual)?;
/// assert_eq!(perft(&start, 3, DeadPositions::Orthodox), 8_902);
/// # Ok::<(), engine::chess::FenError>(())
/// ```
#[must_use]
pub fn perft<K: Kind>(position: &Position<K>, depth: u32, dead: DeadPositions) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    if dead.contains(position.placement()) {
        return lines;
    }
    let _: ControlFlow<()> = position.generate(|fan| {
        if depth == 1 {
            lines += fan.count() as u64;
        } else {
            for mv in fan.moves() {
                let mut next = *position;
                next.make(mv);
                lines += perft(&next, depth - 1, dead);
            }
        }
        ControlFlow::Continue(())
    });
    lines
}
