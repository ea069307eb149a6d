//! Achievements: what is worth a smile in a game that is over. A game says which there are and finds them in its story.
//!
//! They need no states and no steps: a finished game is open, and its [`Story`] says everything that could be seen and read.

use super::Story;
use crate::seat::Seat;

/// Something that somebody may have done.
///
/// Its texts are `achievement-<id>` and `achievement-<id>.about` among the game's [words](super::Info::words).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Achievement {
    /// How common it is beside others: a line about a game has room for few, and the rarest come first.
    pub rank: u16,
    /// The stable word in databases.
    pub id: &'static str,
}

/// Who did what, and how often.
pub type Achieved = (Seat, Achievement, i64);

/// The achievements of a game.
#[derive(Clone, Copy, Debug)]
pub struct Achievements {
    /// All there are.
    pub list: &'static [Achievement],
    /// Those that happened in a game, of the list; the same one several times counts as often.
    pub of: fn(&Story) -> Vec<Achieved>,
}

impl Achievements {
    /// A game without achievements of its own.
    pub const NONE: Self = Self { list: &[], of: |_| Vec::new() };
}
