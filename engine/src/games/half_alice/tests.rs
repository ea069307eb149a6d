//! The sentences of `rules.md`, each with a position that would tell if it were not so, and a second opinion on all of
//! them together.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::scene::State;
use crate::trial::Trial;
use crate::trial::naive::{Naive, index, shifted};

fn at(position: &str) -> Trial {
    Trial::at("half-alice", position)
}

#[test]
fn the_diagram_leaves_one_move() {
    let game = at("1k1Q4/8/1R6/8/8/8/8/7K b - - 0 1 far=b6");
    assert_eq!(game.turns(), "b8a7");
    assert_eq!(game.position(), "1k1Q4/8/1R6/8/8/8/8/7K b - - 0 1 far=b6");
}

#[test]
fn every_move_changes_sides() {
    let mut game = Trial::start("half-alice");
    game.play("e4 e5");
    assert_eq!(game.position(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 far=e4,e5");
    // The bishop passes e2, which is empty, and crosses; the next time it comes back.
    game.play("Bc4 Nf6 Bb3");
    assert!(game.position().ends_with("far=e4,e5,f6"), "{}", game.position());
}

#[test]
fn the_other_side_is_no_obstacle_and_no_prey_but_no_place_to_end_either() {
    // A far pawn stands on a4; the near rook goes through it but neither takes it nor ends there.
    let game = at("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1 far=a4");
    assert_eq!(game.turns_from("a1"), "a1a2 a1a3 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1");
    // Without the checker it is prey, and the end of the line.
    let game = at("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1");
    assert_eq!(game.turns_from("a1"), "a1a2 a1a3 a1a4 a1b1 a1c1 a1d1");
    // A pawn steps twice through a far knight, but not once onto it.
    let game = at("4k3/8/8/8/8/4n3/4P3/7K w - - 0 1 far=e3");
    assert_eq!(game.turns_from("e2"), "e2e4");
}

#[test]
fn a_move_must_be_safe_before_it_crosses() {
    // The near king on e1 is checked along the near e-file; walking along the file is no way out, although
    // the far side is empty.
    let game = at("k3r3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(!game.allows("e1e2") && game.allows("e1d1"));
    // A near rook that shields its near king can't leave the line, but may move along it, and then it has crossed
    // and shields no more.
    let game = at("k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert_eq!(game.turns_from("e2"), "e2e8");
}

#[test]
fn a_move_must_be_safe_after_it_crossed() {
    // A far rook guards the whole far d-file: the near king may not cross over to it.
    let game = at("k2r4/8/8/8/8/8/8/4K3 w - - 0 1 far=d8");
    assert!(!game.allows("e1d1") && !game.allows("e1d2") && game.allows("e1f1"));
}

#[test]
fn a_piece_from_the_other_side_may_block_a_check() {
    // The near king is checked by the near rook; the far bishop comes over and stands between.
    let game = at("k3r3/8/8/8/8/3B4/8/4K3 w - - 0 1 far=d3");
    assert!(game.allows("d3e2") && game.allows("d3e4"));
    assert!(!game.allows("d3c2"));
}

#[test]
fn a_near_piece_needs_a_free_checker_to_move_and_to_attack() {
    // Twelve white pieces on checkers: only they can move.
    let text = "7k/8/8/8/PPPP4/PPPP4/PPPP4/R3K3 w - - 0 1 far=a2,b2,c2,d2,a3,b3,c3,d3,a4,b4,c4,d4";
    let game = at(text);
    assert_eq!(game.turns_from("a1"), "");
    assert_eq!(game.turns_from("e1"), "");
    assert_eq!(game.turns_from("a4"), "a4a5");
    // With sixteen checkers they can.
    let more = Trial::with("half-alice", &[("checkers", "16")], Some(text));
    assert_eq!(more.turns_from("a1"), "a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1");
    // A rook that can't move gives no check.
    let king = "3k4/8/8/8/PPP5/PPPP4/PPPP4/3RK3 w - - 0 1 far=a2,b2,c2,d2,a3,b3,c3,d3,a4,b4,c4";
    assert!(Trial::no_position("half-alice", king).contains("Black is in check"));
    let spent = "3k4/8/8/8/PPPP4/PPPP4/PPPP4/3RK3 w - - 0 1 far=a2,b2,c2,d2,a3,b3,c3,d3,a4,b4,c4,d4";
    assert_eq!(at(spent).outcome(), None);
}

#[test]
fn a_captured_far_pieces_checker_is_home_at_once() {
    // White's twelve checkers are spent, so the near rook on e8 gives no check to e1. Should the far black king take a
    // far pawn, White has a checker again.
    let far = "a2,b2,c2,d2,a3,b3,c3,d3,e3,a4,b4,c4,d4";
    let game = at(&format!("4R3/8/8/8/PPPP4/PPPPb3/PPPP4/4k2K b - - 0 1 far={far}"));
    assert!(game.allows("e3f2"), "nothing is captured, nothing attacks e1");
    assert!(!game.allows("e3d2"), "the checker of d2 goes home, and the rook attacks");
}

#[test]
fn castling_crosses_both_and_needs_two_checkers_and_free_ends() {
    let mut game = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    game.play("O-O");
    assert_eq!(game.position(), "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1 far=f1,g1");
    // A far piece on an end square is in the way; on b1 it is not, a near one is.
    assert!(!at("4k3/8/8/8/8/8/8/4K1nR w K - 0 1 far=g1").allows("O-O"));
    assert!(at("4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1 far=b1").allows("O-O-O"));
    assert!(!at("4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1").allows("O-O-O"));
    // Castling is neither allowed through an attack on the near side, nor into one on the far side.
    assert!(!at("4kr2/8/8/8/8/8/8/4K2R w K - 0 1").allows("O-O"));
    assert!(!at("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1 far=g8").allows("O-O"));
    assert!(at("4kr2/8/8/8/8/8/8/4K2R w K - 0 1 far=f8").allows("O-O"));
    // One free checker is not enough.
    let eleven = "far=a2,b2,c2,d2,a3,b3,c3,d3,a4,b4,c4";
    assert!(!at(&format!("4k3/8/8/8/PPP5/PPPP4/PPPP4/4K2R w K - 0 1 {eleven}")).allows("O-O"));
}

#[test]
fn en_passant_is_for_pawns_where_the_passer_stands_now() {
    // The white pawn starts near and lands far. A far black pawn may take it in passing, a near one may not.
    let mut far = at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 far=d4");
    far.play("e4");
    assert!(far.position().contains(" e3 "), "{}", far.position());
    far.play("dxe3");
    assert_eq!(far.position(), "4k3/8/8/8/8/4p3/8/4K3 w - - 0 2");
    let mut near = at("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    near.play("e4");
    assert!(near.position().contains(" - "), "{}", near.position());
    assert!(!near.allows("d4e3"));
    // A far piece on the passed square is captured like any other: nothing is written, and the text comes back.
    let mut over = at("4k3/8/8/8/1p6/2N5/2P5/4K3 w - - 0 1 far=c3,b4");
    over.play("c2c4");
    assert_eq!(over.position(), "4k3/8/8/8/1pP5/2N5/8/4K3 b - - 0 1 far=c3,b4,c4");
    assert!(over.allows("b4c3"));
    // The passed square must be free on both sides of the mirror.
    let mut taken = at("4k3/8/8/8/3p4/4n3/4P3/6K1 w - - 0 1 far=e3,d4");
    taken.play("e4");
    assert!(!taken.allows("d4e3"));
}

#[test]
fn nonsense_is_refused() {
    let refused = |position| Trial::no_position("half-alice", position);
    assert!(refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1 far=a1").contains("nothing stands on a1"));
    assert!(refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1 far=e8,e1").contains("sorted"));
    assert!(refused("4k3/8/8/8/8/8/8/4K2R w K - 0 1 far=h1").contains("mirror"));
    assert!(refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1 near=e1").contains("“near”"));
    let thirteen = "far=a2,b2,c2,d2,a3,b3,c3,d3,a4,b4,c4,d4,e4";
    assert!(
        refused(&format!("4k3/8/8/8/PPPPP3/PPPP4/PPPP4/4K3 w - - 0 1 {thirteen}")).contains("12 checkers")
    );
    assert_eq!(
        Trial::open("half-alice", &[("checkers", "13")], None).err().as_deref(),
        Some("The option “checkers” takes `12` or `16`.")
    );
}

#[test]
fn repetition_looks_at_the_mirror_and_only_bare_kings_are_dead() {
    let mut game = Trial::start("half-alice");
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(game.claim(), Some("threefold repetition"));
    // Equal squares, but knights that came back by an odd number of moves stand on checkers.
    let mut odd = at("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1");
    odd.play("Nf3 Nf6 Nd4 Nd5 Ne2 Ne7 Ng1 Ng8");
    assert_eq!(odd.position(), "4k1n1/8/8/8/8/8/8/4K1N1 w - - 8 5");
    assert_eq!(at("4k3/8/8/8/8/8/8/4K3 w - - 0 1").outcome().as_deref(), Some("Draw: dead position."));
    assert_eq!(at("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").outcome(), None);
}

#[test]
fn pictures_show_the_far_side_and_the_free_checkers() {
    let mut game = Trial::start("half-alice");
    game.play("e4");
    assert_eq!(game.cell("e4").token.and_then(|token| token.state), Some(State::Mirrored));
    assert_eq!(game.cell("e7").token.and_then(|token| token.state), None);
    let tallies: Vec<_> = game.scene().tallies.into_iter().map(|tally| (tally.title, tally.count)).collect();
    assert_eq!(tallies, [("White's free checkers".to_owned(), 11), ("Black's free checkers".to_owned(), 12)]);
}

/// A second opinion: the legal moves by two boards, as Alice Chess is usually played.
struct Boards {
    worlds: [Naive; 2],
    white: bool,
    castling: String,
    passed: Option<usize>,
}

impl Boards {
    fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let whole = Naive::read(words[0]);
        let list = words.get(6).map_or("", |far| &far[4..]);
        let far: Vec<usize> = list.split(',').filter(|name| !name.is_empty()).map(index).collect();
        let world = |wanted: bool| {
            let mut board = whole;
            for square in (0..64).filter(|square| far.contains(square) != wanted) {
                board.0[square] = '.';
            }
            board
        };
        Self {
            worlds: [world(false), world(true)],
            white: words[1] == "w",
            castling: words[2].to_owned(),
            passed: Some(words[3]).filter(|name| *name != "-").map(index),
        }
    }

    fn free(worlds: &[Naive; 2], white: bool) -> usize {
        12 - (0..64).filter(|square| worlds[1].owned(*square, white)).count()
    }

    fn attacked(worlds: &[Naive; 2], only: Option<usize>, white: bool) -> bool {
        let king = if white { 'K' } else { 'k' };
        (0..2).filter(|world| only.is_none_or(|only| only == *world)).any(|world| {
            let can_move = world == 1 || Self::free(worlds, !white) > 0;
            let king = worlds[world].find(king);
            can_move && king.is_some_and(|king| !worlds[world].attackers(king, !white).is_empty())
        })
    }

    fn turns(&self) -> Vec<String> {
        let mut found = Vec::new();
        for world in 0..2 {
            let (here, there) = (self.worlds[world], self.worlds[1 - world]);
            if world == 0 && Self::free(&self.worlds, self.white) == 0 {
                continue;
            }
            for from in (0..64).filter(|from| here.owned(*from, self.white)) {
                let mut targets: Vec<(usize, Option<usize>)> =
                    here.targets(from).into_iter().map(|to| (to, None)).collect();
                let up = if self.white { 1 } else { -1 };
                if let Some(passed) = self.passed.filter(|_| here.0[from].eq_ignore_ascii_case(&'p')) {
                    let victim = shifted(passed, (0, -up)).expect("a rank below");
                    let strikes = here.reach(from, here.0[from], self.white).1.contains(&passed);
                    if strikes && here.owned(victim, !self.white) && here.0[passed] == '.' {
                        targets.push((passed, Some(victim)));
                    }
                }
                for (to, victim) in targets.into_iter().filter(|(to, _)| there.0[*to] == '.') {
                    let mut before = self.worlds;
                    if let Some(victim) = victim {
                        before[world].0[victim] = '.';
                    }
                    let letter = std::mem::replace(&mut before[world].0[from], '.');
                    before[world].0[to] = letter;
                    let mut after = before;
                    after[world].0[to] = '.';
                    after[1 - world].0[to] = letter;
                    // Checkers lent before crossing: a captured piece's is home, the mover's own does not matter.
                    if !Self::attacked(&before, Some(world), self.white)
                        && !Self::attacked(&after, None, self.white)
                    {
                        found.extend(here.texts(from, to));
                    }
                }
            }
        }
        found.extend(self.castlings());
        found.sort();
        found
    }

    fn castlings(&self) -> Vec<String> {
        let home = if self.white { 0 } else { 56 };
        let [near, far] = self.worlds;
        let safe = |worlds: &[Naive; 2], square: usize| {
            Self::free(worlds, !self.white) == 0 || worlds[0].attackers(square, !self.white).is_empty()
        };
        let wings = [('K', "O-O", 7, vec![5, 6], [6, 5]), ('Q', "O-O-O", 0, vec![1, 2, 3], [2, 3])];
        let mut found = Vec::new();
        for (right, text, rook, between, [king_to, rook_to]) in wings {
            let right = if self.white { right } else { right.to_ascii_lowercase() };
            let open = between.iter().all(|file| near.0[home + file] == '.');
            let ends = [king_to, rook_to].iter().all(|file| far.0[home + file] == '.');
            if !self.castling.contains(right) || !open || !ends || Self::free(&self.worlds, self.white) < 2 {
                continue;
            }
            let mut path = self.worlds;
            let king = std::mem::replace(&mut path[0].0[home + 4], '.');
            let walked = if king_to == 6 { [4, 5, 6] } else { [4, 3, 2] };
            let unhurt = walked.iter().all(|file| {
                let mut board = path;
                board[0].0[home + file] = king;
                safe(&board, home + file)
            });
            let castle = std::mem::replace(&mut path[0].0[home + rook], '.');
            let mut landed = path;
            landed[0].0[home + king_to] = king;
            landed[0].0[home + rook_to] = castle;
            let mut crossed = path;
            crossed[1].0[home + king_to] = king;
            crossed[1].0[home + rook_to] = castle;
            if unhurt && safe(&landed, home + king_to) && !Self::attacked(&crossed, None, self.white) {
                found.push(text.to_owned());
            }
        }
        found
    }
}

#[test]
fn two_boards_come_to_the_same_moves() {
    let mut rng = StdRng::seed_from_u64(12);
    let mut compared = 0;
    for _ in 0..60 {
        let mut game = Trial::start("half-alice");
        for _ in 0..rng.random_range(20..140) {
            let turns = game.turns();
            assert_eq!(turns, Boards::read(&game.position()).turns().join(" "), "{}", game.position());
            compared += 1;
            let turns: Vec<&str> = turns.split(' ').collect();
            let Some(turn) = turns.choose(&mut rng).filter(|_| game.outcome().is_none()) else { break };
            game.play(turn);
            if game.outcome().is_some() {
                break;
            }
        }
    }
    assert!(compared > 3_000, "{compared} positions");
}
