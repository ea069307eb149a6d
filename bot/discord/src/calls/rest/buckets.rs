//! Rate limits by route, learnt from Discord's headers and never guessed.
//!
//! Every answer names the bucket it counted against, how much is left in it and when it is full again. Several routes may
//! share a bucket; each channel, server and webhook has its own.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use super::key::Key;

/// The number of buckets from which unused ones are dropped.
const MANY: usize = 1024;

/// The rate limit headers of an answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Headers {
    /// The bucket's name, the same for all routes that share it.
    pub(super) bucket: Option<String>,
    /// The number of requests in a full bucket.
    pub(super) limit: Option<u32>,
    /// How many are left.
    pub(super) remaining: Option<u32>,
    /// The time until it is full again.
    pub(super) reset_after: Option<Duration>,
}

/// The id of a bucket: its name (the route while that is unknown), and the major parameter.
type Id = (String, String);

/// One bucket.
#[derive(Debug)]
struct Bucket {
    limit: u32,
    remaining: u32,
    full_at: Instant,
    /// Closed until then by a refusal.
    closed_until: Instant,
    /// Requests on their way, which no answer has counted yet.
    under_way: u32,
}

/// All known buckets.
#[derive(Debug, Default)]
pub(super) struct Buckets {
    names: HashMap<String, String>,
    known: HashMap<Id, Bucket>,
    /// The number of buckets after the last clean-up.
    left: usize,
}

impl Buckets {
    fn id(&self, key: &Key) -> Id {
        (self.names.get(&key.route).unwrap_or(&key.route).clone(), key.major.clone())
    }

    /// How long a request has to wait; `None` when it may go.
    pub(super) fn wait(&self, key: &Key, now: Instant) -> Option<Duration> {
        let bucket = self.known.get(&self.id(key))?;
        if bucket.closed_until > now {
            return Some(bucket.closed_until - now);
        }
        let left = if now >= bucket.full_at { bucket.limit } else { bucket.remaining };
        if bucket.under_way < left {
            return None;
        }
        // All that is left is under way: an answer will soon tell more.
        Some((bucket.full_at.saturating_duration_since(now)).max(Duration::from_millis(20)))
    }

    /// Notes a request that goes out.
    pub(super) fn begin(&mut self, key: &Key) -> Id {
        let id = self.id(key);
        if let Some(bucket) = self.known.get_mut(&id) {
            bucket.under_way += 1;
        }
        id
    }

    /// Notes that its answer came, or never will.
    pub(super) fn end(&mut self, id: &Id) {
        if let Some(bucket) = self.known.get_mut(id) {
            bucket.under_way = bucket.under_way.saturating_sub(1);
        }
    }

    /// Learns from an answer's headers.
    pub(super) fn learn(&mut self, key: &Key, headers: &Headers, now: Instant) {
        if let Some(name) = &headers.bucket {
            self.names.insert(key.route.clone(), name.clone());
        }
        let (Some(limit), Some(remaining), Some(after)) =
            (headers.limit, headers.remaining, headers.reset_after)
        else {
            return;
        };
        let full_at = now + after;
        let bucket = self.open(key, now);
        // Answers may overtake each other: within one window the least remaining number counts.
        let same_window = now < bucket.full_at;
        bucket.remaining = if same_window { bucket.remaining.min(remaining) } else { remaining };
        bucket.limit = limit.max(1);
        bucket.full_at = if same_window { bucket.full_at.max(full_at) } else { full_at };
    }

    /// Closes a bucket after a refusal.
    pub(super) fn close(&mut self, key: &Key, wait: Duration, now: Instant) {
        let bucket = self.open(key, now);
        bucket.closed_until = bucket.closed_until.max(now + wait);
    }

    fn open(&mut self, key: &Key, now: Instant) -> &mut Bucket {
        if self.known.len() >= MANY.max(2 * self.left) {
            self.known.retain(|_, bucket| {
                bucket.under_way > 0 || bucket.full_at > now || bucket.closed_until > now
            });
            self.left = self.known.len();
        }
        let id = self.id(key);
        let fresh = Bucket { limit: 1, remaining: u32::MAX, full_at: now, closed_until: now, under_way: 0 };
        self.known.entry(id).or_insert(fresh)
    }
}

#[cfg(test)]
mod tests {
    use reqwest::Method;

    use super::*;

    fn key(path: &str) -> Key {
        Key::of(&Method::POST, path, 0)
    }

    fn told(remaining: u32, after_ms: u64) -> Headers {
        Headers {
            bucket: Some("abc".to_owned()),
            limit: Some(5),
            remaining: Some(remaining),
            reset_after: Some(Duration::from_millis(after_ms)),
        }
    }

    /// The longest wait before a request of this key, in milliseconds.
    fn wait(buckets: &Buckets, key: &Key, now: Instant) -> u128 {
        buckets.wait(key, now).unwrap_or_default().as_millis()
    }

    #[test]
    fn what_is_used_up_waits_and_no_other_channel_does() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        let (club, tea) = (key("/channels/7/messages"), key("/channels/8/messages"));
        assert_eq!(wait(&buckets, &club, now), 0, "nothing is known yet");
        let pass = buckets.begin(&club);
        buckets.learn(&club, &told(0, 3000), now);
        buckets.end(&pass);
        assert_eq!(wait(&buckets, &club, now), 3000);
        assert_eq!(wait(&buckets, &tea, now), 0);
        let later = now + Duration::from_millis(3000);
        for _ in 0..5 {
            assert_eq!(wait(&buckets, &club, later), 0, "full again");
            buckets.begin(&club);
        }
        assert!(wait(&buckets, &club, later) > 0, "and not fuller than that");
    }

    #[test]
    fn what_is_under_way_counts_and_late_answers_dont_bring_it_back() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        let club = key("/channels/7/messages");
        buckets.learn(&club, &told(2, 1000), now);
        let first = buckets.begin(&club);
        assert_eq!(wait(&buckets, &club, now), 0);
        let second = buckets.begin(&club);
        assert_eq!(wait(&buckets, &club, now), 1000);
        // The later request is answered first.
        buckets.learn(&club, &told(0, 900), now);
        buckets.end(&second);
        buckets.learn(&club, &told(1, 900), now);
        buckets.end(&first);
        assert_eq!(wait(&buckets, &club, now), 1000);
    }

    #[test]
    fn routes_of_one_bucket_share_it_and_a_refusal_closes_it() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        let (post, edit) =
            (key("/channels/7/messages"), Key::of(&Method::PATCH, "/channels/7/messages/9", 0));
        buckets.learn(&edit, &told(4, 1000), now);
        buckets.learn(&post, &told(0, 1000), now);
        assert_eq!(wait(&buckets, &edit, now), 1000, "of the same name");
        buckets.close(&post, Duration::from_secs(9), now);
        assert_eq!(wait(&buckets, &post, now + Duration::from_secs(8)), 1000);
        assert_eq!(wait(&buckets, &post, now + Duration::from_secs(9)), 0);
    }

    #[test]
    fn what_says_nothing_any_more_is_forgotten() {
        let (mut buckets, now) = (Buckets::default(), Instant::now());
        for channel in 0..5000 {
            let now = now + Duration::from_secs(channel);
            buckets.learn(&key(&format!("/channels/{channel}/messages")), &told(4, 5000), now);
        }
        assert!(buckets.known.len() <= MANY, "{}", buckets.known.len());
    }
}
