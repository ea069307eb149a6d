//! `menagerie emoji`: the pieces on buttons and in menus.

use crate::config::Config;
use crate::service::{self, Reach};
use clap::Subcommand;

use super::{logging, runtime};

#[derive(Subcommand)]
pub(super) enum EmojiCommand {
    /// Make the application's emoji what they should be: upload what is missing or changed, delete what is outdated. Emoji
    /// that are not ours are left alone. May run beside the bot, and again at any time.
    Sync {
        /// Only say what would be done.
        #[arg(long)]
        dry_run: bool,
    },
}

pub(super) fn run(config: &Config, command: &EmojiCommand) -> anyhow::Result<()> {
    let EmojiCommand::Sync { dry_run } = command;
    let reach = Reach::of(config)?;
    logging::to_stderr(&config.log)?;
    let synced = runtime()?.block_on(service::sync_emoji(reach, *dry_run, |action| println!("{action}")))?;
    println!("{synced}");
    Ok(())
}
