//! A person's own games: whose turn it is, lists, the next game.

use std::collections::BTreeSet;

use model::game::SeatResult;
use model::ids::{GameId, UserId};
use model::screen::{Button, Menu, Press, Row, Screen};
use store::Finished;
use words::Lang;

use app::request::{LibraryRequest, Request};
use app::{Endings, soundness};
use discord::limits_broken;

use crate::joining::four::{buttons, labels};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, GUILD, Stage};

/// The games that wait for a person, and since when.
async fn turns(stage: &Stage, person: UserId) -> Vec<(GameId, i64)> {
    let turns = stage.app.store().turns_of(person, 9).await.expect("the database");
    turns.iter().map(|turn| (turn.game, turn.asked_ms)).collect()
}

async fn play(stage: &Stage, person: UserId, id: GameId, turn: &str) {
    let game = Some(format!("#{id}"));
    let done = stage.ask(person, Request::Move { turn: turn.to_owned(), game }).await;
    assert!(done.text.contains("You played"), "{done:?}");
}

#[tokio::test]
async fn whose_turn_it_is_is_noted_with_every_change() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        let began = stage.now();
        assert_eq!(turns(&stage, ADA).await, [(id, began)]);
        assert_eq!(turns(&stage, BEN).await, []);
        stage.pass(3).await;
        play(&stage, ADA, id, "f2f3").await;
        assert_eq!(turns(&stage, ADA).await, []);
        assert_eq!(turns(&stage, BEN).await, [(id, stage.now())]);
        for (person, turn) in [(BEN, "e7e5"), (ADA, "g2g4"), (BEN, "d8h4")] {
            play(&stage, person, id, turn).await;
        }
        assert_eq!((turns(&stage, ADA).await, turns(&stage, BEN).await), (Vec::new(), Vec::new()));
        let lost = Finished { result: Some(SeatResult::Lost), ..Default::default() };
        let store = stage.app.store();
        assert_eq!(store.finished_games(ADA, &lost, 0, 9).await.expect("the database"), [id]);
        assert_eq!(store.finished_games(BEN, &lost, 0, 9).await.expect("the database"), []);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn those_who_decide_at_the_same_time_are_noted_one_by_one() {
    let stage = Stage::open().await;
    let id = stage.game("chess-golf").await;
    let began = stage.now();
    assert_eq!((turns(&stage, ADA).await, turns(&stage, BEN).await), (vec![(id, began)], vec![(id, began)]));
    stage.close().await;
}

