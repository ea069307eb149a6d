//! Discord's limits are kept: a flood in one channel delays no other, and nothing is sent against the headers.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use app::App;
use app::settings::Limits;
use model::Clock;
use model::ids::{ChannelId, UserId};
use model::job::{Job, Lane, NewJob, To};
use model::screen::{Screen, Verb};
use outbox::{self, DeliveryError, Outbox, Outgoing, Transport};
use playground::{
    Ack, CHESS_CLUB, Config, Effect, Fault, Outcome, Playground, RateLimits, Route, Scope, TEA_ROOM, Who,
};
use render::Theme;
use serde_json::json;
use store::Store;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::support::{Bot, Stub, close, endpoint, order, press_public, sent, statuses, with_button};

const CLUB: ChannelId = ChannelId(CHESS_CLUB as i64);
const TEA: ChannelId = ChannelId(TEA_ROOM as i64);

/// A playground that keeps Discord's limits, with short windows.
async fn strict() -> Playground {
    let limits = Some(RateLimits { window: Duration::from_millis(700), ..RateLimits::default() });
    Playground::start(Config { limits, ..Config::default() }).await.expect("a playground")
}

fn say(text: &str) -> Outgoing<'static> {
    let screen = Box::leak(Box::new(Screen::text(text)));
    Outgoing { screen, direct: false, attachment: None }
}

/// An outbox over a store of its own.
pub(crate) struct Post {
    store: Store,
    wake: Arc<Notify>,
    clock: Clock,
}

impl Post {
    pub(crate) async fn new() -> Self {
        let now = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        let store = Store::open("sqlite::memory:").await.expect("a store");
        Self { store, wake: Arc::default(), clock: Arc::new(now) }
    }

    pub(crate) async fn write(&self, channel: ChannelId, texts: impl Iterator<Item = String>) {
        let mut tx = self.store.begin().await.expect("a transaction");
        for text in texts {
            let job = Job::Post { to: To::Channel(channel), slot: None, screen: Screen::text(text) };
            let new = NewJob { lane: Lane::Channel(channel), game: None, job };
            tx.enqueue(&new, (self.clock)()).await.expect("written");
        }
        tx.commit().await.expect("committed");
        self.wake.notify_one();
    }

    pub(crate) fn run(
        &self,
        transport: impl Transport,
        shutdown: &CancellationToken,
    ) -> tokio::task::JoinHandle<()> {
        let (clock, wake) = (Arc::clone(&self.clock), Arc::clone(&self.wake));
        let app = App::new(
            self.store.clone(),
            Limits::default(),
            Theme::default(),
            Arc::clone(&clock),
            Arc::clone(&wake),
        );
        let outbox = Outbox::new(self.store.clone(), Arc::new(transport), app.studio().clone(), clock, wake);
        tokio::spawn(outbox::run(outbox, shutdown.clone()))
    }

    pub(crate) async fn done(&self) {
        let waited = tokio::time::timeout(Duration::from_secs(180), async {
            while self.store.open_jobs().await.expect("a store") > 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        });
        assert!(waited.await.is_ok(), "the outbox is not empty");
    }
}

pub(crate) fn texts(playground: &Playground, channel: u64) -> Vec<String> {
    playground.person(Who::Ada).messages(channel).into_iter().map(|seen| seen.content).collect()
}

#[tokio::test]
async fn a_flood_in_one_channel_delays_no_other_and_is_never_refused() {
    let playground = strict().await;
    let (post, shutdown) = (Post::new().await, CancellationToken::new());
    let numbered = |count: usize| (0..count).map(|i| format!("word {i}"));
    post.write(CLUB, numbered(23)).await;
    post.write(TEA, numbered(4)).await;
    let running = post.run(endpoint(&playground, playground.token()).sender(), &shutdown);
    post.done().await;
    shutdown.cancel();
    running.await.expect("no panic");

    assert_eq!(texts(&playground, CHESS_CLUB), numbered(23).collect::<Vec<_>>(), "in order, each once");
    assert_eq!(texts(&playground, TEA_ROOM), numbered(4).collect::<Vec<_>>());
    let order: Vec<u64> =
        sent(&playground, Route::CreateMessage).iter().map(|record| record.channel).collect();
    let last_tea = order.iter().rposition(|channel| *channel == TEA_ROOM).expect("posted");
    assert!(last_tea <= 10, "the tea room waited for the club: {order:?}");
    assert!(statuses(&playground, Route::CreateMessage).iter().all(|status| *status == 200));
    assert_eq!(playground.violations(), Vec::<String>::new());
    playground.stop().await;
}

