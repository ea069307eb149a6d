//! `menagerie check-config`: checks everything a start needs, one by one. Changes nothing.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;

use store::{Beside, Schema, Store, StoreError, holder_of};

use crate::config::{Config, Interactions, TOKEN_VARIABLE};
use crate::service::Reach;
use anyhow::bail;

use super::{logging, no_token, runtime};

/// The findings: lines, and how many of them prevent a start.
#[derive(Default)]
pub(super) struct Report {
    wrong: usize,
}

impl Report {
    pub(super) fn fine(&mut self, what: &str, says: impl std::fmt::Display) {
        println!("ok     {what}: {says}");
    }

    pub(super) fn note(&mut self, what: &str, says: impl std::fmt::Display) {
        println!("note   {what}: {says}");
    }

    pub(super) fn wrong(&mut self, what: &str, says: impl std::fmt::Display) {
        self.wrong += 1;
        println!("WRONG  {what}: {says}");
    }

    /// Ends the report: an error when anything is wrong.
    pub(super) fn end(self) -> anyhow::Result<()> {
        match self.wrong {
            0 => Ok(()),
            1 => bail!("one thing is wrong"),
            many => bail!("{many} things are wrong"),
        }
    }
}

pub(super) fn run(config: &Config, path: Option<&Path>) -> anyhow::Result<()> {
    let mut report = Report::default();
    match path {
        Some(path) => report.fine("settings", format_args!("{} can be read", path.display())),
        None => report.note("settings", "there is no config.toml here, so every setting has its default"),
    }
    if let Err(error) = logging::filter(&config.log) {
        report.wrong("log", format_args!("{error:#}"));
    }
    let plays = connects_to(config, path, &mut report);
    for careless in config.careless() {
        report.note("secrets", careless);
    }
    let url = if plays { Ok(config.playground.store.clone()) } else { config.store_url() };
    let held = match &url {
        Ok(url) => {
            let held = lock(url, &mut report);
            runtime()?.block_on(database(url, &mut report));
            held
        }
        Err(error) => {
            report.wrong("database", error);
            false
        }
    };
    if config.discord.interactions == Interactions::Endpoint && !plays {
        free("discord.listen", config.discord.listen, held, &mut report);
    }
    if let Some(address) = config.operations.listen {
        if !address.ip().is_loopback() {
            report.note("operations.listen", "no loopback address: anybody who reaches it reads the metrics");
        }
        free("operations.listen", address, held, &mut report);
    }
    if plays {
        free("playground.listen", config.playground.listen, held, &mut report);
    }
    report.end()
}

/// Reports where a start would connect to; answers whether that is a playground of its own.
fn connects_to(config: &Config, settings: Option<&Path>, report: &mut Report) -> bool {
    match Reach::of(config) {
        Ok(Reach::Discord { .. }) => {
            report
                .fine("token", format_args!("{}; `menagerie doctor` asks Discord about it", source(config)));
        }
        Ok(Reach::Loopback { api, .. }) => {
            report.note("token", format_args!("{}; it is for the playground at {api}", source(config)));
        }
        Ok(Reach::Playground) => match settings {
            Some(settings) => report.wrong("token", no_token(settings)),
            None => {
                report.note(
                    "token",
                    format_args!(
                        "there is none (discord.token_file or {TOKEN_VARIABLE}): the playground starts"
                    ),
                );
                return true;
            }
        },
        Err(error) => report.wrong("token", format_args!("{error:#}")),
    }
    false
}

/// The source of the token that counts.
fn source(config: &Config) -> String {
    let source = config.token_sources().into_iter().next();
    source.map_or_else(|| "there is none".to_owned(), |source| format!("it comes from {source}"))
}

/// Reports whether another process holds the database, which is fine while the bot runs.
fn lock(url: &str, report: &mut Report) -> bool {
    let held = holder_of(url);
    if let Some(holder) = &held {
        report.note("process", format_args!("{holder} uses this database; a second one would be refused"));
    }
    held.is_some()
}

async fn database(url: &str, report: &mut Report) {
    let found = async {
        let beside = Beside::open(url).await?;
        let schema = match beside.look_for_damage().await {
            Ok(()) => beside.schema().await,
            Err(error) => Err(error),
        };
        beside.close().await;
        if let Some(file) = Store::file_of(url)?
            && !folder_is_writable(&file)
        {
            let source = std::io::ErrorKind::PermissionDenied.into();
            return Err(StoreError::Unusable { path: file.display().to_string(), source });
        }
        schema
    };
    match found.await {
        Ok(Schema::Current { version }) => report.fine("database", format_args!("can be reached; its schema is current ({version})")),
        Ok(Schema::Empty) => report.note("database", "can be reached and is empty: the first start makes its tables"),
        Ok(Schema::Older { pending }) => report.note(
            "database",
            format_args!("can be reached; the next start brings its schema up to date ({pending} migrations). Make a backup first"),
        ),
        Ok(Schema::Newer { version }) => report.wrong(
            "database",
            format_args!("a newer program has written it (migration {version}); start that one, or restore a backup"),
        ),
        Err(StoreError::Missing(path)) => match folder_is_writable(Path::new(&path)) {
            true => report.note("database", format_args!("{path} is not there yet; the first start makes it")),
            false => report.wrong("database", format_args!("{path} can't be made: its folder is missing or may not be written to")),
        },
        Err(error) => report.wrong("database", error),
    }
}

/// Whether a file, and its folder, can be created there.
fn folder_is_writable(file: &Path) -> bool {
    let mut folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    while !folder.exists() {
        folder = match folder.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
    }
    let probe = folder.join(format!(".menagerie-{}", std::process::id()));
    let made = std::fs::File::create_new(&probe).is_ok();
    made && std::fs::remove_file(&probe).is_ok()
}

fn free(what: &str, address: SocketAddr, held: bool, report: &mut Report) {
    match TcpListener::bind(address) {
        Ok(_) => report.fine(what, format_args!("{address} is free")),
        Err(_) if held => {
            report.note(what, format_args!("{address} is taken, by the running process it seems"));
        }
        Err(error) => {
            report.wrong(what, format_args!("{address} can't be listened on ({error}); choose another one"));
        }
    }
}
