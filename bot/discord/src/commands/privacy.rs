//! Commands for one's own data.

use serde_json::Value;

use app::request::{DataRequest, Request};

use super::describe::{command, sub};
use super::given::Given;

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let subs = [sub("privacy-show", &[]), sub("privacy-export", &[]), sub("privacy-delete", &[])];
    vec![command("privacy", &subs)]
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    Some(Request::Data(match *given.path() {
        ["privacy", "export"] => DataRequest::Export,
        ["privacy", "delete"] => DataRequest::Delete,
        ["privacy", ..] => DataRequest::Show,
        _ => return None,
    }))
}
