//! `menagerie doctor --live`: the live examination, with a report.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::config::{Config, TOKEN_VARIABLE};
use crate::service::{self, Live, Reach};
use anyhow::{Context, bail};
use clap::Args;

use super::{runtime, signals};

/// What to examine.
#[derive(Args)]
pub(super) struct Examined {
    /// Try every kind of call and interaction once in this text channel, against the real Discord, and write a page about it. What is
    /// made is taken away again. Exit code 0: all as expected; 1: something differs; 2: it could not be begun.
    #[arg(long, value_name = "CHANNEL_ID", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    live: Option<u64>,
    /// Leave out what somebody has to press, choose or type.
    #[arg(long, requires = "live")]
    unattended: bool,
    /// Where the page goes.
    #[arg(long, requires = "live", value_name = "FILE", default_value = "doctor-report.md")]
    report: PathBuf,
    /// How long somebody has for each thing they are asked to do.
    #[arg(long, requires = "live", value_name = "SECONDS", default_value_t = 180, value_parser = clap::value_parser!(u64).range(1..=780))]
    step: u64,
}

impl Examined {
    /// The channel, if it is to be the real Discord.
    pub(super) fn channel(&self) -> Option<u64> {
        self.live
    }
}

/// Why the examination could not begin.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct CannotRun(String);

pub(super) fn run(
    config: impl Fn() -> Result<Config, crate::config::ConfigError>,
    channel: u64,
    examined: &Examined,
) -> anyhow::Result<()> {
    let cannot = |error: anyhow::Error| CannotRun(format!("{error:#}"));
    let config = config().map_err(|error| CannotRun(error.to_string()))?;
    let reach = Reach::of(&config).map_err(cannot)?;
    if matches!(reach, Reach::Playground) {
        bail!(CannotRun(format!(
            "there is no token (discord.token_file or {TOKEN_VARIABLE}), so there is nobody to examine as"
        )));
    }
    let path = &examined.report;
    let page = Page::open(path).map_err(|error| {
        CannotRun(format!("{} can't be written: {error}; choose another file (--report)", path.display()))
    })?;
    let live = Live { channel, guided: !examined.unattended, step: Duration::from_secs(examined.step) };
    let went = runtime()?.block_on(async {
        let stop = signals::until_stopped()?;
        anyhow::Ok(service::examine_live(&config, reach, live, stop, |line| println!("{line}")).await)
    })?;
    let report = match went {
        Ok(report) => report,
        Err(error) => {
            page.give_up();
            bail!(CannotRun(error.to_string()));
        }
    };
    page.write(&report.page()).with_context(|| format!("{} can't be written", path.display()))?;
    println!("{} The page is in {}.", report.summary(), path.display());
    if report.is_same() {
        return Ok(());
    }
    bail!("not all is as the bot expects it; {} says what", path.display())
}

/// The report's file, readable by its owner only. Opened first, so that nothing is tried in vain.
struct Page {
    file: File,
    path: PathBuf,
    is_new: bool,
}

impl Page {
    fn open(path: &Path) -> io::Result<Self> {
        let is_new = !path.exists();
        let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(path)?;
        file.set_permissions(Permissions::from_mode(0o600))?;
        Ok(Self { file, path: path.to_owned(), is_new })
    }

    fn write(mut self, page: &str) -> io::Result<()> {
        self.file.set_len(0)?;
        self.file.write_all(page.as_bytes())?;
        self.file.sync_all()
    }

    /// Gives up: an older report stays as it was.
    fn give_up(self) {
        if self.is_new {
            // Only an empty file is left.
            let _ = fs::remove_file(&self.path);
        }
    }
}
