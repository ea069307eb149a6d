//! The sentences of `rules.md` and the diagrams, each with a position that would tell if it were not so, and a second
//! opinion.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::catalogue;
use crate::rules::{English, Options};
use crate::seat::Seat;
use crate::table::any_game::Understood;
use crate::trial::Trial;
use crate::trial::naive::{Naive, index, name, shifted};

fn at(position: &str) -> Trial {
    Trial::at("adrenaline", position)
}

#[test]
fn the_diagram_is_mate() {
    let mated = "rn2k1nr/5pp1/4p3/4P2p/1pq5/P7/1P1PbKPP/R1B3Q1 w kq - 0 1 checkers=c1:3,e5:1,h5:1,e6:1,g7:1";
    assert_eq!(at(mated).outcome().as_deref(), Some("Black wins: checkmate."));
    assert_eq!(at(mated).position(), mated);
}

#[test]
fn the_line_from_the_start_is_legal() {
    let mut game = Trial::start("adrenaline");
    assert_eq!(game.perft(2), 400);
    game.play("e2e3 a7a6");
    assert!(game.allows("f1a6/+h7") && !game.allows("f1a6"));
    assert_eq!(game.play("Bxa6/+h7"), ["A checker goes under the pawn on h7."]);
    assert_eq!(game.position(), "rnbqkbnr/1ppppppp/B7/8/8/4P3/PPPP1PPP/RNBQK1NR b KQkq - 0 2 checkers=h7:1");
    assert_eq!(game.cell("h7").token.and_then(|token| token.stack).map(|stack| stack.count), Some(1));
    assert!(game.cell("h7").marks.given);
    assert_eq!(game.scene().tallies.first().map(|tally| tally.count), Some(23));
}

#[test]
fn the_example_with_a_step_reads_as_written() {
    let game = at("rnbqkbnr/1ppppppp/p7/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2 checkers=f1:1");
    assert!(game.allows("f1a6/b7/+h7"));
    assert_eq!(game.read("Bxa6/xb7/+h7"), Ok("f1a6/b7/+h7".to_owned()));
    let mut game = game;
    game.play("f1a6/b7/+h7");
    assert_eq!(game.position(), "rnbqkbnr/1Bpppppp/8/8/8/4P3/PPPP1PPP/RNBQK1NR b KQkq - 0 2 checkers=h7:1");
    let scene = game.scene();
    assert_eq!(
        scene.changed,
        "White: bishop f1 takes pawn on a6. Runs on to b7 and takes a pawn. A checker goes under the pawn on h7."
    );
    let arrows: Vec<String> =
        scene.arrows.iter().map(|arrow| format!("{}{}", arrow.from, arrow.to)).collect();
    assert_eq!(arrows, ["a6b7"]);
}

#[test]
fn checkers_come_along_and_each_step_takes_one() {
    let mut game = at("7k/8/8/8/8/8/8/R6K w - - 0 1 checkers=a1:2");
    assert!(game.allows("a1a4") && game.allows("a1a4/b5") && game.allows("a1a4/b5/c6"));
    assert!(!game.allows("a1a4/b5/c6/d7") && !game.allows("b2"));
    game.play("a1a4/b5");
    assert_eq!(game.position(), "7k/8/8/1R6/8/8/8/7K b - - 1 1 checkers=b5:1");
}

#[test]
fn captured_checkers_go_under_the_capturer_and_may_be_used_at_once() {
    let game = at("7k/8/8/n7/8/8/8/R6K w - - 0 1 checkers=a5:2");
    assert!(game.allows("a1a5/b6/c7/+h8"));
    assert!(!game.allows("a1a5/b6/c7/d8/+h8"));
    let mut kept = game;
    kept.play("a1a5/b6/+h8");
    assert_eq!(kept.position(), "7k/8/1R6/8/8/8/8/7K b - - 0 1 checkers=b6:1,h8:1");
}

