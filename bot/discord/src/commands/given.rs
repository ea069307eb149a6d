//! What somebody gave with a command.

use model::ids::{ChannelId, RoleId, UserId};
use serde_json::Value;

use crate::calls::received::{Command, Given as Sent};

/// A command as it was sent: its name, the subcommand, the options by name.
pub(crate) struct Given<'a> {
    sent: &'a Command,
    /// The names of group and subcommand.
    path: Vec<&'a str>,
    options: &'a [Sent],
}

impl<'a> Given<'a> {
    /// Reads a command.
    pub(crate) fn new(sent: &'a Command) -> Self {
        let mut path = Vec::new();
        let mut options: &[Sent] = &sent.options;
        while let Some(Sent { name, options: Some(inner), .. }) = options.first() {
            path.push(name.as_str());
            options = inner;
        }
        Self { sent, path, options }
    }

    /// The command's name.
    pub(crate) fn command(&self) -> &'a str {
        &self.sent.name
    }

    /// The whole way to what was chosen: `["admin", "game", "end"]`.
    pub(crate) fn path(&self) -> Vec<&'a str> {
        std::iter::once(self.command()).chain(self.path.iter().copied()).collect()
    }

    fn value(&self, name: &str) -> Option<&'a Value> {
        self.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// The option that is being typed, and what stands there so far.
    pub(crate) fn typing(&self) -> Option<(&'a str, String)> {
        let option = self.options.iter().find(|option| option.focused)?;
        let typed = option.value.as_str().map_or_else(|| option.value.to_string(), str::to_owned);
        Some((&option.name, typed))
    }

    /// A text, or what is being typed.
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

    /// The person on whose name the command was chosen.
    pub(crate) fn target(&self) -> Option<UserId> {
        self.sent.target.and_then(|id| i64::try_from(id).ok()).map(UserId)
    }

    /// Whether a person who was given is a bot.
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
