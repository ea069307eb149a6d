//! Which gateway shards are connected, as far as serenity tells.
//!
//! It tells of no shard that it is about to replace, so its list is looked at now and then. A shard enters that list as
//! "disconnected" though it may be connected by then; so until the list first says otherwise, the shard's own word counts.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::gateway::{ConnectionStage, ShardManager};
use tokio::time::sleep;

use crate::operations::health;

/// How often to look.
const LOOK: Duration = Duration::from_millis(500);

/// What is known beside serenity's list.
#[derive(Clone, Debug, Default)]
pub(super) struct Connected(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// Those that said they were ready.
    ready: BTreeSet<u32>,
    /// Those in the list when last looked at.
    listed: BTreeSet<u32>,
    /// Those that the list has called connected since they were ready.
    trusted: BTreeSet<u32>,
}

impl Connected {
    /// A shard says that it is ready.
    pub(super) fn ready(&self, shard: u32) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.ready.insert(shard);
        known.trusted.remove(&shard);
    }

    /// Reports how many are connected, for ever.
    pub(super) async fn watch(self, manager: Arc<ShardManager>) {
        loop {
            let list: Vec<(u32, bool)> = manager
                .runners
                .lock()
                .await
                .iter()
                .map(|(id, info)| (id.0, info.stage == ConnectionStage::Connected))
                .collect();
            health().shards_connected(self.connected(&list));
            sleep(LOOK).await;
        }
    }

    /// How many are connected, by a list of shards and whether it says so.
    fn connected(&self, list: &[(u32, bool)]) -> u32 {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let listed: BTreeSet<u32> = list.iter().map(|(id, _)| *id).collect();
        let gone: Vec<u32> = known.listed.difference(&listed).copied().collect();
        for id in gone {
            known.ready.remove(&id);
            known.trusted.remove(&id);
        }
        known.listed = listed;
        let mut count = 0;
        for (id, connected) in list {
            if *connected {
                known.trusted.insert(*id);
            }
            count += u32::from(*connected || (known.ready.contains(id) && !known.trusted.contains(id)));
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_counts_once_it_has_been_right() {
        let shards = Connected::default();
        assert_eq!(shards.connected(&[]), 0);
        shards.ready(0);
        assert_eq!(shards.connected(&[]), 0, "not listed yet");
        assert_eq!(shards.connected(&[(0, false)]), 1, "listed late, with an old word");
        assert_eq!(shards.connected(&[(0, true)]), 1);
        assert_eq!(shards.connected(&[(0, false)]), 0, "now it is lost");
        assert_eq!(shards.connected(&[(0, true), (1, false)]), 1, "and resumed");
        assert_eq!(shards.connected(&[(1, false)]), 0, "replaced");
        assert_eq!(shards.connected(&[(0, false), (1, false)]), 0, "not ready yet");
        shards.ready(0);
        assert_eq!(shards.connected(&[(0, false), (1, true)]), 2);
    }
}
