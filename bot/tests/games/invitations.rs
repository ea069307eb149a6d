//! Inviting, joining, declining, withdrawing; also over restarts.

use playground::{CHESS_CLUB, Seen, Who};
use serde_json::json;

use crate::house::House;

fn invitation(seen: &Seen) -> bool {
    seen.button("Join").is_some()
}

#[tokio::test]
async fn somebody_who_joins_first_plays_even_after_a_restart() {
    let mut house = House::open().await;
    let ada = house.player(Who::Ada);
    ada.slash(CHESS_CLUB, "play", json!({ "game": "chess" })).await;
    let open = ada.person.wait_for_message(CHESS_CLUB, "an invitation", invitation).await;
    assert!(open.pings.is_empty() && open.content.contains("<t:"), "{open:?}");
    house.restart().await;
    let own = ada.press(&open, "Join").await;
    assert!(own.content.contains("already have a seat"), "{own:?}");
    let calls = [Who::Cleo, Who::Dev].map(|who| {
        let person = house.player(who).person;
        person.press(open.id, &open.button("Join").expect("a button")).expect("pressed")
    });
    let mut seated = 0;
    for call in calls {
        let answer = call.message().await.expect("an answer");
        seated += usize::from(answer.content.contains("The game is on"));
    }
    assert_eq!(seated, 1, "one of two who press at once gets the seat");
    let board = ada.board(CHESS_CLUB).await;
    // Lots decide who is White: Ada is called then, and the player who has just joined sees it without being called.
    assert!(board.pings.is_empty() || board.pings == [Who::Ada], "{board:?}");
    assert!(board.content.contains("to move") || board.content.contains("your turn"), "{board:?}");
    house.close().await;
}

#[tokio::test]
async fn an_invitation_to_somebody_is_theirs_alone_and_can_be_declined() {
    let house = House::open().await;
    let (ada, ben, cleo) = (house.player(Who::Ada), house.player(Who::Ben), house.player(Who::Cleo));
    ada.slash(CHESS_CLUB, "play", json!({ "game": "chess", "opponent": Who::Ben.id().to_string() })).await;
    let invited = ben.person.wait_for_message(CHESS_CLUB, "an invitation", invitation).await;
    let other = cleo.press(&invited, "Join").await;
    assert!(other.content.contains("somebody else"), "{other:?}");
    let other = cleo.press(&invited, "Decline").await;
    assert!(other.content.contains("isn't for you"), "{other:?}");
    ben.press(&invited, "Decline").await;
    let off = ada.person.wait_for_change(invited.id, "it to be off", |seen| seen.buttons().is_empty()).await;
    assert!(off.content.contains("is off"), "{off:?}");
    let late = ben.person.press_raw(invited.id, &invited.button("Join").expect("a button")).expect("sent");
    assert!(late.message().await.expect("an answer").content.contains("is gone"));
    house.close().await;
}

#[tokio::test]
async fn an_invitation_can_be_taken_back_by_its_host_alone() {
    let house = House::open().await;
    let (ada, cleo) = (house.player(Who::Ada), house.player(Who::Cleo));
    let answer = ada.slash(CHESS_CLUB, "play", json!({ "game": "chess" })).await;
    let open = cleo.person.wait_for_message(CHESS_CLUB, "an invitation", invitation).await;
    let cancel = answer.button("Close the table").expect("a button");
    let forged = cleo.person.press_raw(open.id, &cancel).expect("sent").message().await.expect("an answer");
    assert!(forged.content.contains("Only the person who invited"), "{forged:?}");
    ada.press(&answer, "Close the table").await;
    cleo.person.wait_for_change(open.id, "it to be off", |seen| seen.buttons().is_empty()).await;
    house.close().await;
}

#[tokio::test]
async fn odd_invitations_are_explained() {
    let house = House::with(|config| config.limits.games_per_person = 1).await;
    let ada = house.player(Who::Ada);
    let own = json!({ "game": "chess", "opponent": Who::Ada.id().to_string() });
    let own = ada.slash(CHESS_CLUB, "play", own).await;
    assert!(own.content.contains("both sides"), "{own:?}");
    for options in
        ["position=960", "position=-1", "position=", "position", "speed=3", "position=1 position=2"]
    {
        let odd = ada.slash(CHESS_CLUB, "play", json!({ "game": "chess960", "options": options })).await;
        assert!(!odd.content.contains("is set"), "{options}: {odd:?}");
        assert!(odd.content.contains("position"), "{options}: {odd:?}");
    }
    ada.slash(CHESS_CLUB, "play", json!({ "game": "chess" })).await;
    let many = ada.slash(CHESS_CLUB, "play", json!({ "game": "chess" })).await;
    assert!(many.content.contains("as many as I keep"), "{many:?}");
    house.close().await;
}
