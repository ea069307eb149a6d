//! Replies: what may follow a turn in one world.

use engine::evaluate::Appraised;
use engine::rules::{GameResult, Pending};
use engine::seat::{Seat, Team};
use rand_core::Rng;

use super::entries::entries;
use super::trial::Trial;
use crate::search::MATE;

/// The most outcomes of chance in a row that are drawn after a turn.
const DRAWS: usize = 8;
/// The most parts of a turn that are played behind its first commit point.
const PARTS: usize = 4;

impl<R: Appraised> Trial<'_, R> {
    /// The value of a turn in a world: by the state it leads to, or after the best reply of the seat that is asked
    /// next. `None` when the budget is spent.
    pub(super) fn try_out(&mut self, world: usize, line: &[R::Step], replies: bool) -> Option<i32> {
        let next = self.after(self.worlds.get(world)?.clone(), self.seat, line)?;
        let next = if replies { self.finished(next)? } else { next };
        let Pending::Seats(asked) = R::pending(&next) else { return Some(self.value(&next)) };
        let mut others = asked.iter().filter(|seat| *seat != self.seat);
        let (true, Some(other), None) = (replies, others.next(), others.next()) else {
            return Some(self.value(&next));
        };
        if asked.contains(self.seat) {
            return Some(self.value(&next));
        }
        let friend = Self::team(other) == Self::team(self.seat);
        let mut best = None;
        for reply in entries::<R>(&next, other) {
            let Some(after) = self.after(next.clone(), other, &reply) else {
                if self.stopped {
                    return None;
                }
                continue;
            };
            let value = self.value(&after);
            best = Some(match best {
                None => value,
                Some(best) if friend => value.max(best),
                Some(best) => value.min(best),
            });
        }
        Some(best.unwrap_or_else(|| self.value(&next)))
    }

    /// The state after the rest of the thinking seat's turn, where the commit point came before its end (a burial after a capture):
    /// each part as it is worth most. Without it the reply would not be seen.
    fn finished(&mut self, mut state: R::State) -> Option<R::State> {
        for _ in 0..PARTS {
            if !matches!(R::pending(&state), Pending::Seats(asked) if asked.iter().eq([self.seat])) {
                break;
            }
            let mut best: Option<(i32, R::State)> = None;
            for part in entries::<R>(&state, self.seat) {
                let Some(after) = self.after(state.clone(), self.seat, &part) else {
                    if self.stopped {
                        return None;
                    }
                    continue;
                };
                let value = self.value(&after);
                if best.as_ref().is_none_or(|(most, _)| value > *most) {
                    best = Some((value, after));
                }
            }
            let Some((_, after)) = best else { break };
            state = after;
        }
        Some(state)
    }

    /// The state after a turn of a seat, and after the outcomes of chance that follow.
    fn after(&mut self, mut state: R::State, seat: Seat, line: &[R::Step]) -> Option<R::State> {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes || (self.nodes.is_multiple_of(64) && (self.budget.stop)()) {
            self.stopped = true;
            return None;
        }
        for step in line {
            R::apply(&mut state, seat, *step).ok()?;
        }
        for _ in 0..DRAWS {
            if R::pending(&state) != Pending::Chance {
                break;
            }
            let outcomes = (R::CAPABILITIES.outcomes())(&state);
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut ticket = ((u64::from(self.numbers.next_u32()) * u64::from(total)) >> 32) as u32;
            let drawn = outcomes.iter().find(|(_, weight)| {
                let hit = ticket < *weight;
                ticket = ticket.saturating_sub(*weight);
                hit
            });
            (R::CAPABILITIES.happens())(&mut state, drawn?.0).ok()?;
        }
        Some(state)
    }

    /// The value of a state for the thinking seat.
    fn value(&self, state: &R::State) -> i32 {
        let Pending::Over(outcome) = R::pending(state) else { return R::appraise(state, self.seat) };
        match outcome.result {
            GameResult::Won(team) if Some(team) == Self::team(self.seat) => MATE - 1,
            GameResult::Won(_) | GameResult::Lost => 1 - MATE,
            GameResult::Scored(_) | GameResult::Shared(_) | GameResult::Drawn | GameResult::Void => 0,
        }
    }

    fn team(seat: Seat) -> Option<Team> {
        R::INFO.seats.get(usize::from(seat.0)).map(|seat| seat.team)
    }
}
