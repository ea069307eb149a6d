//! The outbox's rows: order, leases, ends; and the messages that were posted.

use std::collections::BTreeSet;
use std::time::Duration;

use model::ids::{ChannelId, GameId, MessageId};
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use sqlx::{AnyConnection, Connection, Row};
use store::{Leased, Post, Store};

use super::database::{Database, on_each};
use super::{ADA, PLACE, opened, table};

fn job(lane: Lane, game: Option<GameId>, text: &str) -> NewJob {
    let screen = Screen::text(text);
    NewJob { lane, game, job: Job::Post { to: To::Channel(PLACE), slot: None, screen } }
}

async fn enqueued(store: &Store, jobs: &[NewJob], now: i64) -> Vec<i64> {
    let mut tx = store.begin().await.expect("a transaction");
    let mut ids = Vec::new();
    for job in jobs {
        ids.push(tx.enqueue(job, now).await.expect("enqueued"));
    }
    tx.commit().await.expect("committed");
    ids
}

async fn finished(store: &Store, id: i64) {
    let mut tx = store.begin().await.expect("a transaction");
    tx.finish_job(id, "sent", 9_000).await.expect("finished");
    tx.commit().await.expect("committed");
}

fn ids(leased: &[Leased]) -> Vec<i64> {
    leased.iter().map(|job| job.id).collect()
}

const CLUB: Lane = Lane::Channel(PLACE);
const TEA: Lane = Lane::Channel(ChannelId(8));

#[tokio::test]
async fn a_lane_gives_one_job_at_a_time_in_order_and_lanes_dont_wait_for_each_other() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let jobs = [
            job(CLUB, Some(game), "1"),
            job(CLUB, Some(game), "2"),
            job(TEA, None, "3"),
            job(Lane::Person(ADA), None, "4"),
        ];
        let all = enqueued(&store, &jobs, 1_000).await;
        assert!(all.is_sorted(), "{all:?}");
        assert_eq!(store.open_jobs().await.expect("the database"), 4);
        let first = store.lease_jobs("one", 1_000, 4_000, 10, &[]).await.expect("the database");
        let mut found = ids(&first);
        found.sort_unstable();
        assert_eq!(found, [all[0], all[2], all[3]]);
        let own = first.iter().find(|leased| leased.id == all[0]).expect("the first");
        assert_eq!((own.game, own.attempts, own.created_ms, &own.job), (Some(game), 0, 1_000, &jobs[0].job));
        assert!(store.lease_jobs("two", 1_001, 4_000, 10, &[]).await.expect("the database").is_empty());
        finished(&store, all[0]).await;
        assert_eq!(
            ids(&store.lease_jobs("two", 1_002, 4_000, 10, &[]).await.expect("the database")),
            [all[1]]
        );
        for id in all {
            finished(&store, id).await;
        }
        assert_eq!(store.open_jobs().await.expect("the database"), 0);
    })
    .await;
}

#[tokio::test]
async fn leases_end_are_renewed_and_given_back() {
    on_each(async |store: Store| {
        let id = enqueued(&store, &[job(CLUB, None, "1")], 1_000).await[0];
        assert_eq!(ids(&store.lease_jobs("one", 1_000, 4_000, 1, &[]).await.expect("the database")), [id]);
        store.renew("two", &[id], 99_000).await.expect("nothing of two's");
        store.renew("one", &[id], 6_000).await.expect("renewed");
        store.renew("one", &[id + 1], 99_000).await.expect("not what it has let go");
        assert!(store.lease_jobs("two", 5_999, 9_000, 1, &[]).await.expect("the database").is_empty());
        let again = store.lease_jobs("two", 6_000, 9_000, 1, &[]).await.expect("the database");
        assert_eq!((again[0].id, again[0].attempts), (id, 1), "it is known that it was tried");
        store.release("one").await.expect("nothing of one's any more");
        assert!(store.lease_jobs("three", 6_001, 9_000, 1, &[]).await.expect("the database").is_empty());
        store.release("two").await.expect("given back");
        assert_eq!(ids(&store.lease_jobs("three", 6_002, 9_000, 1, &[]).await.expect("the database")), [id]);
        store.postpone("three", id, 8_000, "429").await.expect("postponed");
        assert!(store.lease_jobs("four", 7_999, 9_000, 1, &[]).await.expect("the database").is_empty());
        let last = store.lease_jobs("four", 8_000, 9_000, 1, &[]).await.expect("the database");
        assert_eq!(last[0].attempts, 3);
    })
    .await;
}

