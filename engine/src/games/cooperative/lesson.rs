//! The lesson of Cooperative Chess: cards that say who may take what, wild cards, and when a king may fall.

use crate::rules::Lesson;
use crate::rules::lesson::{LessonStep, Mistake};

/// The lesson; assumes the reader knows chess.
pub(super) const LESSON: Lesson = Lesson {
    words: crate::rules::words_beside!("lesson"),
    worked: &[],
    steps: &[
        LessonStep::show("hand").at(
            "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 hands=PNB|kqr deck=PPPPNp stacks=|p",
        ),
        LessonStep::ask("take", &["P/e4d5"])
            .at("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 hands=PNB|kqr deck=PPPPNp stacks=|p")
            .mistakes(&[
                Mistake::played("card", &["P"]),
                Mistake::refused("cardless", &["e4d5"]),
                Mistake::refused("kind", &["N/e4d5", "B/e4d5"]),
            ]),
        LessonStep::ask("move", &["f1b5/B/b5d7"])
            .at("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 hands=PNB|kqr deck=PPPPNp stacks=|p")
            .mistakes(&[
                Mistake::played("stopped", &["f1b5/B"]),
                Mistake::played("wrong", &["f1b5/N", "f1b5/P"]),
            ]),
        LessonStep::ask("wild", &["N/c3d5"])
            .at("r3kb1r/ppp2ppp/8/1p1q4/8/2N5/PPP2PPP/R1B1KB1R w - - 0 9 hands=PNB|kqr deck=PPPPp stacks=P|n")
            .mistakes(&[Mistake::played("pawn", &["N/c3b5"]), Mistake::played("card", &["N"])]),
        LessonStep::ask("king", &["N/f6h5"])
            .at("r3k2r/1pp2ppp/5N2/7q/8/8/PPP2PPP/R3K2R w - - 0 20 hands=PNB|kbr deck=PPPp stacks=P|n captured=Q")
            .mistakes(&[Mistake::played("over", &["N/f6e8"]), Mistake::played("pawn", &["N/f6h7"])]),
    ],
};
