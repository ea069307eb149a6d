//! The gateway: hello, identify or resume, heartbeats, and events until the connection closes.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::api::socket::{CloseFrame, Message, Socket, Upgrade};
use crate::rest::account::gateway_url;
use crate::world::place::GUILD;
use crate::world::sessions::{Out, Shard, intents};
use crate::world::{TOKEN, wire};
use crate::{Playground, Shared};

/// The time without a heartbeat after which a connection is closed, at least twice the heartbeat interval.
const SILENCE: Duration = Duration::from_secs(60);

/// Operation codes.
mod op {
    pub(super) const HEARTBEAT: u64 = 1;
    pub(super) const IDENTIFY: u64 = 2;
    pub(super) const PRESENCE: u64 = 3;
    pub(super) const VOICE: u64 = 4;
    pub(super) const RESUME: u64 = 6;
    pub(super) const RECONNECT: u64 = 7;
    pub(super) const REQUEST_MEMBERS: u64 = 8;
    pub(super) const INVALID_SESSION: u64 = 9;
    pub(super) const HELLO: u64 = 10;
    pub(super) const HEARTBEAT_ACK: u64 = 11;
}

/// Why a connection is closed, with Discord's code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u16)]
enum Close {
    UnknownOperation = 4001,
    Undecodable = 4002,
    NotIdentified = 4003,
    WrongToken = 4004,
    IdentifiedTwice = 4005,
    InvalidShard = 4010,
    InvalidIntents = 4013,
    DisallowedIntents = 4014,
}

/// Accepts a bot's connection.
pub(crate) async fn connect(State(shared): State<Arc<Shared>>, upgrade: Upgrade) -> Response {
    if shared.look().deviations.silent_gateway {
        // A silenced gateway: the client waits until one side is gone.
        shared.stop.cancelled().await;
    }
    upgrade.on_upgrade(move |socket| async move {
        let mut connection = Connection { shared: Arc::clone(&shared), socket, session: None };
        connection.run().await;
        if let Some(id) = connection.session {
            // The socket is dropped first, so that nothing is sent into it any more.
            drop(connection.socket);
            shared.change(|world| {
                let now = world.clock.now_ms();
                world.sessions.lose(&id, now);
            });
        }
    })
}

struct Connection {
    shared: Arc<Shared>,
    socket: Socket,
    session: Option<String>,
}

/// Whether a connection continues.
type Flow = Result<(), ()>;

impl Connection {
    async fn run(&mut self) {
        let (out, mut events) = mpsc::unbounded_channel();
        let heartbeat = self.shared.heartbeat;
        let silence = SILENCE.max(2 * heartbeat);
        let hello = json!({ "op": op::HELLO, "d": { "heartbeat_interval": heartbeat.as_millis() as u64 } });
        if self.send(&hello).await.is_err() {
            return;
        }
        let stop = self.shared.stop.clone();
        loop {
            let flow = tokio::select! {
                received = tokio::time::timeout(silence, self.socket.next()) => match received {
                    Ok(Some(Ok(message))) => self.hear(message, &out).await,
                    _ => Err(()),
                },
                Some(event) = events.recv() => self.pass_on(event).await,
                () = stop.cancelled() => Err(()),
            };
            if flow.is_err() {
                return;
            }
        }
    }

    async fn pass_on(&mut self, out: Out) -> Flow {
        match out {
            Out::Event(event) => self.send(&event).await,
            Out::Cut => Err(()),
            Out::Reconnect => self.send(&json!({ "op": op::RECONNECT, "d": null })).await,
            Out::Invalid { resumable } => {
                self.send(&json!({ "op": op::INVALID_SESSION, "d": resumable })).await
            }
        }
    }

