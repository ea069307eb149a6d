//! [`AnyTable`]: games and tables behind one object-safe, text-only interface: all that bot, store and tools know
//! of the rules.

use rand_core::Rng;

use crate::board::Square;
use crate::chance::{Imagination, Numbers};
use crate::rules::capability::Warning;
use crate::rules::{
    Applied, Event, Info, Limit, Pending, Phrase, Reason, Refusal, SetupError, Shortcut, Voice,
};
use crate::scene::{Glyph, Scene};
use crate::search::Turn;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::disclosure::{Disclosure, Truth};
use crate::table::{Hindsight, SeatView};

pub use super::game::{AnyGame, Companion};

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
pub trait AnyTable: Send + Sync {
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

    /// The draw that could be claimed now.
    fn claim(&self) -> Option<Reason>;

    /// Reads a turn, or the rest of one, as people type it: canonical text, SAN, UCI, long algebraic, parts joined
    /// by `/`. It is read up to its first commit point, from the seat's view alone. Whether the text behind is
    /// legal depends on what is uncovered there, so it is kept: [`crate::typed::take`] reads on.
    ///
    /// # Errors
    /// When the text can't be read or isn't legal, or what is behind the commit point can't be meant in any world
    /// that fits the view; the sentence says what would work.
    fn understand(&self, seat: Seat, typed: &str) -> Result<Understood, Refusal>;

    /// Like [`AnyTable::understand`], for a turn that must end where the text does.
    ///
    /// # Errors
    /// As for [`AnyTable::understand`], and when it can't end there.
    fn read(&self, seat: Seat, typed: &str) -> Result<Typed, Refusal> {
        self.understand(seat, typed)?.turn()
    }

    /// The best suggestions, at most `limit`: turns (or openings of turns, up to their commit point) of a seat
    /// that fit what was typed so far, as canonical text with a label in the voice's language. Made from the
    /// seat's view alone.
    fn suggest(&self, seat: Seat, typed: &str, limit: usize, voice: &dyn Voice) -> Vec<(String, String)>;

    /// The chance outcomes and their weights, when chance is to act.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// The number of outcomes chance has decided so far: the number of the next draw.
    fn chances(&self) -> u64;

    /// Fixes the order of the unseen cards: for tools and tests.
    ///
    /// # Errors
    /// When the game has no cards, or these are not among the unseen ones.
    fn fix_deck(&mut self, cards: &str) -> Result<(), SetupError>;

    /// The puzzle for the referee to solve, as soon as it is known: the answer may be awaited much later.
    fn question(&self) -> Option<String>;

    /// The time limit in force, if the game has its own.
    fn limit(&self) -> Option<Limit>;

    /// Shortcuts for a seat's offered steps: several at one press.
    fn shortcuts(&self, seat: Seat) -> &'static [Shortcut];

    /// The word for a button that says what the asked seats do now; `None` where they make a move. Public.
    fn action(&self) -> Option<Phrase>;

    /// The confirmation before steps of a seat that cost something and are easily chosen by mistake.
    fn warns(&self, seat: Seat, steps: &str) -> Option<Warning>;

    /// Deductions of a seat about others' secrets, as sentences for nobody else; none once the game is over.
    fn deductions(&self, seat: Seat) -> Vec<Event>;

    /// A seat's knowledge, for a computer player to think from: never more, even when the game is over.
    fn view_of(&self, seat: Seat) -> SeatView;

    /// A viewer's scene.
    fn scene(&self, viewer: Viewer) -> Scene<Phrase>;

    /// A viewer's scene in English: for tools and tests.
    fn scene_in_english(&self, viewer: Viewer) -> Scene {
        self.scene(viewer).in_english(self.info())
    }

    /// The ranking of a finished game, best first, equal seats in one set; empty where only winning counts.
    fn places(&self) -> Vec<SeatSet>;

    /// The record of the turns so far, as a viewer may see them.
    fn record(&self, viewer: Viewer) -> Vec<TurnRecord>;

    /// The record from a line of the log on, with `None` for each line hidden from the viewer: its cost doesn't
    /// grow with the length of the game.
    fn record_from(&self, viewer: Viewer, line: usize) -> Vec<Option<TurnRecord>>;

    /// The record from the last turn back, each made on demand: its cost doesn't grow with the length of the game.
    fn recent(&self, viewer: Viewer) -> Box<dyn Iterator<Item = TurnRecord> + '_>;

    /// The proof that the game is over, if it is: it discloses what earlier states of it hid. `None` where
    /// something was still [sealed](AnyTable::sealed) at its end: such a game stays as everybody saw it.
    fn disclosure(&self) -> Option<Disclosure>;

    /// Everything disclosed at this state of a finished game; `None` when the proof is another game's.
    fn truth(&self, disclosure: &Disclosure) -> Option<Truth>;

    /// The disclosed record from a line of the log on; `None` when the proof is another game's.
    fn truth_from(&self, disclosure: &Disclosure, line: usize) -> Option<Vec<Option<TurnRecord>>>;

    /// The disclosed state of a finished game, for a computer player's review; `None` when the proof is another game's.
    fn hindsight(&self, disclosure: &Disclosure) -> Option<Hindsight>;

    /// The full position text, secrets included. Not for players' eyes while the game runs; for a finished game,
    /// without what stays closed.
    fn position(&self) -> String;

    /// The number of lines in the log of turns and decisions: fewer after a takeback than before it.
    fn lines(&self) -> usize;

    /// The number of completed turns.
    fn turns_completed(&self) -> u32;

    /// A copy, for drafts.
    fn fork(&self) -> Box<dyn AnyTable>;

    /// Sets the key from which worlds are imagined. Without one it is [`Imagination::OPEN`].
    fn imagine_by(&mut self, imagination: Imagination);

    /// The random numbers for world number `world` at this state.
    fn imagination(&self, world: u64) -> Numbers;

    /// A table in a random world that fits what the viewer knows, log not included.
    fn resample(&self, viewer: Viewer, rng: &mut dyn Rng) -> Box<dyn AnyTable>;

    /// The number of turn sequences of length `depth` from here, computed from the full state.
    fn perft(&self, depth: u32) -> u64;

    /// The number of steps a seat may take next, without wording them: it measures the cost of the rules alone.
    fn count_steps(&self, seat: Seat) -> usize;

    /// The turns of [`AnyTable::turns`] as the fast generator lists them, sorted, each with a text of the position
    /// behind it, in which useless rights may stand; `None` where the generator doesn't cover everything that may
    /// happen. It ignores history, so it may list turns after history ended the game.
    fn fast_turns(&self) -> Option<Vec<Turn>>;

    /// Every complete legal turn of the seats to act, sorted, computed from the full state: for tools and tests.
    /// `None` if there are more than `most`: many zombies alone can have millions.
    fn turns_within(&self, most: usize) -> Option<Vec<String>>;

    /// Every complete legal turn, without limit.
    fn turns(&self) -> Vec<String> {
        self.turns_within(usize::MAX).unwrap_or_default()
    }
}
