//! Background jobs are enqueued once, taken by one worker, held, given back, ended. Reviews are requested once and stored once.

use model::game::Status;
use model::ids::UserId;
use store::{DueTask, JobKind, Store, Task, Terms};

use super::database::on_each;
use super::{ADA, BEN, opened, table};

const TURNS: [JobKind; 1] = [JobKind::ComputerTurn];

async fn ask(store: &Store, task: &Task, terms: Terms) {
    let mut tx = store.begin().await.expect("a transaction");
    tx.ask_for(task, terms).await.expect("asked");
    tx.commit().await.expect("committed");
}

async fn asked(store: &Store, due_ms: i64) -> Task {
    let task = Task::ComputerTurn(opened(store, &table()).await);
    ask(store, &task, Terms::from(due_ms)).await;
    task
}

async fn due(store: &Store, now: i64, kinds: &[JobKind]) -> Vec<Task> {
    let due = store.due_tasks(now, kinds, 10).await.expect("the database");
    due.into_iter().map(|due| due.task).collect()
}

/// Claims the first due turn; returns how often it was begun before.
async fn claim(store: &Store, worker: &str, now: i64) -> Option<(Task, i64)> {
    let task = due(store, now, &TURNS).await.into_iter().next()?;
    let attempts = store.claim_task(worker, &task, now, now + 100).await.expect("the database");
    let late = store.claim_task("late", &task, now, now + 100).await.expect("the database");
    assert_eq!(late, None, "somebody is at it");
    attempts.map(|attempts| (task, attempts))
}

async fn renew(store: &Store, worker: &str, task: &Task, until: i64) -> bool {
    store.renew_task(worker, task, until).await.expect("the database")
}

#[tokio::test]
async fn a_job_is_taken_by_one_worker_when_it_is_due_the_oldest_first() {
    on_each(async |store: Store| {
        let (late, early) = (asked(&store, 2_000).await, asked(&store, 1_000).await);
        assert_eq!(claim(&store, "a", 999).await, None, "not before it is due");
        assert_eq!(claim(&store, "a", 2_000).await, Some((early.clone(), 0)));
        assert_eq!(claim(&store, "b", 2_000).await, Some((late, 0)));
        assert_eq!(claim(&store, "c", 2_000).await, None);
        // A dead worker's job waits no longer than its lease, and the number of attempts is kept.
        assert_eq!(claim(&store, "c", 2_100).await, Some((early, 1)));
    })
    .await;
}

#[tokio::test]
async fn a_job_is_held_given_back_put_off_or_no_longer_there() {
    on_each(async |store: Store| {
        let task = asked(&store, 1_000).await;
        assert_eq!(claim(&store, "a", 1_000).await, Some((task.clone(), 0)));
        assert!(renew(&store, "a", &task, 5_000).await);
        assert!(!renew(&store, "b", &task, 9_000).await, "not another's");
        assert_eq!(claim(&store, "b", 4_999).await, None);
        store.return_task("b", &task, false, None).await.expect("nothing of another's");
        store.return_task("a", &task, false, None).await.expect("given back");
        assert_eq!(claim(&store, "b", 1_001).await, Some((task.clone(), 0)), "as if nobody had begun");
        // Put off, it is no attempt either; failed, it is one.
        store.return_task("b", &task, false, Some(3_000)).await.expect("put off");
        assert_eq!(claim(&store, "b", 2_999).await, None);
        assert_eq!(claim(&store, "b", 3_000).await, Some((task.clone(), 0)));
        store.return_task("b", &task, true, Some(4_000)).await.expect("put off");
        assert_eq!(claim(&store, "b", 4_000).await, Some((task.clone(), 1)));
        // Enqueued again, nothing changes: the worker that has it keeps it.
        ask(&store, &task, Terms::from(9_000)).await;
        assert!(renew(&store, "b", &task, 4_200).await);
        // Withdrawn: a worker that is still busy with it has nothing to hold.
        let mut tx = store.begin().await.expect("a transaction");
        tx.withdraw_task(&task).await.expect("written");
        tx.commit().await.expect("committed");
        assert!(!renew(&store, "b", &task, 9_000).await);
        assert_eq!(claim(&store, "a", 10_000).await, None);
    })
    .await;
}

