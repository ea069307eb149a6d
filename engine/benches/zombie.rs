//! The cost of many zombies: the list of next steps, on quiet boards and on the worst known ones. `cargo bench -p engine --bench
//! zombie`

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Viewer;

/// Name and position.
const POSITIONS: [(&str, &str); 6] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    (
        "one zombie",
        "r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 5 zombies=c6 buried=w:b2p|b:g7N",
    ),
    (
        "eight zombies a side",
        "1q1qkq1q/1r1n1b1p/8/8/8/8/P1B1N1R1/Q1Q1KQ1Q w - - 0 1 \
         zombies=a1,c1,f1,h1,a2,c2,e2,g2,b7,d7,f7,h7,b8,d8,f8,h8",
    ),
    (
        "eight zombies, in check that they can end",
        "4r2k/8/8/8/N1B1N1R1/P1P3P1/7Q/4K3 w - - 0 1 zombies=h2,a3,c3,g3,a4,c4,e4,g4",
    ),
    (
        "eight zombies, in a check that none can end",
        "7k/8/8/8/N1B3R1/P1P3P1/5nPP/5B1K w - - 0 1 zombies=f1,g2,h2,a3,c3,g3,a4,c4",
    ),
    (
        "two checks that only one and the same zombie could answer",
        "k3r2N/7N/7N/b6N/7N/5N1N/7N/4K3 w - - 0 1 zombies=h2,f3,h3,h4,h5,h6,h7,h8",
    ),
];

fn zombies(criterion: &mut Criterion) {
    let game = catalogue::find("zombie").expect("a game of the catalogue");
    let mut group = criterion.benchmark_group("steps");
    group.sample_size(20);
    for (name, position) in POSITIONS {
        let table = game.open(&Options::default(), Some(position)).expect(position);
        let Pending::Seats(seats) = table.pending() else { panic!("{name} is over: {:?}", table.pending()) };
        let viewer = Viewer::Seat(seats.iter().next().expect("somebody is to move"));
        println!("{name}: {} steps", table.offers(viewer).len());
        group.bench_function(name, |bencher| bencher.iter(|| black_box(&table).offers(viewer)));
    }
    group.finish();
}

criterion_group!(benches, zombies);
criterion_main!(benches);
