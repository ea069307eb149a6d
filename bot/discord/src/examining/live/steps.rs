//! The steps for the person, one after the other: the command, its private answer, and what all interactions have in common.

use model::screen::{Row, Screen, Style};
use outbox::Attachment;
use serde_json::Value;
use serenity::all::InteractionId;
use serenity::builder::CreateAttachment;
use words::say;

use crate::calls::received::{Asked, Press, Received};
use crate::commands::Mentions;
use crate::emoji::Known;
use crate::messages::payload;

use super::bench::End;
use super::controls::{ids, label};
use super::guide::{Came, Guide, is_press};
use super::messages::signed;
use super::questions::Question;
use super::registered;
use super::row::unless;
use super::samples::Samples;
use crate::incoming::examined::COMMAND;

/// The flag of messages that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

impl Guide<'_, '_> {
    /// Goes through all steps.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn steps(&mut self, samples: &Option<Samples>) -> Result<(), End> {
        self.number = 1;
        let answered = self.command(samples).await?;
        self.number = 2;
        match answered {
            Some(answer) => self.private_button(answer).await?,
            None => self.bench.leave_out(self.title(), "there is no private answer to press in"),
        }
        self.number = 3;
        self.button_pressed().await?;
        self.number = 4;
        self.menu().await?;
        self.number = 5;
        self.people().await?;
        self.number = 6;
        self.form().await?;
        self.questions().await
    }

    /// Notes the result of a step; answers the interaction, if it is the wanted one. `more` answers further differences from
    /// what is expected.
    pub(super) fn came(
        &mut self,
        came: Came,
        more: impl FnOnce(&Received, &Value) -> Vec<String>,
    ) -> Option<Box<Received>> {
        let title = self.title();
        match came {
            Came::This(received, raw) => {
                let mut wrong = common(&received, &raw, self.scene.channel.get());
                wrong.extend(more(&received, &raw));
                self.bench.saw(title, "it comes, with all that the bot reads", &wrong);
                Some(received)
            }
            Came::Skipped => {
                self.bench.leave_out(title, "skipped");
                None
            }
            Came::Late => {
                self.bench.leave_out(title, "nobody did it in time");
                None
            }
            Came::Deaf => {
                self.bench.leave_out(title, "nothing can be heard any more");
                None
            }
        }
    }

    /// A first answer, with a row of its own.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn answer(
        &mut self,
        received: &Received,
        what: &str,
        body: &Value,
    ) -> Result<bool, End> {
        let http = self.bench.http.clone();
        let call = http.create_interaction_response(received.id, &received.token, body, Vec::new());
        let done = self.bench.try_call(what, "taken within three seconds", call, |(), _| Vec::new()).await?;
        if done.is_ok() && matches!(body["type"].as_u64(), Some(4 | 5)) {
            self.bench.made.answers.push(received.token.clone());
        }
        Ok(done.is_ok())
    }

    /// The answer in place of the first one, with a row of its own.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn fill(
        &mut self,
        received: &Received,
        what: &str,
        screen: &Screen,
        file: Option<&Attachment>,
    ) -> Result<(), End> {
        let mut body = payload::answer(screen, file, &Known::default());
        Mentions::default().put_into(&mut body);
        label(&mut body);
        let files = file.map(|file| CreateAttachment::bytes(file.bytes.clone(), file.name.clone()));
        let files: Vec<_> = files.into_iter().collect();
        let http = self.bench.http.clone();
        let call = http.edit_original_interaction_response(&received.token, &body, files);
        let expected = match file {
            Some(_) => "private, with this file alone and its alt text",
            None => "private, without a file",
        };
        let done = self.bench.try_call(what, expected, call, |(), got| {
            let shown = got["attachments"].as_array().map_or(&[][..], Vec::as_slice);
            let one = shown.first();
            let (name, alt) = (one.map(|one| &one["filename"]), one.map(|one| &one["description"]));
            unless([
                (got["content"] == body["content"], "another text"),
                (is_private(got), "not marked as private"),
                (shown.len() == usize::from(file.is_some()), "not as many files as expected"),
                (name.and_then(Value::as_str) == file.map(|file| &*file.name), "another file"),
                (
                    alt.and_then(Value::as_str) == file.map(|file| &*file.alt),
                    "the alt text is missing or another",
                ),
                (ids(&got["components"]) == ids(&body["components"]), "not the controls that were sent"),
            ])
        });
        done.await?.ok();
        Ok(())
    }

    /// The command: suggestions while it is typed, "thinking …", then a picture, another one, none.
    async fn command(&mut self, samples: &Option<Samples>) -> Result<Option<InteractionId>, End> {
        let http = self.bench.http.clone();
        self.bench.made.command = true;
        let body = registered::command(self.lang);
        let call = http.create_guild_command(self.scene.guild, &body);
        let made =
            self.bench.try_call("a command for this server alone", "its id and name", call, |made, _| {
                unless([(made.name == COMMAND, "it has another name")])
            });
        let Ok(made) = made.await? else {
            self.bench.leave_out(self.title(), "there is no command");
            return Ok(None);
        };
        let mention = format!("</{COMMAND}:{}>", made.id);
        let asked = self.ask(&say!(self.lang, "live-command", command = mention), Vec::new(), None).await?;
        let (mut typed, mut came) = (0, None);
        while came.is_none() {
            match self.wait(|asked| matches!(asked, Asked::Command(_) | Asked::Typing(_))).await? {
                Came::This(received, _) if matches!(received.asked, Asked::Typing(_)) => {
                    let suggestions = registered::suggestions(self.lang);
                    if typed == 0 {
                        self.answer(&received, "suggestions while it is typed", &suggestions).await?;
                    } else {
                        let call = http.create_interaction_response(
                            received.id,
                            &received.token,
                            &suggestions,
                            Vec::new(),
                        );
                        self.bench.quietly("more suggestions", call).await?;
                    }
                    typed += 1;
                }
                other => came = Some(other),
            }
        }
        let allowed = self.scene.allowed.bits();
        let mut said = None;
        let came = came.unwrap_or(Came::Late);
        let received = self.came(came, |received, _| {
            said = received.from.allowed;
            let Asked::Command(command) = &received.asked else { return Vec::new() };
            let word = command.options.first().and_then(|given| given.value.as_str());
            unless([
                (typed > 0, "no suggestions were asked for"),
                (word.is_some_and(registered::is_offered), "its option is none of the suggestions"),
            ])
        });
        if let Some(said) = said {
            let (more, fewer) = (said & !allowed, allowed & !said);
            let seen = match (more, fewer) {
                (0, 0) => "yes".to_owned(),
                (more, fewer) => format!("the interaction says bits {more:#x} more and {fewer:#x} fewer"),
            };
            self.bench.answer(Question::Permissions, seen);
        }
        let mut answer = None;
        if let Some(received) = received
            && self.answer(&received, "\"thinking …\", in private", &payload::defer_message()).await?
        {
            answer = Some(received.id);
            self.pictures(&received, samples).await?;
        }
        self.close(asked, answer.is_some()).await?;
        Ok(answer)
    }

    async fn pictures(&mut self, received: &Received, samples: &Option<Samples>) -> Result<(), End> {
        let button = say!(self.lang, "live-private-button");
        let button = self.button(&button, Style::Primary, "private");
        let mut screen = Screen::text(signed(&say!(self.lang, "live-answer")));
        screen.rows = vec![Row::Buttons(vec![button])];
        if let Some(Samples { board, film }) = samples {
            self.fill(received, "the answer, with a picture", &screen, Some(board)).await?;
            self.fill(received, "the answer, with a film in its place", &screen, Some(film)).await?;
        }
        self.fill(received, "the answer, without a picture", &screen, None).await
    }

    /// A button of the private answer, which edits that answer.
    async fn private_button(&mut self, answer: InteractionId) -> Result<(), End> {
        let button = say!(self.lang, "live-private-button");
        let asked = self.ask(&say!(self.lang, "live-private", button = button), Vec::new(), None).await?;
        let came = self.wait(|asked| is_press(asked, "private")).await?;
        let mut done = false;
        let received = self.came(came, |received, _| {
            let message = pressed(received).and_then(|press| press.message);
            unless([
                (message.is_some_and(|message| message.private), "its message is not marked as private"),
                (
                    message.is_some_and(|message| message.made_by == Some(answer.get())),
                    "its message doesn't say which command it answered",
                ),
            ])
        });
        if let Some(received) = received
            && self.answer(&received, "a private answer, to be changed", &payload::defer_update()).await?
        {
            done = true;
            let screen = Screen::text(signed(&say!(self.lang, "live-changed")));
            self.fill(&received, "the private answer, changed", &screen, None).await?;
        }
        self.close(asked, done).await
    }
}

/// The press or form of an interaction.
pub(super) fn pressed(received: &Received) -> Option<&Press> {
    match &received.asked {
        Asked::Press(press) | Asked::Form(press) => Some(press),
        Asked::Command(_) | Asked::Typing(_) => None,
    }
}

pub(super) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().is_some_and(|flags| flags & EPHEMERAL != 0)
}

/// Differences of an interaction from what all have in common.
fn common(received: &Received, raw: &Value, channel: u64) -> Vec<String> {
    let from = &received.from;
    let control = pressed(received).is_none_or(|press| press.message.is_some());
    unless([
        (from.channel.0.unsigned_abs() == channel, "it comes from another channel"),
        (from.guild.is_some(), "it doesn't say which server"),
        (from.parent.is_none() && !from.voice, "it says the channel is of another kind"),
        (from.allowed.is_some(), "it doesn't say what the bot may do (app_permissions)"),
        (raw["member"]["permissions"].is_string(), "it doesn't say what the person may do"),
        (raw["member"]["roles"].is_array(), "it doesn't say which roles the person has"),
        (from.name.is_some(), "it doesn't say what the person is called"),
        (raw["locale"].is_string(), "it doesn't say the person's language"),
        (control, "it doesn't say which message it belongs to"),
    ])
}
