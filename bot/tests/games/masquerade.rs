//! Masquerade Chess: tables chosen in secret, attempts answered in the open, sheets that fill in automatically.

use playground::{CHESS_CLUB, Person, Who};
use serde_json::json;

use crate::house::House;
use crate::player::{By, Player};
use crate::table::{Table, asks};

/// Ada's table for Black's captures: as in chess.
const ADAS: &str = "KK/QQ/RR/BB/NN";
/// Ben's table for White's captures: kings like knights, queens like rooks, rooks like kings.
const BENS: &str = "KN/QR/RK/BB/NQ";

/// A castled king captures a bishop by a leap; a pawn becomes a queen that captures like a rook and not along a diagonal.
const GAME: &str = "e2e4 e7e5 g1f3 d7d6 f1c4 c8h3 O-O a7a6 g1h3 h7h6 b2b4 h6h5 b4b5 g7g6 b5a6 g6g5 a6b7 g5g4 b7a8=Q f7f6 \
    a8b8 f6f5 b8c7 f5e4 b8d8 e4f3";

fn everything(person: &Person) -> String {
    format!("{:?}", person.transcript())
}

/// Asserts that a written-out table was seen by the player who chose it, and by nobody else.
fn only_seen_by(house: &House, table: &str, chooser: Who) {
    for who in [Who::Ada, Who::Ben, Who::Cleo, Who::Dev, Who::Spectator] {
        let seen = everything(&house.player(who).person);
        let written = [table.to_owned(), table.replace('/', ",")].iter().any(|text| seen.contains(text));
        assert_eq!(written, who == chooser, "{who:?} and {table}");
    }
}

/// A player's view as its alt text describes it.
async fn secrets(player: &Player, table: &Table) -> String {
    player.press(&table.board, "My secrets").await.files[0].alt.clone()
}

#[tokio::test]
async fn a_castled_king_and_a_promoted_pawn_capture_as_their_rows_say() {
    let mut house = House::open().await;
    house.player(Who::Ben).person.set_dms_open(false);
    let mut table = Table::seated(&house, "masquerade", json!({})).await;
    // Both choose at once; Ben, who has just joined, is not called to what he brought about.
    assert_eq!(table.board.pings, [Who::Ada]);
    assert!(table.board.content.contains(&format!("<@{}>", Who::Ada.id())), "{:?}", table.board.content);

    // Ben is ready first. Everybody sees that, and no more.
    let first = table.board.clone();
    let answer = table.ben.play(CHESS_CLUB, By::Picker, BENS).await;
    assert!(answer.content.contains(BENS), "{answer:?}");
    let ready = format!("Ready: <@{}>", Who::Ben.id());
    let named = |seen: &playground::Seen| seen.content.contains(&ready);
    table.board = table.ada.person.wait_for_change(first.id, "who is ready", named).await;
    only_seen_by(&house, BENS, Who::Ben);

    // Ada is in the middle of hers when the program is stopped.
    let picker = table.ada.press(&table.board, "Choose").await;
    table.ada.choose(&picker, "KK/QQ").await;
    house.restart().await;
    let again = table.ada.press(&table.board, "Choose").await;
    assert!(again.content.contains("So far: `KK/QQ`"), "{again:?}");
    table.ada.pick(again, "RR/BB/NN").await;
    table.board = table.new_board(&first).await;
    asks(&table.board, Who::Ada);
    only_seen_by(&house, BENS, Who::Ben);
    only_seen_by(&house, ADAS, Who::Ada);

    for (ply, turn) in GAME.split_whitespace().enumerate() {
        let by = [By::Command, By::Picker, By::Form][ply % 3];
        table.play(by, turn).await;
        let said = &table.board.content;
        match turn {
            "g1h3" => {
                assert!(said.contains("king g1 takes bishop on h3"), "{said}");
                let sheet = secrets(&table.ada, &table).await;
                assert!(
                    sheet.contains("The king captures like a knight."),
                    "only a knight goes there: {sheet}"
                );
            }
            "b8c7" => assert!(said.contains("tries to take the pawn on c7 and can't"), "{said}"),
            "b8d8" => assert!(said.contains("queen b8 takes queen on d8"), "{said}"),
            _ => {}
        }
    }
    // What was proved is on Ada's sheet, beside the table she chose; Ben sees how Ada's pieces capture anyway.
    let adas = secrets(&table.ada, &table).await;
    assert!(adas.contains("White, as far as you know"), "{adas}");
    assert!(adas.contains("Black, as you chose"), "{adas}");
    let bens = secrets(&table.ben, &table).await;
    assert!(bens.contains("White, as you chose") && bens.contains("queens like a rook"), "{bens}");
    let told = everything(&table.ben.person).matches("couldn't send you a direct message").count();
    assert_eq!(told, 0, "his answers have told Ben everything, so nothing was sent that could be refused");
    only_seen_by(&house, BENS, Who::Ben);
    only_seen_by(&house, ADAS, Who::Ada);

    table.play(By::Command, "d8e8").await;
    table.is_over("White wins: king captured");
    let record = house.player(Who::Spectator).press(&table.board, "History").await.content;
    for open in [ADAS, BENS, "b8c7 (not possible, and the turn is spent)"] {
        assert!(record.contains(open), "{open} is open now: {record}");
    }
    let board = &table.board.files[0].alt;
    assert!(
        board.contains("White, revealed: the king captures like a knight, queens like a rook")
            && board.contains("Black, revealed"),
        "{board}"
    );
    house.close().await;
}

#[tokio::test]
async fn the_table_of_last_time_takes_one_press() {
    let house = House::open().await;
    let mut table = Table::seated(&house, "masquerade", json!({})).await;
    table.ada.play(CHESS_CLUB, By::Command, ADAS).await;
    let before = table.board.clone();
    table.ben.play(CHESS_CLUB, By::Command, BENS).await;
    table.board = table.new_board(&before).await;
    let ask = table.ada.press(&table.board, "Resign").await;
    let before = table.board.clone();
    table.ada.press(&ask, "Yes, resign").await;
    table.board = table.new_board(&before).await;
    table.is_over("Black wins: resignation");

    let again = Table::seated(&house, "masquerade", json!({})).await;
    let picker = again.ada.press(&again.board, "Choose").await;
    let chosen = again.ada.press(&picker, "Same as last time").await;
    assert!(chosen.content.contains(&format!("(`{ADAS}`).")), "{chosen:?}");
    let picker = again.ben.press(&again.board, "Choose").await;
    let chosen = again.ben.press(&picker, "Random").await;
    assert!(chosen.content.contains("(`K"), "{chosen:?}");
    house.close().await;
}
