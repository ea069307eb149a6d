//! Search positions: what line counting and computer players ask of a game.

use std::fmt::Display;
use std::ops::ControlFlow;

/// A cheap-to-copy position without history, with the game's fast move generator.
///
/// History (repetitions, the log) is the business of the game: where it could end a line, the game doesn't use
/// search positions. A position may be within a turn. Offers come from the same generator.
pub trait Search: Clone {
    /// One step, in canonical notation.
    type Step: Copy + Display;

    /// Calls `listener` with every legal next step, each once, and the position behind it; with none if this
    /// position ends the game or chance decides. Useless rights of passing may stay in those positions.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    fn continuations<B>(&self, listener: impl FnMut(Self::Step, Self) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Whether a turn is running, so that the next step still belongs to it.
    fn is_running(&self) -> bool {
        false
    }

    /// Whether chance decides next: cards are drawn before the next turn begins.
    fn is_chance(&self) -> bool {
        false
    }

    /// Calls `listener` with every outcome of chance, each once, with its weight and the position behind it. Line
    /// counts count each outcome; expected values multiply by the weights.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    fn outcomes<B>(&self, _listener: impl FnMut(Self::Step, u32, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        ControlFlow::Continue(())
    }

    /// The position without useless rights, as a game stores it.
    #[must_use]
    fn settled(&self) -> Self {
        self.clone()
    }

    /// The number of whole turns, or of ways to complete the running turn; 0 where chance decides.
    fn count_turns(&self) -> u64 {
        let mut turns = 0;
        let _: ControlFlow<()> = self.continuations(|_, next| {
            turns += if next.is_running() { next.count_turns() } else { 1 };
            ControlFlow::Continue(())
        });
        turns
    }
}

/// The number of lines of exactly `depth` turns from a position (perft): the sharpest test of a generator.
///
/// A line ends early, and does not count, where the position itself ends the game. The last turn of each line is
/// counted without being visited. Outcomes of chance are part of a line, but no turns.
///
/// ```
/// use engine::chess::{Arrays, Position};
/// use engine::search::perft;
///
/// let start = Position::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Arrays::Usual)?;
/// assert_eq!(perft(&start, 3), 8_902);
/// # Ok::<(), engine::chess::FenError>(())
/// ```
#[must_use]
pub fn perft<P: Search>(position: &P, depth: u32) -> u64 {
    let mut lines = 0;
    match depth {
        0 => return 1,
        _ if position.is_chance() => {
            let _: ControlFlow<()> = position.outcomes(|_, _, next| {
                lines += perft(&next, depth);
                ControlFlow::Continue(())
            });
            return lines;
        }
        1 => return position.count_turns(),
        _ => {}
    }
    let _: ControlFlow<()> = position.continuations(|_, next| {
        lines += perft(&next, depth - u32::from(!next.is_running()));
        ControlFlow::Continue(())
    });
    lines
}

/// A whole turn as typed, and the text of the position behind it.
pub type Turn = (String, String);

/// Every whole turn from a position (or the rest of the running one) with the position behind it, written by `text`.
#[must_use]
pub fn turns<P: Search>(position: &P, text: impl Fn(&P) -> String) -> Vec<Turn> {
    let mut found = Vec::new();
    each_turn(position, "", &mut |turn, next| found.push((turn, text(&next.settled()))));
    found
}

fn each_turn<P: Search>(position: &P, so_far: &str, listener: &mut impl FnMut(String, &P)) {
    let _: ControlFlow<()> = position.continuations(|step, next| {
        // A step that ends a turn may have no text.
        let parts = [so_far.to_owned(), step.to_string()];
        let turn = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("/");
        if next.is_running() {
            each_turn(&next, &turn, listener);
        } else {
            listener(turn, &next);
        }
        ControlFlow::Continue(())
    });
}
