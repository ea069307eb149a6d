//! Tests of the rules for pieces on checkers, kings included.

use super::at;
use crate::trial::Trial;

#[test]
fn a_boosted_piece_steps_on_for_each_of_its_own_checkers() {
    let mut game = at("7k/8/8/8/8/8/8/R6K w - - 0 1 checkers=a1:w2");
    assert!(game.allows("a1a4") && game.allows("a1a4/b5") && game.allows("a1a4/b5/c6"));
    assert!(!game.allows("a1a4/b5/c6/d7") && !game.allows("b2"));
    assert_eq!(free(&game), [4, 6]);
    game.play("a1a4/b5");
    assert_eq!(game.position(), "7k/8/8/1R6/8/8/8/7K b - - 1 1 checkers=b5:w1");
    assert_eq!(free(&game), [5, 6]);
    let arrows: Vec<String> =
        game.scene().arrows.iter().map(|arrow| format!("{}{}", arrow.from, arrow.to)).collect();
    assert_eq!(arrows, ["a4b5"]);
    assert_eq!(game.scene().changed, "White: rook a1 to a4. Steps on to b5.");
}

fn free(game: &Trial) -> [u32; 2] {
    let tallies = game.scene().tallies;
    [tallies[0].count, tallies[1].count]
}

#[test]
fn a_hobbled_piece_goes_like_a_pawn_one_step() {
    let game = at("7k/8/8/8/8/1p1p4/2N5/7K w - - 0 1 checkers=c2:b1");
    assert_eq!(game.turns_from("c2"), "c2b3 c2c3 c2d3");
    let rook = at("7k/8/8/8/8/1pp5/2R5/7K w - - 0 1 checkers=c2:b2");
    assert_eq!(rook.turns_from("c2"), "c2b3", "it can't capture straight ahead, nor go two squares");
    let black = at("7k/2q5/1P6/8/8/8/8/7K b - - 0 1 checkers=c7:w1");
    assert_eq!(black.turns_from("c7"), "c7b6 c7c6");
    let king = at("7k/8/8/8/8/8/3p4/3K4 w - - 0 1 checkers=d1:b1");
    assert_eq!(king.outcome().as_deref(), Some("Draw: stalemate."), "not even d2 in front of it");
}

#[test]
fn a_hobbled_pawn_cannot_move_and_checks_nobody() {
    let game = at("7k/8/8/8/8/3p4/2P5/7K w - - 0 1 checkers=c2:b1");
    assert_eq!(game.turns_from("c2"), "");
    assert!(!at("7k/8/8/8/8/8/2p5/3K4 w - - 0 1 checkers=c2:w1").scene().status.contains("check"));
    assert!(at("7k/8/8/8/8/8/2p5/3K4 w - - 0 1").scene().status.contains("check"));
}

#[test]
fn hobbled_pieces_check_like_pawns() {
    let attacked = |position| at(position).scene().status.contains("in check");
    assert!(attacked("7k/8/8/8/8/8/2n5/3K4 w - - 0 1 checkers=c2:w1"), "a knight on the diagonal");
    assert!(!attacked("7k/8/8/8/8/8/2n5/4K3 w - - 0 1 checkers=c2:w1"), "no knight's leap");
    assert!(!attacked("7k/8/8/8/3q4/8/8/3K4 w - - 0 1 checkers=d4:w1"), "no queen's file");
    assert!(!attacked("7k/8/8/8/8/8/3K4/2n5 w - - 0 1 checkers=c1:w1"), "not backwards");
    // A hobbled king gives no check sideways, so that kings may stand side by side.
    assert!(at("8/8/8/2k5/8/3K4/7P/8 w - - 0 1 checkers=c5:w1").allows("d3c4"));
    assert!(!at("8/8/8/2k5/8/3K4/7P/8 w - - 0 1 checkers=c5:w1").allows("d3d4"));
}

#[test]
fn hobbled_pieces_never_promote_nor_capture_in_passing() {
    let mut game = at("7k/1N6/8/8/8/8/8/7K w - - 0 1 checkers=b7:b1");
    assert_eq!(game.turns_from("b7"), "b7b8");
    game.play("b7b8");
    assert!(game.position().starts_with("1N5k/") && !game.position().contains("checkers"));
    // A knight beside a pawn that has just gone two squares, and a pawn that is hobbled.
    let mut knight = at("7k/8/8/8/3n4/8/4P3/7K w - - 0 1 checkers=d4:w1");
    knight.play("e2e4");
    assert!(!knight.allows("d4e3") && knight.allows("d4d3"));
    let mut pawn = at("7k/8/8/8/3p4/8/4P3/7K w - - 0 1 checkers=d4:w1");
    pawn.play("e2e4");
    assert!(pawn.position().contains(" - 0 1") && !pawn.allows("d4e3"));
}

