//! Colours derived from a theme's own.

use crate::theme::{Colours, Rgb};

/// A mixture of two colours: `parts` of 255 of the second.
pub(super) fn between(from: Rgb, to: Rgb, parts: u8) -> Rgb {
    let mut mixed = from;
    crate::canvas::mix(&mut mixed, to, parts);
    mixed
}

/// The ink, dark or light, that is most readable on a colour.
pub(super) fn readable(below: Rgb, colours: &Colours) -> Rgb {
    let light = |colour: Rgb| {
        let linear = |channel: u8| (f32::from(channel) / 255.0).powf(2.2);
        0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
    };
    let contrast = |ink: Rgb| {
        let (one, two) = (light(ink) + 0.05, light(below) + 0.05);
        (one / two).max(two / one)
    };
    let (dark, bright) = (colours.white.outline, colours.white.body);
    if contrast(dark) >= contrast(bright) { dark } else { bright }
}
