//! Letters: one embedded face, DejaVu Sans Bold, and what people write made printable with it.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, OutlineCurve, PxScale, ScaleFont};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::canvas::{Canvas, Painting};
use crate::theme::Rgb;

/// The face.
static FACE: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../assets/fonts/DejaVuSans-Bold.subset.ttf"))
        .expect("the embedded face is a font")
});

/// The smallest size that is still read on a telephone, from the tallest letter to the lowest: half of it is left when a
/// picture is shown at 350 pixels. Nothing in a picture is written smaller.
pub const SMALLEST: f32 = 22.0;

/// The height of a capital, in parts of an em.
const CAPITALS: f32 = 0.729;
/// How narrow letters may get before a text is cut: the condensed faces of this family are nine tenths as wide.
const NARROWEST: f32 = 0.82;
/// What is written in place of nothing.
const NOBODY: &str = "?";

/// How wide the letters of ASCII are, in parts of a size; what the face doesn't have is 0. Layouts measure many texts.
static ASCII: LazyLock<[f32; 128]> =
    LazyLock::new(|| std::array::from_fn(|code| advance(char::from(code as u8))));

/// How wide a letter is, in parts of a size.
fn advance(letter: char) -> f32 {
    if has(letter) { FACE.h_advance_unscaled(FACE.glyph_id(letter)) / FACE.height_unscaled() } else { 0.0 }
}

/// How wide a text is at a size, in pixels.
#[must_use]
pub fn width(text: &str, size: f32) -> f32 {
    let known = &*ASCII;
    let wide = |letter: char| known.get(letter as usize).copied().unwrap_or_else(|| advance(letter));
    size * text.chars().map(wide).sum::<f32>()
}

/// How wide a text is once it is printable.
#[must_use]
pub fn known_width(text: &str, size: f32) -> f32 {
    width(&printable(text), size)
}

/// Whether the face has a letter. Of all blanks only the ordinary one counts, and a hyphen that is only a hint is none.
fn has(letter: char) -> bool {
    const SOFT_HYPHEN: char = '\u{ad}';
    if letter == SOFT_HYPHEN {
        return false;
    }
    letter == ' ' || (!letter.is_control() && !letter.is_whitespace() && FACE.glyph_id(letter).0 != 0)
}

/// A text as it can be written with the face: letters with their marks where it has them together, the bare letter where
/// it doesn't, ordinary letters for wide and ornamental ones, one blank for every run of blanks and line breaks. What
/// remains without a picture, such as emoji, scripts that need shaping and marks of direction, is left out.
#[must_use]
pub fn printable(text: &str) -> String {
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ');
    if plain && text.trim() == text && !text.contains("  ") {
        return text.to_owned();
    }
    let mut written = String::with_capacity(text.len());
    let mut push = |letter: char| {
        let doubled = written.is_empty() || written.ends_with(' ');
        if has(letter) && !(letter == ' ' && doubled) {
            written.push(letter);
        }
    };
    // Letters with their marks first; what the face doesn't have is then taken apart.
    for letter in text.nfc() {
        match letter {
            _ if letter.is_whitespace() => push(' '),
            _ if has(letter) => push(letter),
            // A mark that nothing could be composed with, and what has no picture at all, have no width either.
            _ if is_combining_mark(letter) => {}
            _ => std::iter::once(letter)
                .nfkc()
                .nfd()
                .filter(|part| !is_combining_mark(*part))
                .for_each(&mut push),
        }
    }
    written.truncate(written.trim_end().len());
    written
}

/// Somebody's name as it can be written; if nothing is left of it, another word for them, and if that is empty too, `?`.
#[must_use]
pub fn name(name: &str, otherwise: &str) -> String {
    let spoken = |text: &String| text.chars().any(char::is_alphanumeric);
    let candidates = [printable(name), printable(otherwise)];
    candidates.into_iter().find(spoken).unwrap_or_else(|| NOBODY.to_owned())
}

/// As much of a text as fits, with an ellipsis when that isn't all. What the face doesn't have is left out.
#[must_use]
pub fn fitted(text: &str, size: f32, room: f32) -> String {
    cut(printable(text), size, room)
}

/// As much of a printable text as fits. Each of its characters is a whole letter, so it may be cut anywhere.
fn cut(known: String, size: f32, room: f32) -> String {
    if width(&known, size) <= room {
        return known;
    }
    let ellipsis = width("…", size);
    if ellipsis > room {
        return String::new();
    }
    let mut taken = ellipsis;
    let fits = |letter: &char| {
        taken += width(letter.encode_utf8(&mut [0; 4]), size);
        taken <= room
    };
    let kept: String = known.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end())
}

/// A line that fits into its room: set in somewhat narrower letters before anything is cut off.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What is written.
    pub text: String,
    /// How high the letters are.
    pub size: f32,
    /// How wide the letters are, in parts of their usual width.
    pub stretch: f32,
}