#[test]
fn one_checker_is_given_whatever_was_captured_and_none_from_an_empty_supply() {
    let mut game = at("7k/8/1n6/n7/8/6p1/8/R6K w - - 0 1 checkers=a1:1");
    game.play("a1a5/b6/+h8");
    assert_eq!(game.position(), "7k/8/1R6/8/8/6p1/8/7K b - - 0 1 checkers=h8:1");
    // All 24 lie on the board: nothing is given.
    let mut empty = at("7k/8/8/n7/1p6/1P6/8/R6K w - - 0 1 checkers=b3:24");
    assert!(empty.allows("a1a5") && !empty.allows("a1a5/+h8"));
    empty.play("a1a5");
    assert_eq!(empty.position(), "7k/8/8/R7/1p6/1P6/8/7K b - - 0 1 checkers=b3:24");
    // A used one counts as back before one is given.
    let used = at("7k/8/8/n7/1p6/1P6/8/R6K w - - 0 1 checkers=a1:1,b3:23");
    assert!(used.allows("a1a5") && used.allows("a1a5/b6/+h8") && !used.allows("a1a5/b6"));
}

#[test]
fn a_capture_is_illegal_when_every_gift_would_be_fatal() {
    // Only the black king and a rook are left. The rook stands two steps of its turn from the white king: with a checker
    // it slides beside and steps onto it; the king with a checker does the same.
    let game = at("8/8/8/8/8/2n5/1K1k4/8 w - - 0 1");
    assert!(!game.allows("b2c3"), "the king there is attacked anyway");
    let game = at("8/8/8/3k4/8/1n6/K7/8 w - - 0 1");
    // After Kxb3 the lone black king gets the checker: from d5 it walks to c4, attacks by itself, and steps on b3.
    assert!(!game.allows("a2b3/+d5"));
    assert_eq!(game.turns_from("a2b3"), "");
    // From far away it is harmless.
    let game = at("7k/8/8/8/8/1n6/K7/8 w - - 0 1");
    assert_eq!(game.turns_from("a2b3"), "a2b3/+h8");
}

#[test]
fn check_counts_a_whole_turn_with_steps() {
    // The knight on f6 has a checker: to d5, then a step to c4.
    let game = at("7k/8/5n2/8/2K5/8/8/8 w - - 0 1 checkers=f6:1");
    assert!(game.scene().status.contains("in check"));
    assert!(!at("7k/8/5n2/8/2K5/8/8/8 w - - 0 1").scene().status.contains("check"));
    // A pawn without checkers that takes one with two on the way.
    let gain = at("7k/8/8/8/3p4/2P5/1K6/8 w - - 0 1 checkers=c3:1");
    assert!(gain.scene().status.contains("in check"));
    // Own pieces are in the way of steps: every square around the king that the knight could come from is theirs.
    assert!(
        Trial::no_position("adrenaline", "7k/8/5n2/8/2K5/8/8/8 b - - 0 1 checkers=f6:1")
            .contains("White is in check")
    );
}

#[test]
fn each_part_is_safe_by_itself() {
    // The pinned rook may not leave the file, even if it could step back onto it.
    let game = at("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1 checkers=e2:1");
    assert!(!game.allows("e2d2/e3"));
    assert!(game.allows("e2e4") && game.allows("e2e4/e5") && !game.allows("e2e4/d5"));
}

#[test]
fn no_castling_on_checkers_but_the_right_stays() {
    let mut game = at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 checkers=h1:1");
    assert!(!game.allows("O-O") && game.allows("O-O-O"));
    assert!(game.position().contains(" KQ "));
    assert!(!at("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 checkers=e1:1").allows("O-O-O"));
    game.play("a1a2 e8d8 h1h2");
    assert!(game.position().contains(" - "));
    // Castling through a square that a whole turn could reach.
    assert!(!at("4k3/8/8/8/7n/8/8/4K2R w K - 0 1 checkers=h4:1").allows("O-O"));
    assert!(at("4k3/8/8/8/7n/8/8/4K2R w K - 0 1").allows("O-O"));
}

