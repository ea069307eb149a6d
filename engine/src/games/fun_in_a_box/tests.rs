//! The sentences of `rules.md` and the source's diagrams, each with a position that would tell if it were not so, and a
//! second opinion.

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::catalogue;
use crate::rules::Options;
use crate::scene::Terrain;
use crate::seat::{Seat, Viewer};
use crate::trial::Trial;
use crate::trial::naive::{Naive, index, shifted};

fn at(position: &str) -> Trial {
    Trial::at("fun-in-a-box", position)
}

fn unlatched(position: &str) -> Trial {
    Trial::with("fun-in-a-box", &[("unlatch", "on")], Some(position))
}

#[test]
fn things_start_in_their_boxes() {
    let game = Trial::start("fun-in-a-box");
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 box=d0,e0,d9,e9";
    assert_eq!(game.position(), text);
    assert_eq!(at(text).position(), text);
    // From d0: neither the d-file, nor the diagonals, nor a knight's leap (c2, e2, b1, f1).
    assert_eq!(
        game.turns_from("d0"),
        "d0a4 d0a5 d0a6 d0b3 d0b4 d0b5 d0b6 d0c3 d0c4 d0c5 d0c6 d0e3 d0e4 d0e5 d0e6 d0f3 d0f4 d0f5 d0f6 d0g4 d0g5 \
         d0g6 d0h3 d0h5 d0h6"
    );
}

#[test]
fn a_thing_leaps_where_the_diagram_has_a_cross() {
    let game = at("k7/8/8/8/3T4/8/8/K7 w - - 0 1 box=d0");
    let crosses = "a8 b8 c8 e8 f8 g8 b7 c7 e7 f7 h7 a6 g6 h6 a5 g5 h5 a3 g3 h3 a2 g2 h2 b1 c1 e1 f1 h1";
    let mut expected: Vec<String> =
        crosses.split(' ').filter(|square| *square != "a8").map(|square| format!("d4{square}")).collect();
    expected.sort();
    assert_eq!(game.turns_from("d4"), expected.join(" "));
}

#[test]
fn the_two_examples_of_a_capture() {
    let mut across = at("k7/8/8/8/8/6b1/7T/K3T3 w - - 0 1");
    across.play("e1f4");
    assert_eq!(across.position(), "k7/8/8/8/5T2/8/7T/K7 b - - 0 1");
    let scene = across.scene();
    assert_eq!(scene.changed, "White: thing e1 to f4, takes bishop on g3.");
    assert!(across.cell("g3").marks.captured);
    assert!(
        across.cell("f4").marks.captor && across.cell("h2").marks.captor && !across.cell("e1").marks.captor
    );
    let mut along = at("k7/8/8/8/8/6b1/6T1/K3T3 w - - 0 1");
    along.play("Te1g4");
    assert_eq!(along.position(), "k7/8/8/8/6T1/8/6T1/K7 b - - 0 1");
}

#[test]
fn only_the_move_of_a_thing_captures_and_a_boxed_one_takes_no_part() {
    // The knight walks between two Things and lives; so does a king.
    let mut knight = at("k7/8/8/5T1T/4n3/8/8/K7 b - - 0 1");
    knight.play("e4g5 a1b1");
    assert!(knight.position().starts_with("k7/8/8/5TnT/"));
    assert!(at("8/8/6k1/5T1T/8/8/8/K7 b - - 0 1").allows("g6g5"));
    // A Thing beside a piece with its twin still in the box captures nothing.
    let mut boxed = at("k7/8/8/8/8/8/3p4/K3T3 w - - 0 1 box=d0");
    assert!(boxed.allows("e1d4"));
    boxed.play("e1d4");
    assert!(boxed.position().contains("/3p4/"));
}

