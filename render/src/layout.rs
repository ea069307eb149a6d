//! Where everything goes: squares, coordinates, piles.

use engine::board::Square;
use engine::scene::{Scene, Tint};

use crate::canvas::Rect;
use crate::tableau::Tableau;

/// The width of a square of an ordinary board. Discord shows a picture 350 pixels high on a desktop, which makes it 44.
pub const SQUARE: u32 = 84;
/// The squares along a side of an ordinary board.
const SIDE: u32 = 8;
/// The frame left of the board, with the numbers of the ranks. The board is not quite square with it: some telephones cut square pictures.
const LEFT: u32 = 44;
/// The frame on the other sides; below it is as high as text needs.
const EDGE: u32 = 16;
/// The frame below the board, with the letters of the files.
const BELOW: u32 = 36;
/// The room for the titles of zones, above the board and below the letters of the files.
const BAND: u32 = 36;
/// The strip beside the board. Words need it, so it doesn't get narrower with the squares.
const STRIP: u32 = 168;

/// Where everything goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The picture, in pixels.
    pub width: u32,
    /// The picture, in pixels.
    pub height: u32,
    /// The width of a square.
    pub square: u32,
    /// The board.
    pub board: Rect,
    /// Whether every place of the board's rectangle is a square.
    pub full: bool,
    /// The heights of the middles of the titles of White's and Black's zones.
    pub titles: (i32, i32),
    /// The strip beside it, if there are piles or things to count and they aren't below it.
    pub strip: Option<Rect>,
    /// What lies below it.
    pub below: Tableau,
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
    /// eight, so theirs are smaller; letters are never smaller than [`text::SMALLEST`](crate::text::SMALLEST).
    #[must_use]
    pub fn sized(scene: &Scene, flipped: bool, usual: u32) -> Self {
        let span = |coordinate: fn(&Square) -> i8, usual: (i8, i8)| {
            let all = || scene.cells.iter().map(|cell| coordinate(&cell.square));
            all().min().zip(all().max()).unwrap_or(usual)
        };
        let files = span(|square| square.file(), (0, 7));
        let ranks = span(|square| square.rank(), (0, 7));
        let (across, up) = ((files.1 - files.0 + 1) as u32, (ranks.1 - ranks.0 + 1) as u32);
        let square = (SIDE * usual / up.max(across)).min(usual).max(1);
        let (board_width, board_height) = (square * across, square * up);
        let wanted = Tableau::wanted(scene);
        let bare = scene.piles.is_empty() && scene.tallies.is_empty();
        let strip_width = if wanted || bare { 0 } else { STRIP };
        let upside_down = flipped ^ (scene.bottom == Tint::Black);
        // Titles of zones stand on their owner's side of the board, nobody's with White's.
        let band = |black: bool| {
            if scene.zones.iter().any(|zone| (zone.tint == Tint::Black) == black) { BAND } else { 0 }
        };
        let top = EDGE + band(!upside_down);
        // A narrow board doesn't make hands and tables narrow.
        let room = if wanted { board_width.max(SIDE * square) } else { board_width + strip_width };
        let width = LEFT + room + EDGE;
        // Discord shows pictures wider than 11:7 smaller than others.
        let shape = |height: u32| height.max((width * 7).div_ceil(11));
        let upper = top + board_height + BELOW + band(upside_down);
        let upper = if wanted { upper } else { shape(upper) };
        let tableau = Tableau::of(scene, square, (LEFT as i32, upper as i32), room as i32);
        let height = shape(upper + tableau.height as u32);
        let above = (EDGE + BAND) as i32 / 2;
        let below = (top + board_height + BELOW + BAND / 2) as i32 - 4;
        Self {
            width,
            height,
            square,
            board: rect(LEFT, top, board_width, board_height),
            full: across * up <= scene.cells.len() as u32,
            titles: if upside_down { (above, below) } else { (below, above) },
            strip: (strip_width > 0)
                .then(|| rect(LEFT + board_width + EDGE, EDGE, STRIP - EDGE, upper - 2 * EDGE)),
            below: tableau,
            upside_down,
            files,
            ranks,
        }
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

    /// Where a square is.
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

    /// The coordinates along the edges: each with its text and the middle of its place.
    #[must_use]
    pub fn coordinates(&self) -> Vec<(String, f32, f32)> {
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
            (number.to_string(), LEFT as f32 / 2.0, top + half + place as f32 * step)
        });
        files.chain(ranks).collect()
    }
}

fn rect(x: u32, y: u32, width: u32, height: u32) -> Rect {
    Rect { x: x as i32, y: y as i32, width: width as i32, height: height as i32 }
}

#[cfg(test)]
mod tests {
    use engine::scene::{Cell, Ground, Marks};

    use super::*;

    fn board(squares: impl Iterator<Item = Square>) -> Scene {
        let cell = |square| Cell {
            square,
            ground: Ground::Plain,
            token: None,
            buried: Vec::new(),
            marks: Marks::default(),
        };
        Scene { cells: squares.map(cell).collect(), ..Scene::default() }
    }

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    /// The labels along the edge, files first, each beside the squares it names.
    fn labels(scene: &Scene, flipped: bool) -> String {
        let layout = Layout::of(scene, flipped);
        let labels = layout.coordinates();
        for cell in &scene.cells {
            let ((x, y), name) = (layout.middle(cell.square), cell.square.to_string());
            let along = |label: &str, at: fn(&(String, f32, f32)) -> f32| {
                labels.iter().find(|(text, ..)| text == label).map(at)
            };
            assert_eq!(along(&name[..1], |label| label.1), Some(x), "{name}");
            assert_eq!(along(&name[1..], |label| label.2), Some(y), "{name}");
            let inside = |(x, y): (f32, f32)| {
                x > 0.0 && y > 0.0 && x < layout.width as f32 && y < layout.height as f32
            };
            assert!(inside((x, y)), "{name}");
        }
        labels.into_iter().map(|(text, ..)| text).collect()
    }

    #[test]
    fn coordinates_stand_beside_their_squares_on_boards_of_any_shape() {
        let usual = board(Square::all());
        assert_eq!(labels(&usual, false), "abcdefgh87654321");
        assert_eq!(labels(&usual, true), "hgfedcba12345678");
        assert!(Layout::of(&usual, false).full);
        let odd = board(
            Square::all()
                .filter(|square| (1..6).contains(&square.file()))
                .chain([square("a4"), square("g5")]),
        );
        assert_eq!(labels(&odd, false), "abcdefg87654321");
        assert!(!Layout::of(&odd, false).full);
        let boxed = board(Square::all().chain(["d0", "e0", "d9", "e9"].map(square)));
        assert_eq!(labels(&boxed, false), "abcdefgh9876543210");
        assert_eq!(labels(&boxed, true), "hgfedcba0123456789");
    }

    #[test]
    fn smaller_squares_make_a_smaller_picture_and_leave_words_their_room() {
        let usual = board(Square::all());
        let of = |square| {
            let layout = Layout::sized(&usual, false, square);
            (layout.square, layout.width, layout.height)
        };
        assert_eq!(Layout::sized(&usual, false, SQUARE), Layout::of(&usual, false));
        assert_eq!(of(SQUARE), (84, 732, 724));
        assert_eq!(of(44), (44, 412, 404));
        // A board of one square, and squares without width, are pictures too.
        assert_eq!(Layout::sized(&board([square("e4")].into_iter()), false, 44).square, 44);
        assert_eq!(of(0).0, 1);
        let boxed = board(Square::all().chain(["d0", "d9"].map(square)));
        assert_eq!(Layout::sized(&boxed, false, 40).square, 32);
    }
}
