//! The gateway shards that a process serves: a server is always on the same shard, so several processes can share the servers.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// The shards of a process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shards {
    /// All of them, as many as Discord asks for.
    #[default]
    Auto,
    /// From the first to the last, both included.
    Range {
        /// Counted from 0.
        first: u32,
        /// At least the first.
        last: u32,
        /// The number of shards in all, more than the last.
        total: u32,
    },
}

/// The text names no shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "shards look like \"auto\" (all of them), \"0-1/4\" (the first two of four) or \"2/4\" (the third of four): \
     counted from 0, the last below the total"
)]
pub struct NoShards;

impl FromStr for Shards {
    type Err = NoShards;

    fn from_str(text: &str) -> Result<Self, NoShards> {
        if text == "auto" {
            return Ok(Self::Auto);
        }
        let (range, total) = text.split_once('/').ok_or(NoShards)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|_| digits).ok_or(NoShards)
        };
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        if first <= last && last < total { Ok(Self::Range { first, last, total }) } else { Err(NoShards) }
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Range { first, last, total } if first == last => write!(f, "{first}/{total}"),
            Self::Range { first, last, total } => write!(f, "{first}-{last}/{total}"),
        }
    }
}

impl Shards {
    /// Whether two processes must not serve these at the same time. With different totals the servers are split differently, so
    /// they always overlap.
    #[must_use]
    pub fn overlap(self, other: Self) -> bool {
        match (self, other) {
            (
                Self::Range { first, last, total },
                Self::Range { first: first2, last: last2, total: total2 },
            ) => total != total2 || (first <= last2 && first2 <= last),
            _ => true,
        }
    }
}

impl<'de> Deserialize<'de> for Shards {
    fn deserialize<D: Deserializer<'de>>(text: D) -> Result<Self, D::Error> {
        String::deserialize(text)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shards(text: &str) -> Shards {
        text.parse().expect("shards")
    }

    #[test]
    fn shards_come_back_from_their_text() {
        for text in ["auto", "0-1/4", "2/4", "0/1", "15-31/32"] {
            assert_eq!(shards(text).to_string(), text);
        }
        assert_eq!(shards("1-1/4").to_string(), "1/4");
        for wrong in
            ["", "4", "1-0/4", "0-4/4", "4/4", "-1/4", "+1/4", "0-1", "0-1/", "a/b", "0 - 1/4", "0/0"]
        {
            assert_eq!(wrong.parse::<Shards>(), Err(NoShards), "{wrong}");
        }
    }
}
