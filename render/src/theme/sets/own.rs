//! Pieces of a theme from files: drawings in its inks, or pictures as they are, with an edge that keeps them
//! visible on their squares. Missing ones come from another set.

use std::collections::BTreeMap;

use engine::scene::Tint;
use image::imageops::{self, FilterType};
use image::{GrayImage, Luma, Rgba, RgbaImage};
use imageproc::filter::gaussian_blur_f32;
use imageproc::morphology::{Mask, grayscale_dilate};
use resvg::tiny_skia::Transform;
use resvg::usvg::{Options, Tree};

use super::Pieces;
use crate::art::{Part, Sprite, painted, style};
use crate::theme::{Ink, Rgb};

/// The pieces of a theme from files.
#[derive(Debug)]
pub(crate) struct Own {
    /// The drawings by kind and tint; without a tint, for all colours.
    pub(crate) drawings: BTreeMap<(String, Option<u8>), Source>,
    /// The set that provides missing drawings.
    pub(crate) based_on: &'static Pieces,
    pub(crate) edges: Edges,
}

/// The source of a piece's drawing.
#[derive(Debug)]
pub(crate) enum Source {
    /// An SVG, with its classes in a theme's inks.
    Drawing(String),
    /// A square picture with colours premultiplied by opacity, so that it can be scaled.
    Picture(RgbaImage),
}

/// The width at which a picture is stored: three times a square's.
const KEPT: u32 = 256;
/// The farthest a drawing may extend from its corner, in parts of its size.
const FAR: f32 = 8.0;
/// The limits of a drawing's size, in its own unit.
const SMALLEST: f32 = 0.1;
const LARGEST: f32 = 100_000.0;

/// The edges around pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Edges {
    /// The width of an outline, in hundredths of a square.
    pub(crate) outline: u8,
    /// The offset of a shadow, in hundredths of a square.
    pub(crate) shadow: u8,
}

/// The index of a tint.
pub(crate) fn number(tint: Tint) -> u8 {
    match tint {
        Tint::White => 0,
        Tint::Black => 1,
        Tint::Neutral => 2,
    }
}

impl Source {
    /// A picture as a source, centred horizontally on a square and at its foot.
    pub(crate) fn of(picture: &RgbaImage) -> Self {
        let side = picture.width().max(picture.height());
        let mut square = RgbaImage::new(side, side);
        let (left, top) = ((side - picture.width()) / 2, side - picture.height());
        for (x, y, Rgba([red, green, blue, alpha])) in picture.enumerate_pixels() {
            let part = |channel: u8| ((u32::from(channel) * u32::from(*alpha) + 127) / 255) as u8;
            square.put_pixel(left + x, top + y, Rgba([part(*red), part(*green), part(*blue), *alpha]));
        }
        if side > KEPT {
            square = imageops::resize(&square, KEPT, KEPT, FilterType::CatmullRom);
        }
        Self::Picture(square)
    }

    /// An SVG as a source.
    ///
    /// # Errors
    /// Why it can't be rasterised.
    pub(crate) fn drawing(svg: &str) -> Result<Self, String> {
        let tree =
            Tree::from_str(svg, &Options::default()).map_err(|error| format!("can't be drawn: {error}"))?;
        let (size, drawn) = (tree.size(), tree.root().abs_stroke_bounding_box());
        let side = size.width().max(size.height());
        // Rasterisers use numbers of limited range, and panic beyond it.
        let near = |edge: f32| edge.abs() <= FAR * side;
        let edges = [drawn.left(), drawn.top(), drawn.right(), drawn.bottom()];
        if !(SMALLEST..=LARGEST).contains(&side) || !edges.into_iter().all(near) {
            return Err(format!("reaches more than {FAR} times its size, or has a size nobody draws in"));
        }
        Ok(Self::Drawing(svg.to_owned()))
    }

