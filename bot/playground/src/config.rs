//! How a playground is started, and why it is not.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::world::clock::Time;

/// How to start.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; loopback only. Port 0 takes any free one.
    pub addr: SocketAddr,
    /// The application's id, which is the bot's user id, too.
    pub application_id: u64,
    /// How time goes by.
    pub time: Time,
    /// How long tests wait for something before they give up, on the wall's clock.
    pub patience: Duration,
    /// Whether Discord's limits are kept, by the playground's clock.
    pub limits: Option<RateLimits>,
    /// How many guests are there apart from the five, at most [`Who::MOST_GUESTS`](crate::Who::MOST_GUESTS).
    pub guests: u16,
    /// How many channels the server has apart from the two; [`further`](crate::further) tells their ids.
    pub channels: u16,
    /// Whether it is to cost little, for measurements: requests and transcripts are not kept, of messages and interactions only the
    /// newest, pictures not at all, and one request in 64 is checked against Discord's description.
    pub light: bool,
    /// How many shards a bot is advised to have.
    pub shards: u32,
    /// How often a bot is asked to send heartbeats.
    pub heartbeat: Duration,
    /// The folder in which everything is kept that was said, private messages and pictures too, so that it is there again after a
    /// restart; `None`: nothing outlives the playground.
    pub keep: Option<PathBuf>,
    /// Whether the bot has just come to the server, which then has `#chess-club` for what the system says.
    pub fresh: bool,
    /// The language of the server, by Discord's word for it.
    pub language: &'static str,
}

/// Limits as Discord has them; some may be set otherwise, for tests that are in a hurry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimits {
    /// How many refusals within ten minutes are put up with before the bot is locked out.
    pub refusals: usize,
    /// In which time a channel takes five posts and five edits.
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

/// Why there is no playground.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Others could reach it.
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
