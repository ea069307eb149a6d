//! The playground's whole state, in memory: people, places, messages, sessions.
//!
//! Requests of the bot and acts of people both end here, one at a time, under one lock. What changes is stamped with the
//! world's revision, so that pages learn of it, and written into the log of what everybody received.

mod channels;
pub(crate) mod clock;
pub(crate) mod deviations;
pub(crate) mod emoji;
pub(crate) mod interaction;
pub(crate) mod kept;
pub(crate) mod message;
pub(crate) mod people;
pub(crate) mod permissions;
pub(crate) mod place;
pub(crate) mod sessions;
pub(crate) mod transcript;
pub(crate) mod wire;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::audit::Audit;
use crate::delivery::Addresses;
use crate::faults::Orders;
use crate::heard::Heard;
use clock::{Clock, Time};
use deviations::Deviations;
use emoji::Emoji;
use interaction::{ACK_MS, Interaction};
use message::{Author, Message};
use people::Who;
use place::{CHESS_CLUB, Channel, Kind, TEA_ROOM};
use sessions::{Sessions, intents};
use transcript::{Audience, Log};

/// The bot's token here: plainly not a real one.
pub(crate) const TOKEN: &str = "playground.MTI4NzQzMDU1MTMwMjY3MjQwNA.anyone-on-this-machine-may-know-it";
/// How many messages and interactions are kept when saving work.
const LIGHT_MESSAGES: usize = 50_000;
pub(crate) const LIGHT_INTERACTIONS: usize = 3_000;
/// How long (ms) a nonce is remembered: "a few minutes", says the documentation.
const NONCE_MS: u64 = 5 * 60 * 1000;

pub(crate) struct World {
    pub(crate) addr: SocketAddr,
    pub(crate) application: u64,
    /// The number of guests.
    guests: u16,
    /// Whether to save work: see [`crate::Config::light`].
    pub(crate) light: bool,
    /// The time limit of acknowledgements, in milliseconds: see [`crate::Config::acknowledged_within`].
    pub(crate) ack_ms: u64,
    /// The listener for acknowledgements and messages.
    pub(crate) listener: Option<mpsc::UnboundedSender<Heard>>,
    pub(crate) clock: Clock,
    /// The number of changes.
    pub(crate) revision: u64,
    pub(crate) channels: BTreeMap<u64, Channel>,
    pub(crate) messages: BTreeMap<u64, Message>,
    pub(crate) interactions: BTreeMap<u64, Interaction>,
    /// The registered commands, as Discord's JSON.
    pub(crate) commands: Vec<Value>,
    /// When the commands last changed.
    pub(crate) commands_revision: u64,
    /// The application's emoji.
    pub(crate) emojis: BTreeMap<u64, Emoji>,
    pub(crate) sessions: Sessions,
    /// People who refuse direct messages.
    pub(crate) closed_dms: BTreeSet<Who>,
    /// People whose direct messages the bot has opened, or who wrote there.
    pub(crate) opened_dms: BTreeSet<Who>,
    /// Whether the bot is on the server.
    pub(crate) bot_is_here: bool,
    /// Permissions denied to the bot on the whole server.
    pub(crate) denied: u64,
    /// Permissions granted to the bot there in addition.
    pub(crate) granted: u64,
    /// The language of the server.
    pub(crate) language: &'static str,
    /// When the bot joined the server, if that is reported.
    pub(crate) fresh_ms: Option<u64>,
    /// The recommended number of shards.
    pub(crate) shards: u32,
    /// The public key of interactions by HTTP.
    pub(crate) public_key: String,
    /// The addresses of interactions by HTTP.
    pub(crate) addresses: Addresses,
    /// People's roles.
    pub(crate) roles: BTreeMap<Who, u64>,
    /// The locales of people's clients, if other than American English.
    pub(crate) locales: BTreeMap<Who, &'static str>,
    pub(crate) orders: Orders,
    /// Deviations from Discord's description.
    pub(crate) deviations: Deviations,
    pub(crate) audit: Audit,
    log: Log,
    nonces: HashMap<String, (u64, u64)>,
    /// How many nonces were left at the last clean-up.
    nonces_swept: usize,
}

