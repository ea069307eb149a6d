//! The stage: the places of the parts of a film's picture: the boards with their titles, the caption below, the
//! progress line.
//!
//! One board stands alone. Several stand in a row, or one is large and the others stand beside it in a column:
//! whichever makes the squares largest when Discord shows the picture. The large one has the coordinates, and the
//! things that are equal beside every board.

use std::borrow::Cow;

use engine::scene::{Scene, Tint};

use super::Frame;
use crate::canvas::Rect;
use crate::layout::{Layout, SHOWN};
use crate::text;

/// The gap between boards.
const GAP: u32 = 12;
/// The height of a title or a caption beyond its letters.
const AROUND: u32 = 20;
/// The font size above and below a single board.
const LETTERS: u32 = text::SMALLEST as u32 + 2;
/// The height of the progress line.
const LINE: u32 = 6;
/// The most frames examined for the choice of an arrangement.
const FEW: usize = 16;

/// The sizes of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Squares {
    /// The size on a single board, or on the large one of several.
    large: u32,
    /// The sizes on the boards beside the large one.
    small: [u32; 4],
    /// The sizes on boards in a row.
    row: [u32; 2],
    /// The font size above and below several boards: their picture is wide, and so shown small.
    letters: u32,
}

/// The sizes from the best to the smallest acceptable.
pub(super) const SQUARES: [Squares; 3] = [
    Squares { large: 84, small: [56, 48, 44, 40], row: [64, 48], letters: 32 },
    Squares { large: 64, small: [40, 36, 33, 30], row: [48, 40], letters: 26 },
    Squares { large: 44, small: [30, 24, 22, 20], row: [36, 30], letters: LETTERS },
];

/// The arrangement of several boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arrangement {
    /// Side by side, with squares of a width.
    Row(u32),
    /// One with squares of the first width, and beside it the others with squares of the second.
    Beside(u32, u32),
    /// Like `Beside`, but the large board's other things lie below it.
    Close(u32, u32),
}

/// The layout of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// As a single board.
    Whole,
    /// With nothing beside the board.
    Narrow,
    /// As a board beside a larger one.
    Aside,
}

/// A board of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    /// The place of its title.
    pub(super) title: Option<Rect>,
    /// The place of its picture.
    pub(super) place: Rect,
    /// The width of its squares.
    pub(super) square: u32,
    shape: Shape,
    /// The viewer's colour.
    pub(super) owner: Tint,
}

/// The places of everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    /// The width in pixels.
    pub(super) width: u32,
    /// The height in pixels.
    pub(super) height: u32,
    /// The boards, in the order of a frame's scenes.
    pub(super) views: Vec<View>,
    /// The place of the caption.
    pub(super) caption: Rect,
    /// The place of the progress line along the bottom edge.
    pub(super) line: Option<Rect>,
    /// The font size of titles and caption.
    pub(super) letters: u32,
    /// The colour at the bottom of all boards; a film doesn't turn them.
    bottom: Tint,
    flipped: bool,
}

impl Stage {
    /// A stage large enough for all these frames.
    pub(super) fn of(frames: &[&Frame], flipped: bool, squares: Squares, with_line: bool) -> Self {
        let count = frames.iter().map(|frame| frame.scenes.len()).max().unwrap_or_default();
        let first = frames.iter().flat_map(|frame| &frame.scenes).next();
        let empty = Self {
            width: 1,
            height: 1,
            views: Vec::new(),
            caption: rect(0, 0, 1, AROUND),
            line: None,
            letters: if count > 1 { squares.letters } else { LETTERS },
            bottom: first.map_or(Tint::White, |(_, scene)| scene.bottom),
            flipped,
        };
        let beside = squares.small.map(|small| Arrangement::Beside(squares.large, small));
        let close = squares.small.map(|small| Arrangement::Close(squares.large, small));
        let rows = squares.row.map(Arrangement::Row);
        // A single board has nothing beside it.
        let choices = if count > 1 { [&beside[..], &close[..], &rows[..]].concat() } else { vec![beside[0]] };
        let arranged = |frames: &[&Frame], choice: Arrangement| {
            let mut stage = empty.clone();
            stage.place(frames, count, choice);
            stage.add_caption();
            stage
        };
        // A few frames are enough to choose by.
        let few: Vec<&Frame> = frames.iter().step_by(frames.len().div_ceil(FEW).max(1)).copied().collect();
        let clarity = |choice: &Arrangement| arranged(&few, *choice).clarity();
        let clear = choices.iter().map(|choice| (clarity(choice), *choice));
        let clearest = clear.max_by(|one, two| one.0.total_cmp(&two.0));
        let mut stage = arranged(frames, clearest.map_or(beside[0], |(_, choice)| choice));
        if with_line {
            stage.line = Some(rect(0, stage.height, stage.width, LINE));
            stage.height += LINE;
        }
        stage
    }

