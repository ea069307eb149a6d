//! The lesson of Fun-in-a-Box Chess: Things that leap where nothing else can, and capture in pairs.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("start"),
        LessonStep::ask("leap", &["d0*", "e0*"])
            .mistakes(&[Mistake::refused("line", &["d0d4", "e0e4", "d0g3", "e0f2", "d0e2"])]),
        LessonStep::ask("pair", &["e1f4"]).at("4k3/8/8/8/8/6b1/7T/4T1K1 w - - 0 1").mistakes(&[
            Mistake::refused("landing", &["e1g3", "h2g3"]),
            Mistake::played("beside", &["e1g4"]),
        ]),
        LessonStep::ask("between", &["d1d5"])
            .at("6k1/5ppp/8/2tpt3/8/8/5PPP/3Q2K1 w - - 0 1")
            .mistakes(&[Mistake::played("shy", &["d1d4", "d1d3", "d1d2"])]),
        LessonStep::ask("king", &["e1f2"])
            .at("t5k1/8/8/8/8/3t4/4nn2/4K3 w - - 0 1")
            .mistakes(&[Mistake::refused("caught", &["e1e2"]), Mistake::played("step", &["e1f1"])]),
        LessonStep::ask("latch", &["e1e5", "f2g3", "h2g3"])
            .at("6k1/5ppp/8/2p1t3/8/6t1/5P1P/b3R1K1 w - - 0 1")
            .mistakes(&[Mistake::played("bishop", &["e1a1"])]),
    ],
};
