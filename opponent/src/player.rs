//! Computer players of one game: [`AnyPlayer`], and [`Player`] for games that can be searched.

use std::fmt;
use std::marker::PhantomData;

use engine::any_game::Companion;
use engine::chance::{Imagination, Numbers, Seed};
use engine::evaluate::{Evaluate, Searched, Standing};
use engine::rules::Pending;
use engine::seat::Seat;
use engine::table::{Game, Hindsight, SeatView};

use crate::choice::choose;
use crate::search::Searcher;
use crate::{Budget, Comparison, Level, Study, Thought, review};

/// A computer player of one game.
pub trait AnyPlayer: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;

    /// The turn to play next, by a seat's view alone. `None` where the seat is asked for nothing, or the view is
    /// of another game.
    ///
    /// Equal view, level, seed and budget of nodes give an equal thought on every machine, unless it was stopped.
    fn think(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Thought>;

    /// The value of the game for a seat, asked or not, as in [`Thought::value`]: it decides about draw offers.
    /// `None` where it can't be computed.
    fn value(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<i32> {
        self.think(view, level, budget, seed).map(|thought| thought.value)
    }

    /// Whether its games can be reviewed: turns can be compared with better ones, and two sides play against each other.
    fn looks_back(&self) -> bool {
        false
    }

    /// The loss by a turn that was played, or by its part up to the commit point, by what its seat could know: the
    /// view before it, and the text of its entry in the log. Each of the two turns gets the full budget. `None`
    /// where it can't be computed: the seat was asked for nothing, or turns decided unseen have no better and
    /// worse.
    fn compare(
        &self,
        _view: &SeatView,
        _played: &str,
        _budget: &Budget<'_>,
        _seed: u64,
    ) -> Option<Comparison> {
        None
    }

    /// The value of a state of a finished game for a seat with everything disclosed, as in [`Thought::value`].
    /// `None` where it can't be computed.
    fn in_hindsight(&self, _at: &Hindsight, _seat: Seat, _budget: &Budget<'_>, _seed: u64) -> Option<i32> {
        None
    }

    /// The best turn compared with all others, within the budget: puzzles are found and checked by it. `None`
    /// where the seat is asked for nothing that makes a puzzle.
    fn study(&self, _view: &SeatView, _budget: &Budget<'_>, _seed: u64) -> Option<Study> {
        None
    }

    /// The position to pose in place of one from a game, for games whose own positions hardly make puzzles; `None` to pose it as it is.
    fn posed(&self, _position: &str, _budget: &Budget<'_>) -> Option<String> {
        None
    }
}

/// The computer player of a game whose positions can be searched.
#[derive(Debug)]
pub struct Player<R>(PhantomData<fn() -> R>);

impl<R> Player<R> {
    /// The only value of the type.
    pub const NEW: Self = Self(PhantomData);
}

impl<R: Searched> Player<R> {
    /// The game with its player as companion, for a catalogue: [`Players`](crate::Players) finds it there.
    pub const GAME: Game<R> = Game::with(Self::COMPANION);

    const ANY: &'static dyn AnyPlayer = &Self::NEW;
    const COMPANION: Companion = &Self::ANY;
}

/// The random numbers derived from a seed.
pub(crate) fn numbers(seed: u64, stream: u64) -> Numbers {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Imagination::new(&Seed(bytes)).numbers(0, stream)
}

impl<R: Searched> AnyPlayer for Player<R> {
    fn game(&self) -> &'static str {
        R::INFO.id
    }

    fn think(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Thought> {
        let seen = view.of::<R>()?;
        let mut offered = Vec::new();
        R::offers(seen, &mut offered);
        let state = R::resample(seen, &mut numbers(seed, 0));
        let asked = matches!(R::pending(&state), Pending::Seats(seats) if seats.contains(view.seat()));
        if offered.is_empty() || !asked {
            return None;
        }
        let Standing { position, past } = R::standing(&state)?;
        let budget = Budget { nodes: budget.nodes.min(level.nodes()), ..*budget };
        look_ahead(position, &past, level, &budget, seed)
    }

    fn value(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<i32> {
        let own = R::INFO.seats.get(usize::from(view.seat().0))?.team;
        let state = R::resample(view.of::<R>()?, &mut numbers(seed, 0));
        let Standing { position, past } = R::standing(&state)?;
        let budget = Budget { nodes: budget.nodes.min(level.nodes()), ..*budget };
        let best = Searcher::new(&past, &budget).rank(&position, 0).first()?.value;
        Some(if position.team() == own { best } else { -best })
    }

    fn looks_back(&self) -> bool {
        true
    }

    fn compare(&self, view: &SeatView, played: &str, budget: &Budget<'_>, seed: u64) -> Option<Comparison> {
        let state = R::resample(view.of::<R>()?, &mut numbers(seed, 0));
        review::compare(R::standing(&state)?, played, budget)
    }

    fn in_hindsight(&self, at: &Hindsight, seat: Seat, budget: &Budget<'_>, _seed: u64) -> Option<i32> {
        let own = R::INFO.seats.get(usize::from(seat.0))?.team;
        let Standing { position, past } = R::standing(at.of::<R>()?)?;
        let value = review::worth(&position, &past, budget)?.value;
        Some(if position.team() == own { value } else { -value })
    }

    fn study(&self, view: &SeatView, budget: &Budget<'_>, seed: u64) -> Option<Study> {
        let state = R::resample(view.of::<R>()?, &mut numbers(seed, 0));
        if !matches!(R::pending(&state), Pending::Seats(asked) if asked.contains(view.seat())) {
            return None;
        }
        let Standing { position, past } = R::standing(&state)?;
        look_closely(position, &past, budget)
    }
}

/// The most steps of a turn that are studied.
const LONGEST: usize = 16;

/// Studies each step of a turn. If a step has an equally good alternative, what counts is the turn up to there.
fn look_closely<P: Evaluate>(mut position: P, past: &[u64], budget: &Budget<'_>) -> Option<Study> {
    let (mut steps, mut start, mut worth, mut effort, mut choices) = (Vec::new(), None, None, 0, 0);
    for _ in 0..LONGEST {
        let mut searcher = Searcher::new(past, budget);
        let found = searcher.study(&position)?;
        let (value, next) = worth.unwrap_or((found.value, -Thought::WON));
        let next = found.next.map_or(next, |other| next.max(other));
        if start.is_none() && !steps.is_empty() && !Study::weigh(value, next).1 {
            start = Some(steps.join("/"));
        }
        if start.is_none() {
            worth = Some((value, next));
            effort += found.effort;
            choices = choices.max(found.choices);
        }
        // A step without text ends the turn.
        steps.extend(Some(found.step.to_string()).filter(|step| !step.is_empty()));
        position = searcher.after(&position, found.step)?;
        if !position.is_running() || position.ending().is_some() {
            let (value, next) = worth?;
            let (worth, clear) = Study::weigh(value, next);
            let turn = steps.join("/");
            let start = start.filter(|start| *start != turn);
            return Some(Study { turn, start, worth, effort, choices, clear });
        }
    }
    None
}

/// Searches a position and chooses among its turns.
fn look_ahead<P: Evaluate>(
    mut position: P,
    past: &[u64],
    level: Level,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Thought> {
    let mut searcher = Searcher::new(past, budget);
    let roots = searcher.rank(&position, level.margin());
    let chosen = choose(roots, level.margin(), &mut numbers(seed, 1))?;
    let line: Vec<String> = chosen.line.iter().map(ToString::to_string).collect();
    let steps = searcher.whole_turn(&mut position, &chosen.line)?;
    Some(Thought { steps, line, value: chosen.value, nodes: searcher.nodes() })
}

impl fmt::Debug for dyn AnyPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.game())
    }
}
