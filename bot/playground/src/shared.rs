//! The shared state of a running playground: the world under its lock, and notifications of changes.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::Config;
use crate::audit::Record;
use crate::check::Checker;
use crate::delivery::Key;
use crate::limits::Limits;
use crate::world::World;

/// How often unanswered interactions are checked.
const TICK: Duration = Duration::from_millis(200);
/// One request in this many is checked when saving work.
const SAMPLE: u64 = 64;
/// How many of the last requests a failure's text shows.
const SHOWN: usize = 12;

pub(crate) struct Shared {
    pub(crate) addr: SocketAddr,
    pub(crate) checker: Checker,
    /// The key for interactions by HTTP.
    pub(crate) key: Key,
    /// Cancelled when the playground ends.
    pub(crate) stop: CancellationToken,
    /// Discord's limits, if they are kept.
    pub(crate) limits: Option<Mutex<Limits>>,
    patience: Duration,
    /// How often a bot is asked to send heartbeats.
    pub(crate) heartbeat: Duration,
    world: Mutex<World>,
    requests: AtomicU64,
    light: bool,
    changed: watch::Sender<u64>,
}

impl Shared {
    pub(crate) fn new(addr: SocketAddr, config: &Config) -> Self {
        let key = Key::new();
        let mut world = World::new(addr, config.application_id, config.time, config.guests);
        world.shards = config.shards;
        world.public_key = key.public();
        world.light = config.light;
        world.ack_ms = config.acknowledged_within.as_millis() as u64;
        world.add_channels(config.channels);
        world.language = config.language;
        world.fresh_ms = config.fresh.then(|| world.clock.now_ms());
        Self {
            addr,
            checker: Checker::new(),
            key,
            stop: CancellationToken::new(),
            limits: config.limits.map(|limits| Mutex::new(Limits::new(limits))),
            patience: config.patience,
            heartbeat: config.heartbeat,
            world: Mutex::new(world),
            requests: AtomicU64::new(0),
            light: config.light,
            changed: watch::Sender::new(0),
        }
    }

    /// Whether the next request is checked.
    pub(crate) fn checks(&self) -> bool {
        !self.light || self.requests.fetch_add(1, Ordering::Relaxed).is_multiple_of(SAMPLE)
    }

    /// Locks the world for reading, or for changes that nobody waits for.
    pub(crate) fn look(&self) -> MutexGuard<'_, World> {
        // A test that panicked while reading leaves the world as it was.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a request, unless saving work.
    pub(crate) fn keep(&self, record: Record) {
        if !self.light {
            self.look().audit.request(record);
        }
    }

    /// Changes the world, and notifies everybody who waits.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let (result, revision) = {
            let mut world = self.look();
            world.revision += 1;
            (change(&mut world), world.revision)
        };
        self.changed.send_replace(revision);
        result
    }

    /// Notifications of changes: the world's revision.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Looks now and after every change until there is a result, or patience runs out.
    pub(crate) async fn until<T>(&self, mut look: impl FnMut() -> Option<T>) -> Option<T> {
        let mut changed = self.watch();
        tokio::time::timeout(self.patience, async {
            loop {
                changed.mark_unchanged();
                if let Some(found) = look() {
                    return Some(found);
                }
                changed.changed().await.ok()?;
            }
        })
        .await
        .unwrap_or_else(|_| look())
    }

    /// Fails unanswered interactions, until the end.
    pub(crate) async fn tick(self: Arc<Self>) {
        while !self.stop.is_cancelled() {
            tokio::select! {
                () = tokio::time::sleep(TICK) => {}
                () = self.stop.cancelled() => {}
            }
            if self.look().has_late() {
                self.change(World::expire);
            }
        }
    }

    /// Recent events, for failures.
    pub(crate) fn story(&self) -> String {
        let world = self.look();
        let requests = &world.audit.requests;
        let mut story = format!(
            "The bot is {}connected. Its last requests:",
            if world.sessions.is_connected() { "" } else { "not " }
        );
        for record in &requests[requests.len().saturating_sub(SHOWN)..] {
            story.push_str(&format!("\n  {} {} -> {}", record.method, record.path, record.status));
        }
        for violation in &world.audit.violations {
            story.push_str(&format!("\n  broken rule: {violation}"));
        }
        story
    }
}
