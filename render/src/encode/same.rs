//! Which of a picture's bytes equal those at some distances before: one bit for each, so that the length of a
//! match is the number of ones in a row.

use wide::u8x16;

/// The number of bits examined at once.
pub(super) const BITS: usize = u64::BITS as usize;
/// The number of bytes compared at once.
const BLOCK: usize = 16;

/// For each byte, whether it equals the bytes at `N` distances before.
pub(super) struct Same<const N: usize> {
    /// The bits of [`BITS`] bytes for each distance, the lowest for the first byte; followed by zeros, so that two
    /// words exist at any byte.
    bits: Vec<[u64; N]>,
}

impl<const N: usize> Default for Same<N> {
    fn default() -> Self {
        Self { bits: Vec::new() }
    }
}

impl<const N: usize> Same<N> {
    /// Compares all bytes with those at the distances before.
    pub(super) fn compare(&mut self, data: &[u8], distances: [usize; N]) {
        self.bits.clear();
        self.bits.resize(data.len() / BITS + 3, [0; N]);
        for (number, distance) in distances.into_iter().enumerate() {
            // Bytes too near the beginning count as different, and the rest begins with a whole word.
            let first = distance.next_multiple_of(BITS);
            for at in distance..first.min(data.len()) {
                self.bits[at / BITS][number] |= u64::from(data[at] == data[at - distance]) << (at % BITS);
            }
            let (Some(here), Some(back)) = (data.get(first..), data.get(first - distance..)) else {
                continue;
            };
            let ((here, rest), (back, _)) = (here.as_chunks(), back.as_chunks());
            let words = self.bits[first / BITS..].iter_mut();
            for (bits, (one, two)) in words.zip(here.iter().zip(back)) {
                bits[number] = equal(one, two);
            }
            for at in data.len() - rest.len()..data.len() {
                self.bits[at / BITS][number] |= u64::from(data[at] == data[at - distance]) << (at % BITS);
            }
        }
    }

    /// The length of the match from a byte on, up to 64, for each distance.
    #[inline(always)]
    pub(super) fn lengths(&self, at: usize) -> [usize; N] {
        let Some([here, next]) = self.bits.get(at / BITS..).and_then(|bits| bits.first_chunk()) else {
            return [0; N];
        };
        let shift = (at % BITS) as u32;
        std::array::from_fn(|number| {
            let bits = here[number] >> shift | (next[number] << 1) << (BITS as u32 - 1 - shift);
            (!bits).trailing_zeros() as usize
        })
    }

    /// The length of the match from a byte on for one of the distances, where the first 64 bytes match.
    #[inline(always)]
    pub(super) fn length(&self, number: usize, at: usize) -> usize {
        let known = BITS - at % BITS;
        let mut length = known;
        for bits in self.bits.get(at / BITS + 1..).unwrap_or_default() {
            let unlike = !bits[number];
            length += unlike.trailing_zeros() as usize;
            if unlike != 0 {
                break;
            }
        }
        length
    }
}

/// One bit for each byte that is equal in both.
#[inline(always)]
fn equal(one: &[u8; BITS], two: &[u8; BITS]) -> u64 {
    let blocks = one.as_chunks::<BLOCK>().0.iter().zip(two.as_chunks::<BLOCK>().0);
    blocks.rev().fold(0, |bits, (one, two)| {
        bits << BLOCK | u64::from(u8x16::new(*one).simd_eq(u8x16::new(*two)).to_bitmask())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ones_in_a_row_are_bytes_in_a_row() {
        // Long and short runs, on both sides of word boundaries.
        let mut state = 7_u32;
        let mut data = Vec::new();
        while data.len() < 1_500 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            data.extend(std::iter::repeat_n((state >> 30) as u8, 1 + (state >> 24) as usize % 90));
        }
        for length in [0, 1, 15, 63, 64, 65, 127, 128, 700, data.len()] {
            let (data, distances) = (&data[..length], [1, 63, 64, 129, 5_000]);
            let mut same = Same::default();
            same.compare(&[3; 2_000], distances);
            same.compare(data, distances);
            for at in 0..length {
                let lengths = same.lengths(at);
                for (number, distance) in distances.into_iter().enumerate() {
                    let far = |at: &usize| *at >= distance && data[*at] == data[at - distance];
                    let found = (at..length).take_while(far).count();
                    assert_eq!(lengths[number], found.min(BITS), "{length} {at} {distance}");
                    assert!(found < BITS || same.length(number, at) == found, "{length} {at} {distance}");
                }
            }
        }
    }
}
