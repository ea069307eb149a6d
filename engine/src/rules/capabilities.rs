//! The list of a game's capabilities as plain functions: a table for all games can't ask a type which traits it has.

use super::capability::{
    Chance, Claims, Deck, FastPerft, Forfeit, Places, Reading, Referee, Sealing, Secrets, Shortcuts,
    TimeLimit, Warning, Wording, nothing_beyond,
};
use super::{
    Achievements, Applied, Dialect, Effort, Event, Lesson, Limit, Pending, Phrase, Puzzles, Reason, Refusal,
    Rules, SetupError, Shortcut, setup_refusals,
};
use crate::search::Turn;
use crate::seat::{Seat, SeatSet, Viewer};

/// Checks what is typed behind a step: [`Secrets::beyond`].
type Beyond<R> = fn(&<R as Rules>::View, <R as Rules>::Step, &[&str]) -> Result<(), Refusal>;
/// The outcomes of a chance node and their weights.
pub type Outcomes<R> = fn(&<R as Rules>::State) -> Vec<(<R as Rules>::Step, u32)>;

/// Seats whose decisions never came to the table, with the steps that opened in their place; if the game is over,
/// those still waiting, too.
type NeverOpened<R> = fn(&<R as Rules>::State, bool) -> Vec<(Seat, Vec<<R as Rules>::Step>)>;

/// Applies an outcome of a chance node.
pub type Happens<R> = fn(&mut <R as Rules>::State, <R as Rules>::Step) -> Result<Applied, Refusal>;

/// Defines, for each capability, the method that lists all functions of its trait.
macro_rules! has {
    ($($word:ident: $capability:ident => $($item:ident),+;)+) => {
        $(
            #[doc = concat!("Has [`", stringify!($capability), "`].")]
            #[must_use]
            pub const fn $word(mut self) -> Self
            where
                R: $capability,
            {
                $(self.$item = R::$item;)+
                self
            }
        )+
    };
}

/// The capabilities of a game, as functions; those it doesn't have do nothing.
#[derive(Debug)]
pub struct Capabilities<R: Rules> {
    pub(crate) pgn: Option<Dialect>,
    pub(crate) achievements: Achievements,
    pub(crate) puzzles: Option<Puzzles>,
    pub(crate) lesson: Lesson,
    pub(crate) low_scores: bool,
    pub(crate) outcomes: Outcomes<R>,
    pub(crate) happen: Happens<R>,
    pub(crate) drawn: fn(Viewer, R::Step) -> Option<String>,
    pub(crate) fix_deck: fn(&mut R::State, &str) -> Result<(), SetupError>,
    pub(crate) question: fn(&R::State) -> Option<String>,
    pub(crate) work_out: fn(&str, &Effort<'_>) -> Option<String>,
    pub(crate) rule: fn(&mut R::State, R::Step) -> Result<Applied, Refusal>,
    pub(crate) limit: fn(&R::State) -> Option<Limit>,
    pub(crate) forfeit: fn(&mut R::State, Seat, Reason) -> Option<Applied>,
    pub(crate) places: fn(&R::State) -> Vec<SeatSet>,
    pub(crate) claim: fn(&R::State) -> Option<Reason>,
    pub(crate) shortcuts: fn(&R::View) -> &'static [Shortcut],
    pub(crate) opened: fn(&R::State) -> R::View,
    pub(crate) shown: fn(Viewer, Seat, R::Step) -> Option<String>,
    pub(crate) remark: fn(&R::State) -> Option<&'static str>,
    pub(crate) beyond: Beyond<R>,
    pub(crate) deductions: fn(&R::View) -> Vec<Event>,
    pub(crate) may_act: fn(&R::State) -> SeatSet,
    pub(crate) sealed: fn(&R::State) -> SeatSet,
    pub(crate) may_stay_shut: fn() -> bool,
    pub(crate) never_opened: NeverOpened<R>,
    pub(crate) keep_shut: fn(&mut R::State, Seat, &[R::Step]),
    pub(crate) read: fn(&R::View, &str) -> Result<R::Step, Refusal>,
    pub(crate) arranged: fn(&R::View, &mut Vec<&str>),
    pub(crate) is_listed: fn(R::Step) -> bool,
    pub(crate) asks_on: fn(&R::View) -> bool,
    pub(crate) turn_text: fn(&[R::Step]) -> Option<Phrase>,
    pub(crate) action: fn(&R::State) -> Option<Phrase>,
    pub(crate) warns: fn(&R::View, &[R::Step]) -> Option<Warning>,
    pub(crate) fast_perft: fn(&R::State, u32) -> Option<u64>,
    pub(crate) fast_turns: fn(&R::State) -> Option<Vec<Turn>>,
}

impl<R: Rules> Capabilities<R> {
    /// The capabilities of a game that offers only the core.
    pub const NONE: Self = Self {
        pgn: None,
        achievements: Achievements::NONE,
        puzzles: None,
        lesson: Lesson::NONE,
        low_scores: false,
        outcomes: |_| Vec::new(),
        happen: |_, _| Err(Refusal::NOT_OFFERED),
        drawn: |_, outcome| Some(outcome.to_string()),
        fix_deck: |_, _| Err(Refusal::of(setup_refusals::NO_CARDS).into()),
        question: |_| None,
        work_out: |_, _| None,
        rule: |_, _| Err(Refusal::NOT_OFFERED),
        limit: |_| None,
        forfeit: |_, _, _| None,
        places: |_| Vec::new(),
        claim: |_| None,
        shortcuts: |_| &[],
        opened: |state| R::view(state, Viewer::Public),
        shown: |_, _, step| Some(step.to_string()),
        remark: |_| None,
        beyond: |_, _, typed| nothing_beyond(typed),
        deductions: |_| Vec::new(),
        may_act: asked::<R>,
        sealed: |_| SeatSet::EMPTY,
        may_stay_shut: || false,
        never_opened: |_, _| Vec::new(),
        keep_shut: |_, _, _| {},
        read: read_canonical::<R>,
        arranged: |_, _| {},
        is_listed: |_| true,
        asks_on: |_| false,
        turn_text: |_| None,
        action: |_| None,
        warns: |_, _| None,
        fast_perft: |_, _| None,
        fast_turns: |_| None,
    };

