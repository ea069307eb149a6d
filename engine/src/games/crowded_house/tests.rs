//! The sentences of `rules.md`, each with a position that would tell if it were not so, and a second opinion.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::trial::Trial;
use crate::trial::naive::{Naive, index, shifted};

fn at(position: &str) -> Trial {
    Trial::at("crowded-house", position)
}

#[test]
fn king_sides_begin_and_the_turn_goes_round() {
    let mut game = Trial::start("crowded-house");
    assert_eq!(game.position(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR wk KQkq - 0 1");
    assert_eq!(game.perft(1), 10);
    assert_eq!(game.scene().status, "White king-side to move; Black king-side is next.");
    game.play("e4 e5");
    assert_eq!(game.position(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR wq KQkq - 0 2");
    game.play("Nc3 Nc6");
    assert_eq!(game.position(), "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR wk KQkq - 2 3");
}

#[test]
fn a_move_starts_or_ends_on_the_players_half() {
    let mut game = Trial::start("crowded-house");
    game.play("e2e4 e7e5");
    assert!(game.allows("f1c4") && !game.allows("f1e2"));
    assert!(game.allows("d1g4"), "it starts on the queen-side");
    assert_eq!(
        game.read("Be2"),
        Err("No bishop of yours can get to e2: the bishop on c1 can't move now; the bishop on f1 can go to d3, c4, b5 or \
             a6. White queen-side moves what starts or ends on files a–d."
            .to_owned())
    );
}

#[test]
fn only_the_next_player_can_give_check() {
    // The rook on a8 attacks along the file, but the next player, Black king-side, can't move it there: neither the
    // rook nor the king is on that half.
    let safe = at("r3k3/8/8/8/8/8/8/K7 wk - - 0 1");
    assert!(safe.outcome().is_none() && !safe.scene().status.contains("check"));
    // Black queen-side can.
    let checked = at("r3k3/8/8/8/8/8/8/K7 wq - - 0 1");
    assert!(checked.scene().status.contains("in check"));
    assert!(!checked.allows("a1a2") && checked.allows("a1b2"));
    // A king on the next player's half can be taken from anywhere.
    let far = at("4k3/8/8/8/r6K/8/8/8 wk - - 0 1");
    assert!(far.scene().status.starts_with("White king-side to move, in check; Black king-side is next"));
    assert!(!far.allows("h4g4") && far.allows("h4g3"));
}

#[test]
fn a_king_may_walk_into_what_the_next_player_cannot_take() {
    // White king-side's king may step onto the a-file's pieces' lines as long as Black king-side has no say there.
    let game = at("r2rk3/8/8/8/8/8/8/4K3 wk - - 0 1");
    assert!(game.allows("e1d1"), "the rook on d8 belongs to queen-side, and d1 does too");
    let queen_side = at("r2rk3/8/8/8/8/8/8/4K3 wq - - 0 1");
    assert!(!queen_side.allows("e1d1"), "Black queen-side is next");
}

#[test]
fn castling_counts_by_the_king_and_by_the_next_player() {
    let board = "4k3/8/8/8/8/8/8/R3K2R";
    assert!(at(&format!("{board} wk KQ - 0 1")).allows("O-O"));
    assert!(at(&format!("{board} wk KQ - 0 1")).allows("O-O-O"), "the king starts on the king-side");
    assert!(at(&format!("{board} wq KQ - 0 1")).allows("O-O-O"), "and ends on the queen-side");
    assert!(!at(&format!("{board} wq KQ - 0 1")).allows("O-O"));
    // Through d1, which only Black queen-side attacks.
    let through = "3rk3/8/8/8/8/8/8/R3K3";
    assert!(at(&format!("{through} wk Q - 0 1")).allows("O-O-O"));
    assert!(!at(&format!("{through} wq Q - 0 1")).allows("O-O-O"));
}

#[test]
fn en_passant_only_by_the_very_next_player() {
    let mut game = at("4k3/8/8/8/5p2/8/4P3/4K3 wk - - 0 1");
    game.play("e4");
    assert_eq!(game.position(), "4k3/8/8/8/4Pp2/8/8/4K3 bk - e3 0 1");
    assert!(game.allows("f4e3"));
    // A pawn of the queen-side that would end there has to be moved by its own player, who is not next.
    let mut other = at("4k3/8/8/8/2p5/8/1P6/4K3 wk - - 0 1");
    assert!(!other.allows("b2b4"), "not on this half");
    other.play("Ke2 Ke7 b4");
    assert_eq!(other.position(), "8/4k3/8/8/1Pp5/8/4K3/8 bq - b3 0 2");
    other.play("Kd7 Kf3 Ke6 b5");
    assert!(!other.allows("c4b3"));
}

#[test]
fn mate_is_by_the_next_player_and_wins_for_the_team() {
    // White queen-side mates on the back rank; Black queen-side would be next to move, then White king-side.
    let mut game = at("6k1/5ppp/8/8/8/8/8/R3K3 wq - - 0 1");
    game.play("Ra8");
    assert_eq!(game.position(), "R5k1/5ppp/8/8/8/8/8/4K3 bq - - 1 1");
    assert_eq!(game.outcome().as_deref(), Some("White wins: checkmate."));
    // A rook played by nobody who is next mates nobody: White queen-side follows Black king-side, and the king
    // stands on the king-side, but the rook starts on the queen-side.
    let king_side = at("R5k1/5ppp/8/8/8/8/8/4K3 bk - - 1 1");
    assert_eq!(king_side.outcome().as_deref(), Some("White wins: checkmate."));
    // A queen on the king-side can't take a king there when White queen-side is next.
    let spared = at("7k/6Q1/5K2/8/8/8/8/8 bk - - 0 1");
    assert_eq!(spared.outcome(), None);
}

#[test]
fn who_cannot_move_passes_and_who_can_move_may_not() {
    // All of Black stands on the king-side, walled in; Black queen-side has nothing that starts or ends on a–d.
    let mut game = at("7k/7p/7P/8/8/8/P7/K7 bq - - 3 7");
    assert_eq!(game.turns(), "--");
    assert_eq!(game.read("pass"), Ok("--".to_owned()));
    assert_eq!(game.read("Kg8"), Err("Nothing of yours can move now: pass with `--`.".to_owned()));
    assert_eq!(game.play("--"), ["Black queen-side has no move and passes."]);
    assert_eq!(game.position(), "7k/7p/7P/8/8/8/P7/K7 wk - - 4 8");
    assert_eq!(game.turns(), "--");
    assert_eq!(game.play("--"), ["White king-side has no move and passes."]);
    assert!(
        game.read("--").is_err_and(|sentence| sentence.starts_with("You pass only when nothing can move"))
    );
}

#[test]
fn nonsense_is_refused() {
    let refused = |position| Trial::no_position("crowded-house", position);
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "The player to move is `wk`, `bk`, `wq` or `bq`.");
    assert_eq!(refused("r3k3/8/8/8/8/8/8/K7 bq - - 0 1"), "White is in check, but it is not White's turn.");
    assert_eq!(at("r3k3/8/8/8/8/8/8/K7 bk - - 0 1").outcome(), None, "Black king-side can't take on a1");
}

#[test]
fn pictures_outline_the_half_that_moves() {
    let mut game = Trial::start("crowded-house");
    let active = |game: &Trial| {
        let zones = game.scene().zones;
        zones.into_iter().filter(|zone| zone.active).map(|zone| zone.title).collect::<Vec<_>>()
    };
    assert_eq!(active(&game), ["King-side: White moves"]);
    game.play("e4 e5");
    assert_eq!(active(&game), ["Queen-side: White moves"]);
    assert_eq!(game.scene().changed, "Black king-side: pawn e7 to e5.");
}

/// A second opinion: the legal moves by letters and files alone.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let board = Naive::read(words[0]);
    let seat = ["wk", "bk", "wq", "bq"].iter().position(|side| *side == words[1]).expect("a seat");
    let white = seat % 2 == 0;
    let on_half = |seat: usize, square: usize| (square % 8 >= 4) == (seat % 4 < 2);
    let taken = |board: &Naive, target: usize| {
        let attackers = board.attackers(target, !white);
        attackers.into_iter().any(|from| on_half(seat + 1, from) || on_half(seat + 1, target))
    };
    let king = if white { 'K' } else { 'k' };
    let mut turns = Vec::new();
    for from in (0..64).filter(|from| board.owned(*from, white)) {
        let mut targets: Vec<(usize, Option<usize>)> =
            board.targets(from).into_iter().map(|to| (to, None)).collect();
        if words[3] != "-" && board.0[from].eq_ignore_ascii_case(&'p') {
            let passed = index(words[3]);
            let victim = shifted(passed, (0, if white { -1 } else { 1 }));
            if board.reach(from, board.0[from], white).1.contains(&passed) {
                targets.push((passed, victim));
            }
        }
        for (to, victim) in targets {
            if !on_half(seat, from) && !on_half(seat, to) {
                continue;
            }
            let mut after = board;
            if let Some(victim) = victim {
                after.0[victim] = '.';
            }
            after.0[to] = std::mem::replace(&mut after.0[from], '.');
            if !taken(&after, after.find(king).expect("a king")) {
                turns.extend(board.texts(from, to));
            }
        }
    }
    let home = if white { 0 } else { 56 };
    for (right, text, rook, between, walked) in
        [('K', "O-O", 7, vec![5, 6], [4, 5, 6]), ('Q', "O-O-O", 0, vec![1, 2, 3], [4, 3, 2])]
    {
        let right = if white { right } else { right.to_ascii_lowercase() };
        let counts = on_half(seat, home + 4) || on_half(seat, home + walked[2]);
        let open = between.iter().all(|file| board.0[home + file] == '.');
        let safe = walked.iter().all(|file| {
            let mut moved = board;
            moved.0[home + 4] = '.';
            moved.0[home + file] = king;
            !taken(&moved, home + file)
        });
        let mut landed = board;
        landed.0[home + 4] = '.';
        landed.0[home + walked[1]] = std::mem::replace(&mut landed.0[home + rook], '.');
        landed.0[home + walked[2]] = king;
        if words[2].contains(right) && counts && open && safe && !taken(&landed, home + walked[2]) {
            turns.push(text.to_owned());
        }
    }
    turns.sort();
    if turns.is_empty() { "--".to_owned() } else { turns.join(" ") }
}

#[test]
fn letters_and_files_come_to_the_same_moves() {
    let mut rng = StdRng::seed_from_u64(4);
    let (mut compared, mut passes) = (0, 0);
    for number in 0..60 {
        let few = "4k3/6p1/8/8/8/8/6P1/4K3 wk - - 0 1";
        let mut game = if number % 3 == 0 { at(few) } else { Trial::start("crowded-house") };
        for _ in 0..rng.random_range(40..200) {
            let turns = game.turns();
            assert_eq!(turns, plain(&game.position()), "{}", game.position());
            compared += 1;
            passes += usize::from(turns == "--");
            let turns: Vec<&str> = turns.split(' ').collect();
            game.play(turns.choose(&mut rng).expect("a turn"));
            if game.outcome().is_some() {
                break;
            }
        }
    }
    assert!(compared > 3_000 && passes > 0, "{compared} positions, {passes} passes");
}
