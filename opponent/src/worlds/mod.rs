//! Games with secrets and with cards: worlds that fit the view are imagined, and every turn is tried in each of them.
//!
//! A turn is played up to its commit point, and what comes next is looked at once: all turns of whoever is asked then, in that
//! world. What a turn is worth is the mean over worlds, so that one which is good against a single guess is not enough.
//! That a line may tell others something is not seen, nor that one may learn something: for that the worlds would have to be
//! searched together.
//!
//! - `entries`: the turns there are; `reply`: what follows on one in a world; `back`: looking back on a turn

mod back;
mod entries;
mod reply;

use std::marker::PhantomData;

use engine::chance::Numbers;
use engine::evaluate::Appraised;
use engine::rules::{Pending, Rules};
use engine::seat::Seat;
use engine::table::{Hindsight, SeatView};

use crate::choice::choose;
use crate::player::{AnyPlayer, numbers};
use crate::search::Root;
use crate::{Budget, Comparison, Level, Study, Thought};
use entries::entries;

/// The computer player of a game whose worlds can be appraised.
#[derive(Debug)]
pub struct Worlds<R>(PhantomData<fn() -> R>);

impl<R> Worlds<R> {
    /// The one value there is.
    pub const NEW: Self = Self(PhantomData);
}

/// In how many worlds at most turns are looked at without an answer.
const GLANCES: usize = 4;

/// How wide a level looks.
struct Width {
    /// How many worlds it imagines.
    worlds: u64,
    /// How many turns it looks at with what follows on them in the first world, and in all of them.
    replies: usize,
    finalists: usize,
    /// By how much worse than the best a turn may be, so that it is played now and then.
    margin: i32,
    /// The same where several decide unseen: who always decides alike is seen through.
    unseen: i32,
}

impl Width {
    const fn of(level: Level) -> Self {
        match level {
            Level::Easy => Self { worlds: 1, replies: 3, finalists: 3, margin: 60, unseen: 400 },
            Level::Medium => Self { worlds: 2, replies: 8, finalists: 8, margin: 12, unseen: 250 },
            Level::Hard => Self { worlds: 12, replies: 16, finalists: 4, margin: 0, unseen: 150 },
        }
    }
}

impl<R: Appraised> AnyPlayer for Worlds<R> {
    fn game(&self) -> &'static str {
        R::INFO.id
    }

    fn think(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Thought> {
        let (seen, seat, width) = (view.of::<R>()?, view.seat(), Width::of(level));
        let worlds: Vec<R::State> =
            (0..width.worlds).map(|world| R::resample(seen, &mut numbers(seed, world + 2))).collect();
        // Who is asked is the same in all of them.
        let Pending::Seats(asked) = R::pending(worlds.first()?) else { return None };
        let roots: Vec<_> =
            if asked.contains(seat) { entries::<R>(worlds.first()?, seat) } else { Vec::new() };
        let unseen = R::is_unseen(worlds.first()?);
        let mut trial = Trial::<R> {
            seat,
            worlds,
            finalists: width.finalists,
            budget: *budget,
            nodes: 0,
            stopped: false,
            numbers: numbers(seed, 0),
        };
        let mut ranked = trial.rank(roots, if unseen { 0 } else { width.replies });
        ranked.retain(|root| root.exact || ranked_alone(root));
        let margin = if unseen { width.unseen } else { width.margin };
        let chosen = choose(ranked, margin, &mut numbers(seed, 1))?;
        let steps: Vec<String> = chosen.line.iter().map(ToString::to_string).collect();
        Some(Thought { line: steps.clone(), steps, value: chosen.value, nodes: trial.nodes })
    }

    fn value(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<i32> {
        if let Some(thought) = self.think(view, level, budget, seed) {
            return Some(thought.value);
        }
        let (seen, seat, worlds) = (view.of::<R>()?, view.seat(), Width::of(level).worlds);
        let worth = |world| i64::from(R::appraise(&R::resample(seen, &mut numbers(seed, world + 2)), seat));
        Some(((0..worlds).map(worth).sum::<i64>() / worlds as i64) as i32)
    }

    fn looks_back(&self) -> bool {
        true
    }

    fn compare(&self, view: &SeatView, played: &str, budget: &Budget<'_>, seed: u64) -> Option<Comparison> {
        let seen = view.of::<R>()?;
        let worlds = (0..Width::of(Level::Hard).worlds)
            .map(|world| R::resample(seen, &mut numbers(seed, world + 2)))
            .collect();
        back::compare::<R>(worlds, view.seat(), played, budget, seed)
    }

    fn in_hindsight(&self, at: &Hindsight, seat: Seat, budget: &Budget<'_>, seed: u64) -> Option<i32> {
        back::worth::<R>(at.of::<R>()?, seat, budget, seed)
    }

    fn study(&self, view: &SeatView, budget: &Budget<'_>, seed: u64) -> Option<Study> {
        let (seen, seat, width) = (view.of::<R>()?, view.seat(), Width::of(Level::Hard));
        let count = (budget.nodes / A_WORLD).clamp(GLANCES as u64, MANY);
        let worlds: Vec<R::State> =
            (0..count).map(|world| R::resample(seen, &mut numbers(seed, world + 2))).collect();
        let Pending::Seats(asked) = R::pending(worlds.first()?) else { return None };
        if !asked.contains(seat) || R::is_unseen(worlds.first()?) {
            return None;
        }
        let turns = entries::<R>(worlds.first()?, seat);
        // However many positions that takes: their number is bounded by those of turns and worlds.
        let budget = Budget { nodes: u64::MAX, ..*budget };
        let mut trial = Trial::<R> {
            seat,
            worlds,
            finalists: width.finalists,
            budget,
            nodes: 0,
            stopped: false,
            numbers: numbers(seed, 0),
        };
        let glance = trial.rank(turns, 0);
        let best: Vec<Root<R::Step>> = glance.iter().take(width.replies).cloned().collect();
        let ranked = trial.answered(best)?;
        let [best, next, ..] = ranked.as_slice() else { return None };
        // How many turns look better at first.
        let before = glance.iter().position(|root| root.place == best.place)? + 1;
        let turn = best.line.iter().map(ToString::to_string).filter(|step| !step.is_empty());
        let (worth, clear) = Study::weigh(best.value, next.value);
        Some(Study {
            turn: turn.collect::<Vec<_>>().join("/"),
            start: None,
            worth,
            effort: (glance.len() * before) as u64,
            choices: glance.len(),
            clear,
        })
    }
}

/// For each so many positions of the budget a study imagines a world, and so many at most.
const A_WORLD: u64 = 4_000;
const MANY: u64 = 48;

/// Whether a turn stands for all that were not looked at.
fn ranked_alone<S>(root: &Root<S>) -> bool {
    root.place == 0
}

/// The turns of a seat on trial.
struct Trial<'a, R: Rules> {
    seat: Seat,
    worlds: Vec<R::State>,
    /// How many turns are looked at in all worlds.
    finalists: usize,
    budget: Budget<'a>,
    nodes: u64,
    stopped: bool,
    /// What chance decides in imagined worlds.
    numbers: Numbers,
}

