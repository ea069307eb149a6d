//! How the process shows itself to the operator.

use std::net::SocketAddr;

use serde::Deserialize;

/// Health, readiness and metrics by HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OperationsConfig {
    /// Where it answers; nowhere without it.
    pub listen: Option<SocketAddr>,
    /// A process whose oldest message has waited longer is not ready, in minutes; 0: never mind.
    pub oldest_message_minutes: u32,
}

impl Default for OperationsConfig {
    fn default() -> Self {
        Self { listen: None, oldest_message_minutes: 15 }
    }
}