#[test]
fn en_passant_is_for_regular_moves_of_pawns_that_took_no_step() {
    let mut plain = at("7k/8/8/8/3p4/8/4P3/7K w - - 0 1");
    plain.play("e4");
    assert!(plain.position().contains(" e3 "));
    assert!(plain.allows("d4e3/+h1"));
    let mut stepped = at("7k/8/8/8/3p4/8/4P3/7K w - - 0 1 checkers=e2:1");
    stepped.play("e2e4/f4");
    assert!(stepped.position().contains(" - 0 1"), "{}", stepped.position());
    assert!(!stepped.allows("d4e3/+h1"));
    // Its checkers go to the pawn that takes it in passing, which may run on.
    let mut loaded = at("7k/8/8/8/3p4/8/4P3/7K w - - 0 1 checkers=e2:1");
    loaded.play("e2e4");
    assert!(loaded.allows("d4e3/f2/+h1") || loaded.allows("d4e3/f3/+h1"));
}

#[test]
fn pawns_promote_on_stepping_to_their_last_rank_and_may_come_home() {
    let game = at("7k/8/P7/8/8/8/8/7K w - - 0 1 checkers=a6:2");
    assert!(game.allows("a6a7/b8=Q") && !game.allows("a6a7/b8"));
    assert!(game.allows("a6a7/b8=N/c7"));
    let mut back = at("7k/8/8/8/8/8/8/P3K3 w - - 0 1");
    assert_eq!(back.turns_from("a1"), "a1a2");
    back.play("a2 Kg8 a4");
    assert!(back.position().starts_with("6k1/8/8/8/P7/"));
    assert!(Trial::no_position("adrenaline", "P6k/8/8/8/8/8/8/4K3 w - - 0 1").contains("a8"));
}

#[test]
fn the_clock_starts_again_with_captures_of_any_part() {
    let mut game = at("7k/8/8/2n5/8/8/8/R6K w - - 9 30 checkers=a1:1");
    game.play("a1a2/b3");
    assert!(game.position().contains(" - 10 30"), "{}", game.position());
    let mut taken = at("7k/8/8/2n5/8/8/8/R6K w - - 9 30 checkers=a1:1");
    taken.play("a1a4 h8g8 a4b4/c5/+g8");
    assert!(taken.position().contains(" - 0 31"), "{}", taken.position());
}

#[test]
fn endings_and_claims() {
    assert_eq!(
        at("7k/8/8/8/8/8/8/7K w - - 0 1 checkers=h1:3").outcome().as_deref(),
        Some("Draw: dead position.")
    );
    assert_eq!(at("7k/5Q2/8/8/8/8/8/7K b - - 0 1").outcome().as_deref(), Some("Draw: stalemate."));
    let mut game = Trial::start("adrenaline");
    game.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(game.claim(), Some("threefold repetition"));
}

