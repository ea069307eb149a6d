//! What is kept about a person.

use serde_json::Value;

use crate::app::request::Request;

use super::given::Given;

/// What Discord is told.
pub(super) fn describe() -> Vec<Value> {
    Vec::new()
}

/// What somebody asks for; `None` for a command of another name.
pub(super) fn read(_given: &Given<'_>) -> Option<Request> {
    None
}
