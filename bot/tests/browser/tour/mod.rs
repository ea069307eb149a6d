//! The tour uses every command and every control once, in a real browser, as a person would. It fails for each one that was not
//! used, so a new button needs a line here.
//!
//! One file an area, with a `walk`, and its name in the list at the end. A control is told by its row in the table of who may: its
//! verb, and where an area has several, the first word of the row's word, too (`clocks give`).

mod basics;
mod clocks;
mod community;
mod lessons;
mod library;
mod notifications;
mod offers;
mod plans;
mod privacy;
mod servers;
mod tournaments;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use app::authority::{TABLE, What, row_of};
use app::request::Request;
use engine::catalogue;
use model::ids::GameId;
use model::screen::{Press, Verb};
use serde_json::Value;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::driver::{Driver, WIDE};
use crate::house::House;
use crate::page::Page;

/// One area's part of the tour, with a new server and bot: Ada and Ben have pages open, others as needed.
pub(crate) struct Tour {
    pub(crate) house: House,
    pub(crate) ada: Page,
    pub(crate) ben: Page,
    driver: Arc<Driver>,
    /// How many tables were opened.
    opened: AtomicUsize,
}

impl Tour {
    async fn begin(driver: Arc<Driver>) -> Self {
        let house = House::open().await;
        let (ada, ben) = (seat(&driver, &house, "ada").await, seat(&driver, &house, "ben").await);
        Self { house, ada, ben, driver, opened: AtomicUsize::new(0) }
    }

    /// The page of another person: `cleo`, `dev`, `spectator`. [`Tour::close`] it at the end.
    pub(crate) async fn page(&self, name: &str) -> Page {
        seat(&self.driver, &self.house, name).await
    }

    /// Closes a person's page.
    pub(crate) async fn close(&self, page: Page) {
        page.is_sound().await;
        page.close().await;
    }

    /// Ends the part; returns what there was to use, and what was used.
    async fn end(self) -> Part {
        let playground = &self.house.playground;
        let mut there = paths(&playground.commands());
        there.extend(playground.shown().iter().filter_map(|id| kind(id)));
        let used = playground.used();
        let used = used.iter().filter_map(|id| if id.starts_with('/') { Some(id.clone()) } else { kind(id) });
        let used = used.collect();
        for page in [self.ada, self.ben] {
            page.is_sound().await;
            page.close().await;
        }
        self.house.close().await;
        (there, used)
    }

    /// Ada opens a table and sees it; its number.
    pub(crate) async fn table(&self, rules: &str, options: &[(&str, &str)]) -> String {
        let title = catalogue::find(rules).expect("a game of the catalogue").info().title;
        let options: Vec<_> = [("game", title)].iter().chain(options).copied().collect();
        self.ada.command("play", &options).await;
        let number = self.opened.fetch_add(1, Ordering::SeqCst) as i64 + 1;
        let number = format!("#{}", GameId(number));
        self.ada.wait_for(&format!("Your table {number}")).await;
        self.ben.wait_for(&format!("to {title} {number}")).await;
        number
    }

    /// Ada, with the first move, and Ben begin a game; both see the first board. Returns its number.
    pub(crate) async fn game(&self, rules: &str) -> String {
        self.game_with(rules, &[]).await
    }

    /// Begins a game with more options of the command.
    pub(crate) async fn game_with(&self, rules: &str, more: &[(&str, &str)]) -> String {
        let colour = catalogue::find(rules).expect("a game of the catalogue").info().seats[0].name;
        let number = self.table(rules, &[&[("opponent", "Ben"), ("colour", colour)], more].concat()).await;
        self.ben.press_to("join").await;
        for page in [&self.ada, &self.ben] {
            page.wait_for(&format!("{number} has begun")).await;
            page.wait_for_board(&number).await;
        }
        number
    }

    /// Ada resigns the game, so that the next one is the only one.
    pub(crate) async fn resign(&self, number: &str) {
        self.ada.press_behind_more("resign").await;
        self.ada.press_to("resign-yes").await;
        for page in [&self.ada, &self.ben] {
            page.wait_for_message(&[number, "resigned"]).await;
        }
    }
}

