//! Checks requests before they are carried out: by the documented limits, and by Discord's own OpenAPI description if the
//! feature `openapi` is on, as it is in every test. That feature needs a fifth of the program's crates and half a minute to
//! build, for requests that the tests have already checked.

mod lint;
mod required;
#[cfg(feature = "openapi")]
mod spec;

pub(crate) use lint::picture;

use axum::http::Method;
use serde_json::Value;

use crate::api::Problem;
use crate::api::body::Payload;
use crate::api::route::Target;

/// Checks requests.
pub(crate) struct Checker {
    required: required::Required,
    #[cfg(feature = "openapi")]
    spec: spec::Spec,
}

impl Checker {
    pub(crate) fn new() -> Self {
        Self {
            required: required::Required::new(),
            #[cfg(feature = "openapi")]
            spec: spec::Spec::new(),
        }
    }

    /// All rules that a request breaks.
    #[cfg_attr(
        not(feature = "openapi"),
        allow(unused_variables, clippy::unused_self, reason = "the description alone asks for them")
    )]
    pub(crate) fn problems(&self, method: &Method, target: &Target, payload: &Payload) -> Vec<Problem> {
        let limits = lint::problems(target.route, payload);
        #[cfg(feature = "openapi")]
        let limits = [self.spec.problems(method, target.template, payload.json.as_ref()), limits].concat();
        limits
    }

    /// An answer with only the fields that Discord's description requires, plus some unknown ones.
    pub(crate) fn required(&self, method: &Method, target: &Target, answer: Value) -> Value {
        let mut answer = self.required.only(method, target.template, answer);
        crate::world::deviations::unknown(&mut answer);
        answer
    }
}

#[cfg(test)]
mod tests;
