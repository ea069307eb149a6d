//! Turns of computer players: taken once, held, given back, and put off.

use model::ids::GameId;
use store::Store;

use super::database::on_each;
use super::{opened, table};

async fn asked(store: &Store, due_ms: i64) -> GameId {
    let game = opened(store, &table()).await;
    ask(store, game, due_ms).await;
    game
}

async fn ask(store: &Store, game: GameId, due_ms: i64) {
    let mut tx = store.begin().await.expect("a transaction");
    tx.ask_computer(game, due_ms).await.expect("asked");
    tx.commit().await.expect("committed");
}

/// The first of the turns that are due, taken.
async fn lease(store: &Store, worker: &str, now: i64) -> Option<(GameId, i64)> {
    let (game, host) = store.due_computer_turns(now, 10).await.expect("the database").into_iter().next()?;
    assert_eq!(host, store.game(game).await.expect("the database").expect("the game").host);
    let turn = store.lease_computer_turn(worker, game, now, now + 100).await.expect("the database");
    let taken = store.lease_computer_turn("late", game, now, now + 100).await.expect("the database");
    assert_eq!(taken, None, "somebody is at it");
    turn.map(|turn| (turn.game, turn.attempts))
}

#[tokio::test]
async fn a_turn_is_taken_by_one_worker_when_it_is_due_the_oldest_first() {
    on_each(async |store: Store| {
        let (late, early) = (asked(&store, 2_000).await, asked(&store, 1_000).await);
        assert_eq!(lease(&store, "a", 999).await, None, "nobody plays at once");
        assert_eq!(lease(&store, "a", 2_000).await, Some((early, 0)));
        assert_eq!(lease(&store, "b", 2_000).await, Some((late, 0)));
        assert_eq!(lease(&store, "c", 2_000).await, None);
        // Who died over it is not waited for longer than the lease, and how often it was begun is known.
        assert_eq!(lease(&store, "c", 2_100).await, Some((early, 1)));
    })
    .await;
}

#[tokio::test]
async fn a_turn_is_held_given_back_or_no_longer_there() {
    on_each(async |store: Store| {
        let game = asked(&store, 1_000).await;
        assert_eq!(lease(&store, "a", 1_000).await, Some((game, 0)));
        assert!(store.hold_computer_turn("a", game, 5_000).await.expect("held"));
        assert!(!store.hold_computer_turn("b", game, 9_000).await.expect("not another's"));
        assert_eq!(lease(&store, "b", 4_999).await, None);
        store.return_computer_turn("a", game).await.expect("given back");
        assert_eq!(lease(&store, "b", 1_001).await, Some((game, 0)), "as if nobody had begun");
        // Put off, it is no attempt either.
        store.delay_computer_turn("b", game, 3_000).await.expect("put off");
        assert_eq!(lease(&store, "b", 2_999).await, None);
        assert_eq!(lease(&store, "b", 3_000).await, Some((game, 0)));
        // Asked once more, nothing changes.
        ask(&store, game, 3_000).await;
        assert!(store.hold_computer_turn("b", game, 2_000).await.expect("held"));
        // Answered, whoever still thinks about it has nothing to hold.
        let mut tx = store.begin().await.expect("a transaction");
        tx.ask_no_computer(game).await.expect("written");
        tx.commit().await.expect("committed");
        assert!(!store.hold_computer_turn("b", game, 9_000).await.expect("the database"));
        assert_eq!(lease(&store, "a", 10_000).await, None);
    })
    .await;
}
