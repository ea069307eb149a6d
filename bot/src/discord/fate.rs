//! What an error of Discord's means for what was tried.

use std::time::Duration;

use serenity::http::HttpError;

use crate::outbox::Fate;

/// Classifies an error. Its text never holds the address, which may hold an interaction's token.
pub(super) fn fate(error: &serenity::Error) -> Fate {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            of_code(response.status_code.as_u16(), u32::try_from(response.error.code).unwrap_or(0))
        }
        serenity::Error::Http(HttpError::Request(_)) => retry("no answer", None),
        serenity::Error::Json(_) => retry("an answer that can't be read", None),
        other => Fate::Rejected(kind(other)),
    }
}

/// The error code of a refused request, 0 if it has none.
pub(super) fn code(error: &serenity::Error) -> u32 {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            u32::try_from(response.error.code).unwrap_or(0)
        }
        _ => 0,
    }
}

fn of_code(status: u16, code: u32) -> Fate {
    match (status, code) {
        (_, 10003 | 10004 | 10008) => Fate::Gone(code),
        (_, 50007 | 50278) => Fate::NoDirectMessages(code),
        // Opening direct messages too fast: wait long.
        (_, 40003) => retry("40003", Some(Duration::from_secs(600))),
        (_, 30046) => retry("30046", Some(Duration::from_secs(10))),
        (_, 20016 | 20028) => retry("slow mode", Some(Duration::from_secs(10))),
        (_, 50001 | 50013 | 50083 | 160_005 | 200_000) => Fate::Refused(code),
        (401, _) => Fate::Unauthorised,
        (403, _) => Fate::Refused(code),
        (404, _) => Fate::Gone(code),
        (429, _) => retry("429", Some(Duration::from_secs(1))),
        (500.., _) => retry(&status.to_string(), None),
        _ => Fate::Rejected(format!("{status}/{code}")),
    }
}

fn retry(reason: &str, after: Option<Duration>) -> Fate {
    Fate::Retry { after, reason: reason.to_owned() }
}

fn kind(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(_) => "http".to_owned(),
        serenity::Error::Model(_) => "model".to_owned(),
        serenity::Error::ExceededLimit(..) => "a limit".to_owned(),
        _ => "something else".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_mean_what_the_documentation_says() {
        for (status, code, expected) in [
            (404, 10008, Fate::Gone(10008)),
            (404, 10003, Fate::Gone(10003)),
            (403, 50007, Fate::NoDirectMessages(50007)),
            (403, 50278, Fate::NoDirectMessages(50278)),
            (403, 50013, Fate::Refused(50013)),
            (403, 50001, Fate::Refused(50001)),
            (400, 50083, Fate::Refused(50083)),
            (401, 0, Fate::Unauthorised),
            (400, 50035, Fate::Rejected("400/50035".to_owned())),
        ] {
            assert_eq!(of_code(status, code), expected);
        }
        for (status, code) in [(500, 0), (502, 0), (503, 0), (429, 0), (429, 30046), (400, 40003)] {
            assert!(matches!(of_code(status, code), Fate::Retry { .. }), "{status} {code}");
        }
    }
}
