//! The bot loses a server, channels, threads, permissions or messages: each case has its outcome, over the real client.

use std::time::Duration;

use playground::{CHESS_CLUB, Effect, Fault, GUILD, Route, Seen, TEA_ROOM, Who};
use serde_json::json;
use sqlx::{AnyConnection, Connection};

use crate::house::House;
use crate::player::{By, Player};
use crate::table::Table;

const SEND: u64 = 1 << 11;
const ATTACH: u64 = 1 << 15;

/// A board in somebody's direct messages with this line above it.
async fn direct_board(player: &Player, line: &str) -> Seen {
    let is_it = |seen: &Seen| seen.content.contains(line) && seen.button("Move").is_some();
    player.person.wait_for_message(player.who().dm(), line, is_it).await
}

/// The one message that tells a person that the game is suspended.
async fn told(player: &Player) -> Seen {
    let is_it = |seen: &Seen| seen.button("Go on in direct messages").is_some();
    player.person.wait_for_message(player.who().dm(), "word of the rest", is_it).await
}

fn words_of_rest(player: &Player) -> usize {
    let all = player.person.messages(player.who().dm());
    all.iter().filter(|seen| seen.content.contains("no clock runs")).count()
}

#[tokio::test]
async fn a_game_whose_channel_is_deleted_goes_on_in_direct_messages() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    table.play_all(By::Command, "e2e4").await;
    assert!(house.playground.delete_channel(CHESS_CLUB));
    direct_board(&table.ada, "the game goes on here").await;
    direct_board(&table.ben, "the game goes on here").await;
    table.ben.play(Who::Ben.dm(), By::Picker, "e7e5").await;
    direct_board(&table.ada, "`e5`").await;
    house.close().await;
}

#[tokio::test]
async fn a_channel_that_vanished_unseen_is_noticed_by_the_next_board() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    table.talk();
    house.playground.faults().order(Fault::new(Effect::Code(10003)).on(Route::CreateMessage));
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    let board = direct_board(&table.ben, "the game goes on here").await;
    assert!(board.content.contains("`e4`") && board.pings.contains(&Who::Ben), "{board:?}");
    direct_board(&table.ada, "the game goes on here").await;
    house.close().await;
}

#[tokio::test]
async fn a_game_whose_thread_is_deleted_or_locked_goes_back_to_its_channel() {
    let house = House::open().await;
    for locked in [false, true] {
        let table = Table::open(&house, "chess", json!({ "thread": true })).await;
        let thread = table.board.channel;
        assert_ne!(thread, CHESS_CLUB);
        if locked {
            assert!(house.playground.set_archived(thread, true, true));
            table
                .ada
                .slash(CHESS_CLUB, "move", json!({ "turn": "e2e4", "game": number(&table.board) }))
                .await;
        } else {
            assert!(house.playground.delete_channel(thread));
        }
        let line = "the game goes on here";
        let mine = format!("`#{}`", number(&table.board));
        let is_it = |seen: &Seen| {
            seen.content.contains(line) && seen.content.contains(&mine) && seen.button("Move").is_some()
        };
        let board = table.ada.person.wait_for_message(CHESS_CLUB, "the board in the channel", is_it).await;
        assert_eq!(board.content.contains("`e4`"), locked, "{board:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn an_archived_thread_is_opened_again() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({ "thread": true })).await;
    let thread = table.board.channel;
    let first = table.board.clone();
    assert!(house.playground.set_archived(thread, true, false));
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    table.board = table.new_board(&first).await;
    assert_eq!(table.board.channel, thread);
    let messages = table.ada.person.messages(thread);
    let playable = messages.iter().filter(|seen| seen.button("Move").is_some());
    assert_eq!(playable.map(|seen| seen.id).collect::<Vec<_>>(), [table.board.id], "one board has controls");
    house.close().await;
}

/// When opening the thread fails for now, the change waits; it used to be given up.
#[tokio::test]
async fn an_archived_thread_that_does_not_open_at_once_is_opened_later() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({ "thread": true })).await;
    let (thread, first) = (table.board.channel, table.board.id);
    table.talk();
    // Archived between the new board and the change of the old one.
    let faults = house.playground.faults();
    faults.order(Fault::new(Effect::Code(50083)).on(Route::EditMessage));
    faults.order(Fault::new(Effect::Status(503)).on(Route::EditChannel));
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    let bare = |seen: &Seen| seen.id == first && seen.button("Move").is_none();
    table.ben.person.wait_for_message(thread, "the old board has lost its buttons", bare).await;
    house.close().await;
}

