//! The lesson of Thinktank Chess: pieces that walk like one and strike like another.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("start"),
        LessonStep::ask("strike", &["c2d4"])
            .at("4k3/8/8/8/3p4/8/2[RN]5/4K3 w - - 0 1")
            .mistakes(&[Mistake::played("walk", &["c2c4", "c2d2"])]),
        LessonStep::ask("guard", &["c3a5"])
            .at("[rn]5k1/2p2ppp/8/p7/8/2Q5/5PPP/6K1 w - - 0 1")
            .mistakes(&[Mistake::played("struck", &["c3c7"])]),
        LessonStep::win("mate")
            .at("6k1/5ppp/8/[BR]7/8/8/8/6K1 w - - 0 1")
            .mistakes(&[Mistake::played("near", &["a5b6", "a5c7"])]),
        LessonStep::ask("promote", &["b7b8=BN", "b7b8=RN"])
            .at("8/1P1k4/q7/8/8/8/8/6K1 w - - 0 1")
            .mistakes(&[Mistake::played("queen", &["b7b8=Q"])]),
    ],
};
