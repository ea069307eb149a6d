//! Discord's errors: a status, a code, a message, and the places of broken rules.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

use crate::api::Problem;

/// An error in Discord's form.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) code: u32,
    message: String,
    errors: Option<Value>,
}

impl ApiError {
    /// An error by its code, as in Discord's table of codes; unknown ones are answered 400.
    pub(crate) fn of(code: u32) -> Self {
        let (status, message) = match code {
            10003 => (404, "Unknown Channel"),
            10004 => (404, "Unknown Guild"),
            10007 => (404, "Unknown Member"),
            10008 => (404, "Unknown Message"),
            10013 => (404, "Unknown User"),
            10014 => (404, "Unknown Emoji"),
            10015 => (404, "Unknown Webhook"),
            10062 => (404, "Unknown interaction"),
            10063 => (404, "Unknown application command"),
            20009 => (400, "Explicit content cannot be sent to the desired recipient(s)"),
            20016 => (429, "This action cannot be performed due to slowmode rate limit"),
            20028 => (429, "The write action you are performing on the channel has hit the write rate limit"),
            20026 => (403, "Your bot has been flagged by our anti-spam system for abusive behavior"),
            30008 => (400, "Maximum number of emojis reached"),
            30046 => (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
            40001 => (401, "Unauthorized. Provide a valid token and try again"),
            40003 => (429, "You are opening direct messages too fast"),
            40004 => (403, "Send messages has been temporarily disabled"),
            40005 => (413, "Request entity too large. Try sending something smaller in size"),
            40060 => (400, "Interaction has already been acknowledged"),
            40333 => (403, "internal network error"),
            50001 => (403, "Missing Access"),
            50003 => (403, "Cannot execute action on a DM channel"),
            50005 => (403, "Cannot edit a message authored by another user"),
            50006 => (400, "Cannot send an empty message"),
            50007 => (403, "Cannot send messages to this user"),
            50013 => (403, "You lack permissions to perform that action"),
            50024 => (400, "Cannot execute action on this channel type"),
            50027 => (401, "Invalid Webhook Token"),
            50045 => (400, "File uploaded exceeds the maximum size"),
            50083 => (400, "Thread is archived"),
            50109 => (400, "The request body contains invalid JSON."),
            50278 => (403, "Cannot send messages to this user due to having no mutual guilds"),
            130_000 => (503, "API resource is currently overloaded. Try again a little later"),
            160_004 => (400, "A thread has already been created for this message"),
            160_005 => (400, "Thread is locked"),
            200_000 => (400, "Message was blocked by automatic moderation"),
            400_001 => (403, "Access to file uploads has been limited for this guild"),
            _ => (400, "Refused"),
        };
        Self { status: status_of(status), code, message: message.to_owned(), errors: None }
    }

    /// An error without a code of its own: only a status.
    pub(crate) fn plain(status: u16) -> Self {
        let status = status_of(status);
        let reason = status.canonical_reason().unwrap_or("Error");
        Self { status, code: 0, message: format!("{}: {reason}", status.as_u16()), errors: None }
    }

    /// "Invalid Form Body", with every place where it is invalid.
    pub(crate) fn invalid(problems: &[Problem]) -> Self {
        let mut errors = json!({});
        for problem in problems {
            let mut place = &mut errors;
            for step in problem.path.split('/').filter(|step| !step.is_empty()) {
                place = place.as_object_mut().expect("made of objects only").entry(step).or_insert(json!({}));
            }
            let list =
                place.as_object_mut().expect("made of objects only").entry("_errors").or_insert(json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(json!({ "code": problem.code, "message": problem.message }));
            }
        }
        Self {
            status: StatusCode::BAD_REQUEST,
            code: 50035,
            message: "Invalid Form Body".to_owned(),
            errors: Some(errors),
        }
    }

    /// The answer's body.
    pub(crate) fn body(&self) -> Value {
        let mut body = Map::new();
        body.insert("message".to_owned(), json!(self.message));
        body.insert("code".to_owned(), json!(self.code));
        if let Some(errors) = &self.errors {
            body.insert("errors".to_owned(), errors.clone());
        }
        Value::Object(body)
    }
}

fn status_of(number: u16) -> StatusCode {
    StatusCode::from_u16(number).unwrap_or(StatusCode::BAD_REQUEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_rules_are_named_where_they_are_broken() {
        let problem = |path: &str| Problem::new(path, "TOO_LONG", "too long");
        let body = ApiError::invalid(&[problem("/embeds/0/title"), problem("/content"), problem("")]).body();
        assert_eq!(body["code"], 50035);
        assert_eq!(body["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"], "TOO_LONG");
        assert_eq!(body["errors"]["content"]["_errors"][0]["message"], "too long");
        assert_eq!(body["errors"]["_errors"][0]["code"], "TOO_LONG");
    }
}
