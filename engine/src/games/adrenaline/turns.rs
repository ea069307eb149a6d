//! Turns of Adrenaline Chess as [`Playable`] steps: whose turn it is, its progress, and how the game ends.

use super::stacks::Stacks;
use super::step::Step;
use super::{Node, continuations, refusals};
use crate::board::{Piece, Role, Square};
use crate::chess::{DeadPositions, Move, Played, PositionKey, seat_of, won_by};
use crate::duel::{Check, Laden, Path, Playable, Taken};
use crate::rules::{Describe, Event, GameResult, Outcome, Phrase, Reason, Refusal, Value};
use crate::scene::Scene;
use crate::seat::Seat;

/// The last turn, or the running one so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastTurn {
    /// The path of the piece.
    pub(super) path: Path,
    /// The given checker: the square, and the piece on it.
    pub(super) given: Option<(Square, Piece)>,
}

impl Playable for Node {
    type Key = (PositionKey, Stacks);
    type Last = LastTurn;

    fn key(&self) -> Self::Key {
        (self.board.base.key(), self.board.stacks)
    }

    fn clock(&self) -> u32 {
        self.board.base.halfmove_clock()
    }

    fn mover(&self) -> Seat {
        seat_of(self.side())
    }

    /// The outcome, tested in the order of the rules (small print 1).
    fn outcome(&self) -> Option<Outcome> {
        let side = self.board.base.turn();
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if continuations::moves(&self.board).next().is_none() {
            let mated = self.board.in_check(side);
            let mate = won_by(side.other(), Reason::CHECKMATE);
            return if mated { Some(mate) } else { drawn(Reason::STALEMATE) };
        }
        let dead = DeadPositions::BareKings.contains(self.board.base.placement());
        if dead { drawn(Reason::DEAD_POSITION) } else { None }
    }

    fn steps(&self) -> Vec<Step> {
        match self.running {
            Some(running) => continuations::tail(&self.board, running),
            None => self.moves().into_iter().map(Step::Move).collect(),
        }
    }

    fn why_not(&self, step: Step) -> Refusal {
        match (step, self.running) {
            (Step::Done, Some(running)) if self.board.owes(running) => Refusal::of(refusals::GIVE_FIRST),
            (Step::Give(_), Some(running)) if !running.captured => Refusal::of(refusals::NOTHING_CAPTURED),
            _ => Refusal::NOT_OFFERED,
        }
    }

    fn take(&mut self, step: Step, last: &mut LastTurn) -> Taken {
        let mut events = Vec::new();
        match (step, self.running) {
            (Step::Move(mv), _) => {
                let base = self.board.base;
                let moved = Played::new(&base.choices(&[]), mv, base.captured_by(mv));
                *last = LastTurn { path: Path { moved, ..Path::default() }, given: None };
                self.running = Some(self.board.make(mv));
            }
            (Step::Hop(hop), Some(running)) => {
                let (captured, running) = self.board.hop(running, hop);
                last.path.hops.push((hop.to, captured));
                self.running = Some(running);
            }
            (Step::Give(square), _) => {
                self.board.stacks.add(square, 1);
                let piece = self.board.base.placement().piece_at(square);
                last.given = piece.map(|piece| (square, piece));
                events.extend(last.rush());
                self.running = None;
            }
            (Step::Hop(_) | Step::Done, _) => self.running = None,
        }
        if self.running.is_some_and(|running| continuations::goes_on(&self.board, running)) {
            return Taken::DRAFT;
        }
        self.running = None;
        self.settle();
        Taken::turn(events, self.board.base.halfmove_clock() == 0)
    }

    fn read(&self, typed: &str) -> Result<Step, Refusal> {
        self.meant(typed)
    }

    fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
        let moves: Vec<Move> = offered.iter().filter_map(only_moves).collect();
        let choices = self.board.base.choices(&moves);
        offered.iter().map(|step| self.describe(*step, &choices)).collect()
    }

    fn asks(&self) -> Phrase {
        let Some(running) = self.running else {
            let check = Check::asks(Check::on(&self.board));
            return if check.is_empty() { self.move_question() } else { check };
        };
        let steps = self.steps();
        let runs = steps.iter().any(|step| matches!(step, Step::Hop(_)));
        let gives = steps.iter().any(|step| matches!(step, Step::Give(_)));
        let way = match (runs, gives) {
            (true, true) => "runs-or-gives",
            (false, true) => "gives",
            (_, false) if steps.contains(&Step::Done) => "runs-or-ends",
            (_, false) => "runs",
        };
        let board = self.board.base.placement();
        let piece = running.square.and_then(|square| board.role_at(square)).map_or("piece", Role::name);
        let question = Phrase::of("engine-asks-adrenaline").with("way", Value::Case(way));
        let on = running.square.map_or_else(|| Value::Text(String::new()), Value::from);
        question.with("piece", Value::kind(piece)).with("square", on)
    }

    fn scene(&self, last: &LastTurn) -> Scene<Phrase> {
        self.drawn(last)
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

impl LastTurn {
    /// The event of a given checker.
    fn rush(&self) -> Option<Event> {
        let (square, piece) = self.given?;
        let args = vec![("piece", Value::kind(piece.role.name())), ("square", square.into())];
        Some(Event::public("adrenaline/rush", args))
    }

    /// The sentences about the turn.
    pub(super) fn phrase(&self) -> Phrase {
        let rush = self.rush().map(|event| Phrase::from(&event)).unwrap_or_default();
        self.path.phrase("engine-scene-adrenaline-runs").and(rush)
    }
}
