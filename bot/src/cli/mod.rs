//! The command line: all commands, and which module runs each.

mod backup;
mod check;
mod doctor;
mod emoji;
mod export;
mod healthcheck;
mod import;
mod invite;
mod live;
mod logging;
mod outbox;
mod puzzles;
mod restore;
mod setup;
mod signals;
mod theme;
mod verify;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use self::outbox::OutboxCommand;
use anyhow::bail;
use clap::{Parser, Subcommand};
use engine::catalogue::Catalogue;
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

use crate::config::{Config, TOKEN_VARIABLE};
use crate::service::Reach;

use backup::BackedUp;
use emoji::EmojiCommand;
use export::Exported;
use import::Imported;
use restore::ToRestore;
use setup::ToSetUp;
use theme::ThemeCommand;
use verify::Opened;

/// The program, with the games it is played with: reads the command line and does what it says.
///
/// ```no_run
/// # use std::process::ExitCode;
/// use engine::catalogue::Catalogue;
///
/// fn main() -> ExitCode {
///     menagerie::command_line(Catalogue::new())
/// }
/// ```
#[must_use]
pub fn command_line(catalogue: Catalogue) -> ExitCode {
    match run(catalogue) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("menagerie: {error:#}");
            if error.is::<live::CannotRun>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

/// A Discord bot on which people play strange chess games.
///
/// With a token (discord.token_file or MENAGERIE_TOKEN) it connects to Discord.
#[cfg_attr(
    feature = "playground",
    doc = "Without one, and without settings, it starts the playground; with settings it asks first."
)]
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// The settings; config.toml if it exists.
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Connect to Discord (the default).
    #[cfg_attr(feature = "playground", doc = "Without a token and without settings: start the playground.")]
    Run,
    #[cfg(feature = "playground")]
    /// Start the playground: Discord's API and a page on this machine, at the address of `playground.listen` in the settings.
    Playground,
    /// Ask for the token, have Discord check it, write it down, print the link that invites the bot, and start.
    Setup(ToSetUp),
    /// Check the sealed seed of a finished game, as /game verify shows it.
    Verify(Opened),
    /// Look at everything a start needs (settings, token, database, lock, addresses) and say what is wrong. Changes nothing.
    CheckConfig,
    /// Ask Discord and the database how things are, and say what to mend. May run beside the bot; changes nothing. With --live it tries
    /// everything once in a channel, and takes it away again.
    Doctor(live::Examined),
    /// Print the link that invites the bot to a server, with the permissions it needs. Asks nobody, changes nothing.
    Invite,
    /// What waits to be said, and a push or an end for what is stuck.
    #[command(subcommand)]
    Outbox(OutboxCommand),
    /// Ask the running process how it is; fails when it is not well. Needs operations.listen.
    Healthcheck(healthcheck::Question),
    /// The pieces on buttons and in menus.
    #[command(subcommand)]
    Emoji(EmojiCommand),
    /// Themes from files: check one, or look at one.
    #[command(subcommand)]
    Theme(ThemeCommand),
    /// Look for puzzles of a game, positions with one good turn, and print them as its data. Takes minutes; asks nobody, changes nothing.
    Puzzles(puzzles::Sought),
    /// Write everything that is kept into one file, to move it to another database. SQLite: while the bot is stopped.
    Export(Exported),
    /// Read what was exported into an empty database.
    Import(Imported),
    /// Write a backup, also while the bot runs, and verify it by opening it.
    Backup(BackedUp),
    /// Make the database anew from a backup. There must be none.
    Restore(ToRestore),
}

/// Runs the command line's command.
fn run(catalogue: Catalogue) -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    // Backups, imports and checks read games, too, not only a start.
    crate::install(catalogue.clone())?;
    let config = || Config::load(arguments.config.as_deref());
    let settings = Config::file(arguments.config.as_deref());
    match arguments.command.unwrap_or(Command::Run) {
        Command::Run => run_bot(&config()?, settings.as_deref(), catalogue),
        #[cfg(feature = "playground")]
        Command::Playground => run_playground(&config()?),
        Command::Setup(wanted) => setup::run(arguments.config.as_deref(), &wanted, catalogue),
        Command::Verify(opened) => verify::run(&opened),
        Command::CheckConfig => check::run(&config()?, settings.as_deref()),
        Command::Doctor(examined) => match examined.channel() {
            Some(channel) => live::run(config, channel, &examined),
            None => doctor::run(&config()?),
        },
        Command::Invite => invite::run(&config()?),
        Command::Outbox(command) => self::outbox::run(&config()?, &command),
        Command::Healthcheck(question) => healthcheck::run(&config()?, &question),
        Command::Emoji(command) => emoji::run(&config()?, &command),
        Command::Theme(command) => theme::run(&command),
        Command::Puzzles(sought) => puzzles::run(&sought),
        Command::Export(exported) => export::run(&config()?, &exported),
        Command::Import(imported) => import::run(&config()?, &imported),
        Command::Backup(wanted) => backup::run(&config()?, &wanted),
        Command::Restore(wanted) => restore::run(&config()?, &wanted),
    }
}

/// Runs the bot. A person who has written settings wants to run a bot: if the token is missing, no playground starts unasked.
fn run_bot(config: &Config, settings: Option<&Path>, catalogue: Catalogue) -> anyhow::Result<()> {
    let reach = Reach::of(config)?;
    if let (Reach::Playground, Some(settings)) = (&reach, settings) {
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if !(terminal && wants_playground(settings)?) {
            bail!(no_token(settings));
        }
    }
    serve(config, async |shutdown| crate::run(config, catalogue, shutdown).await)
}

/// Advice for settings without a token.
fn no_token(settings: &Path) -> String {
    format!(
        "{} is there, but no token: set discord.token_file or {TOKEN_VARIABLE}. (`menagerie playground` starts the \
         playground, which needs none.)",
        settings.display()
    )
}

/// Asks the person at the terminal.
fn wants_playground(settings: &Path) -> io::Result<bool> {
    print!(
        "{} is there, but no token to reach Discord with. Start the playground instead, on this machine alone? [y/N] ",
        settings.display()
    );
    io::stdout().flush()?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}

#[cfg(feature = "playground")]
fn run_playground(config: &Config) -> anyhow::Result<()> {
    if config.token()?.is_some() {
        bail!(
            "there is a token (discord.token_file or {TOKEN_VARIABLE}), and the playground must never see a real one; \
             take it away to start the playground"
        );
    }
    serve(config, async |shutdown| crate::service::run(config, Reach::Playground, shutdown).await)
}

fn serve(
    config: &Config,
    running: impl AsyncFnOnce(CancellationToken) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    logging::to_stderr(&config.log)?;
    for said in config.careless() {
        tracing::warn!("{said}");
    }
    runtime()?.block_on(async { running(signals::until_stopped()?).await })
}

/// Now, in milliseconds since 1970.
fn now_ms() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A runtime with at least two threads: the client library's loop of a shard may hold one for a while after a connection broke,
/// and on a machine with one core all else would stand still.
fn runtime() -> std::io::Result<Runtime> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    tokio::runtime::Builder::new_multi_thread().worker_threads(cores.max(2)).enable_all().build()
}
