//! Random positions and games: compared with the second implementation, tested for invariants, and for leaks of views.

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::brute::Plain;
use super::{by_edition, from, mover, start};
use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::chess::CastlingRights;
use crate::games::zombie::Zombie;
use crate::games::zombie::state::{Public, State};
use crate::games::zombie::turn_state::ZombieBoard;
use crate::rules::{Pending, Rules};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry};

/// A random position with at most `zombies` zombies a side.
fn position(rng: &mut StdRng, zombies: usize, kinds: &[Role]) -> String {
    loop {
        let mut board = ZombieBoard {
            placement: Board::EMPTY,
            zombies: SquareSet::EMPTY,
            castling: CastlingRights::NONE,
            en_passant: SquareSet::EMPTY,
        };
        let mut castles = rng.random_bool(0.2);
        let mut graves = [Board::EMPTY; 2];
        for side in Side::BOTH {
            let home = |file| Square::at(file, side.rank(0)).expect("on the board");
            let king = if castles { home(4) } else { Square::new(rng.random_range(0..64)) };
            board.placement.put(king, Piece::new(side, Role::King));
            if castles {
                board.placement.put(home(7), Piece::new(side, Role::Rook));
                board.castling.grant(home(7));
            }
        }
        castles &= board.placement.role(Role::King).len() == 2;
        for side in Side::BOTH {
            for number in 0..rng.random_range(1..=zombies + 3) {
                let square = Square::new(rng.random_range(0..64));
                if board.placement.occupied().contains(square) {
                    continue;
                }
                let risen = number < zombies;
                let role = *kinds.choose(rng).expect("some kind");
                if role == Role::Pawn && !risen && [0, 7].contains(&square.rank()) {
                    continue;
                }
                board.placement.put(square, Piece::new(side, role));
                if risen {
                    board.zombies.insert(square);
                }
            }
            for _ in 0..rng.random_range(0..3) {
                // Editions differ where both sides have used a grave.
                let stands: Vec<Square> = match (graves[side.other().index()].occupied(), side) {
                    (used, Side::Black) if !used.is_empty() && rng.random_bool(0.4) => used.iter().collect(),
                    _ => board.placement.occupied().iter().collect(),
                };
                let under = *stands.choose(rng).expect("kings stand there");
                let role = *kinds.choose(rng).expect("some kind");
                graves[side.index()].put(under, Piece::new(side.other(), role));
            }
        }
        let passers: Vec<Square> =
            (board.placement.pieces(Side::Black, Role::Pawn) & SquareSet::rank(4)).iter().collect();
        for passer in passers {
            board.en_passant |= Square::at(passer.file(), 5).map_or(SquareSet::EMPTY, SquareSet::of);
        }
        board.forget_passed(Side::White);
        let kings = Side::BOTH.into_iter().all(|side| board.placement.king(side).is_some());
        if kings {
            let state = State::new(Public::new(Zombie::INFO.edition, board, Side::White, 0, 1), graves);
            let text = Zombie::position(&state);
            if matches!(Zombie::pending(&state), Pending::Seats(_)) && (!castles || text.contains(" K")) {
                return text;
            }
        }
    }
}

/// Compares all whole turns of a position by the engine and by the second implementation, with the positions behind them.
fn compare(text: &str, edition: u32) -> BTreeSet<(String, String)> {
    let table = by_edition(edition, text);
    let expected = Plain::read(text, edition).turns();
    let turns = table.turns();
    let names: Vec<&String> = expected.iter().map(|(turn, _)| turn).collect();
    let missing: Vec<_> = names.iter().filter(|turn| !turns.contains(turn)).collect();
    let surplus: Vec<_> = turns.iter().filter(|turn| !names.contains(turn)).collect();
    assert!(missing.is_empty() && surplus.is_empty(), "{text}\nmissing: {missing:?}\nsurplus: {surplus:?}");
    for (turn, summary) in expected.iter().filter(|(_, summary)| !summary.is_empty()) {
        let mut next = table.fork();
        next.apply(&Entry { actor: Actor::Seat(mover(&*table)), text: turn.clone() }).expect(turn);
        assert_eq!(&Plain::summarize(&next.position()), summary, "{text}: {turn}");
    }
    expected
}

/// Whether the editions of the rules may differ here: both sides have buried something in the same grave.
fn differs(text: &str) -> bool {
    let state = State::parse(text, Zombie::INFO.edition).expect(text);
    !(state.secrets[0].occupied() & state.secrets[1].occupied()).is_empty()
}

#[test]
fn turns_equal_those_of_the_second_implementation() {
    let mut rng = StdRng::seed_from_u64(1);
    let (mut turns, mut differ) = (0, 0);
    for round in 0..600 {
        let (zombies, kinds): (usize, &[Role]) = match round % 6 {
            0 | 1 => (1, &[Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen]),
            2 | 3 => (2, &[Role::Pawn, Role::Pawn, Role::Knight, Role::Bishop]),
            4 => (2, &[Role::Pawn, Role::Rook]),
            _ => (3, &[Role::Pawn, Role::Pawn, Role::Pawn, Role::Knight]),
        };
        let text = position(&mut rng, zombies, kinds);
        let newest = compare(&text, Zombie::INFO.edition);
        turns += newest.len();
        if differs(&text) {
            let first = compare(&text, 1);
            turns += first.len();
            differ += newest.difference(&first).count();
        }
    }
    assert!(turns > 50_000, "{turns} turns were compared");
    assert!(differ > 5_000, "{differ} turns lead elsewhere in another edition");
}