#[tokio::test]
async fn a_lost_permission_lets_a_game_rest_and_the_doctor_names_it() {
    let mut house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    assert!(house.playground.deny(CHESS_CLUB, ATTACH));
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    told(&table.ada).await;
    told(&table.ben).await;
    let here = table.ben.slash(CHESS_CLUB, "club doctor", json!({})).await;
    assert!(here.content.contains("Attach Files") && !here.content.contains("Send Messages"), "{here:?}");
    let refused = table.ben.slash(CHESS_CLUB, "play", json!({ "game": "chess" })).await;
    assert!(refused.content.contains("Attach Files"), "{refused:?}");
    // Ada owns the server: she may ask about other channels, Ben may not.
    let elsewhere = table.ada.slash(TEA_ROOM, "club doctor", json!({})).await;
    assert!(
        elsewhere.content.contains(&format!("<#{CHESS_CLUB}>: missing:\n• **Attach Files**")),
        "{elsewhere:?}"
    );
    assert!(elsewhere.content.contains(&format!("<#{TEA_ROOM}>: I have all I need")), "{elsewhere:?}");
    let only_here = table.ben.slash(TEA_ROOM, "club doctor", json!({})).await;
    assert!(!only_here.content.contains("Attach"), "{only_here:?}");
    house.restart().await;
    assert_eq!((words_of_rest(&table.ada), words_of_rest(&table.ben)), (1, 1), "told once");
    assert!(house.playground.deny(CHESS_CLUB, 0));
    let is_back = |seen: &Seen| seen.content.contains("Here I am again") && seen.content.contains("`e4`");
    let board = table.ben.person.wait_for_message(CHESS_CLUB, "the board is back", is_back).await;
    assert!(board.pings.contains(&Who::Ben));
    table.ben.play(CHESS_CLUB, By::Picker, "e7e5").await;
    assert_eq!((words_of_rest(&table.ada), words_of_rest(&table.ben)), (1, 1));
    house.close().await;
}

/// The refusal is stored after its cause is over, so no event will ever say that the channel works again.
#[tokio::test]
async fn a_refusal_that_is_over_before_it_is_noted_holds_a_game_up_only_for_a_moment() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    table.talk();
    house.playground.faults().order(Fault::new(Effect::Code(50013)).on(Route::CreateMessage));
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    told(&table.ben).await;
    let is_back = |seen: &Seen| seen.content.contains("Here I am again") && seen.content.contains("`e4`");
    let board = table.ben.person.wait_for_message(CHESS_CLUB, "the board is back", is_back).await;
    assert!(board.pings.contains(&Who::Ben));
    house.close().await;
}

#[tokio::test]
async fn how_a_game_ended_is_told_directly_where_its_place_cannot_be_reached() {
    let house = House::open().await;
    for gone in [true, false] {
        let mut table = Table::open(&house, "chess", json!({})).await;
        table.play_all(By::Command, "f2f3 e7e5 g2g4").await;
        let mine = format!("`#{}`", number(&table.board));
        if gone {
            // Not even a word of it comes.
            house.playground.faults().order(Fault::new(Effect::Code(10003)).on(Route::CreateMessage));
        } else {
            assert!(house.playground.deny(CHESS_CLUB, SEND));
        }
        table.ben.slash(CHESS_CLUB, "move", json!({ "turn": "d8h4", "game": number(&table.board) })).await;
        for player in [&table.ada, &table.ben] {
            let over = |seen: &Seen| {
                seen.content.contains(&mine)
                    && seen.content.contains("Black wins: checkmate")
                    && !seen.private
            };
            let end = player.person.wait_for_message(player.who().dm(), "the end", over).await;
            assert!(end.pings.contains(&player.who()) && end.files.len() == 1, "{end:?}");
        }
        assert!(house.playground.deny(CHESS_CLUB, 0));
    }
    house.close().await;
}

