//! Bids as people type them.

use super::*;

/// How a typed bid is read, or the code of the refusal.
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
    let refused = Round::bidding(1).0.read(Seat(0), "99").expect_err("too high").to_string();
    assert_eq!(
        refused,
        "“99” is no bid. Say how many moves you need, from 1 to 30, or 0 if you think it impossible."
    );
}
