//! Dealing, drawing, secrets, endings, position texts.

use super::{at, dealt, play};
use crate::catalogue;
use crate::rules::{Audience, Options, Pending};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::AnyTable;
use crate::trial::Trial;

const WHITE: Viewer = Viewer::Seat(Seat(0));
const BLACK: Viewer = Viewer::Seat(Seat(1));

#[test]
fn three_cards_go_to_white_then_three_to_black() {
    let table = dealt("PNkqrpBb");
    assert_eq!(
        table.position(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 \
         hands=PNk|prq deck=BbPPPPPPPNBRRQKpppppppnnbr"
    );
    assert_eq!(table.chances(), 6);
    let mut short = dealt("PPP");
    assert!(short.position().contains(" hands=PPP|PPP deck="), "{}", short.position());
    assert!(short.fix_deck("PPP").is_err(), "only two red pawns are left to draw");
    assert!(short.fix_deck("q").is_ok());
    assert_eq!(play(&mut *short, "P")[0].0.text, "w+q");
}

#[test]
fn a_card_is_drawn_after_each_turn_while_there_are_any() {
    let mut table = dealt("PPPpppkK");
    let drawn = play(&mut *table, "e2e4/P");
    assert_eq!(drawn.iter().map(|(entry, _)| entry.text.as_str()).collect::<Vec<_>>(), ["w+k"]);
    assert_eq!(play(&mut *table, "p")[0].0.text, "b+K");
    assert!(table.position().contains(" hands=PPk|Kpp deck="), "{}", table.position());
    let mut game = at("4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=PP|pp");
    game.play("P p P");
    assert!(game.position().ends_with(" hands=|p stacks=PP|p"), "{}", game.position());
}

#[test]
fn only_the_drawer_learns_what_was_drawn() {
    let mut table = dealt("PPPpppkK");
    let (_, applied) = play(&mut *table, "e2e4/P").remove(0);
    let event = applied.events.first().expect("the drawer is told");
    assert_eq!(event.audience, Audience::Only(SeatSet::only(Seat(0))));
    assert_eq!(event.sentence(table.info()), "You draw a black king.");
    let record = |viewer| {
        let turns = table.record(viewer).into_iter().map(|turn| turn.text);
        turns.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(record(WHITE), "w+P w+P w+P e2e4/P w+k");
    assert_eq!(record(BLACK), "b+p b+p b+p e2e4/P");
    assert_eq!(record(Viewer::Public), "e2e4/P");
}

fn hands(table: &dyn AnyTable, viewer: Viewer) -> String {
    let scene = table.scene(viewer).in_english(table.info());
    let spreads = scene.spreads.into_iter().filter(|spread| spread.title.ends_with("hand"));
    let hand = |spread: crate::scene::Spread| {
        let cards: Vec<&str> = spread.cards.iter().map(|card| card.name).collect();
        format!("{}: {} and {}", spread.title, cards.join(", "), spread.hidden)
    };
    spreads.map(hand).collect::<Vec<_>>().join("; ")
}

#[test]
fn a_hand_is_shown_to_its_holder_alone() {
    let mut table = dealt("PNKqrp");
    assert_eq!(hands(&*table, WHITE), "Your hand: pawn, knight, king and 0; Black's hand:  and 3");
    assert_eq!(hands(&*table, BLACK), "Your hand: pawn, rook, queen and 0; White's hand:  and 3");
    assert_eq!(hands(&*table, Viewer::Public), "White's hand:  and 3; Black's hand:  and 3");
    assert!(table.offers(BLACK).is_empty() && table.offers(Viewer::Public).is_empty());
    play(&mut *table, "K");
    let pile = |viewer| {
        let scene = table.scene(viewer).in_english(table.info());
        scene.spreads.into_iter().find(|spread| spread.title == "Draw pile")
    };
    assert_eq!(pile(WHITE).map(|pile| (pile.cards.len(), pile.hidden)), Some((0, 25)));
    assert_eq!(pile(WHITE), pile(BLACK));
}

#[test]
fn once_the_game_is_over_all_hands_are_shown() {
    let mut game = at("4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 hands=Rq|pn stacks=|k");
    game.play("R/e4e8");
    let hands: Vec<(usize, u32)> = game
        .scene()
        .spreads
        .iter()
        .filter(|spread| spread.title.ends_with("hand"))
        .map(|spread| (spread.cards.len(), spread.hidden))
        .collect();
    assert_eq!(hands, [(1, 0), (2, 0)]);
}

#[test]
fn taking_a_king_ends_the_game_for_a_point_a_kind_that_is_gone() {
    // Queens and bishops are gone; of every other kind at least one is left, the other king too.
    let mut game = at("4k3/p7/8/8/4R3/8/8/1N2K2r w - - 0 1 hands=Rb|p deck=PPP stacks=|k");
    game.play("R/e4e8");
    assert_eq!(game.outcome().as_deref(), Some("Score 2: king captured."));
    // Nothing is drawn any more, and the turn has passed.
    assert_eq!(game.position(), "4R3/p7/8/8/8/8/8/1N2K2r b - - 0 1 hands=b|p deck=PPP stacks=R| captured=k");
    let mut game = at("8/8/8/3k4/8/3K4/8/8 b - - 0 1 hands=K|k");
    assert_eq!(game.play("d5d4/k"), ["Black plays the black king."]);
    assert_eq!(game.outcome(), None);
    game.play("K/d3d4");
    assert_eq!(game.outcome().as_deref(), Some("Score 5: king captured."));
}

#[test]
fn the_king_falls_in_the_middle_of_a_turn() {
    let mut game = at("3qk3/8/8/8/8/8/8/3QK3 w - - 0 1 hands=Q|p stacks=|ppkq");
    assert!(!game.allows("Q/d1d8/d8e8/e8e7"));
    assert_eq!(game.play("Q/d1d8/d8e8"), ["White plays the red queen."]);
    assert_eq!(game.outcome().as_deref(), Some("Score 4: king captured."));
}

#[test]
fn who_must_play_a_card_and_has_none_loses_for_both() {
    let lost = Some("Lost: out of cards.");
    let mut game = at("4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=P|");
    game.play("P");
    assert_eq!(game.outcome().as_deref(), lost);
    assert_eq!(at("4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=|p").outcome().as_deref(), lost);
    assert_eq!(at("4k3/8/8/8/8/8/8/4K3 b - - 0 1 hands=P|p").outcome(), None);
}

#[test]
fn the_last_piece_of_a_kind_is_announced() {
    let mut game = at("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1 hands=R|p stacks=|q");
    assert_eq!(game.play("R/d1d5"), ["White plays the red rook.", "The last queen is gone from the board."]);
    assert!(game.scene().status.contains("pawn, knight, bishop, queen gone"), "{}", game.scene().status);
    let mut game = at("4k3/8/8/3q4/8/8/8/Q2RK3 w - - 0 1 hands=R|p stacks=|q");
    assert_eq!(game.play("R/d1d5"), ["White plays the red rook."]);
}

#[test]
fn giving_up_loses_for_both_and_nobody_offers_a_draw() {
    let table = dealt("");
    let words: Vec<&str> = table.table_offers(Seat(1)).iter().map(|step| step.word()).collect();
    assert_eq!(words, ["resign", "timeout", "call-off"]);
}

#[test]
fn position_texts_are_read_with_care() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let refused = |cards: &str| Trial::no_position("cooperative", &format!("{start} {cards}"));
    assert!(refused("hands=PP").contains("hands=PPn|kQ"));
    assert!(refused("stacks=P|p|q").contains("Cards are written"));
    assert!(refused("hands=x|").contains("Cards are written"));
    assert!(refused("hands=C|").contains("more cards of a kind"));
    assert!(refused("hands=K| deck=K").contains("more cards of a kind"));
    assert!(refused(&format!("deck={}", "P".repeat(300))).contains("more cards of a kind"));
    assert!(refused("discard=P").contains("discard"));
    assert!(Trial::no_position("cooperative", "8/8/8/8/8/8/8/4K3 w - - 0 1 hands=P|").contains("Black"));
    // Hands are sorted, stacks are as they lie.
    let game = at("4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=kPn|qB deck=pP stacks=pP|nQ captured=bB");
    assert_eq!(
        game.position(),
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=Pnk|Bq deck=pP stacks=pP|nQ captured=bB"
    );
}

#[test]
fn any_card_that_lies_face_down_may_be_drawn() {
    let game = catalogue::find("cooperative").expect("it is in the catalogue");
    let table = game.open(&Options::default(), None).expect("the start");
    assert_eq!(table.pending(), Pending::Chance);
    let outcomes = table.outcomes();
    assert_eq!(outcomes.len(), 12);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 32);
    assert_eq!(outcomes[0], ("w+P".to_owned(), 8));
    assert!(table.may_act().is_empty());
}
