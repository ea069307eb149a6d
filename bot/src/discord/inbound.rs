//! What an interaction asks for.

use std::borrow::Borrow;
use std::sync::Arc;

use serenity::all::{
    ActionRowComponent, ChannelType, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind,
    Member, ModalInteraction, PartialChannel, Permissions, User,
};

use crate::app::request::Request;
use crate::app::{Asker, Suggest};
use crate::ids::{ChannelId, GuildId, InteractionId, RoleId, UserId};
use crate::words::Lang;

use super::commands::{self, Given};
use super::custom_id;

/// Whether somebody may manage the server they ask on: Discord says with each interaction what its sender may do.
fn manages(member: Option<&Member>) -> bool {
    let may = member.and_then(|member| member.permissions).unwrap_or_default();
    may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// What somebody is called where they ask: on that server, else everywhere.
fn name(user: &User, member: Option<&Member>) -> Option<Arc<str>> {
    let here = member.and_then(|member| member.nick.as_deref());
    let name = here.or(user.global_name.as_deref()).unwrap_or(&user.name);
    (!name.is_empty()).then(|| name.into())
}

/// Whether it is the chat of a voice or stage channel.
fn is_voice(channel: &PartialChannel) -> bool {
    matches!(channel.kind, ChannelType::Voice | ChannelType::Stage)
}

/// The channel of a thread.
fn parent(channel: &PartialChannel) -> Option<ChannelId> {
    channel.thread_metadata.as_ref()?;
    channel.parent_id.map(|parent| ChannelId(parent.get() as i64))
}

macro_rules! asker_of {
    ($name:ident, $kind:ty) => {
        /// Who asks, and from where.
        pub(super) fn $name(asked: &$kind) -> Asker {
            let member: Option<&Member> = asked.member.as_ref().map(Borrow::borrow);
            Asker {
                interaction: InteractionId(asked.id.get() as i64),
                person: UserId(asked.user.id.get() as i64),
                channel: ChannelId(asked.channel_id.get() as i64),
                parent: asked.channel.as_ref().and_then(parent),
                guild: asked.guild_id.map(|guild| GuildId(guild.get() as i64)),
                voice: asked.channel.as_ref().is_some_and(is_voice),
                name: name(&asked.user, member),
                manages: manages(member),
                roles: member
                    .into_iter()
                    .flat_map(|member| &member.roles)
                    .map(|role| RoleId(role.get() as i64))
                    .collect(),
                allowed: asked.app_permissions.map(|bits| bits.bits()),
                lang: Lang::of_locale(&asked.locale).unwrap_or_default(),
            }
        }
    };
}

asker_of!(command_asker, CommandInteraction);
asker_of!(component_asker, ComponentInteraction);
asker_of!(form_asker, ModalInteraction);

/// The request of a slash command; `None` for one we don't have.
pub(super) fn command(command: &CommandInteraction) -> Option<Request> {
    commands::read(&Given::new(command))
}

/// What somebody is typing into a command's option.
pub(super) fn suggest(command: &CommandInteraction) -> Option<Suggest> {
    let options = Given::new(command);
    let focused = command.data.autocomplete()?;
    let typed = focused.value.to_owned();
    Some(match (command.data.name.as_str(), focused.name) {
        ("move", "turn") => Suggest::Turn { game: options.text("game"), typed },
        ("play", "options") => Suggest::Options { rules: options.text("game"), typed },
        ("settings", "zone") => Suggest::Zone { typed },
        ("play", "clock") => Suggest::Clock { typed },
        ("tournament", "tournament") => Suggest::Tournament { typed },
        ("admin", "game") => Suggest::OnServer { typed },
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