    /// Draws a part of it at a size.
    pub(crate) fn drawn(&self, ink: &Ink, size: u32, part: Part) -> Sprite {
        let (left, top, width) = part;
        let square = match self {
            Self::Drawing(svg) => {
                let options = Options { style_sheet: Some(style(ink)), ..Options::default() };
                // It was parsed without an ink before, so it can be parsed with one.
                let Ok(tree) = Tree::from_str(svg, &options) else { return Sprite::new(size, size) };
                return painted(&tree, size, within(&tree, size, part));
            }
            Self::Picture(square) => square,
        };
        let scale = |hundredths: f32| (hundredths * square.width() as f32 / 100.0) as u32;
        let shown =
            imageops::crop_imm(square, scale(left), scale(top), scale(width).max(1), scale(width).max(1));
        let mut sprite = imageops::resize(&shown.to_image(), size, size, FilterType::CatmullRom);
        for Rgba([red, green, blue, alpha]) in sprite.pixels_mut() {
            for channel in [red, green, blue] {
                let whole = u32::from(*channel) * 255 / u32::from(*alpha).max(1);
                *channel = whole.min(255) as u8;
            }
        }
        sprite
    }
}

impl Own {
    /// Whether it has a drawing of a kind in a colour.
    pub(crate) fn has(&self, art: &str, tint: Tint) -> bool {
        self.source(art, tint).is_some()
    }

    fn source(&self, art: &str, tint: Tint) -> Option<&Source> {
        let of = |tint| self.drawings.get(&(art.to_owned(), tint));
        of(Some(number(tint))).or_else(|| of(None))
    }

    /// A part of a drawing at a size, with its edges.
    pub(crate) fn sprite(&self, art: &str, tint: Tint, ink: &Ink, size: u32, part: Part) -> Option<Sprite> {
        let Some(source) = self.source(art, tint) else {
            return self.based_on.sprite(art, tint, ink, size, part);
        };
        let sprite = source.drawn(ink, size, part);
        Some(self.edges.around(sprite, ink, size as f32 / part.2))
    }
}

impl Edges {
    /// Adds the edges to a drawing; `scale` is the pixels of a hundredth of a square.
    fn around(self, sprite: Sprite, ink: &Ink, scale: f32) -> Sprite {
        let pixels = |hundredths: u8| (f32::from(hundredths) * scale).round().clamp(0.0, 60.0) as u8;
        let (outline, shadow) = (pixels(self.outline), pixels(self.shadow));
        if outline == 0 && shadow == 0 {
            return sprite;
        }
        let shape =
            GrayImage::from_fn(sprite.width(), sprite.height(), |x, y| Luma([sprite.get_pixel(x, y)[3]]));
        let mut under = Sprite::new(sprite.width(), sprite.height());
        if shadow > 0 {
            let soft = gaussian_blur_f32(&shape, f32::from(shadow) / 2.0 + 0.5);
            stencil(&mut under, &soft, u32::from(shadow), [0; 3], 130);
        }
        if outline > 0 {
            let wide = grayscale_dilate(&shape, &Mask::disk(outline));
            stencil(&mut under, &wide, 0, ink.halo.unwrap_or(ink.outline), 255);
        }
        imageops::overlay(&mut under, &sprite, 0, 0);
        under
    }
}

/// The transformation that puts a drawing of any size in the middle of a square and at its foot.
fn within(tree: &Tree, size: u32, (left, top, width): Part) -> Transform {
    let (wide, high) = (tree.size().width(), tree.size().height());
    let fit = 100.0 / wide.max(high);
    let scale = size as f32 / width;
    Transform::from_scale(scale, scale)
        .pre_translate((100.0 - wide * fit) / 2.0 - left, 100.0 - high * fit - top)
        .pre_scale(fit, fit)
}

/// Lays a colour over a drawing where a mask says, moved down by `down` pixels; `most` is its opacity, of 255.
fn stencil(under: &mut Sprite, mask: &GrayImage, down: u32, [red, green, blue]: Rgb, most: u32) {
    let mut over = Sprite::new(under.width(), under.height());
    for (x, y, pixel) in over.enumerate_pixels_mut().filter(|(_, y, _)| *y >= down) {
        let alpha = u32::from(mask.get_pixel(x, y - down)[0]) * most / 255;
        *pixel = Rgba([red, green, blue, alpha as u8]);
    }
    imageops::overlay(under, &over, 0, 0);
}
