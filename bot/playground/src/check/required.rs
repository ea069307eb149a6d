//! The required fields of Discord's answers, by its OpenAPI description (see `spec/reduce.py`).

use axum::http::Method;
use serde_json::Value;

/// The list, made from the description.
const REQUIRED: &str = include_str!("../../spec/required.json");

/// For each operation, a tree of the required fields of its answer.
pub(super) struct Required(Value);

impl Required {
    pub(super) fn new() -> Self {
        Self(serde_json::from_str(REQUIRED).expect("the list in the repository is JSON"))
    }

    /// An answer with only the required fields.
    pub(super) fn only(&self, method: &Method, template: &str, mut answer: Value) -> Value {
        if let Some(tree) = self.0.get(format!("{method} {template}")) {
            keep(&mut answer, tree);
        }
        answer
    }
}

/// Keeps the fields named by a tree; everything, where it names nothing.
fn keep(value: &mut Value, tree: &Value) {
    let Value::Object(names) = tree else { return };
    match value {
        Value::Array(items) => {
            if let Some(inner) = names.get("[]") {
                items.iter_mut().for_each(|item| keep(item, inner));
            }
        }
        Value::Object(fields) => {
            fields.retain(|name, _| names.contains_key(name));
            for (name, inner) in fields.iter_mut() {
                keep(inner, &names[name]);
            }
        }
        _ => {}
    }
}
