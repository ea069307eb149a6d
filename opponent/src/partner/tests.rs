//! Endings worked out, and boards dealt anew for them.

use engine::games::cooperative::Cooperative;
use engine::games::cooperative::prospect::Prospect;
use engine::rules::{Options, Rules};
use engine::tactics::Worth;

use super::dealt::{deal, dealt};
use super::ending::Ending;
use crate::Study;

const MANY: u64 = 1_000_000;

fn studied(position: &str, nodes: u64) -> Option<Study> {
    let state = Cooperative::parse(position, &Options::default()).expect("a position");
    Ending::new(nodes).study(&Prospect::new(&state))
}

#[test]
fn what_both_can_still_come_to_is_worked_out() {
    // With the bishop card the rook goes the round of White's other kinds: the card of a rook is wild for who has none.
    let clear = "rnbqkb2/2ppR3/8/8/8/p1Nn1N2/1RPPPPP1/Q3K2r w q - 0 16 hands=B|p stacks=PPnRPrPbKP|pNQrpNpBpn captured=PPqPkRpbpp";
    let found = studied(clear, MANY).expect("worked out");
    assert!(found.clear, "{found:?}");
    assert_eq!((found.turn.as_str(), found.start.as_deref()), ("e7e3/B/e3d3/d3d7/d7c7", None));
    assert_eq!(found.worth, Worth::Points { points: 1, next: 0 });
    // Positions are the measure, and no answer is better than half of one.
    assert_eq!(studied(clear, found.effort / 2), None);
    assert_eq!(studied(clear, found.effort * 2), Some(found));
}

#[test]
fn with_cards_to_be_drawn_nothing_is_worked_out() {
    let unknown = "4k3/8/8/8/8/8/8/4K2Q w - - 0 1 hands=Q|p deck=P stacks=|k";
    assert_eq!(studied(unknown, MANY), None);
}

#[test]
fn where_nothing_can_be_reached_any_more_no_turn_is_the_one() {
    let lost = "4k3/8/8/8/8/8/8/4K2Q w - - 0 1 hands=P|p stacks=|";
    let found = studied(lost, MANY).expect("worked out");
    assert!(!found.clear && found.worth == Worth::Points { points: 0, next: 0 }, "{found:?}");
}

/// The end of a text that tells all cards.
const ALL: &str = "hands=PN|p deck=PPPPPPPNBBRRQKpppppppnnbbrrqk";

#[test]
fn a_board_dealt_anew_is_one_of_the_end_of_a_game() {
    let boards = [
        "rnbqkb2/2ppR3/8/8/8/p1Nn1N2/1RPPPPP1/Q3K2r w q - 0 9",
        "1n1qkbnr/3ppppp/1R6/1b6/8/2N1P3/P1PP1P1P/2BQ1KN1 b k - 4 9",
    ];
    for (board, hands) in boards.into_iter().zip([[1, 1], [1, 2]]) {
        let state = Cooperative::parse(&format!("{board} {ALL}"), &Options::default()).expect("a position");
        let dealt = deal(state.clone(), 1, 2).expect("all cards");
        assert_eq!(deal(state.clone(), 1, 2).as_ref(), Some(&dealt), "always the same");
        assert_ne!(deal(state, 1, 3).as_ref(), Some(&dealt), "and another one");
        assert_eq!(dealt.text().split(' ').next(), board.split(' ').next());
        assert!(dealt.deck.is_empty(), "{}", dealt.text());
        assert_eq!(dealt.hands.map(|hand| hand.len()), hands, "{}", dealt.text());
        let gone = 32 - dealt.public.board.placement.occupied().len();
        assert_eq!(dealt.public.captured.len(), gone, "as many cards as pieces: {}", dealt.text());
        let laid: usize = dealt.public.stacks.iter().map(Vec::len).sum();
        assert_eq!(laid + gone + hands[0] + hands[1], 32, "{}", dealt.text());
        // White has played as many cards as Black, or one more.
        assert_eq!(dealt.public.number, 16 - hands[1] as u32 / 2, "{}", dealt.text());
        let few = Cooperative::parse(board, &Options::default()).expect("a position");
        assert_eq!(deal(few, 1, 2), None, "not without its cards");
    }
}

#[test]
fn a_board_is_dealt_until_one_turn_is_the_one() {
    let boards = ["rnbqk2R/8/8/8/8/8/8/4K3", "4kbnr/8/8/8/8/8/8/QRR1K3", "rnb1k3/8/8/8/8/8/8/RN1QK3"];
    let found = boards.iter().find_map(|board| dealt(&format!("{board} w - - 0 9 {ALL}"), 20_000));
    let text = found.expect("one of them makes a puzzle");
    assert!(studied(&text, 40_000).is_some_and(|study| study.clear), "{text}");
}
