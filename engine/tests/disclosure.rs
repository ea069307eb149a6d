//! Once a game is over, every moment of it may be seen as it was; no moment earlier, and no other game.

mod support;

use std::collections::BTreeMap;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, TableStep};
use engine::catalogue;
use engine::games::chess_golf::ChessGolf;
use engine::rules::{Pending, Phrase};
use engine::scene::Scene;
use engine::seat::{Seat, Viewer};
use engine::table::disclosure::Disclosure;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use support::{mover, open, settle, turn_of, usual, viewers};

/// How many games of each kind are played.
const GAMES: u64 = 12;
/// The most turns of a game; then a player resigns.
const TURNS: usize = 30;

/// A random game from beginning to end: the table at the start, and after each entry of the log.
struct Finished {
    moments: Vec<Box<dyn AnyTable>>,
    disclosure: Disclosure,
}

fn resign(table: &mut dyn AnyTable, seat: u8) -> bool {
    let text = TableStep::Resign.word().to_owned();
    table.apply(&Entry { actor: Actor::Seat(Seat(seat)), text }).is_ok()
}

fn play(game: &dyn AnyGame, rng: &mut StdRng) -> Finished {
    let mut table = open(game, &usual(game));
    let mut moments = vec![table.fork()];
    let turns = rng.random_range(1..TURNS);
    let mut played = 0;
    // Sealed decisions are answered before anybody resigns, or they would stay sealed.
    while played < turns || !table.sealed().is_empty() {
        played += 1;
        for entry in settle(&mut *table.fork(), rng) {
            table.apply(&entry).expect("an outcome");
            moments.push(table.fork());
        }
        let Some(seat) = mover(&*table) else { break };
        let Some(entries) = turn_of(&mut *table.fork(), seat, rng) else { break };
        for text in entries {
            table.apply(&Entry { actor: Actor::Seat(seat), text }).expect("a turn");
            moments.push(table.fork());
        }
    }
    // Those who are left give up, until the game is over.
    for seat in 0..game.info().seats.len() {
        settle(&mut *table, rng);
        if !matches!(table.pending(), Pending::Over(_)) {
            resign(&mut *table, seat as u8);
        }
    }
    settle(&mut *table, rng);
    moments.push(table.fork());
    let disclosure = table.disclosure().unwrap_or_else(|| panic!("{} is over", game.info().id));
    Finished { moments, disclosure }
}

/// A player who ends a game before deciding must not read what others had decided.
#[test]
fn what_is_sealed_at_the_end_opens_nothing() {
    let mut shut = 0;
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(5);
        let mut table = open(*game, &usual(*game));
        for _ in 0..TURNS {
            settle(&mut *table, &mut rng);
            let Some(seat) = mover(&*table) else { break };
            let Some(entries) = turn_of(&mut *table, seat, &mut rng) else { break };
            drop(entries);
            let sealed = table.sealed();
            if sealed.is_empty() {
                continue;
            }
            assert!(table.hides(), "{}", game.info().id);
            let public = (table.record(Viewer::Public), table.scene(Viewer::Public).cells);
            let mut over = table.fork();
            let text = TableStep::CallOff.word().to_owned();
            over.apply(&Entry { actor: Actor::Referee, text }).expect("called off");
            assert_eq!(over.sealed(), sealed);
            assert!(over.disclosure().is_none() && !engine::record::is_whole(&*over));
            let mut record = over.record(Viewer::Public);
            assert!(record.pop().is_some_and(|last| last.text == TableStep::CallOff.word()));
            assert_eq!((record, over.scene(Viewer::Public).cells), public, "{}", game.info().id);
            shut += 1;
        }
    }
    assert!(shut > 0);
}

#[test]
fn only_the_end_of_a_game_opens_it_and_then_every_moment() {
    for game in catalogue::all() {
        let mut earlier: Option<Finished> = None;
        for seed in 0..GAMES {
            let mut rng = StdRng::seed_from_u64(seed);
            let finished = play(*game, &mut rng);
            let (last, before) = finished.moments.split_last().expect("the end");
            for table in before {
                let over = matches!(table.pending(), Pending::Over(_));
                assert_eq!(table.disclosure().is_some(), over && table.sealed().is_empty());
                let truth = table.truth(&finished.disclosure).expect("a moment of this game");
                // The public part is public still.
                let public = table.scene(Viewer::Public);
                assert_eq!((truth.scene.changed, truth.scene.zones), (public.changed, public.zones));
            }
            let truth = last.truth(&finished.disclosure).expect("the last moment");
            assert_eq!(truth.scene, last.scene(Viewer::Public));
            assert_eq!(truth.record, last.record(Viewer::Public));
            // Another game of the same rules stays closed from the first difference on.
            if let Some(earlier) = &earlier {
                let strangers =
                    earlier.moments.iter().filter(|table| table.truth(&finished.disclosure).is_none());
                assert!(strangers.count() > 0, "{}", game.info().id);
                let last = earlier.moments.last().expect("the end");
                assert!(last.truth(&finished.disclosure).is_none());
            }
            earlier = Some(finished);
        }
    }
}

