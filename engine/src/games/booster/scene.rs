//! Scenes of Booster Chess.

use super::state::{LastTurn, Public, View};
use crate::board::Side;
use crate::cards::{draw_pile, hands, heap, playing_card};
use crate::duel::{Check, board_scene, end_phrase, turn_phrase};
use crate::rules::{Event, Phrase};
use crate::scene::{Scene, Spread, Stack, Tally, Tint};

impl View {
    /// The scene: the board with its checkers, those still free, and the cards as far as the viewer knows them.
    #[must_use]
    pub fn scene(&self) -> Scene<Phrase> {
        let public = &self.public;
        let (board, last) = (&public.board, &public.last_turn);
        let side = public.side();
        let check = if public.running.is_none() { Check::on(board) } else { None };
        let in_check = check.is_some();
        let king = board.base.placement().king(side).filter(|_| in_check);
        let mut scene = board_scene(board.base.placement(), last.path.moved.as_ref(), king);
        for cell in &mut scene.cells {
            let count = board.checkers.on(cell.square, Side::White);
            let tint = if count > 0 { Tint::White } else { Tint::Black };
            if let Some(token) = cell.token.as_mut().filter(|_| count != 0) {
                token.stack = Some(Stack { tint, count: count.unsigned_abs() });
            }
            cell.marks.given = last.card.is_some_and(|(_, square, _)| square == cell.square);
        }
        scene.arrows = last.path.arrows();
        scene.changed = last.phrase();
        scene.status = public.status(in_check);
        if public.ended.is_none() {
            scene.bottom = side.tint();
        }
        let tally = |side: Side| Tally {
            title: Phrase::of("engine-scene-free-checkers").with("side", side),
            count: u32::from(board.free(side)),
            tint: side.tint(),
        };
        scene.tallies = Side::BOTH.map(tally).to_vec();
        scene.spreads = self.spreads();
        Check::shown(check, &mut scene);
        scene
    }

    /// The cards: hands first, the viewer's own before the other; growing heaps last.
    fn spreads(&self) -> Vec<Spread<Phrase>> {
        let discards = self.public.discard.iter().copied().map(playing_card).collect();
        let heaps = [
            draw_pile(self.pile),
            heap(Phrase::of("engine-scene-booster-discards"), discards, Tint::Neutral),
        ];
        hands(self.side, &self.hands, self.sizes).into_iter().chain(heaps).collect()
    }
}

impl Public {
    fn status(&self, in_check: bool) -> Phrase {
        match (self.ended, self.draws()) {
            (Some(outcome), _) => end_phrase(outcome),
            (None, Some(side)) => Phrase::of("engine-scene-booster-draws").with("side", side),
            (None, None) => turn_phrase(self.side(), in_check),
        }
    }
}

impl LastTurn {
    /// The public event of the card that was played.
    #[must_use]
    pub fn card_event(&self, side: Side) -> Option<Event> {
        let (card, square, piece) = self.card?;
        let args = vec![
            ("side", side.into()),
            ("card", card.into()),
            ("piece", piece.into()),
            ("square", square.into()),
        ];
        Some(Event::public("booster/card", args))
    }

    /// The sentences about the turn.
    fn phrase(&self) -> Phrase {
        let event = self.path.moved.and_then(|moved| self.card_event(moved.side));
        let card = event.map(|event| Phrase::from(&event)).unwrap_or_default();
        self.path.phrase("engine-scene-booster-steps").and(card)
    }
}
