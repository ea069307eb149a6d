//! What people do: plain functions that know neither Discord nor SQL.
//!
//! - [`request`]: everything a person can ask for; [`App::handle`] answers each with a [`Screen`]; [`forms`]: what buttons open
//! - [`authority`]: who may do what, and when: one table that everything asks first
//! - `asking`: which area answers, which game is meant, who is who, why something had no effect
//! - `invitations`: a table before its game; `play`: turns and what follows them, in one transaction; `choosing`: turns by menus
//! - [`showing`]: boards in pictures and words, records, films, rules and help; `puzzles`: games for one
//! - what lasts for weeks: `clocks`: time; `told`: how people hear of things; `offers`: takebacks, adjournments, rematches; `plans`: turns decided
//!   ahead; `notes`: for oneself; `mine`: lists, export; `privacy`: what is kept, and how it goes
//! - [`opponents`]: computer players at the table
//! - company: `community`: ratings, achievements, open seats; `tournaments`; `servers`: settings of servers, and what happens when channels are unavailable
//! - [`referee`]: what has to be worked out; [`timekeeping`]: what time it is; [`settings`]: how much people may do; [`soundness`]: whether
//!   what is kept makes sense

mod asking;
pub mod authority;
mod choosing;
mod clocks;
mod community;
pub mod forms;
mod invitations;
mod mine;
mod notes;
mod offers;
pub mod opponents;
mod plans;
mod play;
mod privacy;
mod puzzles;
pub mod referee;
pub mod request;
mod servers;
pub mod settings;
pub mod showing;
pub mod soundness;
pub mod timekeeping;
mod told;
mod tournaments;

use std::sync::Arc;

use engine::seat::Seat;
use model::Clock;
use model::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use model::screen::Screen;
use opponent::Players;
use render::Theme;
use store::{Person, Store, StoreError};
use tokio::sync::Notify;
use words::Lang;
use words::say;

use crate::settings::{Computers, Limits, Retention};
use crate::timekeeping::Timekeeper;
use play::tables::Tables;
use request::Request;
use showing::picture::Studio;

pub use choosing::suggest::Suggest;
pub use play::dice::{Dice, SealedDice};
pub use servers::{Finding, Findings, Happening, Membership, Owner, PlaceKind, Sights, Survey};
pub use servers::{invited_with, lacking};
pub use showing::letters::LETTERS;
pub use showing::replay::Progress;

/// Who asks, and from where.
#[derive(Clone, Debug)]
pub struct Asker {
    /// What makes this request unlike any other: a repeated one has no second effect.
    pub interaction: InteractionId,
    /// The person.
    pub person: UserId,
    /// The channel, thread or direct-message channel.
    pub channel: ChannelId,
    /// The channel it belongs to, if it is a thread.
    pub parent: Option<ChannelId>,
    /// The server; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// Whether the channel is the chat of a voice or stage channel.
    pub voice: bool,
    /// What they are called there, as they wrote it. Kept in memory alone.
    pub name: Option<Arc<str>>,
    /// Whether the person may manage that server.
    pub manages: bool,
    /// Their roles there.
    pub roles: Arc<[RoleId]>,
    /// What the bot may do in the channel, as Discord's bits; `None` where Discord doesn't say.
    pub allowed: Option<u64>,
    /// The language they read.
    pub lang: Lang,
}

/// What a change of a game depends on besides the game.
#[derive(Clone, Copy)]
struct Circumstances<'a> {
    /// The time, in milliseconds since 1970.
    now: i64,
    dice: &'a dyn Dice,
    /// The seat for which the program decides, since it is late.
    played_for: Option<Seat>,
}

/// The program without a transport: everything people can do.
pub struct App {
    store: Store,
    studio: Arc<Studio>,
    tables: Arc<Tables>,
    limits: Limits,
    retention: Retention,
    clock: Clock,
    /// Who watches that clock; nobody in tests whose time is nobody's.
    keeper: Option<Arc<Timekeeper>>,
    dice: Arc<dyn Dice>,
    /// Whom to ask what the bot may do elsewhere; nobody in tests without Discord.
    survey: Option<Arc<dyn Survey>>,
    /// Told whenever something was put into the outbox.
    wake: Arc<Notify>,
    /// Who plays which game, and whether people may play them.
    players: Players,
    computers: Computers,
    /// Whose conditional turns are being read ahead.
    readers: plans::Readers,
}

impl App {
    /// The program over a store. `theme` is how boards look to several people at once, where no server has another. `wake` is told whenever something was put into the outbox.
    #[must_use]
    pub fn new(store: Store, limits: Limits, theme: Theme, clock: Clock, wake: Arc<Notify>) -> Self {
        let tables = Arc::new(Tables::default());
        let studio = Arc::new(Studio::new(store.clone(), Arc::clone(&tables), theme));
        let (retention, dice) = (Retention::default(), Arc::new(SealedDice));
        let readers = plans::Readers::default();
        let keeper = None;
        let (players, computers) = (Players::new(), Computers::default());
        Self {
            store,
            studio,
            tables,
            limits,
            retention,
            clock,
            keeper,
            dice,
            survey: None,
            wake,
            players,
            computers,
            readers,
        }
    }

