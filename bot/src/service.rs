//! The whole program as one call: store, outbox, clock, jobs and transport, started and stopped in order.

mod database;
mod lasting;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use model::Clock;
#[cfg(feature = "playground")]
use playground::Playground;
use secrecy::SecretString;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::clock;
use crate::config::{Config, Interactions, TOKEN_VARIABLE};
use crate::looks;
use crate::operations::Watch;
use crate::process::{self, Process};
use app::App;
use app::jobs;
use app::timekeeping::Timekeeper;
use discord::{self, Endpoint, Hearing, Listening, NoPublicKey, Synced, ToExamine};
pub use discord::{CannotExamine, Diagnosis, LiveReport, Verdict};
use lasting::lasting;
use metrics::Loop;
use outbox::{self, Outbox};
use pool::{Lane, NotDone, Pool, Threads};
use render::Theme;
use render::theme::Themes;
use store::Store;

/// The API that the program connects to.
#[derive(Debug)]
pub enum Reach {
    /// Discord itself.
    Discord {
        /// The bot's token.
        token: SecretString,
    },
    /// A playground that already runs on this machine.
    Loopback {
        /// Its address.
        api: String,
        /// Its token.
        token: SecretString,
    },
    /// A playground of its own, if the program was built with the feature `playground`.
    Playground,
}

/// Runs until `shutdown` is cancelled, then stops within ten seconds.
///
/// # Errors
/// When something needed at the start is missing (database, address, token), or Discord refuses the token.
pub async fn run(config: &Config, reach: Reach, shutdown: CancellationToken) -> anyhow::Result<()> {
    run_on(config, reach, |store| store, shutdown).await
}

/// Like [`run`], on a store that is prepared first: tests let it fail.
///
/// # Errors
/// As for [`run`].
pub async fn run_on(
    config: &Config,
    reach: Reach,
    ready: impl FnOnce(Store) -> Store,
    shutdown: CancellationToken,
) -> anyhow::Result<()> {
    match reach {
        #[cfg(feature = "playground")]
        Reach::Playground => with_playground(config, shutdown).await,
        #[cfg(not(feature = "playground"))]
        Reach::Playground => bail!(no_playground()),
        there => {
            let endpoint = there.endpoint()?.making_emoji(config.emoji.sync_at_start);
            let patience = Duration::from_secs(config.discord.gateway_seconds);
            let endpoint = endpoint.serving(config.discord.shards).bearing_with_the_gateway(patience);
            bot(config, &config.store_url()?, endpoint, ready, shutdown).await
        }
    }
}

/// Synchronises the application's emoji, or with `dry` only reports; `tell` is called for each one. Needs no database, so it
/// may run beside the bot.
///
/// # Errors
/// When the address or the token can't be used, or Discord refuses.
pub async fn sync_emoji(reach: Reach, dry: bool, tell: impl FnMut(&str)) -> anyhow::Result<Synced> {
    Ok(reach.endpoint()?.sync_emoji(dry, tell).await?)
}

/// Examines the application: what is as it should be, and what is not. Empty for `Reach::Playground`.
///
/// # Errors
/// When the address or the token can't be used.
pub async fn examine(reach: Reach, by: Interactions) -> anyhow::Result<Vec<Diagnosis>> {
    let (api, token) = match &reach {
        Reach::Discord { token } => (None, token.clone()),
        Reach::Loopback { api, token } => (Some(api.clone()), token.clone()),
        Reach::Playground => return Ok(Vec::new()),
    };
    // Address and token are checked before either is used.
    let endpoint = reach.endpoint()?;
    let mut found = discord::examine(api.as_deref(), &token, by == Interactions::Endpoint).await;
    if found.iter().any(|found| found.what == "token" && found.verdict == Verdict::Fine) {
        let (verdict, says) = match endpoint.sync_emoji(true, |_| ()).await {
            Ok(synced) if synced.made + synced.replaced == 0 => {
                (Verdict::Fine, "the application has them".to_owned())
            }
            Ok(synced) => (Verdict::Note, format!("{synced} `menagerie emoji sync` does it")),
            Err(error) => (Verdict::Note, error.to_string()),
        };
        found.push(Diagnosis { verdict, what: "emoji", says });
    }
    Ok(found)
}

/// Options of a live examination: see [`examine_live`].
pub struct Live {
    /// A text channel of a server.
    pub channel: u64,
    /// Whether there is a person to press what has to be pressed.
    pub guided: bool,
    /// How long they have for each step.
    pub step: Duration,
}

