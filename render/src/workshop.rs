//! The workshop: draws pictures of one theme. Elements are painted once, turned into palette indices, cached and copied.
//!
//! Copying is all that most pictures need: one turn changes a few squares, and games have most of their squares in common.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use engine::scene::Scene;

use crate::art::{PIECES, Sprites, TINTS};
use crate::canvas::Area;
use crate::layout::{self, Layout};
use crate::memo::Memo;
use crate::paint;
use crate::paint::arrow;
use crate::paint::element::{Element, elements};
use crate::palette::Palette;
use crate::raster::Indexed;
use crate::theme::Theme;

/// The most bytes of painted elements in the cache: about 350 different squares.
const ELEMENTS: usize = 5 << 19;
/// The number of square sizes whose sprites are cached; there are few.
const SIZES: usize = 3;

/// An element and its size: the width of a square, and its own width and height.
type Key = (u32, u32, u32, Element);

/// The workshop of one theme.
#[derive(Debug)]
pub(crate) struct Workshop {
    theme: Theme,
    /// The colours of all its pictures, chosen on demand.
    palette: OnceLock<Palette>,
    /// The sprites by size of a square, made on demand, the last used first.
    sprites: Mutex<Vec<Arc<Sprites>>>,
    painted: Mutex<Memo<Key, Arc<Indexed>>>,
}

impl Workshop {
    /// A workshop with empty caches.
    pub(crate) fn new(theme: Theme) -> Self {
        let sprites = Mutex::new(Vec::new());
        Self { theme, palette: OnceLock::new(), sprites, painted: Mutex::new(Memo::new(ELEMENTS)) }
    }

    /// The colours of all its pictures. Those of built-in themes were chosen beforehand: choosing takes longer
    /// than a picture.
    pub(crate) fn palette(&self) -> &Palette {
        self.palette.get_or_init(|| match self.theme.palette() {
            Some(colours) => Palette::known(colours.to_vec()),
            None => Self::choose(self.theme, &self.sprites(layout::SQUARE)),
        })
    }

    /// Chooses a palette by sample pictures that have every colour of the theme's pictures.
    fn choose(theme: Theme, sprites: &Sprites) -> Palette {
        let (exact, sample) = (paint::exact(theme), paint::sampler(sprites));
        match (theme.pieces().is_inked(), theme.grain()) {
            (false, _) => Palette::rich(&exact, &sample),
            (true, Some(_)) => Palette::textured(&exact, &sample),
            (true, None) => Palette::of(&exact, &sample),
        }
    }

    /// Rasterises all pieces for an ordinary board.
    pub(crate) fn prepare(&self) {
        let (_, sprites) = (self.palette(), self.sprites(layout::SQUARE));
        for (art, _) in PIECES {
            for tint in TINTS {
                let _ = sprites.piece(art, tint, layout::SQUARE);
            }
        }
    }

    /// Draws a scene in indices of the palette.
    pub(crate) fn sheet(&self, scene: &Scene, layout: &Layout) -> Indexed {
        let (colours, palette) = (self.theme.colours(), self.palette());
        let frame = palette.index(colours.frame);
        let mut sheet = Indexed::from_pixel(layout.width, layout.height, [frame].into());
        for rule in paint::rules(scene, layout) {
            sheet.fill(rule, [palette.index(colours.rule)]);
        }
        for (element, place) in elements(scene, layout) {
            let (width, height) = (place.width.max(1) as u32, place.height.max(1) as u32);
            let painted = self.painted((layout.square, width, height, element));
            sheet.copy(&painted, place.x, place.y);
        }
        arrow::each_pixel(scene, layout, colours, |x, y, colour, alpha| {
            let [pixel] = &mut sheet.get_pixel_mut(x, y).0;
            *pixel = palette.mixed(*pixel, colour, alpha);
        });
        sheet
    }

    /// A painted element, cached or painted now. The cache isn't locked while it is painted.
    fn painted(&self, key: Key) -> Arc<Indexed> {
        let memo = || self.painted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = memo().get(&key) {
            return known;
        }
        let (square, width, height, element) = &key;
        let canvas = element.painted((*width, *height), &self.sprites(*square));
        let made = Arc::new(self.palette().indexed(&canvas));
        memo().put(key, Arc::clone(&made), made.len());
        made
    }

    /// The sprites for squares of a width.
    pub(crate) fn sprites(&self, square: u32) -> Arc<Sprites> {
        let mut all = self.sprites.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.iter().position(|sprites| sprites.square == square);
        let made =
            known.map_or_else(|| Arc::new(Sprites::new(self.theme, square)), |known| all.remove(known));
        all.insert(0, Arc::clone(&made));
        all.truncate(SIZES);
        made
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn palettes_chosen_beforehand_are_those_that_would_be_chosen_now() {
        for theme in Theme::ALL {
            let sprites = Sprites::new(*theme, layout::SQUARE);
            let chosen = Workshop::choose(*theme, &sprites).colours().concat();
            let file = format!("{}/assets/palettes/{}.rgb", env!("CARGO_MANIFEST_DIR"), theme.word());
            if std::env::var_os("MENAGERIE_BLESS").is_some() {
                std::fs::write(&file, &chosen).expect(&file);
            }
            assert_eq!(
                std::fs::read(&file).expect(&file),
                chosen,
                "{file}: MENAGERIE_BLESS=1 writes it anew"
            );
        }
    }
}