#[tokio::test]
async fn games_from_before_are_noted_at_the_next_start() {
    Stage::each(async |stage| {
        let id = stage.game("chess").await;
        play(&stage, ADA, id, "e2e4").await;
        let over = stage.game("chess").await;
        stage.spoil("UPDATE seats SET asked_ms = NULL WHERE game = $1", id).await;
        for (person, turn) in [(ADA, "f2f3"), (BEN, "e7e5"), (ADA, "g2g4"), (BEN, "d8h4")] {
            play(&stage, person, over, turn).await;
        }
        stage.spoil("UPDATE seats SET result = NULL WHERE game = $1", over).await;
        assert_eq!(turns(&stage, BEN).await, []);
        stage.pass(1).await;
        assert_eq!(turns(&stage, BEN).await.len(), 1);
        let won = Finished { result: Some(SeatResult::Won), ..Default::default() };
        assert_eq!(stage.app.store().finished_games(BEN, &won, 0, 9).await.expect("the database"), [over]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn games_are_listed_with_those_first_that_wait_in_ones_own_language() {
    let stage = Stage::open().await;
    let first = stage.game("chess").await;
    stage.pass(1).await;
    let second = stage.game("zombie").await;
    stage.said().await;
    play(&stage, ADA, first, "e2e4").await;
    stage.said().await;
    let list = stage.ask(ADA, Request::Games).await;
    let lines: Vec<&str> = list.text.lines().collect();
    assert_eq!(lines.len(), 3, "{list:?}");
    let link = |id: GameId| format!("#{id}](https://discord.com/channels/{GUILD}/{CHANNEL}/");
    assert!(lines[1].contains(&link(second)) && lines[1].contains("**your turn**"), "{list:?}");
    assert!(
        lines[2].contains(&link(first)) && lines[2].contains(&format!("waiting for <@{BEN}>")),
        "{list:?}"
    );
    assert!(list.pings.is_empty());
    let german = stage.ask_as(BEN, |asker| asker.lang = Lang::De, Request::Games).await;
    assert!(german.text.contains("du bist am Zug") && german.text.contains("wartet auf"), "{german:?}");
    let none = stage.ask(CLEO, Request::Games).await;
    assert!(none.text.contains("no games under way") && none.rows.is_empty(), "{none:?}");
    // The menu opens a game, and nothing of other people's.
    let shown = stage.press(ADA, menu(&list).press, Some(&first.to_string())).await;
    let offered = labels(&shown.rows);
    assert!(shown.picture.is_some() && offered.contains(&"History".to_owned()), "{shown:?}");
    assert!(!offered.contains(&"Move".to_owned()), "it waits for Ben: {shown:?}");
    let forged = stage.ask_directly(CLEO, pressed(menu(&list).press, Some(first.to_string()))).await;
    assert!(forged.picture.is_none() && forged.text.contains("I know no game"), "{forged:?}");
    stage.close().await;
}

#[tokio::test]
async fn sixty_games_come_page_by_page_each_once() {
    let stage = Stage::open().await;
    for _ in 0..60 {
        stage.game("chess").await;
    }
    let mut seen = Vec::new();
    let mut page = stage.ask(ADA, Request::Games).await;
    loop {
        assert_eq!(limits_broken(&page), Vec::<&str>::new());
        seen.extend(menu(&page).choices.iter().map(|choice| choice.value.clone()));
        let on = button(&page, "More");
        if on.idle {
            break;
        }
        page = stage.press(ADA, on.press, None).await;
    }
    let all: BTreeSet<_> = seen.iter().collect();
    assert_eq!((seen.len(), all.len()), (60, 60));
    let back = stage.press(ADA, button(&page, "Back").press, None).await;
    assert_eq!(menu(&back).choices.len(), 8);
    // A page beyond the last is the last, and nonsense is answered kindly.
    let beyond = Press { arg: "open.999".to_owned(), ..on_press(&back) };
    assert_eq!(stage.press(ADA, beyond, None).await.text, page.text);
    for word in ["open.x", "old.0.q..", "show", "year.", "fly"] {
        let forged = stage.press(ADA, Press { arg: word.to_owned(), ..on_press(&back) }, None).await;
        assert!(forged.text.contains("I don't know that button"), "{word}: {forged:?}");
    }
    stage.close().await;
}

#[tokio::test]
async fn next_goes_from_the_game_that_waits_longest_to_the_others() {
    let stage = Stage::open().await;
    let none = stage.ask(ADA, Request::Library(LibraryRequest::Next)).await;
    assert!(none.text.contains("Nothing waits"), "{none:?}");
    let mut games = Vec::new();
    for _ in 0..3 {
        games.push(stage.game("chess").await);
        stage.pass(1).await;
    }
    play(&stage, ADA, games[0], "e2e4").await;
    play(&stage, BEN, games[0], "e7e5").await;
    let mut screen = stage.ask(ADA, Request::Library(LibraryRequest::Next)).await;
    for expected in [games[1], games[2], games[0], games[1]] {
        assert_eq!(screen.picture.as_ref().map(|recipe| recipe.game), Some(expected), "{screen:?}");
        assert!(screen.text.contains("2 more games wait"), "{screen:?}");
        assert!(labels(&screen.rows).contains(&"Move".to_owned()));
        assert_eq!(limits_broken(&screen), Vec::<&str>::new());
        screen = stage.press(ADA, button(&screen, "Next game").press, None).await;
    }
    stage.close().await;
}

#[tokio::test]
async fn ends_that_an_older_program_wrote_are_shown_and_soon_told_in_every_language() {
    Stage::each(async |stage: Stage| {
        let id = stage.game("chess").await;
        for (person, turn) in [(ADA, "f2f3"), (BEN, "e7e5"), (ADA, "g2g4"), (BEN, "d8h4")] {
            play(&stage, person, id, turn).await;
        }
        let listed = async |lang| {
            let finished = Request::Library(LibraryRequest::Finished(Finished::default()));
            stage.ask_as(ADA, |asker| asker.lang = lang, finished).await.text
        };
        let kept = async || stage.app.store().game(id).await.expect("the database").expect("it").outcome;
        let now = kept().await.expect("it is over");
        assert_eq!(now.outcome.as_ref().map(ToString::to_string).as_deref(), Some("won 1 checkmate"));
        assert_eq!(now.english, "Black wins: checkmate");
        assert!(listed(Lang::De).await.contains("Schwarz gewinnt durch Schachmatt"));

        stage.spoil("UPDATE games SET ending = NULL WHERE id = $1", id).await;
        assert!(listed(Lang::De).await.contains("Black wins: checkmate"), "as it stands");
        let found = soundness::examine(stage.app.store()).await.expect("the database");
        assert_eq!((found.ended, found.unsound), (1, Vec::new()));
        stage.app.keep_endings(&mut Endings::default()).await.expect("kept");
        assert_eq!(kept().await, Some(now.clone()));
        assert!(listed(Lang::De).await.contains("Schwarz gewinnt durch Schachmatt"));

        // A newer program's kinds are shown in its words, and stay.
        stage.spoil("UPDATE games SET ending = 'eaten 3 cookie', outcome = 'Eaten' WHERE id = $1", id).await;
        assert!(listed(Lang::De).await.contains("Eaten"));
        stage.app.keep_endings(&mut Endings::default()).await.expect("kept");
        assert!(listed(Lang::De).await.contains("Eaten"));
        stage.spoil("UPDATE games SET ending = 'won 0 checkmate' WHERE id = $1", id).await;
        let found = soundness::examine(stage.app.store()).await.expect("the database");
        assert_eq!(found.unsound, [id], "the log says otherwise");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn an_end_that_cant_be_found_out_is_looked_for_once() {
    Stage::each(async |stage: Stage| {
        let (odd, unreadable) = (stage.game("chess").await, stage.game("chess").await);
        // The boards that the games began with are drawn from their rows, too.
        stage.heard_out().await;
        stage.spoil("UPDATE games SET status = 'over' WHERE id = $1", odd).await;
        let spoilt = "UPDATE games SET status = 'over', options = 'from another time' WHERE id = $1";
        stage.spoil(spoilt, unreadable).await;
        let mut so_far = Endings::default();
        let mut read = Vec::new();
        for _ in 0..3 {
            let (before, _) = stage.failpoints.games_read();
            assert!(stage.app.keep_endings(&mut so_far).await.expect("the database"), "all");
            read.push(stage.failpoints.games_read().0 - before);
        }
        assert_eq!(read, [2, 0, 0]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn finished_games_are_searched_and_open_again() {
    let stage = Stage::open().await;
    let won = stage.game("chess").await;
    for (person, turn) in [(ADA, "e2e4"), (BEN, "f7f6"), (ADA, "d2d4"), (BEN, "g7g5"), (ADA, "d1h5")] {
        play(&stage, person, won, turn).await;
    }
    stage.game("chess").await;
    let ask = async |person, wanted| {
        let list = stage.ask(person, Request::Library(LibraryRequest::Finished(wanted))).await;
        assert_eq!(limits_broken(&list), Vec::<&str>::new());
        list
    };
    stage.said().await;
    let list = ask(ADA, Finished::default()).await;
    let link = format!("#{won}](https://discord.com/channels/{GUILD}/{CHANNEL}/");
    assert!(list.text.contains(&link), "the way to its last message: {list:?}");
    let bens = ask(BEN, Finished::default()).await;
    assert!(bens.text.contains("**you lost** (White wins: checkmate)"), "{bens:?}");
    assert!(
        list.text.contains("**you won** (White wins: checkmate)") && list.text.contains(&format!("<@{BEN}>")),
        "{list:?}"
    );
    assert_eq!(menu(&list).choices.len(), 1);
    let shown = stage.press(ADA, menu(&list).press, Some(&won.to_string())).await;
    let buttons = labels(&shown.rows);
    assert!(["History", "Replay"].iter().all(|label| buttons.iter().any(|own| own == label)), "{buttons:?}");
    let none = [
        Finished { rules: Some("zombie".to_owned()), ..Finished::default() },
        Finished { with: Some(CLEO), ..Finished::default() },
        Finished { result: Some(SeatResult::Lost), ..Finished::default() },
    ];
    for wanted in none {
        let list = ask(ADA, wanted).await;
        assert!(list.text.contains("no finished game like that") && list.rows.is_empty(), "{list:?}");
    }
    let found = Finished { with: Some(BEN), result: Some(SeatResult::Won), rules: Some("chess".to_owned()) };
    assert_eq!(menu(&ask(ADA, found).await).choices.len(), 1);
    assert!(ask(CLEO, Finished::default()).await.text.contains("No game of yours"));
    assert!(
        ask(ADA, Finished { rules: Some("go".to_owned()), ..Finished::default() })
            .await
            .text
            .contains("/help")
    );
    stage.close().await;
}

/// The only menu of a screen.
fn menu(screen: &Screen) -> Menu {
    let menus = screen.rows.iter().find_map(|row| match row {
        Row::Menu(menu) => Some(menu.clone()),
        Row::Buttons(_) => None,
    });
    menus.unwrap_or_else(|| panic!("no menu: {screen:?}"))
}

/// The button of this label.
fn button(screen: &Screen, label: &str) -> Button {
    let found = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no {label}: {screen:?}"))
}

fn on_press(screen: &Screen) -> Press {
    button(screen, "More").press
}

fn pressed(press: Press, value: Option<String>) -> Request {
    Request::Press { press, value }
}