    /// The outcomes of a chance node and their weights: [`Chance::outcomes`], nothing where chance has no part.
    #[must_use]
    pub const fn outcomes(&self) -> Outcomes<R> {
        self.outcomes
    }

    /// Applies an outcome of chance: [`Chance::happen`].
    #[must_use]
    pub const fn happens(&self) -> Happens<R> {
        self.happen
    }

    /// Adds PGN: only if every turn is a chess move, labelled in SAN, from a chess position.
    #[must_use]
    pub const fn pgn(mut self, dialect: Option<Dialect>) -> Self {
        self.pgn = dialect;
        self
    }

    /// Adds achievements.
    #[must_use]
    pub const fn achievements(mut self, achievements: Achievements) -> Self {
        self.achievements = achievements;
        self
    }

    /// Adds puzzles: single positions that can be solved alone. A game with the fewest players, as soon as chance
    /// has done its part, asks the referee a question that is such a position.
    #[must_use]
    pub const fn puzzles(mut self, puzzles: Puzzles) -> Self {
        self.puzzles = Some(puzzles);
        self
    }

    /// Adds a lesson.
    #[must_use]
    pub const fn lesson(mut self, lesson: Lesson) -> Self {
        self.lesson = lesson;
        self
    }

    has! {
        chance: Chance => outcomes, happen, drawn;
        deck: Deck => fix_deck;
        referee: Referee => question, work_out, rule;
        time_limit: TimeLimit => limit;
        forfeit: Forfeit => forfeit;
        claims: Claims => claim;
        shortcuts: Shortcuts => shortcuts;
        secrets: Secrets => opened, shown, remark, beyond, deductions;
        sealing: Sealing => may_act, sealed, may_stay_shut, never_opened, keep_shut;
        reading: Reading => read, arranged, is_listed, asks_on;
        wording: Wording => turn_text, action, warns;
        fast_perft: FastPerft => fast_perft, fast_turns;
    }

    /// Adds [`Places`].
    #[must_use]
    pub const fn places(mut self) -> Self
    where
        R: Places,
    {
        (self.low_scores, self.places) = (R::LOW_SCORES, R::places);
        self
    }
}

/// The seats that must decide.
fn asked<R: Rules>(state: &R::State) -> SeatSet {
    match R::pending(state) {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
    }
}

/// Reads a step in canonical notation, if it is offered.
fn read_canonical<R: Rules>(view: &R::View, typed: &str) -> Result<R::Step, Refusal> {
    let step = typed.parse().map_err(|_| Refusal::unreadable(typed))?;
    let mut offers = Vec::new();
    R::offers(view, &mut offers);
    if offers.contains(&step) { Ok(step) } else { Err(Refusal::NOT_OFFERED) }
}
