//! A scene becomes a PNG and its alternative text.
//!
//! - [`theme`]: how boards look, as data
//! - [`art`]: the drawings, tinted and turned into sprites once
//! - [`layout`]: where everything goes, [`tableau`]: below the board; [`paint`]: putting it there
//! - [`canvas`], [`text`], [`palette`]: pixels, letters, the few colours a picture is stored in
//! - [`alt`]: the same scene in words
//!
//! Everything happens in memory, and the same scene always gives the same bytes.

pub mod alt;
pub mod art;
pub mod canvas;
pub mod layout;
pub mod paint;
pub mod palette;
pub mod tableau;
pub mod text;
pub mod theme;

use std::sync::{Arc, Mutex, PoisonError};

use engine::scene::Scene;

pub use alt::alt_text;
pub use theme::Theme;

use art::Sprites;
use canvas::Canvas;
use layout::Layout;
use palette::Palette;

/// How somebody wants to see a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Colours and marks.
    pub theme: Theme,
    /// Turned around: the other colour at the bottom than the scene says.
    pub flipped: bool,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG file, with a palette.
    pub png: Vec<u8>,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
}

/// Draws scenes. Make one and share it: it keeps the sprites.
#[derive(Debug)]
pub struct Renderer {
    palettes: Vec<Palette>,
    /// Sprites by theme and size of a square, made when first needed.
    sprites: Mutex<Vec<Arc<Sprites>>>,
}

impl Default for Renderer {
    fn default() -> Self {
        Self::new()
    }
}

impl Renderer {
    /// A renderer with the sprites of an ordinary board in every theme.
    #[must_use]
    pub fn new() -> Self {
        let ready: Vec<_> =
            Theme::ALL.iter().map(|theme| Arc::new(Sprites::new(*theme, layout::SQUARE))).collect();
        let palettes = ready
            .iter()
            .map(|sprites| Palette::of(&paint::exact(sprites.theme), &paint::sampler(sprites)))
            .collect();
        Self { palettes, sprites: Mutex::new(ready) }
    }

    /// Draws a scene. Never fails: what has no drawing is shown by its letter.
    #[must_use]
    pub fn picture(&self, scene: &Scene, look: Look) -> Picture {
        let layout = Layout::of(scene, look.flipped);
        let sprites = self.sprites(look.theme, layout.square);
        let mut canvas = Canvas::new(layout.width, layout.height, look.theme.colours().frame);
        paint::scene(&mut canvas, scene, &layout, &sprites);
        let palette = &self.palettes[look.theme as usize];
        Picture { png: palette.encode(&canvas), width: layout.width, height: layout.height }
    }

    fn sprites(&self, theme: Theme, square: u32) -> Arc<Sprites> {
        let mut all = self.sprites.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = all.iter().find(|sprites| sprites.theme == theme && sprites.square == square) {
            return Arc::clone(known);
        }
        let made = Arc::new(Sprites::new(theme, square));
        all.push(Arc::clone(&made));
        made
    }
}
