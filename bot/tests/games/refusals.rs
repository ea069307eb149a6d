//! Actions that don't work are answered with a friendly private sentence, and change nothing.

use playground::{CHESS_CLUB, Effect, Fault, Route, Seen, TEA_ROOM, Who};
use serde_json::json;

use crate::house::House;
use crate::player::By;
use crate::table::Table;

/// The public messages and the record, which a refusal must not change.
async fn state(table: &Table) -> (Vec<(String, u32, usize)>, String) {
    let public = table.ben.person.messages(table.place);
    let messages = public
        .into_iter()
        .filter(|seen| !seen.private)
        .map(|seen| (seen.content, seen.edits, seen.components.len()))
        .collect();
    (messages, table.ben.slash(table.place, "game history", json!({})).await.content)
}

fn kind(answer: &Seen) {
    assert!(answer.private && answer.pings.is_empty(), "{answer:?}");
    let words = answer.content.to_lowercase();
    for harsh in ["error", "panic", "invalid", "fail", "none", "null", "sql"] {
        assert!(!words.contains(harsh), "{answer:?}");
    }
    assert!(answer.content.len() > 20 && answer.content.ends_with(['.', '!', '?']), "{answer:?}");
}

/// The gateway delivers a command twice, and the reply to the second acknowledgement is lost, so that it looks like the first: the
/// player who moved is not told that it isn't their turn.
#[tokio::test]
async fn a_command_that_comes_twice_is_answered_once() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    let callbacks =
        || house.playground.requests().iter().filter(|request| request.route == Route::Callback).count();
    let before = callbacks();
    let faults = house.playground.faults();
    faults.order(Fault::new(Effect::LoseReply).on(Route::Callback).skip(1));
    faults.double_events(1);
    let answer = table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    assert!(answer.content.contains("You played"), "{answer:?}");
    faults.clear();
    let board = table.board.clone();
    table.board = table.new_board(&board).await;
    let looked = table.ben.slash(CHESS_CLUB, "board", json!({})).await;
    assert_eq!(looked.files.len(), 1);
    assert_eq!(callbacks() - before, 2, "one each");
    house.close().await;
}

#[tokio::test]
async fn two_presses_at_the_same_moment_play_one_turn() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    let picker = table.ada.press(&table.board, "Move").await;
    let menu = picker.menus().remove(0);
    let before = table.board.clone();
    let both =
        ["e2e4", "e2e3"].map(|to| table.ada.person.select(picker.id, &menu.custom_id, &[to]).expect("sent"));
    // They share a message, in which only the answer to the later one is sure to be shown.
    let [_, later] = both;
    later.message().await.expect("an answer");
    table.board = table.new_board(&before).await;
    let record = table.ben.slash(CHESS_CLUB, "game history", json!({})).await.content;
    assert_eq!(record.matches("1. e").count(), 1, "{record}");
    assert!(!record.contains("  e"), "{record}");
    // Commands of two people at once: only the player to move plays.
    let calls = [&table.ada, &table.ben]
        .map(|player| player.person.slash(CHESS_CLUB, "move", &json!({ "turn": "e5" })).expect("sent"));
    let ada = calls[0].message().await.expect("an answer");
    let ben = calls[1].message().await.expect("an answer");
    assert!(ben.content.contains("You played"), "{ben:?}");
    kind(&ada);
    house.close().await;
}

#[tokio::test]
async fn a_button_of_an_old_board_shows_the_new_one() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    let old = table.board.clone();
    let picker = table.ada.press(&old, "Move").await;
    table.play_all(By::Command, "e2e4 e7e5").await;
    let before = state(&table).await;
    let button = old.button("Move").expect("a button");
    let late = table.ada.person.press_raw(old.id, &button).expect("sent").message().await.expect("an answer");
    assert!(late.content.contains("earlier board"), "{late:?}");
    assert!(!late.menus().is_empty(), "the fresh board can be played on at once");
    let menu = picker.menus().remove(0);
    let late = table.ada.person.select(picker.id, &menu.custom_id, &["d2d4"]).expect("sent");
    let late = late.message().await.expect("an answer");
    assert!(late.content.contains("out of date"), "{late:?}");
    // Old board, not one's turn any more.
    let late = table.ben.person.press_raw(old.id, &button).expect("sent").message().await.expect("an answer");
    kind(&late);
    assert!(late.content.contains("isn't your turn"), "{late:?}");
    assert_eq!(state(&table).await, before);
    house.close().await;
}

