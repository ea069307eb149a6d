//! Actions of the controls of lessons.

use model::computer::Level;

use crate::asking::controls::controls;
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::{Anyone, Welcome};
use crate::asking::rights::Rule;
use crate::games::learn::{COMPUTER, INVITE, LIST, OPEN, WORKED};

controls! {
    /// An action of a control of lessons.
    Act of Lesson with pages {
        /// List the lessons.
        List = LIST, Rule::page(Anyone, Looks);
        /// Open the lesson chosen from the list (menu; value: the game's id).
        Choose = "choose", Rule::page(Anyone, Changes);
        /// Open the lesson of a game where the person left it.
        Open(rules: String) = OPEN, Rule::page(Anyone, Changes);
        /// Begin a step, counted from 0; the number of steps means the end page.
        Step(rules: String, at: usize) = "step", Rule::page(Anyone, Changes);
        /// Show the hint of a step.
        Hint(rules: String, at: usize) = "hint", Rule::page(Anyone, Changes);
        /// Show a right turn of a step.
        Solution(rules: String, at: usize) = "solution", Rule::page(Anyone, Changes);
        /// Show a picture of the game's worked turn, counted from 0.
        Worked(rules: String, at: usize) = WORKED, Rule::page(Anyone, Looks);
        /// Play the game against the computer, at the level the button says.
        Computer(rules: String, level: Option<Level>) = COMPUTER, Rule::page(Welcome, Changes);
        /// Invite everybody in the channel to the game.
        Invite(rules: String) = INVITE, Rule::page(Welcome, Changes);
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue;

    use super::*;

    #[test]
    fn every_word_comes_back_and_fits() {
        for game in catalogue::all() {
            let id = game.info().id.to_owned();
            let all = [
                Act::List,
                Act::Choose,
                Act::Open(id.clone()),
                Act::Step(id.clone(), 99),
                Act::Hint(id.clone(), 99),
                Act::Solution(id.clone(), 99),
                Act::Worked(id.clone(), 9),
                Act::Computer(id.clone(), None),
                Act::Computer(id.clone(), Some(Level::Medium)),
                Act::Invite(id),
            ];
            for act in all {
                assert!(act.word().len() <= 40 && !act.word().contains(':'), "{act:?}");
                assert_eq!(Act::from_word(&act.word()), Some(act));
            }
        }
        for word in [
            "",
            "open",
            "step.chess",
            "step.chess.x",
            "step.chess.-1",
            "hint.chess.0.1",
            "list.chess",
            "computer.chess.best",
        ] {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
    }
}
