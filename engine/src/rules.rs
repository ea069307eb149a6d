//! The contract of a game: what a folder under `games/` has to say.
//!
//! A *step* is one decision of the rules; a *turn* is the text of its steps joined by `/`. Offers are made
//! from a [`Rules::View`], never from the state, so that what a seat is offered cannot leak what it does not know.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::hash::Hash;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use rand_core::Rng;

use crate::board::Square;
use crate::pgn::Dialect;
use crate::printable;
use crate::scene::{Glyph, Scene, Tint};
use crate::seat::{Seat, SeatSet, Team, Viewer};
use crate::team;

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

    /// The state before the first step.
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

    /// The seats whose steps are taken now: those that are asked, and those that may still change a sealed decision.
    fn may_act(state: &Self::State) -> SeatSet {
        match Self::pending(state) {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// What a viewer may know: the only door to everything that leaves the engine.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What everybody may know once the game is over: nothing stays hidden. Asked for every moment of a finished game, the
    /// middle of its turns included. The default is for games without secrets.
    fn opened(state: &Self::State) -> Self::View {
        Self::view(state, Viewer::Public)
    }

    /// The steps a seat may take next, sorted and unique: empty when the viewer is not asked.
    /// A step that no legal turn completes is never offered.
    fn offers(view: &Self::View, out: &mut Vec<Self::Step>);

    /// What a menu needs to know about an offered step.
    fn describe(view: &Self::View, step: Self::Step) -> Describe;

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

/// What a game is, for catalogues, menus and help.
#[derive(Debug)]
pub struct Info {
    /// The stable identifier, `zombie`.
    pub id: &'static str,
    /// The name for people, `Zombie Chess`.
    pub title: &'static str,
    /// Who invented it.
    pub inventor: &'static str,
    /// One sentence that makes somebody want to try it.
    pub summary: &'static str,
    /// The rules as Markdown, in our own words.
    pub rules: &'static str,
    /// The seats, first to move first.
    pub seats: &'static [SeatInfo],
    /// How many of them must be taken at least. Where that is fewer than there are, the option `players` says how
    /// many are.
    pub fewest: usize,
    /// The options with their ranges.
    pub options: &'static [OptionInfo],
    /// What players keep from each other, as a noun phrase (`where pieces are buried`); `None` when nothing is hidden.
    pub secret: Option<&'static str>,
    /// Whether chance takes part whatever the options say.
    pub chance: bool,
    /// The sentences for this game's events: (code, template with `{name}` for each argument).
    pub words: &'static [(&'static str, &'static str)],
}

/// One seat of a game.
#[derive(Debug)]
pub struct SeatInfo {
    /// `White`.
    pub name: &'static str,
    /// Who this seat wins with.
    pub team: Team,
    /// The colour of its pieces.
    pub tint: Tint,
}

/// One option of a game.
#[derive(Debug)]
pub struct OptionInfo {
    /// The key, `position`.
    pub key: &'static str,
    /// What it does, for people, in one short sentence.
    pub help: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// The values an option takes.
#[derive(Debug)]
pub enum OptionKind {
    /// A whole number from `min` to `max`; without a default it is left to chance.
    Number {
        /// Smallest value.
        min: u32,
        /// Largest value.
        max: u32,
        /// Value when not given.
        default: Option<u32>,
    },
    /// `on` or `off`.
    Switch {
        /// Value when not given.
        default: bool,
    },
    /// One of a few values.
    Choice {
        /// Them, in the order of menus.
        values: &'static [&'static str],
        /// Value when not given.
        default: &'static str,
    },
    /// A text the game itself checks, for tools and tests: people at a table are not offered it, since it would decide
    /// in the open what the game keeps secret.
    Text,
}

/// The options of one table: checked against the game's [`Info::options`], sorted by key, defaults not filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Checks options against what the game knows.
    ///
    /// # Errors
    /// For an unknown key, a key given twice, or a value out of range.
    pub fn new<'a>(
        info: &Info,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let mut options = BTreeMap::new();
        for (key, value) in pairs {
            let Some(known) = info.options.iter().find(|option| option.key == key) else {
                let known: Vec<_> = info.options.iter().map(|option| option.key).collect();
                return Err(SetupError::new(if known.is_empty() {
                    format!("{} has no options", info.title)
                } else {
                    format!("{} has no option “{key}”; it knows {}", info.title, known.join(", "))
                }));
            };
            known.kind.check(key, value)?;
            if options.insert(key.to_owned(), value.to_owned()).is_some() {
                return Err(SetupError::new(format!("the option “{key}” was given twice")));
            }
        }
        Ok(Self(options))
    }

    /// The value of an option, if it was given.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// The value of a [`OptionKind::Number`], if it was given.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<u32> {
        self.get(key)?.parse().ok()
    }

    /// All given options, sorted by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

