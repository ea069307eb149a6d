//! Faults of the database in a run: the seed decides which fault comes at the n-th failpoint of a kind.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use store::{Failpoint, Fault, FaultInjection};

/// How often a fault occurs at each failpoint, in thousandths.
const BEGIN: u32 = 25;
const COMMIT: u32 = 70;
const ALONE: u32 = 8;
const WRITTEN: u32 = 40;

/// Faults that can be turned on and off.
pub(crate) struct Injection {
    seed: u64,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    calm: bool,
    gone_until: Option<Instant>,
    counted: BTreeMap<Failpoint, u64>,
    injected: u32,
}

impl Injection {
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, state: Mutex::default() }
    }

    /// Turns faults off or on.
    pub(crate) fn set_calm(&self, calm: bool) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).calm = calm;
    }

    /// The database is away for this long.
    pub(crate) fn go_away(&self, time: Duration) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).gone_until = Some(Instant::now() + time);
    }

    /// How many faults there were.
    pub(crate) fn injected(&self) -> u32 {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).injected
    }
}

impl FaultInjection for Injection {
    fn fault(&self, failpoint: Failpoint) -> Option<Fault> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let number = state.counted.entry(failpoint).or_default();
        *number += 1;
        let number = *number;
        if state.calm {
            return None;
        }
        let mut rng = StdRng::seed_from_u64(self.seed ^ (failpoint as u64) << 56 ^ number << 8);
        let often = match failpoint {
            Failpoint::Begin => BEGIN,
            Failpoint::Commit => COMMIT,
            Failpoint::Alone => ALONE,
            Failpoint::Written => WRITTEN,
        };
        let away = state.gone_until.is_some_and(|until| Instant::now() < until);
        if !away && rng.random_range(0..1000) >= often {
            return None;
        }
        state.injected += 1;
        // A connection that breaks in the midst of a commit leaves it open whether that counted.
        Some(match rng.random_range(0..10) {
            0 | 1 if failpoint == Failpoint::Commit => Fault::Unheard,
            _ if away => Fault::Gone,
            0..=2 => Fault::Slow(Duration::from_millis(rng.random_range(1..60))),
            3 | 4 => Fault::Busy,
            5 => Fault::Gone,
            6 => Fault::Full,
            _ => Fault::Unheard,
        })
    }
}
