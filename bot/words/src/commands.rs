//! The group of each command, and how it is typed: `/move`, but `/game replay`.
//!
//! Daily commands are typed directly, the rest stands in a few groups, so that Discord's list is short. A command's own name is
//! the one without its group (`replay`, `plan set`): its texts and requests use it, and a command may move to another group
//! without any other change. A command sent under its own name alone is accepted, too: that is how it was typed before there
//! were groups, and clients remember.

use super::Lang;

/// A group of commands: its name, and the own names of its commands; the first group has no name. An own name
/// with a blank is a subcommand.
type Group = (&'static str, &'static [&'static str]);

/// All commands, except those of a game's puzzles and user commands.
const GROUPS: [Group; 4] = [
    (
        "",
        &[
            "play", "move", "board", "games", "next", "secrets", "learn", "puzzle", "rules", "help",
            "settings",
        ],
    ),
    (
        "game",
        &[
            "history",
            "replay",
            "export",
            "draw",
            "resign",
            "takeback",
            "abort",
            "adjourn",
            "rematch",
            "hint",
            "review",
            "ask",
            "verify",
            "clock show",
            "clock give",
            "plan set",
            "plan list",
            "plan drop",
            "notes write",
            "notes show",
            "notes delete",
        ],
    ),
    (
        "club",
        &[
            "seek",
            "leaderboard",
            "tournament open",
            "tournament show",
            "tournament list",
            "tournament join",
            "tournament leave",
            "tournament start",
            "tournament withdraw",
            "tournament end",
            "tournament remove",
            "tournament result",
            "doctor",
        ],
    ),
    (
        "me",
        &[
            "stats",
            "theme",
            "vacation start",
            "vacation end",
            "vacation show",
            "privacy show",
            "privacy export",
            "privacy delete",
        ],
    ),
];

/// The commands of those who manage a server: their own names begin with their group's.
const MANAGING: [&str; 14] = [
    "admin settings",
    "admin channels",
    "admin roles",
    "admin games",
    "admin tournaments",
    "admin clock",
    "admin language",
    "admin pings",
    "admin boards",
    "admin limits",
    "admin game end",
    "admin game move",
    "admin audit",
    "admin puzzle",
];

/// The own names of all commands that can be sent, apart from those of a game's puzzles.
pub fn all() -> impl Iterator<Item = &'static str> {
    GROUPS.into_iter().flat_map(|(_, names)| names).copied().chain(MANAGING)
}

/// The own names of the commands of a game's puzzles, where a game has some.
pub fn of_puzzles() -> impl Iterator<Item = String> {
    let command = engine::catalogue::puzzles().map(|(_, puzzles)| puzzles.command);
    command.into_iter().flat_map(|command| ["daily", "problem"].map(|own| format!("{command} {own}")))
}

/// The group that a command stands in, by its own name or the first word of it; `None` for what is typed directly.
#[must_use]
pub fn group_of(name: &str) -> Option<&'static str> {
    let word = first_word(name);
    let holds = |names: &[&str]| names.iter().any(|own| word == first_word(own));
    GROUPS
        .into_iter()
        .find(|(_, names)| holds(names))
        .map(|(group, _)| group)
        .filter(|group| !group.is_empty())
}

/// The own name of what was typed in English: `replay` of `game replay`, and of `replay`.
#[must_use]
pub fn own(typed: &str) -> &str {
    match typed.split_once(' ') {
        Some((group, rest)) if group_of(rest) == Some(group) => rest,
        _ => typed,
    }
}

/// The key of a command's name, `command-plan-set`; what it does is under `.about`.
fn key(name: &str) -> String {
    format!("command-{}", name.replace(' ', "-"))
}

fn first_word(name: &str) -> &str {
    name.split_once(' ').map_or(name, |(first, _)| first)
}

impl Lang {
    /// How a command is typed, by its own name: `game replay`, `partie film`.
    #[must_use]
    pub fn typed(self, name: &str) -> String {
        let own = self.typed_before(name);
        group_of(name).map_or_else(|| own.clone(), |group| format!("{} {own}", self.text(&key(group), &[])))
    }

    /// The form before there were groups: `replay`, `film`.
    #[must_use]
    pub fn typed_before(self, name: &str) -> String {
        let ends = name.match_indices(' ').map(|(at, _)| at).chain([name.len()]);
        ends.map(|end| self.text(&key(&name[..end]), &[])).collect::<Vec<_>>().join(" ")
    }

    /// What a command does, in a few words; `None` for an unknown one.
    #[must_use]
    pub fn command_about(self, name: &str) -> Option<String> {
        let about = format!("{}.about", key(name));
        Self::En.has(&about).then(|| self.text(&about, &[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_found_with_its_group_and_without() {
        for (typed, name) in [
            ("replay", "replay"),
            ("game replay", "replay"),
            ("game plan set", "plan set"),
            ("game clock", "clock"),
            ("admin clock", "admin clock"),
            ("admin game end", "admin game end"),
            ("club doctor", "doctor"),
            ("me replay", "me replay"),
            ("play", "play"),
        ] {
            assert_eq!(own(typed), name);
        }
        for name in all() {
            let typed = group_of(name).map_or(name.to_owned(), |group| format!("{group} {name}"));
            assert_eq!(own(&typed), name);
            assert_eq!(Lang::En.typed(name), typed);
        }
    }

    #[test]
    fn commands_are_typed_in_every_language() {
        assert_eq!(Lang::De.typed("replay"), "partie film");
        assert_eq!(Lang::Es.typed("plan drop"), "partida plan olvidar");
        assert_eq!(Lang::De.typed_before("plan set"), "plan setzen");
        for (lang, name) in Lang::ALL.into_iter().flat_map(|lang| all().map(move |name| (lang, name))) {
            assert!(lang.command_about(name).is_some(), "{name}");
            assert!(!lang.typed(name).contains("command-"), "{lang:?}: {name}");
        }
        assert_eq!(Lang::En.command_about("nonsense"), None);
    }

    #[test]
    fn few_are_typed_directly() {
        let (_, direct) = GROUPS[0];
        assert!(direct.len() <= 12, "what isn't needed daily belongs into a group");
    }
}
