//! The lesson of Captain Spalding Chess: making creatures, sleeping monsters, and the Box.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("start"),
        LessonStep::ask("make", &["e1*/R*"])
            .mistakes(&[Mistake::played("headless", &["e1*/H*"]), Mistake::played("crumb", &["e1*/C*"])]),
        LessonStep::ask("bat", &["e1*/V*"])
            .at("j2x3p/8/8/8/4V3/8/8/P3X2J w - - 0 1")
            .mistakes(&[Mistake::refused("file", &["e1d2/Ve3", "e1e2/Ve3", "e1f2/Ve1"])]),
        LessonStep::ask("monster", &["d3*/Me4"])
            .at("j2x3p/8/8/8/4C3/3X4/8/P6J w - - 0 1")
            .mistakes(&[Mistake::played("apart", &["d3*/C*"])]),
        LessonStep::ask("asleep", &["d4e5"])
            .at("j2x3p/8/1m6/2v1r3/3E4/8/8/P3X2J w - - 0 1 gone=E,r")
            .mistakes(&[Mistake::played("gobbled", &["d4c5"])]),
        LessonStep::win("box")
            .at("j6p/2x5/8/3R4/8/8/8/P3X2J w - - 0 1 gone=R")
            .mistakes(&[Mistake::played("short", &["d5d6"])]),
    ],
};
