//! The options of a sent command.

use model::ids::{ChannelId, RoleId, UserId};
use serde_json::Value;
use words::commands::group_of;

use crate::calls::received::{Command, Given as Sent};

/// A sent command: its own name without its group, the subcommand, and options by name.
pub(crate) struct Given<'a> {
    sent: &'a Command,
    /// The path: names of command, group and subcommand: `["plan", "set"]`, `["admin", "game", "end"]`.
    path: Vec<&'a str>,
    options: &'a [Sent],
}

impl<'a> Given<'a> {
    /// Reads a command.
    pub(crate) fn new(sent: &'a Command) -> Self {
        let mut path = vec![sent.name.as_str()];
        let mut options: &[Sent] = &sent.options;
        while let Some(Sent { name, options: Some(inner), .. }) = options.first() {
            path.push(name.as_str());
            options = inner;
        }
        if let [group, name, ..] = path[..]
            && group_of(name) == Some(group)
        {
            path.remove(0);
        }
        Self { sent, path, options }
    }

    /// The command's own name.
    pub(crate) fn command(&self) -> &'a str {
        self.path.first().copied().unwrap_or_default()
    }

    /// The whole path, without the command's group: `["admin", "game", "end"]`, `["plan", "set"]`.
    pub(crate) fn path(&self) -> &[&'a str] {
        &self.path
    }

    fn value(&self, name: &str) -> Option<&'a Value> {
        self.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// The option that is being typed, and its text so far.
    pub(crate) fn typing(&self) -> Option<(&'a str, String)> {
        let option = self.options.iter().find(|option| option.focused)?;
        let typed = option.value.as_str().map_or_else(|| option.value.to_string(), str::to_owned);
        Some((&option.name, typed))
    }

    /// The text of an option, also while it is being typed.
    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.value(name)?.as_str().map(str::to_owned)
    }

    /// A switch; off when it was left out.
    pub(crate) fn flag(&self, name: &str) -> bool {
        self.switch(name) == Some(true)
    }

    /// A switch, if it was given.
    pub(crate) fn switch(&self, name: &str) -> Option<bool> {
        self.value(name)?.as_bool()
    }

    /// A whole number.
    pub(crate) fn number(&self, name: &str) -> Option<i64> {
        self.value(name)?.as_i64()
    }

    /// A person.
    pub(crate) fn user(&self, name: &str) -> Option<UserId> {
        self.id(name).map(UserId)
    }

    /// The person of a user command.
    pub(crate) fn target(&self) -> Option<UserId> {
        self.sent.target.and_then(|id| i64::try_from(id).ok()).map(UserId)
    }

    /// Whether a given person is a bot.
    pub(crate) fn is_bot(&self, person: UserId) -> bool {
        self.sent.bots.contains(&person)
    }

    /// A channel.
    pub(crate) fn channel(&self, name: &str) -> Option<ChannelId> {
        self.id(name).map(ChannelId)
    }

    /// A role.
    pub(crate) fn role(&self, name: &str) -> Option<RoleId> {
        self.id(name).map(RoleId)
    }

    /// An id, which comes as text.
    fn id(&self, name: &str) -> Option<i64> {
        let value = self.value(name)?;
        value.as_i64().or_else(|| value.as_str()?.parse().ok()).filter(|id| *id > 0)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::commands;

    fn given(name: &str, value: Value, options: Option<Vec<Sent>>) -> Sent {
        Sent { name: name.to_owned(), value, focused: false, options }
    }

    fn read(words: &[&str], options: Vec<Sent>) -> Option<app::request::Request> {
        let (first, rest) = words.split_first().expect("a command");
        let wrap = |inner: Vec<Sent>, word: &&str| vec![given(word, Value::Null, Some(inner))];
        let options = rest.iter().rev().fold(options, wrap);
        let name = (*first).to_owned();
        let sent = Command { name, target: None, options, bots: Vec::new(), names: Vec::new() };
        commands::read(&Given::new(&sent))
    }

    /// Clients remember old commands for a while, and people longer.
    #[test]
    fn a_command_typed_as_before_there_were_groups_is_read_alike() {
        let lines = || vec![given("lines", json!("e4 e5"), None), given("game", json!("#7"), None)];
        for name in words::commands::all() {
            let own: Vec<&str> = name.split(' ').collect();
            let grouped: Vec<&str> =
                words::commands::group_of(name).into_iter().chain(own.iter().copied()).collect();
            assert_eq!(read(&grouped, lines()), read(&own, lines()), "{name}");
        }
        assert!(read(&["game", "plan", "set"], lines()).is_some());
        assert_eq!(read(&["me", "plan", "set"], lines()), None, "it stands in another group");
        assert_eq!(read(&["game"], Vec::new()), None);
    }
}
