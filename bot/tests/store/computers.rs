//! Turns of computer players: taken once, held, given back, and put off. Hints: one a moment, and no more than there are. Reviews: wanted once,
//! made once.

use model::ids::{GameId, UserId};
use store::{Hint, Store};

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

fn hint(moment: i64) -> Hint {
    Hint { seat: 0, moment, entry: "e2e4".to_owned(), line: "e2e4/e7e5".to_owned() }
}

/// Keeps a hint of two; how many the person has had then.
async fn keep(store: &Store, game: GameId, person: i64, hint: &Hint) -> Option<i64> {
    let mut tx = store.begin().await.expect("a transaction");
    let had = tx.keep_hint((game, UserId(person)), hint, 2, 7).await.expect("the database");
    if had.is_some() {
        tx.commit().await.expect("committed");
    }
    had
}

#[tokio::test]
async fn a_moment_costs_one_hint_and_nobody_has_more_than_there_are() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        assert_eq!(keep(&store, game, 11, &hint(1)).await, Some(1));
        let other = Hint { entry: "d2d4".to_owned(), ..hint(1) };
        assert_eq!(keep(&store, game, 11, &other).await, Some(1), "the same moment");
        assert_eq!(keep(&store, game, 11, &hint(2)).await, Some(2));
        assert_eq!(keep(&store, game, 11, &hint(3)).await, None);
        assert_eq!(keep(&store, game, 12, &hint(3)).await, Some(1), "somebody else's own");
        let kept = store.hints(game, UserId(11)).await.expect("the database");
        assert!(kept.contains(&hint(1)) && kept.len() == 2, "{kept:?}");
        assert_eq!(store.hints_in(game).await.expect("the database"), 3);
    })
    .await;
}

#[tokio::test]
async fn a_review_is_wanted_once_and_made_by_the_worker_that_holds_it() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        assert_eq!(store.review(game).await.expect("the database"), None);
        for (person, anew) in [(11, true), (12, false)] {
            let mut tx = store.begin().await.expect("a transaction");
            assert_eq!(tx.ask_review(game, UserId(person), 5).await.expect("asked"), anew);
            tx.commit().await.expect("committed");
        }
        assert_eq!(store.reviews_wanted_by(UserId(11)).await.expect("the database"), 1);
        let due = store.due_reviews(9, 10).await.expect("the database");
        assert_eq!(due, [(game, UserId(11))]);
        assert_eq!(store.lease_review("a", game, 9, 100).await.expect("the database"), Some(0));
        assert_eq!(store.lease_review("b", game, 99, 200).await.expect("the database"), None);
        assert!(store.hold_review("a", game, 150, (3, 40)).await.expect("held"));
        let review = store.review(game).await.expect("the database").expect("it is wanted");
        assert_eq!((review.done, review.turns, review.study), (3, 40, None));
        // Who died over it is not waited for longer than the lease.
        assert_eq!(store.lease_review("b", game, 150, 300).await.expect("the database"), Some(1));
        for (worker, kept) in [("a", false), ("b", true), ("b", false)] {
            let mut tx = store.begin().await.expect("a transaction");
            assert_eq!(tx.keep_review(worker, game, 40, "{}").await.expect("kept"), kept, "{worker}");
            tx.commit().await.expect("committed");
        }
        assert_eq!(store.due_reviews(999, 10).await.expect("the database"), []);
        assert_eq!(store.reviews_wanted_by(UserId(11)).await.expect("the database"), 0);
    })
    .await;
}

#[tokio::test]
async fn a_review_that_fails_is_given_up_after_a_while() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        tx.ask_review(game, UserId(11), 5).await.expect("asked");
        tx.commit().await.expect("committed");
        assert_eq!(store.lease_review("a", game, 9, 20).await.expect("the database"), Some(0));
        store.return_review("a", game, false, 0).await.expect("as if nobody had begun");
        let mut now = 20;
        for attempt in 0..6 {
            assert_eq!(store.due_reviews(now, 9).await.expect("the database").len(), 1, "{attempt}");
            assert_eq!(
                store.lease_review("a", game, now, now + 5).await.expect("the database"),
                Some(attempt)
            );
            store.return_review("a", game, true, now + 60).await.expect("put off");
            assert_eq!(store.due_reviews(now + 59, 9).await.expect("the database"), []);
            now += 60;
        }
        assert_eq!(store.due_reviews(now, 9).await.expect("the database"), [], "nobody tries again");
        let review = store.review(game).await.expect("the database").expect("it is wanted");
        assert!(review.given_up);
    })
    .await;
}
