//! Menus and typed texts.

use super::{at, table};
use crate::seat::{Seat, Viewer};
use crate::trial::Trial;

#[test]
fn turns_are_read_as_people_type_them() {
    let game = at("4k3/pp6/5n2/8/8/8/PP6/1N2K1N1 w - - 0 1 checkers=g1:w1 hands=npN|");
    assert_eq!(game.read("Nf3/g4/+n@f6"), Ok("g1f3/g4/+n@f6".to_owned()));
    assert_eq!(game.read("Nf3/Kg4/n@F6"), Ok("g1f3/g4/+n@f6".to_owned()));
    assert_eq!(game.read("Nf3, p@a7"), Ok("g1f3/+p@a7".to_owned()));
    assert_eq!(game.read("Nf3"), Ok("g1f3".to_owned()));
}

#[test]
fn the_letter_of_a_card_says_its_colour() {
    let game = at("4k3/pp6/5n2/8/8/8/PP6/1N2K1N1 w - - 0 1 checkers=g1:w1 hands=npN|");
    assert_eq!(
        game.read("Nf3, +P@a7").expect_err("only a black pawn card is in hand"),
        "A capital letter is a red card, a small one a black card. Here you can play the black pawn: `+p@a7`."
    );
    assert!(game.read("Nf3/+n@b1").expect_err("red").ends_with("the red knight: `+N@b1`."));
    assert!(game.read("Nf3/+P@b2").expect_err("no such card").starts_with("That card can't go there."));
}

#[test]
fn what_cards_do_is_said_before_one_is_chosen() {
    for (side, number, hand, red) in
        [("w", 0, "Pn|", "boost your own"), ("b", 1, "|Pn", "hobble your opponent's")]
    {
        let position = format!("4k3/pp6/5n2/8/8/8/PP6/1N2K1N1 {side} - - 0 1 checkers=g1:w1 hands={hand}");
        let table = table(&[], Some(&position));
        let asked = |viewer| table.asks(viewer, Seat(number)).in_english(table.info());
        let own = asked(Viewer::Seat(Seat(number)));
        assert!(
            own.contains(&format!("ed cards {red} ")) || own.contains(&format!("ed cards {red}.")),
            "{own}"
        );
        assert!(!asked(Viewer::Public).contains("cards"), "nobody else is told of a hand");
    }
    let mut game = table(&[], Some("4k3/pp6/5n2/8/8/8/PP6/1N2K1N1 w - - 0 1 checkers=g1:w1 hands=npN|"));
    game.step(Seat(0), "e1e2").expect("a move");
    let offers = game.offers(Viewer::Seat(Seat(0))).into_iter();
    let things: Vec<String> = offers.map(|offer| offer.piece.in_english(game.info())).collect();
    for thing in ["Red knight (boosts)", "Black pawn (hobbles)", "Black knight (hobbles)"] {
        assert!(things.contains(&thing.to_owned()), "{thing}: {things:?}");
    }
}

#[test]
fn refusals_say_what_would_work() {
    let game = at("4k3/pp6/5n2/8/8/8/PP6/1N2K1N1 w - - 0 1 checkers=g1:w1 hands=npN|");
    let refused = |game: &Trial, typed: &str| game.read(typed).expect_err(typed);
    assert!(refused(&game, "+n@f6").contains("after a move"));
    assert!(refused(&game, "Nf3/h5").contains("can step to"));
    assert!(refused(&game, "Nc3/d4").contains("only with a checker"));
    assert_eq!(
        refused(&game, "Nf3/+n@f6/+p@a7"),
        "You can play only one card a turn, and it ends the turn.",
        "not that it is more than one turn"
    );
    assert!(refused(&game, "Nf3/+n@f6/Nf6").contains("more than one turn"));
    let spelled = refused(&game, "Nf3/red pawn a2");
    assert!(spelled.starts_with("I can't read “red pawn a2”. A card is written with"), "{spelled}");
    assert!(spelled.contains("such as `+N@") && !spelled.contains("can't follow"), "{spelled}");
    let misfit = refused(&game, "Nf3/+q@f6");
    let (_, example) = misfit.split_once("You can play N, p, n, such as `").expect("the cards in hand");
    let example = example.split('`').next().expect("an example");
    assert!(game.read(&format!("Nf3/{example}")).is_ok(), "{example} can be played now");
    assert!(refused(&game, "Nf3/+n@e4").contains("e4"), "nothing stands there");
    let none = at("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 checkers=b1:w1 hands=|r");
    assert!(refused(&none, "Nc3/+r@e8").contains("can't play a card now"));
    let check = at("4k3/4r3/8/8/8/8/8/1N2K3 w - - 0 1");
    assert!(refused(&check, "Nc3").contains("White is in check"));
}

#[test]
fn steps_have_labels() {
    let labels = |position: &str, step: &str| {
        let mut game = table(&[], Some(position));
        game.step(Seat(0), step).expect(step);
        let offers = game.offers(Viewer::Seat(Seat(0))).into_iter();
        offers.map(|offer| offer.label.in_english(game.info())).collect::<Vec<_>>()
    };
    let start = "4k3/1p6/p1n5/8/8/8/P7/1N2K3 w - - 0 1 checkers=a2:b1,a6:b1,c6:w1 hands=CPpn|";
    let said = labels(start, "e1e2");
    assert!(said.contains(&"Red checkers card: boost the knight on b1".to_owned()), "{said:?}");
    assert!(said.contains(&"Red pawn: relieve the pawn on a2".to_owned()));
    assert!(said.contains(&"Black pawn: sap the pawn on a6".to_owned()));
    assert!(said.contains(&"Black pawn: hobble the pawn on b7".to_owned()));
    assert_eq!(said.last().map(String::as_str), Some("End the turn"));
    let steps = labels("4k3/P1n5/8/8/8/8/8/4K3 w - - 0 1 checkers=a7:w2 hands=|", "a7a8=B");
    assert!(steps.contains(&"Step on to b8".to_owned()), "{steps:?}");
    let steps = labels("4k3/8/P7/8/8/8/8/4K3 w - - 0 1 checkers=a6:w1 hands=|", "a6a7");
    assert!(steps.contains(&"Step on to a8, become a queen".to_owned()), "{steps:?}");
}

#[test]
fn the_picture_shows_whose_checkers_lie_where_and_what_the_card_did() {
    let mut game = at("4k3/1p6/p1n5/8/8/8/P7/1N2K3 w - - 0 1 checkers=a2:b1,c6:w2 hands=p|");
    let stack = |game: &Trial, square: &str| game.cell(square).token.and_then(|token| token.stack);
    use crate::scene::{Stack, Tint};
    assert_eq!(stack(&game, "a2"), Some(Stack { tint: Tint::Black, count: 1 }));
    assert_eq!(stack(&game, "c6"), Some(Stack { tint: Tint::White, count: 2 }));
    assert_eq!(stack(&game, "b7"), None);
    game.play("e1e2/+p@b7");
    assert!(game.cell("b7").marks.given && !game.cell("a2").marks.given);
    assert_eq!(
        game.scene().changed,
        "White: king e1 to e2. White plays the black pawn: a checker goes under the black pawn on b7."
    );
    assert_eq!(game.scene().status, "White draws cards.");
}
