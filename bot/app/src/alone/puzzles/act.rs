//! Actions of the controls of puzzles.

use engine::tactics::Grade;

use crate::asking::controls::{Argument, Parts, controls};
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::Anyone;
use crate::asking::rights::Rule;
use crate::games::learn::{ANY_GRADE, BACK, LIST, NEXT};

controls! {
    /// An action of a control of puzzles.
    Act of Puzzle with pages {
        /// List the games with puzzles.
        List = LIST, Rule::page(Anyone, Looks);
        /// Begin a puzzle of the game chosen from the list (menu; value: the game's id).
        Choose = "choose", Rule::page(Anyone, Changes);
        /// Another puzzle of a game, of a grade or near the person's level.
        Next(rules: String, wanted: Wanted) = NEXT, Rule::page(Anyone, Changes);
        /// Back from the rules to a puzzle, by its word.
        Back(puzzle: String) = BACK, Rule::page(Anyone, Looks);
        /// Take back what was entered of the solution of a puzzle, by its word.
        Again(puzzle: String) = "again", Rule::page(Anyone, Changes);
        /// Show the solution of a puzzle, by its word.
        Show(puzzle: String) = "show", Rule::page(Anyone, Changes);
        /// Solve the server's puzzle of a day.
        Daily(day: i64) = "daily", Rule::page(Anyone, Changes);
    }
}

/// The wanted grade of a puzzle; `None`: near the person's level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wanted(pub(crate) Option<Grade>);

impl Argument for Wanted {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.0.map_or(ANY_GRADE, Grade::word).to_owned());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next()? {
            ANY_GRADE => Some(Self(None)),
            word => word.parse().ok().map(|grade| Self(Some(grade))),
        }
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
                Act::Next(id.clone(), Wanted(None)),
                Act::Next(id, Wanted(Some(Grade::Medium))),
                Act::Back("0123456789ab".to_owned()),
                Act::Again("0123456789ab".to_owned()),
                Act::Show("0123456789ab".to_owned()),
                Act::Daily(20_780),
            ];
            for act in all {
                assert!(act.word().len() <= 40 && !act.word().contains(':'), "{act:?}");
                assert_eq!(Act::from_word(&act.word()), Some(act));
            }
        }
        for word in [
            "",
            "next",
            "next.chess",
            "next.chess.odd",
            "next.chess.easy.1",
            "again",
            "show",
            "list.chess",
            "daily",
            "daily.x",
        ] {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
    }
}