#[test]
fn a_capturer_takes_the_checkers_over_and_pairs_go_home() {
    // A boosted victim leaves the capturer hobbled.
    let mut hobbled = at("7k/8/8/n7/8/8/8/R6K w - - 0 1 checkers=a5:b2");
    hobbled.play("a1a5");
    assert_eq!(hobbled.position(), "7k/8/8/R7/8/8/8/7K b - - 0 1 checkers=a5:b2");
    assert_eq!(free(&hobbled), [6, 4]);
    // A hobbled victim leaves it boosted, at once.
    let boosted = at("7k/8/8/n7/8/8/8/R6K w - - 0 1 checkers=a5:w2");
    assert!(boosted.allows("a1a5/b6/c7") && !boosted.allows("a1a5/b6/c7/d8"));
    // Three of its own and two of theirs: one is left, the others are home.
    let mut pairs = at("7k/8/8/n7/8/8/8/R6K w - - 0 1 checkers=a1:w3,a5:b2");
    pairs.play("a1a5");
    assert_eq!(pairs.position(), "7k/8/8/R7/8/8/8/7K b - - 0 1 checkers=a5:w1");
    assert_eq!(free(&pairs), [5, 6]);
    // Pairs by a step, which costs one first.
    let mut step = at("7k/8/8/1n6/8/8/8/R6K w - - 0 1 checkers=a1:w2,b5:b1");
    assert!(!step.allows("a1a4/b5/b6"));
    step.play("a1a4/b5");
    assert_eq!(step.position(), "7k/8/8/1R6/8/8/8/7K b - - 0 1");
}

#[test]
fn arriving_on_the_far_back_rank_sends_enemy_checkers_home() {
    let mut quiet = at("8/1N6/8/7k/8/8/8/7K w - - 0 1 checkers=b7:b3");
    quiet.play("b7b8");
    assert_eq!(quiet.position(), "1N6/8/8/7k/8/8/8/7K b - - 1 1");
    // By a capture, after which theirs are more.
    let mut taken = at("n7/8/8/7k/8/8/8/R6K w - - 0 1 checkers=a1:w1,a8:b3");
    taken.play("a1a8");
    assert_eq!(taken.position(), "R7/8/8/7k/8/8/8/7K b - - 0 1");
    assert_eq!(free(&taken), [6, 6]);
    // By a step; own checkers stay. The own back rank is nothing.
    let mut step = at("1n6/8/8/7k/8/8/8/R6K w - - 0 1 checkers=a1:w1,b8:b2");
    step.play("a1a7/b8");
    assert_eq!(step.position(), "1R6/8/8/7k/8/8/8/7K b - - 0 1");
    let mut own = at("8/8/8/7k/8/8/8/R6K w - - 0 1 checkers=a1:w1");
    own.play("a1a8");
    assert_eq!(own.position(), "R7/8/8/7k/8/8/8/7K b - - 1 1 checkers=a8:w1");
    let mut home = at("7k/8/8/8/8/8/1r6/n6K b - - 0 1 checkers=b2:w1");
    home.play("b2b1");
    assert!(!home.position().contains("checkers"));
    let mut first = at("k7/8/8/8/8/8/8/K2n3R w - - 0 1 checkers=d1:b1");
    first.play("h1d1");
    assert!(first.position().contains("checkers=d1:b1"));
}

