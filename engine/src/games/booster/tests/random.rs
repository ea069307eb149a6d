//! Random games, compared with the second opinion at every turn.

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use super::brute::Plain;
use super::{draw, table};
use crate::rules::Pending;
use crate::table::any_game::{Actor, Entry};
use crate::trial::Trial;
use crate::trial::naive::name;

/// Boards with many possible steps, and cards for them.
const STARTS: [&str; 4] = [
    "r3k2r/2p3p1/8/3n4/4N3/8/1P3P2/R3K2R w KQkq - 0 1 checkers=b2:w1,g7:b1 hands=CNnpr|ckRPn deck=QqBbPpPp",
    "4k3/P1p3p1/8/3n1b2/4N1R1/8/1P3P1p/4K3 w - - 0 1 checkers=f2:w1,a7:b1,c7:w1 hands=CNBc|cPpqn deck=QBbPpPp",
    "2b1k3/3p4/8/1q6/8/2N5/3PP3/R3K3 w Q - 0 1 checkers=c3:b1,d7:b2 hands=qCRk|NbPcQ deck=PpPpBn",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 hands=PNc|pnC deck=QqBbPpPpPpRrCc",
];

/// The number of checkers on the board above which trying everything takes too long.
const TOO_MANY: i8 = 4;

#[test]
fn trying_everything_comes_to_the_same_turns_and_boards() {
    let mut rng = StdRng::seed_from_u64(36);
    let (mut compared, mut steps, mut cards) = (0, 0, 0);
    for number in 0..60 {
        let mut game = table(&[], Some(STARTS[number % STARTS.len()]));
        for _ in 0..rng.random_range(5..25) {
            let Pending::Seats(seats) = game.pending() else { break };
            let position = game.position();
            let board = Plain::read(&position);
            if board.laid(true) + board.laid(false) > TOO_MANY {
                break;
            }
            let found = Plain::turns(&position, 6);
            let texts: Vec<&str> = found.iter().map(|(text, _)| text.as_str()).collect();
            assert_eq!(game.turns(), texts, "{position}");
            compared += 1;
            let special: Vec<_> = found.iter().filter(|(text, _)| text.contains('/')).collect();
            let (turn, after) = match special.choose(&mut rng) {
                Some(turn) if rng.random_bool(0.6) => *turn,
                _ => found.choose(&mut rng).expect("a turn"),
            };
            steps += usize::from(turn.split('/').skip(1).any(|part| !part.starts_with('+')));
            cards += usize::from(turn.contains('+'));
            let seat = seats.iter().next().expect("somebody");
            game.apply(&Entry { actor: Actor::Seat(seat), text: turn.clone() }).expect("legal");
            assert!(*after == Plain::read(&game.position()), "{position} {turn} {}", game.position());
            draw(&mut *game);
        }
    }
    assert!(compared > 150 && steps > 20 && cards > 50, "{compared} positions, {steps} steps, {cards} cards");
}

/// A random position text: kings, a few other pieces, checkers under some of them, three cards.
fn scattered(rng: &mut StdRng) -> String {
    let mut squares: Vec<usize> = (0..64).collect();
    squares.shuffle(rng);
    let mut board = ['1'; 64];
    let mut checkers = Vec::new();
    for (number, square) in squares.into_iter().take(rng.random_range(4..12)).enumerate() {
        let ends = square / 8 == 0 || square / 8 == 7;
        let kinds: &[u8] = if ends { b"NBRQnbrq" } else { b"PNBRQPpnbrqp" };
        board[square] = match number {
            0 => 'K',
            1 => 'k',
            _ => char::from(*kinds.choose(rng).expect("a kind")),
        };
        if rng.random_bool(0.4) && checkers.len() < 4 {
            let (owner, count) = (if rng.random_bool(0.5) { 'w' } else { 'b' }, rng.random_range(1..3));
            checkers.push((square, format!("{}:{owner}{count}", name(square))));
        }
    }
    checkers.sort();
    let ranks: Vec<String> = board.chunks(8).rev().map(|rank| rank.iter().collect()).collect();
    let mut placement = ranks.join("/");
    for empty in (2..=8).rev() {
        placement = placement.replace(&"1".repeat(empty), &empty.to_string());
    }
    let list: Vec<&str> = checkers.iter().map(|(_, item)| item.as_str()).collect();
    let list = if list.is_empty() { String::new() } else { format!(" checkers={}", list.join(",")) };
    let hand: String =
        (0..3).filter_map(|_| "PNBRQKCpnbrqkc".chars().collect::<Vec<_>>().choose(rng).copied()).collect();
    let side = if rng.random_bool(0.5) { 'w' } else { 'b' };
    format!("{placement} {side} - - 0 1{list} hands={hand}|{hand}")
}

#[test]
fn scattered_boards_come_to_the_same_turns_or_are_refused_alike() {
    let mut rng = StdRng::seed_from_u64(63);
    let (mut compared, mut refused) = (0, 0);
    for _ in 0..1_500 {
        let text = scattered(&mut rng);
        let options = [("white-checkers", "8"), ("black-checkers", "8"), ("checkers-cards", "6")];
        let white = text.contains(" w ");
        let cards_fit = Trial::open("booster", &options, Some(&text));
        let exposed = Plain::read(&text).lost(!white, None);
        let game = match cards_fit {
            Ok(game) => game,
            // Two kings or queens of a colour in the hands are more than there are.
            Err(sentence) if sentence.contains("more cards") => continue,
            Err(sentence) => {
                assert!(exposed && sentence.contains("in check"), "{text}: {sentence}");
                refused += 1;
                continue;
            }
        };
        assert!(!exposed, "{text}");
        let found: Vec<String> = Plain::turns(&text, 8).into_iter().map(|(text, _)| text).collect();
        let dead = game.outcome().is_some_and(|outcome| outcome.contains("dead"));
        assert_eq!(game.turns(), if dead { String::new() } else { found.join(" ") }, "{text}");
        compared += 1;
    }
    assert!(compared > 150 && refused > 50, "{compared} compared, {refused} refused");
}
