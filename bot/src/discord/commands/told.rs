//! How somebody wants to be told of things.

use serde_json::{Value, json};

use crate::app::request::{Request, ToldRequest};

use super::describe::{STRING, USER, command, option, with};
use super::given::Given;

/// What Discord is told.
pub(super) fn describe() -> Vec<Value> {
    let zone = with(option(STRING, "settings-zone"), json!({ "autocomplete": true, "max_length": 60 }));
    let people = [option(USER, "settings-block"), option(USER, "settings-unblock")];
    vec![command("settings", &[&[zone], &people[..]].concat())]
}

/// What somebody asks for; `None` for a command of another name.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    match given.command() {
        "settings" => Some(Request::Told(match (given.user("block"), given.user("unblock")) {
            (Some(person), _) => ToldRequest::Block { person, blocked: true },
            (None, Some(person)) => ToldRequest::Block { person, blocked: false },
            (None, None) => ToldRequest::Settings { zone: given.text("zone") },
        })),
        _ => None,
    }
}
