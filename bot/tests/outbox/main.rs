//! The outbox against a transport that fails in every way: everything is sent once, in order, and messages that can't be sent delay
//! no others.

mod boards;
mod doors;
#[path = "../support/failpoints.rs"]
mod failpoints;
mod moved;
mod standstills;

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use app::App;
use app::settings::Limits;
use model::Clock;
use model::ids::{ChannelId, GameId, MessageId, UserId};
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use outbox::{self, Alteration, DeliveryError, Outbox, Outgoing, Transport};
use render::Theme;
use sqlx::{AnyConnection, Connection};
use store::{Failpoint, Fault, FaultInjection, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use failpoints::Failpoints;

const CLUB: ChannelId = ChannelId(7);
const TEA: ChannelId = ChannelId(8);
const BEN: UserId = UserId(12);

/// What happens to the next attempts to post in a channel.
#[derive(Clone, Debug)]
enum Luck {
    /// It is posted, but the answer never arrives.
    LostReply,
    /// It fails with this error.
    Failed(DeliveryError),
    /// It never ends.
    Hangs,
}

/// Changes of messages.
#[derive(Default)]
struct Edits {
    /// How the next attempts fail.
    luck: VecDeque<DeliveryError>,
    done: Vec<(ChannelId, String)>,
    /// How many rows of controls each message had after its last change.
    rows: BTreeMap<i64, usize>,
}

#[derive(Default)]
struct Discord {
    luck: Mutex<BTreeMap<i64, VecDeque<Luck>>>,
    /// All messages in each channel: nonce and text.
    posted: Mutex<Vec<(ChannelId, String, String)>>,
    attempts: AtomicI64,
    edits: Mutex<Edits>,
    /// Whether Discord still remembers nonces.
    remembers: std::sync::atomic::AtomicBool,
    searches: AtomicI64,
    /// The call at which the next worker stands still, with all its work.
    standstill: Mutex<Option<standstills::Standstill>>,
    /// How the next openings of direct messages fail, and whose were tried.
    shut: Mutex<VecDeque<DeliveryError>>,
    opened: Mutex<Vec<UserId>>,
}

impl Discord {
    fn order(&self, channel: ChannelId, luck: Luck) {
        self.luck
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(channel.0)
            .or_default()
            .push_back(luck);
    }

    fn texts(&self, channel: ChannelId) -> Vec<String> {
        let posted = self.posted.lock().unwrap_or_else(PoisonError::into_inner);
        posted.iter().filter(|(place, ..)| *place == channel).map(|(_, _, text)| text.clone()).collect()
    }

    fn put(&self, channel: ChannelId, nonce: &str, text: &str) -> MessageId {
        let mut posted = self.posted.lock().unwrap_or_else(PoisonError::into_inner);
        let known = posted.iter().position(|(place, known, _)| *place == channel && known == nonce);
        match known.filter(|_| self.remembers.load(Ordering::SeqCst)) {
            Some(at) => MessageId(at as i64 + 1),
            None => {
                posted.push((channel, nonce.to_owned(), text.to_owned()));
                MessageId(posted.len() as i64)
            }
        }
    }
}

impl Transport for Discord {
    async fn post(
        &self,
        channel: ChannelId,
        nonce: &str,
        message: &Outgoing<'_>,
    ) -> Result<MessageId, DeliveryError> {
        self.attempts.fetch_add(1, Ordering::SeqCst);
        self.stand_still(standstills::Call::Post).await;
        let luck = self
            .luck
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .entry(channel.0)
            .or_default()
            .pop_front();
        match luck {
            None => Ok(self.put(channel, nonce, &message.screen.text)),
            Some(Luck::LostReply) => {
                self.put(channel, nonce, &message.screen.text);
                Err(DeliveryError::Retry { after: None, reason: "the reply was lost".to_owned() })
            }
            Some(Luck::Failed(error)) => Err(error),
            Some(Luck::Hangs) => std::future::pending().await,
        }
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        change: &Alteration,
    ) -> Result<(), DeliveryError> {
        self.stand_still(standstills::Call::Edit).await;
        let mut edits = self.edits.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(error) = edits.luck.pop_front() {
            return Err(error);
        }
        edits.done.push((channel, change.text.clone().unwrap_or_default()));
        edits.rows.insert(message.0, change.rows.len());
        Ok(())
    }

    async fn last(&self, channel: ChannelId) -> Result<Option<MessageId>, DeliveryError> {
        let last = {
            let posted = self.posted.lock().unwrap_or_else(PoisonError::into_inner);
            posted.iter().rposition(|(place, ..)| *place == channel)
        };
        self.stand_still(standstills::Call::Last).await;
        Ok(last.map(|at| MessageId(at as i64 + 1)))
    }

    async fn open_dm(&self, person: UserId) -> Result<ChannelId, DeliveryError> {
        self.opened.lock().unwrap_or_else(PoisonError::into_inner).push(person);
        if let Some(error) = self.shut.lock().unwrap_or_else(PoisonError::into_inner).pop_front() {
            return Err(error);
        }
        Ok(ChannelId(1000 + person.0))
    }

    async fn start_thread(
        &self,
        _: ChannelId,
        message: MessageId,
        _: &str,
    ) -> Result<ChannelId, DeliveryError> {
        Ok(ChannelId(message.0))
    }

    async fn find(
        &self,
        channel: ChannelId,
        _: i64,
        message: &Outgoing<'_>,
    ) -> Result<Option<MessageId>, DeliveryError> {
        self.searches.fetch_add(1, Ordering::SeqCst);
        let posted = self.posted.lock().unwrap_or_else(PoisonError::into_inner);
        let found =
            posted.iter().position(|(place, _, text)| *place == channel && *text == message.screen.text);
        Ok(found.map(|at| MessageId(at as i64 + 1)))
    }
}

/// A store, a clock that tests set, and a worker that may be stopped and replaced.
struct Bench {
    store: Store,
    discord: Arc<Discord>,
    time: Arc<AtomicI64>,
    wake: Arc<Notify>,
    /// Faults of the workers' database.
    failpoints: Arc<Failpoints>,
    url: String,
    _folder: TempDir,
}

impl Bench {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.expect("a store");
        let discord = Discord::default();
        discord.remembers.store(true, Ordering::SeqCst);
        Self {
            store,
            discord: Arc::new(discord),
            time: Arc::new(AtomicI64::new(1_000_000)),
            wake: Arc::default(),
            failpoints: Arc::default(),
            url,
            _folder: folder,
        }
    }

    fn clock(&self) -> Clock {
        let time = Arc::clone(&self.time);
        Arc::new(move || time.load(Ordering::SeqCst))
    }

    fn pass(&self, by: Duration) {
        self.time.fetch_add(by.as_millis() as i64, Ordering::SeqCst);
        self.wake.notify_one();
    }

    /// Starts a worker.
    fn work(&self) -> (CancellationToken, JoinHandle<()>) {
        let shutdown = CancellationToken::new();
        (shutdown.clone(), tokio::spawn(outbox::run(self.outbox(), shutdown)))
    }

    /// Starts a worker that can be killed, with everything it has begun, by dropping its runtime.
    fn doomed(&self) -> Runtime {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let runtime = runtime.expect("a runtime");
        runtime.spawn(outbox::run(self.outbox(), CancellationToken::new()));
        runtime
    }

    fn outbox(&self) -> Outbox<Discord> {
        self.outbox_over(
            self.store.clone().with_faults(Arc::clone(&self.failpoints) as Arc<dyn FaultInjection>),
        )
    }

    fn outbox_over(&self, store: Store) -> Outbox<Discord> {
        let wake = Arc::clone(&self.wake);
        let app =
            App::new(self.store.clone(), Limits::default(), Theme::WOOD, self.clock(), Arc::clone(&wake));
        let discord = Arc::clone(&self.discord);
        Outbox::new(store, discord, app.studio().clone(), self.clock(), wake)
    }

    async fn say(&self, to: To, lane: Lane, text: &str) {
        self.order(lane, None, Job::Post { to, slot: None, screen: Screen::text(text) }).await;
    }

    async fn order(&self, lane: Lane, game: Option<GameId>, job: Job) {
        let mut tx = self.store.begin().await.expect("a transaction");
        tx.enqueue(&NewJob { lane, game, job }, self.time.load(Ordering::SeqCst)).await.expect("enqueued");
        tx.commit().await.expect("committed");
        self.wake.notify_one();
    }

    async fn say_in(&self, channel: ChannelId, text: &str) {
        self.say(To::Channel(channel), Lane::Channel(channel), text).await;
    }

    async fn open(&self) -> i64 {
        self.store.open_jobs().await.expect("the database")
    }

    /// Lets time pass until only this many jobs are open.
    async fn until_open(&self, left: i64) {
        let waited = tokio::time::timeout(Duration::from_secs(120), async {
            while self.open().await > left {
                tokio::time::sleep(Duration::from_millis(5)).await;
                self.pass(Duration::from_millis(400));
            }
        });
        waited.await.expect("the outbox gets there");
    }

    /// Waits until the outcome of every attempt is stored, so that later times are counted from there.
    async fn until_noted(&self) {
        let mut beside = AnyConnection::connect(&self.url).await.expect("the database");
        let held = "SELECT COUNT(*) FROM outbox WHERE done_ms IS NULL AND leased_by IS NOT NULL";
        let noted = async {
            while sqlx::query_scalar::<_, i64>(held).fetch_one(&mut beside).await.expect("a number") > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(120), noted).await.expect("it is noted");
    }

    /// Waits until the transport was asked this many times.
    async fn until_attempts(&self, attempts: i64) {
        let waited = tokio::time::timeout(Duration::from_secs(120), async {
            while self.discord.attempts.load(Ordering::SeqCst) < attempts {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        waited.await.expect("the transport is asked");
    }
}

async fn stop((shutdown, worker): (CancellationToken, JoinHandle<()>)) {
    shutdown.cancel();
    worker.await.expect("no panic");
}

#[tokio::test]
async fn a_lost_reply_posts_nothing_twice_and_keeps_the_order() {
    let bench = Bench::new().await;
    bench.discord.order(CLUB, Luck::LostReply);
    bench.discord.order(CLUB, Luck::LostReply);
    for text in ["1", "2", "3"] {
        bench.say_in(CLUB, text).await;
    }
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["1", "2", "3"]);
    stop(worker).await;
}

#[tokio::test]
async fn an_outage_is_sat_out_and_other_lanes_dont_notice() {
    let bench = Bench::new().await;
    for _ in 0..6 {
        bench
            .discord
            .order(CLUB, Luck::Failed(DeliveryError::Retry { after: None, reason: "500".to_owned() }));
    }
    bench.say_in(CLUB, "late").await;
    bench.say_in(TEA, "at once").await;
    let worker = bench.work();
    bench.until_attempts(2).await;
    bench.until_open(0).await;
    assert_eq!(
        (bench.discord.texts(CLUB), bench.discord.texts(TEA)),
        (vec!["late".to_owned()], vec!["at once".to_owned()])
    );
    assert_eq!(bench.discord.attempts.load(Ordering::SeqCst), 8);
    stop(worker).await;
}

#[tokio::test]
async fn a_limit_is_respected_as_long_as_asked() {
    let bench = Bench::new().await;
    let after = Some(Duration::from_secs(30));
    bench.discord.order(CLUB, Luck::Failed(DeliveryError::Retry { after, reason: "429".to_owned() }));
    bench.say_in(CLUB, "patient").await;
    let worker = bench.work();
    bench.until_attempts(1).await;
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(5)).await;
        bench.pass(Duration::from_secs(1));
    }
    assert_eq!(bench.discord.attempts.load(Ordering::SeqCst), 1, "not before its time");
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["patient"]);
    stop(worker).await;
}

