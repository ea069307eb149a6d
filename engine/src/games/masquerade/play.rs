//! Plays steps: filling in a table, moving, and the referee's answers.

use super::disguise::Line;
use super::moves;
use super::refusals;
use super::state::{LastTurn, State};
use super::step::Step;
use crate::board::{Role, Side};
use crate::chess::{Move, Played, seat_of, side_of, won_by};
use crate::rules::{Applied, Audience, Event, Progress, Reason, Refusal, Value};
use crate::seat::{Seat, SeatSet};

impl State {
    /// Takes one step.
    ///
    /// # Errors
    /// When the game is over, it is not the seat's turn, or the step is not offered.
    pub fn play(&mut self, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        if self.public.ended.is_some() {
            return Err(Refusal::OVER);
        }
        let side = side_of(seat).ok_or(Refusal::NOT_YOUR_TURN)?;
        match (self.public.is_set_up(), step) {
            (false, Step::Assign(line)) => self.assign(side, line),
            (false, Step::Move(_)) => Err(Refusal::of(refusals::TABLE_FIRST)),
            (true, _) if side != self.public.position.turn() => Err(Refusal::NOT_YOUR_TURN),
            (true, Step::Move(mv)) if moves::all(&self.public.position).contains(&mv) => Ok(self.attempt(mv)),
            (true, _) => Err(Refusal::NOT_OFFERED),
        }
    }

    fn assign(&mut self, side: Side, line: Line) -> Result<Applied, Refusal> {
        let theirs = side.other();
        // A player who has chosen may choose again until the other has chosen, too.
        let mut disguise = self.secrets[theirs.index()].or_anew();
        if !disguise.fill(line) {
            return Err(Refusal::NOT_OFFERED);
        }
        self.secrets[theirs.index()] = disguise;
        if !disguise.is_complete() {
            return Ok(Applied { events: Vec::new(), progress: Progress::Draft });
        }
        let given = Event {
            audience: Audience::Only(SeatSet::only(seat_of(side))),
            code: "masquerade/given",
            args: [("side", theirs.into())].into_iter().chain(disguise.told()).collect(),
            reveals: false,
        };
        let mut events = Vec::new();
        // A changed choice is secret.
        if self.public.is_filling(side) {
            self.public.ready[theirs.index()] = true;
            events.push(Event::public("masquerade/ready", vec![("side", side.into())]));
        }
        events.push(given);
        Ok(Applied { events, progress: Progress::TurnOver })
    }

    /// Moves, or attempts a capture: the table of the mover's pieces alone decides which.
    fn attempt(&mut self, mv: Move) -> Applied {
        let position = &self.public.position;
        let side = position.turn();
        let victim = position.captured_by(mv);
        let mut events = Vec::new();
        let mut right = true;
        if let Some((role, ways)) = moves::attempt(position, mv) {
            right = self.secrets[side.index()].captures(role).is_some_and(|way| ways.contains(&way));
            let sheet = &mut self.public.sheets[side.index()];
            let possible = sheet.len();
            sheet.note(role, &ways, right);
            // An answer that the sheet of deductions implies already is not new.
            let known = sheet.len() == possible;
            self.public.answers += 1;
            let code = if right { "masquerade/right" } else { "masquerade/wrong" };
            let victim = victim.map_or("piece", |(_, piece)| piece.role.name());
            let args = vec![("piece", Value::kind(role.name())), ("victim", Value::kind(victim))];
            events.push(Event::public(code, args).evident_if(known));
        }
        if right {
            self.carry_out(mv);
        } else {
            self.fail(mv);
        }
        let king_taken = right && victim.is_some_and(|(_, piece)| piece.role == Role::King);
        if king_taken {
            self.public.ended = Some(won_by(side, Reason::KING_CAPTURED));
        } else {
            self.public.begin_turn();
        }
        Applied { events, progress: Progress::TurnOver }
    }

    fn carry_out(&mut self, mv: Move) {
        let position = &mut self.public.position;
        self.public.last =
            Played::new(&position.choices(&[]), mv, position.captured_by(mv)).map(LastTurn::Done);
        if position.make(mv).resets_clock {
            self.public.seen.forget();
        }
        moves::settle_en_passant(position);
    }

    fn fail(&mut self, mv: Move) {
        let position = &mut self.public.position;
        let piece = match mv {
            Move::Normal { from, .. } => position.placement().piece_at(from),
            Move::Castle(_) => None,
        };
        let victim = position.captured_by(mv).map(|(_, victim)| victim);
        self.public.last = piece.zip(victim).map(|(piece, victim)| LastTurn::Failed { piece, mv, victim });
        position.pass();
        // Every answer is new information, so no earlier position comes back.
        self.public.seen.forget();
    }
}