#[test]
fn no_game_opens_another() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut disclosures: BTreeMap<&str, Disclosure> = BTreeMap::new();
    for game in catalogue::all() {
        disclosures.insert(game.info().id, play(*game, &mut rng).disclosure);
    }
    for game in catalogue::all() {
        let start = open(*game, &usual(*game));
        for (id, disclosure) in &disclosures {
            assert_eq!(
                start.truth(disclosure).is_some(),
                *id == game.info().id,
                "{id} and {}",
                game.info().id
            );
        }
    }
}

#[test]
fn what_was_played_after_a_moment_is_another_game() {
    let game = catalogue::find("chess").expect("a game of the catalogue");
    let mut rng = StdRng::seed_from_u64(3);
    let finished = play(game, &mut rng);
    let last = finished.moments.last().expect("the end");
    let mut beside = finished.moments[finished.moments.len() - 2].fork();
    assert!(beside.truth(&finished.disclosure).is_some());
    let Some(seat) = mover(&*beside) else { panic!("somebody is to move") };
    turn_of(&mut *beside, seat, &mut rng).expect("a turn");
    assert!(beside.truth(&finished.disclosure).is_none(), "a turn that was never played");
    assert!(last.truth(&finished.disclosure).is_some());
}

/// The truth about a state according to a finished game's disclosure, by a table that has only that state.
fn truth_of(table: &dyn AnyTable, disclosure: &Disclosure) -> Scene<Phrase> {
    table.truth(disclosure).expect("a moment of this game").scene
}

#[test]
fn the_truth_shows_whatever_a_viewer_does_not_know() {
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
        let mut differing: BTreeMap<Viewer, usize> = BTreeMap::new();
        for seed in 0..GAMES * 4 {
            let mut rng = StdRng::seed_from_u64(seed);
            let finished = play(*game, &mut rng);
            for table in &finished.moments {
                if matches!(table.pending(), Pending::Over(_)) {
                    continue;
                }
                for viewer in viewers(*game) {
                    // The log stays the same in the twin world: only the secrets are others.
                    let twin = table.resample(viewer, &mut rng);
                    let opens = |table: &dyn AnyTable| opened(table, &finished.disclosure);
                    if hidden(&*twin) != hidden(&**table) && opens(&*twin) == opens(&**table) {
                        let truth = |table: &dyn AnyTable| truth_of(table, &finished.disclosure);
                        assert_eq!(truth(&**table), truth(&*twin), "{}: it stays shut", table.position());
                    } else if hidden(&*twin) != hidden(&**table) {
                        *differing.entry(viewer).or_default() += 1;
                        assert_ne!(
                            truth_of(&**table, &finished.disclosure),
                            truth_of(&*twin, &finished.disclosure),
                            "{}: {} or {}",
                            game.info().id,
                            table.position(),
                            twin.position()
                        );
                    }
                    assert_eq!(table.scene(viewer), twin.scene(viewer));
                }
            }
        }
        let public = differing.get(&Viewer::Public).copied().unwrap_or_default();
        assert!(public > 20, "{}: {differing:?}", game.info().id);
    }
}

/// The parts that are disclosed when the game is over: not a line of Chess Golf that was never shown.
fn opened(table: &dyn AnyTable, disclosure: &Disclosure) -> Vec<String> {
    let hindsight = table.hindsight(disclosure).expect("a moment of this game");
    hindsight
        .of::<ChessGolf>()
        .map_or_else(|| hidden(table), |golf| vec![format!("{:?} {:?}", golf.sealed, golf.lines)])
}

/// The secrets in a position. The order of cards that nobody holds is nobody's secret, and in no picture.
fn hidden(table: &dyn AnyTable) -> Vec<String> {
    let keys = ["buried=", "hands=", "white=", "black=", "bids=", "sealed="];
    let position = table.position();
    position
        .split(' ')
        .filter(|field| keys.iter().any(|key| field.starts_with(key)))
        .map(str::to_owned)
        .collect()
}
