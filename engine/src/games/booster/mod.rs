//! Booster Chess: cards put checkers under pieces, as `rules.md` beside this file tells it.
//!
//! - [`step`]: one step and its text; [`checkers`]: checkers under pieces; [`board`]: the board with them
//! - `threat`: what a whole turn can capture; `continuations`: legal continuations of a turn
//! - [`state`]: the full state, its public part, and a view of it; [`play`]: steps, drawing, endings; [`node`]:
//!   search positions
//! - [`clues`]: deductions about hidden cards, and worlds that fit them
//! - [`menu`], [`scene`], [`text`]: menus and typed texts, scenes, position texts

mod achievements;
pub mod board;
pub mod checkers;
pub mod clues;
mod continuations;
mod evaluation;
mod lesson;
pub mod menu;
pub mod node;
pub mod play;
mod refusals;
pub mod scene;
pub mod state;
pub mod step;
#[cfg(test)]
mod tests;
pub mod text;
mod threat;

use crate::board::{Role, Side};
use crate::cards::{Card, CardGame, Cards, Deck, Drawn};
use crate::chess::{Army, DeadPositions};
use crate::duel::{SEATS, as_hidden};
use crate::games::chess::ARRAY;
use crate::rules::capability::{Claims, FastPerft, Reading, Secrets};
use crate::rules::{
    Capabilities, Credit, Event, Info, Length, OptionInfo, OptionKind, Options, Reason, Refusal, Rules,
    SetupError,
};
use crate::search::{Turn, perft, turns};
use node::Node;
use state::{State, View};
use step::Step;

/// The army. A pawn may step back to its first rank.
const ARMY: &Army =
    &Army { promotions: &Role::PROMOTIONS, dead: DeadPositions::BareKings, pawns_retreat: true };

/// The default number of checkers cards of each colour.
const CHECKERS_CARDS: u8 = 2;
/// The default number of checkers of each side.
const CHECKERS: u8 = 6;

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        key: "checkers-cards",
        help: "Checkers cards of each colour: they fit any piece. More make the game wilder.",
        kind: OptionKind::Number { min: 0, max: 6, default: Some(CHECKERS_CARDS as u32) },
    },
    OptionInfo {
        key: "white-checkers",
        help: "White's checkers, and cards in hand at the start. Fewer are a handicap.",
        kind: OptionKind::Number { min: 0, max: checkers::MOST as u32, default: Some(CHECKERS as u32) },
    },
    OptionInfo {
        key: "black-checkers",
        help: "Black's checkers, and cards in hand at the start. Fewer are a handicap.",
        kind: OptionKind::Number { min: 0, max: checkers::MOST as u32, default: Some(CHECKERS as u32) },
    },
];

/// The terms of a game, from its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The number of White's and of Black's checkers.
    pub checkers: [u8; 2],
    /// The number of checkers cards of each colour.
    pub checkers_cards: u8,
}

impl Terms {
    /// Reads the terms from the options, with defaults.
    #[must_use]
    pub fn new(options: &Options) -> Self {
        let number = |key, default| {
            options.number(key).and_then(|number| u8::try_from(number).ok()).unwrap_or(default)
        };
        Self {
            checkers: ["white-checkers", "black-checkers"].map(|key| number(key, CHECKERS)),
            checkers_cards: number("checkers-cards", CHECKERS_CARDS),
        }
    }

    /// The whole deck: one card for each piece of the usual array, and the checkers cards.
    #[must_use]
    pub fn deck(&self) -> Cards {
        let of_side = |side: Side| {
            let pieces = ARRAY.into_iter().chain([Role::Pawn; 8]).map(move |role| Card::piece(side, role));
            pieces.chain(std::iter::repeat_n(Card::checkers(side), usize::from(self.checkers_cards)))
        };
        Side::BOTH.into_iter().flat_map(of_side).collect()
    }
}

/// The rules of Booster Chess.
#[derive(Debug)]
pub struct Booster;

impl Rules for Booster {
    const INFO: Info = Info {
        id: "booster",
        title: "Booster Chess",
        credit: Credit::By("Don Kirkby"),
        summary: "Play cards to put checkers under pieces: yours get a boost, theirs a limp.",
        rules: crate::rules::pages_beside!(),
        options: OPTIONS,
        secret: Some("the cards in your hand"),
        chance: true,
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &["booster/card", "booster/drew", "booster/renewed"],
        refusals: refusals::ALL,
        length: Length::Short,
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .chance()
        .deck()
        .claims()
        .secrets()
        .reading()
        .fast_perft()
        .achievements(achievements::ALL)
        .lesson(lesson::LESSON);

    type State = State;
    type View = View;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        let terms = Terms::new(options);
        Ok(State::start(terms.checkers, terms.deck()))
    }

    fn parse(position: &str, options: &Options) -> Result<State, SetupError> {
        State::parse(position, &Terms::new(options))
    }

    as_hidden!();
}

impl CardGame for Booster {
    const DREW: &'static str = "booster/drew";

    fn drawing(drawn: Drawn) -> Step {
        Step::Draw(drawn)
    }

    fn drawn_by(step: Step) -> Option<Drawn> {
        if let Step::Draw(drawn) = step { Some(drawn) } else { None }
    }

    fn draws(state: &State) -> Option<Side> {
        state.public.draws().filter(|_| state.public.ended.is_none())
    }

    fn pile(state: &State) -> &Deck {
        &state.deck
    }

    fn pile_mut(state: &mut State) -> &mut Deck {
        &mut state.deck
    }

    fn take_up(state: &mut State, drawn: Drawn) -> Vec<Event> {
        state.take_up(drawn)
    }
}

impl FastPerft for Booster {
    fn fast_perft(state: &State, depth: u32) -> Option<u64> {
        // A piece may step back within its turn, and a card gives it the checker again: a position can return
        // after two turns.
        let passes = state.public.seen.let_pass(state.public.board.base.halfmove_clock(), depth, 2);
        state.node().filter(|_| passes).map(|node| perft(&node, depth))
    }

    fn fast_turns(state: &State) -> Option<Vec<Turn>> {
        Some(turns(&state.node()?, Node::text))
    }
}

impl Claims for Booster {
    fn claim(state: &State) -> Option<Reason> {
        state.public.claim()
    }
}

impl Secrets for Booster {
    fn opened(state: &State) -> View {
        state.opened()
    }

    fn beyond(view: &View, step: Step, typed: &[&str]) -> Result<(), Refusal> {
        view.beyond(step, typed)
    }
}

impl Reading for Booster {
    fn read(view: &View, typed: &str) -> Result<Step, Refusal> {
        view.read(typed)
    }

    /// Whether a card could still be played.
    fn asks_on(view: &View) -> bool {
        view.steps().iter().any(|step| matches!(step, Step::Play { .. }))
    }
}
