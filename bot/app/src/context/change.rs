//! Changes of a game: what one depends on, what it results in, and what follows it in the same transaction.

use std::pin::Pin;
use std::sync::Arc;

use engine::any_game::{AnyTable, Entry};
use engine::rules::Event;
use engine::seat::{Seat, SeatSet};
use model::game::{Game, SeatState};
use model::ids::UserId;
use model::job::NewJob;
use store::Tx;

use super::dice::Dice;
use super::timekeeping::Reading;
use crate::asking::rejection::Rejection;

/// What a change depends on apart from the game.
#[derive(Clone, Copy)]
pub(crate) struct ChangeContext<'a> {
    /// The time, in milliseconds since 1970.
    pub(crate) now: i64,
    /// The time with the clock it was read by.
    pub(crate) read: Reading,
    pub(crate) dice: &'a dyn Dice,
    /// The followers of the change.
    pub(crate) followers: &'a dyn AfterChange,
    /// The late seat for which the program decides.
    pub(crate) played_for: Option<Seat>,
    /// How many games a person has to finish before their games are rated.
    pub(crate) unrated_games: u32,
    /// The person who asked for it just now: nothing that follows pings them.
    pub(crate) asked_by: Option<UserId>,
    /// Whether the answer to that person shows in private what their seat learns.
    pub(crate) answered: bool,
    /// Whether this program gives hints.
    pub(crate) hints: bool,
}

impl ChangeContext<'_> {
    /// This context with the time adjusted to the clock of a game's row, which may have been set since the time was read.
    pub(crate) fn by(self, game: &Game) -> Self {
        Self { now: self.read.by(game), ..self }
    }

    /// This context for a change that a person asks for.
    pub(crate) fn asked_by(self, person: UserId) -> Self {
        Self { asked_by: Some(person), ..self }
    }

    /// This context for a change whose answer shows the asker what their seat learns: no direct message repeats it.
    pub(crate) fn answered(self) -> Self {
        Self { answered: true, ..self }
    }

    /// The person who reads it in the answer.
    pub(crate) fn reader(self) -> Option<UserId> {
        self.asked_by.filter(|_| self.answered)
    }
}

/// A committed change.
pub(crate) struct Advanced {
    /// The game's row after it.
    pub(crate) game: Game,
    /// The table after it.
    pub(crate) table: Arc<dyn AnyTable>,
    /// The events of the change.
    pub(crate) events: Vec<Event>,
    /// The seat that began it, if any.
    pub(crate) by: Option<Seat>,
    /// Whether there is a new prompt, which calls for a new board.
    pub(crate) anew: bool,
    /// Whether this is live play: the previous change came within minutes.
    pub(crate) live: bool,
    /// Whether nobody may notice the change.
    pub(crate) unnoticed: bool,
    /// Further lines about its end: ratings, achievements.
    pub(crate) follow_ups: Vec<String>,
    /// The seats whose lateness is settled.
    pub(crate) no_longer_late: SeatSet,
}

/// A change before it is written: its tables and entries.
#[derive(Clone, Copy)]
pub(crate) struct Written<'a> {
    /// The table before it.
    pub(crate) before: &'a dyn AnyTable,
    /// The table after it.
    pub(crate) after: &'a dyn AnyTable,
    /// The decisions.
    pub(crate) entries: &'a [Entry],
    /// Whether there is a new prompt.
    pub(crate) anew: bool,
    /// Whether nobody may notice the change.
    pub(crate) unnoticed: bool,
}

/// A running game before a change.
#[derive(Clone, Copy)]
pub(crate) struct Before<'a> {
    /// Its table.
    pub(crate) table: &'a dyn AnyTable,
    /// The table that the newest board shows.
    pub(crate) shown: &'a dyn AnyTable,
}

/// The future of a follower.
pub(crate) type Following<'a, T> = Pin<Box<dyn Future<Output = Result<T, Rejection>> + Send + 'a>>;

/// Everything that follows a change of a game in its transaction. These areas stand above the one that changes games, which
/// doesn't name them: `followers` puts them together, in order.
pub(crate) trait AfterChange: Send + Sync {
    /// Updates the seats' clocks and other rows derived from the log. Answers the seats whose lateness is settled.
    fn note<'a>(
        &'a self,
        tx: &'a mut Tx,
        game: &'a Game,
        seats: &'a mut [SeatState],
        written: Written<'a>,
        at: ChangeContext<'a>,
    ) -> Following<'a, SeatSet>;

    /// Records the results of a finished game; answers lines for its last board.
    fn conclude<'a>(
        &'a self,
        tx: &'a mut Tx,
        game: &'a Game,
        table: &'a dyn AnyTable,
        at: ChangeContext<'a>,
    ) -> Following<'a, Vec<String>>;

    /// Runs every area's follow-ups of a change; answers the messages about it. `before` is `None` when the game has just
    /// begun.
    fn follow<'a>(
        &'a self,
        tx: &'a mut Tx,
        advanced: &'a Advanced,
        before: Option<Before<'a>>,
        at: ChangeContext<'a>,
    ) -> Following<'a, Vec<NewJob>>;

    /// Like [`Self::follow`], when only the people at the seats have changed.
    fn reseated<'a>(&'a self, tx: &'a mut Tx, game: &'a Game, now: i64) -> Following<'a, Vec<NewJob>>;
}
