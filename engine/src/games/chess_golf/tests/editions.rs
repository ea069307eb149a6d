//! The first edition of the rules, by which courses begun under it are finished.

use super::*;

/// A course of the first edition.
fn first(pace: &str, text: &str) -> Round {
    Round::open_in(1, &[("pace", pace)], Some(&format!("{EXAMPLE} {text}"))).expect("a course")
}

const ALONE: &str = "phase=bid hole=1 players=1 dealer=1 cards=2 deck=NNBBRRQnnbrrqk";

#[test]
fn a_failed_bid_alone_scored_one_more_than_itself() {
    for ruling in [PAR, "open=9", "impossible"] {
        let mut alone = first("day", ALONE);
        alone.seat(1, "2");
        assert_eq!(
            alone.seat(1, "--"),
            ["Player 1 could not show a solution in 2 moves and scores 3, one more than the highest bid."],
            "{ruling}"
        );
        assert!(alone.row(Viewer::Public, 1).starts_with("2 3 "));
        alone.rule(ruling);
        assert_eq!(alone.field("scores"), "3", "{ruling}");
    }
}

#[test]
fn demonstrations_took_as_long_as_bids_and_live_was_two_minutes() {
    for (pace, seconds) in [("day", 24 * 60 * 60), ("live", 120)] {
        let mut round = first(pace, "phase=bid hole=1 players=2 dealer=1 cards=2 bids=3,- deck=NN");
        assert_eq!(round.0.limit().map(|limit| limit.seconds), Some(seconds));
        round.seat(2, "4");
        assert_eq!(round.0.limit().map(|limit| limit.seconds), Some(seconds));
    }
}

#[test]
fn no_line_was_sealed() {
    let round = first("day", "phase=bid hole=1 players=2 dealer=1 cards=2 deck=NN");
    assert_eq!(round.0.offers(Viewer::Seat(Seat(0))).len(), 31);
    assert!(round.refuses(Actor::Seat(Seat(0)), "line/e5-g6/g6-h5/h5-h2"));
    let sealed = format!("{EXAMPLE} phase=bid hole=1 players=1 dealer=1 cards=2 sealed=e5g6 deck=NN");
    assert!(Round::open_in(1, &[], Some(&sealed)).is_err());
    assert!(Round::open(&[], Some(&sealed)).is_ok());
}

#[test]
fn a_tie_ended_without_a_word_about_clothes() {
    let rows = ["2,2"; 8].join("|");
    let mut round =
        first("day", &format!("phase=rule hole=9 players=2 dealer=1 cards=2 scores={rows} shown=0,0"));
    round.rule("impossible");
    assert_eq!(round.outcome(), "Player 1 and Player 2 share the win: nine holes played.");
}
