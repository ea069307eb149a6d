//! Holes of the day and their answers.

use model::ids::{GuildId, UserId};
use store::{DailyAnswer, JobKind, Store, Task, Terms};

use super::database::on_each;
use super::{ADA, BEN, CLEO};

const DAY: i64 = 20_000;

async fn hole(store: &Store, day: i64, question: &str) {
    let mut tx = store.begin().await.expect("a transaction");
    tx.set_daily_hole(day, "golf", question).await.expect("written");
    tx.ask_referee("golf", question, Terms::at_once(1_000)).await.expect("asked");
    tx.commit().await.expect("committed");
}

fn answer(person: UserId, guild: Option<i64>, line: &str) -> DailyAnswer {
    let moves = line.split('/').count() as i64;
    DailyAnswer { person, guild: guild.map(GuildId), line: line.to_owned(), moves }
}

async fn answered(store: &Store, answer: &DailyAnswer, now: i64) -> bool {
    let mut tx = store.begin().await.expect("a transaction");
    let fresh = tx.answer_daily(DAY, answer, now).await.expect("the database");
    tx.commit().await.expect("committed");
    fresh
}

#[tokio::test]
async fn a_day_has_one_hole_and_a_person_one_answer() {
    on_each(async |store: Store| {
        assert_eq!(store.daily_hole(DAY).await.expect("the database"), None);
        hole(&store, DAY, "first").await;
        hole(&store, DAY, "second").await;
        assert_eq!(store.daily_hole(DAY).await.expect("the database").as_deref(), Some("first"));
        let adas = answer(ADA, Some(5), "a1a2/a2a3/a3a4");
        assert!(answered(&store, &adas, 1_000).await);
        assert!(!answered(&store, &answer(ADA, Some(5), "a1a2"), 2_000).await, "the first one stands");
        let (bens, cleos) = (answer(BEN, None, "a1a2/a2a3"), answer(CLEO, Some(6), "a1b1/b1b2"));
        assert!(answered(&store, &cleos, 4_000).await && answered(&store, &bens, 3_000).await);
        assert_eq!(store.daily_answers(DAY).await.expect("the database"), [bens, cleos, adas]);
        assert_eq!(store.daily_answers(DAY + 1).await.expect("the database"), []);
    })
    .await;
}

#[tokio::test]
async fn somebody_who_was_forgotten_has_answered_the_hole_of_the_day() {
    on_each(async |store: Store| {
        hole(&store, DAY, "first").await;
        assert!(answered(&store, &answer(ADA, None, "a1a2/a2a3"), 1_000).await);
        let mut tx = store.begin().await.expect("a transaction");
        tx.forget(ADA).await.expect("forgotten");
        tx.forget(ADA).await.expect("there is nothing left of them");
        tx.commit().await.expect("committed");
        assert_eq!(store.daily_answers(DAY).await.expect("the database"), []);
        assert!(!answered(&store, &answer(ADA, None, "a1a2"), 2_000).await, "it was answered");
        assert!(answered(&store, &answer(BEN, None, "a1a2"), 2_000).await, "nobody else is taken for them");
        // The mark goes with its day.
        for (before, fresh) in [(DAY, false), (DAY + 1, true)] {
            let mut tx = store.begin().await.expect("a transaction");
            tx.purge_daily_marks(before).await.expect("purged");
            tx.commit().await.expect("committed");
            assert_eq!(answered(&store, &answer(ADA, None, "a1a2"), 3_000).await, fresh, "{before}");
        }
    })
    .await;
}

#[tokio::test]
async fn the_referee_thinks_about_the_hole_of_a_day() {
    on_each(async |store: Store| {
        hole(&store, DAY, "first").await;
        let due = store.due_tasks(1_000, &[JobKind::Ruling], 9).await.expect("the database");
        assert_eq!(due.first().map(|due| &due.task), Some(&Task::ruling("golf", "first")));
        assert!(store.is_asked("golf", "first").await.expect("the database"));
        assert!(!store.is_asked("golf", "second").await.expect("the database"));
        assert_eq!(store.ruling("golf", "first").await.expect("the database"), None);
        store.keep_ruling("golf", "first", "par=3:x").await.expect("the database");
        assert_eq!(store.ruling("golf", "first").await.expect("the database").as_deref(), Some("par=3:x"));
    })
    .await;
}
