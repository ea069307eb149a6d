//! Films of games: by command and by button, back and forth, and with every secret once the game is over.

use playground::{CHESS_CLUB, Seen, Who};
use serde_json::{Value, json};

use crate::house::House;
use crate::party::check_alt;
use crate::player::{By, Player};
use crate::table::Table;

/// A film or a moment: the only file, private, described.
fn check(seen: &Seen, name: &str) {
    check_alt(seen);
    let file = &seen.files[0];
    assert_eq!(file.name, name);
    let begins: &[u8] = if name.ends_with("gif") { b"GIF89a" } else { b"\x89PNG" };
    assert!(file.bytes.starts_with(begins) && file.bytes.len() < 10 << 20, "{file:?}");
}

async fn film(player: &Player, options: Value) -> Seen {
    let seen = player.slash(CHESS_CLUB, "game replay", options).await;
    check(&seen, "replay.gif");
    seen
}

/// Presses a button of the private message, which is changed in place.
async fn go(player: &Player, at: &Seen, label: &str) -> Seen {
    let seen = player.press(at, label).await;
    assert_eq!(seen.id, at.id, "the same message shows it");
    check(&seen, if label == "Film" { "replay.gif" } else { "replay.png" });
    seen
}

#[tokio::test]
async fn a_game_is_stepped_through_to_both_ends() {
    let mut house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({})).await;
    table.play_all(By::Command, "e4 e5 Nf3").await;
    let whole = film(&table.ada, json!({})).await;
    assert!(whole.content.contains("the game so far: in 4 moments"), "{whole:?}");
    let mut at = go(&table.ada, &whole, "⏮ First").await;
    for (label, said) in [
        ("▶ Next", "2 of 4: `1. e4`"),
        ("▶ Next", "3 of 4: `1… e5`"),
        ("⏭ Last", "4 of 4: `2. Nf3`"),
        ("◀ Back", "3 of 4: `1… e5`"),
    ] {
        at = go(&table.ada, &at, label).await;
        assert!(at.content.ends_with(said), "{label}: {:?}", at.content);
    }
    house.restart().await;
    at = go(&table.ada, &at, "▶ Next").await;
    let again = go(&table.ada, &at, "Film").await;
    assert_eq!(again.files[0].bytes, whole.files[0].bytes, "the same film, after a restart too");

    // Somebody who looks on has the button below the board.
    let spectator = house.player(Who::Spectator);
    let seen = spectator.press(&table.board, "Replay").await;
    check(&seen, "replay.gif");
    let refused = spectator.slash(CHESS_CLUB, "game replay", json!({ "view": "mine" })).await;
    assert!(refused.content.contains("don't play") && refused.files.is_empty(), "{refused:?}");
    let refused = spectator.slash(CHESS_CLUB, "game replay", json!({ "reveal": true })).await;
    assert!(refused.content.contains("nothing to reveal") && refused.files.is_empty(), "{refused:?}");
    let elsewhere = house.player(Who::Cleo);
    let game = again.content.split('`').nth(1).expect("a number").to_owned();
    let refused = elsewhere.slash(Who::Cleo.dm(), "game replay", json!({ "game": game })).await;
    assert!(refused.content.contains("I know no game") && refused.files.is_empty(), "{refused:?}");
    house.close().await;
}

#[tokio::test]
async fn the_end_reveals_what_was_hidden_all_along() {
    let house = House::open().await;
    let mut table = Table::open(&house, "zombie", json!({})).await;
    // White takes a pawn and buries it under the knight on b1.
    table.play_all(By::Command, "e2e4 d7d5").await;
    table.play_in_parts("e4d5/@b1").await;
    let spectator = house.player(Who::Spectator);
    for player in [&table.ada, &table.ben, &spectator] {
        let early = player.slash(CHESS_CLUB, "game replay", json!({ "reveal": true })).await;
        assert!(early.content.contains("open at its end") && early.files.is_empty(), "{early:?}");
    }
    let public = film(&spectator, json!({})).await;
    let bens = film(&table.ben, json!({})).await;
    let adas = film(&table.ada, json!({})).await;
    assert!(adas.content.contains("as you saw it") && public.content.contains("as everybody saw it"));
    assert!(adas.files[0].alt.contains("buried") || adas.files[0].alt != bens.files[0].alt, "{adas:?}");
    let own = go(&table.ada, &adas, "⏭ Last").await;
    assert!(own.content.contains("@b1"), "{own:?}");
    for (player, film) in [(&table.ben, &bens), (&spectator, &public)] {
        let last = go(player, film, "⏭ Last").await;
        assert!(last.content.contains("@?") && !last.content.contains("@b1"), "{last:?}");
        assert_eq!(last.button("Reveal"), None);
    }
    let everybodys = table.ada.press(&own, "As everybody saw it").await;
    assert_eq!(everybodys.files[0].bytes, public.files[0].bytes);

    let ask = table.ben.slash(CHESS_CLUB, "game resign", json!({})).await;
    let before = table.board.clone();
    table.ben.press(&ask, "Yes, resign").await;
    table.board = table.new_board(&before).await;
    table.is_over("White wins: resignation");
    assert!(table.board.content.contains("**Reveal**"), "{:?}", table.board.content);
    for player in [&table.ben, &spectator] {
        let reveal = player.press(&table.board, "Reveal").await;
        check(&reveal, "replay.gif");
        let last = go(player, &reveal, "⏭ Last").await;
        assert!(last.content.contains("Black resigned"), "{last:?}");
        let then = go(player, &last, "◀ Back").await;
        assert!(then.content.contains("@b1"), "every word of the record is open: {then:?}");
        assert!(then.files[0].alt.contains("b1"), "{then:?}");
    }
    house.close().await;
}
