//! What came of one thing that was tried.

use std::time::Duration;

/// Where it belongs in the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Who we are and where.
    Start,
    /// Calls of the bot's own accord.
    Calls,
    /// Interactions, and the calls that answer them.
    Interactions,
    /// Taking away what was made.
    Cleanup,
}

impl Part {
    pub(super) const ALL: [Self; 4] = [Self::Start, Self::Calls, Self::Interactions, Self::Cleanup];

    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Start => "Who and where",
            Self::Calls => "Calls",
            Self::Interactions => "Interactions",
            Self::Cleanup => "Cleaning up",
        }
    }
}

/// How what was seen goes with what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Same,
    Different,
    /// Neither: worth knowing.
    Noted,
    /// Skipped, or there was nothing to try it with.
    NotTried,
}

impl Outcome {
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Different => "DIFFERENT",
            Self::Noted => "noted",
            Self::NotTried => "not tried",
        }
    }
}

/// A line of the report. Its texts are ours alone: nothing of them is what Discord or a person wrote.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) part: Part,
    pub(super) what: String,
    pub(super) expected: String,
    pub(super) seen: String,
    pub(super) outcome: Outcome,
    pub(super) took: Option<Duration>,
    /// What the headers said of limits.
    pub(super) limits: String,
}

/// What is not so: a text for each condition that doesn't hold.
pub(super) fn unless<const N: usize>(conditions: [(bool, &str); N]) -> Vec<String> {
    conditions.into_iter().filter(|(holds, _)| !holds).map(|(_, says)| says.to_owned()).collect()
}
