//! Twin worlds: when facts that a viewer does not know are different, the viewer can't notice.
//!
//! At moments of random games a second world is made that fits all a viewer has seen. Both worlds then show that viewer
//! the same, byte for byte, and go on doing so turn by turn until the rules themselves reveal a difference.

mod support;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, Offer};
use engine::catalogue;
use engine::rules::{English, Phrase, Progress};
use engine::scene::Scene;
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use support::{choose, house, mover, open, random_turn, settle, turn_of, usual, viewers};

/// How many games with secrets are played.
const GAMES: u64 = 200;
/// How many turns each has.
const TURNS: usize = 40;

/// Everything that a viewer can get from a table.
#[derive(Debug, PartialEq)]
struct Seen {
    scene: Scene<Phrase>,
    offers: Vec<Offer>,
    /// The question to each seat that may act.
    asked: Vec<Phrase>,
    record: Vec<engine::any_game::TurnRecord>,
    suggested: Vec<Vec<(String, String)>>,
    answers: Vec<String>,
    claim: bool,
    turns: u32,
    /// The public part of the position: a secret in it has leaked.
    public: String,
}

fn seen(table: &dyn AnyTable, viewer: Viewer, typed: &[String]) -> Seen {
    let seat = viewer.seat().unwrap_or(Seat(0));
    let answer = |text: &String| match table.read(seat, text) {
        Ok(read) => format!("{}+{}", read.entry.text, read.rest),
        Err(refusal) => format!("{}: {}", refusal.code(), refusal),
    };
    let own = viewer.seat().is_some();
    Seen {
        scene: table.scene(viewer),
        offers: table.offers(viewer),
        asked: table.may_act().iter().map(|seat| table.asks(viewer, seat)).collect(),
        record: table.record(viewer),
        suggested: typed
            .iter()
            .filter(|_| own)
            .map(|text| table.suggest(seat, text, 25, &English(table.info())))
            .collect(),
        answers: typed.iter().filter(|_| own).map(answer).collect(),
        claim: table.claim().is_some(),
        turns: table.turns_completed(),
        public: public(table),
    }
}

/// Typed texts: parts of legal turns, and anything.
fn typed(table: &dyn AnyTable, rng: &mut StdRng) -> Vec<String> {
    let mut square = || format!("{}{}", char::from(b'a' + rng.random_range(0..8)), rng.random_range(1..9));
    let (from, to, grave) = (square(), square(), square());
    let mut typed = vec![
        String::new(),
        "@".to_owned(),
        format!("@{grave}"),
        format!("{from}{to}"),
        format!("{from}{to}/@{grave}"),
    ];
    if let Some(seat) = mover(table)
        && let Some(offer) = choose(&table.offers(Viewer::Seat(seat)), rng)
    {
        typed.push(format!("{}/@{grave}", offer.text));
    }
    typed
}

/// Plays what a viewer saw of a turn in another world too: parts hidden from the viewer are that world's own.
fn same_turn(
    table: &dyn AnyTable,
    twin: &mut dyn AnyTable,
    viewer: Viewer,
    seat: Seat,
    entries: &[String],
    rng: &mut StdRng,
) -> bool {
    let record = table.record(viewer);
    let turn = record.iter().rev().find(|turn| turn.seat == Some(seat));
    let saw = |entry: &String| turn.is_some_and(|turn| turn.text.contains(entry.as_str()));
    let turns = twin.turns_completed();
    for (number, entry) in entries.iter().enumerate() {
        if saw(entry) || viewer == Viewer::Seat(seat) {
            let before = twin.position();
            if twin.apply(&Entry { actor: Actor::Seat(seat), text: entry.clone() }).is_err() {
                // A player's offers are possible in every world. The first part may reveal the world, though.
                assert!(viewer != Viewer::Seat(seat) || number > 0, "{before} does not take {entry}");
                return false;
            }
            continue;
        }
        loop {
            let Some(offer) = choose(&twin.offers(Viewer::Seat(seat)), rng).cloned() else { return false };
            match twin.step(seat, &offer.text) {
                Ok(applied) if applied.progress == Progress::Draft => {}
                Ok(_) => break,
                Err(_) => return false,
            }
        }
    }
    twin.turns_completed() == turns + 1
}

