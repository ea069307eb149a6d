//! Reads Discord's answers: limits, errors, contents.

use std::time::Duration;

use reqwest::Response;
use reqwest::header::{HeaderMap, RETRY_AFTER};
use serde_json::Value;

use super::buckets::Headers;
use crate::calls::failure::{BLOCKED, Failure, LONG_WAITS};

/// The longest accepted wait: a broken header must not end everything.
const LONGEST: Duration = Duration::from_secs(24 * 3600);
/// The wait of a refusal that names none.
const UNSAID: Duration = Duration::from_secs(1);
/// The wait when not Discord itself but a server in front of it refuses: the address is blocked.
const LOCKED_OUT: Duration = Duration::from_secs(60);
/// The most places of an error that are reported.
const PLACES: usize = 3;

/// An answer.
#[derive(Debug)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) headers: Headers,
    /// A rate limit refusal.
    pub(super) refusal: Option<Refusal>,
    /// Refused by a server in front of Discord, or by Discord regardless of the request.
    pub(super) blocked: bool,
    pub(super) body: Vec<u8>,
}

/// A rate limit refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    pub(super) whose: Whose,
    pub(super) wait: Duration,
    /// Whether it comes from Discord itself, not from a server in front of it.
    pub(super) by_discord: bool,
    /// Discord's code, for limits without headers; 0 without one.
    pub(super) code: u32,
}

/// The scope of a rate limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// The bot's limit on this route.
    Route,
    /// The shared limit of this channel; not counted against the bot.
    Shared,
    /// The bot's global limit, or the address's.
    Everything,
}

impl Refusal {
    /// The scope in Discord's words.
    pub(super) fn scope(&self) -> &'static str {
        match self.whose {
            Whose::Route => "user",
            Whose::Shared => "shared",
            Whose::Everything if self.by_discord => "global",
            Whose::Everything => "cloudflare",
        }
    }
}

impl Reply {
    /// Reads an answer to its end.
    ///
    /// # Errors
    /// When the connection breaks before.
    pub(super) async fn read(response: Response) -> reqwest::Result<Self> {
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let body = response.bytes().await?.to_vec();
        let error = if (200..300).contains(&status) { None } else { serde_json::from_slice(&body).ok() };
        let refusal = refusal(status, &headers, error.as_ref());
        let blocked = blocked(status, error.as_ref());
        Ok(Self { status, headers: limits(&headers), refusal, blocked, body })
    }

    /// Whether the request succeeded.
    pub(super) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    /// Whether the answer comes from Discord itself, not from a server in front of it.
    pub(super) fn is_discords(&self) -> bool {
        !self.blocked && (self.is_success() || serde_json::from_slice::<Value>(&self.body).is_ok())
    }

    /// The failure of a refusal.
    pub(super) fn failure(&self) -> Failure {
        let error: Value = serde_json::from_slice(&self.body).unwrap_or_default();
        let mut places = Vec::new();
        collect(&error["errors"], &mut Vec::new(), &mut places);
        Failure::refused(self.status, code(&error), &places)
    }
}

/// Whether a refusal ignores the request: HTML, which Discord never sends, or its code for an internal error. (A token that is
/// not accepted has JSON; a request that is too large or too late was understood.)
fn blocked(status: u16, error: Option<&Value>) -> bool {
    match error {
        None => (400..500).contains(&status) && !matches!(status, 408 | 413 | 429),
        Some(error) => match code(error) {
            BLOCKED => true,
            0 => matches!(status, 403..=405),
            _ => false,
        },
    }
}

fn code(error: &Value) -> u32 {
    error["code"].as_u64().and_then(|code| u32::try_from(code).ok()).unwrap_or(0)
}

/// Collects the places of errors with the rules' names: never the values that broke them.
fn collect<'v>(value: &'v Value, path: &mut Vec<&'v str>, found: &mut Vec<String>) {
    let Value::Object(fields) = value else { return };
    for (name, inner) in fields {
        if found.len() >= PLACES {
            return;
        }
        if name == "_errors" {
            let codes = inner.as_array().into_iter().flatten().filter_map(|error| error["code"].as_str());
            found.extend(codes.take(PLACES).map(|code| format!("{} {code}", path.join("."))));
        } else if path.len() < 16 {
            path.push(name);
            collect(inner, path, found);
            path.pop();
        }
    }
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

fn seconds(text: Option<&str>) -> Option<Duration> {
    wait(text?.trim().parse().ok()?)
}

fn wait(seconds: f64) -> Option<Duration> {
    let seconds = if seconds.is_nan() { return None } else { seconds };
    Some(Duration::from_secs_f64(seconds.clamp(0.0, LONGEST.as_secs_f64())))
}

fn limits(headers: &HeaderMap) -> Headers {
    Headers {
        bucket: text(headers, "x-ratelimit-bucket").map(|name| name.chars().take(100).collect()),
        limit: text(headers, "x-ratelimit-limit").and_then(|limit| limit.parse().ok()),
        remaining: text(headers, "x-ratelimit-remaining").and_then(|left| left.parse().ok()),
        reset_after: seconds(text(headers, "x-ratelimit-reset-after")),
    }
}

