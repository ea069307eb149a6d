//! Complicated boards: how long another person's `/help` and turns of another chess game take, while people press in the costliest
//! positions that are accepted. The program runs as its own process, over the real client, against a playground in this process.
//!
//! `cargo bench -p menagerie --bench tangled` takes two minutes and prints the tables for `docs/PERFORMANCE.md`;
//! `-- --seconds 10` is shorter.

#[path = "support/mod.rs"]
mod support;

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{English, Options, Pending};
use engine::seat::{Seat, Viewer};
use engine::work::measured;
use playground::{Outcome, Playground, TEA_ROOM, Who, further};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use support::figures::{ms, row};
use support::program::Program;
use support::turns::random_turn;

/// How many people press.
const PRESSERS: u16 = 10;
/// How many positions they press, the costliest ones.
const COSTLIEST: usize = 4;
/// How many people press in the attack that the bar describes.
const ATTACKERS: u16 = 3;
/// How often another person asks for help, and how long other players think about a turn.
const EVERY: Duration = Duration::from_millis(50);
const THOUGHT: Duration = Duration::from_millis(200);
/// The person who asks for help, and the two who play chess.
const ASKER: Who = Who::Guest(2 * PRESSERS + 1);
const PLAYERS: [Who; 2] = [Who::Guest(2 * PRESSERS + 2), Who::Guest(2 * PRESSERS + 3)];

/// What is to be measured.
#[derive(Parser)]
struct Arguments {
    /// How long each line is measured.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Passed by cargo; ignored.
    #[arg(long, hide = true)]
    bench: bool,
}

/// A position that is accepted as a start, and the cost of its most expensive question.
struct Tangle {
    rules: &'static str,
    position: String,
    seat: Seat,
    what: &'static str,
    units: u64,
    time: Duration,
}

fn main() {
    if Program::was_meant() {
        return;
    }
    let seconds = Arguments::parse().seconds;
    let tangles = tangles();
    println!("| game | costliest question | units | takes |");
    println!("|---|---|---|---|");
    for tangle in &tangles {
        let took = ms(&[tangle.time], 1.0);
        row(&[tangle.rules.to_owned(), tangle.what.to_owned(), tangle.units.to_string(), took]);
    }
    println!(
        "\n| who presses | acknowledged p50 | p99 | slowest | answered p50 | p99 | slowest | unanswered | a turn of chess answered p50 | p99 | presses answered a second |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        for (who, pressers) in [("nobody", 0), ("three people", ATTACKERS), ("ten people", PRESSERS)] {
            measure(who, pressers, &tangles, Duration::from_secs(seconds)).await;
        }
    });
}

/// The costliest positions known to the engine's work test in which games may begin, costliest first.
fn tangles() -> Vec<Tangle> {
    let mut found = Vec::new();
    // Games without secrets alone: others may ask for more before a first board comes.
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_none()) {
        let rules = game.info().id;
        let file: PathBuf =
            [env!("CARGO_MANIFEST_DIR"), "../engine/src/games", &rules.replace('-', "_"), "data/work.txt"]
                .iter()
                .collect();
        for line in fs::read_to_string(file).unwrap_or_default().lines() {
            let position = line.split(" ; ").next().unwrap_or(line);
            if let Ok(table) = game.begin(&Options::default(), Some(position))
                && let Pending::Seats(seats) = table.pending()
                && let Some(seat) = seats.iter().next()
            {
                let (what, units, time) = costliest(&*table, seat);
                found.push(Tangle { rules, position: position.to_owned(), seat, what, units, time });
            }
        }
    }
    found.sort_by_key(|tangle| std::cmp::Reverse(tangle.units));
    found.truncate(COSTLIEST);
    found
}

fn costliest(table: &dyn AnyTable, seat: Seat) -> (&'static str, u64, Duration) {
    let ask = |what, question: &dyn Fn()| {
        let begun = Instant::now();
        let ((), units) = measured(question);
        (what, units, begun.elapsed())
    };
    let asked = [
        ask("offers", &|| drop(table.offers(Viewer::Seat(seat)))),
        ask("suggestions", &|| drop(table.suggest(seat, "", 25, &English(table.info())))),
        ask("what is typed", &|| drop(table.read(seat, "zz"))),
    ];
    asked.into_iter().max_by_key(|(_, units, _)| *units).expect("three questions")
}

async fn measure(who: &str, pressers: u16, tangles: &[Tangle], time: Duration) {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    let world = playground::Config {
        guests: 2 * PRESSERS + 3,
        channels: PRESSERS + 1,
        light: true,
        ..playground::Config::default()
    };
    let playground = Arc::new(Playground::start(world).await.expect("a playground"));
    let program = Program::start(&url, &playground, None);
    playground.ready().await;
    let (stop, answered) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let mut pressing = Vec::new();
    for (number, tangle) in (1..=pressers).zip(tangles.iter().cycle()) {
        let channel = further(number);
        let people = [Who::Guest(number), Who::Guest(PRESSERS + number)];
        let from = json!({ "game": tangle.rules, "from": tangle.position });
        sit_down(&playground, people, channel, tangle.seat, from).await;
        pressing.extend(press(&playground, number, channel, &stop, &answered));
    }
    sit_down(&playground, PLAYERS, further(PRESSERS + 1), Seat(0), json!({ "game": "chess" })).await;
    let (begun, before) = (Instant::now(), answered.load(Ordering::SeqCst));
    let ((acked, shown, lost), turns) =
        tokio::join!(ask_for_help(&playground, time), play_chess(&playground, time));
    let rate = f64::from(answered.load(Ordering::SeqCst) - before) / begun.elapsed().as_secs_f64();
    stop.store(true, Ordering::SeqCst);
    for hand in pressing {
        hand.abort();
    }
    drop(program);
    let mut cells = vec![who.to_owned()];
    cells.extend([0.5, 0.99, 1.0].map(|part| ms(&acked, part)));
    cells.extend([0.5, 0.99, 1.0].map(|part| ms(&shown, part)));
    cells.push(lost.to_string());
    cells.extend([0.5, 0.99].map(|part| ms(&turns, part)));
    cells.push(format!("{rate:.1}"));
    row(&cells);
    assert_eq!(playground.violations(), Vec::<String>::new());
}

