//! Chess and Chess960, to every kind of end.

use playground::{CHESS_CLUB, Seen, Who};
use serde_json::json;

use crate::house::House;
use crate::player::By;
use crate::table::Table;

#[tokio::test]
async fn checkmate_by_commands() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    table.play_all(By::Command, "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#").await;
    table.is_over("White wins: checkmate");
    assert!(table.board.content.contains("`Qxf7#`"), "{:?}", table.board.content);
    let record = table.ben.slash(CHESS_CLUB, "game history", json!({})).await;
    assert!(record.content.contains("1. e4  e5"), "{record:?}");
    assert!(record.content.contains("White wins: checkmate"), "{record:?}");
    let text = |seen: &Seen| {
        let [file] = &seen.files[..] else { panic!("one file: {seen:?}") };
        String::from_utf8(file.bytes.to_vec()).expect("text")
    };
    let own = text(&record);
    let read = engine::record::read(&own).expect("a record").replay().expect("legal");
    assert_eq!(read.turns_completed(), 7);
    let other = table.ben.press(&record, "As PGN").await;
    let pgn = text(&other);
    assert!(
        pgn.ends_with("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# { White wins: checkmate. } 1-0\n"),
        "{pgn}"
    );
    let games = table.ada.slash(CHESS_CLUB, "games", json!({})).await;
    assert!(games.content.contains("no games under way"), "{games:?}");
    house.close().await;
}

#[tokio::test]
async fn stalemate_by_the_picker() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    let line =
        "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6";
    table.play_all(By::Picker, line).await;
    table.is_over("Draw: stalemate");
    house.close().await;
}

#[tokio::test]
async fn every_way_to_type_a_turn_and_both_castlings_with_a_promotion() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    // SAN, UCI and long algebraic, by form; then castling and a promotion from the menus.
    table.play_all(By::Form, "Nf3 g8f6 g2-g3 e7e5 Bg2 Bd6").await;
    table.play(By::Picker, "O-O").await;
    table.play(By::Form, "0-0").await;
    table.play_all(By::Form, "b4 b5 a4 bxa4 b5 c5 b5c6 a5 cxd7 h6").await;
    let board = table.board.clone();
    table.play(By::Picker, "d7c8=N").await;
    assert_eq!(table.board.id, board.id, "while they play the board is changed in place");
    assert!(table.board.content.contains("xc8=N"), "{:?}", table.board.content);
    house.close().await;
}

#[tokio::test]
async fn resigning_asks_first() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    table.play_all(By::Command, "e2e4").await;
    let ask = table.ada.press(&table.board, "Resign").await;
    let kept = table.ada.press(&ask, "No, play on").await;
    assert!(kept.content.contains("nothing has changed"), "{kept:?}");
    table.play_all(By::Command, "e7e5").await;
    let stale = table.ada.person.press_raw(ask.id, &ask.button("Yes, resign").expect("a button"));
    let stale = stale.expect("sent").message().await.expect("an answer");
    assert!(stale.content.contains("haven't resigned"), "{stale:?}");
    // The question is asked again at once, about the current board.
    let ask = stale;
    let before = table.board.clone();
    table.ada.press(&ask, "Yes, resign").await;
    table.board = table.new_board(&before).await;
    table.is_over("Black wins: resignation");
    house.close().await;
}

