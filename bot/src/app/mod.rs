//! What people do: plain functions that know neither Discord nor SQL.
//!
//! - [`request`]: everything a person can ask for; [`App::handle`] answers each with a [`screen::Screen`]
//! - `invite`: opening a table; `invitation`: what the invitation says; `seats`, `chairs`: answering it; `turn`: playing;
//!   `picker`, `menus`: choosing a turn by menus; `shortcut`: filling it in at one press; `ask`: questions between partners;
//!   `daily`: the hole of the day; `ending`: resigning and draws; `look`: boards, secrets, lists;
//!   `spoken`: boards in words; `record`: games written down; `replay`: films of games; `guide`: rules and help
//! - `advance`: the one transaction every change of a game goes through; `announce`: what has to be said about it;
//!   `board`: the newest board; `moment`: who is asked something new; `waiting`: what games do when nobody asks: limits that
//!   are over, rulings that are there; `dice`: where seeds and outcomes of chance come from
//! - `who`: people and seats in words; `find`: which game is meant, and who may see it; `tables`: games in memory, always derivable from the store
//! - [`picture`]: recipes become pictures

mod advance;
mod aftermath;
mod announce;
mod ask;
mod board;
mod chairs;
mod clocks;
mod community;
mod daily;
mod dice;
mod ending;
mod find;
pub mod forms;
mod guide;
mod invitation;
mod invite;
mod look;
mod menus;
mod mine;
mod moment;
mod more;
mod notes;
mod offers;
mod picker;
pub mod picture;
mod plans;
mod privacy;
mod record;
#[cfg(test)]
mod rehearsal;
mod replay;
pub mod request;
pub mod screen;
mod seats;
mod servers;
mod shortcut;
mod spoken;
mod suggest;
mod tables;
mod themes;
mod told;
mod tournaments;
mod trouble;
mod turn;
mod waiting;
mod who;

use std::sync::Arc;

use engine::seat::Seat;
use render::Theme;
use tokio::sync::Notify;

use crate::config::{Limits, Retention};
use crate::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use crate::say;
use crate::store::Store;
use crate::words::Lang;
use look::View;
use picture::Studio;
use request::Request;
use screen::{Press, Screen, Verb};
use tables::Tables;
use trouble::Trouble;

pub use dice::{Dice, SealedDice};
pub use replay::Progress;
pub use servers::{Finding, Findings, Happening, Survey};
pub use suggest::Suggest;
pub(crate) use tables::work_out;

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
    /// Whether the person may manage that server.
    pub manages: bool,
    /// Their roles there.
    pub roles: Arc<[RoleId]>,
    /// What the bot may do in the channel, as Discord's bits; `None` where Discord doesn't say.
    pub allowed: Option<u64>,
    /// The language they read.
    pub lang: Lang,
}

/// The time, in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

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
    dice: Arc<dyn Dice>,
    /// Whom to ask what the bot may do elsewhere; nobody in tests without Discord.
    survey: Option<Arc<dyn Survey>>,
    /// Told whenever something was put into the outbox.
    wake: Arc<Notify>,
}

impl App {
    /// The program over a store. `theme` is how boards look to several people at once, where no server has another. `wake` is told whenever something was put into the outbox.
    #[must_use]
    pub fn new(store: Store, limits: Limits, theme: Theme, clock: Clock, wake: Arc<Notify>) -> Self {
        let tables = Arc::new(Tables::default());
        let studio = Arc::new(Studio::new(store.clone(), Arc::clone(&tables), theme));
        let (retention, dice) = (Retention::default(), Arc::new(SealedDice));
        Self { store, studio, tables, limits, retention, clock, dice, survey: None, wake }
    }

    /// The same program with other dice: for tests that choose what chance does.
    #[must_use]
    pub fn with_dice(self, dice: Arc<dyn Dice>) -> Self {
        Self { dice, ..self }
    }

    /// The same program with somebody to ask what the bot may do.
    #[must_use]
    pub fn with_survey(self, survey: Arc<dyn Survey>) -> Self {
        Self { survey: Some(survey), ..self }
    }

