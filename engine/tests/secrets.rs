//! Twin worlds: whatever a viewer does not know may be otherwise, and the viewer can't tell.
//!
//! At moments of random games a second world is made that fits all a viewer has seen. Both worlds then show that viewer
//! the same, byte for byte, and go on doing so turn by turn until the rules themselves reveal a difference.

mod support;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, Offer};
use engine::catalogue;
use engine::rules::Options;
use engine::scene::Scene;
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use support::{choose, mover, open, random_turn, settle, viewers};

/// Games with secrets are played so often.
const GAMES: u64 = 200;
/// So many turns each.
const TURNS: usize = 40;

/// Everything a viewer can get out of a table.
#[derive(Debug, PartialEq)]
struct Seen {
    scene: Scene,
    offers: Vec<Offer>,
    record: Vec<engine::any_game::TurnRecord>,
    suggested: Vec<Vec<(String, String)>>,
    answers: Vec<String>,
    claim: bool,
    turns: u32,
    /// The public part of the position: a secret that slips into it has leaked.
    public: String,
}

fn seen(table: &dyn AnyTable, viewer: Viewer, typed: &[String]) -> Seen {
    let seat = viewer.seat().unwrap_or(Seat(0));
    let answer = |text: &String| match table.read(seat, text) {
        Ok(entries) => entries.iter().map(|entry| entry.text.clone()).collect::<Vec<_>>().join("+"),
        Err(refusal) => format!("{}: {}", refusal.code, refusal.sentence),
    };
    let own = viewer.seat().is_some();
    Seen {
        scene: table.scene(viewer),
        offers: table.offers(viewer),
        record: table.record(viewer),
        suggested: typed.iter().filter(|_| own).map(|text| table.suggest(seat, text, 25)).collect(),
        answers: typed.iter().filter(|_| own).map(answer).collect(),
        claim: table.claim().is_some(),
        turns: table.turns_completed(),
        public: public(table),
    }
}

/// What people type: pieces of legal turns, and anything.
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

/// Plays the same turn in another world: its hidden choices may have to be others.
fn same_turn(twin: &mut dyn AnyTable, seat: Seat, entries: &[String], rng: &mut StdRng) -> bool {
    for entry in entries {
        let mut text = entry.clone();
        if text.starts_with('@') {
            // Where something is buried is the other world's own business.
            let offers = twin.offers(Viewer::Seat(seat));
            let Some(offer) = choose(&offers, rng) else { return false };
            text.clone_from(&offer.text);
        }
        if twin.apply(&Entry { actor: Actor::Seat(seat), text }).is_err() {
            return false;
        }
    }
    true
}

/// The position with everything hidden cut out, by fields of its text.
fn public(table: &dyn AnyTable) -> String {
    let hidden = ["buried=", "hands=", "deck=", "white=", "black="];
    let text = table.position();
    text.split(' ')
        .filter(|field| !hidden.iter().any(|key| field.starts_with(key)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// How many moments were compared, and in how many of them the worlds differed.
fn compare(game: &dyn AnyGame, games: u64) -> (usize, usize) {
    let (mut compared, mut differing) = (0, 0);
    for seed in 0..games {
        let mut rng = StdRng::seed_from_u64(seed);
        let all = viewers(game);
        let viewer = all[rng.random_range(0..all.len())];
        let mut table = open(game, &Options::default());
        settle(&mut *table, &mut rng);
        let mut twin = table.fork();
        for _ in 0..TURNS {
            let Some(seat) = mover(&*table) else { break };
            let before = table.fork();
            let Some(entries) = random_turn(&mut *table, &mut rng) else { break };
            if viewer != Viewer::Seat(seat) {
                let played = same_turn(&mut *twin, seat, &entries, &mut rng);
                let fits = played && public(&*twin) == public(&*table) && mover(&*twin) == mover(&*table);
                if !fits {
                    // The rules have told the worlds apart: another one that fits what has been seen since.
                    twin = table.resample(viewer, &mut rng);
                }
            } else {
                let whole = entries.join("/");
                let played = twin.apply(&Entry { actor: Actor::Seat(seat), text: whole.clone() });
                assert!(played.is_ok(), "{} takes {whole}, its twin does not", before.position());
                if public(&*twin) != public(&*table) || mover(&*twin) != mover(&*table) {
                    twin = table.resample(viewer, &mut rng);
                }
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

/// The comparison would see a leak: the other player's own view does differ between the worlds.
#[test]
fn whoever_hides_something_sees_the_difference() {
    let game = catalogue::find("zombie").expect("a game of the catalogue");
    let mut told_apart = 0;
    for seed in 0..20 {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = open(game, &Options::default());
        for _ in 0..20 {
            random_turn(&mut *table, &mut rng);
        }
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
