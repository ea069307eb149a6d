//! [`AnyTable`]: games and tables behind one object-safe, text-only interface: all that bot, store and tools know
//! of the rules.

use crate::board::Square;
use crate::rules::{Applied, Info, Pending, Phrase, Refusal};
use crate::scene::{Glyph, Scene};
use crate::seat::{Seat, SeatSet, Viewer};

pub use super::capable::Capable;
pub use super::count::Counted;
pub use super::disclosure::Disclosed;
pub use super::game::{AnyGame, Companion};
pub use super::log::Recorded;
pub use super::seat_view::Imagined;
pub use super::typed::Typing;

/// The author of an [`Entry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// The player in a seat.
    Seat(Seat),
    /// Chance.
    Chance,
    /// The referee, who rules on a question or calls the game off.
    Referee,
}

/// An entry of a table's log. The setup and the log determine the state, for ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The author.
    pub actor: Actor,
    /// The text: steps joined by `/` up to a commit point or the end of the turn (`c6d7/c3c4`), a chance outcome,
    /// a ruling, or the word of a [`TableStep`].
    pub text: String,
}

/// A typed turn, read as far as its seat can see: alike in every world that fits what the seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The first entry, up to a commit point or the end of the turn: legal in every such world.
    pub entry: Entry,
    /// The unread text behind the commit point, to be read after the entry is applied; may be empty.
    pub rest: String,
}

/// A typed text as a seat's view alone understands it: a turn, or a beginning after which its player is asked for more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// A turn, or a part of one up to its first commit point.
    Turn(Typed),
    /// Steps that are no whole turn yet, or after which the game [asks for
    /// more](crate::rules::capability::Reading::asks_on) that wasn't typed: people are prompted then, instead of
    /// being refused or having their turn ended.
    Begun {
        /// The steps.
        steps: Entry,
        /// Whether they are a turn as they stand.
        ends: Result<(), Refusal>,
    },
}

impl Understood {
    /// The text as a turn that ends there.
    ///
    /// # Errors
    /// When it can't end there.
    pub fn turn(self) -> Result<Typed, Refusal> {
        match self {
            Self::Turn(typed) => Ok(typed),
            Self::Begun { steps, ends } => ends.map(|()| Typed { entry: steps, rest: String::new() }),
        }
    }

    /// The first entry.
    #[must_use]
    pub fn entry(&self) -> &Entry {
        match self {
            Self::Turn(typed) => &typed.entry,
            Self::Begun { steps, .. } => steps,
        }
    }
}

/// A decision about the game rather than in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableStep {
    /// Resigns.
    Resign,
    /// Offers a draw. The offer lapses when the other side completes a turn.
    OfferDraw,
    /// Accepts the draw offer.
    AcceptDraw,
    /// Declines the draw offer.
    DeclineDraw,
    /// Claims a draw that the rules allow to claim.
    ClaimDraw,
    /// Loses on time.
    Timeout,
    /// Calls the game off: nobody wins. The host decides who may; the referee may, too.
    CallOff,
    /// Takes back the seat's last whole turn, and everything after it. The host decides who must agree. It leaves
    /// no line in the record, which shows the game as it stands.
    Takeback,
}

impl TableStep {
    /// All decisions.
    pub const ALL: [Self; 8] = [
        Self::Resign,
        Self::OfferDraw,
        Self::AcceptDraw,
        Self::DeclineDraw,
        Self::ClaimDraw,
        Self::Timeout,
        Self::CallOff,
        Self::Takeback,
    ];

    /// The word in the log. No game's step reads like one.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::OfferDraw => "draw-offer",
            Self::AcceptDraw => "draw-accept",
            Self::DeclineDraw => "draw-decline",
            Self::ClaimDraw => "draw-claim",
            Self::Timeout => "timeout",
            Self::CallOff => "call-off",
            Self::Takeback => "takeback",
        }
    }

    /// The decision with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.word() == word)
    }
}

/// The extent of a takeback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// The number of complete turns it undoes, of all seats.
    pub turns: usize,
    /// The number of record lines it removes, the same for every viewer.
    pub lines: usize,
}

/// A possible next step, ready for menus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The canonical text; empty for a step that only ends the turn.
    pub text: String,
    /// The square of the piece that acts.
    pub from: Option<Square>,
    /// The target, or the square the step is about.
    pub to: Option<Square>,
    /// The short label for people: `Nf3`.
    pub label: Phrase,
    /// The label in a menu of pieces: `Knight g1`; without `from`, a card or a creature to be played, or empty.
    pub piece: Phrase,
    /// Whether it captures.
    pub capture: bool,
    /// The piece it adds: what a pawn is promoted to, what is made, the card that is played.
    pub brings: Option<Glyph>,
}

