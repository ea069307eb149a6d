//! The life of an interaction: begun, acknowledged or failed, answered for fifteen minutes.

use crate::api::InteractionKind;
use serde_json::Value;

use super::people::Who;

/// A bot must acknowledge within this time, in milliseconds: three seconds on Discord.
pub(crate) const ACK_MS: u64 = 3_000;
/// An interaction's token is good for this long, in milliseconds.
pub(crate) const TOKEN_MS: u64 = 15 * 60 * 1000;

/// The kind of an acknowledgement, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u64)]
pub enum Ack {
    /// With a message.
    Message = 4,
    /// With "thinking …"; the message comes later.
    DeferredMessage = 5,
    /// Silently; the message with the control may be edited later.
    DeferredUpdate = 6,
    /// By editing the message with the control.
    Update = 7,
    /// With suggestions.
    Choices = 8,
    /// With a form.
    Modal = 9,
}

impl Ack {
    pub(crate) fn by_number(number: u64) -> Option<Self> {
        [Self::Message, Self::DeferredMessage, Self::DeferredUpdate, Self::Update, Self::Choices, Self::Modal]
            .into_iter()
            .find(|ack| *ack as u64 == number)
    }

    /// Whether this kind of interaction may be acknowledged like this. `on_message`: it comes from a message's control,
    /// or from a form that such a control opened.
    pub(crate) fn fits(self, kind: InteractionKind, on_message: bool) -> bool {
        match self {
            Self::Message | Self::DeferredMessage => kind != InteractionKind::Autocomplete,
            Self::DeferredUpdate | Self::Update => {
                on_message && matches!(kind, InteractionKind::Component | InteractionKind::Modal)
            }
            Self::Choices => kind == InteractionKind::Autocomplete,
            Self::Modal => matches!(kind, InteractionKind::Command | InteractionKind::Component),
        }
    }
}

/// A suggestion while a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The label.
    pub name: String,
    /// The value sent; Discord allows text and numbers.
    pub value: Value,
}

#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub(crate) id: u64,
    pub(crate) token: String,
    pub(crate) kind: InteractionKind,
    pub(crate) who: Who,
    pub(crate) channel: u64,
    /// The message whose control was used.
    pub(crate) source: Option<u64>,
    /// The slash command's name.
    pub(crate) command: Option<String>,
    pub(crate) begun_ms: u64,
    pub(crate) ack: Option<(Ack, u64)>,
    /// Whether the person was told "The application did not respond".
    pub(crate) failed: bool,
    /// The message `@original` stands for.
    pub(crate) original: Option<u64>,
    /// How often `@original` was edited after the acknowledgement.
    pub(crate) updates: u32,
    pub(crate) followups: Vec<u64>,
    pub(crate) modal: Option<Value>,
    pub(crate) choices: Option<Vec<Choice>>,
}
