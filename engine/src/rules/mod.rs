//! The contract of a game: what a folder under `games/` must provide.
//!
//! A *step* is one decision of the rules; a *turn* is the text of its steps joined by `/`. Offers are made
//! from a [`Rules::View`], never from the state, so that what a seat is offered cannot leak what it does not know.
//!
//! - [`capability`]: what only some games offer; `capabilities`: the list of a game's capabilities; `achievement`:
//!   a game's achievements; [`story`]: where they are found; `puzzle`: holes to solve alone; [`lesson`]: lessons;
//!   [`worked`]: a worked turn, picture by picture
//! - `info`: what a game is; `pages`: its rules for people to read; `words`: its texts by language; `outcome`: who
//!   must decide next, how a game ended
//! - `step`: descriptions and results of steps; `value`: arguments of sentences; `phrase`: sentences as data;
//!   `refusal`: refused steps and setups; `english`: renders them in English

mod achievement;
mod capabilities;
pub mod capability;
mod english;
mod info;
pub mod lesson;
mod outcome;
mod pages;
mod phrase;
mod puzzle;
mod refusal;
pub(crate) mod setup_refusals;
mod step;
pub mod story;
mod value;
mod words;
pub mod worked;

use std::fmt::{self, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;

use crate::scene::Scene;
use crate::seat::{Seat, Viewer};

pub use achievement::{Achieved, Achievement, Achievements};
pub use capabilities::{Capabilities, Happens, Outcomes};
pub use english::plural;
pub use info::{Credit, Dialect, Info, Length, OptionInfo, OptionKind, Options, SeatInfo};
pub use lesson::Lesson;
pub use outcome::{Effort, GameResult, Limit, Outcome, Pending, Reason, Shortcut};
pub use pages::Pages;
pub(crate) use pages::pages_beside;
pub use phrase::{English, Phrase, Voice};
pub use puzzle::{Problem, Puzzles};
pub(crate) use refusal::refusals;
pub use refusal::{Refusal, SetupError, Why};
pub use step::{Applied, Audience, Describe, Event, Progress};
pub use story::Story;
pub use value::Value;
pub use words::Words;
pub(crate) use words::words_beside;

/// The rules of one game, as a unit struct: the core that every game writes. What only some have stands in [`capability`].
pub trait Rules: Sized + Send + Sync + 'static {
    /// Its names, inventor, seats, options and texts.
    const INFO: Info;
    /// Its capabilities beyond the core.
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE;
    /// The full state, repetition keys included.
    type State: Clone + Eq + Hash + Send + Sync + 'static;
    /// One viewer's knowledge. Games without secrets use the state itself.
    type View: Clone + Eq + Send + Sync + 'static;
    /// One step: a decision. `Display` is the notation (empty for a step that writes nothing), `Ord` the order of lists.
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

    /// A viewer's knowledge: the only door to everything that leaves the engine.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The steps a seat may take next, sorted and unique: empty when the viewer is not asked.
    /// A step that no legal turn completes is never offered.
    fn offers(view: &Self::View, out: &mut Vec<Self::Step>);

    /// Menu descriptions of all offered steps, in their order: at once, since labels tell each step from the others.
    fn describe_all(view: &Self::View, offered: &[Self::Step]) -> Vec<Describe>;

    /// Takes one step.
    ///
    /// # Errors
    /// When the step is not offered; nothing has changed then.
    fn apply(state: &mut Self::State, seat: Seat, step: Self::Step) -> Result<Applied, Refusal>;

    /// The prompt for a seat that must act, as far as the viewer may know it: a question about the pending step.
    /// Empty where the seat is to make a move and nothing more has to be said.
    fn asks(_view: &Self::View, _seat: Seat) -> Phrase {
        Phrase::default()
    }

    /// The scene: what to draw and to say.
    fn scene(view: &Self::View) -> Scene<Phrase>;

    /// A random world that fits everything the viewer knows: for tests of secrecy, and for reading ahead without
    /// using the true state. Games without secrets return the state.
    fn resample(view: &Self::View, rng: &mut dyn Rng) -> Self::State;
}
