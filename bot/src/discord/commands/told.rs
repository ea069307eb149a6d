//! How somebody wants to be told of things.

use serde_json::{Value, json};

use crate::app::request::{Request, ToldRequest};

use super::describe::{STRING, command, option, with};
use super::given::Given;

/// What Discord is told.
pub(super) fn describe() -> Vec<Value> {
    let zone = with(option(STRING, "settings-zone"), json!({ "autocomplete": true, "max_length": 60 }));
    vec![command("settings", &[zone])]
}

/// What somebody asks for; `None` for a command of another name.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    match given.command() {
        "settings" => Some(Request::Told(ToldRequest::Settings { zone: given.text("zone") })),
        _ => None,
    }
}
