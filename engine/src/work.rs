//! Work counters: how much the rules computed for an answer, in units that are the same on every machine.
//!
//! A unit is a board made or a question asked about one: roughly a tenth of a microsecond. The rules report
//! frequent work here, once for each listing rather than for each move, so that counting costs next to nothing. It
//! decides two things: which positions are too tangled to begin a game with, and when to stop what need not be
//! complete (suggestions). What the rules allow never depends on it: their searches have limits of their own,
//! which are the same for everybody, in any order of questions.

use std::cell::Cell;

thread_local! {
    static SPENT: Cell<u64> = const { Cell::new(0) };
}

/// Adds `units` of work to this thread's counter.
#[inline]
pub(crate) fn spend(units: u64) {
    SPENT.with(|spent| spent.set(spent.get().wrapping_add(units)));
}

/// Runs `what` and returns how much work it took.
///
/// ```
/// use engine::{catalogue, rules::Options, seat::{Seat, Viewer}, work};
///
/// let chess = catalogue::find("chess").expect("a game").open(&Options::default(), None).expect("the start");
/// let (offers, units) = work::measured(|| chess.offers(Viewer::Seat(Seat(0))));
/// assert!(offers.len() == 20 && units > 20);
/// ```
pub fn measured<T>(what: impl FnOnce() -> T) -> (T, u64) {
    let meter = Meter::start();
    let done = what();
    (done, meter.units())
}

/// A meter of the work that this thread does from its start on.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    began: u64,
}

impl Meter {
    /// Starts a meter at 0.
    #[must_use]
    pub fn start() -> Self {
        Self { began: SPENT.get() }
    }

    /// The units of work since the start.
    #[must_use]
    pub fn units(&self) -> u64 {
        SPENT.get().wrapping_sub(self.began)
    }
}
