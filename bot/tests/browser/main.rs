//! The playground's page in a real browser works as people use it to try the bot.
//!
//! Needs `chromedriver` and Chromium; without them it says so and does nothing, unless `MENAGERIE_REQUIRE_BROWSER` is set.
//! With `MENAGERIE_SCREENSHOTS=FOLDER` it also leaves the pictures that the documentation shows.

#[allow(dead_code, reason = "the games are played without a browser elsewhere")]
#[path = "../support/house.rs"]
mod house;
#[allow(dead_code, reason = "the games are played without a browser elsewhere")]
#[path = "../support/player.rs"]
mod player;

mod details;
mod driver;
mod page;
mod switches;
mod themes;
mod tour;
mod walks;

use driver::{Driver, PHONE, WIDE};
use engine::catalogue;
use house::House;
use page::Page;

/// The line of the rules; White types, Black uses the menus.
const LINE: &str = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@g7";

/// Ada, with the white pieces, and Ben at one table; both pages show the first board.
async fn seated(ada: &Page, ben: &Page, game: &str) {
    ada.command("play", &[("game", game), ("opponent", "Ben"), ("colour", "White")]).await;
    ben.press("Join").await;
    for page in [ada, ben] {
        page.wait_for("it's your turn as White").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_main_line_in_three_browsers() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let (ada, ben, spectator) = (
        Page::open(&driver, &house, "/?seat=ada", WIDE).await,
        Page::open(&driver, &house, "/?seat=ben", WIDE).await,
        Page::open(&driver, &house, "/?seat=spectator", WIDE).await,
    );
    seated(&ada, &ben, "Zombie Chess").await;
    for (ply, turn) in LINE.split(' ').enumerate() {
        if ply == 0 {
            // Typing brings suggestions; one is taken.
            ada.move_by_suggestion("e2", turn).await;
        } else if ply % 2 == 0 {
            ada.command("move", &[("turn", turn)]).await;
        } else {
            ben.pick(turn).await;
        }
        // What only the player may know stands in the private answer, until that becomes the next question.
        if let Some((_, grave)) = turn.split_once('@') {
            let player = if ply % 2 == 0 { &ada } else { &ben };
            player.wait_for(&format!("@{grave}")).await;
            player.wait_for("lies buried under your").await;
        }
        let public: Vec<&str> =
            turn.split('/').map(|step| if step.starts_with('@') { "@?" } else { step }).collect();
        for page in [&ada, &ben, &spectator] {
            page.wait_for(&format!("played {}", public.join("/"))).await;
        }
    }
    // The pawn rises on c6, for everybody to see, in a picture and in words.
    for page in [&ada, &ben, &spectator] {
        page.wait_for("A white pawn rises on c6!").await;
        page.board_says("Zombies, on coins: white pawn on c6.").await;
    }
    // The secrets came once, in the private answer; My secrets shows them again.
    for page in [&ada, &ben] {
        page.press("My secrets").await;
        page.wait_for("only you know where you buried").await;
    }
    // Each player sees their own graves and no others; the spectator sees none. What lay on c6 has risen.
    for (page, own, others) in [
        (&ada, &["black pawn under b2"][..], &["@c6", "@g7"][..]),
        (&ben, &["white knight under g7"], &["@b2"]),
        (&spectator, &[], &["@b2", "@c6", "@g7"]),
    ] {
        let everything = page.everything().await;
        for grave in own {
            assert!(everything.contains(grave), "{grave} is not there");
        }
        for grave in others {
            assert!(!everything.contains(grave), "{grave} is there");
        }
        assert!(!own.is_empty() || !everything.contains("lies buried under"), "the spectator is told");
    }
    for page in [&ada, &ben, &spectator] {
        page.is_sound().await;
    }
    if let Some(folder) = std::env::var_os("MENAGERIE_SCREENSHOTS") {
        let pair = Page::open(&driver, &house, "/?seats=ada,ben&theme=dark", WIDE).await;
        pair.screenshot(&folder, "playground.png").await;
        pair.close().await;
        let phone = Page::open(&driver, &house, "/?seat=ben&theme=light", PHONE).await;
        phone.screenshot(&folder, "phone.png").await;
        phone.close().await;
    }
    for page in [ada, ben, spectator] {
        page.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_telephone_shows_everything_without_scrolling_sideways_and_a_form_takes_a_typed_move() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let (ada, ben) = (
        Page::open(&driver, &house, "/?seat=ada&theme=dark", PHONE).await,
        Page::open(&driver, &house, "/?seat=ben&theme=light", PHONE).await,
    );
    seated(&ada, &ben, "Chess").await;
    ada.type_into_form("Nf3").await;
    ben.wait_for("played Nf3").await;
    ben.pick("e7e5").await;
    ada.wait_for("played e5").await;
    // A refusal is shown where the person pressed, and only to them.
    ben.press("Move").await;
    ben.wait_for("It isn't your turn").await;
    assert!(!ada.everything().await.contains("It isn't your turn"));
    for page in [&ada, &ben] {
        page.last_board().await;
        page.is_sound().await;
        assert!(page.number("document.documentElement.scrollWidth").await <= f64::from(PHONE.0));
        let composer =
            page.number("document.getElementById('composer').getBoundingClientRect().bottom").await;
        assert!(composer <= f64::from(PHONE.1), "the composer is in reach: {composer}");
    }
    for page in [ada, ben] {
        page.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_sit_down_where_they_like_and_each_plays_a_turn() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::open().await;
    let mut pages = Vec::new();
    for seat in ["ada", "ben", "cleo", "dev"] {
        pages.push(Page::open(&driver, &house, &format!("/?seat={seat}"), PHONE).await);
    }
    let info = catalogue::find("crowded-house").expect("the game").info();
    let names: Vec<&str> = info.seats.iter().map(|seat| seat.name).collect();
    pages[0].command("play", &[("game", info.title)]).await;
    // The last seat first: each waits to see who sat down before.
    for (at, before) in [(3, 0), (2, 3), (1, 2)] {
        pages[at].wait_for_taken(names[before]).await;
        pages[at].press(&format!("Join as {}", names[at])).await;
    }
    for (page, turn) in pages.iter().zip(["e2e4", "e7e5", "d2d4", "d7d6"]) {
        page.pick(turn).await;
        for other in &pages {
            other.wait_for(&format!("played {turn}")).await;
        }
    }
    for page in pages {
        page.wait_for(&format!("it's your turn as {}", names[0])).await;
        page.last_board().await;
        page.is_sound().await;
        assert!(page.number("document.documentElement.scrollWidth").await <= f64::from(PHONE.0));
        page.close().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pieces_stand_before_seats_and_choices() {
    let Some(driver) = Driver::start().await else { return };
    let house = House::with(|settings| settings.emoji.sync_at_start = true).await;
    let playground = &house.playground;
    let all = render::emoji::glyphs().count();
    // Until the pages are open, the bot has also looked at the list.
    playground.wait_until("all emoji", || playground.emojis().len() == all).await;
    let (ada, ben) = (
        Page::open(&driver, &house, "/?seat=ada&theme=dark", WIDE).await,
        Page::open(&driver, &house, "/?seat=ben&theme=light", PHONE).await,
    );
    let title = catalogue::find("crowded-house").expect("the game").info().title;
    ada.command("play", &[("game", title)]).await;
    ben.wait_for_emoji(".row:has([data-testid=button] img)").await;
    seated(&ada, &ben, "Chess").await;
    ada.press("Move").await;
    ada.wait_for_emoji("select[data-testid=select]").await;
    ada.pick("e2e4").await;
    ben.wait_for("played e4").await;
    for page in [ada, ben] {
        page.is_sound().await;
        page.close().await;
    }
    house.close().await;
}
