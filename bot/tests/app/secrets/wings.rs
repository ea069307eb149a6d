//! Behind the scenes of two worlds that differ only in secrets: every log line, at any level, and every column that may hold no
//! secret are the same. While all goes well, while the database fails, and when a game can't be read any more.

use app::request::Request;
use engine::any_game::{Actor, AnyGame};
use engine::seat::Seat;
use futures_util::future::join_all;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value;
use store::{Failpoint, Fault};
use tracing::Level;
use tracing::instrument::WithSubscriber;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;

use super::questions::Questions;
use super::worlds::{World, seated, worlds};
use crate::lines::Lines;
use crate::ours::EVERY_LINE;
use crate::stage::{CLEO, Stage};
use crate::stored::at_rest::MAY_HOLD;
use crate::told::played;

/// How many scripts of each game are played.
const SCRIPTS: u64 = 6;
/// Faults of the database while people decide, one after the other.
const FAULTS: [(Failpoint, Fault); 4] = [
    (Failpoint::Begin, Fault::Gone),
    (Failpoint::Commit, Fault::Full),
    (Failpoint::Begin, Fault::Full),
    (Failpoint::Commit, Fault::Gone),
];
/// More often than anybody tries.
const ALWAYS: usize = 100;
/// Numbers that depend on the clock, and on which of two messages happened to be sent first.
const BY_CHANCE: [&str; 2] = ["outbox.id", "posts.message"];

/// What the operator could look at, and must not learn secrets from.
#[derive(Debug, PartialEq)]
struct Wings {
    /// The log lines.
    log: Vec<String>,
    /// The stored rows, without the columns that may hold secrets.
    kept: Vec<String>,
}

/// Plays a world, and returns its logs and rows.
async fn wings(game: &dyn AnyGame, world: &World, seed: u64) -> Wings {
    let lines = Lines::default();
    let keep = tracing_subscriber::fmt()
        .with_max_level(Level::TRACE)
        .without_time()
        .with_ansi(false)
        .with_writer(lines.clone())
        .finish()
        .with(EVERY_LINE.parse::<Targets>().expect("a filter"));
    let kept = play(game, world, seed).with_subscriber(keep).await;
    // Several are at work at the same time.
    let mut log: Vec<String> = lines.text().lines().map(without_ids).collect();
    log.sort();
    Wings { log, kept }
}

/// A line without the numbers of jobs, which depend on the clock and on who came first. No secret is a number of that length.
fn without_ids(line: &str) -> String {
    let is_id = |word: &&str| word.len() >= 12 && word.bytes().all(|byte| byte.is_ascii_digit());
    let mut rest = line.to_owned();
    for id in line.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_id) {
        rest = rest.replace(id, "…");
    }
    rest
}

