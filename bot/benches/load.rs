//! The cost of interactions, turns, starting and memory with many stored games. The program runs as its own process, over the real
//! client, against a playground in this process.
//!
//! `cargo bench -p menagerie --bench load` takes less than a quarter of an hour and prints tables for `docs/PERFORMANCE.md`;
//! `-- --quick` takes two minutes; `-- --games 100000 --seconds 60` measures one line alone (`--help` tells what else). With
//! `MENAGERIE_TEST_POSTGRES` (`scripts/with-postgres`) PostgreSQL is measured, too.

#[path = "support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use clap::Parser;

use support::drive::{self, Measured, People};
use support::figures::{ms, row};
use support::fill::Filled;
use support::program::Program;

/// Interactions a second while acknowledgements are measured.
const RATE: u32 = 100;
/// Games that are played at once, each as fast as it goes, while throughput is measured.
const AT_ONCE: usize = 64;

/// What to measure; by default the lines of docs/PERFORMANCE.md.
#[derive(Parser)]
struct Arguments {
    /// Fewer games for shorter times.
    #[arg(long)]
    quick: bool,
    /// Measures only this number of games, each with `turns` behind it.
    #[arg(long)]
    games: Option<u32>,
    /// How many turns each of them has behind it.
    #[arg(long, default_value_t = 10, requires = "games")]
    turns: u32,
    /// How long interactions come at a fixed rate, and then how long games are played at full speed.
    #[arg(long, default_value_t = 30, requires = "games")]
    seconds: u32,
    /// Hours before the start in which no process ran.
    #[arg(long, default_value_t = 0, requires = "games")]
    away_hours: i64,
    /// On PostgreSQL.
    #[arg(long, requires = "games")]
    postgres: bool,
    /// Passed by cargo; ignored.
    #[arg(long, hide = true)]
    bench: bool,
}

/// One line of the tables.
#[derive(Clone, Copy)]
struct Plan {
    postgres: bool,
    games: u32,
    /// How many turns each of them has behind it.
    turns: u32,
    /// How long interactions come at [`RATE`], and how long games are played at full speed.
    seconds: (u32, u32),
    /// Hours before the start in which no process ran.
    away_hours: i64,
}

fn main() {
    if Program::was_meant() {
        return;
    }
    let plans = plans(&Arguments::parse());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut lines = Vec::new();
        for plan in plans {
            lines.push((plan, measure(plan).await));
        }
        print(&lines);
    });
}

fn plans(wanted: &Arguments) -> Vec<Plan> {
    let plan =
        |postgres, games, turns, seconds, away_hours| Plan { postgres, games, turns, seconds, away_hours };
    let Arguments { turns, seconds, away_hours, postgres, .. } = *wanted;
    if let Some(games) = wanted.games {
        return vec![plan(postgres, games, turns, (seconds, seconds), away_hours)];
    }
    let mut plans = match wanted.quick {
        true => vec![
            plan(false, 1_000, 10, (10, 10), 0),
            plan(false, 1_000, 300, (10, 10), 0),
            plan(false, 10_000, 10, (10, 10), 9),
        ],
        false => vec![
            plan(false, 1_000, 10, (30, 30), 0),
            plan(false, 1_000, 300, (30, 30), 0),
            plan(false, 10_000, 10, (30, 30), 0),
            plan(false, 100_000, 10, (60, 300), 0),
            plan(false, 100_000, 10, (10, 10), 9),
        ],
    };
    if std::env::var_os("MENAGERIE_TEST_POSTGRES").is_some() {
        let (games, seconds) = if wanted.quick { (10_000, (10, 10)) } else { (100_000, (30, 60)) };
        plans.push(plan(true, 1_000, 10, (seconds.0, seconds.0), 0));
        plans.push(plan(true, games, 10, seconds, 0));
    }
    plans
}

/// The results of one line.
struct Line {
    ready: Duration,
    rest: Measured,
    /// The most memory of the process, in MiB: when it was ready, and at the end.
    memory: (u64, u64),
    /// Milliseconds of processor time for each turn, including all other work of the program.
    cost: f64,
}

async fn measure(plan: Plan) -> Line {
    let begun = Instant::now();
    let filled = Filled::open(plan.postgres, plan.games, plan.turns, plan.away_hours).await;
    eprintln!("{} games of {} turns are there after {:.1?}", plan.games, plan.turns, begun.elapsed());
    let playground = drive::discord().await;
    let started = Instant::now();
    let program = Program::start(filled.url(), &playground, None);
    playground.ready().await;
    let ready = started.elapsed();
    let at_start = program.memory();
    let people = People::new(&playground, &filled.playable);
    let mut rest = people.interact(RATE, Duration::from_secs(plan.seconds.0.into())).await;
    let before = program.processor();
    people.play(AT_ONCE, Duration::from_secs(plan.seconds.1.into()), &mut rest).await;
    let cost = (program.processor() - before).as_secs_f64() * 1000.0 / rest.turns.max(1) as f64;
    let memory = (at_start, program.memory());
    drop(program);
    let violations = playground.violations();
    assert!(violations.is_empty(), "{violations:?}");
    playground.stop().await;
    Line { ready, rest, memory, cost }
}

fn print(lines: &[(Plan, Line)]) {
    println!(
        "\n| games | turns behind each | database | ready after | acknowledged p50 | p99 | p99.9 | board posted p50 | p99 | p99.9 |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for (plan, line) in lines {
        let mut cells = names(plan);
        cells.push(format!("{:.2} s", line.ready.as_secs_f64()));
        cells.extend([0.5, 0.99, 0.999].map(|part| ms(&line.rest.acknowledged, part)));
        cells.extend([0.5, 0.99, 0.999].map(|part| ms(&line.rest.posted, part)));
        row(&cells);
    }
    println!(
        "\n| games | turns behind each | database | turns a second | a turn costs | acknowledged p99 meanwhile | memory when ready | in the end | unanswered |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (plan, line) in lines {
        let mut cells = names(plan);
        cells.push(format!("{:.0}", f64::from(line.rest.turns) / f64::from(plan.seconds.1)));
        cells.push(format!("{:.1} ms", line.cost));
        cells.push(ms(&line.rest.rushed, 0.99));
        cells.push(format!("{} MB", line.memory.0));
        cells.push(format!("{} MB", line.memory.1));
        cells.push(line.rest.unanswered.to_string());
        row(&cells);
    }
}

fn names(plan: &Plan) -> Vec<String> {
    let away =
        if plan.away_hours > 0 { format!(", after {} h down", plan.away_hours) } else { String::new() };
    let database = if plan.postgres { "PostgreSQL" } else { "SQLite" };
    vec![plan.games.to_string(), plan.turns.to_string(), format!("{database}{away}")]
}
