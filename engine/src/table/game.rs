//! [`AnyGame`]: a game of the catalogue, and all that can be asked about it before it begins.

use std::any::Any;
use std::marker::PhantomData;

use super::any_game::AnyTable;
use super::{Table, refusals};
use crate::rules::{
    Achievements, Dialect, Effort, Info, Lesson, Options, Puzzles, Refusal, Rules, SetupError,
};
use crate::seat::Viewer;
use crate::work::Meter;

/// The most work that the offers of a first position may take, in the units of [`work`](crate::work): a usual one
/// takes some hundreds.
const MOST_TO_BEGIN: u64 = 50_000;

/// Data that a higher crate attaches to a game: its computer player.
pub type Companion = &'static (dyn Any + Send + Sync);

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// Its names, seats, options and rules.
    fn info(&self) -> &'static Info;

    /// Its name for PGN readers, if they know it.
    fn pgn(&self) -> Option<Dialect>;

    /// Its achievements.
    fn achievements(&self) -> Achievements;

    /// Its puzzles, if it has any.
    fn puzzles(&self) -> Option<Puzzles>;

    /// Its lesson; without steps if it has none.
    fn lesson(&self) -> Lesson;

    /// The companion it was put into the catalogue with ([`Game::with`]).
    fn companion(&self) -> Option<Companion> {
        None
    }

    /// Whether lower scores are better, where players score against the game.
    fn low_scores(&self) -> bool;

    /// A fresh table, from the usual start or from a position text.
    ///
    /// # Errors
    /// When the options or the position don't fit; the sentence says why.
    fn open(&self, options: &Options, from: Option<&str>) -> Result<Box<dyn AnyTable>, SetupError>;

    /// A fresh table for a new game: like [`AnyGame::open`], but refuses a position whose offers take too much
    /// work to compute. Games that have begun are only opened.
    ///
    /// # Errors
    /// When the options or the position don't fit, or the position is too tangled; the sentence says why.
    fn begin(&self, options: &Options, from: Option<&str>) -> Result<Box<dyn AnyTable>, SetupError> {
        let meter = Meter::start();
        let table = self.open(options, from)?;
        for seat in table.may_act().iter() {
            drop(table.offers(Viewer::Seat(seat)));
        }
        if meter.units() > MOST_TO_BEGIN {
            return Err(Refusal::of(refusals::POSITION_TOO_TANGLED).into());
        }
        Ok(table)
    }

    /// Answers [`Capable::question`](super::any_game::Capable::question): pure and slow, so call it on a thread of its own. The answer is the text of
    /// a ruling; `None` when the game has no such questions, or this is none, or the search was stopped.
    fn work_out(&self, question: &str, effort: &Effort<'_>) -> Option<String>;
}

/// A game of the catalogue, by its rules.
#[derive(Debug)]
pub struct Game<R> {
    companion: Option<Companion>,
    rules: PhantomData<fn() -> R>,
}

impl<R> Game<R> {
    /// The game without a companion.
    pub const NEW: Self = Self { companion: None, rules: PhantomData };

    /// The game with its companion from a higher crate, so that one line of a catalogue brings both.
    #[must_use]
    pub const fn with(companion: Companion) -> Self {
        Self { companion: Some(companion), rules: PhantomData }
    }
}

impl<R: Rules> AnyGame for Game<R> {
    fn info(&self) -> &'static Info {
        const { &R::INFO }
    }

    fn pgn(&self) -> Option<Dialect> {
        R::CAPABILITIES.pgn
    }

    fn achievements(&self) -> Achievements {
        R::CAPABILITIES.achievements
    }

    fn puzzles(&self) -> Option<Puzzles> {
        R::CAPABILITIES.puzzles
    }

    fn lesson(&self) -> Lesson {
        R::CAPABILITIES.lesson
    }

    fn low_scores(&self) -> bool {
        R::CAPABILITIES.low_scores
    }

    fn open(&self, options: &Options, from: Option<&str>) -> Result<Box<dyn AnyTable>, SetupError> {
        let state = match from {
            None => R::start(options)?,
            Some(position) => R::parse(position, options)?,
        };
        Ok(Box::new(Table::<R>::new(state)))
    }

    fn companion(&self) -> Option<Companion> {
        self.companion
    }

    fn work_out(&self, question: &str, effort: &Effort<'_>) -> Option<String> {
        (R::CAPABILITIES.work_out)(question, effort)
    }
}
