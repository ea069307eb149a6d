//! Limits of themes from files: what exceeds them is refused before it costs memory or time.

use std::time::Duration;

/// The most bytes of `theme.toml`.
pub const DESCRIPTION: u64 = 64 << 10;
/// The most bytes of a drawing (SVG).
pub const DRAWING: u64 = 128 << 10;
/// The most bytes of a picture (PNG, WebP, JPEG).
pub const PICTURE: u64 = 2 << 20;
/// The most bytes of all files of a theme.
pub const THEME: u64 = 16 << 20;
/// The most files in a folder of pieces.
pub const FILES: usize = 128;
/// The most themes in a folder of themes.
pub const THEMES: usize = 64;
/// The most pixels a side of a picture has.
pub const SIDE: u32 = 2_048;
/// The fewest pixels a side of a picture has.
pub const LEAST_SIDE: u32 = 16;
/// The most pixels of all pictures of a theme: a whole set of 69 at 800 by 800.
pub const PIXELS: u64 = 45_000_000;
/// The most pixels of all pictures of all themes.
pub const PIXELS_OF_ALL: u64 = 400_000_000;
/// The most memory for decoding one picture.
pub const DECODING: u64 = 64 << 20;
/// The most elements of a drawing.
pub const ELEMENTS: usize = 400;
/// The most attributes of all elements of a drawing.
pub const ATTRIBUTES: usize = 4_000;
/// The deepest nesting of a drawing's elements.
pub const DEPTH: usize = 24;
/// The longest time for reading a theme, checked between two files. A theme within the limits takes a second or
/// two: this is for disks that hang.
pub const TIME: Duration = Duration::from_secs(60);
