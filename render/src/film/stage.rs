//! Where the parts of a film's picture go: the boards with their titles, the caption below, the line that tells how far the
//! film has got.
//!
//! One board stands alone. Of several one is large and the others stand beside it, one below the other: as wide as
//! Discord allows, and about as high as the large one.

use engine::scene::{Scene, Tint};

use super::Frame;
use crate::canvas::Rect;
use crate::layout::Layout;

/// The height of a title.
const TITLE: u32 = 44;
/// Between boards.
const GAP: u32 = 12;
/// The height of the caption.
const CAPTION: u32 = 44;
/// The height of the line that tells how far the film has got.
const LINE: u32 = 6;

/// How large the squares are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares {
    /// Those of the large board.
    pub(super) large: u32,
    /// Those of the boards beside it, the preferred first.
    pub(super) small: [u32; 2],
}

/// From what is best to look at to what is still a picture.
pub(super) const SQUARES: [Squares; 3] = [
    Squares { large: 84, small: [48, 40] },
    Squares { large: 64, small: [36, 32] },
    Squares { large: 44, small: [30, 24] },
];

/// A board of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    /// Its title.
    pub(super) title: Option<Rect>,
    /// Where its picture goes.
    pub(super) place: Rect,
    /// The width of its squares.
    pub(super) square: u32,
    /// Whose view it is.
    pub(super) owner: Tint,
}

/// Where everything goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    /// In pixels.
    pub(super) width: u32,
    /// In pixels.
    pub(super) height: u32,
    /// The boards, in the order of a frame's scenes.
    pub(super) views: Vec<View>,
    /// The caption.
    pub(super) caption: Rect,
    /// The line along the bottom edge.
    pub(super) line: Option<Rect>,
    /// Who sits at the bottom of all boards; a film doesn't turn them.
    bottom: Tint,
    flipped: bool,
}

impl Stage {
    /// The stage on which all these frames have room.
    pub(super) fn of(frames: &[&Frame], flipped: bool, squares: Squares, with_line: bool) -> Self {
        let first = frames.iter().flat_map(|frame| &frame.scenes).next();
        let bottom = first.map_or(Tint::White, |(_, scene)| scene.bottom);
        let mut stage = Self {
            width: 0,
            height: 0,
            views: Vec::new(),
            caption: Rect { x: 0, y: 0, width: 0, height: 0 },
            line: None,
            bottom,
            flipped,
        };
        let count = frames.iter().map(|frame| frame.scenes.len()).max().unwrap_or_default();
        // Between what White saw and what Black saw stands the truth.
        let large = if count == 3 { 1 } else { 0 };
        let size = |view: usize, square: u32| stage.size(frames, view, square);
        let mut sizes: Vec<(u32, (u32, u32))> =
            (0..count).map(|view| (squares.large, size(view, squares.large))).collect();
        let others = || (0..count).filter(|view| *view != large);
        if let Some((_, (_, height))) = sizes.get(large).copied() {
            let column = |square: u32| others().map(|view| size(view, square).1 + TITLE + GAP).sum::<u32>();
            let [preferred, smaller] = squares.small;
            let small = if column(preferred) <= height + TITLE + GAP { preferred } else { smaller };
            for view in others() {
                sizes[view] = (small, size(view, small));
            }
        }
        stage.place(frames, large, &sizes);
        stage.frame(with_line);
        stage
    }

    /// The room a view needs in all its frames.
    fn size(&self, frames: &[&Frame], view: usize, square: u32) -> (u32, u32) {
        let scenes = frames.iter().filter_map(|frame| frame.scenes.get(view));
        scenes.fold((1, 1), |(width, height), (_, scene)| {
            let layout = self.layout(scene, square);
            (layout.width.max(width), layout.height.max(height))
        })
    }

    /// Places the boards.
    fn place(&mut self, frames: &[&Frame], large: usize, sizes: &[(u32, (u32, u32))]) {
        let titled = |view: usize| {
            frames.iter().any(|frame| frame.scenes.get(view).is_some_and(|(title, _)| !title.is_empty()))
        };
        let beside = sizes.get(large).map_or(0, |(_, (width, _))| width + GAP);
        let mut below = 0;
        for (view, (square, (width, height))) in sizes.iter().copied().enumerate() {
            let (x, y) = if view == large { (0, 0) } else { (beside, below) };
            let title = if titled(view) { TITLE } else { 0 };
            self.views.push(View {
                title: (title > 0).then(|| rect(x, y, width, title)),
                place: rect(x, y + title, width, height),
                square,
                owner: match (sizes.len(), view) {
                    (3, 0) => Tint::White,
                    (3, 2) => Tint::Black,
                    _ => Tint::Neutral,
                },
            });
            if view != large {
                below += title + height + GAP;
            }
            self.width = self.width.max(x + width);
            self.height = self.height.max(y + title + height);
        }
    }

    /// Adds what is below the boards.
    fn frame(&mut self, with_line: bool) {
        let line = if with_line { LINE } else { 0 };
        // Discord shows pictures wider than 11:7 smaller than others.
        let boards = self.height.max((self.width * 7).div_ceil(11).saturating_sub(CAPTION + line));
        let lower = (boards - self.height) as i32 / 2;
        for view in &mut self.views {
            view.place.y += lower;
            if let Some(title) = &mut view.title {
                title.y += lower;
            }
        }
        self.width = self.width.max(1);
        self.caption = rect(0, boards, self.width, CAPTION);
        self.line = with_line.then(|| rect(0, boards + CAPTION, self.width, LINE));
        self.height = boards + CAPTION + line;
    }

    /// Lays out a scene as it is on this stage: never turned around, whoever is to move.
    pub(super) fn layout(&self, scene: &Scene, square: u32) -> Layout {
        let turned = (scene.bottom == Tint::Black) != (self.bottom == Tint::Black);
        Layout::sized(scene, self.flipped != turned, square)
    }
}

fn rect(x: u32, y: u32, width: u32, height: u32) -> Rect {
    Rect { x: x as i32, y: y as i32, width: width as i32, height: height as i32 }
}