#[test]
fn a_king_is_in_check_when_a_thing_could_complete_the_pair() {
    // The Thing on f5 waits beside g5; its twin on c1 could leap to h5.
    let game = at("8/8/8/5Tk1/8/8/8/K1T5 b - - 0 1");
    assert!(game.scene().status.contains("in check"));
    // A twin that could not leap to h5 (it stands on its file) gives no check.
    assert!(!at("8/8/8/5Tk1/8/8/8/K6T b - - 0 1").scene().status.contains("check"));
    // From the box it could: d0 and h5 share no line and no knight's leap apart.
    assert!(at("8/8/8/5Tk1/8/8/8/K7 b - - 0 1 box=e0").scene().status.contains("in check"));
    // A piece on the square that would complete the pair is in the way.
    assert!(!at("8/8/8/5Tkp/8/8/8/K1T5 b - - 0 1").scene().status.contains("check"));
    assert!(
        Trial::no_position("fun-in-a-box", "8/8/8/5Tk1/8/8/8/K1T5 w - - 0 1").contains("Black is in check")
    );
}

#[test]
fn the_king_does_not_castle_out_of_what_things_threaten() {
    // Out of a check by Things there is no castling: one waits on f1, its twin could come out to d1.
    assert!(at("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 box=d9,e9").allows("O-O-O"));
    let checked = at("4k3/8/8/8/8/8/8/R3Kt2 w Q - 0 1 box=e9");
    assert!(checked.scene().status.contains("in check"));
    assert!(!checked.allows("O-O-O"));
}

#[test]
fn losing_one_loses_both_what_a_shame() {
    let mut game = at("k7/8/8/8/8/8/T6q/K7 b - - 0 1 box=d0");
    let sentences = game.play("h2a2");
    assert_eq!(sentences, ["White has lost its Things. What a shame! What a shame!"]);
    assert_eq!(game.position(), "k7/8/8/8/8/8/q7/K7 w - - 0 2");
    assert!(game.scene().changed.ends_with("What a shame! What a shame!"));
    // Things catch Things.
    let mut pair = at("k7/8/8/8/8/6t1/6T1/K3T3 w - - 0 1 box=e9");
    pair.play("e1g4");
    assert_eq!(pair.position(), "k7/8/8/8/6T1/8/6T1/K7 b - - 0 1");
}

#[test]
fn unlatch_puts_them_back_until_their_side_gives_check() {
    let mut game = unlatched("k7/8/8/8/8/8/T6q/K6R b - - 0 1 box=d0");
    assert_eq!(
        game.play("Qxa2"),
        ["White's Things are back in their box, and the hook is latched. What a shame!"]
    );
    assert_eq!(game.position(), "k7/8/8/8/8/8/q7/K6R w - - 0 2 box=d0,e0 latched=w");
    game.play("Kxa2 Kb8");
    assert_eq!(game.turns_from("d0"), "");
    assert!(game.allows("h1h8"));
    assert_eq!(game.play("Rh8"), ["White gives check, and the hook comes off: its Things may play again."]);
    assert_eq!(game.position(), "1k5R/8/8/8/8/8/K7/8 b - - 2 3 box=d0,e0");
    game.play("Kb7");
    assert!(game.turns_from("d0").contains("d0f5"));
    // Latched Things give no check.
    assert!(!unlatched("8/8/8/6k1/8/8/8/K7 b - - 0 1 box=d0,e0 latched=w").scene().status.contains("check"));
}

#[test]
fn things_that_come_out_again_repeat_a_position() {
    let mut game = unlatched("7k/8/8/Tr6/8/8/8/1R5K b - - 0 1 box=e0");
    let there_and_back = "b5a5 b1b8 h8h7 b8b2 a5b5 b2b1 h7h8 d0a5 ";
    game.play(&there_and_back.repeat(2));
    assert_eq!(game.claim(), Some("threefold repetition"));
    game.play(&there_and_back.repeat(2));
    assert_eq!(game.outcome().as_deref(), Some("Draw: fivefold repetition."));
}

