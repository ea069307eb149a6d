//! Reads typed parts of a turn in any notation, and labels steps for menus.

use super::step::Step;
use super::{Node, refusals};
use crate::board::Square;
use crate::chess::Choices;
use crate::duel::refused::behind_laden;
use crate::duel::{Hop, Laden, Playable, end_of_turn};
use crate::rules::{Describe, Phrase, Refusal, Value};

impl Node {
    /// Reads one part of a turn as people type it.
    pub(super) fn meant(&self, typed: &str) -> Result<Step, Refusal> {
        let Some(running) = self.running else {
            let moves = self.moves();
            let read = self.board.base.choices(&moves).read(typed).map(Step::Move);
            return read.map_err(|refusal| refusal.and_if_impossible(|| behind_laden(&self.board, typed)));
        };
        let steps = self.steps();
        if let Some(step) = Hop::notation(typed).parse().ok().filter(|step| steps.contains(step)) {
            return Ok(step);
        }
        let (gifts, others): (Vec<Step>, Vec<Step>) =
            steps.into_iter().partition(|step| matches!(step, Step::Give(_)));
        let hops: Vec<Step> = others.into_iter().filter(|step| matches!(step, Step::Hop(_))).collect();
        let listed = |steps: &[Step]| Value::notations(steps.iter().map(Step::to_string));
        let follows = Hop::may_be_meant(typed);
        let mut refused =
            if follows { Refusal::of(refusals::CANNOT_FOLLOW) } else { Refusal::unreadable(typed) };
        if let Some(square) = running.square.filter(|_| !hops.is_empty()) {
            let can_step = Refusal::of(refusals::CAN_STEP).with("square", square);
            refused = refused.and(can_step.with("steps", listed(&hops)));
        }
        if !gifts.is_empty() {
            refused = refused.and(Refusal::of(refusals::HAS_TO_GIVE).with("steps", listed(&gifts)));
        }
        Err(refused)
    }

    /// The prompt at the beginning of a turn: what checkers do, or what a capture gives the enemy.
    pub(super) fn move_question(&self) -> Phrase {
        let own = self.board.base.placement().side(self.side());
        let way = if own.meets(self.board.stacks.squares()) { "laden" } else { "bare" };
        let question = Phrase::of("engine-asks-adrenaline-move").with("way", Value::Case(way));
        // With an empty supply a capture gives nothing.
        if way == "bare" && self.board.stacks.supply() == 0 { Phrase::default() } else { question }
    }

    /// A menu description of a step, told apart from these moves.
    pub(super) fn describe(&self, step: Step, choices: &Choices<'_>) -> Describe {
        let board = self.board.base.placement();
        let name = |square: Square| board.role_at(square).map_or("piece", |role| role.name());
        match step {
            Step::Move(mv) => self.board.describe(mv, choices),
            Step::Hop(hop) => {
                let from = self.running.and_then(|running| running.square);
                hop.describe(board, self.side(), from, "engine-label-adrenaline-run")
            }
            Step::Give(square) => {
                let label =
                    Phrase::of("engine-label-adrenaline-give").with("piece", Value::kind(name(square)));
                let label = label.with("square", square);
                Describe { to: Some(square), ..Describe::plain(label) }
            }
            Step::Done => end_of_turn(),
        }
    }
}
