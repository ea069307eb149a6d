//! The row of one thing that was tried.

use std::time::Duration;

/// Its part of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Start: the application and the channel.
    Start,
    /// Calls of the bot's own accord.
    Calls,
    /// Interactions, and the calls that answer them.
    Interactions,
    /// Cleaning up.
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

/// How the observation compares with what was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Same,
    Different,
    /// Neither: worth knowing.
    Noted,
    /// Skipped, or impossible to try.
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

/// A row of the report. Its texts are ours alone: nothing is quoted from Discord or people.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) part: Part,
    pub(super) what: String,
    pub(super) expected: String,
    pub(super) seen: String,
    pub(super) outcome: Outcome,
    pub(super) took: Option<Duration>,
    /// The rate limit headers.
    pub(super) limits: String,
}

/// The texts of the conditions that don't hold.
pub(super) fn unless<const N: usize>(conditions: [(bool, &str); N]) -> Vec<String> {
    conditions.into_iter().filter(|(holds, _)| !holds).map(|(_, says)| says.to_owned()).collect()
}
