//! The move generator agrees with published numbers, and move for move with another engine.

use std::collections::BTreeSet;

use cozy_chess::Board;
use engine::board::Side;
use engine::chess::{Arrays, Move, Position};
use engine::games::chess960::ArrayNumber;
use engine::search::perft;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Checks every line of a table: a position and the numbers of lines of 1, 2, 3 … moves from it.
fn check(table: &str, arrays: Arrays) -> usize {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (fen, numbers) = line.split_once(" ; ").expect("a position, then numbers");
            let position = Position::parse(fen, arrays).expect(fen);
            assert_eq!(position.to_string(), fen);
            for (depth, expected) in (1..).zip(numbers.split(' ')) {
                let lines = perft(&position, depth);
                assert_eq!(lines.to_string(), expected, "{fen}, depth {depth}");
            }
        })
        .count()
}

#[test]
fn the_usual_six_positions() {
    assert_eq!(check(include_str!("../src/games/chess/data/perft.txt"), Arrays::Usual), 6);
}

#[test]
fn twenty_arrays_of_chess960() {
    assert_eq!(check(include_str!("../src/games/chess960/data/perft.txt"), Arrays::Chess960), 20);
}

/// The position in the other engine: castling rights by the files of the rooks.
fn theirs(position: &Position) -> Board {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    let [placement, side, _, en_passant, clock, number] = fields[..] else { panic!("six fields") };
    let mut castling = String::new();
    for side in Side::BOTH {
        for rook in position.castling().rooks(side) {
            let letter = char::from(b'a' + rook.file() as u8);
            castling.push(if side == Side::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
    if castling.is_empty() {
        castling.push('-');
    }
    let fen = format!("{placement} {side} {castling} {en_passant} {clock} {number}");
    Board::from_fen(&fen, true).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Our move in the other engine's notation: castling is "king takes own rook".
fn their_move(position: &Position, mv: Move) -> cozy_chess::Move {
    let text = match mv {
        Move::Normal { .. } => mv.to_string().replace('=', "").to_lowercase(),
        Move::Castle(wing) => {
            let castle = position.castle(wing).expect("the right to it");
            format!("{}{}", castle.king_from, castle.rook_from)
        }
    };
    text.parse().expect("the common notation")
}

/// Plays random games and compares everything both engines know at each step.
fn walk(rng: &mut StdRng, start: Position) {
    let mut ours = start;
    let mut other = theirs(&start);
    for _ in 0..120 {
        let moves = ours.legal_moves();
        let mut expected = BTreeSet::new();
        other.generate_moves(|fan| {
            expected.extend(fan.into_iter().map(|mv| mv.to_string()));
            false
        });
        let found: BTreeSet<_> = moves.iter().map(|mv| their_move(&ours, *mv).to_string()).collect();
        assert_eq!(found.len(), moves.len(), "each move once in {ours}");
        assert_eq!(found, expected, "{ours}");
        assert_eq!(ours.checkers().bits(), other.checkers().0, "{ours}");
        // The other engine accepts no clock beyond the hundredth half-move.
        let Some(mv) = moves.choose(rng).filter(|_| ours.halfmove_clock() < 99) else { return };
        other.play(their_move(&ours, *mv));
        ours.play(*mv);
        // En passant needs no separate comparison: the next list of moves shows whether both know it.
        assert_eq!(other.hash_without_ep(), theirs(&ours).hash_without_ep(), "{ours} is not {other}");
        assert_eq!(u32::from(other.halfmove_clock()), ours.halfmove_clock(), "{ours}");
        assert_eq!(u32::from(other.fullmove_number()), ours.move_number(), "{ours}");
    }
}

#[test]
fn random_games_agree_with_another_engine() {
    let mut rng = StdRng::seed_from_u64(960);
    for _ in 0..300 {
        let number = ArrayNumber::new(rng.random_range(0..960)).expect("below 960");
        walk(&mut rng, Position::from_array(number.pieces()));
    }
    // Endings with many queens, and both sides ready to castle with nothing in the way.
    for fen in [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
        "rk5r/8/8/8/8/8/8/RK5R b HAha - 0 1",
        "8/PPPPk3/8/8/8/8/4Kppp/8 w - - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    ] {
        let start = Position::parse(fen, Arrays::Chess960).expect(fen);
        for _ in 0..100 {
            walk(&mut rng, start);
        }
    }
}

#[test]
fn all_arrays_agree_with_another_engine() {
    for number in ArrayNumber::all() {
        let digits: u32 = number.to_string()[1..].parse().expect("# and digits");
        let ours = Position::from_array(number.pieces());
        assert!(Board::chess960_startpos(digits).same_position(&theirs(&ours)), "{number}");
    }
}
