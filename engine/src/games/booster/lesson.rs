//! The lesson of Booster Chess: cards that boost and hobble, and what checkers do.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};
use crate::rules::worked::Moment;

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: WORKED,
    steps: &[
        LessonStep::show("hand").at(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 hands=PNBqrC|pnkbcc deck=PPPPPNRRQKppppp",
        ),
        LessonStep::ask("boost", &["*/+N@*"])
            .at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 hands=PNBqrC|pnkbcc deck=PPPPPNRRQKppppp")
            .mistakes(&[Mistake::played("hobbled", &["*/+q@d8"])]),
        LessonStep::ask("step", &["e4*/h6*"])
            .at("6k1/5p2/7r/8/4N3/8/8/6K1 w - - 0 30 checkers=e4:w1 hands=PPPPN|pppkbr deck=PPRBpp")
            .mistakes(&[Mistake::played("stopped", &["e4g5", "e4g5/+*"])]),
        LessonStep::ask("hobbled", &["c3c6*"])
            .at("2q3k1/5ppp/2p5/8/8/2R5/5PPP/6K1 w - - 0 30 checkers=c8:w1 hands=NPPPP|pppkbr deck=PPRBpp"),
        LessonStep::win("mate")
            .at("6k1/5ppp/8/8/q7/8/5PPP/3R2K1 w - - 0 30 hands=qPPPPN|pppkbr deck=PPRBpp")
            .mistakes(&[Mistake::played("early", &["d1d8", "d1d8/+P*"])]),
    ],
};

/// The starting position of the worked turn.
const BOARD: &str =
    "1q4k1/5ppp/3r4/8/8/2N5/5PPP/6K1 w - - 0 30 checkers=c3:w1 hands=qPPPP|pppkbr deck=PPRBpp";

/// The worked turn, picture by picture.
const WORKED: &[Moment] = &[
    Moment::at("cards", BOARD).next(&["c3-d5"]),
    Moment::at("leap", BOARD).amid("c3d5").next(&["d5-d6"]),
    Moment::at("stepped", BOARD).amid("c3d5/d6"),
    Moment::at("slowed", BOARD).amid("c3d5/d6/+q@b8"),
];
