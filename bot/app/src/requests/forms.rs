//! The forms that buttons open. A form is itself the acknowledgement, so nothing is looked up for it but its reader's language;
//! everything is checked when it is submitted.

use model::screen::{Form, Press, Verb};
use words::Lang;
use words::say;

use super::pressed::Action;
use crate::games::offering::OfferAction;
use crate::{notes, offers, plans};

/// The form that a button opens, if it opens one.
#[must_use]
pub fn of(press: &Press, lang: Lang) -> Option<Form> {
    match Action::read(press)? {
        Action::Plain(Verb::Type) | Action::InLesson(Verb::Type) => Some(Form {
            title: say!(lang, "move-form-title"),
            label: say!(lang, "move-form-label"),
            placeholder: say!(lang, "move-form-placeholder"),
            long: false,
            press: Press { verb: Verb::Typed, ..press.clone() },
        }),
        Action::Plain(Verb::DailyForm) => Some(Form {
            title: say!(lang, "daily-form-title"),
            label: say!(lang, "daily-form-label"),
            placeholder: "e5g6/g6h5/h5h2".to_owned(),
            long: false,
            press: Press { verb: Verb::DailyAnswer, ..press.clone() },
        }),
        Action::Plain(Verb::ProblemForm) => Some(Form {
            title: say!(lang, "problem-form-title", number = press.version),
            label: say!(lang, "daily-form-label"),
            placeholder: "e5g6/g6h5/h5h2".to_owned(),
            long: false,
            press: Press { verb: Verb::ProblemAnswer, ..press.clone() },
        }),
        Action::Plan(plans::Act::Write) => Some(plans::form(press, lang)),
        Action::Note(notes::Act::Write) => Some(notes::form(press, lang)),
        Action::Offer(OfferAction::HowLong) => Some(offers::form(press, lang)),
        _ => None,
    }
}
