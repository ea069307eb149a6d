//! Curves: who stood better in a game, turn by turn: a picture of two shares over a game's turns. It knows no
//! people or games: the caller gives it the words.
//!
//! The share of the first side grows from below in the colour of white pieces, that of the second from above in
//! the colour of black ones: light and dark are told apart by every kind of sight. What sides believed are lines,
//! each with a pattern of its own.

mod paint;

use crate::palette::{Palette, Sample};
use crate::{Picture, Renderer, Theme, encode};

/// A curve to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Curve {
    /// The title.
    pub title: String,
    /// The labels of the vertical axis: the upper end, where the first side stands better, the middle, and the lower end.
    pub heights: [String; 3],
    /// The label of the horizontal axis: the word for turns.
    pub turns: String,
    /// The turn of each point, along the horizontal axis. The numbers never fall.
    pub numbers: Vec<u32>,
    /// The share of the first side at each point, in thousandths.
    pub share: Vec<u16>,
    /// The shares as sides believed them, with the labels of their lines; the first line is solid, the second broken.
    pub beliefs: Vec<(String, Vec<u16>)>,
    /// The marked points, each with a short word in a disc.
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
