//! Puzzles: positions that one player solves with a line of moves, offered beside the game itself.

/// The puzzles of a game whose single positions can be solved alone.
#[derive(Clone, Copy, Debug)]
pub struct Puzzles {
    /// The command for them, `golf`: its names and all its texts stand in the game's words, under `command-golf…`,
    /// `option-golf-…`, `daily-…` and `problem-…`. One game of a catalogue may have puzzles.
    pub command: &'static str,
    /// The public seed from which each day's puzzle is drawn.
    pub seed: [u8; 32],
    /// The published puzzles.
    pub problems: &'static [Problem],
}

/// A published puzzle and its known solutions.
#[derive(Debug)]
pub struct Problem {
    /// The starting position as a text.
    pub position: &'static str,
    /// The published solution.
    pub printed: &'static str,
    /// A shortest solution: the referee proved that fewer moves are not enough.
    pub shortest: &'static str,
}

impl Problem {
    /// The number of moves in a line.
    #[must_use]
    pub fn moves(line: &str) -> usize {
        line.split('/').count()
    }
}