#[test]
fn pawns_promote_on_stepping_to_their_last_rank_and_may_come_home() {
    let game = at("7k/8/P7/8/8/8/8/7K w - - 0 1 checkers=a6:w2");
    assert!(game.allows("a6a7/b8=Q") && !game.allows("a6a7/b8"));
    assert!(game.allows("a6a7/b8=N/c7"));
    let mut back = at("7k/8/8/8/8/8/8/P3K3 w - - 0 1");
    assert_eq!(back.turns_from("a1"), "a1a2");
    back.play("a2 Kg8 a4");
    assert!(back.position().starts_with("6k1/8/8/8/P7/"));
    let far = Trial::no_position("booster", "P6k/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(far.contains("a8"));
    // A pawn that captures a boosted piece by promoting is free at once.
    let mut free = at("1n5k/P7/8/8/8/8/8/7K w - - 0 1 checkers=b8:b2");
    free.play("axb8=R+");
    assert_eq!(free.position(), "1R5k/8/8/8/8/8/8/7K b - - 0 1");
}

#[test]
fn en_passant_is_for_regular_moves_and_pawns_that_took_no_step() {
    let mut plain = at("7k/8/8/8/3p4/8/4P3/7K w - - 0 1");
    plain.play("e4");
    assert!(plain.position().contains(" e3 ") && plain.allows("d4e3"));
    let mut stepped = at("7k/8/8/8/3p4/8/4P3/7K w - - 0 1 checkers=e2:w1");
    stepped.play("e2e4/f4");
    assert!(stepped.position().contains(" - 0 1") && !stepped.allows("d4e3"));
    // Nor by a step onto the square that was passed.
    let mut step = at("7k/8/8/4p3/8/8/5P2/7K w - - 0 1 checkers=e5:b1");
    step.play("f2f4 e5e4/f3");
    assert_eq!(step.position(), "7k/8/8/8/5P2/5p2/8/7K w - - 0 2");
    // A boosted pawn that didn't step can be taken so, and its checkers hobble the captor.
    let mut loaded = at("7k/8/8/8/3p4/8/4P3/7K w - - 0 1 checkers=e2:w1");
    loaded.play("e2e4 d4e3");
    assert_eq!(loaded.position(), "7k/8/8/8/8/4p3/8/7K w - - 0 2 checkers=e3:w1");
}

#[test]
fn check_counts_a_whole_boosted_turn() {
    let attacked = |position| at(position).scene().status.contains("check");
    assert!(attacked("7k/8/5n2/8/2K5/8/8/8 w - - 0 1 checkers=f6:b1"));
    assert!(!attacked("7k/8/5n2/8/2K5/8/8/8 w - - 0 1 checkers=f6:w1"));
    assert!(!attacked("7k/8/5n2/8/2K5/8/8/8 w - - 0 1"));
    // A pawn that takes a hobbled one on the way, and one that takes a boosted one and is none the better.
    assert!(attacked("7k/8/8/8/3p4/2P5/1K6/8 w - - 0 1 checkers=c3:b1"));
    assert!(!attacked("7k/8/8/8/3p4/2P5/8/K7 w - - 0 1 checkers=c3:b1"), "one step is too few");
    assert!(attacked("7k/8/8/8/3p4/2P5/8/K7 w - - 0 1 checkers=c3:b2"));
    assert!(!attacked("7k/8/8/8/3p4/2P5/1K6/8 w - - 0 1 checkers=c3:w1,d4:b1"), "one goes home with one");
    // A hobbled knight that takes a pawn on more of its own checkers runs on.
    assert!(attacked("7k/8/8/8/3n4/2P5/1K6/8 w - - 0 1 checkers=c3:b2,d4:w1"));
    assert!(!attacked("7k/8/8/8/3n4/2P5/1K6/8 w - - 0 1 checkers=c3:b1,d4:w1"));
    // Two steps lead to the king past any of its pieces, but not past pieces on checkers of their own.
    assert!(attacked("7k/8/8/8/8/2r5/PP6/KN6 w - - 0 1 checkers=c3:b2"));
    assert!(!attacked("7k/8/8/8/8/2r5/PP6/KN6 w - - 0 1 checkers=b1:w1,a2:w1,b2:w1,c3:b2"));
    assert!(attacked("7k/8/8/8/8/2r5/PP6/KN6 w - - 0 1 checkers=b1:w1,a2:w1,b2:w1,c3:b3"));
    let refused = Trial::no_position("booster", "7k/8/5n2/8/2K5/8/8/8 b - - 0 1 checkers=f6:b1");
    assert!(refused.contains("White is in check"));
}

#[test]
fn each_part_is_safe_by_itself() {
    let game = at("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1 checkers=e2:w1");
    assert!(!game.allows("e2d2/e3"), "the regular move has to be legal by itself");
    assert!(game.allows("e2e4") && game.allows("e2e4/e5") && !game.allows("e2e4/d5"));
    // A card that would close the file comes too late as well.
    let card = at("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1 hands=r|");
    assert!(!card.allows("e2d2/+r@e8") && card.allows("e2e4/+r@e8"));
}

#[test]
fn no_castling_on_checkers_of_either_colour_but_the_right_stays() {
    for owner in ["w", "b"] {
        let rook = at(&format!("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 checkers=h1:{owner}1"));
        assert!(!rook.allows("O-O") && rook.allows("O-O-O"));
        assert!(rook.position().contains(" KQ "));
        let king = at(&format!("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 checkers=e1:{owner}1"));
        assert!(!king.allows("O-O-O") && !king.allows("O-O"));
    }
    // Through a square that a whole turn could reach; and not past a piece that limps.
    assert!(!at("4k3/8/8/8/7n/8/8/4K2R w K - 0 1 checkers=h4:b1").allows("O-O"));
    assert!(at("4k3/8/8/8/7n/8/8/4K2R w K - 0 1").allows("O-O"));
    assert!(!at("4kr2/8/8/8/8/8/8/4K2R w K - 0 1").allows("O-O"));
    assert!(at("4kr2/8/8/8/8/8/8/4K2R w K - 0 1 checkers=f8:w1").allows("O-O"));
    // A card may follow, a step may not.
    let card = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1 hands=R|");
    assert!(card.allows("O-O/+R@f1") && !card.allows("O-O/f2"));
}

#[test]
fn the_clock_starts_again_with_captures_of_any_part_and_pawn_moves_alone() {
    let mut game = at("7k/8/8/2n5/8/8/8/R6K w - - 9 30 checkers=a1:w1");
    game.play("a1a2/b3");
    assert!(game.position().contains(" - 10 30"), "{}", game.position());
    let mut taken = at("7k/8/8/2n5/8/8/8/R6K w - - 9 30 checkers=a1:w2");
    taken.play("a1a4/b5/c5");
    assert!(taken.position().contains(" - 0 30"), "{}", taken.position());
    let mut limp = at("7k/8/8/2n5/8/8/8/R6K w - - 9 30 checkers=a1:b1");
    limp.play("a1a2");
    assert!(limp.position().contains(" - 10 30"), "going like a pawn is no pawn move");
}

#[test]
fn endings_and_claims() {
    let bare = at("7k/8/8/8/8/8/8/7K w - - 0 1 checkers=h1:w3 hands=PP|cc");
    assert_eq!(bare.outcome().as_deref(), Some("Draw: dead position."));
    assert_eq!(at("7k/8/8/8/8/8/8/6NK w - - 0 1").outcome(), None);
    assert_eq!(at("7k/5Q2/8/8/8/8/8/7K b - - 0 1").outcome().as_deref(), Some("Draw: stalemate."));
    let mut game = at("6k1/8/6K1/8/8/8/8/R7 w - - 0 1");
    game.play("a1a8");
    assert_eq!(game.outcome().as_deref(), Some("White wins: checkmate."));
    // A king that is hobbled can't go sideways.
    assert_eq!(
        at("k7/8/8/8/8/8/8/K6r w - - 0 1 checkers=a1:b1").outcome(),
        None,
        "a2 is still in front of it"
    );
    assert_eq!(
        at("k7/8/8/8/8/8/P7/K6r w - - 0 1 checkers=a1:b1").outcome().as_deref(),
        Some("Black wins: checkmate.")
    );
}

#[test]
fn repetition_looks_at_board_and_checkers() {
    let mut game = at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 checkers=b1:w1");
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(game.claim(), Some("threefold repetition"));
    // An equal board with fewer checkers is another position.
    let mut fewer = at("7k/8/8/8/8/8/8/R6K w - - 0 1 checkers=a1:w2");
    fewer.play("a1a3/a2 Kg8 a2a1 Kh8 a1a3/a2 Kg8 a2a1 Kh8");
    assert_eq!(fewer.claim(), None);
}

#[test]
fn a_pawn_that_comes_back_brings_positions_back() {
    // Each time the pawn goes on and steps back, and a card gives it the checker again.
    let start = "7k/8/8/8/4P3/8/8/7K b - - 0 1 checkers=e4:w1";
    let mut game = super::table(&[], Some(&format!("{start} hands=PPCC|pppppp deck=PPPPPPNNBB")));
    for card in ["C", "C", "P", "P"] {
        assert_eq!(game.claim(), None);
        let king = if game.position().starts_with("7k") { "Kg8" } else { "Kh8" };
        super::play(&mut *game, &format!("{king} e4e5/e4/+{card}@e4"));
    }
    assert!(game.position().starts_with("7k/8/8/8/4P3/8/8/7K b - - 0 5 checkers=e4:w1 "));
    assert_eq!(game.claim().map(crate::rules::Reason::words), Some("threefold repetition"));
}
