//! The rate limiter: whether a request may go, and what answers tell about the next.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use super::blocked::Blocked;
use super::buckets::Buckets;
use super::global::Global;
use super::invalid::Invalid;
use super::key::{Key, Kind};
use super::opening::{Opening, Pace};
use super::reply::{Refusal, Reply, Whose};
use crate::calls::failure::{OLD_EDITS, OPENING};

/// How long a request waits for the global limit: it holds up all others meanwhile.
const IN_LINE: Duration = Duration::from_secs(2);

/// Keeps Discord's rate limits, for one token in one process.
#[derive(Debug)]
pub(super) struct Limiter {
    state: Mutex<State>,
    per_second: u32,
    /// How many processes share the token.
    processes: watch::Receiver<usize>,
}

#[derive(Debug)]
struct State {
    buckets: Buckets,
    /// Edits of old messages, by channel: only refusals reveal their limit.
    old_edits: Buckets,
    opening: Opening,
    global: Global,
    invalid: Invalid,
    blocked: Blocked,
}

/// A request that may go; dropped when its answer came or never will.
#[derive(Debug)]
pub(super) struct Pass<'l> {
    limiter: &'l Limiter,
    id: (String, String),
    /// When it goes.
    pub(super) at: Instant,
}

impl Drop for Pass<'_> {
    fn drop(&mut self) {
        self.limiter.state().buckets.end(&self.id);
    }
}

impl Limiter {
    pub(super) fn new(per_second: u32, pace: Pace, processes: watch::Receiver<usize>) -> Self {
        let state = State {
            buckets: Buckets::default(),
            old_edits: Buckets::default(),
            opening: Opening::new(pace),
            global: Global::default(),
            invalid: Invalid::new(Instant::now()),
            blocked: Blocked::default(),
        };
        Self { state: Mutex::new(state), per_second, processes }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // No operation under this lock can leave it inconsistent.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn processes(&self) -> u32 {
        u32::try_from(*self.processes.borrow()).unwrap_or(u32::MAX).max(1)
    }

    /// How long a request would have to wait for its place's limit; `None` when it could go.
    pub(super) fn wait(&self, key: &Key, now: Instant) -> Option<Duration> {
        let state = self.state();
        state.closed(key, self.processes(), now).or_else(|| state.buckets.wait(key, now))
    }

    /// Lets a request go, or answers how long it has to wait. `whose` is the person whose direct messages it opens.
    ///
    /// # Errors
    /// How long to wait before asking again.
    pub(super) fn ask(&self, key: &Key, whose: &str, now: Instant) -> Result<Pass<'_>, Duration> {
        let (processes, mut state) = (self.processes(), self.state());
        if let Some(wait) = state.closed(key, processes, now).or_else(|| state.buckets.wait(key, now)) {
            return Err(wait);
        }
        if key.kind == Kind::Opening
            && let Some(wait) = state.opening.wait(whose, processes, now)
        {
            return Err(wait);
        }
        let at = match key.kind {
            Kind::Interaction => now,
            Kind::Spare => state.global.spare(self.per_second / processes, now)?,
            _ => state.global.take(self.per_second / processes, IN_LINE, now)?,
        };
        let id = state.buckets.begin(key);
        Ok(Pass { limiter: self, id, at })
    }

    /// How much longer all requests pause, since everything was refused.
    pub(super) fn blocked(&self, now: Instant) -> Option<Duration> {
        self.state().blocked.closed(now)
    }

    /// Learns from an answer.
    pub(super) fn learn(&self, key: &Key, reply: &Reply, now: Instant) {
        let (processes, mut state) = (self.processes(), self.state());
        if reply.blocked {
            state.blocked.note(now);
        } else if reply.is_discords() {
            state.blocked.is_over();
        }
        state.buckets.learn(key, &reply.headers, now);
        if let Some(refusal) = &reply.refusal {
            state.refused(key, refusal, now);
        }
        let shared = reply.refusal.as_ref().is_some_and(|refusal| refusal.whose == Whose::Shared);
        if matches!(reply.status, 401 | 403 | 429) && !shared {
            let news = state.invalid.note(processes, now);
            metrics::invalid_requests(state.invalid.sum(now) as usize);
            let Some(count) = news else { return };
            tracing::warn!(
                count,
                "many requests were refused within ten minutes; Discord locks out programs that go on like that"
            );
        }
    }
}

impl State {
    /// How long something other than the bucket prevents it.
    fn closed(&self, key: &Key, processes: u32, now: Instant) -> Option<Duration> {
        let held_back = match key.kind {
            // People wait for these, and they have limits of their own.
            Kind::Interaction => return None,
            Kind::OldEdit => self.old_edits.wait(key, now),
            Kind::Opening => self.opening.closed(now),
            Kind::Spare | Kind::Ordinary => None,
        };
        let by_all = self.global.closed(now).max(self.blocked.closed(now));
        held_back.max(by_all).max(self.invalid.wait(processes, now))
    }

