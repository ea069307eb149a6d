//! Threads are started, archived and opened again; channels are added and deleted.

use serde_json::json;

use super::message;
use super::place::{self, Channel, Kind};
use super::sessions::intents;
use super::transcript::Audience;
use super::{World, wire};

impl World {
    /// Adds this many channels to the server.
    pub(crate) fn add_channels(&mut self, channels: u16) {
        let now = self.clock.now_ms();
        for number in 1..=channels {
            let id = place::further(number);
            self.channels.insert(id, Channel::new(id, Kind::Text, &format!("table-{number}"), now));
        }
    }

    /// Adds one more while people look on; answers its id.
    pub(crate) fn add_channel(&mut self) -> u64 {
        let called = |name: &str| self.channels.values().any(|channel| channel.name == name);
        let name =
            (1..).map(|number| format!("table-{number}")).find(|name| !called(name)).unwrap_or_default();
        let id = self.clock.snowflake();
        let channel = Channel::new(id, Kind::Text, &name, self.clock.now_ms());
        let data = wire::channel(&channel);
        self.channels.insert(id, channel);
        self.dispatch("CHANNEL_CREATE", id, intents::GUILDS, &data);
        id
    }

    /// Starts a public thread.
    pub(crate) fn start_thread(&mut self, id: u64, parent: u64, name: &str, auto_archive: u64) {
        let mut thread =
            Channel::new(id, Kind::Thread { parent, owner: self.application }, name, self.clock.now_ms());
        thread.auto_archive = auto_archive;
        let data = wire::channel(&thread);
        self.channels.insert(id, thread);
        if let Some(message) = self.messages.get_mut(&id) {
            message.flags |= message::HAS_THREAD;
            message.revision = self.revision;
        }
        self.log.note(Audience::Everybody, json!({ "thread": name, "id": id.to_string() }));
        self.dispatch("THREAD_CREATE", id, intents::GUILDS, &data);
    }

    /// Shows a typing indicator in a channel until then; 0: no longer.
    pub(crate) fn show_typing(&mut self, channel: u64, until_ms: u64) {
        if let Some(place) = self.channels.get_mut(&channel) {
            place.typing_until_ms = until_ms;
        }
    }

    /// Archives a thread or brings it back; answers whether it exists.
    pub(crate) fn set_archived(&mut self, id: u64, archived: bool, locked: bool) -> bool {
        let now = self.clock.now_ms();
        let Some(thread) = self.channels.get_mut(&id).filter(|channel| channel.is_thread()) else {
            return false;
        };
        thread.locked = locked;
        if thread.archived != archived {
            thread.archived = archived;
            thread.archive_changed_ms = now;
        }
        let data = wire::channel(thread);
        self.dispatch("THREAD_UPDATE", id, intents::GUILDS, &data);
        true
    }

    /// Deletes a channel or thread with everything in it.
    pub(crate) fn remove_channel(&mut self, id: u64) -> Option<Channel> {
        let data = self.channels.get(&id).map(wire::channel)?;
        let name = if self.channels[&id].is_thread() { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.dispatch(name, id, intents::GUILDS, &data);
        let removed = self.channels.remove(&id);
        // Its threads are deleted, too; Discord sends no event for each.
        let inside = |channel: &Channel| matches!(channel.kind, Kind::Thread { parent, .. } if parent == id);
        let threads: Vec<u64> = self.channels.values().filter(|own| inside(own)).map(|own| own.id).collect();
        self.channels.retain(|id, _| !threads.contains(id));
        let gone = |at: &u64| *at == id || threads.contains(at);
        for message in self.messages.values_mut().filter(|message| gone(&message.channel)) {
            message.gone = true;
            message.revision = self.revision;
        }
        removed
    }
}
