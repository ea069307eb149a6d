//! The referee: proves the least number of moves that solves a hole.
//!
//! Iterative deepening: all lines of one move, then of two, and so on, so that the first solution found is a
//! shortest one. Positions refuted with at least as many moves to go are skipped (`table`), and the last two moves
//! are found without trying them (`last`). A `position`'s key doesn't distinguish equal pieces.

mod last;
mod position;
mod table;
#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::atomic::Ordering;

use super::hole::Hole;
use super::stroke::{self, Stroke};
use crate::rules::Effort;
use position::Position;
use table::Table;

/// The longest line to search for: the highest possible bid.
pub const LONGEST: u32 = 30;

/// The result of the search.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// A shortest solution.
    Par(Vec<Stroke>),
    /// No line of any length solves it: the pieces it takes are not there.
    Impossible,
    /// Unsolved: fewer moves than this are proved not to be enough; whether this many are is unknown.
    Open(u32),
}

impl fmt::Display for Verdict {
    /// Writes it for the table tool and the log: `par=3:e5g6/g6h5/h5h2`, `impossible`, `open=9`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Par(line) => write!(f, "par={}:{}", line.len(), stroke::line(line)),
            Self::Impossible => f.write_str("impossible"),
            Self::Open(least) => write!(f, "open={least}"),
        }
    }
}

/// Solves a hole, within the limits of `effort`. `None` when it was told to stop.
#[must_use]
pub fn solve(hole: &Hole, effort: &Effort<'_>) -> Option<Verdict> {
    let start = Position::new(hole);
    if start.left == 0 {
        return Some(Verdict::Par(Vec::new()));
    }
    if !start.has_enough() {
        return Some(Verdict::Impossible);
    }
    let mut search = Search { table: Table::new(effort.bytes), effort, nodes: 0, line: Vec::new() };
    for moves in 1..=LONGEST {
        match search.within(&start, moves) {
            Ok(true) => {
                search.line.reverse();
                return Some(Verdict::Par(search.line));
            }
            Ok(false) => {}
            Err(Halt::Stopped) => return None,
            Err(Halt::Spent) => return Some(Verdict::Open(moves)),
        }
    }
    Some(Verdict::Open(LONGEST + 1))
}

/// Why a search ended early.
enum Halt {
    Stopped,
    Spent,
}

struct Search<'a> {
    table: Table,
    effort: &'a Effort<'a>,
    nodes: u64,
    /// The solution, last move first.
    line: Vec<Stroke>,
}

impl Search<'_> {
    /// Whether the position can be solved in this many moves, given that fewer are not enough.
    fn within(&mut self, position: &Position, moves: u32) -> Result<bool, Halt> {
        let left = position.left as u32;
        if moves < left {
            return Ok(false);
        }
        self.count()?;
        if left == 1 && moves <= 2 {
            let hunts = position.hunts();
            let found = if moves == 1 { position.in_one(&hunts) } else { position.in_two(&hunts) };
            if found {
                self.write_last(position, moves);
            }
            return Ok(found);
        }
        if self.table.refutes(position.key, moves) {
            return Ok(false);
        }
        if left > 1 {
            for stroke in position.captures() {
                let Some(next) = position.capture(stroke) else { continue };
                if self.within(&next, moves - 1)? {
                    self.line.push(stroke);
                    return Ok(true);
                }
            }
        }
        if moves > left {
            for (piece, stroke) in position.board.quiet() {
                if self.within(&position.after(piece, stroke), moves - 1)? {
                    self.line.push(stroke);
                    return Ok(true);
                }
            }
        }
        self.table.note(position.key, moves);
        Ok(false)
    }

    /// Adds to the line the last one or two moves, which were found to be enough.
    fn write_last(&mut self, position: &Position, moves: u32) {
        let mut quiet = position.board.quiet();
        if moves == 1 {
            self.line.extend(position.captures().next());
        } else if let Some((stroke, capture)) =
            quiet.find_map(|(piece, stroke)| Some((stroke, position.after(piece, stroke).captures().next()?)))
        {
            self.line.extend([capture, stroke]);
        }
    }

    fn count(&mut self) -> Result<(), Halt> {
        self.nodes += 1;
        if self.nodes > self.effort.nodes {
            return Err(Halt::Spent);
        }
        if self.nodes.is_multiple_of(1024) && self.effort.stop.load(Ordering::Relaxed) {
            return Err(Halt::Stopped);
        }
        Ok(())
    }
}