    /// Draws pictures for messages.
    #[must_use]
    pub fn studio(&self) -> &Arc<Studio> {
        &self.studio
    }

    /// Where everything is kept.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Answers a request. Mistakes are answered with a sentence that says what would work; faults of ours are logged
    /// and worded kindly. Nothing has changed in either case.
    pub async fn handle(&self, asker: &Asker, request: Request) -> Screen {
        let asker = &self.in_own_language(asker).await;
        let mut answer = match self.answer(asker, request).await {
            Ok(screen) => screen,
            Err(trouble) => trouble.into_screen(asker.interaction, asker.lang),
        };
        answer.picture = answer.picture.map(|recipe| recipe.for_eyes_of(asker.person).seen_on(asker.guild));
        self.with_notice(asker, answer).await
    }

    async fn answer(&self, asker: &Asker, request: Request) -> Result<Screen, Trouble> {
        match request {
            Request::Play(wish) => self.invite(asker, wish).await,
            Request::Move { turn, game } => self.play_typed(asker, game.as_deref(), &turn).await,
            Request::Board { game, flip, text } => {
                self.board(asker, game.as_deref(), View { flip, text }).await
            }
            Request::Theme { theme, whose } => self.themes(asker, theme.as_deref(), whose).await,
            Request::Secrets { game } => self.secrets(asker, game.as_deref()).await,
            Request::Games => self.games(asker).await,
            Request::History { game } => self.history(asker, game.as_deref()).await,
            Request::Replay { game, view } => self.replay(asker, game.as_deref(), view).await,
            Request::Rules { rules } => self.rules(asker, rules.as_deref()),
            Request::Resign { game } => self.ask_resign(asker, game.as_deref()).await,
            Request::Draw { action, game } => self.draw(asker, game.as_deref(), action).await,
            Request::Daily { line, yesterday } => self.daily(asker, line.as_deref(), yesterday).await,
            Request::Ask { question, game } => self.ask_partner(asker, game.as_deref(), &question).await,
            Request::Clock(request) => self.clocks_request(asker, request).await,
            Request::Told(request) => self.told_request(asker, request).await,
            Request::Offer(request) => self.offers_request(asker, request).await,
            Request::Plan(request) => self.plans_request(asker, request).await,
            Request::Mine(request) => self.mine_request(asker, request).await,
            Request::Data(request) => self.privacy_request(asker, request).await,
            Request::Community(request) => self.community_request(asker, request).await,
            Request::Tournament(request) => self.tournaments_request(asker, request).await,
            Request::Server(request) => self.servers_request(asker, request).await,
            Request::Help => Ok(guide::help(asker.lang)),
            Request::Verify { game } => self.verify(asker, game.as_deref()).await,
            Request::Press { press, value } => self.press(asker, press, value.as_deref().unwrap_or("")).await,
        }
    }

