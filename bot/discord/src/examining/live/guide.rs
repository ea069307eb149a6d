//! Guides a person through every kind of interaction: posts what to do next, and accepts answers only of people who may give
//! them.

use std::time::Duration;

use model::ids::UserId;
use model::screen::{Button, Row, Screen, Style};
use serde_json::{Value, json};
use serenity::all::MessageId;
use tokio::time::{Instant, timeout_at};
use words::Lang;
use words::say;

use crate::calls::received::{Asked, Received};
use crate::emoji::Known;
use crate::endpoint::Endpoint;
use crate::messages::payload::{self, Readers};

use super::bench::{Bench, End};
use super::controls::{label, name, press};
use super::ears::{Ears, FRESH, Heard, READY};
use super::messages::{nonce, signed};
use super::row::{Outcome, unless};
use super::samples::Samples;
use super::start::Scene;
use super::{Hearing, registered};

/// The steps for the person, as the report names them.
pub(super) const STEPS: [&str; 9] = [
    "a command with suggestions",
    "a button of a private answer",
    "a button",
    "a menu",
    "a menu of people",
    "a form",
    "question: a change that names somebody",
    "question: whom a command offers in direct messages",
    "question: commands by their English names",
];

/// Notes all steps as not tried.
pub(super) fn left_out(bench: &mut Bench<'_>, why: &str) {
    STEPS.iter().for_each(|step| bench.leave_out(step, why));
}

/// The result of waiting for the person.
pub(super) enum Came {
    /// They did it.
    This(Box<Received>, Value),
    Skipped,
    Late,
    /// The connection has ended.
    Deaf,
}

/// The guide.
pub(super) struct Guide<'g, 't> {
    pub(super) bench: &'g mut Bench<'t>,
    pub(super) scene: &'g Scene,
    pub(super) lang: Lang,
    ears: Ears,
    patience: Duration,
    /// The number of the step, counted from 1.
    pub(super) number: usize,
    deaf: bool,
    /// Interruptions of the connection.
    breaks: Vec<String>,
}

