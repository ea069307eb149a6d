//! Random positions compared with the second implementation, and invariants.

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use super::brute::Plain;
use super::{dealt, draw, prospect};
use crate::catalogue;
use crate::rules::{Options, Pending};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry};
use crate::trial::naive::name;

/// The whole deck.
const PACK: &str = "PPPPPPPPNNBBRRQKppppppppnnbbrrqk";

fn shuffled(rng: &mut StdRng) -> Vec<char> {
    let mut cards: Vec<char> = PACK.chars().collect();
    cards.shuffle(rng);
    cards
}

/// A random position with few pieces, kings and rooks often at home, and the cards anywhere.
fn position(rng: &mut StdRng) -> String {
    let mut board = ['.'; 64];
    let castle = rng.random_bool(0.4);
    let white_king = if castle { 4 } else { rng.random_range(0..32) };
    let black_king = if castle { 60 } else { rng.random_range(32..64) };
    (board[white_king], board[black_king]) = ('K', 'k');
    if castle {
        (board[0], board[7], board[56], board[63]) = ('R', 'R', 'r', 'r');
    }
    for _ in 0..rng.random_range(2..16) {
        let square = rng.random_range(0..64);
        let letter = *b"PPPPNBRQppppnbrq".choose(rng).expect("letters") as char;
        let pawn_at_end = letter.eq_ignore_ascii_case(&'p') && !(8..56).contains(&square);
        if board[square] == '.' && !pawn_at_end {
            board[square] = letter;
        }
    }
    let white = rng.random_bool(0.5);
    let passed = if rng.random_bool(0.3) { just_passed(&mut board, white, rng) } else { None };
    let ranks: Vec<String> = board.chunks(8).rev().map(|rank| rank.iter().collect()).collect();
    // The longest runs of free squares first.
    let runs = (1..9).rev().map(|run| (".".repeat(run), run.to_string()));
    let placement = runs.fold(ranks.join("/"), |text, (dots, digit)| text.replace(&dots, &digit));
    let rights = if castle { "KQkq" } else { "-" };
    let side = if white { 'w' } else { 'b' };
    let mut cards = shuffled(rng).into_iter();
    let mut some = |most: usize| -> String {
        let count = rng.random_range(0..=most);
        cards.by_ref().take(count).collect()
    };
    let (hands, stacks) = (format!("{}|{}", some(3), some(3)), format!("{}|{}", some(6), some(6)));
    let (captured, deck) = (some(4), some(8));
    let passed = passed.unwrap_or("-".to_owned());
    let mut text = format!("{placement} {side} {rights} {passed} 0 1");
    for (key, value) in [("hands", hands), ("deck", deck), ("stacks", stacks), ("captured", captured)] {
        text += &format!(" {key}={value}");
    }
    text
}

/// Puts a pawn at the end of a double step, and one that may capture it somewhere near.
fn just_passed(board: &mut [char; 64], white: bool, rng: &mut StdRng) -> Option<String> {
    let file = rng.random_range(1..7);
    // The squares from which the pawn came, over which it went, and where it stands.
    let [from, over, on] = if white { [48, 40, 32] } else { [8, 16, 24] }.map(|rank: usize| rank + file);
    if [from, over, on].iter().any(|square| board[*square] != '.') {
        return None;
    }
    let (own, passer) = if white { ('P', 'p') } else { ('p', 'P') };
    board[on] = passer;
    let beside = if rng.random_bool(0.5) { on + 1 } else { on - 1 };
    if board[beside] == '.' {
        board[beside] = own;
    }
    Some(name(over))
}

