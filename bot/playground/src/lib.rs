//! Discord's API on loopback, with a web page: for trying a bot without Discord, and for its tests.
//!
//! It implements the side of Discord that a bot meets: REST v10 and the gateway, with Discord's limits, errors and habits
//! (three-second acknowledgements, nonces, refused direct messages, threads that start from messages). Five people live in it,
//! in one server with two channels; a page or a test acts for them. Everything is in memory, unless it is to be kept.
//!
//! | folder or file | what is in it |
//! |---|---|
//! | `world/` | who is there, what was said, sessions, time: the state |
//! | `api/` | Discord's API on paper: routes, bodies, errors |
//! | `rest/`, `limits.rs` | the bot's requests, one file per group of routes; how many of them may come |
//! | `gateway.rs`, `delivery.rs`, `courier.rs` | the bot's events; its interactions by HTTP |
//! | `check/` | what Discord would refuse: its OpenAPI description (`spec/`), and limits it lacks |
//! | `acts/` | what people do, as Discord's client would let them |
//! | `person.rs`, `call.rs`, `seen.rs` | the same for tests: fingers, answers, eyes |
//! | `faults.rs`, `inject.rs`, `world/deviations.rs` | what goes wrong on order, with requests and otherwise |
//! | `mood.rs`, `audit.rs` | how grumpy it is, as somebody chose on the page; what was asked for |
//! | `keeping.rs`, `world/kept.rs` | what outlives it |
//! | `page/` | the same in a browser |
//!
//! # Example
//! ```no_run
//! use playground::{CHESS_CLUB, Config, Effect, Fault, Playground, Route, Who};
//! use serde_json::json;
//!
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let playground = Playground::start(Config::default()).await?;
//! // Start the bot with `playground.base_url()` as its API and `playground.token()`, then:
//! playground.ready().await;
//! playground.faults().order(Fault::new(Effect::LoseReply).on(Route::CreateMessage));
//! let ada = playground.person(Who::Ada);
//! let answer = ada.slash(CHESS_CLUB, "play", &json!({ "game": "zombie" }))?.message().await?;
//! assert!(answer.private);
//! assert_eq!(playground.violations(), Vec::<String>::new());
//! playground.stop().await;
//! # Ok(())
//! # }
//! ```

mod acts;
mod api;
mod audit;
mod call;
mod check;
mod config;
mod courier;
mod delivery;
mod faults;
mod gateway;
mod guard;
mod heard;
mod inject;
mod keeping;
mod limits;
mod mood;
mod page;
mod person;
mod rest;
mod seen;
mod shared;
mod world;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use bounded_http::Bounds;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

pub use acts::Refusal;
pub use api::InteractionKind;
pub use audit::Record;
pub use call::{Call, Modal, Outcome};
pub use config::{Config, RateLimits, StartError};
pub use delivery::Delivery;
pub use faults::{Effect, Fault, Likely, Route, Scope};
pub use heard::Heard;
pub use inject::Faults;
pub use person::Person;
pub use seen::{Menu, Seen};
pub use world::clock::Time;
pub use world::emoji::Emoji;
pub use world::interaction::{Ack, Choice};
pub use world::message::{Author, File};
pub use world::people::Who;
pub use world::place::{CHESS_CLUB, GUILD, TEA_ROOM, further};
pub use world::transcript::{Received, Transcript};

use shared::Shared;

/// Connection limits: tests may delay answers as long as they like, but half a request is not waited for.
const BOUNDS: Bounds = Bounds {
    connections: 4096,
    head: Duration::from_secs(10),
    body: Duration::from_secs(60),
    answer: Duration::from_secs(600),
    idle: Duration::from_secs(120),
};

/// A running playground. Dropping it ends it, too; [`Playground::stop`] also waits for the end.
pub struct Playground {
    shared: Arc<Shared>,
    tasks: Vec<JoinHandle<()>>,
}

