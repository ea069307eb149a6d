//! Covers: how much of each pixel a disc or a ring covers, by which a colour is mixed in.
//!
//! Shapes are drawn by `imageproc` four times as large and shrunk by `image`, so that their edges are smooth. That
//! takes longer than mixing the colour, and a theme's colours are chosen by hundreds of discs of a few sizes:
//! those drawn last are cached.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use image::imageops::thumbnail;
use image::{GrayImage, Luma};
use imageproc::drawing::{draw_filled_circle_mut, draw_filled_rect_mut};
use imageproc::rect::Rect;

use crate::memo::Memo;

/// The factor by which shapes are drawn larger.
const LARGER: u32 = 4;
/// The most bytes of cached covers: about sixty discs as large as a square.
const BYTES: usize = 1 << 19;

/// The cached covers, by the bits of their parameters.
static KNOWN: LazyLock<Mutex<Memo<[u32; 5], Arc<GrayImage>>>> =
    LazyLock::new(|| Mutex::new(Memo::new(BYTES)));

/// A disc stretched to both sides, with a hole of the same shape. Lengths are in pixels.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pill {
    /// The length by which it is stretched to each side; 0 for a disc.
    pub(crate) longer: f32,
    /// The radius of its ends.
    pub(crate) radius: f32,
    /// The radius of its hole's ends; 0 for none.
    pub(crate) hole: f32,
}

impl Pill {
    /// The left upper corner of the cover, with the shape's middle at the point, and the cover: 255 where a pixel
    /// lies inside.
    pub(crate) fn cover(self, (x, y): (f32, f32)) -> ((i32, i32), Arc<GrayImage>) {
        let (wide, high) = self.reach();
        let (left, top) = (x.floor() as i32 - wide as i32, y.floor() as i32 - high as i32);
        let (x, y) = (x - left as f32, y - top as f32);
        let key = [x, y, self.longer, self.radius, self.hole].map(f32::to_bits);
        let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cover) = known().get(&key) {
            return ((left, top), cover);
        }
        let cover = Arc::new(self.drawn(x, y));
        known().put(key, Arc::clone(&cover), cover.len());
        ((left, top), cover)
    }

    /// The extents from the middle, horizontally and vertically.
    fn reach(self) -> (u32, u32) {
        ((self.radius + self.longer).ceil() as u32 + 1, self.radius.ceil() as u32 + 1)
    }

    /// Draws the cover with the shape's middle at the point.
    fn drawn(self, x: f32, y: f32) -> GrayImage {
        let (wide, high) = self.reach();
        let (width, height) = (2 * wide + 2, 2 * high + 2);
        let mut large = GrayImage::new(width * LARGER, height * LARGER);
        let scaled = |length: f32| (length * LARGER as f32 - 0.5).round() as i32;
        let (first, last, middle) = (scaled(x - self.longer), scaled(x + self.longer), scaled(y));
        for (radius, value) in
            [(self.radius, u8::MAX), (self.hole, 0)].into_iter().filter(|(radius, _)| *radius > 0.0)
        {
            let radius = scaled(radius).max(0);
            let between = Rect::at(first, middle - radius);
            let between = between.of_size((last - first).max(0) as u32 + 1, 2 * radius as u32 + 1);
            draw_filled_rect_mut(&mut large, between, Luma([value]));
            for end in [first, last] {
                draw_filled_circle_mut(&mut large, (end, middle), radius, Luma([value]));
            }
        }
        thumbnail(&large, width, height)
    }
}