impl OptionKind {
    fn check(&self, key: &str, value: &str) -> Result<(), SetupError> {
        let wrong = |what: String| Err(SetupError::new(format!("the option “{key}” takes {what}")));
        match self {
            Self::Number { min, max, .. } => match value.parse::<u32>() {
                Ok(number) if (*min..=*max).contains(&number) && number.to_string() == value => Ok(()),
                _ => wrong(format!("a whole number from {min} to {max}")),
            },
            Self::Switch { .. } if value == "on" || value == "off" => Ok(()),
            Self::Switch { .. } => wrong("“on” or “off”".to_owned()),
            Self::Choice { values, .. } if values.contains(&value) => Ok(()),
            Self::Choice { values, .. } => wrong(values.join(" or ")),
            Self::Text => Ok(()),
        }
    }
}

/// Who must decide next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// These seats, each for itself and unseen by the others when there are several.
    Seats(SeatSet),
    /// Chance: one of [`Rules::outcomes`] has to be drawn.
    Chance,
    /// The referee: [`Rules::question`] has to be answered.
    Referee,
    /// Nobody: the game is over.
    Over(Outcome),
}

/// How hard the referee may think.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// How many positions it may look at.
    pub nodes: u64,
    /// How much memory it may use, in bytes.
    pub bytes: usize,
    /// Set when nobody waits for the answer any more.
    pub stop: &'a AtomicBool,
}

/// A time limit of a game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limit {
    /// How long whoever is asked has, from the moment the limit came into force.
    pub seconds: u32,
    /// Which limit of the game this is: another number is another limit, and time starts afresh.
    pub round: u32,
}

/// A way to take several steps at one press.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shortcut {
    /// Choose for me.
    Random,
    /// What I chose in my last game.
    Again,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won what.
    pub result: GameResult,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// The outcome as a sentence, with the name of the team that won: `White wins: resignation.`
    #[must_use]
    pub fn sentence(self, seats: &[SeatInfo]) -> String {
        let reason = self.reason;
        match self.result {
            GameResult::Won(team) => format!("{}: {reason}.", team::victory(seats, team)),
            GameResult::Shared(winners) => format!("{}: {reason}.", team::shared_victory(seats, winners)),
            GameResult::Drawn => format!("Draw: {reason}."),
            GameResult::Scored(score) => format!("Score {score}: {reason}."),
            GameResult::Lost => format!("Lost: {reason}."),
            GameResult::Void => format!("No result: {reason}."),
        }
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// A team won.
    Won(Team),
    /// These seats share the win.
    Shared(SeatSet),
    /// Nobody won.
    Drawn,
    /// A team that plays against the game reached this score.
    Scored(u32),
    /// A team that plays against the game lost.
    Lost,
    /// The game was called off: there is no result.
    Void,
}

/// Why a game ended, as a stable code for people to read: `checkmate`, `stalemate`, `threefold repetition`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reason(pub &'static str);

