//! How a store shares out its connections, and what may be lost with the power.

use model::ids::UserId;
use pool::{Lane, Threads};
use sqlx::Row;
use tokio::sync::oneshot;

use super::*;

/// Somebody who has had much may hold all connections of those who have, and be kept waiting with them: others look and write.
#[tokio::test]
async fn whoever_has_had_much_keeps_nobody_else_from_looking_and_writing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&format!("sqlite:{}", folder.path().join("games.db").display())).await;
    let store = store.expect("a store");
    let (threads, own) = (Threads::start().expect("threads"), store.clone());
    let (held, all_held) = oneshot::channel();
    let (over, end) = oneshot::channel::<()>();
    let much = async move {
        std::thread::sleep(Duration::from_millis(500));
        // What it had is written down once it has given its thread back.
        while pool::has_had_little() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let mut kept = Vec::new();
        for _ in 0..HEAVY {
            kept.push(own.look().await.expect("a connection"));
        }
        held.send(kept.len()).expect("awaited");
        end.await.is_ok()
    };
    let pool = threads.pool();
    let much = tokio::spawn(async move { pool.run(Lane::Person(UserId(1)), much).await });
    assert_eq!(all_held.await, Ok(HEAVY as usize));
    // On a busy machine a little takes long, and counts as much: then somebody else tries.
    let mut seen = Err(pool::NotDone::Broken);
    for person in 2..12 {
        let store = store.clone();
        let little = async move {
            assert_eq!(store.count_games().await.expect("looked"), 0);
            store.begin().await.expect("a turn to write").commit().await.expect("written");
            assert!(store.heavy.try_acquire().is_none(), "they are all held still");
        };
        seen = threads.pool().run(Lane::Person(UserId(person)), little).await;
        if seen.is_ok() {
            break;
        }
    }
    assert_eq!(seen, Ok(()));
    over.send(()).expect("awaited");
    assert_eq!(much.await.expect("no panic"), Ok(true));
}

#[tokio::test]
async fn only_what_is_done_again_may_be_lost_with_the_power() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&format!("sqlite:{}", folder.path().join("games.db").display())).await;
    let store = store.expect("a store");
    let level = async |begun: Result<Tx>| {
        let mut tx = begun.expect("a transaction");
        let row = sqlx::query("PRAGMA synchronous").fetch_one(&mut *tx.inner).await.expect("a setting");
        row.get::<i64, _>(0)
    };
    let levels = [level(store.begin().await).await, level(store.begin_relaxed().await).await];
    assert_eq!(levels, [2, 1], "FULL, and NORMAL");
    store.close().await;
}
