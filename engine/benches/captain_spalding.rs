//! The time to list every whole turn, over the positions of random games with all their past. `cargo bench -p engine --bench
//! captain_spalding` also prints the slowest of them.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use engine::any_game::AnyTable;
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Viewer;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

/// Games played, and turns of each at most.
const GAMES: u64 = 100;
const TURNS: u32 = 200;

/// Every position of random games in which captures are avoided, so that the games grow long and the boards full.
fn positions() -> Vec<Box<dyn AnyTable>> {
    let game = catalogue::find("captain-spalding").expect("a game of the catalogue");
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = game.open(&Options::default(), None).expect("the start");
        let mut turns = None;
        while let Pending::Seats(seats) = table.pending() {
            if table.turns_completed() == TURNS {
                break;
            }
            if turns != Some(table.turns_completed()) {
                turns = Some(table.turns_completed());
                positions.push(table.fork());
            }
            let seat = seats.iter().next().expect("somebody is to move");
            let offers = table.offers(Viewer::Seat(seat));
            let quiet: Vec<_> = offers.iter().filter(|offer| !offer.capture).collect();
            let offer =
                quiet.choose(&mut rng).copied().or_else(|| offers.first()).expect("something is offered");
            table.step(seat, &offer.text).expect("it was offered");
        }
    }
    positions
}

fn turns(criterion: &mut Criterion) {
    let positions = positions();
    let mut times: Vec<(Duration, usize, String)> = positions
        .iter()
        .map(|table| {
            // The best of three: what else runs on the machine is not what is measured.
            let time = |_| {
                let begun = Instant::now();
                black_box(black_box(table).turns());
                begun.elapsed()
            };
            let best = (0..3).map(time).min().expect("three were measured");
            (best, table.turns().len(), table.position())
        })
        .collect();
    times.sort();
    for (name, part) in [("median", 0.5), ("99th percentile", 0.99), ("slowest", 1.0)] {
        let (time, turns, position) = &times[((times.len() - 1) as f64 * part) as usize];
        println!("{name} of {}: {time:?} for {turns} turns of {position}", times.len());
    }
    let mut group = criterion.benchmark_group("captain-spalding");
    group.sample_size(20);
    let start = &positions[0];
    group.bench_function("turns of the start", |bencher| bencher.iter(|| black_box(start).turns()));
    let late = positions.iter().max_by_key(|table| table.turns_completed()).expect("many were played");
    group.bench_function("turns after a long game", |bencher| bencher.iter(|| black_box(late).turns()));
    group.bench_function("two turns deep", |bencher| bencher.iter(|| black_box(start).perft(2)));
    group.finish();
}

criterion_group!(benches, turns);
criterion_main!(benches);
