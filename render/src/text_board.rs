//! A scene as a board of letters in a monospaced font: for slow connections, and for braille readers.
//!
//! White's pieces are capitals, Black's small letters. Other properties of pieces have signs that the legend below
//! the board explains; only those that occur are explained.

mod cell;
mod legend;

use engine::rules::Voice;
use engine::scene::{Scene, Tint};

use cell::Letters;

/// The board as text, with a legend of its letters and signs. `flipped` turns it around, as it does a picture.
#[must_use]
pub fn text_board(scene: &Scene, flipped: bool, voice: &dyn Voice) -> String {
    if scene.cells.is_empty() {
        return String::new();
    }
    let letters = Letters::of(scene, voice);
    let mut text = grid(scene, &letters, flipped ^ (scene.bottom == Tint::Black));
    for line in legend::of(scene, &letters, voice) {
        text.push('\n');
        text.push_str(&line);
    }
    text
}

/// The squares with the labels of files and ranks around them.
fn grid(scene: &Scene, letters: &Letters<'_>, upside_down: bool) -> String {
    let cells: Vec<_> = scene.cells.iter().map(|cell| (cell.square, cell::text(cell, letters))).collect();
    let width = cells.iter().map(|(_, text)| text.chars().count()).max().unwrap_or(1);
    // Brackets keep squares apart; without them a space is needed.
    let apart = !cells.iter().all(|(_, text)| text.chars().count() < width || cell::is_bracketed(text));
    let axis = |coordinates: &mut dyn Iterator<Item = i8>, reversed: bool| {
        let mut all: Vec<i8> = coordinates.collect();
        all.sort_unstable();
        all.dedup();
        if reversed {
            all.reverse();
        }
        all
    };
    let files = axis(&mut cells.iter().map(|(square, _)| square.file()), upside_down);
    let ranks = axis(&mut cells.iter().map(|(square, _)| square.rank()), !upside_down);
    let line = |head: &str, fields: Vec<&str>| {
        let mut line = format!("{head:>2}");
        for field in fields {
            line.push_str(if apart { " " } else { "" });
            line.push_str(&centred(field, width));
        }
        line.trim_end().to_owned()
    };
    let names: Vec<String> = files.iter().map(|file| char::from(b'a' + *file as u8).to_string()).collect();
    let names = line("", names.iter().map(String::as_str).collect());
    let mut lines = vec![names.clone()];
    for rank in ranks {
        let at = |file: &i8| cells.iter().find(|(square, _)| (square.file(), square.rank()) == (*file, rank));
        let fields = files.iter().map(|file| at(file).map_or("", |(_, text)| text.as_str())).collect();
        lines.push(line(&(rank + 1).to_string(), fields));
    }
    lines.push(names);
    lines.join("\n")
}

/// A text in the middle of `width` columns: signs after a piece don't move it, brackets are on both sides.
fn centred(text: &str, width: usize) -> String {
    let free = width.saturating_sub(text.chars().count());
    let before = if cell::is_bracketed(text) { 0 } else { usize::from(free > 0) };
    format!("{}{text}{}", " ".repeat(before), " ".repeat(free - before))
}
