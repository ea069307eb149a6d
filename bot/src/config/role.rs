//! The role of a process towards Discord: its shards, or the endpoint for interactions.

use std::fmt;

use discord::Shards;

/// The role of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It is connected to the gateway.
    Gateway(Shards),
    /// Interactions are posted to it.
    Endpoint,
}

impl Role {
    /// Whether another process may not have the role `other` at the same time. Unreadable roles of other versions never
    /// collide.
    #[must_use]
    pub fn collides(self, other: &str) -> bool {
        let theirs = other.strip_prefix("shards ").and_then(|shards| shards.parse().ok());
        match (self, theirs) {
            (Self::Gateway(own), Some(theirs)) => own.overlap(theirs),
            _ => false,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gateway(shards) => write!(f, "shards {shards}"),
            Self::Endpoint => f.write_str("endpoint"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shards(text: &str) -> Shards {
        text.parse().expect("shards")
    }

    #[test]
    fn somebody_who_serves_the_same_shards_is_in_the_way() {
        let collides = |own: &str, other: &str| Role::Gateway(shards(own)).collides(other);
        assert!(!collides("0-1/4", "shards 2-3/4"));
        assert!(collides("0-1/4", "shards 1-3/4"));
        assert!(collides("0-3/4", "shards 2/4"));
        assert!(collides("0-1/4", "shards 2-3/8"), "another total");
        assert!(collides("auto", "shards 2-3/8") && collides("0/2", "shards auto"));
        assert!(!collides("auto", "endpoint") && !collides("auto", "a role of another version"));
        assert!(!Role::Endpoint.collides("endpoint") && !Role::Endpoint.collides("shards auto"));
    }
}
