//! Drawings: one SVG each, tinted by style sheet, rasterised once for each size.

use std::sync::OnceLock;

use engine::scene::Tint;
use image::{GrayImage, RgbImage};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

pub use crate::raster::Sprite;
use crate::theme::{Colours, Ink, Rgb, Theme};

macro_rules! drawings {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../assets/", $folder, "/", $name, ".svg")))),*]
    };
}

/// The pieces by name: a new kind is one file and one word here.
#[rustfmt::skip]
pub const PIECES: &[(&str, &str)] = drawings!(
    "pieces":
    "pawn", "knight", "bishop", "rook", "queen", "king", "berolina", "thing", "checker",
    "box", "pajama", "great-pajama", "rhino", "headless-rhino", "bat", "booh", "crumb", "cookie-monster",
    "elephant", "great-elephant", "lint", "dust-bunny", "dust-demon",
);

/// The pieces as silhouettes without faces, by name.
#[rustfmt::skip]
pub const PLAIN: &[(&str, &str)] = drawings!(
    "plain":
    "pawn", "knight", "bishop", "rook", "queen", "king", "berolina", "thing", "checker",
    "box", "pajama", "great-pajama", "rhino", "headless-rhino", "bat", "booh", "crumb", "cookie-monster",
    "elephant", "great-elephant", "lint", "dust-bunny", "dust-demon",
);

/// The marks by name.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = drawings!(
    "marks":
    "crate", "latch", "goal", "entrance", "mirror", "coin", "stone",
    "from", "left", "to", "dug", "check", "captor", "captured", "given", "selected", "target", "capture",
    "candidate", "risen", "asleep", "hidden", "alarm", "danger", "circled",
);

/// The backgrounds of playing cards by name: the faces of both colours and of neither, the same without the niche
/// of the piece, a back, a free place, and the overlay of a wild card.
#[rustfmt::skip]
pub const CARDS: &[(&str, &str)] = drawings!(
    "cards": "red", "black", "plain", "red-corner", "black-corner", "plain-corner", "back", "slot", "wild",
);

/// The colours pieces are drawn in.
pub const TINTS: [Tint; 3] = [Tint::White, Tint::Black, Tint::Neutral];

/// All drawings of a theme, for one size of a square. Each is rasterised on demand: no picture has all of them.
#[derive(Debug)]
pub struct Sprites {
    /// The theme, whose colours they have.
    pub theme: Theme,
    /// The width of a square in pixels.
    pub square: u32,
    /// The pieces, in the order of [`PIECES`], [`TINTS`] and [`sizes`], a head after the sizes.
    pieces: Vec<OnceLock<Option<Sprite>>>,
    /// The marks, in the order of [`MARKS`].
    marks: Vec<OnceLock<Sprite>>,
    /// The cards, in the order of [`CARDS`].
    cards: Vec<OnceLock<Sprite>>,
    /// The textures of light and of dark squares.
    grain: Option<[GrayImage; 2]>,
    /// Empty squares: dark, light, dark of the last move, light of the last move.
    grounds: [OnceLock<RgbImage>; 4],
}

/// The number of drawings of a piece in one colour: one of each size, and its head.
const DRAWN: usize = 6;

impl Sprites {
    /// Sprites without any rasterised yet.
    #[must_use]
    pub fn new(theme: Theme, square: u32) -> Self {
        Self {
            theme,
            square,
            pieces: empty(PIECES.len() * TINTS.len() * DRAWN),
            marks: empty(MARKS.len()),
            cards: empty(CARDS.len()),
            grain: theme.grain().map(|grain| grain.sized(square.max(1))),
            grounds: Default::default(),
        }
    }

    fn drawn(&self, art: &str, tint: Tint, number: usize) -> Option<&Sprite> {
        let kind = PIECES.iter().position(|(name, _)| *name == art)?;
        let colour = TINTS.iter().position(|known| *known == tint)?;
        let made = || {
            let sizes = sizes(self.square);
            let head = (card(self.square).saturating_sub(2 * RIM), HEAD);
            let (size, part) = sizes.get(number).map_or(head, |size| (*size, WHOLE));
            self.theme.pieces().sprite(art, tint, ink(self.theme, tint), size, part)
        };
        self.pieces.get((kind * TINTS.len() + colour) * DRAWN + number)?.get_or_init(made).as_ref()
    }