#[test]
fn lines_of_the_second_implementation_are_as_many() {
    // Two turns deep: every turn, then the number of turns after it.
    for text in [
        super::AFTER_LINE,
        "4k3/8/8/8/1p1p4/8/P1P5/4K3 w - - 0 1 zombies=a2,c2 buried=w:e1n|b:e8B",
        "4k3/8/2p5/3N4/8/8/3R4/4K3 w - - 0 1 zombies=d2 buried=w:d2b,d5n|b:d2Q,d5P",
    ] {
        let table = from(text);
        let mut lines = 0;
        for turn in table.turns() {
            let mut next = table.fork();
            next.apply(&Entry { actor: Actor::Seat(mover(&*table)), text: turn }).expect("it is legal");
            if matches!(next.pending(), Pending::Seats(_)) {
                let board = Plain::read(&next.position(), Zombie::INFO.edition);
                assert_eq!(super::brute::side(&board), Side::Black);
                lines += board.turns().len() as u64;
            }
        }
        assert_eq!(table.perft(2), lines, "{text}");
    }
}

#[test]
fn random_games_keep_their_pieces_and_their_texts() {
    let mut rng = StdRng::seed_from_u64(2);
    let mut turns = 0;
    let mut risen = 0;
    for _ in 0..60 {
        let mut table = start();
        while let Pending::Seats(_) = table.pending() {
            let seat = mover(&*table);
            let before = table.position();
            let offers = table.offers(Viewer::Seat(seat));
            let captures: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
            let offer = match captures.choose(&mut rng) {
                Some(capture) if rng.random_bool(0.4) => capture,
                _ => offers.choose(&mut rng).expect("somebody can move"),
            };
            table
                .step(seat, &offer.text)
                .unwrap_or_else(|refusal| panic!("{before}: {}: {refusal}", offer.text));
            let text = table.position();
            if mover_changed(&*table, seat) && matches!(table.pending(), Pending::Seats(_)) {
                turns += 1;
                risen += usize::from(text.contains("zombies="));
                let again = from(&text);
                assert_eq!(
                    again.offers(Viewer::Seat(mover(&*again))),
                    table.offers(Viewer::Seat(mover(&*table)))
                );
                assert_eq!(pieces(&text), 32, "{text}");
            }
            if turns % 400 == 399 {
                break;
            }
        }
    }
    assert!(turns > 3_000 && risen > 300, "{turns} turns, {risen} with zombies");
}

fn mover_changed(table: &dyn AnyTable, before: Seat) -> bool {
    matches!(table.pending(), Pending::Seats(seats) if !seats.contains(before))
}

/// The number of pieces: on the board, buried and in the dust bin.
fn pieces(text: &str) -> usize {
    let mut words = text.split(' ');
    let board = words.next().unwrap_or_default().chars().filter(char::is_ascii_alphabetic).count();
    let dust = text.split_once("dust=").map_or(0, |(_, dust)| dust.len());
    let buried = text
        .split_once("buried=")
        .map_or(0, |(_, rest)| rest.split(' ').next().unwrap_or_default().split([',', '|']).count());
    board + dust + buried
}

#[test]
fn worlds_that_fit_are_found_and_differ() {
    let mut rng = StdRng::seed_from_u64(3);
    let (mut worlds, mut others) = (0, 0);
    for _ in 0..40 {
        let mut state = Zombie::start(&crate::rules::Options::default()).expect("the start");
        for _ in 0..120 {
            let Pending::Seats(seats) = Zombie::pending(&state) else { break };
            let seat = seats.iter().next().expect("somebody");
            let mut steps = Vec::new();
            Zombie::offers(&Zombie::view(&state, Viewer::Seat(seat)), &mut steps);
            let view = Zombie::view(&state, Viewer::Seat(seat));
            let described = Zombie::describe_all(&view, &steps);
            let captures: Vec<_> =
                steps.iter().zip(described).filter(|(_, menu)| menu.capture).map(|(step, _)| step).collect();
            let step = match captures.choose(&mut rng) {
                Some(capture) => **capture,
                None => *steps.choose(&mut rng).expect("somebody can move"),
            };
            Zombie::apply(&mut state, seat, step).expect("it was offered");
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
                let view = Zombie::view(&state, viewer);
                let world = Zombie::resample(&view, &mut rng);
                assert_eq!(Zombie::view(&world, viewer), view);
                assert_eq!(Zombie::scene(&Zombie::view(&world, viewer)), Zombie::scene(&view));
                for side in Side::BOTH {
                    let mut counts = [0_u8; 6];
                    for (_, piece) in world.secrets[side.other().index()].iter() {
                        assert_eq!(piece.side, side);
                        counts[piece.role.index()] += 1;
                    }
                    assert_eq!(counts, state.public.graveyard[side.index()]);
                }
                worlds += 1;
                others += usize::from(world.secrets != state.secrets);
            }
        }
    }
    assert!(others * 2 > worlds, "{others} of {worlds} worlds were others");
}
