//! Tests of moves and captures.

use super::at;

/// The source's first example, after White has played a red and a black pawn.
const DIAGRAM: &str =
    "rnbqkbnr/ppp1pppp/8/3P4/4P3/8/PP1P1PPP/RNBQKBNR b KQkq - 0 1 hands=P|nbk stacks=Pp| captured=P";

#[test]
fn the_bishop_of_the_diagram_takes_both_pawns() {
    let mut game = at(DIAGRAM);
    assert!(game.allows("c8e6/b/e6d5/d5e4") && game.allows("g8f6/n/f6e4/e4d2"));
    // The king can't get close enough to either.
    assert!(!game.turns().split(' ').any(|turn| turn.contains("k/")));
    game.play("c8e6/b/e6d5/d5e4");
    assert_eq!(
        game.position(),
        "rn1qkbnr/ppp1pppp/8/8/4b3/8/PP1P1PPP/RNBQKBNR w KQkq - 0 2 hands=P|nk stacks=|b captured=PpP"
    );
}

#[test]
fn a_double_match_makes_the_rook_card_of_the_diagram_wild() {
    let with = |stack: &str| at(&DIAGRAM.replace("Pp|", stack));
    let changed = with("rP|");
    for turn in ["c8f5/b/f5e4/e4b1", "c8e6/b/e6d5/d5e4", "g8f6/n/f6e4/e4d2"] {
        assert!(changed.allows(turn), "{turn}");
    }
    // A black pawn card has not the colour of a white pawn, and a red bishop card not that of a black bishop.
    let plain = with("rp|");
    assert!(plain.allows("c8f5/b/f5e4") && !plain.allows("c8f5/b/f5e4/e4b1"));
    let red = at(&DIAGRAM.replace("Pp|", "rP|").replace("nbk", "nBk"));
    assert!(red.allows("c8f5/B/f5e4") && !red.allows("c8f5/B/f5e4/e4b1"));
}

#[test]
fn a_turn_is_perhaps_a_move_and_always_a_card() {
    let game = at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 hands=PNB|pnb");
    assert_eq!(game.turns().split(' ').count(), (20 + 1) * 3);
    assert!(game.allows("P") && game.allows("e2e4/P"));
    for turn in ["e2e4", "P/e2e4", "e2e4/d2d4/P", "P/N", "R", "p", "e2e4/R", "e4e5/P", "e7e5/P"] {
        assert!(!game.allows(turn), "{turn}");
    }
}

#[test]
fn all_moves_of_a_turn_are_made_by_one_piece() {
    let game = at("4k3/p6p/8/8/8/8/8/R3K2R w - - 0 1 hands=R|p stacks=|pp");
    assert!(game.allows("R/a1a7/a7h7") && game.allows("R/h1h7/h7a7") && !game.allows("R/a1a7/h1h7"));
    assert!(game.allows("a1a2/R/a2a7/a7h7") && !game.allows("a1a2/R/h1h7"));
    assert!(game.allows("e1e2/R") && !game.allows("e1e2/R/a1a7"));
    // Captures may stop at any time.
    assert!(game.allows("R") && game.allows("R/a1a7"));
}

#[test]
fn a_capture_needs_both_kinds_in_either_colour() {
    let with = |stack: &str| at(&format!("n3k3/8/8/3p4/8/4N3/8/3QK3 w - - 0 1 hands=Nnq|p stacks={stack}"));
    let game = with("|P");
    assert!(game.allows("N/e3d5") && game.allows("n/e3d5") && game.allows("q/d1d5"));
    assert!(!game.allows("N/d1d5") && !game.allows("q/e3d5"));
    // Only the top card counts, and an empty stack lets nothing be captured.
    assert!(!with("|pn").allows("N/e3d5") && with("|np").allows("N/e3d5"));
    assert!(!with("p|").allows("N/e3d5"));
}

