//! A square: its colour, marks below the piece, the edges of zones, the piece, marks above it.

use engine::board::Square;
use engine::scene::{Cell, Ground, State, Tint};

use super::{over, piece};
use crate::art::Sprites;
use crate::canvas::{Canvas, Rect};

/// The outline of a zone along some sides of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Edge {
    /// Up, down, left, right.
    pub(crate) sides: [bool; 4],
    /// How far inside the square, in pixels.
    pub(crate) inset: i32,
    /// Whether the zone matters now.
    pub(crate) active: bool,
    /// In whose colour.
    pub(crate) tint: Tint,
}

/// A cell as it looks on whichever square of its shade.
pub(super) fn anywhere(cell: &Cell) -> Cell {
    // a1 is dark, b1 is light.
    Cell { square: Square::new(u8::from(cell.square.is_light())), ..cell.clone() }
}

/// Paints a cell over the whole of a canvas.
pub(super) fn paint(canvas: &mut Canvas, cell: &Cell, edges: &[Edge], sprites: &Sprites) {
    ground(canvas, cell, sprites);
    for edge in edges {
        over::outline(canvas, *edge, sprites);
    }
    stand(canvas, cell, sprites);
}

/// What lies on a square, below its piece.
fn ground(canvas: &mut Canvas, cell: &Cell, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let marks = cell.marks;
    let ground = match (cell.square.is_light(), marks.last_from || marks.last_to) {
        (true, false) => colours.light,
        (false, false) => colours.dark,
        (true, true) => colours.last_light,
        (false, true) => colours.last_dark,
    };
    canvas.fill(Rect { x: 0, y: 0, width: canvas.width as i32, height: canvas.height as i32 }, ground);
    let mut mark = |set: bool, name: &str| {
        if set {
            canvas.draw(sprites.mark(name), 0, 0);
        }
    };
    let is = |state: State| cell.token.as_ref().is_some_and(|token| token.state == Some(state));
    mark(cell.ground == Ground::Goal, "goal");
    mark(cell.ground == Ground::Entrance, "entrance");
    mark(matches!(cell.ground, Ground::Box { .. }), "crate");
    mark(is(State::Mirrored), "mirror");
    mark(marks.check, "check");
    mark(marks.last_to, "to");
    let left = marks.last_from && !marks.last_to && !marks.dug;
    mark(left && cell.token.is_none(), "from");
    // A piece would hide the paw print.
    mark(left && cell.token.is_some(), "left");
    mark(marks.dug, "dug");
    mark(marks.captured, "captured");
    mark(marks.captor, "captor");
    mark(marks.selected, "selected");
    mark(marks.circled, "circled");
    mark(is(State::Zombie), "coin");
}

/// The piece on a square, and what lies over it.
fn stand(canvas: &mut Canvas, cell: &Cell, sprites: &Sprites) {
    if let Some(token) = &cell.token {
        piece::on_square(canvas, token, 0, 0, sprites);
    }
    // Beside two gravestones there is no room left in the lower corners.
    let raised = if cell.buried.len() > 1 { canvas.height as i32 * 46 / 100 } else { 0 };
    let mark = |canvas: &mut Canvas, set: bool, name: &str| {
        if set {
            canvas.draw(sprites.mark(name), 0, if name == "alarm" { -raised } else { 0 });
        }
    };
    let marks = cell.marks;
    let is = |state: State| cell.token.as_ref().is_some_and(|token| token.state == Some(state));
    mark(canvas, cell.ground == Ground::Box { latched: true }, "latch");
    mark(canvas, marks.given, "given");
    mark(canvas, marks.target && !marks.target_capture, "target");
    mark(canvas, marks.target_capture, "capture");
    // What has to be read lies over what only has to be seen.
    if let Some(token) = &cell.token {
        piece::badges(canvas, token, 0, 0, sprites);
    }
    mark(canvas, is(State::Zombie), "zombie");
    mark(canvas, is(State::Asleep), "asleep");
    piece::graves(canvas, &cell.buried, (0, 0), sprites);
    mark(canvas, marks.danger, "danger");
    mark(canvas, marks.check, "alarm");
}