#[test]
fn boards_made_to_be_hard_are_answered() {
    // Fields of prey around a runner, with the king walled off or just out of reach: followed square by square and
    // victim by victim, each would take minutes.
    let positions = [
        "7k/8/1n6/ppp5/pppr4/Rppb4/pqbn4/7K w - - 0 1 \
         checkers=a2:2,b2:1,c2:1,d2:1,b3:1,c3:1,d3:1,a4:1,b4:1,c4:1,d4:1,a5:1,b5:1,c5:1,b6:1",
        "kB6/PN6/8/1ppnb3/Rpppb3/1pppn3/8/7K w - - 0 1 \
         checkers=b3:1,c3:1,d3:1,e3:1,a4:3,b4:1,c4:1,d4:1,e4:1,b5:1,c5:1,d5:1,e5:1",
        "kB6/PN6/8/1ppnb3/Rpppb3/1pppn3/2rrq3/7K w - - 0 1 \
         checkers=c2:1,d2:1,e2:1,b3:1,c3:1,d3:1,e3:1,a4:6,b4:1,c4:1,d4:1,e4:1,b5:1,c5:1,d5:1,e5:1",
        "kB6/PN6/8/1ppnb3/Rpppb3/1pppn3/2rrq3/7K w - - 0 1 \
         checkers=c2:1,d2:1,e2:1,b3:1,c3:1,d3:1,e3:1,b4:7,c4:1,d4:1,e4:1,b5:1,c5:1,d5:1,e5:1",
    ];
    let answers =
        positions.map(|position| Trial::open("adrenaline", &[], Some(position)).map(|game| game.outcome()));
    let mate = || Ok(Some("Black wins: checkmate.".to_owned()));
    let refused = Err("Black is in check, but it is not Black's turn.".to_owned());
    assert_eq!(answers, [Ok(None), mate(), mate(), refused]);
}

/// Tests how a typed turn is understood: as a whole turn, or as a beginning that is asked on about.
#[test]
fn a_typed_move_that_could_run_on_is_asked_on_about() {
    let game = catalogue::find("adrenaline").expect("it is in the catalogue");
    let table = game.open(&Options::default(), Some("7k/8/8/8/8/8/P7/R6K w - - 0 1 checkers=a1:1"));
    let table = table.expect("a position");
    let understood = |typed: &str| table.understand(Seat(0), typed).expect(typed);
    assert!(matches!(understood("h1g1"), Understood::Turn(_)), "no checker lies under the king");
    assert!(matches!(understood("a1e1"), Understood::Begun { .. }), "the rook may run on");
    assert!(matches!(understood("a1e1 end"), Understood::Turn(_)));
    let suggested = |typed: &str| {
        let found = table.suggest(Seat(0), typed, 25, &English(table.info()));
        found.into_iter().map(|(turn, _)| turn).collect::<Vec<_>>()
    };
    let turns = suggested("a1e1");
    assert_eq!(turns[0], "a1e1");
    assert!(turns.contains(&"a1e1/e2".to_owned()), "what may follow, too: {turns:?}");
    assert!(!suggested("").iter().any(|turn| turn.contains('/')), "of many turns the beginnings alone");
    let game = at("7k/8/8/n7/8/8/8/R6K w - - 0 1");
    let refused = game.read("a1a5/under the king").expect_err("no step");
    assert!(refused.starts_with("I can't read “under the king”. A checker has to be given:"), "{refused}");
}

#[test]
fn refusals_say_what_would_work() {
    let mut game = at("7k/8/8/n7/8/8/8/R6K w - - 0 1");
    assert!(game.read("a1a5/h1").is_err_and(|sentence| sentence.contains("A checker has to be given: +h8")));
    assert!(game.read("a1a4/+h8").is_err());
    game.play("a1a5/+h8");
    let refused = |position| Trial::no_position("adrenaline", position);
    assert!(refused("7k/8/8/8/8/8/8/7K w - - 0 1 checkers=a1:1").contains("sorted"));
    assert!(refused("7k/8/8/8/8/8/8/7K w - - 0 1 checkers=h8:1,h1:1").contains("sorted"));
    assert!(refused("7k/8/8/8/8/8/8/7K w - - 0 1 checkers=h1:0").contains("count"));
    assert!(refused("7k/8/8/8/8/8/8/7K w - - 0 1 checkers=h1:25").contains("24"));
}

/// A second opinion that finds the legal turns by trying everything.
#[derive(Clone, Copy)]
struct Plain {
    board: Naive,
    counts: [u8; 64],
}

