//! Who stood better in a game, turn by turn: a picture of two shares, as a bar of how a game stands drawn out over its turns. It knows nothing
//! of people or games: the caller gives it the words.
//!
//! The share of the first side grows from below in the colour of white pieces, that of the second from above in the colour of black ones:
//! light and dark are told apart by every kind of sight. What sides knew of it are lines, each with a pattern of its own.

mod paint;

use crate::palette::{Palette, Sample};
use crate::{Picture, Renderer, Theme, encode};

/// A curve to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Curve {
    /// What it is of.
    pub title: String,
    /// What stands at the upper end of the upright axis, where the first side stands better, at the middle, and at the lower end.
    pub heights: [String; 3],
    /// What the turns are called, at the end of the other axis.
    pub turns: String,
    /// The turn of each point: the numbers along that axis. They never fall.
    pub numbers: Vec<u32>,
    /// The share of the first side at each point, of a thousand.
    pub share: Vec<u16>,
    /// What sides took it for, with what their lines are called; the first is drawn through, the second broken.
    pub beliefs: Vec<(String, Vec<u16>)>,
    /// Points that are marked, each by a short word in a disc.
    pub marks: Vec<(usize, String)>,
}

/// The whole of a share.
pub const WHOLE: u16 = 1_000;

impl Renderer {
    /// Draws a curve.
    #[must_use]
    pub fn curve(&self, curve: &Curve, theme: Theme) -> Picture {
        let canvas = paint::paint(curve, theme.colours());
        let palette = Palette::of(&theme.colours().all(), &Sample::of(&canvas));
        let png = encode::png(&palette.indexed(&canvas), palette.colours(), 16);
        Picture { png, width: canvas.width(), height: canvas.height() }
    }
}