#[test]
fn dead_positions_need_empty_boxes() {
    assert_eq!(at("k7/8/8/8/8/8/8/K7 w - - 0 1").outcome().as_deref(), Some("Draw: dead position."));
    assert_eq!(at("k7/8/8/8/8/8/8/K7 w - - 0 1 box=d0,e0").outcome(), None);
    assert_eq!(unlatched("k7/8/8/8/8/8/8/K7 w - - 0 1 box=d0,e0 latched=w").outcome(), None);
}

#[test]
fn nobody_becomes_a_thing() {
    assert_eq!(at("k7/7P/8/8/8/8/8/K7 w - - 0 1").turns_from("h7"), "h7h8=B h7h8=N h7h8=Q h7h8=R");
}

#[test]
fn nonsense_is_refused() {
    let refused = |position| Trial::no_position("fun-in-a-box", position);
    assert!(refused("k7/8/8/8/8/8/8/K7 w - - 0 1 box=d0").contains("two Things or none"));
    assert!(refused("k7/8/8/8/8/8/8/K7 w - - 0 1 box=e0,d0").contains("`box=` lists"));
    assert!(refused("k7/8/8/8/8/8/8/K7 w - - 0 1 box=d0,e0 latched=w").contains("unlatch=on"));
    assert!(refused("k7/8/8/8/8/8/8/K7 w - - 0 1 latched=x").contains("latched="));
    let out = Trial::open(
        "fun-in-a-box",
        &[("unlatch", "on")],
        Some("k7/8/8/T7/8/8/8/K7 w - - 0 1 box=d0 latched=w"),
    );
    assert!(out.err().is_some_and(|sentence| sentence.contains("both Things are in")));
}

#[test]
fn moves_of_things_are_read_as_people_type_them() {
    let game = Trial::start("fun-in-a-box");
    for typed in ["d0e4", "Td0e4", "td0-e4", "d0-e4"] {
        assert_eq!(game.read(typed), Ok("d0e4".to_owned()), "{typed}");
    }
    assert!(game.read("Tf4").is_err_and(|sentence| sentence.contains("Td0f4 or Te0f4")));
    assert!(game.read("d0d4").is_err());
}

#[test]
fn pictures_show_the_boxes() {
    let mut game = Trial::start("fun-in-a-box");
    assert_eq!(game.cell("d0").terrain, Terrain::Box { latched: false });
    assert_eq!(game.cell("e9").token.map(|token| token.art), Some("thing"));
    game.play("d0e4");
    assert_eq!(game.cell("d0").token, None);
    assert!(game.cell("d0").marks.last_from && game.cell("e4").marks.last_to);
    let latched = unlatched("k7/8/8/8/8/8/8/K7 w - - 0 1 box=d0,e0 latched=w");
    assert_eq!(latched.cell("d0").terrain, Terrain::Box { latched: true });
    // Where captured Things don't come back, they watch from a latched box all the same.
    let mut game = Trial::at("fun-in-a-box", "k7/8/8/8/8/8/T6q/K6R b - - 0 1 box=d0,d9,e9");
    assert_eq!(game.cell("e0").token, None);
    game.play("h2a2");
    for (square, name) in [("d0", "Thing One"), ("e0", "Thing Two")] {
        let cell = game.cell(square);
        assert_eq!(cell.terrain, Terrain::Box { latched: true });
        assert_eq!(cell.token.map(|token| token.name), Some(name));
    }
    assert_eq!(game.cell("d9").terrain, Terrain::Box { latched: false });
    assert!(!game.position().contains("box=d0"), "they take no part any more: {}", game.position());
}

#[test]
fn things_in_their_box_go_by_their_names() {
    let game = catalogue::find("fun-in-a-box").expect("it is in the catalogue");
    let options = Options::new(game.info(), std::iter::empty::<(&str, &str)>()).expect("none");
    let table = game.open(&options, None).expect("a table");
    let pieces: BTreeSet<String> = table
        .offers(Viewer::Seat(Seat(0)))
        .into_iter()
        .map(|offer| offer.piece.in_english(table.info()))
        .collect();
    assert!(pieces.contains("Thing One d0") && pieces.contains("Thing Two e0"), "{pieces:?}");
}

