//! Settings of health, readiness and metrics.

use std::net::SocketAddr;

use serde::Deserialize;

/// Health, readiness and metrics by HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OperationsConfig {
    /// The address to listen on; none without it.
    pub listen: Option<SocketAddr>,
    /// How long (minutes) the oldest message may wait in a ready process; 0: for ever.
    pub oldest_message_minutes: u32,
}

impl Default for OperationsConfig {
    fn default() -> Self {
        Self { listen: None, oldest_message_minutes: 15 }
    }
}
