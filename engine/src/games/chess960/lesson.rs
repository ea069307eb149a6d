//! The lesson of Chess960: where the pieces stand, and how to castle from there.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("start").at("bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - 0 1"),
        LessonStep::ask("long", &["O-O-O"])
            .at("bnrqkbnr/pppp2pp/5p2/4p3/4P3/8/PPPPQPPP/BNR1KBNR w KQkq - 0 3")
            .mistakes(&[Mistake::played("step", &["e1d1"])]),
        LessonStep::ask("stay", &["O-O"])
            .at("4k3/8/8/8/8/8/5PPP/6KR w K - 0 1")
            .mistakes(&[Mistake::played("step", &["g1f1"])]),
        LessonStep::ask("corner", &["O-O"])
            .at("4k3/8/8/4b3/8/8/8/rRK4R w KQ - 0 1")
            .mistakes(&[Mistake::refused("uncovered", &["O-O-O", "0-0-0"])]),
        LessonStep::win("mate")
            .at("4rkr1/4p1p1/8/8/8/8/8/5K1R w K - 0 1")
            .mistakes(&[Mistake::played("take", &["h1h8"])]),
    ],
};
