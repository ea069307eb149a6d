//! The lesson of Adrenaline Chess: the rush, the extra steps, and the checks they give.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};
use crate::rules::worked::Moment;

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: WORKED,
    steps: &[
        LessonStep::ask("rush", &["d1d4/+*"])
            .at("6k1/1b3ppp/8/8/3r4/8/5PPP/3Q2K1 w - - 0 1")
            .mistakes(&[Mistake::refused("runner", &["d1d4/+b7"])]),
        LessonStep::ask("step", &["e4*/h6/+*"])
            .at("6k1/5p2/7r/8/4N3/8/8/6K1 w - - 0 1 checkers=e4:1")
            .mistakes(&[Mistake::played("stopped", &["e4g5"])]),
        LessonStep::ask("gain", &["a1a5/b6/+*"])
            .at("7k/8/1q6/n7/8/8/8/R6K w - - 0 1 checkers=a5:1")
            .mistakes(&[Mistake::played("content", &["a1a5/+*"])]),
        LessonStep::ask("check", &["a6f6/*"]).at("7k/8/R4n2/8/2K5/8/8/8 w - - 0 1 checkers=f6:1").mistakes(
            &[
                Mistake::refused("unseen", &["a6a8", "c4d3", "c4d4"]),
                Mistake::played("run", &["c4b3", "c4b4", "c4b5", "c4c3"]),
            ],
        ),
        LessonStep::win("mate")
            .at("3r2k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1 checkers=e1:1")
            .mistakes(&[Mistake::played("taken", &["e1e8"])]),
    ],
};

/// The starting position of the worked turn.
const BOARD: &str = "6k1/5ppp/3r4/8/8/2N5/5PPP/6K1 w - - 0 1 checkers=c3:1";

/// The worked turn, picture by picture.
const WORKED: &[Moment] = &[
    Moment::at("checker", BOARD).next(&["c3-d5"]),
    Moment::at("leap", BOARD).amid("c3d5").next(&["d5-d6"]),
    Moment::at("stepped", BOARD).amid("c3d5/d6"),
    Moment::at("given", BOARD).after(&["c3d5/d6/+h7"]),
];