/// The coordinates of a square for Things: (file, rank), ranks from -1 to 8.
fn place(name: &str) -> (i8, i8) {
    let bytes = name.as_bytes();
    (bytes[0] as i8 - b'a' as i8, bytes[1] as i8 - b'1' as i8)
}

fn may_leap(from: (i8, i8), to: (i8, i8)) -> bool {
    let (files, ranks) = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
    files != 0 && ranks != 0 && files != ranks && (files, ranks) != (1, 2) && (files, ranks) != (2, 1)
}

struct Plain {
    board: Naive,
    white: bool,
    castling: String,
    passed: Option<usize>,
    boxes: Vec<String>,
}

impl Plain {
    fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split(' ').collect();
        let inside = words.iter().find_map(|word| word.strip_prefix("box=")).unwrap_or("");
        Self {
            board: Naive::read(words[0]),
            white: words[1] == "w",
            castling: words[2].to_owned(),
            passed: Some(words[3]).filter(|name| *name != "-").map(index),
            boxes: inside.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect(),
        }
    }

    fn boxed(boxes: &[String], white: bool) -> Vec<(i8, i8)> {
        boxes.iter().filter(|name| name.ends_with('0') == white).map(|name| place(name)).collect()
    }

    fn on_board(board: &Naive, white: bool) -> Vec<usize> {
        let thing = if white { 'T' } else { 't' };
        (0..64).filter(|square| board.0[*square] == thing).collect()
    }

    fn at(square: usize) -> (i8, i8) {
        ((square % 8) as i8, (square / 8) as i8)
    }

    /// The squares two steps on in each direction, with the ones between.
    fn across(square: usize) -> Vec<(usize, usize)> {
        let ways = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        ways.into_iter()
            .filter_map(|way| Some((shifted(square, way)?, shifted(shifted(square, way)?, way)?)))
            .collect()
    }

    fn attacked(board: &Naive, boxes: &[String], target: usize, by_white: bool) -> bool {
        let mut pieces = *board;
        for square in 0..64 {
            if pieces.0[square].eq_ignore_ascii_case(&'t') {
                // A Thing stands in the way but strikes nobody: let it be a king far too weak to reach.
                pieces.0[square] = '#';
            }
        }
        let strikes = (0..64).any(|from| {
            pieces.0[from] != '#'
                && pieces.owned(from, by_white)
                && pieces.reach(from, pieces.0[from], by_white).1.contains(&target)
        });
        let things = Self::on_board(board, by_white);
        let closes = |gap: usize, waiting: usize| {
            let from_board = things.iter().filter(|thing| **thing != waiting).map(|thing| Self::at(*thing));
            from_board.chain(Self::boxed(boxes, by_white)).any(|from| may_leap(from, Self::at(gap)))
        };
        strikes
            || Self::across(target).is_empty()
            || things.iter().any(|waiting| {
                Self::across(*waiting)
                    .into_iter()
                    .any(|(middle, gap)| middle == target && board.0[gap] == '.' && closes(gap, *waiting))
            })
    }

    fn turns(&self) -> Vec<String> {
        let mut found = Vec::new();
        let things = Self::on_board(&self.board, self.white);
        let mut tries: Vec<(String, Option<usize>, usize, Option<usize>)> = Vec::new();
        for from in (0..64).filter(|from| self.board.owned(*from, self.white)) {
            if things.contains(&from) {
                let leaps =
                    (0..64).filter(|to| self.board.0[*to] == '.' && may_leap(Self::at(from), Self::at(*to)));
                tries.extend(leaps.map(|to| (self.board.texts(from, to).remove(0), Some(from), to, None)));
                continue;
            }
            for to in self.board.targets(from) {
                tries.extend(self.board.texts(from, to).into_iter().map(|text| (text, Some(from), to, None)));
            }
            if let Some(passed) = self.passed.filter(|_| self.board.0[from].eq_ignore_ascii_case(&'p'))
                && self.board.reach(from, self.board.0[from], self.white).1.contains(&passed)
            {
                let victim = shifted(passed, (0, if self.white { -1 } else { 1 }));
                tries.push((self.board.texts(from, passed).remove(0), Some(from), passed, victim));
            }
        }
        for name in self.boxes.iter().filter(|name| name.ends_with('0') == self.white) {
            let leaps = (0..64).filter(|to| self.board.0[*to] == '.' && may_leap(place(name), Self::at(*to)));
            tries
                .extend(leaps.map(|to| (format!("{name}{}", crate::trial::naive::name(to)), None, to, None)));
        }
        for (text, from, to, victim) in tries {
            let mut after = self.board;
            let thing = if self.white { 'T' } else { 't' };
            let letter = from.map_or(thing, |from| std::mem::replace(&mut after.0[from], '.'));
            let mut taken = vec![after.0[to]];
            after.0[to] = letter;
            if let Some(victim) = victim {
                taken.push(std::mem::replace(&mut after.0[victim], '.'));
            }
            if letter.eq_ignore_ascii_case(&'t') {
                let caught = Self::across(to).into_iter().find(|(middle, twin)| {
                    after.owned(*middle, !self.white) && after.0[*twin] == thing && Some(*twin) != from
                });
                if let Some((middle, _)) = caught {
                    taken.push(std::mem::replace(&mut after.0[middle], '.'));
                }
            }
            let mut boxes = self.boxes.clone();
            if let Some(name) = from.is_none().then(|| text[..2].to_owned()) {
                boxes.retain(|other| *other != name);
            }
            if taken.iter().any(|letter| letter.eq_ignore_ascii_case(&'t')) {
                let theirs = if self.white { 't' } else { 'T' };
                after.0.iter_mut().filter(|letter| **letter == theirs).for_each(|letter| *letter = '.');
                boxes.retain(|name| name.ends_with('0') == self.white);
            }
            let king = after.find(if self.white { 'K' } else { 'k' }).expect("a king");
            if !Self::attacked(&after, &boxes, king, !self.white) {
                found.push(text);
            }
        }
        found.extend(self.castlings());
        found.sort();
        found
    }

    fn castlings(&self) -> Vec<String> {
        let home = if self.white { 0 } else { 56 };
        let king = if self.white { 'K' } else { 'k' };
        let wings = [('K', "O-O", 7, vec![5, 6], [4, 5, 6]), ('Q', "O-O-O", 0, vec![1, 2, 3], [4, 3, 2])];
        let mut found = Vec::new();
        for (right, text, rook, between, walked) in wings {
            let right = if self.white { right } else { right.to_ascii_lowercase() };
            let open = between.iter().all(|file| self.board.0[home + file] == '.');
            let safe = walked.iter().all(|file| {
                let mut moved = self.board;
                moved.0[home + 4] = '.';
                moved.0[home + file] = king;
                !Self::attacked(&moved, &self.boxes, home + file, !self.white)
            });
            let mut landed = self.board;
            landed.0[home + 4] = '.';
            landed.0[home + walked[1]] = std::mem::replace(&mut landed.0[home + rook], '.');
            landed.0[home + walked[2]] = king;
            let arrived = !Self::attacked(&landed, &self.boxes, home + walked[2], !self.white);
            if self.castling.contains(right) && open && safe && arrived {
                found.push(text.to_owned());
            }
        }
        found
    }
}

#[test]
fn distances_come_to_the_same_moves() {
    let mut rng = StdRng::seed_from_u64(2);
    let mut compared = 0;
    for _ in 0..40 {
        let mut game = Trial::start("fun-in-a-box");
        for _ in 0..rng.random_range(20..90) {
            let turns = game.turns();
            assert_eq!(turns, Plain::read(&game.position()).turns().join(" "), "{}", game.position());
            compared += 1;
            let turns: Vec<&str> = turns.split(' ').collect();
            game.play(turns.choose(&mut rng).expect("a turn"));
            if game.outcome().is_some() {
                break;
            }
        }
    }
    assert!(compared > 1_500, "{compared} positions");
}
