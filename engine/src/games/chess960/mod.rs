//! Chess960: chess from one of 960 arrays, as `rules.md` beside this file tells it.
//!
//! Without the option `position` the array is drawn by chance, as the first step of the log. Until then the
//! table's position text is [`UNDRAWN`]: a board with only pawns, which no game that has begun can have.

use std::fmt;
use std::str::FromStr;

use rand_core::Rng;

mod achievements;
mod array;
mod lesson;
#[cfg(test)]
mod tests;

pub use array::{ArrayNumber, NoSuchArray};

use crate::board::{Board, Piece, Role, Side, Square};
use crate::chess::{Arrays, Move, NoSuchMove, Position};
use crate::duel::{Match, SEATS, board_scene};
use crate::evaluate::{Searched, Standing};
use crate::games::chess::Chess;
use crate::rules::capability::{Chance, Claims, FastPerft, Reading};
use crate::rules::{
    Applied, Capabilities, Credit, Describe, Dialect, Event, Info, Length, OptionInfo, OptionKind, Options,
    Pending, Phrase, Progress, Reason, Refusal, Rules, SetupError, Value,
};
use crate::scene::Scene;
use crate::search::{Turn, turns};
use crate::seat::{Seat, Viewer};

/// The position text before the array is drawn.
pub const UNDRAWN: &str = "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1";

/// The rules of Chess960.
#[derive(Debug)]
pub struct Chess960;

/// The state of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::large_enum_variant, reason = "all states but the first of a game are drawn")]
pub enum State {
    /// Before the draw of the array.
    Undrawn,
    /// A game that is running, or over.
    Drawn(Match),
}

/// One step, or the draw of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Chance chooses the array.
    Array(ArrayNumber),
    /// A player moves.
    Move(Move),
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Array(number) => write!(f, "{number}"),
            Self::Move(mv) => write!(f, "{mv}"),
        }
    }
}

impl FromStr for Step {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Self, NoSuchMove> {
        text.parse().map(Self::Array).or_else(|NoSuchArray| text.parse().map(Self::Move))
    }
}

fn game_from(number: ArrayNumber) -> Match {
    Match::new(Position::from_array(number.pieces()))
}

impl Rules for Chess960 {
    const INFO: Info = Info {
        id: "chess960",
        title: "Chess960",
        credit: Credit::By("Bobby Fischer"),
        summary: "Chess with the pieces behind the pawns shuffled, so that nobody has read the book.",
        rules: crate::rules::pages_beside!(),
        options: &[OptionInfo {
            key: "position",
            help: "The starting position by its number (518 is the usual one); drawn by lot if left out.",
            kind: OptionKind::Number { min: 0, max: array::ARRAYS as u32 - 1, default: None },
        }],
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &["chess960/array"],
        length: Length::Long,
        ..Info::of(SEATS)
    };
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .pgn(Some(Dialect::Variant("Chess960")))
        .chance()
        .claims()
        .reading()
        .fast_perft()
        .achievements(achievements::ALL)
        .lesson(lesson::LESSON);

