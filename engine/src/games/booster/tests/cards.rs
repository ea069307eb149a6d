//! Dealing, playing and drawing cards.

use std::ops::ControlFlow;

use super::{at, busy_step, dealt, draw, field, play, table};
use crate::cards::Cards;
use crate::games::booster::state::State;
use crate::games::booster::{Booster, Terms};
use crate::rules::capability::Chance;
use crate::rules::{Options, Pending};
use crate::search::Search;
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, Entry};
use crate::trial::Trial;

#[test]
fn white_is_dealt_first_a_card_for_each_checker() {
    let mut game = table(&[], None);
    assert_eq!(game.pending(), Pending::Chance);
    assert_eq!(game.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    game.fix_deck("PNBRQKpnbrqkC").expect("a deck begins like that");
    let drawn = draw(&mut *game);
    assert_eq!(drawn.len(), 24, "twelve cards, each told to its owner");
    assert_eq!(drawn[..4], ["w+P", "You draw a red pawn.", "w+N", "You draw a red knight."]);
    assert_eq!(field(&*game, "hands"), "PNBRQK|pnbrqk");
    assert_eq!(game.position().split(' ').count(), 8, "no checkers and no discards yet");
    assert!(field(&*game, "deck").starts_with('C'));
    assert_eq!(game.chances(), 12);
}

#[test]
fn a_position_to_search_tells_what_may_be_drawn_and_how_likely_it_is() {
    let mut state = State::start([6, 6], Terms::new(&Options::default()).deck());
    let mut drawn = 0;
    while state.public.draws().is_some() {
        let node = state.node().expect("the game is on");
        assert!(node.is_chance() && node.count_turns() == 0);
        let mut found = Vec::new();
        let _: ControlFlow<()> = node.outcomes(|outcome, weight, next| {
            found.push((outcome, weight, next.text()));
            ControlFlow::Continue(())
        });
        let after = |(outcome, weight)| {
            let mut next = state.clone();
            Booster::happen(&mut next, outcome).expect("it may happen");
            (outcome, weight, next.text())
        };
        let outcomes = Booster::outcomes(&state);
        assert_eq!(found, outcomes.iter().copied().map(after).collect::<Vec<_>>());
        Booster::happen(&mut state, outcomes[drawn % outcomes.len()].0).expect("it may happen");
        drawn += 1;
    }
    let node = state.node().expect("the game is on");
    assert!(drawn == 12 && !node.is_chance() && node.count_turns() > 20);
}

#[test]
fn options_set_the_numbers() {
    let mut game = table(&[("checkers-cards", "0"), ("white-checkers", "3"), ("black-checkers", "12")], None);
    draw(&mut *game);
    let hands = field(&*game, "hands");
    assert_eq!(hands.split('|').map(str::len).collect::<Vec<_>>(), [3, 12]);
    assert_eq!(hands.len() - 1 + field(&*game, "deck").len(), 32);
    let none = table(&[("white-checkers", "0"), ("black-checkers", "0")], None);
    assert_ne!(none.pending(), Pending::Chance, "nothing is dealt");
    assert_eq!(none.turns().len(), 20);
    let all = table(&[("checkers-cards", "6")], None);
    assert_eq!(all.outcomes().iter().map(|(_, weight)| weight).sum::<u32>(), 44);
}

#[test]
fn a_card_fits_pieces_of_its_kind_and_colour() {
    let game = at("4k3/pp6/8/8/8/8/PP6/1N2K3 w - - 0 1 hands=Npc|");
    let cards = |card: &str| {
        let turns = game.turns_from(&format!("a2a3/+{card}@"));
        let squares = turns.split(' ').filter_map(|turn| turn.split_once('@'));
        squares.map(|(_, square)| square.to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(cards("N"), "b1");
    assert_eq!(cards("p"), "a7 b7");
    assert_eq!(cards("c"), "a7 b7 e8", "a checkers card fits any piece of its colour");
    assert_eq!(cards("P"), "", "it isn't in the hand");
    assert!(game.allows("a2a3"), "nobody has to play a card");
}

#[test]
fn a_card_without_pieces_fits_any_of_its_colour() {
    let game = at("4k3/pp6/8/8/8/8/PP6/1N2K3 w - - 0 1 hands=Qr|");
    assert_eq!(
        game.turns_from("b1c3"),
        "b1c3 b1c3/+Q@a2 b1c3/+Q@b2 b1c3/+Q@c3 b1c3/+Q@e1 b1c3/+r@a7 b1c3/+r@b7 b1c3/+r@e8"
    );
    // The last of a kind may be one that the turn just captured, or just made.
    let taken = at("4k3/8/8/8/8/r7/8/R3K3 w - - 0 1 hands=r|");
    assert!(taken.allows("a1a3/+r@e8") && !taken.allows("a1a2/+r@e8"));
    let made = at("4k3/7P/8/8/8/8/8/4K3 w - - 0 1 hands=QP|");
    assert!(made.allows("h7h8=Q/+Q@h8") && !made.allows("h7h8=Q/+Q@e1"));
    assert!(made.allows("h7h8=Q/+P@e1") && !made.allows("e1e2/+P@e2"));
}

#[test]
fn a_card_needs_a_free_checker() {
    let none = Trial::with(
        "booster",
        &[("white-checkers", "1")],
        Some("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:w1 hands=R|"),
    );
    assert!(!none.allows("e1e2/+R@a1") && none.allows("a1a2/b3/+R@b3"), "the one just used is free again");
    // So may one that goes home in a pair.
    let pair = Trial::with(
        "booster",
        &[("white-checkers", "1")],
        Some("4k3/8/8/8/8/n7/8/R3K3 w - - 0 1 checkers=a1:w1,a3:b1 hands=R|"),
    );
    assert!(pair.allows("a1a3/+R@a3"));
}

#[test]
fn checkers_of_both_colours_go_home_when_a_card_meets_them() {
    let mut game = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:b2,e8:b1 hands=RKk|");
    let tallies = |game: &Trial| game.scene().tallies.iter().map(|tally| tally.count).collect::<Vec<_>>();
    assert_eq!(tallies(&game), [6, 3]);
    game.play("e1e2/+R@a1");
    assert_eq!(game.position().split(' ').nth(6), Some("checkers=a1:b1,e8:b1"));
    assert_eq!(tallies(&game), [6, 4]);
    let sapped = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=e8:b1 hands=k|");
    let mut sapped = sapped;
    sapped.play("e1e2/+k@e8");
    assert!(!sapped.position().contains("checkers="));
}

#[test]
fn a_card_that_leaves_the_own_king_in_check_is_illegal() {
    // Hobbled, the knight on d2 would capture on e1, and on c1.
    let game = at("4k3/8/8/8/8/8/R2n4/4K3 w - - 0 1 hands=nc|");
    assert!(!game.allows("a2a1/+n@d2") && game.allows("a2a1") && game.allows("a2a1/+c@e8"));
    let other = at("4k3/8/8/8/8/8/R7/3nK3 w - - 0 1 hands=n|");
    assert!(other.allows("a2a1/+n@d1"));
    // To take a boost away hobbles nobody yet.
    let boosted = at("4k3/8/8/8/8/8/R2r4/4K3 w - - 0 1 checkers=d2:w1 hands=r|");
    assert!(boosted.scene().status.contains("in check"), "the rook limps onto e1");
    let sapped = at("4k3/8/8/8/8/3n4/R7/7K w - - 0 1 checkers=d3:b1 hands=n|");
    assert!(sapped.allows("a2h2/+n@d3"));
}

#[test]
fn cards_are_drawn_after_the_turn_until_hand_and_free_checkers_are_equal() {
    let mut game = dealt("PPPPPPppppppNNBBnnbb");
    // A card played and a checker laid: nothing to draw.
    let sentences = play(&mut *game, "e2e4/+P@e4");
    assert_eq!(sentences, ["White plays the red pawn: a checker goes under the white pawn on e4."]);
    assert_eq!(field(&*game, "hands"), "PPPPP|pppppp");
    assert_eq!((field(&*game, "checkers"), field(&*game, "discard")), ("e4:w1".into(), "P".into()));
    // A checker spent is in front of White again: one card.
    let sentences = play(&mut *game, "a7a6 e4e5/d5");
    assert_eq!(sentences, ["w+N", "You draw a red knight."]);
    assert_eq!(field(&*game, "hands"), "PPPPPN|pppppp");
}

#[test]
fn what_comes_home_in_the_others_turn_waits_until_the_end_of_ones_own() {
    let start = "4k3/8/8/8/8/r7/8/R3K3 w - - 0 1 checkers=a1:w1,a3:b1 hands=PPPPP|ppppp deck=NnBb";
    let mut game = table(&[], Some(start));
    // The pair goes home: White draws for it now, Black only after a turn of its own.
    assert_eq!(play(&mut *game, "a1a3"), ["w+N", "You draw a red knight."]);
    assert_eq!(field(&*game, "hands"), "PPPPPN|ppppp");
    assert_eq!(play(&mut *game, "e8e7"), ["b+n", "You draw a black knight."]);
    assert_eq!(field(&*game, "hands"), "PPPPPN|pppppn");
    // A position text with a smaller hand owes nothing before that.
    assert_ne!(table(&[], Some("4k3/8/8/8/8/r7/8/R3K3 w - - 0 1 deck=Nn")).pending(), Pending::Chance);
}

#[test]
fn a_larger_hand_is_kept() {
    let start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 hands=PPP| deck=NnBb";
    let mut game = table(&[("white-checkers", "2")], Some(start));
    assert_eq!(play(&mut *game, "a1a3"), Vec::<String>::new());
    assert_eq!(field(&*game, "hands"), "PPP|");
}

#[test]
fn discards_are_drawable_only_when_nothing_else_is_left() {
    let start = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:w2 hands=PPRR|pppppp deck=Nn discard=qB";
    let mut game = table(&[], Some(start));
    // The last cards of the deck are drawn; the discards stay as they lie.
    assert_eq!(play(&mut *game, "a1a3/b4/a5").len(), 4);
    assert_eq!(field(&*game, "deck"), "");
    assert_eq!(field(&*game, "discard"), "qB");
    // Nothing needs to be drawn, so nothing is shuffled.
    play(&mut *game, "e8e7 a5a6/+R@a6 e7e8");
    assert_eq!(field(&*game, "discard"), "qBR");
    // A checker comes home, and the card just played is among those that may be drawn for it.
    let seat = Seat(0);
    let applied = game.apply(&Entry { actor: Actor::Seat(seat), text: "a6a7/b6/+R@b6".into() });
    let sentences: Vec<String> =
        applied.expect("legal").events.iter().map(|event| event.sentence(game.info())).collect();
    assert_eq!(sentences[1..], ["The deck has run out: the discards are shuffled."]);
    let outcomes = game.outcomes();
    let texts: Vec<&str> = outcomes.iter().map(|(text, _)| text.as_str()).collect();
    assert_eq!(texts, ["w+B", "w+R", "w+q"]);
    assert_eq!(outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1, 2, 1]);
    assert_eq!((field(&*game, "deck"), field(&*game, "discard")), ("BRRq".into(), String::new()));
}

#[test]
fn no_cards_are_drawn_for_a_game_that_is_over() {
    let start = "6k1/8/6K1/8/8/8/8/R7 w - - 0 1 checkers=a1:w1 hands=|pppppp deck=NnBbPPPPP";
    let mut game = table(&[], Some(start));
    assert_eq!(play(&mut *game, "a1a8"), Vec::<String>::new());
    assert!(matches!(game.pending(), Pending::Over(_)));
    assert_eq!(field(&*game, "deck"), "NnBbPPPPP");
}

#[test]
fn the_order_of_the_deck_can_be_fixed_in_part_or_from_a_position() {
    let mut game = dealt("kQ");
    assert!(field(&*game, "hands").starts_with("PPPPQk|"), "{}", game.position());
    assert!(game.fix_deck("Q").is_err(), "it was dealt");
    play(&mut *game, "e2e4/+P@e4 a7a6");
    game.fix_deck("cC").expect("they are still to come");
    assert_eq!(play(&mut *game, "e4e5/e6"), ["w+c", "You draw a black checkers card."]);
}

#[test]
fn refused_position_texts_say_what_is_wrong() {
    let refused =
        |extras: &str| Trial::no_position("booster", &format!("7k/8/8/8/8/8/8/6RK w - - 0 1 {extras}"));
    assert!(refused("checkers=a1:w1").contains("sorted"));
    assert!(refused("checkers=h1:w1,g1:w1").contains("sorted"));
    assert!(refused("checkers=h1:w0").contains("whose checkers"));
    assert!(refused("checkers=h1:3").contains("whose checkers"));
    assert!(refused("checkers=h1:w01").contains("whose checkers"));
    assert_eq!(refused("checkers=h1:w7"), "White has 6 checkers in all, but 7 lie on the board.");
    assert_eq!(refused("checkers=g1:b4,h8:b3"), "Black has 6 checkers in all, but 7 lie on the board.");
    assert!(refused("hands=PP").contains("hands=PPn|kQc"));
    assert!(refused("hands=x|").contains("Cards are written"));
    assert!(refused("hands=KK|").contains("more cards of a kind"));
    assert!(refused("hands=CC| discard=C").contains("more cards of a kind"));
    assert!(refused("deck=qq").contains("more cards of a kind"));
    let more = Trial::with(
        "booster",
        &[("checkers-cards", "3"), ("white-checkers", "7")],
        Some("7k/8/8/8/8/8/8/6RK b - - 0 1 checkers=h1:w7 hands=CC| discard=C"),
    );
    assert!(more.position().ends_with("checkers=h1:w7 hands=CC| discard=C"));
}

/// A position with few cards, which run out sooner.
pub(super) const FEW_CARDS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 \
                                    hands=PPNqk|pbrKC deck=PpQnBRpc";

/// Tests that cards and checkers are never lost: their totals stay the same.
#[test]
fn cards_and_checkers_are_never_lost() {
    use rand::SeedableRng;
    use rand::rngs::StdRng;
    use rand::seq::IndexedRandom;
    let mut rng = StdRng::seed_from_u64(36);
    let (mut renewed, mut laid) = (0, 0);
    for _ in 0..16 {
        let mut game = table(&[("white-checkers", "9"), ("black-checkers", "12")], Some(FEW_CARDS));
        for _ in 0..400 {
            if game.pending() == Pending::Chance {
                let outcomes = game.outcomes();
                let (text, _) = outcomes.choose(&mut rng).expect("an outcome").clone();
                game.apply(&Entry { actor: Actor::Chance, text }).expect("an outcome");
                continue;
            }
            let Some((seat, text)) = busy_step(&*game, 0.8, &mut rng) else { break };
            game.step(seat, &text).expect("offered");
            let card = text.starts_with('+');
            renewed += usize::from(card && field(&*game, "discard").is_empty());
            laid += usize::from(card);
            let all: Cards = ["hands", "deck", "discard"]
                .into_iter()
                .flat_map(|key| field(&*game, key).chars().filter(|c| *c != '|').collect::<Vec<_>>())
                .filter_map(crate::cards::Card::from_letter)
                .collect();
            assert_eq!(all.to_string(), "PPPNBRQKCpppnbrqkc", "{}", game.position());
            let scene = game.scene(Viewer::Public);
            let mut checkers = [scene.tallies[0].count, scene.tallies[1].count];
            for stack in scene.cells.iter().filter_map(|cell| cell.token.as_ref()?.stack) {
                checkers[usize::from(stack.tint == crate::scene::Tint::Black)] += u32::from(stack.count);
            }
            assert_eq!(checkers, [9, 12], "{}", game.position());
        }
    }
    assert!(laid > 150 && renewed > 10, "{laid} cards played, {renewed} decks made anew");
}
