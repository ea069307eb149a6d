//! How boards look: turned around, and in a theme of one's own.

use playground::{CHESS_CLUB, Who};
use serde_json::json;

use crate::house::House;
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
    let chosen = table.ada.slash(CHESS_CLUB, "theme", json!({ "theme": "contrast" })).await;
    assert!(chosen.content.contains("High contrast"), "{chosen:?}");
    house.restart().await;
    assert_ne!(look(&table.ada).await, public, "Ada's is another, after a restart, too");
    assert_eq!(look(&table.ben).await, bens, "Ben's is as before");
    assert_eq!(look(&house.player(Who::Cleo)).await, public, "so is what everybody sees");
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
