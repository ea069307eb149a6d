//! The drawings: one SVG each, tinted by style sheet, rasterised once for each size.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::OnceLock;

use engine::scene::Tint;
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

/// The marks by name.
#[rustfmt::skip]
pub const MARKS: &[(&str, &str)] = drawings!(
    "marks":
    "crate", "latch", "goal", "entrance", "mirror", "coin", "stone",
    "from", "left", "to", "dug", "check", "captor", "captured", "given", "selected", "target", "capture",
    "risen", "asleep", "hidden", "alarm", "danger", "circled",
);

/// The grounds of playing cards by name: the faces of both colours and of neither, a back, a free place, and what lies
/// over a wild card.
#[rustfmt::skip]
pub const CARDS: &[(&str, &str)] = drawings!("cards": "red", "black", "plain", "back", "slot", "wild");

/// The colours pieces are drawn in.
pub const TINTS: [Tint; 3] = [Tint::White, Tint::Black, Tint::Neutral];

/// All drawings of a theme, for one size of a square.
#[derive(Debug)]
pub struct Sprites {
    /// Whose colours they have.
    pub theme: Theme,
    /// The width of a square in pixels.
    pub square: u32,
    /// In the order of [`PIECES`], three tints each; rasterised when first asked for, since no game has all kinds.
    pieces: Vec<OnceLock<Drawn>>,
    marks: BTreeMap<&'static str, Sprite>,
    /// In the order of [`CARDS`].
    cards: Vec<Sprite>,
}

/// A piece of one colour.
#[derive(Debug)]
struct Drawn {
    /// In the order of [`sizes`].
    sizes: [Sprite; 4],
    /// Its upper part, for a card in a corner.
    head: Sprite,
}

impl Sprites {
    /// Rasterises the marks; pieces follow as they are needed.
    #[must_use]
    pub fn new(theme: Theme, square: u32) -> Self {
        let pieces = (0..PIECES.len() * TINTS.len()).map(|_| OnceLock::new()).collect();
        let themed = |svg: &str| tree(&styled(svg, &signs(theme.colours())));
        let marks = MARKS.iter().map(|(name, svg)| (*name, rasterise(&themed(svg), square, WHOLE))).collect();
        let (_, height) = playing_card(square);
        let cards = CARDS.iter().map(|(_, svg)| rasterise(&themed(svg), height, CARD)).collect();
        Self { theme, square, pieces, marks, cards }
    }

    fn drawn(&self, art: &str, tint: Tint) -> Option<&Drawn> {
        let kind = PIECES.iter().position(|(name, _)| *name == art)?;
        let colour = TINTS.iter().position(|known| *known == tint)?;
        let made = || {
            let tree = tree(&tinted(PIECES[kind].1, ink(self.theme, tint)));
            Drawn {
                sizes: sizes(self.square).map(|size| rasterise(&tree, size, WHOLE)),
                head: rasterise(&tree, card(self.square).saturating_sub(2 * RIM), HEAD),
            }
        };
        Some(self.pieces.get(kind * TINTS.len() + colour)?.get_or_init(made))
    }

    /// A piece, if there is a drawing of that name in that size: one of [`sizes`].
    #[must_use]
    pub fn piece(&self, art: &str, tint: Tint, size: u32) -> Option<&Sprite> {
        let number = sizes(self.square).iter().position(|known| *known == size)?;
        Some(&self.drawn(art, tint)?.sizes[number])
    }

    /// The head of a piece, to be put on a card.
    #[must_use]
    pub fn head(&self, art: &str, tint: Tint) -> Option<&Sprite> {
        Some(&self.drawn(art, tint)?.head)
    }

    /// A mark as large as a square.
    ///
    /// # Panics
    /// When there is no mark of that name: only the names of [`MARKS`] may be asked for.
    #[must_use]
    pub fn mark(&self, name: &str) -> &Sprite {
        self.marks.get(name).expect("marks are asked for by the names of the list")
    }

    /// The ground of a playing card, as wide as high with nothing right of the card, if there is one of that name.
    #[must_use]
    pub fn card(&self, name: &str) -> Option<&Sprite> {
        self.cards.get(CARDS.iter().position(|(known, _)| *known == name)?)
    }
}

/// The sizes pieces are drawn in when squares are this wide: on a square, on checkers or beside a card, in a pile, on a
/// gravestone.
#[must_use]
pub fn sizes(square: u32) -> [u32; 4] {
    [square, square * 4 / 5, square / 2, square * 3 / 8]
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
type Part = (f32, f32, f32);
/// All of it.
const WHOLE: Part = (0.0, 0.0, 100.0);
/// All of a playing card's grid.
const CARD: Part = (0.0, 0.0, 105.0);
/// What kinds differ in: the head, down to the collar.
const HEAD: Part = (16.0, 5.0, 68.0);

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

/// A piece in the colours of a side: its classes `body`, `line`, `dot` and `halo` get a style sheet.
pub(crate) fn tinted(svg: &str, ink: &Ink) -> String {
    let mut style = format!(
        ".body{{fill:{};stroke:{}}}.line{{stroke:{line}}}.dot{{fill:{line}}}",
        hex(ink.body),
        hex(ink.outline),
        line = hex(ink.line)
    );
    // Writing to a string can't fail.
    let _ = match ink.halo {
        Some(halo) => write!(style, ".halo{{stroke:{};stroke-opacity:.8}}", hex(halo)),
        None => write!(style, ".halo{{stroke:none}}"),
    };
    styled(svg, &style)
}

/// The style sheet of marks and cards, which have their own colours but for a few classes: `ink` and `edge` tell of
/// moves, `label` lies on the frame.
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

fn rasterise(tree: &Tree, size: u32, (left, top, width): Part) -> Sprite {
    let mut pixmap = Pixmap::new(size.max(1), size.max(1)).expect("a square of some size");
    let scale = size as f32 / width;
    let place = Transform::from_scale(scale, scale).pre_translate(-left, -top);
    resvg::render(tree, place, &mut pixmap.as_mut());
    let (width, height) = (pixmap.width(), pixmap.height());
    Sprite::from_raw(width, height, pixmap.take_demultiplied()).expect("as many pixels as it had")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_in_the_folders_is_listed() {
        for (folder, list) in [("pieces", PIECES), ("marks", MARKS), ("cards", CARDS)] {
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
        let sprites = Sprites::new(Theme::Wood, 48);
        for tint in [Tint::White, Tint::Black] {
            for (number, (one, _)) in PIECES.iter().enumerate() {
                for (two, _) in &PIECES[number + 1..] {
                    let small = |name| sprites.piece(name, tint, 24).expect("a drawing");
                    let pairs = small(one).pixels().zip(small(two).pixels());
                    let differing: u32 =
                        pairs.map(|(a, b)| u32::from(a[3].abs_diff(b[3]))).sum::<u32>() / 255;
                    assert!(differing >= 20, "{one} and {two} differ in {differing} pixels of 576");
                }
            }
        }
    }
}
