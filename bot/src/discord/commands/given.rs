//! What somebody gave with a command.

use serenity::all::{CommandDataOption, CommandDataOptionValue, CommandInteraction, CommandType};

use crate::ids::{ChannelId, RoleId, UserId};

/// A command as it was sent: its name, the subcommand, the options by name.
pub(in crate::discord) struct Given<'a> {
    sent: &'a CommandInteraction,
    /// The names of group and subcommand.
    path: Vec<&'a str>,
    options: &'a [CommandDataOption],
}

impl<'a> Given<'a> {
    /// Reads a command.
    pub(in crate::discord) fn new(sent: &'a CommandInteraction) -> Self {
        let mut path = Vec::new();
        let mut options: &[CommandDataOption] = &sent.data.options;
        while let Some(CommandDataOption {
            name,
            value: CommandDataOptionValue::SubCommand(inner) | CommandDataOptionValue::SubCommandGroup(inner),
            ..
        }) = options.first()
        {
            path.push(name.as_str());
            options = inner;
        }
        Self { sent, path, options }
    }

    /// The command's name.
    pub(in crate::discord) fn command(&self) -> &'a str {
        &self.sent.data.name
    }

    /// The whole way to what was chosen: `["admin", "game", "end"]`.
    pub(in crate::discord) fn path(&self) -> Vec<&'a str> {
        std::iter::once(self.command()).chain(self.path.iter().copied()).collect()
    }

    fn value(&self, name: &str) -> Option<&'a CommandDataOptionValue> {
        self.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// A text, or what is being typed.
    pub(in crate::discord) fn text(&self, name: &str) -> Option<String> {
        match self.value(name)? {
            CommandDataOptionValue::String(text) => Some(text.clone()),
            CommandDataOptionValue::Autocomplete { value, .. } => Some(value.clone()),
            _ => None,
        }
    }

    /// A switch; off when it was left out.
    pub(in crate::discord) fn flag(&self, name: &str) -> bool {
        self.switch(name) == Some(true)
    }

    /// A switch, if it was given.
    pub(in crate::discord) fn switch(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            CommandDataOptionValue::Boolean(on) => Some(*on),
            _ => None,
        }
    }

    /// A whole number.
    pub(in crate::discord) fn number(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            CommandDataOptionValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// A person.
    pub(in crate::discord) fn user(&self, name: &str) -> Option<UserId> {
        match self.value(name)? {
            CommandDataOptionValue::User(id) => Some(UserId(id.get() as i64)),
            _ => None,
        }
    }

    /// The person on whose name the command was chosen.
    pub(in crate::discord) fn target(&self) -> Option<UserId> {
        let of_person = self.sent.data.kind == CommandType::User;
        self.sent.data.target_id.filter(|_| of_person).map(|id| UserId(id.get() as i64))
    }

    /// Whether a person who was given is a bot.
    pub(in crate::discord) fn is_bot(&self, person: UserId) -> bool {
        let id = serenity::all::UserId::new(person.0.unsigned_abs());
        self.sent.data.resolved.users.get(&id).is_some_and(|user| user.bot)
    }

    /// A channel.
    pub(in crate::discord) fn channel(&self, name: &str) -> Option<ChannelId> {
        match self.value(name)? {
            CommandDataOptionValue::Channel(id) => Some(ChannelId(id.get() as i64)),
            _ => None,
        }
    }

    /// A role.
    pub(in crate::discord) fn role(&self, name: &str) -> Option<RoleId> {
        match self.value(name)? {
            CommandDataOptionValue::Role(id) => Some(RoleId(id.get() as i64)),
            _ => None,
        }
    }
}
