//! Labels of steps in menus.

use super::arrive::Arrival;
use super::create::half;
use super::creature::{Creature, Kind};
use super::play::State;
use super::step::Step;
use crate::board::Square;
use crate::duel::{piece_phrase, thing_phrase};
use crate::rules::{Describe, Phrase, Value};

impl State {
    /// A menu description of a step, independent of the other steps.
    pub(super) fn describe(&self, step: Step) -> Describe {
        match step {
            Step::Move { from, to, .. } => self.describe_move(from, to, step),
            Step::Create { kind, square } => Describe {
                to: Some(square),
                piece: thing_phrase(Value::kind(kind.name())),
                brings: Some(Creature::new(self.turn, kind).token().glyph()),
                ..Describe::plain(self.creation_label(kind, square))
            },
        }
    }

    fn describe_move(&self, from: Square, to: Square, step: Step) -> Describe {
        let mover = self.board.at(from).map(|mover| mover.kind);
        let capture = self.board.at(to).is_some();
        let promotes = matches!(step, Step::Move { promotes: true, .. });
        let eaten = !Arrival::new(&self.board, self.turn, from, to).eaters.is_empty();
        let way = match (promotes, eaten) {
            (true, true) => "booh-eaten",
            (true, false) => "booh",
            (false, true) => "eaten",
            (false, false) => "plain",
        };
        let sign = if capture { 'x' } else { '-' };
        let label = Phrase::of("engine-label-captain-spalding-move")
            .with("way", Value::Case(way))
            .with("piece", Value::kind(mover.map_or("piece", Kind::name)))
            .with("move", Value::Move(format!("{from}{sign}{to}")));
        let brings = promotes.then(|| Creature::new(self.turn, Kind::Booh).token().glyph());
        let piece = piece_phrase(Value::kind(mover.map_or("piece", Kind::name)), from);
        Describe { from: Some(from), to: Some(to), label, piece, capture, brings }
    }

    /// The notation of a step for people: `Xe1-e2`, `Rd3`.
    pub(super) fn notation(&self, step: Step) -> String {
        let Step::Move { from, to, promotes } = step else { return step.to_string() };
        let letter = self.board.at(from).map_or("", |mover| mover.kind.code());
        let sign = if self.board.at(to).is_some() { 'x' } else { '-' };
        format!("{letter}{from}{sign}{to}{}", if promotes { "=W" } else { "" })
    }

    /// The prompt: what the maker that has moved should make; otherwise to move, and where the box is whose capture wins.
    pub(super) fn question(&self) -> Phrase {
        let maker = self.making.and_then(|at| Some((at, self.board.at(at)?.kind)));
        if let Some((at, kind)) = maker {
            let question = Phrase::of("engine-asks-captain-spalding-making");
            return question.with("maker", Value::kind(kind.name())).with("square", at);
        }
        let prize = self.board.pieces(self.turn.other(), Kind::Box).first();
        let sleeping = !self.board.dangerous().is_empty();
        let monster =
            if sleeping { Phrase::of("engine-asks-captain-spalding-monster") } else { Phrase::default() };
        prize.map_or_else(Phrase::default, |at| {
            Phrase::of("engine-asks-captain-spalding-move").with("square", at).and(monster)
        })
    }

    fn creation_label(&self, kind: Kind, square: Square) -> Phrase {
        let label = |key| Phrase::of(key).with("piece", Value::kind(kind.name())).with("square", square);
        if let Some(half) = half(kind).filter(|_| self.board.at(square).is_some()) {
            return label("engine-label-captain-spalding-merge").with("half", Value::kind(half.name()));
        }
        let maker = self.making.and_then(|at| self.board.at(at)).map(|maker| maker.kind);
        let way = match (maker == Some(Kind::Box), Kind::ONCE.contains(&kind)) {
            (true, true) => "shake-the",
            (true, false) => "shake",
            (false, true) => "pull-the",
            (false, false) => "pull",
        };
        label("engine-label-captain-spalding-make").with("way", Value::Case(way))
    }
}
