//! The oak board: pale and smoked oak with its grain, in a dark frame; the last move in the blue of the other wood.

use std::sync::LazyLock;

use super::grain::Relief;
use super::{Board, Colours, Grain, Ink, Texture};

pub(super) static BOARD: Board = Board::textured(
    "oak",
    "Oak",
    COLOURS,
    include_bytes!("../../assets/palettes/oak.rgb"),
    Texture::Drawn(&GRAIN),
);

/// The grain: lines along the wood, closer on one side, around a knot.
static GRAIN: LazyLock<Grain> = LazyLock::new(|| {
    Grain::drawn(Relief { steps: 1, depth: 14 }, |is_light, x, y| {
        // Dark squares are laid across.
        let (along, across) = if is_light { (y, x) } else { (x, y) };
        let bend = (along * 5.2).sin() * 0.024 + (along * 11.0 + 1.7).sin() * 0.006;
        let lines = ((across + bend).powf(1.25) * 13.0).sin();
        let broad = ((across - bend) * 7.5 + 0.8).sin();
        128.0 + 70.0 * lines * (0.55 + 0.45 * broad) + 30.0 * broad
    })
});

const COLOURS: Colours = Colours {
    light: [226, 205, 164],
    dark: [150, 111, 72],
    last_light: [158, 202, 240],
    last_dark: [84, 145, 200],
    trace: [16, 46, 84],
    trace_edge: [232, 244, 255],
    frame: [48, 36, 28],
    rule: [112, 86, 60],
    label: [242, 230, 208],
    head: [232, 214, 180],
    white: Ink { body: [255, 249, 236], outline: [38, 28, 22], line: [38, 28, 22], halo: None },
    black: Ink {
        body: [44, 35, 28],
        outline: [22, 17, 13],
        line: [240, 224, 196],
        halo: Some([246, 234, 212]),
    },
    neutral: Ink { body: [158, 140, 192], outline: [34, 28, 52], line: [34, 28, 52], halo: None },
};
