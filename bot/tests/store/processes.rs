//! The list of processes: joining, heartbeats, leaving; how many there are; numbers and order among several.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use menagerie::config::Role;
use menagerie::process::{PATIENCE, Process, ProcessError};
use model::Clock;
use model::ids::ChannelId;
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use sqlx::{AnyConnection, Connection};
use store::{ProcessRow, Store, StoreError};
use tokio_util::sync::CancellationToken;

use super::PLACE;
use super::database::{Database, on_each};

fn row(id: &str, slot: i64) -> ProcessRow {
    ProcessRow {
        id: id.to_owned(),
        slot,
        version: "0.1.0".to_owned(),
        schema_version: 19,
        role: "shards 0-1/4".to_owned(),
        host: "alpha".to_owned(),
        place: "a boot".to_owned(),
        pid: 7,
        started_ms: 1_000,
        seen_ms: 1_000,
    }
}

async fn added(store: &Store, row: &ProcessRow) -> Result<Vec<ProcessRow>, StoreError> {
    let mut tx = store.begin().await.expect("a transaction");
    let before = tx.processes_alone(&row.id).await?;
    tx.add_process(row).await?;
    tx.commit().await?;
    Ok(before)
}

#[tokio::test]
async fn processes_come_are_seen_and_leave() {
    on_each(async |store: Store| {
        let (one, two) = (row("one", 0), ProcessRow { started_ms: 2_000, ..row("two", 1) });
        assert_eq!(added(&store, &one).await.expect("added"), []);
        assert_eq!(added(&store, &two).await.expect("added"), *std::slice::from_ref(&one));
        assert!(added(&store, &row("three", 1)).await.is_err(), "the slot is two's");
        assert!(store.process_seen("one", 5_000).await.expect("the database"));
        assert!(!store.process_seen("nobody", 5_000).await.expect("the database"));
        let seen = ProcessRow { seen_ms: 5_000, ..one };
        assert_eq!(store.processes().await.expect("the database"), [seen, two.clone()]);
        store.process_left("one").await.expect("left");
        assert_eq!(store.processes().await.expect("the database"), [two]);
    })
    .await;
}

/// Several processes in this one, on a clock of the test's.
struct Among {
    now: Arc<AtomicI64>,
    clock: Clock,
    shutdown: CancellationToken,
}

impl Among {
    fn new() -> Self {
        let now = Arc::new(AtomicI64::new(1_000_000));
        let clock: Clock = Arc::new({
            let now = Arc::clone(&now);
            move || now.load(Ordering::SeqCst)
        });
        Self { now, clock, shutdown: CancellationToken::new() }
    }

    async fn enter(&self, store: &Store, role: &str) -> Process {
        let role = Role::Gateway(role.parse().expect("shards"));
        let entering = Process::enter(store, &self.clock, role, PATIENCE, &self.shutdown);
        let entered = tokio::time::timeout(Duration::from_secs(120), entering).await.expect("it ends");
        entered.expect("no error").expect("not stopped")
    }
}

#[tokio::test]
async fn processes_with_shards_of_their_own_count_each_other_and_miss_who_is_gone() {
    let Some(database) = Database::postgres().await else { return };
    let (store, among) = (database.open().await, Among::new());
    let (second, third) = (database.open().await, database.open().await);
    let one = among.enter(&store, "0-1/4").await;
    assert_eq!(*one.live().borrow(), 1);
    let two = among.enter(&second, "2-3/4").await;
    let mut live = one.live();
    assert_eq!((*two.live().borrow(), *live.borrow()), (2, 1), "one has not looked yet");
    let ended = CancellationToken::new();
    let running = tokio::spawn(one.run(ended.clone(), among.shutdown.clone()));
    live.wait_for(|live| *live == 2).await.expect("one looks");
    // Two is never seen again.
    among.now.fetch_add(60_000, Ordering::SeqCst);
    live.wait_for(|live| *live == 1).await.expect("one misses it");
    let three = among.enter(&third, "2-3/4").await;
    live.wait_for(|live| *live == 2).await.expect("one sees its successor");
    ended.cancel();
    running.await.expect("no panic").expect("no error");
    let left: Vec<_> = store.processes().await.expect("the database").into_iter().map(|row| row.id).collect();
    assert_eq!(left, [three.id()], "one left, and two is forgotten");
    store.close().await;
}

#[tokio::test]
async fn somebody_who_wants_the_shards_of_another_one_waits_until_it_leaves() {
    let Some(database) = Database::postgres().await else { return };
    let (store, among) = (database.open().await, Among::new());
    let second = database.open().await;
    let one = among.enter(&store, "0-1/4").await;
    let role = Role::Gateway("1-2/4".parse().expect("shards"));
    let short = Duration::from_millis(700);
    let Err(error) = Process::enter(&second, &among.clock, role, short, &among.shutdown).await else {
        panic!("two serve a shard")
    };
    let sentence = error.to_string();
    assert!(sentence.contains(&format!("process {}", std::process::id())), "{sentence}");
    assert!(sentence.contains("shards 0-1/4") && sentence.contains("shards 1-2/4"), "{sentence}");
    let waiting = Process::enter(&second, &among.clock, role, PATIENCE, &among.shutdown);
    tokio::pin!(waiting);
    assert!(tokio::time::timeout(Duration::from_secs(1), &mut waiting).await.is_err(), "it waits");
    store.process_left(one.id()).await.expect("left");
    let two = tokio::time::timeout(Duration::from_secs(120), waiting).await.expect("it ends").expect("free");
    // A process that was taken for dead while it stood still ends, since its successor is here.
    let stays = tokio::time::timeout(
        Duration::from_secs(120),
        one.run(CancellationToken::new(), among.shutdown.clone()),
    );
    let Err(ProcessError::Taken { theirs, .. }) = stays.await.expect("it ends") else {
        panic!("one goes on")
    };
    assert_eq!(theirs, "shards 1-2/4");
    assert!(among.shutdown.is_cancelled(), "the whole program ends");
    assert!(two.is_some());
    store.close().await;
}

