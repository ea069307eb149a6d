//! A picture being made: pixels, rectangles, sprites.

use crate::art::Sprite;
use crate::theme::Rgb;

/// A rectangle in pixels; it may stick out of the canvas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// Left edge.
    pub x: i32,
    /// Upper edge.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
}

impl Rect {
    /// As much larger on every side, or smaller.
    #[must_use]
    pub const fn grown(self, by: i32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2 * by, height: self.height + 2 * by }
    }
}

/// A picture being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Canvas {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Row by row.
    pub pixels: Vec<Rgb>,
}

impl Canvas {
    /// A canvas of one colour.
    #[must_use]
    pub fn new(width: u32, height: u32, colour: Rgb) -> Self {
        Self { width, height, pixels: vec![colour; (width * height) as usize] }
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, rect: Rect, colour: Rgb) {
        for row in self.rows(rect) {
            self.pixels[row].fill(colour);
        }
    }

    /// Lays a sprite over what is there; what sticks out of the canvas is left out.
    pub fn draw(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let size = sprite.size as i32;
        let rows = self.rows(Rect { x, y, width: size, height: size });
        // The parts of the sprite that are inside.
        let (left, top) = ((-x).max(0) as usize, (-y).max(0) as usize);
        for (row, pixels) in rows.zip(sprite.pixels.chunks_exact(size.max(1) as usize).skip(top)) {
            for (pixel, [red, green, blue, alpha]) in
                self.pixels[row].iter_mut().zip(&pixels[left.min(pixels.len())..])
            {
                match *alpha {
                    0 => {}
                    255 => *pixel = [*red, *green, *blue],
                    alpha => mix(pixel, [*red, *green, *blue], alpha),
                }
            }
        }
    }

    /// Mixes a colour into one pixel; outside the canvas nothing happens.
    pub fn blend(&mut self, x: i32, y: i32, colour: Rgb, alpha: u8) {
        if x < 0 || y < 0 || x >= self.width as i32 || y >= self.height as i32 {
            return;
        }
        mix(&mut self.pixels[(y as u32 * self.width + x as u32) as usize], colour, alpha);
    }

    /// The parts of the rows that a rectangle covers, as ranges of pixels.
    fn rows(&self, rect: Rect) -> impl Iterator<Item = std::ops::Range<usize>> + use<> {
        let (width, height) = (self.width as i32, self.height as i32);
        let (left, right) = (rect.x.clamp(0, width), (rect.x + rect.width).clamp(0, width));
        let (top, bottom) = (rect.y.clamp(0, height), (rect.y + rect.height).clamp(0, height));
        (top..bottom.max(top))
            .map(move |y| (y * width + left) as usize..(y * width + right.max(left)) as usize)
    }
}

/// Mixes a colour into a pixel.
fn mix(pixel: &mut Rgb, colour: Rgb, alpha: u8) {
    let alpha = u32::from(alpha);
    for (channel, new) in pixel.iter_mut().zip(colour) {
        *channel = ((u32::from(*channel) * (255 - alpha) + u32::from(new) * alpha + 127) / 255) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sticks_out_is_left_out_and_the_rest_is_where_it_belongs() {
        let numbers = (0..9).map(|number| [number, 0, 0, 255]);
        let sprite = Sprite { size: 3, pixels: numbers.collect() };
        for x in -4..=5 {
            for y in -4..=5 {
                let mut canvas = Canvas::new(4, 4, [99; 3]);
                canvas.draw(&sprite, x, y);
                for (index, pixel) in canvas.pixels.iter().enumerate() {
                    let (dx, dy) = (index as i32 % 4 - x, index as i32 / 4 - y);
                    let covered = (0..3).contains(&dx) && (0..3).contains(&dy);
                    let wanted = if covered { [(dy * 3 + dx) as u8, 0, 0] } else { [99; 3] };
                    assert_eq!(*pixel, wanted, "{x} {y} at {index}");
                }
            }
        }
    }
}