#[test]
fn each_capture_uncovers_the_next_card() {
    let with = |stack: &str| at(&format!("3nk3/8/8/3p4/8/8/8/3QK3 w - - 0 1 hands=q|p stacks={stack}"));
    let mut game = with("|bnp");
    game.play("q/d1d5/d5d8");
    assert_eq!(game.position(), "3Qk3/8/8/8/8/8/8/4K3 b - - 0 1 hands=|p stacks=q|b captured=pn");
    assert!(!with("|pn").allows("q/d1d5"));
}

#[test]
fn a_card_is_wild_while_its_player_has_no_piece_of_the_kind() {
    let allows =
        |board: &str, cards: &str, turn: &str| at(&format!("{board} w - - 0 1 {cards}")).allows(turn);
    // Of the one who captures …
    let (rookless, rook) = ("3nk3/8/8/3p4/8/8/8/3QK3", "3nk3/8/8/3p4/8/8/8/R2QK3");
    for card in ["R", "r"] {
        let cards = format!("hands={card}|p stacks=|p");
        assert!(allows(rookless, &cards, &format!("{card}/d1d5")));
        assert!(!allows(rook, &cards, &format!("{card}/d1d5")));
    }
    // … and of the one whose piece is captured. What the other player has does not count.
    assert!(allows(rookless, "hands=Q|p stacks=|R", "Q/d1d5"));
    assert!(allows(rook, "hands=Q|p stacks=|R", "Q/d1d5"));
    assert!(!allows("r2nk3/8/8/3p4/8/8/8/3QK3", "hands=Q|p stacks=|R", "Q/d1d5"));
}

#[test]
fn whether_a_card_is_wild_is_asked_anew_before_each_capture() {
    // The last knight falls, so the next knight card takes a pawn; a black queen card keeps colours out of it.
    let cards = "w - - 0 1 hands=q|p stacks=|nn";
    assert!(at(&format!("4k3/3p4/8/3n4/8/8/8/3QK3 {cards}")).allows("q/d1d5/d5d7"));
    assert!(!at(&format!("n3k3/3p4/8/3n4/8/8/8/3QK3 {cards}")).allows("q/d1d5/d5d7"));
    // The last pawn is promoted, so the pawn card lets the new rook capture.
    let cards = "w - - 0 1 hands=P|p stacks=|r";
    assert!(at(&format!("3r3k/P7/8/8/8/8/8/4K3 {cards}")).allows("a7a8=R/P/a8d8"));
    assert!(!at(&format!("3r3k/P7/8/8/8/8/7P/4K3 {cards}")).allows("a7a8=R/P/a8d8"));
}

#[test]
fn a_wild_capture_matches_colours_too() {
    let with = |cards: &str| at(&format!("n3k2b/8/8/3p4/3p4/3p4/8/3QK3 w - - 0 1 {cards}"));
    assert!(with("hands=Q|p stacks=|nbp").allows("Q/d1d3/d3d4/d4d5"));
    assert!(!with("hands=q|p stacks=|nbp").allows("q/d1d3/d3d4"));
    // The red card in between is wild, but has not the colour of a black pawn.
    let game = with("hands=Q|p stacks=|nBp");
    assert!(game.allows("Q/d1d3/d3d4") && !game.allows("Q/d1d3/d3d4/d4d5"));
}

#[test]
fn castling_needs_rights_and_free_squares_alone() {
    let with = |board: &str, rights: &str, cards: &str| at(&format!("{board} w {rights} - 0 1 {cards}"));
    // Out of check, through an attack, and into one; then the king may capture, but not the rook.
    let attacked = "3rkr2/8/8/8/8/4r1r1/7p/R3K2R";
    let king = with(attacked, "KQ", "hands=Kr|p stacks=|p");
    assert!(king.allows("O-O/K") && king.allows("O-O-O/K"));
    assert!(king.allows("O-O/K/g1h2") && !king.allows("O-O/r/f1f8"));
    assert!(!with(attacked, "-", "hands=K|p").allows("O-O/K"));
    assert!(!with("4k3/8/8/8/8/8/8/RN2K1NR", "KQ", "hands=K|p").turns().contains("O-O"));
}

