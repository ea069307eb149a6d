//! The command and the custom ids of this examination: distinct from the bot's, so that a bot that runs beside it ignores
//! them.

use model::screen::{Press, Verb};
use serde_json::Value;

use crate::incoming::examined::PREFIX;

/// The prefix of a control's argument until [`label`] gives it its custom id.
const MARK: &str = "live.";

/// A control of this examination, in the form that the bot's payloads take.
pub(super) fn press(name: &str) -> Press {
    Press { verb: Verb::Rules, game: None, version: 0, arg: format!("{MARK}{name}") }
}

/// The custom id of a control.
pub(super) fn custom_id(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The name of a used control.
pub(super) fn name(custom_id: &str) -> Option<&str> {
    custom_id.strip_prefix(PREFIX)
}

/// Gives all controls of a payload their custom ids.
pub(super) fn label(body: &mut Value) {
    match body {
        Value::Object(fields) => {
            for (key, inner) in fields {
                let marked = inner.as_str().and_then(|id| id.rsplit_once(':')?.1.strip_prefix(MARK));
                match marked.filter(|_| key == "custom_id").map(custom_id) {
                    Some(id) => *inner = id.into(),
                    None => label(inner),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(label),
        _ => {}
    }
}

/// All custom ids within components, in order.
pub(super) fn ids(components: &Value) -> Vec<&str> {
    match components {
        Value::Array(items) => items.iter().flat_map(ids).collect(),
        Value::Object(fields) => {
            let own = fields.get("custom_id").and_then(Value::as_str);
            own.into_iter().chain(fields.get("components").into_iter().flat_map(ids)).collect()
        }
        _ => Vec::new(),
    }
}
