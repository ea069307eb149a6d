//! Where a picture's bytes are those so far before: a bit for each, so that how long they are the same is the number of ones in a row.

use wide::u8x16;

/// How many bits are looked at once.
pub(super) const BITS: usize = u64::BITS as usize;
/// How many bytes are compared at once.
const BLOCK: usize = 16;

/// For each byte whether it is the same as those `N` distances before.
pub(super) struct Same<const N: usize> {
    /// The bits of [`BITS`] bytes for each distance, the lowest that of the first byte; zeros behind the last, so that there are as many
    /// wherever there is a byte.
    bits: Vec<[u64; N]>,
}

impl<const N: usize> Default for Same<N> {
    fn default() -> Self {
        Self { bits: Vec::new() }
    }
}

impl<const N: usize> Same<N> {
    /// Compares all bytes with those so far before.
    pub(super) fn compare(&mut self, data: &[u8], distances: [usize; N]) {
        self.bits.clear();
        self.bits.resize(data.len() / BITS + 3, [0; N]);
        for (number, distance) in distances.into_iter().enumerate() {
            // What has nothing so far before is unlike, and the rest begins with a whole word.
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

    /// For how many bytes from one on it goes on, up to 64, for each distance.
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

    /// For how many bytes from one on it goes on for one of the distances, where it does for 64.
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

/// A bit for each of some bytes that is the same in both.
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
        // Long runs and short ones, on both sides of words.
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
