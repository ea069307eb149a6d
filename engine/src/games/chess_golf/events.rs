//! [`CourseEvent`]: the public events of a course.

use super::solver::Verdict;
use super::step::spelt;
use crate::rules::{Event, Phrase, Value};

/// A public event.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CourseEvent {
    code: &'static str,
    args: Vec<(&'static str, Value)>,
}

impl CourseEvent {
    /// The code of a player's result at a hole.
    pub const RESULT: &str = "golf/result";

    /// An event with one of the codes of [`Info::events`](crate::rules::Info::events).
    #[must_use]
    pub fn new(code: &'static str, args: Vec<(&'static str, Value)>) -> Self {
        Self { code, args }
    }

    /// The event of the referee's ruling on a hole.
    #[must_use]
    pub fn ruled(verdict: &Verdict) -> Self {
        let (code, args) = match verdict {
            Verdict::Par(line) => {
                let moves = Value::Count(line.len() as u32);
                ("golf/par", vec![("moves", moves), ("line", spelt(line).into())])
            }
            Verdict::Impossible => ("golf/impossible", Vec::new()),
            Verdict::Open(least) => ("golf/open", vec![("moves", Value::Count(*least))]),
        };
        Self::new(code, args)
    }

    /// The event in the common type.
    #[must_use]
    pub fn event(&self) -> Event {
        Event::public(self.code, self.args.clone())
    }

    /// The sentence, with a line to itself in messages.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::from(&self.event()).on_a_line()
    }

    /// Whether it says that somebody has bid, or what.
    #[must_use]
    pub fn is_about_bids(&self) -> bool {
        matches!(self.code, "golf/bid" | "golf/bids")
    }

    /// Whether it is a player's result at a hole.
    #[must_use]
    pub fn is_result(&self) -> bool {
        self.code == Self::RESULT
    }
}
