//! Classifies Discord's errors by what to do about them.

use std::time::Duration;

use outbox::DeliveryError;
use serenity::http::HttpError;

/// "Interaction has already been acknowledged."
pub(crate) const ALREADY_ACKNOWLEDGED: u32 = 40060;
/// "Request entity too large": a file over the limit.
pub(crate) const TOO_LARGE: u32 = 40005;
/// "A thread has already been created for this message."
pub(crate) const THREAD_EXISTS: u32 = 160_004;

/// "Thread is archived."
pub(crate) const ARCHIVED: u32 = 50083;

/// "Maximum number of emojis reached."
pub(crate) const TOO_MANY_EMOJI: u32 = 30008;

/// "Internal network error": how an incident, or a block of this address, looks.
pub(crate) const BLOCKED: u32 = 40333;

/// "You are opening direct messages too fast."
pub(crate) const OPENING: u32 = 40003;
/// "Maximum number of edits to messages older than 1 hour reached."
pub(crate) const OLD_EDITS: u32 = 30046;
/// Limits that come as errors of their own, with the least wait: opening direct messages too fast (retrying early makes it
/// worse), editing old messages too fast, slow mode, a channel's and a server's limit of writing.
pub(crate) const LONG_WAITS: [(u32, Duration); 5] = [
    (OPENING, Duration::from_secs(600)),
    (OLD_EDITS, Duration::from_secs(10)),
    (20016, Duration::from_secs(10)),
    (20028, Duration::from_secs(10)),
    (20029, Duration::from_secs(10)),
];

/// Refusals that pass by themselves, with the least wait: sending is disabled, a feature is disabled, a service is limited or
/// overloaded, an application is not available yet.
const TEMPORARY: [(u32, Duration); 6] = [
    (40004, Duration::from_secs(120)),
    (40006, Duration::from_secs(120)),
    (40062, Duration::from_secs(60)),
    (110_000, Duration::from_secs(60)),
    (110_001, Duration::from_secs(60)),
    (130_000, Duration::from_secs(30)),
];

/// A call that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    /// What to do about it.
    pub(crate) error: DeliveryError,
    /// Discord's error code; 0 without one.
    pub(crate) code: u32,
    /// Whether the call may have taken effect, because only the answer is missing.
    pub(crate) maybe_done: bool,
}

impl Failure {
    /// Nothing came back in time.
    pub(crate) fn no_answer() -> Self {
        Self { error: retry("no answer", None), code: 0, maybe_done: true }
    }
}

impl From<&serenity::Error> for Failure {
    /// Classifies an error of the gateway client. No text made here contains an address.
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
    /// Classifies a network error. Its own text contains the address, which may contain an interaction's token.
    fn from(error: &reqwest::Error) -> Self {
        if error.is_connect() {
            Self { error: retry("no connection", None), code: 0, maybe_done: false }
        } else if error.is_builder() {
            Self::rejected("a request that can't be made")
        } else {
            Self::no_answer()
        }
    }
}

impl Failure {
    pub(crate) fn rejected(why: &str) -> Self {
        Self { error: DeliveryError::Rejected(why.to_owned()), code: 0, maybe_done: false }
    }

    /// The call succeeded, but its answer can't be read.
    pub(crate) fn unreadable() -> Self {
        Self { error: retry("an answer that can't be read", None), code: 0, maybe_done: true }
    }

    /// Refused by something in front of Discord, or by Discord without regard to the request.
    pub(crate) fn blocked(status: u16, code: u32) -> Self {
        Self { error: DeliveryError::Unfamiliar { status, code }, code, maybe_done: false }
    }

    /// Refused for its contents alone: to be retried later.
    pub(crate) fn in_doubt(reason: &str) -> Self {
        Self { error: retry(reason, None), code: 0, maybe_done: false }
    }

    /// Refused by rate limits; nothing was done.
    pub(crate) fn limited(after: Duration, code: u32) -> Self {
        Self { error: DeliveryError::Limited { after }, code, maybe_done: false }
    }

    /// Refused by Discord; `places` names fields and rules, never their values.
    pub(crate) fn refused(status: u16, code: u32, places: &[String]) -> Self {
        let error = match of_code(status, code) {
            DeliveryError::Rejected(what) => {
                DeliveryError::Rejected(places.iter().fold(what, |text, place| format!("{text} {place}")))
            }
            other => other,
        };
        Self { error, code, maybe_done: status >= 500 }
    }
}