    async fn hear(&mut self, message: Message, out: &mpsc::UnboundedSender<Out>) -> Flow {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(frame) => {
                // These close codes end the session; after others it may be resumed.
                let ended = frame.is_some_and(|frame| matches!(u16::from(frame.code), 1000 | 1001));
                if let Some(id) = self.session.as_ref().filter(|_| ended) {
                    self.shared.change(|world| world.sessions.end(id));
                }
                return Err(());
            }
            Message::Binary(_) => return self.close(Close::Undecodable).await,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(()),
        };
        let Ok(said) = serde_json::from_str::<Value>(&text) else {
            return self.close(Close::Undecodable).await;
        };
        match said["op"].as_u64() {
            Some(op::HEARTBEAT) => self.send(&json!({ "op": op::HEARTBEAT_ACK })).await,
            Some(op::IDENTIFY) => self.identify(&said["d"], out).await,
            Some(op::RESUME) => self.resume(&said["d"], out).await,
            Some(op::PRESENCE | op::VOICE | op::REQUEST_MEMBERS) if self.session.is_none() => {
                self.close(Close::NotIdentified).await
            }
            Some(op::PRESENCE) if !is_presence(&said["d"]) => self.close(Close::Undecodable).await,
            Some(op::PRESENCE) => {
                if let Some(id) = &self.session {
                    self.shared.change(|world| world.sessions.show(id, &said["d"]));
                }
                Ok(())
            }
            Some(op::VOICE | op::REQUEST_MEMBERS) => Ok(()),
            _ => self.close(Close::UnknownOperation).await,
        }
    }

    async fn identify(&mut self, data: &Value, out: &mpsc::UnboundedSender<Out>) -> Flow {
        if let Some(reason) = objection(data, self.session.is_some()) {
            return self.close(reason).await;
        }
        let intents = data["intents"].as_u64().unwrap_or(0);
        let shard = Shard::of(&data["shard"]).unwrap_or(Shard::ALL);
        let session = self.shared.change(|world| {
            let id = world.sessions.begin(intents, shard, out.clone());
            world.sessions.show(&id, &data["presence"]);
            let mut guilds = vec![json!({ "id": GUILD.to_string(), "unavailable": true })];
            let is_here = world.bot_is_here && shard.serves(Some(GUILD));
            guilds.retain(|_| is_here);
            let ready = json!({
                "v": 10, "user": wire::bot(world.application), "session_id": id, "session_type": "normal",
                "guilds": guilds,
                "resume_gateway_url": gateway_url(world), "shard": [shard.id, shard.total], "private_channels": [],
                "relationships": [], "user_settings": {}, "presences": [], "guild_join_requests": [], "_trace": [],
                "application": { "id": world.application.to_string(), "flags": 0 },
            });
            world.sessions.send(&id, "READY", &ready);
            if intents & intents::GUILDS != 0 && is_here {
                let guild = wire::guild_create(world);
                world.sessions.send(&id, "GUILD_CREATE", &guild);
            }
            id
        });
        self.session = Some(session);
        Ok(())
    }

    async fn resume(&mut self, data: &Value, out: &mpsc::UnboundedSender<Out>) -> Flow {
        if !is_own_token(&data["token"]) {
            return self.close(Close::WrongToken).await;
        }
        let id = data["session_id"].as_str().unwrap_or_default().to_owned();
        let sequence = data["seq"].as_u64().unwrap_or(0);
        let resumed = self.shared.change(|world| {
            let now = world.clock.now_ms();
            world.sessions.resume(&id, sequence, now, out.clone())
        });
        if !resumed {
            return self.send(&json!({ "op": op::INVALID_SESSION, "d": false })).await;
        }
        self.session = Some(id);
        Ok(())
    }

    async fn send(&mut self, what: &Value) -> Flow {
        self.socket.send(Message::Text(what.to_string())).await.map_err(|_| ())
    }

    async fn close(&mut self, reason: Close) -> Flow {
        let frame = CloseFrame { code: (reason as u16).into(), reason: format!("{reason:?}").into() };
        let _ = self.socket.send(Message::Close(Some(frame))).await;
        Err(())
    }
}

