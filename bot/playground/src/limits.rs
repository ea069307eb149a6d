//! Enforces Discord's rate limits: by channel, global, for old messages, for opening direct messages, and for invalid
//! requests. Sending what an answer's headers forbade is a violation.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::RateLimits;
use crate::api::route::{Route, Target};
use crate::faults::{Effect, Scope};
use crate::world::clock::made_ms;

/// The requests of a route in a channel per window.
const CHANNEL: usize = 5;
/// The requests of all routes but interactions, per milliseconds.
const GLOBAL: (usize, u64) = (50, 1000);
/// The edits of messages older than an hour in a channel, per milliseconds.
const OLD_EDITS: (usize, u64) = (3, 6000);
const OLD_MS: u64 = 3_600_000;
/// The openings of direct messages, per milliseconds.
const OPENINGS: (usize, u64) = (20, 10_000);
/// The window (ms) in which invalid requests are counted.
const REFUSED_MS: u64 = 600_000;
/// For how long (ms) after an answer a request may have crossed it.
const CROSSED_MS: u64 = 250;

/// The state of all limits.
#[derive(Debug)]
pub(crate) struct Limits {
    limits: RateLimits,
    channels: HashMap<(&'static str, u64), Window>,
    old_edits: HashMap<u64, Window>,
    openings: Window,
    global: VecDeque<u64>,
    refused: VecDeque<u64>,
}

/// A fixed window of a limit.
#[derive(Clone, Debug, Default)]
struct Window {
    begun_ms: u64,
    used: usize,
    /// When the bot was told that nothing is left.
    told_ms: Option<u64>,
}

impl Window {
    /// Takes one; otherwise answers when the window ends, and since when the bot knows.
    fn take(&mut self, (most, ms): (usize, u64), now: u64) -> Result<(usize, u64), (u64, Option<u64>)> {
        if now >= self.begun_ms + ms {
            *self = Self { begun_ms: now, used: 0, told_ms: None };
        }
        let after = self.begun_ms + ms - now;
        if self.used >= most {
            return Err((after, self.told_ms));
        }
        self.used += 1;
        Ok((most - self.used, after))
    }
}

/// The verdict on a request.
#[derive(Debug)]
pub(crate) enum Verdict {
    /// It is carried out; its answer gets these headers.
    Go(Vec<(&'static str, String)>),
    /// It is refused.
    Refused {
        response: Response,
        /// Whether the bot had been told not to send it.
        told: bool,
    },
}

impl Limits {
    pub(crate) fn new(limits: RateLimits) -> Self {
        Self {
            limits,
            channels: HashMap::new(),
            old_edits: HashMap::new(),
            openings: Window::default(),
            global: VecDeque::new(),
            refused: VecDeque::new(),
        }
    }

    /// Checks a request that comes in now.
    pub(crate) fn look(&mut self, target: &Target, now: u64) -> Verdict {
        while self.refused.front().is_some_and(|at| at + REFUSED_MS <= now) {
            self.refused.pop_front();
        }
        if self.refused.len() >= self.limits.refusals {
            return refused(locked_out());
        }
        if !target.route.needs_token() {
            return Verdict::Go(Vec::new());
        }
        while self.global.front().is_some_and(|at| at + GLOBAL.1 <= now) {
            self.global.pop_front();
        }
        if self.global.len() >= GLOBAL.0 {
            return refused(too_fast(GLOBAL.1, Scope::Global));
        }
        self.global.push_back(now);
        if target.route == Route::CreateDm && self.openings.take(OPENINGS, now).is_err() {
            return refused(Effect::Code(40003).response());
        }
        let channel = target.id("channel_id");
        let Some(name) = bucket(target.route) else { return Verdict::Go(Vec::new()) };
        if name == "edit"
            && now.saturating_sub(made_ms(target.id("message_id"))) >= OLD_MS
            && self.old_edits.entry(channel).or_default().take(OLD_EDITS, now).is_err()
        {
            return refused(Effect::Code(30046).response());
        }
        let window = (CHANNEL, self.limits.window.as_millis() as u64);
        match self.channels.entry((name, channel)).or_default().take(window, now) {
            Ok((left, after)) => Verdict::Go(vec![
                ("x-ratelimit-bucket", format!("playground-{name}")),
                ("x-ratelimit-limit", CHANNEL.to_string()),
                ("x-ratelimit-remaining", left.to_string()),
                ("x-ratelimit-reset-after", format!("{:.3}", after as f64 / 1000.0)),
            ]),
            Err((after, told)) => {
                let told = told.is_some_and(|told| told + CROSSED_MS < now);
                Verdict::Refused { response: too_fast(after, Scope::User), told }
            }
        }
    }

    /// Counts an answer that goes out now.
    pub(crate) fn answered(&mut self, target: &Target, response: &Response, now: u64) {
        let none_left = response.headers().get("x-ratelimit-remaining").is_some_and(|left| left == "0");
        if let Some(name) = bucket(target.route).filter(|_| none_left)
            && let Some(window) = self.channels.get_mut(&(name, target.id("channel_id")))
        {
            window.told_ms = window.told_ms.or(Some(now));
        }
        let shared = response.headers().get("x-ratelimit-scope").is_some_and(|scope| scope == "shared");
        if matches!(response.status().as_u16(), 401 | 403 | 429) && !shared {
            self.refused.push_back(now);
        }
    }
}

/// The bucket of a route, if it has one.
fn bucket(route: Route) -> Option<&'static str> {
    match route {
        Route::CreateMessage => Some("post"),
        Route::EditMessage => Some("edit"),
        _ => None,
    }
}

fn refused(response: Response) -> Verdict {
    Verdict::Refused { response, told: false }
}

/// Adds rate limit headers to an answer.
pub(crate) fn tell(mut response: Response, headers: Vec<(&'static str, String)>) -> Response {
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().entry(name).or_insert(value);
        }
    }
    response
}

fn too_fast(after_ms: u64, scope: Scope) -> Response {
    Effect::RateLimit { retry_after: Duration::from_millis(after_ms), scope }.response()
}

/// The answer of a server in front of Discord to a blocked address, without Discord's JSON.
fn locked_out() -> Response {
    let headers = [("retry-after", "600")];
    (StatusCode::TOO_MANY_REQUESTS, headers, "error code: 1015").into_response()
}

#[cfg(test)]
mod tests {
    use axum::http::Method;

