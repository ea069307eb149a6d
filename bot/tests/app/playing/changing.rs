//! A changed sealed decision replaces the earlier one: in the log, in films, and in every process that has the game in memory.
//! Nobody else can notice, not even by how long anything takes.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use app::request::{Cut, LibraryRequest, NewTable, Request};
use engine::catalogue;
use engine::rules::Effort;
use model::game::{Advance, Change, Game, Status};
use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};
use store::{Finished, JobKind, LogRow};

use crate::joining::company::{joins, looks, starts, three};
use crate::joining::four::{buttons, opened, posted, press};
use crate::stage::{ADA, BEN, CLEO, DEV, Stage};
use crate::told::played;

async fn bid(stage: &Stage, person: UserId, id: GameId, bid: u32) {
    let request = Request::Move { turn: bid.to_string(), game: Some(format!("#{id}")) };
    let answer = stage.ask(person, request).await;
    assert_eq!(played(&answer.text), Some(bid.to_string()), "{answer:?}");
}

async fn kept(stage: &Stage, id: GameId) -> (Game, Vec<LogRow>) {
    let game = stage.store().game(id).await.expect("the database").expect("the game");
    let log = stage.store().log_between(id, 0, i64::MAX).await.expect("the database");
    (game, log)
}

/// A change of a game whose log keeps its length, or grows.
fn change(game: &Game, more: i64) -> Change {
    Change::Advance(Advance {
        status: game.status,
        outcome: None,
        entries: game.entries + more,
        expires_ms: None,
        changed_ms: game.changed_ms,
        shown: false,
    })
}

async fn record(stage: &Stage, person: UserId, id: GameId) -> String {
    let answer = stage.ask(person, Request::History { game: Some(format!("#{id}")) }).await;
    format!("{answer:?}")
}

