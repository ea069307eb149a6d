//! People's acts, restricted to what Discord's client would let them do.

mod controls;
mod slash;

use serde_json::{Value, json};

use crate::api::InteractionKind;
use crate::world::interaction::Interaction;
use crate::world::message::{Author, Message};
use crate::world::people::Who;
use crate::world::place::Kind;
use crate::world::sessions::intents;
use crate::world::{LIGHT_INTERACTIONS, World, wire};

pub(crate) use controls::{Press, press, submit};
pub(crate) use slash::{Typed, autocomplete, slash};

/// Why an act is refused by Discord's client, or has no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The person can't see such a channel.
    #[error("{who} sees no channel {channel}")]
    NoChannel {
        /// The person.
        who: Who,
        /// The channel's id.
        channel: u64,
    },
    /// A locked thread, or an archived one where commands are to be used.
    #[error("the thread is archived or locked")]
    ThreadClosed,
    /// A message is empty, or has more than 2000 characters.
    #[error("a message has 1 to 2000 characters")]
    Length,
    /// No command with this name is registered here.
    #[error("there is no command /{name} here; there are: {known}")]
    NoCommand {
        /// The name.
        name: String,
        /// The existing ones.
        known: String,
    },
    /// An option doesn't match the command.
    #[error("/{command}, option {option}: {why}")]
    Option {
        /// The command.
        command: String,
        /// The option.
        option: String,
        /// What would work.
        why: String,
    },
    /// The person sees no such message.
    #[error("{who} sees no message {message}")]
    NoMessage {
        /// The person.
        who: Who,
        /// The message's id.
        message: u64,
    },
    /// The message has no such control.
    #[error("the message has no control {custom_id:?}; it has: {known}")]
    NoControl {
        /// The custom id.
        custom_id: String,
        /// The existing ones.
        known: String,
    },
    /// The control is disabled, or a link.
    #[error("the control {0:?} can't be used")]
    Disabled(String),
    /// A value is not on the menu, or there are too few or too many.
    #[error("menu {custom_id:?}: {why}")]
    Menu {
        /// The menu's custom id.
        custom_id: String,
        /// What would work.
        why: String,
    },
    /// A form is filled in incorrectly.
    #[error("field {field:?}: {why}")]
    Field {
        /// The field's custom id.
        field: String,
        /// What would work.
        why: String,
    },
    /// The bot did not answer in time, or in another way.
    #[error("{0}")]
    Unanswered(String),
}

/// Checks that a person may act in a channel.
fn enter(world: &World, who: Who, channel: u64) -> Result<(), Refusal> {
    if !world.is_in(who, channel) {
        return Err(Refusal::NoChannel { who, channel });
    }
    if world.channels[&channel].archived || world.channels[&channel].locked {
        return Err(Refusal::ThreadClosed);
    }
    Ok(())
}

/// Begins an interaction and sends it to the bot. If no bot receives it, it fails at once: Discord keeps none for later.
pub(crate) fn begin(
    world: &mut World,
    kind: InteractionKind,
    who: Who,
    channel: u64,
    source: Option<u64>,
    data: &Value,
) -> u64 {
    if let Some(Kind::Dm(owner)) = world.channels.get(&channel).map(|channel| channel.kind) {
        world.opened_dms.insert(owner);
    }
    let id = world.clock.snowflake();
    let interaction = Interaction {
        id,
        token: format!("aW50ZXJhY3Rpb24.{id:x}"),
        kind,
        who,
        channel,
        source,
        command: (kind == InteractionKind::Command).then(|| data["name"].as_str().unwrap_or("?").to_owned()),
        begun_ms: world.clock.now_ms(),
        ack: None,
        failed: false,
        original: None,
        updates: 0,
        followups: Vec::new(),
        modal: None,
        choices: None,
    };
    if world.light {
        while world.interactions.len() >= LIGHT_INTERACTIONS {
            world.interactions.pop_first();
        }
    } else {
        world.audit.use_of(kind, data);
    }
    let event = wire::interaction_frame(world, &interaction, data);
    let event = world.deviations.bend(event);
    world.interactions.insert(id, interaction);
    // With addresses, none goes to the gateway.
    let sent = if world.addresses.is_any() {
        world.addresses.take(id, &event)
    } else {
        world.dispatch("INTERACTION_CREATE", channel, intents::NONE, &event)
    };
    if !sent {
        world.fail(id);
    }
    id
}

/// Posts a message.
pub(crate) fn say(world: &mut World, who: Who, channel: u64, text: &str) -> Result<u64, Refusal> {
    if !world.is_in(who, channel) {
        return Err(Refusal::NoChannel { who, channel });
    }
    if world.channels[&channel].locked {
        return Err(Refusal::ThreadClosed);
    }
    if text.trim().is_empty() || text.chars().count() > 2000 {
        return Err(Refusal::Length);
    }
    if let Kind::Dm(who) = world.channels[&channel].kind {
        world.opened_dms.insert(who);
    }
    let id = world.clock.snowflake();
    let mut message = Message::new(id, channel, Author::Person(who));
    text.clone_into(&mut message.content);
    message.mentions = Who::mentioned_in(text).into_iter().filter(|other| world.has(*other)).collect();
    message.pings = world
        .people()
        .filter(|other| *other != who && text.contains(&other.mention()) && world.is_in(*other, channel))
        .collect();
    world.post(message);
    Ok(id)
}

/// Dismisses a private message.
pub(crate) fn dismiss(world: &mut World, who: Who, message: u64) -> Result<(), Refusal> {
    let revision = world.revision;
    let found = world.messages.get_mut(&message).filter(|found| found.only == Some(who) && !found.gone);
    let found = found.ok_or(Refusal::NoMessage { who, message })?;
    found.gone = true;
    found.revision = revision;
    Ok(())
}

/// The resolved people and members of an interaction.
fn resolved(world: &World, ids: &[u64], channel: u64) -> Value {
    let mut resolved = json!({});
    for id in ids {
        let user = match Who::by_id(*id) {
            Some(who) => {
                if world.guild_of(channel).is_some() {
                    resolved["members"][id.to_string()] = wire::member(who, false);
                }
                wire::user(who)
            }
            None => wire::bot(world.application),
        };
        resolved["users"][id.to_string()] = user;
    }
    resolved
}

/// Whether an id is a user's, the bot included.
fn is_user(world: &World, id: u64) -> bool {
    Who::by_id(id).is_some() || id == world.application
}
