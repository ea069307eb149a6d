//! The lesson of Goal Box Chess: ways into the boxes, changes of places, and how the race is won.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("start"),
        LessonStep::ask("enter", &["b4a4"])
            .at("*n1q1n*/*1p1p1*/*5*/*2P3/1N4*/*5*/*1P1P1*/*1R2N* w - - 0 1")
            .mistakes(&[Mistake::played("hop", &["b4c6", "b4d3"])]),
        LessonStep::ask("swap", &["a4<>d8=Q"])
            .at("*n1N1n*/*1p1p1*/*5*/*6/P5*/*3q1*/*1P1P1*/*1R3* w - - 0 1")
            .mistakes(&[
                Mistake::played("leave", &["a4b4"]),
                Mistake::played("small", &["a4<>d8=N", "a4<>d8=B", "a4<>d8=R"]),
            ]),
        LessonStep::ask("stop", &["d3f5"])
            .at("*n3n*/*1p1p1*/*5*/*4r1/n5*/*2B2*/*1P1P1*/*1R3* w - - 0 1")
            .mistakes(&[Mistake::played("attack", &["d3b5", "c2c3"])]),
        LessonStep::win("win")
            .at("*n3n*/*1p1p1*/*5*/*4R1/N3q1*/*5*/*1P1P1*/*1R3* w - - 0 1")
            .mistakes(&[Mistake::played("change", &["a4<>f5"]), Mistake::played("prey", &["f5f8"])]),
    ],
};