#[tokio::test]
async fn however_often_a_bid_is_changed_the_log_is_as_long() {
    Stage::each(async |stage: Stage| {
        let (id, _) = three(&stage).await;
        bid(&stage, ADA, id, 5).await;
        bid(&stage, BEN, id, 6).await;
        let (before, mut log) = kept(&stage, id).await;
        for number in 0..60 {
            if number % 10 == 0 {
                stage.pass(1).await;
            }
            bid(&stage, ADA, id, number % 30 + 1).await;
        }
        bid(&stage, ADA, id, 17).await;
        let (after, changed) = kept(&stage, id).await;
        let own = log.iter_mut().find(|row| row.seat == Some(0)).expect("her bid");
        own.text = "17".to_owned();
        assert_eq!(changed, log, "nothing but what she bids, not even when");
        assert_eq!((after.entries, after.changed_ms), (before.entries, before.changed_ms));
        assert_eq!(after.board_entries, before.board_entries);
        // From the log alone it is the same game.
        let stage = stage.restarted().await;
        assert!(record(&stage, ADA, id).await.contains("You bid 17 moves."));
        bid(&stage, CLEO, id, 9).await;
        let board = posted(&stage).await;
        assert!(board.text.contains(&format!("<@{ADA}> 17, <@{BEN}> 6, <@{CLEO}> 9")), "{board:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_bid_that_another_process_changes_is_not_remembered_as_it_was() {
    Stage::each(async |stage: Stage| {
        let (id, _) = three(&stage).await;
        bid(&stage, ADA, id, 5).await;
        bid(&stage, BEN, id, 6).await;
        assert!(record(&stage, ADA, id).await.contains("You bid 5 moves."));
        // What another process does; the log stays as long as this one knows it.
        let (mut game, _) = kept(&stage, id).await;
        let mut tx = stage.store().begin().await.expect("a transaction");
        tx.rewrite(&mut game, 0, "9").await.expect("her bid");
        let on = change(&game, 0);
        tx.change(&mut game, on).await.expect("nobody was faster");
        tx.commit().await.expect("committed");
        assert!(record(&stage, ADA, id).await.contains("You bid 9 moves."));
        bid(&stage, CLEO, id, 8).await;
        let board = posted(&stage).await;
        assert!(board.text.contains(&format!("<@{ADA}> 9, <@{BEN}> 6, <@{CLEO}> 8")), "{board:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_film_of_an_old_log_shows_what_stands() {
    Stage::each(async |stage: Stage| {
        let (id, _) = three(&stage).await;
        bid(&stage, ADA, id, 5).await;
        let film = async |person, view| {
            stage.ask(person, Request::Replay { game: Some(format!("#{id}")), view }).await.text
        };
        let before = [film(ADA, None).await, film(BEN, None).await, film(CLEO, Some(Cut::Public)).await];
        // Earlier versions wrote a line for each change.
        let (mut game, _) = kept(&stage, id).await;
        let changes = 3_000;
        let mut tx = stage.store().begin().await.expect("a transaction");
        for number in 0..changes {
            let text = (number % 31).to_string();
            tx.append(id, game.entries + number, Some(0), &text, game.changed_ms).await.expect("an entry");
        }
        let on = change(&game, changes);
        tx.change(&mut game, on).await.expect("nobody was faster");
        tx.commit().await.expect("committed");
        let after = [film(ADA, None).await, film(BEN, None).await, film(CLEO, Some(Cut::Public)).await];
        assert_eq!(after, before, "no change is a moment, not even to the person who made it");
        // The game continues; the next change replaces the last line.
        bid(&stage, ADA, id, 7).await;
        let (now, log) = kept(&stage, id).await;
        assert_eq!(now.entries, game.entries);
        assert_eq!(log.last().map(|row| row.text.as_str()), Some("7"));
        bid(&stage, BEN, id, 6).await;
        bid(&stage, CLEO, id, 9).await;
        let board = posted(&stage).await;
        assert!(board.text.contains(&format!("<@{ADA}> 7, <@{BEN}> 6, <@{CLEO}> 9")), "{board:?}");
        stage.close().await;
    })
    .await;
}

/// A shortest solution of the current hole of a game.
async fn solution(stage: &Stage, id: GameId) -> String {
    let (game, _) = kept(stage, id).await;
    let question = game.waiting.question.expect("a hole");
    let effort = Effort { nodes: 50_000_000, bytes: 64 << 20, stop: &AtomicBool::new(false) };
    let golf = catalogue::find("chess-golf").expect("the game");
    let ruling = golf.work_out(&question, &effort).expect("an answer");
    ruling.rsplit_once(':').expect("solved").1.to_owned()
}

#[tokio::test]
async fn a_line_sealed_in_place_of_a_bid_is_not_noticed_and_is_played_when_it_is_due() {
    Stage::each(async |stage: Stage| {
        let (id, _) = three(&stage).await;
        let line = solution(&stage, id).await;
        bid(&stage, ADA, id, 30).await;
        stage.said().await;
        let before = [looks(&stage, BEN, id).await, looks(&stage, DEV, id).await];
        let typed = Request::Move { turn: format!("line/{line}"), game: Some(format!("#{id}")) };
        let answer = stage.ask(ADA, typed).await;
        assert!(answer.text.contains("sealed") && !answer.text.contains("line/"), "in words: {answer:?}");
        assert!(stage.said().await.is_empty(), "nobody hears of it");
        assert_eq!([looks(&stage, BEN, id).await, looks(&stage, DEV, id).await], before);
        let stage = stage.restarted().await;
        bid(&stage, BEN, id, 30).await;
        bid(&stage, CLEO, id, 29).await;
        let board = posted(&stage).await;
        let moves = line.split('/').count();
        let shown = format!("<@{ADA}> solves it in {moves} move");
        assert!(board.text.contains(&shown) && board.text.contains(&line.replace('/', ", ")), "{board:?}");
        stage.close().await;
    })
    .await;
}

/// Chooses from the menu that has this value.
async fn choose(stage: &Stage, screen: &Screen, value: &str) -> Screen {
    let menu = screen.rows.iter().find_map(|row| match row {
        Row::Menu(menu) if menu.choices.iter().any(|choice| choice.value == value) => Some(&menu.press),
        Row::Menu(_) | Row::Buttons(_) => None,
    });
    let menu = menu.unwrap_or_else(|| panic!("no {value} in {screen:?}"));
    stage.press(ADA, menu.clone(), Some(value)).await
}

/// The press of a button with this label.
fn labelled(screen: &Screen, label: &str) -> Press {
    let button = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    button.unwrap_or_else(|| panic!("no {label}: {screen:?}")).press.clone()
}

/// Answers the question whether a line is to be sealed.
async fn seal_it(stage: &Stage, asked: &Screen, line: &str) -> Screen {
    let moves = line.split('/').count();
    assert!(
        asked.text.contains("Do you seal it") && asked.text.contains(&format!("bid {moves} moves")),
        "{asked:?}"
    );
    stage.press(ADA, labelled(asked, "Seal it"), None).await
}

#[tokio::test]
async fn a_line_is_written_by_the_picker_on_a_board_of_ones_own() {
    let stage = Stage::open().await;
    let (id, _) = three(&stage).await;
    let line = solution(&stage, id).await;
    assert!(line.contains('/'), "a move to take back: {line}");
    let picker = press(&stage, ADA, id, Verb::Move, "").await;
    let seal = buttons(&picker.rows).into_iter().find(|button| button.label == "Seal a line");
    let seal = seal.expect("a button");
    let mut at = stage.press(ADA, seal.press.clone(), None).await;
    stage.said().await;
    let before = [looks(&stage, BEN, id).await, looks(&stage, DEV, id).await];
    for (number, stroke) in line.split('/').enumerate() {
        assert_eq!([looks(&stage, BEN, id).await, looks(&stage, DEV, id).await], before, "move {number}");
        let (from, to) = stroke.split_at(2);
        if number == 1 {
            // The last move is taken back, not the line.
            let undo = buttons(&at.rows).into_iter().find(|button| button.press.verb == Verb::Undo);
            let undo = undo.expect("a button").press.clone();
            let undone = stage.press(ADA, undo.clone(), None).await;
            assert!(
                !undone.text.contains("So far") && undone.text.contains("your line begin with"),
                "{undone:?}"
            );
            // Pressed twice, or on another device, it takes back no more than was shown there.
            let twice = stage.press(ADA, undo, None).await;
            assert!(
                twice.text.contains("out of date") && twice.text.contains("your line begin with"),
                "{twice:?}"
            );
            let first = line.split('/').next().expect("a move");
            at = choose(&stage, &undone, &format!("{}-{}", &first[..2], &first[2..])).await;
        }
        at = choose(&stage, &at, &format!("{from}-{to}")).await;
        stage.app.studio().draw(at.picture.as_ref().expect("a picture")).await.expect("drawn");
    }
    // The last move would also be the bid, so it is asked about, and can be taken back.
    let change = labelled(&at, "Change it");
    at = seal_it(&stage, &at, &line).await;
    assert!(at.text.contains("sealed") && at.text.contains(" (`"), "{at:?}");
    let late = stage.press(ADA, change, None).await;
    assert!(late.text.contains("How many moves do you bid?"), "{late:?}");
    let (_, log) = kept(&stage, id).await;
    let sealed = log.last().expect("a bid");
    assert_eq!((sealed.seat, sealed.text.replace('-', "")), (Some(0), format!("line/{line}")));
    stage.close().await;
}

#[tokio::test]
async fn after_seal_a_line_only_its_moves_are_typed() {
    let stage = Stage::open().await;
    let (id, _) = three(&stage).await;
    let line = solution(&stage, id).await;
    let (first, rest) = line.split_once('/').expect("several moves");
    for (texts, moves) in [
        (vec![line.clone()], "the whole line"),
        (vec![line.replace('/', " ")], "with blanks"),
        (vec![first.to_owned(), rest.to_owned()], "in two parts"),
        (vec![format!("line/{line}")], "as it is written elsewhere"),
    ] {
        let picker = press(&stage, ADA, id, Verb::Move, "").await;
        let seal = buttons(&picker.rows).into_iter().find(|button| button.label == "Seal a line");
        let mut at = stage.press(ADA, seal.expect("a button").press.clone(), None).await;
        for text in texts {
            let form = buttons(&at.rows).into_iter().find(|button| button.press.verb == Verb::Type);
            let form = Press { verb: Verb::Typed, ..form.expect("a form").press.clone() };
            at = stage.press(ADA, form, Some(&text)).await;
        }
        // What only continues the line is asked about; the whole turn with its word was written on purpose.
        if moves != "as it is written elsewhere" {
            at = seal_it(&stage, &at, &line).await;
        }
        assert!(at.text.contains("sealed") && at.text.contains(" (`"), "{moves}: {at:?}");
        let (_, log) = kept(&stage, id).await;
        let sealed = log.last().expect("a bid");
        assert_eq!(sealed.text.replace('-', ""), format!("line/{line}"), "{moves}");
        bid(&stage, ADA, id, 30).await;
    }
    // A number is still a bid, and what is wrong is said of the move.
    let picker = press(&stage, ADA, id, Verb::Move, "").await;
    let seal = buttons(&picker.rows).into_iter().find(|button| button.label == "Seal a line");
    let at = stage.press(ADA, seal.expect("a button").press.clone(), None).await;
    let form = buttons(&at.rows).into_iter().find(|button| button.press.verb == Verb::Type);
    let form = Press { verb: Verb::Typed, ..form.expect("a form").press.clone() };
    let wrong = stage.press(ADA, form.clone(), Some("zz")).await;
    assert!(wrong.text.contains("“zz”") && wrong.text.contains("your line begin with"), "{wrong:?}");
    let number = stage.press(ADA, form, Some("7")).await;
    assert!(number.text.contains("You bid 7 moves"), "{number:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_shared_win_is_told_once() {
    let stage = Stage::open().await;
    let course =
        NewTable { rules: "chess-golf".to_owned(), options: "holes=3".to_owned(), ..NewTable::default() };
    let id = opened(&stage, course).await;
    joins(&stage, BEN, id).await;
    starts(&stage, ADA, id).await;
    let (ruling, done) = stage.work(&[JobKind::Ruling]);
    for hole in 1..=3 {
        bid(&stage, ADA, id, 0).await;
        let question = kept(&stage, id).await.0.waiting.question.expect("a hole");
        stage.rule("chess-golf", &question, "impossible").await;
        let last = Request::Move { turn: "0".to_owned(), game: Some(format!("#{id}")) };
        let answer = stage.ask(BEN, last).await;
        assert!(answer.text.contains("You bid “impossible”"), "hole {hole}: {answer:?}");
        for _ in 0..200 {
            let (game, _) = kept(&stage, id).await;
            if game.status == Status::Over || game.waiting.question.is_some_and(|now| now != question) {
                break;
            }
            stage.pass_minutes(1).await;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    done.cancel();
    ruling.await.expect("no panic");
    stage.said().await;
    let (game, _) = kept(&stage, id).await;
    assert_eq!(game.status, Status::Over, "{game:?}");
    let finished = Request::Library(LibraryRequest::Finished(Finished::default()));
    let list = stage.ask(ADA, finished).await;
    let once = "share the win: the same total after all holes, a tie that only the best dressed could break";
    assert!(list.text.contains(once) && !list.text.contains("you won"), "{list:?}");
    assert!(list.text.contains(&format!("<@{ADA}> and <@{BEN}> share")), "{list:?}");
    stage.close().await;
}

#[tokio::test]
async fn what_a_demonstration_leads_to_is_told_to_its_player_line_by_line() {
    let stage = Stage::open().await;
    let (id, _) = three(&stage).await;
    let line = solution(&stage, id).await;
    bid(&stage, ADA, id, 30).await;
    bid(&stage, BEN, id, 29).await;
    let sealed = Request::Move { turn: format!("line/{line}"), game: Some(format!("#{id}")) };
    let answer = stage.ask(CLEO, sealed).await;
    assert!(answer.text.lines().any(|line| line.starts_with("The bids: ")), "{answer:?}");
    assert!(answer.text.lines().any(|line| line.contains("> solves it in ")), "{answer:?}");
    stage.close().await;
}
