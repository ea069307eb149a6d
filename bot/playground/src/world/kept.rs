//! Converts the kept parts of a world: all messages with their places, and people's languages. Interactions are not kept: as
//! after fifteen minutes on Discord, old answers can't be edited any more.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};

use super::World;
use super::emoji::Emoji;
use super::message::{Author, Cause, File, Message};
use super::people::Who;
use super::place::{Channel, Kind};

/// The languages to choose on the page: Discord's locale, and the name in itself.
pub(crate) const LANGUAGES: [(&str, &str); 3] =
    [("en-US", "English"), ("de", "Deutsch"), ("es-ES", "Español")];
/// How many messages are kept, the newest ones.
const MOST: usize = 1_000;

/// The kept files by name.
pub(crate) type Files = BTreeMap<String, Arc<[u8]>>;

impl World {
    /// Everything to be kept, as JSON, and its files.
    pub(crate) fn keep(&self) -> (Value, Files) {
        let mut files = Files::new();
        let there: Vec<&Message> = self.messages.values().filter(|message| !message.gone).collect();
        let newest = &there[there.len().saturating_sub(MOST)..];
        for file in newest.iter().flat_map(|message| &message.files) {
            files.insert(file.id.to_string(), Arc::clone(&file.bytes));
        }
        for emoji in self.emojis.values() {
            files.insert(emoji.id.to_string(), Arc::clone(&emoji.picture));
        }
        let places = self.channels.values().filter(|channel| channel.guild().is_some());
        let kept = json!({
            "version": 1,
            "fresh_ms": self.fresh_ms,
            "channels": places.map(place).collect::<Vec<_>>(),
            "messages": newest.iter().map(|message| said(message)).collect::<Vec<_>>(),
            "emojis": self.emojis.values().map(|own| json!([own.id, own.name])).collect::<Vec<_>>(),
            "locales": self.locales.iter().map(|(who, word)| json!([who.username(), word])).collect::<Vec<_>>(),
            "opened_dms": self.opened_dms.iter().map(|who| who.username()).collect::<Vec<_>>(),
        });
        (kept, files)
    }

    /// Restores what was kept; `file` reads a file by name. Unreadable parts are left out.
    pub(crate) fn bring_back(&mut self, kept: &Value, mut file: impl FnMut(&str) -> Option<Vec<u8>>) {
        if kept["version"] != 1 {
            return;
        }
        self.fresh_ms = kept["fresh_ms"].as_u64().or(self.fresh_ms);
        let channels: Vec<Channel> = each(&kept["channels"]).filter_map(place_of).collect();
        self.channels.retain(|_, channel| channel.guild().is_none());
        self.channels.extend(channels.into_iter().map(|channel| (channel.id, channel)));
        let mut bytes = |id: u64| file(&id.to_string()).map(Arc::from);
        for one in each(&kept["messages"]) {
            if let Some(message) = message_of(one, &mut bytes)
                && self.channels.contains_key(&message.channel)
            {
                self.messages.insert(message.id, message);
            }
        }
        for one in each(&kept["emojis"]) {
            let (Some(id), Some(name)) = (one[0].as_u64(), one[1].as_str()) else { continue };
            if let Some(picture) = bytes(id) {
                self.emojis.insert(id, Emoji { id, name: name.to_owned(), picture });
            }
        }
        for one in each(&kept["locales"]) {
            let word = LANGUAGES.iter().map(|(word, _)| *word).find(|word| one[1] == **word);
            if let (Some(who), Some(word)) = (person(&one[0]), word) {
                self.locales.insert(who, word);
            }
        }
        self.opened_dms.extend(each(&kept["opened_dms"]).filter_map(person));
    }
}

fn each(list: &Value) -> impl Iterator<Item = &Value> {
    list.as_array().into_iter().flatten()
}

fn person(name: &Value) -> Option<Who> {
    Who::by_name(name.as_str()?)
}

/// A channel or thread of the server. The bot's denied permissions are a switch for trying things out, and not kept.
fn place(channel: &Channel) -> Value {
    let (parent, owner) = match channel.kind {
        Kind::Thread { parent, owner } => (Some(parent), Some(owner)),
        Kind::Text | Kind::Dm(_) => (None, None),
    };
    json!({
        "id": channel.id, "name": channel.name, "parent": parent, "owner": owner, "archived": channel.archived,
        "locked": channel.locked, "auto_archive": channel.auto_archive, "archive_changed_ms": channel.archive_changed_ms,
    })
}

fn place_of(kept: &Value) -> Option<Channel> {
    let kind = match kept["parent"].as_u64() {
        Some(parent) => Kind::Thread { parent, owner: kept["owner"].as_u64()? },
        None => Kind::Text,
    };
    let changed = kept["archive_changed_ms"].as_u64()?;
    let mut channel = Channel::new(kept["id"].as_u64()?, kind, kept["name"].as_str()?, changed);
    channel.archived = kept["archived"] == true;
    channel.locked = kept["locked"] == true;
    channel.auto_archive = kept["auto_archive"].as_u64()?;
    Some(channel)
}

fn said(message: &Message) -> Value {
    let names = |people: &std::collections::BTreeSet<Who>| -> Vec<&str> {
        people.iter().map(|who| who.username()).collect()
    };
    let author = match message.author {
        Author::Bot => None,
        Author::Person(who) => Some(who.username()),
    };
    let cause = message.cause.map(|cause| {
        json!({
            "interaction": cause.interaction, "kind": cause.kind, "who": cause.who.username(), "source": cause.source,
        })
    });
    let files: Vec<Value> = message
        .files
        .iter()
        .map(|file| json!({ "id": file.id, "name": file.name, "alt": file.alt }))
        .collect();
    json!({
        "id": message.id, "channel": message.channel, "author": author, "content": message.content,
        "embeds": message.embeds, "components": message.components, "files": files, "flags": message.flags,
        "pings": names(&message.pings), "mentions": names(&message.mentions), "reply_to": message.reply_to,
        "nonce": message.nonce, "cause": cause, "command": message.command,
        "only": message.only.map(Who::username), "edited_ms": message.edited_ms, "edits": message.edits,
    })
}

