//! Random play from an input that names a game and its beginning.

use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Effort, Options, Pending, Progress};
use engine::seat::{Seat, Viewer};

use crate::random::Random;

/// The referee's search budget in nodes: very small.
const NODES: u64 = 500;
/// The most turns played before the input is read.
const TURNS: usize = 24;

/// A table and its log.
pub(super) struct Walk {
    pub(super) game: &'static dyn AnyGame,
    pub(super) options: Options,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) log: Vec<Entry>,
    pub(super) random: Random,
}

/// The game an input names, and its known options, an `edition` among them. Any other word stands for some game.
pub(super) fn named(line: &str) -> (&'static dyn AnyGame, Options) {
    let mut words = line.split_whitespace();
    let id = words.next().unwrap_or_default();
    let all = catalogue::all();
    let some = || all[Random::of(id.as_bytes()).below(all.len())];
    let game = catalogue::find(id).unwrap_or_else(some);
    let info = game.info();
    let (editions, pairs): (Vec<_>, Vec<(&str, &str)>) =
        words.filter_map(|word| word.split_once('=')).partition(|(key, _)| *key == "edition");
    let edition = editions.first().and_then(|(_, number)| number.parse().ok()).unwrap_or(info.edition);
    let usual = || {
        let company = (info.fewest < info.seats.len()).then_some(("players", "3"));
        Options::new(info, company).unwrap_or_default()
    };
    (
        game,
        Options::new(info, pairs)
            .and_then(|options| options.in_edition(info, edition))
            .ok()
            .filter(|options| game.open(options, None).is_ok())
            .unwrap_or_else(usual),
    )
}

impl Walk {
    /// Plays a game for some turns: `zombie SEED TURNS option=value …`.
    pub(super) fn begin(line: &str) -> Self {
        let (game, options) = named(line);
        let mut numbers = line.split_whitespace().filter_map(|word| word.parse::<u32>().ok());
        let random = Random::new(numbers.next().unwrap_or_default().into());
        let turns = numbers.next().unwrap_or_default() as usize % (TURNS + 1);
        let table = game.open(&options, None).expect("it was opened before");
        let mut walk = Self { game, options, table, log: Vec::new(), random };
        for _ in 0..turns {
            if !walk.turn() {
                break;
            }
        }
        walk.settle();
        walk
    }

    /// A seat that is to act, if any.
    pub(super) fn mover(&self) -> Option<Seat> {
        match self.table.pending() {
            Pending::Seats(seats) => seats.iter().next(),
            Pending::Chance | Pending::Referee | Pending::Over(_) => None,
        }
    }

    /// Applies chance and rulings for as long as they are asked for.
    pub(super) fn settle(&mut self) {
        while let Some(entry) = self.house() {
            self.take(&entry);
        }
    }

    /// Applies an entry that has to be possible.
    pub(super) fn take(&mut self, entry: &Entry) {
        let text = &entry.text;
        self.table
            .apply(entry)
            .unwrap_or_else(|refusal| panic!("{}: {text}: {refusal}", self.table.position()));
        self.log.push(entry.clone());
    }

    fn house(&mut self) -> Option<Entry> {
        match self.table.pending() {
            Pending::Chance => {
                let outcomes = self.table.outcomes();
                let (text, _) = self.random.one(&outcomes).expect("chance has something to choose from");
                Some(Entry { actor: Actor::Chance, text: text.clone() })
            }
            Pending::Referee => {
                let question = self.table.question().expect("the referee is asked something");
                let text = work_out(self.game, &question).expect("an answer");
                Some(Entry { actor: Actor::Referee, text })
            }
            Pending::Seats(_) | Pending::Over(_) => None,
        }
    }

    /// Plays a whole random turn; answers whether there was one.
    pub(super) fn turn(&mut self) -> bool {
        self.settle();
        let Some(seat) = self.mover() else { return false };
        let mut open = String::new();
        loop {
            let offers = self.table.offers(Viewer::Seat(seat));
            let Some(offer) = self.random.one(&offers) else { return false };
            let text = offer.text.clone();
            let applied = self.table.step(seat, &text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            if !text.is_empty() {
                open = if open.is_empty() { text } else { format!("{open}/{text}") };
            }
            if applied.progress != Progress::Draft {
                self.log.push(Entry { actor: Actor::Seat(seat), text: std::mem::take(&mut open) });
            }
            if applied.progress == Progress::TurnOver {
                return true;
            }
        }
    }

    /// Checks that the log alone gives the same table.
    pub(super) fn replayed(&self, from: Option<&str>) {
        let mut again = self.game.open(&self.options, from).expect("it was opened before");
        for entry in &self.log {
            again.apply(entry).unwrap_or_else(|refusal| panic!("{}: {refusal}", entry.text));
        }
        let (one, two) =
            (super::promises::seen(self.game, &*again), super::promises::seen(self.game, &*self.table));
        assert_eq!(one, two, "the log doesn't bring the table back");
    }
}

/// The referee's answer to any question.
pub(super) fn work_out(game: &dyn AnyGame, question: &str) -> Option<String> {
    game.work_out(question, &Effort { nodes: NODES, bytes: 1 << 20, stop: &AtomicBool::new(false) })
}
