//! How choices are called in menus.

use super::arrive::Arrival;
use super::create::half;
use super::creature::{Creature, Kind};
use super::play::State;
use super::step::Step;
use crate::board::Square;
use crate::rules::Describe;

impl State {
    /// What a menu needs to know about a step; no other one matters for that.
    pub(super) fn describe(&self, step: Step) -> Describe {
        match step {
            Step::Move { from, to, .. } => self.describe_move(from, to, step),
            Step::Create { kind, square } => Describe {
                to: Some(square),
                brings: Some(Creature::new(self.turn, kind).token().glyph()),
                ..Describe::plain(self.creation_label(kind, square))
            },
        }
    }

    fn describe_move(&self, from: Square, to: Square, step: Step) -> Describe {
        let mover = self.board.at(from).map(|mover| mover.kind);
        let (letter, title) = mover.map_or(("", "Creature"), |kind| (kind.code(), kind.title()));
        let capture = self.board.at(to).is_some();
        let sign = if capture { 'x' } else { '-' };
        let mut label = format!("{letter}{from}{sign}{to}");
        let promotes = matches!(step, Step::Move { promotes: true, .. });
        if promotes {
            label += "=W";
        }
        let brings = promotes.then(|| Creature::new(self.turn, Kind::Booh).token().glyph());
        if !Arrival::new(&self.board, self.turn, from, to).eaters.is_empty() {
            label += ", and gets eaten";
        }
        let piece = format!("{title} {from}");
        Describe { from: Some(from), to: Some(to), label, piece, capture, brings }
    }

    fn creation_label(&self, kind: Kind, square: Square) -> String {
        if let Some(half) = half(kind).filter(|_| self.board.at(square).is_some()) {
            let half = half.title();
            return format!("Drop {half} onto {half} on {square}: {}", kind.title());
        }
        let maker = self.making.and_then(|at| self.board.at(at)).map(|maker| maker.kind);
        let verb = if maker == Some(Kind::Box) { "Shake out" } else { "Pull out" };
        let article = if Kind::ONCE.contains(&kind) { "the" } else { kind.article() };
        format!("{verb} {article} {} on {square}", kind.title())
    }
}
