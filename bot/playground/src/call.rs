//! A sent interaction, and the bot's answers to it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use crate::Shared;
use crate::acts::Refusal;
use crate::seen::Seen;
use crate::world::interaction::{Ack, Choice, Interaction};

/// The result of an interaction's acknowledgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The bot acknowledged it.
    Acked {
        /// The kind of acknowledgement.
        ack: Ack,
        /// The time it took, by the playground's clock.
        after: Duration,
    },
    /// The bot didn't acknowledge in time: "The application did not respond."
    Failed,
}

/// A form the bot opened.
#[derive(Clone, Debug)]
pub struct Modal {
    /// Its custom id.
    pub custom_id: String,
    /// Its title.
    pub title: String,
    /// The whole form as Discord's JSON.
    pub json: Value,
    /// The channel in which it was opened.
    pub channel: u64,
    /// The message whose control opened it.
    pub source: Option<u64>,
}

impl Modal {
    pub(crate) fn new(channel: u64, source: Option<u64>, json: Value) -> Self {
        let text = |name: &str| json[name].as_str().unwrap_or_default().to_owned();
        Self { custom_id: text("custom_id"), title: text("title"), json, channel, source }
    }
}

/// An interaction that was sent.
#[derive(Clone)]
pub struct Call {
    shared: Arc<Shared>,
    id: u64,
}

impl Call {
    pub(crate) fn new(shared: Arc<Shared>, id: u64) -> Self {
        Self { shared, id }
    }

    /// The interaction's id.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Waits until the bot acknowledges, or the interaction fails.
    ///
    /// # Errors
    /// When neither happens while the playground has patience; with frozen time that is a silent bot.
    pub async fn outcome(&self) -> Result<Outcome, Refusal> {
        self.wait("an acknowledgement", |interaction| {
            if interaction.failed {
                return Some(Outcome::Failed);
            }
            let (ack, at) = interaction.ack?;
            let after = Duration::from_millis(at.saturating_sub(interaction.begun_ms));
            Some(Outcome::Acked { ack, after })
        })
        .await
    }

    /// Waits for the message that answers: a new one, or the edited one for a control that edits its own message.
    /// "Thinking …" is not an answer yet.
    ///
    /// # Errors
    /// When none comes.
    pub async fn message(&self) -> Result<Seen, Refusal> {
        let shared = Arc::clone(&self.shared);
        self.wait("a message", |interaction| {
            let (ack, _) = interaction.ack?;
            if ack == Ack::DeferredUpdate && interaction.updates == 0 {
                return None;
            }
            seen(&shared, interaction, interaction.original?).filter(|seen| !seen.thinking)
        })
        .await
    }

    /// Waits until the answer was edited this many times since the acknowledgement, and is no longer "thinking …".
    ///
    /// # Errors
    /// When it isn't.
    pub async fn updated(&self, times: u32) -> Result<Seen, Refusal> {
        let shared = Arc::clone(&self.shared);
        self.wait("a later version of the message", |interaction| {
            (interaction.updates >= times).then_some(())?;
            seen(&shared, interaction, interaction.original?).filter(|seen| !seen.thinking)
        })
        .await
    }

    /// Waits for this many further messages.
    ///
    /// # Errors
    /// When fewer come.
    pub async fn followups(&self, count: usize) -> Result<Vec<Seen>, Refusal> {
        let shared = Arc::clone(&self.shared);
        self.wait("further messages", |interaction| {
            (interaction.followups.len() >= count).then(|| {
                interaction.followups.iter().filter_map(|id| seen(&shared, interaction, *id)).collect()
            })
        })
        .await
    }

    /// Waits for a form.
    ///
    /// # Errors
    /// When none is opened.
    pub async fn modal(&self) -> Result<Modal, Refusal> {
        self.wait("a form", |interaction| {
            let json = interaction.modal.clone()?;
            Some(Modal::new(interaction.channel, interaction.source, json))
        })
        .await
    }

    /// Waits for suggestions.
    ///
    /// # Errors
    /// When none come.
    pub async fn choices(&self) -> Result<Vec<Choice>, Refusal> {
        self.wait("choices", |interaction| interaction.choices.clone()).await
    }

    /// Waits for a change of the interaction; gives up at once when it failed.
    async fn wait<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&Interaction) -> Option<T>,
    ) -> Result<T, Refusal> {
        let missing = |how: &str| {
            let state =
                self.snapshot().map(|interaction| (interaction.who, interaction.kind, interaction.ack));
            let story = self.shared.story();
            Refusal::Unanswered(format!(
                "there was to be {what}, but {how}; (who, kind, ack) is {state:?}\n{story}"
            ))
        };
        let found = self
            .shared
            .until(|| {
                let interaction = self.snapshot()?;
                match look(&interaction) {
                    Some(found) => Some(Some(found)),
                    None if interaction.failed => Some(None),
                    None => None,
                }
            })
            .await;
        match found {
            Some(Some(found)) => Ok(found),
            Some(None) => Err(missing("the application did not respond")),
            None => Err(missing("it did not come while there was patience")),
        }
    }

    fn snapshot(&self) -> Option<Interaction> {
        self.shared.look().interactions.get(&self.id).cloned()
    }
}

/// A message as the person sees it who sent the interaction.
fn seen(shared: &Shared, interaction: &Interaction, id: u64) -> Option<Seen> {
    let world = shared.look();
    let message = world.messages.get(&id).filter(|message| world.sees(interaction.who, message))?;
    Some(Seen::new(&world, message))
}
