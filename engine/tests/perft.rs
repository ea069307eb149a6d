//! The move generator against published and cross-checked numbers, and against another engine.

use engine::chess::{Arrays, DeadPositions, Position, perft};

/// A table line: a position and the numbers of lines of 1, 2, 3 … moves from it.
fn table(text: &str) -> Vec<(&str, Vec<u64>)> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (position, numbers) = line.split_once(" ; ").expect("a position, then numbers");
            (position, numbers.split(' ').map(|number| number.parse().expect("a number")).collect())
        })
        .collect()
}

fn check(text: &str, arrays: Arrays) {
    for (fen, numbers) in table(text) {
        let position = Position::parse(fen, arrays).expect(fen);
        assert_eq!(position.to_string(), fen);
        for (depth, expected) in (1..).zip(numbers) {
            assert_eq!(perft(&position, depth, DeadPositions::Orthodox), expected, "{fen}, depth {depth}");
        }
    }
}

#[test]
fn the_usual_six_positions() {
    check(include_str!("data/perft/chess.txt"), Arrays::Usual);
}
