//! The program over its own database, with a clock that tests set and a transport that only records.

mod background;

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use model::Clock;
use model::ids::{ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use outbox::{self, Alteration, Attachment, DeliveryError, Outbox, Outgoing, Transport};
use store::{FaultInjection, Store};
use words::Lang;

use crate::EFFORT;
use crate::database::Database;
use crate::failpoints::Failpoints;
pub(crate) use crate::hidden::Bot;
use crate::hidden::Hidden;
use app::request::{NewTable, Request};
use app::settings::{Computers, Limits};
use app::timekeeping::Timekeeper;
use app::{App, Asker, Dice, SealedDice, Suggest};
use engine::catalogue;
use engine::chance::Seed;
use menagerie::clock;
use render::Theme;
use sqlx::{AnyConnection, Connection};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use tracing::instrument::WithSubscriber;

pub(crate) const ADA: UserId = UserId(11);
pub(crate) const BEN: UserId = UserId(12);
/// An onlooker, in games with two seats.
pub(crate) const CLEO: UserId = UserId(13);
pub(crate) const DEV: UserId = UserId(14);
/// The channel of everybody here.
pub(crate) const CHANNEL: ChannelId = ChannelId(7);
/// The server of that channel.
pub(crate) const GUILD: GuildId = GuildId(5);

/// A message or an edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    Posted { screen: Box<Screen>, attachment: Option<Attachment> },
    Changed { message: MessageId, change: Alteration },
}

/// The last message that was posted in a place.
pub(crate) fn last_post(said: &[Said]) -> &Screen {
    let posted = said.iter().rev().find_map(|said| match said {
        Said::Posted { screen, .. } => Some(&**screen),
        Said::Changed { .. } => None,
    });
    posted.unwrap_or_else(|| panic!("nothing was posted: {said:?}"))
}

/// More messages than any channel gets in a test; a prime, so that threads, whose ids are those of their first messages, don't
/// collide.
const MESSAGES: i64 = 999_983;

/// The time at which Discord's ids begin.
const DISCORD_MS: i64 = 1_420_070_400_000;

/// Records all messages, by channel.
#[derive(Default)]
struct Ear {
    said: Mutex<BTreeMap<ChannelId, Vec<Said>>>,
    /// The message of each nonce, as Discord remembers it: a message that is sent again returns the earlier one.
    known: Mutex<BTreeMap<(ChannelId, String), (MessageId, Screen)>>,
    /// The number of messages in each channel. Ids reveal nothing about which channel was faster.
    counts: Mutex<BTreeMap<ChannelId, i64>>,
    /// The last message of each channel.
    last: Mutex<BTreeMap<ChannelId, MessageId>>,
    /// The time from which messages take their ids, as Discord's do; `None`: ids contain no time, and are as old as Discord.
    dates: Mutex<Option<Arc<AtomicI64>>>,
    /// Channels in which nothing arrives.
    closed: Mutex<Vec<ChannelId>>,
}

/// The channel of somebody's direct messages.
pub(crate) fn direct(person: UserId) -> ChannelId {
    ChannelId(1000 + person.0)
}

impl Ear {
    fn hear(&self, channel: ChannelId, said: Said) {
        let mut all = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(channel).or_default().push(said);
    }

    /// The next message id of a channel; records it as the last.
    fn number(&self, channel: ChannelId) -> MessageId {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(channel).or_default();
        *count += 1;
        let dates = self.dates.lock().unwrap_or_else(PoisonError::into_inner);
        let id = match &*dates {
            Some(time) => MessageId((time.load(Ordering::SeqCst) - DISCORD_MS) << 22 | *count),
            None => MessageId(channel.0 % MESSAGES * MESSAGES + *count),
        };
        self.last.lock().unwrap_or_else(PoisonError::into_inner).insert(channel, id);
        id
    }
}