#[tokio::test]
async fn what_can_never_be_sent_is_dropped_and_its_lane_goes_on() {
    let bench = Bench::new().await;
    for error in [
        DeliveryError::Gone(10003),
        DeliveryError::Refused(50013),
        DeliveryError::Rejected("50035".to_owned()),
    ] {
        bench.discord.order(CLUB, Luck::Failed(error));
    }
    for text in ["gone", "refused", "rejected", "fine"] {
        bench.say_in(CLUB, text).await;
    }
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["fine"]);
    stop(worker).await;
}

#[tokio::test]
async fn what_is_refused_for_an_unknown_reason_is_tried_for_a_day_and_then_given_up() {
    let bench = Bench::new().await;
    let strange = || Luck::Failed(DeliveryError::Unfamiliar { status: 403, code: 99_999 });
    for _ in 0..9 {
        bench.discord.order(CLUB, strange());
    }
    bench.say_in(CLUB, "refused for a while").await;
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["refused for a while"]);
    // Whichever other faults occur in between, the day begins from zero.
    bench.discord.attempts.store(0, Ordering::SeqCst);
    let day = Duration::from_secs(24 * 3600);
    bench.discord.order(CLUB, strange());
    bench.discord.order(CLUB, Luck::Failed(DeliveryError::Retry { after: None, reason: "500".to_owned() }));
    bench.discord.order(CLUB, strange());
    bench.discord.order(CLUB, strange());
    for text in ["never", "at last"] {
        bench.say_in(CLUB, text).await;
    }
    for attempts in 1..=4 {
        bench.until_attempts(attempts).await;
        assert_eq!(bench.open().await, 2, "after {attempts} attempts");
        bench.until_noted().await;
        bench.pass(day - Duration::from_secs(1));
    }
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["refused for a while", "never", "at last"]);
    bench.discord.order(CLUB, strange());
    bench.discord.order(CLUB, strange());
    bench.discord.attempts.store(0, Ordering::SeqCst);
    for text in ["never", "goes on"] {
        bench.say_in(CLUB, text).await;
    }
    bench.until_attempts(1).await;
    bench.until_noted().await;
    bench.pass(day);
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB)[3..], ["goes on"]);
    stop(worker).await;
}

