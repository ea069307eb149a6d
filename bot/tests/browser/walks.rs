//! Five walks of a new user, in two languages: from an empty server to a finished lesson, a game against the computer, a game with
//! a friend, a golf course of three, a tournament. The taps and messages of each are counted and may not grow; with
//! `MENAGERIE_WALKS=FOLDER` each saves pictures of its screens, in English on a desktop, in German on a telephone.

use std::ffi::OsString;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::catalogue;
use engine::lesson::{Attempt, Verdict};
use engine::rules::lesson::{Goal, LessonStep};
use playground::{Author, CHESS_CLUB, Who};
use serde_json::json;
use words::Lang;

use crate::driver::{Driver, PHONE, Size, WIDE};
use crate::house::House;
use crate::page::Page;

/// A walk in progress.
struct Walk {
    name: &'static str,
    lang: Lang,
    driver: Driver,
    house: House,
    folder: Option<OsString>,
    seen: AtomicUsize,
}

impl Walk {
    /// A walk on a new server with a language; `None` if there is no browser.
    async fn begin(name: &'static str, lang: Lang) -> Option<Self> {
        let driver = Driver::start().await?;
        let language = match lang {
            Lang::De => "de",
            Lang::En | Lang::Es => "en-US",
        };
        let house = House::fresh(language).await;
        for who in [Who::Ada, Who::Ben, Who::Cleo] {
            house.playground.person(who).set_locale(language);
        }
        if lang != Lang::En {
            // Public texts are in the server's language, which its manager chooses.
            let ada = house.playground.person(Who::Ada);
            let chosen = ada.slash(CHESS_CLUB, "admin language", &json!({ "language": lang.word() }));
            chosen.expect("a command").message().await.expect("an answer");
        }
        let folder = std::env::var_os("MENAGERIE_WALKS");
        Some(Self { name, lang, driver, house, folder, seen: AtomicUsize::new(0) })
    }

    fn size(&self) -> Size {
        if self.lang == Lang::En { WIDE } else { PHONE }
    }

    async fn page(&self, seat: &str) -> Page {
        Page::open(&self.driver, &self.house, &format!("/?seat={seat}&theme=light"), self.size()).await
    }

    /// Saves a picture of what a person sees now.
    async fn look(&self, page: &Page, what: &str) {
        let number = self.seen.fetch_add(1, Ordering::SeqCst);
        if let Some(folder) = &self.folder {
            let name = format!("{}-{}-{number:02}-{what}.png", self.lang.word(), self.name);
            page.look(folder, &name).await;
        }
    }

    /// Public posts of the bot on the server, in the channel and in its threads.
    fn said(&self) -> Vec<playground::Seen> {
        let all = self.house.playground.messages().into_iter();
        let direct = |one: &playground::Seen| Who::by_dm(one.channel).is_some();
        all.filter(|one| !direct(one) && !one.private && one.author == Author::Bot).collect()
    }

    /// Waits until a later message names a player's turn; returns the player and the message.
    async fn turn_behind(&self, before: u64) -> (Who, playground::Seen) {
        self.turn_told_anew(before, "").await
    }

    /// Like `turn_behind`, where a board that is changed in place may still have its old text, which doesn't count.
    async fn turn_told_anew(&self, before: u64, old: &str) -> (Who, playground::Seen) {
        let phrase = if self.lang == Lang::De { "du bist am Zug" } else { "it's your turn" };
        let found = || {
            // Somebody who has just pressed something is called by name alone.
            let told = |one: &playground::Seen| {
                [Who::Ada, Who::Ben, Who::Cleo]
                    .into_iter()
                    .find(|who| calls(one, *who, &format!(", {phrase}")))
            };
            self.said()
                .iter()
                .rev()
                .filter(|one| one.id > before && one.content != old)
                .find_map(|one| Some((told(one)?, one.clone())))
        };
        self.house.playground.wait_until("somebody's turn", || found().is_some()).await;
        found().expect("it was there")
    }

    /// Ends the walk: checks that nothing went wrong, and that it cost no more than this.
    async fn end(self, pages: Vec<Page>, most_taps: usize, most_messages: usize) {
        let mut taps = 0;
        for page in pages {
            taps += page.taps();
            page.is_sound().await;
            assert!(page.number("document.documentElement.scrollWidth").await <= f64::from(self.size().0));
            page.close().await;
        }
        let said = self.said();
        let (name, lang) = (self.name, self.lang.word());
        eprintln!("{name} ({lang}): {taps} taps, {} messages", said.len());
        assert!(taps <= most_taps, "{name} ({lang}): {taps} taps");
        let texts: Vec<&str> = said.iter().map(|one| one.content.as_str()).collect();
        assert!(said.len() <= most_messages, "{name} ({lang}): {} messages: {texts:#?}", said.len());
        self.house.close().await;
    }
}

