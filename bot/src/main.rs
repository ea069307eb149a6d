//! The program: reads the command line and the settings, sets up logging, runs.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::{Parser, Subcommand};
use engine::chance::{Commitment, Salt, Seed};
use menagerie::config::{Config, LogConfig, LogFormat, TOKEN_VARIABLE};
use menagerie::service::{self, Reach};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// A Discord bot on which people play strange chess games.
///
/// With a token (discord.token_file or MENAGERIE_TOKEN) it connects to Discord; without one it starts the playground.
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
    /// Connect to Discord, or start the playground when there is no token (the default).
    Run,
    /// Start the playground: Discord's API and a page on this machine.
    Playground,
    /// Check the sealed seed of a finished game, as /verify shows it.
    Verify {
        /// Published when the game began.
        seal: String,
        /// Opened at the end.
        salt: String,
        /// Opened at the end.
        seed: String,
    },
    /// Read the settings and say whether they can be used.
    CheckConfig,
    /// The pieces on buttons and in menus.
    #[command(subcommand)]
    Emoji(EmojiCommand),
}

#[derive(Subcommand)]
enum EmojiCommand {
    /// Make the application's emoji what they should be: upload what is missing or changed, delete what is outdated. Emoji
    /// that are not ours are left alone. May run beside the bot, and again at any time.
    Sync {
        /// Only say what would be done.
        #[arg(long)]
        dry_run: bool,
    },
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("menagerie: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    if let Some(Command::Verify { seal, salt, seed }) = &arguments.command {
        return verify(seal, salt, seed);
    }
    let config = Config::load(arguments.config.as_deref())?;
    let token = config.token()?;
    let reach = match &arguments.command {
        Some(Command::CheckConfig) => {
            println!(
                "The settings are fine. {}",
                if token.is_some() { "There is a token." } else { "No token." }
            );
            return Ok(());
        }
        Some(Command::Playground) if token.is_some() => bail!(
            "there is a token (discord.token_file or {TOKEN_VARIABLE}), and the playground must never see a real one; \
             take it away to start the playground"
        ),
        Some(Command::Playground) => Reach::Playground,
        _ => match (token, &config.discord.api) {
            (Some(token), Some(api)) => Reach::Loopback { api: api.clone(), token },
            (Some(token), None) => Reach::Discord { token },
            (None, Some(_)) => bail!("discord.api is set, but there is no token; set {TOKEN_VARIABLE}"),
            (None, None) => Reach::Playground,
        },
    };
    log_to_stderr(&config.log)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if let Some(Command::Emoji(EmojiCommand::Sync { dry_run })) = arguments.command {
        let synced = runtime.block_on(service::sync_emoji(reach, dry_run, |deed| println!("{deed}")))?;
        println!("{synced}");
        return Ok(());
    }
    runtime.block_on(async {
        let shutdown = CancellationToken::new();
        stop_on_signals(shutdown.clone())?;
        service::run(&config, reach, shutdown).await
    })
}

fn verify(seal: &str, salt: &str, seed: &str) -> anyhow::Result<()> {
    let seal: Commitment = seal.parse().context("the seal")?;
    let salt: Salt = salt.parse().context("the salt")?;
    let seed: Seed = seed.parse().context("the seed")?;
    if !seal.verify(&salt, &seed) {
        bail!(
            "this seed and salt do NOT belong to that seal: the game was not played with the seed it promised"
        );
    }
    println!("The seed is the one that was sealed when the game began.");
    Ok(())
}

fn log_to_stderr(log: &LogConfig) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&log.filter).context("log.filter")?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match log.format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().init(),
    }
    Ok(())
}

/// The first signal asks for a clean stop, the second ends the process at once.
fn stop_on_signals(shutdown: CancellationToken) -> anyhow::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::spawn(async move {
        for first in [true, false] {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            if first {
                shutdown.cancel();
            } else {
                std::process::exit(130);
            }
        }
    });
    Ok(())
}