#[tokio::test]
async fn closed_direct_messages_are_noted_and_not_tried_again() {
    let bench = Bench::new().await;
    bench.discord.order(ChannelId(1012), Luck::Failed(DeliveryError::NoDirectMessages(50007)));
    for text in ["one", "two"] {
        bench.say(To::Person(BEN), Lane::Person(BEN), text).await;
    }
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.attempts.load(Ordering::SeqCst), 1);
    let ben = bench.store.person(BEN).await.expect("the database");
    assert!(ben.dm_closed && ben.dm_notice);
    stop(worker).await;
}

#[tokio::test]
async fn a_worker_that_dies_after_sending_leaves_nothing_to_be_said_twice() {
    let bench = Bench::new().await;
    // Sent, but the worker never learns of it and is gone.
    bench.discord.order(CLUB, Luck::LostReply);
    bench.discord.order(CLUB, Luck::Hangs);
    bench.say_in(CLUB, "once").await;
    let dying = bench.doomed();
    bench.until_attempts(1).await;
    dying.shutdown_background();
    let next = bench.doomed();
    // While its nonce is remembered, sending again finds it there.
    let tried_again = async {
        while bench.discord.attempts.load(Ordering::SeqCst) < 2 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            bench.pass(Duration::from_millis(200));
        }
    };
    tokio::time::timeout(Duration::from_secs(120), tried_again).await.expect("it is tried again");
    next.shutdown_background();
    let last = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["once"]);
    assert_eq!(bench.discord.searches.load(Ordering::SeqCst), 0);
    stop(last).await;
}