/// Whether a token is the playground's; some clients put the kind of token before it.
fn is_own_token(token: &Value) -> bool {
    token.as_str().is_some_and(|token| token.strip_prefix("Bot ").unwrap_or(token) == TOKEN)
}

/// Whether a bot's presence is valid: every activity has a name and a type, and a custom status, which shows only its `state`,
/// has one.
fn is_presence(presence: &Value) -> bool {
    let is_text = |text: &Value| text.as_str().is_some_and(|text| (1..=128).contains(&text.chars().count()));
    let is_activity = |activity: &Value| {
        let kind = activity["type"].as_u64();
        is_text(&activity["name"])
            && kind.is_some_and(|kind| kind <= 5 && (kind != 4 || is_text(&activity["state"])))
    };
    let known = ["online", "dnd", "idle", "invisible", "offline"];
    presence["status"].as_str().is_some_and(|status| known.contains(&status))
        && presence["activities"].as_array().is_some_and(|activities| activities.iter().all(is_activity))
}

impl Playground {
    /// The bot's current presence in each of its sessions.
    #[must_use]
    pub fn presences(&self) -> Vec<Value> {
        self.shared.look().sessions.presences()
    }
}

/// Why an identify payload is refused.
fn objection(data: &Value, identified: bool) -> Option<Close> {
    let Some(wanted) = data["intents"].as_u64().filter(|wanted| wanted & !intents::KNOWN == 0) else {
        return Some(Close::InvalidIntents);
    };
    if identified {
        Some(Close::IdentifiedTwice)
    } else if !is_own_token(&data["token"]) {
        Some(Close::WrongToken)
    } else if wanted & intents::PRIVILEGED != 0 {
        Some(Close::DisallowedIntents)
    } else if Shard::of(&data["shard"]).is_none() {
        Some(Close::InvalidShard)
    } else if !data["presence"].is_null() && !is_presence(&data["presence"]) {
        Some(Close::Undecodable)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_playgrounds_own_token_without_privileges_gets_in() {
        let fine = json!({ "token": TOKEN, "intents": 1, "shard": [0, 1] });
        assert_eq!(objection(&fine, false), None);
        assert_eq!(objection(&fine, true), Some(Close::IdentifiedTwice));
        let with = |name: &str, value: Value| {
            let mut data = fine.clone();
            data[name] = value;
            objection(&data, false)
        };
        assert_eq!(with("token", json!("real")), Some(Close::WrongToken));
        assert_eq!(with("intents", json!(1 << 15)), Some(Close::DisallowedIntents));
        assert_eq!(with("intents", json!(1_u64 << 40)), Some(Close::InvalidIntents));
        assert_eq!(with("intents", Value::Null), Some(Close::InvalidIntents));
        assert_eq!(with("shard", json!([1, 2])), None);
        assert_eq!(with("shard", json!([2, 2])), Some(Close::InvalidShard));
        assert_eq!(with("presence", json!({ "status": "online" })), Some(Close::Undecodable));
    }

    #[test]
    fn a_custom_status_shows_its_state() {
        let showing = |activity: Value| is_presence(&json!({ "status": "online", "activities": [activity] }));
        assert!(showing(json!({ "name": "Custom Status", "type": 4, "state": "/play" })));
        assert!(showing(json!({ "name": "chess", "type": 0 })));
        for odd in [
            json!({ "type": 4, "state": "/play" }),
            json!({ "name": "/play", "type": 4 }),
            json!({ "name": "/play", "type": 4, "state": "" }),
            json!({ "name": "/play" }),
            json!({ "name": "x".repeat(129), "type": 0 }),
        ] {
            assert!(!showing(odd.clone()), "{odd}");
        }
        let odd = json!({ "status": "busy", "activities": [] });
        assert!(!is_presence(&odd) && !is_presence(&json!({})));
    }
}