fn refusal(status: u16, headers: &HeaderMap, error: Option<&Value>) -> Option<Refusal> {
    let code = error.map_or(0, code);
    let least = LONG_WAITS.iter().find(|(of, _)| *of == code).map(|(_, least)| *least);
    if status != 429 && least.is_none() {
        return None;
    }
    let said = error.and_then(|error| wait(error["retry_after"].as_f64()?));
    let said = said.max(seconds(text(headers, RETRY_AFTER.as_str())));
    let is_global =
        error.is_some_and(|error| error["global"] == true) || headers.contains_key("x-ratelimit-global");
    let whose = if error.is_none() {
        return Some(Refusal {
            whose: Whose::Everything,
            wait: said.unwrap_or(LOCKED_OUT),
            by_discord: false,
            code,
        });
    } else if is_global {
        Whose::Everything
    } else if text(headers, "x-ratelimit-scope") == Some("shared") {
        Whose::Shared
    } else {
        Whose::Route
    };
    let wait = said.unwrap_or(UNSAID).max(least.unwrap_or_default());
    Some(Refusal { whose, wait, by_discord: true, code })
}

#[cfg(test)]
mod tests {
    use reqwest::header::{HeaderName, HeaderValue};
    use serde_json::json;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn limits_are_read_and_nonsense_is_nothing() {
        let read = limits(&headers(&[
            ("x-ratelimit-bucket", "abc"),
            ("x-ratelimit-limit", "5"),
            ("x-ratelimit-remaining", "0"),
            ("x-ratelimit-reset-after", "1.25"),
        ]));
        let expected = Headers {
            bucket: Some("abc".to_owned()),
            limit: Some(5),
            remaining: Some(0),
            reset_after: Some(Duration::from_millis(1250)),
        };
        assert_eq!(read, expected);
        for nonsense in ["NaN", "-1", "1e300", "inf", "soon", ""] {
            let read =
                limits(&headers(&[("x-ratelimit-reset-after", nonsense), ("x-ratelimit-limit", nonsense)]));
            assert!(read.reset_after.is_none_or(|wait| wait <= LONGEST), "{nonsense}");
            assert_eq!(read.limit, None, "{nonsense}");
        }
    }

    #[test]
    fn refusals_say_whose_limit_it_is_and_how_long() {
        let of = |status, pairs: &[_], error: Option<Value>| {
            let refusal = refusal(status, &headers(pairs), error.as_ref())?;
            Some((refusal.whose, refusal.wait.as_millis(), refusal.code))
        };
        let too_fast =
            |global| Some(json!({ "message": "…", "retry_after": 1.5, "global": global, "code": 0 }));
        assert_eq!(of(429, &[], too_fast(false)), Some((Whose::Route, 1500, 0)));
        assert_eq!(of(429, &[("retry-after", "2")], too_fast(true)), Some((Whose::Everything, 2000, 0)));
        assert_eq!(
            of(429, &[("x-ratelimit-scope", "shared")], too_fast(false)),
            Some((Whose::Shared, 1500, 0))
        );
        assert_eq!(of(429, &[], Some(json!({}))), Some((Whose::Route, 1000, 0)), "it doesn't say");
        assert_eq!(of(429, &[], None), Some((Whose::Everything, 60_000, 0)), "no word of Discord's own");
        assert_eq!(of(429, &[("retry-after", "900")], None), Some((Whose::Everything, 900_000, 0)));
        let long = |code| Some(json!({ "code": code, "retry_after": 3 }));
        assert_eq!(of(429, &[], long(30046)), Some((Whose::Route, 10_000, 30046)));
        assert_eq!(of(400, &[], long(40003)), Some((Whose::Route, 600_000, 40003)));
        assert_eq!(of(403, &[], long(50013)), None);
        assert_eq!(of(500, &[], None), None);
    }

    #[test]
    fn what_says_nothing_about_the_request_is_told_from_what_does() {
        let json = |code: u32| Some(json!({ "message": "…", "code": code }));
        for (status, error, expected) in [
            (403, None, true),
            (401, None, true),
            (404, None, true),
            (400, None, true),
            (403, json(0), true),
            (405, json(0), true),
            (403, json(BLOCKED), true),
            (401, json(0), false),
            (403, json(50013), false),
            (404, json(10008), false),
            (413, None, false),
            (429, None, false),
            (502, None, false),
            (200, None, false),
        ] {
            assert_eq!(blocked(status, error.as_ref()), expected, "{status} {error:?}");
        }
    }

    #[test]
    fn errors_name_places_and_rules_but_no_values() {
        let errors = json!({
            "components": { "0": { "emoji": { "id": { "_errors": [{ "code": "BAD_EMOJI", "message": "a secret" }] } } } },
            "content": { "_errors": [{ "code": "TOO_LONG", "message": "another" }] },
            "odd": 7,
        });
        let mut found = Vec::new();
        collect(&errors, &mut Vec::new(), &mut found);
        assert_eq!(found, ["components.0.emoji.id BAD_EMOJI", "content TOO_LONG"]);
    }
}