/// Makes every kind of call and interaction once against the real API, and deletes what it makes. Needs no database, and may
/// run beside the bot; `tell` is called for each thing tried.
///
/// # Errors
/// With a sentence, when it can't be begun.
pub async fn examine_live(
    config: &Config,
    reach: Reach,
    live: Live,
    stop: CancellationToken,
    tell: impl FnMut(&str),
) -> Result<LiveReport, CannotExamine> {
    let cannot = |error: anyhow::Error| CannotExamine(format!("{error:#}"));
    let endpoint = reach.endpoint().map_err(cannot)?;
    let key = config.discord.public_key.as_ref().map(|key| key.parse()).transpose();
    let key = key.map_err(|error: NoPublicKey| CannotExamine(error.to_string()))?;
    let hearing = match config.discord.interactions {
        Interactions::Gateway => Hearing::Gateway,
        Interactions::Endpoint => Hearing::Endpoint { listen: config.discord.listen, key },
    };
    let guided = live.guided.then_some(hearing);
    let wanted = ToExamine { channel: live.channel, guided, step: live.step };
    discord::examine_live(&endpoint, wanted, stop, tell).await
}

impl Reach {
    /// What the settings lead to: Discord with a token, a running playground if there is also `discord.api`, and without either
    /// a playground of its own.
    ///
    /// # Errors
    /// When the token can't be read, or one is missing for `discord.api` or since this program was built without the playground.
    pub fn of(config: &Config) -> anyhow::Result<Self> {
        Ok(match (config.token()?, &config.discord.api) {
            (Some(token), Some(api)) => Self::Loopback { api: api.clone(), token },
            (Some(token), None) => Self::Discord { token },
            (None, Some(_)) => bail!("discord.api is set, but there is no token; set {TOKEN_VARIABLE}"),
            (None, None) if cfg!(feature = "playground") => Self::Playground,
            (None, None) => bail!(no_playground()),
        })
    }

    fn endpoint(self) -> anyhow::Result<Endpoint> {
        match self {
            Self::Discord { token } => Ok(Endpoint::discord(token)?),
            Self::Loopback { api, token } => Ok(Endpoint::loopback(&api, token)?),
            Self::Playground => bail!(
                "without a token there is no application; the playground makes its emoji by itself when it starts"
            ),
        }
    }
}

/// Why a program without the playground needs a token.
fn no_playground() -> String {
    format!(
        "there is no token: set discord.token_file or {TOKEN_VARIABLE} (this program was built without the playground)"
    )
}

/// The locale of the person who started the program, by the variables that name it; empty without one.
#[cfg(feature = "playground")]
fn locale() -> String {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).unwrap_or_default()
}

#[cfg(feature = "playground")]
async fn with_playground(config: &Config, shutdown: CancellationToken) -> anyhow::Result<()> {
    // Beside the games, so that messages about them are kept or deleted with them.
    Store::make_folder(&config.playground.store)?;
    let keep = Store::file_of(&config.playground.store)?.and_then(|file| Some(file.parent()?.to_owned()));
    let addr = config.playground.listen;
    let language = playground::Config::language_of(&locale());
    let settings = playground::Config { addr, keep, fresh: true, language, ..playground::Config::default() };
    let playground = Playground::start(settings).await?;
    println!("The playground is open: {}", playground.page_url());
    println!("Take a seat there, type /play, and take another seat to join. Ctrl-C ends it.");
    let token = SecretString::from(playground.token().to_owned());
    let endpoint = Endpoint::loopback(&playground.base_url(), token)?.making_emoji(true);
    let result = bot(config, &config.playground.store, endpoint, |store| store, shutdown).await;
    playground.stop().await;
    result
}

