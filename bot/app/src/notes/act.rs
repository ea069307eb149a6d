//! Actions of the controls of notes. They share a verb with plans; their words begin with `note`.

use model::screen::Press;
use words::Lang;
use words::say;

use crate::asking::controls::controls;
use crate::asking::rights::Effect::{Changes, Form, Looks};
use crate::asking::rights::Right::{Anyone, Onlooker, Player};
use crate::asking::rights::{Rule, When};

controls! {
    /// An action of a control of notes.
    #[derive(Copy)]
    Act of Plan {
        /// Show one's notes.
        Show = "notes", Rule::game(Onlooker, When::ANY, Looks);
        /// Open the form for a note.
        Write = "note-write", Rule::game(Anyone, When::ANY, Form);
        /// Submit the form with a note.
        Text = "note-text", Rule::game(Player, When::BEGUN, Changes);
        /// Show the note chosen in the menu of this number (value: the note's number).
        Choose(menu: i64) = "note-choose", Rule::game(Onlooker, When::ANY, Looks);
        /// Ask whether to delete a note.
        Ask(number: i64) = "note-ask", Rule::game(Onlooker, When::ANY, Looks);
        /// Delete a note that was written at this time.
        Forget { number: i64, at_ms: i64 } = "note-forget", Rule::game(Onlooker, When::ANY, Changes);
        /// Delete all notes written until this time.
        ForgetAll { until_ms: i64 } = "note-all", Rule::game(Onlooker, When::ANY, Changes);
    }
}

/// The form that the Write button opens.
pub(crate) fn form(press: &Press, lang: Lang) -> model::screen::Form {
    model::screen::Form {
        title: say!(lang, "note-form-title"),
        label: say!(lang, "note-form-label"),
        placeholder: say!(lang, "note-form-placeholder"),
        long: true,
        press: Press { arg: Act::Text.word(), ..press.clone() },
    }
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
