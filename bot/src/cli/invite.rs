//! `menagerie invite`: prints the link that brings the bot onto a server.

use crate::config::Config;
use crate::service::{self, Reach};

pub(super) fn run(config: &Config) -> anyhow::Result<()> {
    let reach = Reach::of(config)?;
    if matches!(reach, Reach::Playground) {
        anyhow::bail!(
            "there is no token (discord.token_file or MENAGERIE_TOKEN), and the link names its application"
        );
    }
    println!("{}", service::invitation(reach)?);
    Ok(())
}