impl World {
    pub(crate) fn new(addr: SocketAddr, application: u64, time: Time, guests: u16) -> Self {
        let clock = Clock::new(time);
        let now = clock.now_ms();
        let mut channels = BTreeMap::new();
        let mut add = |id, kind, name: &str| channels.insert(id, Channel::new(id, kind, name, now));
        add(CHESS_CLUB, Kind::Text, "chess-club");
        add(TEA_ROOM, Kind::Text, "tea-room");
        for who in Who::with_guests(guests) {
            add(who.dm(), Kind::Dm(who), who.name());
        }
        Self {
            addr,
            application,
            guests,
            light: false,
            ack_ms: ACK_MS,
            listener: None,
            clock,
            revision: 0,
            channels,
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            commands: Vec::new(),
            commands_revision: 0,
            emojis: BTreeMap::new(),
            sessions: Sessions::default(),
            closed_dms: BTreeSet::new(),
            opened_dms: BTreeSet::new(),
            bot_is_here: true,
            denied: 0,
            granted: 0,
            language: "en-US",
            fresh_ms: None,
            shards: 1,
            public_key: String::new(),
            addresses: Addresses::default(),
            roles: BTreeMap::new(),
            locales: BTreeMap::new(),
            orders: Orders::default(),
            deviations: Deviations::default(),
            audit: Audit::default(),
            log: Log::default(),
            nonces: HashMap::new(),
            nonces_swept: 0,
        }
    }

