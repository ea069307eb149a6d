//! Turns of the race as [`Playable`] steps: reading them, and scenes.

use super::board::{BOXES, exists, is_goal, terrain};
use super::{Position, Step, refusals};
use crate::board::Square;
use crate::chess::{Choices, Move, Played, PositionKey, seat_of};
use crate::duel::{Playable, Taken, board_scene, glyph, piece_phrase, turn_phrase};
use crate::rules::{Describe, GameResult, Outcome, Phrase, Reason, Refusal, Value};
use crate::scene::{Arrow, Scene};
use crate::search::Search;
use crate::seat::Seat;
use crate::work;

/// The last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Last {
    /// A move.
    Moved(Played),
    /// An exchange of places.
    Exchanged {
        /// The goal box.
        goal: Square,
        /// The friend's square before it.
        with: Square,
    },
}

impl Playable for Position {
    type Key = PositionKey;
    type Last = Option<Last>;
    /// The least number of turns after which a position can return: two, where both sides exchange equal pieces.
    const ROUND: usize = 2;

    fn key(&self) -> PositionKey {
        self.base().key()
    }

    fn clock(&self) -> u32 {
        self.base().halfmove_clock()
    }

    fn mover(&self) -> Seat {
        seat_of(self.turn())
    }

    /// The outcome: by the position, then by a lack of legal steps (small print 5).
    fn outcome(&self) -> Option<Outcome> {
        let stuck = Outcome { result: GameResult::Drawn, reason: Reason::STALEMATE };
        self.ending().or_else(|| (self.count_turns() == 0).then_some(stuck))
    }

    fn steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = self.moves().map(Step::Move).chain(self.exchanges()).collect();
        steps.sort_unstable();
        work::spend(1 + steps.len() as u64);
        steps
    }

    fn take(&mut self, step: Step, last: &mut Option<Last>) -> Taken {
        *last = match step {
            Step::Move(mv) => {
                Played::new(&self.base().choices(&[]), mv, self.captured_by(step)).map(Last::Moved)
            }
            Step::Exchange { goal, with, .. } => Some(Last::Exchanged { goal, with }),
        };
        self.play(step);
        // No turn is irreversible: through a box even a pawn may come back to where it was.
        Taken::turn(Vec::new(), false)
    }

    /// Reads a step; an exchange may also be typed as a move from the box onto the friend.
    fn read(&self, typed: &str) -> Result<Step, Refusal> {
        let steps = self.steps();
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
        let moves: Vec<Move> = self.moves().collect();
        let refused = match self.base().choices(&moves).read(typed) {
            Ok(mv) => return Ok(Step::Move(mv)),
            Err(refusal) => refusal,
        };
        let letters = bare.to_lowercase().replace('-', "");
        let onto_friend = letters.split_at_checked(2).map(|(goal, with)| format!("{goal}<>{with}"));
        let meant = onto_friend.and_then(|text| text.parse().ok()).filter(|step| steps.contains(step));
        meant.ok_or(refused)
    }

    fn describe_all(&self, offered: &[Step]) -> Vec<Describe> {
        let only_moves = |step: &Step| if let Step::Move(mv) = step { Some(*mv) } else { None };
        let moves: Vec<Move> = offered.iter().filter_map(only_moves).collect();
        let choices = self.base().choices(&moves);
        offered.iter().map(|step| self.describe(*step, &choices)).collect()
    }

    fn asks(&self) -> Phrase {
        let own = self.placement().side(self.turn());
        let exchange = self.exchanges().next();
        let goal =
            exchange.and_then(|step| if let Step::Exchange { goal, .. } = step { Some(goal) } else { None });
        let ask = |goal: Square| Phrase::of("engine-asks-goal-box-exchange").with("goal", goal);
        let move_question = || {
            let goals = BOXES.iter().map(Value::from).collect();
            Phrase::of("engine-asks-goal-box-move").with("goals", Value::List(goals))
        };
        goal.filter(|goal| own.contains(*goal)).map_or_else(move_question, ask)
    }

    fn scene(&self, last: &Option<Last>) -> Scene<Phrase> {
        let board = self.placement();
        let moved = match last {
            Some(Last::Moved(played)) => Some(played),
            _ => None,
        };
        let mut scene = board_scene(board, moved, None);
        scene.cells.retain(|cell| exists(cell.square));
        for cell in &mut scene.cells {
            cell.terrain = terrain(cell.square);
        }
        if let Some(Last::Exchanged { goal, with }) = *last {
            let piece = |square| Value::kind(board.role_at(square).map_or("piece", |role| role.name()));
            scene.changed = Phrase::of("engine-scene-goal-box-exchange")
                .with("side", self.turn().other())
                .with("piece", piece(with))
                .with("square", with)
                .with("other", piece(goal))
                .with("goal", goal);
            scene.arrows = vec![Arrow { from: goal, to: with }, Arrow { from: with, to: goal }];
            for cell in scene.cells.iter_mut().filter(|cell| cell.square == goal || cell.square == with) {
                cell.marks.last_to = true;
            }
        }
        scene.status = turn_phrase(self.turn(), false);
        scene.bottom = self.turn().tint();
        scene
    }

    fn text(&self) -> String {
        self.to_string()
    }
}

impl Position {
    fn read_exchange(&self, text: &str, steps: &[Step]) -> Result<Step, Refusal> {
        let step: Step = text.parse().map_err(|_| Refusal::of(refusals::UNREADABLE_EXCHANGE))?;
        if steps.contains(&step) {
            return Ok(step);
        }
        let Step::Exchange { goal, with, .. } = step else { return Err(Refusal::NOT_OFFERED) };
        let fits = |other: &&Step| matches!(other, Step::Exchange { goal: g, with: w, .. } if (*g, *w) == (goal, with));
        let others: Vec<String> = steps.iter().filter(fits).map(Step::to_string).collect();
        let own = |square| self.placement().side(self.turn()).contains(square);
        Err(if !others.is_empty() {
            let promotions = Refusal::of(refusals::PROMOTIONS).with("square", with);
            promotions.with("steps", Value::notations(others))
        } else if !is_goal(goal) || !own(goal) {
            Refusal::of(refusals::GOAL_EMPTY).with("square", goal)
        } else {
            Refusal::of(refusals::NO_FRIEND).with("square", with)
        })
    }

    fn describe(&self, step: Step, choices: &Choices<'_>) -> Describe {
        let (goal, with, promotion) = match step {
            Step::Move(mv) => {
                let capture = self.captured_by(step).is_some();
                return Describe { capture, ..choices.describe(mv, choices.san(mv)) };
            }
            Step::Exchange { goal, with, promotion } => (goal, with, promotion),
        };
        let name = |square| choices.role_at(square).map_or("piece", |role| role.name());
        let way = if promotion.is_some() { "becomes" } else { "stays" };
        let label = Phrase::of("engine-label-goal-box-exchange")
            .with("way", Value::Case(way))
            .with("piece", Value::kind(name(with)))
            .with("square", with)
            .with("new", Value::kind(promotion.map_or("piece", |role| role.name())));
        Describe {
            from: Some(goal),
            to: Some(with),
            label,
            piece: piece_phrase(Value::kind(name(goal)), goal),
            capture: false,
            brings: promotion.map(|role| glyph(choices.side, role)),
        }
    }
}
