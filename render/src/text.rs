//! Text in pictures: one embedded font, DejaVu Sans Bold, and texts made printable with it.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, OutlineCurve, PxScale, ScaleFont};
use resvg::tiny_skia::{Path, PathBuilder, PathSegment, Point};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::canvas::{Canvas, Painting};
use crate::theme::Rgb;

/// The font.
static FACE: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../assets/fonts/DejaVuSans-Bold.subset.ttf"))
        .expect("the embedded face is a font")
});

/// The smallest font size that is readable on a phone, from the tallest letter to the lowest: half of it is left
/// when a picture is shown at 350 pixels. No text in a picture is smaller.
pub const SMALLEST: f32 = 22.0;

/// The height of capitals, in parts of an em.
const CAPITALS: f32 = 0.729;
/// The factor by which letters may be narrowed before a text is cut: the condensed fonts of this family are nine
/// tenths as wide.
const NARROWEST: f32 = 0.82;
/// The placeholder for an empty name.
const NOBODY: &str = "?";

/// The widths of ASCII letters, in parts of a size; 0 for those missing in the font. Layouts measure many texts.
static ASCII: LazyLock<[f32; 128]> =
    LazyLock::new(|| std::array::from_fn(|code| advance(char::from(code as u8))));

/// The width of a letter, in parts of a size.
fn advance(letter: char) -> f32 {
    if has(letter) { FACE.h_advance_unscaled(FACE.glyph_id(letter)) / FACE.height_unscaled() } else { 0.0 }
}

/// The width of a text at a size, in pixels.
#[must_use]
pub fn width(text: &str, size: f32) -> f32 {
    let known = &*ASCII;
    let wide = |letter: char| known.get(letter as usize).copied().unwrap_or_else(|| advance(letter));
    size * text.chars().map(wide).sum::<f32>()
}

/// The width of a text once it is made printable.
#[must_use]
pub fn known_width(text: &str, size: f32) -> f32 {
    width(&printable(text), size)
}

/// Whether the font has a letter. Of all spaces only the ordinary one counts, and a soft hyphen doesn't.
fn has(letter: char) -> bool {
    const SOFT_HYPHEN: char = '\u{ad}';
    if letter == SOFT_HYPHEN {
        return false;
    }
    letter == ' ' || (!letter.is_control() && !letter.is_whitespace() && FACE.glyph_id(letter).0 != 0)
}