impl Transport for Ear {
    async fn post(
        &self,
        channel: ChannelId,
        nonce: &str,
        message: &Outgoing<'_>,
    ) -> Result<MessageId, DeliveryError> {
        if self.closed.lock().unwrap_or_else(PoisonError::into_inner).contains(&channel) {
            return Err(DeliveryError::NoDirectMessages(50007));
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let nonce = (channel, nonce.to_owned());
        if let Some((there, _)) = known.get(&nonce).filter(|(_, screen)| screen == message.screen) {
            return Ok(*there);
        }
        let (screen, attachment) = (Box::new(message.screen.clone()), message.attachment.clone());
        self.hear(channel, Said::Posted { screen, attachment });
        let id = self.number(channel);
        known.insert(nonce, (id, message.screen.clone()));
        Ok(id)
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        change: &Alteration,
    ) -> Result<(), DeliveryError> {
        self.hear(channel, Said::Changed { message, change: change.clone() });
        Ok(())
    }

    async fn last(&self, channel: ChannelId) -> Result<Option<MessageId>, DeliveryError> {
        Ok(self.last.lock().unwrap_or_else(PoisonError::into_inner).get(&channel).copied())
    }

    async fn open_dm(&self, person: UserId) -> Result<ChannelId, DeliveryError> {
        Ok(direct(person))
    }

    async fn start_thread(
        &self,
        _: ChannelId,
        message: MessageId,
        _: &str,
    ) -> Result<ChannelId, DeliveryError> {
        Ok(ChannelId(message.0))
    }

    async fn find(&self, _: ChannelId, _: i64, _: &Outgoing<'_>) -> Result<Option<MessageId>, DeliveryError> {
        Ok(None)
    }
}

/// Dice that follow a script, and are random after its end.
#[derive(Default)]
pub(crate) struct Script(Mutex<VecDeque<usize>>);

impl Script {
    /// Sets the next outcomes, by their numbers.
    pub(crate) fn will_draw(&self, outcomes: Vec<usize>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = outcomes.into();
    }

