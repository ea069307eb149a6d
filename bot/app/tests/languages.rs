//! No game says anything in English to people who read another language: every game is played at random, and every word that
//! players and onlookers would read is looked up among the words of our English texts. Texts outside games (rules, lessons, menus,
//! messages of the bot) are compared word by word with the English ones.

#[path = "../../tests/support/vocabulary.rs"]
mod vocabulary;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Effort, English, Options, Pending, Phrase, Progress, Voice};
use engine::scene::Scene;
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use vocabulary::{foreign, said_in, shared, words_of};
use words::{Lang, files};

/// How many steps of each game are checked in each language.
const STEPS: usize = 120;
/// Every text about a table that one viewer can get.
fn said(table: &dyn AnyTable, viewer: Viewer, voice: &dyn Voice) -> Vec<String> {
    let scene = table.scene(viewer).worded(voice);
    let mut all = vec![scene.changed.clone(), scene.status.clone()];
    all.extend(scene.piles.iter().map(|pile| pile.title.clone()));
    all.extend(scene.spreads.iter().map(|spread| spread.title.clone()));
    all.extend(scene.grids.iter().flat_map(|grid| {
        let heads = grid.rows.iter().map(|row| row.head.clone());
        let names = [&grid.title, &grid.down, &grid.across].map(Clone::clone);
        names.into_iter().chain(grid.columns.clone()).chain(heads).collect::<Vec<_>>()
    }));
    all.push(render::alt_text(&scene, voice));
    all.push(render::listing(&scene, voice));
    all.push(render::text_board(&scene, false, voice));
    for offer in table.offers(viewer) {
        all.extend([voice.say(&offer.label), voice.say(&offer.piece)]);
    }
    all
}

/// Reads texts in one language and collects foreign words.
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

    /// Checks that titles over things beside a board are not cut.
    fn measure(&mut self, game: &str, scene: &Scene) {
        let piles = scene.piles.iter().map(|pile| &pile.title);
        // One's own hand is below the board, where there is more room.
        let spreads = scene.spreads.iter().filter(|spread| !spread.own).map(|spread| &spread.title);
        for title in piles.chain(spreads) {
            let lines = render::text::lines(title, render::text::SMALLEST, render::beside::WIDTH as f32, 4);
            if let Some(cut) = lines.iter().find(|line| line.text.ends_with('…')) {
                self.found.insert(format!("{game}: {title:?} is cut: {:?}", cut.text));
            }
        }
    }

    /// Checks that cards in pictures have letters as the language writes them.
    fn letters(&mut self, game: &str, scene: &Scene) {
        let letters = self.lang.letters();
        for letter in scene.spreads.iter().flat_map(|spread| &spread.cards).map(|card| card.letter) {
            let is = |own: char| letter.starts_with(own);
            let english = letters.iter().any(|(english, _)| is(*english));
            if english && !letters.iter().any(|(_, own)| is(*own)) {
                self.found.insert(format!("{game}: a card with {letter:?}"));
            }
        }
    }

    /// Reads everything that viewers of a table read.
    fn look(&mut self, table: &dyn AnyTable) {
        let info = table.info();
        let voice = self.lang.of(info);
        let seats = (0..info.seats.len().min(3) as u8).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Public]) {
            let scene = table.scene(viewer).worded(&voice);
            self.measure(info.id, &scene);
            self.letters(info.id, &scene);
            for text in said(table, viewer, &voice) {
                self.read(info.id, &text);
            }
        }
        if let Pending::Over(outcome) = table.pending() {
            self.read(info.id, &self.lang.outcome(info, outcome.result, outcome.reason.code()));
        }
    }

    /// Plays one entry or step; returns whether the game continues.
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

/// Plays every game and reads everything in it.
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

/// The words of a language's texts, including rules and lessons, without commands and notation.
fn written(lang: Lang) -> BTreeSet<String> {
    let untyped = |text: &str| text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let texts = files(lang)
        .flat_map(|(_, file)| said_in(&file.lines().map(|line| untyped(line) + "\n").collect::<String>()));
    let rules = catalogue::all().iter().map(|game| untyped(game.info().rules.read_in(lang.word())));
    texts.chain(rules.flat_map(|page| words_of(&page).collect::<Vec<_>>())).collect()
}

#[test]
fn rules_lessons_menus_and_messages_take_no_word_from_english_unseen() {
    let english = written(Lang::En);
    for lang in [Lang::De, Lang::Es] {
        let both: BTreeSet<_> = written(lang).intersection(&english).cloned().collect();
        let listed = shared(lang);
        let unseen: Vec<_> = both.difference(&listed).collect();
        assert!(unseen.is_empty(), "{lang:?}: translate them, or put them into the list: {unseen:?}");
        let gone: Vec<_> = listed.difference(&both).collect();
        assert!(gone.is_empty(), "{lang:?}: no text has them any more: {gone:?}");
    }
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
