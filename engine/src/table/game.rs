//! A game of the catalogue: all that can be asked of it before it begins.

use super::Table;
use super::any_game::{AnyGame, AnyTable};
use crate::rules::{Achievements, Dialect, Effort, Info, Lesson, Options, Puzzles, Rules, SetupError};

/// A game of the catalogue, by its rules.
#[derive(Debug)]
pub struct Game<R>(std::marker::PhantomData<fn() -> R>);

impl<R> Game<R> {
    /// The one value there is.
    pub const NEW: Self = Self(std::marker::PhantomData);
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

    fn work_out(&self, question: &str, effort: &Effort<'_>) -> Option<String> {
        (R::CAPABILITIES.work_out)(question, effort)
    }
}
