//! Paints scenes: the frame, the `element`s in their places, arrows over everything.

pub(crate) mod arrow;
pub(crate) mod card;
mod cell;
pub(crate) mod count;
pub(crate) mod element;
pub(crate) mod grid;
mod over;
mod piece;
pub(crate) mod pile;
mod sampler;
pub(crate) mod spread;
mod strip;

use engine::scene::Scene;

use crate::canvas::Rect;
use crate::layout::Layout;
use crate::theme::{Rgb, Theme};

pub use cell::{BELOW, Shows};
pub use sampler::sampler;

/// The width of the rule around the board.
const RULE: i32 = 3;

/// The rectangles in the colour of the rule behind the squares.
pub(crate) fn rules(scene: &Scene, layout: &Layout) -> Vec<Rect> {
    if layout.full {
        // The squares cover all of it but its edge.
        let whole = layout.board.grown(RULE);
        let (right, low) = (whole.x + whole.width - RULE, whole.y + whole.height - RULE);
        let (across, down) = (Rect { height: RULE, ..whole }, Rect { width: RULE, ..whole });
        return vec![across, Rect { y: low, ..across }, down, Rect { x: right, ..down }];
    }
    // A board of another shape has the rule around each of its squares.
    scene.cells.iter().map(|cell| layout.place(cell.square).grown(RULE)).collect()
}

/// The colours of a theme's pictures that must be exact.
#[must_use]
pub fn exact(theme: Theme) -> Vec<Rgb> {
    theme.colours().all()
}
