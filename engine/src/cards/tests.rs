//! Tests of hands and decks.

use super::*;

fn cards(text: &str) -> Cards {
    text.parse().expect("cards")
}

#[test]
fn a_hand_is_sorted_red_first_pawns_first() {
    assert_eq!(cards("cCkqKnNpPBbRrQ").to_string(), "PNBRQKCpnbrqkc");
    assert_eq!(cards("pPpP").to_string(), "PPpp");
    assert_eq!("PX".parse::<Cards>(), Err(NoSuchCard));
    assert_eq!("PP".parse::<Card>(), Err(NoSuchCard));
    assert_eq!("".parse::<Card>(), Err(NoSuchCard));
    assert_eq!("n".parse::<Card>().map(Card::name), Ok("black knight".to_owned()));
    assert_eq!("C".parse::<Card>().map(Card::name), Ok("red checkers".to_owned()));
}

#[test]
fn cards_are_taken_only_where_there_are_some() {
    let mut hand = cards("PPk");
    let pawn = Card::piece(Side::White, Role::Pawn);
    assert!(hand.take(pawn) && hand.take(pawn) && !hand.take(pawn));
    assert_eq!(hand.to_string(), "k");
    assert_eq!(cards("PPk").without(&cards("Pk")), Some(cards("P")));
    assert_eq!(cards("PPk").without(&cards("q")), None);
    assert_eq!(cards("Pk").and(&cards("Pq")).to_string(), "PPqk");
}

#[test]
fn a_text_longer_than_any_pack_is_read_and_found_too_long() {
    let many = "P".repeat(300);
    assert_eq!(cards(&many).len(), 255);
    let refused = Deck::shuffled(cards("PP")).fix(&many).expect_err("two are there");
    assert!(refused.to_string().ends_with("the cards not drawn yet are PP."));
}

#[test]
fn a_shuffled_deck_gives_any_card_by_its_number() {
    let mut deck = Deck::shuffled(cards("PPPk"));
    let king = Card::piece(Side::Black, Role::King);
    assert_eq!(deck.outcomes(), [(Card::piece(Side::White, Role::Pawn), 3), (king, 1)]);
    assert!(deck.draw(king) && !deck.draw(king));
    assert_eq!(deck.to_string(), "PPP");
}

#[test]
fn a_fixed_order_holds_until_it_is_used_up() {
    let mut deck = Deck::shuffled(cards("PPPkq"));
    deck.fix("kP").expect("in the deck");
    assert_eq!(deck.to_string(), "kPPPq");
    let (king, pawn) = (Card::piece(Side::Black, Role::King), Card::piece(Side::White, Role::Pawn));
    assert!(!deck.draw(pawn));
    assert_eq!(deck.outcomes(), [(king, 1)]);
    assert!(deck.draw(king) && deck.draw(pawn));
    assert_eq!(deck.outcomes().len(), 2);
    let refused = deck.fix("kk").expect_err("no king is left");
    assert_eq!(refused.to_string(), "The deck can't begin with kk: the cards not drawn yet are PPq.");
    assert_eq!(Deck::stacked(&in_order("kPq").expect("cards")).to_string(), "kPq");
}