/// One completed or running turn of the record, as a viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRecord {
    /// The seat; `None` for chance and the referee.
    pub seat: Option<Seat>,
    /// The steps as this viewer may see them, joined by `/`.
    pub text: String,
    /// The turn in SAN (`Nf3`, `exd5`, `Qh4#`), where a turn is a chess move.
    pub san: Option<String>,
    /// Whether several seats decided at the same time, so that it has no place in the order of turns.
    pub together: bool,
    /// A sentence for a turn that wasn't *played*: about `$who` (`you` or `other`) and `$person`, or the ruling of
    /// the referee.
    pub worded: Option<Phrase>,
    /// Whether the turn is complete.
    pub complete: bool,
    /// The answer to the turn, where that isn't in the text.
    pub remark: Option<&'static str>,
    /// Whether the referee made it.
    pub ruled: bool,
}

/// A game in progress: setup and log, with everything derived from them.
///
/// What stands here is the same for every game that is played. The rest is in parts, whose methods a `dyn AnyTable` has,
/// too: [`Typing`] (turns as people type them), [`Recorded`] (the record), [`Disclosed`] (finished games), [`Imagined`]
/// (views and worlds, for computer players), [`Capable`] (what few games offer), [`Counted`] (for tools and tests).
///
/// ```
/// use engine::any_game::{Actor, Entry};
/// use engine::catalogue;
/// use engine::seat::{Seat, Viewer};
///
/// let mut table = catalogue::find("chess").ok_or("no such game")?.open(&Default::default(), None)?;
/// let turn = |text: &str| Entry { actor: Actor::Seat(Seat(0)), text: text.to_owned() };
/// table.apply(&turn("e2e4"))?;
/// assert_eq!(table.record(Viewer::Public)[0].san.as_deref(), Some("e4"));
/// assert!(table.apply(&turn("d2d4")).is_err(), "it is Black's turn");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTable: Typing + Recorded + Disclosed + Counted + Imagined + Capable + Send + Sync {
    /// The game's [`Info`].
    fn info(&self) -> &'static Info;

    /// Who must decide next; resignations and other table decisions are taken into account.
    fn pending(&self) -> Pending;

    /// The seats whose steps are accepted now: those that are asked, and those that may still change a sealed decision.
    fn may_act(&self) -> SeatSet;

    /// The seats with a decision that stays sealed until others have made theirs; if the game ended meanwhile, it
    /// stays closed. Public.
    fn sealed(&self) -> SeatSet;

    /// Whether any part of the log is hidden from somebody: what was dealt, buried, chosen unseen. That it is
    /// hidden is no secret.
    fn hides(&self) -> bool;

    /// Applies one log entry: as many steps as its text has, then the step that ends an optional tail, if one is due.
    ///
    /// # Errors
    /// When any part is refused; nothing has changed then.
    fn apply(&mut self, entry: &Entry) -> Result<Applied, Refusal>;

    /// Applies one step of a draft: like [`AnyTable::apply`] with a single offered step (its text, empty to end
    /// the turn), but an optional tail stays open. Call it on a [`AnyTable::fork`].
    ///
    /// # Errors
    /// When the step is not offered.
    fn step(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal>;

    /// Whether an entry changes a sealed decision, and so replaces the newest turn of its seat in the log. The
    /// table is the same as if that decision had been made from the beginning.
    fn replaces(&self, entry: &Entry) -> bool;

    /// The next steps of a viewer, from its view alone: sorted, unique, empty when the viewer's seat is not asked.
    fn offers(&self, viewer: Viewer) -> Vec<Offer>;

    /// The prompt for a seat that must act, as far as a viewer may know it. Empty where it is to make a move and
    /// nothing more has to be said.
    fn asks(&self, viewer: Viewer, seat: Seat) -> Phrase;

    /// The decisions about the game that the seat may take now.
    fn table_offers(&self, seat: Seat) -> Vec<TableStep>;

    /// The extent of a takeback if the seat took back its last whole turn.
    ///
    /// # Errors
    /// When the seat has no such turn, or something was revealed in it or since; the same in all worlds that fit
    /// the view.
    fn takeback(&self, seat: Seat) -> Result<Takeback, Refusal>;

    /// The seats with a draw offer that is still open.
    fn draw_offered_by(&self) -> SeatSet;

    /// A viewer's scene.
    fn scene(&self, viewer: Viewer) -> Scene<Phrase>;

    /// A viewer's scene in English: for tools and tests.
    fn scene_in_english(&self, viewer: Viewer) -> Scene {
        self.scene(viewer).in_english(self.info())
    }

    /// The full position text, secrets included. Not for players' eyes while the game runs; for a finished game,
    /// without what stays closed.
    fn position(&self) -> String;

    /// The number of lines in the log of turns and decisions: fewer after a takeback than before it.
    fn lines(&self) -> usize;

    /// The number of completed turns.
    fn turns_completed(&self) -> u32;

    /// A copy, for drafts.
    fn fork(&self) -> Box<dyn AnyTable>;
}
