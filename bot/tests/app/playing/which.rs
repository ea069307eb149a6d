//! Which of several games is meant, and going on with the one that is chosen.

use app::request::{NewTable, OfferRequest, Request};
use model::ids::GameId;
use model::screen::{Press, Row, Screen, Verb};

use crate::stage::{ADA, BEN, Stage};

/// The presses of all buttons.
fn presses(screen: &Screen) -> Vec<Press> {
    let buttons = screen.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons.iter().map(|button| button.press.clone())),
        Row::Menu(_) => None,
    });
    buttons.flatten().collect()
}

#[tokio::test]
async fn several_games_are_named_and_the_chosen_one_goes_on_with_what_was_asked() {
    let stage = Stage::open().await;
    let (chess, zombie) = (stage.game("chess").await, stage.game("zombie").await);
    let turn = || Request::Move { turn: "e2e4".to_owned(), game: None };
    let asked = stage.ask(ADA, turn()).await;
    for said in [
        "Which game do you mean?".to_owned(),
        format!("• **Chess** `#{chess}` · <@{ADA}> (White) against <@{BEN}> (Black) · it's **your turn**"),
        format!("**Zombie Chess** `#{zombie}`"),
    ] {
        assert!(asked.text.contains(&said), "{said}: {asked:?}");
    }
    let verbs: Vec<_> = presses(&asked).iter().map(|press| (press.verb, press.game)).collect();
    assert_eq!(verbs, [(Verb::Move, Some(zombie)), (Verb::Move, Some(chess))]);
    let opened = stage.press(ADA, presses(&asked)[1].clone(), None).await;
    assert!(opened.text.contains(&format!("**Chess** `#{chess}`")), "the picker: {opened:?}");

    let asked = stage.ask(BEN, Request::Offer(OfferRequest::Abort { game: None })).await;
    assert!(asked.text.contains(&format!("waiting for <@{ADA}>")), "{asked:?}");
    let off = stage.press(BEN, presses(&asked)[0].clone(), None).await;
    assert!(off.text.contains("called off"), "{off:?}");
    let left = stage.ask(BEN, Request::History { game: None }).await;
    assert!(left.text.contains(&format!("`#{chess}`")), "the only one left: {left:?}");
    stage.close().await;
}

#[tokio::test]
async fn in_a_channel_its_own_game_comes_before_one_in_a_thread_of_it() {
    let stage = Stage::open().await;
    let wanted = NewTable {
        rules: "zombie".to_owned(),
        computer: Some(model::computer::Level::Easy),
        colour: Some("white".to_owned()),
        clock: Some("none".to_owned()),
        thread: Some(true),
        ..NewTable::default()
    };
    let answer = stage.ask(ADA, Request::Play(wanted)).await;
    let thread: GameId = answer.text.split('`').nth(1).expect("a number").parse().expect("a game");
    stage.said().await;
    assert!(stage.store().game(thread).await.expect("the database").expect("the game").thread.is_some());
    let alone = stage.ask(ADA, Request::Board { game: None, flip: false, text: false }).await;
    assert!(alone.text.contains(&format!("`#{thread}`")), "{alone:?}");
    let own = stage.game("chess").await;
    let shown = stage.ask(ADA, Request::Board { game: None, flip: false, text: false }).await;
    assert!(shown.text.contains(&format!("`#{own}`")), "{shown:?}");
    stage.close().await;
}

#[tokio::test]
async fn who_is_not_to_move_gets_no_move_button_in_private() {
    let stage = Stage::open().await;
    let chess = stage.game("chess").await;
    for (person, moves) in [(ADA, true), (BEN, false)] {
        let shown = stage.ask(person, Request::Board { game: None, flip: false, text: false }).await;
        assert_eq!(presses(&shown).iter().any(|press| press.verb == Verb::Move), moves, "{shown:?}");
    }
    let press = Press { verb: Verb::Move, game: Some(chess), version: 0, arg: "0".to_owned() };
    let told = stage.press(BEN, press, None).await;
    assert!(told.text.contains(&format!("It isn't your turn in `#{chess}`. We are waiting for <@{ADA}>")));
    stage.close().await;
}
