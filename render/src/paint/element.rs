//! The elements a picture is put together from: squares, labels, piles, cards, tables. Each is painted by itself, so
//! that one that occurs again, in this picture or in another, is painted once.

use engine::scene::{Cell, Grid, Pile, Scene, Spread, Tally};

use super::cell::{self, Edge};
use super::{count, grid, over, pile, spread, strip};
use crate::art::Sprites;
use crate::canvas::{Canvas, Rect};
use crate::layout::Layout;
use crate::text;

/// Everything an element looks like, besides theme and size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Element {
    /// A square with all that is on it, and the outlines of zones along its edges. Its `square` is one for all squares of
    /// the same shade.
    Cell(Cell, Vec<Edge>),
    /// A text in the frame, for coordinates and the titles of zones; on a plate when it matters now.
    Label { text: String, size: u32, plate: bool },
    /// All that is beside the board.
    Strip(Vec<Pile>, Vec<Tally>),
    /// Something counted, below the board.
    Tally(Tally),
    /// Pieces below the board.
    Pile(Pile),
    /// Cards.
    Spread(Spread),
    /// A table.
    Grid(Grid),
}

impl Element {
    /// Paints it over the whole of a canvas that has the colour of the frame.
    pub(crate) fn paint(&self, canvas: &mut Canvas, sprites: &Sprites) {
        let place = Rect { x: 0, y: 0, width: canvas.width as i32, height: canvas.height as i32 };
        match self {
            Self::Cell(cell, edges) => cell::paint(canvas, cell, edges, sprites),
            Self::Label { text, size, plate } => over::label(canvas, text, *size as f32, *plate, sprites),
            Self::Strip(piles, tallies) => {
                let below = strip::piles(canvas, piles, tallies, place, sprites);
                strip::tallies(canvas, tallies, below, sprites);
            }
            Self::Tally(tally) => count::paint(canvas, tally, place, sprites),
            Self::Pile(pile) => pile::paint(canvas, pile, place, sprites),
            Self::Spread(spread) => spread::paint(canvas, spread, place, sprites),
            Self::Grid(grid) => grid::paint(canvas, grid, place, sprites),
        }
    }
}

/// The elements of a scene with their places, none over another.
pub(crate) fn elements(scene: &Scene, layout: &Layout) -> Vec<(Element, Rect)> {
    let mut all = Vec::with_capacity(scene.cells.len() + 24);
    for (label, x, y) in layout.coordinates() {
        all.push(over::around(label, text::SMALLEST + 2.0, false, (x, y)));
    }
    over::titles(&scene.zones, layout, &mut all);
    let edges = over::edges(&scene.zones, layout);
    for cell in &scene.cells {
        let edges = edges.iter().filter(|(square, _)| *square == cell.square).map(|(_, edge)| *edge);
        all.push((Element::Cell(cell::anywhere(cell), edges.collect()), layout.place(cell.square)));
    }
    if let Some(strip) = layout.strip {
        all.push((Element::Strip(scene.piles.clone(), scene.tallies.clone()), strip));
    }
    let below = &layout.below;
    all.extend(scene.tallies.iter().cloned().map(Element::Tally).zip(below.tallies.iter().copied()));
    all.extend(scene.piles.iter().cloned().map(Element::Pile).zip(below.piles.iter().copied()));
    all.extend(scene.spreads.iter().cloned().map(Element::Spread).zip(below.spreads.iter().copied()));
    all.extend(scene.grids.iter().cloned().map(Element::Grid).zip(below.grids.iter().copied()));
    all
}
