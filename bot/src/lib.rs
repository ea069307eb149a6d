//! Menagerie: a Discord bot on which people play fifteen strange chess games.
//!
//! - [`service`]: all of it, started and stopped in order
//! - [`clock`]: scheduled work
//! - [`operations`]: health, readiness and metrics
//! - [`process`]: this process among others on the same database
//! - [`backup`]: copies of the database, verified and restored
//! - [`config`]: settings from a file and the environment
//! - `cli`: the command line, as [`command_line`]
//!
//! Below it stand crates of their own: [`model`] (data that all crates share), `words` (texts), [`store`] (all SQL), [`app`]
//! (what people do), [`outbox`] (sends messages exactly once), [`discord`] (the only one that names serenity), [`pool`] (the
//! threads for rules and drawing), [`metrics`].
//!
//! It is a library for people who bring a game of their own: [`command_line`] is the whole program with the games they give it,
//! [`run`] the bot alone. `examples/king-of-the-hill` is a crate that does so.
//!
//! All its state is in the database, none in memory alone: it may be killed at any time.
//!
//! ```no_run
//! use engine::catalogue::Catalogue;
//! use menagerie::config::Config;
//! use tokio_util::sync::CancellationToken;
//!
//! # async fn example() -> anyhow::Result<()> {
//! // Without a token: the playground, and a file for the database.
//! menagerie::run(&Config::default(), Catalogue::new(), CancellationToken::new()).await
//! # }
//! ```

pub mod backup;
mod cli;
pub mod clock;
pub mod config;
mod looks;
pub mod operations;
pub mod process;
pub mod service;

use anyhow::ensure;
use engine::catalogue::Catalogue;
use tokio_util::sync::CancellationToken;

pub use cli::command_line;

/// The most games: each is a choice of `/play`, of which Discord takes 25.
const MOST_GAMES: usize = 25;

/// Runs the bot with these games until `shutdown` is cancelled, then stops within ten seconds. The settings say what it
/// connects to: Discord, or without a token a playground of its own.
///
/// # Errors
/// When the catalogue can't be put in force, something needed at the start is missing (database, address, token), or Discord
/// refuses the token.
pub async fn run(
    config: &config::Config,
    catalogue: Catalogue,
    shutdown: CancellationToken,
) -> anyhow::Result<()> {
    install(catalogue)?;
    service::run(config, service::Reach::of(config)?, shutdown).await
}

/// Installs the games for this process; again with the same ones, does nothing.
fn install(catalogue: Catalogue) -> anyhow::Result<()> {
    let games = catalogue.games().len();
    ensure!(games <= MOST_GAMES, "the catalogue has {games} games, and Discord offers {MOST_GAMES} at most");
    Ok(catalogue.install()?)
}
