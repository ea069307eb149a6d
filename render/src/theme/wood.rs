//! The wood board: maple and walnut in a dark frame, the last move in a blue that no kind of sight takes for wood.

use super::{Board, Colours, Ink};

pub(super) static BOARD: Board =
    Board::built_in("wood", "Wood", COLOURS, include_bytes!("../../assets/palettes/wood.rgb"));

const COLOURS: Colours = Colours {
    light: [236, 215, 178],
    dark: [178, 128, 86],
    last_light: [156, 199, 238],
    last_dark: [84, 143, 196],
    trace: [18, 56, 94],
    trace_edge: [230, 243, 255],
    frame: [62, 43, 31],
    rule: [121, 88, 58],
    label: [240, 225, 199],
    head: [236, 215, 178],
    white: Ink { body: [255, 248, 233], outline: [42, 31, 24], line: [42, 31, 24], halo: None },
    black: Ink {
        body: [51, 40, 31],
        outline: [23, 17, 13],
        line: [236, 215, 178],
        halo: Some([240, 225, 199]),
    },
    neutral: Ink { body: [150, 138, 182], outline: [33, 30, 48], line: [33, 30, 48], halo: None },
};
