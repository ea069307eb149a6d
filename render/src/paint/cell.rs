//! Squares: the colour, marks below the piece, the edges of zones, the piece, marks above it.

use engine::board::Square;
use engine::scene::{Cell, State, Terrain, Tint};

use super::{over, piece};
use crate::art::Sprites;
use crate::canvas::{Canvas, Painting};

/// The outline of a zone along some sides of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Edge {
    /// The sides: up, down, left, right.
    pub(crate) sides: [bool; 4],
    /// The distance inside the square, in pixels.
    pub(crate) inset: i32,
    /// Whether the zone matters now.
    pub(crate) active: bool,
    /// The colour.
    pub(crate) tint: Tint,
}

/// Whether a cell has a mark.
pub type Shows = fn(&Cell) -> bool;

/// The marks below a piece, the lowest first, and when each is drawn. All others are above it.
pub const BELOW: [(&str, Shows); 15] = [
    ("goal", |cell| cell.terrain == Terrain::Goal),
    ("entrance", |cell| cell.terrain == Terrain::Entrance),
    ("crate", |cell| matches!(cell.terrain, Terrain::Box { .. })),
    // A mirror leaves a rim around it: check and last moves show there, and none of them hides the side a piece is on.
    ("check", |cell| cell.marks.check),
    ("mirror", |cell| is(cell, State::Mirrored)),
    ("to", |cell| cell.marks.last_to),
    ("from", |cell| is_left(cell) && cell.token.is_none()),
    // A piece would hide the paw print.
    ("left", |cell| is_left(cell) && cell.token.is_some()),
    ("dug", |cell| cell.marks.dug),
    ("captured", |cell| cell.marks.captured),
    ("captor", |cell| cell.marks.captor),
    ("selected", |cell| cell.marks.selected),
    ("circled", |cell| cell.marks.circled),
    // A dot would hide the face of a piece that may be chosen.
    ("candidate", |cell| is_target(cell) && cell.token.is_some()),
    ("coin", is_risen),
];

fn is(cell: &Cell, state: State) -> bool {
    cell.token.as_ref().is_some_and(|token| token.state == Some(state))
}

fn is_risen(cell: &Cell) -> bool {
    cell.token.as_ref().is_some_and(|token| matches!(token.state, Some(State::Risen(_))))
}

/// Whether the last move began here, and no other mark shows it.
fn is_left(cell: &Cell) -> bool {
    cell.marks.last_from && !cell.marks.last_to && !cell.marks.dug
}

/// Whether it is a possible next choice without a capture.
fn is_target(cell: &Cell) -> bool {
    cell.marks.target && !cell.marks.target_capture
}

/// The cell as it looks on any square of its shade.
pub(super) fn anywhere(cell: &Cell) -> Cell {
    // a1 is dark, b1 is light.
    Cell { square: Square::new(u8::from(cell.square.is_light())), ..cell.clone() }
}

/// Paints a cell, as large as a square.
pub(super) fn painted(cell: &Cell, edges: &[Edge], sprites: &Sprites) -> Canvas {
    let is_last = cell.marks.last_from || cell.marks.last_to;
    let mut canvas = sprites.ground(cell.square.is_light(), is_last).clone();
    for (name, shows) in BELOW {
        if shows(cell) {
            canvas.draw(sprites.mark(name), 0, 0);
        }
    }
    for edge in edges {
        over::outline(&mut canvas, *edge, sprites);
    }
    stand(&mut canvas, cell, sprites);
    canvas
}

/// Paints the piece on a square, and what is above it.
fn stand(canvas: &mut Canvas, cell: &Cell, sprites: &Sprites) {
    if let Some(token) = &cell.token {
        piece::on_square(canvas, token, 0, 0, sprites);
    }
    // Two gravestones leave no space in the lower corners.
    let raised = if cell.buried.len() > 1 { canvas.height() as i32 * 46 / 100 } else { 0 };
    let mark = |canvas: &mut Canvas, set: bool, name: &str| {
        if set {
            canvas.draw(sprites.mark(name), 0, if name == "alarm" { -raised } else { 0 });
        }
    };
    let marks = cell.marks;
    mark(canvas, cell.terrain == Terrain::Box { latched: true }, "latch");
    mark(canvas, marks.given, "given");
    mark(canvas, is_target(cell) && cell.token.is_none(), "target");
    mark(canvas, marks.target_capture, "capture");
    // Text is drawn over marks.
    if let Some(token) = &cell.token {
        piece::badges(canvas, token, 0, 0, sprites);
    }
    mark(canvas, is_risen(cell), "risen");
    mark(canvas, is(cell, State::Asleep), "asleep");
    piece::graves(canvas, &cell.buried, (0, 0), sprites);
    mark(canvas, marks.danger, "danger");
    mark(canvas, marks.check, "alarm");
}
