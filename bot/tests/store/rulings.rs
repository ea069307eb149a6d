//! What games wait for: their own limits, and the referee's rulings.

use model::ids::GameId;
use store::{Change, Deadline, Question, Status, Store, Waiting};

use super::database::on_each;
use super::{opened, table};

const PUZZLE: &str = "8/8 chosen=Kb";

/// A running game that waits for something.
async fn waiting(store: &Store, waiting: &Waiting) -> GameId {
    let id = opened(store, &table()).await;
    set(store, id, Status::Running, waiting).await;
    id
}

async fn set(store: &Store, id: GameId, status: Status, waiting: &Waiting) {
    let version = store.game(id).await.expect("the database").expect("the game").version;
    let change = Change { status, outcome: None, entries: 0, expires_ms: None, changed_ms: 2_000 };
    let mut tx = store.begin().await.expect("a transaction");
    tx.advance(id, version, &change).await.expect("advanced");
    tx.set_waiting(id, waiting).await.expect("written");
    tx.commit().await.expect("committed");
}

async fn ask(store: &Store, question: &str, now: i64) {
    let mut tx = store.begin().await.expect("a transaction");
    tx.ask_referee("zombie", question, now).await.expect("asked");
    tx.commit().await.expect("committed");
}

async fn ruling(store: &Store, question: &str) -> Option<String> {
    store.begin().await.expect("a transaction").ruling("zombie", question).await.expect("the database")
}

fn asks(question: &str, at_referee: bool) -> Waiting {
    Waiting { limit: None, question: Some(question.to_owned()), at_referee }
}

async fn lease(store: &Store, worker: &str, now: i64) -> Option<(String, i64)> {
    let leased = store.lease_question(worker, now, now + 100).await.expect("the database");
    leased.map(|question| (question.text, question.attempts))
}

#[tokio::test]
async fn what_a_game_waits_for_comes_back() {
    on_each(async |store: Store| {
        let limit = Some(Deadline { round: u32::MAX, over_ms: 5_000 });
        let all = Waiting { limit, question: Some(PUZZLE.to_owned()), at_referee: true };
        let id = waiting(&store, &all).await;
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((game.waiting, game.version), (all, 2), "waiting moves no version");
        set(&store, id, Status::Running, &Waiting::default()).await;
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!(game.waiting, Waiting::default());
    })
    .await;
}

#[tokio::test]
async fn limits_are_over_in_running_games_when_their_time_has_come() {
    on_each(async |store: Store| {
        let until = |over_ms| Waiting { limit: Some(Deadline { round: 0, over_ms }), ..Waiting::default() };
        let late = waiting(&store, &until(5_000)).await;
        let soon = waiting(&store, &until(4_000)).await;
        let over = waiting(&store, &until(1_000)).await;
        set(&store, over, Status::Over, &until(1_000)).await;
        waiting(&store, &Waiting::default()).await;
        assert_eq!(store.limits_over(3_999, 9).await.expect("the database"), []);
        assert_eq!(store.limits_over(4_000, 9).await.expect("the database"), [soon]);
        assert_eq!(store.limits_over(9_000, 9).await.expect("the database"), [soon, late]);
        assert_eq!(store.limits_over(9_000, 1).await.expect("the database"), [soon]);
    })
    .await;
}

#[tokio::test]
async fn a_question_is_asked_once_and_its_first_answer_stands() {
    on_each(async |store: Store| {
        let id = waiting(&store, &asks(PUZZLE, true)).await;
        ask(&store, PUZZLE, 1_000).await;
        assert_eq!(ruling(&store, PUZZLE).await, None);
        assert_eq!(store.ruled_games(9).await.expect("the database"), []);
        let question = Question { rules: "zombie".to_owned(), text: PUZZLE.to_owned(), attempts: 0 };
        store.answer_question(&question, "par=3").await.expect("the database");
        store.answer_question(&question, "par=4").await.expect("the database");
        ask(&store, PUZZLE, 2_000).await;
        assert_eq!(ruling(&store, PUZZLE).await.as_deref(), Some("par=3"));
        assert_eq!(store.ruled_games(9).await.expect("the database"), [id]);
        assert_eq!(lease(&store, "one", 9_000).await, None);
        // Other rules, another question.
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.ruling("chess", PUZZLE).await.expect("the database"), None);
        drop(tx);
        // Neither a game that can go on without it nor one that is over is handed a ruling.
        waiting(&store, &asks(PUZZLE, false)).await;
        set(&store, id, Status::Over, &asks(PUZZLE, true)).await;
        assert_eq!(store.ruled_games(9).await.expect("the database"), []);
        assert!(!format!("{question:?}").contains(PUZZLE), "a question may be a secret");
    })
    .await;
}

#[tokio::test]
async fn questions_are_taken_one_by_one_the_most_urgent_first() {
    on_each(async |store: Store| {
        for (question, at_referee, now) in
            [("old", false, 1_000), ("new", false, 3_000), ("urgent", true, 4_000)]
        {
            waiting(&store, &asks(question, at_referee)).await;
            ask(&store, question, now).await;
        }
        ask(&store, "of nobody", 500).await;
        let over = waiting(&store, &asks("of a game that is over", true)).await;
        ask(&store, "of a game that is over", 500).await;
        set(&store, over, Status::Over, &asks("of a game that is over", true)).await;
        for expected in ["urgent", "old", "new"] {
            assert_eq!(lease(&store, "one", 5_000).await, Some((expected.to_owned(), 0)));
        }
        assert_eq!(lease(&store, "two", 5_000).await, None);
    })
    .await;
}

#[tokio::test]
async fn a_question_is_held_returned_and_taken_over() {
    on_each(async |store: Store| {
        waiting(&store, &asks(PUZZLE, false)).await;
        ask(&store, PUZZLE, 1_000).await;
        let question = store.lease_question("one", 1_000, 1_100).await.expect("the database").expect("one");
        assert_eq!(lease(&store, "two", 1_099).await, None);
        store.hold_question("two", &question, 9_000).await.expect("nothing of two's");
        store.hold_question("one", &question, 1_200).await.expect("held");
        assert_eq!(lease(&store, "two", 1_199).await, None);
        // Whoever is gone has begun, all the same.
        assert_eq!(lease(&store, "two", 1_200).await, Some((PUZZLE.to_owned(), 1)));
        store.return_question("one", &question).await.expect("nothing of one's any more");
        assert_eq!(lease(&store, "three", 1_201).await, None);
        store.return_question("two", &question).await.expect("returned");
        assert_eq!(lease(&store, "three", 1_201).await, Some((PUZZLE.to_owned(), 1)));
    })
    .await;
}

#[tokio::test]
async fn of_eight_workers_at_once_one_takes_a_question() {
    on_each(async |store: Store| {
        waiting(&store, &asks(PUZZLE, false)).await;
        ask(&store, PUZZLE, 1_000).await;
        let workers: Vec<_> = (0..8)
            .map(|worker| {
                let store = store.clone();
                tokio::spawn(async move { lease(&store, &format!("worker {worker}"), 1_000).await })
            })
            .collect();
        let mut taken = 0;
        for worker in workers {
            taken += i32::from(worker.await.expect("no panic").is_some());
        }
        assert_eq!(taken, 1);
    })
    .await;
}
