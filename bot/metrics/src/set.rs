//! All metrics of the process, registered once.

use std::sync::LazyLock;

use prometheus_client::registry::Registry;

use super::kinds::{Counters, Durations, Gauges};
use super::names as n;

/// The set of this process: global like its log, so that counting needs no handle.
pub(super) static SET: LazyLock<Set> = LazyLock::new(Set::new);

pub(super) struct Set {
    pub(super) registry: Registry,
    pub(super) build: Gauges<1>,
    pub(super) started: Gauges<0>,
    pub(super) processes: Gauges<0>,
    pub(super) panics: Counters<0>,
    pub(super) ticks: Gauges<1>,
    pub(super) memory: Gauges<0>,
    pub(super) acks: Durations<2>,
    pub(super) answers: Durations<1>,
    pub(super) damped: Counters<0>,
    pub(super) unread: Counters<1>,
    pub(super) pool_waited: Durations<1>,
    pub(super) pool_refused: Counters<1>,
    pub(super) turns: Counters<1>,
    pub(super) games: Gauges<1>,
    pub(super) rendered: Durations<1>,
    pub(super) posted: Durations<0>,
    pub(super) jobs: Counters<1>,
    pub(super) depth: Gauges<0>,
    pub(super) age: Gauges<0>,
    pub(super) shut: Counters<0>,
    pub(super) late: Durations<1>,
    pub(super) overdue: Gauges<0>,
    pub(super) rulings: Gauges<0>,
    pub(super) thought: Durations<1>,
    pub(super) computer_overdue: Gauges<0>,
    pub(super) suspended: Gauges<0>,
    pub(super) rest: Durations<3>,
    pub(super) limited: Counters<1>,
    pub(super) waited: Durations<1>,
    pub(super) invalid: Gauges<0>,
    pub(super) shards: Gauges<1>,
    pub(super) gateway: Counters<1>,
    pub(super) retries: Counters<1>,
    pub(super) commits: Durations<1>,
    pub(super) database: Counters<1>,
    pub(super) disk: Gauges<0>,
}

impl Set {
    fn new() -> Self {
        let mut registry = Registry::default();
        let r = &mut registry;
        Self {
            build: Gauges::register(n::BUILD, r),
            started: Gauges::register(n::STARTED, r),
            processes: Gauges::register(n::PROCESSES, r),
            panics: Counters::register(n::PANICS, r),
            ticks: Gauges::register(n::TICKS, r),
            memory: Gauges::register(n::MEMORY, r),
            acks: Durations::quick(n::ACKS, r),
            answers: Durations::quick(n::ANSWERS, r),
            damped: Counters::register(n::DAMPED, r),
            unread: Counters::register(n::UNREAD, r),
            pool_waited: Durations::quick(n::POOL_WAITED, r),
            pool_refused: Counters::register(n::POOL_REFUSED, r),
            turns: Counters::register(n::TURNS, r),
            games: Gauges::register(n::GAMES, r),
            rendered: Durations::quick(n::RENDERED, r),
            posted: Durations::patient(n::POSTED, r),
            jobs: Counters::register(n::JOBS, r),
            depth: Gauges::register(n::DEPTH, r),
            age: Gauges::register(n::AGE, r),
            shut: Counters::register(n::SHUT, r),
            late: Durations::patient(n::LATE, r),
            overdue: Gauges::register(n::OVERDUE, r),
            rulings: Gauges::register(n::RULINGS, r),
            thought: Durations::patient(n::THOUGHT, r),
            computer_overdue: Gauges::register(n::COMPUTER_OVERDUE, r),
            suspended: Gauges::register(n::SUSPENDED, r),
            rest: Durations::quick(n::REST, r),
            limited: Counters::register(n::LIMITED, r),
            waited: Durations::patient(n::WAITED, r),
            invalid: Gauges::register(n::INVALID, r),
            shards: Gauges::register(n::SHARDS, r),
            gateway: Counters::register(n::GATEWAY, r),
            retries: Counters::register(n::RETRIES, r),
            commits: Durations::quick(n::COMMITS, r),
            database: Counters::register(n::DATABASE, r),
            disk: Gauges::register(n::DISK, r),
            registry,
        }
    }
}
