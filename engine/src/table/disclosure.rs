//! The proof that a game is over: it opens every earlier moment of that very game.
//!
//! There is none of a game that ended while a decision was [sealed](crate::table::any_game::AnyTable::sealed): who gives up,
//! runs out of time or has the game called off before deciding must not read what others had decided by then.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::Table;
use super::log::Played;
use crate::rules::{Phrase, Rules};
use crate::scene::Scene;
use crate::seat::Viewer;
use crate::table::any_game::TurnRecord;

/// That a game is over, with its whole log. Only a table at its end with nothing sealed hands one out, and it opens no table but those that
/// stand at a moment of that log: so everybody may know by now what it shows.
#[derive(Clone)]
pub struct Disclosure {
    /// The catalogue's id.
    game: &'static str,
    /// A `Vec<Played<Step>>` of that game.
    log: Arc<dyn Any + Send + Sync>,
}

/// Everything there is to see at a moment of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truth {
    /// The board without anything hidden.
    pub scene: Scene<Phrase>,
    /// The turns up to then, every word of them.
    pub record: Vec<TurnRecord>,
}

impl Disclosure {
    pub(super) fn new<S: Send + Sync + 'static>(game: &'static str, log: &Arc<Vec<Played<S>>>) -> Self {
        let log: Arc<Vec<Played<S>>> = Arc::clone(log);
        Self { game, log }
    }

    /// Whether a log of this game is how the finished one began. Setups are public, so what a table hides follows from
    /// its log.
    pub(super) fn begins_with<S: PartialEq + 'static>(&self, game: &str, log: &[Played<S>]) -> bool {
        let Some(whole) = self.log.downcast_ref::<Vec<Played<S>>>() else { return false };
        let Some((last, before)) = log.split_last() else { return self.game == game };
        let then = whole.get(before.len());
        self.game == game && whole.starts_with(before) && then.is_some_and(|then| last.becomes(then))
    }
}

impl<R: Rules> Table<R> {
    /// Everything there is to see at this moment, if the proof is one of this game's end.
    pub(super) fn disclosed(&self, disclosure: &Disclosure) -> Option<Truth> {
        let open = disclosure.begins_with(R::INFO.id, &self.log);
        open.then(|| Truth {
            scene: self.drawn(&(R::CAPABILITIES.opened)(&self.state)),
            record: self.written(Viewer::Public, true),
        })
    }

    /// Every word of the record from a line on, if the proof is one of this game's end.
    pub(super) fn disclosed_from(
        &self,
        disclosure: &Disclosure,
        line: usize,
    ) -> Option<Vec<Option<TurnRecord>>> {
        let open = disclosure.begins_with(R::INFO.id, &self.log);
        open.then(|| self.written_from(Viewer::Public, true, line))
    }
}

impl fmt::Debug for Disclosure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Disclosure").field("game", &self.game).finish_non_exhaustive()
    }
}

impl<S: PartialEq> Played<S> {
    /// Whether this is the other one, or as much of it as had been played then.
    fn becomes(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Turn { seat, steps, complete: false, .. }, Self::Turn { seat: same, steps: all, .. })
            | (
                Self::Changed { seat, steps, complete: false },
                Self::Changed { seat: same, steps: all, .. },
            ) => seat == same && all.starts_with(steps),
            _ => self == other,
        }
    }
}