impl Plain {
    /// Every regular move of a side but castling: (from, to, kind afterwards, victim).
    fn moves(&self, white: bool, passed: Option<usize>) -> Vec<(usize, usize, char, Option<usize>)> {
        let mut found = Vec::new();
        for from in (0..64).filter(|from| self.board.owned(*from, white)) {
            let pawn = self.board.0[from].eq_ignore_ascii_case(&'p');
            for to in self.board.targets(from) {
                let victim = self.board.owned(to, !white).then_some(to);
                for text in self.board.texts(from, to) {
                    let kind = text.split_once('=').map_or(self.board.0[from], |(_, kind)| {
                        let kind = kind.chars().next().expect("a kind");
                        if white { kind } else { kind.to_ascii_lowercase() }
                    });
                    found.push((from, to, kind, victim));
                }
            }
            if let Some(passed) = passed.filter(|_| pawn)
                && self.board.reach(from, self.board.0[from], white).1.contains(&passed)
            {
                let victim = shifted(passed, (0, if white { -1 } else { 1 }));
                found.push((from, passed, self.board.0[from], victim));
            }
        }
        found
    }

    fn moved(mut self, (from, to, kind, victim): (usize, usize, char, Option<usize>)) -> Self {
        let under = std::mem::take(&mut self.counts[from]);
        self.board.0[from] = '.';
        if let Some(victim) = victim {
            self.board.0[victim] = '.';
            let gained = std::mem::take(&mut self.counts[victim]);
            self.counts[to] += gained;
        }
        self.board.0[to] = kind;
        self.counts[to] += under;
        self
    }

    fn hopped(mut self, from: usize, to: usize, kind: char) -> Self {
        self.counts[from] -= 1;
        let victim = (self.board.0[to] != '.').then_some(to);
        self = self.moved((from, to, kind, victim));
        self
    }

    fn around(&self, from: usize, white: bool) -> Vec<usize> {
        let ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
        ways.into_iter()
            .filter_map(|way| shifted(from, way))
            .filter(|to| !self.board.owned(*to, white))
            .collect()
    }

    /// Whether the other side could capture this side's king with a whole turn.
    fn lost(&self, white: bool, passed: Option<usize>) -> bool {
        let king = if white { 'K' } else { 'k' };
        let run = |board: &Self, at: usize| board.runs(at, !white, king);
        self.moves(!white, passed).into_iter().any(|mv| {
            let after = self.moved(mv);
            after.board.find(king).is_none() || run(&after, mv.1)
        })
    }

    fn runs(&self, at: usize, white: bool, king: char) -> bool {
        self.counts[at] > 0
            && self.around(at, white).into_iter().any(|to| {
                let after = self.hopped(at, to, self.board.0[at]);
                after.board.find(king).is_none() || after.runs(to, white, king)
            })
    }

    /// Adds every way to complete a turn, texts appended.
    fn tails(&self, at: usize, captured: bool, text: &str, white: bool, found: &mut Vec<String>) {
        let supply = 24 - self.counts.iter().sum::<u8>();
        if captured && supply > 0 {
            for to in (0..64).filter(|to| self.board.owned(*to, !white)) {
                let mut given = *self;
                given.counts[to] += 1;
                if !given.lost(white, None) {
                    found.push(format!("{text}/+{}", name(to)));
                }
            }
        } else {
            found.push(text.to_owned());
        }
        if self.counts[at] == 0 {
            return;
        }
        for to in self.around(at, white) {
            let promotes = self.board.0[at].eq_ignore_ascii_case(&'p') && to / 8 == if white { 7 } else { 0 };
            let kinds: Vec<(char, String)> = if promotes {
                let own = |kind: char| if white { kind } else { kind.to_ascii_lowercase() };
                "BNQR".chars().map(|kind| (own(kind), format!("={kind}"))).collect()
            } else {
                vec![(self.board.0[at], String::new())]
            };
            for (kind, suffix) in kinds {
                let captures = captured || self.board.0[to] != '.';
                let after = self.hopped(at, to, kind);
                if !after.lost(white, None) {
                    after.tails(to, captures, &format!("{text}/{}{suffix}", name(to)), white, found);
                }
            }
        }
    }

