//! Gateway sessions with their events, so that a broken connection can be resumed.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

/// The most events kept for a resume.
const KEPT: usize = 1000;
/// How long a session without a connection may be resumed, in milliseconds.
const RESUMABLE_MS: u64 = 90_000;

/// Intents by their bits.
pub(crate) mod intents {
    /// Events that need no intent.
    pub(crate) const NONE: u64 = 0;
    /// The server, its channels and threads.
    pub(crate) const GUILDS: u64 = 1;
    /// Messages on the server.
    pub(crate) const GUILD_MESSAGES: u64 = 1 << 9;
    /// Direct messages.
    pub(crate) const DIRECT_MESSAGES: u64 = 1 << 12;
    /// Members, presences and message contents: this application has none of them.
    pub(crate) const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
    /// All bits Discord knows.
    pub(crate) const KNOWN: u64 = 0x0331_FFFF;
}

/// The shard of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) id: u64,
    pub(crate) total: u64,
}

impl Shard {
    /// The only shard, with all events.
    pub(crate) const ALL: Self = Self { id: 0, total: 1 };

    /// Reads the shard a bot asks for; the only one by default.
    pub(crate) fn of(wanted: &Value) -> Option<Self> {
        if wanted.is_null() {
            return Some(Self::ALL);
        }
        let [id, total] = wanted.as_array()?.as_slice() else { return None };
        let shard = Self { id: id.as_u64()?, total: total.as_u64()? };
        (shard.id < shard.total).then_some(shard)
    }

    /// Whether events of a server belong to this shard; those of direct messages belong to the first.
    pub(crate) fn serves(self, guild: Option<u64>) -> bool {
        guild.map_or(0, |guild| (guild >> 22) % self.total) == self.id
    }
}

/// An instruction to a connection.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// Send an event.
    Event(Value),
    /// Cut without a close frame.
    Cut,
    /// Ask the bot to reconnect and resume.
    Reconnect,
    /// Invalidate the session.
    Invalid {
        /// Whether it may be resumed.
        resumable: bool,
    },
}

/// A session; it outlives its connections.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    intents: u64,
    shard: Shard,
    /// The bot's latest presence; null if it never sent one.
    presence: Value,
    /// The number of events sent.
    sequence: u64,
    /// The latest events.
    events: VecDeque<Value>,
    out: Option<mpsc::UnboundedSender<Out>>,
    /// Events held back to be overtaken: they go out later, the newest first.
    held: Vec<Value>,
    /// When the connection broke.
    lost_ms: Option<u64>,
}

impl Session {
    fn is_connected(&self) -> bool {
        self.out.as_ref().is_some_and(|out| !out.is_closed())
    }

    fn is_alive(&self, now_ms: u64) -> bool {
        self.is_connected() || self.lost_ms.is_none_or(|lost| now_ms.saturating_sub(lost) < RESUMABLE_MS)
    }

    fn push(&mut self, name: &str, data: &Value, how: How) {
        self.sequence += 1;
        let event = json!({ "op": 0, "t": name, "s": self.sequence, "d": data });
        self.events.push_back(event.clone());
        if self.events.len() > KEPT {
            self.events.pop_front();
        }
        match (how, &self.out) {
            (_, None) => {}
            (How::Held, Some(_)) => self.held.push(event),
            (How::Times(times), Some(out)) => {
                for _ in 0..times {
                    let _ = out.send(Out::Event(event.clone()));
                }
            }
        }
    }

    /// Sends the events held back, the newest first.
    fn release(&mut self) {
        for event in self.held.drain(..).rev() {
            if let Some(out) = &self.out {
                let _ = out.send(Out::Event(event));
            }
        }
    }
}

/// How an event is sent.
#[derive(Clone, Copy, Debug)]
enum How {
    /// At once, this many times.
    Times(usize),
    /// After later ones.
    Held,
}

/// All sessions.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    all: Vec<Session>,
    begun: u64,
    /// How many of the next events are sent twice.
    pub(crate) doubled: usize,
    /// How many of the next events are held back until [`Sessions::release`].
    pub(crate) held: usize,
}