#[tokio::test]
async fn who_stood_still_over_a_job_takes_it_no_second_time_and_holds_nobody_up() {
    on_each(async |store: Store| {
        let id = enqueued(&store, &[job(CLUB, None, "1")], 1_000).await[0];
        store.lease_jobs("one", 1_000, 4_000, 10, &[]).await.expect("the database");
        assert!(store.lease_jobs("one", 9_000, 12_000, 10, &[id]).await.expect("the database").is_empty());
        assert_eq!(
            store.renew("one", &[id, id + 1], 9_500).await.expect("renewed"),
            [id],
            "nobody has taken it"
        );
        // Given back, it is held for nobody: not even for who has asked for it while still at it.
        store.put_off("one", id, 9_200).await.expect("given back");
        assert!(store.lease_jobs("one", 9_200, 12_200, 10, &[id]).await.expect("the database").is_empty());
        assert_eq!(ids(&store.lease_jobs("two", 9_200, 12_200, 10, &[]).await.expect("the database")), [id]);
        assert!(store.renew("one", &[id], 99_000).await.expect("nothing of its own").is_empty());
    })
    .await;
}

#[tokio::test]
async fn who_has_lost_a_lease_takes_nothing_out_of_the_hands_of_others() {
    on_each(async |store: Store| {
        let id = enqueued(&store, &[job(CLUB, None, "1")], 1_000).await[0];
        store.lease_jobs("slow", 1_000, 4_000, 1, &[]).await.expect("the database");
        // It stood still for long, and another one is at it.
        let again = store.lease_jobs("quick", 4_000, 7_000, 1, &[]).await.expect("the database");
        assert_eq!((again[0].id, again[0].attempts), (id, 1));
        store.postpone("slow", id, 4_500, "no answer").await.expect("nothing of its own");
        store.put_off("slow", id, 4_500).await.expect("nothing of its own");
        assert!(store.lease_jobs("third", 6_999, 9_000, 1, &[]).await.expect("the database").is_empty());
        let last = store.lease_jobs("third", 7_000, 9_000, 1, &[]).await.expect("the database");
        assert_eq!(last[0].attempts, 2, "what may have been tried stays counted");
        // A finished job belongs to no process.
        finished(&store, id).await;
        store.put_off("third", id, 1).await.expect("nothing of its own");
        assert_eq!(store.open_jobs().await.expect("the database"), 0);
    })
    .await;
}

#[tokio::test]
async fn nobody_begins_to_tell_somebody_who_is_just_being_forgotten() {
    let Some(database) = Database::postgres().await else { return };
    let (store, other) = (database.open().await, database.open().await);
    let letter = enqueued(&store, &[job(Lane::Person(ADA), None, "for you")], 1_000).await[0];
    let mention = enqueued(&store, &[job(CLUB, None, &format!("<@{ADA}> plays"))], 1_000).await[0];
    let mut tx = store.begin().await.expect("a transaction");
    assert!(!tx.is_being_told(ADA, 1_000).await.expect("the database"));
    let taking = tokio::spawn({
        let other = other.clone();
        async move { other.lease_jobs("other", 1_000, 4_000, 10, &[]).await.expect("the database") }
    });
    // Long enough for it to take them, if it could.
    tokio::time::sleep(Duration::from_millis(300)).await;
    tx.reword(mention, None).await.expect("gone");
    tx.forget(ADA).await.expect("forgotten");
    tx.commit().await.expect("committed");
    assert_eq!(ids(&taking.await.expect("no panic")), Vec::<i64>::new(), "{letter} and {mention} are gone");
    // The other way round it is seen.
    let again = enqueued(&store, &[job(Lane::Person(ADA), None, "for you")], 2_000).await;
    assert_eq!(ids(&other.lease_jobs("other", 2_000, 5_000, 10, &[]).await.expect("the database")), again);
    let mut tx = store.begin().await.expect("a transaction");
    assert!(tx.is_being_told(ADA, 2_000).await.expect("the database"));
    drop(tx);
    store.close().await;
    other.close().await;
}