#[tokio::test]
async fn what_a_refusal_says_is_believed_and_only_where_it_says_so() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, playground.token()).sender();
    let refusal = |scope| Effect::RateLimit { retry_after: Duration::from_secs(30), scope };
    order(&playground, Route::CreateMessage, refusal(Scope::Shared));
    let limited = |error: Result<_, DeliveryError>| matches!(error, Err(DeliveryError::Limited { after }) if after > Duration::from_secs(25));
    assert!(limited(sender.post(CLUB, "a1", &say("one")).await));
    assert!(sender.wait(CLUB).is_some() && sender.wait(TEA).is_none(), "known before anything is drawn");
    assert!(limited(sender.post(CLUB, "a1", &say("one")).await));
    sender.post(TEA, "a2", &say("two")).await.expect("another channel");
    assert_eq!(statuses(&playground, Route::CreateMessage), [429, 200], "the second try was not sent");

    order(&playground, Route::CreateMessage, refusal(Scope::Global));
    assert!(limited(sender.post(TEA, "a3", &say("three")).await));
    assert!(limited(sender.post(TEA, "a3", &say("three")).await));
    assert!(sender.open_dm(UserId(Who::Ada.id() as i64)).await.is_err());
    assert_eq!(statuses(&playground, Route::CreateMessage).len(), 3);
    assert_eq!(statuses(&playground, Route::CreateDm).len(), 0);
    playground.stop().await;
}

#[tokio::test]
async fn a_global_refusal_leaves_interactions_alone() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let bot = Bot::start(&playground, Stub::new().await).await;
    let refusal = Effect::RateLimit { retry_after: Duration::from_secs(60), scope: Scope::Global };
    let sender = bot.endpoint.sender();
    // A message to press is there before everything is closed.
    let verb = model::screen::Verb::Rules;
    let call = press_public(&playground, &bot, Who::Ada, verb).await;
    call.message().await.expect("answered");
    order(&playground, Route::CreateMessage, refusal);
    assert!(matches!(
        bot.endpoint.sender().post(CLUB, "b1", &say("x")).await,
        Err(DeliveryError::Limited { .. })
    ));
    assert!(
        matches!(sender.post(TEA, "b2", &say("x")).await, Err(DeliveryError::Limited { .. })),
        "one limiter for all"
    );
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &serde_json::json!({})).expect("sent");
    call.message().await.expect("answered at once");
    close(playground, bot).await;
}

#[tokio::test]
async fn opening_too_many_direct_messages_stops_openings_alone() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, playground.token()).sender();
    let known = sender.open_dm(UserId(Who::Ada.id() as i64)).await.expect("open");
    order(&playground, Route::CreateDm, Effect::Code(40003));
    for who in [Who::Ben, Who::Cleo, Who::Ben] {
        let refused = sender.open_dm(UserId(who.id() as i64)).await;
        assert!(
            matches!(refused, Err(DeliveryError::Limited { after }) if after >= Duration::from_secs(599)),
            "{refused:?}"
        );
    }
    assert_eq!(sent(&playground, Route::CreateDm).len(), 2, "one refusal was enough");
    sender.post(known, "a1", &say("still here")).await.expect("known ones go on");
    playground.stop().await;
}

#[tokio::test]
async fn a_token_that_is_refused_is_not_tried_again() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, "playground.wrong").sender();
    for _ in 0..5 {
        assert_eq!(sender.post(CLUB, "a1", &say("x")).await, Err(DeliveryError::Unauthorised));
    }
    assert_eq!(sent(&playground, Route::CreateMessage).len(), 1);
    playground.stop().await;
}

#[tokio::test]
async fn a_token_that_is_refused_later_ends_the_connection() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let bot = Bot::start(&playground, Stub::new().await).await;
    // Once may be a mistake; who we are is asked before the token is given up.
    playground.faults().order(Fault::new(Effect::Code(40001)).on(Route::CreateMessage));
    playground.faults().order(Fault::new(Effect::Code(40001)).on(Route::GetCurrentUser));
    assert_eq!(bot.endpoint.sender().post(CLUB, "a1", &say("x")).await, Err(DeliveryError::Unauthorised));
    let ended = tokio::time::timeout(Duration::from_secs(120), bot.running).await.expect("it ends");
    assert!(matches!(ended.expect("no panic"), Err(discord::GatewayError::Token)));
    playground.stop().await;
}

#[tokio::test]
async fn one_persons_flood_is_damped_politely_and_nobody_elses_request_is() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let stub = Stub::new().await.with_patience(3).suggesting(&[("one", "1")]);
    let bot = Bot::start(&playground, stub).await;
    let board = with_button("A board", "Go", Verb::Rules);
    let message = bot.post(CHESS_CLUB, &board).await;
    let (ada, ben) = (playground.person(Who::Ada), playground.person(Who::Ben));
    let button = ada.message(message).and_then(|seen| seen.button("Go")).expect("a button");
    // All at once: on a busy machine waiting for each answer would be a pause, and after a pause the next one is welcome again.
    let pressed: Vec<_> = (0..5).map(|_| ada.press(message, &button).expect("pressed")).collect();
    let again = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    for fine in &pressed[..3] {
        fine.message().await.expect("answered");
    }
    let told = pressed[3].message().await.expect("told");
    assert!(told.private && told.content.starts_with("One thing at a time"), "{}", told.content);
    let acked = pressed[4].outcome().await.expect("acknowledged");
    assert!(
        matches!(acked, Outcome::Acked { ack: Ack::DeferredUpdate, .. }),
        "without a word, and not failed"
    );
    let again = again.message().await.expect("told");
    assert!(again.content.starts_with("One thing at a time"), "a command has to be answered");
    ben.press(message, &button).expect("pressed").message().await.expect("answered");
    assert_eq!(close(playground, bot).await.len(), 4, "three of Ada's, one of Ben's");
}
