//! The contract of a game: what a folder under `games/` has to say.
//!
//! A *step* is one decision of the rules; a *turn* is the text of its steps joined by `/`. Offers are made
//! from a [`Rules::View`], never from the state, so that what a seat is offered cannot leak what it does not know.
//!
//! - `info`: what a game is; `pages`: its rules for people to read; `outcome`: who is asked next, how it ends
//! - `step`: what a step looks like and what it did; `value`: what goes into sentences; `refusal`: what can't be done

mod info;
mod outcome;
mod pages;
mod refusal;
mod step;
mod value;

use std::fmt::{self, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;

use crate::scene::Scene;
use crate::seat::{Seat, SeatSet, Viewer};

pub use info::{Credit, Dialect, Info, OptionInfo, OptionKind, Options, SeatInfo};
pub use outcome::{Effort, GameResult, Limit, Outcome, Pending, Reason, Shortcut};
pub use pages::Pages;
pub use refusal::{Refusal, SetupError};
pub use step::{Applied, Audience, Describe, Event, Progress};
pub use value::Value;

/// The rules of one game, as a unit struct.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Name, inventor, seats, options, texts.
    const INFO: Info;
    /// What readers of PGN call the game: only when every turn is a move of chess, labelled in SAN, from a position of
    /// chess. Nothing for games that PGN can't say.
    const PGN: Option<Dialect> = None;
    /// Whether a lower score is the better one, where scores are reached against the game.
    const LOW_SCORES: bool = false;
    /// The whole truth, repetition keys included.
    type State: Clone + Eq + Hash + Send + Sync + 'static;
    /// What one viewer may know. Games without secrets use the state itself.
    type View: Clone + Eq + Send + Sync + 'static;
    /// One decision. `Display` is the notation (empty for a step that writes nothing), `Ord` the order of lists.
    type Step: Copy + Ord + Display + FromStr + fmt::Debug + Send + Sync + 'static;

    /// The state before the first step. Where the rules have several editions it keeps the one asked for.
    ///
    /// # Errors
    /// When the options don't fit together. (Their ranges were checked against [`Info::options`] before.)
    fn start(options: &Options) -> Result<Self::State, SetupError>;

    /// The state a position text describes (RULES, "Position text").
    ///
    /// # Errors
    /// When the text is not a position of this game; the sentence says what is wrong with it.
    fn parse(position: &str, options: &Options) -> Result<Self::State, SetupError>;

    /// The full position text of a state, in canonical form.
    fn position(state: &Self::State) -> String;

    /// Who must decide next.
    fn pending(state: &Self::State) -> Pending;

    /// The seats whose steps are taken now: those that are asked, and those that may still change a sealed decision. A
    /// change replaces the one before: it is made in one go, without chance or a commit point in it, and leaves the state that
    /// there would be had it been decided like that at once.
    fn may_act(state: &Self::State) -> SeatSet {
        match Self::pending(state) {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seats that have made a decision which is sealed until others have made theirs, and those haven't. A game that ends
    /// like that opens nothing of it: who ends a game must not see what others decided before deciding, too. Public.
    fn sealed(state: &Self::State) -> SeatSet {
        match Self::pending(state) {
            Pending::Seats(asked) => {
                Self::may_act(state).iter().filter(|seat| !asked.contains(*seat)).collect()
            }
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// What a viewer may know: the only door to everything that leaves the engine.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What everybody may know once the game is over: nothing stays hidden, unless something was still [sealed](Rules::sealed)
    /// at its end. Asked for every moment of a finished game, the middle of its turns included. The default is for games without secrets.
    fn opened(state: &Self::State) -> Self::View {
        Self::view(state, Viewer::Public)
    }

    /// The steps a seat may take next, sorted and unique: empty when the viewer is not asked.
    /// A step that no legal turn completes is never offered.
    fn offers(view: &Self::View, out: &mut Vec<Self::Step>);

    /// What a menu needs to know about an offered step. `offered` is all of [`Rules::offers`]: what tells a step from others
    /// is found there, and nothing is looked for again for each of them.
    fn describe(view: &Self::View, step: Self::Step, offered: &[Self::Step]) -> Describe;

    /// Takes one step.
    ///
    /// # Errors
    /// When the step is not offered; nothing has changed then.
    fn apply(state: &mut Self::State, seat: Seat, step: Self::Step) -> Result<Applied, Refusal>;

    /// The outcomes and their weights at a chance node; empty elsewhere.
    fn outcomes(_state: &Self::State) -> Vec<(Self::Step, u32)> {
        Vec::new()
    }

    /// Takes a chance outcome.
    ///
    /// # Errors
    /// When it is none of [`Rules::outcomes`].
    fn happen(_state: &mut Self::State, _outcome: Self::Step) -> Result<Applied, Refusal> {
        Err(Refusal::NOT_OFFERED)
    }

    /// Fixes the order in which the cards that are still unseen will come: for tools and tests.
    ///
    /// # Errors
    /// When the game has no cards, or these are not among the unseen ones.
    fn fix_deck(_state: &mut Self::State, _cards: &str) -> Result<(), SetupError> {
        Err(SetupError::new(format!("{} is played without cards", Self::INFO.title)))
    }

    /// The puzzle that the referee has to work out sooner or later, as a text that says all of it.
    fn question(_state: &Self::State) -> Option<String> {
        None
    }

    /// Works a puzzle out: pure, slow, bounded by `effort`. The answer is the text of a step for [`Rules::rule`].
    fn work_out(_question: &str, _effort: &Effort<'_>) -> Option<String> {
        None
    }

    /// Takes the referee's ruling when it is awaited.
    ///
    /// # Errors
    /// When no ruling is awaited, or it can't be one on the question.
    fn rule(_state: &mut Self::State, _ruling: Self::Step) -> Result<Applied, Refusal> {
        Err(Refusal::NOT_OFFERED)
    }

    /// A time limit of the game's own, apart from the players' clocks.
    fn limit(_state: &Self::State) -> Option<Limit> {
        None
    }

    /// What giving up or running out of time means for a seat, where it isn't the end of the game: by default the
    /// seat's team has lost.
    fn forfeit(_state: &mut Self::State, _seat: Seat, _reason: Reason) -> Option<Applied> {
        None
    }

    /// How the seats came in once the game is over, best first, equals together. Nothing where only winning counts.
    fn places(_state: &Self::State) -> Vec<SeatSet> {
        Vec::new()
    }

    /// Ways to take the steps that are offered now at one press.
    fn shortcuts(_view: &Self::View) -> &'static [Shortcut] {
        &[]
    }

    /// Whether turns that go on with this step are listed and suggested: not where there are more of them than anybody could
    /// look at. They can be played all the same.
    fn is_listed(_step: Self::Step) -> bool {
        true
    }

    /// Reads one part of a turn as people type it (SAN, UCI …); `typed` is trimmed and not empty.
    /// The default knows the canonical notation only.
    ///
    /// # Errors
    /// When no offered step, or more than one, is meant. The sentence may use nothing but the view.
    fn read(view: &Self::View, typed: &str) -> Result<Self::Step, Refusal> {
        let step = typed.parse().map_err(|_| Refusal::unreadable(typed))?;
        let mut offers = Vec::new();
        Self::offers(view, &mut offers);
        if offers.contains(&step) { Ok(step) } else { Err(Refusal::NOT_OFFERED) }
    }

    /// Puts the parts of a turn as somebody typed them in the order in which they are decided, where any order is as clear. The
    /// default leaves them as they are.
    fn arranged(_view: &Self::View, _typed: &mut [&str]) {}

    /// Whether the parts that are typed behind a step that ends a draft may be meant for what the seat is asked next, whatever
    /// the step uncovers: by the view from before the step alone. The default is for games in which no step of a seat is
    /// a commit point: there it ends the turn.
    ///
    /// # Errors
    /// When they can't be meant in any world that fits the view.
    fn beyond(_view: &Self::View, _step: Self::Step, typed: &[&str]) -> Result<(), Refusal> {
        if typed.is_empty() { Ok(()) } else { Err(Refusal::TOO_MANY) }
    }

    /// A step of a turn as this viewer may see it in the record; `None` leaves it out.
    fn shown(_viewer: Viewer, _by: Seat, step: Self::Step) -> Option<String> {
        Some(step.to_string())
    }

    /// A chance outcome as this viewer may see it in the record; `None` leaves it out.
    fn drawn(_viewer: Viewer, outcome: Self::Step) -> Option<String> {
        Some(outcome.to_string())
    }

    /// What the record says besides about the turn that was just completed: how an attempt was answered.
    fn remark(_state: &Self::State) -> Option<&'static str> {
        None
    }

    /// What to draw and to say.
    fn scene(view: &Self::View) -> Scene;

    /// What a viewer who plays can tell, from what everybody knows, about what others keep from it: sentences of the game's
    /// words, for nobody else. For a page that people open to think; nothing that has happened.
    fn deductions(_view: &Self::View) -> Vec<Event> {
        Vec::new()
    }

    /// A draw that the seat to act may claim now (threefold repetition, fifty moves), by what is public.
    fn claim(_state: &Self::State) -> Option<Reason> {
        None
    }

    /// A world that fits everything the viewer knows, chosen at random: for tests of secrecy, and for reading ahead
    /// without touching the truth. Games without secrets return the state.
    fn resample(view: &Self::View, rng: &mut dyn Rng) -> Self::State;

    /// The number of turn sequences of length `depth` from here, counted by a private fast generator, if the game has one.
    fn fast_perft(_state: &Self::State, _depth: u32) -> Option<u64> {
        None
    }
}