#[tokio::test]
async fn what_somebody_else_is_taking_is_waited_for_by_nobody() {
    let Some(database) = Database::postgres().await else { return };
    let store = database.open().await;
    let all =
        enqueued(&store, &[job(CLUB, None, "1"), job(CLUB, None, "2"), job(TEA, None, "3")], 1_000).await;
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    let mut taking = beside.begin().await.expect("a transaction");
    sqlx::query("UPDATE outbox SET leased_by = 'other', lease_until_ms = 9000 WHERE id = $1")
        .bind(all[0])
        .execute(&mut *taking)
        .await
        .expect("taken");
    let second =
        tokio::time::timeout(Duration::from_secs(30), store.lease_jobs("one", 1_000, 4_000, 10, &[])).await;
    assert_eq!(
        ids(&second.expect("at once").expect("the database")),
        [all[2]],
        "nor is its lane's next job taken"
    );
    taking.rollback().await.expect("given back");
    assert_eq!(ids(&store.lease_jobs("one", 1_000, 4_000, 10, &[]).await.expect("the database")), [all[0]]);
    store.close().await;
}

#[tokio::test]
async fn a_job_that_waits_holds_its_lane_back() {
    on_each(async |store: Store| {
        let all = enqueued(&store, &[job(CLUB, None, "1"), job(CLUB, None, "2")], 1_000).await;
        store.lease_jobs("one", 1_000, 4_000, 10, &[]).await.expect("the database");
        store.postpone("one", all[0], 5_000, "429").await.expect("postponed");
        assert!(
            store.lease_jobs("one", 2_000, 6_000, 10, &[]).await.expect("the database").is_empty(),
            "order is kept"
        );
        assert_eq!(
            ids(&store.lease_jobs("one", 5_000, 9_000, 10, &[]).await.expect("the database")),
            [all[0]]
        );
    })
    .await;
}

#[tokio::test]
async fn many_workers_never_hold_the_same_job() {
    on_each(async |store: Store| {
        let jobs: Vec<NewJob> =
            (0..40).map(|number| job(Lane::Channel(ChannelId(number)), None, "x")).collect();
        enqueued(&store, &jobs, 1_000).await;
        let workers: Vec<_> = (0..8)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let mut held = Vec::new();
                    for _ in 0..10 {
                        let leased =
                            store.lease_jobs(&format!("worker {number}"), 1_000, 99_000, 3, &[]).await;
                        held.extend(ids(&leased.expect("nobody waits for anybody")));
                    }
                    held
                })
            })
            .collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.await.expect("no panic"));
        }
        let different: BTreeSet<i64> = all.iter().copied().collect();
        assert_eq!((all.len(), different.len()), (40, 40));
    })
    .await;
}

#[tokio::test]
async fn what_was_sent_is_forgotten_at_once_and_its_row_after_its_time() {
    on_each(async |store: Store| {
        let id = enqueued(&store, &[job(CLUB, None, "a secret")], 1_000).await[0];
        finished(&store, id).await;
        assert!(store.lease_jobs("one", 99_000, 99_999, 10, &[]).await.expect("the database").is_empty());
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.purge(9_000, 9).await.expect("purged"), 0, "its time has not come");
        assert_eq!(tx.purge(9_001, 9).await.expect("purged"), 1);
        tx.commit().await.expect("committed");
        assert_eq!(store.open_jobs().await.expect("the database"), 0);
    })
    .await;
}

#[tokio::test]
async fn a_row_that_cant_be_read_is_given_up_and_its_lane_goes_on() {
    for database in Database::all().await {
        let store = database.open().await;
        let jobs = [job(CLUB, None, "1"), job(CLUB, None, "2"), job(TEA, None, "3")];
        let all = enqueued(&store, &jobs, 1_000).await;
        let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
        sqlx::query("UPDATE outbox SET job = 'from another time' WHERE id = $1")
            .bind(all[0])
            .execute(&mut beside)
            .await
            .expect("spoilt");
        let beside_it = store.lease_jobs("one", 1_000, 4_000, 10, &[]).await.expect("no error");
        assert_eq!(ids(&beside_it), [all[2]], "the other lane isn't kept back");
        assert_eq!(ids(&store.lease_jobs("one", 1_001, 4_000, 10, &[]).await.expect("no error")), [all[1]]);
        assert_eq!(store.open_jobs().await.expect("the database"), 2);
        store.close().await;
    }
}

