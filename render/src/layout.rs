//! [`Layout`]: the places of squares, coordinates, titles, and what is beside and below the board.

mod geometry;

use engine::board::Square;
use engine::scene::{Scene, Zone};

use geometry::{Frame, Geometry};

use crate::canvas::Rect;
use crate::encode::Tiles;
use crate::tableau::{self, Measured, Tableau};
use crate::text;

/// The width of a square of an ordinary board. Discord shows a picture 350 pixels high on a desktop, which makes it 41.
pub const SQUARE: u32 = 84;
/// The most that Discord shows of a picture on a desktop, and its width on a phone.
pub const SHOWN: Shown = Shown { desktop: (550, 350), phone: 360 };
/// The squares along a side of an ordinary board.
const SIDE: u32 = 8;
/// The frame left of the board, with the numbers of the ranks. With it the picture is not quite square: some
/// phones crop square pictures.
const LEFT: u32 = 44;
/// The frame on the other sides; below the board it is as high as text needs.
const EDGE: u32 = 16;
/// The frame below the board, with the letters of the files.
const BELOW: u32 = 36;
/// The frame of a board without letters and numbers, on every side.
const BARE: u32 = 8;
/// The space for the titles of zones, above the board and below the letters of the files.
const BAND: u32 = 34;
/// The size of coordinates.
pub(crate) const COORDINATE: f32 = text::SMALLEST + 2.0;
/// The most groups of things for which every combination beside the board is tried.
const TRIED: usize = 6;
/// The factor by which squares must grow for another arrangement.
const WORTH_IT: f32 = 1.004;

/// The size at which pictures are shown, in pixels of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The most width and height on a desktop.
    pub desktop: (u32, u32),
    /// The width on a telephone.
    pub phone: u32,
}

impl Shown {
    /// The width of `something` in a picture, as shown on a desktop and on a phone.
    #[must_use]
    pub fn scaled(&self, width: u32, height: u32, something: f32) -> (f32, f32) {
        let across = self.desktop.0 as f32 / width as f32;
        let desktop = across.min(self.desktop.1 as f32 / height as f32);
        (something * desktop, something * (self.phone as f32 / width as f32))
    }
}

/// The places of everything in a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The width of the picture in pixels.
    pub width: u32,
    /// The height of the picture in pixels.
    pub height: u32,
    /// The width of a square.
    pub square: u32,
    /// The rectangle of the board.
    pub board: Rect,
    /// Whether every place of the board's rectangle is a square.
    pub full: bool,
    /// The plates of the titles of zones, in order.
    pub titles: Vec<Option<Rect>>,
    /// The places of everything off the board.
    pub places: Tableau,
    /// Whether the board has letters and numbers along its edges.
    has_coordinates: bool,
    /// Whether Black sits at the bottom.
    upside_down: bool,
    files: (i8, i8),
    ranks: (i8, i8),
}

impl Layout {
    /// Lays out a scene with squares of the usual width.
    #[must_use]
    pub fn of(scene: &Scene, flipped: bool) -> Self {
        Self::sized(scene, flipped, SQUARE)
    }

    /// Lays out a scene with squares of a width. Boards of more than eight squares across or up take the room of
    /// eight, so theirs are smaller; letters are never smaller than [`text::SMALLEST`].
    #[must_use]
    pub fn sized(scene: &Scene, flipped: bool, usual: u32) -> Self {
        Self::framed(scene, flipped, usual, (true, true))
    }

    /// Like [`Layout::sized`], with everything below the board and nothing beside it.
    #[must_use]
    pub fn narrow(scene: &Scene, flipped: bool, usual: u32) -> Self {
        Self::framed(scene, flipped, usual, (true, false))
    }

    /// Like [`Layout::sized`], without coordinates: for a board beside a larger one that has them.
    #[must_use]
    pub fn bare(scene: &Scene, flipped: bool, usual: u32) -> Self {
        Self::framed(scene, flipped, usual, (false, true))
    }

    /// Lays out a scene with or without coordinates, with or without things beside the board.
    fn framed(
        scene: &Scene,
        flipped: bool,
        usual: u32,
        (has_coordinates, may_be_beside): (bool, bool),
    ) -> Self {
        let things = tableau::things(scene);
        let geometry = Geometry::of(scene, flipped, usual, has_coordinates);
        let mut best = geometry.frame(&geometry.measured(&things, false), Vec::new());
        let measured = geometry.measured(&things, true);
        let mut groups: Vec<usize> = measured.iter().filter_map(|thing| thing.group).collect();
        groups.sort_unstable();
        groups.dedup();
        groups.truncate(if may_be_beside { TRIED } else { 0 });
        // Things beside the board cost width on a phone, things below it height on a desktop: the arrangement with
        // the larger least square wins. The first groups stay in place if other arrangements are as good.
        let shown = |frame: &Frame| {
            let (desktop, phone) = SHOWN.scaled(frame.width, frame.height, geometry.square as f32);
            desktop.min(phone)
        };
        for choice in (1..1_usize << groups.len()).rev() {
            let chosen = |group: usize| groups.iter().position(|known| *known == group);
            let is_beside =
                |thing: &Measured| thing.group.and_then(chosen).is_some_and(|bit| choice >> bit & 1 == 1);
            let Some(places) = geometry.beside(&measured, is_beside) else { continue };
            let other = geometry.frame(&measured, places);
            if shown(&other) > shown(&best) * WORTH_IT {
                best = other;
            }
        }
        geometry.layout(scene, best)
    }

