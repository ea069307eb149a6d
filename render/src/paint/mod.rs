//! Putting a scene on a canvas, from the ground up: squares, marks below, pieces, marks above, zones, arrows, and what
//! is beside and below the board.

pub(crate) mod card;
pub(crate) mod count;
pub(crate) mod grid;
pub(crate) mod over;
mod piece;
pub(crate) mod pile;
mod sampler;
pub(crate) mod spread;
mod strip;

use engine::scene::{Cell, Ground, Scene, State};

use crate::art::Sprites;
use crate::canvas::{Canvas, Rect};
use crate::layout::Layout;
use crate::text;
use crate::theme::{Rgb, Theme};

pub use sampler::sampler;

/// The width of the rule around the board.
const RULE: i32 = 3;

/// Paints everything.
pub fn scene(canvas: &mut Canvas, scene: &Scene, layout: &Layout, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    if layout.full {
        canvas.fill(layout.board.grown(RULE), colours.rule);
    } else {
        // A board of another shape has the rule around each of its squares.
        for cell in &scene.cells {
            canvas.fill(square(layout, cell).grown(RULE), colours.rule);
        }
    }
    for (label, x, y) in layout.coordinates() {
        text::centred(canvas, &label, text::SMALLEST + 2.0, x, y, colours.label);
    }
    for cell in &scene.cells {
        ground(canvas, cell, square(layout, cell), sprites);
    }
    over::zones(canvas, &scene.zones, layout, sprites);
    for cell in &scene.cells {
        stand(canvas, cell, square(layout, cell), sprites);
    }
    over::arrows(canvas, &scene.arrows, layout);
    if let Some(strip) = layout.strip {
        let below = strip::piles(canvas, &scene.piles, &scene.tallies, strip, sprites);
        strip::tallies(canvas, &scene.tallies, below, sprites);
    }
    for (tally, place) in scene.tallies.iter().zip(&layout.below.tallies) {
        count::paint(canvas, tally, *place, sprites);
    }
    for (pile, place) in scene.piles.iter().zip(&layout.below.piles) {
        pile::paint(canvas, pile, *place, sprites);
    }
    for (spread, place) in scene.spreads.iter().zip(&layout.below.spreads) {
        spread::paint(canvas, spread, *place, sprites);
    }
    for (grid, place) in scene.grids.iter().zip(&layout.below.grids) {
        grid::paint(canvas, grid, *place, sprites);
    }
}

/// The colours of a theme's pictures that must be drawn exactly as they are.
#[must_use]
pub fn exact(theme: Theme) -> Vec<Rgb> {
    let mut exact = theme.colours().all();
    exact.extend(card::COLOURS);
    exact
}

/// Where a cell is.
fn square(layout: &Layout, cell: &Cell) -> Rect {
    let (x, y) = layout.corner(cell.square);
    let size = layout.square as i32;
    Rect { x, y, width: size, height: size }
}

/// What lies on a square, below its piece.
fn ground(canvas: &mut Canvas, cell: &Cell, place: Rect, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let marks = cell.marks;
    let ground = match (cell.square.is_light(), marks.last_from || marks.last_to) {
        (true, false) => colours.light,
        (false, false) => colours.dark,
        (true, true) => colours.last_light,
        (false, true) => colours.last_dark,
    };
    canvas.fill(place, ground);
    let mut mark = |set: bool, name: &str| {
        if set {
            canvas.draw(sprites.mark(name), place.x, place.y);
        }
    };
    let is = |state: State| cell.token.as_ref().is_some_and(|token| token.state == Some(state));
    mark(cell.ground == Ground::Goal, "goal");
    mark(cell.ground == Ground::Entrance, "entrance");
    mark(matches!(cell.ground, Ground::Box { .. }), "crate");
    mark(is(State::Mirrored), "mirror");
    mark(marks.check, "check");
    mark(marks.last_to, "to");
    mark(marks.last_from && !marks.last_to && !marks.dug && cell.token.is_none(), "from");
    mark(marks.dug, "dug");
    mark(marks.captured, "captured");
    mark(marks.captor, "captor");
    mark(marks.selected, "selected");
    mark(marks.circled, "circled");
    mark(is(State::Zombie), "coin");
}

/// The piece on a square, and what lies over it.
fn stand(canvas: &mut Canvas, cell: &Cell, place: Rect, sprites: &Sprites) {
    let Rect { x, y, .. } = place;
    if let Some(token) = &cell.token {
        piece::on_square(canvas, token, x, y, sprites);
    }
    let mut mark = |set: bool, name: &str| {
        if set {
            canvas.draw(sprites.mark(name), x, y);
        }
    };
    let marks = cell.marks;
    let is = |state: State| cell.token.as_ref().is_some_and(|token| token.state == Some(state));
    mark(cell.ground == Ground::Box { latched: true }, "latch");
    mark(marks.given, "given");
    mark(is(State::Zombie), "zombie");
    mark(is(State::Asleep), "asleep");
    mark(marks.danger, "danger");
    mark(marks.check, "alarm");
    mark(marks.target && !marks.target_capture, "target");
    mark(marks.target_capture, "capture");
    piece::graves(canvas, &cell.buried, (x, y), sprites);
}
