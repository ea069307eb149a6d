//! Makes or edits messages by a request's JSON and files.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;

use super::emojis;
use crate::api::Problem;
use crate::api::body::Upload;
use crate::api::error::ApiError;
use crate::api::snowflake;
use crate::world::World;
use crate::world::message::{Author, File, LOADING, Message};
use crate::world::people::Who;

/// Fills a new message from a request.
///
/// # Errors
/// When it would be empty, or names an emoji that isn't there.
pub(crate) fn fill(
    world: &mut World,
    message: &mut Message,
    json: &Value,
    uploads: &[Upload],
) -> Result<(), ApiError> {
    emojis::check(world, &json["components"])?;
    let files = files(world, &[], &json["attachments"], uploads)?;
    message.files = files.unwrap_or_default();
    change(message, json);
    message.flags |= json["flags"].as_u64().unwrap_or(0);
    if message.is_empty() {
        return Err(ApiError::of(50006));
    }
    message.pings = pings(world, message, &json["allowed_mentions"]);
    message.mentions = mentions(world, message, &json["allowed_mentions"]);
    Ok(())
}

/// Edits a message; fields that a request doesn't name stay.
///
/// # Errors
/// When a kept attachment or an emoji isn't there, or nothing would be left.
pub(crate) fn alter(world: &mut World, id: u64, json: &Value, uploads: &[Upload]) -> Result<(), ApiError> {
    emojis::check(world, &json["components"])?;
    let message = world.message(id).cloned().ok_or_else(|| ApiError::of(10008))?;
    let files = files(world, &message.files, &json["attachments"], uploads)?;
    let mut altered = message;
    let was_thinking = altered.is_thinking();
    altered.flags &= !LOADING;
    if let Some(files) = files {
        altered.files = files;
    }
    change(&mut altered, json);
    if altered.is_empty() {
        return Err(ApiError::of(50006));
    }
    if was_thinking {
        // The answer in place of "thinking …" notifies like a new message; other edits never do.
        altered.pings = pings(world, &altered, &json["allowed_mentions"]);
    }
    if json.get("content").is_some() {
        // Mentions are computed again, by this request's `allowed_mentions`.
        altered.mentions = mentions(world, &altered, &json["allowed_mentions"]);
    }
    world.edit(id, |message| *message = altered);
    Ok(())
}

fn change(message: &mut Message, json: &Value) {
    if let Some(content) = json.get("content") {
        message.content = content.as_str().unwrap_or_default().to_owned();
    }
    if let Some(embeds) = json.get("embeds") {
        message.embeds = embeds.as_array().cloned().unwrap_or_default();
    }
    if let Some(components) = json.get("components") {
        message.components = components.as_array().cloned().unwrap_or_default();
    }
}

/// The files after a request: with a list, those on it; without one, the present and the new ones. `None`: no change.
fn files(
    world: &mut World,
    before: &[File],
    list: &Value,
    uploads: &[Upload],
) -> Result<Option<Vec<File>>, ApiError> {
    let mut file = |upload: &Upload, entry: &Value| File {
        id: world.clock.snowflake(),
        name: entry["filename"].as_str().unwrap_or(&upload.name).to_owned(),
        alt: entry["description"].as_str().unwrap_or_default().to_owned(),
        bytes: Arc::from(upload.bytes.as_slice()),
    };
    let Some(list) = list.as_array() else {
        if uploads.is_empty() {
            return Ok(None);
        }
        let new = uploads.iter().map(|upload| file(upload, &Value::Null));
        return Ok(Some(before.iter().cloned().chain(new).collect()));
    };
    let mut files = Vec::new();
    for (at, entry) in list.iter().enumerate() {
        let id = snowflake(&entry["id"]).unwrap_or(u64::MAX);
        if let Some(upload) = uploads.iter().find(|upload| upload.index == id) {
            files.push(file(upload, entry));
        } else if let Some(kept) = before.iter().find(|file| file.id == id) {
            let mut kept = kept.clone();
            if let Some(alt) = entry.get("description") {
                kept.alt = alt.as_str().unwrap_or_default().to_owned();
            }
            files.push(kept);
        } else {
            let problem = Problem::new(
                &format!("/attachments/{at}/id"),
                "ATTACHMENT_NOT_FOUND",
                "neither an uploaded file nor an attachment of this message",
            );
            return Err(ApiError::invalid(&[problem]));
        }
    }
    for upload in
        uploads.iter().filter(|upload| list.iter().all(|entry| snowflake(&entry["id"]) != Some(upload.index)))
    {
        files.push(file(upload, &Value::Null));
    }
    Ok(Some(files))
}

/// The people a new message pings: those its `allowed_mentions` permits and who see it. A silent message pings, too,
/// only without a sound.
fn pings(world: &World, message: &Message, allowed: &Value) -> BTreeSet<Who> {
    let everyone = allows(allowed, "everyone")
        && (message.content.contains("@everyone") || message.content.contains("@here"));
    let replied = message.reply_to.filter(|_| match allowed {
        Value::Object(fields) => fields.get("replied_user").is_some_and(|value| value == true),
        _ => true,
    });
    let replied = replied.and_then(|id| world.message(id)).map(|message| message.author);
    let named = mentions(world, message, allowed);
    let all = everyone.then(|| world.people()).into_iter().flatten();
    let replied = match replied {
        Some(Author::Person(who)) => Some(who),
        _ => None,
    };
    all.chain(replied)
        .chain(named)
        .filter(|who| message.only.is_none_or(|only| only == *who) && world.is_in(*who, message.channel))
        .collect()
}

