//! What to draw and to say.

use super::Node;
use super::turns::Told;
use crate::duel::{Laden, board_scene, turn_sentence};
use crate::scene::{Scene, Stack, Tally, Tint};

impl Node {
    /// What to draw and to say while the game is on.
    pub(super) fn drawn(&self, told: &Told) -> Scene {
        let board = self.ground.base.placement();
        let side = self.side();
        let in_check = self.running.is_none() && self.ground.in_check(side);
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
        scene.changed = told.sentence();
        scene.status = match self.running {
            Some(running) if self.ground.owes(running) => format!("{} still gives a checker.", side.name()),
            _ => turn_sentence(side, in_check),
        };
        scene.bottom = side.tint();
        scene.tallies = vec![Tally {
            title: "Checkers left".to_owned(),
            count: u32::from(self.ground.stacks.supply()),
            tint: Tint::Neutral,
        }];
        scene
    }
}
