//! The geometry of a board with its frame, and of the picture once it is known what lies beside the board.

use engine::board::Square;
use engine::scene::{Scene, Tint};

use super::{BAND, BARE, BELOW, EDGE, LEFT, Layout, SIDE};
use crate::beside;
use crate::canvas::Rect;
use crate::tableau::{self, Measured, Place, Tableau, Thing};
use crate::titles;

/// The space between the board and the strip beside it.
const BEFORE_STRIP: u32 = 14;
/// The space right of the strip.
const AFTER_STRIP: u32 = 12;
/// The most height of a strip: that of an ordinary board. Beside a higher board it has more.
const STRIP_HEIGHT: i32 = 692;

/// The width that a strip adds to a picture.
const STRIP: u32 = beside::WIDTH as u32 + BEFORE_STRIP + AFTER_STRIP - EDGE;

/// A picture's size, and the places of its things.
pub(super) struct Frame {
    pub(super) width: u32,
    pub(super) height: u32,
    /// The width of the board and of what is below it.
    room: u32,
    places: Vec<(usize, Place)>,
}

/// The board of a scene.
pub(super) struct Geometry {
    has_coordinates: bool,
    /// The widths of the frame left and right of the board, and its height below it.
    left: u32,
    right: u32,
    below: u32,
    upside_down: bool,
    files: (i8, i8),
    ranks: (i8, i8),
    /// The numbers of squares across and up.
    squares: (u32, u32),
    /// The width of a square.
    pub(super) square: u32,
    /// The least width for what is below the board.
    room: u32,
    /// The upper edge of the board.
    top: u32,
    /// The height of the board with its frame.
    upper: u32,
}

impl Geometry {
    pub(super) fn of(scene: &Scene, flipped: bool, usual: u32, has_coordinates: bool) -> Self {
        let span = |coordinate: fn(&Square) -> i8, usual: (i8, i8)| {
            let all = || scene.cells.iter().map(|cell| coordinate(&cell.square));
            all().min().zip(all().max()).unwrap_or(usual)
        };
        let files = span(|square| square.file(), (0, 7));
        let ranks = span(|square| square.rank(), (0, 7));
        let (across, up) = ((files.1 - files.0 + 1) as u32, (ranks.1 - ranks.0 + 1) as u32);
        let square = (SIDE * usual / up.max(across)).min(usual).max(1);
        let upside_down = flipped ^ (scene.bottom == Tint::Black);
        // Titles of zones stand on their owner's side of the board, neutral ones with White's.
        let band = |black: bool| {
            if scene.zones.iter().any(|zone| (zone.tint == Tint::Black) == black) { BAND } else { 0 }
        };
        let (left, right, below) = if has_coordinates { (LEFT, EDGE, BELOW) } else { (BARE, BARE, BARE) };
        let top = right + band(!upside_down);
        let upper = top + square * up + below + band(upside_down);
        Self {
            has_coordinates,
            left,
            right,
            below,
            upside_down,
            files,
            ranks,
            squares: (across, up),
            square,
            room: SIDE * usual,
            top,
            upper,
        }
    }

    fn board_width(&self) -> u32 {
        self.square * self.squares.0
    }

    /// Measures things for pictures with or without a strip beside the board.
    pub(super) fn measured(&self, things: &[Thing<'_>], strip: bool) -> Vec<Measured> {
        let room = self.width(true) + if strip { STRIP } else { 0 };
        let measured =
            |(number, thing): (usize, &Thing<'_>)| thing.measured(number, self.square, room as i32);
        things.iter().enumerate().map(measured).collect()
    }

    /// The width of the board and of what is below it: a narrow board doesn't make hands and tables narrow.
    fn width(&self, anything_below: bool) -> u32 {
        if anything_below { self.board_width().max(self.room) } else { self.board_width() }
    }

    /// The places of some things beside the board; `None` when they don't fit there.
    pub(super) fn beside(
        &self,
        things: &[Measured],
        is_beside: impl Fn(&Measured) -> bool,
    ) -> Option<Vec<(usize, Place)>> {
        let chosen = things.iter().enumerate().filter(|(_, thing)| is_beside(thing));
        let (numbers, chosen): (Vec<usize>, Vec<&Measured>) = chosen.unzip();
        let free = self.upper as i32 - 2 * EDGE as i32;
        let (heights, gap) = beside::heights(&chosen, (STRIP_HEIGHT.max(free), free))?;
        let left = self.left + self.width(chosen.len() < things.len()) + BEFORE_STRIP;
        Some(numbers.into_iter().zip(beside::stack(&heights, gap, (left as i32, EDGE as i32))).collect())
    }

    /// The frame of the picture, with some things beside the board and all others below it.
    pub(super) fn frame(&self, things: &[Measured], mut places: Vec<(usize, Place)>) -> Frame {
        let is_beside = |number: usize| places.iter().any(|(other, _)| *other == number);
        let lower: Vec<_> = things.iter().enumerate().filter(|(number, _)| !is_beside(*number)).collect();
        let room = self.width(!lower.is_empty());
        let strip = if places.is_empty() { 0 } else { STRIP };
        let width = self.left + room + self.right + strip;
        let lowest = places.last().map_or(0, |(_, place)| place.rect.y + place.rect.height);
        let upper = (self.upper as i32).max(lowest + EDGE as i32);
        let (rows, height) = tableau::below(&lower, (self.left as i32, upper), (room + strip) as i32);
        places.extend(rows);
        // Discord shows pictures wider than 11:7 smaller than others.
        let height = ((upper + height) as u32).max((width * 7).div_ceil(11));
        Frame { width, height, room, places }
    }

    /// The layout of a scene in a frame.
    pub(super) fn layout(&self, scene: &Scene, frame: Frame) -> Layout {
        let Frame { width, height, room, mut places } = frame;
        places.sort_by_key(|(number, _)| *number);
        let (across, up) = self.squares;
        let board = Rect {
            // A narrow board is centred above what is wider.
            x: (self.left + (room - self.board_width()) / 2) as i32,
            y: self.top as i32,
            width: self.board_width() as i32,
            height: (self.square * up) as i32,
        };
        let (above, below) =
            ((EDGE + BAND) as i32 / 2, board.y + board.height + (self.below + BAND / 2) as i32 - 3);
        let mut layout = Layout {
            width,
            height,
            square: self.square,
            board,
            full: across * up <= scene.cells.len() as u32,
            titles: Vec::new(),
            places: Tableau::of(scene, places.into_iter().map(|(_, place)| place).collect()),
            has_coordinates: self.has_coordinates,
            upside_down: self.upside_down,
            files: self.files,
            ranks: self.ranks,
        };
        let bands = if self.upside_down { (above, below) } else { (below, above) };
        layout.titles = titles::plates(&scene.zones, &layout.columns(scene), bands, board);
        layout
    }
}