#[tokio::test]
async fn a_job_is_ended_by_the_one_who_has_it_and_asked_for_anew_it_is_nobodys() {
    on_each(async |store: Store| {
        let task = asked(&store, 1_000).await;
        assert_eq!(claim(&store, "a", 1_000).await, Some((task.clone(), 0)));
        for (worker, ended) in [("b", false), ("a", true), ("a", false)] {
            let mut tx = store.begin().await.expect("a transaction");
            assert_eq!(tx.finish_task(worker, &task).await.expect("the database"), ended, "{worker}");
            tx.commit().await.expect("committed");
        }
        ask(&store, &task, Terms::from(1_000)).await;
        assert!(!renew(&store, "a", &task, 9_000).await);
        assert_eq!(claim(&store, "b", 1_000).await, Some((task, 0)));
    })
    .await;
}

#[tokio::test]
async fn each_kind_is_looked_for_by_itself_and_what_another_version_wrote_is_left() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let all = [
            (Task::ComputerTurn(game), Terms::from(1_000).of(ADA)),
            (Task::Review(game), Terms::at_once(1_000).of(BEN)),
            (Task::ruling("chess-golf", "8/8 chosen=Kb"), Terms::at_once(900)),
            (Task::Erasure(UserId(14)), Terms::from(1_000).of(UserId(14))),
        ];
        for (task, terms) in &all {
            ask(&store, task, *terms).await;
        }
        for (task, _) in &all {
            assert_eq!(due(&store, 1_000, &[task.kind()]).await, std::slice::from_ref(task));
        }
        assert_eq!(due(&store, 1_000, &JobKind::ALL).await.len(), all.len());
        let lanes = store.due_tasks(1_000, &JobKind::ALL, 10).await.expect("the database");
        assert!(lanes.contains(&DueTask { task: Task::Review(game), lane: BEN, urgent: false }), "{lanes:?}");
        let first = DueTask { task: all[2].0.clone(), lane: UserId(0), urgent: false };
        assert_eq!(lanes[0], first, "due longest, nobody's");
        assert_eq!(due(&store, 1_000, &[]).await, []);
    })
    .await;
}

#[tokio::test]
async fn with_a_game_go_its_jobs() {
    on_each(async |store: Store| {
        let (old, new) = (opened(&store, &table()).await, opened(&store, &table()).await);
        for game in [old, new] {
            ask(&store, &Task::Review(game), Terms::at_once(1_000)).await;
        }
        let mut tx = store.begin().await.expect("a transaction");
        super::change(&mut tx, old, super::advance(Status::Over, None, 2_000)).await.expect("over");
        assert_eq!(tx.retire(Some(3_000), None, 9).await.expect("forgotten"), 1);
        tx.commit().await.expect("committed");
        assert_eq!(due(&store, 1_000, &JobKind::ALL).await, [Task::Review(new)]);
    })
    .await;
}

/// A worker that waits for jobs is woken when one is enqueued, and not before.
#[tokio::test]
async fn who_waits_for_work_is_told_of_it() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let told = async || {
            let wait = std::time::Duration::from_millis(50);
            tokio::time::timeout(wait, store.asked_for().notified()).await.is_ok()
        };
        ask(&store, &Task::ComputerTurn(game), Terms::from(9_000)).await;
        assert!(!told().await, "there is nothing to do yet");
        let mut tx = store.begin().await.expect("a transaction");
        tx.ask_for(&Task::Review(game), Terms::at_once(1_000)).await.expect("asked");
        assert!(!told().await, "it doesn't stand yet");
        tx.commit().await.expect("committed");
        assert!(told().await);
    })
    .await;
}

#[tokio::test]
async fn of_eight_workers_at_once_one_takes_a_job() {
    on_each(async |store: Store| {
        let task = asked(&store, 1_000).await;
        let workers: Vec<_> = (0..8)
            .map(|worker| {
                let (store, task) = (store.clone(), task.clone());
                tokio::spawn(async move {
                    let claimed = store.claim_task(&format!("worker {worker}"), &task, 1_000, 1_100).await;
                    claimed.expect("the database").is_some()
                })
            })
            .collect();
        let mut taken = 0;
        for worker in workers {
            taken += i32::from(worker.await.expect("no panic"));
        }
        assert_eq!(taken, 1);
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
        assert_eq!(due, [DueTask { task: task.clone(), lane: UserId(11), urgent: false }]);
        assert_eq!(store.claim_task("a", &task, 9, 100).await.expect("the database"), Some(0));
        store.note_review(game, (3, 40)).await.expect("noted");
        let review = store.review(game).await.expect("the database").expect("it is wanted");
        assert_eq!((review.done, review.turns, review.study, review.given_up), (3, 40, None, false));
        // A dead worker's job waits no longer than its lease.
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
