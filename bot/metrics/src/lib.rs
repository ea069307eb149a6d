//! Counters and measurements for the operator: one function for each thing that happens.
//!
//! [`names`] lists every metric, `labels` every value a label may have: static texts, so no id and no text of a person can
//! get into a metric by its type. Counting costs an atomic addition and is done whether anybody reads it or not.
//!
//! It keeps no time series and sends nothing anywhere: it answers with the present values when asked.
//!
//! ```
//! metrics::begun();
//! metrics::damped();
//! assert!(metrics::text().contains("menagerie_build_info"));
//! ```

mod figures;
mod health;
mod kinds;
mod labels;
pub mod names;
mod set;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use figures::{Figures, STATUSES};
pub use health::{Health, health, tick};
pub use labels::{Attempt, Drawing, Due, Kind, Loop};
use set::SET;

/// The process started: sets its version and the time.
pub fn begun() {
    SET.build.set([env!("CARGO_PKG_VERSION")], 1.0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    SET.started.set([], now.as_secs_f64());
}

/// An interaction's acknowledgement ended, this long after it arrived; `counted`: whether Discord took it.
pub fn acknowledged(kind: Kind, took: Duration, counted: bool) {
    SET.acks.observe([kind.word(), if counted { "yes" } else { "no" }], took);
}

/// An interaction was answered, this long after it arrived.
pub fn answered(kind: Kind, took: Duration) {
    SET.answers.observe([kind.word()], took);
}

/// A request was delayed because its person sends too many.
pub fn damped() {
    SET.damped.count([]);
}

/// An interaction could not be understood.
pub fn unread(kind: Option<Kind>) {
    SET.unread.count([kind.map_or("other", Kind::word)]);
}

/// A ready task waited this long for a thread of the pool; `lane`: the kind of its lane.
pub fn pool_waited(lane: &'static str, took: Duration) {
    SET.pool_waited.observe([lane], took);
}

/// The pool had no room for a request; `full`: whose limit was reached.
pub fn pool_refused(full: &'static str) {
    SET.pool_refused.count([full]);
}

/// A player played a turn, or a part of one, of this game.
pub fn turn_played(rules: &str) {
    SET.turns.count([labels::rules(rules)]);
}

/// Something was drawn; `took` includes waiting for a thread.
pub fn rendered(what: Drawing, took: Duration) {
    SET.rendered.observe([what.word()], took);
}

/// Discord refused to let us open direct messages.
pub fn openings_shut() {
    SET.shut.count([]);
}

/// Discord has a message, this long after the transaction that made it necessary.
pub fn posted(since_enqueued: Duration) {
    SET.posted.observe([], since_enqueued);
}

/// An attempt at a message ended.
pub fn attempted(outcome: Attempt) {
    SET.jobs.count([outcome.word()]);
}

/// Work that fell due at `due_ms` begins at `now_ms`, both in milliseconds since 1970.
pub fn late(what: Due, due_ms: i64, now_ms: i64) {
    SET.late.observe([what.word()], ms(now_ms.saturating_sub(due_ms)));
}

/// A computer player of this level took this long for a turn.
pub fn thought(level: &'static str, took: Duration) {
    SET.thought.observe([level], took);
}

/// A call of Discord's API was answered with this HTTP status (0: no answer) and error code of Discord's (0: none).
/// `route` is a name of ours such as `create-message`, never an address.
pub fn rest(route: &'static str, status: u16, code: u32, took: Duration) {
    SET.rest.observe([route, labels::status(status), labels::code(code)], took);
}

/// A call was answered with 429; `scope` as Discord names it: `user`, `global`, `shared`; `cloudflare` without any.
pub fn rate_limited(scope: &str) {
    let scope = match scope {
        "user" => "user",
        "global" => "global",
        "shared" => "shared",
        "cloudflare" => "cloudflare",
        _ => "other",
    };
    SET.limited.count([scope]);
}

/// A call waited to keep one of Discord's limits, such as `route`, `global`, `open-dm`.
pub fn limiter_waited(why: &'static str, took: Duration) {
    SET.waited.observe([why], took);
}

/// How many of Discord's answers within the last ten minutes were 401, 403 or 429.
pub fn invalid_requests(count: usize) {
    SET.invalid.set([], count as f64);
}

/// How many gateway shards this process should have.
pub fn shards_wanted(count: u32) {
    SET.shards.set(["wanted"], f64::from(count));
}

/// How many gateway shards of this process are connected.
pub fn shards_connected(count: u32) {
    SET.shards.set(["connected"], f64::from(count));
}

/// A connection to the gateway began (`ready`), was resumed (`resumed`) or was lost (`lost`).
pub fn gateway_event(event: &'static str) {
    SET.gateway.count([event]);
}

/// A transaction is retried because of a conflict or a busy database.
pub fn retried() {
    SET.retries.count(["again"]);
}

/// A transaction was given up after too many retries.
pub fn gave_up() {
    SET.retries.count(["given-up"]);
}

/// A transaction was committed, or its commit failed.
pub fn committed(took: Duration, fine: bool) {
    SET.commits.observe([if fine { "fine" } else { "failed" }], took);
}

/// The database failed: `busy`, `lost` (no connection), `full`, `other`.
pub fn database_failed(kind: &'static str) {
    SET.database.count([kind]);
}

/// How many processes share the database.
pub fn processes(count: usize) {
    SET.processes.set([], count as f64);
}

/// A panic was caught.
pub fn panicked() {
    SET.panics.count([]);
}

/// The state of the database at `now_ms`, in milliseconds since 1970.
pub fn stands(figures: &Figures, now_ms: i64) {
    for (status, count) in STATUSES.iter().zip(figures.games) {
        SET.games.set([status], count as f64);
    }
    let since = |moment: Option<i64>| moment.map_or(0.0, |moment| ms(now_ms - moment).as_secs_f64());
    SET.depth.set([], figures.outbox_open as f64);
    SET.age.set([], since(figures.outbox_oldest_ms));
    SET.overdue.set([], since(figures.deadline_ms));
    SET.rulings.set([], figures.rulings_open as f64);
    SET.computer_overdue.set([], since(figures.computer_due_ms));
    SET.suspended.set([], figures.suspended as f64);
}

/// The age of a loop's last heartbeat.
pub fn ticked(of: Loop, ago: Duration) {
    SET.ticks.set([of.word()], ago.as_secs_f64());
}

/// How much memory the process holds, in bytes.
pub fn memory(bytes: u64) {
    SET.memory.set([], bytes as f64);
}

/// How much room is left where the database's file is, in bytes.
pub fn disk_free(bytes: u64) {
    SET.disk.set([], bytes as f64);
}

/// All metrics in the OpenMetrics text format. Empty only if writing fails, which it never does for a
/// `String`.
#[must_use]
pub fn text() -> String {
    let mut text = String::new();
    match prometheus_client::encoding::text::encode(&mut text, &SET.registry) {
        Ok(()) => text,
        Err(_) => String::new(),
    }
}

fn ms(ms: i64) -> Duration {
    Duration::from_millis(u64::try_from(ms).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::names::{ALL, Sort};
    use super::*;

    /// The value of a sample; 0 when there is none yet. Other tests count, too: compare with before.
    fn sample(name: &str) -> f64 {
        let text = text();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.map_or(0.0, |value| value.parse().expect("a number"))
    }

    #[test]
    fn names_are_good_names_and_each_has_its_own() {
        let names: BTreeSet<&str> = ALL.iter().map(|metric| metric.name).collect();
        assert_eq!(names.len(), ALL.len());
        for metric in ALL {
            let fine = |c: char| c.is_ascii_lowercase() || c == '_';
            assert!(metric.name.starts_with("menagerie_") && metric.name.chars().all(fine), "{metric:?}");
            assert!(!metric.name.ends_with("_total") && !metric.help.ends_with('.'), "{metric:?}");
            assert_eq!(
                metric.name.ends_with("_seconds"),
                metric.sort == Sort::Histogram
                    || (metric.sort == Sort::Gauge && metric.name.ends_with("_seconds")),
                "{metric:?}"
            );
        }
    }

    #[test]
    fn what_happens_is_counted() {
        begun();
        let turns = "menagerie_turns_total{rules=\"zombie\"}";
        let limited = "menagerie_rate_limited_total{scope=\"shared\"}";
        let (before, before_limited) = (sample(turns), sample(limited));
        turn_played("zombie");
        rate_limited("shared");
        acknowledged(Kind::Form, Duration::from_millis(30), true);
        assert!((sample(turns) - before - 1.0).abs() < 1e-9);
        assert!((sample(limited) - before_limited - 1.0).abs() < 1e-9);
        assert!(sample("menagerie_ack_seconds_bucket{le=\"0.05\",kind=\"form\",counted=\"yes\"}") >= 1.0);
        assert!(text().contains("menagerie_build_info{version=\"") && text().ends_with("# EOF\n"));
    }

    #[test]
    fn what_comes_from_outside_becomes_no_label() {
        turn_played("444000111222333\"} 1");
        rate_limited("444000111222333");
        rest("create-message", 299, 987_654, Duration::from_millis(3));
        rest("create-message", 403, 50013, Duration::from_millis(3));
        let text = text();
        assert!(!text.contains("444000111222333") && !text.contains("987654"), "{text}");
        assert!(text.contains("route=\"create-message\",status=\"other\",code=\"other\""), "{text}");
        assert!(text.contains("route=\"create-message\",status=\"403\",code=\"50013\""), "{text}");
    }
}
