//! A playground's configuration, and errors at its start.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::world::clock::Time;
use crate::world::interaction::ACK_MS;
use crate::world::kept::LANGUAGES;

/// The configuration of a playground.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; loopback only. Port 0 takes any free one.
    pub addr: SocketAddr,
    /// The application's id, which is the bot's user id, too.
    pub application_id: u64,
    /// The playground's clock.
    pub time: Time,
    /// How long tests wait for something before they give up, in real time.
    pub patience: Duration,
    /// How long an interaction may go unacknowledged: three seconds on Discord. Tests of other things give more, since a machine
    /// that is busy with other work may not let the bot run for that long.
    pub acknowledged_within: Duration,
    /// Discord's rate limits, if they are to be kept.
    pub limits: Option<RateLimits>,
    /// The number of guests in addition to the five people, at most [`Who::MOST_GUESTS`](crate::Who::MOST_GUESTS).
    pub guests: u16,
    /// The number of channels in addition to the two; [`further`](crate::further) answers their ids.
    pub channels: u16,
    /// Whether to save work, for measurements: requests and transcripts are not kept, of messages and interactions only the
    /// newest, pictures not at all, and one request in 64 is checked against Discord's description.
    pub light: bool,
    /// The recommended number of shards.
    pub shards: u32,
    /// The gateway's heartbeat interval.
    pub heartbeat: Duration,
    /// The folder in which all messages are kept, private ones and pictures too, for the next start; `None`: nothing outlives
    /// the playground.
    pub keep: Option<PathBuf>,
    /// Whether the bot has just joined the server, which then has `#chess-club` as its system channel.
    pub fresh: bool,
    /// The server's language, as Discord's locale.
    pub language: &'static str,
}

/// Discord's rate limits; some may be changed for tests in a hurry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimits {
    /// How many invalid requests within ten minutes are tolerated before the bot is blocked.
    pub refusals: usize,
    /// The window in which a channel takes five posts and five edits.
    pub window: Duration,
}

impl Default for RateLimits {
    fn default() -> Self {
        Self { refusals: 10_000, window: Duration::from_secs(5) }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            application_id: 1_287_430_551_302_672_404,
            time: Time::Flowing,
            patience: Duration::from_secs(180),
            acknowledged_within: Duration::from_millis(ACK_MS),
            limits: None,
            guests: 0,
            shards: 1,
            heartbeat: Duration::from_millis(41_250),
            keep: None,
            fresh: false,
            language: "en-US",
            channels: 0,
            light: false,
        }
    }
}

impl Config {
    /// The server's language for people with a POSIX locale such as `de_DE.UTF-8`; English for one that the playground
    /// doesn't know.
    #[must_use]
    pub fn language_of(locale: &str) -> &'static str {
        let begins = |word: &str| locale.get(..2).is_some_and(|begin| word.starts_with(begin));
        LANGUAGES.iter().map(|(word, _)| *word).find(|word| begins(word)).unwrap_or(LANGUAGES[0].0)
    }
}

/// Why the playground can't start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is reachable from other machines.
    #[error("a playground listens on loopback only, such as 127.0.0.1:8808, not on {0}: it has no passwords")]
    NotLoopback(SocketAddr),
    /// The address can't be listened on.
    #[error("can't listen on {addr}: {error}")]
    Listen {
        /// The address.
        addr: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_server_speaks_the_language_of_who_starts_it() {
        let found = ["de_DE.UTF-8", "de", "es_MX.UTF-8", "en_GB.UTF-8", "C.UTF-8", "fr_FR", "", "é"]
            .map(Config::language_of);
        assert_eq!(found, ["de", "de", "es-ES", "en-US", "en-US", "en-US", "en-US", "en-US"]);
    }
}
