//! The sentences of `rules.md`, each with a position that would tell if it were not so.

use crate::trial::Trial;

fn at(position: &str) -> Trial {
    Trial::at("allthought", position)
}

#[test]
fn the_array_is_that_of_thinktank_with_other_pawns() {
    let game = Trial::start("allthought");
    assert_eq!(
        game.position(),
        "[rn][nr][bn]qk[br][nb][rb]/pppppppp/8/8/8/8/PPPPPPPP/[RN][NR][BN]QK[BR][NB][RB] w KQkq - 0 1"
    );
    assert_eq!(game.perft(1), 30);
    let token = game.cell("e2").token.expect("a pawn");
    assert_eq!((token.art, token.letter), ("berolina", ""));
}

#[test]
fn pawns_walk_diagonally_and_strike_straight_ahead() {
    let game = at("7k/8/8/3ppp2/4P3/8/8/K7 w - - 0 1");
    assert_eq!(game.turns_from("e4"), "e4e5");
    let game = at("7k/8/8/3p4/4P3/8/8/K7 w - - 0 1");
    assert_eq!(game.turns_from("e4"), "e4f5");
    // Its strike is all it attacks: the king on d5 is safe from e4, the king on e5 is not.
    assert_eq!(at("8/8/8/3k4/4P3/8/8/K7 w - - 0 1").outcome(), None);
    assert!(Trial::no_position("allthought", "8/8/8/4k3/4P3/8/8/K7 w - - 0 1").contains("in check"));
}

#[test]
fn a_double_step_keeps_to_one_diagonal_with_both_squares_free() {
    let game = at("7k/8/8/8/8/8/4P3/K7 w - - 0 1");
    assert_eq!(game.turns_from("e2"), "e2c4 e2d3 e2f3 e2g4");
    let game = at("7k/8/8/8/6p1/3p4/4P3/K7 w - - 0 1");
    assert_eq!(game.turns_from("e2"), "e2f3");
}

#[test]
fn en_passant_takes_the_pawn_that_went_by_on_either_side() {
    let mut game = at("7k/8/8/8/5p2/8/4P3/K7 w - - 0 1");
    game.play("e2g4");
    assert_eq!(game.position(), "7k/8/8/8/5pP1/8/8/K7 b - f3 0 1");
    assert!(game.allows("f4f3"));
    game.play("f4f3");
    assert_eq!(game.position(), "7k/8/8/8/8/5p2/8/K7 w - - 0 2");
    assert!(game.scene().changed.ends_with("takes berolina on g4 en passant."), "{}", game.scene().changed);
    let mut left = at("7k/8/8/8/5p2/8/6P1/K7 w - - 0 1");
    left.play("g2e4 f4f3");
    assert_eq!(left.position(), "7k/8/8/8/8/5p2/8/K7 w - - 0 2");
    // Only in the very next turn.
    let mut late = at("7k/8/8/8/5p2/8/4P3/K7 w - - 0 1");
    late.play("e2g4 h8h7 a1a2");
    assert!(!late.allows("f4f3"));
}

#[test]
fn the_field_names_the_square_passed_and_the_lower_file_went_by() {
    let text = "7k/8/8/8/4PpP1/8/8/K7 b - f3 0 1";
    let mut game = at(text);
    assert_eq!(game.position(), text);
    game.play("f4f3");
    assert_eq!(game.position(), "7k/8/8/8/6P1/5p2/8/K7 w - - 0 2");
    // Played rather than read, the table knows which one it was.
    let mut played = at("7k/8/8/8/4Pp2/8/4P3/K7 w - - 0 1");
    played.play("e2g4 f4f3");
    assert_eq!(played.position(), "7k/8/8/8/4P3/5p2/8/K7 w - - 0 2");
    // Without a pawn that could capture, the field stays empty.
    assert_eq!(at("7k/8/8/8/6P1/8/8/K7 b - f3 0 1").position(), "7k/8/8/8/6P1/8/8/K7 b - - 0 1");
    for wrong in ["f3 0 1", "f4 0 1", "x9 0 1"] {
        let sentence = Trial::no_position("allthought", &format!("7k/8/8/8/8/8/8/K7 b - {wrong}"));
        assert!(sentence.contains("passed") || sentence.contains("en-passant"), "{sentence}");
    }
}

#[test]
fn en_passant_may_not_uncover_the_king() {
    // Both pawns leave the fourth rank; the Kniroo on a4 would strike along it. A Rookni only walks there.
    for pawns in ["4pPk", "3Pp1k"] {
        assert!(!at(&format!("8/8/8/8/[NR]{pawns}/8/8/K7 b - f3 0 1")).allows("f4f3"), "{pawns}");
        assert!(at(&format!("8/8/8/8/[RN]{pawns}/8/8/K7 b - f3 0 1")).allows("f4f3"), "{pawns}");
    }
}

#[test]
fn pawns_are_promoted_by_walking_or_striking() {
    let game = at("1[rn]5k/P7/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(game.turns_from("a7"), "");
    let game = at("[rn]6k/P7/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(game.turns_from("a7").split(' ').count(), 14);
    assert!(game.allows("a7a8=RB") && game.allows("a7b8=Q"));
}

#[test]
fn moves_are_read_as_people_type_them() {
    let game = Trial::start("allthought");
    for typed in ["e2d3", "e2-d3", "Pe2d3", "ed3"] {
        assert_eq!(game.read(typed), Ok("e2d3".to_owned()), "{typed}");
    }
    assert_eq!(game.read("d3"), Err("d3 could be c2d3 or e2d3.".to_owned()));
    assert_eq!(game.read("e4"), Err("e4 could be c2e4 or g2e4.".to_owned()));
    assert_eq!(
        game.read("RNa5"),
        Err("No rookni of yours can get to a5: the rookni on a1 can't move now.".to_owned())
    );
}
