//! Films to be made, and films to be looked at.

use engine::any_game::{Actor, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Viewer;
use render::Frame;

/// A game of 92 turns: Capablanca against Tartakower, New York 1924.
const LONG_GAME: &str = include_str!("../data/long-game.txt");

/// The long game from the start on, each moment shown for so many hundredths of a second.
pub(crate) fn long_game(hold: u32) -> Vec<Frame> {
    game("chess", LONG_GAME, Viewer::Public, hold)
}

/// A game as a viewer sees it, one frame for each turn, and one for the start.
pub(crate) fn game(game: &str, turns: &str, viewer: Viewer, hold: u32) -> Vec<Frame> {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let mut table = game.open(&Options::default(), None).expect("the start");
    let frame = |scene, caption| Frame { scenes: vec![(String::new(), scene)], caption, hold };
    let mut frames = vec![frame(table.scene(viewer), "The start".to_owned())];
    for (number, turn) in turns.split_whitespace().enumerate() {
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is to move");
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
        let dots = if number.is_multiple_of(2) { "." } else { "…" };
        frames.push(frame(table.scene(viewer), format!("{}{dots} {turn}", number / 2 + 1)));
    }
    frames
}

/// The palette of a GIF, and what is seen after each of its frames, as numbers of colours.
pub(crate) fn pictures(file: &[u8]) -> (Vec<u8>, Vec<Vec<u8>>) {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut decoder = options.read_info(file).expect("a GIF");
    let palette = decoder.global_palette().expect("one palette for all").to_vec();
    let width = usize::from(decoder.width());
    let mut seen = vec![0; width * usize::from(decoder.height())];
    let mut pictures = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert!(frame.palette.is_none() && !frame.interlaced);
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (row, pixels) in frame.buffer.chunks_exact(usize::from(frame.width)).enumerate() {
            let start = (top + row) * width + left;
            for (old, new) in seen[start..].iter_mut().zip(pixels) {
                if Some(*new) != frame.transparent {
                    *old = *new;
                }
            }
        }
        pictures.push(seen.clone());
    }
    (palette, pictures)
}