    /// The clarity of an arrangement: the width at which Discord shows the squares of all boards together, on
    /// desktops times on phones.
    fn clarity(&self) -> f32 {
        let squares = self.views.iter().map(|view| view.square as f32).sum();
        let (desktop, phone) = SHOWN.scaled(self.width, self.height, squares);
        desktop * phone
    }

    /// Places the boards.
    fn place(&mut self, frames: &[&Frame], count: usize, arrangement: Arrangement) {
        let large = main(count);
        let titled = |view: usize| {
            frames.iter().any(|frame| frame.scenes.get(view).is_some_and(|(title, _)| !title.is_empty()))
        };
        let parts: Vec<(u32, Shape, u32, (u32, u32))> = (0..count)
            .map(|view| {
                let (square, shape) = match arrangement {
                    Arrangement::Row(square) => (square, Shape::Whole),
                    Arrangement::Beside(square, _) if view == large => (square, Shape::Whole),
                    Arrangement::Close(square, _) if view == large => (square, Shape::Narrow),
                    Arrangement::Beside(_, square) | Arrangement::Close(_, square) => (square, Shape::Aside),
                };
                let title = if titled(view) { self.letters + AROUND } else { 0 };
                (square, shape, title, self.size(frames, view, square, shape))
            })
            .collect();
        let column = parts.get(large).map_or(0, |(_, _, _, (width, _))| width + GAP);
        let (mut right, mut below) = (0, 0);
        for (view, (square, shape, title, (width, height))) in parts.into_iter().enumerate() {
            let (x, y) = match arrangement {
                Arrangement::Row(_) => (right, 0),
                _ if view == large => (0, 0),
                Arrangement::Beside(..) | Arrangement::Close(..) => (column, below),
            };
            self.views.push(View {
                title: (title > 0).then(|| rect(x, y, width, title)),
                place: rect(x, y + title, width, height),
                square,
                shape,
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
        self.centre();
    }

    /// Centres lower parts vertically: a column, or a board of a row.
    fn centre(&mut self) {
        let lowest = |views: &[View], x: i32| {
            let lows = views.iter().filter(|view| view.place.x == x);
            lows.map(|view| view.place.y + view.place.height).max().unwrap_or_default()
        };
        let columns: Vec<i32> = self.views.iter().map(|view| lowest(&self.views, view.place.x)).collect();
        for (view, low) in self.views.iter_mut().zip(columns) {
            view.lower((self.height as i32 - low) / 2);
        }
    }

    /// The space a view needs in all its frames.
    fn size(&self, frames: &[&Frame], view: usize, square: u32, shape: Shape) -> (u32, u32) {
        frames.iter().fold((1, 1), |(width, height), frame| {
            let Some((_, scene)) = frame.scenes.get(view) else { return (width, height) };
            let scenes: Vec<&Scene> = frame.scenes.iter().map(|(_, scene)| scene).collect();
            let layout = self.laid(&without_doubles(scene, &scenes, shape), square, shape);
            (layout.width.max(width), layout.height.max(height))
        })
    }

    /// Adds the caption below the boards.
    fn add_caption(&mut self) {
        // Discord shows pictures wider than 11:7 smaller than others.
        let caption = self.letters + AROUND;
        let boards = self.height.max((self.width * 7).div_ceil(11).saturating_sub(caption));
        let lower = (boards - self.height) as i32 / 2;
        self.views.iter_mut().for_each(|view| view.lower(lower));
        self.caption = rect(0, boards, self.width, caption);
        self.height = boards + caption;
    }

    /// The width of most squares of its picture, approximately.
    pub(super) fn tile(&self) -> u32 {
        self.views.iter().map(|view| view.square).max().unwrap_or_default()
    }

    /// The scene that a view shows, laid out; `scenes` are all those of its frame.
    pub(super) fn layout<'a>(
        &self,
        view: &View,
        scene: &'a Scene,
        scenes: &[&Scene],
    ) -> (Cow<'a, Scene>, Layout) {
        let scene = without_doubles(scene, scenes, view.shape);
        let layout = self.laid(&scene, view.square, view.shape);
        (scene, layout)
    }

    /// Lays out a scene for this stage: never turned around, no matter which side is to move.
    fn laid(&self, scene: &Scene, square: u32, shape: Shape) -> Layout {
        let turned = (scene.bottom == Tint::Black) != (self.bottom == Tint::Black);
        let flipped = self.flipped != turned;
        match shape {
            Shape::Whole => Layout::sized(scene, flipped, square),
            Shape::Narrow => Layout::narrow(scene, flipped, square),
            Shape::Aside => Layout::bare(scene, flipped, square),
        }
    }
}

impl View {
    /// Moves the view down.
    fn lower(&mut self, down: i32) {
        self.place.y += down;
        if let Some(title) = &mut self.title {
            title.y += down;
        }
    }
}

/// The index of the large board: with three, the full state between White's and Black's view.
fn main(count: usize) -> usize {
    if count == 3 { 1 } else { 0 }
}

/// A scene aside, without the piles, cards and tables that the large one has as well.
fn without_doubles<'a>(scene: &'a Scene, scenes: &[&Scene], shape: Shape) -> Cow<'a, Scene> {
    let Some(large) = scenes.get(main(scenes.len())).filter(|_| shape == Shape::Aside) else {
        return Cow::Borrowed(scene);
    };
    let mut scene = scene.clone();
    scene.tallies.retain(|tally| !large.tallies.contains(tally));
    scene.piles.retain(|pile| !large.piles.contains(pile));
    scene.spreads.retain(|spread| !large.spreads.contains(spread));
    scene.grids.retain(|grid| !large.grids.contains(grid));
    Cow::Owned(scene)
}

