//! Identifiers as types, so that a user is never taken for a channel.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<i64> for $name {
            fn from(id: i64) -> Self {
                Self(id)
            }
        }
    };
}

id!(
    /// A person. (Snowflakes fit an `i64` until the year 2084.)
    UserId
);
id!(
    /// A channel, a thread or a direct-message channel.
    ChannelId
);
id!(
    /// A server.
    GuildId
);
id!(
    /// A role on a server.
    RoleId
);
id!(
    /// A posted message.
    MessageId
);
id!(
    /// One interaction: a command, a press, a menu choice, a submitted form.
    InteractionId
);

impl MessageId {
    /// When it was posted, in milliseconds since 1970: ids of Discord count from the first of January 2015.
    #[must_use]
    pub fn posted_ms(self) -> i64 {
        (self.0 >> 22) + 1_420_070_400_000
    }
}

/// A game of ours, counted from 1. People see its number, `#727`; controls carry its [code](GameId::code).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(pub i64);

impl GameId {
    /// The number in base 36: short, for controls. Those of old messages carry it as well, so it stays as it is.
    #[must_use]
    pub fn code(self) -> String {
        base36(self.0.unsigned_abs())
    }

    /// The game of a [code](GameId::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        i64::from_str_radix(code, 36).ok().filter(|id| *id > 0 && !code.starts_with('+')).map(Self)
    }
}

impl From<i64> for GameId {
    fn from(id: i64) -> Self {
        Self(id)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is no game's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a game's number looks like #7")]
pub struct NoGameId;

impl FromStr for GameId {
    type Err = NoGameId;

    /// Reads a number as people see it, or one with letters as old messages show it.
    fn from_str(text: &str) -> Result<Self, NoGameId> {
        let digits = text.strip_prefix('#').unwrap_or(text);
        if digits.bytes().all(|byte| byte.is_ascii_digit()) {
            digits.parse().ok().filter(|id| *id > 0).map(Self).ok_or(NoGameId)
        } else {
            Self::from_code(digits).ok_or(NoGameId)
        }
    }
}

/// A number in base 36, lower case.
#[must_use]
pub fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((number % 36) as u32, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_numbers_come_back_from_their_text() {
        for id in [1, 35, 36, 1295, 46655, i64::MAX] {
            assert_eq!(GameId(id).to_string().parse(), Ok(GameId(id)));
            assert_eq!(format!("#{}", GameId(id)).parse(), Ok(GameId(id)));
        }
        for wrong in ["", "#", "-1", "0", "+5", "!", "zzzzzzzzzzzzzzz"] {
            assert_eq!(wrong.parse::<GameId>(), Err(NoGameId), "{wrong}");
        }
    }

    #[test]
    fn people_see_digits_and_old_messages_letters() {
        assert_eq!((GameId(36).to_string(), GameId(727).code()), ("36".to_owned(), "k7".to_owned()));
        assert_eq!(("#10".parse(), "#k7".parse()), (Ok(GameId(10)), Ok(GameId(727))));
        for id in [1, 9, 10, 35, 36, 727, i64::MAX] {
            assert_eq!(GameId::from_code(&GameId(id).code()), Some(GameId(id)));
        }
        for wrong in ["", "0", "-1", "+5", "!", "zzzzzzzzzzzzzzz"] {
            assert_eq!(GameId::from_code(wrong), None, "{wrong}");
        }
    }
}
