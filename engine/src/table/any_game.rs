//! A game and a table behind one object-safe, text-only face: all that bot, store and tools know of the rules.

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

/// Who did what an [`Entry`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Chance.
    Chance,
    /// The referee, who rules on a question, or calls the game off.
    Referee,
}

/// One line of a table's log. Setup and log together are the state, for ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Who.
    pub actor: Actor,
    /// What: steps joined by `/` up to a commit point or the end of the turn (`c6d7/c3c4`), a chance outcome, a ruling,
    /// or the word of a [`TableStep`].
    pub text: String,
}

/// A typed turn, read as far as its seat can see: the same in every world that fits what the seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// What comes first, up to a commit point or the end of the turn: possible in every such world.
    pub entry: Entry,
    /// What was typed beyond the commit point, to be read once the entry stands; empty if nothing was.
    pub rest: String,
}

/// What was typed, by a seat's view alone: a turn, or a beginning after which its player is asked on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// A turn, or a part of one up to its first commit point.
    Turn(Typed),
    /// Steps that are no whole turn yet, or after which the game [asks for more](crate::rules::capability::Reading::asks_on), and nothing
    /// was typed about that: people are asked then, instead of being refused or having their turn ended.
    Begun {
        /// The steps.
        steps: Entry,
        /// Whether they are a turn as they stand.
        ends: Result<(), Refusal>,
    },
}

impl Understood {
    /// What was typed as a turn that ends there.
    ///
    /// # Errors
    /// When it can't end there.
    pub fn turn(self) -> Result<Typed, Refusal> {
        match self {
            Self::Turn(typed) => Ok(typed),
            Self::Begun { steps, ends } => ends.map(|()| Typed { entry: steps, rest: String::new() }),
        }
    }

    /// What is read first.
    #[must_use]
    pub fn entry(&self) -> &Entry {
        match self {
            Self::Turn(typed) => &typed.entry,
            Self::Begun { steps, .. } => steps,
        }
    }
}

/// Decisions about the game rather than in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableStep {
    /// Gives up.
    Resign,
    /// Offers a draw. The offer lapses when the other side completes a turn.
    OfferDraw,
    /// Takes the offer.
    AcceptDraw,
    /// Turns the offer down.
    DeclineDraw,
    /// Claims a draw that the rules allow to claim.
    ClaimDraw,
    /// Has run out of time.
    Timeout,
    /// Calls the game off: nobody wins. Who may is for the host to decide; the referee may, too.
    CallOff,
    /// Takes one's last whole turn back, and all that came after it. Who has to agree is for the host to decide. It leaves
    /// no line in the record: that shows the game as it stands.
    Takeback,
}

impl TableStep {
    /// Every such decision.
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

    /// The decision of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.word() == word)
    }
}

/// How far a takeback goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// How many complete turns it undoes, those of all seats.
    pub turns: usize,
    /// How many of the last lines of the record, which are the same for every viewer.
    pub lines: usize,
}

/// A next step somebody may take, ready for menus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Canonical text; empty for a step that only ends the turn.
    pub text: String,
    /// Where the piece that acts stands.
    pub from: Option<Square>,
    /// Where it goes, or the square the step is about.
    pub to: Option<Square>,
    /// For people, short: `Nf3`.
    pub label: Phrase,
    /// For a menu of pieces: `Knight g1`; without `from` a card or a creature to be played, or empty.
    pub piece: Phrase,
    /// Whether it captures.
    pub capture: bool,
    /// What it brings: what a pawn becomes, what is made, the card that is played.
    pub brings: Option<Glyph>,
}

/// One completed or running turn of the record, as a viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRecord {
    /// Who, `None` for chance and the referee.
    pub seat: Option<Seat>,
    /// The steps, joined by `/`, secret ones as this viewer may see them.
    pub text: String,
    /// The same as chess players write it (`Nf3`, `exd5`, `Qh4#`), where a turn is a move of chess.
    pub san: Option<String>,
    /// Whether several decided at the same time, so that it is nobody's turn in the order of play.
    pub together: bool,
    /// A sentence for it, where nobody would say that it was played: of `$who` (`you` or `other`) and `$person`, or of what the referee
    /// ruled.
    pub worded: Option<Phrase>,
    /// Whether the turn is complete.
    pub complete: bool,
    /// How it was answered, where that isn't in the text.
    pub remark: Option<&'static str>,
    /// Whether it is the referee's doing.
    pub ruled: bool,
}

