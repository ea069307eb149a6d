//! Themes' files: any contents are read or refused with a sentence, quickly.

use render::theme::file;

/// The kinds of files: the first byte of an input chooses one.
const NAMES: [&str; 5] = ["theme.toml", "king.svg", "king-white.png", "king-white.webp", "king-white.jpg"];

/// A file of a theme.
///
/// # Panics
/// When a reader does, or when a refusal is no sentence.
pub fn look(data: &[u8]) {
    let Some((kind, bytes)) = data.split_first() else { return };
    let name = NAMES[usize::from(*kind) % NAMES.len()];
    if let Err(flaw) = file::tried(name, bytes) {
        let said = flaw.to_string();
        assert!(said.starts_with(name), "{said}");
        assert!(said.chars().count() < 500 && !said.chars().any(char::is_control), "{said:?}");
    }
}