    type State = State;
    type View = State;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        let number = options.number("position").and_then(ArrayNumber::new);
        Ok(number.map_or(State::Undrawn, |number| State::Drawn(game_from(number))))
    }

    fn parse(position: &str, options: &Options) -> Result<State, SetupError> {
        if position == UNDRAWN {
            return Self::start(options);
        }
        Ok(State::Drawn(Match::new(Position::parse(position, Arrays::Chess960)?)))
    }

    fn position(state: &State) -> String {
        match state {
            State::Undrawn => UNDRAWN.to_owned(),
            State::Drawn(game) => game.position().to_string(),
        }
    }

    fn pending(state: &State) -> Pending {
        match state {
            State::Undrawn => Pending::Chance,
            State::Drawn(game) => game.pending(),
        }
    }

    fn view(state: &State, _viewer: Viewer) -> State {
        state.clone()
    }

    fn offers(view: &State, out: &mut Vec<Step>) {
        if let State::Drawn(game) = view {
            out.extend(game.steps().into_iter().map(Step::Move));
        }
    }

    fn describe_all(view: &State, offered: &[Step]) -> Vec<Describe> {
        let State::Drawn(game) = view else { return Vec::new() };
        let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
        let moves: Vec<Move> = offered.iter().filter_map(only_moves).collect();
        game.describe_all(&moves)
    }

    fn apply(state: &mut State, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        match (state, step) {
            (State::Drawn(game), Step::Move(mv)) => game.play(seat, mv),
            (State::Undrawn, _) => Err(Refusal::NOT_YOUR_TURN),
            (State::Drawn(_), Step::Array(_)) => Err(Refusal::NOT_OFFERED),
        }
    }

    fn asks(view: &State, _seat: Seat) -> Phrase {
        match view {
            State::Undrawn => Phrase::default(),
            State::Drawn(game) => {
                let (question, position) = (game.asks(), game.position());
                let castles = !position.castling().rooks(position.turn()).is_empty();
                if question.is_empty() && castles {
                    Phrase::of("engine-asks-chess960-move")
                } else {
                    question
                }
            }
        }
    }

    fn scene(view: &State) -> Scene<Phrase> {
        match view {
            State::Undrawn => Scene {
                status: Phrase::of("engine-scene-chess960-to-be-drawn"),
                ..board_scene(&pawns_alone(), None, None)
            },
            State::Drawn(game) => game.scene(),
        }
    }

    fn resample(view: &State, _rng: &mut dyn Rng) -> State {
        view.clone()
    }
}

impl Searched for Chess960 {
    type Position = Position;

    fn standing(state: &State) -> Option<Standing<Position>> {
        match state {
            State::Undrawn => None,
            State::Drawn(game) => <Chess as Searched>::standing(game),
        }
    }
}

impl Chance for Chess960 {
    fn outcomes(state: &State) -> Vec<(Step, u32)> {
        match state {
            State::Undrawn => ArrayNumber::all().map(|number| (Step::Array(number), 1)).collect(),
            State::Drawn(_) => Vec::new(),
        }
    }

    fn happen(state: &mut State, outcome: Step) -> Result<Applied, Refusal> {
        let (State::Undrawn, Step::Array(number)) = (&*state, outcome) else {
            return Err(Refusal::NOT_OFFERED);
        };
        *state = State::Drawn(game_from(number));
        let pieces: String = number.pieces().iter().map(|role| role.code()).collect();
        let event = Event::public(
            "chess960/array",
            vec![("number", Value::Text(number.to_string())), ("pieces", pieces.into())],
        );
        Ok(Applied { events: vec![event], progress: Progress::TurnOver })
    }
}

impl Claims for Chess960 {
    fn claim(state: &State) -> Option<Reason> {
        match state {
            State::Undrawn => None,
            State::Drawn(game) => game.claim(),
        }
    }
}

impl Reading for Chess960 {
    fn read(view: &State, typed: &str) -> Result<Step, Refusal> {
        match view {
            State::Undrawn => Err(Refusal::NOT_YOUR_TURN),
            State::Drawn(game) => game.read(typed).map(Step::Move),
        }
    }
}

impl FastPerft for Chess960 {
    fn fast_perft(state: &State, depth: u32) -> Option<u64> {
        match state {
            State::Undrawn => None,
            State::Drawn(game) => game.fast_perft(depth),
        }
    }

    fn fast_turns(state: &State) -> Option<Vec<Turn>> {
        match state {
            State::Undrawn => None,
            State::Drawn(game) => Some(turns(game.position(), Position::to_string)),
        }
    }
}

/// The board before the draw, with pawns only.
fn pawns_alone() -> Board {
    let mut placement = Board::EMPTY;
    for side in Side::BOTH {
        for square in Square::all().filter(|square| square.rank() == side.rank(1)) {
            placement.put(square, Piece::new(side, Role::Pawn));
        }
    }
    placement
}