/// A game being played: setup plus log, with everything derived.
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

    /// Who must decide next, resignations and the like included.
    fn pending(&self) -> Pending;

    /// The seats whose steps are taken now: those that are asked, and those that may still change a sealed decision.
    fn may_act(&self) -> SeatSet;

    /// The seats that have made a decision which is sealed until others have made theirs, and those haven't; or hadn't, when
    /// the game ended: then it stays shut. The same for everybody.
    fn sealed(&self) -> SeatSet;

    /// Whether a word of what has happened was kept from somebody: what was dealt, buried, chosen unseen. That it was is no
    /// secret.
    fn hides(&self) -> bool;

    /// Takes one log entry: as many steps as its text has, then the step that ends an optional tail, if one is due.
    ///
    /// # Errors
    /// When any part is refused; nothing has changed then.
    fn apply(&mut self, entry: &Entry) -> Result<Applied, Refusal>;

    /// Takes one step of a draft: like [`AnyTable::apply`] with a single offered step (by its text, empty to end the
    /// turn), but an optional tail stays open. Call it on a [`AnyTable::fork`].
    ///
    /// # Errors
    /// When the step is not offered.
    fn step(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal>;

    /// Whether an entry changes a decision that is sealed, and so stands in the log in place of the newest turn of its seat
    /// instead of behind it. The table is the same as if the decision had been made like that from the beginning.
    fn replaces(&self, entry: &Entry) -> bool;

    /// The next steps of a viewer, from its view alone: sorted, unique, empty when it is not asked.
    fn offers(&self, viewer: Viewer) -> Vec<Offer>;

    /// What a seat that is to act is asked, as far as a viewer knows. Nothing where it is to make a move and no more has to be
    /// said.
    fn asks(&self, viewer: Viewer, seat: Seat) -> Phrase;

    /// The decisions about the game that the seat may take now.
    fn table_offers(&self, seat: Seat) -> Vec<TableStep>;

    /// How far it would go if the seat took back its last whole turn.
    ///
    /// # Errors
    /// When it has none, or something came to light in it or since; the same in all worlds that fit the view.
    fn takeback(&self, seat: Seat) -> Result<Takeback, Refusal>;

    /// Who has offered a draw that still stands.
    fn draw_offered_by(&self) -> SeatSet;

    /// The draw that could be claimed now, if any.
    fn claim(&self) -> Option<Reason>;

    /// Reads a turn, or the rest of one, as people type it: canonical text, SAN, UCI, long algebraic, parts joined by `/`.
    /// It is read up to its first commit point, from the seat's view alone. Whether what was typed beyond is possible
    /// depends on what is uncovered there, so it is kept for then: [`crate::typed::take`] reads on.
    ///
    /// # Errors
    /// When it can't be read or isn't legal, or what was typed beyond the commit point can't be meant in any world that
    /// fits the view; the sentence says what would work.
    fn understand(&self, seat: Seat, typed: &str) -> Result<Understood, Refusal>;

    /// The same of a turn that ends where what was typed does.
    ///
    /// # Errors
    /// As for [`AnyTable::understand`], and when it can't end there.
    fn read(&self, seat: Seat, typed: &str) -> Result<Typed, Refusal> {
        self.understand(seat, typed)?.turn()
    }

    /// At most `limit` turns (or openings of turns, up to their commit point) of a seat that fit what was typed so far,
    /// best first, as canonical text with a label in the voice's words. Made from the seat's view alone.
    fn suggest(&self, seat: Seat, typed: &str, limit: usize, voice: &dyn Voice) -> Vec<(String, String)>;

    /// The chance outcomes and their weights, when chance is to act.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// How many outcomes chance has decided so far: the number of the next draw.
    fn chances(&self) -> u64;

    /// Fixes the order in which unseen cards will come: for tools and tests.
    ///
    /// # Errors
    /// When the game has no cards, or these are not among the unseen ones.
    fn fix_deck(&mut self, cards: &str) -> Result<(), SetupError>;

    /// The puzzle the referee has to work out, as soon as it is known: the answer may be awaited much later.
    fn question(&self) -> Option<String>;

    /// The time limit in force, if the game has one of its own.
    fn limit(&self) -> Option<Limit>;

    /// Ways for a seat to take the steps that it is offered at one press.
    fn shortcuts(&self, seat: Seat) -> &'static [Shortcut];

    /// What the seats that are asked do now, in a word for a button; nothing where they make a move. The same for everybody.
    fn action(&self) -> Option<Phrase>;

    /// What is asked before steps of a seat are taken that cost something, and are easily chosen by mistake.
    fn warns(&self, seat: Seat, steps: &str) -> Option<Warning>;

    /// What a seat can tell about what others keep from it, as sentences for nobody else; nothing once the game is over.
    fn deductions(&self, seat: Seat) -> Vec<Event>;

    /// What a seat may know, for a computer player to think from: never more, be the game over or not.
    fn view_of(&self, seat: Seat) -> SeatView;

    /// What a viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene<Phrase>;

    /// What a viewer sees, in English: for tools and tests.
    fn scene_in_english(&self, viewer: Viewer) -> Scene {
        self.scene(viewer).in_english(self.info())
    }

    /// How the seats came in once the game is over, best first, equals together; nothing where only winning counts.
    fn places(&self) -> Vec<SeatSet>;

    /// The turns so far as a viewer may see them.
    fn record(&self, viewer: Viewer) -> Vec<TurnRecord>;

    /// The same from a line of the log on, with nothing for each line that is none of the viewer's business: what is new is
    /// found as soon in a long game as in a short one.
    fn record_from(&self, viewer: Viewer, line: usize) -> Vec<Option<TurnRecord>>;

    /// The same from the last one back, each made when it is asked for: what was just played is found as soon in a long game as
    /// in a short one.
    fn recent(&self, viewer: Viewer) -> Box<dyn Iterator<Item = TurnRecord> + '_>;

    /// That the game is over, if it is: opens what earlier moments of it hid. Nothing where something was still
    /// [sealed](AnyTable::sealed) at its end: such a game stays as everybody saw it.
    fn disclosure(&self) -> Option<Disclosure>;

    /// Everything there is to see at this moment of a game that is over; `None` when the proof is another game's.
    fn truth(&self, disclosure: &Disclosure) -> Option<Truth>;

    /// Every word of the record from a line of the log on; `None` when the proof is another game's.
    fn truth_from(&self, disclosure: &Disclosure, line: usize) -> Option<Vec<Option<TurnRecord>>>;

    /// This moment of a game that is over, for a computer player to look back on; `None` when the proof is another game's.
    fn hindsight(&self, disclosure: &Disclosure) -> Option<Hindsight>;

    /// The whole truth as a position text. Not for players' eyes while the game runs; of one that is over without what stays shut.
    fn position(&self) -> String;

    /// How many lines the log of turns and decisions has: fewer after a takeback than before it.
    fn lines(&self) -> usize;

    /// The number of turns completed.
    fn turns_completed(&self) -> u32;

    /// A copy, for drafts.
    fn fork(&self) -> Box<dyn AnyTable>;

    /// From now on worlds are imagined by this secret. Without one by [`Imagination::OPEN`].
    fn imagine_by(&mut self, imagination: Imagination);

    /// The numbers by which world number `world` is imagined at this moment.
    fn imagination(&self, world: u64) -> Numbers;

    /// A table in a world that fits what the viewer knows, log not included.
    fn resample(&self, viewer: Viewer, rng: &mut dyn Rng) -> Box<dyn AnyTable>;

    /// The number of turn sequences of length `depth` from here, by the whole truth.
    fn perft(&self, depth: u32) -> u64;

    /// How many steps a seat may take next. Nothing is put into words: what this takes is what the rules take.
    fn count_steps(&self, seat: Seat) -> usize;

    /// The turns of [`AnyTable::turns`] as the fast generator of the game has them, sorted, each with a text of the position
    /// behind it, in which useless rights may stand; `None` where it doesn't know all that may happen. It knows nothing of
    /// history: where that ended the game, there may be some.
    fn fast_turns(&self) -> Option<Vec<Turn>>;

    /// Every complete legal turn of the seats to act, sorted, by the whole truth: for tools and tests. `None` where there are
    /// more than so many: the turns of many zombies alone can be millions.
    fn turns_within(&self, most: usize) -> Option<Vec<String>>;

    /// Every complete legal turn, however many there are.
    fn turns(&self) -> Vec<String> {
        self.turns_within(usize::MAX).unwrap_or_default()
    }
}
