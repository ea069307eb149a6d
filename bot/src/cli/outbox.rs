//! `menagerie outbox`: lists waiting messages, retries or drops stuck ones. Works beside the running program.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use model::anonymous::show_people;
use model::anonymous::shown_lane;
use store::{Beside, Store};

use crate::config::Config;
use anyhow::bail;
use clap::Subcommand;

use super::runtime;

/// How many lanes are listed.
const LANES: i64 = 200;

#[derive(Subcommand)]
pub(super) enum OutboxCommand {
    /// What waits, lane by lane: how many messages, how old, how often tried, and why the first did not go. No contents.
    List,
    /// Let a waiting message be tried at once.
    Retry {
        /// Its number, as `list` shows it, or "all".
        job: String,
    },
    /// Give a message up: it will never be said, and the lane goes on without it.
    Drop {
        /// Its number, as `list` shows it.
        job: i64,
    },
}

pub(super) fn run(config: &Config, command: &OutboxCommand) -> anyhow::Result<()> {
    show_people(config.log.people);
    runtime()?.block_on(async {
        let url = &config.store_url()?;
        let store = Beside::open(url).await?.into_store(url).await?;
        let done = obey(&store, command, now_ms()).await;
        store.close().await;
        done
    })
}

async fn obey(store: &Store, command: &OutboxCommand, now: i64) -> anyhow::Result<()> {
    match command {
        OutboxCommand::List => list(store, now).await,
        OutboxCommand::Retry { job } => {
            let one = match job.as_str() {
                "all" => None,
                number => match number.parse() {
                    Ok(number) => Some(number),
                    Err(_) => bail!(
                        "{number:?} is no message; say a number that `menagerie outbox list` shows, or \"all\""
                    ),
                },
            };
            let count = store.hurry(one, now).await?;
            if let (Some(number), 0) = (one, count) {
                bail!("message {number} does not wait: it is sent, being sent, due already or given up");
            }
            println!("{count} waiting messages are tried at once.");
            Ok(())
        }
        OutboxCommand::Drop { job } => {
            let mut tx = store.begin().await?;
            let dropped = tx.finish_job(*job, "dropped by hand", now).await?;
            tx.commit().await?;
            if !dropped {
                bail!("message {job} is not open; `menagerie outbox list` shows those that are");
            }
            println!("Message {job} is given up. `/board` shows its game as it stands.");
            Ok(())
        }
    }
}

async fn list(store: &Store, now: i64) -> anyhow::Result<()> {
    let lanes = store.waiting_lanes(LANES).await?;
    if lanes.is_empty() {
        println!("Nothing waits to be said.");
        return Ok(());
    }
    println!(
        "{:<22} {:>5} {:>8} {:>6} {:>9}  {:<20} reason",
        "lane", "open", "age", "tries", "next try", "first message"
    );
    for lane in &lanes {
        println!(
            "{:<22} {:>5} {:>8} {:>6} {:>9}  {:<20} {}",
            shown_lane(&lane.lane),
            lane.open,
            span(now - lane.created_ms),
            lane.attempts,
            if lane.due_ms <= now { "now".to_owned() } else { span(lane.due_ms - now) },
            lane.first,
            lane.reason.as_deref().unwrap_or("-"),
        );
    }
    if lanes.len() as i64 == LANES {
        println!("… and perhaps more: these are the {LANES} that have waited longest.");
    }
    Ok(())
}

/// A span in its largest unit.
pub(super) fn span(ms: i64) -> String {
    let seconds = Duration::from_millis(ms.max(0).unsigned_abs()).as_secs();
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} d", seconds / 86_400),
    }
}

/// The time, in milliseconds since 1970.
pub(super) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
