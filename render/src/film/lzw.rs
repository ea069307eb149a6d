//! GIF's compression: LZW with codes of 9 to 12 bits, in blocks of at most 255 bytes.
//!
//! What changes from one moment of a game to the next is a few squares, so nearly all of a frame is one value,
//! "transparent", in runs of thousands. A usual compressor looks each of those pixels up; this one remembers the code of
//! every length of run it has met and takes the longest that fits: the same codes, for a fraction of the work.

/// Bits of a pixel.
const DEPTH: u8 = 8;
/// Says that the dictionary begins anew.
const CLEAR: u16 = 1 << DEPTH;
/// Says that the picture ends.
const END: u16 = CLEAR + 1;
/// The number of codes there can be: they have at most twelve bits.
const FULL: u16 = 1 << 12;
/// Bits of a place in the dictionary: twice as many places as codes.
const PLACES: u32 = 13;
/// A free place: no entry looks like it, since the last code is never continued.
const FREE: u32 = u32::MAX;
/// The most bytes in a block.
const BLOCK: usize = 255;

/// The compressor; keep it for many frames, it is mostly its dictionary.
pub(super) struct Lzw {
    /// What continues a code by a pixel has which code: `(code, pixel)` in the upper 20 bits, the new code in the lower 12.
    dictionary: Vec<u32>,
    /// The codes of runs: that of `n` pixels at `n - 1`.
    runs: Vec<u16>,
    /// The next code to be given out.
    next: u16,
    /// How many bits a code has now.
    width: u32,
    /// Bits that don't fill a byte yet, the first one lowest.
    bits: u64,
    /// How many those are.
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

    /// Appends a picture's compressed pixels to a file, depth and end of blocks included. `common` is the value that
    /// comes in long runs.
    pub(super) fn write(&mut self, pixels: &[u8], common: u8, file: &mut Vec<u8>) {
        self.bytes.clear();
        self.begin(common);
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
        // The code of what has been read and not yet written.
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
                        // Looked at again, as the beginning of something new.
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

    /// Writes a run but for its last piece, whose code is the answer.
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

    /// Gives a new code to a code continued by a pixel; begins anew when there is none left.
    fn add(&mut self, code: u16, pixel: u8, place: usize, common: u8) {
        if self.next == FULL {
            self.emit_clear(common);
            return;
        }
        self.dictionary[place] = (u32::from(code) << DEPTH | u32::from(pixel)) << 12 | u32::from(self.next);
        self.grow();
    }

    /// A code was given out: the following ones may need a bit more.
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

    /// An empty dictionary.
    fn begin(&mut self, common: u8) {
        self.dictionary.fill(FREE);
        self.runs.clear();
        self.runs.push(u16::from(common));
        self.next = END + 1;
        self.width = u32::from(DEPTH) + 1;
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

    /// The last bits.
    fn flush(&mut self) {
        if self.pending > 0 {
            self.bytes.push(self.bits as u8);
        }
        (self.bits, self.pending) = (0, 0);
    }
}

/// How many pixels at the beginning have a value.
fn run(pixels: &[u8], value: u8) -> usize {
    let eight = [value; 8];
    let whole = pixels.chunks_exact(8).take_while(|chunk| **chunk == eight).count() * 8;
    whole + pixels[whole..].iter().take_while(|pixel| **pixel == value).count()
}
