//! The connection to Discord's gateway, from start to a clean stop.

use std::ops::Range;
use std::sync::{Arc, Weak};
use std::time::Duration;

use metrics::health;
use outbox::DeliveryError;
use serenity::all::{ActivityData, Client, Context, Event, GatewayIntents, RawEventHandler};
use serenity::async_trait;
use serenity::client::ClientBuilder;
use serenity::gateway::ShardManager;
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::shards::Shards;
use app::GuildEvent;

use super::connected::Connected;
use super::dispatch::Dispatcher;
use super::events::{self, Heard};
use crate::calls::call::{CALL, call, longer};
use crate::calls::failure::Failure;
use crate::calls::read::Gateway;
use crate::calls::received;
use crate::calls::rest::Rest;
use crate::endpoint::{Endpoint, is_loopback};
use crate::guilds::Guilds;
use crate::{Answers, house};

/// How long interactions under way may take at the end.
const GRACE: Duration = Duration::from_secs(6);
/// How long the shards may take to close.
const GOODBYE: Duration = Duration::from_secs(2);
/// The longest wait between two attempts to reach Discord.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// The bot's status: how to begin, the same in every language.
const PRESENCE: &str = "/play";

/// Why the connection ended or failed.
#[derive(Debug, thiserror::Error)]
pub enum GatewayError {
    /// Discord does not accept the token.
    #[error(
        "Discord does not accept the token; reset it on the application's page and put the new one in place"
    )]
    Token,
    /// The playground named a gateway on another machine.
    #[error("the API on loopback names a gateway that is not on this machine")]
    NotLoopback,
    /// Nothing has come by the gateway for long, though the API answers. The client library never gives up a hanging
    /// connection, so the program ends, and its supervisor restarts it.
    #[error(
        "the gateway has been out of reach for {0} s while Discord's API answers; the program ends so that it is started anew"
    )]
    Hangs(u64),
    /// The connection could not be made or kept.
    #[error("the connection to Discord ended: {0}")]
    Ended(String),
}

/// Connects and answers interactions until `shutdown`. Short failures of the network and of Discord are waited out.
///
/// # Errors
/// When the token is refused, or the connection ends for another reason that waiting doesn't mend.
pub async fn run<A: Answers>(
    answers: Arc<A>,
    endpoint: &Endpoint,
    shutdown: CancellationToken,
) -> Result<(), GatewayError> {
    let http = endpoint.http.clone();
    let Some(gateway) = find_gateway(&http, endpoint.is_loopback(), &shutdown).await? else {
        return Ok(());
    };
    let tasks = TaskTracker::new();
    let keeping = shutdown.child_token();
    house::keep(&tasks, &answers, endpoint, &keeping);
    let known = Connected::default();
    let dispatcher = Arc::new(Dispatcher::new(answers, endpoint, keeping.clone()));
    let handler = Handler {
        dispatcher: Arc::downgrade(&dispatcher),
        tasks: tasks.clone(),
        connected: known.clone(),
        guilds: endpoint.guilds.clone(),
    };
    let mut client = client(endpoint, &gateway, handler).await?;
    let shards = Arc::clone(&client.shard_manager);
    let (range, total) = own_shards(endpoint.shards, gateway.shards);
    let wanted = range.end - range.start + 1;
    health().shards_wanted(wanted);
    let watching = tokio::spawn(known.clone().watch(Arc::clone(&shards), endpoint.gateway_patience / 2));
    let result = tokio::select! {
        result = client.start_shard_range(range, total) => match result {
            _ if shutdown.is_cancelled() => Ok(()),
            Ok(()) => Err(GatewayError::Ended("all shards have stopped".to_owned())),
            Err(error) => Err(ended(&error)),
        },
        // The token was replaced: further attempts would count against the bot.
        () = endpoint.http.token_refused() => Err(GatewayError::Token),
        () = hangs(&http, &known, wanted, endpoint.gateway_patience) => {
            Err(GatewayError::Hangs(endpoint.gateway_patience.as_secs()))
        }
        // Ends even while no shard is up yet, when serenity would not.
        () = goodbye(&shutdown, &shards) => Ok(()),
    };
    watching.abort();
    keeping.cancel();
    finish(&tasks).await;
    drop(dispatcher);
    result
}

/// Waits for the answers under way.
pub(crate) async fn finish(tasks: &TaskTracker) {
    tasks.close();
    if tokio::time::timeout(GRACE, tasks.wait()).await.is_err() {
        tracing::warn!("some answers were still under way at the end");
    }
}

/// The range of shards in serenity's form (its ranges include their ends), and the number of all shards.
fn own_shards(own: Shards, advised: u32) -> (Range<u32>, u32) {
    match own {
        Shards::Auto => (0..advised.max(1) - 1, advised.max(1)),
        Shards::Range { first, last, total } => {
            if total < advised {
                tracing::warn!(total, advised, "Discord advises more shards; see discord.shards");
            }
            (first..last, total)
        }
    }
}

/// Waits until the gateway hangs: for `patience` fewer shards are connected than should be, and no more come, while Discord's
/// API answers. If that doesn't either, it is the network, and a restart would not help.
async fn hangs(http: &Rest, connected: &Connected, wanted: u32, patience: Duration) {
    loop {
        connected.stalled(wanted, patience).await;
        match call(CALL, http.get_current_user()).await {
            Ok(_) => return,
            Err(failure) => {
                tracing::warn!(why = %failure.error, "neither the gateway nor the API can be reached");
            }
        }
        sleep(LONGEST_WAIT.min(patience)).await;
    }
}

