//! Faults on order: lost replies, errors, rate limits, closed doors, and seeded chaos.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::api::error::ApiError;
pub use crate::api::route::Route;

/// The scope of a 429.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The bot's limit on this route.
    User,
    /// The shared limit of this resource; Discord doesn't count it against the bot.
    Shared,
    /// The bot's global limit.
    Global,
}

/// The effect of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The request is carried out, but the connection breaks before the answer.
    LoseReply,
    /// The connection breaks before the request is carried out.
    LoseRequest,
    /// Nothing is done; the answer is this HTTP status, such as 500 or 502, without Discord's JSON.
    Status(u16),
    /// Nothing is done; the answer is 429.
    RateLimit {
        /// When to retry.
        retry_after: Duration,
        /// The scope of the limit.
        scope: Scope,
    },
    /// Nothing is done; the answer is Discord's error with this code, such as 50007, 10008 or 50013.
    Code(u32),
    /// The request is carried out after a delay.
    Delay(Duration),
}

impl Effect {
    /// The answer in place of the route's own.
    pub(crate) fn response(&self) -> Response {
        match self {
            Self::Code(code) => {
                let error = ApiError::of(*code);
                let body = error.body();
                // Some refusals come as 429, with its usual wait.
                if error.status == StatusCode::TOO_MANY_REQUESTS {
                    return too_many(&body["message"], *code, Duration::from_secs(1), Scope::Shared);
                }
                (error.status, Json(body)).into_response()
            }
            Self::RateLimit { retry_after, scope } => {
                too_many(&json!("You are being rate limited."), 0, *retry_after, *scope)
            }
            Self::Status(status) => {
                let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
                (status, format!("<html><body>{status}</body></html>")).into_response()
            }
            Self::LoseReply | Self::LoseRequest | Self::Delay(_) => StatusCode::OK.into_response(),
        }
    }
}

fn too_many(message: &serde_json::Value, code: u32, retry_after: Duration, scope: Scope) -> Response {
    let seconds = retry_after.as_secs_f64();
    let global = scope == Scope::Global;
    let body = json!({ "message": message, "retry_after": seconds, "global": global, "code": code });
    let mut response = (StatusCode::TOO_MANY_REQUESTS, Json(body)).into_response();
    let headers = response.headers_mut();
    let name = match scope {
        Scope::User => "user",
        Scope::Shared => "shared",
        Scope::Global => "global",
    };
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(name));
    if global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
    for (header, value) in [
        ("retry-after", format!("{}", seconds.ceil() as u64)),
        ("x-ratelimit-limit", "5".to_owned()),
        ("x-ratelimit-remaining", "0".to_owned()),
        ("x-ratelimit-reset-after", format!("{seconds:.3}")),
        ("x-ratelimit-bucket", "playground".to_owned()),
    ] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(header, value);
        }
    }
    response
}

/// An ordered fault: its effect, which requests it strikes, and how often.
///
/// ```
/// use playground::{Effect, Fault, Route};
///
/// // The third message from now on is posted, but the bot never hears of it.
/// let fault = Fault::new(Effect::LoseReply).on(Route::CreateMessage).skip(2);
/// # let _ = fault;
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    effect: Effect,
    routes: Vec<Route>,
    skip: usize,
    times: usize,
    /// How long it lasts.
    lasting: Option<Duration>,
    /// When it ends, once ordered.
    until_ms: Option<u64>,
}

impl Fault {
    /// A fault of the next request of any kind, once.
    #[must_use]
    pub fn new(effect: Effect) -> Self {
        Self { effect, routes: Vec::new(), skip: 0, times: 1, lasting: None, until_ms: None }
    }

    /// Restricts the fault to requests of this route; may be called for several routes.
    #[must_use]
    pub fn on(mut self, route: Route) -> Self {
        self.routes.push(route);
        self
    }

    /// Lets this many matching requests pass first.
    #[must_use]
    pub fn skip(mut self, requests: usize) -> Self {
        self.skip = requests;
        self
    }

