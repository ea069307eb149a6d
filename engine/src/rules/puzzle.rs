//! Puzzles: positions for one player to solve with a line of moves, as a game may offer them beside itself.

/// The puzzles of a game whose single positions can be solved alone.
#[derive(Clone, Copy, Debug)]
pub struct Puzzles {
    /// The command by which they are reached, `golf`: its names and all that is said of them stand in the game's words, under
    /// `command-golf…`, `option-golf-…`, `daily-…` and `problem-…`. One game of a catalogue may have puzzles.
    pub command: &'static str,
    /// The seed that everybody knows, from which the puzzle of each day is drawn.
    pub seed: [u8; 32],
    /// Those that were published.
    pub problems: &'static [Problem],
}

/// A puzzle that was published, with what is known of it.
#[derive(Debug)]
pub struct Problem {
    /// Where it begins, as a position text.
    pub position: &'static str,
    /// The solution that was published with it.
    pub printed: &'static str,
    /// A shortest one: the referee proved that fewer moves are not enough.
    pub shortest: &'static str,
}

impl Problem {
    /// How many moves a line has.
    #[must_use]
    pub fn moves(line: &str) -> usize {
        line.split('/').count()
    }
}
