//! The servers of which the bot is a member, as far as the gateway told this process; and its invitation link.

use std::collections::HashSet;
use std::sync::{Arc, PoisonError, RwLock};

use secrecy::{ExposeSecret, SecretString};

use app::invited_with;

/// The prefix of every playground's token; no real token has it.
pub(super) const PLAYGROUND: &str = "playground.";

/// Servers by their ids; clones share what they know.
#[derive(Clone, Default)]
pub(super) struct Guilds(Arc<RwLock<HashSet<u64>>>);

impl Guilds {
    /// Notes that the bot is a member of these servers.
    pub(super) fn there(&self, ids: impl IntoIterator<Item = u64>) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).extend(ids);
    }

    /// Notes that the bot was removed from a server.
    pub(super) fn gone(&self, id: u64) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    /// Whether the gateway named a server. If not, the bot may still be a member: another process may serve that server.
    pub(super) fn has(&self, id: u64) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(&id)
    }
}

/// The link that invites an application's bot, with its commands and exactly the permissions it needs.
pub(super) fn invitation(application: u64) -> String {
    let permissions = invited_with();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// The application of a token: its first part is the bot's id in base64, which is the application's for all but the
/// oldest bots. `None` for other texts.
pub(super) fn application_of(token: &SecretString) -> Option<u64> {
    let token = token.expose_secret().trim();
    // A playground's token has a prefix.
    let (first, rest) = token.strip_prefix(PLAYGROUND).unwrap_or(token).split_once('.')?;
    let rest = if token.starts_with(PLAYGROUND) { "." } else { rest };
    let digits = decoded(first).filter(|_| rest.contains('.'))?;
    digits.parse().ok().filter(|id| *id > 0)
}

/// Decodes base64 of either alphabet, with or without padding.
fn decoded(text: &str) -> Option<String> {
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' | b'-' => 62,
            b'/' | b'_' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held & 0xff) as u8);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_tells_its_application() {
        // The id in Discord's documentation: 80351110224678912 in base64.
        for token in ["ODAzNTExMTAyMjQ2Nzg5MTI.G1abc.x-y_z", " ODAzNTExMTAyMjQ2Nzg5MTI=.a.b\n"] {
            assert_eq!(application_of(&SecretString::from(token)), Some(80_351_110_224_678_912), "{token}");
        }
        let playgrounds = SecretString::from("playground.ODAzNTExMTAyMjQ2Nzg5MTI.anything");
        assert_eq!(application_of(&playgrounds), Some(80_351_110_224_678_912));
        for token in [
            "",
            "a",
            "playground.abc",
            "playground.abc.def",
            "ODAzNTExMTAyMjQ2Nzg5MTI.a",
            "bm8.a.b",
            "MA.a.b",
            "%%.a.b",
            "....",
            "é.a.b",
        ] {
            assert_eq!(application_of(&SecretString::from(token)), None, "{token}");
        }
    }

    #[test]
    fn the_link_has_both_scopes_and_exact_permissions() {
        let link = invitation(80_351_110_224_678_912);
        let parts =
            ["client_id=80351110224678912&", "scope=bot+applications.commands&", "permissions=309237746688"];
        assert!(parts.iter().all(|part| link.contains(part)), "{link}");
    }

    #[test]
    fn servers_come_and_go() {
        let guilds = Guilds::default();
        guilds.clone().there([5, 6]);
        guilds.gone(5);
        assert_eq!((guilds.has(5), guilds.has(6)), (false, true));
    }
}
