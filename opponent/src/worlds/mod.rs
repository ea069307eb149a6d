//! Games with secrets and with cards: worlds that fit the view are imagined, and searched as if everything were open.
//!
//! Each world is searched like an open game, and a step's value is the mean over worlds, so that a step which is
//! good against a single guess is not enough. It is ignored that a line may reveal something to others, or to
//! oneself: for that the worlds would have to be searched together, which was tried and is weaker (decision 104).
//!
//! - `deep`: a search in each world; `share`: adds up their values
//! - `trial`: tries every turn in every world with its immediate replies, for decisions unseen by others and for
//!   studies; `entries`: lists the turns; `reply`: the replies
//! - `back`: reviews turns

mod back;
mod deep;
mod entries;
mod reply;
mod share;
mod trial;

use std::marker::PhantomData;

use engine::any_game::Companion;
use engine::evaluate::{Appraised, Searched};
use engine::rules::{Pending, Progress};
use engine::seat::Seat;
use engine::table::{Game, Hindsight, SeatView};

use crate::choice::choose;
use crate::player::{AnyPlayer, numbers};
use crate::search::Root;
use crate::thought::written;
use crate::{Budget, Comparison, Level, Study, Thought};
use entries::entries;
use trial::{GLANCES, REPLIES, Trial};

/// The computer player of a game whose worlds can be appraised and searched.
#[derive(Debug)]
pub struct Worlds<R>(PhantomData<fn() -> R>);

impl<R> Worlds<R> {
    /// The only value of the type.
    pub const NEW: Self = Self(PhantomData);
}

impl<R: Appraised + Searched> Worlds<R> {
    /// The game with its player as companion, for a catalogue: [`Players`](crate::Players) finds it there.
    pub const GAME: Game<R> = Game::with(Self::COMPANION);

    const ANY: &'static dyn AnyPlayer = &Self::NEW;
    const COMPANION: Companion = &Self::ANY;
}

/// The positions for two worlds; with four times as many there are three, with nine times as many four: half of
/// what is added goes into worlds and half into depth in each of them. `WORLDS` is the most.
const DEEPER: u64 = 10_000;
const WORLDS: u64 = 8;
/// The number of worlds for the review of a turn.
const LOOKED_BACK_ON: u64 = 12;
/// The positions of a study's budget per imagined world, and the most worlds.
const STUDIED: u64 = 4_000;
const MOST_STUDIED: u64 = 240;

/// The most by which a decision unseen by others may be worse than the best: a player who always decides alike
/// becomes predictable.
const fn unseen(level: Level) -> i32 {
    match level {
        Level::Easy => 400,
        Level::Medium => 250,
        Level::Hard => 150,
    }
}

impl<R: Appraised + Searched> Worlds<R> {
    /// The number of worlds for a budget of positions.
    #[must_use]
    pub fn count(nodes: u64) -> u64 {
        (1 + (nodes / DEEPER).isqrt()).min(WORLDS)
    }

    /// The turn to play next, if the true world is one of these. For tools that hold worlds themselves: a player
    /// has a view, from which they are made.
    ///
    /// `None` where the seat is asked for nothing that can be searched.
    #[must_use]
    pub fn think_in(
        &self,
        mut worlds: Vec<R::State>,
        seat: Seat,
        level: Level,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Option<Thought> {
        let (mut steps, mut value, mut nodes) = (Vec::new(), None, 0);
        let most = budget.nodes.min(level.nodes());
        loop {
            let standing = worlds.iter().filter_map(R::standing);
            let positions: Vec<R::Position> = standing.map(|standing| standing.position).collect();
            // The first step of a turn needs more thought than the rest.
            let left = most.saturating_sub(nodes);
            let left = if steps.is_empty() { left / 4 * 3 } else { left / 2 };
            let (ranked, spent) = deep::rank(&positions, &Budget { nodes: left, ..*budget });
            nodes += spent;
            let chosen = choose(ranked, level.margin(), &mut numbers(seed, 1 + steps.len() as u64))?;
            value = value.or(Some(chosen.value));
            let text = chosen.line.first()?.to_string();
            let step: R::Step = text.parse().ok()?;
            steps.push(text);
            let mut is_over = false;
            worlds.retain_mut(|world| {
                let applied = R::apply(world, seat, step);
                is_over |= matches!(&applied, Ok(applied) if applied.progress != Progress::Draft);
                applied.is_ok()
            });
            if is_over {
                return Some(Thought { line: steps.clone(), steps, value: value?, nodes });
            }
        }
    }

    fn trial<'a>(worlds: Vec<R::State>, seat: Seat, budget: &Budget<'a>, seed: u64) -> Trial<'a, R> {
        Trial { seat, worlds, budget: *budget, nodes: 0, stopped: false, numbers: numbers(seed, 0) }
    }

    /// Random worlds that fit a view.
    fn imagined(seen: &R::View, count: u64, seed: u64) -> Vec<R::State> {
        (0..count).map(|world| R::resample(seen, &mut numbers(seed, world + 2))).collect()
    }

    /// A decision unseen by others: by the states it leads to, one of those that are nearly as good as the best.
    fn decide(
        worlds: Vec<R::State>,
        seat: Seat,
        level: Level,
        budget: &Budget<'_>,
        seed: u64,
    ) -> Option<Thought> {
        let turns = entries::<R>(worlds.first()?, seat);
        let mut trial = Self::trial(worlds, seat, budget, seed);
        let mut ranked = trial.rank(turns, 0);
        // The first one stands for all that were not tried.
        ranked.retain(|root| root.exact || root.place == 0);
        let chosen = choose(ranked, unseen(level), &mut numbers(seed, 1))?;
        let steps: Vec<String> = chosen.line.iter().map(ToString::to_string).collect();
        Some(Thought { line: steps.clone(), steps, value: chosen.value, nodes: trial.nodes })
    }
}

