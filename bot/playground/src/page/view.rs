//! The world as one seat's page shows it.

use serde_json::{Value, json};

use super::switches;
use crate::world::World;
use crate::world::clock::made_ms;
use crate::world::message::{Author, Message};
use crate::world::people::Who;
use crate::world::place::{Channel, GUILD, GUILD_NAME, Kind};
use crate::world::wire::BOT_NAME;

/// Everything newer than a revision; all, for a page that has just been opened.
pub(super) fn news(world: &World, who: Who, since: Option<u64>) -> Value {
    let newer = |revision: u64| since.is_none_or(|since| revision > since);
    let fresh = world.messages.values().filter(|message| newer(message.revision));
    let (mut messages, mut gone) = (Vec::new(), Vec::new());
    for one in fresh {
        if world.sees(who, one) {
            messages.push(message(world, one));
        } else if since.is_some() && one.gone && one.only.is_none_or(|only| only == who) {
            gone.push(one.id.to_string());
        }
    }
    let channels: Vec<Value> =
        world.channels.values().filter(|channel| world.is_in(who, channel.id)).map(channel_view).collect();
    let mut news = json!({
        "now": world.clock.now_ms(),
        "connected": world.sessions.is_connected(),
        "channels": channels,
        "messages": messages,
        "gone": gone,
        "switches": switches::stand(world, who),
    });
    if newer(world.commands_revision) {
        news["commands"] = json!(world.commands);
    }
    if since.is_none() {
        news["seat"] = person(who);
        news["people"] = world.people().map(person).collect();
        news["bot"] = json!({ "id": world.application.to_string(), "name": BOT_NAME });
        news["server"] = json!({ "id": GUILD.to_string(), "name": GUILD_NAME });
    }
    news
}

fn person(who: Who) -> Value {
    json!({ "id": who.id().to_string(), "seat": who.username(), "name": who.name() })
}

fn channel_view(channel: &Channel) -> Value {
    let (kind, parent) = match channel.kind {
        Kind::Text => ("text", None),
        Kind::Dm(_) => ("dm", None),
        Kind::Thread { parent, .. } => ("thread", Some(parent.to_string())),
    };
    json!({
        "id": channel.id.to_string(), "kind": kind, "name": channel.name, "parent": parent,
        "archived": channel.archived, "locked": channel.locked, "typing": channel.typing_until_ms,
        "denied": switches::denied(channel.denied),
    })
}

fn author(world: &World, author: Author) -> Value {
    match author {
        Author::Bot => json!({ "id": world.application.to_string(), "name": BOT_NAME, "bot": true }),
        Author::Person(who) => person(who),
    }
}

fn message(world: &World, message: &Message) -> Value {
    let files: Vec<Value> = message
        .files
        .iter()
        .map(|file| {
            let size = file.size();
            json!({
                "name": file.name, "alt": file.alt, "type": file.content_type(), "size": file.bytes.len(),
                "url": format!("/attachments/{}/{}/{}", message.channel, file.id, file.name),
                "width": size.map(|size| size.0), "height": size.map(|size| size.1),
            })
        })
        .collect();
    let reply = message.reply_to.and_then(|id| world.message(id)).map(|reply| {
        let mentions: Vec<String> = reply.mentions.iter().map(|who| who.id().to_string()).collect();
        json!({
            "id": reply.id.to_string(), "author": author(world, reply.author), "content": reply.content,
            "mentions": mentions,
        })
    });
    let used = message.command.as_ref().zip(message.cause);
    json!({
        "id": message.id.to_string(),
        "channel": message.channel.to_string(),
        "author": author(world, message.author),
        "at": made_ms(message.id),
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "files": files,
        "private": message.only.is_some(),
        "thinking": message.is_thinking(),
        "edited": message.edited_ms.is_some() && !answers(message),
        "pings": message.pings.iter().map(|who| who.id().to_string()).collect::<Vec<_>>(),
        "mentions": message.mentions.iter().map(|who| who.id().to_string()).collect::<Vec<_>>(),
        "reply": reply,
        "command": used.map(|(name, cause)| json!({ "name": name, "who": cause.who.name() })),
        "thread": world.channels.get(&message.id).map(|thread| json!({
            "id": thread.id.to_string(), "name": thread.name })),
    })
}

/// Whether a message's only edit was that the answer replaced "thinking …".
fn answers(message: &Message) -> bool {
    message.cause.is_some() && message.edits <= 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::clock::Time;
    use crate::world::place::CHESS_CLUB;

    fn post(world: &mut World, channel: u64, only: Option<Who>) -> u64 {
        world.revision += 1;
        let mut message = Message::new(world.clock.snowflake(), channel, Author::Bot);
        message.content = "x".to_owned();
        message.only = only;
        let id = message.id;
        world.post(message);
        id
    }

    fn ids(news: &Value, what: &str) -> Vec<String> {
        let id = |one: &Value| one["id"].as_str().or(one.as_str()).unwrap_or_default().to_owned();
        news[what].as_array().into_iter().flatten().map(id).collect()
    }

    #[test]
    fn a_seat_gets_what_it_may_see_and_only_what_is_new() {
        let mut world = World::new(([127, 0, 0, 1], 1).into(), 99, Time::Frozen, 0);
        let public = post(&mut world, CHESS_CLUB, None).to_string();
        let private = post(&mut world, CHESS_CLUB, Some(Who::Ada));
        let dm = post(&mut world, Who::Ada.dm(), None).to_string();
        let before = world.revision;
        assert_eq!(ids(&news(&world, Who::Ada, None), "messages"), [public.clone(), private.to_string(), dm]);
        assert_eq!(ids(&news(&world, Who::Ben, None), "messages"), [public]);
        assert!(!ids(&news(&world, Who::Ben, None), "channels").contains(&Who::Ada.dm().to_string()));
        assert!(ids(&news(&world, Who::Ada, Some(before)), "messages").is_empty());
        world.revision += 1;
        world.remove(private);
        assert_eq!(ids(&news(&world, Who::Ada, Some(before)), "gone"), [private.to_string()]);
        assert!(ids(&news(&world, Who::Ben, Some(before)), "gone").is_empty(), "not even that it was there");
    }
}