/// The row of a custom id in the table of authority: its verb, and for areas with several rows the first word of the argument.
fn kind(custom_id: &str) -> Option<String> {
    let mut parts = custom_id.splitn(5, ':').skip(1);
    let verb = Verb::from_word(parts.next()?)?;
    let game = parts.next()?.parse().ok();
    let arg = parts.nth(1)?.to_owned();
    let press = Press { verb, game, version: 0, arg: arg.clone() };
    let row = row_of(&Request::Press { press, value: None })?;
    let What::Press(_, word) = row.what else { return None };
    let first = word.split('.').next().filter(|first| !first.is_empty() && arg.starts_with(first));
    Some(first.map_or_else(|| verb.word().to_owned(), |first| format!("{} {first}", verb.word())))
}

/// The controls that are identified by their verb alone.
fn plain() -> impl Iterator<Item = String> {
    TABLE.iter().filter_map(|row| match row.what {
        What::Press(verb, "" | "own") => Some(verb.word().to_owned()),
        _ => None,
    })
}

/// The paths of all commands: `/golf daily`.
fn paths(commands: &[Value]) -> BTreeSet<String> {
    fn down(at: &Value, path: &str, found: &mut BTreeSet<String>) {
        let path = format!("{path} {}", at["name"].as_str().unwrap_or_default());
        let inner: Vec<&Value> = at["options"].as_array().into_iter().flatten().collect();
        let deeper: Vec<&&Value> = inner.iter().filter(|one| one["type"] == 1 || one["type"] == 2).collect();
        if deeper.is_empty() {
            found.insert(path.replacen(' ', "/", 1));
        }
        deeper.into_iter().for_each(|one| down(one, &path, found));
    }
    let mut found = BTreeSet::new();
    commands.iter().for_each(|command| down(command, "", &mut found));
    found
}

async fn seat(driver: &Driver, house: &House, name: &str) -> Page {
    Page::open(driver, house, &format!("/?seat={name}"), WIDE).await
}

/// How many areas run at the same time: most of it is waiting, but each has its own browsers.
const AT_ONCE: usize = 4;

/// What there was to use, and what was used.
type Part = (BTreeSet<String>, BTreeSet<String>);

/// Runs the walk of each area, or only of those named in `MENAGERIE_TOUR`.
macro_rules! walks {
    ($driver:expr, $($area:ident),* $(,)?) => {{
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        let only = std::env::var("MENAGERIE_TOUR").ok();
        let mut walks: Vec<(&str, JoinHandle<Part>)> = Vec::new();
        $(
            if only.as_ref().is_none_or(|only| only.split(',').any(|name| name == stringify!($area))) {
                let (driver, turns) = (Arc::clone($driver), Arc::clone(&turns));
                walks.push((stringify!($area), tokio::spawn(async move {
                    let _turn = turns.acquire_owned().await.expect("never closed");
                    let tour = Tour::begin(driver).await;
                    $area::walk(&tour).await;
                    tour.end().await
                })));
            }
        )*
        (walks, only.is_none())
    }};
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_and_every_control_is_used_once() {
    let Some(driver) = Driver::start().await else { return };
    let driver = Arc::new(driver);
    let (walks, whole) = walks!(
        &driver,
        basics,
        clocks,
        community,
        lessons,
        library,
        notifications,
        offers,
        plans,
        privacy,
        servers,
        tournaments
    );
    let (mut there, mut used, mut failed) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for (area, walk) in walks {
        match walk.await {
            Ok((shown, pressed)) => {
                there.extend(shown);
                used.extend(pressed);
            }
            Err(_) => failed.push(area),
        }
    }
    assert!(failed.is_empty(), "walks that came to no good end, as told above: {failed:?}");
    there.extend(plain());
    let unused: Vec<&String> = there.difference(&used).collect();
    assert!(!whole || unused.is_empty(), "nobody used {unused:?}");
}
