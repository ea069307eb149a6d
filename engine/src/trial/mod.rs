//! A table for the tests of a game's rules: played and asked as people would, by text alone.

pub(crate) mod naive;

use crate::catalogue;
use crate::rules::{Options, Outcome, Pending, Reason};
use crate::scene::{Cell, Scene};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry};
use crate::typed::whole;

/// A game under test.
pub(crate) struct Trial(Box<dyn AnyTable>);

impl Trial {
    /// Opens it at the usual start.
    pub(crate) fn start(game: &str) -> Self {
        Self::with(game, &[], None)
    }

    /// Opens it at a position.
    pub(crate) fn at(game: &str, position: &str) -> Self {
        Self::with(game, &[], Some(position))
    }

    /// Opens it with options.
    pub(crate) fn with(game: &str, options: &[(&str, &str)], from: Option<&str>) -> Self {
        Self::open(game, options, from).unwrap_or_else(|sentence| panic!("{from:?}: {sentence}"))
    }

    /// Like [`Trial::with`], but returns the sentence of an error.
    pub(crate) fn open(game: &str, options: &[(&str, &str)], from: Option<&str>) -> Result<Self, String> {
        let game = catalogue::find(game).expect("it is in the catalogue");
        let options =
            Options::new(game.info(), options.iter().copied()).map_err(|error| error.to_string())?;
        game.open(&options, from).map(Self).map_err(|error| error.to_string())
    }

    /// The sentence by which a position is refused.
    pub(crate) fn no_position(game: &str, position: &str) -> String {
        match Self::open(game, &[], Some(position)) {
            Ok(_) => panic!("{position} was accepted"),
            Err(sentence) => sentence,
        }
    }

    /// The seat that must act.
    pub(crate) fn mover(&self) -> Seat {
        match self.0.pending() {
            Pending::Seats(seats) => seats.iter().next().expect("somebody"),
            other => panic!("nobody acts: {other:?}"),
        }
    }

    /// Plays typed turns, separated by spaces, and returns the sentences of their events.
    pub(crate) fn play(&mut self, turns: &str) -> Vec<String> {
        turns.split_whitespace().flat_map(|turn| self.turn(turn)).collect()
    }

    fn turn(&mut self, turn: &str) -> Vec<String> {
        let seat = self.mover();
        let entries = whole(&*self.0, seat, turn).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
        let mut sentences = Vec::new();
        for entry in entries {
            let applied = self.0.apply(&entry).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
            sentences.extend(applied.events.iter().map(|event| event.sentence(self.0.info())));
        }
        sentences
    }

    /// The canonical text of a typed turn, or the sentence of its refusal.
    pub(crate) fn read(&self, typed: &str) -> Result<String, String> {
        let entries = whole(&*self.0, self.mover(), typed).map_err(|refusal| refusal.to_string())?;
        Ok(entries.into_iter().map(|entry| entry.text).collect::<Vec<_>>().join("/"))
    }

    /// Whether a canonical turn is legal.
    pub(crate) fn allows(&self, turn: &str) -> bool {
        let mut fork = self.0.fork();
        fork.apply(&Entry { actor: Actor::Seat(self.mover()), text: turn.to_owned() }).is_ok()
    }

    /// Every legal turn, sorted, separated by spaces.
    pub(crate) fn turns(&self) -> String {
        self.0.turns().join(" ")
    }

    /// The legal turns that begin with a text.
    pub(crate) fn turns_from(&self, start: &str) -> String {
        let turns = self.0.turns();
        turns.into_iter().filter(|turn| turn.starts_with(start)).collect::<Vec<_>>().join(" ")
    }

    /// The position text.
    pub(crate) fn position(&self) -> String {
        self.0.position()
    }

    /// The outcome as a sentence; `None` while the game is running.
    pub(crate) fn outcome(&self) -> Option<String> {
        match self.0.pending() {
            Pending::Over(outcome) => Some(Outcome::sentence(outcome, self.0.info().seats)),
            _ => None,
        }
    }

    /// The public scene.
    pub(crate) fn scene(&self) -> Scene {
        self.0.scene(Viewer::Public).in_english(self.0.info())
    }

    /// One cell of the public scene.
    pub(crate) fn cell(&self, square: &str) -> Cell {
        let square = square.parse().expect("a square");
        self.scene().cell_mut(square).expect("it is on the board").clone()
    }

    /// The reason of the draw that could be claimed.
    pub(crate) fn claim(&self) -> Option<&'static str> {
        self.0.claim().map(Reason::words)
    }

    /// The number of lines of `depth` turns.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        self.0.perft(depth)
    }
}
