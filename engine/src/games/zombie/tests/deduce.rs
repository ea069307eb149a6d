//! Deductions about burials, compared with every possible world, found by plain enumeration.

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::{from, play, start};
use crate::board::{Role, Side, Square, SquareSet};
use crate::games::zombie::Zombie;
use crate::games::zombie::clues::{Clue, Clues};
use crate::rules::{Audience, Options, Pending, Rules};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::AnyTable;

/// The most worlds that are enumerated.
const WORLDS: usize = 1_000;

/// The possible squares of each kind: every world is followed fact by fact. `None` when there are too many.
fn enumerated(clues: &Clues) -> Option<[SquareSet; 6]> {
    let mut worlds: BTreeSet<Vec<(Square, Role)>> = [Vec::new()].into();
    for clue in clues.facts() {
        let covers =
            |world: &[(Square, Role)], wanted: Square| world.iter().any(|(square, _)| *square == wanted);
        let mut next = BTreeSet::new();
        for world in worlds {
            match *clue {
                Clue::Buried { role, under } => {
                    for square in under.iter().filter(|square| !covers(&world, *square)) {
                        let mut world = world.clone();
                        world.push((square, role));
                        world.sort_unstable();
                        next.insert(world);
                    }
                }
                Clue::Rose { role, square } => {
                    let mut left = world;
                    if let Some(found) = left.iter().position(|grave| *grave == (square, role)) {
                        left.remove(found);
                        next.insert(left);
                    }
                }
                Clue::Clear(square) => next.extend((!covers(&world, square)).then_some(world)),
                Clue::Full(squares) => {
                    next.extend(squares.iter().all(|square| covers(&world, square)).then_some(world));
                }
            }
        }
        worlds = next;
        if worlds.len() > WORLDS {
            return None;
        }
    }
    let mut possible = [SquareSet::EMPTY; 6];
    for (square, role) in worlds.into_iter().flatten() {
        possible[role.index()].insert(square);
    }
    Some(possible)
}

/// The sentences of a seat's deductions.
fn deduced(table: &dyn AnyTable, seat: u8) -> Vec<String> {
    let events = table.deductions(Seat(seat));
    assert!(events.iter().all(|event| event.audience == Audience::Only(SeatSet::only(Seat(seat)))));
    events.iter().map(|event| event.sentence(&Zombie::INFO)).collect()
}

#[test]
fn ones_dead_could_lie_under_whatever_could_have_covered_them_and_was_not_turned_up_since() {
    let mut table = start();
    assert_eq!(deduced(&*table, 0), Vec::<String>::new(), "nobody is dead");
    play(&mut *table, "e2e4 d7d5 e4d5/@e1");
    let black = "Your lost pawn lies under one of White's 16 pieces.";
    assert_eq!((deduced(&*table, 0), deduced(&*table, 1)), (Vec::new(), vec![black.to_owned()]));
    play(&mut *table, "d8d5/@d5 b1c3 d5d4 c3b1");
    // Black's queen took on d5 and went on: d5 would have raised the pawn, and does raise nothing any more.
    let black = deduced(&*table, 1);
    assert_eq!(
        black,
        ["Your dead: pawn ×1 could lie on a1, c1, d1, e1, f1, g1, h1, a2, b2, c2, d2, f2, g2 and h2."]
    );
    assert_eq!(deduced(&*table, 0), Vec::<String>::new(), "it rose");
    let mut over = table.fork();
    play(&mut *over, "resign");
    assert_eq!(deduced(&*over, 1), Vec::<String>::new(), "every grave is open");
}

#[test]
fn where_there_was_no_room_left_every_cover_is_known_to_cover_one() {
    let mut table = from("7k/8/8/8/8/1n6/P7/4K3 w - - 0 1 buried=w:e1p,b3r");
    // A position's graves may be anywhere, for all that others know.
    assert!(deduced(&*table, 1).iter().all(|sentence| sentence.contains("a1, b1, c1")));
    play(&mut *table, "a2b3");
    let sentences =
        ["Your dead: pawn ×1 could lie on e1 and b3.", "Your dead: rook ×1 could lie on e1 and b3."];
    assert_eq!(deduced(&*table, 1), sentences, "the knight found no grave");
    play(&mut *table, "h8h7 b3b4");
    assert_eq!(deduced(&*table, 1), ["Your dead: pawn ×1 could lie on e1."], "the rook rose on b3");
}

#[test]
fn what_could_be_equals_every_world_there_is() {
    let mut rng = StdRng::seed_from_u64(17);
    let (mut compared, mut narrowed, mut deep) = (0, 0, 0);
    for _ in 0..40 {
        let mut state = Zombie::start(&Options::default()).expect("the start");
        // A few pieces on each side, so that graves are many and worlds few.
        if rng.random_bool(0.7) {
            state =
                Zombie::parse("1nb1k3/pp6/8/8/8/8/1P4PP/3K1BN1 w - - 0 1", &Options::default()).expect("few");
        }
        for _ in 0..120 {
            let Pending::Seats(seats) = Zombie::pending(&state) else { break };
            let seat = seats.iter().next().expect("somebody");
            let view = Zombie::view(&state, Viewer::Seat(seat));
            let mut steps = Vec::new();
            Zombie::offers(&view, &mut steps);
            let described = Zombie::describe_all(&view, &steps);
            let captures: Vec<_> =
                steps.iter().zip(described).filter(|(_, menu)| menu.capture).map(|(step, _)| step).collect();
            let step = match captures.choose(&mut rng) {
                Some(capture) if rng.random_bool(0.6) => **capture,
                _ => *steps.choose(&mut rng).expect("somebody can move"),
            };
            Zombie::apply(&mut state, seat, step).expect("it was offered");
            for burier in Side::BOTH {
                let clues = &state.public.clues[burier.index()];
                let possible = clues.possible();
                for (square, piece) in state.secrets[burier.index()].iter() {
                    assert!(possible[piece.role.index()].contains(square), "the truth is possible");
                }
                if let Some(worlds) = enumerated(clues) {
                    assert_eq!(possible, worlds, "{clues:?}");
                    let burials =
                        clues.facts().iter().filter(|fact| matches!(fact, Clue::Buried { .. })).count();
                    compared += usize::from(burials > 0);
                    deep += usize::from(burials > 2);
                    narrowed += usize::from(possible.iter().any(|squares| squares.len() == 1));
                }
            }
        }
    }
    assert!(compared > 1_000 && deep > 200 && narrowed > 50, "{compared}, {deep}, {narrowed}");
}

#[test]
fn long_histories_are_weighed_in_no_time_and_the_truth_stays_possible() {
    let mut clues = Clues::default();
    let ranks = SquareSet::rank(0) | SquareSet::rank(1);
    clues.buried(Role::Queen, ranks);
    for round in 0..200 {
        clues.buried(Role::Pawn, ranks);
        clues.clear(Square::new(16 + round % 40));
        clues.rose(Role::Pawn, Square::new(round % 8), 1);
    }
    let possible = clues.possible();
    assert!(!possible[Role::Queen.index()].is_empty());
}
