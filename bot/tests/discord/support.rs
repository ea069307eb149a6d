//! A bot with a stand-in for the app, connected to a playground.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use app::picture::{NoPicture, Picture};
use app::request::Request;
use app::{Asker, NextQuestion, Progress, Suggest};
use discord::{self, Answers, Endpoint, GatewayError};
use model::ids::{ChannelId, GameId};
use model::screen::{Button, Press, Recipe, Screen, Style, Verb};
use outbox::{Outgoing, Transport};
use playground::{CHESS_CLUB, Config, Effect, Fault, Playground, Record, Route, Who};
use pool::Pool;
use secrecy::SecretString;
use store::Store;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use words::Lang;

/// Stands for a picture: nothing here decodes it.
pub(crate) const PICTURE: &[u8] = b"a picture";

/// Stands for a film, and for a smaller one.
pub(crate) const FILM: &[u8] = b"a film";
pub(crate) const SMALL: &[u8] = b"a short one";

type Answer = Box<dyn Fn(&Request) -> Screen + Send + Sync>;

/// Gives fixed answers and records its requests.
pub(crate) struct Stub {
    store: Store,
    answer: Answer,
    suggestions: Vec<(String, String)>,
    patience: u32,
    /// The language of all people, if not that of their client; and whether finding it never ends.
    language: Option<Lang>,
    forgets: bool,
    /// The control that shows the next question, and how many looks find none before it is there.
    next: Option<Press>,
    pub(crate) in_vain: AtomicUsize,
    pub(crate) looks: AtomicUsize,
    asked: Mutex<Vec<(Asker, Request)>>,
    suggested: Mutex<Vec<Suggest>>,
    /// `/game history`, and a press that asks for it, waits for this.
    pub(crate) gate: Notify,
    /// If set, a film waits for this in the middle.
    pub(crate) projector: Notify,
    /// How many films were begun and then abandoned.
    pub(crate) stopped: AtomicUsize,
}

impl Stub {
    /// Answers every request with a fixed text.
    pub(crate) async fn new() -> Self {
        Self::with_store(Store::open("sqlite::memory:").await.expect("a store"))
    }

    pub(crate) fn with_store(store: Store) -> Self {
        Self {
            store,
            answer: Box::new(|request| Screen::text(format!("{request:?}"))),
            suggestions: Vec::new(),
            patience: u32::MAX,
            language: None,
            forgets: false,
            next: None,
            in_vain: AtomicUsize::new(0),
            looks: AtomicUsize::new(0),
            asked: Mutex::default(),
            suggested: Mutex::default(),
            gate: Notify::new(),
            projector: Notify::new(),
            stopped: AtomicUsize::new(0),
        }
    }

    pub(crate) fn answering(mut self, answer: impl Fn(&Request) -> Screen + Send + Sync + 'static) -> Self {
        self.answer = Box::new(answer);
        self
    }

    /// Everybody has chosen a language.
    pub(crate) fn reading(mut self, language: Lang) -> Self {
        self.language = Some(language);
        self
    }

    /// Finding a person's language never ends.
    pub(crate) fn forgetting(mut self) -> Self {
        self.forgets = true;
        self
    }

    /// The next question of an awaited game is there after this many looks: this control shows it.
    pub(crate) fn asking_next(mut self, looks: usize, press: Press) -> Self {
        self.in_vain = AtomicUsize::new(looks);
        self.next = Some(press);
        self
    }

    /// Takes at most this many requests of a person within ten seconds.
    pub(crate) fn with_patience(mut self, requests: u32) -> Self {
        self.patience = requests;
        self
    }

    pub(crate) fn suggesting(mut self, suggestions: &[(&str, &str)]) -> Self {
        self.suggestions =
            suggestions.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        self
    }

    pub(crate) fn asked(&self) -> Vec<(Asker, Request)> {
        self.asked.lock().expect("no panic").clone()
    }

    pub(crate) fn requests(&self) -> Vec<Request> {
        self.asked().into_iter().map(|(_, request)| request).collect()
    }

    pub(crate) fn suggested(&self) -> Vec<Suggest> {
        self.suggested.lock().expect("no panic").clone()
    }
}

impl Answers for Stub {
    async fn handle(&self, asker: &Asker, request: Request) -> Screen {
        self.asked.lock().expect("no panic").push((asker.clone(), request.clone()));
        let waits = match &request {
            Request::Press { press, .. } => press.verb == Verb::History,
            request => matches!(request, Request::History { .. }),
        };
        if waits {
            self.gate.notified().await;
        }
        (self.answer)(&request)
    }

    async fn next_question(&self, _: &Asker, game: GameId) -> NextQuestion {
        let looks = self.looks.fetch_add(1, Ordering::SeqCst);
        let is_there = looks >= self.in_vain.load(Ordering::SeqCst);
        let found = self.next.clone().filter(|press| is_there && press.game == Some(game));
        found.map_or(NextQuestion::Later, NextQuestion::Now)
    }

    async fn suggest(&self, _: &Asker, wanted: Suggest) -> Vec<(String, String)> {
        assert_ne!(wanted, Suggest::Game { typed: "panic".to_owned() });
        self.suggested.lock().expect("no panic").push(wanted);
        self.suggestions.clone()
    }

