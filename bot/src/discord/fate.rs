//! What an error of Discord's means for what was tried.

use std::time::Duration;

use serenity::http::{ErrorResponse, HttpError};

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
    /// Classifies an error. No text made here holds the address, which may hold an interaction's token.
    fn from(error: &serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => refused(response),
            serenity::Error::Http(HttpError::Request(error)) if error.is_connect() => {
                Self { fate: retry("no connection", None), code: 0, maybe_done: false }
            }
            serenity::Error::Http(HttpError::Request(_)) => Self::no_answer(),
            serenity::Error::Json(_) => {
                Self { fate: retry("an answer that can't be read", None), code: 0, maybe_done: true }
            }
            serenity::Error::Gateway(error) => Self::rejected(&error.to_string()),
            serenity::Error::Http(_) => Self::rejected("a request that can't be made"),
            _ => Self::rejected("an error without a name"),
        }
    }
}

impl Failure {
    fn rejected(why: &str) -> Self {
        Self { fate: Fate::Rejected(why.to_owned()), code: 0, maybe_done: false }
    }
}

fn refused(response: &ErrorResponse) -> Failure {
    let status = response.status_code.as_u16();
    let code = u32::try_from(response.error.code).unwrap_or(0);
    let fate = match of_code(status, code) {
        Fate::Rejected(what) => {
            // Names of fields and rules, never their values.
            let fields =
                response.error.errors.iter().take(3).map(|error| format!(" {} {}", error.path, error.code));
            Fate::Rejected(fields.fold(what, |text, field| text + &field))
        }
        other => other,
    };
    Failure { fate, code, maybe_done: status >= 500 }
}

/// What a status with an error code means. Codes: Discord's documentation, "Opcodes and Status Codes".
fn of_code(status: u16, code: u32) -> Fate {
    match (status, code) {
        // Unknown channel, guild or message; an interaction's token after its fifteen minutes.
        (_, 10003 | 10004 | 10008 | 10015 | 10062 | 50027) => Fate::Gone(code),
        // The person's choice; no server in common any more.
        (_, 50007 | 50278) => Fate::NoDirectMessages(code),
        // Direct messages opened too fast: coming back soon makes it worse.
        (_, 40003) => retry("40003", Some(Duration::from_secs(600))),
        // Old messages edited too fast, slow mode, a channel's or a server's limit of writing.
        (_, 30046 | 20016 | 20028 | 20029) => retry(&code.to_string(), Some(Duration::from_secs(10))),
        // No access, no permission, archived or locked threads, a moderator's filter.
        (_, 50001 | 50013 | 50083 | 160_005 | 200_000) => Fate::Refused(code),
        (401, _) => Fate::Unauthorised,
        (403, _) => Fate::Refused(code),
        (404, _) => Fate::Gone(code),
        (408, _) => retry("408", None),
        (429, _) => retry("429", Some(Duration::from_secs(1))),
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
            (403, 50007, Fate::NoDirectMessages(50007)),
            (403, 50278, Fate::NoDirectMessages(50278)),
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
        for (status, code, least) in [
            (500, 0, 0),
            (502, 0, 0),
            (503, 0, 0),
            (408, 0, 0),
            (429, 0, 1),
            (429, 30046, 10),
            (429, 20016, 10),
            (429, 20028, 10),
            (400, 40003, 600),
        ] {
            let Fate::Retry { after, .. } = of_code(status, code) else {
                panic!("{status} {code} is final");
            };
            assert!(after.unwrap_or_default() >= Duration::from_secs(least), "{status} {code}");
        }
    }
}
