//! Steps: how menus describe them, and what they did.

use super::{English, Info, Phrase, Value, Voice};
use crate::board::Square;
use crate::scene::Glyph;
use crate::seat::{SeatSet, Viewer};

/// A menu description of a step: enough to split a long list by piece, then target, then the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Describe {
    /// The square of the piece that acts.
    pub from: Option<Square>,
    /// The target, or the square the step is about.
    pub to: Option<Square>,
    /// The label for people, short enough for a button (at most 60 characters): `Nf3`, `Bury under the pawn on
    /// b2`, `End the turn`.
    pub label: Phrase,
    /// The name of what acts, for a menu of pieces: `Knight g1`. Without `from`, the name of what is played:
    /// `Black bishop`, a card; or empty.
    pub piece: Phrase,
    /// Whether the step captures.
    pub capture: bool,
    /// The piece it adds: what a pawn is promoted to, what is made, the card that is played. `None` where it is
    /// about pieces that stand there already.
    pub brings: Option<Glyph>,
}

impl Describe {
    /// A description without square and piece.
    #[must_use]
    pub fn plain(label: Phrase) -> Self {
        Self { from: None, to: None, label, piece: Phrase::default(), capture: false, brings: None }
    }
}

/// The result of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applied {
    /// The events, each with its audience.
    pub events: Vec<Event>,
    /// How far the turn has come.
    pub progress: Progress,
}

/// The state of a turn after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The turn goes on, and the step may still be taken back.
    Draft,
    /// The step's result was revealed: it can't be taken back, and the same seat is asked again.
    Commit,
    /// The turn is complete.
    TurnOver,
}

/// An event as data: worded by the game's [`Info::words`], listed in its [`Info::events`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The viewers who may learn of it.
    pub audience: Audience,
    /// The stable code, `zombie/rose`.
    pub code: &'static str,
    /// The arguments of the sentence.
    pub args: Vec<(&'static str, Value)>,
    /// Whether the event tells somebody more than the turn itself, as shown to everybody: then the turn can't be
    /// taken back. In games without secrets no event does.
    pub reveals: bool,
}

impl Event {
    /// A public event. It counts as revealing unless it is declared [evident](Event::evident).
    #[must_use]
    pub fn public(code: &'static str, args: Vec<(&'static str, Value)>) -> Self {
        Self { audience: Audience::Everyone, code, args, reveals: true }
    }

    /// This event as evident: its whole audience knew it from the turn itself.
    #[must_use]
    pub fn evident(self) -> Self {
        self.evident_if(true)
    }

    /// This event as evident under a condition, which must be public.
    #[must_use]
    pub fn evident_if(self, evident: bool) -> Self {
        Self { reveals: !evident, ..self }
    }

    /// The argument with this name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Value> {
        self.args.iter().find(|(own, _)| *own == name).map(|(_, value)| value)
    }

    /// The key of its sentence in the game's words.
    #[must_use]
    pub fn key(&self) -> String {
        format!("engine-event-{}", self.code.replace('/', "-"))
    }

    /// The event as an English sentence, by the game's words.
    #[must_use]
    pub fn sentence(&self, info: &Info) -> String {
        English(info).say(&self.into())
    }
}

/// The viewers who may learn of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// All viewers.
    Everyone,
    /// Only these seats.
    Only(SeatSet),
}

impl Audience {
    /// Whether the viewer belongs to the audience.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::Everyone => true,
            Self::Only(seats) => viewer.seat().is_some_and(|seat| seats.contains(seat)),
        }
    }
}
