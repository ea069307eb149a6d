//! A mistyped turn costs nothing: the picker stays, and the refusal suggests turns that can be typed now.

use app::request::Request;
use model::screen::{Press, Row, Screen, Verb};

use crate::stage::{ADA, BEN, Stage};

/// The typed turns that an answer suggests.
fn offered(screen: &Screen) -> Vec<String> {
    let line = screen.text.lines().find_map(|line| line.strip_prefix("You could type: "));
    let line = line.unwrap_or_else(|| panic!("no examples: {screen:?}"));
    line.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether the picker is there: the board, choices, and the form.
fn is_picker(screen: &Screen) -> bool {
    screen.picture.is_some() && has_controls(screen)
}

/// Whether something can be chosen and the form opened.
fn has_controls(screen: &Screen) -> bool {
    let buttons = |row: &Row| if let Row::Buttons(buttons) = row { buttons.clone() } else { Vec::new() };
    let types = screen.rows.iter().flat_map(buttons).any(|button| button.press.verb == Verb::Type);
    types && screen.rows.len() > 1
}

fn typed(turn: &str) -> Request {
    Request::Move { turn: turn.to_owned(), game: None }
}

#[tokio::test]
async fn after_a_typo_the_controls_stay_and_examples_can_be_played() {
    for (rules, typo) in [
        ("chess", "Nf9"),
        ("chess", "e2e5"),
        ("booster", "e2e4/+P@e9"),
        ("captain-spalding", "Qe1"),
        ("adrenaline", ""),
        ("masquerade", "KX"),
    ] {
        let stage = Stage::open().await;
        stage.game(rules).await;
        let refused = stage.ask(ADA, typed(typo)).await;
        // The game's board is in the channel: three mistakes don't leave three more.
        assert!(has_controls(&refused) && refused.picture.is_none(), "{rules} {typo}: {refused:?}");
        assert!(!refused.text.starts_with("You could type"), "the reason comes first: {refused:?}");
        let examples = offered(&refused);
        assert!((1..=3).contains(&examples.len()), "{examples:?}");
        let played = stage.ask(ADA, typed(&examples[0])).await;
        assert!(!played.text.contains("You could type"), "{rules}: {} is refused: {played:?}", examples[0]);
        stage.close().await;
    }
}

#[tokio::test]
async fn a_typed_move_leads_to_the_card_that_could_be_played() {
    for (rules, whole) in [("booster", "g1f3/end"), ("cooperative", "")] {
        let stage = Stage::open().await;
        stage.game(rules).await;
        let asked = stage.ask(ADA, typed("Nf3")).await;
        assert!(is_picker(&asked) && asked.text.contains("So far: `g1f3`"), "{rules}: {asked:?}");
        assert!(asked.text.to_lowercase().contains("card"), "{rules}: {asked:?}");
        if !whole.is_empty() {
            let played = stage.ask(ADA, typed(whole)).await;
            assert!(played.text.contains("You played `g1f3`"), "{rules}: {played:?}");
        }
        stage.close().await;
    }
}

#[tokio::test]
async fn examples_beside_a_draft_go_on_from_it() {
    let stage = Stage::open().await;
    stage.game("booster").await;
    let asked = stage.ask(ADA, typed("Nf3")).await;
    assert!(asked.text.contains("So far: `g1f3`"), "{asked:?}");
    let mut shown = Vec::new();
    for typo in ["e4/red pawn a2", "red pawn a2", "g1f3/+Z@a2"] {
        let refused = stage.ask(ADA, typed(typo)).await;
        assert!(refused.text.contains("So far: `g1f3`"), "the draft stays: {refused:?}");
        let examples = offered(&refused);
        assert!(
            examples.iter().all(|step| !step.contains("g1f3")),
            "what is there already: {typo}: {examples:?}"
        );
        shown.extend(examples);
    }
    let played = stage.ask(ADA, typed(shown.first().expect("an example"))).await;
    assert!(played.text.contains("g1f3"), "a step goes on from the draft: {played:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_typed_beginning_is_asked_on_about() {
    // A captured piece becomes a checker there, and is given to a piece of the other side.
    let stage = Stage::open().await;
    stage.game("adrenaline").await;
    for (person, turn) in [(ADA, "e2e4"), (BEN, "d7d5")] {
        let played = stage.ask(person, typed(turn)).await;
        assert!(played.text.contains("You played"), "{played:?}");
    }
    let asked = stage.ask(ADA, typed("exd5")).await;
    assert!(is_picker(&asked) && asked.text.contains("So far: `e4d5`"), "{asked:?}");
    assert!(!asked.text.contains("complete"), "nothing was refused: {asked:?}");
    // Said to be all of it, it is not.
    let refused = stage.ask(ADA, typed("exd5/end")).await;
    assert!(refused.text.contains("isn't complete"), "{refused:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_first_table_has_no_last_one_to_repeat() {
    let stage = Stage::open().await;
    for (number, offered) in [false, true].into_iter().enumerate() {
        let game = Some(format!("#{}", stage.game("masquerade").await));
        let refused = stage.ask(ADA, Request::Move { turn: "zz".to_owned(), game: game.clone() }).await;
        assert!(has_controls(&refused), "{refused:?}");
        assert_eq!(format!("{refused:?}").contains("Same as last time"), offered, "{number}: {refused:?}");
        let table = stage.ask(ADA, Request::Move { turn: "KQ/QN/RB/BK/NR".to_owned(), game }).await;
        assert!(table.text.contains("You chose how"), "{table:?}");
    }
    stage.close().await;
}

#[tokio::test]
async fn examples_are_written_as_chess_players_write_them_and_none_helps_where_a_square_was_named() {
    let stage = Stage::open().await;
    let chess = Some(stage.game("chess").await.to_string());
    let refused = stage.ask(ADA, Request::Move { turn: "Nf9".to_owned(), game: chess.clone() }).await;
    assert_eq!(offered(&refused), ["Nf3"], "{refused:?}");
    let german = |asker: &mut app::Asker| asker.lang = words::Lang::De;
    let refused = stage.ask_as(ADA, german, Request::Move { turn: "Sd9".to_owned(), game: chess }).await;
    assert!(refused.text.contains("Du könntest schreiben: `Sa3`, `Sc3`, `Sf3`"), "{refused:?}");
    // What stands there is what the reason speaks of; in Chess Golf another move might be the solution.
    let golf = Some(stage.game("chess-golf").await.to_string());
    let refused = stage.ask(ADA, Request::Move { turn: "e2e5".to_owned(), game: golf }).await;
    assert!(has_controls(&refused) && !refused.text.contains("You could type"), "{refused:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_mistake_brings_a_board_where_none_is_in_sight() {
    let stage = Stage::open().await;
    let game = stage.game("chess").await;
    let wrong = Request::Move { turn: "Nf9".to_owned(), game: Some(game.to_string()) };
    assert!(stage.ask(ADA, wrong.clone()).await.picture.is_none());
    assert!(is_picker(&stage.ask_directly(ADA, wrong).await), "in direct messages");
    let picker = Press { verb: Verb::Move, game: Some(game), version: 0, arg: String::new() };
    let picker = stage.press(ADA, picker, None).await;
    assert!(is_picker(&picker), "{picker:?}");
    let press = picker.rows.iter().find_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().find(|button| button.press.verb == Verb::Type),
        Row::Menu(_) => None,
    });
    let press = Press { verb: Verb::Typed, arg: String::new(), ..press.expect("a form").press.clone() };
    assert!(is_picker(&stage.press(ADA, press, Some("Nf9")).await), "in place of the picker's own board");
    stage.close().await;
}

#[tokio::test]
async fn an_example_in_a_games_own_notation_says_what_it_is() {
    let stage = Stage::open().await;
    stage.game("booster").await;
    let refused = stage.ask(ADA, typed("g1f6")).await;
    let line = refused.text.lines().find(|line| line.starts_with("You could type")).expect("examples");
    let (_, words) = line.split_once("/+").expect("a card").1.split_once("` (").expect("in words");
    assert!(words.contains("pawn") && line.matches("` (").count() == 1, "{line}");
    stage.close().await;
}