fn message_of(kept: &Value, bytes: &mut impl FnMut(u64) -> Option<Arc<[u8]>>) -> Option<Message> {
    let author = match &kept["author"] {
        Value::Null => Author::Bot,
        name => Author::Person(person(name)?),
    };
    // A private message must not become public because a name can't be read.
    let only = match &kept["only"] {
        Value::Null => None,
        name => Some(person(name)?),
    };
    let mut message = Message::new(kept["id"].as_u64()?, kept["channel"].as_u64()?, author);
    message.only = only;
    message.content = kept["content"].as_str()?.to_owned();
    message.embeds = each(&kept["embeds"]).cloned().collect();
    message.components = each(&kept["components"]).cloned().collect();
    message.flags = kept["flags"].as_u64()?;
    message.pings = each(&kept["pings"]).filter_map(person).collect();
    message.mentions = each(&kept["mentions"]).filter_map(person).collect();
    message.reply_to = kept["reply_to"].as_u64();
    message.nonce = Some(kept["nonce"].clone()).filter(|nonce| !nonce.is_null());
    message.command = kept["command"].as_str().map(ToOwned::to_owned);
    message.edited_ms = kept["edited_ms"].as_u64();
    message.edits = kept["edits"].as_u64().and_then(|edits| u32::try_from(edits).ok())?;
    message.cause = cause_of(&kept["cause"]);
    for file in each(&kept["files"]) {
        let (id, name, alt) = (file["id"].as_u64()?, file["name"].as_str()?, file["alt"].as_str()?);
        let Some(bytes) = bytes(id) else { continue };
        message.files.push(File { id, name: name.to_owned(), alt: alt.to_owned(), bytes });
    }
    Some(message)
}

fn cause_of(kept: &Value) -> Option<Cause> {
    Some(Cause {
        interaction: kept["interaction"].as_u64()?,
        kind: kept["kind"].as_u64()?,
        who: person(&kept["who"])?,
        source: kept["source"].as_u64(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::clock::Time;
    use crate::world::place::{CHESS_CLUB, TEA_ROOM};

    fn world() -> World {
        World::new(([127, 0, 0, 1], 1).into(), 99, Time::Frozen, 0)
    }

    fn post(world: &mut World, channel: u64, only: Option<Who>, content: &str) -> u64 {
        let mut message = Message::new(world.clock.snowflake(), channel, Author::Bot);
        message.content = content.to_owned();
        message.only = only;
        let bytes: Arc<[u8]> = Arc::from([7, 8, 9].as_slice());
        let id = world.clock.snowflake();
        message.files.push(File { id, name: "board.png".to_owned(), alt: "a board".to_owned(), bytes });
        message.cause = only.map(|who| Cause { interaction: 5, kind: 2, who, source: None });
        let id = message.id;
        world.post(message);
        id
    }

    #[test]
    fn who_saw_what_sees_it_again_and_nobody_else() {
        let mut before = world();
        let public = post(&mut before, CHESS_CLUB, None, "for all");
        let private = post(&mut before, CHESS_CLUB, Some(Who::Ada), "for Ada");
        let direct = post(&mut before, Who::Ben.dm(), None, "for Ben");
        let gone = post(&mut before, CHESS_CLUB, None, "taken away");
        before.remove(gone);
        let thread = before.clock.snowflake();
        before.start_thread(thread, CHESS_CLUB, "a game", 60);
        let inside = post(&mut before, thread, None, "in the thread");
        before.remove_channel(TEA_ROOM);
        before.locales.insert(Who::Cleo, "de");
        before.fresh_ms = Some(42);
        let (kept, files) = before.keep();
        let text = kept.to_string();
        let mut after = world();
        let read = serde_json::from_str(&text).expect("JSON");
        after.bring_back(&read, |name| files.get(name).map(|bytes| bytes.to_vec()));
        let seen = |who: Who| -> Vec<u64> {
            after.messages.values().filter(|one| after.sees(who, one)).map(|one| one.id).collect()
        };
        assert_eq!(seen(Who::Ada), [public, private, inside]);
        assert_eq!(seen(Who::Ben), [public, direct, inside]);
        assert_eq!(seen(Who::Cleo), [public, inside]);
        assert!(!text.contains("taken away") && !after.channels.contains_key(&TEA_ROOM));
        assert_eq!(after.channels[&thread].name, "a game");
        assert_eq!(*after.messages[&private].files[0].bytes, [7, 8, 9]);
        assert_eq!((after.locales[&Who::Cleo], after.fresh_ms), ("de", Some(42)));
        assert_eq!(after.keep().0, read, "and so on");
    }

    #[test]
    fn what_can_not_be_read_is_left_out_and_never_shown_to_more() {
        let mut before = world();
        let private = post(&mut before, CHESS_CLUB, Some(Who::Ada), "for Ada");
        let (mut kept, _) = before.keep();
        kept["messages"][0]["only"] = json!("nobody we know");
        let mut after = world();
        after.bring_back(&kept, |_| None);
        assert!(!after.messages.contains_key(&private));
        kept["messages"][0]["only"] = json!("ada");
        after.bring_back(&kept, |_| None);
        assert!(after.messages[&private].files.is_empty(), "without the picture that is lost");
        kept["version"] = json!(2);
        let mut other = world();
        other.bring_back(&kept, |_| None);
        assert!(other.messages.is_empty());
    }
}
