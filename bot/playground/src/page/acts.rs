//! People's acts on the page.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::switches::Switch;
use crate::Shared;
use crate::api::snowflake;
use crate::call::{Call, Outcome};
use crate::person::Person;
use crate::world::interaction::Ack;
use crate::world::people::Who;
use crate::{Modal, Refusal};

/// An act with its person. Ids are texts: they are too long for JavaScript's numbers.
#[derive(Deserialize)]
pub(super) struct Request {
    seat: String,
    act: Act,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Act {
    Say {
        channel: String,
        text: String,
    },
    Slash {
        channel: String,
        command: String,
        options: Value,
    },
    Autocomplete {
        channel: String,
        command: String,
        options: Value,
        focused: String,
    },
    Press {
        message: String,
        custom_id: String,
    },
    Select {
        message: String,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        channel: String,
        source: Option<String>,
        form: Value,
        fields: Vec<(String, String)>,
    },
    Dismiss {
        message: String,
    },
    /// A switch: about the place, not by a person in it.
    Switch {
        switch: Switch,
    },
}

/// Carries an act out, and answers the result: `{"ok":true}`, with `modal` or `choices` if there are any; `{"failed":true}`
/// when the bot did not respond; or `{"error":"…"}`.
pub(super) async fn act(State(shared): State<Arc<Shared>>, Json(request): Json<Request>) -> Response {
    let Some(who) = Who::by_name(&request.seat) else {
        return (StatusCode::NOT_FOUND, Json(json!({ "error": "nobody has this seat" }))).into_response();
    };
    if let Act::Switch { switch } = &request.act {
        return match switch.set(&shared, who) {
            Some(answer) => Json(answer).into_response(),
            None => {
                let error = json!({ "error": "There is no such place or setting any more." });
                (StatusCode::UNPROCESSABLE_ENTITY, Json(error)).into_response()
            }
        };
    }
    let person = Person::new(shared, who);
    match perform(&person, request.act).await {
        Ok(answer) => Json(answer).into_response(),
        Err(refusal) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "error": refusal.to_string() }))).into_response()
        }
    }
}

async fn perform(person: &Person, act: Act) -> Result<Value, Refusal> {
    let call = match act {
        Act::Say { channel, text } => {
            return person
                .say(id(&channel), &text)
                .map(|id| json!({ "ok": true, "message": id.to_string() }));
        }
        Act::Dismiss { message } => return person.dismiss(id(&message)).map(|()| json!({ "ok": true })),
        Act::Autocomplete { channel, command, options, focused } => {
            let choices = person.autocomplete(id(&channel), &command, &options, &focused).await?;
            let choices: Vec<Value> = choices
                .into_iter()
                .map(|choice| json!({ "name": choice.name, "value": choice.value }))
                .collect();
            return Ok(json!({ "ok": true, "choices": choices }));
        }
        // Handled above.
        Act::Switch { .. } => return Ok(json!({ "ok": true })),
        Act::Slash { channel, command, options } => person.slash(id(&channel), &command, &options)?,
        Act::Press { message, custom_id } => person.press(id(&message), &custom_id)?,
        Act::Select { message, custom_id, values } => {
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            person.select(id(&message), &custom_id, &values)?
        }
        Act::Submit { channel, source, form, fields } => {
            let modal = Modal::new(id(&channel), source.as_deref().map(id), form);
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(id, value)| (id.as_str(), value.as_str())).collect();
            person.submit(&modal, &fields)?
        }
    };
    answer(&call).await
}

async fn answer(call: &Call) -> Result<Value, Refusal> {
    match call.outcome().await? {
        Outcome::Failed => Ok(json!({ "failed": true })),
        Outcome::Acked { ack: Ack::Modal, .. } => {
            let modal = call.modal().await?;
            Ok(json!({ "ok": true, "modal": {
                "channel": modal.channel.to_string(), "source": modal.source.map(|id| id.to_string()),
                "form": modal.json,
            } }))
        }
        Outcome::Acked { .. } => Ok(json!({ "ok": true })),
    }
}

/// Reads an id; 0, which nothing has, for anything else.
pub(super) fn id(text: &str) -> u64 {
    snowflake(&json!(text)).unwrap_or(0)
}