    /// A piece, if there is a drawing of that name in that size, which is one of [`sizes`].
    #[must_use]
    pub fn piece(&self, art: &str, tint: Tint, size: u32) -> Option<&Sprite> {
        let number = sizes(self.square).iter().position(|known| *known == size)?;
        self.drawn(art, tint, number)
    }

    /// The head of a piece, to be put on a card.
    #[must_use]
    pub fn head(&self, art: &str, tint: Tint) -> Option<&Sprite> {
        self.drawn(art, tint, DRAWN - 1)
    }

    /// A mark as large as a square.
    ///
    /// # Panics
    /// When there is no mark of that name: only the names of [`MARKS`] may be asked for.
    #[must_use]
    pub fn mark(&self, name: &str) -> &Sprite {
        let number = MARKS.iter().position(|(known, _)| *known == name);
        let number = number.expect("marks are asked for by the names of the list");
        self.marks[number].get_or_init(|| self.themed(MARKS[number].1, self.square, WHOLE))
    }

    /// The background of a playing card, if there is one of that name; a square sprite, empty to the right of the card.
    #[must_use]
    pub fn card(&self, name: &str) -> Option<&Sprite> {
        let number = CARDS.iter().position(|(known, _)| *known == name)?;
        let (_, height) = playing_card(self.square);
        Some(self.cards.get(number)?.get_or_init(|| self.themed(CARDS[number].1, height, CARD)))
    }

    /// An empty square with its texture, painted once: hundreds of squares begin with it.
    pub(crate) fn ground(&self, is_light: bool, is_last: bool) -> &RgbImage {
        self.grounds[usize::from(is_light) + 2 * usize::from(is_last)].get_or_init(|| {
            let colours = self.theme.colours();
            let ground = match (is_light, is_last) {
                (true, false) => colours.light,
                (false, false) => colours.dark,
                (true, true) => colours.last_light,
                (false, true) => colours.last_dark,
            };
            let mut empty = RgbImage::from_pixel(self.square, self.square, ground.into());
            if let (Some(grain), Some([light, dark])) = (self.theme.grain(), &self.grain) {
                let shades = grain.shades(ground);
                let texture = if is_light { light } else { dark };
                for (pixel, value) in empty.pixels_mut().zip(texture.iter()) {
                    pixel.0 = shades[usize::from(*value)];
                }
            }
            empty
        })
    }

    /// A mark or a card's background, in the theme's colours where it uses them.
    fn themed(&self, svg: &str, size: u32, part: Part) -> Sprite {
        rasterise(&tree(&styled(svg, &signs(self.theme.colours()))), size, part)
    }
}

/// Empty slots for sprites.
fn empty<T>(count: usize) -> Vec<OnceLock<T>> {
    (0..count).map(|_| OnceLock::new()).collect()
}

/// The sizes of pieces for squares of this width: on a square, on checkers, in a pile, on a gravestone, beside the
/// card that shows how they capture.
#[must_use]
pub fn sizes(square: u32) -> [u32; 5] {
    [square, square * 4 / 5, square / 2, square * 3 / 8, square * 2 / 3]
}

/// The width of a card in the corner of a square.
#[must_use]
pub fn card(square: u32) -> u32 {
    square * 46 / 100
}

/// The width and height of a playing card: as wide as a square with a gap, so that eight lie side by side below a board.
#[must_use]
pub fn playing_card(square: u32) -> (u32, u32) {
    (square * 13 / 14, square * 5 / 4)
}

/// The width of a card's rim.
pub const RIM: u32 = 3;
/// The part of the grid that a drawing shows: left edge, upper edge, width.
pub(crate) type Part = (f32, f32, f32);
/// The whole grid.
pub(crate) const WHOLE: Part = (0.0, 0.0, 100.0);
/// The whole grid of a playing card.
const CARD: Part = (0.0, 0.0, 105.0);
/// The part in which kinds differ: the head, down to the collar.
pub(crate) const HEAD: Part = (16.0, 5.0, 68.0);

/// The colours of a side's pieces.
#[must_use]
pub fn ink(theme: Theme, tint: Tint) -> &'static Ink {
    let colours = theme.colours();
    match tint {
        Tint::White => &colours.white,
        Tint::Black => &colours.black,
        Tint::Neutral => &colours.neutral,
    }
}

