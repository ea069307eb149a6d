//! Tables with an open number of players: joining, starting, deciding in secret, leaving.

use std::collections::BTreeSet;

use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};

use app::request::{Cut, Format, LibraryRequest, NewTable, Request};
use discord::limits_broken;

use crate::joining::four::{buttons, heard, labels, opened, posted, press};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, DEV, Said, Stage, direct};
use crate::told::played;

/// For one to eight players, each on their own; bids are secret, and can be changed until all have bid.
const GAME: &str = "chess-golf";

fn wanted() -> NewTable {
    NewTable { rules: GAME.to_owned(), ..NewTable::default() }
}

pub(crate) async fn joins(stage: &Stage, person: UserId, id: GameId) -> Screen {
    press(stage, person, id, Verb::Join, "").await
}

pub(crate) async fn starts(stage: &Stage, person: UserId, id: GameId) -> Screen {
    press(stage, person, id, Verb::Start, "").await
}

/// Ada, Ben and Cleo, in this order, at a game that has begun; its first board.
pub(crate) async fn three(stage: &Stage) -> (GameId, Screen) {
    let id = opened(stage, wanted()).await;
    joins(stage, BEN, id).await;
    joins(stage, CLEO, id).await;
    stage.said().await;
    starts(stage, ADA, id).await;
    (id, posted(stage).await)
}

