//! How the pieces of a hole move and capture.

use super::*;

#[test]
fn a_piece_moves_by_what_a_neighbour_of_its_colour_lends() {
    // The knight on d6 is the bishop's only friend near; where friends or other enemies stand it can't go.
    assert_eq!(turns_from(EXAMPLE, "e5"), "e5c4 e5c6 e5d7 e5g6");
}

#[test]
fn an_own_move_is_of_no_use_to_a_piece() {
    assert_eq!(turns_from(EXAMPLE, "h2"), "");
    assert_eq!(turns_from(EXAMPLE, "a2"), "");
    // Queen and knight lend each other what they can't do themselves; enemies lend nothing.
    let pair = "8/8/8/8/8/8/1k5q/QN6 w - - 0 1 chosen=kq";
    assert_eq!(turns_from(pair, "a1"), "a1b3 a1c2");
    assert!(turns_from(pair, "b1").contains("b1h7"));
    assert!(!turns_from(pair, "b1").contains("b1c3"));
}

#[test]
fn only_the_chosen_capture_and_only_each_other() {
    // The rook lends everybody its lines; the king may take the bishop, and the bishop the king of its own colour.
    let hole = "8/8/8/8/8/8/8/nKRB3n w - - 0 1 chosen=KB";
    assert_eq!(
        turns_from(hole, "d1").split(' ').filter(|turn| turn.ends_with('1')).collect::<Vec<_>>().join(" "),
        "d1e1 d1f1 d1g1"
    );
    let open = "8/8/8/8/8/K7/R7/B7 w - - 0 1 chosen=KB";
    assert!(!turns_from(open, "a3").contains("a3a1"));
    let beside = "8/8/8/8/8/8/8/RKB5 w - - 0 1 chosen=KB";
    assert!(turns_from(beside, "b1").contains("b1c1"));
    assert!(!turns_from(beside, "b1").contains("b1a1"));
    let other = "8/8/8/8/8/8/8/RKB5 w - - 0 1 chosen=KR";
    // What lends the move may be taken itself.
    assert!(turns_from(other, "b1").contains("b1a1"));
    assert!(!turns_from(other, "b1").contains("b1c1"));
}

#[test]
fn a_scattered_colour_makes_kings_moves() {
    let mut hole = Trial::at("chess-golf", SPECIAL);
    // The rook on a5 and the bishop on b6 are the last white pair.
    assert_eq!(hole.turns_from("f6"), "");
    hole.play("b6c6");
    assert_eq!(hole.turns_from("f6"), "f6e5 f6e6 f6e7 f6f5 f6f7 f6g5 f6g6 f6g7");
    hole.play("Nxg5");
    assert_eq!(hole.outcome().as_deref(), Some("Score 2: hole solved."));
}

#[test]
fn one_and_the_same_piece_captures_everything() {
    let mut hole = Trial::at("chess-golf", "b1N5/1R6/8/8/8/8/1Q6/N2b4 w - - 0 1 chosen=Nbb");
    hole.play("c8a8");
    assert_eq!(hole.position(), "N7/1R6/8/8/8/8/1Q6/N2b4 w - - 0 1 chosen=Nbb taken=b taker=a8");
    assert!(!hole.allows("a1d1"));
    hole.play("a8a2");
    assert_eq!(hole.position(), "8/1R6/8/8/8/8/NQ6/N2b4 w - - 0 1 chosen=Nbb taken=b taker=a2");
    // Two knights and one more card: a bishop may take both as well, but not one.
    let both = Trial::at("chess-golf", "N7/N7/8/8/8/8/8/qb6 w - - 0 1 chosen=NNb");
    assert!(!both.allows("b1a1"));
    assert!(Trial::at("chess-golf", "N7/1b6/q7/8/8/8/8/8 w - - 0 1 chosen=NNb").allows("b7a8"));
}

#[test]
fn moves_are_read_as_people_write_them() {
    let hole = Trial::at("chess-golf", EXAMPLE);
    for typed in ["e5g6", "Be5g6", "Be5-g6", "Bg6", " e5-g6 "] {
        assert_eq!(hole.read(typed).as_deref(), Ok("e5g6"), "{typed}");
    }
    assert!(hole.read("Kg1").is_err());
    assert!(hole.read("Bz9").is_err());
    let beside = Trial::at("chess-golf", "8/8/8/8/8/8/8/RKB5 w - - 0 1 chosen=KB");
    assert_eq!(beside.read("Kxc1").as_deref(), Ok("b1c1"));
    let twins = Trial::at("chess-golf", "8/8/8/8/8/8/8/NQN5 w - - 0 1 chosen=NQ");
    assert_eq!(twins.read("Nb2"), Err("That could be `a1b2`, `c1b2`.".to_owned()));
    assert_eq!(twins.read("Nab2").as_deref(), Ok("a1b2"));
    let bids = Round::bidding(1);
    assert_eq!(bids.0.read(Seat(0), "Impossible").expect("a bid").entry.text, "0");
}
