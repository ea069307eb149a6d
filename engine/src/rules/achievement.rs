//! Achievements of a game: a list, and a function that finds them in a finished game's story.
//!
//! They need no states and no steps: a finished game is disclosed, and its [`Story`] contains everything that
//! could be seen and read.

use super::Story;
use crate::seat::Seat;

/// An achievement.
///
/// Its texts are `achievement-<id>` and `achievement-<id>.about` among the game's [words](super::Info::words).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Achievement {
    /// How common it is: a line about a game has room for few, and the rarest (lowest rank) come first.
    pub rank: u16,
    /// The stable id in databases.
    pub id: &'static str,
}

/// A seat's achievement, and how often it was achieved.
pub type Achieved = (Seat, Achievement, i64);

/// The achievements of a game.
#[derive(Clone, Copy, Debug)]
pub struct Achievements {
    /// All achievements of the game's own.
    pub list: &'static [Achievement],
    /// Finds those of the list that were achieved in a game; one achieved several times counts as often.
    pub of: fn(&Story) -> Vec<Achieved>,
}

impl Achievements {
    /// A game without achievements of its own.
    pub const NONE: Self = Self { list: &[], of: |_| Vec::new() };
}
