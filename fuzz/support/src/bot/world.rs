//! A bot with some games, the same for every input.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use app::request::{NewTable, OfferRequest, Request, TournamentPlan, TournamentRequest};
use app::settings::Limits;
use app::{App, Asker, Dice, Suggest, soundness};
use discord::{limits_broken, probe};
use engine::chance::{self, Seed};
use menagerie::clock;
use model::ids::{ChannelId, GameId, GuildId, InteractionId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use render::Theme;
use store::Store;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use words::Lang;

/// The time at which the template is made, and the time of everything else (ms since 1970): rows are numbered by time, so a
/// program must not begin in the millisecond in which another one wrote.
const THEN: i64 = 1_700_000_000_000;
pub(super) const NOW: i64 = THEN + 60_000;
/// The keys of answers that mean a fault of ours.
const FAULTS: [&str; 2] = ["rejection-broken", "rejection-store"];

/// Dice with the same chance in every world.
struct Same;

impl Dice for Same {
    fn secret(&self) -> [u8; 32] {
        [7; 32]
    }

    fn draw(&self, seed: &Seed, number: u64, weights: &[u32]) -> Option<usize> {
        chance::draw(seed, number, weights)
    }
}

/// The bot with a database of its own.
pub(super) struct World {
    app: Arc<App>,
    /// Dropped last.
    place: Place,
}

/// A person in the channel; 1 is Ada, 2 is Ben, and so on; 4 manages the server.
pub(super) fn asker(person: u8, interaction: i64) -> Asker {
    Asker {
        interaction: InteractionId(interaction),
        person: UserId(10 + i64::from(person)),
        channel: ChannelId(7),
        parent: None,
        guild: Some(GuildId(5)),
        voice: false,
        name: None,
        manages: person == 4,
        roles: Arc::default(),
        allowed: None,
        lang: Lang::En,
    }
}

/// The controls of an answer.
fn buttons(screen: &Screen) -> impl Iterator<Item = Press> {
    screen.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.press.clone()).collect(),
        Row::Menu(_) => Vec::new(),
    })
}

/// A database with some games in it, as a file.
fn template() -> &'static [u8] {
    static TEMPLATE: OnceLock<Vec<u8>> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        let place = Place::new();
        let store = place.open();
        let world = World::at(place, store, THEN);
        world.furnish();
        world.left()
    })
}

/// Like [`template`], as `menagerie export` writes it.
pub(super) fn furnished() -> &'static [u8] {
    static EXPORTED: OnceLock<Vec<u8>> = OnceLock::new();
    EXPORTED.get_or_init(|| {
        let world = World::open();
        let mut file = Vec::new();
        world.place.block_on(world.app.store().export(&mut file, THEN)).expect("exported");
        file
    })
}

/// The folder of a database, and a runtime to work on it.
pub(super) struct Place {
    runtime: Runtime,
    /// Dropped last.
    folder: TempDir,
}

impl Place {
    /// A place without a database.
    pub(super) fn new() -> Self {
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        Self { runtime, folder: folder.expect("a temporary folder") }
    }

    /// A place with an empty database.
    pub(super) fn empty() -> Self {
        static EMPTY: OnceLock<Vec<u8>> = OnceLock::new();
        Self::with(EMPTY.get_or_init(|| {
            let place = Self::new();
            let store = place.open();
            place.block_on(store.close());
            drop(store);
            place.read()
        }))
    }

    fn with(database: &[u8]) -> Self {
        let place = Self::new();
        std::fs::write(place.file(), database).expect("a copy");
        place
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    fn read(&self) -> Vec<u8> {
        std::fs::read(self.file()).expect("the database")
    }

    pub(super) fn url(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }

    pub(super) fn open(&self) -> Store {
        self.block_on(Store::open(&self.url())).expect("a database")
    }

    pub(super) fn block_on<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }
}

impl World {
    /// A new world from the template.
    pub(super) fn open() -> Self {
        let place = Place::with(template());
        let store = place.open();
        Self::of(place, store)
    }

    /// The bot on an existing database.
    pub(super) fn of(place: Place, store: Store) -> Self {
        Self::at(place, store, NOW)
    }

    fn at(place: Place, store: Store, now: i64) -> Self {
        let limits = Limits { games_per_person: 10_000, ..Limits::default() };
        let app = App::new(store, limits, Theme::WOOD, Arc::new(move || now), Arc::new(Notify::new()));
        Self { app: Arc::new(app.with_dice(Arc::new(Same))), place }
    }

    /// Ends it; answers the database that is left.
    fn left(self) -> Vec<u8> {
        let Self { app, place } = self;
        place.block_on(app.store().close());
        drop(app);
        place.read()
    }

