//! A takeback restores exactly the earlier table, and turns from which somebody has learnt something can't be taken back.

mod support;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, Offer, TableStep, TurnRecord};
use engine::catalogue;
use engine::record;
use engine::rules::{Options, Pending, Phrase, Progress, Reason};
use engine::scene::Scene;
use engine::seat::{Seat, SeatSet, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use support::{choose, open, settle, turn_of, usual, viewers};

/// Turns played in each game at most.
const TURNS: usize = 40;
/// How many games with secrets are played.
const GAMES: u64 = 12;

fn takeback(seat: Seat) -> Entry {
    Entry { actor: Actor::Seat(seat), text: TableStep::Takeback.word().to_owned() }
}

fn played(seat: Seat, text: &str) -> Entry {
    Entry { actor: Actor::Seat(seat), text: text.to_owned() }
}

/// Everything observable about a table.
#[derive(Debug, PartialEq)]
struct Whole {
    position: String,
    pending: Pending,
    turns: u32,
    lines: usize,
    draw_offered: SeatSet,
    claim: Option<Reason>,
    seen: Vec<(Scene<Phrase>, Vec<Offer>, Vec<TurnRecord>)>,
    table_offers: Vec<Vec<TableStep>>,
}

fn whole(game: &dyn AnyGame, table: &dyn AnyTable) -> Whole {
    let seats = (0..game.info().seats.len()).map(|seat| Seat(seat as u8));
    Whole {
        position: table.position(),
        pending: table.pending(),
        turns: table.turns_completed(),
        lines: table.lines(),
        draw_offered: table.draw_offered_by(),
        claim: table.claim(),
        seen: viewers(game)
            .into_iter()
            .map(|viewer| (table.scene(viewer), table.offers(viewer), table.record(viewer)))
            .collect(),
        table_offers: seats.map(|seat| table.table_offers(seat)).collect(),
    }
}

/// Takes back what may be taken back at each moment of a random game, and compares with the earlier state. Returns how many
/// takebacks were compared.
fn rewind(game: &dyn AnyGame, options: &Options, seed: u64) -> usize {
    let mut rng = StdRng::seed_from_u64(seed);
    let seats: Vec<Seat> = (0..game.info().seats.len()).map(|seat| Seat(seat as u8)).collect();
    let mut table = open(game, options);
    let mut log = settle(&mut *table, &mut rng);
    // The table before the last whole turn of each seat, by the length of the record then.
    let mut stood: Vec<Whole> = Vec::new();
    let mut compared = 0;
    for _ in 0..TURNS {
        let asked: Vec<Seat> = table.may_act().iter().collect();
        let Some(seat) = asked.choose(&mut rng).copied() else { break };
        stood.retain(|then| then.lines < table.lines());
        stood.push(whole(game, &*table));
        if rng.random_bool(0.1) && table.table_offers(seat).contains(&TableStep::OfferDraw) {
            let offer = played(seat, TableStep::OfferDraw.word());
            table.apply(&offer).expect("offered");
            log.push(offer);
        }
        let Some(entries) = turn_of(&mut *table, seat, &mut rng) else { break };
        log.extend(entries.iter().map(|text| played(seat, text)));
        log.extend(settle(&mut *table, &mut rng));
        if let Pending::Over(_) = table.pending() {
            assert!(seats.iter().all(|seat| table.takeback(*seat).is_err()), "it is over");
            break;
        }
        let now = whole(game, &*table);
        for seat in &seats {
            let found = table.takeback(*seat);
            assert_eq!(found.is_ok(), table.table_offers(*seat).contains(&TableStep::Takeback));
            let mut fork = table.fork();
            let Ok(back) = found else {
                assert!(fork.apply(&takeback(*seat)).is_err());
                assert_eq!(whole(game, &*fork), now, "a refusal changes nothing");
                continue;
            };
            let begins = table.lines() - back.lines;
            let then = stood.iter().rfind(|then| then.lines <= begins).expect("something stood then");
            if then.lines < begins {
                // A draw was offered between the turns: the offer stays.
                continue;
            }
            assert_eq!(then.turns as usize + back.turns, table.turns_completed() as usize);
            fork.apply(&takeback(*seat)).expect("it was possible");
            assert_eq!(&whole(game, &*fork), then, "{}: {log:?}", game.info().id);
            compared += 1;
            // The log alone gives the same, and play continues as if the turn had not been played.
            if compared % 5 == 0 {
                let mut again = open(game, options);
                for entry in log.iter().chain([&takeback(*seat)]) {
                    again.apply(entry).unwrap_or_else(|refusal| panic!("{}: {refusal}", entry.text));
                }
                assert_eq!(whole(game, &*again), whole(game, &*fork));
            }
        }
        let may: Vec<Seat> = seats.iter().copied().filter(|seat| table.takeback(*seat).is_ok()).collect();
        if let Some(seat) = may.choose(&mut rng).filter(|_| rng.random_bool(0.3)) {
            table.apply(&takeback(*seat)).expect("it was possible");
            log.push(takeback(*seat));
        }
    }
    let text = record::write(&*table, options, Viewer::Public, &[]);
    assert!(!text.contains(TableStep::Takeback.word()), "the record shows what stands: {text}");
    if let Ok(record) = record::read(&text) {
        assert_eq!(record.replay().expect("legal").position(), table.position(), "{text}");
    }
    compared
}

#[test]
fn a_takeback_brings_back_the_very_table_of_then() {
    for game in catalogue::all() {
        let compared: usize = (0..2).map(|seed| rewind(*game, &usual(*game), seed)).sum();
        println!("{}: {compared} takebacks compared", game.info().title);
        assert!(game.info().secret.is_some() || compared > 40, "{}: {compared}", game.info().title);
    }
}

/// Plays what a viewer saw of a turn in another world: parts hidden from the viewer are that world's own.
fn same_turn(
    twin: &mut dyn AnyTable,
    seen: &str,
    viewer: Viewer,
    seat: Seat,
    entries: &[String],
    rng: &mut StdRng,
) -> Result<(), String> {
    for entry in entries {
        if viewer == Viewer::Seat(seat) || seen.contains(entry.as_str()) {
            twin.apply(&played(seat, entry)).map_err(|refusal| format!("{entry}: {refusal}"))?;
            continue;
        }
        loop {
            let offers = twin.offers(Viewer::Seat(seat));
            let offer = choose(&offers, rng).ok_or("nothing to choose from")?;
            if twin.step(seat, &offer.text).map_err(|refusal| refusal.to_string())?.progress
                != Progress::Draft
            {
                break;
            }
        }
    }
    Ok(())
}

/// A turn that may be taken back has revealed nothing: in every world that fits a viewer's knowledge before it, it is legal, looks
/// the same to them, and may also be taken back.
#[test]
fn what_may_be_taken_back_has_revealed_nothing() {
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
        let (mut free, mut firm, mut differing) = (0, 0, 0);
        for seed in 0..GAMES {
            let mut rng = StdRng::seed_from_u64(seed);
            let options = usual(*game);
            let mut table = open(*game, &options);
            settle(&mut *table, &mut rng);
            for _ in 0..40 {
                let asked: Vec<Seat> = table.may_act().iter().collect();
                let Some(seat) = asked.choose(&mut rng).copied() else { break };
                let before = table.fork();
                let Some(entries) = turn_of(&mut *table, seat, &mut rng) else { break };
                if table.takeback(seat).is_err() {
                    firm += 1;
                    settle(&mut *table, &mut rng);
                    continue;
                }
                free += 1;
                for viewer in viewers(*game) {
                    let seen = table.record(viewer).last().map(|turn| turn.text.clone()).unwrap_or_default();
                    let mut twin = before.resample(viewer, &mut rng);
                    differing += usize::from(twin.position() != before.position());
                    let at = before.position();
                    same_turn(&mut *twin, &seen, viewer, seat, &entries, &mut rng)
                        .unwrap_or_else(|why| panic!("{at}: {viewer:?} learns from {entries:?}: {why}"));
                    assert_eq!(twin.scene(viewer), table.scene(viewer), "{at}: {entries:?}");
                    assert_eq!(twin.record(viewer), table.record(viewer), "{at}: {entries:?}");
                    assert_eq!(twin.offers(viewer), table.offers(viewer), "{at}: {entries:?}");
                    for other in asked.iter().chain([&seat]) {
                        assert_eq!(twin.takeback(*other), table.takeback(*other), "{at}: {entries:?}");
                    }
                }
                settle(&mut *table, &mut rng);
            }
        }
        println!("{}: {free} turns told nothing, {firm} did; {differing} other worlds", game.info().title);
        assert!(firm > 0);
    }
}
