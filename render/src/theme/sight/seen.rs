//! Drawings as they are seen: on a square, small, in shades of grey.

use crate::art::Sprite;
use crate::theme::Rgb;

/// The width of a square on a desktop, in pixels.
pub const DESKTOP: u32 = 44;
/// The difference of shades that are told apart at a glance.
pub const STEP: u8 = 40;

/// A picture in shades of grey, and where it was drawn on.
pub struct Seen {
    size: i32,
    /// The shades, row by row.
    pub grey: Vec<u8>,
    ink: Vec<bool>,
}

impl Seen {
    /// Drawings on a square of one colour, the lowest first.
    ///
    /// # Panics
    /// When a drawing is of another size.
    #[must_use]
    pub fn on(ground: Rgb, size: u32, layers: &[&Sprite]) -> Self {
        let mut pixels = vec![ground; (size * size) as usize];
        let mut ink = vec![false; pixels.len()];
        for layer in layers {
            assert_eq!(layer.width(), size, "a drawing as large as the square");
            for ((pixel, ink), [red, green, blue, alpha]) in
                pixels.iter_mut().zip(&mut ink).zip(layer.as_chunks::<4>().0)
            {
                let alpha = u32::from(*alpha);
                let mix = |under: u8, over: u8| {
                    ((u32::from(over) * alpha + u32::from(under) * (255 - alpha) + 127) / 255) as u8
                };
                *pixel = [mix(pixel[0], *red), mix(pixel[1], *green), mix(pixel[2], *blue)];
                *ink |= alpha > 127;
            }
        }
        let grey = |[red, green, blue]: &Rgb| {
            ((u32::from(*red) * 30 + u32::from(*green) * 59 + u32::from(*blue) * 11) / 100) as u8
        };
        Self { size: size as i32, grey: pixels.iter().map(grey).collect(), ink }
    }

    fn at(&self, x: i32, y: i32) -> (u8, bool) {
        // Beyond the edge there is the square's colour, as in the corners.
        if x < 0 || y < 0 || x >= self.size || y >= self.size {
            return (self.grey[0], false);
        }
        let index = (y * self.size + x) as usize;
        (self.grey[index], self.ink[index])
    }

    /// The share, in hundredths, of the pixels drawn on by either that clearly differ, after the shift by up to
    /// two pixels that makes them most similar: a shift is invisible.
    #[must_use]
    pub fn unlike(&self, other: &Self) -> f64 {
        let shifts = (-2..=2).flat_map(|dy| (-2..=2).map(move |dx| (dx, dy)));
        let share = |(dx, dy)| {
            let (mut either, mut differing) = (0_u32, 0_u32);
            for y in -2..self.size + 2 {
                for x in -2..self.size + 2 {
                    let ((one, inked), (two, other_inked)) = (self.at(x, y), other.at(x + dx, y + dy));
                    either += u32::from(inked || other_inked);
                    differing += u32::from(one.abs_diff(two) >= STEP);
                }
            }
            100.0 * f64::from(differing) / f64::from(either.max(1))
        };
        shifts.map(share).fold(f64::INFINITY, f64::min)
    }
}
