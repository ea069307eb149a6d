//! Scenes of Adrenaline Chess.

use super::Node;
use super::turns::LastTurn;
use crate::duel::{Check, board_scene, turn_phrase};
use crate::rules::Phrase;
use crate::scene::{Scene, Stack, Tally, Tint};

impl Node {
    /// The scene while the game is running.
    pub(super) fn drawn(&self, last: &LastTurn) -> Scene<Phrase> {
        let board = self.board.base.placement();
        let side = self.side();
        let check = if self.running.is_none() { Check::on(&self.board) } else { None };
        let in_check = check.is_some();
        let king = board.king(side).filter(|_| in_check);
        let mut scene = board_scene(board, last.path.moved.as_ref(), king);
        for cell in &mut scene.cells {
            let count = self.board.stacks.on(cell.square);
            if let Some(token) = cell.token.as_mut().filter(|_| count > 0) {
                token.stack = Some(Stack { tint: Tint::Neutral, count });
            }
            cell.marks.given = last.given.is_some_and(|(square, _)| square == cell.square);
        }
        scene.arrows = last.path.arrows();
        scene.changed = last.phrase();
        scene.status = match self.running {
            Some(running) if self.board.owes(running) => {
                Phrase::of("engine-scene-adrenaline-gives").with("side", side)
            }
            _ => turn_phrase(side, in_check),
        };
        scene.bottom = side.tint();
        scene.tallies = vec![Tally {
            title: Phrase::of("engine-scene-adrenaline-left"),
            count: u32::from(self.board.stacks.supply()),
            tint: Tint::Neutral,
        }];
        Check::shown(check, &mut scene);
        scene
    }
}
