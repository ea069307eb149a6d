//! [`Match`]: a game without secrets, which adds history to a [`Playable`] position. Draws by repetition and by
//! moves without progress follow the FIDE Laws.

use super::{Playable, end_phrase};
use crate::chess::{Played, Position, Repetitions, Variant};
use crate::rules::{Applied, Describe, GameResult, Outcome, Pending, Phrase, Progress, Reason, Refusal};
use crate::scene::{Scene, Tint};
use crate::search::perft;
use crate::seat::{Seat, SeatSet};

/// The state of a running or finished game.
///
/// ```
/// use engine::chess::{Arrays, Position};
/// use engine::duel::Match;
/// use engine::rules::{Pending, Reason};
/// use engine::seat::Seat;
///
/// let start = Position::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Arrays::Usual)?;
/// let mut game = Match::new(start);
/// for (ply, mv) in (0..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
///     game.play(Seat(ply % 2), mv.parse()?)?;
/// }
/// assert!(matches!(game.pending(), Pending::Over(outcome) if outcome.reason == Reason::CHECKMATE));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Match<P: Playable = Position> {
    position: P,
    seen: Repetitions<P::Key>,
    last: P::Last,
    ended: Option<Outcome>,
}

impl<P: Playable> Match<P> {
    /// A game that begins at a position: repetitions count from here, and it may be over already.
    #[must_use]
    pub fn new(position: P) -> Self {
        let mut game = Self { position, seen: Repetitions::default(), last: P::Last::default(), ended: None };
        game.begin_turn();
        game
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The earlier positions that may come back, and the one on the board last.
    pub fn past(&self) -> impl Iterator<Item = &P::Key> {
        self.seen.keys()
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.ended {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(SeatSet::only(self.position.mover())),
        }
    }

    /// The legal steps, sorted; none when the game is over.
    #[must_use]
    pub fn steps(&self) -> Vec<P::Step> {
        if self.ended.is_some() { Vec::new() } else { self.position.steps() }
    }

    /// Takes a step.
    ///
    /// # Errors
    /// When the game is over, another seat must act, or the step is not offered.
    pub fn play(&mut self, seat: Seat, step: P::Step) -> Result<Applied, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        if seat != self.position.mover() {
            return Err(Refusal::NOT_YOUR_TURN);
        }
        if !self.position.allows(step) {
            return Err(self.position.why_not(step));
        }
        let taken = self.position.take(step, &mut self.last);
        if taken.progress == Progress::TurnOver {
            if taken.is_final {
                self.seen.forget();
            }
            self.begin_turn();
        }
        Ok(Applied { events: taken.events, progress: taken.progress })
    }

    /// Records the position, and the outcome if the game ends here: first by its own rules, then by history.
    fn begin_turn(&mut self) {
        self.seen.record(self.position.key());
        let drawn = |reason| Outcome { result: GameResult::Drawn, reason };
        self.ended = self.position.outcome().or_else(|| self.seen.drawn(self.position.clock()).map(drawn));
    }

    /// The draw that the side to move may claim on the position as it stands.
    #[must_use]
    pub fn claim(&self) -> Option<Reason> {
        let may = self.ended.is_none() && !self.position.is_running();
        let claimable = self.seen.claimable(self.position.clock()).or_else(|| self.position.claimable());
        claimable.filter(|_| may)
    }

    /// Reads a step as people type it.
    ///
    /// # Errors
    /// When the game is over, or as for [`Playable::read`].
    pub fn read(&self, typed: &str) -> Result<P::Step, Refusal> {
        if self.ended.is_some() { Err(Refusal::OVER) } else { self.position.read(typed) }
    }

    /// Menu descriptions of the steps offered, in their order.
    #[must_use]
    pub fn describe_all(&self, offered: &[P::Step]) -> Vec<Describe> {
        self.position.describe_all(offered)
    }

    /// The prompt for the mover, where it is more than to move.
    #[must_use]
    pub fn asks(&self) -> Phrase {
        self.position.asks()
    }

    /// The scene: the side to move at the bottom, White once the game is over.
    #[must_use]
    pub fn scene(&self) -> Scene<Phrase> {
        let mut scene = self.position.scene(&self.last);
        if let Some(outcome) = self.ended {
            scene.status = end_phrase(outcome);
            scene.bottom = Tint::White;
            // No zones to move in once the game is over.
            scene.zones.clear();
        }
        scene
    }

    /// The number of lines of exactly `depth` further turns, by the fast generator; `None` where clock or
    /// repetition, which that ignores, could end a line on the way.
    #[must_use]
    pub fn fast_perft(&self, depth: u32) -> Option<u64> {
        let passes = self.seen.let_pass(self.position.clock(), depth, P::ROUND);
        (self.ended.is_none() && passes).then(|| perft(&self.position, depth))
    }
}

impl<V: Variant> Match<V> {
    /// The last move, if any was played.
    #[must_use]
    pub fn last(&self) -> Option<&Played<V::Kind>> {
        self.last.played.as_ref()
    }
}
