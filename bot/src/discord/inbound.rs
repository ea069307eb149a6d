//! What an interaction asks for.

use serenity::all::{
    ActionRowComponent, CommandDataOptionValue, CommandInteraction, ComponentInteraction,
    ComponentInteractionDataKind, Member, ModalInteraction, Permissions, User,
};

use crate::app::request::{Cut, DrawAction, Request, Whose, Wish};
use crate::app::{Asker, Suggest};
use crate::ids::{ChannelId, GuildId, InteractionId, UserId};

use super::custom_id;

/// Whether somebody may manage the server they ask on: Discord says with each interaction what its sender may do.
fn manages(member: Option<&Member>) -> bool {
    let may = member.and_then(|member| member.permissions).unwrap_or_default();
    may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Who asks, from an interaction's fields.
pub(super) fn asker(
    id: serenity::all::InteractionId,
    user: &User,
    channel: serenity::all::ChannelId,
    guild: Option<serenity::all::GuildId>,
    member: Option<&Member>,
) -> Asker {
    Asker {
        interaction: InteractionId(id.get() as i64),
        person: UserId(user.id.get() as i64),
        channel: ChannelId(channel.get() as i64),
        guild: guild.map(|guild| GuildId(guild.get() as i64)),
        manages: manages(member),
    }
}

/// The request of a slash command; `None` for one we don't have.
pub(super) fn command(command: &CommandInteraction) -> Option<Request> {
    let options = Options(command);
    let game = options.text("game");
    Some(match command.data.name.as_str() {
        "play" => {
            let opponent = options.user("opponent");
            let is_bot = opponent.is_some_and(|id| {
                let id = serenity::all::UserId::new(id.0.unsigned_abs());
                command.data.resolved.users.get(&id).is_some_and(|user| user.bot)
            });
            Request::Play(Wish {
                rules: game.unwrap_or_default(),
                opponent,
                opponent_is_bot: is_bot,
                colour: options.text("colour"),
                thread: options.flag("thread"),
                shared: options.flag("shared"),
                options: options.text("options").unwrap_or_default(),
            })
        }
        "move" => Request::Move { turn: options.text("turn").unwrap_or_default(), game },
        "board" => Request::Board { game, flip: options.flag("flip"), text: options.flag("text") },
        "theme" => {
            let whose =
                if options.text("for").as_deref() == Some("server") { Whose::Server } else { Whose::Own };
            Request::Theme { theme: options.text("theme"), whose }
        }
        "secrets" => Request::Secrets { game },
        "games" => Request::Games,
        "history" => Request::History { game },
        "replay" => {
            let view = match options.text("view").as_deref() {
                _ if options.flag("reveal") => Some(Cut::Reveal),
                Some("public") => Some(Cut::Public),
                Some("mine") => Some(Cut::Mine),
                _ => None,
            };
            Request::Replay { game, view }
        }
        "rules" => Request::Rules { rules: game },
        "resign" => Request::Resign { game },
        "draw" => Request::Draw { action: DrawAction::from_word(&options.text("action")?)?, game },
        "verify" => Request::Verify { game },
        "golf" => Request::Daily { line: options.text("line"), yesterday: options.flag("yesterday") },
        "ask" => Request::Ask { question: options.text("question").unwrap_or_default(), game },
        "help" => Request::Help,
        "privacy" => Request::Privacy,
        _ => return None,
    })
}

/// What somebody is typing into a command's option.
pub(super) fn suggest(command: &CommandInteraction) -> Option<Suggest> {
    let options = Options(command);
    let focused = command.data.autocomplete()?;
    let typed = focused.value.to_owned();
    Some(match (command.data.name.as_str(), focused.name) {
        ("move", "turn") => Suggest::Turn { game: options.text("game"), typed },
        ("play", "options") => Suggest::Options { rules: options.text("game"), typed },
        (_, "game") => Suggest::Game { typed },
        _ => return None,
    })
}

/// The request of a pressed button or a used menu; `None` when it is not one of ours.
pub(super) fn component(component: &ComponentInteraction) -> Option<Request> {
    let value = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    Some(Request::Press { press: custom_id::read(&component.data.custom_id)?, value })
}

/// The request of a submitted form; `None` when it is not one of ours.
pub(super) fn form(form: &ModalInteraction) -> Option<Request> {
    let press = custom_id::read(&form.data.custom_id)?;
    let value = form.data.components.iter().flat_map(|row| &row.components).find_map(|field| match field {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    Some(Request::Press { press, value })
}

/// The options of a command by name.
struct Options<'a>(&'a CommandInteraction);

impl Options<'_> {
    fn value(&self, name: &str) -> Option<&CommandDataOptionValue> {
        let given = match self.0.data.options.first().map(|option| &option.value) {
            Some(CommandDataOptionValue::SubCommand(given)) => given,
            _ => &self.0.data.options,
        };
        given.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    fn text(&self, name: &str) -> Option<String> {
        match self.value(name)? {
            CommandDataOptionValue::String(text) => Some(text.clone()),
            CommandDataOptionValue::Autocomplete { value, .. } => Some(value.clone()),
            _ => None,
        }
    }

    fn flag(&self, name: &str) -> bool {
        matches!(self.value(name), Some(CommandDataOptionValue::Boolean(true)))
    }

    fn user(&self, name: &str) -> Option<UserId> {
        match self.value(name)? {
            CommandDataOptionValue::User(id) => Some(UserId(id.get() as i64)),
            _ => None,
        }
    }
}
