//! What happens on a course.

use crate::rules::{Event, Phrase, Value};

/// Something that happened, for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CourseEvent {
    code: &'static str,
    args: Vec<(&'static str, Value)>,
}

impl CourseEvent {
    /// Something with one of the codes of [`Info::events`](crate::rules::Info::events).
    #[must_use]
    pub fn new(code: &'static str, args: Vec<(&'static str, Value)>) -> Self {
        Self { code, args }
    }

    /// As an event.
    #[must_use]
    pub fn event(&self) -> Event {
        Event::public(self.code, self.args.clone())
    }

    /// What is said of it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::from(&self.event())
    }
}