/// Classifies a status with an error code. Codes: Discord's documentation, "Opcodes and Status Codes".
///
/// Final errors are listed here; all others are retried: Discord answers correct requests with 403 and 404 in incidents, and
/// gives new codes to old causes.
fn of_code(status: u16, code: u32) -> DeliveryError {
    if let Some((_, wait)) = TEMPORARY.iter().find(|(known, _)| *known == code) {
        return retry(&code.to_string(), Some(*wait));
    }
    match (status, code) {
        // Unknown channel, guild, member, message, person, emoji or command; an interaction's token after its fifteen minutes.
        (_, 10003 | 10004 | 10007 | 10008 | 10013 | 10014 | 10015 | 10062 | 10063 | 50027) => {
            DeliveryError::Gone(code)
        }
        // The person's own choice; no server in common any more; no such recipient.
        (_, 50007 | 50278 | 50033) => DeliveryError::NoDirectMessages(code),
        // No access or permission, another kind of channel, archived or locked threads, too many threads, filters of
        // moderators and of Discord.
        (
            _,
            50001 | 50003 | 50005 | 50008 | 50009 | 50013 | 50021 | 50024 | 50083 | 160_005 | 160_006
            | 200_000 | 200_001 | 240_000,
        ) => DeliveryError::Refused(code),
        // A filter; too large for that server or at all; uploads limited on that server.
        (_, 20009 | 50045 | TOO_LARGE | 400_001) => DeliveryError::FileRefused(code),
        // Too large for the server in front of Discord.
        (413, _) => DeliveryError::FileRefused(TOO_LARGE),
        // Our request is wrong: a second acknowledgement, no room, an empty message, no such form, no JSON.
        (
            _,
            ALREADY_ACKNOWLEDGED | TOO_MANY_EMOJI | 50006 | 50016 | 50035 | 50046 | 50109 | THREAD_EXISTS,
        ) => DeliveryError::Rejected(format!("{status}/{code}")),
        // The bot is quarantined, or its account has to be verified.
        (_, 20026 | 40002) => DeliveryError::NoOpenings(code),
        (401, _) => DeliveryError::Unauthorised,
        (408, _) => retry("408", None),
        (429, _) => DeliveryError::Limited { after: Duration::from_secs(1) },
        (500.., _) => retry(&status.to_string(), None),
        _ => DeliveryError::Unfamiliar { status, code },
    }
}

fn retry(reason: &str, after: Option<Duration>) -> DeliveryError {
    DeliveryError::Retry { after, reason: reason.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_mean_what_the_documentation_says() {
        let rejected = |text: &str| DeliveryError::Rejected(text.to_owned());
        for (status, code, expected) in [
            (404, 10003, DeliveryError::Gone(10003)),
            (404, 10004, DeliveryError::Gone(10004)),
            (404, 10008, DeliveryError::Gone(10008)),
            (404, 10015, DeliveryError::Gone(10015)),
            (404, 10062, DeliveryError::Gone(10062)),
            (401, 50027, DeliveryError::Gone(50027)),
            (404, 0, DeliveryError::Unfamiliar { status: 404, code: 0 }),
            (404, 10013, DeliveryError::Gone(10013)),
            (404, 99_999, DeliveryError::Unfamiliar { status: 404, code: 99_999 }),
            (400, 50033, DeliveryError::NoDirectMessages(50033)),
            (400, 20009, DeliveryError::FileRefused(20009)),
            (403, 400_001, DeliveryError::FileRefused(400_001)),
            (400, 50045, DeliveryError::FileRefused(50045)),
            (413, TOO_LARGE, DeliveryError::FileRefused(TOO_LARGE)),
            (413, 0, DeliveryError::FileRefused(TOO_LARGE)),
            (400, 160_006, DeliveryError::Refused(160_006)),
            (400, 50_024, DeliveryError::Refused(50_024)),
            (403, 50007, DeliveryError::NoDirectMessages(50007)),
            (403, 50278, DeliveryError::NoDirectMessages(50278)),
            (403, 20026, DeliveryError::NoOpenings(20026)),
            (403, 40002, DeliveryError::NoOpenings(40002)),
            (403, 50013, DeliveryError::Refused(50013)),
            (403, 50001, DeliveryError::Refused(50001)),
            (400, 50083, DeliveryError::Refused(50083)),
            (400, 160_005, DeliveryError::Refused(160_005)),
            (400, 200_000, DeliveryError::Refused(200_000)),
            (403, 0, DeliveryError::Unfamiliar { status: 403, code: 0 }),
            (403, BLOCKED, DeliveryError::Unfamiliar { status: 403, code: BLOCKED }),
            (403, 99_999, DeliveryError::Unfamiliar { status: 403, code: 99_999 }),
            (401, 0, DeliveryError::Unauthorised),
            (400, 50035, rejected("400/50035")),
            (400, ALREADY_ACKNOWLEDGED, rejected("400/40060")),
            (400, THREAD_EXISTS, rejected("400/160004")),
            (405, 0, DeliveryError::Unfamiliar { status: 405, code: 0 }),
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
            (403, 40004, 120),
            (400, 40006, 120),
            (429, 40062, 60),
            (503, 130_000, 30),
            (500, 110_001, 60),
        ] {
            let DeliveryError::Retry { after, .. } = of_code(status, code) else {
                panic!("{status} {code} is final");
            };
            assert!(after.unwrap_or_default() >= Duration::from_secs(least), "{status} {code}");
        }
    }
}