    async fn draw(&self, recipe: &Recipe, progress: Progress) -> Result<Picture, NoPicture> {
        if let Some(replay) = &recipe.replay {
            progress.send_replace((40, 120));
            tokio::select! {
                () = self.projector.notified() => {}
                () = progress.closed() => {
                    self.stopped.fetch_add(1, Ordering::SeqCst);
                }
            }
            let bytes = if replay.small { SMALL } else { FILM }.to_vec();
            return Ok(Picture { bytes, alt: "A game".to_owned(), file_name: "replay.gif" });
        }
        Ok(Picture { bytes: PICTURE.to_vec(), alt: "White to move".to_owned(), file_name: "board.png" })
    }

    async fn language(&self, asker: &Asker) -> Lang {
        if self.forgets {
            std::future::pending::<()>().await;
        }
        self.language.unwrap_or(asker.lang)
    }

    fn requests_per_person(&self) -> u32 {
        self.patience
    }

    fn store(&self) -> &Store {
        &self.store
    }
}

/// A running bot.
pub(crate) struct Bot {
    pub(crate) stub: Arc<Stub>,
    pub(crate) endpoint: Arc<Endpoint>,
    pub(crate) shutdown: CancellationToken,
    pub(crate) running: JoinHandle<Result<(), GatewayError>>,
}

impl Bot {
    /// Connects a bot and waits until people can use it.
    pub(crate) async fn start(playground: &Playground, stub: Stub) -> Self {
        let bot = Self::begin(playground, stub);
        playground.ready().await;
        bot
    }

    /// Connects a bot that first uploads the application's emoji.
    pub(crate) async fn making_emoji(playground: &Playground, stub: Stub) -> Self {
        let endpoint = endpoint(playground, playground.token()).making_emoji(true);
        let bot = Self::run(endpoint, stub);
        playground.ready().await;
        bot
    }

    /// Connects a bot that works in a pool.
    pub(crate) async fn working_in(playground: &Playground, stub: Stub, pool: Pool) -> Self {
        let bot = Self::run(endpoint(playground, playground.token()).working_in(pool), stub);
        playground.ready().await;
        bot
    }

    /// Connects a bot.
    pub(crate) fn begin(playground: &Playground, stub: Stub) -> Self {
        Self::run(endpoint(playground, playground.token()), stub)
    }

    fn run(endpoint: Endpoint, stub: Stub) -> Self {
        let endpoint = Arc::new(endpoint);
        let (stub, shutdown) = (Arc::new(stub), CancellationToken::new());
        let (answers, own, stop) = (Arc::clone(&stub), Arc::clone(&endpoint), shutdown.clone());
        let running = tokio::spawn(async move { discord::run(answers, &own, stop).await });
        Self { stub, endpoint, shutdown, running }
    }

    /// Stops it; all work in progress is over then.
    pub(crate) async fn stop(self) -> Arc<Stub> {
        self.shutdown.cancel();
        self.running.await.expect("no panic").expect("a clean end");
        self.stub
    }

    /// Posts a public message, or one in somebody's direct messages.
    pub(crate) async fn post(&self, channel: u64, screen: &Screen) -> u64 {
        let message = Outgoing { screen, direct: false, attachment: None };
        let nonce = format!("{channel:x}");
        let posted = self.endpoint.sender().post(ChannelId(channel as i64), &nonce, &message).await;
        posted.expect("posted").0 as u64
    }
}

pub(crate) fn endpoint(playground: &Playground, token: &str) -> Endpoint {
    Endpoint::loopback(&playground.base_url(), SecretString::from(token.to_owned())).expect("on loopback")
}

/// A playground with a bot.
pub(crate) async fn open(stub: Stub) -> (Playground, Bot) {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let bot = Bot::start(&playground, stub).await;
    (playground, bot)
}

/// Ends a test: checks that every request kept Discord's rules and every ordered fault occurred; returns the bot's requests.
pub(crate) async fn close(playground: Playground, bot: Bot) -> Vec<Request> {
    let stub = bot.stop().await;
    assert_eq!(playground.violations(), Vec::<String>::new());
    assert_eq!(playground.faults().pending(), 0, "all that was to go wrong did");
    playground.stop().await;
    stub.requests()
}

/// Waits for a condition that no event reports: the bot's requests, its failed attempts.
pub(crate) async fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
    let waited = tokio::time::timeout(Duration::from_secs(120), async {
        while !is_so() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    });
    assert!(waited.await.is_ok(), "waited in vain for {what}");
}

/// Orders one fault for the next request of a kind.
pub(crate) fn order(playground: &Playground, route: Route, effect: Effect) {
    playground.faults().order(Fault::new(effect).on(route));
}

/// All requests of a kind.
pub(crate) fn sent(playground: &Playground, route: Route) -> Vec<Record> {
    playground.requests().into_iter().filter(|record| record.route == route).collect()
}

/// The statuses of all requests of a kind.
pub(crate) fn statuses(playground: &Playground, route: Route) -> Vec<u16> {
    sent(playground, route).iter().map(|record| record.status).collect()
}

/// A screen with one button.
pub(crate) fn with_button(text: &str, label: &str, verb: Verb) -> Screen {
    Screen::text(text).with_buttons(vec![Button::new(label, Style::Primary, verb, GameId(42), 7)])
}

/// Presses the button of a message everybody sees, and waits for the private answer.
pub(crate) async fn press_public(
    playground: &Playground,
    bot: &Bot,
    who: Who,
    verb: Verb,
) -> playground::Call {
    let message = bot.post(CHESS_CLUB, &with_button("A board", "Go", verb)).await;
    let person = playground.person(who);
    let button = person.message(message).and_then(|seen| seen.button("Go")).expect("a button");
    person.press(message, &button).expect("pressed")
}