impl Sessions {
    /// Begins a session; older ones without a connection are dropped, as by the bot.
    pub(crate) fn begin(&mut self, intents: u64, shard: Shard, out: mpsc::UnboundedSender<Out>) -> String {
        self.all.retain(Session::is_connected);
        self.begun += 1;
        let id = format!("playground-session-{}", self.begun);
        self.all.push(Session {
            id: id.clone(),
            intents,
            shard,
            presence: Value::Null,
            sequence: 0,
            events: VecDeque::new(),
            out: Some(out),
            held: Vec::new(),
            lost_ms: None,
        });
        id
    }

    /// Sets the bot's presence in a session.
    pub(crate) fn show(&mut self, session: &str, presence: &Value) {
        if let Some(session) = self.find(session) {
            session.presence = presence.clone();
        }
    }

    /// The bot's presence in each connected session.
    pub(crate) fn presences(&self) -> Vec<Value> {
        let connected = self.all.iter().filter(|session| session.is_connected());
        connected.map(|session| session.presence.clone()).collect()
    }

    /// Sends an event to one session.
    pub(crate) fn send(&mut self, session: &str, name: &str, data: &Value) {
        if let Some(session) = self.find(session) {
            session.push(name, data, How::Times(1));
        }
    }

    /// Resumes a session: sends what it missed. `false` when that is not possible.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        sequence: u64,
        now_ms: u64,
        out: mpsc::UnboundedSender<Out>,
    ) -> bool {
        let Some(session) = self.find(id).filter(|session| session.is_alive(now_ms)) else { return false };
        let oldest = session.sequence - session.events.len() as u64;
        if sequence > session.sequence || sequence < oldest {
            return false;
        }
        for event in session.events.iter().skip((sequence - oldest) as usize) {
            let _ = out.send(Out::Event(event.clone()));
        }
        session.out = Some(out);
        session.lost_ms = None;
        // Events held back were sent with the rest.
        session.held.clear();
        session.push("RESUMED", &json!({}), How::Times(1));
        true
    }

    /// Notes that a session's connection broke.
    pub(crate) fn lose(&mut self, id: &str, now_ms: u64) {
        // A newer connection may have resumed the session meanwhile.
        if let Some(session) = self.find(id).filter(|session| !session.is_connected()) {
            session.out = None;
            session.lost_ms = Some(now_ms);
        }
    }

    /// Ends a session for good.
    pub(crate) fn end(&mut self, id: &str) {
        self.all.retain(|session| session.id != id);
    }

    /// Sends an event of a server, or of direct messages, to every session with the intent and the shard; answers
    /// whether one of them receives it, now or by a resume.
    pub(crate) fn dispatch(
        &mut self,
        name: &str,
        intent: u64,
        guild: Option<u64>,
        data: &Value,
        now_ms: u64,
    ) -> bool {
        self.all.retain(|session| session.is_alive(now_ms));
        let how = match (self.held, self.doubled) {
            (0, 0) => How::Times(1),
            (0, _) => How::Times(2),
            _ => How::Held,
        };
        match how {
            How::Held => self.held -= 1,
            How::Times(_) => self.doubled = self.doubled.saturating_sub(1),
        }
        let mut heard = false;
        for session in &mut self.all {
            let wanted = intent == intents::NONE || session.intents & intent != 0;
            if wanted && session.shard.serves(guild) {
                session.push(name, data, how);
                heard = true;
            }
        }
        heard
    }

    /// Sends the events held back, and holds no more.
    pub(crate) fn release(&mut self) {
        self.held = 0;
        self.all.iter_mut().for_each(Session::release);
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.all.iter().any(Session::is_connected)
    }

    /// The connected shards.
    pub(crate) fn shards(&self) -> Vec<(u64, u64)> {
        let connected = self.all.iter().filter(|session| session.is_connected());
        connected.map(|session| (session.shard.id, session.shard.total)).collect()
    }

    /// Sends an instruction to every connection.
    pub(crate) fn tell(&mut self, what: &Out, now_ms: u64) {
        for session in &mut self.all {
            let Some(out) = &session.out else { continue };
            let _ = out.send(what.clone());
            if !matches!(what, Out::Event(_)) {
                session.out = None;
                session.lost_ms = Some(now_ms);
            }
        }
        if matches!(what, Out::Invalid { resumable: false }) {
            self.all.clear();
        }
    }

    fn find(&mut self, id: &str) -> Option<&mut Session> {
        self.all.iter_mut().find(|session| session.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(from: &mut mpsc::UnboundedReceiver<Out>) -> Vec<String> {
        let mut names = Vec::new();
        while let Ok(Out::Event(event)) = from.try_recv() {
            names.push(format!("{}{}", event["t"].as_str().unwrap_or("?"), event["s"]));
        }
        names
    }

    #[test]
    fn a_resume_brings_what_was_missed_and_nothing_twice() {
        let mut sessions = Sessions::default();
        let (out, mut first) = mpsc::unbounded_channel();
        let id = sessions.begin(intents::GUILDS, Shard::ALL, out);
        sessions.dispatch("A", intents::NONE, None, &json!({}), 0);
        assert_eq!(names(&mut first), ["A1"]);
        drop(first);
        sessions.lose(&id, 0);
        assert!(sessions.dispatch("B", intents::GUILDS, None, &json!({}), 1), "kept for the resume");
        assert!(!sessions.dispatch("C", intents::GUILD_MESSAGES, None, &json!({}), 1), "not asked for");
        let (out, mut second) = mpsc::unbounded_channel();
        assert!(sessions.resume(&id, 1, 2, out));
        assert_eq!(names(&mut second), ["B2", "RESUMED3"]);
    }

    #[test]
    fn events_that_are_held_back_come_late_and_turned_around_but_once() {
        let mut sessions = Sessions::default();
        let (out, mut first) = mpsc::unbounded_channel();
        let id = sessions.begin(intents::NONE, Shard::ALL, out);
        let tell =
            |sessions: &mut Sessions, name| sessions.dispatch(name, intents::NONE, None, &json!({}), 0);
        sessions.held = 2;
        for name in ["A", "B", "C"] {
            tell(&mut sessions, name);
        }
        assert_eq!(names(&mut first), ["C3"]);
        sessions.release();
        assert_eq!(names(&mut first), ["B2", "A1"]);
        sessions.held = 1;
        tell(&mut sessions, "D");
        let (out, mut second) = mpsc::unbounded_channel();
        assert!(sessions.resume(&id, 3, 0, out));
        sessions.release();
        assert_eq!(names(&mut second), ["D4", "RESUMED5"]);
    }

    #[test]
    fn a_shard_hears_of_its_servers_and_the_first_of_direct_messages() {
        let mut sessions = Sessions::default();
        let (out, mut first) = mpsc::unbounded_channel();
        sessions.begin(intents::NONE, Shard { id: 0, total: 2 }, out);
        let (out, mut second) = mpsc::unbounded_channel();
        sessions.begin(intents::NONE, Shard { id: 1, total: 2 }, out);
        sessions.dispatch("A", intents::NONE, Some(6 << 22), &json!({}), 0);
        sessions.dispatch("B", intents::NONE, Some(7 << 22), &json!({}), 0);
        sessions.dispatch("C", intents::NONE, None, &json!({}), 0);
        assert_eq!(
            (names(&mut first).join(" "), names(&mut second).join(" ")),
            ("A1 C2".into(), "B1".into())
        );
        for wrong in [json!([2, 2]), json!([0]), json!("0"), json!([0, 0]), json!([-1, 2])] {
            assert_eq!(Shard::of(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_session_lost_for_long_is_gone() {
        let mut sessions = Sessions::default();
        let (out, connection) = mpsc::unbounded_channel();
        let id = sessions.begin(intents::NONE, Shard::ALL, out);
        drop(connection);
        sessions.lose(&id, 0);
        assert!(!sessions.dispatch("A", intents::NONE, None, &json!({}), RESUMABLE_MS));
        let (out, _connection) = mpsc::unbounded_channel();
        assert!(!sessions.resume(&id, 0, RESUMABLE_MS, out));
    }
}
