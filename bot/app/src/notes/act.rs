//! What the controls of notes mean. They share a verb with plans; their words begin with `note`.

use model::screen::{Form, Press};
use words::Lang;
use words::say;

/// What to do, as the arguments of controls say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Look at one's notes.
    Show,
    /// Open the form for a note.
    Write,
    /// A note was typed (form).
    Text,
    /// One was chosen in the menu of this number (value: the note's).
    Choose(i64),
    /// Ask whether to forget one.
    Ask(i64),
    /// Forget one that was written at a moment.
    Forget { number: i64, at_ms: i64 },
    /// Forget all that were written until a moment.
    ForgetAll { until_ms: i64 },
}

impl Act {
    pub(super) fn word(self) -> String {
        match self {
            Self::Show => "notes".to_owned(),
            Self::Write => "note-write".to_owned(),
            Self::Text => "note-text".to_owned(),
            Self::Choose(page) => format!("note-choose.{page}"),
            Self::Ask(number) => format!("note-ask.{number}"),
            Self::Forget { number, at_ms } => format!("note-forget.{number}.{at_ms}"),
            Self::ForgetAll { until_ms } => format!("note-all.{until_ms}"),
        }
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        let mut parts = word.split('.');
        let verb = parts.next()?;
        let mut number = || parts.next()?.parse::<i64>().ok();
        let act = match verb {
            "notes" => Self::Show,
            "note-write" => Self::Write,
            "note-text" => Self::Text,
            "note-choose" => Self::Choose(number()?),
            "note-ask" => Self::Ask(number()?),
            "note-forget" => Self::Forget { number: number()?, at_ms: number()? },
            "note-all" => Self::ForgetAll { until_ms: number()? },
            _ => return None,
        };
        parts.next().is_none().then_some(act)
    }
}

/// The form that a button opens, if it opens one.
pub(crate) fn form(press: &Press, lang: Lang) -> Option<Form> {
    (Act::from_word(&press.arg) == Some(Act::Write)).then(|| Form {
        title: say!(lang, "note-form-title"),
        label: say!(lang, "note-form-label"),
        placeholder: say!(lang, "note-form-placeholder"),
        long: true,
        press: Press { arg: Act::Text.word(), ..press.clone() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_comes_back_and_fits() {
        let at_ms = 9_999_999_999_999;
        let all = [
            Act::Show,
            Act::Write,
            Act::Text,
            Act::Choose(1),
            Act::Ask(50),
            Act::Forget { number: 50, at_ms },
            Act::ForgetAll { until_ms: at_ms },
        ];
        for act in all {
            assert_eq!(Act::from_word(&act.word()), Some(act));
            assert!(act.word().len() <= 40 && !act.word().contains(':'), "{act:?}");
        }
        for word in ["", "note", "note-ask", "note-ask.x", "note-forget.1", "notes.1", "list"] {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
    }
}
