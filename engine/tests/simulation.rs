//! Random games of every kind, and what must hold at each moment of each of them.

mod support;

use std::collections::BTreeSet;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, Offer};
use engine::catalogue;
use engine::rules::{English, OptionKind, Options, Progress};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use support::{mover, older_editions, open, settle, turn_of, usual, viewers};

/// Turns played of each game with each of its options; `MENAGERIE_TURNS` asks for more.
const TURNS: usize = 1_500;
/// A game ends after this many turns.
const LONGEST: usize = 300;

/// Checks what must hold whenever a seat is to act.
fn check(game: &dyn AnyGame, table: &dyn AnyTable, rng: &mut StdRng) {
    let position = table.position();
    for viewer in viewers(game) {
        let offers = table.offers(viewer);
        let asked = viewer.seat().is_some_and(|seat| table.may_act().contains(seat));
        assert_eq!(offers.is_empty(), !asked, "{position}: {viewer:?}");
        for offer in &offers {
            let label = offer.label.in_english(table.info());
            assert!(!label.is_empty() && label.chars().count() <= 60, "{position}: {offer:?}");
            let plays = offer.brings.is_some() && offer.to.is_some();
            let named = offer.piece.is_empty() != (offer.from.is_some() || plays);
            assert!(named, "{position}: {offer:?}");
        }
        let texts: Vec<&str> = offers.iter().map(|offer| offer.text.as_str()).collect();
        for (number, text) in texts.iter().enumerate() {
            assert!(!texts[number + 1..].contains(text), "{position}: {text} is offered twice");
        }
        let scene = table.scene(viewer);
        assert!(scene.cells.is_sorted_by_key(|cell| cell.square), "{position}");
        assert!(!scene.status.is_empty());
        let record = table.record(viewer);
        assert!(table.recent(viewer).eq(record.iter().rev().cloned()), "{position}: {viewer:?}");
        for turn in record {
            // Somebody else's turn may be secret altogether.
            let others = turn.seat.is_some_and(|seat| viewer != Viewer::Seat(seat));
            assert!(!turn.text.is_empty() || others, "{position}");
        }
    }
    let Some(seat) = mover(table) else { return };
    assert!(table.may_act().contains(seat), "{position}");
    let offers = table.offers(Viewer::Seat(seat));
    let typed = &offers[rng.random_range(0..offers.len())];
    if !typed.text.is_empty() && rng.random_bool(0.2) {
        for (text, label) in table.suggest(seat, &typed.text, 25, &English(table.info())) {
            let read =
                table.read(seat, &text).unwrap_or_else(|refusal| panic!("{position}: {text}: {refusal}"));
            let mut fork = table.fork();
            fork.apply(&read.entry).unwrap_or_else(|refusal| panic!("{position}: {text}: {refusal}"));
            assert!(!label.is_empty());
        }
    }
    // A forged control gets no further than an offered one: what is refused must follow from the view alone.
    let square = format!("@{}{}", char::from(b'a' + rng.random_range(0..8)), rng.random_range(1..9));
    for forged in ["", "e2e4", "O-O", "e8=Q", "@e1", &square, "0", "5", "31", "KR", "add", "keep", "--", "b"]
    {
        let offered = offers.iter().any(|offer| offer.text == forged);
        assert_eq!(table.fork().step(seat, forged).is_ok(), offered, "{position}: {forged:?}");
    }
    // A turn that begins well is refused as a whole.
    let tail = format!("{}/zz", typed.text);
    let before = (table.lines(), table.record(Viewer::Public), table.record(Viewer::Seat(seat)));
    for nonsense in ["", "/", "e2e4e6", "@", "@zz", "zz", "🦄", "O-O-O-O", "a1a1", "e9e5", "a8=K", &tail] {
        if let Ok(read) = table.read(seat, nonsense) {
            assert!(table.fork().apply(&read.entry).is_ok(), "{position}: {nonsense:?}");
        }
        let entry = Entry { actor: Actor::Seat(seat), text: nonsense.to_owned() };
        let mut fork = table.fork();
        if fork.apply(&entry).is_err() {
            assert_eq!(fork.position(), position, "a refusal changes nothing");
            let after = (fork.lines(), fork.record(Viewer::Public), fork.record(Viewer::Seat(seat)));
            assert_eq!(after, before, "{position}: {nonsense:?}");
        }
    }
}

