//! Mutations: pieces of the corpus and words of the target, combined wrongly.

use crate::random::Random;

/// The most bytes of an input.
pub const LONGEST: usize = 4_096;

/// A new input, mutated from known ones.
#[must_use]
pub fn mutate(corpus: &[Vec<u8>], words: &[&str], random: &mut Random) -> Vec<u8> {
    let mut input = random.one(corpus).cloned().unwrap_or_default();
    for _ in 0..=random.below(4) {
        change(&mut input, corpus, words, random);
    }
    input.truncate(LONGEST);
    input
}

/// One change.
fn change(input: &mut Vec<u8>, corpus: &[Vec<u8>], words: &[&str], random: &mut Random) {
    let at = random.below(input.len() + 1);
    match random.below(10) {
        // A bit is flipped.
        0 => {
            let bit = 1 << random.below(8);
            if let Some(byte) = input.get_mut(at) {
                *byte ^= bit;
            }
        }
        // A part is removed.
        1 => {
            let to = (at + 1 + random.below(8)).min(input.len());
            input.drain(at.min(to)..to);
        }
        // A part is repeated, twice or very often.
        2 => {
            let to = (at + 1 + random.below(24)).min(input.len());
            let part = input.get(at..to).unwrap_or_default().to_vec();
            let times = if random.below(8) == 0 { 1 + LONGEST / 4 / part.len().max(1) } else { 1 };
            put(input, at, &part.repeat(times));
        }
        // Two inputs are joined.
        3 => {
            let other = random.one(corpus).cloned().unwrap_or_default();
            let from = random.below(other.len() + 1);
            input.truncate(at);
            input.extend_from_slice(&other[from..]);
        }
        // A line of another input is inserted.
        4 => {
            let other = random.one(corpus).cloned().unwrap_or_default();
            let lines: Vec<&[u8]> = other.split(|byte| *byte == b'\n').collect();
            let line = random.one(&lines).copied().unwrap_or_default();
            let here = input.iter().take(at).rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
            put(input, here, &[line, b"\n"].concat());
        }
        // A character is replaced.
        5 => {
            const LETTERS: &[u8] = b"abcdefgh12345678 /=-.,:+#@*?()[]{}\"'\\\n\t0KQRBNPkqrbnpwOxTZ_";
            if let (Some(byte), Some(letter)) = (input.get_mut(at), random.one(LETTERS)) {
                *byte = *letter;
            }
        }
        // A number is replaced by an extreme one.
        6 => {
            const NUMBERS: [&str; 9] = [
                "0",
                "-1",
                "16",
                "255",
                "256",
                "65536",
                "99999",
                "9223372036854775807",
                "18446744073709551616",
            ];
            let digit = input.iter().skip(at).position(u8::is_ascii_digit).map(|found| at + found);
            if let (Some(from), Some(number)) = (digit, random.one(&NUMBERS)) {
                let length = input.iter().skip(from).take_while(|byte| byte.is_ascii_digit()).count();
                input.drain(from..from + length);
                put(input, from, number.as_bytes());
            }
        }
        // An unusual character is inserted: invisible, or one that looks like another.
        7 => {
            const ODD: [&str; 12] =
                ["\u{0}", "\u{7f}", "é", "ſ", "K", "🦄", "\u{202e}", "\u{200b}", "İ", "\u{2028}", "－", "𝟙"];
            put(input, at, random.one(&ODD).copied().unwrap_or_default().as_bytes());
        }
        // A word of the target is inserted.
        _ => put(input, at, random.one(words).copied().unwrap_or_default().as_bytes()),
    }
}

fn put(input: &mut Vec<u8>, at: usize, part: &[u8]) {
    let at = at.min(input.len());
    input.splice(at..at, part.iter().copied());
}
