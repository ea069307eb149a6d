//! Lists every legal turn, and counts lines to a depth.

use super::Table;
use super::log::join;
use crate::rules::{Pending, Progress, Rules};
use crate::search::Turn;
use crate::seat::{Seat, Viewer};
use crate::table::any_game::AnyTable;

/// Turns listed and counted, for tools and tests: a part of [`AnyTable`].
pub trait Counted {
    /// The number of turn sequences of length `depth` from here, computed from the full state.
    fn perft(&self, depth: u32) -> u64;

    /// The number of steps a seat may take next, without wording them: it measures the cost of the rules alone.
    fn count_steps(&self, seat: Seat) -> usize;

    /// The turns of [`Counted::turns`] as the fast generator lists them, sorted, each with a text of the position
    /// behind it, in which useless rights may stand; `None` where the generator doesn't cover everything that may
    /// happen. It ignores history, so it may list turns after history ended the game.
    fn fast_turns(&self) -> Option<Vec<Turn>>;

    /// Every complete legal turn of the seats to act, sorted, computed from the full state: for tools and tests.
    /// `None` if there are more than `most`: many zombies alone can have millions.
    fn turns_within(&self, most: usize) -> Option<Vec<String>>;

    /// Every complete legal turn, without limit.
    fn turns(&self) -> Vec<String> {
        self.turns_within(usize::MAX).unwrap_or_default()
    }
}

impl<R: Rules> Counted for Table<R> {
    fn perft(&self, depth: u32) -> u64 {
        if self.ended.is_some() {
            return u64::from(depth == 0);
        }
        Self::count_turns(&self.state, depth)
    }

    fn count_steps(&self, seat: Seat) -> usize {
        let mut steps = Vec::new();
        R::offers(&R::view(&self.state, Viewer::Seat(seat)), &mut steps);
        steps.len()
    }

    fn fast_turns(&self) -> Option<Vec<Turn>> {
        let mut turns = (R::CAPABILITIES.fast_turns)(&self.state)?;
        turns.sort_unstable();
        Some(turns)
    }

    fn turns_within(&self, most: usize) -> Option<Vec<String>> {
        let mut turns = Vec::new();
        if let Pending::Seats(seats) = self.pending() {
            for seat in seats.iter() {
                Self::list_turns(&self.state, seat, "", most, &mut turns)?;
            }
        }
        turns.sort_unstable();
        Some(turns)
    }
}

impl<R: Rules> Table<R> {
    pub(super) fn count_turns(state: &R::State, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if let Some(lines) = (R::CAPABILITIES.fast_perft)(state, depth) {
            return lines;
        }
        match R::pending(state) {
            Pending::Over(_) => 0,
            Pending::Chance => (R::CAPABILITIES.outcomes)(state)
                .into_iter()
                .map(|(outcome, _)| {
                    let mut next = state.clone();
                    (R::CAPABILITIES.happen)(&mut next, outcome)
                        .map_or(0, |_| Self::count_turns(&next, depth))
                })
                .sum(),
            Pending::Referee => 0,
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return 0 };
                let mut steps = Vec::new();
                R::offers(&R::view(state, Viewer::Seat(seat)), &mut steps);
                let after = |step| {
                    let mut next = state.clone();
                    let applied = R::apply(&mut next, seat, step).ok()?;
                    Some(Self::count_turns(&next, depth - u32::from(applied.progress == Progress::TurnOver)))
                };
                steps.into_iter().filter(|step| (R::CAPABILITIES.is_listed)(*step)).filter_map(after).sum()
            }
        }
    }

    /// Lists the turns; `None` as soon as there are more than `most`.
    pub(super) fn list_turns(
        state: &R::State,
        seat: Seat,
        so_far: &str,
        most: usize,
        turns: &mut Vec<String>,
    ) -> Option<()> {
        let mut steps = Vec::new();
        R::offers(&R::view(state, Viewer::Seat(seat)), &mut steps);
        for step in steps.into_iter().filter(|step| (R::CAPABILITIES.is_listed)(*step)) {
            let mut next = state.clone();
            let Ok(applied) = R::apply(&mut next, seat, step) else { continue };
            let text = join(so_far, &step.to_string());
            if applied.progress != Progress::TurnOver {
                Self::list_turns(&next, seat, &text, most, turns)?;
            } else if turns.len() < most {
                turns.push(text);
            } else {
                return None;
            }
        }
        Some(())
    }
}