async fn goodbye(shutdown: &CancellationToken, shards: &ShardManager) {
    shutdown.cancelled().await;
    shards.shutdown_all().await;
    sleep(GOODBYE).await;
}

/// The gateway's address, asked for until there is an answer; `None` when stopped meanwhile.
async fn find_gateway(
    http: &Rest,
    loopback: bool,
    shutdown: &CancellationToken,
) -> Result<Option<Gateway>, GatewayError> {
    let gateway = ask(shutdown, || async {
        identify(http).await?;
        call(CALL, http.get_bot_gateway()).await
    });
    match gateway.await? {
        Some(gateway) if loopback && !is_loopback(&gateway.url, "ws") => Err(GatewayError::NotLoopback),
        gateway => Ok(gateway),
    }
}

/// The application's public key, asked for until there is an answer; `None` when stopped meanwhile.
pub(crate) async fn find_key(
    http: &Rest,
    shutdown: &CancellationToken,
) -> Result<Option<String>, GatewayError> {
    ask(shutdown, || identify(http)).await
}

/// Asks Discord until there is an answer; `None` when stopped meanwhile.
async fn ask<T, F>(shutdown: &CancellationToken, question: impl Fn() -> F) -> Result<Option<T>, GatewayError>
where
    F: Future<Output = Result<T, Failure>>,
{
    let mut wait = Duration::from_millis(200);
    loop {
        match question().await {
            Ok(answer) => return Ok(Some(answer)),
            Err(Failure { error: DeliveryError::Unauthorised, .. }) => return Err(GatewayError::Token),
            Err(failure) => tracing::warn!(why = %failure.error, "Discord can't be reached; trying again"),
        }
        tokio::select! {
            () = sleep(wait) => wait = longer(wait, LONGEST_WAIT),
            () = shutdown.cancelled() => return Ok(None),
        }
    }
}

/// Fetches the application; answers its public key.
async fn identify(http: &Rest) -> Result<String, Failure> {
    let application = call(CALL, http.get_current_application_info()).await?;
    http.set_application_id(application.id);
    Ok(application.verify_key.unwrap_or_default())
}

/// serenity's client for the gateway that was found.
async fn client<A: Answers>(
    endpoint: &Endpoint,
    gateway: &Gateway,
    handler: Handler<A>,
) -> Result<Client, GatewayError> {
    let own = endpoint.another_http();
    // GUILDS is not privileged: it reports channels and threads that are deleted. Interactions need no intent.
    let client = ClientBuilder::new_with_http(own, GatewayIntents::GUILDS)
        .activity(ActivityData::custom(PRESENCE))
        .raw_event_handler(handler)
        .await;
    let client = client.map_err(|error| ended(&error))?;
    // It has asked for the address again, and silently takes Discord's own if that failed; ours is the one checked.
    (*client.ws_url.lock().await).clone_from(&gateway.url);
    Ok(client)
}

fn ended(error: &serenity::Error) -> GatewayError {
    use serenity::gateway::GatewayError as Theirs;
    match (error, Failure::from(error).error) {
        (serenity::Error::Gateway(Theirs::InvalidAuthentication), _) | (_, DeliveryError::Unauthorised) => {
            GatewayError::Token
        }
        (_, why) => GatewayError::Ended(why.to_string()),
    }
}

struct Handler<A> {
    /// Weak: a hanging connection outlives the service, and must hold nothing.
    dispatcher: Weak<Dispatcher<A>>,
    tasks: TaskTracker,
    connected: Connected,
    guilds: Guilds,
}

impl<A: Answers> Handler<A> {
    /// Passes an event on, tracked as interactions are.
    fn happened(&self, event: GuildEvent) {
        if let Some(dispatcher) = self.dispatcher.upgrade() {
            self.tasks.spawn(async move { dispatcher.happened(event).await });
        }
    }
}

#[async_trait]
impl<A: Answers> RawEventHandler for Handler<A> {
    async fn raw_event(&self, context: Context, event: Event) {
        self.connected.alive(context.shard_id.0);
        match events::heard(event) {
            Some(Heard::Interaction(interaction)) => {
                let Some(dispatcher) = self.dispatcher.upgrade() else { return };
                let incoming = received::read(&interaction);
                // Tracked, so that a stop waits for it; a task of its own, so that none waits for another.
                self.tasks.spawn(async move { dispatcher.take_in(incoming).await });
            }
            Some(Heard::Ready { shard, happened }) => {
                metrics::gateway_event("ready");
                self.connected.ready(shard);
                tracing::info!(shard, "connected");
                if let GuildEvent::Connected { guilds, .. } = &happened {
                    self.guilds.there(guilds.iter().map(|guild| guild.0.unsigned_abs()));
                }
                self.happened(happened);
            }
            Some(Heard::Resumed) => metrics::gateway_event("resumed"),
            Some(Heard::GuildEvent(happened)) => {
                if let GuildEvent::GuildGone(guild) = happened {
                    self.guilds.gone(guild.0.unsigned_abs());
                }
                self.happened(happened);
            }
            Some(Heard::There { guild, joined }) => {
                self.guilds.there([guild.0.unsigned_abs()]);
                self.happened(GuildEvent::GuildThere(guild));
                if let Some(joined) = joined {
                    self.happened(joined);
                }
            }
            None => {}
        }
    }
}
