//! How somebody wants to be told of things.

use serde_json::{Value, json};

use app::request::{NotificationRequest, Request};

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
        "settings" => {
            let zone = given.text("zone");
            Some(Request::Notifications(match (given.user("block"), given.user("unblock")) {
                (None, None) => NotificationRequest::Settings { zone },
                (block, unblock) => NotificationRequest::People { block, unblock, zone },
            }))
        }
        _ => None,
    }
}