impl<R: Appraised> Trial<'_, R> {
    /// The turns with what they are worth, the best first: all by what they leave, the best `replies` of them by what may follow.
    fn rank(&mut self, entries: Vec<Vec<R::Step>>, replies: usize) -> Vec<Root<R::Step>> {
        let root = |(place, line)| Root { line, value: -crate::search::MATE, exact: false, place };
        let mut roots: Vec<Root<R::Step>> = entries.into_iter().enumerate().map(root).collect();
        if roots.len() < 2 {
            return roots;
        }
        self.weigh(&mut roots);
        roots.sort_by_key(|root| (!root.exact, -root.value, root.place));
        let best: Vec<Root<R::Step>> = roots.iter().take(replies).cloned().collect();
        self.answered(best).unwrap_or(roots)
    }

    /// Gives turns their mean value over the worlds as they leave them; those the budget has no room for stay as they are.
    fn weigh(&mut self, roots: &mut [Root<R::Step>]) {
        for root in roots {
            let (mut sum, mut count) = (0_i64, 0);
            for world in 0..self.worlds.len().min(GLANCES) {
                let Some(value) = self.try_out(world, &root.line, false) else { break };
                sum += i64::from(value);
                count += 1;
            }
            if self.stopped {
                return;
            }
            if count > 0 {
                (root.value, root.exact) = ((sum / count) as i32, true);
            }
        }
    }

    /// The turns with their mean value over the worlds when they are answered, the best first. After each world the worse half of them
    /// is put aside, so that time is spent on those between which it is close. `None` when the budget is spent before that.
    fn answered(&mut self, best: Vec<Root<R::Step>>) -> Option<Vec<Root<R::Step>>> {
        let mut left: Vec<(i64, Root<R::Step>)> = best.into_iter().map(|root| (0, root)).collect();
        let mut looked = 0;
        for world in 0..self.worlds.len() {
            let values: Vec<Option<i32>> =
                left.iter().map(|(_, root)| self.try_out(world, &root.line, true)).collect();
            if self.stopped || left.is_empty() {
                break;
            }
            for ((sum, _), value) in left.iter_mut().zip(values) {
                *sum += i64::from(value.unwrap_or(-crate::search::MATE));
            }
            left.sort_by_key(|(sum, root)| (-sum, root.place));
            left.truncate(self.finalists.max(left.len().div_ceil(2)));
            looked += 1;
        }
        let mean = |(sum, root)| Root { value: (sum / looked) as i32, exact: true, ..root };
        (looked > 0).then(|| left.into_iter().map(mean).collect())
    }
}
