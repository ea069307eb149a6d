//! The lesson of Allthought Chess: pawns that walk diagonally and strike straight ahead.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("start"),
        LessonStep::ask("walk", &["e2c4", "e2g4"]).mistakes(&[
            Mistake::refused("straight", &["e2e4", "e2e3"]),
            Mistake::played("short", &["e2d3", "e2f3"]),
        ]),
        LessonStep::ask("strike", &["d4d5", "e4e5"]).at("4k3/8/8/3pp3/3PP3/8/8/4K3 w - - 0 1").mistakes(&[
            Mistake::refused("slanting", &["d4e5", "e4d5"]),
            Mistake::played("past", &["d4c5", "e4f5"]),
        ]),
        LessonStep::ask("passing", &["e5e6"])
            .at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1")
            .after(&["d7f5"])
            .mistakes(&[Mistake::played("late", &["e5d6", "e5f6"])]),
        LessonStep::ask("promote", &["b7b8=*"])
            .at("1q4k1/1P3ppp/8/8/8/8/8/6K1 w - - 0 1")
            .mistakes(&[Mistake::played("beside", &["b7a8=*", "b7c8=*"])]),
    ],
};
