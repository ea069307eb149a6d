//! One, two and four processes on one PostgreSQL, behind a load balancer: turns a second, and what a turn costs.
//!
//! `scripts/with-postgres cargo bench -p menagerie --bench processes` takes about four minutes; `-- --quick` one. Everything
//! shares one machine: the processes, the database, the players and their Discord. So more processes bring more only as far
//! as there are processors for them; what a turn costs says what they add to the work.

#[allow(dead_code, reason = "the load bench measures more")]
#[path = "load/drive.rs"]
mod drive;
#[allow(dead_code, reason = "the load bench fills other databases, too")]
#[path = "load/fill.rs"]
mod fill;
#[path = "load/lines.rs"]
mod lines;
#[allow(dead_code, reason = "the tests play in more ways")]
#[path = "../tests/support/turns.rs"]
mod turns;

#[allow(dead_code, reason = "the load bench measures memory, too")]
#[path = "load/program.rs"]
mod program;

use std::net::{SocketAddr, TcpListener};
use std::time::{Duration, Instant};

use playground::Playground;

use drive::{Measured, People};
use fill::Filled;
use program::Program;

/// How many people there are, and how many channels they play in.
const PEOPLE: u16 = 1_000;
const CHANNELS: u16 = 200;
/// How many games are stored, with so many turns behind each.
const GAMES: u32 = 5_000;
const TURNS: u32 = 10;
/// Games that are played at once, each as fast as it goes.
const AT_ONCE: usize = 64;
/// How long that is done unmeasured at first: caches fill, connections are made.
const WARM_UP: Duration = Duration::from_secs(5);

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if Program::was_meant(&arguments) {
        return;
    }
    if std::env::var_os("MENAGERIE_TEST_POSTGRES").is_none() {
        eprintln!(
            "Several processes need PostgreSQL: scripts/with-postgres cargo bench -p menagerie --bench processes"
        );
        return;
    }
    let seconds = if arguments.iter().any(|argument| argument == "--quick") { 10 } else { 60 };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        println!("| processes | turns a second | a turn costs | acknowledged p50 | p99 | unanswered |");
        println!("|---|---|---|---|---|---|");
        for processes in [1, 2, 4] {
            measure(processes, Duration::from_secs(seconds)).await;
        }
    });
}

async fn measure(processes: usize, time: Duration) {
    let filled = Filled::open(true, GAMES, TURNS, 0).await;
    let world = playground::Config {
        guests: PEOPLE,
        channels: CHANNELS,
        light: true,
        ..playground::Config::default()
    };
    let playground = Playground::start(world).await.expect("a playground");
    let free = || TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port");
    let addresses: Vec<SocketAddr> = (0..processes).map(|_| free()).collect();
    let start = |addr: &SocketAddr| Program::start(filled.url(), &playground, Some(*addr));
    let running: Vec<Program> = addresses.iter().map(start).collect();
    for addr in &addresses {
        while tokio::net::TcpStream::connect(addr).await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    playground.wait_until("commands", || !playground.commands().is_empty()).await;
    playground.deliver_to(addresses.iter().map(|addr| format!("http://{addr}/interactions")).collect());
    let people = People::new(&playground, &filled.playable);
    people.play(AT_ONCE, WARM_UP, &mut Measured::default()).await;
    let used = || running.iter().map(Program::processor).sum::<Duration>();
    let (before, begun, mut measured) = (used(), Instant::now(), Measured::default());
    people.play(AT_ONCE, time, &mut measured).await;
    let (used, took) = (used() - before, begun.elapsed());
    let turns = f64::from(measured.turns.max(1));
    let mut times = measured.rushed;
    times.sort_unstable();
    let at =
        |part: f64| times.get((times.len().max(1) as f64 * part) as usize).map_or(0, Duration::as_millis);
    println!(
        "| {processes} | {:.1} | {:.1} ms | {} ms | {} ms | {} |",
        turns / took.as_secs_f64(),
        used.as_secs_f64() * 1000.0 / turns,
        at(0.5),
        at(0.99),
        measured.unanswered,
    );
    drop(running);
    assert_eq!(playground.violations(), Vec::<String>::new());
    playground.stop().await;
}
