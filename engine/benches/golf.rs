//! The time that the referee of Chess Golf takes to prove a par. `cargo bench -p engine --bench golf`; `--example golf_holes` has a
//! thousand random holes.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;

use criterion::{Criterion, criterion_group, criterion_main};
use engine::chess::Fields;
use engine::games::chess_golf::{solver, text};
use engine::rules::Effort;

/// Name and position.
const HOLES: [(&str, &str); 5] = [
    ("example, par 3", "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb"),
    ("special move, par 2", "5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 w - - 0 1 chosen=qN"),
    ("problem 1, par 5", "3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6 w - - 0 1 chosen=bb"),
    ("problem 2, par 6", "5r1b/2n5/8/3Q4/Bk4n1/4N3/Rr1KR1B1/N4qb1 w - - 0 1 chosen=nnr"),
    ("problem 3, par 6", "1N2b1b1/1nr2B2/3B3R/6k1/N5q1/4Qn2/2r3R1/5K2 w - - 0 1 chosen=NNB"),
];

fn pars(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("par");
    group.sample_size(10);
    for (name, position) in HOLES {
        let hole = text::hole(&Fields::cut(position).expect(position)).expect(position);
        let stop = AtomicBool::new(false);
        let effort = Effort { nodes: u64::MAX, bytes: 1 << 30, stop: &stop };
        let verdict = solver::solve(&hole, &effort).expect("nobody stops it");
        println!("{name}: {verdict}");
        group.bench_function(name, |bencher| bencher.iter(|| solver::solve(black_box(&hole), &effort)));
    }
    group.finish();
}

criterion_group!(benches, pars);
criterion_main!(benches);