async fn bot(
    config: &Config,
    store: &str,
    endpoint: Endpoint,
    ready: impl FnOnce(Store) -> Store,
    shutdown: CancellationToken,
) -> anyhow::Result<()> {
    Store::make_folder(store)?;
    let mut watch = Watch::begin(&config.operations, store, &shutdown).await?;
    let Some(store) = database::open(store, &shutdown).await? else { return Ok(()) };
    let store = ready(store);
    let looking = tokio::spawn(database::look_for_damage(store.clone()));
    let wake = Arc::new(Notify::new());
    let keeper = Arc::new(Timekeeper::of_this_machine());
    if let Err(error) = keeper.look(&store).await {
        tracing::warn!(%error, "whether the clock was set is looked at again");
    }
    let clock: Clock = keeper.clock();
    let role = config.discord.role();
    let Some(process) = Process::enter(&store, &clock, role, process::PATIENCE, &shutdown).await? else {
        return Ok(());
    };
    // Owned here: however this function ends, the threads end with it.
    let threads = Threads::start().context("there are no threads to ask the rules on")?;
    let pool = threads.pool();
    let endpoint = endpoint.sharing(config.discord.requests_per_second, process.live());
    let endpoint = endpoint.working_in(pool.clone());
    let themes = themes(config).await?;
    let usual = themes.find(&config.pictures.theme).unwrap_or_else(|| {
        tracing::warn!(theme = config.pictures.theme, "there is no such theme; boards look like wood");
        Theme::default()
    });
    let limits = config.limits.clone();
    let app = App::new(store.clone(), limits, usual, Arc::clone(&clock), Arc::clone(&wake));
    let app = app
        .with_themes(themes.clone())
        .kept_by(Arc::clone(&keeper))
        .with_retention(config.retention)
        .with_computers(config.computers)
        .with_probe(Arc::new(endpoint.guild_probe()))
        .with_typist(Arc::new(endpoint.typist()));
    let app = Arc::new(app);
    tracing::info!(version = env!("CARGO_PKG_VERSION"), "menagerie starts");
    app.studio().warm_up();
    // Before any request, downtime is compensated.
    let first = Arc::clone(&app);
    let given = within(pool.clone(), async move { first.beat().await }).await?;
    given.context("the time since the last run can't be given back")?;

    let since = app.store().greets_since(keeper.now());
    since.await.context("from when on new servers are greeted can't be kept")?;
    first_word(&app, &endpoint).await?;

    // Messages left unsent go out before anything new comes in.
    let transport = Arc::new(endpoint.sender());
    let outbox = Outbox::new(store.clone(), transport, app.studio().clone(), Arc::clone(&clock), wake)
        .opening(config.limits.direct_messages_per_day)
        .drawing_in(pool.clone());
    let sending = lasting(outbox::run(outbox, shutdown.clone()), &shutdown);
    let worker = jobs::Worker::new(app.context(), config.referee, pool.clone());
    let working = lasting(jobs::run(worker, shutdown.clone()), &shutdown);
    let rounds = clock::run(Arc::clone(&app), clock, shutdown.clone());
    let ticking = lasting(within(pool.clone(), rounds), &shutdown);
    // Until everything else has ended: meanwhile this process must not be taken for gone.
    let ended = CancellationToken::new();
    let among_others = tokio::spawn(process.run(ended.clone(), shutdown.clone()));
    watch.opened(app.store(), &app.clock());
    let folder = config.pictures.themes_folder.clone();
    let looks = Arc::clone(&app);
    let ready = move || looks.studio().warm_up();
    let rereading = tokio::spawn(looks::reread(themes, folder, ready, shutdown.clone()));
    let result = interactions(config, &app, &endpoint, &shutdown).await;
    shutdown.cancel();
    let health = metrics::health();
    let sent = sending.await.context("the outbox stopped oddly");
    health.ended(Loop::Outbox);
    let ticked = ticking.await.map_err(anyhow::Error::from);
    health.ended(Loop::Clock);
    let worked = working.await.context("the background stopped oddly");
    health.ended(Loop::Jobs);
    // Answers that take longer are cut short.
    threads.close().await;
    looking.abort();
    rereading.abort();
    ended.cancel();
    let stayed = among_others.await.context("the list of processes stopped oddly")?;
    store.close().await;
    watch.end().await;
    tracing::info!("menagerie has stopped");
    result.and(sent).and(worked)?;
    ticked?.context("the clock stopped oddly")?;
    Ok(stayed?)
}

/// The themes to choose from.
async fn themes(config: &Config) -> anyhow::Result<Themes> {
    let (themes, folder) = (Themes::default(), config.pictures.themes_folder.clone());
    let own = themes.clone();
    let reading = tokio::task::spawn_blocking(move || looks::read(&own, folder.as_deref()));
    reading.await.context("themes can't be read")?;
    Ok(themes)
}

/// Runs the program's own work in the pool.
async fn within<T: Send + 'static>(
    pool: Pool,
    work: impl Future<Output = T> + Send + 'static,
) -> Result<T, NotDone> {
    pool.run(Lane::Program, work).await
}

/// The very first start prints how the bot gets onto a server.
async fn first_word(app: &App, endpoint: &Endpoint) -> anyhow::Result<()> {
    if let Some(link) = endpoint.invitation().filter(|_| !endpoint.is_loopback())
        && !discord::has_registered(app.store()).await?
    {
        tracing::info!(
            link,
            "this bot is new: this link invites it to a server (`menagerie invite` shows it again)"
        );
    }
    Ok(())
}

/// The bot's invitation link, by its token.
///
/// # Errors
/// When there is no token, or one that tells nothing.
pub fn invitation(reach: Reach) -> anyhow::Result<String> {
    reach.endpoint()?.invitation().context(
        "this token doesn't tell its application; take its id from the application's page and put it into the link of README.md",
    )
}

/// Receives and answers interactions until `shutdown`.
async fn interactions(
    config: &Config,
    app: &Arc<App>,
    endpoint: &Endpoint,
    shutdown: &CancellationToken,
) -> anyhow::Result<()> {
    let app = Arc::clone(app);
    match config.discord.interactions {
        Interactions::Gateway => Ok(discord::run(app, endpoint, shutdown.clone()).await?),
        Interactions::Endpoint => {
            let key = config.discord.public_key.as_ref().map(|key| key.parse()).transpose()?;
            let listening = Listening::on(config.discord.listen, key, app.clock()).await?;
            metrics::health().listens();
            Ok(discord::listen(app, endpoint, listening, shutdown.clone()).await?)
        }
    }
}
