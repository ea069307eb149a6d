//! How boards look: turned around, and in a person's own theme.

use playground::{CHESS_CLUB, Who};
use serde_json::json;

use crate::house::House;
use crate::player::By;
use crate::table::Table;

#[tokio::test]
async fn a_theme_of_ones_own_changes_what_only_oneself_sees() {
    let mut house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    let public = table.board.files[0].bytes.clone();
    let look = async |player: &crate::player::Player| {
        player.slash(CHESS_CLUB, "board", json!({})).await.files[0].bytes.clone()
    };
    assert_eq!(look(&table.ada).await, public, "a board is a board");
    let bens = look(&table.ben).await;
    let chosen = table.ada.slash(CHESS_CLUB, "me theme", json!({ "theme": "contrast" })).await;
    assert!(chosen.content.contains("High contrast"), "{chosen:?}");
    house.restart().await;
    assert_ne!(look(&table.ada).await, public, "Ada's is another, after a restart, too");
    assert_eq!(look(&table.ben).await, bens, "Ben's is as before");
    assert_eq!(look(&house.player(Who::Cleo)).await, public, "so is what everybody sees");
    house.close().await;
}

#[tokio::test]
async fn a_servers_theme_is_what_everybody_sees_from_then_on() {
    let house = House::open().await;
    let before = Table::open(&house, "chess", json!({})).await;
    let refused =
        before.ben.slash(CHESS_CLUB, "me theme", json!({ "theme": "slate", "for": "server" })).await;
    assert!(refused.content.contains("may manage this server"), "{refused:?}");
    let chosen = before.ada.slash(CHESS_CLUB, "me theme", json!({ "theme": "slate", "for": "server" })).await;
    assert!(chosen.content.contains("everybody sees on this server") && chosen.content.contains("Slate"));
    let sample = chosen.files[0].bytes.clone();
    let after = Table::open(&house, "chess", json!({})).await;
    assert_ne!(after.board.files[0].bytes, before.board.files[0].bytes, "the owner's choice counts");
    // A button of the answer changes it again, and the answer with it.
    let paper = before.ada.press(&chosen, "Paper").await;
    assert_eq!(paper.id, chosen.id);
    assert_ne!(paper.files[0].bytes, sample);
    let back = before.ada.press(&paper, "As the bot's settings say").await;
    assert!(back.content.contains("Wood"), "{back:?}");
    let last = Table::open(&house, "chess", json!({})).await;
    assert_eq!(last.board.files[0].bytes, before.board.files[0].bytes);
    house.close().await;
}

#[tokio::test]
async fn a_board_can_be_turned_around_and_back() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    let straight = table.ada.slash(CHESS_CLUB, "board", json!({})).await;
    let turned = table.ada.press(&straight, "Turn around").await;
    assert_ne!(turned.files[0].bytes, straight.files[0].bytes);
    assert_eq!(turned.files[0].alt, straight.files[0].alt, "it is the same position");
    let flipped = table.ada.slash(CHESS_CLUB, "board", json!({ "flip": true })).await;
    assert_eq!(flipped.files[0].bytes, turned.files[0].bytes);
    let back = table.ada.press(&turned, "Turn around").await;
    assert_eq!(back.files[0].bytes, straight.files[0].bytes);
    house.close().await;
}

#[tokio::test]
async fn a_board_can_be_read_instead_of_seen_turned_around_and_seen_again() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    table.play_all(By::Command, "e4").await;
    let read = table.ben.slash(CHESS_CLUB, "board", json!({ "text": true })).await;
    assert!(read.files.is_empty(), "no picture: {read:?}");
    assert!(read.content.contains("White: pawn e2 to e4.\nBlack to move.\nWhite: king e1,"), "{read:?}");
    assert!(read.content.contains("You have 20 choices now: "), "{read:?}");
    assert!(
        read.content.contains("```\n    h  g  f") || read.content.contains("```\n   h  g  f"),
        "{read:?}"
    );
    assert!(read.button("Move").is_some(), "who reads plays, too");
    let turned = table.ben.press(&read, "Turn around").await;
    assert!(turned.files.is_empty() && turned.content.contains("```\n   a  b  c"), "{turned:?}");
    let seen = table.ben.press(&turned, "Picture").await;
    let flipped = table.ben.slash(CHESS_CLUB, "board", json!({ "flip": true })).await;
    assert_eq!(seen.files[0].bytes, flipped.files[0].bytes, "turned around as before");
    assert!(!seen.content.contains("```"), "{seen:?}");
    let again = table.ben.press(&seen, "Text").await;
    assert_eq!(again.content, turned.content);
    let looker = house.player(Who::Cleo).slash(CHESS_CLUB, "board", json!({ "text": true })).await;
    assert!(!looker.content.contains("You have") && looker.button("Move").is_none(), "{looker:?}");
    house.close().await;
}
