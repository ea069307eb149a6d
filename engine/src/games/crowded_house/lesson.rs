//! The lesson of Crowded House: whose half it is, and what only the next player can do.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("start"),
        LessonStep::ask("half", &["f1d3", "f1c4", "f1b5", "f1a6"])
            .after(&["e2e4", "e7e5"])
            .mistakes(&[Mistake::refused("theirs", &["f1e2", "g1f3"])]),
        LessonStep::ask("reach", &["e1d1", "e1d2"])
            .at("6k1/3r1ppp/8/8/8/8/5PPP/4K3 wk - - 0 1")
            .mistakes(&[Mistake::played("shy", &["e1e2", "e1f1"])]),
        LessonStep::ask("free", &["h5d5"])
            .at("3r2k1/5p1p/8/3p3Q/8/8/5PPP/6K1 wk - - 0 1")
            .mistakes(&[Mistake::played("guarded", &["h5f7", "h5h7"])]),
        LessonStep::win("mate")
            .at("6k1/5ppp/8/8/8/8/5PPP/R5K1 wq - - 0 1")
            .mistakes(&[Mistake::played("near", &["a1a7"])]),
    ],
};