    /// The same program with other dice: for tests that choose what chance does.
    #[must_use]
    pub fn with_dice(self, dice: Arc<dyn Dice>) -> Self {
        Self { dice, ..self }
    }

    /// The same program with such computer players, or without.
    #[must_use]
    pub fn with_computers(self, computers: Computers) -> Self {
        Self { computers, ..self }
    }

    /// The same program with somebody to ask what the bot may do.
    #[must_use]
    pub fn with_survey(self, survey: Arc<dyn Survey>) -> Self {
        Self { survey: Some(survey), ..self }
    }

    /// The same program with somebody who watches its clock.
    #[must_use]
    pub fn kept_by(self, keeper: Arc<Timekeeper>) -> Self {
        Self { keeper: Some(keeper), ..self }
    }

    /// Looks whether the machine's clock was set; then everything to come moves with it.
    ///
    /// # Errors
    /// When the store fails; the time is what it was then.
    pub async fn keep_time(&self) -> Result<(), StoreError> {
        match &self.keeper {
            Some(keeper) => keeper.look(&self.store).await,
            None => Ok(()),
        }
    }

    /// Draws pictures for messages.
    #[must_use]
    pub fn studio(&self) -> &Arc<Studio> {
        &self.studio
    }

    /// How much one person may do.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Where everything is kept.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Answers a request. Mistakes are answered with a sentence that says what would work; faults of ours are logged
    /// and worded kindly. Nothing has changed in either case.
    pub async fn handle(&self, asker: &Asker, request: Request) -> Screen {
        let mut asker = asker.clone();
        let channels = [Some(asker.channel), asker.parent].into_iter().flatten();
        self.store.names().met(asker.person, asker.name.as_deref(), asker.guild, channels, self.now());
        let known = self.store.person(asker.person).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "what is known of somebody can't be read");
            Person::default()
        });
        self.remember_locale(&asker, &known).await;
        if !known.used && !is_about_data(&request) {
            self.remember_use(&asker).await;
        }
        asker.lang = known.language.unwrap_or(asker.lang);
        let mut answer = match self.answer(&asker, request).await {
            Ok(screen) => screen,
            Err(rejection) => rejection.into_screen(asker.interaction, asker.lang),
        };
        answer.picture = answer.picture.map(|recipe| recipe.for_eyes_of(asker.person).seen_on(asker.guild));
        if known.dm_notice { self.with_notice(&asker, answer).await } else { answer }
    }

    /// Keeps the language that Discord names, for what is sent to people unasked.
    async fn remember_locale(&self, asker: &Asker, known: &Person) {
        if known.locale.unwrap_or_default() == asker.lang {
            return;
        }
        let kept = async {
            let mut tx = self.store.begin().await?;
            tx.set_locale(asker.person, asker.lang).await?;
            tx.commit().await
        };
        if let Err(error) = kept.await {
            tracing::warn!(%error, "somebody's language is not kept");
        }
    }

    /// Keeps that somebody uses the bot: nobody can have others written to who never did.
    async fn remember_use(&self, asker: &Asker) {
        let kept = async {
            let mut tx = self.store.begin().await?;
            tx.set_used(asker.person).await?;
            tx.commit().await
        };
        if let Err(error) = kept.await {
            tracing::warn!(%error, "that somebody uses the bot is not kept");
        }
    }

    /// Puts the one-time notice about refused direct messages before an answer, unless another answer was faster.
    async fn with_notice(&self, asker: &Asker, mut answer: Screen) -> Screen {
        let taken = async {
            let mut tx = self.store.begin().await?;
            let due = tx.take_dm_notice(asker.person).await?;
            tx.commit().await.map(|()| due)
        };
        let noticed = |answer: &Screen| format!("{}\n\n{}", say!(asker.lang, "guide-dm-closed"), answer.text);
        match taken.await {
            Ok(true) => answer.text = noticed(&answer),
            Ok(false) => {}
            // It may be taken already, and then nobody else shows it: rather twice than never.
            Err(StoreError::InDoubt) => answer.text = noticed(&answer),
            Err(error) => tracing::warn!(%error, "the notice about direct messages waits"),
        }
        answer
    }

    fn circumstances(&self) -> Circumstances<'_> {
        Circumstances { now: self.now(), dice: &*self.dice, played_for: None }
    }

    /// The clock it goes by.
    #[must_use]
    pub fn clock(&self) -> Clock {
        Arc::clone(&self.clock)
    }

    fn now(&self) -> i64 {
        (self.clock)()
    }
}

/// Whether somebody asks what is kept about them, or to be forgotten: that shall keep nothing.
fn is_about_data(request: &Request) -> bool {
    match request {
        Request::Data(_) => true,
        Request::Press { press, .. } => press.verb == model::screen::Verb::Data,
        _ => false,
    }
}
