//! The lesson of Chess Golf: borrowed moves, and what a bid is worth.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};
use crate::rules::worked::Moment;

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: WORKED,
    steps: &[
        LessonStep::show("hole").at("2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb"),
        LessonStep::ask("borrow", &["d3c1"])
            .at("8/8/8/8/3N4/3K4/8/2b5 w - - 0 1 chosen=Kb")
            .mistakes(&[Mistake::refused("own", &["d3c2", "d3d2"]), Mistake::played("bishop", &["c1*"])]),
        LessonStep::ask("bring", &["c1b1", "c1b2"])
            .at("b7/8/8/8/8/8/8/K1Q5 w - - 0 1 chosen=Kb")
            .mistakes(&[Mistake::played("march", &["a1a2"])]),
        LessonStep::ask("bid", &["3", "line/e5-g6/g6-h5/h5-h2"])
            .at(
                "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=bid hole=1 players=1 dealer=1 cards=2 deck=NNBBRRQnnbrrqk",
            )
            .mistakes(&[
                Mistake::played("low", &["1", "2"]),
                Mistake::played("impossible", &["0"]),
            ]),
        LessonStep::ask("show", &["e5g6/g6h5/h5h2"])
            .at(
                "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=show1 hole=1 players=1 dealer=1 cards=2 shown=3 deck=NNBBRRQnnbrrqk",
            )
            .mistakes(&[Mistake::played("up", &["--"])]),
    ],
};

/// The starting position of the worked turn.
const BOARD: &str = "2B2r2/1r3N1b/2N1B2q/5Q2/3n1b2/R3K3/3k4/2R3n1 w - - 0 1 chosen=Qk phase=bid hole=1 players=1 dealer=1 cards=2 deck=NNBBRRKnnbbrrq";

/// The worked turn, picture by picture.
const WORKED: &[Moment] = &[
    Moment::at("called", BOARD),
    Moment::at("borrowed", BOARD).after(&["2"]).next(&["f5-c2"]),
    Moment::at("onwards", BOARD).after(&["2"]).amid("f5c2").next(&["c2-d2"]),
];
