//! The lesson of Half Alice Chess: moves through the looking-glass, and what is no obstacle there.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};
use crate::rules::worked::Moment;

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: WORKED,
    steps: &[
        LessonStep::show("through").after(&["e2e4", "e7e5"]),
        LessonStep::ask("pass", &["a1a8"]).at("r5k1/5ppp/8/8/P7/8/5PPP/R5K1 w - - 0 1 far=a4").mistakes(&[
            Mistake::refused("landing", &["a1a4"]),
            Mistake::played("short", &["a1a3", "a1a5", "a1a6", "a1a7"]),
        ]),
        LessonStep::ask("block", &["d2e3"])
            .at("4r1k1/5ppp/8/8/8/8/3B1PPP/4K3 w - - 0 1 far=d2")
            .mistakes(&[Mistake::played("run", &["e1d1", "e1f1"]), Mistake::refused("away", &["e1e2"])]),
        LessonStep::ask("king", &["e1e2"]).at("3r1r1k/8/8/8/8/8/7P/4K3 w - - 0 1 far=f8").mistakes(&[
            Mistake::refused("near", &["e1d1", "e1d2"]),
            Mistake::refused("far", &["e1f1", "e1f2"]),
        ]),
        LessonStep::win("mate")
            .at("6k1/5ppp/8/8/8/8/5PPP/RR4K1 w - - 0 1 far=b1")
            .mistakes(&[Mistake::played("vanished", &["a1a8"])]),
    ],
};

/// The starting position of the worked turn.
const BOARD: &str = "1k5r/ppp3p1/8/8/7P/8/PPP5/1K5R w - - 0 1 far=h4";

/// The worked turn, picture by picture.
const WORKED: &[Moment] = &[
    Moment::at("open", BOARD).next(&["h1-h8"]),
    Moment::at("taken", BOARD).after(&["h1h8"]),
    Moment::at("overlooked", BOARD).after(&["h1h8", "g7g5"]).next(&["h8-e8"]),
    Moment::at("back", BOARD).after(&["h1h8", "g7g5", "h8e8"]),
];