impl Line {
    /// As much of a text as fits into a room.
    #[must_use]
    pub fn fitted(text: &str, size: f32, room: f32) -> Self {
        Self::of(printable(text), size, room)
    }

    fn of(known: String, size: f32, room: f32) -> Self {
        let wide = width(&known, size);
        let stretch = if wide > room { (room / wide).max(NARROWEST) } else { 1.0 };
        Self { text: cut(known, size, room / stretch), size, stretch }
    }

    /// How wide it is.
    #[must_use]
    pub fn width(&self) -> f32 {
        width(&self.text, self.size) * self.stretch
    }

    /// Writes it from `x` on, with the capitals centred on `y`.
    pub fn write(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        write(canvas, &self.text, (self.size, self.stretch), (x, y), colour);
    }

    /// Writes it with its middle at `x` and the capitals centred on `y`.
    pub fn write_centred(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        self.write(canvas, x - self.width() / 2.0, y, colour);
    }
}

/// A text on as few lines as it fits on, but on no more than so many; what doesn't fit then is cut.
#[must_use]
pub fn lines(text: &str, size: f32, room: f32, most: usize) -> Vec<Line> {
    let known = printable(text);
    let mut lines: Vec<String> = vec![String::new()];
    for word in known.split(' ') {
        let full = lines.len() >= most;
        let Some(last) = lines.last_mut() else { break };
        let gap = if last.is_empty() { "" } else { " " };
        let longer = format!("{last}{gap}{word}");
        if full || last.is_empty() || width(&longer, size) <= room {
            *last = longer;
        } else {
            lines.push(word.to_owned());
        }
    }
    lines.into_iter().map(|line| Line::of(line, size, room)).collect()
}

/// Writes a text whose middle is at `x` and whose capitals are centred on `y`.
pub fn centred(canvas: &mut Canvas, text: &str, size: f32, x: f32, y: f32, colour: Rgb) {
    from(canvas, text, size, x - width(text, size) / 2.0, y, colour);
}

/// Writes a text that begins at `x` and whose capitals are centred on `y`.
pub fn from(canvas: &mut Canvas, text: &str, size: f32, x: f32, y: f32, colour: Rgb) {
    write(canvas, text, (size, 1.0), (x, y), colour);
}

/// Writes a text in letters of a size and a stretch; what the face doesn't have leaves no gap.
fn write(canvas: &mut Canvas, text: &str, (size, stretch): (f32, f32), (x, y): (f32, f32), colour: Rgb) {
    debug_assert!(size >= SMALLEST, "{text:?} is written {size} pixels high");
    let scale = PxScale { x: size * stretch, y: size };
    let face = FACE.as_scaled(scale);
    let mut pen = x;
    let em = size * FACE.units_per_em().unwrap_or_default() / FACE.height_unscaled();
    let baseline = y + CAPITALS * em / 2.0;
    for letter in text.chars().filter(|letter| has(*letter)) {
        let glyph = face.glyph_id(letter).with_scale_and_position(scale, ab_glyph::point(pen, baseline));
        pen += face.h_advance(glyph.id);
        if let Some(outline) = FACE.outline_glyph(glyph) {
            let bounds = outline.px_bounds();
            outline.draw(|dx, dy, cover| {
                let (x, y) = (bounds.min.x as i32 + dx as i32, bounds.min.y as i32 + dy as i32);
                canvas.blend(x, y, colour, (cover.clamp(0.0, 1.0) * 255.0).round() as u8);
            });
        }
    }
}

/// The outlines of a text as the path of a drawing, its capitals so high, no wider than its room, with its middle at a place.
pub(crate) fn path(text: &str, capital: f32, room: f32, (x, y): (f32, f32)) -> String {
    let units = FACE.units_per_em().unwrap_or_default() * CAPITALS;
    let letters = || text.chars().map(|letter| FACE.glyph_id(letter));
    let wide: f32 = letters().map(|id| FACE.h_advance_unscaled(id)).sum();
    let high = capital / units;
    let across = high.min(room / wide.max(1.0));
    let (mut pen, foot) = (x - wide * across / 2.0, y + capital / 2.0);
    let mut path = String::new();
    for id in letters() {
        let at =
            |point: ab_glyph::Point| format!("{:.2} {:.2}", pen + point.x * across, foot - point.y * high);
        let mut last = None;
        for curve in FACE.outline(id).map(|outline| outline.curves).unwrap_or_default() {
            let (from, rest, to) = match curve {
                OutlineCurve::Line(from, to) => (from, format!("L{}", at(to)), to),
                OutlineCurve::Quad(from, one, to) => (from, format!("Q{} {}", at(one), at(to)), to),
                OutlineCurve::Cubic(from, one, two, to) => {
                    (from, format!("C{} {} {}", at(one), at(two), at(to)), to)
                }
            };
            if last != Some((from.x, from.y)) {
                path += &format!("M{}", at(from));
            }
            path += &rest;
            last = Some((to.x, to.y));
        }
        pen += FACE.h_advance_unscaled(id) * across;
    }
    path
}

#[cfg(test)]
mod tests;