#[tokio::test]
async fn a_sqlite_file_has_one_process_no_matter_what_a_crash_left_on_the_list() {
    let database = Database::sqlite();
    let (store, among) = (database.open().await, Among::new());
    added(&store, &row("crashed", 0)).await.expect("added");
    let one = among.enter(&store, "auto").await;
    let all = store.processes().await.expect("the database");
    assert_eq!(all.iter().map(|row| &row.id).collect::<Vec<_>>(), [one.id()]);
    store.close().await;
}

/// How often a job that was never begun counts as tried once a process has joined after another one that ran in the same place and
/// did not leave.
async fn tried_after(place: impl Fn(&ProcessRow) -> String) -> i64 {
    let database = Database::sqlite();
    let (store, among) = (database.open().await, Among::new());
    among.enter(&store, "auto").await;
    let own = store.processes().await.expect("the database").remove(0);
    store.process_left(&own.id).await.expect("left");
    added(&store, &ProcessRow { place: place(&own), ..row("before", 0) }).await.expect("added");
    let post = Job::Post { to: To::Channel(PLACE), slot: None, screen: Screen::text(".") };
    let job = NewJob { lane: Lane::Channel(PLACE), game: None, job: post };
    let mut tx = store.begin().await.expect("a transaction");
    tx.enqueue(&job, 1_000).await.expect("enqueued");
    tx.commit().await.expect("committed");
    among.enter(&store, "auto").await;
    let leased = store.lease_jobs("worker", 2_000, 5_000, 1, &[]).await.expect("the database");
    store.close().await;
    leased[0].attempts
}

#[tokio::test]
async fn after_a_power_cut_what_is_open_may_have_been_sent() {
    assert_eq!(tried_after(|_| "another boot".to_owned()).await, 1);
    assert_eq!(tried_after(|_| String::new()).await, 1, "where that can't be told");
    assert_eq!(tried_after(|own| own.place.clone()).await, 0, "a crash loses nothing");
}

#[tokio::test]
async fn work_belongs_to_one_holder_until_it_ends_or_is_given_back() {
    on_each(async |store: Store| {
        let take = async |who: &str, now: i64| {
            store.take_lease("chores", who, now, now + 10_000).await.expect("the database")
        };
        assert!(take("one", 1_000).await);
        assert!(!take("two", 1_000).await && take("one", 2_000).await);
        assert!(!take("two", 10_999).await, "one's first word holds until then");
        assert!(take("one", 7_000).await, "renewed");
        assert!(!take("two", 16_999).await && take("two", 17_000).await && !take("one", 17_001).await);
        store.release_leases("one").await.expect("nothing of one's");
        assert!(!take("one", 17_002).await);
        store.release_leases("two").await.expect("released");
        assert!(take("one", 17_003).await);
        assert!(store.take_lease("other", "two", 17_003, 18_000).await.expect("the database"), "other work");
    })
    .await;
}

#[tokio::test]
async fn a_process_stops_when_a_newer_version_changes_what_it_cant_read() {
    let Some(database) = Database::postgres().await else { return };
    let (store, among) = (database.open().await, Among::new());
    let one = among.enter(&store, "auto").await;
    let running = tokio::spawn(one.run(CancellationToken::new(), among.shutdown.clone()));
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    sqlx::query("UPDATE compatibility SET oldest = 9999")
        .execute(&mut beside)
        .await
        .expect("a newer version");
    let ended =
        tokio::time::timeout(Duration::from_secs(120), running).await.expect("it ends").expect("no panic");
    let sentence = ended.expect_err("it can't go on").to_string();
    assert!(sentence.contains("9999") && among.shutdown.is_cancelled(), "{sentence}");
    assert_eq!(store.processes().await.expect("the database"), [], "it left");
    store.close().await;
}

#[tokio::test]
async fn a_lane_keeps_its_order_among_processes_whose_clocks_differ() {
    let Some(database) = Database::postgres().await else { return };
    let (right, fast) = (database.open().await, database.open().await);
    right.take_slot(1);
    fast.take_slot(2);
    let screen = Screen::text(".");
    let post = Job::Post { to: To::Channel(ChannelId(7)), slot: None, screen };
    let job = NewJob { lane: Lane::Channel(PLACE), game: None, job: post };
    let mut said = Vec::new();
    // By turns a process whose clock is right and one a minute ahead; each sees what the other one wrote before.
    for (store, now) in [
        (&right, 100_000),
        (&fast, 160_000),
        (&right, 100_100),
        (&right, 100_100),
        (&fast, 160_200),
        (&right, 100_300),
    ] {
        let mut tx = store.begin().await.expect("a transaction");
        said.push(tx.enqueue(&job, now).await.expect("enqueued"));
        tx.commit().await.expect("committed");
    }
    assert!(said.is_sorted_by(|one, next| one < next), "{said:?}");
    let slots: Vec<_> = said.iter().map(|id| (id >> 12) & 0xff).collect();
    assert_eq!(slots, [1, 2, 1, 1, 2, 1], "each has its own numbers");
    right.close().await;
    fast.close().await;
}
