//! The end of a hole: a line for each player, and the solution as arrows until the next hole is bid for.

use super::*;
use crate::games::chess_golf::ChessGolf;
use crate::games::chess_golf::course::Trail;
use crate::games::chess_golf::stroke::Stroke;
use crate::rules::{English, Rules, Voice};

/// The arrows of the board, `e5g6 g6h5`.
fn arrows(round: &Round, viewer: Viewer) -> String {
    let arrows = round.0.scene(viewer).arrows.into_iter();
    arrows.map(|arrow| format!("{}{}", arrow.from, arrow.to)).collect::<Vec<_>>().join(" ")
}

/// What a message about the board says, line by line.
fn message(round: &Round) -> Vec<String> {
    let changed = round.0.scene(Viewer::Public).changed;
    English(round.0.info()).say_lines(&changed).lines().map(str::to_owned).collect()
}

#[test]
fn each_player_has_a_line_with_bid_end_score_and_total() {
    let scores = "scores=1,2,3|4,5,6";
    let mut round = Round::example(&format!(
        "phase=bid hole=3 players=3 dealer=1 cards=2 {scores} pars=1,2 deck=NNBBRRQnnbrrqk"
    ));
    round.bids(&["2", "3", "0"]);
    round.seat(1, "--");
    round.seat(2, SOLUTION);
    round.rule(PAR);
    round.apply(Actor::Chance, "K@a1");
    assert_eq!(
        message(&round),
        [
            "Player 2 solves it in 3 moves: e5g6, g6h5, h5h2.",
            "Par was 3 moves: e5g6, g6h5, h5h2.",
            "Player 1: bid 2, not shown; score 4 (the highest bid plus 1), total 9.",
            "Player 2: bid 3, shown; score 3 (the bid), total 10.",
            "Player 3: bid “impossible”, but it is not; score 4 (the highest bid plus 1), total 13.",
            "The arrows on the board show the solution that was played.",
            "The white king comes back on a1.",
        ]
    );
}

#[test]
fn the_ruling_says_whether_a_bid_of_impossible_was_right() {
    for (ruling, end) in [
        (PAR, "Player 2: bid “impossible”, but it is not; score 4 (par plus 1), total 4."),
        ("impossible", "Player 2: bid “impossible”, and it is; score 0, total 0."),
        ("open=9", "Player 2: bid “impossible”, not disproved; score 0, total 0."),
    ] {
        let mut round = Round::bidding(1);
        round.bids(&["2", "0", "0"]);
        round.seat(1, "--");
        assert!(round.rule(ruling).contains(&end.to_owned()), "{ruling}");
    }
    // Alone there is one line, too.
    let mut alone = Round::example("phase=bid hole=1 players=1 dealer=1 cards=2 deck=NNBBRRQnnbrrqk");
    alone.seat(1, "4");
    assert!(message(&alone).is_empty(), "who plays alone knows what they bid: {:?}", message(&alone));
    alone.seat(1, SOLUTION);
    let told = alone.rule(PAR);
    assert_eq!(told.last().map(String::as_str), Some("Player 1: bid 4, shown; score 4 (the bid), total 4."));
}

#[test]
fn a_demonstration_is_drawn_where_it_led_to_until_the_next_hole_is_bid_for() {
    let mut round = Round::bidding(1);
    round.bids(&["3", "5", "0"]);
    assert_eq!(arrows(&round, Viewer::Public), "");
    round.seat(1, SOLUTION);
    assert_eq!(arrows(&round, Viewer::Public), "e5g6 g6h5 h5h2");
    round.rule(PAR);
    round.apply(Actor::Chance, "K@a1");
    assert_eq!(arrows(&round, Viewer::Public), "e5g6 g6h5 h5h2");
    assert!(round.0.scene(Viewer::Public).numbered, "moves one after the other");
    let shown = "The arrows on the board show the solution that was played.";
    assert!(message(&round).iter().any(|line| line == shown), "{:?}", message(&round));
    round.apply(Actor::Chance, "N");
    round.apply(Actor::Chance, "N");
    // The next hole's pieces are circled: arrows would seem to be about these.
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        assert_eq!(arrows(&round, viewer), "");
    }
    assert!(message(&round).iter().all(|line| line != shown), "{:?}", message(&round));
    round.seat(2, "4");
    assert_eq!(arrows(&round, Viewer::Public), "");
    assert_eq!(message(&round), ["Player 2 has bid."]);
}

#[test]
fn where_nobody_shows_it_the_referees_line_is_drawn_from_where_the_pieces_stand() {
    let mut round = Round::bidding(1);
    round.bids(&["2", "0", "0"]);
    round.seat(1, "e5g6/--");
    round.rule(PAR);
    assert_eq!(arrows(&round, Viewer::Public), "e5g6 g6h5 h5h2");
    assert_eq!(
        message(&round).last().map(String::as_str),
        Some("The arrows on the board show a shortest solution.")
    );
    for ruling in ["impossible", "open=9"] {
        let mut round = Round::bidding(1);
        round.bids(&["0", "0", "0"]);
        round.rule(ruling);
        assert_eq!(arrows(&round, Viewer::Public), "");
        assert!(message(&round).iter().all(|line| !line.contains("arrows")), "{ruling}");
    }
}

#[test]
fn a_line_of_more_than_ten_moves_would_hide_the_board_and_is_told_only() {
    let stroke = Stroke { from: "a1".parse().expect("a square"), to: "b2".parse().expect("a square") };
    for (moves, drawn) in [(10, 10), (11, 0)] {
        let mut state = ChessGolf::start(&Options::default()).expect("a course");
        state.public.trail = Some(Trail { line: vec![stroke; moves], demonstrated: false });
        let scene = ChessGolf::scene(&ChessGolf::view(&state, Viewer::Public));
        assert_eq!(scene.arrows.len(), drawn, "{moves} moves");
        assert_eq!(scene.changed.is_empty(), drawn == 0, "the arrows are explained");
    }
}

#[test]
fn a_short_course_ends_after_three_holes() {
    let short = |number: u8, players: u8, rows: &str| {
        let text = format!(
            "{EXAMPLE} phase=rule hole={number} players={players} dealer=1 cards=2 scores={rows} shown={}",
            ["0"; 8][..usize::from(players)].join(",")
        );
        Round::open(&[("holes", "3")], Some(&text))
    };
    let mut round = short(2, 2, "3,2").expect("a course");
    round.rule("impossible");
    let status = round.0.scene(Viewer::Public).in_english(round.0.info()).status;
    assert!(status.starts_with("Hole 3 of 3"), "{status}");
    assert_eq!(round.row(Viewer::Public, 1), "- 3 0 - 3");
    let shared = "Player 1 and Player 2 share the win: the same total after all holes, a tie that only the best dressed could break.";
    for (rows, end) in [("3,2|1,1", "Player 2 wins: all holes played."), ("3,3|1,1", shared)] {
        let mut round = short(3, 2, rows).expect("a course");
        round.rule("impossible");
        assert_eq!(round.outcome(), end);
    }
    assert!(short(4, 2, "3,2|1,1|1,1").is_err());
    // Nine holes otherwise, and no other number.
    assert!(Round::open(&[("holes", "4")], None).is_err());
    let usual = Round::open(&[], None).expect("a course").0.scene(Viewer::Public);
    assert_eq!(usual.grids[0].columns.len(), 1 + 9 + 1);
    assert_eq!(Round::open(&[("holes", "9")], None).expect("a course").0.scene(Viewer::Public), usual);
}
