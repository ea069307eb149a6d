//! Permissions that the bot needs, and what doesn't work without each.

use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::context::probe::{Finding, PlaceKind};

/// The bit that grants everything.
const ADMINISTRATOR: u64 = 1 << 3;

/// A permission of the bot in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Permission {
    View,
    Send,
    SendInThreads,
    Attach,
    History,
    Connect,
    Threads,
}

impl Permission {
    /// Discord's bit.
    fn bit(self) -> u64 {
        1 << match self {
            Self::View => 10,
            Self::Send => 11,
            Self::Attach => 15,
            Self::History => 16,
            Self::Connect => 20,
            Self::Threads => 35,
            Self::SendInThreads => 38,
        }
    }

    /// Its name in Discord, and what doesn't work without it.
    pub(crate) fn words(self, lang: Lang) -> String {
        match self {
            Self::View => say!(lang, "doctor-view"),
            Self::Send => say!(lang, "doctor-send"),
            Self::SendInThreads => say!(lang, "doctor-send-in-threads"),
            Self::Attach => say!(lang, "doctor-attach"),
            Self::History => say!(lang, "doctor-history"),
            Self::Connect => say!(lang, "doctor-connect"),
            Self::Threads => say!(lang, "doctor-threads"),
        }
    }

    /// Whether games can't be played without it.
    fn is_essential(self) -> bool {
        matches!(self, Self::View | Self::Send | Self::SendInThreads | Self::Attach | Self::Connect)
    }
}

impl PlaceKind {
    fn needs(self) -> &'static [Permission] {
        use Permission::{Attach, Connect, History, Send, SendInThreads, Threads, View};
        match self {
            Self::Channel => &[View, Send, Attach, History, Threads, SendInThreads],
            Self::Thread => &[View, SendInThreads, Attach, History],
            // Without Connect, nothing can be written there, and no thread can be made.
            Self::Voice => &[View, Connect, Send, Attach, History],
        }
    }

    /// The kind of the asker's place.
    fn of(asker: &Asker) -> Self {
        match asker.parent {
            Some(_) => Self::Thread,
            None if asker.voice => Self::Voice,
            None => Self::Channel,
        }
    }
}

/// All permissions of the bot's invitation link, as Discord's bits: those of use in a channel and its threads.
pub fn invited_with() -> u64 {
    PlaceKind::Channel.needs().iter().fold(0, |bits, permission| bits | permission.bit())
}

/// The names of missing permissions in a channel, in English: those for posting and finding messages, and those for threads.
pub fn lacking(allowed: u64) -> (Vec<String>, Vec<String>) {
    let (threads, essential): (Vec<_>, Vec<_>) = missing(allowed, PlaceKind::Channel)
        .into_iter()
        .partition(|permission| matches!(permission, Permission::Threads | Permission::SendInThreads));
    let names = |all: Vec<Permission>| {
        let words = all.into_iter().map(|permission| permission.words(Lang::En));
        words.filter_map(|words| Some(words.split("**").nth(1)?.to_owned())).collect()
    };
    (names(essential), names(threads))
}

/// The missing ones of all useful permissions.
pub(crate) fn missing(allowed: u64, place: PlaceKind) -> Vec<Permission> {
    if allowed & ADMINISTRATOR != 0 {
        return Vec::new();
    }
    place.needs().iter().copied().filter(|permission| allowed & permission.bit() == 0).collect()
}

/// The missing ones of the essential permissions; `own_thread`: for a game in a thread of its own.
pub(crate) fn essential(allowed: u64, place: PlaceKind, own_thread: bool) -> Vec<Permission> {
    let needs = |permission: &Permission| match permission {
        Permission::Threads => own_thread,
        Permission::SendInThreads => place == PlaceKind::Thread || own_thread,
        other => other.is_essential(),
    };
    missing(allowed, place).into_iter().filter(needs).collect()
}

/// Like [`essential`], for the asker's place; empty if Discord doesn't report them.
pub(crate) fn essential_here(asker: &Asker, own_thread: bool) -> Vec<Permission> {
    let Some(allowed) = asker.allowed.filter(|_| asker.guild.is_some()) else { return Vec::new() };
    essential(allowed, PlaceKind::of(asker), own_thread)
}

/// Whether a message can be posted.
pub(crate) fn may_write(allowed: u64, place: PlaceKind) -> bool {
    !essential(allowed, place, false).iter().any(|permission| *permission != Permission::Attach)
}

/// The bot's permissions in the asker's place, as far as Discord reports them.
pub(crate) fn finding_here(asker: &Asker) -> Finding {
    let place = PlaceKind::of(asker);
    asker.allowed.map_or(Finding::Unknown, |bits| Finding::Allowed { bits, place })
}

/// Permissions with what doesn't work without them, one per line.
pub(crate) fn lines(lang: Lang, permissions: &[Permission]) -> String {
    permissions.iter().map(|permission| format!("\n• {}", permission.words(lang))).collect()
}

#[cfg(test)]
mod tests {
    use super::PlaceKind::{Channel, Thread, Voice};
    use super::*;

    const ALL: u64 = 1 << 10 | 1 << 11 | 1 << 15 | 1 << 16 | 1 << 35 | 1 << 38;

    #[test]
    fn what_is_missing_has_the_name_that_clients_show() {
        let (essential, threads) = lacking(ALL & !(1 << 15 | 1 << 35));
        assert_eq!(
            (essential.join(", "), threads.join(", ")),
            ("Attach Files".to_owned(), "Create Public Threads".to_owned())
        );
        assert_eq!(lacking(ALL), (Vec::new(), Vec::new()));
    }

    #[test]
    fn what_is_missing_is_named_and_nothing_else() {
        assert_eq!(missing(ALL, Channel), [], "neither embeds nor emoji of others are needed");
        assert_eq!(missing(ADMINISTRATOR, Channel), []);
        assert_eq!(missing(ALL & !(1 << 15), Channel), [Permission::Attach]);
        assert_eq!(missing(0, Channel).len(), 6);
        assert_eq!(missing(ALL & !(1 << 11), Thread), [], "threads have a permission of their own");
        assert_eq!(missing(ALL & !(1 << 38), Thread), [Permission::SendInThreads]);
        assert_eq!(missing(ALL, Voice), [Permission::Connect], "who writes there must be let in");
        assert_eq!(missing(ALL & !(1 << 35 | 1 << 38) | 1 << 20, Voice), [], "no thread grows there");
    }

    #[test]
    fn a_game_needs_less_than_all() {
        assert_eq!(essential(ALL & !(1 << 35 | 1 << 38), Channel, false), []);
        assert_eq!(
            essential(ALL & !(1 << 35 | 1 << 38), Channel, true),
            [Permission::Threads, Permission::SendInThreads]
        );
        assert_eq!(essential(0, Channel, false), [Permission::View, Permission::Send, Permission::Attach]);
        assert_eq!(essential(ALL, Voice, false), [Permission::Connect]);
    }

    /// The link in the README and of `menagerie invite` has what `/club doctor` asks for in a channel.
    #[test]
    fn the_bot_is_invited_with_all_it_needs() {
        assert_eq!(invited_with(), 309_237_746_688);
        assert!(include_str!("../../../../README.md").contains("permissions=309237746688"));
        assert_eq!(missing(invited_with(), Channel), []);
    }
}
