//! An animated GIF, frame by frame: one palette for all, each frame only the rectangle that changed, and in it only the
//! pixels that did.

use super::lzw::Lzw;
use crate::{Indexed, Rgb};

/// Colours in the file; a shorter palette is filled up.
const COLOURS: usize = 256;
/// Leave what is there when the next frame comes.
const KEEP: u8 = 1 << 2;
/// One of the colours stands for "as before".
const TRANSPARENT: u8 = 1;

/// A GIF being written.
pub(super) struct Gif {
    file: Vec<u8>,
    /// What is seen after the last frame; empty before the first.
    shown: Indexed,
    /// The rectangle that changed; kept for its memory.
    changes: Vec<u8>,
    lzw: Lzw,
}

impl Gif {
    /// Begins a GIF that plays for ever.
    pub(super) fn new(width: u32, height: u32, palette: &[Rgb]) -> Self {
        let mut file = b"GIF89a".to_vec();
        let size = |length: u32| u16::try_from(length).unwrap_or(u16::MAX).to_le_bytes();
        file.extend(size(width));
        file.extend(size(height));
        // A palette of 256 colours, eight bits a channel; no background, square pixels.
        file.extend([0b1111_0111, 0, 0]);
        let colours = palette.iter().copied().chain(std::iter::repeat([0; 3]));
        file.extend(colours.take(COLOURS).flatten());
        file.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0");
        let shown = Indexed { width, height, pixels: Vec::new() };
        Self { file, shown, changes: Vec::new(), lzw: Lzw::new() }
    }

    /// How long the file is so far.
    pub(super) fn len(&self) -> usize {
        self.file.len()
    }

    /// Adds a frame, as large as the film, shown for so many hundredths of a second.
    pub(super) fn frame(&mut self, picture: &Indexed, hold: u32) {
        let first = self.shown.pixels.is_empty();
        let area = if first { Area::whole(picture) } else { Area::between(&self.shown, picture) };
        let transparent = if first { None } else { self.changes(picture, area) };
        if transparent.is_none() {
            self.changes.clear();
            for y in area.top..area.bottom {
                self.changes.extend_from_slice(area.row(picture, y));
            }
        }
        let hold = u16::try_from(hold).unwrap_or(u16::MAX).to_le_bytes();
        let flags = KEEP | if transparent.is_some() { TRANSPARENT } else { 0 };
        self.file.extend([0x21, 0xf9, 4, flags, hold[0], hold[1], transparent.unwrap_or(0), 0]);
        self.file.push(0x2c);
        for number in [area.left, area.top, area.right - area.left, area.bottom - area.top] {
            self.file.extend((number as u16).to_le_bytes());
        }
        self.file.push(0);
        let common = transparent.or_else(|| self.changes.first().copied()).unwrap_or(0);
        self.lzw.write(&self.changes, common, &mut self.file);
        self.shown.pixels.clone_from(&picture.pixels);
    }

    /// The file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.file.push(0x3b);
        self.file
    }

    /// The pixels of an area as changes: what is as before is a colour that no changed pixel has. `None` if there is no
    /// such colour; then the area has to be written as it is.
    fn changes(&mut self, picture: &Indexed, area: Area) -> Option<u8> {
        let mut used = [false; COLOURS];
        for y in area.top..area.bottom {
            for (old, new) in area.row(&self.shown, y).iter().zip(area.row(picture, y)) {
                used[usize::from(*new)] |= old != new;
            }
        }
        // The last colours are the least wanted.
        let transparent = used.iter().rposition(|used| !used)? as u8;
        self.changes.clear();
        for y in area.top..area.bottom {
            let pairs = area.row(&self.shown, y).iter().zip(area.row(picture, y));
            self.changes.extend(pairs.map(|(old, new)| if old == new { transparent } else { *new }));
        }
        Some(transparent)
    }
}

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
}

impl Area {
    fn whole(picture: &Indexed) -> Self {
        Self { left: 0, right: picture.width as usize, top: 0, bottom: picture.height as usize }
    }

    /// The smallest part outside of which two pictures of a size are alike; one pixel if they are alike.
    fn between(one: &Indexed, two: &Indexed) -> Self {
        let width = one.width as usize;
        let rows = || one.pixels.chunks_exact(width).zip(two.pixels.chunks_exact(width));
        let differs = |(one, two): (&[u8], &[u8])| one != two;
        let Some(top) = rows().position(differs) else {
            return Self { left: 0, right: 1, top: 0, bottom: 1 };
        };
        let bottom = rows().rposition(differs).unwrap_or(top) + 1;
        let (mut left, mut right) = (width, 0);
        for (one, two) in rows().take(bottom).skip(top) {
            let differ = |(one, two): (&u8, &u8)| one != two;
            // Only what is outside of what is known already.
            if let Some(first) = one[..left].iter().zip(&two[..left]).position(differ) {
                left = first;
            }
            if let Some(last) = one[right..].iter().zip(&two[right..]).rposition(differ) {
                right += last + 1;
            }
        }
        Self { left, right, top, bottom }
    }

    fn row(self, picture: &Indexed, y: usize) -> &[u8] {
        let start = y * picture.width as usize;
        &picture.pixels[start + self.left..start + self.right]
    }
}
