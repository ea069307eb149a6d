//! The elements of a picture: squares, labels, piles, cards, tables. Each is painted on its own, so that one that
//! occurs again, in this picture or in another, is painted once.

use engine::scene::{Cell, Grid, Pile, Scene, Spread};

use super::cell::{self, Edge};
use super::count::{self, Counted};
use super::{grid, over, pile, spread};
use crate::art::Sprites;
use crate::canvas::{Canvas, Rect, canvas};
use crate::layout::{COORDINATE, Layout};
use crate::tableau::{Place, Thing, things};

/// Everything that determines how an element looks, apart from theme and size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Element {
    /// A square with everything on it, and the outlines of zones along its edges. Its `square` is one for all
    /// squares of the same shade.
    Cell(Cell, Vec<Edge>),
    /// A text in the frame, for coordinates and the titles of zones; on a plate if it matters now.
    Label { text: String, size: u32, plate: bool },
    /// A count, also of cards face down; beside the board or below it.
    Count(Counted, bool),
    /// A pile of pieces, beside the board or below it.
    Pile(Pile, bool),
    /// A group of cards, beside the board or below it.
    Spread(Spread, bool),
    /// A table.
    Grid(Grid),
}

impl Element {
    /// Paints the element on the colour of the frame, in a width and height; a cell is as large as a square.
    pub(crate) fn painted(&self, (width, height): (u32, u32), sprites: &Sprites) -> Canvas {
        if let Self::Cell(cell, edges) = self {
            return cell::painted(cell, edges, sprites);
        }
        let mut canvas = canvas(width, height, sprites.theme.colours().frame);
        let rect = Rect::of(&canvas);
        let place = |beside: bool| Place { rect, beside };
        match self {
            Self::Cell(..) => {}
            Self::Label { text, size, plate } => {
                over::label(&mut canvas, text, *size as f32, *plate, sprites);
            }
            Self::Count(counted, beside) => count::paint(&mut canvas, counted, place(*beside), sprites),
            Self::Pile(pile, beside) => pile::paint(&mut canvas, pile, place(*beside), sprites),
            Self::Spread(spread, beside) => spread::paint(&mut canvas, spread, place(*beside), sprites),
            Self::Grid(grid) => grid::paint(&mut canvas, grid, rect, sprites),
        }
        canvas
    }
}

/// The elements of a scene with their places, without overlaps.
pub(crate) fn elements(scene: &Scene, layout: &Layout) -> Vec<(Element, Rect)> {
    let mut all = Vec::with_capacity(scene.cells.len() + 24);
    for (label, x, y) in layout.coordinates() {
        all.push(over::around(label, COORDINATE, (x, y)));
    }
    over::titles(&scene.zones, layout, &mut all);
    let edges = over::edges(&scene.zones, layout);
    for cell in &scene.cells {
        let edges = edges.iter().filter(|(square, _)| *square == cell.square).map(|(_, edge)| *edge);
        all.push((Element::Cell(cell::anywhere(cell), edges.collect()), layout.place(cell.square)));
    }
    for (thing, (_, place)) in things(scene).into_iter().zip(layout.places.all()) {
        let element = match thing {
            Thing::Count(counted) => Element::Count(counted, place.beside),
            Thing::Pile(pile) => Element::Pile(pile.clone(), place.beside),
            Thing::Spread(spread) => Element::Spread(spread.clone(), place.beside),
            Thing::Grid(grid) => Element::Grid(grid.clone()),
        };
        all.push((element, place.rect));
    }
    all
}