#[test]
fn en_passant_is_for_the_next_turn_and_a_pawn_that_stayed() {
    let mut game = at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 hands=PPB|ppp stacks=P|");
    game.play("e2e4/P");
    assert!(game.position().contains(" b - e3 0 1 "), "{}", game.position());
    assert!(game.allows("p/d4e3"));
    game.play("p e1d1/P p");
    assert!(!game.allows("p/d4e3"));
    // The square is written though nobody is near: a pawn may come first.
    let mut game = at("4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1 hands=PP|pp");
    game.play("e2e4/P");
    assert!(game.allows("d5d4/p/d4e3") && !game.allows("p/d5e3"));
    // As the second capture of a turn.
    let mut game = at("4k3/8/8/2p5/3P4/8/4P3/4K3 w - - 0 1 hands=PP|pp stacks=P|");
    game.play("e2e4/P");
    assert!(game.allows("p/c5d4/d4e3"));
    game.play("p/c5d4/d4e3");
    assert!(game.position().starts_with("4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 "), "{}", game.position());
    assert!(game.position().ends_with(" stacks=|p captured=PP"));
    // A pawn that goes on capturing can't be taken so.
    let mut game = at("4k3/8/8/3p1p2/8/8/4P3/4K3 w - - 0 1 hands=PP|pp stacks=|p");
    game.play("e2e4/P/e4d5");
    assert!(game.position().contains(" b - - 0 1 "), "{}", game.position());
}

#[test]
fn only_pawns_capture_in_passing_and_never_straight_ahead() {
    // The square passed over is empty for the queen, and for the pawn that took the passer.
    let game = at("4k3/8/8/1p4p1/5P2/8/4p3/1Q2K3 w - g6 0 1 hands=PQ|p stacks=|pp");
    assert!(game.allows("P/f4g5") && !game.allows("P/f4g5/g5g6"));
    assert!(game.allows("Q/b1b5") && !game.allows("Q/b1g6"));
}

#[test]
fn a_pawn_becomes_four_kinds_and_captures_on_as_one() {
    let game = at("4k2n/P7/8/8/8/8/8/4K3 w - - 0 1 hands=K|p stacks=|p");
    assert_eq!(game.turns_from("a7"), "a7a8=B/K a7a8=N/K a7a8=Q/K a7a8=R/K");
    // A red pawn card fits the pawn as it captures, and no longer what it has become.
    let game = at("n6k/1P6/8/8/8/8/P7/4K3 w - - 0 1 hands=P|p stacks=|kn");
    assert!(game.allows("P/b7a8=Q") && !game.allows("P/b7a8=Q/a8h8"));
    let last = at("n6k/1P6/8/8/8/8/8/4K3 w - - 0 1 hands=P|p stacks=|kn");
    assert!(last.allows("P/b7a8=Q/a8h8") && !last.allows("P/b7a8=N/a8h8"));
}

#[test]
fn kings_walk_and_stand_where_they_like() {
    let game = at("8/8/8/3k4/8/3K4/8/7r w - - 0 1 hands=K|k stacks=|p");
    for turn in ["d3d4/K", "d3c4/K", "d3e4/K", "K"] {
        assert!(game.allows(turn), "{turn}");
    }
    let mut game = at("3rk3/8/8/8/8/8/8/3K4 w - - 7 30 hands=Kk|pP");
    game.play("K");
    // A card alone leaves the clock as it is; a king's move counts.
    assert!(game.position().contains(" b - - 7 30 "), "{}", game.position());
    game.play("e8e7/p");
    assert!(game.position().contains(" w - - 8 31 "), "{}", game.position());
}