    fn turns(text: &str) -> String {
        let words: Vec<&str> = text.split(' ').collect();
        let mut plain = Self { board: Naive::read(words[0]), counts: [0; 64] };
        for item in words.get(6).map_or("", |list| &list[9..]).split(',').filter(|item| !item.is_empty()) {
            let (square, count) = item.split_once(':').expect("a square and a count");
            plain.counts[index(square)] = count.parse().expect("a count");
        }
        let white = words[1] == "w";
        let passed = Some(words[3]).filter(|name| *name != "-").map(index);
        let mut found = Vec::new();
        for mv in plain.moves(white, passed) {
            let (from, to, kind, victim) = mv;
            let after = plain.moved(mv);
            let double = kind.eq_ignore_ascii_case(&'p') && from.abs_diff(to) == 16;
            if after.lost(white, double.then_some(usize::midpoint(from, to))) {
                continue;
            }
            let promoted = kind != plain.board.0[from];
            let suffix = if promoted { format!("={}", kind.to_ascii_uppercase()) } else { String::new() };
            after.tails(
                to,
                victim.is_some(),
                &format!("{}{}{suffix}", name(from), name(to)),
                white,
                &mut found,
            );
        }
        found.extend(plain.castlings(words[2], white));
        found.sort();
        found.join(" ")
    }

    fn castlings(&self, rights: &str, white: bool) -> Vec<String> {
        let home = if white { 0 } else { 56 };
        let king = if white { 'K' } else { 'k' };
        let wings = [('K', "O-O", 7, vec![5, 6], [4, 5, 6]), ('Q', "O-O-O", 0, vec![1, 2, 3], [4, 3, 2])];
        let mut found = Vec::new();
        for (right, text, rook, between, walked) in wings {
            let right = if white { right } else { right.to_ascii_lowercase() };
            let free = between.iter().all(|file| self.board.0[home + file] == '.')
                && self.counts[home + 4] == 0
                && self.counts[home + rook] == 0;
            let safe = walked.iter().all(|file| {
                let mut there = *self;
                there.board.0[home + 4] = '.';
                there.board.0[home + file] = king;
                !there.lost(white, None)
            });
            let mut landed = *self;
            landed.board.0[home + 4] = '.';
            landed.board.0[home + walked[1]] = std::mem::replace(&mut landed.board.0[home + rook], '.');
            landed.board.0[home + walked[2]] = king;
            if rights.contains(right) && free && safe && !landed.lost(white, None) {
                found.push(text.to_owned());
            }
        }
        found
    }
}

#[test]
fn trying_everything_comes_to_the_same_turns() {
    let mut rng = StdRng::seed_from_u64(24);
    let (mut compared, mut steps) = (0, 0);
    for number in 0..40 {
        let few = "r3k2r/2p3p1/8/3n4/4N3/8/1P3P2/R3K2R w KQkq - 0 1 checkers=b2:1,g7:1";
        let mut game = if number % 2 == 0 { at(few) } else { Trial::start("adrenaline") };
        for _ in 0..rng.random_range(10..40) {
            let turns = game.turns();
            let checkers = game.position();
            let total: u32 = checkers.split_once("checkers=").map_or(0, |(_, list)| {
                list.split(',').filter_map(|item| item[3..].parse::<u32>().ok()).sum()
            });
            if total > 3 {
                break;
            }
            assert_eq!(turns, Plain::turns(&game.position()), "{}", game.position());
            compared += 1;
            let turns: Vec<&str> = turns.split(' ').collect();
            let turn = turns.choose(&mut rng).expect("a turn");
            steps += usize::from(turn.contains('/'));
            game.play(turn);
            if game.outcome().is_some() {
                break;
            }
        }
    }
    assert!(compared > 250 && steps > 50, "{compared} positions, {steps} turns of several parts");
}
