//! GIF's compression: LZW with codes of 9 to 12 bits, in blocks of at most 255 bytes.
//!
//! Only a few squares change from one frame to the next, so nearly all of a frame is one value, "transparent", in
//! runs of thousands. A usual compressor looks each of those pixels up; this one remembers the code of every
//! length of run it has met and takes the longest that fits: the same codes, for a fraction of the work.

/// The bits of a pixel.
const DEPTH: u8 = 8;
/// The code that resets the dictionary.
const CLEAR: u16 = 1 << DEPTH;
/// The code that ends the picture.
const END: u16 = CLEAR + 1;
/// The bits of the first codes.
const FIRST: u32 = DEPTH as u32 + 1;
/// The most codes: they have at most twelve bits.
const FULL: u16 = 1 << 12;
/// The bits of an index into the dictionary: twice as many places as codes.
const PLACES: u32 = 13;
/// The mark of a free place: no entry looks like it, since the last code is never continued.
const FREE: u32 = u32::MAX;
/// The most bytes in a block.
const BLOCK: usize = 255;

/// The compressor; keep it for many frames, since its dictionary is large.
pub(super) struct Lzw {
    /// The codes of continued codes: `(code, pixel)` in the upper 20 bits, the new code in the lower 12.
    dictionary: Vec<u32>,
    /// The codes of runs: that of `n` pixels at `n - 1`.
    runs: Vec<u16>,
    /// The next free code.
    next: u16,
    /// The current bits of a code.
    width: u32,
    /// The bits that don't fill a byte yet, the first one lowest.
    bits: u64,
    /// The number of pending bits.
    pending: u32,
    /// The finished bytes of a picture.
    bytes: Vec<u8>,
}

impl Lzw {
    pub(super) fn new() -> Self {
        Self {
            dictionary: vec![FREE; 1 << PLACES],
            runs: Vec::new(),
            next: END + 1,
            width: 0,
            bits: 0,
            pending: 0,
            bytes: Vec::new(),
        }
    }

    /// Appends a picture's compressed pixels to a file, depth and end of blocks included. `common` is the value
    /// that occurs in long runs.
    pub(super) fn write(&mut self, pixels: &[u8], common: u8, file: &mut Vec<u8>) {
        self.bytes.clear();
        self.width = FIRST;
        self.emit_clear(common);
        self.pixels(pixels, common);
        self.emit(END);
        self.flush();
        file.push(DEPTH);
        for block in self.bytes.chunks(BLOCK) {
            file.push(block.len() as u8);
            file.extend_from_slice(block);
        }
        file.push(0);
    }

    fn pixels(&mut self, pixels: &[u8], common: u8) {
        let mut rest = pixels;
        // The code of the pixels read and not yet written.
        let mut prefix = None;
        while let Some((&pixel, later)) = rest.split_first() {
            match prefix {
                None if pixel == common => {
                    let length = run(rest, common);
                    prefix = self.run(length, common);
                    rest = &rest[length..];
                    continue;
                }
                None => prefix = Some(u16::from(pixel)),
                Some(code) => match self.continued(code, pixel) {
                    Ok(longer) => prefix = Some(longer),
                    Err(place) => {
                        self.emit(code);
                        self.add(code, pixel, place, common);
                        // Read again, as the beginning of a new sequence.
                        prefix = None;
                        continue;
                    }
                },
            }
            rest = later;
        }
        if let Some(code) = prefix {
            self.emit(code);
            self.grow();
        }
    }

    /// Writes a run except for its last piece, whose code is returned.
    fn run(&mut self, length: usize, common: u8) -> Option<u16> {
        let mut left = length;
        while left > self.runs.len() {
            let longest = self.runs.len();
            let code = *self.runs.last()?;
            self.emit(code);
            left -= longest;
            if self.next == FULL {
                self.emit_clear(common);
            } else {
                self.runs.push(self.next);
                self.grow();
            }
        }
        self.runs.get(left.checked_sub(1)?).copied()
    }

    /// The code of a code continued by a pixel, or the place where it would be.
    fn continued(&self, code: u16, pixel: u8) -> Result<u16, usize> {
        let key = u32::from(code) << DEPTH | u32::from(pixel);
        let mut place = (key.wrapping_mul(0x9e37_79b1) >> (32 - PLACES)) as usize;
        loop {
            match self.dictionary[place] {
                FREE => return Err(place),
                entry if entry >> 12 == key => return Ok((entry & 0xfff) as u16),
                _ => place = (place + 1) % self.dictionary.len(),
            }
        }
    }

    /// Gives a new code to a code continued by a pixel; resets the dictionary when there is none left.
    fn add(&mut self, code: u16, pixel: u8, place: usize, common: u8) {
        if self.next == FULL {
            self.emit_clear(common);
            return;
        }
        self.dictionary[place] = (u32::from(code) << DEPTH | u32::from(pixel)) << 12 | u32::from(self.next);
        self.grow();
    }

    /// Widens the codes, if needed, after a code was assigned.
    fn grow(&mut self) {
        if u32::from(self.next) == 1 << self.width && self.next < FULL {
            self.width += 1;
        }
        self.next += 1;
    }

