//! The lesson of Masquerade Chess: tables of captures, free tries, and what you know of the other side.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};
use crate::rules::worked::Moment;

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: WORKED,
    steps: &[
        LessonStep::ask("table", &["KQ/*", "*/QQ/*"])
            .mistakes(&[Mistake::played("second", &["*/RQ/*", "*/BQ/*", "*/NQ"])]),
        LessonStep::ask("try", &["f3e5"]).at(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3 white=KR,QK,RN,BB,NQ black=KK,QN,RB,BR,NQ",
        ),
        LessonStep::ask("sheet", &["d4c3"])
            .at("6k1/5ppp/2p5/8/3N4/2p5/5PPP/6K1 w - - 0 20 white=KR,QK,RN,BB,NQ black=KK,QN,RB,BR,NQ")
            .after(&["d4c6", "h7h6"])
            .mistakes(&[Mistake::played("again", &["d4c6"]), Mistake::played("guarded", &["d4g7"])]),
        LessonStep::ask("danger", &["e1d1", "e1d2", "e1f1", "e1f2"])
            .at("6k1/8/8/8/4n3/8/8/4K3 w - - 0 30 white=KR,QK,RN,BB,NQ black=KK,QN,RB,BQ,NR")
            .mistakes(&[Mistake::played("line", &["e1e2"]), Mistake::played("gamble", &["e1e4"])]),
        LessonStep::ask("king", &["e7d8=*"])
            .at("3k4/4P3/8/8/8/8/8/3RK3 w - - 0 40 white=KR,QK,RN,BB,NQ black=KK,QN,RB,BR,NQ")
            .mistakes(&[Mistake::played("gamble", &["d1d8"]), Mistake::played("promoted", &["e7e8=*"])]),
    ],
};

/// The starting position of the worked turn.
const BOARD: &str = "1k6/ppp5/8/3p4/p7/2N3p1/PPP5/1K6 w - - 0 20 white=KR,QK,RN,BB,NQ black=KK,QN,RB,BR,NQ";

/// The worked turn, picture by picture.
const WORKED: &[Moment] = &[
    Moment::at("named", BOARD).next(&["c3-d5"]),
    Moment::at("wrong", BOARD).after(&["c3d5"]),
    Moment::at("again", BOARD).after(&["c3d5", "b8a8"]).next(&["c3-g3"]),
    Moment::at("found", BOARD).after(&["c3d5", "b8a8", "c3g3"]),
];