#[tokio::test]
async fn after_the_nonce_is_forgotten_it_looks_before_it_speaks() {
    let bench = Bench::new().await;
    bench.discord.order(CLUB, Luck::LostReply);
    bench.say_in(CLUB, "once").await;
    let dying = bench.doomed();
    bench.until_attempts(1).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    dying.shutdown_background();
    bench.discord.remembers.store(false, Ordering::SeqCst);
    bench.pass(Duration::from_secs(600));
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["once"], "found, not said again");
    assert_eq!(bench.discord.searches.load(Ordering::SeqCst), 1);
    stop(worker).await;
}

#[tokio::test]
async fn what_was_never_sent_is_sent_even_after_that() {
    let bench = Bench::new().await;
    bench.discord.order(CLUB, Luck::Failed(DeliveryError::Retry { after: None, reason: "500".to_owned() }));
    bench.say_in(CLUB, "late").await;
    let dying = bench.doomed();
    bench.until_attempts(1).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    dying.shutdown_background();
    bench.discord.remembers.store(false, Ordering::SeqCst);
    bench.pass(Duration::from_secs(600));
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["late"]);
    stop(worker).await;
}

#[tokio::test]
async fn a_clean_stop_gives_back_what_waits() {
    let bench = Bench::new().await;
    let after = Some(Duration::from_secs(3600));
    bench.discord.order(CLUB, Luck::Failed(DeliveryError::Retry { after, reason: "429".to_owned() }));
    bench.say_in(CLUB, "later").await;
    let worker = bench.work();
    bench.until_attempts(1).await;
    stop(worker).await;
    assert_eq!(bench.open().await, 1, "it is kept");
    bench.pass(Duration::from_secs(3700));
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["later"]);
    stop(worker).await;
}

