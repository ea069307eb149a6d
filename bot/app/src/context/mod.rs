//! What every area stands on: store, clock, dice and other services; which game a request means; changes of a game.
//!
//! - `find`, `sight`: which game is meant, and what a person may see; `admitted`: the game of an authorised request; `once`:
//!   transactions of requests
//! - `change`: changes of a game and their followers; `dice`: the source of chance
//! - `claim`: a leased background job
//! - `probe`: questions to Discord; `typing`: typing indicators; `readers`: limits reading ahead; `room`: limits searches
//! - [`settings`]: limits and budgets; [`timekeeping`]: the time

pub(crate) mod admitted;
pub(crate) mod change;
pub(crate) mod claim;
pub(crate) mod dice;
pub(crate) mod find;
mod once;
pub(crate) mod probe;
pub(crate) mod readers;
pub(crate) mod room;
pub mod settings;
mod sight;
pub mod timekeeping;
pub(crate) mod typing;

use std::sync::Arc;

use model::Clock;
use opponent::Players;
use store::Store;
use tokio::sync::Notify;

use crate::drawing::picture::Studio;
use crate::games::tables::Tables;
use change::{AfterChange, ChangeContext};
use dice::Dice;
use probe::PermissionProbe;
use readers::Readers;
use room::ThinkingRoom;
use settings::{Computers, Limits, Retention};
use timekeeping::{Reading, Timekeeper};
use typing::Typist;

/// The shared services: no area keeps state of its own. Clones share all of it.
#[derive(Clone)]
pub struct Context {
    pub(crate) store: Store,
    pub(crate) studio: Arc<Studio>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) limits: Limits,
    pub(crate) retention: Retention,
    pub(crate) clock: Clock,
    /// The timekeeper of the clock; none in tests with a clock of their own.
    pub(crate) keeper: Option<Arc<Timekeeper>>,
    pub(crate) dice: Arc<dyn Dice>,
    /// The probe for the bot's permissions elsewhere; none in tests without Discord.
    pub(crate) probe: Option<Arc<dyn PermissionProbe>>,
    /// Typing indicators; none in tests without Discord.
    pub(crate) typist: Option<Arc<dyn Typist>>,
    /// Notified whenever something was put into the outbox.
    pub(crate) wake: Arc<Notify>,
    /// Computer players, and whether people may play them.
    pub(crate) players: Players,
    pub(crate) computers: Computers,
    /// The room in which computers search.
    pub(crate) room: Arc<ThinkingRoom>,
    /// People whose conditional turns are being read ahead.
    pub(crate) readers: Arc<Readers>,
    /// The followers of a change of a game.
    pub(crate) followers: &'static dyn AfterChange,
}

impl Context {
    /// The context of a change made now.
    pub(crate) fn change_context(&self) -> ChangeContext<'_> {
        let read = self.reading();
        ChangeContext {
            read,
            now: read.ms(),
            dice: &*self.dice,
            followers: self.followers,
            played_for: None,
            asked_by: None,
            answered: false,
            unrated_games: self.limits.unrated_games,
            hints: self.has_hints(),
        }
    }

    /// Whether this program gives hints.
    pub(crate) fn has_hints(&self) -> bool {
        self.computers.hints > 0
    }

    /// The time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.clock)()
    }

    /// The time for comparing with a game's clocks or writing into them: see [`Reading::by`].
    pub(crate) fn reading(&self) -> Reading {
        match &self.keeper {
            Some(keeper) => keeper.reading(),
            None => Reading::unwatched(self.now()),
        }
    }
}
