//! Tiles: boards and sets of pieces side by side, each as a corner of a board with a name: what `/me theme` shows
//! before anything is chosen.

use engine::board::Square;
use engine::scene::{Cell, Tint, Token};

use crate::canvas::{Area, Canvas, Rect, canvas};
use crate::encode;
use crate::paint::element::Element;
use crate::palette::{Palette, Sample};
use crate::text::{self, Line};
use crate::theme::Theme;
use crate::{Picture, Renderer};

/// The width of a square.
const SQUARE: u32 = 66;
/// The numbers of squares of a tile, across and up.
const ACROSS: u32 = 4;
const UP: u32 = 2;
/// The most tiles in a row.
const ROW: u32 = 3;
/// The height of a name, and the space around a tile.
const NAME: u32 = 36;
const GAP: u32 = 10;
/// The pieces on a tile's squares, from left to right, the upper row first.
const MEN: [Option<(&str, Tint)>; (ACROSS * UP) as usize] = [
    Some(("rook", Tint::Black)),
    Some(("knight", Tint::Black)),
    Some(("queen", Tint::Black)),
    Some(("pawn", Tint::Black)),
    Some(("pawn", Tint::White)),
    Some(("bishop", Tint::White)),
    Some(("king", Tint::White)),
    None,
];

/// A choice, shown as it looks.
#[derive(Clone, Copy, Debug)]
pub struct Tile<'a> {
    /// The theme: the board, and the pieces on it.
    pub theme: Theme,
    /// The name.
    pub name: &'a str,
    /// Whether it is chosen: its name is on a plate.
    pub chosen: bool,
}

impl Renderer {
    /// Draws tiles with their names; each group begins a new row.
    #[must_use]
    pub fn tiles(&self, groups: &[&[Tile]]) -> Picture {
        let across = groups.iter().map(|tiles| tiles.len()).max().unwrap_or_default().clamp(1, ROW as usize);
        let rows: Vec<_> = groups.iter().flat_map(|tiles| tiles.chunks(ROW as usize)).collect();
        let step = (ACROSS * SQUARE + GAP, UP * SQUARE + NAME + GAP);
        let (width, height) = (across as u32 * step.0 + GAP, rows.len().max(1) as u32 * step.1 + GAP);
        let mut whole = canvas(width, height, Theme::WOOD.colours().frame);
        let mut exact = Theme::WOOD.colours().all();
        for (row, tiles) in (0..).zip(rows) {
            for (column, tile) in (0..).zip(tiles) {
                let (left, top) = (GAP + column * step.0, GAP + row * step.1);
                whole.copy(&self.tile(*tile), left as i32, top as i32);
                let colours = tile.theme.colours();
                exact.extend([colours.light, colours.dark, colours.frame, colours.label]);
            }
        }
        let palette = Palette::rich(&exact, &Sample::of(&whole));
        let png = encode::png(&palette.indexed(&whole), palette.colours(), SQUARE);
        Picture { png, width, height }
    }

    fn tile(&self, Tile { theme, name, chosen }: Tile) -> Canvas {
        let (colours, sprites) = (theme.colours(), self.workshop(theme).sprites(SQUARE));
        let mut tile = canvas(ACROSS * SQUARE, UP * SQUARE + NAME, colours.frame);
        for (number, man) in (0..).zip(MEN) {
            let (column, row) = (number % ACROSS, number / ACROSS);
            // a1 is dark, and the upper left corner of a board is light.
            let square = Square::new(u8::from((column + row).is_multiple_of(2)));
            let token = man.map(|(art, tint)| Token::new(art, art, "", tint));
            let cell = Element::Cell(Cell { token, ..Cell::empty(square) }, Vec::new());
            let own = cell.painted((SQUARE, SQUARE), &sprites);
            tile.copy(&own, (column * SQUARE) as i32, (row * SQUARE) as i32);
        }
        let plate = Rect { x: 0, y: (UP * SQUARE) as i32, width: tile.width() as i32, height: NAME as i32 };
        let (ground, letters) =
            if chosen { (colours.label, colours.frame) } else { (colours.frame, colours.label) };
        tile.fill(plate, ground);
        let line = Line::fitted(name, text::SMALLEST + 2.0, plate.width as f32 - 8.0);
        line.write_centred(&mut tile, plate.width as f32 / 2.0, plate.y as f32 + NAME as f32 / 2.0, letters);
        tile
    }
}