/// Lets chance decide in both worlds: equally where the viewer sees it, separately where not.
fn same_chance(table: &mut dyn AnyTable, twin: &mut dyn AnyTable, viewer: Viewer, rng: &mut StdRng) -> bool {
    let mut alike = true;
    while let Some(entry) = house(table, rng) {
        let known = table.record(viewer).len();
        table.apply(&entry).expect("an outcome");
        let seen = table.record(viewer)[known..].iter().any(|turn| turn.text == entry.text);
        let own = if seen { Some(entry) } else { house(twin, rng) };
        alike &= own.is_some_and(|entry| twin.apply(&entry).is_ok());
    }
    alike
}

/// The position without everything hidden, by fields of its text.
fn public(table: &dyn AnyTable) -> String {
    let hidden = ["buried=", "hands=", "deck=", "white=", "black=", "bids=", "sealed="];
    let text = table.position();
    text.split(' ')
        .filter(|field| !hidden.iter().any(|key| field.starts_with(key)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns how many moments were compared, and in how many of them the worlds differed.
fn compare(game: &dyn AnyGame, games: u64) -> (usize, usize) {
    let (mut compared, mut differing) = (0, 0);
    for seed in 0..games {
        let mut rng = StdRng::seed_from_u64(seed);
        let all = viewers(game);
        let viewer = all[rng.random_range(0..all.len())];
        let mut table = open(game, &usual(game));
        settle(&mut *table, &mut rng);
        let mut twin = table.resample(viewer, &mut rng);
        for _ in 0..TURNS {
            let may_act: Vec<Seat> = table.may_act().iter().collect();
            let Some(seat) = may_act.choose(&mut rng).copied() else { break };
            let Some(entries) = turn_of(&mut *table, seat, &mut rng) else { break };
            let played = same_turn(&*table, &mut *twin, viewer, seat, &entries, &mut rng);
            let alike = same_chance(&mut *table, &mut *twin, viewer, &mut rng);
            let fits = public(&*twin) == public(&*table) && twin.pending() == table.pending();
            if !(played && alike && fits) {
                // The rules have revealed the world: take another one that fits what has been seen since.
                twin = table.resample(viewer, &mut rng);
            }
            let texts = typed(&*table, &mut rng);
            let (one, two) = (seen(&*table, viewer, &texts), seen(&*twin, viewer, &texts));
            if mover(&*table).is_none() {
                break;
            }
            assert!(
                one == two,
                "{viewer:?} can tell\n  {}\nfrom\n  {}\n{one:#?}\n{two:#?}",
                table.position(),
                twin.position()
            );
            compared += 1;
            differing += usize::from(table.position() != twin.position());
        }
    }
    (compared, differing)
}

#[test]
fn nobody_can_tell_twin_worlds_apart() {
    let mut secret_games = 0;
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
        let (compared, differing) = compare(*game, GAMES);
        println!("{}: {compared} moments compared, {differing} with different worlds", game.info().title);
        assert!(differing * 4 > compared && compared > 1_000, "{differing} of {compared}");
        secret_games += 1;
    }
    assert!(secret_games > 0);
}

#[test]
fn games_without_secrets_have_only_one_world() {
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_none()) {
        let (compared, differing) = compare(*game, 3);
        assert!(compared > 50, "{}", game.info().title);
        assert_eq!(differing, 0, "{}", game.info().title);
    }
}

/// The comparison would notice a leak: the other player's own view does differ between the worlds.
#[test]
fn whoever_hides_something_sees_the_difference() {
    let game = catalogue::find("zombie").expect("a game of the catalogue");
    let mut told_apart = 0;
    for seed in 0..20 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = open(game, &usual(game));
        settle(&mut *table, &mut rng);
        for _ in 0..20 {
            random_turn(&mut *table, &mut rng);
        }
        settle(&mut *table, &mut rng);
        if mover(&*table).is_none() {
            // Everything is open once a game is over.
            continue;
        }
        let twin = table.resample(Viewer::Seat(Seat(0)), &mut rng);
        let (own, others) = (Viewer::Seat(Seat(1)), Viewer::Seat(Seat(0)));
        assert_eq!(seen(&*table, others, &[]), seen(&*twin, others, &[]));
        told_apart += usize::from(seen(&*table, own, &[]) != seen(&*twin, own, &[]));
    }
    assert!(told_apart > 10, "{told_apart} of 20");
}
