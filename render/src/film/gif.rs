//! An animated GIF, frame by frame: one palette for all, each frame only the rectangles that changed, and in them
//! only the pixels that did.

use super::area::{self, Area};
use super::lzw::Lzw;
use crate::{Indexed, Rgb};

/// The number of colours in the file; a shorter palette is filled up.
const COLOURS: usize = 256;
/// Disposal flag: keep the picture when the next frame comes.
const KEEP: u8 = 1 << 2;
/// Transparency flag: one of the colours stands for unchanged pixels.
const TRANSPARENT: u8 = 1;

/// The time between parts of one change, in hundredths of a second: as short as all clients can. Shorter ones are
/// taken for a tenth of a second.
const AT_ONCE: u32 = 2;
/// The number of pixels compared at once.
const PIECE: usize = 16;

/// A GIF being written.
pub(super) struct Gif {
    file: Vec<u8>,
    /// The picture after the last frame.
    shown: Option<Indexed>,
    /// The pixels of the area being written; kept for its allocation.
    changes: Vec<u8>,
    lzw: Lzw,
}

impl Gif {
    /// Begins a GIF in an endless loop.
    pub(super) fn new(width: u32, height: u32, palette: &[Rgb]) -> Self {
        let mut file = b"GIF89a".to_vec();
        let size = |length: u32| u16::try_from(length).unwrap_or(u16::MAX).to_le_bytes();
        file.extend(size(width));
        file.extend(size(height));
        // A palette of 256 colours, eight bits per channel; no background, square pixels.
        file.extend([0b1111_0111, 0, 0]);
        let colours = palette.iter().copied().chain(std::iter::repeat([0; 3]));
        file.extend(colours.take(COLOURS).flatten());
        file.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0");
        Self { file, shown: None, changes: Vec::new(), lzw: Lzw::new() }
    }

    /// The length of the file so far.
    pub(super) fn len(&self) -> usize {
        self.file.len()
    }

    /// Adds a frame, as large as the film, shown for `hold` hundredths of a second.
    pub(super) fn frame(&mut self, picture: &Indexed, hold: u32) {
        let Some(mut shown) = self.shown.take() else {
            self.changes.clone_from(picture.as_raw());
            self.area(Area::whole(picture), None, hold);
            self.shown = Some(picture.clone());
            return;
        };
        let mut areas = area::between(&shown, picture);
        // Nothing changed, but time passes.
        let last = areas.pop().unwrap_or(Area { left: 0, right: 1, top: 0, bottom: 1 });
        let before = areas.len() as u32 * AT_ONCE;
        for area in areas {
            let transparent = self.change(&shown, picture, area);
            self.area(area, transparent, AT_ONCE);
        }
        let transparent = self.change(&shown, picture, last);
        self.area(last, transparent, hold.saturating_sub(before).max(AT_ONCE));
        shown.copy_from_slice(picture);
        self.shown = Some(shown);
    }

    /// Writes `changes` as an area.
    fn area(&mut self, area: Area, transparent: Option<u8>, hold: u32) {
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
    }

    /// The finished file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.file.push(0x3b);
        self.file
    }

    /// Collects the pixels of an area: unchanged ones get a colour that no changed pixel has, which is returned.
    /// `None` if every colour is needed; then the area is written in full.
    fn change(&mut self, shown: &Indexed, picture: &Indexed, area: Area) -> Option<u8> {
        let rows = || (area.top..area.bottom).map(|y| (area.row(shown, y), area.row(picture, y)));
        let mut used = [false; COLOURS];
        for (old, new) in rows() {
            let ((old, old_end), (new, new_end)) = (old.as_chunks::<PIECE>(), new.as_chunks::<PIECE>());
            let pieces = old.iter().zip(new).filter(|(old, new)| old != new);
            let ends = old_end.iter().zip(new_end);
            for (old, new) in pieces.flat_map(|(old, new)| old.iter().zip(new)).chain(ends) {
                used[usize::from(*new)] |= old != new;
            }
        }
        // The last colours of a palette are the least used.
        let transparent = used.iter().rposition(|used| !used).map(|colour| colour as u8);
        self.changes.clear();
        for (old, new) in rows() {
            match transparent {
                Some(same) => {
                    let pairs = old.iter().zip(new);
                    self.changes.extend(pairs.map(|(old, new)| if old == new { same } else { *new }));
                }
                None => self.changes.extend_from_slice(new),
            }
        }
        transparent
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::raster::Area as _;

    /// The picture after each frame that stays longer than a part of one.
    fn played(file: &[u8]) -> Vec<(u16, Vec<u8>)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut decoder = options.read_info(file).expect("a GIF");
        let width = usize::from(decoder.width());
        let mut seen = vec![0; width * usize::from(decoder.height())];
        let mut all = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            for (y, row) in frame.buffer.chunks_exact(usize::from(frame.width)).enumerate() {
                let start = (usize::from(frame.top) + y) * width + usize::from(frame.left);
                for (old, new) in seen[start..].iter_mut().zip(row) {
                    *old = if Some(*new) == frame.transparent { *old } else { *new };
                }
            }
            if u32::from(frame.delay) > AT_ONCE {
                all.push((frame.delay, seen.clone()));
            }
        }
        all
    }

    fn assert_plays(width: u32, height: u32, pictures: &[Vec<u8>]) {
        let palette: Vec<Rgb> = (0..=255).map(|grey| [grey; 3]).collect();
        let mut gif = Gif::new(width, height, &palette);
        for pixels in pictures {
            gif.frame(&Indexed::from_raw(width, height, pixels.clone()).expect("a picture"), 40);
        }
        let seen = played(&gif.finish());
        assert_eq!(seen.len(), pictures.len());
        for ((_, seen), picture) in seen.iter().zip(pictures) {
            assert!(seen == picture);
        }
    }

    #[test]
    fn changes_that_need_every_colour_have_no_transparent_one() {
        let up: Vec<u8> = (0..64 * 64).map(|number| (number % 256) as u8).collect();
        let down: Vec<u8> = up.iter().map(|colour| 255 - colour).collect();
        // All but one colour, and no change at all.
        let most: Vec<u8> = down.iter().map(|colour| (*colour).max(1)).collect();
        assert_plays(64, 64, &[up.clone(), down.clone(), up.clone(), most, up.clone(), up]);
        assert_plays(1, 1, &[vec![3], vec![3], vec![4]]);
    }

    proptest! {
        #[test]
        fn what_is_played_is_what_was_drawn(
            (width, height) in (1..70_u32, 1..70_u32),
            ground: u8,
            changes in proptest::collection::vec(
                proptest::collection::vec((0..70_i32, 0..70_i32, 1..40_i32, 1..40_i32, any::<u8>()), 0..5),
                1..8,
            ),
        ) {
            let mut picture = Indexed::from_pixel(width, height, [ground].into());
            let pictures: Vec<Vec<u8>> = changes.iter().map(|rects| {
                for (x, y, width, height, colour) in rects {
                    picture.fill(crate::canvas::Rect { x: *x, y: *y, width: *width, height: *height }, [*colour]);
                }
                picture.to_vec()
            }).collect();
            assert_plays(width, height, &pictures);
        }
    }
}
