//! [`Disclosure`]: the proof that a game is over, which opens every earlier state of that very game.
//!
//! There is none for a game that ended while a decision was [sealed](crate::table::any_game::AnyTable::sealed): a
//! player who resigns, runs out of time or has the game called off before deciding must not learn what others had
//! decided by then.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::log::Played;
use super::shut::Shut;
use super::{Hindsight, Table};
use crate::rules::{Phrase, Rules};
use crate::scene::Scene;
use crate::seat::Viewer;
use crate::table::any_game::TurnRecord;

/// Proof that a game is over, with its whole log. Only a finished table with nothing sealed hands one out, and it
/// opens only tables that stand at a state of that log: what it discloses is public by now.
#[derive(Clone)]
pub struct Disclosure {
    /// The game's id in the catalogue.
    game: &'static str,
    /// The [`Whole`] log of that game, type-erased.
    whole: Arc<dyn Any + Send + Sync>,
    /// Whether every line of the log may be shown, however the game went.
    opens_all: bool,
}

/// The log of a finished game, and what of it stays closed.
struct Whole<S> {
    log: Arc<Vec<Played<S>>>,
    shut: Vec<Shut<S>>,
}

/// Everything disclosed at one state of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truth {
    /// The scene with nothing hidden.
    pub scene: Scene<Phrase>,
    /// The turns up to then, in full.
    pub record: Vec<TurnRecord>,
}

impl Disclosure {
    pub(super) fn new<S: Clone + Send + Sync + 'static>(
        game: &'static str,
        log: &Arc<Vec<Played<S>>>,
        shut: &[Shut<S>],
        opens_all: bool,
    ) -> Self {
        let whole = Arc::new(Whole { log: Arc::clone(log), shut: shut.to_vec() });
        Self { game, whole, opens_all }
    }

    /// Whether the log itself may be shown, and not only the [record](crate::table::any_game::Recorded::record):
    /// by these rules nothing stays closed. It is the same for all games by them, since even whether something of
    /// *this* game stays closed is a secret.
    #[must_use]
    pub fn opens_all(&self) -> bool {
        self.opens_all
    }

    /// What stays closed, if the finished game began with this log. Setups are public, so what a table hides
    /// follows from its log.
    pub(super) fn of<S: PartialEq + 'static>(&self, game: &str, log: &[Played<S>]) -> Option<&[Shut<S>]> {
        let Whole { log: whole, shut } = self.whole.downcast_ref().filter(|_| self.game == game)?;
        let began = log.split_last().is_none_or(|(last, before)| {
            let then = whole.get(before.len());
            whole.starts_with(before) && then.is_some_and(|then| last.becomes(then))
        });
        began.then_some(shut)
    }
}

/// What a finished game discloses: a part of [`AnyTable`](crate::any_game::AnyTable).
pub trait Disclosed {
    /// The proof that the game is over, if it is: it discloses what earlier states of it hid. `None` where
    /// something was still [sealed](crate::table::any_game::AnyTable::sealed) at its end: such a game stays as everybody saw it.
    fn disclosure(&self) -> Option<Disclosure>;

    /// Everything disclosed at this state of a finished game; `None` when the proof is another game's.
    fn truth(&self, disclosure: &Disclosure) -> Option<Truth>;

    /// The disclosed record from a line of the log on; `None` when the proof is another game's.
    fn truth_from(&self, disclosure: &Disclosure, line: usize) -> Option<Vec<Option<TurnRecord>>>;

    /// The disclosed state of a finished game, for a computer player's review; `None` when the proof is another game's.
    fn hindsight(&self, disclosure: &Disclosure) -> Option<Hindsight>;
}

impl<R: Rules> Disclosed for Table<R> {
    fn disclosure(&self) -> Option<Disclosure> {
        let opens_all = !(R::CAPABILITIES.may_stay_shut)();
        self.open().map(|shut| Disclosure::new(R::INFO.id, &self.log, shut, opens_all))
    }

    fn truth(&self, disclosure: &Disclosure) -> Option<Truth> {
        let shut = disclosure.of(R::INFO.id, &self.log)?;
        Some(Truth {
            scene: self.drawn(&self.opened(shut)),
            record: self.written(Viewer::Public, Some(shut)),
        })
    }

    fn truth_from(&self, disclosure: &Disclosure, line: usize) -> Option<Vec<Option<TurnRecord>>> {
        let shut = disclosure.of(R::INFO.id, &self.log)?;
        Some(self.written_from(Viewer::Public, Some(shut), line))
    }

    fn hindsight(&self, disclosure: &Disclosure) -> Option<Hindsight> {
        let shut = disclosure.of(R::INFO.id, &self.log)?;
        Some(Hindsight::new::<R>(self.without(shut)))
    }
}

impl fmt::Debug for Disclosure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Disclosure").field("game", &self.game).finish_non_exhaustive()
    }
}

impl<S: PartialEq> Played<S> {
    /// Whether this turn equals the other one, or is an earlier stage of it.
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
