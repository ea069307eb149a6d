//! Where the parts of a film's picture go: the boards with their titles, the caption below, the line that tells how far the
//! film has got.
//!
//! One board stands alone. Several stand in a row, or one is large and the others stand beside it, one below the other:
//! whichever leaves the squares largest when Discord shows the picture.

use engine::scene::{Scene, Tint};

use super::Frame;
use crate::canvas::Rect;
use crate::layout::{Layout, SHOWN};

/// The height of a title.
const TITLE: u32 = 44;
/// Between boards.
const GAP: u32 = 12;
/// The height of the caption.
const CAPTION: u32 = 44;
/// The height of the line that tells how far the film has got.
const LINE: u32 = 6;
/// How many frames at most are looked at to choose an arrangement by.
const FEW: usize = 16;

/// How large the squares are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares {
    /// Those of a board alone, or of the large one of several.
    large: u32,
    /// Those of the boards beside it.
    small: [u32; 2],
    /// Those of boards in a row.
    row: [u32; 2],
}

/// From what is best to look at to what is still a picture.
pub(super) const SQUARES: [Squares; 3] = [
    Squares { large: 84, small: [48, 40], row: [64, 48] },
    Squares { large: 64, small: [36, 32], row: [48, 40] },
    Squares { large: 44, small: [30, 24], row: [36, 30] },
];

/// How several boards stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arrangement {
    /// Side by side, with squares of a width.
    Row(u32),
    /// One with squares of a width, and beside it the others with squares of another.
    Beside(u32, u32),
}

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
        let count = frames.iter().map(|frame| frame.scenes.len()).max().unwrap_or_default();
        let first = frames.iter().flat_map(|frame| &frame.scenes).next();
        let empty = Self {
            width: 1,
            height: 1,
            views: Vec::new(),
            caption: rect(0, 0, 1, CAPTION),
            line: None,
            bottom: first.map_or(Tint::White, |(_, scene)| scene.bottom),
            flipped,
        };
        let beside = squares.small.map(|small| Arrangement::Beside(squares.large, small));
        let rows = squares.row.map(Arrangement::Row);
        // Alone, a board is beside nothing.
        let choices = if count > 1 { [&beside[..], &rows[..]].concat() } else { vec![beside[0]] };
        let arranged = |frames: &[&Frame], choice: Arrangement| {
            let mut stage = empty.clone();
            stage.place(frames, count, choice);
            stage.add_caption();
            stage
        };
        // A few frames are enough to choose by.
        let few: Vec<&Frame> = frames.iter().step_by(frames.len().div_ceil(FEW).max(1)).copied().collect();
        let clarity = |choice: &Arrangement| arranged(&few, *choice).clarity();
        let clearest = choices.iter().max_by(|one, two| clarity(one).total_cmp(&clarity(two)));
        let mut stage = arranged(frames, clearest.copied().unwrap_or(beside[0]));
        if with_line {
            stage.line = Some(rect(0, stage.height, stage.width, LINE));
            stage.height += LINE;
        }
        stage
    }

    /// How wide Discord shows the squares of all boards together: on desktops, times on telephones.
    fn clarity(&self) -> f32 {
        let squares = self.views.iter().map(|view| view.square as f32).sum();
        let (desktop, phone) = SHOWN.scaled(self.width, self.height, squares);
        desktop * phone
    }

    /// Places the boards.
    fn place(&mut self, frames: &[&Frame], count: usize, arrangement: Arrangement) {
        // Between what White saw and what Black saw stands the truth.
        let large = if count == 3 { 1 } else { 0 };
        let titled = |view: usize| {
            frames.iter().any(|frame| frame.scenes.get(view).is_some_and(|(title, _)| !title.is_empty()))
        };
        let parts: Vec<(u32, u32, (u32, u32))> = (0..count)
            .map(|view| {
                let square = match arrangement {
                    Arrangement::Row(square) => square,
                    Arrangement::Beside(square, _) if view == large => square,
                    Arrangement::Beside(_, square) => square,
                };
                (square, if titled(view) { TITLE } else { 0 }, self.size(frames, view, square))
            })
            .collect();
        let column = parts.get(large).map_or(0, |(_, _, (width, _))| width + GAP);
        let (mut right, mut below) = (0, 0);
        for (view, (square, title, (width, height))) in parts.into_iter().enumerate() {
            let (x, y) = match arrangement {
                Arrangement::Row(_) => (right, 0),
                Arrangement::Beside(..) if view == large => (0, 0),
                Arrangement::Beside(..) => (column, below),
            };
            self.views.push(View {
                title: (title > 0).then(|| rect(x, y, width, title)),
                place: rect(x, y + title, width, height),
                square,
                owner: match (count, view) {
                    (3, 0) => Tint::White,
                    (3, 2) => Tint::Black,
                    _ => Tint::Neutral,
                },
            });
            right += width + GAP;
            if view != large {
                below += title + height + GAP;
            }
            self.width = self.width.max(x + width);
            self.height = self.height.max(y + title + height);
        }
    }

    /// The room a view needs in all its frames.
    fn size(&self, frames: &[&Frame], view: usize, square: u32) -> (u32, u32) {
        let scenes = frames.iter().filter_map(|frame| frame.scenes.get(view));
        scenes.fold((1, 1), |(width, height), (_, scene)| {
            let layout = self.layout(scene, square);
            (layout.width.max(width), layout.height.max(height))
        })
    }

    /// Adds the caption below the boards.
    fn add_caption(&mut self) {
        // Discord shows pictures wider than 11:7 smaller than others.
        let boards = self.height.max((self.width * 7).div_ceil(11).saturating_sub(CAPTION));
        let lower = (boards - self.height) as i32 / 2;
        for view in &mut self.views {
            view.place.y += lower;
            if let Some(title) = &mut view.title {
                title.y += lower;
            }
        }
        self.caption = rect(0, boards, self.width, CAPTION);
        self.height = boards + CAPTION;
    }

    /// The width of most squares of its picture, near enough.
    pub(super) fn tile(&self) -> u32 {
        self.views.iter().map(|view| view.square).max().unwrap_or_default()
    }

    /// Lays out a scene as it is on this stage: never turned around, no matter who is to move.
    pub(super) fn layout(&self, scene: &Scene, square: u32) -> Layout {
        let turned = (scene.bottom == Tint::Black) != (self.bottom == Tint::Black);
        Layout::sized(scene, self.flipped != turned, square)
    }
}

fn rect(x: u32, y: u32, width: u32, height: u32) -> Rect {
    Rect { x: x as i32, y: y as i32, width: width as i32, height: height as i32 }
}
