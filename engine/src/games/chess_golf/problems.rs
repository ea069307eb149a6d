//! Holes to be solved alone: one per day, and the three that the inventor published as problems.

use crate::rules::{Problem, Puzzles};

/// The game's puzzles.
pub(super) const PUZZLES: Puzzles =
    Puzzles { command: "golf", seed: *b"menagerie daily hole of golf v1\n", problems: &PROBLEMS };

/// Problems 1 to 3.
pub const PROBLEMS: [Problem; 3] = [
    Problem {
        position: "3R2b1/1Q3K1N/3R4/b5n1/N6B/3n2k1/1B2q2r/1r6 w - - 0 1 chosen=bb",
        printed: "d3b5/a5c6/c6e7/g3g4/g5f6/e7g8",
        shortest: "e2c3/d3b5/a5b3/f7f6/b3g8",
    },
    Problem {
        position: "5r1b/2n5/8/3Q4/Bk4n1/4N3/Rr1KR1B1/N4qb1 w - - 0 1 chosen=nnr",
        printed: "e3g3/g1b6/c7f4/g4e5/f4e6/e6f8/f8g7/g7e5",
        shortest: "g1h2/g4g3/g3c7/c7d7/d7e8/e8f8",
    },
    Problem {
        position: "1N2b1b1/1nr2B2/3B3R/6k1/N5q1/4Qn2/2r3R1/5K2 w - - 0 1 chosen=NNB",
        printed: "g2f2/e3e7/f7b3/a4d7/d7d6/d6d8/d8b8",
        shortest: "f1a1/d6d7/b8c8/c8d7/f7e6/d7a4",
    },
];
