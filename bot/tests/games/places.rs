//! Channels, threads and direct messages; several games in one place.

use playground::{CHESS_CLUB, Effect, Fault, Route, Seen, TEA_ROOM, Who};
use serde_json::json;

use crate::house::House;
use crate::player::By;
use crate::table::Table;

#[tokio::test]
async fn a_thread_of_its_own() {
    let house = House::open().await;
    let mut table = Table::open(&house, "chess", json!({ "thread": true })).await;
    table.play_all(By::Picker, "f2f3 e7e5 g2g4 d8h4").await;
    table.is_over("Black wins: checkmate");
    let boards = table.ben.person.messages(CHESS_CLUB).into_iter().filter(|seen| !seen.files.is_empty());
    assert_eq!(boards.count(), 0, "the channel is left alone");
    house.close().await;
}

#[tokio::test]
async fn everything_in_direct_messages() {
    let house = House::open().await;
    let (ada, ben) = (house.player(Who::Ada), house.player(Who::Ben));
    let (adas, bens) = (Who::Ada.dm(), Who::Ben.dm());
    // Nobody is written to who has never used the bot.
    let wanted = json!({ "game": "chess", "opponent": Who::Ben.id().to_string(), "colour": "white" });
    let stranger = ada.slash(adas, "play", wanted).await;
    assert!(stranger.content.contains("only to people who have used me"), "{stranger:?}");
    ben.slash(bens, "help", json!({})).await;
    let nobody = ada.slash(adas, "play", json!({ "game": "chess" })).await;
    assert!(nobody.content.contains("Name an opponent"), "{nobody:?}");
    ada.slash(
        adas,
        "play",
        json!({ "game": "chess", "opponent": Who::Ben.id().to_string(), "colour": "white" }),
    )
    .await;
    let invitation =
        ben.person.wait_for_message(bens, "an invitation", |seen| seen.button("Join").is_some()).await;
    ben.press(&invitation, "Join").await;
    for (player, place, by, turn) in
        [(&ada, adas, By::Picker, "f2f3"), (&ben, bens, By::Command, "e5"), (&ada, adas, By::Form, "g4")]
    {
        let seen = |seen: &Seen| {
            !seen.private
                && seen.button("Move").is_some()
                && seen.content.contains(&format!("<@{}>, it's your turn", player.who().id()))
        };
        player.person.wait_for_message(place, "the own turn", seen).await;
        player.play(place, by, turn).await;
    }
    ben.person.wait_for_message(bens, "the own turn", |seen| seen.content.contains("`g4`")).await;
    ben.play(bens, By::Picker, "d8h4").await;
    for (player, place) in [(&ada, adas), (&ben, bens)] {
        let over = |seen: &Seen| {
            !seen.private && seen.content.contains("Black wins: checkmate") && !seen.files.is_empty()
        };
        let end = player.person.wait_for_message(place, "the end", over).await;
        assert!(end.pings.contains(&player.who()));
    }
    assert!(house.player(Who::Cleo).person.messages(CHESS_CLUB).is_empty());
    house.close().await;
}

#[tokio::test]
async fn several_games_in_one_channel_are_told_apart() {
    let house = House::open().await;
    let first = Table::open(&house, "chess", json!({})).await;
    let number = |board: &Seen| {
        board.content.split("`#").nth(1).and_then(|rest| rest.split('`').next()).expect("a number").to_owned()
    };
    let second = Table::open(&house, "chess960", json!({ "options": "position=518" })).await;
    let (one, two) = (number(&first.board), number(&second.board));
    assert_ne!(one, two);
    let ada = &first.ada;
    let which = ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4" })).await;
    assert!(which.content.contains(&one) && which.content.contains(&two), "{which:?}");
    let offered =
        ada.person.autocomplete(CHESS_CLUB, "move", &json!({ "turn": "", "game": "" }), "game").await;
    let offered: Vec<String> = offered.expect("an answer").into_iter().map(|choice| choice.name).collect();
    assert_eq!(offered.len(), 2, "{offered:?}");
    let played = ada.slash(CHESS_CLUB, "move", json!({ "turn": "e2e4", "game": format!("#{two}") })).await;
    assert!(played.content.contains("You played"), "{played:?}");
    // Only one waits for Ada now, so that one is meant.
    let played = ada.slash(CHESS_CLUB, "move", json!({ "turn": "d2d4" })).await;
    assert!(played.content.contains("You played"), "{played:?}");
    let record = ada.slash(CHESS_CLUB, "game history", json!({ "game": format!("#{one}") })).await;
    assert!(record.content.contains("d4"), "{record:?}");
    house.close().await;
}