    /// All people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Who> + Clone + use<> {
        Who::with_guests(self.guests)
    }

    /// Whether a person exists here.
    pub(crate) fn has(&self, who: Who) -> bool {
        !matches!(who, Who::Guest(number) if number > self.guests)
    }

    /// Notifies the listener.
    pub(crate) fn hear(&self, heard: impl FnOnce() -> Heard) {
        if let Some(listener) = &self.listener {
            // The listener may be gone.
            let _ = listener.send(heard());
        }
    }

    /// Whether a person may read a channel.
    pub(crate) fn is_in(&self, who: Who, channel: u64) -> bool {
        match self.channels.get(&channel).map(|channel| channel.kind) {
            Some(Kind::Dm(owner)) => owner == who,
            Some(Kind::Text | Kind::Thread { .. }) => true,
            None => false,
        }
    }

    /// Whether a person sees a message now.
    pub(crate) fn sees(&self, who: Who, message: &Message) -> bool {
        !message.gone && message.only.is_none_or(|only| only == who) && self.is_in(who, message.channel)
    }

    /// The people who receive a message and its changes.
    fn audience(&self, message: &Message) -> Audience {
        let owner = match self.channels.get(&message.channel).map(|channel| channel.kind) {
            Some(Kind::Dm(owner)) => Some(owner),
            _ => message.only,
        };
        owner.map_or(Audience::Everybody, Audience::Only)
    }

    /// A message that isn't deleted.
    pub(crate) fn message(&self, id: u64) -> Option<&Message> {
        self.messages.get(&id).filter(|message| !message.gone)
    }

    /// Posts a message: people receive it, and the bot gets an event if it asked for that.
    pub(crate) fn post(&mut self, mut message: Message) {
        message.revision = self.revision;
        self.lighten(&mut message);
        if !self.light {
            let place = self.place_name(message.channel);
            self.log.message(self.audience(&message), "new", &place, &message);
        }
        if let Some(nonce) = message.nonce.as_ref().map(nonce_text) {
            self.nonces.insert(nonce, (message.id, self.clock.now_ms()));
        }
        let (id, channel, private) = (message.id, message.channel, message.only.is_some());
        // A public message brings an archived thread back.
        if !private && self.channels.get(&channel).is_some_and(|thread| thread.archived) {
            self.set_archived(channel, false, false);
        }
        if message.author == Author::Bot && !private {
            self.show_typing(channel, 0);
            self.hear(|| Heard::Posted {
                message: id,
                channel,
                content: message.content.clone(),
                components: message.components.clone(),
                at: Instant::now(),
            });
        }
        self.messages.insert(id, message);
        if self.light && self.messages.len() > LIGHT_MESSAGES {
            self.messages.pop_first();
        }
        if !private {
            self.tell_of_message("MESSAGE_CREATE", id);
        }
    }

    /// Drops the contents of files except what tells their size, when saving work.
    fn lighten(&self, message: &mut Message) {
        if self.light {
            for file in &mut message.files {
                file.bytes = file.bytes.iter().copied().take(24).collect();
            }
        }
    }

    /// Edits a message; people receive the new version.
    pub(crate) fn edit(&mut self, id: u64, change: impl FnOnce(&mut Message)) {
        let (now, revision) = (self.clock.now_ms(), self.revision);
        let Some(message) = self.messages.get_mut(&id) else { return };
        let before = message.content.clone();
        change(message);
        if !self.light && message.content != before {
            message.earlier.push(before);
        }
        message.edited_ms = Some(now);
        message.edits += 1;
        message.revision = revision;
        let mut message = message.clone();
        if self.light {
            self.lighten(&mut message);
            self.messages.insert(id, message.clone());
        } else {
            let place = self.place_name(message.channel);
            self.log.message(self.audience(&message), "edit", &place, &message);
        }
        if message.only.is_none() {
            self.tell_of_message("MESSAGE_UPDATE", id);
        }
    }

    /// Deletes a message.
    pub(crate) fn remove(&mut self, id: u64) {
        let revision = self.revision;
        let Some(message) = self.messages.get_mut(&id) else { return };
        message.gone = true;
        message.revision = revision;
        let message = message.clone();
        let place = self.place_name(message.channel);
        self.log
            .note(self.audience(&message), json!({ "deleted in": place, "message": message.id.to_string() }));
        if message.only.is_none() {
            let data = json!({
                "id": id.to_string(),
                "channel_id": message.channel.to_string(),
                "guild_id": self.guild_of(message.channel).map(|id| id.to_string()),
            });
            self.dispatch("MESSAGE_DELETE", message.channel, self.message_intent(message.channel), &data);
        }
    }

    /// Logs something other than a message that only one person receives.
    pub(crate) fn note_to(&mut self, who: Who, what: Value) {
        self.log.note(Audience::Only(who), what);
    }

    /// Everything a person has received so far.
    pub(crate) fn transcript(&self, who: Who) -> transcript::Transcript {
        self.log.of(who)
    }

    /// The message first posted with a nonce, while it is remembered.
    pub(crate) fn by_nonce(&mut self, nonce: &Value) -> Option<u64> {
        let now = self.clock.now_ms();
        // Cleaning up for each nonce would make every message more expensive than the last.
        if self.nonces.len() > self.nonces_swept * 2 + 100 {
            self.nonces.retain(|_, (_, at)| now.saturating_sub(*at) < NONCE_MS);
            self.nonces_swept = self.nonces.len();
        }
        let found = self.nonces.get(&nonce_text(nonce));
        found.filter(|(_, at)| now.saturating_sub(*at) < NONCE_MS).map(|(id, _)| *id)
    }

    /// Whether there are interactions that were not acknowledged in time.
    pub(crate) fn has_late(&self) -> bool {
        self.late().next().is_some()
    }

    fn late(&self) -> impl Iterator<Item = u64> {
        let now = self.clock.now_ms();
        self.interactions
            .values()
            .filter(move |one| one.ack.is_none() && !one.failed && now > one.begun_ms + self.ack_ms)
            .map(|one| one.id)
    }

    /// Fails interactions that were not acknowledged in time.
    pub(crate) fn expire(&mut self) {
        for id in self.late().collect::<Vec<_>>() {
            self.fail(id);
        }
    }

    /// Fails an interaction: the person is told.
    pub(crate) fn fail(&mut self, id: u64) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        interaction.failed = true;
        let who = interaction.who;
        self.note_to(who, json!("The application did not respond"));
    }

    pub(crate) fn interaction_by_token(&mut self, token: &str) -> Option<&mut Interaction> {
        let id = u64::from_str_radix(token.rsplit('.').next()?, 16).ok()?;
        self.interactions.get_mut(&id).filter(|interaction| interaction.token == token)
    }

    /// Advances time.
    pub(crate) fn advance(&mut self, by: Duration) {
        self.clock.advance(by);
        self.expire();
    }

    /// The server of a channel.
    pub(crate) fn guild_of(&self, channel: u64) -> Option<u64> {
        self.channels.get(&channel).and_then(Channel::guild)
    }

    /// The name of a place in logs.
    fn place_name(&self, channel: u64) -> String {
        self.channels.get(&channel).map_or_else(|| "nowhere".to_owned(), |channel| channel.name.clone())
    }

    fn message_intent(&self, channel: u64) -> u64 {
        if self.guild_of(channel).is_some() { intents::GUILD_MESSAGES } else { intents::DIRECT_MESSAGES }
    }

    fn tell_of_message(&mut self, name: &str, id: u64) {
        let Some(message) = self.messages.get(&id) else { return };
        let channel = message.channel;
        let mut data = wire::message(self, message);
        if let Some(guild) = self.guild_of(channel) {
            data["guild_id"] = json!(guild.to_string());
            // Without the privileged intent, a bot reads only its own messages and those that mention it.
            let mentioned = message.content.contains(&format!("<@{}>", self.application));
            if let Author::Person(who) = message.author {
                data["member"] = wire::member(who, false);
                if !mentioned {
                    data["content"] = json!("");
                }
            }
        }
        self.dispatch(name, channel, self.message_intent(channel), &data);
    }

    /// Sends an event to every session with its intent; answers whether one will receive it.
    pub(crate) fn dispatch(&mut self, name: &str, channel: u64, intent: u64, data: &Value) -> bool {
        let is_dm = self.guild_of(channel).is_none();
        debug_assert!(!is_dm || intent != intents::GUILDS, "direct messages have no server events");
        self.sessions.dispatch(name, intent, self.guild_of(channel), data, self.clock.now_ms())
    }

    /// The address of a file.
    pub(crate) fn file_url(&self, channel: u64, id: u64, name: &str) -> String {
        format!("http://{}/attachments/{channel}/{id}/{name}", self.addr)
    }
}

/// A nonce may be a text or a number.
fn nonce_text(nonce: &Value) -> String {
    nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned)
}
