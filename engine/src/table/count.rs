//! Lists every legal turn, and counts lines to a depth.

use super::Table;
use super::log::join;
use crate::rules::{Pending, Progress, Rules};
use crate::seat::{Seat, Viewer};

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
