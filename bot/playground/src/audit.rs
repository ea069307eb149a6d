//! Records the bot's requests, and which of Discord's rules they broke.

use std::collections::BTreeSet;

use axum::http::Method;
use serde_json::Value;

use crate::api::InteractionKind;
use crate::api::body::Payload;
use crate::api::route::Target;
use crate::faults::{Effect, Route};

/// One request of the bot.
#[derive(Clone, Debug)]
pub struct Record {
    /// The method, such as `POST`.
    pub method: String,
    /// Its route.
    pub route: Route,
    /// The path as in Discord's description, with names in place of ids and tokens.
    pub path: &'static str,
    /// The channel of the path, 0 without one.
    pub channel: u64,
    /// The message of the path, 0 without one.
    pub message: u64,
    /// The JSON, if any was read.
    pub body: Option<Value>,
    /// Names and sizes in bytes of the uploaded files.
    pub files: Vec<(String, usize)>,
    /// The HTTP status of the answer; 0 when the request was lost.
    pub status: u16,
    /// The fault that struck it.
    pub fault: Option<Effect>,
}

impl Record {
    pub(crate) fn new(method: &Method, target: &Target, status: u16) -> Self {
        Self {
            method: method.to_string(),
            route: target.route,
            path: target.template,
            channel: target.id("channel_id"),
            message: target.id("message_id"),
            body: None,
            files: Vec::new(),
            status,
            fault: None,
        }
    }

    pub(crate) fn faulted(mut self, effect: Option<&Effect>) -> Self {
        self.fault = effect.cloned();
        self
    }

    pub(crate) fn carrying(mut self, payload: &Payload) -> Self {
        self.body.clone_from(&payload.json);
        self.files = payload.files.iter().map(|file| (file.name.clone(), file.bytes.len())).collect();
        self
    }
}

/// Discord's option types for subcommands and their groups.
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;

/// The most requests kept: a page may stay open for days.
const KEPT: usize = 20_000;

/// All requests and violations so far.
#[derive(Debug, Default)]
pub(crate) struct Audit {
    pub(crate) requests: Vec<Record>,
    pub(crate) violations: Vec<String>,
    /// Every used command (`/club tournament open`) and control (its custom id).
    pub(crate) used: BTreeSet<String>,
}

impl Audit {
    pub(crate) fn request(&mut self, record: Record) {
        if self.requests.len() >= KEPT {
            self.requests.drain(..KEPT / 2);
        }
        self.requests.push(record);
    }

    pub(crate) fn use_of(&mut self, kind: InteractionKind, data: &Value) {
        let mut name = data["custom_id"].as_str().unwrap_or_default().to_owned();
        if kind == InteractionKind::Command {
            name = format!("/{}", data["name"].as_str().unwrap_or_default());
            let mut at = &data["options"][0];
            while at["type"] == SUBCOMMAND || at["type"] == GROUP {
                name.push(' ');
                name.push_str(at["name"].as_str().unwrap_or_default());
                at = &at["options"][0];
            }
        }
        if kind != InteractionKind::Autocomplete && self.used.len() < KEPT {
            self.used.insert(name);
        }
    }

    pub(crate) fn violation(&mut self, what: String) {
        tracing::warn!(%what, "the bot broke a rule of Discord's");
        self.violations.push(what);
    }
}
