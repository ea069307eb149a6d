//! One, two and four processes on one PostgreSQL, behind a load balancer: turns a second, and what a turn costs.
//!
//! `scripts/with-postgres cargo bench -p menagerie --bench processes` takes about four minutes; `-- --quick` one. Everything
//! shares one machine: the processes, the database, the players and their Discord. So more processes bring more only as far
//! as there are processors for them; what a turn costs says what they add to the work.

#[path = "support/mod.rs"]
mod support;

use std::net::{SocketAddr, TcpListener};
use std::time::{Duration, Instant};

use support::drive::{self, Measured, People};
use support::figures::ms;
use support::fill::Filled;
use support::program::Program;

/// How many games are stored.
const GAMES: u32 = 5_000;
const TURNS: u32 = 10;
/// Games that are played at once, each at full speed.
const AT_ONCE: usize = 64;
/// How long the games run unmeasured at first, while caches fill and connections are made.
const WARM_UP: Duration = Duration::from_secs(5);

fn main() {
    if Program::was_meant() {
        return;
    }
    if std::env::var_os("MENAGERIE_TEST_POSTGRES").is_none() {
        eprintln!(
            "Several processes need PostgreSQL: scripts/with-postgres cargo bench -p menagerie --bench processes"
        );
        return;
    }
    let seconds = if std::env::args().any(|argument| argument == "--quick") { 10 } else { 60 };
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
    let playground = drive::discord().await;
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
    println!(
        "| {processes} | {:.1} | {:.1} ms | {} | {} | {} |",
        turns / took.as_secs_f64(),
        used.as_secs_f64() * 1000.0 / turns,
        ms(&measured.rushed, 0.5),
        ms(&measured.rushed, 0.99),
        measured.unanswered,
    );
    drop(running);
    assert_eq!(playground.violations(), Vec::<String>::new());
    playground.stop().await;
}