/// Opens a game in a channel: the first of two people takes a seat, and the other joins.
async fn sit_down(playground: &Playground, people: [Who; 2], channel: u64, seat: Seat, mut asked: Value) {
    let [host, other] = people.map(|who| playground.person(who));
    asked["colour"] = json!(if seat == Seat(0) { "white" } else { "black" });
    asked["opponent"] = json!(other.who().id().to_string());
    let call = host.slash(channel, "play", &asked).expect("sent");
    call.message().await.expect("an answer");
    let wanted = "an invitation";
    let invitation = other.wait_for_message(channel, wanted, |seen| seen.button("Join").is_some()).await;
    let join = invitation.button("Join").expect("a button");
    other.press(invitation.id, &join).expect("pressed").message().await.expect("joined");
    host.wait_for_message(channel, "the first board", |seen| seen.turn_button().is_some()).await;
}

/// Two people play chess with pauses for thinking; returns how long they waited for the answers to their turns.
async fn play_chess(playground: &Playground, time: Duration) -> Vec<Duration> {
    let chess = catalogue::find("chess").expect("a game");
    let mut table = chess.open(&Options::default(), None).expect("a start");
    let (mut rng, end) = (StdRng::seed_from_u64(5), Instant::now() + time);
    let mut took = Vec::new();
    while Instant::now() < end {
        let Pending::Seats(seats) = table.pending() else { break };
        let Some(seat) = seats.iter().next() else { break };
        let Some(turn) = random_turn(&*table, seat, 0.0, &mut rng) else { break };
        let person = playground.person(PLAYERS[usize::from(seat.0)]);
        let begun = Instant::now();
        let call = person.slash(further(PRESSERS + 1), "move", &json!({ "turn": turn })).expect("sent");
        let answer = call.message().await.expect("an answer");
        took.push(begun.elapsed());
        assert!(answer.content.contains("You played"), "{turn}: {}", answer.content);
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn }).expect("played");
        tokio::time::sleep(THOUGHT).await;
    }
    took
}

/// Sends everything at once, again and again: the picker, a typed turn, suggestions and the board.
fn press(
    playground: &Arc<Playground>,
    number: u16,
    channel: u64,
    stop: &Arc<AtomicBool>,
    answered: &Arc<AtomicU32>,
) -> Vec<JoinHandle<()>> {
    let hand = |way: usize| {
        let (playground, stop, answered) = (Arc::clone(playground), Arc::clone(stop), Arc::clone(answered));
        tokio::spawn(async move {
            let person = playground.person(Who::Guest(number));
            while !stop.load(Ordering::SeqCst) {
                let done = match way {
                    0 => {
                        let board = person.messages(channel).into_iter().rev();
                        let mut board = board.filter(|seen| !seen.private);
                        let found = board.find_map(|seen| seen.turn_button().map(|id| (seen.id, id)));
                        let Some((message, button)) = found else { return };
                        let Ok(call) = person.press(message, &button) else { return };
                        call.message().await.is_ok()
                    }
                    1 => {
                        let typed = json!({ "turn": "zz" });
                        let call = person.slash(channel, "move", &typed).expect("sent");
                        call.message().await.is_ok()
                    }
                    2 => {
                        let typed = json!({ "turn": "" });
                        person.autocomplete(channel, "move", &typed, "turn").await.is_ok()
                    }
                    _ => {
                        let call = person.slash(channel, "board", &json!({})).expect("sent");
                        call.message().await.is_ok()
                    }
                };
                answered.fetch_add(u32::from(done), Ordering::SeqCst);
            }
        })
    };
    (0..4).map(hand).collect()
}

/// A person who doesn't play asks for help at a fixed rate; returns the times of acknowledgements and answers, and how many never
/// came.
async fn ask_for_help(playground: &Playground, time: Duration) -> (Vec<Duration>, Vec<Duration>, usize) {
    let person = playground.person(ASKER);
    let (mut ticks, end) = (tokio::time::interval(EVERY), Instant::now() + time);
    let mut asked = Vec::new();
    while Instant::now() < end {
        ticks.tick().await;
        let begun = Instant::now();
        let call = person.slash(TEA_ROOM, "help", &json!({})).expect("sent");
        asked.push(tokio::spawn(async move {
            let acked = match call.outcome().await {
                Ok(Outcome::Acked { .. }) => Some(begun.elapsed()),
                _ => None,
            };
            let shown = call.message().await.ok().map(|_| begun.elapsed());
            (acked, shown)
        }));
    }
    let (mut acked, mut shown, mut lost) = (Vec::new(), Vec::new(), 0);
    for call in asked {
        let (ack, answer) = call.await.expect("no panic");
        lost += usize::from(ack.is_none() || answer.is_none());
        acked.extend(ack);
        shown.extend(answer);
    }
    (acked, shown, lost)
}