/// A text as the font can write it: letters with their marks where it has them together, the bare letter where it
/// doesn't, ordinary letters for wide and ornamental ones, one space for every run of spaces and line breaks.
/// Characters without a glyph, such as emoji, scripts that need shaping and direction marks, are left out.
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
    // Composed letters first; those missing in the font are then decomposed.
    for letter in text.nfc() {
        match letter {
            _ if letter.is_whitespace() => push(' '),
            _ if has(letter) => push(letter),
            // A mark that composes with nothing, or a character without a glyph, has no width either.
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

/// A player's name as the font can write it; if nothing is left of it, `otherwise`; if that is empty, too, `?`.
#[must_use]
pub fn name(name: &str, otherwise: &str) -> String {
    let spoken = |text: &String| text.chars().any(char::is_alphanumeric);
    let candidates = [printable(name), printable(otherwise)];
    candidates.into_iter().find(spoken).unwrap_or_else(|| NOBODY.to_owned())
}

/// The part of a text that fits, with an ellipsis if it was cut. Characters missing in the font are left out.
#[must_use]
pub fn fitted(text: &str, size: f32, room: f32) -> String {
    cut(printable(text), size, room)
}

/// The part of a printable text that fits. Each of its characters is a whole letter, so it may be cut anywhere.
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

/// A line of text that fits into its space: letters are narrowed before anything is cut off.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// The font size.
    pub size: f32,
    /// The width of letters, in parts of their usual width.
    pub stretch: f32,
}

impl Line {
    /// The part of a text that fits into a width.
    #[must_use]
    pub fn fitted(text: &str, size: f32, room: f32) -> Self {
        Self::of(printable(text), size, room)
    }

    fn of(known: String, size: f32, room: f32) -> Self {
        let wide = width(&known, size);
        let stretch = if wide > room { (room / wide).max(NARROWEST) } else { 1.0 };
        Self { text: cut(known, size, room / stretch), size, stretch }
    }

    /// The width in pixels.
    #[must_use]
    pub fn width(&self) -> f32 {
        width(&self.text, self.size) * self.stretch
    }

    /// Writes the line from `x` on, with the capitals centred on `y`.
    pub fn write(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        write(canvas, &self.text, (self.size, self.stretch), (x, y), colour);
    }

    /// Writes the line with its middle at `x` and the capitals centred on `y`.
    pub fn write_centred(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        self.write(canvas, x - self.width() / 2.0, y, colour);
    }
}

/// A text on as few lines as possible, at most `most`; the last one is cut if needed.
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

/// Writes a text centred at `x`, with the capitals centred on `y`.
pub fn centred(canvas: &mut Canvas, text: &str, size: f32, x: f32, y: f32, colour: Rgb) {
    from(canvas, text, size, x - width(text, size) / 2.0, y, colour);
}

/// Writes a text from `x` on, with the capitals centred on `y`.
pub fn from(canvas: &mut Canvas, text: &str, size: f32, x: f32, y: f32, colour: Rgb) {
    write(canvas, text, (size, 1.0), (x, y), colour);
}

/// Writes a text in letters of a size and a stretch; characters missing in the font leave no gap.
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

/// The outlines of a text, centred at a point, with capitals of a height, and no wider than `room`; `None` for a text
/// without ink.
pub(crate) fn shape(text: &str, capital: f32, room: f32, (x, y): (f32, f32)) -> Option<Path> {
    let units = FACE.units_per_em().unwrap_or_default() * CAPITALS;
    let letters = || text.chars().map(|letter| FACE.glyph_id(letter));
    let wide: f32 = letters().map(|id| FACE.h_advance_unscaled(id)).sum();
    let high = capital / units;
    let across = high.min(room / wide.max(1.0));
    let (mut pen, foot) = (x - wide * across / 2.0, y + capital / 2.0);
    let mut path = PathBuilder::new();
    for id in letters() {
        let at = |point: ab_glyph::Point| (pen + point.x * across, foot - point.y * high);
        for curve in FACE.outline(id).map(|outline| outline.curves).unwrap_or_default() {
            let (OutlineCurve::Line(from, _) | OutlineCurve::Quad(from, ..) | OutlineCurve::Cubic(from, ..)) =
                curve;
            let (left, top) = at(from);
            // Curves of a contour follow each other; another contour begins elsewhere.
            if path.last_point().is_none_or(|last| (last.x, last.y) != (left, top)) {
                path.move_to(left, top);
            }
            match curve {
                OutlineCurve::Line(_, to) => path.line_to(at(to).0, at(to).1),
                OutlineCurve::Quad(_, one, to) => path.quad_to(at(one).0, at(one).1, at(to).0, at(to).1),
                OutlineCurve::Cubic(_, one, two, to) => {
                    path.cubic_to(at(one).0, at(one).1, at(two).0, at(two).1, at(to).0, at(to).1);
                }
            }
        }
        pen += FACE.h_advance_unscaled(id) * across;
    }
    path.finish()
}

/// The outlines of a text as an SVG path, like [`shape`].
pub(crate) fn path(text: &str, capital: f32, room: f32, middle: (f32, f32)) -> String {
    let at = |point: Point| format!("{:.2} {:.2}", point.x, point.y);
    let shape = shape(text, capital, room, middle);
    let segments = shape.iter().flat_map(Path::segments).map(|segment| match segment {
        PathSegment::MoveTo(to) => format!("M{}", at(to)),
        PathSegment::LineTo(to) => format!("L{}", at(to)),
        PathSegment::QuadTo(one, to) => format!("Q{} {}", at(one), at(to)),
        PathSegment::CubicTo(one, two, to) => format!("C{} {} {}", at(one), at(two), at(to)),
        PathSegment::Close => "Z".to_owned(),
    });
    segments.collect()
}

#[cfg(test)]
mod tests;
