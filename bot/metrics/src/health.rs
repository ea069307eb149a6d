//! The health of the process: heartbeats of its loops, its gateway connection, whether it is stopping.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::Loop;

/// The age of a loop's last heartbeat from which it counts as stuck. An unreachable database holds a round up by ten
/// seconds a statement.
const STUCK: Duration = Duration::from_secs(120);

/// The health of a process.
#[derive(Debug)]
pub struct Health {
    begun: Instant,
    /// For each loop, milliseconds from the beginning to its last round, plus one; 0: it hasn't begun.
    rounds: [AtomicU64; Loop::ALL.len()],
    shards_wanted: AtomicU32,
    shards_connected: AtomicU32,
    listening: AtomicBool,
    stopping: AtomicBool,
}

/// The health of this process.
static HEALTH: LazyLock<Health> = LazyLock::new(Health::new);

/// The health of this process.
#[must_use]
pub fn health() -> &'static Health {
    &HEALTH
}

/// Notes a heartbeat of a loop of this process.
pub fn tick(of: Loop) {
    HEALTH.tick(of, Instant::now());
}

impl Health {
    /// The health of a process that begins now.
    #[must_use]
    pub fn new() -> Self {
        Self {
            begun: Instant::now(),
            rounds: Default::default(),
            shards_wanted: AtomicU32::new(0),
            shards_connected: AtomicU32::new(0),
            listening: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
        }
    }

    /// Notes a heartbeat of a loop.
    pub fn tick(&self, of: Loop, now: Instant) {
        let since = now.saturating_duration_since(self.begun).as_millis() as u64;
        self.rounds[of as usize].store(since + 1, Ordering::Relaxed);
    }

    /// Notes that a loop has ended, as it should.
    pub fn ended(&self, of: Loop) {
        self.rounds[of as usize].store(0, Ordering::Relaxed);
    }

    /// The age of a loop's last heartbeat; `None` before it begins and after it has ended.
    #[must_use]
    pub fn age(&self, of: Loop, now: Instant) -> Option<Duration> {
        let at = self.rounds[of as usize].load(Ordering::Relaxed).checked_sub(1)?;
        Some(now.saturating_duration_since(self.begun + Duration::from_millis(at)))
    }

    /// The stuck loop in words; `None` when all is well.
    #[must_use]
    pub fn stuck(&self, now: Instant) -> Option<String> {
        let stuck = |of: &Loop| {
            let age = self.age(*of, now).filter(|age| *age > STUCK)?;
            Some(format!("the {}'s loop has not come round for {} s", of.word(), age.as_secs()))
        };
        let stuck: Vec<String> = Loop::ALL.iter().filter_map(stuck).collect();
        (!stuck.is_empty()).then(|| stuck.join("; "))
    }

    /// Sets how many gateway shards this process should have.
    pub fn shards_wanted(&self, count: u32) {
        self.shards_wanted.store(count, Ordering::Relaxed);
        crate::shards_wanted(count);
    }

    /// Sets how many of them are connected.
    pub fn shards_connected(&self, count: u32) {
        let before = self.shards_connected.swap(count, Ordering::Relaxed);
        for _ in count..before {
            crate::gateway_event("lost");
        }
        crate::shards_connected(count);
    }

    /// Notes that it listens for interactions by HTTP, and needs no gateway.
    pub fn listens(&self) {
        self.listening.store(true, Ordering::Relaxed);
    }

    /// Notes that it is stopping.
    pub fn stops(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    /// Why people's requests don't reach this process, in words; `None` when they do.
    #[must_use]
    pub fn unreachable(&self) -> Option<String> {
        if self.stopping.load(Ordering::Relaxed) {
            return Some("it is stopping".to_owned());
        }
        let (wanted, connected) =
            (self.shards_wanted.load(Ordering::Relaxed), self.shards_connected.load(Ordering::Relaxed));
        match self.listening.load(Ordering::Relaxed) {
            true => None,
            false if wanted == 0 => Some("the gateway is not connected yet".to_owned()),
            false if connected < wanted => {
                Some(format!("{connected} of {wanted} gateway shards are connected"))
            }
            false => None,
        }
    }
}

impl Default for Health {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loop_that_does_not_come_round_is_named() {
        let health = Health::new();
        let now = Instant::now();
        let later = now + STUCK + Duration::from_secs(5);
        assert_eq!(health.stuck(later), None, "none has begun: the database may be migrated for long");
        for of in Loop::ALL {
            health.tick(of, now);
        }
        assert_eq!(health.stuck(now), None);
        health.tick(Loop::Outbox, later);
        health.ended(Loop::Jobs);
        let stuck = health.stuck(later).expect("the clock's loop");
        assert!(stuck.contains("the clock's loop has not come round for 12"), "{stuck}");
        assert!(!stuck.contains("outbox") && !stuck.contains("jobs"), "{stuck}");
    }

    #[test]
    fn it_is_reached_when_every_shard_is_connected_and_until_it_stops() {
        let health = Health::new();
        assert!(health.unreachable().expect("not yet").contains("not connected yet"));
        health.shards_wanted(2);
        health.shards_connected(1);
        assert_eq!(health.unreachable().as_deref(), Some("1 of 2 gateway shards are connected"));
        health.shards_connected(2);
        assert_eq!(health.unreachable(), None);
        health.shards_connected(1);
        assert!(health.unreachable().is_some());
        health.listens();
        assert_eq!(health.unreachable(), None);
        health.stops();
        assert_eq!(health.unreachable().as_deref(), Some("it is stopping"));
    }
}
