//! Demonstrations: who shows their line, move by move or sealed with the bid, and whether it solves the hole.

use super::super::hole::Hole;
use super::super::sealed;
use super::super::step::spelt;
use super::super::stroke::Stroke;
use super::play::at;
use super::{Phase, State};
use crate::rules::{Applied, Progress, Refusal, Value};
use crate::seat::Seat;

impl State {
    /// Starts the next demonstration; a line sealed with its bid is played at once.
    pub(super) fn next_demonstration(&mut self) {
        let public = &mut self.public;
        public.line.clear();
        public.hole = Hole::new(public.tee, std::mem::take(&mut public.hole.chosen));
        let Some(seat) = public.next_to_show() else {
            public.phase = Phase::Rule(None);
            return;
        };
        public.phase = Phase::Show(seat);
        let Some(line) = self.unseal(seat) else { return };
        match sealed::after(&self.public, &line).filter(Hole::is_solved) {
            Some(hole) => {
                self.public.hole = hole;
                self.public.line = line;
                self.solved(seat);
            }
            None => self.fail(seat),
        }
    }

    fn solved(&mut self, seat: Seat) {
        // The other sealed lines are no longer needed.
        let others = (0..).map(Seat).zip(std::mem::take(&mut self.lines));
        self.shut =
            others.filter(|(_, line)| line.is_some()).fold(self.shut, |shut, (other, _)| shut.with(other));
        self.public.phase = Phase::Rule(Some(seat));
        let line = &self.public.line;
        let args = vec![
            ("player", seat.into()),
            ("moves", Value::Count(line.len() as u32)),
            ("line", spelt(line).into()),
        ];
        self.tell("golf/solved", args);
    }

    /// Takes a move of a demonstration; the last one solves the hole or fails.
    pub(super) fn show(&mut self, seat: Seat, stroke: Stroke) -> Result<Applied, Refusal> {
        self.public.hole.play(stroke)?;
        self.public.line.push(stroke);
        if self.public.line.len() == 1 {
            self.public.begin_anew();
        }
        let shown = self.public.line.len();
        let bid = self.public.bids[at(seat)].unwrap_or_default();
        Ok(if self.public.hole.is_solved() {
            self.then(Progress::TurnOver, |state| state.solved(seat))
        } else if shown as u32 >= bid {
            self.then(Progress::TurnOver, |state| state.fail(seat))
        } else {
            Applied { events: Vec::new(), progress: Progress::Draft }
        })
    }

    /// Ends a demonstration that has failed or was given up, and starts the next one.
    pub(super) fn fail(&mut self, seat: Seat) {
        let score = self.public.failure(seat);
        let bid = self.public.bids[at(seat)].unwrap_or_default();
        self.public.marks[at(seat)] = Some(score);
        let mut args = vec![("player", seat.into()), ("bid", Value::Count(bid))];
        if self.public.waits_for_par() {
            self.tell("golf/failed-alone", args);
        } else {
            args.push(("score", Value::Count(score)));
            self.tell("golf/failed", args);
        }
        self.next_demonstration();
    }
}
