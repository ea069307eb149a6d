//! Steps in which the person presses, chooses and fills in.

use model::screen::{Choice, Form, Menu, Row, Screen, Style};
use serde_json::json;
use words::say;

use crate::calls::received::Asked;
use crate::messages::payload;

use super::bench::End;
use super::controls::{custom_id, label, name, press};
use super::guide::{Came, Guide, is_press};
use super::messages::signed;
use super::questions::Question;
use super::row::unless;
use super::steps::{is_private, pressed};

/// The menu's choices.
const CHOICES: [&str; 3] = ["owl", "fox", "hare"];
/// The type of a menu of people.
const PEOPLE: u8 = 5;

impl Guide<'_, '_> {
    /// A public button: answered at once, in private, with a follow-up.
    pub(super) async fn button_pressed(&mut self) -> Result<(), End> {
        let text = say!(self.lang, "live-press-button");
        let row = Row::Buttons(vec![self.button(&text, Style::Success, "button")]);
        let asked = self.ask(&say!(self.lang, "live-button", button = text), vec![row], None).await?;
        let came = self.wait(|asked| is_press(asked, "button")).await?;
        let received = self.came(came, |received, _| {
            let message = pressed(received).and_then(|press| press.message);
            unless([
                (
                    message.map(|message| message.id) == asked.map(serenity::all::MessageId::get),
                    "its message is another one",
                ),
                (message.is_some_and(|message| !message.private), "its message is marked as private"),
            ])
        });
        let mut done = false;
        if let Some(received) = received {
            let word = payload::word(&signed(&say!(self.lang, "live-word")));
            done = self.answer(&received, "a private word at once", &word).await?;
            let body = &payload::word(&signed(&say!(self.lang, "live-follow")))["data"];
            let http = self.bench.http.clone();
            let call = http.create_followup(&received.token, body);
            let follows =
                self.bench.try_call("a private message after it", "taken, in private", call, |_, got| {
                    unless([(is_private(got), "not marked as private")])
                });
            if let Ok(made) = follows.await? {
                self.bench.made.followups.push((received.token.clone(), made.id));
            }
        }
        self.close(asked, done).await
    }

    /// A menu, answered by "thinking …" and a text.
    pub(super) async fn menu(&mut self) -> Result<(), End> {
        let labels = [
            say!(self.lang, "live-owl-choice"),
            say!(self.lang, "live-fox-choice"),
            say!(self.lang, "live-hare-choice"),
        ];
        let choices = CHOICES.iter().zip(labels).map(|(value, label)| Choice {
            label,
            value: (*value).to_owned(),
            note: String::new(),
            glyph: None,
        });
        let menu = Menu {
            placeholder: say!(self.lang, "live-menu-placeholder"),
            choices: choices.collect(),
            press: press("menu"),
        };
        let asked = self.ask(&say!(self.lang, "live-menu"), vec![Row::Menu(menu)], None).await?;
        let came = self.wait(|asked| is_press(asked, "menu")).await?;
        let received = self.came(came, |received, _| {
            let value = pressed(received).and_then(|press| press.value.as_deref());
            unless([(value.is_some_and(|value| CHOICES.contains(&value)), "what was chosen is not on it")])
        });
        let mut done = false;
        if let Some(received) = received
            && self.answer(&received, "\"thinking …\" after a menu", &payload::defer_message()).await?
        {
            done = true;
            let screen = Screen::text(signed(&say!(self.lang, "live-answer")));
            self.fill(&received, "the answer to a menu", &screen, None).await?;
        }
        self.close(asked, done).await
    }

    /// A menu of people.
    pub(super) async fn people(&mut self) -> Result<(), End> {
        let placeholder = say!(self.lang, "live-people-placeholder");
        let menu = json!({ "type": PEOPLE, "custom_id": custom_id("people"), "placeholder": placeholder });
        let asked = self.ask(&say!(self.lang, "live-people"), Vec::new(), Some(menu)).await?;
        let came = self.wait(|asked| is_press(asked, "people")).await?;
        let received = self.came(came, |received, raw| {
            let value = pressed(received).and_then(|press| press.value.as_deref());
            let known = value.is_some_and(|value| raw["data"]["resolved"]["users"][value].is_object());
            unless([(value.is_some(), "nobody was chosen"), (known, "it doesn't say who was chosen")])
        });
        let mut done = false;
        if let Some(received) = received {
            let word = payload::word(&signed(&say!(self.lang, "live-word")));
            done = self.answer(&received, "a word after a menu of people", &word).await?;
        }
        self.close(asked, done).await
    }

    /// A form: opened by a button, filled in, answered.
    pub(super) async fn form(&mut self) -> Result<(), End> {
        let text = say!(self.lang, "live-open-button");
        let row = Row::Buttons(vec![self.button(&text, Style::Primary, "open")]);
        let asked = self.ask(&say!(self.lang, "live-form", button = text), vec![row], None).await?;
        let came = loop {
            // A person who closes the form without sending it can open it again.
            match self.wait(|asked| is_press(asked, "open") || is_form(asked)).await? {
                Came::This(received, _) if matches!(received.asked, Asked::Press(_)) => {
                    let mut body = payload::form(&Form {
                        title: say!(self.lang, "live-form-title"),
                        label: say!(self.lang, "live-form-label"),
                        placeholder: say!(self.lang, "live-form-placeholder"),
                        long: false,
                        press: press("sheet"),
                    });
                    label(&mut body);
                    if !self.answer(&received, "a form, opened", &body).await? {
                        break None;
                    }
                }
                other => break Some(other),
            }
        };
        let Some(came) = came else {
            self.bench.leave_out(self.title(), "it can't be opened");
            return self.close(asked, false).await;
        };
        let mut packed = None;
        let received = self.came(came, |received, raw| {
            packed = raw["data"]["components"][0]["type"].as_u64();
            let typed = pressed(received).and_then(|press| press.value.as_deref());
            unless([(typed.is_some_and(|typed| !typed.trim().is_empty()), "what was typed can't be read")])
        });
        if let Some(packed) = packed {
            let how = match packed {
                1 => "in rows, as it was sent".to_owned(),
                18 => "in labels".to_owned(),
                other => format!("in components of type {other}"),
            };
            self.bench.answer(Question::FormShape, how);
        }
        let mut done = false;
        if let Some(received) = received {
            let word = payload::word(&signed(&say!(self.lang, "live-word")));
            done = self.answer(&received, "a word after a form", &word).await?;
        }
        self.close(asked, done).await
    }
}

fn is_form(asked: &Asked) -> bool {
    matches!(asked, Asked::Form(form) if name(&form.custom_id) == Some("sheet"))
}