#[tokio::test]
async fn a_job_of_a_newer_version_is_left_to_it_for_an_hour() {
    for database in Database::all().await {
        let store = database.open().await;
        let id = enqueued(&store, &[job(CLUB, None, "1"), job(CLUB, None, "2")], 1_000).await;
        let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
        let newer = r#"UPDATE outbox SET job = '{"do":"sing","song":7}' WHERE id = $1"#;
        sqlx::query(newer).bind(id[0]).execute(&mut beside).await.expect("of a newer version");
        assert!(store.lease_jobs("old", 1_000, 4_000, 10, &[]).await.expect("no error").is_empty());
        assert_eq!(
            store.open_jobs().await.expect("the database"),
            2,
            "it is there for others, and its lane waits"
        );
        let due = "SELECT due_ms, leased_by FROM outbox WHERE id = $1";
        let row = sqlx::query(due).bind(id[0]).fetch_one(&mut beside).await.expect("the row");
        let due: i64 = row.try_get("due_ms").expect("a time");
        assert!((1_500..3_500).contains(&due), "{due}");
        assert_eq!(row.try_get::<Option<String>, _>("leased_by").expect("a text"), None);
        // Nobody came.
        let late = 1_000 + 3_600_000;
        assert!(store.lease_jobs("old", late, late + 3_000, 10, &[]).await.expect("no error").is_empty());
        assert_eq!(
            ids(&store.lease_jobs("old", late, late + 3_000, 10, &[]).await.expect("no error")),
            [id[1]]
        );
        store.close().await;
    }
}

#[tokio::test]
async fn posts_are_remembered_by_name_the_newest_counts() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        assert_eq!(store.post(game, "board").await.expect("the database"), None);
        for message in [1, 2] {
            let mut tx = store.begin().await.expect("a transaction");
            let post = Post { channel: PLACE, message: MessageId(message) };
            tx.remember_post(game, "board", post).await.expect("remembered");
            tx.commit().await.expect("committed");
        }
        let post = store.post(game, "board").await.expect("the database");
        assert_eq!(post, Some(Post { channel: PLACE, message: MessageId(2) }));
        assert_eq!(store.post(game, "offer").await.expect("the database"), None);
    })
    .await;
}

#[tokio::test]
async fn what_waits_for_a_limit_is_not_counted_as_an_attempt() {
    on_each(async |store: Store| {
        let [id] = enqueued(&store, &[job(CLUB, None, "1")], 1_000).await[..] else { panic!() };
        assert!(store.is_waiting(CLUB).await.expect("the database"));
        assert!(!store.is_waiting(Lane::Edits(PLACE)).await.expect("the database"));
        for _ in 0..3 {
            let leased = store.lease_jobs("one", 2_000, 5_000, 10, &[]).await.expect("the database");
            assert_eq!(leased.iter().map(|job| (job.id, job.attempts)).collect::<Vec<_>>(), [(id, 0)]);
            store.put_off("one", id, 2_000).await.expect("the database");
        }
        store.put_off("one", id, 9_000).await.expect("nothing of one's any more");
        let later = store.lease_jobs("one", 2_000, 5_000, 10, &[]).await.expect("the database");
        assert_eq!(ids(&later), [id]);
        store.put_off("one", id, 3_000).await.expect("the database");
        let early = store.lease_jobs("one", 2_500, 5_000, 10, &[]).await.expect("the database");
        assert_eq!(early, []);
        finished(&store, id).await;
        assert!(!store.is_waiting(CLUB).await.expect("the database"));
    })
    .await;
}

#[tokio::test]
async fn many_direct_messages_keep_no_channel_waiting_nor_channels_them() {
    on_each(async |store: Store| {
        let people: Vec<NewJob> =
            (0..20).map(|who| job(Lane::Person(model::ids::UserId(900 + who)), None, "hello")).collect();
        enqueued(&store, &people, 1_000).await;
        enqueued(&store, &[job(CLUB, None, "board"), job(TEA, None, "board")], 1_001).await;
        let mut order = String::new();
        for _ in 0..6 {
            let leased = store.lease_jobs("one", 2_000, 5_000, 1, &[]).await.expect("the database");
            order.extend(leased.iter().filter_map(|job| job.lane.chars().next()));
        }
        assert_eq!((order.matches('c').count(), order.matches('p').count()), (2, 4), "{order}");
        assert!(!order.starts_with("ppp") && !order.starts_with("cc"), "by turns: {order}");
    })
    .await;
}
