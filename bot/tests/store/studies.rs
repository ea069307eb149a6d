//! Hints: one a moment, and no more than there are. Reviews: wanted once, kept once.

use model::ids::{GameId, UserId};
use store::{DueTask, Hint, JobKind, Store, Task};

use super::database::on_each;
use super::{opened, table};

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
async fn a_review_is_wanted_once_and_kept_by_the_worker_that_has_it() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let task = Task::Review(game);
        assert_eq!(store.review(game).await.expect("the database"), None);
        for (person, anew) in [(11, true), (12, false)] {
            let mut tx = store.begin().await.expect("a transaction");
            assert_eq!(tx.ask_review(game, UserId(person), 5).await.expect("asked"), anew);
            tx.commit().await.expect("committed");
        }
        assert_eq!(store.reviews_wanted_by(UserId(11)).await.expect("the database"), 1);
        let due = store.due_tasks(9, &[JobKind::Review], 10).await.expect("the database");
        assert_eq!(due, [DueTask { task: task.clone(), lane: UserId(11) }]);
        assert_eq!(store.claim_task("a", &task, 9, 100).await.expect("the database"), Some(0));
        store.note_review(game, (3, 40)).await.expect("noted");
        let review = store.review(game).await.expect("the database").expect("it is wanted");
        assert_eq!((review.done, review.turns, review.study, review.given_up), (3, 40, None, false));
        // Who died over it is not waited for longer than the lease.
        assert_eq!(store.claim_task("b", &task, 100, 300).await.expect("the database"), Some(1));
        for (worker, kept) in [("a", false), ("b", true), ("b", false)] {
            let mut tx = store.begin().await.expect("a transaction");
            assert_eq!(tx.keep_review(worker, game, 40, "{}").await.expect("kept"), kept, "{worker}");
            tx.commit().await.expect("committed");
        }
        let review = store.review(game).await.expect("the database").expect("it is made");
        assert_eq!((review.done, review.study.as_deref(), review.given_up), (40, Some("{}"), false));
        assert_eq!(store.due_tasks(999, &[JobKind::Review], 10).await.expect("the database"), []);
        assert_eq!(store.reviews_wanted_by(UserId(11)).await.expect("the database"), 0);
    })
    .await;
}

#[tokio::test]
async fn a_review_without_a_job_was_given_up() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        tx.ask_review(game, UserId(11), 5).await.expect("asked");
        tx.withdraw_task(&Task::Review(game)).await.expect("given up");
        tx.commit().await.expect("committed");
        let review = store.review(game).await.expect("the database").expect("it is wanted");
        assert!(review.given_up && review.study.is_none());
        assert_eq!(store.reviews_wanted_by(UserId(11)).await.expect("the database"), 0);
    })
    .await;
}
