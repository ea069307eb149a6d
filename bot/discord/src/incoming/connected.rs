//! Which gateway shards are connected, as far as serenity's list can be trusted.
//!
//! serenity gives no notice of a shard that it is about to replace, so its list is read now and then. A shard enters that list
//! as "disconnected" though it may be connected by then; so until the list first says otherwise, the shard's own report counts.
//! And a shard that hangs while it reconnects stays in the list as "connected" for ever; so one without any sign of life for
//! long counts as lost. A sign is an event, or an answered heartbeat, which shows in the latency: each one changes it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use metrics::health;
use serenity::gateway::{ConnectionStage, ShardManager};
use tokio::time::{Instant, sleep};

/// How often the list is read.
const LOOK: Duration = Duration::from_millis(500);

/// What is known in addition to serenity's list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Connected(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// How many were connected at the last look.
    count: u32,
    /// Shards that reported being ready.
    ready: BTreeSet<u32>,
    /// Shards in the list at the last look.
    listed: BTreeSet<u32>,
    /// Shards that the list has called connected since they were ready.
    trusted: BTreeSet<u32>,
    /// The latency of each when it last changed, and the time of its last sign of life.
    signs: BTreeMap<u32, (Option<Duration>, Instant)>,
}

/// A shard in serenity's list: its number, whether it is called connected, and its latest latency.
type Listed = (u32, bool, Option<Duration>);

/// The progress of connecting. (Shards connect one after the other, which takes long if there are many.)
#[derive(Debug, Default)]
struct Progress {
    count: u32,
    since: Option<Instant>,
}

impl Progress {
    /// For how long there has been no progress, with this many connected now.
    fn stands_still(&mut self, count: u32, wanted: u32, now: Instant) -> Duration {
        if count >= wanted || count > self.count || self.since.is_none() {
            self.since = Some(now);
        }
        self.count = count;
        self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since))
    }
}

impl Connected {
    /// Notes that a shard reported being ready.
    pub(crate) fn ready(&self, shard: u32) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.ready.insert(shard);
        known.trusted.remove(&shard);
        known.signs.entry(shard).or_insert((None, Instant::now())).1 = Instant::now();
    }

    /// Notes a sign of life of a shard.
    pub(crate) fn alive(&self, shard: u32) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, at)) = known.signs.get_mut(&shard) {
            *at = Instant::now();
        }
    }

    /// Reports how many are connected, for ever; shards without a sign of life for `silence` are not.
    pub(crate) async fn watch(self, manager: Arc<ShardManager>, silence: Duration) {
        loop {
            let list: Vec<Listed> = manager
                .runners
                .lock()
                .await
                .iter()
                .map(|(id, info)| (id.0, info.stage == ConnectionStage::Connected, info.latency))
                .collect();
            health().shards_connected(self.connected(&list, silence, Instant::now()));
            sleep(LOOK).await;
        }
    }

    /// How many shards of a list are connected.
    fn connected(&self, list: &[Listed], silence: Duration, now: Instant) -> u32 {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let listed: BTreeSet<u32> = list.iter().map(|(id, ..)| *id).collect();
        let gone: Vec<u32> = known.listed.difference(&listed).copied().collect();
        for id in gone {
            known.ready.remove(&id);
            known.trusted.remove(&id);
            known.signs.remove(&id);
        }
        known.listed = listed;
        let mut count = 0;
        for (id, connected, latency) in list {
            if *connected {
                known.trusted.insert(*id);
            }
            let called = *connected || (known.ready.contains(id) && !known.trusted.contains(id));
            let (measured, at) = known.signs.entry(*id).or_insert((*latency, now));
            if measured != latency || !called {
                (*measured, *at) = (*latency, now);
            }
            let silent = now.saturating_duration_since(*at) > silence;
            count += u32::from(called && !silent);
        }
        known.count = count;
        count
    }

    /// Waits until for `patience` too few were connected, and no more came.
    pub(crate) async fn stalled(&self, wanted: u32, patience: Duration) {
        let mut progress = Progress::default();
        loop {
            let count = self.0.lock().unwrap_or_else(PoisonError::into_inner).count;
            if progress.stands_still(count, wanted, Instant::now()) >= patience {
                return;
            }
            sleep(LOOK).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standing_still_counts_from_the_last_shard_that_came() {
        let (mut progress, begun) = (Progress::default(), Instant::now());
        let mut at = |second: u64, count| {
            progress.stands_still(count, 3, begun + Duration::from_secs(second)).as_secs()
        };
        assert_eq!([at(0, 0), at(100, 0), at(110, 1), at(200, 1)], [0, 100, 0, 90]);
        assert_eq!([at(210, 2), at(250, 1), at(300, 1)], [0, 40, 90], "one that is lost is no progress");
        assert_eq!([at(310, 3), at(900, 3), at(910, 2)], [0, 0, 10]);
    }

    #[test]
    fn one_that_is_called_connected_without_a_sign_of_life_is_lost() {
        let (shards, begun) = (Connected::default(), Instant::now());
        let at = |second: u64, latency: u64| {
            let listed = (0, true, Some(Duration::from_millis(latency)));
            shards.connected(&[listed], Duration::from_secs(60), begun + Duration::from_secs(second))
        };
        shards.ready(0);
        assert_eq!([at(0, 7), at(50, 7), at(90, 8), at(140, 8), at(160, 8)], [1, 1, 1, 1, 0]);
        assert_eq!([at(170, 9), at(400, 9)], [1, 0], "a heartbeat was answered, then none");
        // It entered the list too late to be called connected before it hung.
        let shards = Connected::default();
        shards.ready(0);
        let at = |second: u64| {
            shards.connected(
                &[(0, false, None)],
                Duration::from_secs(60),
                begun + Duration::from_secs(second),
            )
        };
        assert_eq!([at(0), at(50), at(100)], [1, 1, 0]);
    }

    #[test]
    fn the_list_counts_once_it_has_been_right() {
        let (shards, now) = (Connected::default(), Instant::now());
        let connected = |list: &[(u32, bool)]| {
            let list: Vec<Listed> = list.iter().map(|(id, connected)| (*id, *connected, None)).collect();
            shards.connected(&list, Duration::from_secs(60), now)
        };
        assert_eq!(connected(&[]), 0);
        shards.ready(0);
        assert_eq!(connected(&[]), 0, "not listed yet");
        assert_eq!(connected(&[(0, false)]), 1, "listed late, with an old word");
        assert_eq!(connected(&[(0, true)]), 1);
        assert_eq!(connected(&[(0, false)]), 0, "now it is lost");
        assert_eq!(connected(&[(0, true), (1, false)]), 1, "and resumed");
        assert_eq!(connected(&[(1, false)]), 0, "replaced");
        assert_eq!(connected(&[(0, false), (1, false)]), 0, "not ready yet");
        shards.ready(0);
        assert_eq!(connected(&[(0, false), (1, true)]), 2);
    }
}
