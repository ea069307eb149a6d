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
/// Somebody who only looks on, where there are two seats.
pub(crate) const CLEO: UserId = UserId(13);
pub(crate) const DEV: UserId = UserId(14);
/// Where everybody is.
pub(crate) const CHANNEL: ChannelId = ChannelId(7);
/// The server it belongs to.
pub(crate) const GUILD: GuildId = GuildId(5);

/// Something that was said.
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

/// More messages than any channel sees in a test; a prime, so that threads, numbered like their first message, fall apart.
const MESSAGES: i64 = 999_983;

/// When Discord's numbers begin.
const DISCORD_MS: i64 = 1_420_070_400_000;

/// Remembers everything that was said, by channel.
#[derive(Default)]
struct Ear {
    said: Mutex<BTreeMap<ChannelId, Vec<Said>>>,
    /// The message of each nonce, as Discord remembers it: what is sent again for want of certainty is there already.
    known: Mutex<BTreeMap<(ChannelId, String), (MessageId, Screen)>>,
    /// How many messages each channel has seen. Their numbers tell nothing of which channel was faster.
    counts: Mutex<BTreeMap<ChannelId, i64>>,
    /// The last message of each channel.
    last: Mutex<BTreeMap<ChannelId, MessageId>>,
    /// The time from which messages take their numbers, as Discord's do; `None`: they tell nothing of it, and are as old as Discord.
    dates: Mutex<Option<Arc<AtomicI64>>>,
    /// Where nothing arrives.
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

    /// The number of the next message of a channel, which is its last one then.
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

/// Dice that fall as a script says, and on their own when it says nothing.
#[derive(Default)]
pub(crate) struct Script(Mutex<VecDeque<usize>>);

impl Script {
    /// The next outcomes, by their numbers.
    pub(crate) fn will_draw(&self, outcomes: Vec<usize>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = outcomes.into();
    }

    /// How many outcomes of the script have not happened.
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

/// The program on a stage.
pub(crate) struct Stage {
    pub(crate) app: Arc<App>,
    hidden: Arc<Hidden>,
    pub(crate) chance: Arc<Script>,
    /// What goes wrong with the database in all that people do; messages are sent without faults.
    pub(crate) failpoints: Arc<Failpoints>,
    store: Store,
    ear: Arc<Ear>,
    time: Arc<AtomicI64>,
    /// How far the machine's clock is wrong.
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

    /// Where the first games of somebody change no ratings, as in a program that nobody set up otherwise.
    pub(crate) async fn among_newcomers() -> Self {
        Self::set_up(Limits::default().unrated_games, EFFORT).await
    }

    /// Where nobody gets hints.
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

    /// Plays on every kind of database, each with a stage of its own.
    pub(crate) async fn each(play: impl AsyncFn(Self)) {
        for database in Database::all_made().await {
            play(Self::at(database.url.clone()).await).await;
        }
    }

    /// Plays on a database that is there.
    pub(crate) async fn over(database: &Database) -> Self {
        Self::at(database.url.clone()).await
    }

    /// Plays on a database that is there, from a moment on: as another process, long after the one before.
    pub(crate) async fn over_at(database: &Database, now: i64) -> Self {
        let time = Arc::new(AtomicI64::new(now));
        let (url, asked) = (database.url.clone(), AtomicI64::new(1_000_000));
        Self::under(url, Arc::default(), time, Arc::default(), asked, (0, EFFORT)).await
    }

    /// The program anew over the same database.
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

    /// The same with messages whose numbers tell when they were posted, as Discord's do.
    pub(crate) fn dated(self) -> Self {
        let time = Some(Arc::clone(&self.time));
        *self.ear.dates.lock().unwrap_or_else(PoisonError::into_inner) = time;
        self
    }

    /// Somebody writes in the channel.
    pub(crate) fn chat(&self) {
        self.ear.number(CHANNEL);
    }

    /// Somebody in the channel, with an interaction of their own.
    fn asker(&self, person: UserId) -> Asker {
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

    /// What somebody is answered.
    pub(crate) async fn ask(&self, person: UserId, request: Request) -> Screen {
        // Not on the stack of tests, which is small for a whole life.
        Box::pin(self.app.handle(&self.asker(person), request)).await
    }

    /// What somebody is answered who may manage the server.
    pub(crate) async fn ask_managing(&self, person: UserId, request: Request) -> Screen {
        let asker = Asker { manages: true, ..self.asker(person) };
        self.app.handle(&asker, request).await
    }

    /// What somebody is answered in their own direct messages.
    pub(crate) async fn ask_directly(&self, person: UserId, request: Request) -> Screen {
        let asker = Asker { channel: direct(person), guild: None, ..self.asker(person) };
        self.app.handle(&asker, request).await
    }

    /// What somebody is answered who presses something about a game.
    pub(crate) async fn press(&self, person: UserId, press: Press, value: Option<&str>) -> Screen {
        self.ask(person, Request::Press { press, value: value.map(str::to_owned) }).await
    }

    /// What somebody is shown while typing.
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
        // Where it is open how many play, nobody has a colour.
        let info = catalogue::find(rules).expect("a game of the catalogue").info();
        let colour = (info.fewest == info.seats.len()).then(|| "white".to_owned());
        let clock = Some("none".to_owned());
        let wanted =
            NewTable { rules: rules.to_owned(), opponent: Some(BEN), colour, clock, ..NewTable::default() };
        let screen = self.ask(ADA, Request::Play(wanted)).await;
        let Some(Row::Buttons(buttons)) = screen.rows.first() else { panic!("no button: {screen:?}") };
        buttons.first().and_then(|button| button.press.game).expect("a game")
    }

