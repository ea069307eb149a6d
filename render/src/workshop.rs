//! Where pictures of one theme are made: elements are painted once, turned into palette indices, remembered and copied.
//!
//! Copying is all that most pictures need: one turn changes a few squares, and games have most of their squares in common.

use std::sync::{Arc, Mutex, PoisonError};

use engine::scene::Scene;

use crate::art::{PIECES, Sprites, TINTS};
use crate::canvas::{Area, canvas};
use crate::layout::{self, Layout};
use crate::memo::Memo;
use crate::paint;
use crate::paint::arrow;
use crate::paint::element::{Element, elements};
use crate::palette::Palette;
use crate::raster::Indexed;
use crate::theme::Theme;

/// How many bytes of painted elements are remembered: some 350 different squares.
const ELEMENTS: usize = 5 << 19;
/// How many sizes of squares have their sprites kept; there are few.
const SIZES: usize = 3;

/// An element in one size: of a square, and of itself.
type Key = (u32, u32, u32, Element);

/// Where pictures of one theme are made.
#[derive(Debug)]
pub(crate) struct Workshop {
    theme: Theme,
    /// The colours of all its pictures.
    pub(crate) palette: Palette,
    /// By size of a square, made when first needed, the one used last in front.
    sprites: Mutex<Vec<Arc<Sprites>>>,
    painted: Mutex<Memo<Key, Arc<Indexed>>>,
}

impl Workshop {
    /// One with the sprites of an ordinary board.
    pub(crate) fn new(theme: Theme) -> Self {
        let sprites = Sprites::new(theme, layout::SQUARE);
        let palette = Palette::of(&paint::exact(theme), &paint::sampler(&sprites));
        let sprites = Mutex::new(vec![Arc::new(sprites)]);
        Self { theme, palette, sprites, painted: Mutex::new(Memo::new(ELEMENTS)) }
    }

    /// Rasterises all pieces for an ordinary board.
    pub(crate) fn prepare(&self) {
        let sprites = self.sprites(layout::SQUARE);
        for (art, _) in PIECES {
            for tint in TINTS {
                let _ = sprites.head(art, tint);
            }
        }
    }

    /// Draws a scene in indices of the palette.
    pub(crate) fn sheet(&self, scene: &Scene, layout: &Layout) -> Indexed {
        let colours = self.theme.colours();
        let frame = self.palette.index(colours.frame);
        let mut sheet = Indexed::from_pixel(layout.width, layout.height, [frame].into());
        for rule in paint::rules(scene, layout) {
            sheet.fill(rule, [self.palette.index(colours.rule)]);
        }
        for (element, place) in elements(scene, layout) {
            let (width, height) = (place.width.max(1) as u32, place.height.max(1) as u32);
            let painted = self.painted((layout.square, width, height, element));
            sheet.copy(&painted, place.x, place.y);
        }
        arrow::each_pixel(&scene.arrows, layout, colours, |x, y, colour, alpha| {
            let [pixel] = &mut sheet.get_pixel_mut(x, y).0;
            *pixel = self.palette.mixed(*pixel, colour, alpha);
        });
        sheet
    }

    /// An element as it looks, from memory or painted now. Nobody else waits while it is painted.
    fn painted(&self, key: Key) -> Arc<Indexed> {
        let memo = || self.painted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = memo().get(&key) {
            return known;
        }
        let (square, width, height, element) = &key;
        let mut canvas = canvas(*width, *height, self.theme.colours().frame);
        element.paint(&mut canvas, &self.sprites(*square));
        let made = Arc::new(self.palette.indexed(&canvas));
        memo().put(key, Arc::clone(&made), made.len());
        made
    }

    fn sprites(&self, square: u32) -> Arc<Sprites> {
        let mut all = self.sprites.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.iter().position(|sprites| sprites.square == square);
        let made =
            known.map_or_else(|| Arc::new(Sprites::new(self.theme, square)), |known| all.remove(known));
        all.insert(0, Arc::clone(&made));
        all.truncate(SIZES);
        made
    }
}
