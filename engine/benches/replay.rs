//! The cost of an entry when a game is replayed from its log, and of one more turn after that: neither may grow with the length of
//! the log. `cargo bench -p engine --bench replay`.

use std::hint::black_box;

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Viewer;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

fn table() -> Box<dyn AnyTable> {
    catalogue::find("chess").expect("a game").open(&Options::default(), None).expect("the start")
}

/// A random game without captures, as far as possible; shorter if it ended earlier.
fn line(turns: usize, seed: u64) -> Vec<Entry> {
    let (mut rng, mut table, mut log) = (StdRng::seed_from_u64(seed), table(), Vec::new());
    while log.len() < turns {
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is to act");
        let mut offers = table.offers(Viewer::Seat(seat));
        if offers.iter().any(|offer| !offer.capture) {
            offers.retain(|offer| !offer.capture);
        }
        let text = offers.choose(&mut rng).expect("a move").text.clone();
        let entry = Entry { actor: Actor::Seat(seat), text };
        table.apply(&entry).expect("it was offered");
        log.push(entry);
    }
    log
}

fn played(log: &[Entry]) -> Box<dyn AnyTable> {
    let mut table = table();
    for entry in log {
        table.apply(entry).expect("it was played before");
    }
    table
}

fn replay(criterion: &mut Criterion) {
    let whole = (0..).map(|seed| line(301, seed)).find(|log| log.len() == 301).expect("a long game");
    let mut group = criterion.benchmark_group("replay");
    for turns in [10, 100, 300] {
        let log = &whole[..turns];
        group.throughput(Throughput::Elements(turns as u64));
        group.bench_with_input(BenchmarkId::new("whole", turns), log, |bench, log| {
            bench.iter(|| played(black_box(log)));
        });
        group.throughput(Throughput::Elements(1));
        let (table, next) = (played(log), &whole[turns]);
        group.bench_function(BenchmarkId::new("one more", turns), |bench| {
            bench.iter_batched(|| table.fork(), |mut table| table.apply(next), BatchSize::SmallInput);
        });
    }
    group.finish();
}

criterion_group!(benches, replay);
criterion_main!(benches);
