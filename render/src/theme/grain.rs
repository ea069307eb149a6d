//! Textures of boards: for each place of a square, how much lighter or darker than its colour it is, in a few
//! steps. A square keeps its mean colour, so that measurements of it hold; few steps in large patches keep files
//! small.

use image::imageops::{self, FilterType};
use image::{DynamicImage, GrayImage, Luma};
use imageproc::filter::{gaussian_blur_f32, median_filter};

use crate::canvas::mix;
use crate::theme::Rgb;

/// The width of a square's texture as it is stored.
const SIDE: u32 = 168;
/// The value of a place in the plain colour; each number above or below is a step.
const PLAIN: u8 = 2;
/// The most steps to either side.
pub(super) const STEPS: u8 = 2;
/// The number of values of a texture.
const VALUES: usize = (PLAIN + STEPS) as usize + 1;
/// The default change of a colour by a step, of 255.
pub(super) const DEPTH: u8 = 9;

/// The depth of a texture: few steps make small files, and lines of them are enough for veins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relief {
    /// The most steps to either side, up to 2.
    pub steps: u8,
    /// The change of a colour by a step, of 255.
    pub depth: u8,
}

/// The texture of light and of dark squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grain {
    /// The textures of light and dark squares: for each place, [`PLAIN`] plus the steps from it.
    squares: [GrayImage; 2],
    relief: Relief,
}

impl Grain {
    /// The texture from a picture of a light and one of a dark square.
    #[must_use]
    pub fn of(light: &DynamicImage, dark: &DynamicImage, relief: Relief) -> Self {
        Self { squares: [light, dark].map(|picture| reduced(&picture.to_luma8(), relief.steps)), relief }
    }

    /// The texture from one picture: light squares have its left half, dark ones its right half.
    #[must_use]
    pub fn halves(both: &DynamicImage, relief: Relief) -> Self {
        let (half, height) = (both.width() / 2, both.height());
        Self::of(&both.crop_imm(0, 0, half, height), &both.crop_imm(half, 0, half, height), relief)
    }

    /// The texture from a formula: the lightness of a place of a light or dark square, from 0 to 255, by its
    /// coordinates from 0 to 1.
    pub(crate) fn drawn(relief: Relief, light: impl Fn(bool, f32, f32) -> f32) -> Self {
        let square = |is_light: bool| {
            let at = |x: u32, y: u32| light(is_light, x as f32 / SIDE as f32, y as f32 / SIDE as f32);
            let picture = GrayImage::from_fn(SIDE, SIDE, |x, y| Luma([at(x, y).clamp(0.0, 255.0) as u8]));
            reduced(&picture, relief.steps)
        };
        Self { squares: [true, false].map(square), relief }
    }

    /// The textures of both kinds of squares of a width.
    pub(crate) fn sized(&self, square: u32) -> [GrayImage; 2] {
        let size = |picture: &GrayImage| imageops::resize(picture, square, square, FilterType::Nearest);
        [size(&self.squares[0]), size(&self.squares[1])]
    }

    /// The shades of a colour, by value of the texture.
    pub(crate) fn shades(&self, colour: Rgb) -> [Rgb; VALUES] {
        std::array::from_fn(|value| self.shade(colour, value as u8))
    }

    /// The shade of a colour at a value.
    fn shade(&self, colour: Rgb, value: u8) -> Rgb {
        let steps = value.abs_diff(PLAIN);
        let towards = if value < PLAIN { [0; 3] } else { [255; 3] };
        let mut shade = colour;
        mix(&mut shade, towards, steps.saturating_mul(self.relief.depth));
        shade
    }

    /// The darkest and the lightest shade of light or of dark squares.
    pub(crate) fn extremes(&self, is_light: bool, colour: Rgb) -> [Rgb; 2] {
        let [light, dark] = &self.squares;
        let values = || if is_light { light } else { dark }.iter().copied();
        [values().min(), values().max()].map(|value| self.shade(colour, value.unwrap_or(PLAIN)))
    }
}

/// A picture of a square reduced to a few steps around its mean, without single dots.
fn reduced(picture: &GrayImage, most: u8) -> GrayImage {
    let sized = imageops::resize(picture, SIDE, SIDE, FilterType::Triangle);
    let soft = gaussian_blur_f32(&sized, 1.6);
    let count = soft.len().max(1) as f32;
    let mean = soft.iter().map(|value| f32::from(*value)).sum::<f32>() / count;
    let variance = soft.iter().map(|value| (f32::from(*value) - mean).powi(2)).sum::<f32>() / count;
    // Nearly uniform pictures get no texture.
    let spread = variance.sqrt().max(2.0);
    let stepped = GrayImage::from_fn(SIDE, SIDE, |x, y| {
        let most = f32::from(most.min(PLAIN));
        let steps = ((f32::from(soft.get_pixel(x, y)[0]) - mean) / spread).round().clamp(-most, most);
        Luma([(f32::from(PLAIN) + steps) as u8])
    });
    median_filter(&stepped, 2, 2)
}
