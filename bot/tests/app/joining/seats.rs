//! Invitations to games of more than two seats: choosing a seat, sharing seats, leaving again.

use app::request::{NewTable, Request};
use discord::limits_broken;
use engine::catalogue;
use model::ids::{GameId, UserId};
use model::screen::{Press, Verb};

use crate::joining::four::{heard, labels, names, opened, posted, press, shared, sit, wanted};
use crate::stage::{ADA, BEN, CLEO, DEV, Said, Stage, direct};

#[tokio::test]
async fn the_invitation_shows_every_seat_and_who_has_it() {
    let stage = Stage::open().await;
    let id = opened(&stage, wanted()).await;
    let names = names();
    let (text, rows) = heard(&stage).await;
    assert!(text.contains("whoever takes the 3 free seats"), "{text}");
    assert!(text.contains(&format!("• {}: <@{ADA}>\n", names[0])), "{text}");
    for name in &names[1..] {
        assert!(text.contains(&format!("• {name}: free\n")), "{text}");
    }
    assert!(!text.contains("shared"), "{text}");
    let mut expected: Vec<String> = names[1..].iter().map(|name| format!("Join as {name}")).collect();
    expected.extend(["Leave", "Rules", "Learn this game"].map(str::to_owned));
    assert_eq!(labels(&rows), expected);
    let answer = sit(&stage, BEN, id, 3).await;
    assert!(answer.text.contains(&format!("You have a seat: **{}**", names[3])), "{answer:?}");
    let (text, rows) = heard(&stage).await;
    assert!(text.contains(&format!("• {}: <@{BEN}>\n", names[3])), "{text}");
    assert!(!labels(&rows).contains(&format!("Join as {}", names[3])), "{rows:?}");
    let games = stage.ask(BEN, Request::Games).await;
    assert!(games.text.contains("2 of 4 seats taken"), "{games:?}");
    stage.close().await;
}

#[tokio::test]
async fn the_game_begins_when_the_last_seat_is_taken_and_not_before() {
    let stage = Stage::open().await;
    let id = opened(&stage, wanted()).await;
    let names = names();
    for (person, seat) in [(DEV, 3), (BEN, 1)] {
        let answer = sit(&stage, person, id, seat).await;
        assert!(answer.text.contains("when the last one is taken"), "{answer:?}");
    }
    let early = stage.ask(ADA, Request::Move { turn: "e2e4".to_owned(), game: Some(format!("#{id}")) }).await;
    assert!(early.text.contains("hasn't started"), "{early:?}");
    stage.said().await;
    let last = sit(&stage, CLEO, id, 2).await;
    assert!(last.text.contains(&format!("The game is on: you play **{}** in", names[2])), "{last:?}");
    let board = posted(&stage).await;
    let sides = format!(
        "<@{ADA}> ({}) and <@{CLEO}> ({}) against <@{BEN}> ({}) and <@{DEV}> ({})",
        names[0], names[2], names[1], names[3]
    );
    assert!(board.text.contains(&sides), "{board:?}");
    assert_eq!(board.pings, [ADA]);
    let late = sit(&stage, UserId(99), id, 1).await;
    assert!(late.text.contains("already started"), "{late:?}");
    let late = press(&stage, BEN, id, Verb::Leave, "").await;
    assert!(late.text.contains("already started"), "{late:?}");
    stage.close().await;
}

