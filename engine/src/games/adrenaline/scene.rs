//! What to draw and to say.

use super::Node;
use super::turns::Told;
use crate::duel::{Check, board_scene, turn_phrase};
use crate::rules::Phrase;
use crate::scene::{Scene, Stack, Tally, Tint};

impl Node {
    /// What to draw and to say while the game is on.
    pub(super) fn drawn(&self, told: &Told) -> Scene<Phrase> {
        let board = self.ground.base.placement();
        let side = self.side();
        let check = if self.running.is_none() { Check::on(&self.ground) } else { None };
        let in_check = check.is_some();
        let king = board.king(side).filter(|_| in_check);
        let mut scene = board_scene(board, told.path.moved.as_ref(), king);
        for cell in &mut scene.cells {
            let count = self.ground.stacks.on(cell.square);
            if let Some(token) = cell.token.as_mut().filter(|_| count > 0) {
                token.stack = Some(Stack { tint: Tint::Neutral, count });
            }
            cell.marks.given = told.given.is_some_and(|(square, _)| square == cell.square);
        }
        scene.arrows = told.path.arrows();
        scene.changed = told.phrase();
        scene.status = match self.running {
            Some(running) if self.ground.owes(running) => {
                Phrase::of("engine-scene-adrenaline-gives").with("side", side)
            }
            _ => turn_phrase(side, in_check),
        };
        scene.bottom = side.tint();
        scene.tallies = vec![Tally {
            title: Phrase::of("engine-scene-adrenaline-left"),
            count: u32::from(self.ground.stacks.supply()),
            tint: Tint::Neutral,
        }];
        Check::shown(check, &mut scene);
        scene
    }
}
