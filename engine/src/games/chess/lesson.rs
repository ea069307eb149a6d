//! The lesson of Chess: from how pieces take to a mate, and to what is none.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; for beginners who have never played.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::ask("rook", &["d1d5"])
            .at("6k1/5ppp/8/3p4/8/8/5PPP/3R2K1 w - - 0 1")
            .mistakes(&[Mistake::played("near", &["d1d4"])]),
        LessonStep::ask("pawn", &["e4d5"])
            .at("4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1")
            .mistakes(&[Mistake::refused("ahead", &["e4e5", "exe5"])]),
        LessonStep::ask("knight", &["b5c7"])
            .at("q3k3/8/8/1N6/8/8/8/4K3 w - - 0 1")
            .mistakes(&[Mistake::played("check", &["b5d6"]), Mistake::played("queen", &["b5a7", "b5a3"])]),
        LessonStep::ask("check", &["b5e8"]).at("4r1k1/5ppp/8/1B6/8/8/5PPP/4K3 w - - 0 1").mistakes(&[
            Mistake::played("block", &["b5e2"]),
            Mistake::played("run", &["e1d1", "e1d2", "e1f1"]),
        ]),
        LessonStep::ask("castle", &["O-O"]).at("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1").mistakes(&[
            Mistake::refused("passes", &["O-O-O", "0-0-0", "e1c1"]),
            Mistake::played("walk", &["e1f1", "e1e2", "e1f2"]),
        ]),
        LessonStep::win("mate")
            .at("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
            .mistakes(&[Mistake::played("near", &["a1a7"])]),
        LessonStep::win("queen")
            .at("7k/8/5K2/8/8/8/6Q1/8 w - - 0 1")
            .mistakes(&[Mistake::played("stalemate", &["g2g6"])]),
    ],
};
