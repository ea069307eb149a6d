//! A game: whose turn it is, how it ends, what it looks like.

use super::ground::{exists, ground, is_goal};
use super::{Position, Step};
use crate::board::Square;
use crate::chess::{Move, Played, PositionKey, Repetitions, seat_of};
use crate::duel::{SEATS, board_scene, glyph, turn_sentence};
use crate::rules::{Applied, Describe, GameResult, Outcome, Pending, Progress, Reason, Refusal};
use crate::scene::{Arrow, Scene};
use crate::search::{Search, perft};
use crate::seat::{Seat, SeatSet};

/// The whole truth about a running or finished game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    position: Position,
    seen: Repetitions<PositionKey>,
    last: Option<Last>,
    ended: Option<Outcome>,
}

/// The last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Last {
    Moved(Played),
    Exchanged { goal: Square, with: Square },
}

impl State {
    /// A game that begins with a position: repetitions count from here, and it may be over already.
    #[must_use]
    pub fn new(position: Position) -> Self {
        let mut state = Self { position, seen: Repetitions::default(), last: None, ended: None };
        state.begin_turn();
        state
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
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

    /// What can be done, sorted; nothing when the game is over.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        if self.ended.is_some() { Vec::new() } else { self.position.steps() }
    }

    /// Takes a turn.
    ///
    /// # Errors
    /// When the game is over, somebody else is to move, or there is no such turn.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        if seat != seat_of(self.position.turn()) {
            return Err(Refusal::NOT_YOUR_TURN);
        }
        if !self.position.steps().contains(&step) {
            return Err(Refusal::NOT_OFFERED);
        }
        self.last = match step {
            Step::Move(mv) => {
                let captured = self.position.captured_by(step);
                Played::new(&self.position.base().choices(&[]), mv, captured).map(Last::Moved)
            }
            Step::Exchange { goal, with, .. } => Some(Last::Exchanged { goal, with }),
        };
        // Nothing is forgotten: through a box even a pawn may come back to where it was.
        self.position.play(step);
        self.begin_turn();
        Ok(Applied { events: Vec::new(), progress: Progress::TurnOver })
    }

    fn begin_turn(&mut self) {
        self.seen.record(self.position.key());
        self.ended = self.ending();
    }

    /// How the game has ended by itself: by the position, then without a turn, then by the draws of chess (small print 5).
    fn ending(&self) -> Option<Outcome> {
        let drawn = |reason| Some(Outcome { result: GameResult::Drawn, reason });
        if let Some(outcome) = self.position.ending() {
            return Some(outcome);
        }
        if self.position.count_turns() == 0 {
            return drawn(Reason::STALEMATE);
        }
        self.seen.drawn(self.position.base().halfmove_clock()).and_then(drawn)
    }

    /// The number of lines of `depth` turns by positions alone; `None` where history could end one of them. Where both
    /// sides change like pieces, a position is back after two turns.
    #[must_use]
    pub fn fast_perft(&self, depth: u32) -> Option<u64> {
        let passes = self.seen.let_pass(self.position.base().halfmove_clock(), depth, 2);
        (self.ended.is_none() && passes).then(|| perft(&self.position, depth))
    }

    /// The draw that whoever is to move may claim.
    #[must_use]
    pub fn claim(&self) -> Option<Reason> {
        self.seen.claimable(self.position.base().halfmove_clock()).filter(|_| self.ended.is_none())
    }

    /// Reads a turn as people type it; a change of places also as a move from the box onto the friend.
    ///
    /// # Errors
    /// When no turn, or more than one, is meant.
    pub fn read(&self, typed: &str) -> Result<Step, Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::OVER);
        }
        let steps = self.position.steps();
        let bare: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
        let bare = bare.replace("<->", "<>").replace('↔', "<>");
        if bare.contains("<>") {
            let (squares, kind) = bare.split_once('=').unwrap_or((&bare, ""));
            let text = if kind.is_empty() {
                squares.to_lowercase()
            } else {
                format!("{}={}", squares.to_lowercase(), kind.to_uppercase())
            };
            return self.read_exchange(&text, &steps);
        }
        let moves: Vec<Move> = self.position.moves().collect();
        let refused = match self.position.base().choices(&moves).read(typed) {
            Ok(mv) => return Ok(Step::Move(mv)),
            Err(refusal) => refusal,
        };
        let letters = bare.to_lowercase().replace('-', "");
        let onto_friend = letters.split_at_checked(2).map(|(goal, with)| format!("{goal}<>{with}"));
        let meant = onto_friend.and_then(|text| text.parse().ok()).filter(|step| steps.contains(step));
        meant.ok_or(refused)
    }

    fn read_exchange(&self, text: &str, steps: &[Step]) -> Result<Step, Refusal> {
        let step: Step = text.parse().map_err(|_| {
            let sentence =
                "A change of places is written with the goal box first: `a4<>c2`, or `a4<>d8=Q` for a pawn.";
            Refusal::fixed("step/unreadable", sentence)
        })?;
        if steps.contains(&step) {
            return Ok(step);
        }
        let Step::Exchange { goal, with, .. } = step else { return Err(Refusal::NOT_OFFERED) };
        let fits = |other: &&Step| matches!(other, Step::Exchange { goal: g, with: w, .. } if (*g, *w) == (goal, with));
        let others: Vec<String> = steps.iter().filter(fits).map(Step::to_string).collect();
        let own = |square| self.position.placement().side(self.position.turn()).contains(square);
        let sentence = if !others.is_empty() {
            format!("The pawn is promoted on {with}: {}.", others.join(", "))
        } else if !is_goal(goal) || !own(goal) {
            format!("No piece of yours stands in goal box {goal} to change places with another.")
        } else {
            format!("No other piece of yours stands on {with}.")
        };
        Err(Refusal::new("step/not-offered", sentence))
    }

    /// What a menu needs to know about a turn.
    #[must_use]
    pub fn describe(&self, step: Step, offered: &[Step]) -> Describe {
        let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
        let moves: Vec<Move> = offered.iter().filter_map(only_moves).collect();
        let choices = self.position.base().choices(&moves);
        let (goal, with, promotion) = match step {
            Step::Move(mv) => {
                let capture = self.position.captured_by(step).is_some();
                return Describe { capture, ..choices.describe(mv, choices.san(mv)) };
            }
            Step::Exchange { goal, with, promotion } => (goal, with, promotion),
        };
        let title = |square| choices.role_at(square).map_or("Piece", |role| role.title());
        let name = |square| choices.role_at(square).map_or("piece", |role| role.name());
        let becomes = promotion.map_or(String::new(), |role| format!(", becomes a {}", role.name()));
        Describe {
            from: Some(goal),
            to: Some(with),
            label: format!("Change places with the {} on {with}{becomes}", name(with)),
            piece: format!("{} {goal}", title(goal)),
            capture: false,
            brings: promotion.map(|role| glyph(choices.side, role)),
        }
    }

    /// What to draw and to say.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let board = self.position.placement();
        let moved = match &self.last {
            Some(Last::Moved(played)) => Some(played),
            _ => None,
        };
        let mut scene = board_scene(board, moved, None);
        scene.cells.retain(|cell| exists(cell.square));
        for cell in &mut scene.cells {
            cell.ground = ground(cell.square);
        }
        if let Some(Last::Exchanged { goal, with }) = self.last {
            let piece = |square| board.role_at(square).map_or("piece", |role| role.name());
            scene.changed = format!(
                "{} changes places: {} to {with}, {} to {goal}.",
                self.position.turn().other().name(),
                piece(with),
                piece(goal)
            );
            scene.arrows = vec![Arrow { from: goal, to: with }, Arrow { from: with, to: goal }];
            for cell in scene.cells.iter_mut().filter(|cell| cell.square == goal || cell.square == with) {
                cell.marks.last_to = true;
            }
        }
        scene.status = match self.ended {
            Some(outcome) => outcome.sentence(SEATS),
            None => turn_sentence(self.position.turn(), false),
        };
        if self.ended.is_none() {
            scene.bottom = self.position.turn().tint();
        }
        scene
    }
}
