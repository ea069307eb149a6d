//! What is kept about a person.

use serde_json::Value;

use app::request::{DataRequest, Request};

use super::describe::{command, sub};
use super::given::Given;

/// What Discord is told.
pub(super) fn describe() -> Vec<Value> {
    let subs = [sub("privacy-show", &[]), sub("privacy-export", &[]), sub("privacy-delete", &[])];
    vec![command("privacy", &subs)]
}

/// What somebody asks for; `None` for a command of another name.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    Some(Request::Data(match *given.path() {
        ["privacy", "export"] => DataRequest::Export,
        ["privacy", "delete"] => DataRequest::Delete,
        ["privacy", ..] => DataRequest::Show,
        _ => return None,
    }))
}
