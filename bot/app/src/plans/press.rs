//! What the controls of plans mean.

use model::ids::{GameId, InteractionId};
use model::screen::{Button, Form, Press, Style, Verb};
use words::Lang;
use words::say;

/// What to do, as the arguments of controls say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Look at one's lines.
    List,
    /// Open the form for lines.
    Write,
    /// Lines were typed (form).
    Lines,
    /// These lines count.
    Set(InteractionId),
    /// They don't.
    No(InteractionId),
    /// Forget a line.
    Drop { number: i64, asked: InteractionId },
    /// Forget all lines.
    DropAll,
}

impl Act {
    pub(super) fn word(self) -> String {
        match self {
            Self::List => "list".to_owned(),
            Self::Write => "write".to_owned(),
            Self::Lines => "lines".to_owned(),
            Self::Set(asked) => format!("set.{asked}"),
            Self::No(asked) => format!("no.{asked}"),
            Self::Drop { number, asked } => format!("drop.{number}.{asked}"),
            Self::DropAll => "drop.all".to_owned(),
        }
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        let mut parts = word.split('.');
        let number = |part: Option<&str>| part?.parse::<i64>().ok();
        let act = match parts.next()? {
            "list" => Self::List,
            "write" => Self::Write,
            "lines" => Self::Lines,
            "set" => Self::Set(InteractionId(number(parts.next())?)),
            "no" => Self::No(InteractionId(number(parts.next())?)),
            "drop" => match parts.next()? {
                "all" => Self::DropAll,
                line => {
                    Self::Drop { number: line.parse().ok()?, asked: InteractionId(number(parts.next())?) }
                }
            },
            _ => return None,
        };
        parts.next().is_none().then_some(act)
    }
}

/// The Plan button: one's lines in a game, and writing more.
pub(crate) fn button(lang: Lang, game: GameId) -> Button {
    control(say!(lang, "plan-button"), Style::Secondary, game, Act::List)
}

/// A control of plans.
pub(super) fn control(label: String, style: Style, game: GameId, act: Act) -> Button {
    Button::new(label, style, Verb::Plan, game, 0).with_arg(act.word())
}

/// The form that a button opens, if it opens one.
pub(crate) fn form(press: &Press, lang: Lang) -> Option<Form> {
    (Act::from_word(&press.arg) == Some(Act::Write)).then(|| Form {
        title: say!(lang, "plan-form-title"),
        label: say!(lang, "plan-form-label"),
        placeholder: say!(lang, "plan-form-placeholder"),
        long: true,
        press: Press { arg: Act::Lines.word(), ..press.clone() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_comes_back_and_fits() {
        let asked = InteractionId(i64::MAX);
        let all = [
            Act::List,
            Act::Write,
            Act::Lines,
            Act::Set(asked),
            Act::No(asked),
            Act::Drop { number: 9_999, asked },
            Act::DropAll,
        ];
        for act in all {
            assert_eq!(Act::from_word(&act.word()), Some(act));
            assert!(act.word().len() <= 40 && !act.word().contains(':'), "{act:?}");
        }
        for word in ["", "set", "set.x", "drop", "drop.1", "drop.1.2.3", "list.1", "fly"] {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
    }
}
