//! Boxes, endings and repetition, sentence by sentence.

use super::{after, attempt, ending, from, made, offered, play, reach, start, why_not};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::super::create::Gone;
use super::super::creature::Kind;
use super::super::past::Key;
use crate::board::Side;
use crate::seat::Viewer;
use crate::table::any_game::{Offer, TableStep};

#[test]
fn the_first_turn_has_214_choices() {
    let table = start();
    assert_eq!(table.position(), "j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1");
    assert_eq!(table.turns().len(), 214);
    assert_eq!(offered(&*table).join(" "), "a1a2 a1b2 e1d1 e1f1 e1d2 e1e2 e1f2 h1g2 h1h2 h1f3 h1h3");
}

// Box

#[test]
fn a_box_goes_one_square_any_way_and_captures_nothing() {
    let position = "x7/8/8/8/2cN4/3X4/3B4/8 w - - 0 1";
    assert_eq!(reach(position, "d3"), "c2 e2 c3 e3 e4");
    assert_eq!(why_not(position, "d3c4/Cc3"), "The box on d3 can go to c2, e2, c3, e3 or e4.");
}

#[test]
fn taking_the_box_wins_at_once_before_any_monster_wakes() {
    let mut table = from("8/8/8/3xm3/3R4/8/8/X7 w - - 7 4 gone=R");
    play(&mut *table, "d4d5");
    assert_eq!(ending(&*table), "White wins: box captured.");
    assert_eq!(table.position(), "8/8/8/3Rm3/8/8/8/X7 b - - 0 4 gone=R");
    assert!(table.turns().is_empty());
}

#[test]
fn a_box_that_moves_makes_something_beside_the_square_it_came_to() {
    let position = "j2x3p/8/8/8/8/8/8/P3X2J w - - 0 1";
    let expected: Vec<String> = "RHVC"
        .chars()
        .flat_map(|letter| {
            ["c1", "d1", "e1", "c2", "e2", "c3", "d3", "e3"].map(|square| format!("{letter}{square}"))
        })
        .collect();
    assert_eq!(made(position, "e1d2"), expected.join(" "));
    assert!(why_not(position, "e1d2").contains("isn't complete"));
    assert_eq!(after(position, "e1d2/Re1"), "j2x3p/8/8/8/8/8/3X4/P3R2J b - - 1 1 gone=R");
}

#[test]
fn boxes_know_no_check() {
    let position = "3x4/8/8/8/8/3r4/8/3X4 w - - 0 1 gone=r";
    assert!(offered(&*from(position)).contains(&"d1d2".to_owned()), "next to the rhino");
}

// Endings and repetition

#[test]
fn who_can_do_nothing_has_lost() {
    // Black takes away White's last move: only b1 was free, and now a crumb stands there.
    let mut table = from("8/8/8/8/8/8/CCx5/X7 b - - 0 1");
    play(&mut *table, "c2c1/Cb1");
    assert_eq!(ending(&*table), "Black wins: stalemate.");
    let table = from("x7/8/8/8/8/8/CC6/XC6 w - - 0 1");
    assert_eq!(ending(&*table), "Black wins: stalemate.");
    // A monster beside every square to go to locks a box in, too.
    assert_eq!(ending(&*from("x7/8/8/8/8/2m5/8/Xm6 w - - 0 1")), "Black wins: stalemate.");
}

#[test]
fn an_earlier_position_may_not_come_back_and_that_can_lose_the_game() {
    let position = "x7/8/1B6/8/8/8/8/7X b - - 0 1 gone=R,H,r,h";
    let mut table = from(position);
    play(&mut *table, "b6c7");
    let offers = offered(&*table);
    assert!(!offers.contains(&"c7b6".to_owned()) && offers.contains(&"c7d6".to_owned()), "{offers:?}");
    assert_eq!(
        attempt(&mut *table, "c7b6").expect_err("it stood before").to_string(),
        "That would bring back an earlier position, which is forbidden."
    );
    // Without that past it may.
    assert!(offered(&*from(&table.position())).contains(&"c7b6".to_owned()));
    // White could only undo Black's move: stalemate.
    let mut table = from("x7/6B1/8/8/8/8/CC6/XC6 b - - 0 1");
    play(&mut *table, "g7h8");
    assert_eq!(ending(&*table), "Black wins: stalemate.");
    assert_eq!(offered(&*from(&table.position())), ["h8g7"]);
}

#[test]
fn a_position_is_another_one_with_another_mover_or_other_creatures_to_come() {
    // Black's booh comes back in three moves, White's rhino in two: the same board, but White is to move.
    let board = "x2w4/8/8/8/8/8/CC6/XCR5";
    let position = after(&format!("{board} b - - 0 1 gone=R"), "d8d7 c1d1 d7d6 d1c1 d6d8");
    assert_eq!(position, format!("{board} w - - 5 4 gone=R"));
    let board = board.parse().expect("a board");
    let gone = Gone::default().with(Side::White, Kind::Rhino);
    assert_ne!(
        Key::new(&board, Side::White, gone),
        Key::new(&board, Side::White, gone.with(Side::Black, Kind::Rhino))
    );
    // Unlimited kinds don't count.
    assert_eq!(gone, gone.with(Side::White, Kind::Elephant));
}

#[test]
fn after_a_hundred_quiet_turns_of_each_side_a_draw_may_be_claimed() {
    // Two rhinos wander about: there are thousands of positions before one would have to come back.
    let mut rng = StdRng::seed_from_u64(1);
    let mut table = from("r6x/8/8/8/8/8/8/XR6 w - - 150 80 gone=R,r");
    let mut quiet = 0;
    while table.claim().is_none() {
        let seat = super::mover(&*table);
        let offers = table.offers(Viewer::Seat(seat));
        let goes = |offer: &Offer| offer.label.in_english(table.info()).starts_with('R') && !offer.capture;
        let walks: Vec<_> = offers.iter().filter(|offer| goes(offer)).collect();
        let step = walks.choose(&mut rng).expect("a rhino can always go somewhere");
        assert!(!table.table_offers(seat).contains(&TableStep::ClaimDraw));
        table.step(seat, &step.text).expect("it was offered");
        quiet += 1;
        assert!(quiet <= 200);
    }
    assert_eq!(quiet, 200, "counted from where the game began, not by the clock");
    assert_eq!(table.claim().map(crate::rules::Reason::words), Some("hundred quiet turns"));
    assert_eq!(ending(&*table), "ongoing", "nothing ends by itself");
    // Something made, and the count begins anew.
    let seat = super::mover(&*table);
    let making = table.turns().into_iter().find(|turn| turn.contains('/')).expect("a box can move");
    play(&mut *table, &making);
    assert_ne!(super::mover(&*table), seat);
    assert_eq!(table.claim(), None);
}

#[test]
fn the_clock_counts_from_the_last_capture_and_the_number_after_every_black_turn() {
    let position = "7x/8/8/8/8/2c5/2L5/P6X w - - 9 20";
    assert_eq!(after(position, "a1a2/Na1"), "7x/8/8/8/8/2c5/P1L5/N6X b - - 10 20");
    assert_eq!(after(position, "c2c3"), "7x/8/8/8/8/2L5/8/P6X b - - 0 20");
    assert_eq!(after(position, "c2b3 h8g8/Ch8"), "6xc/8/8/8/8/1Lc5/8/P6X w - - 11 21");
}