    /// How many outcomes of the script are left.
    pub(crate) fn left(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Dice for Script {
    fn secret(&self) -> [u8; 32] {
        // The same in every world: seals are published.
        [7; 32]
    }

    fn draw(&self, seed: &Seed, number: u64, weights: &[u32]) -> Option<usize> {
        let scripted = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
        scripted.or_else(|| SealedDice.draw(seed, number, weights))
    }
}

/// The program with a transport, a clock and faults that tests control.
pub(crate) struct Stage {
    pub(crate) app: Arc<App>,
    hidden: Arc<Hidden>,
    pub(crate) chance: Arc<Script>,
    /// Faults of the database for people's requests; messages are sent without faults.
    pub(crate) failpoints: Arc<Failpoints>,
    store: Store,
    ear: Arc<Ear>,
    time: Arc<AtomicI64>,
    /// By how much the machine's clock is wrong.
    wrong: Arc<AtomicI64>,
    asked: AtomicI64,
    shutdown: CancellationToken,
    sending: tokio::task::JoinHandle<()>,
    url: String,
    _database: Option<Database>,
}

impl Stage {
    pub(crate) async fn open() -> Self {
        Self::set_up(0, EFFORT).await
    }

    /// A stage on which a person's first games change no ratings, as in a program with default settings.
    pub(crate) async fn among_newcomers() -> Self {
        Self::set_up(Limits::default().unrated_games, EFFORT).await
    }

    /// A stage without hints.
    pub(crate) async fn without_hints() -> Self {
        Self::set_up(0, Computers { hints: 0, ..EFFORT }).await
    }

    async fn set_up(unrated: u32, effort: Computers) -> Self {
        let database = Database::sqlite_made().await;
        let url = database.url.clone();
        let (time, set) = (Arc::new(AtomicI64::new(1_700_000_000_000)), (unrated, effort));
        let stage = Self::under(url, Arc::default(), time, Arc::default(), AtomicI64::new(0), set).await;
        Self { _database: Some(database), ..stage }
    }

    /// Runs a test on every kind of database, each with a new stage.
    pub(crate) async fn each(play: impl AsyncFn(Self)) {
        for database in Database::all_made().await {
            play(Self::at(database.url.clone()).await).await;
        }
    }

    /// A stage over an existing database.
    pub(crate) async fn over(database: &Database) -> Self {
        Self::at(database.url.clone()).await
    }

    /// A stage over an existing database, from a given time on: like another process, long after the one before.
    pub(crate) async fn over_at(database: &Database, now: i64) -> Self {
        let time = Arc::new(AtomicI64::new(now));
        let (url, asked) = (database.url.clone(), AtomicI64::new(1_000_000));
        Self::under(url, Arc::default(), time, Arc::default(), asked, (0, EFFORT)).await
    }

    /// Restarts the program over the same database.
    pub(crate) async fn restarted(self) -> Self {
        let Self {
            app,
            hidden: _,
            chance: _,
            failpoints: _,
            store,
            ear,
            time,
            wrong,
            asked,
            shutdown,
            sending,
            url,
            _database,
        } = self;
        shutdown.cancel();
        sending.await.expect("no panic");
        store.close().await;
        // SQLite serves one process: what holds the file has to go first.
        drop((app, store));
        // No program starts within the very millisecond in which another one wrote: rows are numbered by time.
        time.fetch_add(1_000, Ordering::SeqCst);
        Self { _database, ..Self::under(url, ear, time, wrong, asked, (0, EFFORT)).await }
    }

    async fn at(url: String) -> Self {
        let time = Arc::new(AtomicI64::new(1_700_000_000_000));
        Self::under(url, Arc::default(), time, Arc::default(), AtomicI64::new(0), (0, EFFORT)).await
    }

    async fn under(
        url: String,
        ear: Arc<Ear>,
        time: Arc<AtomicI64>,
        wrong: Arc<AtomicI64>,
        asked: AtomicI64,
        (unrated_games, effort): (u32, Computers),
    ) -> Self {
        let limits = Limits { games_per_person: 10_000, unrated_games, ..Limits::default() };
        let store = Store::open(&url).await.expect("a database");
        let mut tx = store.begin().await.expect("a transaction");
        // No strangers: they have been here before, and may be invited by direct message.
        for person in [ADA, BEN, CLEO, DEV] {
            tx.set_used(person).await.expect("noted");
        }
        tx.commit().await.expect("committed");
        let steady: Clock = {
            let time = Arc::clone(&time);
            Arc::new(move || time.load(Ordering::SeqCst))
        };
        let wall: Clock = {
            let (steady, wrong) = (Arc::clone(&steady), Arc::clone(&wrong));
            Arc::new(move || steady() + wrong.load(Ordering::SeqCst))
        };
        let keeper = Arc::new(Timekeeper::new(wall, steady).alone());
        keeper.look(&store).await.expect("the time");
        let clock = keeper.clock();
        let wake = Arc::new(Notify::new());
        let chance = Arc::new(Script::default());
        let failpoints = Arc::new(Failpoints::default());
        let shaky = store.clone().with_faults(Arc::clone(&failpoints) as Arc<dyn FaultInjection>);
        let hidden = Arc::new(Hidden::default());
        let app = App::new(shaky, limits, Theme::WOOD, Arc::clone(&clock), Arc::clone(&wake));
        let app = app.kept_by(keeper).with_computers(effort).with_dice(Arc::clone(&chance) as Arc<dyn Dice>);
        let app = Arc::new(app.with_probe(hidden.clone()));
        let outbox = Outbox::new(store.clone(), Arc::clone(&ear), app.studio().clone(), clock, wake);
        let shutdown = CancellationToken::new();
        let sending = tokio::spawn(outbox::run(outbox, shutdown.clone()).with_current_subscriber());
        Self {
            app,
            hidden,
            chance,
            failpoints,
            store,
            ear,
            time,
            wrong,
            asked,
            shutdown,
            sending,
            url,
            _database: None,
        }
    }

    /// Gives messages ids that contain their time, as Discord's do.
    pub(crate) fn dated(self) -> Self {
        let time = Some(Arc::clone(&self.time));
        *self.ear.dates.lock().unwrap_or_else(PoisonError::into_inner) = time;
        self
    }

    /// A person writes a message in the channel.
    pub(crate) fn chat(&self) {
        self.ear.number(CHANNEL);
    }

    /// A person in the channel, with a new interaction.
    pub(crate) fn asker(&self, person: UserId) -> Asker {
        let interaction = InteractionId(self.asked.fetch_add(1, Ordering::SeqCst) + 1);
        Asker {
            interaction,
            person,
            channel: CHANNEL,
            parent: None,
            guild: Some(GUILD),
            voice: false,
            name: None,
            manages: false,
            roles: Arc::default(),
            allowed: None,
            lang: Lang::En,
        }
    }

    /// The answer to a person's request.
    pub(crate) async fn ask(&self, person: UserId, request: Request) -> Screen {
        // Not on the stack of tests, which is small for a whole life.
        Box::pin(self.app.handle(&self.asker(person), request)).await
    }

    /// The answer to a person who may manage the server.
    pub(crate) async fn ask_managing(&self, person: UserId, request: Request) -> Screen {
        let asker = Asker { manages: true, ..self.asker(person) };
        self.app.handle(&asker, request).await
    }

    /// The answer to a person in their direct messages.
    pub(crate) async fn ask_directly(&self, person: UserId, request: Request) -> Screen {
        let asker = Asker { channel: direct(person), guild: None, ..self.asker(person) };
        self.app.handle(&asker, request).await
    }

    /// The answer to a person who presses a control of a game.
    pub(crate) async fn press(&self, person: UserId, press: Press, value: Option<&str>) -> Screen {
        self.ask(person, Request::Press { press, value: value.map(str::to_owned) }).await
    }

    /// The suggestions for a person who is typing.
    pub(crate) async fn suggestions(&self, person: UserId, wanted: Suggest) -> Vec<(String, String)> {
        self.app.suggest(&self.asker(person), wanted).await
    }

    /// Ada, with the first move, against Ben; the game's number.
    pub(crate) async fn game(&self, rules: &str) -> GameId {
        let id = self.invitation(rules).await;
        let press = Press { verb: Verb::Join, game: Some(id), version: 1, arg: String::new() };
        let mut joined = self.press(BEN, press, None).await;
        let info = catalogue::find(rules).expect("a game of the catalogue").info();
        if info.fewest < info.seats.len() {
            let press = Press { verb: Verb::Start, game: Some(id), version: 2, arg: String::new() };
            joined = self.press(ADA, press, None).await;
        }
        assert!(joined.text.contains(&format!("`#{id}`")), "{joined:?}");
        id
    }

    /// Ada invites Ben.
    pub(crate) async fn invitation(&self, rules: &str) -> GameId {
        // With an open number of players nobody has a colour.
        let info = catalogue::find(rules).expect("a game of the catalogue").info();
        let colour = (info.fewest == info.seats.len()).then(|| "white".to_owned());
        let clock = Some("none".to_owned());
        let wanted =
            NewTable { rules: rules.to_owned(), opponent: Some(BEN), colour, clock, ..NewTable::default() };
        let screen = self.ask(ADA, Request::Play(wanted)).await;
        let Some(Row::Buttons(buttons)) = screen.rows.first() else { panic!("no button: {screen:?}") };
        buttons.first().and_then(|button| button.press.game).expect("a game")
    }

    /// The store of the program.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// All messages since the last call, by channel, once no job is open.
    pub(crate) async fn said(&self) -> BTreeMap<ChannelId, Vec<Said>> {
        self.heard_out().await;
        std::mem::take(&mut *self.ear.said.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until all messages are sent, however long it takes.
    pub(crate) async fn heard_out(&self) {
        // Soon at first, then rarely: each look takes time from what it waits for.
        let mut wait = Duration::from_millis(1);
        while self.store.open_jobs().await.expect("the database") > 0 {
            tokio::time::sleep(wait).await;
            wait = (wait * 2).min(Duration::from_millis(16));
        }
    }

    /// The answer to a person who asks in another way: in another language, with roles …
    pub(crate) async fn ask_as(
        &self,
        person: UserId,
        change: impl FnOnce(&mut Asker),
        request: Request,
    ) -> Screen {
        let mut asker = self.asker(person);
        change(&mut asker);
        self.app.handle(&asker, request).await
    }

    /// The address of the database, for looking into it beside the program.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// The time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.app.clock())()
    }

    /// Sets the machine's clock this many hours forward or back; then the program looks at what is due.
    pub(crate) async fn set_clock(&self, hours: i64) {
        self.let_speak().await;
        self.wrong.fetch_add(hours * 3_600_000, Ordering::SeqCst);
        self.look().await;
    }

    /// Sets the machine's clock while the program is stopped.
    pub(crate) fn set_clock_asleep(&self, hours: i64) {
        self.wrong.fetch_add(hours * 3_600_000, Ordering::SeqCst);
    }

    /// Lets hours pass, with the due work.
    pub(crate) async fn pass(&self, hours: i64) {
        self.pass_minutes(60 * hours).await;
    }

    /// Lets minutes pass, with the due work. The program runs all the time.
    pub(crate) async fn pass_minutes(&self, minutes: i64) {
        self.pass_seconds(60 * minutes).await;
    }

    /// Lets seconds pass, with the due work.
    pub(crate) async fn pass_seconds(&self, seconds: i64) {
        self.let_speak().await;
        let last = self.store.house_time().await.expect("the database").at_ms;
        self.time.fetch_add(seconds * 1_000, Ordering::SeqCst);
        let mut tx = self.store.begin().await.expect("a transaction");
        tx.beat(last, self.now()).await.expect("a beat");
        tx.commit().await.expect("committed");
        self.look().await;
    }

    /// Waits until messages being sent have arrived: in the time that is about to pass their lease would end, and they would be
    /// sent again.
    pub(crate) async fn let_speak(&self) {
        for _ in 0..2_000 {
            if self.store.open_jobs().await.expect("the database") == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Lets hours pass in which the program doesn't run; then it looks at what is due.
    pub(crate) async fn pass_asleep(&self, hours: i64) {
        self.look().await;
        self.sleep(hours);
        self.look().await;
    }

    /// Lets hours pass in which the program doesn't run.
    pub(crate) fn sleep(&self, hours: i64) {
        self.time.fetch_add(hours * 3_600_000, Ordering::SeqCst);
    }

    /// One look of the clock.
    async fn look(&self) {
        let once = CancellationToken::new();
        let ticking = tokio::spawn(clock::run(Arc::clone(&self.app), self.app.clock(), once.clone()));
        // The first look comes at once; a cancelled clock ends after it.
        tokio::task::yield_now().await;
        once.cancel();
        ticking.await.expect("no panic");
        self.forget().await;
    }

    /// The games with turns, in the order of their last turns' rows.
    pub(crate) async fn moved_order(&self) -> Vec<i64> {
        let mut beside = AnyConnection::connect(&self.url).await.expect("the database");
        let games = "SELECT game FROM entries WHERE seat IS NOT NULL ORDER BY at_ms, game";
        sqlx::query_scalar(games).fetch_all(&mut beside).await.expect("numbers")
    }

    /// From now on nothing is sent: messages stay in the outbox.
    pub(crate) async fn hush(&mut self) {
        self.shutdown.cancel();
        (&mut self.sending).await.expect("no panic");
        self.sending = tokio::spawn(async {});
    }

    /// From now on a person refuses direct messages.
    pub(crate) fn close_direct(&self, person: UserId) {
        self.ear.closed.lock().unwrap_or_else(PoisonError::into_inner).push(direct(person));
    }

    /// From now on only people in a channel see it.
    pub(crate) fn hide(&self, place: ChannelId) {
        self.hidden.0.lock().unwrap_or_else(PoisonError::into_inner).push(place);
    }

    /// Sets the bot's state on the server.
    pub(crate) fn bot_is(&self, bot: Bot) {
        *self.hidden.1.lock().unwrap_or_else(PoisonError::into_inner) = bot;
    }

    /// Changes a game's rows without the program.
    pub(crate) async fn spoil(&self, statement: &'static str, game: GameId) {
        let mut beside = AnyConnection::connect(&self.url).await.expect("the database");
        sqlx::query(statement).bind(game.0).execute(&mut beside).await.expect("spoilt");
    }

    pub(crate) async fn close(self) {
        self.shutdown.cancel();
        self.sending.await.expect("no panic");
        self.store.close().await;
    }
}
