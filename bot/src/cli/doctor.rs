//! `menagerie doctor`: checks the state of Discord and the database. Changes nothing, and may run beside the bot.

use metrics::STATUSES;
use store::Beside;

use crate::config::Config;
use crate::service::{self, Reach, Verdict};

use super::check::Report;
use super::outbox::{now_ms, span};
use super::{healthcheck, runtime};

/// The age (ms) from which a waiting message is stuck, and a passed deadline is forgotten.
const LONG: i64 = 5 * 60_000;

pub(super) fn run(config: &Config) -> anyhow::Result<()> {
    let mut report = Report::default();
    let running = the_process(config, &mut report);
    runtime()?.block_on(async {
        let reach = Reach::of(config)?;
        if matches!(reach, Reach::Playground) {
            report.note("token", "there is none, so there is no application to ask about");
        } else {
            discord(reach, config, &mut report).await?;
        }
        database(config, running, &mut report).await;
        anyhow::Ok(())
    })?;
    report.end()
}

/// Reports the running process's own health; answers whether one runs, as far as can be told.
fn the_process(config: &Config, report: &mut Report) -> bool {
    let Some(address) = config.operations.listen else {
        report.note("process", "operations.listen is not set, so it can't be asked how it is");
        return false;
    };
    let Ok(answer) = healthcheck::ask(address, "/readyz") else {
        report.note("process", format_args!("nobody answers at {address}: it does not run"));
        return false;
    };
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body).trim();
    match body {
        "ready" => report.fine("process", "it runs and is ready"),
        why => report.wrong("process", why),
    }
    let metrics = healthcheck::ask(address, "/metrics").unwrap_or_default();
    let invalid = metrics.lines().find_map(|line| line.strip_prefix("menagerie_invalid_requests{} "));
    match invalid.and_then(|count| count.parse::<f64>().ok()) {
        Some(count) if count >= 1000.0 => report.wrong(
            "refusals",
            format_args!("{count} of its requests were refused within ten minutes; Discord shuts an address out at 10,000"),
        ),
        Some(count) => report.fine("refusals", format_args!("{count} within ten minutes; Discord puts up with 10,000")),
        None => {}
    }
    true
}

async fn discord(reach: Reach, config: &Config, report: &mut Report) -> anyhow::Result<()> {
    for found in service::examine(reach, config.discord.interactions).await? {
        match found.verdict {
            Verdict::Fine => report.fine(found.what, found.says),
            Verdict::Note => report.note(found.what, found.says),
            Verdict::Wrong => report.wrong(found.what, found.says),
        }
    }
    Ok(())
}

async fn database(config: &Config, running: bool, report: &mut Report) {
    let url = match config.store_url() {
        Ok(url) => url,
        Err(error) => return report.wrong("database", error),
    };
    let url = &url;
    let found = async {
        let store = Beside::open(url).await?.into_store(url).await?;
        let (figures, now) = (store.figures().await, now_ms());
        let (shut, opened) =
            (store.openings_shut(now).await, store.openings_since(now - 24 * 3_600_000).await);
        store.close().await;
        // The database of an older version has no record of openings.
        anyhow::Ok((figures?, shut?, opened.map_or(0, |(opened, _)| opened)))
    };
    let (figures, shut, opened) = match found.await {
        Ok(found) => found,
        Err(error) => return report.wrong("database", error),
    };
    let games: Vec<String> =
        STATUSES.iter().zip(figures.games).map(|(status, count)| format!("{count} {status}")).collect();
    report.fine("games", games.join(", "));
    let now = now_ms();
    let age = figures.outbox_oldest_ms.map_or(0, |oldest| now - oldest);
    let outbox = format!("{} messages wait, the oldest for {}", figures.outbox_open, span(age));
    match (figures.outbox_open, age > LONG) {
        (0, _) => report.fine("outbox", "nothing waits to be said"),
        (_, false) => report.fine("outbox", outbox),
        (_, true) if !running => {
            report.note("outbox", format_args!("{outbox}; they go out when the bot runs"));
        }
        (_, true) => report.wrong("outbox", format_args!("{outbox}; `menagerie outbox list` says why")),
    }
    let most = config.limits.direct_messages_per_day;
    match shut {
        Some(shut) => report.wrong(
            "direct messages",
            format_args!(
                "Discord lets this bot open none (code {}: quarantine), and it does not try for another {}; docs/OPERATIONS.md, Incidents",
                shut.code,
                span(shut.until_ms - now)
            ),
        ),
        None if opened >= i64::from(most) => report.note(
            "direct messages",
            format_args!("{opened} were opened within a day, as many as limits.direct_messages_per_day lets; others wait"),
        ),
        None => report.fine("direct messages", format_args!("{opened} of {most} were opened within a day")),
    }
    match figures.deadline_ms.map(|deadline| now - deadline) {
        Some(over) if over > LONG && running => report.wrong(
            "deadlines",
            format_args!(
                "one is over for {} and nobody has taken it in hand; see the log for `waits`",
                span(over)
            ),
        ),
        Some(over) if over > 0 => report.note("deadlines", format_args!("one is over for {}", span(over))),
        Some(left) => report.fine("deadlines", format_args!("the next one is in {}", span(-left))),
        None => report.fine("deadlines", "none"),
    }
    match figures.suspended {
        0 => report.fine("places", "every game's can be reached, as far as is known"),
        some => report.note(
            "places",
            format_args!(
                "{some} games rest because theirs can't be reached; `/club doctor` there says what is missing"
            ),
        ),
    }
    report.fine("referee", format_args!("{} questions wait", figures.rulings_open));
}
