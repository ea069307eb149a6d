//! The paper board: ink on a warm page, like a diagram in a book; the last move in blue pencil.

use super::{Board, Colours, Ink};

pub(super) static BOARD: Board =
    Board::built_in("paper", "Paper", COLOURS, include_bytes!("../../assets/palettes/paper.rgb"));

const COLOURS: Colours = Colours {
    light: [255, 250, 240],
    dark: [190, 182, 168],
    last_light: [174, 211, 246],
    last_dark: [112, 164, 218],
    trace: [22, 56, 112],
    trace_edge: [240, 247, 255],
    frame: [246, 241, 230],
    rule: [58, 52, 46],
    label: [48, 42, 36],
    head: [231, 225, 212],
    white: Ink { body: [255, 255, 255], outline: [29, 25, 22], line: [29, 25, 22], halo: None },
    black: Ink {
        body: [41, 36, 33],
        outline: [20, 17, 15],
        line: [246, 241, 230],
        halo: Some([255, 255, 255]),
    },
    neutral: Ink { body: [152, 140, 186], outline: [33, 27, 52], line: [33, 27, 52], halo: None },
};
