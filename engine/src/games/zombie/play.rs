//! Plays steps: moving, then rising, crumbling and burying, then the other side's turn.

use super::continuations::Continuations;
use super::events::{TurnEvent, grave};
use super::refusals;
use super::state::State;
use super::step::Step;
use super::threat::{Boards, can_capture, captors};
use super::turn_state::{TurnState, ZombieBoard};
use crate::board::{Board, Square, SquareSet};
use crate::chess::{Choices, DeadPositions, Move, Played, counted, won_by};
use crate::duel::{Check, Way, acting};
use crate::rules::{Applied, GameResult, Outcome, Progress, Reason, Refusal};
use crate::seat::Seat;

impl State {
    /// Takes one step.
    ///
    /// # Errors
    /// When the game is over, it is not the seat's turn, or the step is not offered.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        acting(self.public.pending(), seat)?;
        if self.public.burying {
            return match step {
                Step::Bury(square) => self.bury(square),
                _ => Err(Refusal::of(refusals::BURY_FIRST)),
            };
        }
        if !Continuations::new(&self.own()).offers(&self.public.turn, step) {
            return Err(Refusal::NOT_OFFERED);
        }
        if !self.public.turn.begun {
            self.public.events.clear();
        }
        match step {
            Step::Move(mv) => Ok(self.advance(mv)),
            Step::Promote { square, role } => {
                self.public.turn = self.public.turn.promoted(square, role);
                self.public.progress = true;
                let event = TurnEvent::Promoted(self.public.side(), square, role);
                self.public.events.push(event);
                Ok(Applied { events: event.event().into_iter().collect(), progress: Progress::Draft })
            }
            Step::Bury(_) | Step::Done => Ok(self.end_moving()),
        }
    }

    /// The burials of the side to move.
    fn own(&self) -> Board {
        self.secrets[self.public.side().index()]
    }

    fn advance(&mut self, mv: Move) -> Applied {
        let before = self.public.turn;
        let king_taken = before.takes_king(mv);
        let zombies = before.is_zombies(mv);
        let (effect, vacated) = self.public.turn.play(mv);
        let choices = Choices {
            placement: &before.board.placement,
            side: before.side,
            castling: before.board.castling,
            moves: &[],
        };
        self.public.events.extend(Played::new(&choices, mv, effect.captured).map(TurnEvent::Moved));
        self.public.vacated.extend(vacated.into_iter().flatten());
        self.public.captured.extend(effect.captured.map(|(_, piece)| piece.role));
        self.public.progress |= effect.resets_clock;
        if king_taken {
            // Capturing the king wins at once: nothing rises, crumbles or is buried any more.
            self.public.captured.clear();
            self.pass_turn();
            self.public.ended = Some(won_by(before.side, Reason::KING_CAPTURED));
            return Applied { events: Vec::new(), progress: Progress::TurnOver };
        }
        if zombies && Continuations::new(&self.own()).may_go_on(&self.public.turn) {
            return Applied { events: Vec::new(), progress: Progress::Draft };
        }
        self.end_moving()
    }

    /// Ends the moving part: squares are turned up, and idle zombies crumble. The captured pieces come next.
    fn end_moving(&mut self) -> Applied {
        let before = self.public.events.len();
        let TurnState { idle, .. } = self.public.turn;
        let vacated = std::mem::take(&mut self.public.vacated);
        for square in vacated {
            self.turn_up(square);
        }
        for square in idle {
            if let Some(piece) = self.public.turn.board.take(square) {
                self.public.dust[piece.side.index()][piece.role.index()] += 1;
                self.public.events.push(TurnEvent::Crumbled(piece, square));
            }
        }
        for square in idle {
            self.turn_up(square);
        }
        self.public.turn.idle = SquareSet::EMPTY;
        self.public.burying = true;
        let mut applied = self.next_burial();
        applied.events = self.public.events[before..].iter().filter_map(TurnEvent::event).collect();
        if applied.progress == Progress::Draft {
            // The risings are public now, so the moves can't be taken back.
            applied.progress = Progress::Commit;
        }
        applied
    }

    /// Turns a square up, unless a piece stands on it. One burial comes up at most: other burials there stay hidden.
    fn turn_up(&mut self, square: Square) {
        if self.public.placement().occupied().contains(square) {
            return;
        }
        let buriers = self.public.buriers();
        let could_rise = buriers.iter().any(|burier| self.public.clues[burier.index()].may_lie(square));
        let risen = self.public.turn.board.turn_up(square, &mut self.secrets, buriers);
        for burier in buriers {
            let clues = &mut self.public.clues[burier.index()];
            if let Some((_, piece)) = risen.filter(|(side, _)| *side == burier) {
                let counts = &mut self.public.graveyard[piece.side.index()];
                counts[piece.role.index()] -= 1;
                let left = counts.iter().map(|count| usize::from(*count)).sum();
                clues.rose(piece.role, square, left);
                break;
            }
            clues.clear(square);
        }
        match risen {
            Some((_, piece)) => self.public.events.push(TurnEvent::Rose(piece, square)),
            None if could_rise => self.public.events.push(TurnEvent::Nothing(square)),
            // Everybody knew that nothing lies there.
            None => {}
        }
    }

    /// Continues with the next captured piece that can be buried; ends the turn after the last.
    fn next_burial(&mut self) -> Applied {
        while let Some(piece) = self.public.to_bury() {
            if !self.public.resting_places(&self.own()).is_empty() {
                return Applied { events: Vec::new(), progress: Progress::Draft };
            }
            let side = self.public.side();
            let covers = self.public.placement().side(side);
            self.public.clues[side.index()].full(covers);
            self.public.dust[piece.side.index()][piece.role.index()] += 1;
            self.public.captured.remove(0);
            self.public.events.push(TurnEvent::Unburied(piece));
        }
        self.pass_turn();
        self.begin_turn();
        Applied { events: Vec::new(), progress: Progress::TurnOver }
    }

    fn bury(&mut self, square: Square) -> Result<Applied, Refusal> {
        let side = self.public.side();
        let places = self.public.resting_places(&self.own());
        let (Some(piece), Some(cover)) = (self.public.to_bury(), self.public.placement().role_at(square))
        else {
            return Err(Refusal::NOT_OFFERED);
        };
        if !places.contains(square) {
            return Err(Refusal::NOT_OFFERED);
        }
        let before = self.public.events.len();
        let sure = self.public.buried(piece.side) < self.public.placement().side(side).len();
        self.secrets[side.index()].put(square, piece);
        self.public.graveyard[piece.side.index()][piece.role.index()] += 1;
        let covers = self.public.placement().side(side);
        self.public.clues[side.index()].buried(piece.role, covers);
        self.public.captured.remove(0);
        self.public.events.push(TurnEvent::Buried { piece, sure });
        let mut applied = self.next_burial();
        applied.events = self.public.events[before..].iter().filter_map(TurnEvent::event).collect();
        applied.events.push(grave(side, piece, square, cover));
        Ok(applied)
    }

    /// Passes the turn to the other side.
    fn pass_turn(&mut self) {
        let public = &mut self.public;
        let side = public.side();
        public.turn = public.turn.handed_over();
        public.vacated.clear();
        public.burying = false;
        public.clock = if public.progress { 0 } else { counted(public.clock, 1) };
        public.progress = false;
        public.number = counted(public.number, side.index() as u32);
    }

    /// Begins a turn: settles en passant, records the position, and finds out whether the game is over.
    pub(super) fn begin_turn(&mut self) {
        self.public.turn.settle_en_passant();
        let key = self.public.key();
        self.public.seen.record(key);
        self.public.ended = self.ending();
    }

    /// The outcome if the game has ended by its own rules (small print 1).
    fn ending(&self) -> Option<Outcome> {
        let public = &self.public;
        let side = public.side();
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if !Continuations::new(&self.own()).may_go_on(&public.turn) {
            return if public.in_check() {
                Some(won_by(side.other(), Reason::CHECKMATE))
            } else {
                drawn(Reason::STALEMATE)
            };
        }
        if public.is_nothing_buried() && DeadPositions::BareKings.contains(public.placement()) {
            drawn(Reason::DEAD_POSITION)
        } else {
            public.seen.drawn(public.clock).and_then(drawn)
        }
    }
}

impl super::state::Public {
    /// Whether the side to move is in check: whether the other side could capture its king, with all its zombies,
    /// by the public board.
    #[must_use]
    pub fn in_check(&self) -> bool {
        let side = self.side();
        let king = self.placement().king(side);
        king.is_some_and(|king| can_capture(&self.given(), side.other(), king, &Boards::default()))
    }

    /// The check on the side to move, if it is in check.
    #[must_use]
    pub fn check(&self) -> Option<Check> {
        let king = self.placement().king(self.side()).filter(|_| self.in_check())?;
        let captors = captors(&self.given(), self.side().other(), king, &Boards::default());
        let way =
            |from| Some(Way { piece: self.placement().role_at(from)?.name(), squares: vec![from, king] });
        Some(Check::new(captors.iter().filter_map(way).collect()))
    }

    /// The board as the other side would have it if it were to move now.
    fn given(&self) -> ZombieBoard {
        ZombieBoard { en_passant: SquareSet::EMPTY, ..self.turn.board }
    }
}