    fn refused(&mut self, key: &Key, refusal: &Refusal, now: Instant) {
        match (refusal.whose, refusal.code) {
            (Whose::Everything, _) => self.global.close(refusal.wait, now),
            (_, OPENING) => self.opening.close(refusal.wait, now),
            (_, OLD_EDITS) if key.kind == Kind::OldEdit => self.old_edits.close(key, refusal.wait, now),
            _ => self.buckets.close(key, refusal.wait, now),
        }
    }
}

#[cfg(test)]
mod tests {
    use reqwest::Method;

    use super::super::buckets::Headers;
    use super::*;

    fn limiter(per_second: u32, processes: usize) -> Limiter {
        let (keep, processes) = watch::channel(processes);
        drop(keep);
        Limiter::new(per_second, Pace::BRISK, processes)
    }

    fn reply(status: u16, refusal: Option<(Whose, u64, u32)>) -> Reply {
        let refusal = refusal.map(|(whose, wait, code)| Refusal {
            whose,
            wait: Duration::from_secs(wait),
            by_discord: true,
            code,
        });
        Reply { status, headers: Headers::default(), refusal, blocked: false, body: Vec::new() }
    }

    fn goes(limiter: &Limiter, key: &Key, now: Instant) -> bool {
        limiter.ask(key, "", now).is_ok_and(|pass| pass.at == now)
    }

    fn keys() -> (Key, Key, Key, Key) {
        let year = 31_536_000_000_000;
        (
            Key::of(&Method::POST, "/channels/7/messages", 0),
            Key::of(&Method::PATCH, "/channels/7/messages/9", year),
            Key::of(&Method::POST, "/users/@me/channels", 0),
            Key::of(&Method::POST, "/interactions/1/token/callback", 0),
        )
    }

    #[tokio::test]
    async fn a_refusal_of_everything_stops_all_but_interactions() {
        let (limiter, now, (post, edit, open, callback)) = (limiter(50, 1), Instant::now(), keys());
        limiter.learn(&post, &reply(429, Some((Whose::Everything, 5, 0))), now);
        for key in [&post, &edit, &open] {
            assert_eq!(limiter.ask(key, "", now).err(), Some(Duration::from_secs(5)), "{key:?}");
        }
        assert!(goes(&limiter, &callback, now));
        assert!(goes(&limiter, &post, now + Duration::from_secs(5)));
    }

    #[tokio::test]
    async fn refusals_of_everything_that_say_nothing_stop_all_but_interactions_until_one_gets_through() {
        let (limiter, now, (post, _, open, callback)) = (limiter(50, 1), Instant::now(), keys());
        let blocked = || Reply { blocked: true, ..reply(403, None) };
        limiter.learn(&post, &blocked(), now);
        limiter.learn(&open, &blocked(), now);
        assert!(goes(&limiter, &post, now), "two may be about themselves");
        limiter.learn(&callback, &blocked(), now);
        assert_eq!(limiter.ask(&post, "", now).err(), limiter.blocked(now));
        assert!(goes(&limiter, &callback, now));
        limiter.learn(&callback, &reply(204, None), now);
        assert!(goes(&limiter, &post, now), "over at once");
    }

    #[tokio::test]
    async fn limits_no_header_tells_of_hold_back_what_they_are_about() {
        let (limiter, now, (post, edit, open, _)) = (limiter(50, 1), Instant::now(), keys());
        limiter.learn(&edit, &reply(429, Some((Whose::Route, 10, OLD_EDITS))), now);
        assert!(!goes(&limiter, &edit, now) && goes(&limiter, &post, now) && goes(&limiter, &open, now));
        limiter.learn(&open, &reply(429, Some((Whose::Route, 600, OPENING))), now);
        assert!(!goes(&limiter, &open, now) && goes(&limiter, &post, now));
        let young = Key::of(&Method::PATCH, "/channels/7/messages/9", 0);
        assert!(goes(&limiter, &young, now), "only old messages count apart");
    }

    #[tokio::test]
    async fn interactions_need_no_share_and_shares_are_divided() {
        let (limiter, now, (post, _, _, callback)) = (limiter(50, 5), Instant::now(), keys());
        assert_eq!((0..50).filter(|_| goes(&limiter, &post, now)).count(), 10);
        assert_eq!((0..50).filter(|_| goes(&limiter, &callback, now)).count(), 50);
    }

    #[tokio::test]
    async fn refusals_that_count_against_the_bot_stop_it_in_time() {
        let (limiter, now, (post, _, _, callback)) = (limiter(50, 10), Instant::now(), keys());
        for _ in 0..900 {
            limiter.learn(&post, &reply(429, Some((Whose::Shared, 0, 0))), now);
        }
        assert!(goes(&limiter, &post, now), "others' limits don't count");
        for _ in 0..800 {
            limiter.learn(&post, &reply(403, None), now);
        }
        assert!(!goes(&limiter, &post, now) && goes(&limiter, &callback, now));
        assert!(goes(&limiter, &post, now + Duration::from_secs(601)));
    }
}
