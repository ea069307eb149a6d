//! What Discord would refuse, found before a request is carried out: by its own OpenAPI description, and by the
//! documented limits that description lacks.

mod lint;
mod spec;

pub(crate) use lint::picture;

use axum::http::Method;
use serde_json::Value;

use crate::api::Problem;
use crate::api::body::Payload;
use crate::api::route::Target;

/// Checks requests.
pub(crate) struct Checker {
    spec: spec::Spec,
}

impl Checker {
    pub(crate) fn new() -> Self {
        Self { spec: spec::Spec::new() }
    }

    /// Every rule a request breaks.
    pub(crate) fn problems(&self, method: &Method, target: &Target, payload: &Payload) -> Vec<Problem> {
        let mut problems = self.spec.problems(method, target.template, payload.json.as_ref());
        problems.extend(lint::problems(target.route, payload));
        problems
    }

    /// An answer with only those fields that Discord's description requires, and some that it doesn't know.
    pub(crate) fn required(&self, method: &Method, target: &Target, answer: Value) -> Value {
        let mut answer = self.spec.required(method, target.template, answer);
        crate::world::deviations::unknown(&mut answer);
        answer
    }
}

#[cfg(test)]
mod tests;
