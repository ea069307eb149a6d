//! What repeats in a picture's rows, sought where boards repeat.

/// The shortest match deflate knows.
const SHORTEST: usize = 3;
/// The longest one.
const LONGEST: usize = 258;
/// How far back deflate can look.
const WINDOW: usize = 32_768;
/// What is so long is good enough: nothing longer is sought.
const ENOUGH: usize = 64;

/// Some bytes as they are, and then a copy of earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// How many bytes as they are.
    pub(super) literals: u32,
    /// How many bytes are copied. Only the last step may copy none.
    pub(super) length: u16,
    /// From how far back.
    pub(super) distance: u16,
}

/// How far back to look, given the bytes of a row and the width of a tile.
pub(super) fn places(stride: usize, tile: usize) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::new();
    for place in [stride, 1, tile, 2 * tile] {
        if (1..=WINDOW).contains(&place) && !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// A place to look, and how far from here it is known to agree.
#[derive(Clone, Copy)]
struct Place {
    distance: usize,
    end: usize,
}

/// Turns data into steps.
pub(super) fn find(data: &[u8], places: &[usize]) -> Vec<Step> {
    let mut places: Vec<Place> =
        places.iter().map(|distance| Place { distance: *distance, end: 0 }).collect();
    let mut steps = Vec::with_capacity(data.len() / 16);
    let (mut at, mut start) = (0, 0);
    while at < data.len() {
        let (mut length, mut distance) = best(data, at, &mut places);
        if length < SHORTEST {
            at += 1;
            continue;
        }
        while length < ENOUGH {
            let (next, other) = best(data, at + 1, &mut places);
            if next <= length {
                break;
            }
            at += 1;
            (length, distance) = (next, other);
        }
        let mut literals = (at - start) as u32;
        at += length;
        while length > 0 {
            let mut now = length.min(LONGEST);
            if length - now < SHORTEST && length > now {
                now = length - SHORTEST;
            }
            steps.push(Step { literals, length: now as u16, distance: distance as u16 });
            literals = 0;
            length -= now;
        }
        start = at;
    }
    if start < at {
        steps.push(Step { literals: (at - start) as u32, length: 0, distance: 0 });
    }
    steps
}

/// The longest match here.
#[inline]
fn best(data: &[u8], at: usize, places: &mut [Place]) -> (usize, usize) {
    let mut best = (0, 0);
    for place in places {
        if place.end <= at {
            place.end = agreement(data, at, place.distance);
        }
        if place.end - at > best.0 {
            best = (place.end - at, place.distance);
        }
    }
    best
}

/// Up to where the data from here on agree with those so far back.
#[inline]
fn agreement(data: &[u8], at: usize, distance: usize) -> usize {
    let Some(back) = at.checked_sub(distance) else { return at };
    let (old, new) = (&data[back..], &data[at..]);
    let mut length = 0;
    while let (Some(one), Some(two)) = (old.get(length..length + 8), new.get(length..length + 8)) {
        let word = |bytes: &[u8]| bytes.try_into().map(u64::from_le_bytes).unwrap_or_default();
        let unlike = word(one) ^ word(two);
        if unlike != 0 {
            return at + length + (unlike.trailing_zeros() / 8) as usize;
        }
        length += 8;
    }
    length += old[length..].iter().zip(&new[length..]).take_while(|(one, two)| one == two).count();
    at + length
}
