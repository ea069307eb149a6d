//! What the controls of lessons mean.

use model::screen::{Button, Press, Style, Verb};

use crate::games::learn::{COMPUTER, INVITE, LIST, OPEN};

/// What to do, as the arguments of controls say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// List the lessons.
    List,
    /// One was chosen from the list (menu; value: the game's id).
    Choose,
    /// Open the lesson of a game where the person left it.
    Open(String),
    /// Begin a step, counted from 0; the one behind the last is the end.
    Step(String, usize),
    /// Show the hint of a step.
    Hint(String, usize),
    /// Play the game against the computer.
    Computer(String),
    /// Invite everybody in the channel to it.
    Invite(String),
}

impl Act {
    pub(super) fn word(&self) -> String {
        match self {
            Self::List => LIST.to_owned(),
            Self::Choose => "choose".to_owned(),
            Self::Open(rules) => format!("{OPEN}.{rules}"),
            Self::Step(rules, at) => format!("step.{rules}.{at}"),
            Self::Hint(rules, at) => format!("hint.{rules}.{at}"),
            Self::Computer(rules) => format!("{COMPUTER}.{rules}"),
            Self::Invite(rules) => format!("{INVITE}.{rules}"),
        }
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        let mut parts = word.split('.');
        let verb = parts.next()?;
        let mut rules = || parts.next().map(str::to_owned);
        let act = match verb {
            LIST => Self::List,
            "choose" => Self::Choose,
            OPEN => Self::Open(rules()?),
            COMPUTER => Self::Computer(rules()?),
            INVITE => Self::Invite(rules()?),
            "step" => Self::Step(rules()?, parts.next()?.parse().ok()?),
            "hint" => Self::Hint(rules()?, parts.next()?.parse().ok()?),
            _ => return None,
        };
        parts.next().is_none().then_some(act)
    }

    pub(super) fn press(&self) -> Press {
        Press { verb: Verb::Lesson, game: None, version: 0, arg: self.word() }
    }

    pub(super) fn button(&self, label: String, style: Style) -> Button {
        Button::of_page(label, style, self.press())
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
                Act::Computer(id.clone()),
                Act::Invite(id),
            ];
            for act in all {
                assert!(act.word().len() <= 40 && !act.word().contains(':'), "{act:?}");
                assert_eq!(Act::from_word(&act.word()), Some(act));
            }
        }
        for word in
            ["", "open", "step.chess", "step.chess.x", "step.chess.-1", "hint.chess.0.1", "list.chess"]
        {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
    }
}
