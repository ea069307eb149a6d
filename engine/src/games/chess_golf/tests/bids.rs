//! Bids as people type them.

use super::*;
use crate::rules::{English, Voice};

#[test]
fn numbers_come_first_then_impossible_then_a_line() {
    let offers = Round::bidding(1).0.offers(Viewer::Seat(Seat(0)));
    let bids: Vec<String> = offers.into_iter().map(|offer| offer.text).collect();
    assert_eq!(bids[..3], ["1", "2", "3"]);
    assert_eq!(bids[29..], ["30", "0", "line"]);
}

#[test]
fn how_pieces_move_stands_at_every_hole_and_what_a_bid_leads_to_at_the_first_alone() {
    for hole in [1, 2, 9] {
        let before = vec!["0,0,0"; hole - 1].join("|");
        let scores = if hole == 1 { String::new() } else { format!("scores={before} ") };
        let fields = format!("phase=bid hole={hole} players=3 dealer=1 cards=2 {scores}deck=NNBBRRQnnbrrqk");
        let round = Round::example(&fields);
        let asked = English(round.0.info()).say_lines(&round.0.asks(Viewer::Seat(Seat(0)), Seat(0)));
        assert!(asked.contains("How many moves do you bid?"), "{asked}");
        let whole = "\nAny piece on the board may move on the way, white or black. It moves not like itself, but like a piece";
        let short = "\nRemember: a piece moves like a neighbour of its own colour, not like itself.";
        assert!(asked.contains(if hole == 1 { whole } else { short }), "{asked}");
        let hint = "has an hour to show it. Or *Seal a line*: you enter your solution now";
        assert_eq!(asked.contains(hint), hole == 1, "{asked}");
    }
}

/// The canonical text of a typed bid, or the code of its refusal.
fn read(typed: &str) -> Result<String, &'static str> {
    let round = Round::bidding(1);
    round.0.read(Seat(0), typed).map(|read| read.entry.text).map_err(|refusal| refusal.code())
}

#[test]
fn numbers_of_moves_are_read_as_people_write_them() {
    for (typed, bid) in [
        ("7", "7"),
        ("07", "7"),
        ("two", "2"),
        ("3 moves", "3"),
        ("1 move", "1"),
        ("drei Züge", "3"),
        ("tres jugadas", "3"),
        ("impossible", "0"),
        ("unmöglich", "0"),
        ("30", "30"),
    ] {
        assert_eq!(read(typed), Ok(bid.to_owned()), "{typed}");
    }
}

#[test]
fn what_is_no_number_of_moves_is_told_so_and_bids_nothing() {
    for typed in ["-7", "31", "99", "99999999999999999999", "7.5", "lots", "3 4", "e9"] {
        assert_eq!(read(typed), Err("golf/no-bid"), "{typed}");
    }
    assert_eq!(read("e5g6"), Err("golf/bid-first"), "a move is no bid, either");
    assert_eq!(read("e5g6 g6h5"), Err("golf/bid-first"), "nor is a line with blanks");
    let refused = Round::bidding(1).0.read(Seat(0), "99").expect_err("too high").to_string();
    assert_eq!(
        refused,
        "“99” is no bid. Say how many moves you need, from 1 to 30, or 0 if you think it impossible."
    );
}

#[test]
fn the_board_says_why_the_clock_changes_with_the_first_bid() {
    let status = |round: &Round| round.0.scene(Viewer::Public).in_english(round.0.info()).status;
    let mut round = Round::bidding(1);
    assert!(!status(&round).contains("clock"), "{}", status(&round));
    round.seat(2, "4");
    let said = "The first bid has started the clock: from then on the others have a day.";
    assert!(status(&round).contains(said), "{}", status(&round));
}
