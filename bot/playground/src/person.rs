//! Acting and seeing as a person, for tests.

use std::sync::Arc;

use serde_json::Value;

use crate::Shared;
use crate::acts::{self, Press, Refusal, Typed};
use crate::api::InteractionKind;
use crate::call::{Call, Modal};
use crate::seen::Seen;
use crate::world::interaction::Choice;
use crate::world::message::Message;
use crate::world::people::Who;
use crate::world::transcript::Transcript;

/// A person in a test: acts and sees.
///
/// An act that Discord's own client would refuse comes back as a [`Refusal`]; the methods that end in `_raw` send it all
/// the same, as a forged client could.
#[derive(Clone)]
pub struct Person {
    shared: Arc<Shared>,
    who: Who,
}

impl Person {
    pub(crate) fn new(shared: Arc<Shared>, who: Who) -> Self {
        Self { shared, who }
    }

    /// Which person it is.
    #[must_use]
    pub fn who(&self) -> Who {
        self.who
    }

    /// Sets the locale of their client: `de`, `es-419`.
    pub fn set_locale(&self, locale: &'static str) {
        self.shared.change(|world| world.locales.insert(self.who, locale));
    }

    /// Sends a slash command. Subcommands follow the name after blanks; `options` is an object of names and values, with
    /// people and channels as ids.
    ///
    /// # Errors
    /// When Discord's client would not send it.
    pub fn slash(&self, channel: u64, command: &str, options: &Value) -> Result<Call, Refusal> {
        let typed = Typed { command, options };
        self.call(|world, who| acts::slash(world, who, channel, typed))
    }

    /// The suggestions for one option while it is being typed; `options` holds what is typed so far.
    ///
    /// # Errors
    /// When Discord's client would not ask, or the bot offers nothing in time.
    pub async fn autocomplete(
        &self,
        channel: u64,
        command: &str,
        options: &Value,
        focused: &str,
    ) -> Result<Vec<Choice>, Refusal> {
        let typed = Typed { command, options };
        let call = self.call(|world, who| acts::autocomplete(world, who, channel, typed, focused))?;
        call.choices().await
    }

    /// Presses a button.
    ///
    /// # Errors
    /// When the message has no such button, or not for this person.
    pub fn press(&self, message: u64, custom_id: &str) -> Result<Call, Refusal> {
        self.use_control(Press { message, custom_id, values: None, forged: false })
    }

    /// Presses a button that need not exist: forged, of an old version of the message, or another person's.
    ///
    /// # Errors
    /// When there never was such a message.
    pub fn press_raw(&self, message: u64, custom_id: &str) -> Result<Call, Refusal> {
        self.use_control(Press { message, custom_id, values: None, forged: true })
    }

    /// Chooses from a menu.
    ///
    /// # Errors
    /// When the message has no such menu, or the values are not on it.
    pub fn select(&self, message: u64, custom_id: &str, values: &[&str]) -> Result<Call, Refusal> {
        self.use_control(Press { message, custom_id, values: Some(&owned(values)), forged: false })
    }

    /// Chooses values from a menu that need not offer them, and need not exist.
    ///
    /// # Errors
    /// When there never was such a message.
    pub fn select_raw(&self, message: u64, custom_id: &str, values: &[&str]) -> Result<Call, Refusal> {
        self.use_control(Press { message, custom_id, values: Some(&owned(values)), forged: true })
    }

    /// Submits a form: custom ids of fields and texts.
    ///
    /// # Errors
    /// When the form asks for something else.
    pub fn submit(&self, modal: &Modal, fields: &[(&str, &str)]) -> Result<Call, Refusal> {
        let at = (modal.channel, modal.source);
        self.call(|world, who| {
            acts::submit(world, who, at, Some(&modal.json), &modal.custom_id, &pairs(fields))
        })
    }

    /// Submits a form that nobody was shown.
    ///
    /// # Errors
    /// When the person sees no such channel.
    pub fn submit_raw(
        &self,
        channel: u64,
        source: Option<u64>,
        custom_id: &str,
        fields: &[(&str, &str)],
    ) -> Result<Call, Refusal> {
        self.call(|world, who| acts::submit(world, who, (channel, source), None, custom_id, &pairs(fields)))
    }