    /// Lets the fault strike this many times.
    #[must_use]
    pub fn times(mut self, times: usize) -> Self {
        self.times = times;
        self
    }

    /// Lets the fault strike every request for this long, by the playground's clock.
    #[must_use]
    pub fn lasting(mut self, time: Duration) -> Self {
        self.lasting = Some(time);
        self
    }

    /// Lets the fault strike every request, until faults are cleared or its time is over.
    #[must_use]
    pub fn always(self) -> Self {
        self.times(usize::MAX)
    }

    fn matches(&self, route: Route) -> bool {
        self.routes.is_empty() || self.routes.contains(&route)
    }

    fn is_over(&self, now_ms: u64) -> bool {
        self.times == 0 || self.until_ms.is_some_and(|until| now_ms >= until)
    }
}

/// An effect in a mix, with its routes and probability.
#[derive(Clone, Debug, PartialEq)]
pub struct Likely {
    /// The effect.
    pub effect: Effect,
    /// The routes it strikes; empty: all.
    pub routes: Vec<Route>,
    /// The probability that it strikes, from 0 to 1; of all effects together not more than 1.
    pub chance: f64,
}

impl Likely {
    fn fits(&self, route: Route) -> bool {
        self.routes.is_empty() || self.routes.contains(&route)
    }
}

/// Random faults. What happens to the n-th request of a route follows from seed, route and n alone, so other
/// requests make no difference.
#[derive(Clone, Debug)]
struct Chaos {
    seed: u64,
    mix: Vec<Likely>,
    /// How many requests of each route there were.
    counted: BTreeMap<Route, u64>,
}

