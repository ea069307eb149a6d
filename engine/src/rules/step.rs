//! Steps: how menus show them, and what they did.

use super::{English, Info, Phrase, Value, Voice};
use crate::board::Square;
use crate::scene::Glyph;
use crate::seat::{SeatSet, Viewer};

/// What a menu needs to know about a step: enough to split a long list by piece, then target, then the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Describe {
    /// Where the piece that acts stands.
    pub from: Option<Square>,
    /// Where it goes, or the square the step is about.
    pub to: Option<Square>,
    /// The step for people, short enough for a button (at most 60 characters): `Nf3`, `Bury under the pawn on b2`, `End the turn`.
    pub label: Phrase,
    /// What acts, for a menu of pieces: `Knight g1`. Without `from` what is played, for a menu of these: `Black bishop`, a card; or
    /// empty.
    pub piece: Phrase,
    /// Whether the step captures.
    pub capture: bool,
    /// What it brings: what a pawn becomes, what is made, the card that is played. `None` where it is about pieces that
    /// stand there already.
    pub brings: Option<Glyph>,
}

impl Describe {
    /// A step about no square and no piece.
    #[must_use]
    pub fn plain(label: Phrase) -> Self {
        Self { from: None, to: None, label, piece: Phrase::default(), capture: false, brings: None }
    }
}

/// What a step did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applied {
    /// What happened, each with its audience.
    pub events: Vec<Event>,
    /// How far the turn has come.
    pub progress: Progress,
}

/// How far a turn has come after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// More steps may follow, and this one may still be taken back.
    Draft,
    /// The step's result was revealed: it stands for good, and the same seat is asked again.
    Commit,
    /// The turn is complete.
    TurnOver,
}

/// Something that happened, as data: worded by the game's [`Info::words`], among whose [`Info::events`] it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who may learn of it.
    pub audience: Audience,
    /// A stable code, `zombie/rose`.
    pub code: &'static str,
    /// The arguments of the sentence.
    pub args: Vec<(&'static str, Value)>,
    /// Whether somebody learns from it what they couldn't tell from what everybody is shown of the turn: then the turn
    /// can't be taken back. In games without secrets nothing does.
    pub reveals: bool,
}

impl Event {
    /// An event that everybody may learn of. Unless it is said to be [evident](Event::evident) it reveals something.
    #[must_use]
    pub fn public(code: &'static str, args: Vec<(&'static str, Value)>) -> Self {
        Self { audience: Audience::Everyone, code, args, reveals: true }
    }

    /// The same event, where everybody who hears of it knew it from the turn itself.
    #[must_use]
    pub fn evident(self) -> Self {
        self.evident_if(true)
    }

    /// The same event, which is evident under a condition that must be public.
    #[must_use]
    pub fn evident_if(self, evident: bool) -> Self {
        Self { reveals: !evident, ..self }
    }

    /// One of the arguments, by its name.
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

/// Who may learn of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody.
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