impl<'g, 't> Guide<'g, 't> {
    /// Begins to receive; `None` if that fails.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn open(
        endpoint: &Endpoint,
        bench: &'g mut Bench<'t>,
        scene: &'g Scene,
        hearing: Hearing,
        patience: Duration,
    ) -> Result<Option<Self>, End> {
        const WHAT: &str = "interactions can be heard";
        let (begun, ready) = (Instant::now(), READY.min(patience));
        let mut ears = match Ears::open(endpoint, scene, hearing).await {
            Ok(ears) => ears,
            Err(why) => {
                bench.remark(Outcome::NotTried, WHAT, "soon", &why);
                return Ok(None);
            }
        };
        let stop = bench.stop.clone();
        let heard = tokio::select! {
            () = stop.cancelled() => return Err(End::Stopped),
            heard = timeout_at(begun + ready, ears.hear()) => heard,
        };
        let wrong = match heard {
            Ok(Heard::Ready) => None,
            Ok(Heard::Ended(why)) => Some(format!("the connection ended: {why}")),
            Ok(_) => Some("something else came first".to_owned()),
            Err(_) => Some(format!("the gateway said nothing for {} s", ready.as_secs())),
        };
        let wrong: Vec<String> = wrong.into_iter().collect();
        bench.saw(WHAT, "soon", &wrong);
        if !wrong.is_empty() {
            ears.close().await;
            return Ok(None);
        }
        let lang = scene.lang;
        Ok(Some(Self { bench, scene, lang, ears, patience, number: 0, deaf: false, breaks: Vec::new() }))
    }

    /// Goes through all steps.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn lead(mut self, samples: &Option<Samples>) -> Result<(), End> {
        let (count, patience) = (STEPS.len(), self.patience.as_secs());
        self.bench.say(&format!(
            "\nNow look into the channel: it says what to press, choose or type next. {count} things, {patience} s for each; Skip leaves one out.\n"
        ));
        let went = self.steps(samples).await;
        let expected = "one connection from beginning to end";
        self.bench.saw("the connection while they came", expected, &self.breaks);
        self.ears.close().await;
        went
    }

    /// The step's name in the report.
    pub(super) fn title(&self) -> &'static str {
        STEPS.get(self.number.wrapping_sub(1)).copied().unwrap_or("a step")
    }

    /// Posts what to do next; answers the message. Its own controls stand above the button that skips it.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn ask(
        &mut self,
        text: &str,
        rows: Vec<Row>,
        more: Option<Value>,
    ) -> Result<Option<MessageId>, End> {
        let skip = self.button(&say!(self.lang, "live-skip-button"), Style::Secondary, &self.skip());
        let first = self.number == 1;
        let called = self.scene.owner.filter(|_| first);
        let who = called.map_or_else(String::new, |owner| format!("<@{owner}> "));
        let mut screen = Screen::text(signed(&format!("{who}**{}/{}** {text}", self.number, STEPS.len())));
        screen.pings = called.into_iter().map(|owner| UserId(owner.get() as i64)).collect();
        screen.rows = rows;
        screen.rows.push(Row::Buttons(vec![skip]));
        let mut body = payload::message(&screen, None, Readers::Several, &nonce(), &Known::default());
        label(&mut body);
        if let Some(all) = body["components"].as_array_mut().filter(|_| more.is_some()) {
            all.insert(0, json!({ "type": 1, "components": [more] }));
        }
        let http = self.bench.http.clone();
        let call = http.send_message(self.scene.channel, Vec::new(), &body);
        let posted = if let Some(owner) = called {
            let posted =
                self.bench.try_call("a message that calls somebody", "with who they are", call, |_, got| {
                    let named = got["mentions"].as_array().map_or(&[][..], Vec::as_slice);
                    let there = named.iter().any(|one| one["id"] == json!(owner.to_string()));
                    unless([(there, "they don't come with it")])
                });
            posted.await?.ok()
        } else {
            self.bench.quietly("a message that says what to do", call).await?
        };
        let id = posted.map(|made| made.id);
        self.bench.made.messages.extend(id.map(|id| (self.scene.channel, id)));
        Ok(id)
    }

    /// A button of this examination.
    pub(super) fn button(&self, text: &str, style: Style, name: &str) -> Button {
        Button::of_page(text, style, press(name))
    }

    fn skip(&self) -> String {
        format!("skip-{}", self.number)
    }

    /// Edits the message of a finished step, and removes its controls.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn close(&mut self, asked: Option<MessageId>, done: bool) -> Result<(), End> {
        let Some(asked) = asked else { return Ok(()) };
        let text = if done { say!(self.lang, "live-done") } else { say!(self.lang, "live-skipped") };
        let text = signed(&format!("**{}/{}** {text}", self.number, STEPS.len()));
        let body = payload::alteration(Some(&text), &[], &Known::default());
        let http = self.bench.http.clone();
        let call = http.edit_message(self.scene.channel, asked, &body, Vec::new());
        self.bench.quietly("the message of a step, closed", call).await?;
        Ok(())
    }

    /// Waits until a person who may does the step.
    ///
    /// # Errors
    /// When it is stopped.
    pub(super) async fn wait(&mut self, wanted: impl Fn(&Asked) -> bool) -> Result<Came, End> {
        let until = Instant::now() + self.patience;
        let stop = self.bench.stop.clone();
        loop {
            if self.deaf {
                return Ok(Came::Deaf);
            }
            let heard = tokio::select! {
                biased;
                () = stop.cancelled() => return Err(End::Stopped),
                heard = timeout_at(until, self.ears.hear()) => heard,
            };
            let Ok(heard) = heard else { return Ok(Came::Late) };
            let (received, raw) = match heard {
                Heard::Interaction(received, raw, came) if came.elapsed() < FRESH => (received, raw),
                // They are told that nothing came, and do it again.
                Heard::Interaction(..) => continue,
                Heard::Ready => {
                    self.breaks.push("it broke, and a new session was needed".to_owned());
                    continue;
                }
                Heard::Resumed => {
                    self.breaks.push("it broke and went on".to_owned());
                    continue;
                }
                Heard::Unread(missing) => {
                    let wrong = [format!("it can't be understood: {missing}")];
                    self.bench.saw("an interaction that came", "one that the bot understands", &wrong);
                    continue;
                }
                Heard::Ended(why) => {
                    self.breaks.push(format!("it ended: {why}"));
                    self.deaf = true;
                    continue;
                }
            };
            if !self.counts(&received) {
                self.decline(&received).await?;
            } else if wanted(&received.asked) {
                self.lang = received.from.lang.unwrap_or(self.lang);
                return Ok(Came::This(received, raw));
            } else if is_press(&received.asked, &self.skip()) {
                self.respond(&received, "a step skipped", &payload::defer_update()).await?;
                return Ok(Came::Skipped);
            } else {
                self.pass(&received).await?;
            }
        }
    }

    /// Whether a person's answer counts: the application's owner's, or a manager's of the server.
    fn counts(&self, received: &Received) -> bool {
        let owner = self.scene.owner.map(|owner| UserId(owner.get() as i64));
        received.from.manages || Some(received.from.person) == owner
    }

    /// Tells another person that it is not for them.
    async fn decline(&mut self, received: &Received) -> Result<(), End> {
        let body = match received.asked {
            Asked::Typing(_) => payload::suggestions(&[]),
            _ => payload::word(&say!(received.from.lang.unwrap_or(self.lang), "live-not-you")),
        };
        self.respond(received, "an answer to somebody else", &body).await?;
        if !matches!(received.asked, Asked::Typing(_)) {
            self.bench.made.answers.push(received.token.clone());
        }
        Ok(())
    }

    /// Answers an interaction that doesn't belong to the step.
    async fn pass(&mut self, received: &Received) -> Result<(), End> {
        let body = match received.asked {
            Asked::Typing(_) => registered::suggestions(self.lang),
            Asked::Press(_) => payload::defer_update(),
            Asked::Command(_) | Asked::Form(_) => payload::word(&say!(self.lang, "live-word")),
        };
        self.respond(received, "an answer to what was not asked for", &body).await?;
        if matches!(received.asked, Asked::Command(_) | Asked::Form(_)) {
            self.bench.made.answers.push(received.token.clone());
        }
        Ok(())
    }

    /// A first answer that has no row of its own unless it fails.
    async fn respond(&mut self, received: &Received, what: &str, body: &Value) -> Result<(), End> {
        let http = self.bench.http.clone();
        let call = http.create_interaction_response(received.id, &received.token, body, Vec::new());
        self.bench.quietly(what, call).await?;
        Ok(())
    }
}

/// Whether it is a press of this control.
pub(super) fn is_press(asked: &Asked, control: &str) -> bool {
    matches!(asked, Asked::Press(press) if name(&press.custom_id) == Some(control))
}
