//! The sentences of `rules.md`, each with a position that would tell if it were not so, and a second opinion.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::scene::Terrain;
use crate::trial::Trial;
use crate::trial::naive::{index, name, shifted};

fn at(position: &str) -> Trial {
    Trial::at("goal-box", position)
}

#[test]
fn the_board_has_forty_two_squares() {
    let game = Trial::start("goal-box");
    assert_eq!(game.position(), "*nrqbn*/*1ppp1*/*5*/*6/6*/*5*/*1PPP1*/*NBQRN* w - - 0 1");
    let scene = game.scene();
    assert_eq!(scene.cells.len(), 42);
    let of = |wanted| {
        let cells = scene.cells.iter().filter(|cell| cell.terrain == wanted);
        cells.map(|cell| cell.square.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(of(Terrain::Goal), "a4 g5");
    assert_eq!(of(Terrain::Entrance), "b4 f5");
    assert_eq!(game.turns(), "b1c3 c1b2 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f1e3");
}

#[test]
fn goal_boxes_are_entered_and_left_by_their_entrance_alone() {
    // A rook on f4's rank does not slide into a4; from b4 it may step there.
    let game = at("*5*/*1ppp1*/*5*/*6/4R1*/*5*/*1PPP1*/*5* w - - 0 1");
    assert!(game.allows("e4b4") && !game.allows("e4a4"));
    let game = at("*5*/*1ppp1*/*5*/*6/1R4*/*5*/*1PPP1*/*5* w - - 0 1");
    assert!(game.allows("b4a4"));
    // A knight does not leap in, a bishop does not glide in.
    let game = at("*5*/*1ppp1*/*N4*/*6/6*/*1B3*/*1PPP1*/*5* w - - 0 1");
    assert!(!game.allows("b6a4"));
    // Out again only to the entrance.
    let game = at("*5*/*1ppp1*/*5*/*6/Q5*/*5*/*5*/*5* w - - 0 1");
    assert_eq!(game.turns(), "a4b4");
    let pawn = at("*5*/*1ppp1*/*5*/*6/P5*/*5*/*5*/*1B3* w - - 0 1");
    assert_eq!(pawn.turns_from("a4"), "a4<>c1 a4b4");
}

#[test]
fn both_ways_capture() {
    let mut game = at("*5*/*1ppp1*/*5*/*6/qP4*/*5*/*1PPP1*/*5* w - - 0 1");
    game.play("b4a4");
    assert_eq!(game.position(), "*5*/*1ppp1*/*5*/*6/P5*/*5*/*1PPP1*/*5* b - - 0 1");
    let game = at("*5*/*1ppp1*/*5*/*4rN/6*/*5*/*1PPP1*/*5* w - - 0 1");
    assert!(game.allows("g5f5"));
}

#[test]
fn pieces_in_both_boxes_win_at_once() {
    let mut game = at("*5*/*1ppp1*/*5*/*4P1/R5*/*5*/*5*/*5* w - - 0 1");
    game.play("f5g5");
    assert_eq!(game.outcome().as_deref(), Some("White wins: both goal boxes."));
    let shared = at("*5*/*1ppp1*/*5*/*5n/R5*/*5*/*1P3*/*5* w - - 0 1");
    assert_eq!(shared.outcome(), None);
}

#[test]
fn a_piece_in_a_box_changes_places_with_any_friend() {
    let mut game = at("*1R3*/*2pp1*/*5*/*6/NN4*/*5*/*1P3*/*5* w - - 7 4");
    assert_eq!(game.turns_from("a4<>"), "a4<>b4 a4<>c2 a4<>c8");
    assert_eq!(game.read("a4<->c8"), Ok("a4<>c8".to_owned()));
    assert_eq!(game.read("a4-c8"), Ok("a4<>c8".to_owned()));
    game.play("a4<>c8");
    assert_eq!(game.position(), "*1N3*/*2pp1*/*5*/*6/RN4*/*5*/*1P3*/*5* b - - 8 4");
    assert_eq!(game.scene().changed, "White changes places: knight to c8, rook to a4.");
    // With a pawn the move clock starts again, and like pieces may change too.
    let mut pawn = at("*1R3*/*2pp1*/*5*/*6/NN4*/*5*/*1P3*/*5* w - - 7 4");
    pawn.play("a4<>c2");
    assert!(pawn.position().ends_with("b - - 0 4"), "{}", pawn.position());
    assert_eq!(pawn.cell("a4").token.map(|token| token.name), Some("pawn"));
}

#[test]
fn a_pawn_that_changes_to_its_last_rank_is_promoted() {
    let game = at("*1R3*/*2pp1*/*5*/*6/P5*/*5*/*5*/*1B3* w - - 0 1");
    assert_eq!(game.turns_from("a4<>"), "a4<>c1 a4<>c8=B a4<>c8=N a4<>c8=Q a4<>c8=R");
    assert_eq!(game.read("a4<>c8=q"), Ok("a4<>c8=Q".to_owned()));
    assert!(game.read("a4<>c8").is_err_and(|sentence| sentence.starts_with("The pawn is promoted on c8")));
    let mut first = game;
    first.play("a4<>c1 d7d6");
    // A pawn on its first rank walks one square; from its second it may take two.
    assert_eq!(first.turns_from("c1"), "c1c2");
}

#[test]
fn who_runs_out_of_pieces_loses_to_two_and_draws_with_one() {
    let end = |position| at(position).outcome();
    assert_eq!(
        end("*5*/*5*/*5*/*6/6*/*5*/*1PP2*/*5* b - - 0 1").as_deref(),
        Some("White wins: no piece left.")
    );
    assert_eq!(
        end("*5*/*1nn2*/*5*/*6/6*/*5*/*5*/*5* w - - 0 1").as_deref(),
        Some("Black wins: no piece left.")
    );
    assert_eq!(end("*5*/*1n3*/*5*/*6/6*/*5*/*5*/*5* w - - 0 1").as_deref(), Some("Draw: too few pieces."));
    assert_eq!(end("*5*/*1n3*/*5*/*6/6*/*5*/*1P3*/*5* w - - 0 1").as_deref(), Some("Draw: too few pieces."));
    assert_eq!(end("*5*/*1nn2*/*5*/*6/6*/*5*/*1P3*/*5* w - - 0 1"), None);
}

#[test]
fn one_must_move_and_no_turn_is_a_draw() {
    let stuck = at("*5*/*5*/*5*/*1p4/2P3*/*5*/*5*/*4n* w - - 0 1");
    assert_eq!(stuck.outcome().as_deref(), Some("Draw: stalemate."));
    let last = at("*5*/*1nn2*/*5*/*6/R5*/*5*/*5*/*5* w - - 0 1");
    assert_eq!(last.turns(), "a4b4", "even out of the box");
}

#[test]
fn pawns_step_twice_and_take_in_passing_inside_the_walls() {
    let mut game = at("*5*/*1pp2*/*5*/*6/3p2*/*5*/*1PPP1*/*5* w - - 0 1");
    game.play("e4");
    assert!(game.position().contains(" e3 "));
    assert!(game.allows("d4e3"));
    // No square beyond the wall: a pawn on the f-file takes on the e-file alone.
    let edge = at("*5*/*1pp2*/*5*/*6/4p1*/*4P*/*1P3*/*5* w - - 0 1");
    assert_eq!(edge.turns_from("f3"), "f3e4 f3f4");
}

#[test]
fn repetition_and_claims_are_those_of_chess() {
    let mut game = Trial::start("goal-box");
    game.play("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8");
    assert_eq!(game.claim(), Some("threefold repetition"));
}

#[test]
fn pawns_that_come_back_through_a_box_repeat_a_position() {
    for there_and_back in ["a4b4 d8e8 b4a4 e8d8 ", "a4<>c2 d8e8 a4<>c2 e8d8 "] {
        let mut game = at("*2r2*/*1p3*/*5*/*6/P5*/*5*/*1N3*/*5* w - - 0 1");
        game.play(&there_and_back.repeat(2));
        assert_eq!(game.claim(), Some("threefold repetition"), "{there_and_back}");
        game.play(&there_and_back.repeat(2));
        assert_eq!(game.outcome().as_deref(), Some("Draw: fivefold repetition."), "{there_and_back}");
    }
}

#[test]
fn nonsense_is_refused() {
    let refused = |position| Trial::no_position("goal-box", position);
    assert!(refused("8/8/8/8/8/8/8/8 w - - 0 1").contains("The first position is"));
    assert!(refused("*5*/*5*/*5*/*6/6*/*5*/*5*/*4K* w - - 0 1").contains("“K” is no piece here"));
    assert!(refused("*1P3*/*5*/*5*/*6/6*/*5*/*5*/*4N* w - - 0 1").contains("last rank"));
    assert!(refused("*5*/*5*/*5*/*6/6*/*5*/*5*/*4N* w K - 0 1").contains("nobody castles"));
    assert!(refused("*5*/*5*/*5*/*5*/6*/*5*/*5*/*4N* w - - 0 1").contains("g5"));
    assert!(refused("*5*/*5*/*5*/*6/6*/*5*/*5* w - - 0 1").contains("eight ranks"));
    let game = Trial::start("goal-box");
    assert!(game.read("a4<>c2").is_err_and(|sentence| sentence.contains("goal box a4")));
    assert!(game.read("<>").is_err_and(|sentence| sentence.contains("goal box first")));
    assert!(game.read("c2<>a4").is_err());
    assert!(game.read("O-O").is_err());
}

/// A second opinion: every turn by walking letters on a map.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let mut map = ['#'; 64];
    for (row, rank) in words[0].split('/').zip((0..8).rev()) {
        let mut file = 0;
        for letter in row.chars() {
            let run = letter.to_digit(10).unwrap_or(1) as usize;
            let what = if letter.is_ascii_digit() { '.' } else { letter };
            for _ in 0..run {
                map[rank * 8 + file] = if what == '*' { '#' } else { what };
                file += 1;
            }
        }
    }
    let white = words[1] == "w";
    let own = |square: usize| map[square].is_ascii_alphabetic() && map[square].is_ascii_uppercase() == white;
    let foe = |square: usize| map[square].is_ascii_alphabetic() && map[square].is_ascii_uppercase() != white;
    let doors = [(24, 25), (38, 37)];
    let last = if white { 7 } else { 0 };
    let mut turns: Vec<String> = Vec::new();
    let kinds = |base: String, turns: &mut Vec<String>| {
        turns.extend("BNQR".chars().map(|kind| format!("{base}={kind}")));
    };
    for from in (0..64).filter(|from| own(*from)) {
        let pawn = map[from].eq_ignore_ascii_case(&'p');
        if let Some((_, door)) = doors.iter().find(|(goal, _)| *goal == from) {
            if !own(*door) {
                turns.push(format!("{}{}", name(from), name(*door)));
            }
            for with in (0..64).filter(|with| *with != from && own(*with)) {
                let base = format!("{}<>{}", name(from), name(with));
                if pawn && with / 8 == last { kinds(base, &mut turns) } else { turns.push(base) }
            }
            continue;
        }
        let mut targets = Vec::new();
        let inside = |square: usize| map[square] != '#' && square != 24 && square != 38;
        let mut walk = |ways: &[(i8, i8)], far: usize| {
            for way in ways {
                let mut square = from;
                for _ in 0..far {
                    let Some(to) = shifted(square, *way).filter(|to| inside(*to) && !own(*to)) else { break };
                    targets.push(to);
                    square = to;
                    if foe(to) {
                        break;
                    }
                }
            }
        };
        let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        let slanted = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        match map[from].to_ascii_uppercase() {
            'R' => walk(&straight, 7),
            'B' => walk(&slanted, 7),
            'Q' => {
                walk(&straight, 7);
                walk(&slanted, 7);
            }
            'N' => walk(&[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)], 1),
            _ => {
                let up = if white { 1 } else { -1 };
                let empty = |square: &usize| inside(*square) && map[*square] == '.';
                if let Some(one) = shifted(from, (0, up)).filter(empty) {
                    targets.push(one);
                    let second = if white { 1 } else { 6 };
                    targets.extend(shifted(one, (0, up)).filter(empty).filter(|_| from / 8 == second));
                }
                for side in [-1, 1] {
                    let passed = Some(words[3]).filter(|square| *square != "-").map(index);
                    let takes = |to: &usize| inside(*to) && (foe(*to) || passed == Some(*to));
                    targets.extend(shifted(from, (side, up)).filter(takes));
                }
            }
        }
        targets.extend(doors.iter().find(|(goal, door)| *door == from && !own(*goal)).map(|(goal, _)| *goal));
        for to in targets {
            let base = format!("{}{}", name(from), name(to));
            if pawn && to / 8 == last { kinds(base, &mut turns) } else { turns.push(base) }
        }
    }
    turns.sort();
    turns.join(" ")
}

#[test]
fn letters_on_a_map_come_to_the_same_turns() {
    let mut rng = StdRng::seed_from_u64(42);
    let (mut compared, mut exchanged) = (0, 0);
    for _ in 0..120 {
        let mut game = Trial::start("goal-box");
        for _ in 0..rng.random_range(20..120) {
            let turns = game.turns();
            assert_eq!(turns, plain(&game.position()), "{}", game.position());
            compared += 1;
            let turns: Vec<&str> = turns.split(' ').collect();
            let boxed: Vec<&&str> =
                turns.iter().filter(|turn| turn.contains("4a4") || turn.contains("5g5")).collect();
            let turn = boxed.choose(&mut rng).copied().or_else(|| turns.choose(&mut rng)).expect("a turn");
            exchanged += usize::from(turn.contains("<>"));
            game.play(turn);
            if game.outcome().is_some() {
                break;
            }
        }
    }
    assert!(compared > 3_000 && exchanged > 50, "{compared} positions, {exchanged} changes of places");
}
