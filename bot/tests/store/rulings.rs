//! What games wait for: their own limits, and the referee's rulings.

use model::game::{Change, Deadline, Status, Waiting};
use model::ids::GameId;
use store::{JobKind, Store, Task, Terms};

use super::database::on_each;
use super::{advance, change, opened, table};

const PUZZLE: &str = "8/8 chosen=Kb";

/// A running game that waits for something.
async fn waiting(store: &Store, waiting: &Waiting) -> GameId {
    let id = opened(store, &table()).await;
    set(store, id, Status::Running, waiting).await;
    id
}

async fn set(store: &Store, id: GameId, status: Status, waiting: &Waiting) {
    let mut tx = store.begin().await.expect("a transaction");
    change(&mut tx, id, advance(status, None, 2_000)).await.expect("advanced");
    change(&mut tx, id, Change::Waiting(waiting.clone())).await.expect("written");
    tx.commit().await.expect("committed");
}

async fn ask(store: &Store, question: &str, urgent: bool, now: i64) {
    let mut tx = store.begin().await.expect("a transaction");
    tx.ask_referee("zombie", question, Terms::at_once(now).urgent(urgent)).await.expect("asked");
    tx.commit().await.expect("committed");
}

async fn ruling(store: &Store, question: &str) -> Option<String> {
    store.begin().await.expect("a transaction").ruling("zombie", question).await.expect("the database")
}

fn asks(question: &str, at_referee: bool) -> Waiting {
    Waiting { limit: None, question: Some(question.to_owned()), at_referee }
}

/// The questions that wait, the most urgent first.
async fn open(store: &Store, now: i64) -> Vec<String> {
    let due = store.due_tasks(now, &[JobKind::Ruling], 9).await.expect("the database");
    let questions = due.into_iter().filter_map(|due| match due.task {
        Task::Ruling { question, .. } => Some(question),
        _ => None,
    });
    questions.collect()
}

/// The games that wait for the answer to a question.
async fn waits(store: &Store, question: &str) -> Vec<GameId> {
    store.games_at_referee("zombie", question, 9).await.expect("the database")
}

/// Whether the job of a question is finished.
async fn finished(store: &Store, worker: &str, question: &str) -> bool {
    let mut tx = store.begin().await.expect("a transaction");
    let finished = tx.finish_ruling(worker, "zombie", question).await.expect("the database");
    tx.commit().await.expect("committed");
    finished
}

async fn claim(store: &Store, worker: &str, question: &str, now: i64) -> Option<i64> {
    let task = Task::ruling("zombie", question);
    store.claim_task(worker, &task, now, now + 100).await.expect("the database")
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
        ask(&store, PUZZLE, true, 1_000).await;
        assert_eq!(ruling(&store, PUZZLE).await, None);
        assert_eq!(waits(&store, PUZZLE).await, [id]);
        for answer in ["par=3", "par=4"] {
            store.keep_ruling("zombie", PUZZLE, answer).await.expect("the database");
        }
        ask(&store, PUZZLE, false, 2_000).await;
        assert_eq!(ruling(&store, PUZZLE).await.as_deref(), Some("par=3"));
        // Other rules, another question.
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.ruling("chess", PUZZLE).await.expect("the database"), None);
        drop(tx);
        // Neither a game that can continue without it nor a finished one gets a ruling.
        waiting(&store, &asks(PUZZLE, false)).await;
        set(&store, id, Status::Over, &asks(PUZZLE, true)).await;
        assert_eq!(waits(&store, PUZZLE).await, []);
    })
    .await;
}

#[tokio::test]
async fn what_is_known_is_asked_by_nobody_but_games_that_stand_still_for_it() {
    on_each(async |store: Store| {
        store.keep_ruling("zombie", PUZZLE, "par=3").await.expect("the database");
        ask(&store, PUZZLE, false, 1_000).await;
        assert_eq!(open(&store, 9_000).await, Vec::<String>::new());
        // The answer came between its look and its asking: it has to be handed it.
        ask(&store, PUZZLE, true, 1_000).await;
        assert_eq!(open(&store, 9_000).await, [PUZZLE]);
    })
    .await;
}