/// Whether a message names a player, by a mention or by name, and continues with these words.
fn calls(said: &playground::Seen, who: Who, onwards: &str) -> bool {
    [who.mention().as_str(), who.name()].iter().any(|name| said.content.contains(&format!("{name}{onwards}")))
}

/// A right turn in a step of a lesson.
fn right(game: &'static str, step: &'static LessonStep) -> String {
    let game = catalogue::find(game).expect("a game");
    let fresh = || Attempt::begin(game, step).expect("a step");
    let is_right = |turn: &String| fresh().typed(turn, &[]) == Verdict::Right;
    let listed = match step.task.map(|task| task.goal) {
        Some(Goal::Turns(turns)) => turns.iter().map(|turn| (*turn).to_owned()).find(is_right),
        _ => None,
    };
    listed.or_else(|| fresh().table().turns_within(20_000)?.into_iter().find(is_right)).expect("a turn")
}

async fn to_a_lesson_done(lang: Lang) {
    const GAME: &str = "half-alice";
    let Some(walk) = Walk::begin("lesson", lang).await else { return };
    let ada = walk.page("ada").await;
    walk.look(&ada, "greeting").await;
    ada.press_to("lessons list").await;
    ada.wait_for(&lang.text("learn-list", &[])).await;
    walk.look(&ada, "list").await;
    ada.choose(GAME).await;
    let game = catalogue::find(GAME).expect("a game");
    for (at, step) in game.lesson().steps.iter().enumerate() {
        let key = step.key(GAME);
        ada.wait_for(&lang.text(&key, &[])).await;
        walk.look(&ada, "asked").await;
        if step.task.is_some() {
            ada.press_to("type").await;
            ada.fill_form(&right(GAME, step)).await;
            ada.wait_for(&lang.text(&format!("{key}.right"), &[])).await;
            walk.look(&ada, "right").await;
        }
        ada.press_to(&format!("lessons step.{GAME}.{}", at + 1)).await;
    }
    ada.wait_for(&lang.text("learn-rules-button", &[])).await;
    walk.look(&ada, "done").await;
    // Nobody else has seen anything of it: there is the greeting.
    walk.end(vec![ada], 2 + 3 * 5, 1).await;
}

async fn to_the_computer(lang: Lang) {
    let Some(walk) = Walk::begin("computer", lang).await else { return };
    let ada = walk.page("ada").await;
    ada.press_to("guide computers").await;
    ada.choose("chess").await;
    ada.wait_for(&lang.text("learn-rules-button", &[])).await;
    walk.look(&ada, "game").await;
    ada.press_to("lessons computer.chess.easy").await;
    let (mut last, mut told) = (0, String::new());
    for turn in 0..2 {
        let (who, at) = walk.turn_told_anew(last, &told).await;
        assert_eq!(who, Who::Ada);
        ada.until_shown(&walk.house, at.id).await;
        if turn == 0 {
            ada.press_to("move").await;
        } else {
            // The answer to the first turn has become the question for the second.
            ada.until_menu().await;
        }
        walk.look(&ada, "asked").await;
        ada.choose_turn().await;
        walk.look(&ada, "played").await;
        (last, told) = (at.id.saturating_sub(1), at.content.clone());
    }
    // A game of three turns is too short to look back on.
    let (_, at) = walk.turn_told_anew(last, &told).await;
    ada.until_shown(&walk.house, at.id).await;
    ada.press_behind_more("resign").await;
    ada.press_to("resign-yes").await;
    // The last board is one to look back on.
    ada.until_control("study review").await;
    walk.look(&ada, "end").await;
    walk.end(vec![ada], 3 + 3 + 2 + 3, 8).await;
}