    /// Where everything is kept.
    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// Everything said since the last time, by channel, once nothing is left to be said.
    pub(crate) async fn said(&self) -> BTreeMap<ChannelId, Vec<Said>> {
        self.heard_out().await;
        std::mem::take(&mut *self.ear.said.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Waits until everything that is to be said is said, however long it takes.
    pub(crate) async fn heard_out(&self) {
        while self.store.open_jobs().await.expect("the database") > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// What somebody is answered who asks in any other way: in another language, with roles …
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

    /// The address of the database, to look into it beside the program.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// The time, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        (self.app.clock())()
    }

    /// Somebody sets the machine's clock so many hours forward or back; then the program looks at what falls due.
    pub(crate) async fn set_clock(&self, hours: i64) {
        self.let_speak().await;
        self.wrong.fetch_add(hours * 3_600_000, Ordering::SeqCst);
        self.look().await;
    }

    /// The same while the program is stopped.
    pub(crate) fn set_clock_asleep(&self, hours: i64) {
        self.wrong.fetch_add(hours * 3_600_000, Ordering::SeqCst);
    }

    /// Lets hours pass, and what falls due happen.
    pub(crate) async fn pass(&self, hours: i64) {
        self.pass_minutes(60 * hours).await;
    }

    /// Lets minutes pass, and what falls due happen. The program was at work all the time.
    pub(crate) async fn pass_minutes(&self, minutes: i64) {
        self.pass_seconds(60 * minutes).await;
    }

    /// The same with seconds.
    pub(crate) async fn pass_seconds(&self, seconds: i64) {
        self.let_speak().await;
        let last = self.store.house_time().await.expect("the database").at_ms;
        self.time.fetch_add(seconds * 1_000, Ordering::SeqCst);
        let mut tx = self.store.begin().await.expect("a transaction");
        tx.beat(last, self.now()).await.expect("a beat");
        tx.commit().await.expect("committed");
        self.look().await;
    }

    /// Waits until what is under way is said: in the time that is about to pass its lease would end, and it would be said
    /// again.
    pub(crate) async fn let_speak(&self) {
        for _ in 0..2_000 {
            if self.store.open_jobs().await.expect("the database") == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Lets hours pass in which the program isn't at work; then it looks at what falls due.
    pub(crate) async fn pass_asleep(&self, hours: i64) {
        self.look().await;
        self.sleep(hours);
        self.look().await;
    }

    /// Lets hours pass in which the program isn't at work.
    pub(crate) fn sleep(&self, hours: i64) {
        self.time.fetch_add(hours * 3_600_000, Ordering::SeqCst);
    }

    /// One look at what falls due.
    async fn look(&self) {
        let once = CancellationToken::new();
        let ticking = tokio::spawn(clock::run(Arc::clone(&self.app), self.app.clock(), once.clone()));
        // The first look comes at once; a cancelled clock ends after it.
        tokio::task::yield_now().await;
        once.cancel();
        ticking.await.expect("no panic");
        self.forget().await;
    }

    /// The games in which something was played, in the order of their last turns' rows.
    pub(crate) async fn moved_order(&self) -> Vec<i64> {
        let mut beside = AnyConnection::connect(&self.url).await.expect("the database");
        let games = "SELECT game FROM entries WHERE seat IS NOT NULL ORDER BY at_ms, game";
        sqlx::query_scalar(games).fetch_all(&mut beside).await.expect("numbers")
    }

    /// From now on nothing is sent: what has to be said stays in the outbox.
    pub(crate) async fn hush(&mut self) {
        self.shutdown.cancel();
        (&mut self.sending).await.expect("no panic");
        self.sending = tokio::spawn(async {});
    }

    /// Somebody takes no direct messages from now on.
    pub(crate) fn close_direct(&self, person: UserId) {
        self.ear.closed.lock().unwrap_or_else(PoisonError::into_inner).push(direct(person));
    }

    /// From now on a channel is seen by those alone who are in it.
    pub(crate) fn hide(&self, place: ChannelId) {
        self.hidden.0.lock().unwrap_or_else(PoisonError::into_inner).push(place);
    }

    /// What the bot is on the server from now on.
    pub(crate) fn bot_is(&self, bot: Bot) {
        *self.hidden.1.lock().unwrap_or_else(PoisonError::into_inner) = bot;
    }

    /// Changes a game's rows behind the program's back.
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
