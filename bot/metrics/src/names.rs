//! All metrics: name, labels and help. docs/OPERATIONS.md has this as a table, written by a test.

/// The type of a metric.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Only grows, from the start of the process on; its samples end in `_total`.
    Counter,
    /// Goes up and down.
    Gauge,
    /// Durations in seconds, sorted into buckets.
    Histogram,
}

/// A metric.
#[derive(Clone, Copy, Debug)]
pub struct Described {
    /// Its name, for a counter without `_total`.
    pub name: &'static str,
    /// Its type.
    pub sort: Sort,
    /// The names of its labels. Their values are static texts: nothing from outside can become one.
    pub labels: &'static [&'static str],
    /// Its help text.
    pub help: &'static str,
}

impl Described {
    /// The name in queries: of a histogram the common prefix.
    #[must_use]
    pub fn queried(&self) -> String {
        match self.sort {
            Sort::Counter => format!("{}_total", self.name),
            Sort::Gauge | Sort::Histogram => self.name.to_owned(),
        }
    }
}

/// Declares the metrics and lists them.
macro_rules! metrics {
    ($($id:ident = $sort:ident $name:literal [$($label:literal),*] $help:literal;)*) => {
        $(#[doc = $help] pub const $id: Described =
            Described { name: $name, sort: Sort::$sort, labels: &[$($label),*], help: $help };)*
        /// All of them, in the order of the table.
        pub const ALL: &[Described] = &[$($id),*];
    };
}

metrics! {
    BUILD = Gauge "menagerie_build_info" ["version"] "Always 1; the label says which version runs";
    STARTED = Gauge "menagerie_start_time_seconds" [] "When the process started, in seconds since 1970";
    PROCESSES = Gauge "menagerie_processes" [] "How many processes share the database, as far as this one knows";
    PANICS = Counter "menagerie_panics" [] "Panics: faults of ours; each is an error in the log";
    TICKS = Gauge "menagerie_loop_age_seconds" ["loop"] "How long ago each loop of the process last came round";
    MEMORY = Gauge "menagerie_resident_memory_bytes" [] "Memory the process holds, where the system tells";

    ACKS = Histogram "menagerie_ack_seconds" ["kind", "counted"] "From an interaction's arrival to the end of its acknowledgement, and whether that counted";
    ANSWERS = Histogram "menagerie_answer_seconds" ["kind"] "From an interaction's arrival until its answer was given";
    DAMPED = Counter "menagerie_requests_damped" [] "Requests put off since one person sent too many";
    UNREAD = Counter "menagerie_interactions_unread" ["kind"] "Interactions that could not be understood, by kind: Discord has changed something, and the log says what is missing";
    POOL_WAITED = Histogram "menagerie_pool_wait_seconds" ["lane"] "Time that something ready waited for a thread of the pool, by whose share it takes: person, game, program";
    POOL_REFUSED = Counter "menagerie_pool_refused" ["full"] "Requests for which the pool had no room: too much of one person, or of all together";
    TURNS = Counter "menagerie_turns" ["rules"] "Turns and parts of turns that people played, by game; what is sealed and changed again is not counted";
    GAMES = Gauge "menagerie_games" ["status"] "Games in the database by status";
    RENDERED = Histogram "menagerie_render_seconds" ["what"] "Time to draw a picture or a film, waiting for a thread included";

    POSTED = Histogram "menagerie_post_seconds" [] "From the transaction that made a message necessary until Discord had it, on the first attempt or a later one";
    JOBS = Counter "menagerie_outbox_jobs" ["outcome"] "What became of attempts at messages";
    DEPTH = Gauge "menagerie_outbox_open" [] "Messages still to be sent";
    AGE = Gauge "menagerie_outbox_oldest_seconds" [] "Age of the oldest message still to be sent, postponed ones included; 0 without one";

    SHUT = Counter "menagerie_openings_shut" [] "How often Discord refused to let the bot open direct messages (quarantine); each shuts them for 12 hours";

    LATE = Histogram "menagerie_late_seconds" ["what"] "How long after its moment something that fell due was taken in hand";
    OVERDUE = Gauge "menagerie_overdue_seconds" [] "How long the oldest deadline is over that nobody has taken in hand; 0 without one";
    RULINGS = Gauge "menagerie_rulings_open" [] "Questions the referee has yet to answer";
    THOUGHT = Histogram "menagerie_think_seconds" ["level"] "Time that a computer player thought about a turn, or was stopped, by level";
    COMPUTER_OVERDUE = Gauge "menagerie_computer_overdue_seconds" [] "How long the oldest turn of a computer player is overdue; 0 without one";
    SUSPENDED = Gauge "menagerie_suspended_games" [] "Games at rest because their place can't be reached";

    REST = Histogram "menagerie_rest_seconds" ["route", "status", "code"] "Calls of Discord's API by route, HTTP status (none: no answer) and Discord's error code";
    LIMITED = Counter "menagerie_rate_limited" ["scope"] "Calls that Discord answered with 429, by scope";
    WAITED = Histogram "menagerie_limiter_wait_seconds" ["why"] "Time that calls waited to keep Discord's limits, by limit";
    INVALID = Gauge "menagerie_invalid_requests" [] "Answers 401, 403 and 429 within the last ten minutes; 10,000 from one address and Discord shuts it out";
    SHARDS = Gauge "menagerie_gateway_shards" ["state"] "Gateway shards of this process: wanted and connected";
    GATEWAY = Counter "menagerie_gateway_events" ["event"] "Connections to the gateway begun, resumed and lost";

    RETRIES = Counter "menagerie_retries" ["what"] "Transactions begun anew because somebody was faster or the database busy, and those given up";
    COMMITS = Histogram "menagerie_commit_seconds" ["outcome"] "Time to make a transaction stand: what the disk takes";
    DATABASE = Counter "menagerie_database_errors" ["kind"] "Errors of the database by kind";
    DISK = Gauge "menagerie_disk_free_bytes" [] "Room left where the SQLite file is";
}
