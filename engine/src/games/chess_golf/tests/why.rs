//! Refusals give the real reason why a move of a hole isn't possible.

use crate::seat::Seat;
use crate::trial::Trial;

/// The sentence that refuses a move in a position.
fn said(position: &str, typed: &str) -> String {
    Trial::at("chess-golf", position).read(typed).expect_err(typed)
}

#[test]
fn a_refused_move_says_whose_moves_the_piece_borrows() {
    let lent = "8/8/8/4N3/3RB3/8/8/k6K w - - 0 1 chosen=Kk";
    assert_eq!(
        said(lent, "e5g6"),
        "The white knight on e5 borrows the moves of a bishop and a rook beside it, and so can't get to g6."
    );
    assert_eq!(said(lent, "Ng6"), said(lent, "e5g6"), "there is one knight alone");
    assert_eq!(
        said(lent, "h1h2"),
        "The white king on h1 has no neighbour of its own colour to borrow a move from, so it stays where it is."
    );
    assert_eq!(
        said(lent, "a1a3"),
        "No two pieces of this colour are neighbours, so each of them moves like a king: the black king on a1 can't \
         get to a3."
    );
    assert_eq!(said(lent, "c3c4"), "There is no piece on c3.");
    assert_eq!(said("8/8/8/8/8/8/8/NQN5 w - - 0 1 chosen=NQ", "Nb3"), "No knight can get to b3.");
}

#[test]
fn what_may_not_be_taken_is_said() {
    let hole = "8/8/8/8/8/8/1r6/RKB4q w - - 0 1 chosen=KB";
    assert_eq!(
        said(hole, "a1b2"),
        "The white rook on a1 may not take the black rook on b2: that isn't what this hole asks for."
    );
    assert_eq!(
        said("N7/1R6/8/8/8/8/1Q6/N2b4 w - - 0 1 chosen=Nbb taken=b taker=a8", "a1d1"),
        "Another piece has begun to capture, and has to take the rest: the white knight on a1 may not take the black \
         bishop on d1."
    );
}

#[test]
fn where_no_move_is_asked_for_none_is_explained() {
    let board = super::EXAMPLE.replace(" chosen=Kb", "");
    let dealer = "phase=offer hole=2 players=3 dealer=2 cards=2 harder=yes scores=3,3,3 deck=NNBBRRQnnbrrqk";
    let round = super::Round::open(&[], Some(&format!("{board} {dealer}"))).expect("a course");
    let said = |typed: &str| round.0.read(Seat(1), typed).expect_err(typed).to_string();
    assert_eq!(said("e5h2"), "That isn't possible in this position.", "a capture that a hole may ask for");
    assert_eq!(said("Ba8"), "I can't read “Ba8”.");
}
