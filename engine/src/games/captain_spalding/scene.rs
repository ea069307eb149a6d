//! Scenes of Captain Spalding Chess.

use super::creature::{Creature, Kind};
use super::events::TurnEvent;
use super::play::State;
use crate::board::{Side, Square, SquareSet};
use crate::duel::turn_phrase;
use crate::rules::{Phrase, Value};
use crate::scene::{Cell, Marks, Pile, Scene, State as TokenState, Token};

impl State {
    /// The scene: the board with its sleeping monsters, and what each side has not made yet.
    pub(super) fn drawn(&self, events: &[TurnEvent]) -> Scene<Phrase> {
        Scene {
            changed: Phrase::all(events.iter().map(TurnEvent::phrase)),
            status: self.status(),
            cells: self.cells(events),
            piles: Side::BOTH.map(|side| self.pile(side)).to_vec(),
            bottom: self.turn.tint(),
            ..Scene::default()
        }
    }

    fn status(&self) -> Phrase {
        match self.making.and_then(|at| self.board.at(at)) {
            Some(maker) => Phrase::of("engine-scene-captain-spalding-making")
                .with("side", self.turn)
                .with("maker", Value::kind(maker.kind.name())),
            None => turn_phrase(self.turn, false),
        }
    }

    fn cells(&self, events: &[TurnEvent]) -> Vec<Cell> {
        let (mut left, mut reached, mut eaten) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        for event in events {
            match *event {
                TurnEvent::Moved { from, to, .. } => {
                    left.insert(from);
                    reached.insert(to);
                }
                TurnEvent::Created { square, .. } | TurnEvent::Merged { square, .. } => {
                    reached.insert(square);
                }
                TurnEvent::Eaten { square, eaters, .. } => eaten |= eaters.with(square),
                TurnEvent::Promoted(..) => {}
            }
        }
        let dangerous = self.board.dangerous();
        let cell = |square: Square| Cell {
            token: self.board.at(square).map(token),
            marks: Marks {
                last_from: left.contains(square),
                last_to: reached.contains(square),
                captured: eaten.contains(square),
                danger: dangerous.contains(square),
                ..Marks::default()
            },
            ..Cell::empty(square)
        };
        Square::all().map(cell).collect()
    }

    /// The once-per-game creatures that a side has not made yet and still has a maker for.
    fn pile(&self, side: Side) -> Pile<Phrase> {
        let makers = [Kind::Box, Kind::Pajama, Kind::GreatPajama].into_iter();
        let left: Vec<Kind> = makers
            .filter(|kind| !self.board.pieces(side, *kind).is_empty())
            .flat_map(Kind::makes)
            .copied()
            .collect();
        let still =
            Kind::ONCE.into_iter().filter(|kind| left.contains(kind) && !self.gone.contains(side, *kind));
        Pile {
            title: Phrase::of("engine-scene-captain-spalding-still").with("side", side),
            tokens: still.map(|kind| Creature::new(side, kind).token()).collect(),
        }
    }
}

fn token(creature: Creature) -> Token {
    let state = Some(TokenState::Asleep).filter(|_| creature.kind == Kind::CookieMonster);
    Token { state, ..creature.token() }
}
