//! What the bot needs to be allowed, and what breaks without each.

use crate::say;
use crate::words::Lang;

use super::super::Asker;

/// Whoever has this may do everything.
const ADMINISTRATOR: u64 = 1 << 3;

/// Something Discord lets a bot do in a channel, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Permission {
    View,
    Send,
    SendInThreads,
    Attach,
    Embed,
    History,
    Emoji,
    Threads,
}

impl Permission {
    /// Discord's bit.
    fn bit(self) -> u64 {
        1 << match self {
            Self::View => 10,
            Self::Send => 11,
            Self::Embed => 14,
            Self::Attach => 15,
            Self::History => 16,
            Self::Emoji => 18,
            Self::Threads => 35,
            Self::SendInThreads => 38,
        }
    }

    /// Its name as Discord shows it, and what doesn't work without it.
    pub(super) fn words(self, lang: Lang) -> String {
        match self {
            Self::View => say!(lang, "doctor-view"),
            Self::Send => say!(lang, "doctor-send"),
            Self::SendInThreads => say!(lang, "doctor-send-in-threads"),
            Self::Attach => say!(lang, "doctor-attach"),
            Self::Embed => say!(lang, "doctor-embed"),
            Self::History => say!(lang, "doctor-history"),
            Self::Emoji => say!(lang, "doctor-emoji"),
            Self::Threads => say!(lang, "doctor-threads"),
        }
    }

    /// Whether no game can be played without it.
    fn is_essential(self) -> bool {
        matches!(self, Self::View | Self::Send | Self::SendInThreads | Self::Attach)
    }
}

/// What is missing of all that is of use; `thread`: whether the place is one.
pub(super) fn missing(allowed: u64, thread: bool) -> Vec<Permission> {
    use Permission::{Attach, Embed, Emoji, History, Send, SendInThreads, Threads, View};
    if allowed & ADMINISTRATOR != 0 {
        return Vec::new();
    }
    let needed: &[Permission] = if thread {
        &[View, SendInThreads, Attach, Embed, History, Emoji]
    } else {
        &[View, Send, Attach, Embed, History, Emoji, Threads, SendInThreads]
    };
    needed.iter().copied().filter(|permission| allowed & permission.bit() == 0).collect()
}

/// What is missing without which no game can be played; `own_thread`: in a thread of its own.
pub(super) fn essential(allowed: u64, thread: bool, own_thread: bool) -> Vec<Permission> {
    let needs = |permission: &Permission| match permission {
        Permission::Threads => own_thread,
        Permission::SendInThreads => thread || own_thread,
        other => other.is_essential(),
    };
    missing(allowed, thread).into_iter().filter(needs).collect()
}

/// The same where somebody asks; nothing where Discord doesn't say.
pub(super) fn essential_here(asker: &Asker, own_thread: bool) -> Vec<Permission> {
    let Some(allowed) = asker.allowed.filter(|_| asker.guild.is_some()) else { return Vec::new() };
    essential(allowed, asker.parent.is_some(), own_thread)
}

/// Permissions with what breaks without them, one a line.
pub(super) fn lines(lang: Lang, permissions: &[Permission]) -> String {
    permissions.iter().map(|permission| format!("\n• {}", permission.words(lang))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: u64 = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 35 | 1 << 38;

    #[test]
    fn what_is_missing_is_named_and_nothing_else() {
        assert_eq!(missing(ALL, false), []);
        assert_eq!(missing(ADMINISTRATOR, false), []);
        assert_eq!(missing(ALL & !(1 << 15), false), [Permission::Attach]);
        assert_eq!(missing(0, false).len(), 8);
        assert_eq!(missing(ALL & !(1 << 11), true), [], "threads have a permission of their own");
        assert_eq!(missing(ALL & !(1 << 38), true), [Permission::SendInThreads]);
    }

    #[test]
    fn a_game_needs_less_than_all() {
        assert_eq!(essential(ALL & !(1 << 18 | 1 << 35 | 1 << 38), false, false), []);
        assert_eq!(
            essential(ALL & !(1 << 35 | 1 << 38), false, true),
            [Permission::Threads, Permission::SendInThreads]
        );
        assert_eq!(essential(0, false, false), [Permission::View, Permission::Send, Permission::Attach]);
    }
}
