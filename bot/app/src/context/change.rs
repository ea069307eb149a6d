//! A change of a game: what it depends on, what came of it, and who follows it in the same transaction.

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

/// What a change of a game depends on apart from the game.
#[derive(Clone, Copy)]
pub(crate) struct ChangeContext<'a> {
    /// The time, in milliseconds since 1970.
    pub(crate) now: i64,
    /// As it was read, and by which clock.
    pub(crate) read: Reading,
    pub(crate) dice: &'a dyn Dice,
    /// Who follows the change.
    pub(crate) followers: &'a dyn AfterChange,
    /// The seat for which the program decides, since it is late.
    pub(crate) played_for: Option<Seat>,
    /// How many games somebody has finished before theirs change ratings.
    pub(crate) unrated_games: u32,
    /// The person who asked for it just now: nothing that follows pings them.
    pub(crate) asked_by: Option<UserId>,
    /// Whether the answer to that person tells them in private what their seat learns by it.
    pub(crate) answered: bool,
    /// Whether people get hints here.
    pub(crate) hints: bool,
}

impl ChangeContext<'_> {
    /// The same by the clock that a game's row goes by, which may have been set since the time was read.
    pub(crate) fn by(self, game: &Game) -> Self {
        Self { now: self.read.by(game), ..self }
    }

    /// The same for a change that somebody asks for.
    pub(crate) fn asked_by(self, person: UserId) -> Self {
        Self { asked_by: Some(person), ..self }
    }

    /// The same for a change whose answer shows the person who asked what their seat learns by it: no direct message says it again.
    pub(crate) fn answered(self) -> Self {
        Self { answered: true, ..self }
    }

    /// Who reads it in the answer.
    pub(crate) fn reader(self) -> Option<UserId> {
        self.asked_by.filter(|_| self.answered)
    }
}

/// A change that stands.
pub(crate) struct Advanced {
    /// The game's row after it.
    pub(crate) game: Game,
    /// The table after it.
    pub(crate) table: Arc<dyn AnyTable>,
    /// What happened on the way.
    pub(crate) events: Vec<Event>,
    /// The seat that began it, if any did.
    pub(crate) by: Option<Seat>,
    /// Whether people are asked something new: that calls for a new board.
    pub(crate) anew: bool,
    /// Whether people play live: the change before came within minutes.
    pub(crate) live: bool,
    /// Whether nobody may notice that anything happened.
    pub(crate) unnoticed: bool,
    /// What else is told with its end: ratings, achievements.
    pub(crate) follow_ups: Vec<String>,
    /// The seats about whose lateness there is nothing to decide any more.
    pub(crate) no_longer_late: SeatSet,
}

/// A change as it is written down: between what tables, by which entries.
#[derive(Clone, Copy)]
pub(crate) struct Written<'a> {
    /// The table before it.
    pub(crate) before: &'a dyn AnyTable,
    /// The table after it.
    pub(crate) after: &'a dyn AnyTable,
    /// What was decided.
    pub(crate) entries: &'a [Entry],
    /// Whether people are asked something new.
    pub(crate) anew: bool,
    /// Whether nobody may notice that anything happened.
    pub(crate) unnoticed: bool,
}

/// The tables a running game stood at before a change.
#[derive(Clone, Copy)]
pub(crate) struct Before<'a> {
    /// As it was.
    pub(crate) table: &'a dyn AnyTable,
    /// As the newest board shows it.
    pub(crate) shown: &'a dyn AnyTable,
}

/// What a follower does with a transaction.
pub(crate) type Following<'a, T> = Pin<Box<dyn Future<Output = Result<T, Rejection>> + Send + 'a>>;

/// Everything that follows a change of a game in its transaction. The areas that do stand above the one that changes games and are not
/// named by it: `followers` puts them together, in order.
pub(crate) trait AfterChange: Send + Sync {
    /// Says where seats stand after it, and notes what other rows say apart from the log. Answers about whose lateness there is nothing to
    /// decide any more.
    fn note<'a>(
        &'a self,
        tx: &'a mut Tx,
        game: &'a Game,
        seats: &'a mut [SeatState],
        written: Written<'a>,
        at: ChangeContext<'a>,
    ) -> Following<'a, SeatSet>;

    /// Writes down how a game went that is over now; the lines its last board says about it.
    fn conclude<'a>(
        &'a self,
        tx: &'a mut Tx,
        game: &'a Game,
        table: &'a dyn AnyTable,
        at: ChangeContext<'a>,
    ) -> Following<'a, Vec<String>>;

    /// Lets every area do its part after a change; what has to be said about it. `before` is `None` when the game has just begun.
    fn follow<'a>(
        &'a self,
        tx: &'a mut Tx,
        advanced: &'a Advanced,
        before: Option<Before<'a>>,
        at: ChangeContext<'a>,
    ) -> Following<'a, Vec<NewJob>>;

    /// The same when the game stands as it was and somebody else sits at the board.
    fn reseated<'a>(&'a self, tx: &'a mut Tx, game: &'a Game, now: i64) -> Following<'a, Vec<NewJob>>;
}
