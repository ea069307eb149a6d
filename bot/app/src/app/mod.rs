//! The program without a transport, put together: what the areas share, what follows a change, and how
//! standings are drawn.

mod due;
pub mod jobs;

use std::sync::Arc;

use model::Clock;
use model::ids::GameId;
use model::screen::Screen;
use opponent::Players;
use render::Theme;
use render::theme::Themes;
use store::{Store, StoreError};
use tokio::sync::Notify;

use crate::asking::Asker;
use crate::asking::working::Working;
use crate::choosing::next_question::{self, NextQuestion};
use crate::context::Context;
use crate::context::dice::{Dice, SealedDice};
use crate::context::probe::PermissionProbe;
use crate::context::room::ThinkingRoom;
use crate::context::settings::{Computers, Limits, Retention};
use crate::context::timekeeping::Timekeeper;
use crate::context::typing::Typist;
use crate::drawing::picture::Studio;
use crate::followers::Followers;
use crate::games::tables::Tables;
use crate::requests::handling;
use crate::requests::request::Request;
use crate::requests::suggest::{self, Suggest};
use crate::tournaments::tabulated;

/// The application: everything people can do, and all scheduled work.
pub struct App {
    context: Arc<Context>,
}

impl App {
    /// An application over a store. `theme` is for boards that several people see, where their server has
    /// none. `wake` is notified whenever something was put into the outbox.
    #[must_use]
    pub fn new(store: Store, limits: Limits, theme: Theme, clock: Clock, wake: Arc<Notify>) -> Self {
        let tables = Arc::new(Tables::default());
        let studio =
            Arc::new(Studio::new(store.clone(), Arc::clone(&tables), theme, Themes::default(), tabulated));
        let context = Context {
            store,
            studio,
            tables,
            limits,
            retention: Retention::default(),
            clock,
            keeper: None,
            dice: Arc::new(SealedDice),
            probe: None,
            typist: None,
            wake,
            players: Players::new(),
            computers: Computers::default(),
            room: Arc::new(ThinkingRoom::of(Computers::default().threads)),
            readers: Arc::default(),
            followers: &Followers,
        };
        Self { context: Arc::new(context) }
    }

    fn with(mut self, change: impl FnOnce(&mut Context)) -> Self {
        change(Arc::make_mut(&mut self.context));
        self
    }

    /// This application with other dice: for tests that choose what chance does.
    #[must_use]
    pub fn with_dice(self, dice: Arc<dyn Dice>) -> Self {
        self.with(|context| context.dice = dice)
    }

    /// This application with more themes to choose from.
    #[must_use]
    pub fn with_themes(self, themes: Themes) -> Self {
        self.with(|context| {
            let (store, tables) = (context.store.clone(), Arc::clone(&context.tables));
            let studio = Studio::new(store, tables, context.studio.theme, themes, tabulated);
            context.studio = Arc::new(studio);
        })
    }

    /// This application with these computer players, or none.
    #[must_use]
    pub fn with_computers(self, computers: Computers) -> Self {
        self.with(|context| {
            context.room = Arc::new(ThinkingRoom::of(computers.threads));
            context.computers = computers;
        })
    }

    /// This application with a probe for the bot's permissions.
    #[must_use]
    pub fn with_probe(self, probe: Arc<dyn PermissionProbe>) -> Self {
        self.with(|context| context.probe = Some(probe))
    }

    /// This application with typing indicators.
    #[must_use]
    pub fn with_typist(self, typist: Arc<dyn Typist>) -> Self {
        self.with(|context| context.typist = Some(typist))
    }

    /// This application with a timekeeper that watches its clock.
    #[must_use]
    pub fn kept_by(self, keeper: Arc<Timekeeper>) -> Self {
        self.with(|context| context.keeper = Some(keeper))
    }

    /// This application with these retention times.
    #[must_use]
    pub fn with_retention(self, retention: Retention) -> Self {
        self.with(|context| context.retention = retention)
    }

    /// What the areas share, for work beside the requests: the referee, computer players.
    #[must_use]
    pub fn context(&self) -> Arc<Context> {
        Arc::clone(&self.context)
    }

    /// Checks whether the machine's clock was set; if so, everything to come moves with it.
    ///
    /// # Errors
    /// When the store fails; the time is what it was then.
    pub async fn keep_time(&self) -> Result<(), StoreError> {
        match &self.context.keeper {
            Some(keeper) => keeper.look(&self.context.store).await,
            None => Ok(()),
        }
    }

    /// Draws pictures for messages.
    #[must_use]
    pub fn studio(&self) -> &Arc<Studio> {
        &self.context.studio
    }

    /// Limits for one person.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.context.limits
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.context.store
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> Clock {
        Arc::clone(&self.context.clock)
    }

    /// Answers a request. Mistakes are answered with a sentence that says what would work; faults of ours are
    /// logged and worded kindly. Nothing has changed in either case.
    pub fn handle<'a>(&'a self, asker: &'a Asker, request: Request) -> Working<'a, Screen> {
        Box::pin(handling::handle(&self.context, asker, request))
    }

    /// Whether a person is asked in a game that an answer awaits ([`Screen::awaits`]).
    pub fn next_question<'a>(&'a self, asker: &'a Asker, game: GameId) -> Working<'a, NextQuestion> {
        Box::pin(next_question::next_question(&self.context, asker, game))
    }

    /// A person's language: the one they chose, else their client's.
    pub async fn language(&self, asker: &Asker) -> words::Lang {
        let known = self.context.store.person(asker.person).await;
        known.ok().and_then(|person| person.language).unwrap_or(asker.lang)
    }

    /// At most twenty-five suggestions: labels and values.
    pub fn suggest<'a>(&'a self, asker: &'a Asker, wanted: Suggest) -> Working<'a, Vec<(String, String)>> {
        Box::pin(suggest::suggest(&self.context, asker, wanted))
    }
}

#[cfg(test)]
mod tests;
