//! Cooperative Chess by Don Kirkby, as `rules.md` beside this file tells it.
//!
//! - [`step`]: one decision and its text; [`ground`]: the board and its moves; [`matching`]: what the cards allow
//! - [`state`]: the truth, its public part, and a view of it; [`play`]: steps, drawing, endings; `node`: worlds to search; [`prospect`]: worlds to plan with
//! - [`choose`], [`scene`], [`text`]: menus and typed texts, the picture, position texts

mod achievements;
pub mod choose;
mod evaluation;
pub mod ground;
mod lesson;
pub mod matching;
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

use rand_core::Rng;

use crate::board::{Role, Side};
use crate::cards::{Card, Cards};
use crate::chess::{Position, seat_of, side_of};
use crate::games::chess::ARRAY;
use crate::rules::capability::{Chance, Deck, FastPerft, Reading, Secrets};
use crate::rules::{
    Applied, Capabilities, Credit, Describe, Info, Options, Pending, Phrase, Refusal, Rules, SeatInfo, SetupError,
};
use crate::scene::{Scene, Tint};
use crate::search::{Turn, perft, turns};
use crate::seat::{Seat, SeatSet, Team, Viewer};
use ground::Ground;
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

/// The 32 cards: one for each piece of the usual array.
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
        .achievements(achievements::ALL).lesson(lesson::LESSON);

    type State = State;
    type View = View;
    type Step = Step;

    fn start(_options: &Options) -> Result<State, SetupError> {
        let position = Position::from_array(ARRAY);
        let ground = Ground {
            placement: *position.placement(),
            castling: position.castling(),
            en_passant: None,
            side: Side::White,
        };
        Ok(State::new(Public::new(ground, 0, 1), all_cards()))
    }

    fn parse(position: &str, _options: &Options) -> Result<State, SetupError> {
        State::parse(position)
    }

    fn position(state: &State) -> String {
        state.text()
    }

    fn pending(state: &State) -> Pending {
        match (state.public.ended, state.public.acting()) {
            (Some(outcome), _) => Pending::Over(outcome),
            (None, Some(side)) => Pending::Seats(SeatSet::only(seat_of(side))),
            (None, None) => Pending::Chance,
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.view(viewer.seat().and_then(side_of))
    }

    fn offers(view: &View, out: &mut Vec<Step>) {
        out.extend(view.steps());
    }

    fn describe_all(view: &View, offered: &[Step]) -> Vec<Describe> {
        view.describe_all(offered)
    }

    fn apply(state: &mut State, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        state.play(seat, step)
    }

    fn asks(view: &View, _seat: Seat) -> Phrase {
        view.asks()
    }

    fn scene(view: &View) -> Scene<Phrase> {
        view.scene()
    }

    fn resample(view: &View, rng: &mut dyn Rng) -> State {
        view.world(rng)
    }
}

impl Chance for Cooperative {
    fn outcomes(state: &State) -> Vec<(Step, u32)> {
        let Some(side) = state.public.draws() else { return Vec::new() };
        let cards = state.deck.outcomes().into_iter();
        cards.map(|(card, weight)| (Step::Draw { side, card }, weight)).collect()
    }

    fn happen(state: &mut State, outcome: Step) -> Result<Applied, Refusal> {
        match outcome {
            Step::Draw { side, card } => state.draw(side, card),
            Step::Move(_) | Step::Play(_) | Step::Done => Err(Refusal::NOT_OFFERED),
        }
    }

    fn drawn(viewer: Viewer, outcome: Step) -> Option<String> {
        match outcome {
            Step::Draw { side, .. } if viewer == Viewer::Seat(seat_of(side)) => Some(outcome.to_string()),
            _ => None,
        }
    }
}

impl Deck for Cooperative {
    fn fix_deck(state: &mut State, cards: &str) -> Result<(), SetupError> {
        state.deck.fix(cards)
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

    /// As long as a card has to be played.
    fn asks_on(view: &View) -> bool {
        view.steps().iter().any(|step| matches!(step, Step::Play(_)))
    }
}
