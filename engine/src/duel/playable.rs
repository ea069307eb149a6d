//! [`Playable`]: what a position must provide so that a whole game can be played from it.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use super::refused::behind;
use super::{Check, board_scene, turn_phrase};
use crate::chess::{Move, Played, Variant, seat_of};
use crate::rules::{Describe, Event, GameResult, Outcome, Phrase, Progress, Reason, Refusal};
use crate::scene::Scene;
use crate::search::Search;
use crate::seat::Seat;

/// A position of a game without secrets, played step by step.
///
/// [`Match`](super::Match) adds history: repetitions, the last turn, the end. Every [`Variant`] is playable by
/// single moves; a game with other turns implements this for its positions.
pub trait Playable:
    Search<Step: Ord + FromStr + fmt::Debug + Send + Sync + 'static> + Eq + Hash + Send + Sync + 'static
{
    /// The key that identifies a position for repetition: exact, not a hash.
    type Key: Clone + Eq + Hash + Send + Sync + 'static;
    /// What is shown of the last turn, or of the running one so far.
    type Last: Clone + Default + Eq + Hash + Send + Sync + 'static;
    /// The least number of turns after which a position can return.
    const ROUND: usize = 4;

    /// The key for repetition.
    fn key(&self) -> Self::Key;

    /// The half-moves without progress, which count towards a draw.
    fn clock(&self) -> u32;

    /// Who must decide next, if the game is not over.
    fn mover(&self) -> Seat;

    /// The outcome if the game has ended here by its own rules, draws by history aside. Asked where a turn begins.
    fn outcome(&self) -> Option<Outcome>;

    /// The legal steps, sorted.
    fn steps(&self) -> Vec<Self::Step>;

    /// Whether a step may be taken next.
    fn allows(&self, step: Self::Step) -> bool {
        self.steps().contains(&step)
    }

    /// Why a step may not be taken next.
    fn why_not(&self, _step: Self::Step) -> Refusal {
        Refusal::NOT_OFFERED
    }

    /// Takes a legal step, and records in `last` what is to be shown of it.
    fn take(&mut self, step: Self::Step, last: &mut Self::Last) -> Taken;

    /// A draw of the game's own that may be claimed where a turn begins.
    fn claimable(&self) -> Option<Reason> {
        None
    }

    /// Reads a step as people type it.
    ///
    /// # Errors
    /// When no step, or more than one, is meant; the sentence says what would work.
    fn read(&self, typed: &str) -> Result<Self::Step, Refusal>;

    /// Menu descriptions of the steps offered, in their order.
    fn describe_all(&self, offered: &[Self::Step]) -> Vec<Describe>;

    /// The prompt for the mover, where it is more than to move.
    fn asks(&self) -> Phrase {
        Phrase::default()
    }

    /// The scene while the game is running.
    fn scene(&self, last: &Self::Last) -> Scene<Phrase>;

    /// The position text.
    fn text(&self) -> String;
}

/// The result of a step of a [`Playable`] position.
#[derive(Debug)]
pub struct Taken {
    /// The events of the step.
    pub events: Vec<Event>,
    /// How far the turn has come.
    pub progress: Progress,
    /// Whether the turn is irreversible, so that no earlier position comes back.
    pub is_final: bool,
}

impl Taken {
    /// The result of a step after which others of the turn may follow.
    pub const DRAFT: Self = Self { events: Vec::new(), progress: Progress::Draft, is_final: false };

    /// The result of the last step of a turn.
    #[must_use]
    pub const fn turn(events: Vec<Event>, is_final: bool) -> Self {
        Self { events, progress: Progress::TurnOver, is_final }
    }
}

/// The last move of a [`Variant`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LastMove<K> {
    /// The move.
    pub played: Option<Played<K>>,
    /// Its other effects, in words.
    text: Phrase,
}

impl<K> Default for LastMove<K> {
    fn default() -> Self {
        Self { played: None, text: Phrase::default() }
    }
}

impl<V: Variant> Playable for V {
    type Key = V::Key;
    type Last = LastMove<V::Kind>;

    fn key(&self) -> V::Key {
        Variant::key(self)
    }

    fn clock(&self) -> u32 {
        self.halfmove_clock()
    }

    fn mover(&self) -> Seat {
        seat_of(self.turn())
    }

    /// The outcome, tested in the order of the rules (small print 1).
    fn outcome(&self) -> Option<Outcome> {
        if let Some(outcome) = self.ending() {
            return Some(outcome);
        }
        if !self.has_legal_move() {
            return Some(self.stuck());
        }
        self.is_dead().then_some(Outcome { result: GameResult::Drawn, reason: Reason::DEAD_POSITION })
    }

    fn steps(&self) -> Vec<Move<V::Kind>> {
        self.legal_moves()
    }

    fn take(&mut self, mv: Move<V::Kind>, last: &mut LastMove<V::Kind>) -> Taken {
        let events = self.side_effects(mv);
        last.played = Played::new(&self.choices(&[]), mv, self.captured_by(mv));
        last.text = Phrase::all(events.iter().map(Phrase::from));
        let effect = self.play(mv);
        Taken::turn(events, self.is_final(&effect))
    }

    /// Reads a move; refusals mention the king, the most common cause.
    fn read(&self, typed: &str) -> Result<Move<V::Kind>, Refusal> {
        let legal = self.legal_moves();
        let read = self.choices(&legal).read(typed);
        read.map_err(|refusal| refusal.and_if_impossible(|| behind(self, typed)))
    }

    /// Menu descriptions, labelled in SAN.
    fn describe_all(&self, offered: &[Move<V::Kind>]) -> Vec<Describe> {
        let choices = self.choices(offered);
        let describe = |mv: &Move<V::Kind>| {
            let san = self.san(*mv, offered);
            Describe { capture: self.captured_by(*mv).is_some(), ..choices.describe(*mv, san) }
        };
        offered.iter().map(describe).collect()
    }

    fn asks(&self) -> Phrase {
        Check::asks(Check::of(self))
    }

    fn scene(&self, last: &LastMove<V::Kind>) -> Scene<Phrase> {
        let (turn, placement, in_check) = (self.turn(), self.placement(), self.in_check());
        let mut scene =
            board_scene(placement, last.played.as_ref(), placement.king(turn).filter(|_| in_check));
        scene.changed = scene.changed.and(last.text.clone());
        scene.status = turn_phrase(turn, in_check);
        scene.bottom = turn.tint();
        Check::shown(Check::of(self), &mut scene);
        scene
    }

    fn text(&self) -> String {
        self.base().to_string()
    }
}
