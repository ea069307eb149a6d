//! Many stored games: what interactions, turns, starting and memory cost then. The program runs as a process of its own, over the
//! real client, against a playground in this process.
//!
//! `cargo bench -p menagerie --bench load` takes about a quarter of an hour and prints tables for `docs/PERFORMANCE.md`;
//! `-- --quick` takes a minute or two. With `MENAGERIE_TEST_POSTGRES` (`scripts/with-postgres`) PostgreSQL is measured, too.
//!
//! - `fill`: databases full of games, kept in `target/tmp` between runs; `lines`: how such games have gone so far
//! - `program`: the process that is measured; `drive`: people and what they do; `figures`: percentiles

mod drive;
mod figures;
mod fill;
mod lines;
mod program;
#[allow(dead_code, reason = "the tests play in more ways")]
#[path = "../../tests/support/turns.rs"]
mod turns;

use std::time::{Duration, Instant};

use playground::Playground;

use drive::{Measured, People};
use figures::{ms, row};
use fill::Filled;
use program::Program;

/// How many people there are, each with a few dozen games when there are a hundred thousand.
const PEOPLE: u16 = 4_000;
/// How many channels they play in.
const CHANNELS: u16 = 500;
/// Interactions a second while acknowledgements are measured.
const RATE: u32 = 100;
/// Games that are played at once, each as fast as it goes, while throughput is measured.
const AT_ONCE: usize = 64;

/// One line of the tables.
#[derive(Clone, Copy)]
struct Plan {
    postgres: bool,
    games: u32,
    /// How many turns each of them has behind it.
    turns: u32,
    /// How long interactions come at [`RATE`], and how long games are played as fast as it goes.
    seconds: (u32, u32),
    /// For how many hours nobody was at work before.
    away_hours: i64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if Program::was_meant(&arguments) {
        return;
    }
    let plans = plans(arguments.iter().any(|argument| argument == "--quick"));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let mut lines = Vec::new();
        for plan in plans {
            lines.push((plan, measure(plan).await));
        }
        print(&lines);
    });
}

fn plans(quick: bool) -> Vec<Plan> {
    let plan =
        |postgres, games, turns, seconds, away_hours| Plan { postgres, games, turns, seconds, away_hours };
    let has_postgres = std::env::var_os("MENAGERIE_TEST_POSTGRES").is_some();
    let mut plans = match quick {
        true => vec![
            plan(false, 1_000, 10, (10, 10), 0),
            plan(false, 1_000, 300, (10, 10), 0),
            plan(false, 10_000, 10, (10, 10), 9),
        ],
        false => vec![
            plan(false, 1_000, 10, (60, 30), 0),
            plan(false, 1_000, 300, (60, 30), 0),
            plan(false, 10_000, 10, (60, 30), 0),
            plan(false, 100_000, 10, (60, 300), 0),
            plan(false, 100_000, 10, (10, 10), 9),
        ],
    };
    if has_postgres {
        let games = if quick { 10_000 } else { 100_000 };
        let seconds = if quick { (10, 10) } else { (60, 60) };
        plans.push(plan(true, 1_000, 10, seconds, 0));
        plans.push(plan(true, games, 10, seconds, 0));
    }
    plans
}

/// What one line says.
struct Line {
    ready: Duration,
    rest: Measured,
    /// The most memory it ever had, in MiB: when it was ready, and in the end.
    memory: (u64, u64),
    /// Milliseconds of a processor for each turn, everything the program does counted in.
    cost: f64,
}

async fn measure(plan: Plan) -> Line {
    let begun = Instant::now();
    let filled = Filled::open(plan.postgres, plan.games, plan.turns, plan.away_hours).await;
    eprintln!("{} games of {} turns are there after {:.1?}", plan.games, plan.turns, begun.elapsed());
    let world = playground::Config {
        guests: PEOPLE,
        channels: CHANNELS,
        light: true,
        ..playground::Config::default()
    };
    let playground = Playground::start(world).await.expect("a playground");
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
