//! Letters: one embedded face, DejaVu Sans Bold.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};

use crate::canvas::Canvas;
use crate::theme::Rgb;

/// The face.
static FACE: LazyLock<FontRef<'static>> = LazyLock::new(|| {
    FontRef::try_from_slice(include_bytes!("../assets/fonts/DejaVuSans-Bold.subset.ttf"))
        .expect("the embedded face is a font")
});

/// The smallest size that is still read on a telephone: half of it is left when a picture is shown at 350 pixels.
pub const SMALLEST: f32 = 22.0;

/// The height of a capital, in parts of an em.
const CAPITALS: f32 = 0.729;

/// How wide a text is at a size, in pixels.
#[must_use]
pub fn width(text: &str, size: f32) -> f32 {
    let face = FACE.as_scaled(PxScale::from(size));
    text.chars().map(|letter| face.h_advance(face.glyph_id(letter))).sum()
}

/// How wide a text is when what the face doesn't have is left out.
#[must_use]
pub fn known_width(text: &str, size: f32) -> f32 {
    width(&known(text), size)
}

/// What the face has of a text.
fn known(text: &str) -> String {
    text.chars().filter(|letter| FACE.glyph_id(*letter).0 != 0 && !letter.is_control()).collect()
}

/// As much of a text as fits, with an ellipsis when that isn't all. What the face doesn't have is left out.
#[must_use]
pub fn fitted(text: &str, size: f32, room: f32) -> String {
    let known = known(text);
    if width(&known, size) <= room {
        return known;
    }
    let mut kept = String::new();
    for letter in known.chars() {
        kept.push(letter);
        if width(&kept, size) + width("…", size) > room {
            kept.pop();
            break;
        }
    }
    format!("{}…", kept.trim_end())
}

/// A text on as few lines as it fits on, but on no more than so many; what doesn't fit then is cut.
#[must_use]
pub fn lines(text: &str, size: f32, room: f32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split_whitespace() {
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
    lines.iter().map(|line| fitted(line, size, room)).collect()
}

/// Writes a text whose middle is at `x` and whose capitals are centred on `y`.
pub fn centred(canvas: &mut Canvas, text: &str, size: f32, x: f32, y: f32, colour: Rgb) {
    from(canvas, text, size, x - width(text, size) / 2.0, y, colour);
}

/// Writes a text that begins at `x` and whose capitals are centred on `y`.
pub fn from(canvas: &mut Canvas, text: &str, size: f32, x: f32, y: f32, colour: Rgb) {
    let face = FACE.as_scaled(PxScale::from(size));
    let mut pen = x;
    let em = size * FACE.units_per_em().unwrap_or_default() / FACE.height_unscaled();
    let baseline = y + CAPITALS * em / 2.0;
    for letter in text.chars() {
        let glyph = face
            .glyph_id(letter)
            .with_scale_and_position(PxScale::from(size), ab_glyph::point(pen, baseline));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_break_between_words_and_are_cut_at_the_last_line() {
        let at = |most| lines("White can still shake out", SMALLEST, 140.0, most);
        assert_eq!(at(3), ["White can", "still shake", "out"]);
        assert_eq!(at(2), ["White can", "still shake…"]);
        assert_eq!(lines("Graveyard", SMALLEST, 152.0, 3), ["Graveyard"]);
        assert_eq!(lines("", SMALLEST, 152.0, 3), [""]);
        for line in lines("Hottentottenpotentatentantenattentat oh", SMALLEST, 152.0, 3) {
            assert!(width(&line, SMALLEST) <= 152.0, "{line}");
        }
    }
}
