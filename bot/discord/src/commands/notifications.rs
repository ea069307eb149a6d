//! Commands for notification settings.

use serde_json::{Value, json};

use app::request::{NotificationRequest, Request};

use super::describe::{STRING, USER, command, option, with};
use super::given::Given;

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let zone = with(option(STRING, "settings-zone"), json!({ "autocomplete": true, "max_length": 60 }));
    let people = [option(USER, "settings-block"), option(USER, "settings-unblock")];
    vec![command("settings", &[&[zone], &people[..]].concat())]
}

/// The request of a command; `None` for a command of another area.
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
