//! If several games could be meant, the bot asks which, and continues with the chosen one.

use app::Suggest;
use app::request::{NewTable, OfferRequest, Request};
use model::ids::{GameId, UserId};
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

fn suggest(typed: &str) -> Suggest {
    Suggest::Turn { game: None, typed: typed.to_owned() }
}

fn typed(turn: &str) -> Request {
    Request::Move { turn: turn.to_owned(), game: None }
}

#[tokio::test]
async fn suggestions_of_several_games_name_their_game_and_are_played_there() {
    let stage = Stage::open().await;
    let chess = stage.game("chess").await;
    let alone = stage.suggestions(ADA, suggest("e")).await;
    assert!(alone.iter().all(|(label, turn)| !label.contains('#') && !turn.contains('#')), "{alone:?}");
    let zombie = stage.game("zombie").await;
    for wanted in ["", "e"] {
        let all = stage.suggestions(ADA, suggest(wanted)).await;
        let of =
            |id: GameId| all.iter().filter(move |(_, turn)| turn.starts_with(&format!("#{id} "))).count();
        assert_eq!(of(chess) + of(zombie), all.len(), "{all:?}");
        assert!(of(chess) >= 2 && of(zombie) >= 2 && all.len() <= 25, "{all:?}");
        for (label, turn) in &all {
            assert!(label.starts_with(turn.split(' ').next().expect("a number")), "{label}");
            assert!(label.contains("Chess: ") && label.chars().count() <= 100, "{label}");
            assert!(turn.chars().count() <= 100, "{turn}");
        }
    }
    // Somebody else's game is suggested to nobody.
    let theirs = stage.suggestions(UserId(77), suggest(&format!("#{chess} e"))).await;
    assert!(theirs.is_empty(), "{theirs:?}");
    let only = stage.suggestions(ADA, suggest(&format!("#{chess} d"))).await;
    assert!(
        !only.is_empty() && only.iter().all(|(_, turn)| turn.starts_with(&format!("#{chess} d"))),
        "{only:?}"
    );

    let (label, _) = only.iter().find(|(_, turn)| turn.ends_with(" d2d4")).expect("d4");
    let contrary = Request::Move { turn: label.clone(), game: Some(format!("#{zombie}")) };
    let refused = stage.ask(ADA, contrary).await;
    assert!(refused.text.contains("you name"), "{refused:?}");
    // A client may send the label.
    let played = stage.ask(ADA, typed(label)).await;
    assert!(
        played.text.contains("You played `d2d4`") || played.text.contains("You played `d4`"),
        "{played:?}"
    );
    let row = stage.store().game(chess).await.expect("the database").expect("the game");
    assert_eq!(row.entries, 1);
    // One waits, and both may be typed to: the number decides.
    let played = stage.ask(ADA, typed(&format!("#{zombie} e2e4"))).await;
    let row = stage.store().game(zombie).await.expect("the database").expect("the game");
    assert!(row.entries > 0 || played.text.contains("So far"), "{played:?}");
    stage.close().await;
}

#[tokio::test]
async fn what_only_one_of_several_games_can_read_goes_there() {
    let stage = Stage::open().await;
    let (chess, golf) = (stage.game("chess").await, stage.game("chess-golf").await);
    let bid = stage.ask(ADA, typed("2")).await;
    assert!(!bid.text.contains("I can't read") && !bid.text.contains("Which game"), "{bid:?}");
    // The bid may be changed, while chess alone waits.
    let changed = stage.ask(ADA, typed("3")).await;
    assert!(!changed.text.contains("I can't read"), "{changed:?}");
    assert!(format!("{changed:?}").contains(&format!("{golf:?}")), "{changed:?}");
    let row = stage.store().game(chess).await.expect("the database").expect("the game");
    assert_eq!(row.entries, 0);
    stage.ask(ADA, typed("e2e4")).await;
    let row = stage.store().game(chess).await.expect("the database").expect("the game");
    assert_eq!(row.entries, 1);
    stage.close().await;
}

#[tokio::test]
async fn who_presses_under_a_strange_board_is_shown_the_own_one() {
    let stage = Stage::open().await;
    let theirs = stage.game("chess").await;
    let stranger = UserId(77);
    let press = |verb| Press { verb, game: Some(theirs), version: 0, arg: String::new() };
    let told = stage.press(stranger, press(Verb::Resign), None).await;
    assert!(told.text.contains("you may watch") && presses(&told).is_empty(), "{told:?}");
    let table = NewTable {
        rules: "zombie".to_owned(),
        computer: Some(model::computer::Level::Easy),
        colour: Some("white".to_owned()),
        clock: Some("none".to_owned()),
        ..NewTable::default()
    };
    let answer = stage.ask(stranger, Request::Play(table)).await;
    let own: GameId = answer.text.split('`').nth(1).expect("a number").parse().expect("a game");
    for verb in [Verb::Move, Verb::Resign] {
        let told = stage.press(stranger, press(verb), None).await;
        assert!(told.text.contains(&format!("`#{theirs}`")), "{told:?}");
        assert!(told.text.contains(&format!("Your game here is `#{own}`")), "{told:?}");
        let [leads] = &presses(&told)[..] else { panic!("one button: {told:?}") };
        assert_eq!((leads.verb, leads.game), (Verb::Move, Some(own)));
        let opened = stage.press(stranger, leads.clone(), None).await;
        assert!(opened.picture.is_some() && opened.text.contains(&format!("`#{own}`")), "{opened:?}");
    }
    stage.close().await;
}