    async fn press(&self, asker: &Asker, press: Press, value: &str) -> Result<Screen, Trouble> {
        if press.verb == Verb::Rules {
            return self.rules_page(asker, &press.arg);
        }
        if press.verb == Verb::Theme {
            return self.theme_press(asker, &press.arg).await;
        }
        if matches!(press.verb, Verb::Daily | Verb::DailyAnswer) {
            return self.daily_press(asker, &press, value).await;
        }
        match press.verb {
            Verb::Clock => return self.clocks_press(asker, &press, value).await,
            Verb::Told => return self.told_press(asker, &press, value).await,
            Verb::Offer => return self.offers_press(asker, &press, value).await,
            Verb::Plan => return self.plans_press(asker, &press, value).await,
            Verb::Mine => return self.mine_press(asker, &press, value).await,
            Verb::Data => return self.privacy_press(asker, &press, value).await,
            Verb::Community => return self.community_press(asker, &press, value).await,
            Verb::Tournament => return self.tournaments_press(asker, &press, value).await,
            Verb::Server => return self.servers_press(asker, &press, value).await,
            _ => {}
        }
        let Some(game) = press.game else { return Err(Trouble::unknown_control()) };
        match press.verb {
            Verb::Join => self.join(asker, game).await,
            Verb::Sit => self.sit(asker, game, &press).await,
            Verb::Leave => self.leave(asker, game).await,
            Verb::Decline => self.decline(asker, game).await,
            Verb::Cancel => self.cancel(asker, game).await,
            Verb::Move => self.open_picker(asker, game, &press.arg).await,
            Verb::Piece => self.pick_piece(asker, game, &press, value).await,
            Verb::Step => self.pick_step(asker, game, &press, value).await,
            Verb::StepButton => self.pick_button(asker, game, &press).await,
            Verb::Random | Verb::Again => self.shortcut(asker, game, &press).await,
            Verb::Start => self.start(asker, game).await,
            Verb::AnswerYes | Verb::AnswerNo => self.answer_question(asker, game, &press).await,
            Verb::Back => self.back(asker, game, &press).await,
            Verb::Undo => self.undo(asker, game, &press).await,
            Verb::Type | Verb::DailyForm | Verb::DailyAnswer | Verb::Daily => Err(Trouble::unknown_control()),
            Verb::Typed => self.play_form(asker, game, press.version, value).await,
            Verb::Board => self.board_of(asker, game, View::of(&press.arg)).await,
            Verb::Secrets => self.secrets_of(asker, game, &press.arg).await,
            Verb::History => self.history_of(asker, game, &press.arg).await,
            Verb::Replay => self.replay_of(asker, game, &press).await,
            Verb::Moment => self.moment_of(asker, game, &press).await,
            Verb::Resign => self.ask_resign_of(asker, game).await,
            Verb::ResignYes => self.resign(asker, game, &press).await,
            Verb::Draw | Verb::DrawYes | Verb::DrawNo | Verb::Claim => {
                self.draw_press(asker, game, press.verb).await
            }
            Verb::Never => Ok(Screen::text(say!(asker.lang, "general-nothing-changed"))),
            Verb::Rules => self.rules_page(asker, &press.arg),
            Verb::Theme => self.theme_press(asker, &press.arg).await,
            Verb::Clock
            | Verb::Told
            | Verb::Offer
            | Verb::Plan
            | Verb::Mine
            | Verb::Data
            | Verb::Community
            | Verb::Tournament
            | Verb::Server => Err(Trouble::unknown_control()),
        }
    }

    /// The same person, in the language they chose; else in the one Discord named, which is remembered for what is sent to
    /// them unasked.
    async fn in_own_language(&self, asker: &Asker) -> Asker {
        let mut asker = asker.clone();
        match self.remember_locale(&asker).await {
            Ok(chosen) => asker.lang = chosen.unwrap_or(asker.lang),
            Err(error) => tracing::warn!(%error, "somebody's language is not known"),
        }
        asker
    }

    /// The language somebody chose, if any.
    async fn remember_locale(&self, asker: &Asker) -> Result<Option<Lang>, crate::store::StoreError> {
        let person = self.store.person(asker.person).await?;
        if person.locale.unwrap_or_default() != asker.lang {
            let mut tx = self.store.begin().await?;
            tx.set_locale(asker.person, asker.lang).await?;
            tx.commit().await?;
        }
        Ok(person.language)
    }

    /// Puts the one-time notice about refused direct messages before an answer, when one is due.
    async fn with_notice(&self, asker: &Asker, mut answer: Screen) -> Screen {
        match self.take_notice(asker.person).await {
            Ok(true) => {
                answer.text = format!("{}\n\n{}", say!(asker.lang, "guide-dm-closed"), answer.text);
                answer
            }
            Ok(false) => answer,
            Err(error) => {
                tracing::warn!(%error, "the notice about direct messages waits");
                answer
            }
        }
    }

    async fn take_notice(&self, person: UserId) -> Result<bool, crate::store::StoreError> {
        if !self.store.person(person).await?.dm_notice {
            return Ok(false);
        }
        let mut tx = self.store.begin().await?;
        let due = tx.take_dm_notice(person).await?;
        tx.commit().await?;
        Ok(due)
    }

    fn circumstances(&self) -> Circumstances<'_> {
        Circumstances { now: self.now(), dice: &*self.dice, played_for: None }
    }

    fn now(&self) -> i64 {
        (self.clock)()
    }
}
