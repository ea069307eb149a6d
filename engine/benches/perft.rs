//! How fast lines of play are made, compared with `cozy-chess` in the same run: `cargo bench -p engine --bench perft`.
//!
//! Every move is played, the last of each line too: counting them without playing would measure the generator alone.

use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::chess::{Arrays, Position};
use engine::search::Search;

/// Name, position, depth, and the lines of that depth.
const POSITIONS: [(&str, &str, u32, u64); 4] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5, 4_865_609),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4_085_603),
    ("rook-ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
    ("middle-game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3_894_594),
];

fn ours(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    let _: ControlFlow<()> = position.continuations(|_, next| {
        lines += ours(black_box(&next), depth - 1);
        ControlFlow::Continue(())
    });
    lines
}

fn theirs(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    board.generate_moves(|fan| {
        for mv in fan {
            let mut next = board.clone();
            next.play_unchecked(mv);
            lines += theirs(black_box(&next), depth - 1);
        }
        false
    });
    lines
}

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (name, fen, depth, lines) in POSITIONS {
        let position = Position::parse(fen, Arrays::Usual).expect(fen);
        let board: cozy_chess::Board = fen.parse().expect(fen);
        group.throughput(Throughput::Elements(lines));
        group.bench_function(BenchmarkId::new("engine", name), |bencher| {
            bencher.iter(|| assert_eq!(ours(black_box(&position), depth), lines));
        });
        group.bench_function(BenchmarkId::new("cozy-chess", name), |bencher| {
            bencher.iter(|| assert_eq!(theirs(black_box(&board), depth), lines));
        });
    }
    group.finish();
}

criterion_group!(benches, perft);
criterion_main!(benches);
