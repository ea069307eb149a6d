//! Huffman codes of limited length.

/// A code: for each symbol its bits, ready to be written, and their number. Symbols that don't occur have none.
pub(super) struct Code<const N: usize> {
    pub(super) bits: [u16; N],
    pub(super) lengths: [u8; N],
}

impl<const N: usize> Code<N> {
    /// The optimal code for symbols of these frequencies, with at most `most` bits each. At least two symbols get
    /// one, since some decoders refuse less.
    pub(super) fn of(counts: &[u32; N], most: u8) -> Self {
        let lengths = lengths(counts, most);
        // Codes of the same length are consecutive numbers, shorter ones come first, and all are bit-reversed.
        let mut next = [0_u16; 16];
        let mut code = 0_u16;
        for (length, next) in (0_u8..).zip(&mut next).skip(1) {
            *next = code;
            let used = lengths.iter().filter(|found| **found == length).count();
            code = (code + used as u16) << 1;
        }
        let mut bits = [0; N];
        for (bits, length) in bits.iter_mut().zip(lengths) {
            if length > 0 {
                let code = &mut next[usize::from(length)];
                *bits = code.reverse_bits() >> (16 - length);
                *code += 1;
            }
        }
        Self { bits, lengths }
    }

    /// The number of bits for symbols of these frequencies.
    pub(super) fn cost(&self, counts: &[u32; N]) -> usize {
        counts.iter().zip(self.lengths).map(|(count, length)| *count as usize * usize::from(length)).sum()
    }
}

/// The code length of each symbol.
fn lengths<const N: usize>(counts: &[u32; N], most: u8) -> [u8; N] {
    let mut used: Vec<(u32, usize)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(symbol, count)| (*count, symbol))
        .collect();
    let spare = 2_usize.saturating_sub(used.len());
    used.extend((0..N).filter(|symbol| counts[*symbol] == 0).map(|symbol| (0, symbol)).take(spare));
    used.sort_unstable();
    let depths = bounded(depths(&used), most);
    let mut lengths = [0; N];
    let mut rarest = used.iter();
    for depth in (1..depths.len()).rev() {
        for (_, symbol) in rarest.by_ref().take(depths[depth]) {
            lengths[*symbol] = depth as u8;
        }
    }
    lengths
}

/// The number of symbols at each depth of Huffman's tree; `used` is sorted, rarest first.
fn depths(used: &[(u32, usize)]) -> Vec<usize> {
    // Joins the two lightest repeatedly: joints are made in order of weight, so the lightest is either the next
    // symbol or the next joint.
    let mut weights: Vec<u64> = Vec::with_capacity(used.len());
    let mut above = vec![0_usize; 2 * used.len() - 1];
    let (mut symbol, mut joint) = (0, 0);
    for made in 0..used.len() - 1 {
        let mut weight = 0;
        for _ in 0..2 {
            let leaf = used.get(symbol).map(|(count, _)| u64::from(*count));
            match (leaf, weights.get(joint)) {
                (Some(leaf), joined) if joined.is_none_or(|joined| leaf <= *joined) => {
                    weight += leaf;
                    above[symbol] = used.len() + made;
                    symbol += 1;
                }
                (_, joined) => {
                    weight += joined.copied().unwrap_or_default();
                    above[used.len() + joint] = used.len() + made;
                    joint += 1;
                }
            }
        }
        weights.push(weight);
    }
    let mut depth = vec![0_usize; above.len()];
    let mut depths = vec![0; used.len().max(16)];
    for node in (0..above.len() - 1).rev() {
        depth[node] = depth[above[node]] + 1;
        if node < used.len() {
            depths[depth[node]] += 1;
        }
    }
    depths
}

/// Limits the depths to `most`. Deeper symbols are raised to the limit; to make space for them, symbols above go
/// down one at a time, each taking another one beside it.
fn bounded(mut depths: Vec<usize>, most: u8) -> Vec<usize> {
    let most = usize::from(most);
    let deeper: usize = depths.drain(most + 1..).sum();
    depths[most] += deeper;
    let room = 1_usize << most;
    let taken = |depths: &[usize]| -> usize {
        depths.iter().enumerate().skip(1).map(|(depth, count)| count << (most - depth)).sum()
    };
    let mut over = taken(&depths).saturating_sub(room);
    while over > 0 {
        let Some(depth) = (1..most).rev().find(|depth| depths[*depth] > 0) else { break };
        depths[depth] -= 1;
        depths[depth + 1] += 2;
        depths[most] -= 1;
        over -= 1;
    }
    depths
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The share of all 15-bit codes that a code takes: all of them if nothing is wasted.
    fn taken<const N: usize>(code: &Code<N>) -> u32 {
        code.lengths.iter().filter(|length| **length > 0).map(|length| 1 << (15 - length)).sum()
    }

    #[test]
    fn the_code_is_huffmans_where_it_may_be() {
        let code = Code::of(&[5, 0, 9, 12, 13, 16, 45], 15);
        assert_eq!(code.lengths, [4, 0, 4, 3, 3, 3, 1]);
        assert_eq!(code.cost(&[5, 0, 9, 12, 13, 16, 45]), 224);
        assert_eq!(taken(&code), 1 << 15);
    }

    #[test]
    fn fibonacci_numbers_keep_to_the_bound_and_waste_nothing() {
        let mut counts = [1_u32; 40];
        for at in 2..counts.len() {
            counts[at] = counts[at - 1] + counts[at - 2];
        }
        for most in [6, 7, 10, 15] {
            let code = Code::of(&counts, most);
            assert!(code.lengths.iter().all(|length| (1..=most).contains(length)), "{:?}", code.lengths);
            assert!(code.lengths.is_sorted_by(|rare, common| rare >= common));
            assert_eq!(taken(&code), 1 << 15);
        }
    }

    #[test]
    fn no_code_begins_another() {
        let code = Code::of(&[1, 1, 2, 3, 5, 8, 13, 21, 0, 34], 5);
        for (one, length) in code.lengths.iter().enumerate().filter(|(_, length)| **length > 0) {
            let begins = |two: usize| {
                code.lengths[two] >= *length && code.bits[two] & ((1 << length) - 1) == code.bits[one]
            };
            assert!((0..10).all(|two| two == one || !begins(two)));
        }
    }

    #[test]
    fn less_than_two_symbols_get_a_code_all_the_same() {
        assert_eq!(Code::of(&[0, 0, 0], 15).lengths, [1, 1, 0]);
        assert_eq!(Code::of(&[0, 7, 0], 15).lengths, [1, 1, 0]);
    }
}