#[tokio::test]
async fn what_is_typed_is_completed() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    let offer = async |typed: &str| -> Vec<String> {
        let options = json!({ "turn": typed });
        let choices = table.ada.person.autocomplete(CHESS_CLUB, "move", &options, "turn").await;
        choices
            .expect("an answer")
            .into_iter()
            .map(|choice| choice.value.as_str().unwrap_or_default().to_owned())
            .collect()
    };
    assert_eq!(offer("").await.len(), 20);
    assert_eq!(offer("e2").await, ["e2e3", "e2e4"]);
    assert_eq!(offer("Nf").await, ["g1f3"]);
    assert_eq!(offer("zz").await, Vec::<String>::new());
    let options = json!({ "game": "chess960", "options": "pos" });
    let choices =
        table.ada.person.autocomplete(CHESS_CLUB, "play", &options, "options").await.expect("an answer");
    assert_eq!(choices.len(), 1);
    assert!(choices[0].name.contains("0–959"), "{choices:?}");
    house.close().await;
}

/// A channel that only some see: others can't find its tables, nor join them.
#[tokio::test]
async fn tables_in_hidden_channels_are_for_those_who_see_them() {
    const FRIENDS: u64 = 1_287_999_000_000_000_001;
    let house = House::open().await;
    assert!(house.playground.keep_for(CHESS_CLUB, FRIENDS));
    house.playground.give_role(Who::Ben, FRIENDS);
    let [ben, cleo] = [Who::Ben, Who::Cleo].map(|who| house.player(who));
    let opened = ben.slash(CHESS_CLUB, "play", json!({ "game": "chess" })).await;
    assert!(opened.content.contains("Your table"), "{opened:?}");
    ben.slash(CHESS_CLUB, "club tournament open", json!({ "game": "chess", "name": "Lantern Cup" })).await;
    for (command, known) in [("club seek", "#1"), ("club tournament list", "Lantern Cup")] {
        let hidden = cleo.slash(TEA_ROOM, command, json!({})).await;
        assert!(!hidden.content.contains(known) && !hidden.content.contains("<#"), "{hidden:?}");
        // Ada owns the server, and sees all of it.
        let owner = house.player(Who::Ada).slash(TEA_ROOM, command, json!({})).await;
        assert!(owner.content.contains(known), "{owner:?}");
        let friend = ben.slash(TEA_ROOM, command, json!({})).await;
        assert!(friend.content.contains(known), "{friend:?}");
    }
    let none = cleo.slash(TEA_ROOM, "club tournament join", json!({ "tournament": "1" })).await;
    assert!(none.content.contains("know no such tournament"), "{none:?}");
    house.close().await;
}

#[tokio::test]
async fn where_no_pictures_are_taken_boards_come_in_letters() {
    let house = House::open().await;
    let table = Table::open(&house, "chess", json!({})).await;
    table.talk();
    house.playground.faults().order(Fault::new(Effect::Code(400_001)).on(Route::CreateMessage));
    table.ada.play(CHESS_CLUB, By::Command, "e4").await;
    let next = |seen: &Seen| !seen.private && seen.id > table.board.id && seen.button("Move").is_some();
    let board = table.ben.person.wait_for_message(CHESS_CLUB, "the next board", next).await;
    assert_eq!((board.files.len(), &board.pings[..]), (0, &[Who::Ben][..]));
    assert!(board.content.contains("`e4`"), "{}", board.content);
    let (said, letters) = board.content.split_once("\n```\n").expect("letters");
    assert!(said.ends_with("-# Discord takes no picture from me here just now."), "{said}");
    assert_eq!(letters.lines().filter(|line| line.contains(['p', 'P'])).count(), 3, "{letters}");
    // The next one is tried with its picture again.
    table.ben.play(CHESS_CLUB, By::Command, "e5").await;
    let later = |seen: &Seen| !seen.private && seen.id >= board.id && !seen.files.is_empty();
    table.ada.person.wait_for_message(CHESS_CLUB, "a picture", later).await;
    house.close().await;
}
