//! Menus, typed texts, scenes.

use super::{at, dealt};
use crate::catalogue;
use crate::rules::Options;
use crate::scene::{PlayingCard, Scene, Spread, Tint};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::AnyTable;
use crate::trial::Trial;

const DIAGRAM: &str =
    "rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 1 hands=P|nbk stacks=rP| captured=P";

fn refused(game: &Trial, typed: &str) -> String {
    game.read(typed).expect_err(typed)
}

#[test]
fn moves_and_cards_are_read_as_people_write_them() {
    let game = at(DIAGRAM);
    for typed in [
        "Be6/b/Bxd5/Bxe4",
        "c8e6/b/e6d5/d5e4",
        "Bc8-e6 / b / Bxd5 / Bxe4",
        "Be6/black bishop/e6xd5/d5xe4",
        "Be6/bishop/Bxd5/Bxe4",
    ] {
        assert_eq!(game.read(typed), Ok("c8e6/b/e6d5/d5e4".to_owned()), "{typed}");
    }
    assert_eq!(game.read("King"), Ok("k".to_owned()));
    // A letter's case is the colour; where nothing tells it, both must not be in hand.
    assert!(refused(&game, "B").starts_with("You don't hold that card."));
    assert!(refused(&game, "red bishop").starts_with("You don't hold that card."));
    let both = at(&DIAGRAM.replace("nbk", "nbB"));
    assert_eq!(both.read("b"), Ok("b".to_owned()));
    assert_eq!(both.read("B"), Ok("B".to_owned()));
    assert!(refused(&both, "bishop").starts_with("Which one? You hold a red bishop (B), a black knight (n)"));
}

#[test]
fn refusals_say_what_would_work() {
    let game = at(DIAGRAM);
    assert_eq!(refused(&game, "e7e4"), "The pawn on e7 can go to e5 or e6.");
    let early = at("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 hands=P|p stacks=|p");
    assert!(refused(&early, "exd5").ends_with("Captures come after the card, such as `b/e6d5`."));
    assert_eq!(
        refused(&game, "Be6/Bxd5"),
        "Now play a card: you hold a black knight (n), a black bishop (b) and a black king (k)."
    );
    assert!(refused(&game, "Be6/n/Bxd5").ends_with("more than one turn. Play the first one alone."));
    assert_eq!(
        refused(&game, "Be6/r"),
        "You don't hold that card. You hold a black knight (n), a black bishop (b) and a black king (k)."
    );
    let matching = at("4k3/8/8/3p2r1/4P3/8/8/R3K1R1 w - - 0 1 hands=R|p stacks=|pr");
    assert!(
        refused(&matching, "R/exd5")
            .ends_with("The capturing piece has to match your red rook; what it takes, Black's black rook.")
    );
    assert_eq!(
        game.read("Be6").expect_err("no card"),
        "The turn isn't complete yet. Next could be `n`, `b`, `k` …"
    );
}

#[test]
fn menus_name_cards_and_say_which_are_wild() {
    let labels = |table: &dyn AnyTable| -> Vec<String> {
        table
            .offers(Viewer::Seat(Seat(0)))
            .into_iter()
            .map(|offer| offer.label.in_english(table.info()))
            .collect()
    };
    let all = labels(&*dealt("PNqppp"));
    assert_eq!(all.len(), 23);
    assert_eq!(all[20..], ["Play the red pawn", "Play the red knight", "Play the black queen"]);
    let game = catalogue::find("cooperative").expect("it is in the catalogue");
    let position = "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1 hands=Pq|p stacks=|p";
    let mut table = game.open(&Options::default(), Some(position)).expect(position);
    assert!(labels(&*table).ends_with(&["Play the red pawn".into(), "Play the black queen (wild)".into()]));
    table.step(Seat(0), "q").expect("it is in the hand");
    assert_eq!(labels(&*table), ["exd5", "End the turn"]);
}

fn spread(scene: &Scene, title: &str) -> Spread {
    scene.spreads.iter().find(|spread| spread.title == title).expect(title).clone()
}

/// The letters of a spread, with a star for wild cards.
fn letters(spread: &Spread) -> String {
    let letter = |card: &PlayingCard| {
        let letter =
            if card.tint == Tint::White { card.letter.to_owned() } else { card.letter.to_lowercase() };
        format!("{letter}{}", if card.wild { "*" } else { "" })
    };
    spread.cards.iter().map(letter).collect()
}

#[test]
fn the_scene_tells_the_turn_and_shows_the_stacks() {
    let mut game = at(DIAGRAM);
    game.play("Bf5/b/Bxe4/Bxb1");
    let scene = game.scene();
    assert_eq!(
        scene.changed,
        "Black: bishop c8 to f5. Black plays the black bishop. Black: bishop f5 takes pawn on e4. \
         Black: bishop e4 takes knight on b1."
    );
    assert_eq!(scene.status, "White to move.");
    let arrows: Vec<String> =
        scene.arrows.iter().map(|arrow| format!("{}{}", arrow.from, arrow.to)).collect();
    assert_eq!(arrows, ["f5e4", "e4b1"]);
    let titles: Vec<&str> = scene.spreads.iter().map(|spread| spread.title.as_str()).collect();
    assert_eq!(
        titles,
        ["White's hand", "Black's hand", "Draw pile", "White's stack", "Black's stack", "Captured"]
    );
    assert_eq!(letters(&spread(&scene, "White's stack")), "");
    assert_eq!(letters(&spread(&scene, "Black's stack")), "b");
    assert_eq!(letters(&spread(&scene, "Captured")), "PPr");
}

#[test]
fn wild_cards_are_marked() {
    let game = at("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1 hands=P|p stacks=RnP|rpQ captured=b");
    let scene = game.scene();
    assert_eq!(letters(&spread(&scene, "White's stack")), "Rn*P");
    assert_eq!(letters(&spread(&scene, "Black's stack")), "r*pQ*");
    assert_eq!(letters(&spread(&scene, "Captured")), "b");
    let lost: Vec<(&str, Tint)> = scene.piles[0].tokens.iter().map(|token| (token.art, token.tint)).collect();
    assert_eq!(lost.len(), 7);
    assert_eq!(lost[..3], [("knight", Tint::White), ("knight", Tint::Black), ("bishop", Tint::White)]);
    assert_eq!(scene.status, "White to move. Score so far 3: knight, bishop, queen gone.");
}

#[test]
fn a_double_match_is_marked_while_the_turn_lasts() {
    let table = catalogue::find("cooperative").expect("it is in the catalogue");
    let mut table = table.open(&Options::default(), Some(DIAGRAM)).expect(DIAGRAM);
    for step in ["c8f5", "b", "f5e4"] {
        table.step(Seat(1), step).expect(step);
    }
    let scene = table.scene(Viewer::Seat(Seat(1))).in_english(table.info());
    assert_eq!(letters(&spread(&scene, "White's stack")), "r*");
    assert_eq!(letters(&spread(&scene, "Your hand")), "nk");
    table.step(Seat(1), "").expect("the turn may end");
    let scene = table.scene(Viewer::Public).in_english(table.info());
    assert_eq!(letters(&spread(&scene, "White's stack")), "r");
}

#[test]
fn en_passant_is_marked_where_the_pawn_stood() {
    let mut game = at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 hands=PP|pp");
    game.play("e2e4/P p/d4e3");
    assert!(game.cell("e4").marks.captured && !game.cell("e3").marks.captured);
    assert!(game.scene().changed.ends_with("takes pawn on e4 en passant."), "{}", game.scene().changed);
}
