//! Evaluation: what a computer player asks of a game beside its rules.
//!
//! - [`Evaluate`]: a position with a value; [`Searched`]: a game whose states lead to such positions
//! - [`Appraised`]: a game with secrets, whose worlds have a static value
//! - [`Weighed`]: a [`Variant`](crate::chess::Variant) of chess that gives its pieces' worth, and gets the rest
//! - [`Worth`], [`Score`]: values for opening and endgame
//! - [`Study`]: the evaluation of pieces that move like those of chess; `pawns`, `kings`, `squares`: its parts;
//!   [`loot`]: the gain of the best exchange on one square
//! - [`fold`]: a hash of a position, the same on every machine
//!
//! Values are in hundredths of a pawn. The numbers of each game are in its folder.

mod appraised;
mod exchange;
mod fold;
mod kings;
mod pawns;
mod score;
mod searched;
mod squares;
mod study;
mod weighed;
mod worth;

use std::hash::Hash;
use std::ops::ControlFlow;

use crate::rules::GameResult;
use crate::search::Search;
use crate::seat::Team;

pub use appraised::Appraised;
pub(crate) use exchange::exchange;
pub use exchange::loot;
pub use fold::fold;
pub use score::Score;
pub(crate) use searched::as_played;
pub use searched::{Searched, Standing};
pub use study::Study;
pub use weighed::Weighed;
pub use worth::Worth;

/// A position that a computer player can look ahead from.
///
/// Its methods allocate only where the game's generator does.
pub trait Evaluate: Search<Step: Eq + Hash> {
    /// The team that decides next; seats of one team share its interest.
    fn team(&self) -> Team;

    /// A hash of all that identifies a position, whose turn it is included.
    fn key(&self) -> u64;

    /// The half-moves without progress, which count towards a draw; 0 where nothing counts.
    fn clock(&self) -> u32 {
        0
    }

    /// The result if the game is over by the board alone, without looking at steps.
    fn ending(&self) -> Option<GameResult> {
        None
    }

    /// The result where no step is legal.
    fn stuck(&self) -> GameResult;

    /// The static value of the position for [`Evaluate::team`].
    fn value(&self) -> i32;

    /// The immediate gain of a step to the position `next`: 0 for a quiet one. It needn't be sound: it orders
    /// steps, and where only captures are searched, quiet ones are left out by it.
    fn gain(&self, step: Self::Step, next: &Self) -> i32;

    /// Whether a winning step keeps its gain, as far as is seen at once.
    fn is_sound(&self, _step: Self::Step, _next: &Self) -> bool {
        true
    }

    /// Whether the team to decide has to answer a threat, so that quiet steps matter.
    fn in_check(&self) -> bool {
        false
    }

    /// The position with the turn passed, where searching that is safe (null move): not in check, nor where having
    /// to move may be what loses.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// Calls the listener with the steps that gain something at once.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    fn gains<B>(&self, mut listener: impl FnMut(Self::Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        self.continuations(|step, next| {
            if self.gain(step, &next) > 0 { listener(step, next) } else { ControlFlow::Continue(()) }
        })
    }
}