#[test]
fn random_games_keep_every_promise() {
    let most = std::env::var("MENAGERIE_TURNS").ok().and_then(|turns| turns.parse().ok()).unwrap_or(TURNS);
    let tables = catalogue::all()
        .iter()
        .flat_map(|game| variants(*game).into_iter().map(move |options| (game, options)));
    for (game, options) in tables {
        let mut rng = StdRng::seed_from_u64(1);
        let (mut turns, mut games) = (0, 0);
        while turns < most {
            let mut table = open(*game, &options);
            // As old databases have it, and with changes of sealed decisions in place of what they changed.
            let (mut log, mut kept): (Vec<Entry>, Vec<Entry>) = (Vec::new(), Vec::new());
            let mut stood = BTreeSet::from([standing(&*table)]);
            games += 1;
            for number in 0..LONGEST {
                let settled = settle(&mut *table, &mut rng);
                log.extend(settled.iter().cloned());
                kept.extend(settled);
                if mover(&*table).is_none() {
                    break;
                }
                check(*game, &*table, &mut rng);
                let may_act: Vec<Seat> = table.may_act().iter().collect();
                let seat = may_act[rng.random_range(0..may_act.len())];
                let before = table.fork();
                let Some(entries) = turn_of(&mut *table, seat, &mut rng) else { break };
                // The whole turn at once, and entry by entry, come to the same as step by step.
                let entry = |text: &str| Entry { actor: Actor::Seat(seat), text: text.to_owned() };
                let mut whole = before.fork();
                whole
                    .apply(&entry(&entries.join("/")))
                    .unwrap_or_else(|error| panic!("{}: {error}", before.position()));
                assert_eq!(whole.position(), table.position());
                log.extend(entries.iter().map(|text| entry(text)));
                if before.replaces(&entry(&entries[0])) {
                    assert_eq!(entries.len(), 1, "a sealed decision is changed in one go");
                    let sealed = kept.iter_mut().rfind(|made| made.actor == Actor::Seat(seat));
                    *sealed.expect("what was sealed") = entry(&entries[0]);
                } else {
                    kept.extend(entries.iter().map(|text| entry(text)));
                }
                turns += 1;
                stood.insert(standing(&*table));
                if number % 10 == 0 {
                    replayed(*game, &options, &*table, &log);
                    replayed(*game, &options, &*table, &kept);
                    reread(*game, &options, &*table, &stood);
                }
            }
            for viewer in viewers(*game) {
                assert!(!table.scene(viewer).status.is_empty());
                assert!(table.recent(viewer).eq(table.record(viewer).into_iter().rev()));
                assert!(table.offers(viewer).is_empty() || mover(&*table).is_some());
            }
        }
        println!("{} {options:?}: {turns} turns in {games} games", game.info().title);
    }
}

/// The defaults, every other value of every option with few values, and the older editions of the rules.
fn variants(game: &dyn AnyGame) -> Vec<Options> {
    let with = |pairs: &[(&str, &str)]| {
        Options::new(game.info(), pairs.iter().copied()).expect("a value of the option")
    };
    let others = game.info().options.iter().flat_map(|option| {
        let values = match option.kind {
            OptionKind::Switch { default } => vec![if default { "off" } else { "on" }],
            OptionKind::Choice { values, default } => {
                values.iter().copied().filter(|value| *value != default).collect()
            }
            OptionKind::Number { .. } | OptionKind::Text => Vec::new(),
        };
        values.into_iter().map(move |value| with(&[(option.key, value)]))
    });
    let company = [usual(game)].into_iter().filter(|options| *options != Options::default());
    let older = older_editions(game, &Options::default());
    [Options::default()].into_iter().chain(company).chain(others).chain(older).collect()
}

/// The log alone gives the same table.
fn replayed(game: &dyn AnyGame, options: &Options, table: &dyn AnyTable, log: &[Entry]) {
    let mut again = open(game, options);
    for entry in log {
        again.apply(entry).unwrap_or_else(|refusal| panic!("{}: {refusal}", entry.text));
    }
    assert_eq!(again.position(), table.position());
    for viewer in viewers(game) {
        assert_eq!(again.scene(viewer), table.scene(viewer));
        assert_eq!(again.record(viewer), table.record(viewer));
        assert_eq!(again.offers(viewer), table.offers(viewer));
    }
}

/// The position's text is read back unchanged, and allows the same turns: a game may only forbid, because of its past, a
/// repetition.
fn reread(game: &dyn AnyGame, options: &Options, table: &dyn AnyTable, stood: &BTreeSet<String>) {
    let Some(seat) = mover(table) else { return };
    let text = table.position();
    let again = game.open(options, Some(&text)).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(again.position(), text);
    let offers = table.offers(Viewer::Seat(seat));
    let mut fresh = again.offers(Viewer::Seat(seat));
    let offered = |text: &str| offers.iter().any(|own| own.text == text);
    fresh.retain(|offer| offered(&offer.text) || !only_repeats(&*again, seat, &offer.text, stood));
    let texts = |offers: &[Offer]| offers.iter().map(|offer| offer.text.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&fresh), texts(&offers), "{text}");
    // Masquerade Chess marks what answers have ruled out, and a position has no answers.
    if game.info().id != "masquerade" {
        assert_eq!(fresh, offers, "{text}");
    }
}

/// Whether every turn that begins with this step repeats an earlier position.
fn only_repeats(table: &dyn AnyTable, seat: Seat, step: &str, stood: &BTreeSet<String>) -> bool {
    let mut next = table.fork();
    let applied = next.step(seat, step).expect("it was offered");
    if applied.progress == Progress::TurnOver {
        return stood.contains(&standing(&*next));
    }
    next.offers(Viewer::Seat(seat)).iter().all(|offer| only_repeats(&*next, seat, &offer.text, stood))
}

/// A position's text without its two counters.
fn standing(table: &dyn AnyTable) -> String {
    let text = table.position();
    let words = text.split(' ').enumerate();
    words.filter(|(place, _)| !matches!(place, 4 | 5)).map(|(_, word)| word).collect::<Vec<_>>().join(" ")
}
