//! Covers: how much of each pixel a disc or a ring covers, by which a colour is mixed in.
//!
//! Shapes are drawn by `imageproc` four times as large and shrunk by `image`, so that their edges are smooth. That
//! takes longer than mixing the colour, and a theme's colours are chosen by hundreds of discs of a few sizes:
//! those drawn last are cached. `imageproc` draws the outlines, and rows are filled between them.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use image::imageops::thumbnail;
use image::{GrayImage, Luma};
use imageproc::drawing::{Canvas, draw_hollow_circle_mut};

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
        for (radius, value) in
            [(self.radius, u8::MAX), (self.hole, 0)].into_iter().filter(|(radius, _)| *radius > 0.0)
        {
            let mut inside = Inside::new(&large);
            let radius = scaled(radius).max(0);
            for end in [x - self.longer, x + self.longer] {
                draw_hollow_circle_mut(&mut inside, (scaled(end), scaled(y)), radius, Luma([value]));
            }
            inside.fill(&mut large, value);
        }
        thumbnail(&large, width, height)
    }
}

/// A length in the pixels of the larger picture.
fn scaled(length: f32) -> i32 {
    (length * LARGER as f32 - 0.5).round() as i32
}

/// What outlines enclose: for each row its first and last pixel. `imageproc`'s filled circle draws most of its rows
/// many times, pixel by pixel.
struct Inside {
    width: u32,
    rows: Vec<Option<(u32, u32)>>,
}

impl Inside {
    /// Nothing yet of a picture.
    fn new(picture: &GrayImage) -> Self {
        Self { width: picture.width(), rows: vec![None; picture.height() as usize] }
    }

    fn fill(&self, picture: &mut GrayImage, value: u8) {
        for (pixels, inside) in picture.chunks_exact_mut(self.width.max(1) as usize).zip(&self.rows) {
            if let Some((first, last)) = inside {
                pixels[*first as usize..=*last as usize].fill(value);
            }
        }
    }
}

/// Takes the outlines as a drawing; it has no pixels of its own.
impl Canvas for Inside {
    type Pixel = Luma<u8>;

    fn dimensions(&self) -> (u32, u32) {
        (self.width, self.rows.len() as u32)
    }

    fn get_pixel(&self, _: u32, _: u32) -> Self::Pixel {
        Luma([0])
    }

    fn draw_pixel(&mut self, x: u32, y: u32, _: Self::Pixel) {
        let row = &mut self.rows[y as usize];
        let (first, last) = row.unwrap_or((x, x));
        *row = Some((first.min(x), last.max(x)));
    }
}

#[cfg(test)]
mod tests {
    use imageproc::drawing::{draw_filled_circle_mut, draw_filled_rect_mut};
    use imageproc::rect::Rect;

    use super::*;

    #[test]
    fn the_inside_is_what_filled_circles_and_the_rectangle_between_them_cover() {
        for (x, y, longer, radius) in (0..60_u8).flat_map(|radius| {
            let radius = f32::from(radius) * 0.37;
            [(31.5, 30.25, 0.0, radius), (30.0, 29.8, 0.6, radius), (31.1, 30.0, 7.3, radius)]
        }) {
            let mut wanted = GrayImage::new(256, 256);
            let (first, last, middle) = (scaled(x - longer), scaled(x + longer), scaled(y));
            let radius = scaled(radius).max(0);
            let between = Rect::at(first, middle - radius);
            let between = between.of_size((last - first) as u32 + 1, 2 * radius as u32 + 1);
            draw_filled_rect_mut(&mut wanted, between, Luma([255]));
            let (mut filled, mut inside) = (GrayImage::new(256, 256), Inside::new(&wanted));
            for end in [first, last] {
                draw_filled_circle_mut(&mut wanted, (end, middle), radius, Luma([255]));
                draw_hollow_circle_mut(&mut inside, (end, middle), radius, Luma([255]));
            }
            inside.fill(&mut filled, 255);
            assert!(filled == wanted, "{longer} {radius}");
        }
    }
}