#[tokio::test]
async fn the_doctor_sees_what_it_cannot_see() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    assert!(house.playground.deny(CHESS_CLUB, 1 << 10));
    let answer = table.ada.slash(TEA_ROOM, "club doctor", json!({})).await;
    assert!(answer.content.contains(&format!("<#{CHESS_CLUB}>\n• **View Channel**")), "{answer:?}");
    assert!(house.playground.deny(CHESS_CLUB, 0));
    assert!(house.playground.deny(GUILD, 1 << 15));
    let answer = table.ada.slash(TEA_ROOM, "club doctor", json!({})).await;
    assert_eq!(answer.content.matches("**Attach Files**").count(), 2, "{answer:?}");
    assert!(house.playground.deny(GUILD, 0));
    let answer = table.ada.slash(TEA_ROOM, "club doctor", json!({})).await;
    assert!(answer.content.contains("One more place matters to me"), "{answer:?}");
    let direct = table.ada.slash(Who::Ada.dm(), "club doctor", json!({})).await;
    assert!(direct.content.contains("I need nothing"), "{direct:?}");
    house.close().await;
}

#[tokio::test]
async fn all_players_together_bring_a_resting_game_to_direct_messages() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    table.talk();
    assert!(house.playground.deny(CHESS_CLUB, SEND));
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    let (adas, bens) = (told(&table.ada).await, told(&table.ben).await);
    let button = adas.button("Go on in direct messages").expect("a button");
    // Another person with the same button.
    let cleo = house.player(Who::Cleo);
    let forged =
        cleo.person.press_raw(table.board.id, &button).expect("sent").message().await.expect("an answer");
    assert!(forged.private && forged.content.contains("don't play in that game"), "{forged:?}");
    for _ in 0..2 {
        let noted = table.ada.press(&adas, "Go on in direct messages").await;
        assert!(noted.content.contains(&format!("as soon as <@{}>", Who::Ben.id())), "{noted:?}");
    }
    let done = table.ben.press(&bens, "Go on in direct messages").await;
    assert!(done.content.contains("here comes the board"), "{done:?}");
    direct_board(&table.ada, "We go on here").await;
    direct_board(&table.ben, "We go on here").await;
    let late = table.ada.press(&adas, "Go on in direct messages").await;
    assert!(late.content.contains("goes on already"), "{late:?}");
    table.ben.play(Who::Ben.dm(), By::Picker, "e7e5").await;
    direct_board(&table.ada, "`e5`").await;
    house.close().await;
}

/// Waits until the database says that a game is suspended.
async fn rests(house: &House) {
    let mut beside = AnyConnection::connect(house.database()).await.expect("the database");
    let paused = async {
        let rows = "SELECT game FROM stranded WHERE over_ms IS NULL";
        while sqlx::query(rows).fetch_all(&mut beside).await.expect("rows").is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(240), paused).await.expect("a game that rests");
}

#[tokio::test]
async fn a_game_rests_while_the_bot_is_off_the_server() {
    let mut house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    // Somebody shares another server with the bot, so direct messages still arrive.
    house.playground.faults().clear();
    house.playground.remove_bot();
    house.restart().await;
    rests(&house).await;
    house.playground.add_bot();
    let is_back = |seen: &Seen| seen.content.contains("Here I am again") && seen.button("Move").is_some();
    table.ada.person.wait_for_message(CHESS_CLUB, "the board is back", is_back).await;
    let answer = table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    assert!(answer.content.contains("You played"), "{answer:?}");
    house.close().await;
}

#[tokio::test]
async fn a_board_that_is_deleted_comes_anew_with_the_next_turn() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    let first = table.board.id;
    assert!(house.playground.delete_message(first));
    let looked = table.ben.slash(CHESS_CLUB, "board", json!({})).await;
    assert_eq!(looked.files.len(), 1);
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    let board = table.ben.board(CHESS_CLUB).await;
    assert!(board.id != first && board.content.contains("`e4`"), "{board:?}");
    house.close().await;
}

#[tokio::test]
async fn a_player_who_left_loses_no_game_but_by_the_clock() {
    let house = House::open().await;
    let table = Table::open(&house, "zombie", json!({})).await;
    // Discord's answer without a common server.
    house.playground.faults().order(Fault::new(Effect::Code(50278)).on(Route::CreateMessage));
    // The burial is Ada's secret; what can't be brought to somebody who left keeps nobody else from playing.
    table.ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    let answer = table.ada.slash(CHESS_CLUB, "board", json!({})).await;
    assert!(answer.content.contains(&format!("<@{}> is to move", Who::Ben.id())), "{answer:?}");
    house.playground.faults().clear();
    house.close().await;
}

/// The game's number in a board's heading.
fn number(board: &Seen) -> String {
    let number = board.content.split("`#").nth(1).and_then(|rest| rest.split('`').next());
    number.expect("a number").to_owned()
}
