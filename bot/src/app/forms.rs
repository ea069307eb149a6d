//! The forms that buttons open. A form is itself the acknowledgement, so it is made without looking anything up; everything is
//! checked when it is submitted.

use crate::words::Lang;

use super::screen::{Form, Press, Verb};

/// The form that a button opens, if it opens one.
#[must_use]
pub fn of(press: &Press, _lang: Lang) -> Option<Form> {
    match press.verb {
        Verb::Type => Some(Form {
            title: "Your move".to_owned(),
            label: "Move".to_owned(),
            placeholder: "e2e4, Nf3, O-O; several parts of one turn joined by /".to_owned(),
            long: false,
            press: Press { verb: Verb::Typed, ..press.clone() },
        }),
        Verb::DailyForm => Some(Form {
            title: "The hole of the day".to_owned(),
            label: "All moves of your line".to_owned(),
            placeholder: "e5g6/g6h5/h5h2".to_owned(),
            long: false,
            press: Press { verb: Verb::DailyAnswer, ..press.clone() },
        }),
        _ => None,
    }
}