    /// Sends an interaction with any data.
    #[must_use]
    pub fn interaction_raw(&self, channel: u64, kind: InteractionKind, data: &Value) -> Call {
        let id = self.shared.change(|world| acts::begin(world, kind, self.who, channel, None, data));
        Call::new(Arc::clone(&self.shared), id)
    }

    /// Posts a message; answers its id.
    ///
    /// # Errors
    /// When the person is not there, or has nothing or too much to say.
    pub fn say(&self, channel: u64, text: &str) -> Result<u64, Refusal> {
        self.shared.change(|world| acts::say(world, self.who, channel, text))
    }

    /// Dismisses a private message.
    ///
    /// # Errors
    /// When there is no such message for this person.
    pub fn dismiss(&self, message: u64) -> Result<(), Refusal> {
        self.shared.change(|world| acts::dismiss(world, self.who, message))
    }

    /// Opens or closes direct messages: while they are closed, sending there fails with 50007.
    pub fn set_dms_open(&self, open: bool) {
        self.shared.change(|world| {
            if open {
                world.closed_dms.remove(&self.who);
            } else {
                world.closed_dms.insert(self.who);
            }
        });
    }

    /// All messages this person sees in a channel now, oldest first.
    #[must_use]
    pub fn messages(&self, channel: u64) -> Vec<Seen> {
        let world = self.shared.look();
        let here = |message: &&Message| message.channel == channel && world.sees(self.who, message);
        world.messages.values().filter(here).map(|message| Seen::new(&world, message)).collect()
    }

    /// One message, if this person sees it.
    #[must_use]
    pub fn message(&self, id: u64) -> Option<Seen> {
        let world = self.shared.look();
        let message = world.messages.get(&id).filter(|message| world.sees(self.who, message))?;
        Some(Seen::new(&world, message))
    }

    /// Waits for a message that this person sees in a channel and that is as wanted; answers the newest.
    ///
    /// # Panics
    /// When none comes while the playground has patience; the text says what there is instead.
    pub async fn wait_for_message(
        &self,
        channel: u64,
        what: &str,
        mut wanted: impl FnMut(&Seen) -> bool,
    ) -> Seen {
        let found = self
            .shared
            .until(|| self.messages(channel).into_iter().rev().find(|seen| !seen.thinking && wanted(seen)))
            .await;
        found.unwrap_or_else(|| {
            let lines: Vec<String> = self.messages(channel).iter().map(brief).collect();
            panic!(
                "{} waited in vain for {what}.\nThere is:\n  {}\n{}",
                self.who,
                lines.join("\n  "),
                self.shared.story()
            )
        })
    }

    /// Waits until a message is as wanted.
    ///
    /// # Panics
    /// When it doesn't become so while the playground has patience.
    pub async fn wait_for_change(&self, id: u64, what: &str, mut wanted: impl FnMut(&Seen) -> bool) -> Seen {
        let found = self.shared.until(|| self.message(id).filter(|seen| wanted(seen))).await;
        found.unwrap_or_else(|| {
            let now = self.message(id).map_or_else(|| "not to be seen".to_owned(), |seen| brief(&seen));
            panic!("{} waited in vain for {what}.\nThe message is: {now}\n{}", self.who, self.shared.story())
        })
    }

    /// Everything this person ever received: each version of each message, pings, suggestions, forms, pictures.
    #[must_use]
    pub fn transcript(&self) -> Transcript {
        self.shared.look().transcript(self.who)
    }

    fn use_control(&self, press: Press<'_>) -> Result<Call, Refusal> {
        self.call(|world, who| acts::press(world, who, press))
    }

    fn call(
        &self,
        act: impl FnOnce(&mut crate::world::World, Who) -> Result<u64, Refusal>,
    ) -> Result<Call, Refusal> {
        let id = self.shared.change(|world| act(world, self.who))?;
        Ok(Call::new(Arc::clone(&self.shared), id))
    }
}

fn owned(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| (*value).to_owned()).collect()
}

fn pairs(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect()
}

/// A message in one line, for failures.
fn brief(seen: &Seen) -> String {
    let buttons: Vec<String> = seen.buttons().into_iter().map(|(label, _)| label).collect();
    format!(
        "{:?}{}{} {:?} {:?} files {:?} edits {}",
        seen.author,
        if seen.private { " privately" } else { "" },
        if seen.thinking { " (thinking)" } else { "" },
        seen.content,
        buttons,
        seen.files,
        seen.edits
    )
}