impl Playground {
    /// Starts a playground.
    ///
    /// # Errors
    /// When the address is not loopback or can't be listened on.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let addr = config.addr;
        if !addr.ip().is_loopback() {
            return Err(StartError::NotLoopback(addr));
        }
        let failed = |error| StartError::Listen { addr, error };
        let listener = TcpListener::bind(addr).await.map_err(failed)?;
        let shared = Arc::new(Shared::new(listener.local_addr().map_err(failed)?, &config));
        if let Some(folder) = &config.keep {
            shared.change(|world| keeping::bring_back(world, folder));
        }
        let bots = axum::Router::new().route("/gateway", axum::routing::get(gateway::connect));
        let bots = guard::of_bots(bots.fallback(rest::handle), &shared);
        let app = page::routes(&shared).merge(bots).with_state(Arc::clone(&shared));
        let stop = shared.stop.clone();
        let serving = tokio::spawn(async move {
            tokio::select! {
                () = bounded_http::serve(listener, app, BOUNDS, stop.clone()) => {}
                // Connections that stay open, such as a browser's, are not waited for.
                () = async { stop.cancelled().await; tokio::time::sleep(Duration::from_millis(200)).await } => {}
            }
        });
        let ticking = tokio::spawn(Arc::clone(&shared).tick());
        let delivering = tokio::spawn(courier::run(Arc::clone(&shared)));
        let keeping = config.keep.map(|folder| tokio::spawn(keeping::run(Arc::clone(&shared), folder)));
        let tasks = [serving, ticking, delivering].into_iter().chain(keeping).collect();
        Ok(Self { shared, tasks })
    }

    /// The address a bot's HTTP client takes as proxy, such as `http://127.0.0.1:4567`.
    #[must_use]
    pub fn base_url(&self) -> String {
        format!("http://{}", self.shared.addr)
    }

    /// The address of the page.
    #[must_use]
    pub fn page_url(&self) -> String {
        format!("http://{}/", self.shared.addr)
    }

    /// The bot's token; it begins with `playground.`, as no real one does.
    #[must_use]
    pub fn token(&self) -> &'static str {
        world::TOKEN
    }

    /// The application's id, which is the bot's user id, too.
    #[must_use]
    pub fn application_id(&self) -> u64 {
        self.shared.look().application
    }

    /// A handle for acting and seeing as a person.
    #[must_use]
    pub fn person(&self, who: Who) -> Person {
        Person::new(Arc::clone(&self.shared), who)
    }

    /// A handle for ordering faults.
    #[must_use]
    pub fn faults(&self) -> Faults<'_> {
        Faults { shared: &self.shared }
    }

    /// Whether a bot is connected to the gateway.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.shared.look().sessions.is_connected()
    }

    /// The connected shards: number and total.
    #[must_use]
    pub fn shards(&self) -> Vec<(u64, u64)> {
        self.shared.look().sessions.shards()
    }

    /// Delivers interactions by HTTP to these addresses in turn, skipping unreachable ones, instead of by the gateway. Without
    /// any, by the gateway again.
    pub fn deliver_to(&self, addresses: Vec<String>) {
        self.shared.change(|world| world.addresses.set(addresses));
    }

    /// The interactions that were posted and taken so far.
    #[must_use]
    pub fn deliveries(&self) -> Vec<Delivery> {
        self.shared.look().addresses.log()
    }

    /// Signs a body as Discord would at that time (seconds since 1970, as text).
    #[must_use]
    pub fn sign(&self, timestamp: &str, body: &str) -> String {
        self.shared.key.sign(timestamp, body)
    }

    /// The registered commands, as Discord's JSON.
    #[must_use]
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.shared.look().commands.clone()
    }

    /// The application's emoji, oldest first.
    #[must_use]
    pub fn emojis(&self) -> Vec<Emoji> {
        self.shared.look().emojis.values().cloned().collect()
    }

    /// Deletes an emoji, as its owner could on the application's page; answers whether it existed.
    pub fn delete_emoji(&self, id: u64) -> bool {
        self.shared.change(|world| world.emojis.remove(&id).is_some())
    }

    /// Waits until a bot is connected and commands are registered.
    ///
    /// # Panics
    /// When that doesn't happen while the playground has patience.
    pub async fn ready(&self) {
        self.wait_until("a connected bot with commands", || {
            let world = self.shared.look();
            world.sessions.is_connected() && !world.commands.is_empty()
        })
        .await;
    }

    /// Waits until a condition holds; checked after every change.
    ///
    /// # Panics
    /// When it doesn't become so while the playground has patience.
    pub async fn wait_until(&self, what: &str, mut is_so: impl FnMut() -> bool) {
        let found = self.shared.until(|| is_so().then_some(())).await;
        assert!(found.is_some(), "waited in vain for {what}\n{}", self.shared.story());
    }

    /// Reports each acknowledgement and each posted or edited message from now on. There is one listener at a time.
    #[must_use]
    pub fn listen(&self) -> mpsc::UnboundedReceiver<Heard> {
        let (tell, heard) = mpsc::unbounded_channel();
        self.shared.look().listener = Some(tell);
        heard
    }

    /// All requests so far, in the order of their answers.
    #[must_use]
    pub fn requests(&self) -> Vec<Record> {
        self.shared.look().audit.requests.clone()
    }

    /// All messages ever posted, oldest first, by anybody and deleted ones included.
    #[must_use]
    pub fn messages(&self) -> Vec<Seen> {
        let world = self.shared.look();
        world.messages.values().map(|message| Seen::new(&world, message)).collect()
    }

    /// Every used command (`/golf daily`) and control (its custom id).
    #[must_use]
    pub fn used(&self) -> BTreeSet<String> {
        self.shared.look().audit.used.clone()
    }

    /// The custom ids of all controls the bot ever showed.
    #[must_use]
    pub fn shown(&self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let look = self.shared.look();
        look.audit
            .requests
            .iter()
            .filter_map(|request| request.body.as_ref())
            .for_each(|body| custom_ids(body, &mut found));
        found
    }

    /// Every request that broke Discord's description of its API or a documented limit. Such requests are also refused, as
    /// Discord would.
    #[must_use]
    pub fn violations(&self) -> Vec<String> {
        self.shared.look().audit.violations.clone()
    }

    /// Now, in milliseconds since 1970, by the playground's clock.
    #[must_use]
    pub fn now_ms(&self) -> u64 {
        self.shared.look().clock.now_ms()
    }

    /// Advances time: acknowledgements come late, tokens expire, nonces are forgotten.
    pub fn advance(&self, by: Duration) {
        self.shared.change(|world| world.advance(by));
    }

    /// Deletes a message, as a moderator could; answers whether it existed.
    pub fn delete_message(&self, id: u64) -> bool {
        self.shared.change(|world| {
            let there = world.message(id).is_some();
            world.remove(id);
            there
        })
    }

    /// Deletes a thread or a channel of the server, as a moderator could; answers whether it existed.
    pub fn delete_channel(&self, id: u64) -> bool {
        self.shared.change(|world| world.guild_of(id).is_some() && world.remove_channel(id).is_some())
    }

    /// Archives a thread or brings it back, locked or not, as a moderator could; answers whether it exists.
    pub fn set_archived(&self, thread: u64, archived: bool, locked: bool) -> bool {
        self.shared.change(|world| world.set_archived(thread, archived, locked))
    }

    /// Denies the bot these permissions (Discord's bits) in a channel of the server, or for [`GUILD`] everywhere, as a manager
    /// could; 0 denies none. Answers whether the place exists.
    pub fn deny(&self, place: u64, bits: u64) -> bool {
        self.shared.change(|world| world.deny(place, bits))
    }

    /// Grants the bot these permissions (Discord's bits) on the server in addition to those of its invitation; 0 grants none.
    pub fn grant(&self, bits: u64) {
        self.shared.change(|world| world.granted = bits);
    }

    /// Whether a channel or thread exists and is open.
    #[must_use]
    pub fn is_open(&self, place: u64) -> bool {
        self.shared.look().channels.get(&place).is_some_and(|channel| !channel.locked)
    }

    /// Gives a person a role of the server, by an unused number.
    pub fn give_role(&self, who: Who, role: u64) {
        self.shared.change(|world| world.roles.insert(who, role));
    }

    /// Lets only the bot and members with this role see a channel of the server. Answers whether the channel exists.
    pub fn keep_for(&self, channel: u64, role: u64) -> bool {
        self.shared.change(|world| world.keep_for(channel, role))
    }

    /// Removes the bot from the server. It then shares no server with anybody, so all direct messages are closed to it.
    pub fn remove_bot(&self) {
        self.shared.change(|world| world.set_bot_here(false));
    }

    /// Brings the bot back to the server.
    pub fn add_bot(&self) {
        self.shared.change(|world| world.set_bot_here(true));
    }

    /// Installs the application's commands on the server without the bot, as without the scope `bot`; or makes it a member.
    /// Interactions still reach it; it can see and write nothing.
    pub fn install_commands_only(&self, only: bool) {
        self.shared.change(|world| {
            world.deviations.commands_only = only;
            world.set_bot_here(!only);
        });
    }

    /// Ends the playground: connections are cut, and the address is free again.
    pub async fn stop(mut self) {
        self.shared.stop.cancel();
        for task in std::mem::take(&mut self.tasks) {
            // If it panicked, the test has seen that already.
            let _ = task.await;
        }
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.shared.stop.cancel();
    }
}

/// Collects all custom ids in a request's JSON.
fn custom_ids(value: &serde_json::Value, found: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::Object(fields) => {
            let own = fields.get("custom_id").and_then(serde_json::Value::as_str);
            // A disabled button can't be pressed.
            if fields.get("disabled").is_none_or(|disabled| disabled != true) {
                found.extend(own.map(str::to_owned));
            }
            fields.values().for_each(|inner| custom_ids(inner, found));
        }
        serde_json::Value::Array(items) => items.iter().for_each(|inner| custom_ids(inner, found)),
        _ => {}
    }
}
