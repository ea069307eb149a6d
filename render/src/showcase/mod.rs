//! Previews of themes: every kind and mark, and some boards, in one picture.

mod gallery;
pub mod sheet;
mod tiles;

use engine::scene::Scene;
use image::ImageFormat;

use crate::canvas::{Area, Canvas, canvas};
use crate::layout::Layout;
use crate::{Renderer, Theme};
use sheet::Sheet;

pub use gallery::Exhibit;
pub use tiles::Tile;

/// The space between two parts.
const GAP: u32 = 24;

/// Draws the preview of a theme, with some scenes in it, as a PNG file with exact colours.
///
/// # Errors
/// When encoding fails, which it never does in memory.
pub fn preview(theme: Theme, scenes: &[Scene]) -> Result<Vec<u8>, image::ImageError> {
    let (renderer, sheet) = (Renderer::new(), Sheet::new(theme));
    let mut parts: Vec<Canvas> = scenes.iter().map(|scene| board(&renderer, scene, theme)).collect();
    // Boards side by side, sheets below.
    let boards = beside(&parts, theme);
    parts = vec![boards, sheet.pieces(), sheet.marks(), sheet.cards()];
    let width = parts.iter().map(Canvas::width).max().unwrap_or_default();
    let height = parts.iter().map(|part| part.height() + GAP).sum::<u32>();
    let mut whole = canvas(width, height, theme.colours().frame);
    let mut top = 0;
    for part in &parts {
        whole.copy(part, 0, top);
        top += (part.height() + GAP) as i32;
    }
    let mut file = std::io::Cursor::new(Vec::new());
    whole.write_to(&mut file, ImageFormat::Png)?;
    Ok(file.into_inner())
}

/// A scene in colours.
fn board(renderer: &Renderer, scene: &Scene, theme: Theme) -> Canvas {
    let palette = renderer.palette(theme);
    let indexed = renderer.sheet(scene, &Layout::of(scene, false), theme);
    Canvas::from_fn(indexed.width(), indexed.height(), |x, y| {
        palette.get(usize::from(indexed.get_pixel(x, y)[0])).copied().unwrap_or_default().into()
    })
}

/// Pictures side by side.
fn beside(parts: &[Canvas], theme: Theme) -> Canvas {
    let width = parts.iter().map(|part| part.width() + GAP).sum::<u32>();
    let height = parts.iter().map(Canvas::height).max().unwrap_or_default();
    let mut row = canvas(width, height, theme.colours().frame);
    let mut left = 0;
    for part in parts {
        row.copy(part, left, 0);
        left += (part.width() + GAP) as i32;
    }
    row
}