#[tokio::test]
async fn what_is_done_but_unheard_is_said_once() {
    let bench = Bench::new().await;
    bench.failpoints.order(Failpoint::Written, Fault::Unheard, 1);
    bench.failpoints.order(Failpoint::Commit, Fault::Unheard, 2);
    for text in ["1", "2", "3"] {
        bench.say_in(CLUB, text).await;
    }
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["1", "2", "3"]);
    assert_eq!(bench.failpoints.left(), 0);
    stop(worker).await;
}

/// Discord's answer for a channel at its limit.
fn limited(seconds: u64) -> DeliveryError {
    DeliveryError::Limited { after: Duration::from_secs(seconds) }
}

#[tokio::test]
async fn a_limit_is_no_failure_and_its_end_is_not_overslept() {
    let bench = Bench::new().await;
    for _ in 0..12 {
        bench.discord.order(CLUB, Luck::Failed(limited(1)));
    }
    bench.say_in(CLUB, "patient").await;
    let worker = bench.work();
    for attempts in 1..=12 {
        bench.until_attempts(attempts).await;
        // No waits that grow: within three seconds the next try. (The first may pass before the limit is noted.)
        let tried_again = async || {
            while bench.discord.attempts.load(Ordering::SeqCst) == attempts {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let mut passed = 0;
        while bench.discord.attempts.load(Ordering::SeqCst) == attempts {
            assert!(passed < 3, "waits grow");
            passed += 1;
            bench.pass(Duration::from_millis(1002));
            let _ = tokio::time::timeout(Duration::from_secs(2), tried_again()).await;
        }
    }
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["patient"]);
    stop(worker).await;
}

#[tokio::test]
async fn after_waiting_long_for_a_limit_nothing_is_searched_for() {
    let bench = Bench::new().await;
    bench.discord.order(CLUB, Luck::Failed(limited(600)));
    bench.say_in(CLUB, "late").await;
    let worker = bench.work();
    bench.until_attempts(1).await;
    bench.pass(Duration::from_secs(700));
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["late"]);
    assert_eq!(bench.discord.searches.load(Ordering::SeqCst), 0, "it was never sent");
    stop(worker).await;
}

#[tokio::test]
async fn a_token_that_is_refused_loses_no_message() {
    let bench = Bench::new().await;
    bench.discord.order(CLUB, Luck::Failed(DeliveryError::Unauthorised));
    bench.say_in(CLUB, "kept").await;
    let worker = bench.work();
    bench.until_attempts(1).await;
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["kept"]);
    stop(worker).await;
}
