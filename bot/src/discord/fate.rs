//! What an error of Discord's means for what was tried.

use std::time::Duration;

use serenity::http::HttpError;

use crate::outbox::Fate;

/// "Interaction has already been acknowledged."
pub(super) const ALREADY_ACKNOWLEDGED: u32 = 40060;
/// "Request entity too large": a file over the limit.
pub(super) const TOO_LARGE: u32 = 40005;
/// "A thread has already been created for this message."
pub(super) const THREAD_EXISTS: u32 = 160_004;

/// "Thread is archived."
pub(super) const ARCHIVED: u32 = 50083;

/// "Maximum number of emojis reached."
pub(super) const TOO_MANY_EMOJI: u32 = 30008;

/// "You are opening direct messages too fast."
pub(super) const OPENING: u32 = 40003;
/// "Maximum number of edits to messages older than 1 hour reached."
pub(super) const OLD_EDITS: u32 = 30046;
/// Limits that come as errors of their own, and how long to stay away at least: opening direct messages too fast (coming
/// back soon makes it worse), old messages edited too fast, slow mode, a channel's and a server's limit of writing.
pub(super) const LONG_WAITS: [(u32, Duration); 5] = [
    (OPENING, Duration::from_secs(600)),
    (OLD_EDITS, Duration::from_secs(10)),
    (20016, Duration::from_secs(10)),
    (20028, Duration::from_secs(10)),
    (20029, Duration::from_secs(10)),
];

/// A call that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Failure {
    /// What to do about it.
    pub(super) fate: Fate,
    /// Discord's error code; 0 without one.
    pub(super) code: u32,
    /// Whether it may have been carried out all the same, because only the answer is missing.
    pub(super) maybe_done: bool,
}

impl Failure {
    /// Nothing came back in time.
    pub(super) fn no_answer() -> Self {
        Self { fate: retry("no answer", None), code: 0, maybe_done: true }
    }
}

impl From<&serenity::Error> for Failure {
    /// Classifies an error of the gateway's. No text made here holds an address.
    fn from(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
                Self::refused(response.status_code.as_u16(), 0, &[])
            }
            serenity::Error::Http(HttpError::Request(error)) => Self::from(error),
            serenity::Error::Gateway(error) => Self::rejected(&error.to_string()),
            _ => Self::rejected("an error without a name"),
        }
    }
}

impl From<&reqwest::Error> for Failure {
    /// Classifies what goes wrong on the way. Its own text holds the address, which may hold an interaction's token.
    fn from(error: &reqwest::Error) -> Self {
        if error.is_connect() {
            Self { fate: retry("no connection", None), code: 0, maybe_done: false }
        } else if error.is_builder() {
            Self::rejected("a request that can't be made")
        } else {
            Self::no_answer()
        }
    }
}

impl Failure {
    pub(super) fn rejected(why: &str) -> Self {
        Self { fate: Fate::Rejected(why.to_owned()), code: 0, maybe_done: false }
    }

    /// Done, but what came back can't be read.
    pub(super) fn unreadable() -> Self {
        Self { fate: retry("an answer that can't be read", None), code: 0, maybe_done: true }
    }

    /// Discord's limits say not yet, and nothing was done.
    pub(super) fn limited(after: Duration, code: u32) -> Self {
        Self { fate: Fate::Limited { after }, code, maybe_done: false }
    }

    /// Discord's refusal; `places` names fields and rules, never their values.
    pub(super) fn refused(status: u16, code: u32, places: &[String]) -> Self {
        let fate = match of_code(status, code) {
            Fate::Rejected(what) => {
                Fate::Rejected(places.iter().fold(what, |text, place| format!("{text} {place}")))
            }
            other => other,
        };
        Self { fate, code, maybe_done: status >= 500 }
    }
}

/// What a status with an error code means. Codes: Discord's documentation, "Opcodes and Status Codes".
fn of_code(status: u16, code: u32) -> Fate {
    match (status, code) {
        // Unknown channel, guild or message; an interaction's token after its fifteen minutes.
        (_, 10003 | 10004 | 10008 | 10015 | 10062 | 50027) => Fate::Gone(code),
        // No thread can be made: too many are active, or the place has none.
        (_, 160_006 | 50_024) => Fate::Refused(code),
        // The person's choice; no server in common any more.
        (_, 50007 | 50278) => Fate::NoDirectMessages(code),
        // No access, no permission, archived or locked threads, a moderator's filter.
        (_, 50001 | 50013 | 50083 | 160_005 | 200_000) => Fate::Refused(code),
        // Quarantine; an account that has to be verified.
        (_, 20026 | 40002) => Fate::NoOpenings(code),
        (401, _) => Fate::Unauthorised,
        (403, _) => Fate::Refused(code),
        (404, _) => Fate::Gone(code),
        (408, _) => retry("408", None),
        (429, _) => Fate::Limited { after: Duration::from_secs(1) },
        (500.., _) => retry(&status.to_string(), None),
        _ => Fate::Rejected(format!("{status}/{code}")),
    }
}

fn retry(reason: &str, after: Option<Duration>) -> Fate {
    Fate::Retry { after, reason: reason.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_mean_what_the_documentation_says() {
        let rejected = |text: &str| Fate::Rejected(text.to_owned());
        for (status, code, expected) in [
            (404, 10003, Fate::Gone(10003)),
            (404, 10004, Fate::Gone(10004)),
            (404, 10008, Fate::Gone(10008)),
            (404, 10015, Fate::Gone(10015)),
            (404, 10062, Fate::Gone(10062)),
            (401, 50027, Fate::Gone(50027)),
            (404, 0, Fate::Gone(0)),
            (400, 160_006, Fate::Refused(160_006)),
            (400, 50_024, Fate::Refused(50_024)),
            (403, 50007, Fate::NoDirectMessages(50007)),
            (403, 50278, Fate::NoDirectMessages(50278)),
            (403, 20026, Fate::NoOpenings(20026)),
            (403, 40002, Fate::NoOpenings(40002)),
            (403, 50013, Fate::Refused(50013)),
            (403, 50001, Fate::Refused(50001)),
            (400, 50083, Fate::Refused(50083)),
            (400, 160_005, Fate::Refused(160_005)),
            (400, 200_000, Fate::Refused(200_000)),
            (403, 0, Fate::Refused(0)),
            (401, 0, Fate::Unauthorised),
            (400, 50035, rejected("400/50035")),
            (400, ALREADY_ACKNOWLEDGED, rejected("400/40060")),
            (400, THREAD_EXISTS, rejected("400/160004")),
            (405, 0, rejected("405/0")),
        ] {
            assert_eq!(of_code(status, code), expected, "{status} {code}");
        }
    }

    #[test]
    fn what_may_pass_is_tried_again_and_not_too_soon() {
        for (status, code, least) in [(500, 0, 0), (502, 0, 0), (503, 0, 0), (408, 0, 0)] {
            let Fate::Retry { after, .. } = of_code(status, code) else {
                panic!("{status} {code} is final");
            };
            assert!(after.unwrap_or_default() >= Duration::from_secs(least), "{status} {code}");
        }
    }
}
