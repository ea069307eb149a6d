//! Zombie Chess: the whole life of a zombie, and who learns what about it.

use playground::{CHESS_CLUB, Person, Who};
use serde_json::json;

use crate::house::House;
use crate::player::{By, Player};
use crate::table::Table;

/// A game in which White's king, the last of its army, captures a rook where a grave of White's is already.
const NO_GRAVE_LEFT: &str = "b2b3 a7a5 b3b4 a5b4/@h7 e2e4 a8a2/@g7 a1a2/@d1 b7b6 a2a7 d7d5 a7c7/@c7 d8c7/@f7 f1d3 d5e4/@e7 \
    d3e4/@d2 c7c2/@c7 e4d3 c2d2/@c8 e1f1 d2f2/@g8 f1f2/@d3 d2c1=Q/@h8 d3c4 c1b1/d3d1/@b1/@d1 g1e2 \
    d1h1/b1e4/@b6 b1d2 e4g2/h1h2/d1d2/@b8/@b4/@f8 f2e3 d2e2/h2h4/g2h2/@e8 c4e2/@e2 h2e2/@e2 e3e2";

/// Everything a person ever received, as one text.
fn everything(person: &Person) -> String {
    format!("{:?}", person.transcript())
}

/// Asserts who has seen a written-out burial, `@c6`.
fn only_seen_by(house: &House, burial: &str, burier: Who) {
    for who in [Who::Ada, Who::Ben, Who::Cleo, Who::Dev, Who::Spectator] {
        let sees = everything(&house.player(who).person).contains(burial);
        assert_eq!(sees, who == burier, "{who:?} and {burial}");
    }
}

#[tokio::test]
async fn a_pawn_rises_and_each_knows_only_the_own_graves() {
    let house = House::open().await;
    let mut table = Table::open(&house, "zombie", json!({})).await;
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@g7";
    let buried = |turn: &str| turn.split_once("/@").map(|(_, square)| square.to_owned());
    for (ply, turn) in line.split_whitespace().enumerate() {
        let answer = table.play(if ply % 2 == 0 { By::Command } else { By::Picker }, turn).await;
        let Some(square) = buried(turn) else { continue };
        assert!(answer.content.contains(&square) && answer.files.len() == 1, "the own view: {answer:?}");
    }
    // The public text: the pawn on c6, and nothing about the graves.
    assert!(table.board.content.contains("c6d4/@?"), "{:?}", table.board.content);
    let alt = table.board.files[0].alt.clone();
    assert!(alt.contains("c6"), "{alt}");
    for (burial, burier) in [("@c6", Who::Ben), ("@b2", Who::Ada), ("@g7", Who::Ben)] {
        only_seen_by(&house, burial, burier);
    }
    for player in [&table.ada, &table.ben] {
        assert!(player.person.messages(player.who().dm()).is_empty(), "the answers have told everything");
    }
    // My secrets: each one's own, at any time; an onlooker has none.
    let board = table.board.clone();
    let (adas, bens) =
        (table.ada.press(&board, "My secrets").await, table.ben.press(&board, "My secrets").await);
    assert_ne!(adas.files[0].bytes, bens.files[0].bytes);
    // In words, too.
    assert!(adas.content.contains("Buried: black pawn under b2."), "{adas:?}");
    assert!(bens.content.contains("Buried: white knight under g7."), "{bens:?}");
    let cleo = house.player(Who::Cleo);
    let none = cleo.press(&board, "My secrets").await;
    assert!(none.content.contains("don't play") && none.files.is_empty(), "{none:?}");
    // The records differ in the graves alone.
    let record = async |player: &Player| player.slash(CHESS_CLUB, "game history", json!({})).await.content;
    assert!(record(&table.ada).await.contains("f3d4/@b2  c6d4/@?"));
    assert!(record(&table.ben).await.contains("f3d4/@?  c6d4/@g7"));
    assert!(record(&cleo).await.contains("f3d4/@?  c6d4/@?"));
    // In the end everything is open.
    let ask = table.ada.press(&table.board, "Resign").await;
    let before = table.board.clone();
    table.ada.press(&ask, "Yes, resign").await;
    table.board = table.new_board(&before).await;
    table.is_over("Black wins: resignation");
    let open = cleo.press(&table.board, "History").await.content;
    assert!(open.contains("f3d4/@b2  c6d4/@g7"), "{open}");
    house.close().await;
}