#[tokio::test]
async fn people_come_and_go_and_the_host_starts() {
    Stage::each(async |stage: Stage| {
        let id = opened(&stage, wanted()).await;
        let (text, rows) = heard(&stage).await;
        assert!(text.contains("invites whoever joins") && text.contains(&format!("• <@{ADA}>\n")), "{text}");
        assert!(text.contains("Up to 8 can play"), "{text}");
        assert_eq!(labels(&rows), ["Join", "Start", "Leave", "Rules", "Learn this game"]);
        for person in [BEN, CLEO] {
            let answer = joins(&stage, person, id).await;
            assert!(answer.text.contains(&format!("when <@{ADA}> says so")), "{answer:?}");
        }
        let twice = joins(&stage, BEN, id).await;
        assert!(twice.text.contains("already have a seat"), "{twice:?}");
        let early = starts(&stage, BEN, id).await;
        assert!(early.text.contains(&format!("<@{ADA}> opened this table")), "{early:?}");
        press(&stage, BEN, id, Verb::Leave, "").await;
        joins(&stage, DEV, id).await;
        joins(&stage, BEN, id).await;
        let list = stage.ask(CLEO, Request::Games).await;
        assert!(list.text.contains("4 joined so far"), "{list:?}");
        let (text, _) = heard(&stage).await;
        let order = [ADA, CLEO, DEV, BEN].map(|person| format!("• <@{person}>\n")).concat();
        assert!(text.contains(&order), "in the order of coming: {text}");
        let stage = stage.restarted().await;
        let started = starts(&stage, ADA, id).await;
        assert!(started.text.contains("The game is on: `#"), "{started:?}");
        assert!(!started.text.contains("Player"), "people go by their names: {started:?}");
        let board = posted(&stage).await;
        let names = format!("<@{ADA}>, <@{CLEO}>, <@{DEV}>, <@{BEN}>");
        assert!(board.text.contains(&names), "{board:?}");
        assert_eq!(board.pings, [CLEO, DEV, BEN], "all but the person who started it");
        let game = stage.app.store().game(id).await.expect("the database").expect("the game");
        assert_eq!(game.seats.len(), 4, "the chairs nobody came for are gone");
        assert!(game.options.contains(&("players".to_owned(), "4".to_owned())), "{game:?}");
        for (person, verb) in [(ADA, Verb::Start), (UserId(99), Verb::Join), (DEV, Verb::Leave)] {
            let late = press(&stage, person, id, verb, "").await;
            assert!(late.text.contains("already started"), "{late:?}");
        }
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn the_host_may_play_alone() {
    let stage = Stage::open().await;
    let answer = stage.ask(ADA, Request::Play(wanted())).await;
    let start = buttons(&answer.rows).into_iter().find(|button| button.label == "Start alone");
    stage.said().await;
    stage.press(ADA, start.expect("a button").press, None).await;
    let board = posted(&stage).await;
    assert!(board.picture.is_some() && board.pings.is_empty(), "nobody else is there: {board:?}");
    // One question leads to the next in the same message.
    let asked = press(&stage, ADA, GameId(1), Verb::Move, "").await;
    assert!(asked.text.contains("you have to show them"), "{asked:?}");
    let bid = buttons(&asked.rows).into_iter().find(|button| button.label == "3 moves");
    let shows = stage.press(ADA, bid.expect("a bid").press, None).await;
    assert!(shows.text.starts_with("You bid 3 moves.") && shows.picture.is_some(), "{shows:?}");
    assert!(shows.text.contains("Show it: 3 moves left"), "{shows:?}");
    // And in direct messages, where nobody else comes.
    stage.ask_directly(BEN, Request::Play(wanted())).await;
    stage.said().await;
    let press = Press { verb: Verb::Start, game: Some(GameId(2)), version: 1, arg: String::new() };
    stage.ask_directly(BEN, Request::Press { press, value: None }).await;
    let said = stage.said().await;
    let posts = said[&direct(BEN)].iter().filter(|said| matches!(said, Said::Posted { .. })).count();
    assert_eq!(posts, 1, "the board; what is sealed stood in the answer: {said:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_seat_is_kept_for_the_one_who_is_invited_and_the_game_can_start_without_them() {
    let stage = Stage::open().await;
    let id = opened(&stage, NewTable { opponent: Some(BEN), ..wanted() }).await;
    let (text, _) = heard(&stage).await;
    assert!(text.contains(&format!("<@{BEN}> and whoever joins")), "{text}");
    assert!(text.contains(&format!("kept for <@{BEN}>")), "{text}");
    for person in (20..26).map(UserId) {
        joins(&stage, person, id).await;
    }
    let full = joins(&stage, CLEO, id).await;
    assert!(full.text.contains("kept for somebody"), "{full:?}");
    press(&stage, UserId(20), id, Verb::Leave, "").await;
    joins(&stage, CLEO, id).await;
    press(&stage, BEN, id, Verb::Decline, "").await;
    let (text, _) = heard(&stage).await;
    assert!(!text.contains("kept for"), "{text}");
    joins(&stage, DEV, id).await;
    let board = posted(&stage).await;
    assert_eq!(board.pings.len(), 7, "the eighth starts the game, and sees it: {board:?}");
    let id = opened(&stage, NewTable { opponent: Some(BEN), ..wanted() }).await;
    starts(&stage, ADA, id).await;
    assert!(posted(&stage).await.pings.is_empty());
    let late = joins(&stage, BEN, id).await;
    assert!(late.text.contains("already started"), "{late:?}");
    stage.close().await;
}

#[tokio::test]
async fn what_makes_no_sense_there_is_refused() {
    let stage = Stage::open().await;
    let option = |options: &str| NewTable { options: options.to_owned(), ..wanted() };
    for (odd, why) in [
        (NewTable { shared: true, ..wanted() }, "leave `shared` out"),
        (NewTable { colour: Some("white".to_owned()), ..wanted() }, "leave `colour` out"),
        (option("players=3"), "follows from who joins"),
        (option("chosen=Kb"), "Leave it out"),
    ] {
        let answer = stage.ask(ADA, Request::Play(odd)).await;
        assert!(answer.text.contains(why), "{answer:?}");
    }
    let typed = app::Suggest::Options { rules: Some(GAME.to_owned()), typed: String::new() };
    let offered = stage.suggestions(ADA, typed).await;
    // Neither how many play, which follows from who joins, nor a hole's cards.
    let keys: BTreeSet<&str> = offered.iter().filter_map(|(_, value)| value.split('=').next()).collect();
    assert_eq!(keys, BTreeSet::from(["holes", "pace"]), "{offered:?}");
    let chess = stage.invitation("chess").await;
    let odd = starts(&stage, ADA, chess).await;
    assert!(odd.text.contains("don't know that button"), "{odd:?}");
    stage.close().await;
}

/// Bids by the picker's buttons.
pub(crate) async fn bids(stage: &Stage, person: UserId, id: GameId, bid: u32) -> Screen {
    let picker = press(stage, person, id, Verb::Move, "").await;
    assert_eq!(limits_broken(&picker), Vec::<&str>::new());
    let arg = format!("0.{bid}");
    let button = buttons(&picker.rows).into_iter().find(|button| button.press.arg == arg);
    let answer = match button {
        Some(button) => stage.press(person, button.press, None).await,
        None => {
            let menu = picker.rows.iter().find_map(|row| match row {
                Row::Menu(menu) => Some(menu.press.clone()),
                Row::Buttons(_) => None,
            });
            stage.press(person, menu.expect("a menu for the others"), Some(&bid.to_string())).await
        }
    };
    assert_eq!(played(&answer.text), Some(bid.to_string()), "{answer:?}");
    answer
}

/// Everything that a person sees who looks at everything.
pub(crate) async fn looks(stage: &Stage, person: UserId, id: GameId) -> Vec<Screen> {
    let game = || Some(format!("#{id}"));
    let mut seen = Vec::new();
    for request in [
        Request::Board { game: game(), flip: false, text: false },
        Request::Board { game: game(), flip: false, text: true },
        Request::Secrets { game: game() },
        Request::History { game: game() },
        Request::Resign { game: game() },
        Request::Games,
        Request::Library(LibraryRequest::Next),
        Request::Library(LibraryRequest::Export { format: Format::Json, game: game() }),
        Request::Library(LibraryRequest::Export { format: Format::All, game: None }),
        Request::Replay { game: game(), view: None },
        Request::Replay { game: game(), view: Some(Cut::Public) },
    ] {
        let mut screen = stage.ask(person, request).await;
        if let Some(recipe) = screen.picture.as_ref().filter(|recipe| recipe.replay.is_some()) {
            let film = stage.app.studio().draw(recipe).await.expect("a film");
            seen.push(Screen::text(format!("{film:?}")));
        }
        // How much of the log a picture is made from is not to be seen.
        screen.picture.iter_mut().for_each(|recipe| recipe.entries = 0);
        seen.push(screen);
    }
    for (verb, arg) in [(Verb::Move, ""), (Verb::Moment, "p.last")] {
        let mut screen = press(stage, person, id, verb, arg).await;
        screen.picture.iter_mut().for_each(|recipe| recipe.entries = 0);
        seen.push(screen);
    }
    seen
}

#[tokio::test]
async fn a_sealed_bid_can_be_changed_and_nobody_else_notices() {
    Stage::each(async |stage: Stage| {
        let (id, board) = three(&stage).await;
        assert!(buttons(&board.rows).iter().all(|button| button.press.version == 0), "{board:?}");
        let bens = press(&stage, BEN, id, Verb::Move, "").await;
        bids(&stage, ADA, id, 5).await;
        let said = stage.said().await;
        let changes = |said: &Said| matches!(said, Said::Changed { .. });
        let of_board: Vec<_> = said[&CHANNEL].iter().filter(|said| changes(said)).collect();
        assert_eq!(of_board.len(), 1, "{said:?}");
        // Lists show first what changed last: that is another game, and stays it.
        stage.game("chess").await;
        stage.pass(1).await;
        stage.said().await;
        let before = [looks(&stage, BEN, id).await, looks(&stage, DEV, id).await];
        for bid in [30, 0, 7] {
            let picker = press(&stage, ADA, id, Verb::Move, "").await;
            assert!(picker.text.contains("Your decision is in; choose again to change it"), "{picker:?}");
            bids(&stage, ADA, id, bid).await;
        }
        let said = stage.said().await;
        assert!(!said.contains_key(&CHANNEL) && !said.contains_key(&direct(BEN)), "{said:?}");
        assert_eq!([looks(&stage, BEN, id).await, looks(&stage, DEV, id).await], before);
        // Ben's earlier controls still work.
        let six = buttons(&bens.rows).into_iter().find(|button| button.press.arg == "0.6");
        let answer = stage.press(BEN, six.expect("a number").press, None).await;
        assert!(answer.text.starts_with("You bid 6 moves."), "{answer:?}");
        let said = stage.said().await;
        let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else { panic!("{said:?}") };
        let text = change.text.as_ref().expect("a text");
        assert!(text.contains(&format!("waiting for <@{CLEO}>. Ready: <@{ADA}> and <@{BEN}>.")), "{text}");
        bids(&stage, CLEO, id, 9).await;
        let board = posted(&stage).await;
        assert_eq!(board.pings, [BEN], "the lowest bid demonstrates: {board:?}");
        assert!(board.text.contains("Every decision is made."), "{board:?}");
        assert!(board.text.contains(&format!("<@{ADA}> 7")), "the last bid counts: {board:?}");
        let turns = buttons(&board.rows)[0].press.arg.clone();
        assert_eq!(turns, "3", "three bids, however often they were changed");
        let late = press(&stage, ADA, id, Verb::Move, "").await;
        assert!(late.text.contains("isn't your turn"), "{late:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn somebody_who_gives_up_leaves_the_game_to_the_others() {
    Stage::each(async |stage: Stage| {
        let (id, _) = three(&stage).await;
        let asked = stage.ask(BEN, Request::Resign { game: Some(format!("#{id}")) }).await;
        assert!(asked.text.contains("The others play on without you."), "{asked:?}");
        let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
        let yes = yes.expect("a button").press;
        // Somebody else's bid changes nothing about the question.
        bids(&stage, ADA, id, 3).await;
        stage.said().await;
        let done = stage.press(BEN, yes.clone(), None).await;
        assert!(done.text.starts_with("You resigned."), "{done:?}");
        let said = stage.said().await;
        let [Said::Changed { change, .. }] = &said[&CHANNEL][..] else {
            panic!("nobody is called: {said:?}")
        };
        let text = change.text.as_ref().expect("a text");
        assert!(text.contains(&format!("Left the table: <@{BEN}>.")), "{text}");
        assert!(text.contains(&format!("waiting for <@{CLEO}>. Ready: <@{ADA}>.")), "{text}");
        for request in [Request::Resign { game: Some(format!("#{id}")) }] {
            let again = stage.ask(BEN, request).await;
            assert!(again.text.contains("left that game already"), "{again:?}");
        }
        let again = stage.press(BEN, yes, None).await;
        assert!(again.text.contains("left that game already"), "{again:?}");
        let out = press(&stage, BEN, id, Verb::Move, "").await;
        assert!(out.text.contains("isn't your turn"), "{out:?}");
        bids(&stage, CLEO, id, 4).await;
        assert_eq!(posted(&stage).await.pings, [ADA]);
        stage.close().await;
    })
    .await;
}

/// The number of players is fixed at the start; looking at the invitation before must not fix a different number.
#[tokio::test]
async fn looking_at_an_invitation_settles_nothing() {
    let stage = Stage::open().await;
    let id = opened(&stage, wanted()).await;
    for person in [BEN, CLEO] {
        joins(&stage, person, id).await;
        press(&stage, person, id, Verb::Offer, "more").await;
    }
    let begun = starts(&stage, ADA, id).await;
    assert!(begun.text.contains("game is on"), "{begun:?}");
    for flip in [false, true] {
        let board = stage.ask(BEN, Request::Board { game: Some(format!("#{id}")), flip, text: true }).await;
        assert!(!board.text.contains("went wrong"), "{board:?}");
        for person in [ADA, BEN, CLEO] {
            assert!(board.text.contains(&format!("<@{person}>")), "{board:?}");
        }
    }
    let move_on = press(&stage, CLEO, id, Verb::Move, "").await;
    assert!(!move_on.rows.is_empty(), "{move_on:?}");
    stage.close().await;
}