impl<R: Appraised + Searched> AnyPlayer for Worlds<R> {
    fn game(&self) -> &'static str {
        R::INFO.id
    }

    fn think(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Thought> {
        let (seen, seat) = (view.of::<R>()?, view.seat());
        let worlds = Self::imagined(seen, Self::count(budget.nodes.min(level.nodes())), seed);
        // The asked seats are the same in all worlds.
        let Pending::Seats(asked) = R::pending(worlds.first()?) else { return None };
        if !asked.contains(seat) {
            return None;
        }
        if R::is_unseen(worlds.first()?) {
            return Self::decide(Self::imagined(seen, GLANCES as u64, seed), seat, level, budget, seed);
        }
        self.think_in(worlds, seat, level, budget, seed)
    }

    fn value(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<i32> {
        if let Some(thought) = self.think(view, level, budget, seed) {
            return Some(thought.value);
        }
        let (worlds, seat) = (Self::imagined(view.of::<R>()?, WORLDS, seed), view.seat());
        let worth = |world| i64::from(R::appraise(world, seat));
        Some((worlds.iter().map(worth).sum::<i64>() / WORLDS as i64) as i32)
    }

    fn looks_back(&self) -> bool {
        true
    }

    fn compare(&self, view: &SeatView, played: &str, budget: &Budget<'_>, seed: u64) -> Option<Comparison> {
        let worlds = Self::imagined(view.of::<R>()?, LOOKED_BACK_ON, seed);
        back::compare::<R>(worlds, view.seat(), played, budget, seed)
    }

    fn in_hindsight(&self, at: &Hindsight, seat: Seat, budget: &Budget<'_>, seed: u64) -> Option<i32> {
        back::worth::<R>(at.of::<R>()?, seat, budget, seed)
    }

    fn study(&self, view: &SeatView, budget: &Budget<'_>, seed: u64) -> Option<Study> {
        let seat = view.seat();
        let count = (budget.nodes / STUDIED).clamp(GLANCES as u64, MOST_STUDIED);
        let worlds = Self::imagined(view.of::<R>()?, count, seed);
        let Pending::Seats(asked) = R::pending(worlds.first()?) else { return None };
        if !asked.contains(seat) || R::is_unseen(worlds.first()?) {
            return None;
        }
        let turns = entries::<R>(worlds.first()?, seat);
        // Without a limit of positions: turns and worlds limit them.
        let mut trial = Self::trial(worlds, seat, &Budget { nodes: u64::MAX, ..*budget }, seed);
        let glance = trial.rank(turns, 0);
        let best: Vec<Root<R::Step>> = glance.iter().take(REPLIES).cloned().collect();
        let ranked = trial.answered(best)?;
        let [best, next, ..] = ranked.as_slice() else { return None };
        // The number of turns that look better at first.
        let before = glance.iter().position(|root| root.place == best.place)? + 1;
        let (worth, clear) = Study::weigh(best.value, next.value);
        Some(Study {
            turn: written(&best.line),
            start: None,
            worth,
            effort: (glance.len() * before) as u64,
            choices: glance.len(),
            clear,
        })
    }
}