async fn to_a_friend(lang: Lang) {
    let Some(walk) = Walk::begin("friend", lang).await else { return };
    let (ada, ben) = (walk.page("ada").await, walk.page("ben").await);
    ada.press_to("guide games").await;
    ada.choose("chess").await;
    ada.press_to("lessons invite").await;
    ben.press_to("join").await;
    let mut last = 0;
    for _ in 0..4 {
        let (who, at) = walk.turn_behind(last).await;
        let page = if who == Who::Ada { &ada } else { &ben };
        page.until_shown(&walk.house, at.id).await;
        walk.look(page, "asked").await;
        page.tap_turn().await;
        walk.look(page, "played").await;
        let other = if who == Who::Ada { Who::Ben } else { Who::Ada };
        // A live board is changed in place.
        let next = || walk.said().iter().any(|one| one.id >= at.id && calls(one, other, ", "));
        walk.house.playground.wait_until("the other's turn", next).await;
        last = at.id.saturating_sub(1);
    }
    let (_, at) = walk.turn_behind(last).await;
    ada.until_shown(&walk.house, at.id).await;
    ada.press_behind_more("resign").await;
    ada.press_to("resign-yes").await;
    ben.until_control("study review").await;
    walk.look(&ben, "end").await;
    walk.end(vec![ada, ben], 3 + 1 + 4 * 4 + 3, 9).await;
}

async fn to_a_golf_course(lang: Lang) {
    let Some(walk) = Walk::begin("golf", lang).await else { return };
    let (ada, ben, cleo) = (walk.page("ada").await, walk.page("ben").await, walk.page("cleo").await);
    ada.press_to("guide games").await;
    ada.choose("chess-golf").await;
    ada.press_to("lessons invite").await;
    for (page, who) in [(&ben, Who::Ben), (&cleo, Who::Cleo)] {
        page.press_to("join").await;
        // The table begins without those who haven't sat down yet.
        let sits = || walk.said().iter().any(|one| one.content.contains(&who.mention()));
        walk.house.playground.wait_until("a seat taken", sits).await;
        walk.look(page, "joined").await;
    }
    ada.press_to("start").await;
    for page in [&ada, &ben, &cleo] {
        page.press_to("move").await;
        walk.look(page, "asked").await;
        // Eight moves.
        page.press_to("stepb 0.8").await;
        walk.look(page, "bid").await;
    }
    // All have bid the same: the first of them shows a way.
    let label = if lang == Lang::De { "Vorführen" } else { "Demonstrate" };
    ada.wait_for(label).await;
    walk.look(&ada, "demonstration").await;
    walk.end(vec![ada, ben, cleo], 3 + 2 + 1 + 3 * 2, 6).await;
}

async fn to_a_tournament(lang: Lang) {
    let Some(walk) = Walk::begin("tournament", lang).await else { return };
    let (ada, ben, cleo) = (walk.page("ada").await, walk.page("ben").await, walk.page("cleo").await);
    ada.command("club tournament open", &[("game", "Chess")]).await;
    for page in [&ada, &ben, &cleo] {
        page.press_to("tournaments join").await;
        walk.look(page, "joined").await;
    }
    // It starts with those who are there.
    let people = [Who::Ada, Who::Ben, Who::Cleo];
    let all_joined =
        || walk.said().iter().any(|one| people.iter().all(|who| one.content.contains(&who.mention())));
    walk.house.playground.wait_until("three players", all_joined).await;
    ada.press_to("tournaments start").await;
    let mut last = 0;
    for _ in 1..=2 {
        // Each game has a thread of its own.
        let (who, at) = walk.turn_behind(last).await;
        let page = match who {
            Who::Ben => &ben,
            Who::Cleo => &cleo,
            _ => &ada,
        };
        page.open_place(at.channel).await;
        page.until_shown(&walk.house, at.id).await;
        walk.look(page, "round").await;
        page.press_behind_more("resign").await;
        page.press_to("resign-yes").await;
        last = at.id;
    }
    ada.open_place(CHESS_CLUB).await;
    ada.press_to("tournaments show").await;
    walk.look(&ada, "standings").await;
    walk.end(vec![ada, ben, cleo], 1 + 3 + 1 + 2 * 3 + 1, 11).await;
}

/// Each walk in each of the two languages.
macro_rules! walks {
    ($($walk:ident: $english:ident, $german:ident;)+) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $english() {
                $walk(Lang::En).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $german() {
                $walk(Lang::De).await;
            }
        )+
    };
}

walks! {
    to_a_lesson_done: from_an_empty_server_to_a_lesson_done, from_an_empty_server_to_a_lesson_done_in_german;
    to_the_computer: a_game_against_the_computer, a_game_against_the_computer_in_german;
    to_a_friend: a_game_with_a_friend, a_game_with_a_friend_in_german;
    to_a_golf_course: a_golf_course_of_three, a_golf_course_of_three_in_german;
    to_a_tournament: a_tournament, a_tournament_in_german;
}
