//! A game of White against Black by single moves, with the endings of the FIDE Laws: what `chess` and every game has
//! that differs from it by its [`Variant`] of a position alone.

use super::{SEATS, board_scene, turn_sentence};
use crate::chess::{Move, Played, Position, Repetitions, Variant, seat_of};
use crate::rules::{Applied, Describe, GameResult, Info, Outcome, Pending, Progress, Reason, Refusal};
use crate::scene::Scene;
use crate::search::perft;
use crate::seat::{Seat, SeatSet};

/// The whole truth about a running or finished game.
///
/// ```
/// use engine::chess::{Arrays, Position};
/// use engine::duel::Match;
/// use engine::games::chess::Chess;
/// use engine::rules::{Pending, Reason, Rules};
/// use engine::seat::Seat;
///
/// let start = Position::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Arrays::Usual)?;
/// let mut game = Match::new(start);
/// for (ply, mv) in (0..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
///     game.play(Seat(ply % 2), mv.parse()?, &Chess::INFO)?;
/// }
/// assert!(matches!(game.pending(), Pending::Over(outcome) if outcome.reason == Reason::CHECKMATE));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Match<V: Variant = Position> {
    position: V,
    seen: Repetitions<V::Key>,
    last: Option<Played<V::Kind>>,
    /// What the last move brought about besides, in words.
    told: String,
    ended: Option<Outcome>,
}

impl<V: Variant> Match<V> {
    /// A game that begins with a position: repetitions count from here, and it may be over already.
    #[must_use]
    pub fn new(position: V) -> Self {
        let mut seen = Repetitions::default();
        seen.record(position.key());
        let mut game = Self { position, seen, last: None, told: String::new(), ended: None };
        game.ended = game.ending();
        game
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &V {
        &self.position
    }

    /// Who must decide next.
    #[must_use]
    pub fn pending(&self) -> Pending {
        match self.ended {
            Some(outcome) => Pending::Over(outcome),
            None => Pending::Seats(SeatSet::only(seat_of(self.position.turn()))),
        }
    }

    /// The legal moves, sorted; none when the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<Move<V::Kind>> {
        if self.ended.is_some() { Vec::new() } else { self.position.legal_moves() }
    }

    /// Plays a move. By `info` the game's events are put into words.
    ///
    /// # Errors
    /// When the game is over, somebody else is to move, or the move is not legal.
    pub fn play(&mut self, seat: Seat, mv: Move<V::Kind>, info: &Info) -> Result<Applied, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        if seat != seat_of(self.position.turn()) {
            return Err(Refusal::NOT_YOUR_TURN);
        }
        if !self.position.legal_moves().contains(&mv) {
            return Err(Refusal::NOT_OFFERED);
        }
        let events = self.position.news(mv);
        self.last = Played::new(&self.position.choices(&[]), mv, self.position.captured_by(mv));
        self.told = events.iter().map(|event| event.sentence(info)).collect::<Vec<_>>().join(" ");
        let effect = self.position.play(mv);
        if self.position.is_final(&effect) {
            self.seen.forget();
        }
        self.seen.record(self.position.key());
        self.ended = self.ending();
        Ok(Applied { events, progress: Progress::TurnOver })
    }

    /// How the game has ended by itself, if it has, in the order of RULES (small print 1).
    fn ending(&self) -> Option<Outcome> {
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if let Some(outcome) = self.position.ending() {
            return Some(outcome);
        }
        if !self.position.has_legal_move() {
            return Some(self.position.stuck());
        }
        if self.position.is_dead() {
            drawn(Reason::DEAD_POSITION)
        } else {
            self.seen.drawn(self.position.halfmove_clock()).and_then(drawn)
        }
    }

    /// The draw that whoever is to move may claim on the position as it stands.
    #[must_use]
    pub fn claim(&self) -> Option<Reason> {
        self.seen.claimable(self.position.halfmove_clock()).filter(|_| self.ended.is_none())
    }

    /// Reads a move as people type it.
    ///
    /// # Errors
    /// As for [`Choices::read`](crate::chess::Choices::read); a king in check is mentioned, since it is what most often stands behind a refusal.
    pub fn read(&self, typed: &str) -> Result<Move<V::Kind>, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        let legal = self.moves();
        self.position.choices(&legal).read(typed).map_err(|mut refusal| {
            if refusal.code == Refusal::NOT_OFFERED.code && self.position.in_check() {
                *refusal.sentence.to_mut() += &format!(" {} is in check.", self.position.turn().name());
            }
            refusal
        })
    }

    /// What a menu needs to know about one of the `legal` moves: its label is SAN.
    #[must_use]
    pub fn describe(&self, mv: Move<V::Kind>, legal: &[Move<V::Kind>]) -> Describe {
        let label = self.position.san(mv, legal);
        let capture = self.position.captured_by(mv).is_some();
        Describe { capture, ..self.position.choices(legal).describe(mv, label) }
    }

    /// What to draw and to say: the side to move at the bottom, White once the game is over.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let (turn, placement) = (self.position.turn(), self.position.placement());
        let in_check = self.position.in_check();
        let mut scene = board_scene(placement, self.last.as_ref(), placement.king(turn).filter(|_| in_check));
        if !self.told.is_empty() {
            scene.changed += &format!(" {}", self.told);
        }
        scene.status = match self.ended {
            Some(outcome) => outcome.sentence(SEATS),
            None => turn_sentence(turn, in_check),
        };
        if self.ended.is_none() {
            scene.bottom = turn.tint();
        }
        scene
    }

    /// The last move, if any was played.
    #[must_use]
    pub fn last(&self) -> Option<&Played<V::Kind>> {
        self.last.as_ref()
    }
}

impl<V: Variant> Match<V> {
    /// The number of games of exactly `depth` further moves, by the fast generator; `None` where clock or repetition
    /// could end a line on the way, which that does not look at.
    #[must_use]
    pub fn fast_perft(&self, depth: u32) -> Option<u64> {
        let passes = self.seen.let_pass(self.position.halfmove_clock(), depth, 4);
        (self.ended.is_none() && passes).then(|| perft(&self.position, depth))
    }
}