    /// Everybody looks at these games, and scheduled work runs. Any rows lead to answers; some say that something is
    /// broken.
    pub(super) fn is_looked_at(&self, games: &BTreeSet<i64>) {
        let found = self.place.block_on(soundness::examine(self.app.store()));
        found.expect("all that is unsound is found, one by one");
        let named = games.iter().map(|game| Some(GameId(*game).to_string()));
        for (game, number) in named.zip(1_000..) {
            for (person, number) in (1..=3).zip(number * 100..) {
                let number = number * 10;
                self.is_answered(&asker(person, number), Request::Games);
                let board = Request::Board { game: game.clone(), flip: false, text: true };
                self.is_answered(&asker(person, number + 1), board);
                self.is_answered(&asker(person, number + 2), Request::History { game: game.clone() });
                self.is_answered(&asker(person, number + 3), Request::Secrets { game: game.clone() });
                let turn = Request::Move { turn: "e7e5".to_owned(), game: game.clone() };
                self.is_answered(&asker(person, number + 4), turn);
            }
        }
        let once = CancellationToken::new();
        let looking = clock::run(Arc::clone(&self.app), Arc::new(|| NOW), once.clone());
        // The worker has begun a round when it is stopped.
        self.place.block_on(async { tokio::join!(looking, async { once.cancel() }) });
    }

    /// Makes a request; the answer has to be valid for Discord, and may be an excuse for a fault.
    fn is_answered(&self, asker: &Asker, request: Request) {
        let asked = format!("{request:?}");
        self.fits(&asked, &self.answer(asker, request));
    }

    /// Makes a request; the answer has to be valid for Discord, and no excuse for a fault.
    pub(super) fn ask(&self, asker: &Asker, request: Request) {
        let asked = format!("{request:?}");
        self.check(&asked, &self.answer(asker, request));
    }

    fn answer(&self, asker: &Asker, request: Request) -> Screen {
        self.place.block_on(self.app.handle(asker, request))
    }

    fn check(&self, asked: &str, screen: &Screen) {
        for lang in Lang::ALL {
            for fault in FAULTS {
                assert!(screen.text != lang.text(fault, &[]), "{asked} is answered with {fault}");
            }
        }
        self.fits(asked, screen);
    }

    /// Checks that an answer is valid for Discord.
    fn fits(&self, asked: &str, screen: &Screen) {
        let mut broken = limits_broken(screen);
        // Texts are shortened before they are sent.
        broken.retain(|limit| *limit != "text over 2000 characters");
        assert!(broken.is_empty(), "{asked}: {broken:?} in {screen:?}");
        assert!(probe::sent(screen).chars().count() <= 2_000, "{asked}");
    }

    /// Asks for suggestions.
    pub(super) fn suggest(&self, asker: &Asker, wanted: Suggest) {
        let asked = format!("{wanted:?}");
        let found = self.place.block_on(self.app.suggest(asker, wanted));
        assert!(found.len() <= 25, "{asked}: {found:?}");
        for (shown, value) in found {
            assert!(!shown.is_empty() && !value.is_empty(), "{asked}: {shown:?} {value:?}");
        }
    }

    /// Makes some games and rows of every kind.
    fn furnish(&self) {
        let mut number = 1;
        let mut ask = |person: u8, request: Request| {
            number += 1;
            self.answer(&asker(person, number), request)
        };
        let press = |verb, game, version, arg: &str| Request::Press {
            press: Press { verb, game: Some(GameId(game)), version, arg: arg.to_owned() },
            value: None,
        };
        let games = [
            "chess",
            "zombie",
            "masquerade",
            "captain-spalding",
            "cooperative",
            "crowded-house",
            "chess-golf",
        ];
        for (rules, game) in games.into_iter().zip(1..) {
            let clock = Some(if game == 1 { "3d" } else { "none" }.to_owned());
            let colour = matches!(rules, "chess" | "zombie" | "masquerade").then(|| "white".to_owned());
            let shared = rules == "crowded-house";
            ask(
                1,
                Request::Play(NewTable {
                    rules: rules.to_owned(),
                    clock,
                    colour,
                    shared,
                    ..NewTable::default()
                }),
            );
            ask(2, press(Verb::Join, game, 1, ""));
        }
        ask(2, press(Verb::Sit, 6, 2, "1"));
        let started = ask(1, press(Verb::Start, 7, 2, ""));
        assert!(started.text.contains("#7"), "{started:?}");
        for (person, turn, game) in [
            (1, "e4", "1"),
            (2, "e5", "1"),
            (1, "Nf3", "1"),
            (1, "e4", "2"),
            (2, "d5", "2"),
            (1, "exd5", "2"),
        ] {
            ask(person, Request::Move { turn: turn.to_owned(), game: Some(game.to_owned()) });
        }
        // An invitation, and a finished game.
        ask(1, Request::Play(NewTable { rules: "half-alice".to_owned(), ..NewTable::default() }));
        ask(1, Request::Play(NewTable { rules: "chess".to_owned(), ..NewTable::default() }));
        ask(2, press(Verb::Join, 9, 1, ""));
        let sure = ask(2, Request::Resign { game: Some("9".to_owned()) });
        let press = buttons(&sure).find(|press| press.verb == Verb::ResignYes).expect("a button");
        ask(2, Request::Press { press, value: None });
        ask(1, Request::Offer(OfferRequest::Takeback { game: Some("1".to_owned()) }));
        let plan = TournamentPlan {
            rules: "chess".to_owned(),
            format: None,
            rounds: None,
            clock: None,
            name: None,
            together: true,
            at_once: false,
        };
        ask(4, Request::Tournament(TournamentRequest::Open(plan)));
        ask(1, Request::Daily { line: None, yesterday: false });
    }
}