#[tokio::test]
async fn a_horde_marches_and_what_stands_still_crumbles() {
    let house = House::open().await;
    let mut table = Table::open(&house, "zombie", json!({})).await;
    table.play_all(By::Command, "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@h7 c6b7/@a2 h7h5").await;
    // A pawn on b7 and a knight on h7 are White's zombies: both move in one turn, one of them promotes.
    let answer = table.play(By::Picker, "b7a8=Q/h7f8/@c2/@d1").await;
    assert!(answer.content.contains("b7a8=Q/h7f8/@c2/@d1"), "{answer:?}");
    assert!(table.board.content.contains("b7a8=Q/h7f8/@?/@?"), "{:?}", table.board.content);
    table.play(By::Command, "a7a6").await;
    // Only the queen continues: the knight crumbles, and everybody is told.
    table.play(By::Picker, "a8b8").await;
    let text = &table.board.content;
    assert!(text.to_lowercase().contains("crumble") && text.contains("f8"), "{text:?}");
    house.close().await;
}

#[tokio::test]
async fn a_zombie_pawn_on_its_last_rank_promotes_before_it_moves() {
    let house = House::open().await;
    let mut table = Table::open(&house, "zombie", json!({})).await;
    table.play_all(By::Command, "e2e4 e7e5 d2d4 e5d4/@g8 d1d4/@b2 g8f6").await;
    assert!(table.board.content.contains("g8"), "{:?}", table.board.content);
    table.play(By::Picker, "g8=Q/g8h8/@c2").await;
    assert!(table.board.content.contains("g8=Q/g8h8/@?"), "{:?}", table.board.content);
    house.close().await;
}

#[tokio::test]
async fn closed_direct_messages_lose_no_secret() {
    let house = House::open().await;
    house.player(Who::Ada).person.set_dms_open(false);
    let mut table = Table::open(&house, "zombie", json!({})).await;
    table.play_all(By::Command, "e2e4 e7e5 d2d4 e5d4/@g8 d1d4/@b2").await;
    // A second table writes to Ada, who has played. Once, at the first private occasion after a message found the door closed, she is
    // told where her secrets are to be had.
    let _second = Table::open(&house, "zombie", json!({})).await;
    let told = || everything(&table.ada.person).matches("couldn't send you a direct message").count();
    let refused = || house.playground.requests().iter().any(|request| request.status == 403);
    house.playground.wait_until("a closed door", refused).await;
    while told() == 0 {
        table.ada.press(&table.board, "My secrets").await;
    }
    let secrets = table.ada.press(&table.board, "My secrets").await;
    assert_eq!(told(), 1);
    assert_eq!(secrets.files.len(), 1);
    assert!(secrets.files[0].alt.clone().contains("b2"), "{secrets:?}");
    only_seen_by(&house, "@b2", Who::Ada);
    assert!(table.ada.person.messages(Who::Ada.dm()).is_empty());
    house.close().await;
}

#[tokio::test]
async fn what_finds_no_grave_goes_to_the_dust_bin() {
    let house = House::open().await;
    let mut table = Table::open(&house, "zombie", json!({})).await;
    for turn in NO_GRAVE_LEFT.split_whitespace() {
        table.play_in_parts(turn).await;
    }
    assert!(
        table.board.content.contains("finds no grave and goes to the dust bin"),
        "{:?}",
        table.board.content
    );
    house.close().await;
}