/// Plays a world from its first turn until it is made unreadable.
async fn play(game: &dyn AnyGame, world: &World, seed: u64) -> Vec<String> {
    let mut rng = StdRng::seed_from_u64(seed);
    let viewer = Seat((seed % 2) as u8);
    let other = seated(Seat(1 - viewer.0));
    let stage = Stage::open().await;
    let draws = world.draws(game);
    stage.chance.will_draw(draws.clone());
    // Half of the secrets can't be told as they should be.
    if seed % 4 > 1 {
        stage.close_direct(other);
    }
    let id = stage.game(game.info().id).await;
    stage.said().await;
    let named = Some(format!("#{id}"));
    for (number, entry) in world.log.iter().enumerate() {
        let Actor::Seat(seat) = entry.actor else { continue };
        let request = Request::Move { turn: format!("{}/end", entry.text), game: named.clone() };
        let (failpoint, fault) = FAULTS[number % FAULTS.len()].clone();
        stage.failpoints.order(failpoint, fault.clone(), ALWAYS);
        let left = stage.chance.left();
        let answer = stage.ask(seated(seat), request.clone()).await;
        assert!(played(&answer.text).is_none(), "{fault:?} at {failpoint:?}: {answer:?}");
        stage.failpoints.clear();
        // Chance gets the draws again that the failed attempt used up.
        stage.chance.will_draw(draws[draws.len() - left..].to_vec());
        let answer = stage.ask(seated(seat), request).await;
        assert!(played(&answer.text).is_some(), "{}: {answer:?}", entry.text);
        // From now on the closed direct messages are known, in both worlds.
        stage.said().await;
    }
    for request in [Request::Secrets { game: named.clone() }, Request::History { game: named.clone() }] {
        stage.ask(other, request).await;
    }
    let mut questions = Questions::about(&stage, id, false);
    for person in [seated(viewer), CLEO] {
        questions.everything(person, &mut rng).await;
    }
    stage.said().await;
    let kept = kept(&stage).await;
    let last = "UPDATE entries SET text = text || '?' WHERE game = $1 \
                AND number = (SELECT entries - 1 FROM games WHERE id = $1)";
    stage.spoil(last, id).await;
    // Nothing is remembered of how it was.
    let stage = stage.restarted().await;
    for person in [other, seated(viewer), CLEO] {
        for request in [
            Request::Board { game: named.clone(), flip: false, text: true },
            Request::Secrets { game: named.clone() },
            Request::Move { turn: "a1a1".to_owned(), game: named.clone() },
            Request::History { game: named.clone() },
        ] {
            stage.ask(person, request).await;
        }
    }
    stage.said().await;
    stage.close().await;
    kept
}

/// Every value of every table with its column, except those that may differ.
async fn kept(stage: &Stage) -> Vec<String> {
    let mut file = Vec::new();
    stage.store().export(&mut file, 0).await.expect("the database");
    let text = String::from_utf8(file).expect("lines of JSON");
    let mut columns: Vec<String> = Vec::new();
    let mut kept = Vec::new();
    // The last line is a sum over all, secrets too.
    let mut lines: Vec<&str> = text.lines().collect();
    lines.pop();
    for line in lines {
        match serde_json::from_str(line).expect("JSON") {
            Value::Array(row) => {
                let may_differ = |column: &str| MAY_HOLD.iter().chain(&BY_CHANCE).any(|own| *own == column);
                for (column, value) in columns.iter().zip(&row).filter(|(column, _)| !may_differ(column)) {
                    kept.push(format!("{column} = {value}"));
                }
            }
            section => {
                let names = section["columns"].as_array().into_iter().flatten();
                let of = section["table"].as_str().unwrap_or_default();
                columns = names.map(|name| format!("{of}.{}", name.as_str().unwrap_or_default())).collect();
            }
        }
    }
    kept
}

pub(super) async fn look_the_same(game: &dyn AnyGame) {
    let title = game.info().title;
    let (mut differing, mut lines, mut values) = (0, 0, 0);
    // Side by side: most of the time each waits until a failing database has been tried often enough.
    let played = join_all((0..SCRIPTS).map(async |seed| {
        let mut rng = StdRng::seed_from_u64(seed);
        let [first, second] = worlds(game, Seat((seed % 2) as u8), &mut rng);
        let (one, two) = tokio::join!(wings(game, &first, seed), wings(game, &second, seed));
        (seed, [first, second], [one, two])
    }));
    for (seed, [first, second], [one, two]) in played.await {
        for (one, two) in [(&one.log, &two.log), (&one.kept, &two.kept)] {
            let differ: Vec<_> = one.iter().zip(two).filter(|(one, two)| one != two).take(5).collect();
            assert!(one == two, "{title}, script {seed}: {differ:#?}\n{one:#?}\n{two:#?}");
        }
        for words in ["a request failed in the store", "is refused"] {
            assert!(one.log.iter().any(|line| line.contains(words)), "{words:?} in {:#?}", one.log);
        }
        differing += u64::from(first.table.position() != second.table.position());
        (lines, values) = (lines + one.log.len(), values + one.kept.len());
    }
    assert!(differing * 3 >= SCRIPTS, "only {differing} of {SCRIPTS} scripts ended with other secrets");
    println!(
        "{title}: {differing} of {SCRIPTS} scripts with other secrets, {lines} lines and {values} values equal"
    );
}