/// A piece in the colours of a side.
pub(crate) fn tinted(svg: &str, ink: &Ink) -> String {
    styled(svg, &style(ink))
}

/// The style sheet of pieces: their classes `body`, `line`, `dot`, `carved` (lines in the body's colour) and `halo`.
pub(crate) fn style(ink: &Ink) -> String {
    let [body, outline, line] = [ink.body, ink.outline, ink.line].map(hex);
    let halo = match ink.halo {
        Some(halo) => format!("{};stroke-opacity:.8", hex(halo)),
        None => "none".to_owned(),
    };
    format!(
        ".body{{fill:{body};stroke:{outline}}}.line{{stroke:{line}}}.dot{{fill:{line}}}\
         .carved{{stroke:{body}}}.halo{{stroke:{halo}}}"
    )
}

/// The style sheet of marks and cards, which have their own colours except for a few classes: `ink` and `edge` for
/// moves, `label` on the frame.
fn signs(colours: &Colours) -> String {
    let [trace, edge, label] = [colours.trace, colours.trace_edge, colours.label].map(hex);
    format!(".ink{{stroke:{trace}}}.edge{{stroke:{edge}}}.label{{stroke:{label}}}")
}

fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A drawing with a style sheet.
fn styled(svg: &str, style: &str) -> String {
    match svg.split_once('>') {
        Some((root, rest)) => format!("{root}><style>{style}</style>{rest}"),
        None => svg.to_owned(),
    }
}

pub(crate) fn tree(svg: &str) -> Tree {
    Tree::from_str(svg, &Options::default()).expect("the embedded drawings are well formed")
}

pub(crate) fn rasterise(tree: &Tree, size: u32, (left, top, width): Part) -> Sprite {
    let scale = size as f32 / width;
    painted(tree, size, Transform::from_scale(scale, scale).pre_translate(-left, -top))
}

/// Rasterises a drawing on a square, placed by a transformation.
pub(crate) fn painted(tree: &Tree, size: u32, place: Transform) -> Sprite {
    let mut pixmap = Pixmap::new(size.max(1), size.max(1)).expect("a square of some size");
    resvg::render(tree, place, &mut pixmap.as_mut());
    let (width, height) = (pixmap.width(), pixmap.height());
    Sprite::from_raw(width, height, pixmap.take_demultiplied()).expect("as many pixels as it had")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::Pieces;

    #[test]
    fn every_drawing_in_the_folders_is_listed() {
        for (folder, list) in [("pieces", PIECES), ("plain", PLAIN), ("marks", MARKS), ("cards", CARDS)] {
            let path = format!("{}/assets/{folder}", env!("CARGO_MANIFEST_DIR"));
            let mut files: Vec<String> = std::fs::read_dir(&path)
                .expect(&path)
                .map(|file| file.expect("a file").file_name().to_string_lossy().replace(".svg", ""))
                .collect();
            files.sort_unstable();
            let mut listed: Vec<_> = list.iter().map(|(name, _)| (*name).to_owned()).collect();
            listed.sort_unstable();
            assert_eq!(files, listed, "{folder}");
        }
    }

    #[test]
    fn no_two_kinds_look_alike_even_small() {
        for (set, tint) in
            Pieces::BUILT_IN.into_iter().flat_map(|set| [(set, Tint::White), (set, Tint::Black)])
        {
            let sprites = Sprites::new(Theme::WOOD.with_pieces(set), 48);
            // Letters are easy to tell apart, and chess symbols are a fixed design.
            let least = if set.word() == "letters" { 10 } else { 20 };
            for (number, (one, _)) in PIECES.iter().enumerate() {
                for (two, _) in &PIECES[number + 1..] {
                    let small = |name| sprites.piece(name, tint, 24).expect("a drawing");
                    let pairs = small(one).pixels().zip(small(two).pixels());
                    // Letters differ inside plates of one shape.
                    let unlike = |a: u8, b: u8, shape: u8| u32::from(a.abs_diff(b)) * u32::from(shape) / 255;
                    let differing: u32 = pairs
                        .map(|(a, b)| u32::from(a[3].abs_diff(b[3])).max(unlike(a[1], b[1], a[3].min(b[3]))))
                        .sum::<u32>()
                        / 255;
                    assert!(
                        differing >= least,
                        "{one} and {two} of {} differ in {differing} of 576",
                        set.title()
                    );
                }
            }
        }
    }
}
