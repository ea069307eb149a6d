//! The high-contrast board: black, white, one grey, and yellow for the last move.

use super::{Board, Colours, Ink};

pub(super) static BOARD: Board = Board::built_in(
    "contrast",
    "High contrast",
    COLOURS,
    include_bytes!("../../assets/palettes/contrast.rgb"),
);

const COLOURS: Colours = Colours {
    light: [255, 255, 255],
    dark: [126, 140, 156],
    last_light: [255, 221, 64],
    last_dark: [232, 168, 0],
    trace: [0, 30, 74],
    trace_edge: [255, 255, 255],
    frame: [0, 0, 0],
    rule: [255, 255, 255],
    label: [255, 255, 255],
    head: [255, 255, 255],
    white: Ink { body: [255, 255, 255], outline: [0, 0, 0], line: [0, 0, 0], halo: None },
    black: Ink { body: [0, 0, 0], outline: [0, 0, 0], line: [255, 255, 255], halo: Some([255, 255, 255]) },
    neutral: Ink { body: [178, 102, 255], outline: [0, 0, 0], line: [0, 0, 0], halo: None },
};
