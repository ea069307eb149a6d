//! People, interactions, facts.

use model::ids::{ChannelId, InteractionId};
use store::{Person, Store, Tx};

use super::database::on_each;
use super::{ADA, BEN};

async fn committed(store: &Store, change: impl AsyncFnOnce(&mut Tx)) {
    let mut tx = store.begin().await.expect("a transaction");
    change(&mut tx).await;
    tx.commit().await.expect("committed");
}

#[tokio::test]
async fn direct_messages_open_close_and_are_told_of_once() {
    on_each(async |store: Store| {
        assert_eq!(store.person(ADA).await.expect("the database"), Person::default());
        committed(&store, async |tx| tx.dm_opened(ADA, ChannelId(70), 5).await.expect("noted")).await;
        let open = Person { dm_channel: Some(ChannelId(70)), ..Person::default() };
        assert_eq!(store.person(ADA).await.expect("the database"), open);
        committed(&store, async |tx| tx.dm_refused(ADA).await.expect("noted")).await;
        committed(&store, async |tx| tx.dm_refused(BEN).await.expect("noted")).await;
        let closed = Person { dm_closed: true, dm_notice: true, ..open.clone() };
        assert_eq!(store.person(ADA).await.expect("the database"), closed);
        for (due, what) in [(true, "the first time"), (false, "never again")] {
            committed(&store, async |tx| {
                assert_eq!(tx.take_dm_notice(ADA).await.expect("the database"), due, "{what}");
            })
            .await;
        }
        assert!(store.person(BEN).await.expect("the database").dm_notice, "Ben has his own");
        committed(&store, async |tx| tx.dm_reset(ADA).await.expect("noted")).await;
        assert_eq!(store.person(ADA).await.expect("the database"), open);
    })
    .await;
}

#[tokio::test]
async fn a_theme_is_remembered_changed_and_forgotten() {
    on_each(async |store: Store| {
        for theme in [Some("contrast"), Some("wood"), None] {
            committed(&store, async |tx| tx.set_theme(ADA, theme).await.expect("noted")).await;
            assert_eq!(store.person(ADA).await.expect("the database").theme.as_deref(), theme);
        }
        committed(&store, async |tx| tx.dm_opened(ADA, ChannelId(70), 5).await.expect("noted")).await;
        committed(&store, async |tx| tx.set_theme(ADA, Some("wood")).await.expect("noted")).await;
        let person = store.person(ADA).await.expect("the database");
        assert_eq!((person.dm_channel, person.theme.as_deref()), (Some(ChannelId(70)), Some("wood")));
    })
    .await;
}

#[tokio::test]
async fn an_interaction_counts_once_and_is_forgotten_after_its_time() {
    on_each(async |store: Store| {
        for (now, first) in [(1_000, true), (2_000, false)] {
            committed(&store, async |tx| {
                assert_eq!(tx.first_time(InteractionId(5), now).await.expect("the database"), first);
            })
            .await;
        }
        // Rolled-back changes don't count.
        let mut tx = store.begin().await.expect("a transaction");
        assert!(tx.first_time(InteractionId(6), 1_000).await.expect("the database"));
        drop(tx);
        committed(&store, async |tx| {
            assert!(tx.first_time(InteractionId(6), 1_500).await.expect("the database"));
        })
        .await;
        committed(&store, async |tx| assert_eq!(tx.purge(1_200, 9).await.expect("purged"), 1)).await;
        committed(&store, async |tx| {
            assert!(tx.first_time(InteractionId(5), 3_000).await.expect("the database"), "forgotten");
            assert!(!tx.first_time(InteractionId(6), 3_000).await.expect("the database"), "kept");
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn facts_are_written_over() {
    on_each(async |store: Store| {
        assert_eq!(store.fact("commands").await.expect("the database"), None);
        for value in ["one", "two"] {
            committed(&store, async |tx| tx.set_fact("commands", value).await.expect("written")).await;
            assert_eq!(store.fact("commands").await.expect("the database").as_deref(), Some(value));
        }
    })
    .await;
}