    /// The left and right edges of each zone, as far as it is on the board.
    fn columns(&self, scene: &Scene) -> Vec<Option<(i32, i32)>> {
        let columns = |zone: &Zone| {
            let known = |square: &Square| scene.cells.iter().any(|cell| cell.square == *square);
            let edges = || zone.squares.iter().filter(known).map(|square| self.corner(square).0);
            edges().min().zip(edges().max().map(|right| right + self.square as i32))
        };
        scene.zones.iter().map(columns).collect()
    }

    /// Every element of the picture with its rectangle: no two of them overlap.
    #[must_use]
    pub fn boxes(&self, scene: &Scene) -> Vec<(String, Rect)> {
        let cells = scene.cells.iter().map(|cell| (cell.square.to_string(), self.place(cell.square)));
        let coordinates = self.coordinates().into_iter().map(|(label, x, y)| {
            let (width, height) = (text::width(&label, COORDINATE), COORDINATE * 0.8);
            let corner = ((x - width / 2.0).floor() as i32, (y - height / 2.0).floor() as i32);
            let place = Rect { x: corner.0, y: corner.1, width: width.ceil() as i32, height: height as i32 };
            (format!("coordinate {label}"), place)
        });
        let titles = scene.zones.iter().zip(&self.titles);
        let titles = titles.filter_map(|(zone, plate)| Some((zone.title.clone(), (*plate)?)));
        let places = self.places.all().map(|(name, place)| (name.to_owned(), place.rect));
        cells.chain(coordinates).chain(titles).chain(places).collect()
    }

    /// The tiles by which its picture repeats.
    #[must_use]
    pub fn tiles(&self) -> Tiles {
        Tiles { size: self.square, top: self.board.y.max(0) as u32 }
    }

    /// The upper left corner of a square.
    #[must_use]
    pub fn corner(&self, square: Square) -> (i32, i32) {
        let (file, rank) = if self.upside_down {
            (self.files.1 - square.file(), square.rank() - self.ranks.0)
        } else {
            (square.file() - self.files.0, self.ranks.1 - square.rank())
        };
        let size = self.square as i32;
        (self.board.x + i32::from(file) * size, self.board.y + i32::from(rank) * size)
    }

    /// The rectangle of a square.
    #[must_use]
    pub fn place(&self, square: Square) -> Rect {
        let (x, y) = self.corner(square);
        let size = self.square as i32;
        Rect { x, y, width: size, height: size }
    }

    /// The middle of a square.
    #[must_use]
    pub fn middle(&self, square: Square) -> (f32, f32) {
        let (x, y) = self.corner(square);
        let half = self.square as f32 / 2.0;
        (x as f32 + half, y as f32 + half)
    }

    /// The coordinates along the edges: each with its text and centre.
    #[must_use]
    pub fn coordinates(&self) -> Vec<(String, f32, f32)> {
        if !self.has_coordinates {
            return Vec::new();
        }
        let half = self.square as f32 / 2.0;
        let step = self.square as f32;
        let (left, top) = (self.board.x as f32, self.board.y as f32);
        let order = |(low, high): (i8, i8), backwards: bool| -> Vec<i8> {
            if backwards { (low..=high).rev().collect() } else { (low..=high).collect() }
        };
        let files = order(self.files, self.upside_down).into_iter().enumerate().map(|(place, file)| {
            let letter = char::from(b'a'.saturating_add_signed(file));
            let y = top + self.board.height as f32 + BELOW as f32 / 2.0;
            (letter.to_string(), left + half + place as f32 * step, y)
        });
        let ranks = order(self.ranks, !self.upside_down).into_iter().enumerate().map(|(place, rank)| {
            let number = i32::from(rank) + 1;
            (number.to_string(), left - LEFT as f32 / 2.0, top + half + place as f32 * step)
        });
        // Where squares are smaller than letters, some have no label.
        let every = (COORDINATE / step).ceil().max(1.0) as usize;
        files.step_by(every).chain(ranks.step_by(every)).collect()
    }
}

#[cfg(test)]
mod tests;
