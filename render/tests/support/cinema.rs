//! Films to be made, and films to be looked at.

use engine::any_game::{Actor, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Viewer;
use render::Frame;

/// A game of 92 turns: Capablanca against Tartakower, New York 1924.
const LONG_GAME: &str = include_str!("../data/long-game.txt");

/// The long game from the start, each moment shown for this many hundredths of a second.
pub(crate) fn long_game(hold: u32) -> Vec<Frame> {
    game("chess", LONG_GAME, Viewer::Public, hold)
}

/// A game as a viewer sees it, one frame for each turn, and one for the start.
pub(crate) fn game(game: &str, turns: &str, viewer: Viewer, hold: u32) -> Vec<Frame> {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let mut table = game.open(&Options::default(), None).expect("the start");
    let frame = |scene, caption| Frame { scenes: vec![(String::new(), scene)], caption, hold };
    let mut frames = vec![frame(table.scene_in_english(viewer), "The start".to_owned())];
    for (number, turn) in turns.split_whitespace().enumerate() {
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is to move");
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
        let dots = if number.is_multiple_of(2) { "." } else { "…" };
        frames.push(frame(table.scene_in_english(viewer), format!("{}{dots} {turn}", number / 2 + 1)));
    }
    frames
}

/// A picture that is visible for a while when a film is played.
pub(crate) struct Seen {
    /// In pixels.
    pub(crate) width: u32,
    /// In pixels.
    pub(crate) height: u32,
    /// For how many hundredths of a second.
    pub(crate) hold: u32,
    /// Red, green, blue of each colour.
    pub(crate) palette: Vec<u8>,
    /// Numbers of colours.
    pub(crate) pixels: Vec<u8>,
}

impl Seen {
    /// Red, green, blue of every pixel.
    pub(crate) fn rgb(&self) -> Vec<u8> {
        self.pixels.iter().flat_map(|pixel| &self.palette[usize::from(*pixel) * 3..][..3]).copied().collect()
    }
}

/// Plays a GIF. Frames of at most two hundredths of a second are not visible.
pub(crate) fn seen(file: &[u8]) -> Vec<Seen> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    options.check_frame_consistency(true);
    let mut decoder = options.read_info(file).expect("a GIF");
    let palette = decoder.global_palette().expect("one palette for all").to_vec();
    let (width, height) = (decoder.width(), decoder.height());
    let mut shown = vec![0; usize::from(width) * usize::from(height)];
    let (mut all, mut hold) = (Vec::new(), 0);
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        assert!(frame.palette.is_none() && !frame.interlaced && frame.dispose == gif::DisposalMethod::Keep);
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (row, pixels) in frame.buffer.chunks_exact(usize::from(frame.width)).enumerate() {
            let start = (top + row) * usize::from(width) + left;
            for (old, new) in shown[start..].iter_mut().zip(pixels) {
                if Some(*new) != frame.transparent {
                    *old = *new;
                }
            }
        }
        hold += u32::from(frame.delay);
        if frame.delay > 2 {
            let (palette, pixels) = (palette.clone(), shown.clone());
            all.push(Seen { width: width.into(), height: height.into(), hold, palette, pixels });
            hold = 0;
        }
    }
    assert_eq!(hold, 0, "the last frame is shown for a while");
    all
}