    use super::*;
    use crate::api::route::find;

    fn target(method: &Method, path: &str) -> Target {
        find(method, path).expect("a route")
    }

    /// The status of a request, and whether it was a violation.
    fn status(limits: &mut Limits, target: &Target, now: u64) -> (u16, bool) {
        let (response, told) = match limits.look(target, now) {
            Verdict::Go(headers) => (tell(StatusCode::OK.into_response(), headers), false),
            Verdict::Refused { response, told } => (response, told),
        };
        limits.answered(target, &response, now);
        (response.status().as_u16(), told)
    }

    #[test]
    fn a_channel_takes_five_in_five_seconds_and_tells_when_to_come_again() {
        let mut limits = Limits::new(RateLimits { refusals: 100, ..RateLimits::default() });
        let post = target(&Method::POST, "/channels/7/messages");
        for left in (0..5).rev() {
            let Verdict::Go(headers) = limits.look(&post, 1_000_000) else { panic!("refused") };
            assert_eq!(headers[2], ("x-ratelimit-remaining", left.to_string()));
            limits.answered(&post, &tell(StatusCode::OK.into_response(), headers), 1_000_000);
        }
        assert_eq!(status(&mut limits, &post, 1_000_010), (429, false), "on its way before that was known");
        assert_eq!(status(&mut limits, &post, 1_000_300), (429, true));
        assert_eq!(
            status(&mut limits, &target(&Method::POST, "/channels/8/messages"), 1_000_100),
            (200, false)
        );
        assert_eq!(status(&mut limits, &post, 1_005_000), (200, false));
    }

    #[test]
    fn all_together_old_edits_and_openings_have_limits_and_interactions_none() {
        let mut limits = Limits::new(RateLimits { refusals: 1000, ..RateLimits::default() });
        let now = 1_500_000_000_000;
        let of = |channel: u64| target(&Method::POST, &format!("/channels/{channel}/messages"));
        let gone = (1..=60).filter(|channel| status(&mut limits, &of(*channel), now).0 == 200).count();
        assert_eq!(gone, 50);
        let callback = target(&Method::POST, "/interactions/7/abc/callback");
        assert_eq!(status(&mut limits, &callback, now).0, 200);
        // The message of Discord's documentation was made in 2016.
        let edit = target(&Method::PATCH, "/channels/7/messages/175928847299117063");
        let later = now + 5000;
        let done = (0..5).filter(|_| status(&mut limits, &edit, later).0 == 200).count();
        assert_eq!(done, 3);
        let open = target(&Method::POST, "/users/@me/channels");
        let opened = (0..30).filter(|_| status(&mut limits, &open, later).0 == 200).count();
        assert_eq!(opened, 20);
    }

    #[test]
    fn somebody_who_is_refused_too_often_is_locked_out_for_a_while() {
        let mut limits = Limits::new(RateLimits { refusals: 3, ..RateLimits::default() });
        let post = target(&Method::POST, "/channels/7/messages");
        for _ in 0..8 {
            status(&mut limits, &post, 5_000_000);
        }
        let callback = target(&Method::POST, "/interactions/7/abc/callback");
        assert_eq!(status(&mut limits, &callback, 5_000_000).0, 429);
        assert_eq!(status(&mut limits, &callback, 5_600_000).0, 200);
    }
}
