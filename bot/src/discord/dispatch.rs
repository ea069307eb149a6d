//! An interaction from beginning to end: acknowledge first, then ask the app, then answer.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use serenity::all::{Interaction, InteractionId as Id, MessageFlags};
use serenity::http::Http;
use tokio::time::{Instant, timeout};

use crate::app::request::Request;
use crate::app::screen::{Form, Press, Screen, Verb};
use crate::app::{App, Asker};
use crate::outbox::{Attachment, Fate};

use super::inbound::asker;
use super::{fate, inbound, payload};

/// Discord waits three seconds for the acknowledgement.
const ACK: Duration = Duration::from_millis(2900);
/// One attempt at it: short, so that a lost answer leaves time for another.
const ACK_ATTEMPT: Duration = Duration::from_millis(1400);
/// How long the answer itself is tried; its token lives fifteen minutes.
const ANSWER: Duration = Duration::from_secs(120);
/// "Interaction has already been acknowledged."
const ALREADY_ACKNOWLEDGED: u32 = 40060;

/// Answers interactions.
pub(super) struct Dispatcher {
    pub(super) app: Arc<App>,
    pub(super) http: Arc<Http>,
}

/// What an interaction is answered with, and by which token.
struct Call<'a> {
    id: Id,
    token: &'a str,
}

impl Dispatcher {
    /// Handles one interaction.
    pub(super) async fn handle(&self, interaction: &Interaction) {
        match interaction {
            Interaction::Command(command) => {
                let call = Call { id: command.id, token: &command.token };
                let request = inbound::command(command);
                self.serve(
                    &call,
                    asker(command.id, &command.user, command.channel_id, command.guild_id),
                    &payload::defer_message(),
                    request,
                )
                .await;
            }
            Interaction::Autocomplete(command) => {
                let choices = match inbound::suggest(command) {
                    Some(wanted) => {
                        self.app
                            .suggest(
                                &asker(command.id, &command.user, command.channel_id, command.guild_id),
                                wanted,
                            )
                            .await
                    }
                    None => Vec::new(),
                };
                let call = Call { id: command.id, token: &command.token };
                // Too late or lost: the person types on, and asks again by that.
                let _ = self.callback(&call, &payload::suggestions(&choices)).await;
            }
            Interaction::Component(component) => {
                let call = Call { id: component.id, token: &component.token };
                let request = inbound::component(component);
                if let Some(Request::Press { press, .. }) = &request
                    && press.verb == Verb::Type
                {
                    // A form is itself the acknowledgement; it is checked when it is submitted.
                    self.acknowledge(&call, &payload::form(&move_form(press))).await;
                    return;
                }
                let ack = acknowledgement(component.message.flags);
                self.serve(
                    &call,
                    asker(component.id, &component.user, component.channel_id, component.guild_id),
                    &ack,
                    request,
                )
                .await;
            }
            Interaction::Modal(form) => {
                let call = Call { id: form.id, token: &form.token };
                let ack = acknowledgement(form.message.as_ref().and_then(|message| message.flags));
                self.serve(
                    &call,
                    asker(form.id, &form.user, form.channel_id, form.guild_id),
                    &ack,
                    inbound::form(form),
                )
                .await;
            }
            _ => {}
        }
    }

    /// Acknowledges; only if that counted, asks the app and answers.
    async fn serve(&self, call: &Call<'_>, asker: Asker, ack: &Value, request: Option<Request>) {
        if !self.acknowledge(call, ack).await {
            return;
        }
        let screen = match request {
            Some(request) => self.app.handle(&asker, request).await,
            None => Screen::text(
                "I don't know that button or command any more. `/help` shows what I can do, `/board` a fresh board.",
            ),
        };
        self.answer(call, &screen).await;
    }

    /// Whether the acknowledgement counted. When it didn't, somebody else answers or nobody may.
    async fn acknowledge(&self, call: &Call<'_>, ack: &Value) -> bool {
        let begun = Instant::now();
        let mut unknown = false;
        while begun.elapsed() < ACK {
            match timeout(ACK_ATTEMPT, self.callback(call, ack)).await {
                Ok(Ok(())) => return true,
                // Refused because our own first attempt, whose answer was lost, had counted.
                Ok(Err(error)) if fate::code(&error) == ALREADY_ACKNOWLEDGED && unknown => return true,
                Ok(Err(error)) => match fate::fate(&error) {
                    Fate::Retry { .. } => unknown = true,
                    refused => {
                        tracing::info!(interaction = call.id.get(), %refused, "an acknowledgement was refused");
                        return false;
                    }
                },
                Err(_) => unknown = true,
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        tracing::info!(interaction = call.id.get(), "an acknowledgement did not arrive in time");
        false
    }

    async fn callback(&self, call: &Call<'_>, body: &Value) -> serenity::Result<()> {
        self.http.create_interaction_response(call.id, call.token, body, Vec::new()).await
    }

    /// Puts the answer where the acknowledgement stands. Trying again does no harm: it is an edit.
    async fn answer(&self, call: &Call<'_>, screen: &Screen) {
        let attachment = self.attachment(screen).await;
        let body = payload::answer(screen, attachment.as_ref());
        let begun = Instant::now();
        let mut wait = Duration::from_millis(200);
        while begun.elapsed() < ANSWER {
            let files = payload::files(attachment.clone());
            let sent = timeout(
                Duration::from_secs(20),
                self.http.edit_original_interaction_response(call.token, &body, files),
            )
            .await;
            let refused = match sent {
                Ok(Ok(_)) => return,
                Ok(Err(error)) => fate::fate(&error),
                Err(_) => Fate::Retry { after: None, reason: "no answer".to_owned() },
            };
            let Fate::Retry { after, .. } = refused else {
                tracing::warn!(interaction = call.id.get(), %refused, "an answer could not be given");
                return;
            };
            tokio::time::sleep(after.unwrap_or_default().max(wait)).await;
            wait = (wait * 2).min(Duration::from_secs(10));
        }
        tracing::warn!(interaction = call.id.get(), "an answer could not be given in time");
    }

    async fn attachment(&self, screen: &Screen) -> Option<Attachment> {
        if let Some(file) = &screen.file {
            return Some(Attachment {
                name: file.name.clone(),
                alt: String::new(),
                bytes: file.text.clone().into_bytes(),
            });
        }
        match self.app.studio().draw(screen.picture.as_ref()?).await {
            Ok(picture) => {
                Some(Attachment { name: picture.file_name.to_owned(), alt: picture.alt, bytes: picture.png })
            }
            Err(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                None
            }
        }
    }
}

/// A message only its reader sees is changed in place; any other gets a private answer beside it.
fn acknowledgement(flags: Option<MessageFlags>) -> Value {
    if flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)) {
        payload::defer_update()
    } else {
        payload::defer_message()
    }
}

/// The form for a typed move.
fn move_form(press: &Press) -> Form {
    Form {
        title: "Your turn".to_owned(),
        label: "Type your move".to_owned(),
        placeholder: "e2e4 or Nf3; several parts of one turn joined by /".to_owned(),
        press: Press { verb: Verb::Typed, ..press.clone() },
    }
}
