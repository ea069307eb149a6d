//! The lesson of Zombie Chess: burying, graves that are better left alone, and zombies that have to move.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// Graves in the first step under pieces that soon move: all behind the pawns, and the pawn in front of the queen.
const RESTLESS: &[&str] =
    &["e4d5/@a1", "e4d5/@b1", "e4d5/@c1", "e4d5/@d1", "e4d5/@f1", "e4d5/@g1", "e4d5/@h1", "e4d5/@d2"];

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        // Right are pawns that no other piece needs out of its way.
        LessonStep::ask("bury", &["e4d5/@a2", "e4d5/@b2", "e4d5/@c2", "e4d5/@f2", "e4d5/@g2", "e4d5/@h2"])
            .after(&["e2e4", "d7d5"])
            .mistakes(&[
                Mistake::played("walker", &["e4d5/@d5"]),
                Mistake::played("king", &["e4d5/@e1"]),
                Mistake::played("restless", RESTLESS),
            ]),
        LessonStep::ask("grave", &["e4d5/@*"])
            .at("r1b1kb1r/ppp2ppp/2n2n2/3pp3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 0 6 buried=w:c3q")
            .mistakes(&[Mistake::played("woken", &["c3*"])]),
        LessonStep::show("secret")
            .at("r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 5 zombies=c6 buried=w:b2p|b:g7N"),
        LessonStep::ask("idle", &["c6b7/@*", "c6d7/@*"])
            .at("r1bqkbnr/pppp1ppp/2P5/8/3nP3/8/PPP2PPP/RNBQKB1R w KQkq - 0 5 zombies=c6 buried=w:b2p|b:g7N")
            .mistakes(&[Mistake::played("greedy", &["d1d4*"])]),
        LessonStep::win("horde").at("7k/8/R7/1R6/8/8/8/4K3 w - - 0 1 zombies=b5,a6").mistakes(&[
            Mistake::played("half", &["a6a8", "b5b8"]),
            Mistake::played("stalemate", &["a6a7/b5g5", "b5g5/a6a7", "a6g6/b5b7", "b5b7/a6g6"]),
            Mistake::played("king", &["e1*"]),
        ]),
    ],
};
