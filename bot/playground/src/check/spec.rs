//! Discord's own OpenAPI description, reduced to the requests served here (see `spec/reduce.py`).

use std::collections::HashMap;
use std::sync::OnceLock;

use axum::http::Method;
use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::{Value, json};

use super::Problem;

/// The reduced description.
const DESCRIPTION: &str = include_str!("../../spec/discord-openapi.json");
/// The most problems reported for one request.
const MOST: usize = 20;

/// The description, with a validator per operation, made when it is first needed.
pub(super) struct Spec {
    operations: HashMap<String, (Value, OnceLock<Validator>)>,
    components: Value,
}

impl Spec {
    pub(super) fn new() -> Self {
        let mut description: Value =
            serde_json::from_str(DESCRIPTION).expect("the description in the repository is JSON");
        let operations = description["operations"].as_object_mut().map(std::mem::take).unwrap_or_default();
        Self {
            operations: operations
                .into_iter()
                .map(|(name, schema)| (name, (schema, OnceLock::new())))
                .collect(),
            components: description["components"].take(),
        }
    }

    /// The violations of the description.
    pub(super) fn problems(&self, method: &Method, template: &str, body: Option<&Value>) -> Vec<Problem> {
        let Some((schema, validator)) = self.operations.get(&format!("{method} {template}")) else {
            return Vec::new();
        };
        let Some(body) = body else {
            return vec![Problem::new("", "BASE_TYPE_REQUIRED", "this request needs a body")];
        };
        let validator = validator.get_or_init(|| self.compile(schema));
        let mut problems = Vec::new();
        for error in validator.iter_errors(body).take(MOST) {
            collect(&error, &mut problems);
        }
        problems
    }

    fn compile(&self, schema: &Value) -> Validator {
        let whole = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "allOf": [schema],
            "components": self.components,
        });
        jsonschema::options().build(&whole).expect("the description in the repository is a valid schema")
    }
}

/// Collects an error; of a union, that of the branch that was probably meant: the one with the fewest errors.
fn collect(error: &ValidationError<'_>, problems: &mut Vec<Problem>) {
    let branches = match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => context,
        kind => {
            problems.push(problem(error, kind));
            return;
        }
    };
    match branches.iter().filter(|branch| !branch.is_empty()).min_by_key(|branch| branch.len()) {
        Some(branch) => branch.iter().for_each(|error| collect(error, problems)),
        None => problems.push(problem(error, error.kind())),
    }
}

fn problem(error: &ValidationError<'_>, kind: &ValidationErrorKind) -> Problem {
    let path = error.instance_path().to_string();
    let (code, message) = match kind {
        // See reduce.py: fields the description does not know may only be empty.
        ValidationErrorKind::Enum { options } if **options == json!([null, false, "", [], {}]) => {
            ("UNKNOWN_NAME", "Discord's description knows no such name".to_owned())
        }
        ValidationErrorKind::Enum { .. } | ValidationErrorKind::Constant { .. } => {
            ("BASE_TYPE_CHOICES", error.to_string())
        }
        ValidationErrorKind::Required { .. } => ("BASE_TYPE_REQUIRED", error.to_string()),
        ValidationErrorKind::MaxLength { .. }
        | ValidationErrorKind::MinLength { .. }
        | ValidationErrorKind::MaxItems { .. }
        | ValidationErrorKind::MinItems { .. } => {
            ("BASE_TYPE_BAD_LENGTH", error.masked_with("this").to_string())
        }
        _ => ("BASE_TYPE_BAD_TYPE", error.to_string()),
    };
    Problem { path, code, message }
}