fn rect(x: u32, y: u32, width: u32, height: u32) -> Rect {
    Rect { x: x as i32, y: y as i32, width: width as i32, height: height as i32 }
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::rules::Options;
    use engine::seat::{Seat, Viewer};

    use super::*;

    #[test]
    fn three_boards_fill_their_picture_and_stay_within_it() {
        let zombie = catalogue::find("zombie").expect("a game");
        let table = zombie.open(&Options::default(), None).expect("a start");
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Public, Viewer::Seat(Seat(1))];
        let scenes = viewers.map(|viewer| ("What White saw".to_owned(), table.scene_in_english(viewer)));
        let frame = Frame { scenes: scenes.into(), ..Frame::default() };
        for squares in SQUARES {
            let stage = Stage::of(&[&frame], false, squares, false);
            let area = |rect: &Rect| rect.width * rect.height;
            let boards: i32 = stage.views.iter().map(|view| area(&view.place)).sum();
            let titles: i32 = stage.views.iter().filter_map(|view| view.title.as_ref()).map(area).sum();
            let whole = (stage.width * stage.height) as i32;
            let used = boards + titles + area(&stage.caption);
            assert!(used * 100 >= whole * 85, "{squares:?}: {used} of {whole} pixels");
            for rect in stage.views.iter().flat_map(|view| [Some(view.place), view.title]).flatten() {
                assert!(
                    rect.x >= 0 && rect.x + rect.width <= stage.width as i32,
                    "{rect:?} of {}",
                    stage.width
                );
            }
            // Titles must be readable on a phone.
            let (_, phone) = SHOWN.scaled(stage.width, stage.height, stage.letters as f32);
            assert!(squares.large < 84 || phone >= 9.5, "{phone}");
        }
    }
}
