//! The sentences of `rules.md`, each with a position that would tell if it were not so.

use std::collections::BTreeSet;

use super::*;
use crate::chess::seat_of;
use crate::rules::Rules;
use crate::rules::capability::{Chance, Reading};

fn letters(number: u32) -> String {
    let number = ArrayNumber::new(number).expect("below 960");
    number.pieces().iter().map(|role| role.code()).collect()
}

fn open(position: &str) -> State {
    Chess960::parse(position, &Options::default()).expect(position)
}

fn play(state: &mut State, turns: &str) {
    for turn in turns.split_whitespace() {
        let step = Chess960::read(state, turn).expect(turn);
        let State::Drawn(game) = &*state else { panic!("nobody moves before the draw") };
        let seat = seat_of(game.position().turn());
        Chess960::apply(state, seat, step).expect(turn);
    }
}

fn offered(state: &State, turn: &str) -> bool {
    let mut offers = Vec::new();
    Chess960::offers(state, &mut offers);
    offers.contains(&turn.parse().expect(turn))
}

fn board(state: &State) -> String {
    Chess960::position(state).split(' ').next().unwrap_or_default().to_owned()
}

#[test]
fn numbers_are_scharnagls() {
    for (number, array) in [
        (0, "BBQNNRKR"),
        (1, "BQNBNRKR"),
        (2, "BQNNRBKR"),
        (3, "BQNNRKRB"),
        (4, "QBBNNRKR"),
        (16, "BBNQNRKR"),
        (518, "RNBQKBNR"),
        (534, "RNBKQBNR"),
        (959, "RKRNNQBB"),
    ] {
        assert_eq!(letters(number), array, "{number}");
    }
}

#[test]
fn all_960_arrays_differ_and_are_fair() {
    let arrays: BTreeSet<String> = (0..960).map(letters).collect();
    assert_eq!(arrays.len(), 960);
    assert_eq!(ArrayNumber::new(960), None);
    for array in arrays {
        let places = |letter| array.match_indices(letter).map(|(place, _)| place).collect::<Vec<_>>();
        let (bishops, rooks, king) = (places('B'), places('R'), places('K'));
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{array}");
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "{array}");
        assert_eq!((places('N').len(), places('Q').len()), (2, 1), "{array}");
    }
}

#[test]
fn without_a_position_chance_draws_one_of_960() {
    let mut state = Chess960::start(&Options::default()).expect("no options");
    assert_eq!(Chess960::pending(&state), Pending::Chance);
    let outcomes = Chess960::outcomes(&state);
    assert_eq!(outcomes.len(), 960);
    assert!(outcomes.is_sorted() && outcomes.iter().all(|(_, weight)| *weight == 1));
    assert!(Chess960::apply(&mut state, Seat(0), "e2e4".parse().expect("a move")).is_err());
    assert!(Chess960::happen(&mut state, "e2e4".parse().expect("a move")).is_err());

    let applied = Chess960::happen(&mut state, "#518".parse().expect("an array")).expect("an outcome");
    assert_eq!(
        applied.events[0].sentence(&Chess960::INFO),
        "The draw gives starting position #518: RNBQKBNR."
    );
    assert_eq!(Chess960::position(&state), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(Chess960::outcomes(&state).is_empty());
    assert!(Chess960::happen(&mut state, "#518".parse().expect("an array")).is_err());
}

#[test]
fn the_option_chooses_the_array() {
    let options = Options::new(&Chess960::INFO, [("position", "0")]).expect("in range");
    let state = Chess960::start(&options).expect("in range");
    assert_eq!(Chess960::position(&state), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    assert!(Options::new(&Chess960::INFO, [("position", "960")]).is_err());
}

#[test]
fn the_undrawn_table_has_a_text_and_a_picture() {
    let undrawn = open(UNDRAWN);
    assert_eq!(undrawn, State::Undrawn);
    assert_eq!(Chess960::position(&undrawn), UNDRAWN);
    let scene = Chess960::scene(&undrawn).in_english(&Chess960::INFO);
    assert_eq!(scene.cells.iter().filter(|cell| cell.token.is_some()).count(), 16);
    assert!(scene.status.contains("drawn"));
}

#[test]
fn steps_have_one_text_each() {
    for text in ["#0", "#959", "e2e4", "O-O-O"] {
        assert_eq!(text.parse::<Step>().map(|step| step.to_string()), Ok(text.to_owned()));
    }
    for wrong in ["#960", "#007", "#+1", "#", "518", "##1"] {
        assert!(wrong.parse::<Step>().is_err(), "{wrong}");
    }
}

#[test]
fn the_example_of_the_rules_castles_on_the_third_move() {
    let mut state = open("bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - 0 1");
    play(&mut state, "e2e4 e7e5 d1e2 f7f6 O-O-O");
    assert_eq!(board(&state), "bnrqkbnr/pppp2pp/5p2/4p3/4P3/8/PPPPQPPP/BNKR1BNR");
}

#[test]
fn the_king_may_stay_while_the_rook_moves() {
    let mut state = open("4k3/8/8/8/8/8/8/6KR w K - 0 1");
    play(&mut state, "O-O");
    assert_eq!(Chess960::position(&state), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

#[test]
fn the_rook_may_stay_while_the_king_moves() {
    let mut state = open("4k3/8/8/8/8/8/8/3RK3 w Q - 0 1");
    play(&mut state, "O-O-O");
    assert_eq!(board(&state), "4k3/8/8/8/8/8/8/2KR4");
}

#[test]
fn king_and_rook_may_change_places() {
    let mut state = open("4k3/8/8/8/8/8/8/5KR1 w K - 0 1");
    play(&mut state, "f1g1");
    assert_eq!(board(&state), "4k3/8/8/8/8/8/8/5RK1");
}

#[test]
fn all_squares_passed_by_either_are_free() {
    // The king's way from b1 to g1 is long; then something in the rook's way alone.
    assert!(offered(&open("4k3/8/8/8/8/8/8/RK5R w KQ - 0 1"), "O-O"));
    assert!(!offered(&open("4k3/8/8/8/8/8/8/RK3N1R w KQ - 0 1"), "O-O"));
    assert!(!offered(&open("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"), "O-O-O"));
}

#[test]
fn the_kings_way_is_not_attacked() {
    assert!(!offered(&open("3rk3/8/8/8/8/8/8/1K5R w K - 0 1"), "O-O"));
    assert!(offered(&open("4k2r/8/8/8/8/8/8/1K5R w K - 0 1"), "O-O"));
}

#[test]
fn a_rook_that_leaves_its_corner_may_uncover_an_attack() {
    // The rook on b1 shields c1 from the queen on a1.
    assert!(!offered(&open("4k3/8/8/8/8/8/8/qR1K4 w Q - 0 1"), "O-O-O"));
    assert!(offered(&open("4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1"), "O-O-O"));
}

#[test]
fn castling_is_pointed_at_by_the_rook_when_the_king_hardly_moves() {
    let state = open("4k3/8/8/8/8/8/8/5KR1 w K - 0 1");
    let castle = "O-O".parse().expect("a move");
    let describe = Chess960::describe_all(&state, &[castle]).pop().expect("one for each");
    assert_eq!((&*describe.piece.in_english(&Chess960::INFO), describe.to), ("King f1", "g1".parse().ok()));
}

#[test]
fn the_rules_fit_into_one_message() {
    assert!(Chess960::INFO.rules.english().len() < 3_500);
    assert!(Chess960::INFO.rules.english().contains("Bobby Fischer"));
}