fn open(position: &str) -> Box<dyn AnyTable> {
    let game = catalogue::find("cooperative").expect("it is in the catalogue");
    let table = game.open(&Options::default(), Some(position));
    table.unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// Plays a game to its end or for a while, comparing every legal turn and the position behind each turn played.
fn compare(table: &mut dyn AnyTable, most: usize, rng: &mut StdRng, seen: &mut Seen) {
    for _ in 0..most {
        let Pending::Seats(seats) = table.pending() else { break };
        let position = table.position();
        let plain = Plain::read(&position).turns();
        let turns = table.turns();
        let odd: Vec<&String> = turns
            .iter()
            .filter(|turn| !plain.contains_key(*turn))
            .chain(plain.keys().filter(|turn| !turns.contains(*turn)))
            .collect();
        assert!(odd.is_empty(), "{position}: only one of the two has {odd:?}");
        prospect::agrees(&position);
        seen.note(&position, &turns);
        let captures: Vec<&String> = turns.iter().filter(|turn| turn.split('/').count() > 2).collect();
        let special: Vec<&String> = turns.iter().filter(|turn| seen.is_special(&position, turn)).collect();
        let choose = |rng: &mut StdRng| match (special.choose(rng), captures.choose(rng)) {
            (Some(turn), _) if rng.random_bool(0.3) => *turn,
            (_, Some(turn)) if rng.random_bool(0.7) => *turn,
            _ => turns.choose(rng).expect("a card can always be played"),
        };
        let seat = seats.iter().next().expect("somebody");
        let play = |table: &mut dyn AnyTable, turn: &str| {
            table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
            draw(table);
            assert_eq!(table.position(), plain[turn], "{position} after {turn}");
        };
        for _ in 0..4 {
            play(&mut *table.fork(), choose(rng));
        }
        play(table, choose(rng));
    }
    let board = table.position();
    let board = board.split(' ').next().unwrap_or_default();
    seen.scored += usize::from(!board.contains('K') || !board.contains('k'));
}

/// The number of comparisons, and of special cases among them.
#[derive(Debug, Default)]
struct Seen {
    turns: usize,
    several: usize,
    castled: usize,
    promoted: usize,
    passing: usize,
    scored: usize,
}

impl Seen {
    fn note(&mut self, position: &str, turns: &[String]) {
        let count = |what: &dyn Fn(&str) -> bool| turns.iter().filter(|turn| what(turn)).count();
        self.turns += turns.len();
        self.several += count(&|turn| turn.split('/').filter(|part| part.len() > 3).count() > 2);
        self.castled += count(&|turn| turn.contains("O-O"));
        self.promoted += count(&|turn| turn.contains('='));
        self.passing += count(&|turn| passes(position, turn));
    }

    fn is_special(&self, position: &str, turn: &str) -> bool {
        turn.contains("O-O") || turn.contains('=') || passes(position, turn)
    }
}

/// Whether a turn of pawn moves ends a part on the en-passant square after its card.
fn passes(position: &str, turn: &str) -> bool {
    let passed = position.split(' ').nth(3).unwrap_or_default();
    let after_card = turn.split('/').skip_while(|part| part.len() != 1).skip(1);
    let slanted = |part: &str| part.len() == 4 && part.ends_with(passed) && part[..1] != part[2..3];
    turn.contains(['P', 'p']) && after_card.into_iter().any(slanted)
}

#[test]
fn whole_games_agree_with_the_second_implementation() {
    let mut rng = StdRng::seed_from_u64(32);
    let mut seen = Seen::default();
    for _ in 0..30 {
        let deck: String = shuffled(&mut rng).into_iter().collect();
        compare(&mut *dealt(&deck), 60, &mut rng, &mut seen);
    }
    assert!(seen.turns > 50_000 && seen.several > 500, "{seen:?}");
}

#[test]
fn odd_positions_agree_with_the_second_implementation() {
    let mut rng = StdRng::seed_from_u64(33);
    let mut seen = Seen::default();
    for _ in 0..900 {
        compare(&mut *open(&position(&mut rng)), 6, &mut rng, &mut seen);
    }
    assert!(seen.turns > 100_000 && seen.several > 1_000 && seen.scored > 200, "{seen:?}");
    assert!(seen.castled > 1_000 && seen.promoted > 1_000 && seen.passing > 50, "{seen:?}");
}

#[test]
fn the_perft_table_holds_for_the_second_implementation() {
    let table = include_str!("../data/perft.txt");
    let mut compared = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (position, numbers) = line.split_once(" ; ").expect("a position, then numbers");
        assert_eq!(open(position).position(), position);
        for (turns, number) in (1..).zip(numbers.split(' ').map(str::parse::<u64>)) {
            let number = number.expect("a number");
            if number < 10_000 {
                assert_eq!(Plain::read(position).lines(turns), number, "{position}, {turns} turns");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 11);
}

#[test]
fn no_card_and_no_piece_is_ever_lost() {
    let mut rng = StdRng::seed_from_u64(34);
    let mut turns = 0;
    let mut pack: Vec<char> = PACK.chars().collect();
    pack.sort_unstable();
    for _ in 0..100 {
        let deck: String = shuffled(&mut rng).into_iter().collect();
        let mut table = dealt(&deck);
        while let Pending::Seats(seats) = table.pending() {
            let seat = seats.iter().next().expect("somebody");
            let offers = table.offers(Viewer::Seat(seat));
            let captures: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
            let offer = captures.choose(&mut rng).copied().or_else(|| offers.choose(&mut rng));
            table.step(seat, &offer.expect("an offer").text).expect("it was offered");
            draw(&mut *table);
            let text = table.position();
            let (board, rest) = text.split_once(' ').expect("fields");
            let named: String = rest.split(' ').filter_map(|word| Some(word.split_once('=')?.1)).collect();
            let mut cards: Vec<char> = named.chars().filter(char::is_ascii_alphabetic).collect();
            cards.sort_unstable();
            assert_eq!(cards, pack, "{text}");
            // Each captured card has a captured piece.
            let captured = text.split_once("captured=").map_or(0, |(_, list)| list.len());
            let pieces = board.chars().filter(char::is_ascii_alphabetic).count();
            assert_eq!(pieces + captured, 32, "{text}");
            turns += 1;
        }
    }
    assert!(turns > 3_000, "{turns} steps");
}

#[test]
fn other_worlds_differ_in_what_is_hidden_and_in_nothing_else() {
    let mut rng = StdRng::seed_from_u64(35);
    let (mut others, mut worlds) = (0, 0);
    for _ in 0..30 {
        let deck: String = shuffled(&mut rng).into_iter().collect();
        let mut table = dealt(&deck);
        for _ in 0..12 {
            let Pending::Seats(seats) = table.pending() else { break };
            let seat = seats.iter().next().expect("somebody");
            let turn = table.turns().choose(&mut rng).expect("a turn").clone();
            table.apply(&Entry { actor: Actor::Seat(seat), text: turn }).expect("it is legal");
            draw(&mut *table);
            if matches!(table.pending(), Pending::Over(_)) {
                break;
            }
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public] {
                let world = table.resample(viewer, &mut rng);
                assert_eq!(world.scene(viewer), table.scene(viewer));
                assert_eq!(world.offers(viewer), table.offers(viewer));
                let partner = Viewer::Seat(if viewer == Viewer::Seat(Seat(0)) { Seat(1) } else { Seat(0) });
                others += usize::from(world.scene(partner) != table.scene(partner));
                worlds += 1;
            }
        }
    }
    assert!(others * 10 > worlds * 7, "{others} of {worlds} worlds were others");
}