#[tokio::test]
async fn forged_custom_ids_open_nothing() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    let before = state(&table).await;
    let real = table.board.button("Move").expect("a button");
    let stepb = real.replace("move", "stepb");
    let other_game = real.replace(":1:", ":zz:");
    let forged = [
        "",
        "x",
        "m1",
        "m1:",
        "m1:move",
        "m1:move:::",
        "m1:step:1:2:0..0",
        "m2:move:1:2:0",
        "m1:resign-yes:1:0:",
        "m1:resign-yes:1:-5:",
        "m1:draw-yes:1:9999999999999999999:",
        "m1:join:1:1:",
        "m1:cancel:1:1:",
        "m1:rules:-:0:nosuchgame.0",
        "m1:rules:-:0:chess.999999999999999999999",
        "m1:rules:-:0:../../etc.0",
        "m1:piece:1:2:0..0",
        "m1:claim:1:1:",
        "m1:typed:1:1:",
        "m1:secrets:1:1:",
        "m1:nosuchverb:1:1:",
        "m1:mové:1:1:",
        &stepb,
        &other_game,
    ];
    for id in forged {
        if id.is_empty() {
            continue;
        }
        for player in [&table.ada, &table.ben] {
            let call = player.person.press_raw(table.board.id, id).expect("sent");
            let answer = call.message().await.expect("an answer");
            assert!(answer.private, "{id}: {answer:?}");
            assert!(answer.content.len() > 10, "{id}: {answer:?}");
        }
        let call = table.ben.person.select_raw(table.board.id, id, &["e2e4"]).expect("sent");
        assert!(call.message().await.expect("an answer").private);
        let form = table.ben.person.submit_raw(CHESS_CLUB, None, id, &[("turn", "e2e4")]).expect("sent");
        assert!(form.message().await.expect("an answer").private);
    }
    assert_eq!(state(&table).await, before);
    house.close().await;
}

#[tokio::test]
async fn onlookers_may_look_and_nothing_else() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    let before = state(&table).await;
    let cleo = house.player(Who::Cleo);
    let answer = cleo.press(&table.board, "Move").await;
    kind(&answer);
    assert!(answer.content.contains("don't play"), "{answer:?}");
    // Nor with the buttons of a player's panel.
    let panel = table.ada.press(&table.board, "More").await;
    for label in ["Resign", "Offer a draw"] {
        let forged = panel.button(label).expect("a button of a player");
        let call = cleo.person.press_raw(table.board.id, &forged).expect("sent");
        let answer = call.message().await.expect("an answer");
        kind(&answer);
        assert!(answer.content.contains("don't play"), "{answer:?}");
    }
    // What else players do is behind More, where onlookers find only ways to look.
    let more = cleo.press(&table.board, "More").await;
    let labels: Vec<String> = more.buttons().into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Clock", "Rules"], "{more:?}");
    let board = cleo.press(&table.board, "Board").await;
    assert_eq!(board.files.len(), 1);
    assert_eq!(board.button("Move"), None);
    kind(&cleo.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await);
    let offered = cleo.person.autocomplete(CHESS_CLUB, "move", &json!({ "turn": "e" }), "turn").await;
    assert_eq!(offered.expect("an answer"), []);
    // Elsewhere, the game is not to be seen at all.
    let number =
        before.1.split('#').nth(1).and_then(|rest| rest.split('`').next()).expect("a number").to_owned();
    let elsewhere = cleo.slash(TEA_ROOM, "board", json!({ "game": format!("#{number}") })).await;
    assert!(elsewhere.files.is_empty(), "{elsewhere:?}");
    kind(&cleo.slash(TEA_ROOM, "board", json!({ "game": "#!!" })).await);
    assert_eq!(state(&table).await, before);
    house.close().await;
}

#[tokio::test]
async fn a_form_sent_after_the_turn_has_passed_changes_nothing() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    let picker = table.ada.press(&table.board, "Move").await;
    let button = picker.button("Type it").expect("a way to type");
    let form = table.ada.person.press(picker.id, &button).expect("pressed").modal().await.expect("a form");
    let field =
        form.json["components"][0]["components"][0]["custom_id"].as_str().expect("a field").to_owned();
    table.play_all(By::Command, "e2e4 e7e5").await;
    let before = state(&table).await;
    let late =
        table.ada.person.submit(&form, &[(&field, "Nf3")]).expect("sent").message().await.expect("an answer");
    assert!(late.private && late.content.contains("moved on") || late.content.contains("since"), "{late:?}");
    assert_eq!(state(&table).await, before);
    house.close().await;
}

#[tokio::test]
async fn turns_that_are_not_legal_are_explained() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    let before = state(&table).await;
    for typed in [
        "e2e5",
        "Ke2",
        "xyzzy",
        "e2e4 e7e5",
        "O-O",
        "e7e8=Q",
        "@everyone",
        "```",
        "e2e4/e7e5/",
        "/",
        "<@1>",
        "Nbd2",
    ] {
        let answer = table.ada.slash(CHESS_CLUB, "move", json!({ "turn": typed })).await;
        kind(&answer);
        assert!(!answer.content.contains("You played"), "{typed}: {answer:?}");
    }
    let picker = table.ada.press(&table.board, "Move").await;
    kind(&table.ada.type_into_form(&picker, "Qxf7#").await);
    kind(&table.ben.slash(CHESS_CLUB, "move", json!({ "turn": "e5" })).await);
    kind(&table.ben.press(&table.board, "Move").await);
    assert_eq!(state(&table).await, before);
    house.close().await;
}