/// A pseudo-random number from 0 to 1 (SplitMix64, by Steele, Lea and Flood).
fn fraction(seed: u64, route: Route, number: u64) -> f64 {
    let mut mixed = seed ^ (route as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for part in [number, 0x0c4a_05b1] {
        mixed = (mixed ^ part).wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
    }
    (mixed >> 11) as f64 / (1_u64 << 53) as f64
}

impl Chaos {
    fn next(&mut self, route: Route) -> Option<Effect> {
        let number = self.counted.entry(route).or_default();
        *number += 1;
        let mut left = fraction(self.seed, route, *number);
        let mut fitting = self.mix.iter().filter(|likely| likely.fits(route));
        let struck = fitting.find(|likely| {
            left -= likely.chance;
            left < 0.0
        });
        struck.map(|likely| likely.effect.clone())
    }
}

/// The faults ordered now.
#[derive(Debug, Default)]
pub(crate) struct Orders {
    /// The mood chosen on the page, by its word; none for calm.
    pub(crate) mood: Option<&'static str>,
    faults: Vec<Fault>,
    chaos: Option<Chaos>,
}

impl Orders {
    pub(crate) fn order(&mut self, mut fault: Fault, now_ms: u64) {
        fault.until_ms = fault.lasting.map(|time| now_ms + time.as_millis() as u64);
        self.faults.push(fault);
    }

    pub(crate) fn chaos(&mut self, seed: u64, probability: f64, effects: Vec<Effect>) {
        let chance = probability / effects.len().max(1) as f64;
        let likely = |effect| Likely { effect, routes: Vec::new(), chance };
        self.mix(seed, effects.into_iter().map(likely).collect());
    }

    pub(crate) fn mix(&mut self, seed: u64, mix: Vec<Likely>) {
        self.chaos = Some(Chaos { seed, mix, counted: BTreeMap::new() });
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// How many ordered faults have not struck yet.
    pub(crate) fn pending(&self) -> usize {
        self.faults.len()
    }

    /// The fault of a request that comes in now.
    pub(crate) fn next(&mut self, route: Route, now_ms: u64) -> Option<Effect> {
        self.faults.retain(|fault| !fault.is_over(now_ms));
        let mut effect = None;
        for fault in self.faults.iter_mut().filter(|fault| fault.matches(route)) {
            if fault.skip > 0 {
                fault.skip -= 1;
            } else if effect.is_none() && fault.times > 0 {
                fault.times -= 1;
                effect = Some(fault.effect.clone());
            }
        }
        self.faults.retain(|fault| !fault.is_over(now_ms));
        // Chaos spares the few requests without which no bot can connect.
        let spared = matches!(route, Route::GetGateway | Route::GetBotGateway | Route::GetApplication);
        effect.or_else(|| self.chaos.as_mut().filter(|_| !spared)?.next(route))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_strikes_the_ordered_request_and_no_other() {
        let mut orders = Orders::default();
        orders.order(Fault::new(Effect::LoseReply).on(Route::CreateMessage).skip(1).times(2), 0);
        let strikes: Vec<bool> = [
            Route::CreateMessage,
            Route::EditMessage,
            Route::CreateMessage,
            Route::CreateMessage,
            Route::CreateMessage,
        ]
        .into_iter()
        .map(|route| orders.next(route, 0).is_some())
        .collect();
        assert_eq!(strikes, [false, false, true, true, false]);
        assert_eq!(orders.pending(), 0);
    }

    #[test]
    fn a_fault_may_last_for_a_while_and_strikes_everything_then() {
        let mut orders = Orders::default();
        let fault = Fault::new(Effect::Status(403)).always().lasting(Duration::from_secs(2));
        orders.order(fault, 1_000);
        let at =
            [(1_000, Route::GetBotGateway), (2_999, Route::Callback), (3_000, Route::Callback)].into_iter();
        let strikes: Vec<bool> = at.map(|(now, route)| orders.next(route, now).is_some()).collect();
        assert_eq!(strikes, [true, true, false]);
        assert_eq!(orders.pending(), 0);
    }

    #[test]
    fn chaos_repeats_itself_for_the_same_seed() {
        let run = |seed| {
            let mut orders = Orders::default();
            orders.chaos(seed, 0.3, vec![Effect::LoseReply, Effect::Status(500)]);
            (0..200).map(|_| orders.next(Route::CreateMessage, 0)).collect::<Vec<_>>()
        };
        assert_eq!(run(7), run(7));
        assert_ne!(run(7), run(8));
        let struck = run(7).iter().flatten().count();
        assert!((30..90).contains(&struck), "{struck} of 200 at 30 percent");
    }

    #[test]
    fn what_happens_to_a_request_depends_on_its_kind_and_number_alone() {
        let mix = vec![
            Likely { effect: Effect::Code(30046), routes: vec![Route::EditMessage], chance: 0.4 },
            Likely { effect: Effect::LoseReply, routes: Vec::new(), chance: 0.2 },
        ];
        let run = |between: usize| {
            let mut orders = Orders::default();
            orders.mix(5, mix.clone());
            (0..300)
                .map(|_| {
                    for _ in 0..between {
                        assert_ne!(orders.next(Route::CreateMessage, 0), Some(Effect::Code(30046)));
                    }
                    orders.next(Route::EditMessage, 0)
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(run(0), run(3));
        let codes = run(0).iter().filter(|effect| **effect == Some(Effect::Code(30046))).count();
        let lost = run(0).iter().filter(|effect| **effect == Some(Effect::LoseReply)).count();
        assert!((80..160).contains(&codes) && (30..90).contains(&lost), "{codes} and {lost} of 300");
    }

    #[test]
    fn a_rate_limit_has_discords_headers() {
        let effect = Effect::RateLimit { retry_after: Duration::from_millis(1500), scope: Scope::Global };
        let response = effect.response();
        assert_eq!(response.status(), 429);
        assert_eq!(response.headers()["retry-after"], "2");
        assert_eq!(response.headers()["x-ratelimit-reset-after"], "1.500");
        assert_eq!(response.headers()["x-ratelimit-global"], "true");
    }
}
