//! Cooperative Chess by Don Kirkby, as `rules.md` beside this file tells it.
//!
//! - [`step`]: one step and its text; [`board`]: the board and its moves; [`matching`]: the captures that cards
//!   allow
//! - [`state`]: the full state, its public part, and a view of it; [`play`]: steps, drawing, endings; `node`:
//!   search positions; [`prospect`]: worlds to plan with
//! - [`menu`], [`scene`], [`text`]: menus and typed texts, scenes, position texts

mod achievements;
pub mod board;
mod evaluation;
mod lesson;
pub mod matching;
pub mod menu;
mod node;
pub mod play;
pub mod prospect;
mod refusals;
pub mod scene;
pub mod state;
pub mod step;
#[cfg(test)]
mod tests;
pub mod text;

use crate::board::{Role, Side};
use crate::cards::{Card, CardGame, Cards, Deck, Drawn};
use crate::chess::Position;
use crate::duel::as_hidden;
use crate::games::chess::ARRAY;
use crate::rules::capability::{FastPerft, Reading, Secrets};
use crate::rules::{Capabilities, Credit, Event, Info, Options, Refusal, Rules, SeatInfo, SetupError};
use crate::scene::Tint;
use crate::search::{Turn, perft, turns};
use crate::seat::Team;
use board::FreeBoard;
use state::{Public, State, View};
use step::Step;

/// The two seats: one team.
pub const SEATS: &[SeatInfo] = &[
    SeatInfo { name: "White", team: Team(0), tint: Tint::White },
    SeatInfo { name: "Black", team: Team(0), tint: Tint::Black },
];

/// The rules of Cooperative Chess.
#[derive(Debug)]
pub struct Cooperative;

/// The deck of 32 cards: one for each piece of the usual array.
fn all_cards() -> Cards {
    let pieces = Side::BOTH.into_iter().flat_map(|side| {
        let first_rank = ARRAY.map(|role| Card::piece(side, role));
        first_rank.into_iter().chain(std::iter::repeat_n(Card::piece(side, Role::Pawn), 8))
    });
    pieces.collect()
}

impl Rules for Cooperative {
    const INFO: Info = Info {
        id: "cooperative",
        title: "Cooperative Chess",
        credit: Credit::By("Don Kirkby"),
        summary: "Two friends against the game: your cards say who may capture whom. Clear whole kinds of pieces.",
        rules: crate::rules::pages_beside!(),
        secret: Some("the cards in your hand"),
        chance: true,
        reasons: &[play::OUT_OF_CARDS],
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &["cooperative/card", "cooperative/drew", "cooperative/gone"],
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .chance()
        .deck()
        .secrets()
        .reading()
        .fast_perft()
        .achievements(achievements::ALL)
        .lesson(lesson::LESSON);

    type State = State;
    type View = View;
    type Step = Step;

    fn start(_options: &Options) -> Result<State, SetupError> {
        let position = Position::from_array(ARRAY);
        let board = FreeBoard {
            placement: *position.placement(),
            castling: position.castling(),
            en_passant: None,
            side: Side::White,
        };
        Ok(State::new(Public::new(board, 0, 1), all_cards()))
    }

    fn parse(position: &str, _options: &Options) -> Result<State, SetupError> {
        State::parse(position)
    }

    as_hidden!();
}

impl CardGame for Cooperative {
    const DREW: &'static str = "cooperative/drew";

    fn drawing(drawn: Drawn) -> Step {
        Step::Draw(drawn)
    }

    fn drawn_by(step: Step) -> Option<Drawn> {
        if let Step::Draw(drawn) = step { Some(drawn) } else { None }
    }

    fn draws(state: &State) -> Option<Side> {
        state.public.draws()
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

impl FastPerft for Cooperative {
    fn fast_perft(state: &State, depth: u32) -> Option<u64> {
        Some(perft(state, depth))
    }

    fn fast_turns(state: &State) -> Option<Vec<Turn>> {
        Some(turns(state, State::text))
    }
}

impl Secrets for Cooperative {
    fn opened(state: &State) -> View {
        state.opened()
    }
}

impl Reading for Cooperative {
    fn read(view: &View, typed: &str) -> Result<Step, Refusal> {
        view.read(typed)
    }

    /// Whether a card has to be played.
    fn asks_on(view: &View) -> bool {
        view.steps().iter().any(|step| matches!(step, Step::Play(_)))
    }
}
