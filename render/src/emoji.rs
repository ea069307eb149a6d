//! Emoji: single pieces and cards as small pictures, beside words, on buttons and in menus.
//!
//! They are shown at about 22 pixels, on light and on dark backgrounds alike. So a piece is cropped to its
//! drawing, in the colours of the theme with the most contrast, and has an edge against either background; a card
//! is one large piece on a plain face, red or pale, since a letter would be lost.

use engine::scene::{Glyph, Tint};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::Tree;

use crate::art::{PIECES, ink, tinted, tree};
use crate::theme::Theme;

/// The width and height in pixels.
pub const SIZE: u32 = 128;

/// A small picture with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// The name, of small letters, digits and `_`: `m_white_knight`.
    pub name: String,
    /// The PNG file, [`SIZE`] pixels wide and high, with a transparent background.
    pub png: Vec<u8>,
}

/// The neutral kinds of all games.
const NOBODYS: [&str; 3] = ["lint", "dust-bunny", "dust-demon"];
/// The kinds on cards, each with its drawing.
const ON_CARDS: [(&str, &str); 7] = [
    ("pawn", "pawn"),
    ("knight", "knight"),
    ("bishop", "bishop"),
    ("rook", "rook"),
    ("queen", "queen"),
    ("king", "king"),
    ("checkers", "checker"),
];
/// The theme whose pieces have the most contrast.
const THEME: Theme = Theme::CONTRAST;
/// The least width that a drawing is cropped to, in hundredths of a square: small kinds stay smaller than large ones.
const LEAST: f32 = 74.0;
/// The edge left around a drawing, in hundredths of a square.
const MARGIN: f32 = 1.0;

/// Every glyph that may stand beside a word, each once.
pub fn glyphs() -> impl Iterator<Item = Glyph> {
    const OF_PLAYERS: &[Tint] = &[Tint::White, Tint::Black];
    let pieces = PIECES.iter().flat_map(|(art, _)| {
        let tints = if NOBODYS.contains(art) { &[Tint::Neutral] } else { OF_PLAYERS };
        tints.iter().map(|tint| Glyph { art, tint: *tint, card: false })
    });
    let cards = OF_PLAYERS
        .iter()
        .flat_map(|tint| ON_CARDS.iter().map(|(art, _)| Glyph { art, tint: *tint, card: true }));
    pieces.chain(cards)
}

/// All emoji, drawn; the bytes are the same every time.
#[must_use]
pub fn all() -> Vec<Emoji> {
    glyphs()
        .filter_map(|glyph| Some(Emoji { name: name(glyph.art, glyph.tint, glyph.card), png: png(glyph)? }))
        .collect()
}

/// The name of a piece's or a card's emoji, whether or not there is a drawing of it.
#[must_use]
pub fn name(art: &str, tint: Tint, card: bool) -> String {
    let colour = match (tint, card) {
        (Tint::White, false) => "white",
        (Tint::Black, false) => "black",
        (Tint::Neutral, false) => "neutral",
        // Cards are named by the colour of their face.
        (Tint::White, true) => "red_card",
        (Tint::Black, true) => "black_card",
        (Tint::Neutral, true) => "plain_card",
    };
    format!("m_{colour}_{}", art.replace('-', "_"))
}

/// The PNG file of a glyph; `None` if there is no drawing of that name.
fn png(glyph: Glyph) -> Option<Vec<u8>> {
    let svg = if glyph.card { card(glyph)? } else { piece(glyph.art, glyph.tint)? };
    let tree = tree(&svg);
    let mut pixmap = Pixmap::new(SIZE, SIZE)?;
    resvg::render(&tree, cut(&tree, glyph.card), &mut pixmap.as_mut());
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Best, FilterType::Adaptive)
        .write_image(&pixmap.take_demultiplied(), SIZE, SIZE, ExtendedColorType::Rgba8)
        .ok()?;
    Some(file)
}

/// A piece in its colours.
fn piece(art: &str, tint: Tint) -> Option<String> {
    let (_, svg) = PIECES.iter().find(|(name, _)| *name == art)?;
    Some(tinted(svg, ink(THEME, tint)))
}

/// A card: a face, and the piece as large as possible.
fn card(glyph: Glyph) -> Option<String> {
    let (_, art) = ON_CARDS.iter().find(|(name, _)| *name == glyph.art)?;
    let piece = piece(art, glyph.tint)?;
    let (face, rim) = if glyph.tint == Tint::White { ("#c8102e", "#fff") } else { ("#d9d3c7", "#1a1715") };
    // A contrasting edge outside the rim, so that the card is visible on any background.
    let edge = if glyph.tint == Tint::White { "#1a1715" } else { "#fff" };
    let inside = if *art == glyph.art {
        fitted(&piece, (20.0, 10.0, 60.0, 80.0))
    } else {
        // Checkers lie on top of each other.
        [62.0, 40.0, 18.0].map(|top| fitted(&piece, (21.0, top, 58.0, 25.0))).concat()
    };
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\
         <rect x=\"12\" y=\"1\" width=\"76\" height=\"98\" rx=\"13\" fill=\"{edge}\"/>\
         <rect x=\"14\" y=\"3\" width=\"72\" height=\"94\" rx=\"11\" fill=\"{rim}\"/>\
         <rect x=\"18.5\" y=\"7.5\" width=\"63\" height=\"85\" rx=\"7\" fill=\"{face}\"/>{inside}</svg>"
    ))
}

/// A drawing nested in another, as large as possible within a rectangle: left edge, upper edge, width, height.
fn fitted(svg: &str, (x, y, width, height): (f32, f32, f32, f32)) -> String {
    let drawn = tree(svg).root().abs_stroke_bounding_box();
    let view = format!("{} {} {} {}", drawn.left(), drawn.top(), drawn.width(), drawn.height());
    let place = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" ");
    svg.replacen("<svg ", &place, 1).replacen("0 0 100 100", &view, 1)
}

/// The transformation that makes a drawing fill the picture: cards as they are, pieces cropped to their drawing.
fn cut(tree: &Tree, whole: bool) -> Transform {
    if whole {
        let hundred = SIZE as f32 / 100.0;
        return Transform::from_scale(hundred, hundred);
    }
    let drawn = tree.root().abs_stroke_bounding_box();
    let width = (drawn.width().max(drawn.height()) + 2.0 * MARGIN).max(LEAST);
    // Centred horizontally, and at the foot, where all kinds stand.
    let left = drawn.left() + (drawn.width() - width) / 2.0;
    let top = drawn.bottom() + MARGIN - width;
    let scale = SIZE as f32 / width;
    Transform::from_scale(scale, scale).pre_translate(-left, -top)
}