    fn emit_clear(&mut self, common: u8) {
        self.emit(CLEAR);
        self.begin(common);
    }

    /// Resets the dictionary.
    fn begin(&mut self, common: u8) {
        self.dictionary.fill(FREE);
        self.runs.clear();
        self.runs.push(u16::from(common));
        self.next = END + 1;
        self.width = FIRST;
    }

    fn emit(&mut self, code: u16) {
        self.bits |= u64::from(code) << self.pending;
        self.pending += self.width;
        while self.pending >= 8 {
            self.bytes.push(self.bits as u8);
            self.bits >>= 8;
            self.pending -= 8;
        }
    }

    /// Writes the last bits.
    fn flush(&mut self) {
        if self.pending > 0 {
            self.bytes.push(self.bits as u8);
        }
        (self.bits, self.pending) = (0, 0);
    }
}

/// The number of leading pixels with a value.
fn run(pixels: &[u8], value: u8) -> usize {
    let eight = [value; 8];
    let whole = pixels.chunks_exact(8).take_while(|chunk| **chunk == eight).count() * 8;
    whole + pixels[whole..].iter().take_while(|pixel| **pixel == value).count()
}

#[cfg(test)]
mod tests {
    use std::iter::repeat_n;

    use proptest::prelude::*;
    use salzweg::decoder::GifStyleDecoder;

    use super::*;

    /// The bytes of the blocks; nothing may come after them.
    fn unblocked(file: &[u8]) -> Vec<u8> {
        let (depth, mut rest) = file.split_first().expect("a depth");
        assert_eq!(*depth, DEPTH);
        let mut bytes = Vec::new();
        while let Some((length, later)) = rest.split_first().filter(|(length, _)| **length > 0) {
            let (block, later) = later.split_at(usize::from(*length));
            bytes.extend_from_slice(block);
            rest = later;
        }
        assert_eq!(rest, [0]);
        bytes
    }

    /// Asserts that two independent decoders read the pixels back.
    fn assert_comes_back(lzw: &mut Lzw, pixels: &[u8], common: u8) {
        let mut file = Vec::new();
        lzw.write(pixels, common, &mut file);
        let bytes = unblocked(&file);
        let one = GifStyleDecoder::decode_to_vec(&bytes[..], DEPTH).expect("salzweg reads it");
        assert!(one == pixels, "salzweg reads something else");
        let mut reader = weezl::decode::Decoder::new(weezl::BitOrder::Lsb, DEPTH);
        let two = reader.decode(&bytes).expect("weezl reads it");
        assert!(two == pixels, "weezl reads something else");
        assert!(reader.has_ended(), "weezl finds no end");
    }

    #[test]
    fn pictures_of_every_kind_come_back() {
        let mut lzw = Lzw::new();
        let mut number = 1_u32;
        let mut noise = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (number >> 24) as u8
        };
        let noise: Vec<u8> = (0..30_000).map(|_| noise()).collect();
        for length in (0..1200).chain([3837, 3838, 3839, 3840, 3841, 30_000]) {
            assert_comes_back(&mut lzw, &noise[..length], 7);
        }
        for length in [0, 1, 2, 3, 255, 30_000, 600_000, 20_000_000] {
            assert_comes_back(&mut lzw, &vec![9; length], 9);
            assert_comes_back(&mut lzw, &vec![9; length], 8);
        }
        // Every value, the longest code, runs between other pixels.
        let stripes: Vec<u8> = (0..=255).flat_map(|value| repeat_n(value, usize::from(value))).collect();
        assert_comes_back(&mut lzw, &stripes.repeat(20), 255);
        let holes: Vec<u8> =
            noise.iter().flat_map(|value| repeat_n(3, usize::from(*value)).chain([*value])).collect();
        assert_comes_back(&mut lzw, &holes, 3);
    }

    #[test]
    fn runs_take_the_same_codes_as_pixel_by_pixel() {
        let mut lzw = Lzw::new();
        let row: Vec<u8> = repeat_n(4, 300).chain([1, 2, 4, 4, 3]).chain(repeat_n(4, 77)).collect();
        let pixels = row.repeat(400);
        let [mut known, mut unknown] = [Vec::new(), Vec::new()];
        lzw.write(&pixels, 4, &mut known);
        lzw.write(&pixels, 5, &mut unknown);
        assert!(known == unknown);
    }

    proptest! {
        #[test]
        fn whatever_is_written_is_read(
            runs in proptest::collection::vec((0..=255_u8, prop_oneof![1..4_usize, 1..3000_usize]), 0..400),
            common: u8,
            copies in 1..4_usize,
        ) {
            let pixels: Vec<u8> = runs.iter().flat_map(|(value, length)| {
                // Half of it is the value that occurs in runs.
                repeat_n(if value % 2 == 0 { common } else { *value }, *length)
            }).collect();
            assert_comes_back(&mut Lzw::new(), &pixels.repeat(copies), common);
        }
    }
}
