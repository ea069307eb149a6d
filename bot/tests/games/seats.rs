//! Four people at one table, over the real client; also over restarts.

use engine::catalogue;
use playground::{CHESS_CLUB, Seen, Who};
use serde_json::json;

use crate::house::House;
use crate::player::{By, Player};
use crate::table::{asks, next_board};

/// Four seats, two teams, first to move first.
const HOUSE: &str = "crowded-house";

fn names() -> Vec<&'static str> {
    let info = catalogue::find(HOUSE).expect("the game").info();
    info.seats.iter().map(|seat| seat.name).collect()
}

fn join(seat: usize) -> String {
    format!("Join as {}", names()[seat])
}

/// The invitation once this condition holds.
async fn invitation(player: &Player, what: &str, like: impl Fn(&Seen) -> bool) -> Seen {
    let first = |seen: &Seen| seen.button("Learn this game").is_some();
    let seen = player.person.wait_for_message(CHESS_CLUB, "an invitation", first).await;
    player.person.wait_for_change(seen.id, what, like).await
}

/// The first board of a game, which pings the player to move.
async fn first_board(player: &Player, place: u64, pinged: Who) -> Seen {
    let board = player.board(place).await;
    assert_eq!(board.pings, [pinged]);
    board
}

/// Plays turns, each by the next of the people and in the next way to play; the player after that is pinged.
async fn play_round(players: &[&Player], place: u64, script: &str) {
    let ways = [By::Command, By::Picker, By::Form];
    for (at, turn) in script.split_whitespace().enumerate() {
        let player = players[at % players.len()];
        let before = player.board(place).await;
        let answer = player.play(place, ways[at % ways.len()], turn).await;
        assert!(answer.content.contains("You played"), "{turn}: {answer:?}");
        let next = players[(at + 1) % players.len()].who();
        let board = next_board(&player.person, place, &before, |seen| seen.button("Move").is_some()).await;
        asks(&board, next);
        assert!(board.content.contains(&format!("<@{}>, it's your turn", next.id())), "{board:?}");
    }
}

#[tokio::test]
async fn four_people_choose_their_seats_and_play_over_restarts() {
    let mut house = House::open().await;
    let [ada, ben, cleo, dev] = [Who::Ada, Who::Ben, Who::Cleo, Who::Dev].map(|who| house.player(who));
    ada.slash(CHESS_CLUB, "play", json!({ "game": HOUSE, "colour": "white" })).await;
    let open = invitation(&ben, "free seats", |seen| seen.button(&join(3)).is_some()).await;
    assert!(open.pings.is_empty() && open.button(&join(0)).is_none(), "{open:?}");
    dev.press(&open, &join(3)).await;
    let now = invitation(&ben, "Dev's seat", |seen| seen.button(&join(3)).is_none()).await;
    ben.press(&now, &join(2)).await;
    house.restart().await;
    let old = open.button(&join(2)).expect("a button of the first invitation");
    let slow = cleo.person.press_raw(open.id, &old).expect("sent").message().await.expect("an answer");
    assert!(slow.content.contains("was faster"), "{slow:?}");
    let now = invitation(&ben, "Ben's seat", |seen| seen.button(&join(2)).is_none()).await;
    let moved = ben.press(&now, &join(1)).await;
    assert!(moved.content.contains(names()[1]), "{moved:?}");
    let now = invitation(&cleo, "a seat left by Ben", |seen| seen.button(&join(2)).is_some()).await;
    cleo.press(&now, &join(2)).await;
    first_board(&ada, CHESS_CLUB, Who::Ada).await;
    let over = invitation_gone(&ada, open.id).await;
    assert!(over.content.contains("has begun"), "{over:?}");
    let order = [&ada, &ben, &cleo, &dev];
    play_round(&order, CHESS_CLUB, "e2e4 e7e5 d2d4 d7d6").await;
    house.restart().await;
    play_round(&order, CHESS_CLUB, "g1f3 g8f6 b1c3 b8c6").await;
    let board = ada.board(CHESS_CLUB).await;
    dev.press(&board, "Offer a draw").await;
    let offer =
        ada.person.wait_for_message(CHESS_CLUB, "an offer", |seen| seen.button("Agree").is_some()).await;
    let mut asked = offer.pings.clone();
    asked.sort_by_key(|who| who.id());
    assert_eq!(asked, [Who::Ada, Who::Cleo]);
    let team = ben.press(&offer, "Agree").await;
    assert!(team.content.contains("No draw offer"), "{team:?}");
    cleo.press(&offer, "Play on").await;
    let question = cleo.press(&board, "Resign").await;
    assert!(question.content.contains("for all of **White**"), "{question:?}");
    cleo.press(&question, "Yes, resign").await;
    let ended = |seen: &Seen| seen.content.contains("Black wins: resignation") && !seen.private;
    let end = ada.person.wait_for_message(CHESS_CLUB, "the end", ended).await;
    let mut called = end.pings.clone();
    called.sort_by_key(|who| who.id());
    assert_eq!(called, [Who::Ada, Who::Ben, Who::Dev], "all but Cleo, who has just resigned");
    house.close().await;
}

#[tokio::test]
async fn two_people_share_four_seats_in_a_thread() {
    let mut house = House::open().await;
    let [ada, ben] = [Who::Ada, Who::Ben].map(|who| house.player(who));
    ada.slash(CHESS_CLUB, "play", json!({ "game": HOUSE, "shared": true, "thread": true })).await;
    let open = invitation(&ada, "free seats", |seen| seen.button(&join(1)).is_some()).await;
    assert!(open.content.contains("Seats are **shared**"), "{open:?}");
    ada.press(&open, &join(2)).await;
    let now = invitation(&ben, "Ada's seats", |seen| seen.button(&join(2)).is_none()).await;
    ben.press(&now, &join(1)).await;
    house.restart().await;
    let now = invitation(&ben, "Ben's seat", |seen| seen.button(&join(1)).is_none()).await;
    let last = ben.press(&now, &join(3)).await;
    assert!(last.content.contains(&format!("**{}** and **{}**", names()[1], names()[3])), "{last:?}");
    let place = open.id;
    first_board(&ada, place, Who::Ada).await;
    play_round(&[&ada, &ben], place, "e2e4 e7e5 d2d4 d7d6 g1f3").await;
    let mine = ben.slash(place, "games", json!({})).await;
    assert!(mine.content.contains("your turn"), "{mine:?}");
    house.close().await;
}

/// The invitation once no seat can be taken any more.
async fn invitation_gone(player: &Player, id: u64) -> Seen {
    player.person.wait_for_change(id, "no more buttons", |seen| seen.buttons().is_empty()).await
}
