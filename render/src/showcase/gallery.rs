//! The gallery: boards of several games side by side, each small and with its name below.

use engine::scene::Scene;
use image::imageops::{self, FilterType};

use super::board;
use crate::canvas::{Area, Canvas, Rect, canvas};
use crate::encode;
use crate::palette::{Palette, Sample};
use crate::text::{self, Line};
use crate::{Picture, Renderer, Theme};

/// The width and height of a board, the height of a name, and the space around them.
const BOARD: u32 = 264;
const NAME: u32 = 40;
const GAP: u32 = 12;
/// The most boards in a row.
const ROW: usize = 3;

/// A board in a gallery.
#[derive(Clone, Copy, Debug)]
pub struct Exhibit<'a> {
    /// What is on the board; everything beside and below it is left out.
    pub scene: &'a Scene,
    /// The name.
    pub name: &'a str,
}

impl Renderer {
    /// Draws boards with their names, in rows.
    #[must_use]
    pub fn gallery(&self, exhibits: &[Exhibit], theme: Theme) -> Picture {
        let (across, down) = (exhibits.len().clamp(1, ROW) as u32, exhibits.len().div_ceil(ROW) as u32);
        let step = (BOARD + GAP, BOARD + NAME + GAP);
        let (width, height) = (across * step.0 + GAP, down.max(1) * step.1 + GAP);
        let colours = theme.colours();
        let mut whole = canvas(width, height, colours.frame);
        for (number, exhibit) in (0..).zip(exhibits) {
            let place = (GAP + number % ROW as u32 * step.0, GAP + number / ROW as u32 * step.1);
            let small = self.small(exhibit.scene, theme);
            // In the middle: boards have several shapes.
            let (left, top) = (place.0 + (BOARD - small.width()) / 2, place.1 + (BOARD - small.height()) / 2);
            whole.copy(&small, left as i32, top as i32);
            let plate = Rect {
                x: place.0 as i32,
                y: (place.1 + BOARD) as i32,
                width: BOARD as i32,
                height: NAME as i32,
            };
            let line = Line::fitted(exhibit.name, text::SMALLEST + 4.0, plate.width as f32);
            let middle = (plate.x as f32 + plate.width as f32 / 2.0, plate.y as f32 + NAME as f32 / 2.0);
            line.write_centred(&mut whole, middle.0, middle.1, colours.label);
        }
        let palette =
            Palette::rich(&[colours.light, colours.dark, colours.frame, colours.label], &Sample::of(&whole));
        let png = encode::png(&palette.indexed(&whole), palette.colours(), BOARD);
        Picture { png, width, height }
    }

    /// A scene's board alone, as large as its place allows.
    fn small(&self, scene: &Scene, theme: Theme) -> Canvas {
        let (piles, tallies, spreads, grids) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let whole = board(self, &Scene { piles, tallies, spreads, grids, ..scene.clone() }, theme);
        let scale = f64::from(BOARD) / f64::from(whole.width().max(whole.height()));
        let sized = |side: u32| (f64::from(side) * scale).round() as u32;
        imageops::resize(&whole, sized(whole.width()), sized(whole.height()), FilterType::Triangle)
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::rules::Options;
    use engine::seat::Viewer;

    use super::*;

    #[test]
    fn boards_of_every_shape_stand_in_rows_and_what_is_beside_them_is_left_out() {
        let start = |game: &dyn engine::any_game::AnyGame| {
            game.open(&Options::default(), None).expect("a game").scene_in_english(Viewer::Public)
        };
        let scenes: Vec<_> = catalogue::all().iter().map(|game| start(*game)).collect();
        let bare: Vec<_> = scenes
            .iter()
            .map(|scene| Scene {
                piles: Vec::new(),
                tallies: Vec::new(),
                spreads: Vec::new(),
                grids: Vec::new(),
                ..scene.clone()
            })
            .collect();
        let renderer = Renderer::new();
        let drawn = |scenes: &[Scene]| {
            let exhibits: Vec<_> = scenes.iter().map(|scene| Exhibit { scene, name: "A game" }).collect();
            renderer.gallery(&exhibits, Theme::WOOD)
        };
        for shown in 1..=scenes.len() {
            let (picture, rows) = (drawn(&scenes[..shown]), shown.div_ceil(ROW) as u32);
            let across = shown.min(ROW) as u32;
            let size = (across * (BOARD + GAP) + GAP, rows * (BOARD + NAME + GAP) + GAP);
            assert_eq!((picture.width, picture.height), size);
        }
        assert!(drawn(&scenes) == drawn(&bare));
        assert!(drawn(&scenes[..2]) != drawn(&[scenes[1].clone(), scenes[0].clone()]));
    }
}