#[tokio::test]
async fn a_draw_is_offered_declined_lapses_and_is_agreed() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    table.play_all(By::Command, "e2e4 e7e5").await;
    let offered = |seen: &playground::Seen| seen.button("Agree").is_some();
    table.ada.press(&table.board, "Offer a draw").await;
    let offer = table.ben.person.wait_for_message(CHESS_CLUB, "an offer", offered).await;
    assert_eq!(offer.pings, [Who::Ben]);
    let own = table.ada.press(&offer, "Agree").await;
    assert!(own.content.contains("No draw offer of your opponent"), "{own:?}");
    table.ben.press(&offer, "Play on").await;
    table.ben.person.wait_for_change(offer.id, "the offer to be off", |seen| seen.buttons().is_empty()).await;
    // The next offer lapses when the other side plays on.
    table.play_all(By::Command, "g1f3").await;
    table.ada.slash(CHESS_CLUB, "game draw", json!({ "action": "offer" })).await;
    let lapsing = table.ben.person.wait_for_message(CHESS_CLUB, "an offer", offered).await;
    table.play_all(By::Command, "b8c6").await;
    table
        .ben
        .person
        .wait_for_change(lapsing.id, "the offer to lapse", |seen| seen.buttons().is_empty())
        .await;
    let late = table.ben.slash(CHESS_CLUB, "game draw", json!({ "action": "accept" })).await;
    assert!(late.content.to_lowercase().contains("offer"), "{late:?}");
    // The last one is taken.
    table.ada.slash(CHESS_CLUB, "game draw", json!({ "action": "offer" })).await;
    let offer = table.ben.person.wait_for_message(CHESS_CLUB, "an offer", offered).await;
    let before = table.board.clone();
    table.ben.press(&offer, "Agree").await;
    table.board = table.new_board(&before).await;
    table.is_over("Draw: agreement");
    house.close().await;
}

#[tokio::test]
async fn threefold_repetition_is_claimed() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    table.play_all(By::Command, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1").await;
    assert_eq!(table.board.button("Claim a draw"), None);
    let early = table.ben.slash(CHESS_CLUB, "game draw", json!({ "action": "claim" })).await;
    assert!(early.content.contains("claim"), "{early:?}");
    table.play_all(By::Command, "f6g8").await;
    let before = table.board.clone();
    table.ada.press(&table.board, "Claim a draw").await;
    table.board = table.new_board(&before).await;
    table.is_over("Draw: threefold repetition");
    house.close().await;
}

#[tokio::test]
async fn chess960_castles_from_a_drawn_and_from_a_chosen_array() {
    let house = House::open().await;
    let number = (0..960)
        .find(|number| {
            engine::catalogue::find("chess960").is_some_and(|game| {
                let number = number.to_string();
                let options = engine::rules::Options::new(game.info(), [("position", number.as_str())])
                    .expect("in range");
                game.open(&options, None).expect("opens").position().starts_with("bnrqkbnr/")
            })
        })
        .expect("one of the 960");
    let mut table = Table::open(&house, "chess960", json!({ "options": format!("position={number}") })).await;
    table.play_all(By::Picker, "e2e4 e7e5 d1e2 f7f6 O-O-O").await;
    assert!(table.board.files[0].alt.contains("Kc1"), "{:?}", table.board.files[0].alt);
    house.close().await;
}

#[tokio::test]
async fn chance_is_sealed_at_the_start_and_opened_at_the_end() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess960", json!({})).await;
    let sealed = |text: &str| text.split('`').find(|part| part.len() == 64).map(str::to_owned);
    let seal = sealed(&table.board.content).expect("a seal");
    let early = table.ada.slash(CHESS_CLUB, "game verify", json!({})).await;
    assert_eq!(sealed(&early.content).as_deref(), Some(&*seal), "{early:?}");
    assert!(!early.content.contains("Seed:"), "{early:?}");
    // Everybody may read it from the start, and it is the same for all.
    for who in [Who::Ben, Who::Spectator] {
        let asked = house.player(who).slash(CHESS_CLUB, "game verify", json!({})).await;
        assert_eq!(sealed(&asked.content).as_deref(), Some(&*seal), "{asked:?}");
    }
    let ask = table.ada.slash(CHESS_CLUB, "game resign", json!({})).await;
    let before = table.board.clone();
    table.ada.press(&ask, "Yes, resign").await;
    table.board = table.new_board(&before).await;
    let opened = table.ben.slash(CHESS_CLUB, "game verify", json!({})).await;
    let words: Vec<&str> = opened.content.split('`').filter(|part| part.len() == 64).collect();
    assert_eq!(words[0], seal);
    let check = std::process::Command::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["verify", words[0], words[2], words[1]])
        .output()
        .expect("runs");
    assert!(check.status.success(), "{check:?}");
    let wrong = std::process::Command::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["verify", words[0], words[1], words[2]])
        .output()
        .expect("runs");
    assert!(!wrong.status.success());
    house.close().await;
}