impl Reason {
    /// The side to move is in check and has no legal turn.
    pub const CHECKMATE: Self = Self("checkmate");
    /// The king was taken.
    pub const KING_CAPTURED: Self = Self("king captured");
    /// The side to move is not in check and has no legal turn.
    pub const STALEMATE: Self = Self("stalemate");
    /// No sequence of turns could end in a win.
    pub const DEAD_POSITION: Self = Self("dead position");
    /// The position stood for the third time and somebody claimed.
    pub const THREEFOLD: Self = Self("threefold repetition");
    /// The position stood for the fifth time.
    pub const FIVEFOLD: Self = Self("fivefold repetition");
    /// Fifty moves of each side without capture or pawn move, and somebody claimed.
    pub const FIFTY_MOVES: Self = Self("fifty-move rule");
    /// Seventy-five moves of each side without capture or pawn move.
    pub const SEVENTY_FIVE_MOVES: Self = Self("seventy-five-move rule");
    /// A player gave up.
    pub const RESIGNATION: Self = Self("resignation");
    /// The players agreed.
    pub const AGREEMENT: Self = Self("agreement");
    /// A player ran out of time.
    pub const TIMEOUT: Self = Self("time");
    /// The game was ended without a result.
    pub const CALLED_OFF: Self = Self("called off");
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What a menu needs to know about a step: enough to split a long list by piece, then target, then the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Describe {
    /// Where the piece that acts stands.
    pub from: Option<Square>,
    /// Where it goes, or the square the step is about.
    pub to: Option<Square>,
    /// The step for people, short enough for a button (at most 60 characters): `Nf3`, `Bury under the pawn on b2`, `End the turn`.
    pub label: String,
    /// What acts, for a menu of pieces: `Knight g1`. Empty when `from` is `None`.
    pub piece: String,
    /// Whether the step captures.
    pub capture: bool,
    /// What it brings: what a pawn becomes, what is made, the card that is played. `None` where it is about pieces that
    /// stand there already.
    pub brings: Option<Glyph>,
}

impl Describe {
    /// A step about no square and no piece.
    #[must_use]
    pub const fn plain(label: String) -> Self {
        Self { from: None, to: None, label, piece: String::new(), capture: false, brings: None }
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

/// Something that happened, as data: worded by the game's [`Info::words`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who may learn of it.
    pub audience: Audience,
    /// A stable code, `zombie/rose`.
    pub code: &'static str,
    /// The arguments of the sentence.
    pub args: Vec<(&'static str, String)>,
    /// Whether somebody learns from it what they couldn't tell from what everybody is shown of the turn: then the turn
    /// can't be taken back. In games without secrets nothing does.
    pub reveals: bool,
}

impl Event {
    /// An event that everybody may learn of. Unless it is said to be [evident](Event::evident) it reveals something.
    #[must_use]
    pub fn public(code: &'static str, args: Vec<(&'static str, String)>) -> Self {
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

    /// The event as a sentence, by the game's words.
    #[must_use]
    pub fn sentence(&self, info: &Info) -> String {
        self.worded(info.words)
    }

    /// The event as a sentence, by a list of (code, template).
    #[must_use]
    pub fn worded(&self, words: &[(&str, &str)]) -> String {
        let template = words.iter().find(|(code, _)| *code == self.code).map_or(self.code, |(_, text)| text);
        self.args
            .iter()
            .fold(template.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
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

/// A table can't be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(String);

impl SetupError {
    /// An error with its sentence for people. What can't be printed is left out of it.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(printable::sentence(sentence.into()))
    }
}

/// A step was refused: a stable code for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{sentence}")]
pub struct Refusal {
    /// `step/not-offered`, `step/not-your-turn`, `step/unreadable`, `step/ambiguous`, `game/over` …
    pub code: &'static str,
    /// What is wrong and what would work; nothing in it that the asker may not know.
    pub sentence: std::borrow::Cow<'static, str>,
}

impl Refusal {
    /// The step is not legal here.
    pub const NOT_OFFERED: Self = Self::fixed("step/not-offered", "That isn't possible in this position.");
    /// Somebody else is to act.
    pub const NOT_YOUR_TURN: Self = Self::fixed("step/not-your-turn", "It isn't your turn.");
    /// The game has ended.
    pub const OVER: Self = Self::fixed("game/over", "This game is over.");

    /// A refusal with a fixed sentence.
    #[must_use]
    pub const fn fixed(code: &'static str, sentence: &'static str) -> Self {
        Self { code, sentence: std::borrow::Cow::Borrowed(sentence) }
    }

    /// A refusal with a sentence of its own. What can't be printed is left out of it.
    pub fn new(code: &'static str, sentence: impl Into<String>) -> Self {
        Self { code, sentence: std::borrow::Cow::Owned(printable::sentence(sentence.into())) }
    }

    /// The text could not be read.
    #[must_use]
    pub fn unreadable(typed: &str) -> Self {
        let shown = printable::quoted(typed);
        Self::new("step/unreadable", format!("I can't read “{shown}”. Try a move like `e2e4` or `Nf3`."))
    }
}