/// The people whose user objects come with a message: those mentioned in its text and permitted by `allowed_mentions`.
fn mentions(world: &World, message: &Message, allowed: &Value) -> BTreeSet<Who> {
    let listed: Vec<u64> = allowed["users"].as_array().into_iter().flatten().filter_map(snowflake).collect();
    let named = Who::mentioned_in(&message.content).into_iter().filter(|who| world.has(*who));
    named.filter(|who| allows(allowed, "users") || listed.contains(&who.id())).collect()
}

/// Whether `allowed_mentions` permits this kind. Without the field all are; with it, those that are listed.
fn allows(allowed: &Value, what: &str) -> bool {
    match allowed["parse"].as_array() {
        Some(list) => list.iter().any(|one| one == what),
        None => !allowed.is_object(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::world::clock::Time;
    use crate::world::message::SILENT;
    use crate::world::place::CHESS_CLUB;

    fn world() -> World {
        World::new(([127, 0, 0, 1], 1).into(), 99, Time::Frozen, 0)
    }

    fn pinged(json: &Value) -> Vec<Who> {
        let mut world = world();
        let mut message = Message::new(1, CHESS_CLUB, Author::Bot);
        fill(&mut world, &mut message, json, &[]).expect("fine");
        message.pings.into_iter().collect()
    }

    #[test]
    fn only_who_is_allowed_is_pinged() {
        let text = format!("@everyone <@{}> <@{}>", Who::Ada.id(), Who::Ben.id());
        let with = |allowed: Value| pinged(&json!({ "content": text, "allowed_mentions": allowed }));
        assert_eq!(with(json!({ "parse": [] })), []);
        assert_eq!(with(json!({ "parse": [], "users": [Who::Ben.id().to_string()] })), [Who::Ben]);
        assert_eq!(with(json!({ "parse": [], "users": [Who::Cleo.id().to_string()] })), []);
        assert_eq!(with(json!({ "parse": ["users"] })), [Who::Ada, Who::Ben]);
        assert_eq!(pinged(&json!({ "content": text })), Who::ALL);
    }

    #[test]
    fn names_come_with_a_message_for_those_it_may_mention_and_an_edit_reads_them_anew() {
        let mut world = world();
        let text = format!("<@{}> <@{}>", Who::Ada.id(), Who::Ben.id());
        let id = world.clock.snowflake();
        let mut message = Message::new(id, CHESS_CLUB, Author::Bot);
        message.flags = SILENT;
        let ben = json!({ "parse": [], "users": [Who::Ben.id().to_string()] });
        fill(&mut world, &mut message, &json!({ "content": text, "allowed_mentions": ben }), &[])
            .expect("fine");
        assert_eq!(message.pings.iter().copied().collect::<Vec<_>>(), [Who::Ben], "without a sound");
        world.post(message);
        let named = |world: &World| world.messages[&id].mentions.iter().copied().collect::<Vec<_>>();
        assert_eq!(named(&world), [Who::Ben]);
        let none = json!({ "parse": [] });
        alter(&mut world, id, &json!({ "components": [], "allowed_mentions": none }), &[]).expect("fine");
        assert_eq!(named(&world), [Who::Ben], "its text stays");
        alter(&mut world, id, &json!({ "content": text, "allowed_mentions": none }), &[]).expect("fine");
        assert_eq!(named(&world), []);
        let users = json!({ "parse": ["users"] });
        alter(&mut world, id, &json!({ "content": text, "allowed_mentions": users }), &[]).expect("fine");
        assert_eq!(named(&world), [Who::Ada, Who::Ben]);
        assert_eq!(world.messages[&id].pings.len(), 1, "an edit notifies nobody");
    }

    #[test]
    fn an_edits_list_of_attachments_replaces_the_old_ones() {
        let mut world = world();
        let upload = |name: &str| Upload { index: 0, name: name.to_owned(), bytes: vec![1] };
        let id = world.clock.snowflake();
        let mut message = Message::new(id, CHESS_CLUB, Author::Bot);
        let json = json!({ "attachments": [{ "id": 0, "filename": "a.png", "description": "a board" }] });
        fill(&mut world, &mut message, &json, &[upload("a.png")]).expect("fine");
        let first = message.files[0].id;
        world.post(message);
        let names = |world: &World| -> Vec<String> {
            world.messages[&id].files.iter().map(|file| file.name.clone()).collect()
        };
        alter(&mut world, id, &json!({ "content": "x" }), &[]).expect("fine");
        assert_eq!(names(&world), ["a.png"]);
        alter(&mut world, id, &json!({}), &[upload("b.png")]).expect("fine");
        assert_eq!(names(&world), ["a.png", "b.png"]);
        let keep = json!({ "attachments": [{ "id": first.to_string() }] });
        alter(&mut world, id, &keep, &[]).expect("fine");
        assert_eq!(names(&world), ["a.png"]);
        let foreign = json!({ "attachments": [{ "id": "123456789012345678" }] });
        assert_eq!(alter(&mut world, id, &foreign, &[]).map_err(|error| error.code), Err(50035));
        let none = json!({ "attachments": [], "content": "" });
        assert_eq!(alter(&mut world, id, &none, &[]).map_err(|error| error.code), Err(50006));
    }
}
