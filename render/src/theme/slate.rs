//! The slate board: blue-grey stone in a frame as dark as a dark room, the last move in lamplight.

use super::{Board, Colours, Ink};

pub(super) static BOARD: Board =
    Board::built_in("slate", "Slate", COLOURS, include_bytes!("../../assets/palettes/slate.rgb"));

const COLOURS: Colours = Colours {
    light: [165, 178, 192],
    dark: [95, 110, 128],
    last_light: [240, 204, 106],
    last_dark: [205, 160, 72],
    trace: [24, 34, 58],
    trace_edge: [255, 240, 204],
    frame: [30, 34, 41],
    rule: [76, 87, 102],
    label: [223, 229, 237],
    head: [203, 211, 221],
    white: Ink { body: [247, 249, 252], outline: [20, 24, 31], line: [20, 24, 31], halo: None },
    black: Ink {
        body: [27, 31, 39],
        outline: [11, 13, 17],
        line: [205, 216, 230],
        halo: Some([223, 231, 241]),
    },
    neutral: Ink { body: [177, 148, 205], outline: [30, 20, 44], line: [30, 20, 44], halo: None },
};
