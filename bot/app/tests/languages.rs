//! No game says anything in English to somebody who reads another language: every game is played at random, and every word that
//! somebody at the table or beside it would read is looked up among the words of our English texts.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Effort, English, Options, Pending, Phrase, Progress, Voice};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use words::{Lang, files};

/// How many steps of each game are looked at in each language.
const STEPS: usize = 120;
/// Words of fewer letters are too often notation.
const SHORTEST: usize = 3;
/// Notation that reads like a word: the word before a sealed line of golf.
const NOTATION: [&str; 1] = ["line"];

/// The words of a text, in small letters.
fn words_of(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    // What has digits in it is a move or a square: `The2`, a rook (Turm) from h to e2.
    let words = words.filter(|word| word.chars().all(char::is_alphabetic));
    words.filter(|word| word.chars().count() >= SHORTEST).map(str::to_lowercase)
}

/// What a file of texts says, without keys, comments and what is put in.
fn said_in(file: &str) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let text = line.split_once(" = ").map_or(line, |(_, text)| text);
        let text = text.split_once("] ").map_or(text, |(_, text)| text);
        let mut depth = 0;
        let plain: String = text
            .chars()
            .filter(|letter| {
                depth += i32::from(*letter == '{');
                let outside = depth == 0;
                // A choice ends lines after it began.
                depth = (depth - i32::from(*letter == '}')).max(0);
                outside
            })
            .collect();
        said.extend(words_of(&plain));
    }
    said
}

/// The words of a language's files, all together.
fn vocabulary(lang: Lang) -> BTreeSet<String> {
    files(lang).flat_map(|(_, file)| said_in(file)).collect()
}

/// English words that a language doesn't have.
fn foreign(lang: Lang) -> BTreeSet<String> {
    let own = vocabulary(lang);
    let titles: BTreeSet<String> =
        catalogue::all().iter().flat_map(|game| words_of(game.info().title)).collect();
    let english = vocabulary(Lang::En).into_iter();
    english
        .filter(|word| !own.contains(word) && !titles.contains(word) && !NOTATION.contains(&word.as_str()))
        .collect()
}

/// All that is said of a table to one viewer.
fn said(table: &dyn AnyTable, viewer: Viewer, voice: &dyn Voice) -> Vec<String> {
    let scene = table.scene(viewer).worded(voice);
    let mut all = vec![scene.changed.clone(), scene.status.clone()];
    all.extend(scene.piles.iter().map(|pile| pile.title.clone()));
    all.extend(scene.spreads.iter().map(|spread| spread.title.clone()));
    all.extend(scene.grids.iter().flat_map(|grid| {
        let heads = grid.rows.iter().map(|row| row.head.clone());
        [grid.title.clone()].into_iter().chain(grid.columns.clone()).chain(heads).collect::<Vec<_>>()
    }));
    all.push(render::alt_text(&scene, voice));
    all.push(render::listing(&scene, voice));
    all.push(render::text_board(&scene, false, voice));
    for offer in table.offers(viewer) {
        all.extend([voice.say(&offer.label), voice.say(&offer.piece)]);
    }
    all
}

/// A test's eyes on one language.
struct Reading {
    lang: Lang,
    foreign: BTreeSet<String>,
    found: BTreeSet<String>,
}

impl Reading {
    fn read(&mut self, game: &str, text: &str) {
        let english = words_of(text).filter(|word| self.foreign.contains(word));
        let marked: Vec<String> = english.map(|word| format!("{game}: {word:?} in {text:?}")).collect();
        self.found.extend(marked);
    }

    /// Everything that viewers of a table read.
    fn look(&mut self, table: &dyn AnyTable) {
        let info = table.info();
        let voice = self.lang.of(info);
        let seats = (0..info.seats.len().min(3) as u8).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Public]) {
            for text in said(table, viewer, &voice) {
                self.read(info.id, &text);
            }
        }
        if let Pending::Over(outcome) = table.pending() {
            self.read(info.id, &self.lang.outcome(info, outcome.result, outcome.reason.code()));
        }
    }

    /// One entry or step further; whether the game goes on.
    fn go_on(&mut self, game: &dyn AnyGame, table: &mut dyn AnyTable, rng: &mut StdRng) -> bool {
        let (info, lang) = (table.info(), self.lang);
        let applied = match table.pending() {
            Pending::Over(_) => return false,
            Pending::Chance => {
                let outcomes = table.outcomes();
                let (text, _) = outcomes.choose(rng).expect("chance has an outcome").clone();
                table.apply(&Entry { actor: Actor::Chance, text }).expect("it is an outcome")
            }
            Pending::Referee => {
                let effort = Effort { nodes: 1_000, bytes: 1 << 20, stop: &AtomicBool::new(false) };
                let question = table.question().expect("the referee is asked");
                let text = game.work_out(&question, &effort).expect("an answer");
                table.apply(&Entry { actor: Actor::Referee, text }).expect("it is an answer")
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody acts");
                for typed in ["zz", "Nd5", "O-O", "Ke4", "@e4", "+q@e4", "a1a8", "e4d5"] {
                    if let Err(refusal) = table.read(seat, typed) {
                        self.read(info.id, &lang.refusal(&refusal).replace(typed, ""));
                    }
                }
                let offers = table.offers(Viewer::Seat(seat));
                // Captures lead to what there is most to say about.
                let captures: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
                let eager = captures.choose(rng).copied().filter(|_| rng.random_bool(0.5));
                let step = eager.or_else(|| offers.choose(rng)).expect("something to do").text.clone();
                let applied = table.step(seat, &step).expect("it was offered");
                if applied.progress == Progress::Draft {
                    self.look(table);
                }
                applied
            }
        };
        for event in &applied.events {
            self.read(info.id, &lang.event(info, event));
        }
        true
    }
}

/// Plays every game and reads along.
fn read_all(lang: Lang) -> BTreeSet<String> {
    let mut reading = Reading { lang, foreign: foreign(lang), found: BTreeSet::new() };
    assert!(reading.foreign.len() > 200, "there is hardly a word to find");
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(21);
        let mut steps = 0;
        while steps < STEPS {
            let mut table = game.open(&Options::default(), None).expect("the start");
            reading.look(&*table);
            while steps < STEPS && reading.go_on(*game, &mut *table, &mut rng) {
                reading.look(&*table);
                steps += 1;
            }
        }
    }
    reading.found
}

#[test]
fn german_readers_meet_no_english_word() {
    let found = read_all(Lang::De);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn spanish_readers_meet_no_english_word() {
    let found = read_all(Lang::Es);
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn a_single_english_word_would_be_found() {
    let chess = catalogue::find("chess").expect("a game").info();
    for lang in [Lang::De, Lang::Es] {
        let mut reading = Reading { lang, foreign: foreign(lang), found: BTreeSet::new() };
        let own = lang.of(chess).say(&Phrase::of("engine-label-done"));
        reading.read("chess", &own);
        assert!(reading.found.is_empty(), "{:?}", reading.found);
        reading.read("chess", &format!("{own} knight"));
        assert_eq!(reading.found.len(), 1);
        // A game whose texts were English alone would be found out at its first board.
        for game in catalogue::all() {
            let table = game.open(&Options::default(), None).expect("the start");
            let mut english = Reading { lang, foreign: foreign(lang), found: BTreeSet::new() };
            for text in said(&*table, Viewer::Public, &English(game.info())) {
                english.read(game.info().id, &text);
            }
            assert!(!english.found.is_empty(), "{}", game.info().id);
        }
    }
}
