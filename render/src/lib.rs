//! Renders scenes as PNG pictures with alternative texts.
//!
//! - [`theme`]: themes as data
//! - [`art`]: the drawings, tinted and rasterised once
//! - [`layout`]: the places of everything; [`tableau`] and [`beside`]: things below and beside the board
//! - [`paint`]: paints each element; [`canvas`] and [`text`]: pixels and letters
//! - `workshop`: composes pictures of cached elements; `memo`: the cache
//! - [`palette`]: the few colours a picture is stored in; [`encode`]: the PNG encoder
//! - [`alt`]: scenes in words; [`text_board()`]: scenes as a board of letters
//! - [`film`]: a game as an animated picture
//! - [`standings`]: tables of tournaments; [`curve`]: curves of who stood better in a game
//! - [`showcase`]: previews of themes, as sheets and tiles
//! - [`emoji`]: single pieces and cards, to stand beside words
//!
//! Everything happens in memory, and the same scene always gives the same bytes.
//!
//! It knows no game: what a scene doesn't contain isn't drawn, so no picture can reveal more than the view that
//! the scene was made from.
//!
//! ```
//! use engine::catalogue;
//! use engine::rules::{English, Options};
//! use engine::seat::Viewer;
//! use render::{Look, Renderer, alt_text};
//!
//! let chess = catalogue::find("chess").ok_or("no such game")?;
//! let table = chess.open(&Options::default(), None)?;
//! let scene = table.scene_in_english(Viewer::Public);
//! let picture = Renderer::new().picture(&scene, Look::default());
//! assert!(picture.png.starts_with(b"\x89PNG"));
//! assert!(alt_text(&scene, &English::PLAIN).contains("White: Ke1, Qd1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod alt;
pub mod art;
pub mod beside;
pub mod canvas;
pub mod charts;
pub mod emoji;
pub mod encode;
pub mod film;
pub mod layout;
mod memo;
pub mod paint;
pub mod palette;
pub mod raster;
pub mod showcase;
pub mod tableau;
pub mod text;
mod text_board;
pub mod theme;
mod titles;
mod workshop;

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use engine::scene::Scene;
use lru::LruCache;

pub use alt::{alt_text, beyond, listing};
pub use charts::{curve, standings};
pub use film::{Film, Frame};
pub use raster::Indexed;
pub use text_board::text_board;
pub use theme::{Rgb, Theme};

use encode::Encoder;
use layout::Layout;
use memo::Memo;
use workshop::Workshop;

/// The most bytes of finished pictures in the cache.
const PICTURES: usize = 3 << 20;
/// The most bytes of finished tournament tables in the cache.
const STANDINGS: usize = 1 << 19;

/// The number of themes whose painted elements are cached.
pub const THEMES_KEPT: NonZeroUsize = NonZeroUsize::new(8).unwrap();

/// How a viewer wants to see a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// The theme: colours and marks.
    pub theme: Theme,
    /// Whether the board is turned around: the scene's bottom colour is at the top.
    pub flipped: bool,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG file, with a palette.
    pub png: Vec<u8>,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

/// Draws scenes. Make one and share it: it caches what it has drawn.
#[derive(Debug)]
pub struct Renderer {
    /// The workshops of the last used themes, each made on demand.
    workshops: Mutex<LruCache<Theme, Arc<Workshop>>>,
    pictures: Mutex<Memo<(Scene, Look), Picture>>,
    standings: Mutex<Memo<(standings::Standings, Theme), Picture>>,
    encoder: Encoder,
}

impl Default for Renderer {
    fn default() -> Self {
        Self::new()
    }
}

impl Renderer {
    /// A renderer with empty caches.
    #[must_use]
    pub fn new() -> Self {
        let workshops = Mutex::new(LruCache::new(THEMES_KEPT));
        let standings = Mutex::new(Memo::new(STANDINGS));
        let pictures = Mutex::new(Memo::new(PICTURES));
        Self { workshops, pictures, standings, encoder: Encoder::default() }
    }

    /// Prepares everything that boards of a theme need, so that the first picture doesn't wait for it.
    pub fn prepare(&self, theme: Theme) {
        self.workshop(theme).prepare();
    }

    /// The workshop for pictures of a theme.
    fn workshop(&self, theme: Theme) -> Arc<Workshop> {
        let mut workshops = self.workshops.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(workshops.get_or_insert(theme, || Arc::new(Workshop::new(theme))))
    }

    /// Draws a scene. Never fails: a piece without a drawing is shown by its letter.
    #[must_use]
    pub fn picture(&self, scene: &Scene, look: Look) -> Picture {
        let key = (scene.clone(), look);
        let pictures = || self.pictures.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = pictures().get(&key) {
            return known;
        }
        let layout = Layout::of(scene, look.flipped);
        let sheet = self.sheet(scene, &layout, look.theme);
        let png = self.encoder.png(&sheet, &self.palette(look.theme), layout.tiles());
        let picture = Picture { png, width: layout.width, height: layout.height };
        let bytes = picture.png.len() + size_of_val(&key.0.cells[..]);
        pictures().put(key, picture.clone(), bytes);
        picture
    }

    /// Draws a scene in indices of the theme's [`Renderer::palette`].
    #[must_use]
    pub fn sheet(&self, scene: &Scene, layout: &Layout, theme: Theme) -> Indexed {
        self.workshop(theme).sheet(scene, layout)
    }

    /// The colours of a theme's pictures.
    #[must_use]
    pub fn palette(&self, theme: Theme) -> Vec<Rgb> {
        self.workshop(theme).palette().colours().to_vec()
    }
}
