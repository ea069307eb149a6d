//! Scenes of Cooperative Chess.

use super::matching::is_wild;
use super::state::{LastTurn, Public, View};
use crate::board::{Piece, Role, Side};
use crate::cards::{Card, draw_pile, hands, heap, playing_card};
use crate::chess::Played;
use crate::duel::{board_scene, end_phrase, token, turn_phrase};
use crate::rules::{Phrase, Value};
use crate::scene::{Arrow, Pile, PlayingCard, Scene, Spread, Tint, Token};

impl View {
    /// The scene: the board, the stacks, the hands as far as the viewer knows them, the pile, and the kinds a side has lost.
    #[must_use]
    pub fn scene(&self) -> Scene<Phrase> {
        let public = &self.public;
        let last = &public.last_turn;
        let moves = || last.quiet.iter().chain(&last.captures);
        let mut scene = board_scene(&public.board.placement, moves().next(), None);
        for cell in &mut scene.cells {
            cell.marks.captured = moves().any(|played| {
                played.path.1 != cell.square
                    && played.captured.is_some_and(|(victim, _)| victim == cell.square)
            });
        }
        scene.arrows =
            moves().skip(1).map(|played| Arrow { from: played.path.0, to: played.path.1 }).collect();
        scene.changed = last.phrase();
        scene.status = public.status();
        if public.ended.is_none() {
            scene.bottom = public.board.side.tint();
        }
        let tokens: Vec<Token> = public.lost().collect();
        if !tokens.is_empty() {
            scene.piles = vec![Pile { title: Phrase::of("engine-scene-cooperative-lost"), tokens }];
        }
        scene.spreads = self.spreads();
        scene
    }

    /// The cards: hands first, the viewer's own before the other; growing heaps last.
    fn spreads(&self) -> Vec<Spread<Phrase>> {
        let public = &self.public;
        let stack = |side: Side| {
            let title = Phrase::of("engine-scene-cooperative-stack").with("side", side);
            heap(title, public.stack(side), side.tint())
        };
        let captured = public.captured.iter().copied().map(playing_card).collect();
        let heaps = Side::BOTH.map(stack).into_iter().chain([heap(
            Phrase::of("engine-scene-cooperative-captured"),
            captured,
            Tint::Neutral,
        )]);
        let hidden = hands(self.side, &self.hands, self.sizes).into_iter().chain([draw_pile(self.pile)]);
        hidden.chain(heaps).collect()
    }
}

impl Public {
    /// The cards of a stack. Those whose kind their player has lost are wild, and so is the next card after a
    /// double match of colours.
    fn stack(&self, side: Side) -> Vec<PlayingCard> {
        let stack = &self.stacks[side.index()];
        let doubled = self.turn.doubled && side != self.board.side;
        let wild = |place: usize, card: Card| {
            is_wild(card, side, &self.board) || (doubled && place + 1 == stack.len())
        };
        stack
            .iter()
            .enumerate()
            .map(|(place, card)| PlayingCard { wild: wild(place, *card), ..playing_card(*card) })
            .collect()
    }

    /// One piece for each kind that a side has lost.
    fn lost(&self) -> impl Iterator<Item = Token> {
        let pieces = Role::ALL.into_iter().flat_map(|role| Side::BOTH.map(|side| Piece::new(side, role)));
        pieces.filter(|piece| self.board.lacks(piece.side, piece.role)).map(token)
    }

    fn status(&self) -> Phrase {
        if let Some(outcome) = self.ended {
            return end_phrase(outcome);
        }
        let now = match self.draws() {
            Some(side) => Phrase::of("engine-scene-cooperative-draws").with("side", side),
            None => turn_phrase(self.board.side, false),
        };
        let gone: Vec<Value> = self.board.gone().map(|role| Value::kind(role.name())).collect();
        match gone.len() {
            0 => now,
            points => now.and(
                Phrase::of("engine-scene-cooperative-score")
                    .with("score", points as u32)
                    .with("gone", Value::List(gone)),
            ),
        }
    }
}

impl LastTurn {
    /// The sentences about the turn.
    fn phrase(&self) -> Phrase {
        let card = self.card.map(|(side, card)| {
            Phrase::of("engine-event-cooperative-card").with("side", side).with("card", card)
        });
        let moves = |moves: &[Played]| Phrase::all(moves.iter().map(Played::phrase));
        moves(self.quiet.as_slice()).and(card.unwrap_or_default()).and(moves(&self.captures))
    }
}
