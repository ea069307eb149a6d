//! Rules are shown in the asker's language.

use playground::CHESS_CLUB;
use serde_json::json;

use crate::house::House;
use crate::table::Table;

#[tokio::test]
async fn rules_come_in_the_language_of_ones_own_client() {
    let house = House::open().await;
    let table = Table::open(&house, "zombie", json!({})).await;
    table.ben.person.set_locale("de");
    let first = table.ben.slash(CHESS_CLUB, "rules", json!({ "game": "zombie" })).await;
    assert!(first.content.contains("Es liegt in der Erde unter deinem eigenen Heer"), "{first:?}");
    let more = table.ben.press(&first, "Weiterlesen").await;
    assert!(more.content.contains("Die Horde") || more.content.contains("Wie es endet"), "{more:?}");
    // The button is on a board that everybody sees in the server's language.
    let pressed = table.ben.press(&table.board, "Rules").await;
    assert_eq!(pressed.content, first.content);
    table.ada.person.set_locale("es-419");
    let spanish = table.ada.press(&table.board, "Rules").await;
    assert!(spanish.content.contains("Yace en la tierra bajo tu propio ejército"), "{spanish:?}");
    table.ada.person.set_locale("fr");
    let english = table.ada.press(&table.board, "Rules").await;
    assert!(english.content.contains("It lies in the earth under your own army"), "{english:?}");
    house.close().await;
}