#[tokio::test]
async fn questions_are_taken_the_most_urgent_first() {
    on_each(async |store: Store| {
        for (question, urgent, now) in [("old", false, 1_000), ("new", false, 3_000), ("stood", false, 4_000)]
        {
            waiting(&store, &asks(question, urgent)).await;
            ask(&store, question, urgent, now).await;
        }
        assert_eq!(open(&store, 3_000).await, ["old", "new"]);
        // Asked again, it is no later, and may have become urgent.
        ask(&store, "stood", true, 9_000).await;
        ask(&store, "stood", false, 9_500).await;
        assert_eq!(open(&store, 5_000).await, ["stood", "old", "new"]);
        assert_eq!(claim(&store, "one", "stood", 5_000).await, Some(0));
        assert_eq!(open(&store, 5_000).await, ["old", "new"]);
    })
    .await;
}

#[tokio::test]
async fn a_question_ends_when_it_is_answered_and_handed_on_or_nobody_asks_it() {
    on_each(async |store: Store| {
        let id = waiting(&store, &asks(PUZZLE, true)).await;
        ask(&store, PUZZLE, true, 1_000).await;
        assert_eq!(claim(&store, "one", PUZZLE, 1_000).await, Some(0));
        assert!(!finished(&store, "one", PUZZLE).await, "it has no answer");
        store.keep_ruling("zombie", PUZZLE, "par=3").await.expect("the database");
        assert!(!finished(&store, "one", PUZZLE).await, "a game stands still for it");
        assert!(finished(&store, "two", PUZZLE).await, "nothing of two's");
        assert!(store.renew_task("one", &Task::ruling("zombie", PUZZLE), 1_200).await.expect("the database"));
        set(&store, id, Status::Running, &asks(PUZZLE, false)).await;
        assert!(finished(&store, "one", PUZZLE).await);
        assert!(
            !store.renew_task("one", &Task::ruling("zombie", PUZZLE), 1_200).await.expect("the database")
        );
        // A question of a game that ended before anybody worked on it.
        let over = waiting(&store, &asks("of nobody", true)).await;
        ask(&store, "of nobody", true, 1_000).await;
        assert!(store.is_asked("zombie", "of nobody").await.expect("the database"));
        set(&store, over, Status::Over, &asks("of nobody", true)).await;
        assert!(!store.is_asked("zombie", "of nobody").await.expect("the database"));
        assert_eq!(claim(&store, "one", "of nobody", 1_000).await, Some(0));
        assert!(finished(&store, "one", "of nobody").await);
        assert_eq!(open(&store, 9_000).await, Vec::<String>::new());
    })
    .await;
}

/// Ending a question as needless waits for transactions that are just asking it.
#[tokio::test]
async fn a_question_that_is_asked_at_this_very_moment_does_not_end() {
    let Some(database) = super::database::Database::postgres().await else { return };
    let store = database.open().await;
    ask(&store, PUZZLE, false, 1_000).await;
    assert_eq!(claim(&store, "one", PUZZLE, 1_000).await, Some(0));
    let asking = opened(&store, &table()).await;
    let mut tx = store.begin().await.expect("a transaction");
    change(&mut tx, asking, advance(Status::Running, None, 2_000)).await.expect("advanced");
    tx.ask_referee("zombie", PUZZLE, Terms::at_once(2_000).urgent(true)).await.expect("asked");
    change(&mut tx, asking, Change::Waiting(asks(PUZZLE, true))).await.expect("written");
    let ending = tokio::spawn({
        let store = store.clone();
        async move { finished(&store, "one", PUZZLE).await }
    });
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    tx.commit().await.expect("committed");
    assert!(!ending.await.expect("no panic"), "it was asked meanwhile");
    store.close().await;
}
