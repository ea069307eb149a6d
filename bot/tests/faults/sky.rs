//! The database's weather in a run: what happens at the n-th moment of a kind follows from the seed.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use store::{Blow, Moment, Weather};

/// How often each moment goes wrong, in thousandths.
const BEGIN: u32 = 25;
const COMMIT: u32 = 70;
const ALONE: u32 = 8;
const WRITTEN: u32 = 40;

/// Weather that comes and goes.
pub(crate) struct Sky {
    seed: u64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    calm: bool,
    gone_until: Option<Instant>,
    counted: BTreeMap<Moment, u64>,
    struck: u32,
}

impl Sky {
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, state: Mutex::default() }
    }

    /// Nothing goes wrong any more, or anything may again.
    pub(crate) fn set_calm(&self, calm: bool) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).calm = calm;
    }

    /// The database is away for so long.
    pub(crate) fn go_away(&self, time: Duration) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).gone_until = Some(Instant::now() + time);
    }

    /// How often it has struck.
    pub(crate) fn struck(&self) -> u32 {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).struck
    }
}

impl Weather for Sky {
    fn blow(&self, moment: Moment) -> Option<Blow> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let number = state.counted.entry(moment).or_default();
        *number += 1;
        let number = *number;
        if state.calm {
            return None;
        }
        let mut rng = StdRng::seed_from_u64(self.seed ^ (moment as u64) << 56 ^ number << 8);
        let often = match moment {
            Moment::Begin => BEGIN,
            Moment::Commit => COMMIT,
            Moment::Alone => ALONE,
            Moment::Written => WRITTEN,
        };
        let away = state.gone_until.is_some_and(|until| Instant::now() < until);
        if !away && rng.random_range(0..1000) >= often {
            return None;
        }
        state.struck += 1;
        // A connection that breaks in the midst of a commit leaves it open whether that counted.
        Some(match rng.random_range(0..10) {
            0 | 1 if moment == Moment::Commit => Blow::Unheard,
            _ if away => Blow::Gone,
            0..=2 => Blow::Slow(Duration::from_millis(rng.random_range(1..60))),
            3 | 4 => Blow::Busy,
            5 => Blow::Gone,
            6 => Blow::Full,
            _ => Blow::Unheard,
        })
    }
}