#[tokio::test]
async fn somebody_who_chooses_another_seat_moves_there_and_may_leave_again() {
    let stage = Stage::open().await;
    let id = opened(&stage, wanted()).await;
    let names = names();
    sit(&stage, BEN, id, 1).await;
    stage.said().await;
    let moved = sit(&stage, BEN, id, 2).await;
    assert!(moved.text.contains(&format!("You have a seat: **{}**.", names[2])), "{moved:?}");
    let (text, _) = heard(&stage).await;
    assert!(
        text.contains(&format!("{}: free", names[1])) && text.contains(&format!("{}: <@{BEN}>", names[2])),
        "{text}"
    );
    press(&stage, BEN, id, Verb::Leave, "").await;
    let (text, _) = heard(&stage).await;
    assert!(text.contains(&format!("{}: free", names[2])), "{text}");
    let again = press(&stage, BEN, id, Verb::Leave, "").await;
    assert!(again.text.contains("no seat at this table"), "{again:?}");
    press(&stage, ADA, id, Verb::Leave, "").await;
    let (text, rows) = heard(&stage).await;
    assert!(text.contains("the 4 free seats"), "{text}");
    assert_eq!(labels(&rows).len(), 4 + 2, "nobody is left to leave: {rows:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_seat_that_cant_be_had_is_refused_and_nothing_changes() {
    let stage = Stage::open().await;
    let id = opened(&stage, NewTable { opponent: Some(BEN), ..wanted() }).await;
    let (text, _) = heard(&stage).await;
    assert!(text.contains(&format!("<@{BEN}> and whoever takes a seat")), "{text}");
    for (person, arg, why) in [
        (ADA, "0", "yours already"),
        (CLEO, "0", "was faster"),
        (CLEO, "1", "is kept for"),
        (CLEO, "4", "don't know that button"),
        (CLEO, "255", "don't know that button"),
        (CLEO, "-1", "don't know that button"),
        (CLEO, "", "don't know that button"),
    ] {
        let answer = press(&stage, person, id, Verb::Sit, arg).await;
        assert!(answer.text.contains(why), "{arg}: {answer:?}");
    }
    assert!(stage.said().await.is_empty());
    let chess = stage.invitation("chess").await;
    stage.said().await;
    for verb in [Verb::Sit, Verb::Leave] {
        let answer = press(&stage, BEN, chess, verb, "1").await;
        assert!(answer.text.contains("don't know that button"), "{answer:?}");
    }
    assert!(stage.said().await.is_empty(), "with two seats there is nothing to choose");
    stage.close().await;
}

#[tokio::test]
async fn a_seat_kept_for_somebody_goes_where_they_sit_and_is_free_when_they_decline() {
    let stage = Stage::open().await;
    let id = opened(&stage, NewTable { opponent: Some(BEN), ..wanted() }).await;
    let names = names();
    sit(&stage, BEN, id, 3).await;
    let (text, _) = heard(&stage).await;
    assert!(text.contains(&format!("{}: free", names[1])), "{text}");
    press(&stage, BEN, id, Verb::Leave, "").await;
    let (text, _) = heard(&stage).await;
    assert!(text.contains(&format!("{}: kept for <@{BEN}>", names[3])), "{text}");
    let other = press(&stage, CLEO, id, Verb::Decline, "").await;
    assert!(other.text.contains("isn't for you"), "{other:?}");
    let declined = press(&stage, BEN, id, Verb::Decline, "").await;
    assert!(declined.text.contains("no seat is kept"), "{declined:?}");
    let (text, _) = heard(&stage).await;
    assert!(text.contains(&format!("{}: free", names[3])), "{text}");
    sit(&stage, CLEO, id, 3).await;
    let seated = press(&stage, CLEO, id, Verb::Decline, "").await;
    assert!(seated.text.contains("press **Leave**"), "{seated:?}");
    stage.said().await;
    press(&stage, ADA, id, Verb::Decline, "").await;
    assert!(heard(&stage).await.0.contains("it was taken back"));
    stage.close().await;
}

#[tokio::test]
async fn of_two_who_want_the_same_seat_at_once_one_gets_it() {
    let stage = Stage::open().await;
    let id = opened(&stage, wanted()).await;
    let (bens, cleos) = tokio::join!(sit(&stage, BEN, id, 2), sit(&stage, CLEO, id, 2));
    let seated = [&bens, &cleos].into_iter().filter(|answer| answer.text.contains("You have a seat")).count();
    let slower = [&bens, &cleos].into_iter().filter(|answer| answer.text.contains("was faster")).count();
    assert_eq!((seated, slower), (1, 1), "{bens:?} {cleos:?}");
    stage.close().await;
}

#[tokio::test]
async fn several_seats_are_for_tables_whose_invitation_says_so() {
    let stage = Stage::open().await;
    let names = names();
    let id = opened(&stage, shared()).await;
    let (text, _) = heard(&stage).await;
    assert!(text.contains("Seats are **shared**") && text.contains("agrees to that"), "{text}");
    for seat in [1, 2] {
        sit(&stage, ADA, id, seat).await;
    }
    let alone = sit(&stage, ADA, id, 3).await;
    assert!(alone.text.contains("leave it to somebody"), "{alone:?}");
    stage.said().await;
    let last = sit(&stage, BEN, id, 3).await;
    assert!(last.text.contains("The game is on"), "{last:?}");
    let board = posted(&stage).await;
    let sides = format!(
        "<@{ADA}> ({}, {}) against <@{ADA}> ({}) and <@{BEN}> ({})",
        names[0], names[2], names[1], names[3]
    );
    assert!(board.text.contains(&sides), "{board:?}");
    let odd = stage.ask(CLEO, Request::Play(NewTable { rules: "chess".to_owned(), ..shared() })).await;
    assert!(odd.text.contains("nobody can take a second seat"), "{odd:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_colour_is_the_first_seat_of_that_colour() {
    let stage = Stage::open().await;
    let names = names();
    opened(&stage, NewTable { colour: Some("black".to_owned()), ..wanted() }).await;
    assert!(heard(&stage).await.0.contains(&format!("{}: <@{ADA}>", names[1])));
    opened(&stage, NewTable { colour: Some(names[3].to_lowercase()), ..wanted() }).await;
    assert!(heard(&stage).await.0.contains(&format!("{}: <@{ADA}>", names[3])));
    let odd = stage.ask(ADA, Request::Play(NewTable { colour: Some("green".to_owned()), ..wanted() })).await;
    assert!(odd.text.contains(names[2]), "{odd:?}");
    stage.close().await;
}

#[tokio::test]
async fn in_direct_messages_two_share_the_seats_and_each_gets_one_board() {
    let stage = Stage::open().await;
    let alone = stage.ask_directly(ADA, Request::Play(NewTable { opponent: Some(BEN), ..wanted() })).await;
    assert!(alone.text.contains("`shared: True`"), "{alone:?}");
    stage.ask_directly(ADA, Request::Play(NewTable { opponent: Some(BEN), ..shared() })).await;
    let said = stage.said().await;
    let id = GameId(1);
    for person in [ADA, BEN] {
        let [Said::Posted { screen, .. }] = &said[&direct(person)][..] else { panic!("{said:?}") };
        assert!(labels(&screen.rows).iter().any(|label| label.starts_with("Join as ")), "{screen:?}");
    }
    for (person, seat) in [(BEN, 3), (ADA, 2), (BEN, 1)] {
        stage.said().await;
        let sit = Press { verb: Verb::Sit, game: Some(id), version: 1, arg: seat.to_string() };
        stage.ask_directly(person, Request::Press { press: sit, value: None }).await;
    }
    let said = stage.said().await;
    for (person, seat) in [(ADA, 0), (BEN, 1)] {
        let boards: Vec<_> = said[&direct(person)]
            .iter()
            .filter_map(|said| match said {
                Said::Posted { screen, .. } => screen.picture.as_ref(),
                Said::Changed { .. } => None,
            })
            .collect();
        assert_eq!(boards.len(), 1, "{said:?}");
        assert_eq!((boards[0].seat, boards[0].looker), (Some(seat), Some(person)));
    }
    stage.close().await;
}

#[tokio::test]
async fn somebody_who_declines_in_direct_messages_ends_it() {
    let stage = Stage::open().await;
    stage.ask_directly(ADA, Request::Play(NewTable { opponent: Some(BEN), ..shared() })).await;
    stage.said().await;
    let decline = Press { verb: Verb::Decline, game: Some(GameId(1)), version: 1, arg: String::new() };
    stage.ask_directly(BEN, Request::Press { press: decline, value: None }).await;
    let said = stage.said().await;
    for person in [ADA, BEN] {
        let [Said::Changed { change, .. }] = &said[&direct(person)][..] else { panic!("{said:?}") };
        assert!(change.text.as_ref().is_some_and(|text| text.contains("can't play")), "{change:?}");
    }
    stage.close().await;
}

#[tokio::test]
async fn every_game_of_the_catalogue_begins_when_its_seats_are_taken() {
    let stage = Stage::open().await;
    for (number, game) in (1..).zip(catalogue::all()) {
        let (info, id) = (game.info(), GameId(number));
        let guests = (1..info.seats.len()).map(|seat| (UserId(20 + seat as i64), seat));
        stage.ask(ADA, Request::Play(NewTable { rules: info.id.to_owned(), ..NewTable::default() })).await;
        for (person, seat) in guests {
            assert!(heard(&stage).await.0.contains("<t:"), "{}: it is still open", info.id);
            // With an open number of players nobody chooses a seat, and the host need not wait.
            let open = info.fewest < info.seats.len();
            let verb = if info.seats.len() == 2 || open { Verb::Join } else { Verb::Sit };
            press(&stage, person, id, verb, &seat.to_string()).await;
        }
        let board = posted(&stage).await;
        assert_eq!(limits_broken(&board), Vec::<&str>::new(), "{}", info.id);
        assert!(board.picture.is_some(), "{}: {board:?}", info.id);
        // Everybody who is asked is called, but the person who came last.
        let game = stage.store().game(id).await.expect("the database").expect("the game");
        let last = UserId(20 + info.seats.len() as i64 - 1);
        let last = if info.seats.len() == 1 { ADA } else { last };
        let asked = game.seats.iter().filter_map(|own| own.person.filter(|_| own.asked_ms.is_some()));
        let mut called: Vec<UserId> = asked.filter(|person| *person != last).collect();
        let mut pings = board.pings.clone();
        called.sort_unstable();
        pings.sort_unstable();
        called.dedup();
        assert_eq!(pings, called, "{}: {board:?}", info.id);
    }
    stage.close().await;
}
