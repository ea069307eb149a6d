//! A game outside the project's catalogue, played through the playground to its end.

mod house;
#[allow(dead_code, reason = "one game needs less than a suite")]
#[path = "../../../../bot/tests/support/player.rs"]
mod player;
#[allow(dead_code, reason = "one game needs less than a suite")]
#[path = "../../../../bot/tests/games/table.rs"]
mod table;
#[path = "../../../../bot/tests/support/told.rs"]
mod told;

use engine::catalogue::{self, Catalogue, CatalogueError};
use engine::duel::Chesslike;
use engine::seat::Seat;
use king_of_the_hill::KingOfTheHill;
use opponent::{Budget, Level, Players};
use playground::{CHESS_CLUB, Seen};
use serde_json::json;
use words::Lang;

use house::House;
use player::By;
use table::Table;

#[tokio::test]
async fn a_game_of_ones_own_is_played_to_its_own_end_and_told_in_its_own_words() {
    let house = House::open().await;
    assert_eq!(catalogue::all().len(), 16);
    assert_eq!(Catalogue::new().install(), Err(CatalogueError::Late));
    // Its computer player came with it, and wins where a king is a step away.
    let hill = catalogue::find(KingOfTheHill::INFO.id).expect("it was brought");
    let below = hill.open(&Default::default(), Some("7k/8/8/8/8/3K4/7r/r7 w - - 0 1")).expect("a position");
    let computer = Players::new().find(KingOfTheHill::INFO.id).expect("its player");
    let thought = computer.think(&below.view_of(Seat(0)), Level::Easy, &Budget::nodes(1_000), 1);
    assert!(thought.is_some_and(|thought| ["d3d4", "d3e4"].contains(&thought.entry().as_str())));

    let mut table = Table::open(&house, "king-of-the-hill", json!({})).await;
    table.play_all(By::Command, "e4 a6 Ke2 a5").await;
    table.play(By::Picker, "e2e3").await;
    table.play(By::Form, "a4").await;
    table.play(By::Picker, "e3d4").await;
    table.is_over("White wins: the hill");
    assert!(table.board.content.contains("King of the Hill"), "{:?}", table.board);

    table.ada.slash(CHESS_CLUB, "play", json!({ "game": "king-of-the-hill" })).await;
    let free = |seen: &Seen| !seen.private && seen.button("Join").is_some();
    let invitation = table.ben.person.wait_for_message(CHESS_CLUB, "a free seat", free).await;
    assert!(invitation.content.contains(KingOfTheHill::INFO.summary), "{invitation:?}");

    // It has no words in German and Spanish: what it says itself stands in sentences of the reader's language.
    for (locale, lang, end) in [
        ("en-GB", Lang::En, "White wins: the hill"),
        ("de", Lang::De, "Weiß gewinnt (the hill)"),
        ("es-ES", Lang::Es, "victoria para las blancas (the hill)"),
    ] {
        assert_eq!(lang.summary(&KingOfTheHill::INFO), KingOfTheHill::INFO.summary);
        table.ben.person.set_locale(locale);
        let page = table.ben.slash(CHESS_CLUB, "rules", json!({ "game": "king-of-the-hill" })).await;
        assert!(page.content.contains("The squares d4, e4, d5 and e5 are the hill."), "{locale}: {page:?}");
        let over = table.ben.slash(CHESS_CLUB, "games", json!({ "finished": true })).await;
        assert!(
            over.content.contains("King of the Hill") && over.content.contains(end),
            "{locale}: {over:?}"
        );
    }
    house.close().await;
}
