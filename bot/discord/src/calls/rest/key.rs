//! The rate limit key of a request: its route and the place it is about.

use reqwest::Method;

/// A request as far as rate limits see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    /// Method and path with `#` in place of every id but the major one.
    pub(super) route: String,
    /// The channel, server or webhook: each has limits of its own. Empty for other requests.
    pub(super) major: String,
    /// The kind of request.
    pub(super) kind: Kind,
}

/// Kinds of requests with rules of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// Answers an interaction: exempt from the global limit, and never held back because of other requests.
    Interaction,
    /// Opens a person's direct messages: to be done slowly.
    Opening,
    /// Edits a message that is older than an hour: limited by channel, independent of the headers.
    OldEdit,
    /// Unimportant: goes only while there is plenty of room.
    Spare,
    /// Anything else.
    Ordinary,
}

impl Kind {
    /// Its name in metrics.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Interaction => "interaction",
            Self::Opening => "open-dm",
            Self::OldEdit => "old-edit",
            Self::Spare => "spare",
            Self::Ordinary => "other",
        }
    }
}

/// The age (ms) from which Discord limits edits separately.
const OLD_MS: i64 = 3_600_000;

impl Key {
    /// Reads a path such as `/channels/7/messages/9`; `now_ms` is for the age of the message in it.
    pub(super) fn of(method: &Method, path: &str, now_ms: i64) -> Self {
        let path = path.split('?').next().unwrap_or_default().trim_matches('/');
        let parts: Vec<&str> = path.split('/').collect();
        let mut major = String::new();
        let mut route = method.as_str().to_owned();
        for (at, part) in parts.iter().enumerate() {
            let is_id = part.parse::<u64>().is_ok();
            // In paths of interactions and webhooks the token is part of the major parameter.
            let is_token = at == 2 && matches!(parts[0], "interactions" | "webhooks");
            if (at == 1 && is_id && matches!(parts[0], "channels" | "guilds" | "interactions" | "webhooks"))
                || is_token
            {
                major.push('/');
                major.push_str(part);
            }
            route.push('/');
            route.push_str(if is_id || is_token { "#" } else { part });
        }
        let kind = match (method, parts.as_slice()) {
            (_, ["interactions" | "webhooks", _, _, ..]) => Kind::Interaction,
            (&Method::POST, ["users", "@me", "channels"]) => Kind::Opening,
            (&Method::PATCH, ["channels", _, "messages", id]) if is_old(id, now_ms) => Kind::OldEdit,
            (&Method::POST, ["channels", _, "typing"]) => Kind::Spare,
            _ => Kind::Ordinary,
        };
        Self { route, major, kind }
    }
}

fn is_old(id: &str, now_ms: i64) -> bool {
    id.parse().is_ok_and(|id: u64| now_ms - made_ms(id) >= OLD_MS)
}

/// The time of an id in milliseconds since 1970: snowflakes count from 1 January 2015.
fn made_ms(id: u64) -> i64 {
    (id >> 22) as i64 + 1_420_070_400_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_about_one_place_share_limits_and_others_dont() {
        let of = |method: &Method, path| Key::of(method, path, 0);
        let (first, second) =
            (of(&Method::PATCH, "/channels/7/messages/9"), of(&Method::PATCH, "/channels/7/messages/10"));
        assert_eq!(first, second, "two messages of a channel");
        assert_ne!(first, of(&Method::PATCH, "/channels/8/messages/9"), "two channels");
        assert_ne!(first, of(&Method::DELETE, "/channels/7/messages/9"), "two methods");
        assert_eq!(of(&Method::GET, "/channels/7/messages?&limit=9").route, "GET/channels/#/messages");
        assert_eq!(of(&Method::GET, "/guilds/7/members/9").major, "/7");
        assert_eq!(of(&Method::GET, "/users/@me").major, "");
        let callback = of(&Method::POST, "/interactions/7/secret/callback");
        assert_eq!(
            (callback.kind, callback.route.as_str()),
            (Kind::Interaction, "POST/interactions/#/#/callback")
        );
        assert_ne!(callback, of(&Method::POST, "/interactions/7/other/callback"));
        assert_eq!(of(&Method::POST, "/users/@me/channels").kind, Kind::Opening);
        assert_eq!(of(&Method::POST, "/channels/7/typing").kind, Kind::Spare);
    }

    #[test]
    fn an_edit_counts_apart_once_its_message_is_an_hour_old() {
        // The example of Discord's documentation: 175928847299117063 was made at 1462015105796.
        let at = |now| Key::of(&Method::PATCH, "/channels/7/messages/175928847299117063", now).kind;
        assert_eq!(at(1_462_015_105_796 + OLD_MS - 1), Kind::Ordinary);
        assert_eq!(at(1_462_015_105_796 + OLD_MS), Kind::OldEdit);
    }
}
