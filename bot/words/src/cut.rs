//! Shortens texts to the room there is.

/// Shortens a text to at most this many letters, with an ellipsis: at whole words, unless that leaves less
/// than half.
#[must_use]
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let room = most.saturating_sub(1);
    let kept: String = text.chars().take(room).collect();
    let is_whole = text.chars().nth(room).is_some_and(char::is_whitespace);
    let last_word = kept.rfind(char::is_whitespace).filter(|end| !is_whole && end * 2 > kept.len());
    let words = &kept[..last_word.unwrap_or(kept.len())];
    format!("{}…", words.trim_end_matches([' ', '\n', ',', ';', ':', '·', '–', '(', '“', '„', '«']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_long_ends_with_a_whole_word() {
        for (text, most, shown) in [
            ("two boards", 10, "two boards"),
            ("chess on two boards", 14, "chess on two…"),
            ("chess on two boards", 13, "chess on two…"),
            ("chess, on two boards", 8, "chess…"),
            ("Schach auf zwei Brettern", 20, "Schach auf zwei…"),
            ("a/Donaudampfschifffahrt", 12, "a/Donaudamp…"),
            ("a Donaudampfschifffahrt", 12, "a Donaudamp…"),
            ("äöü ßßß", 6, "äöü…"),
            ("abc", 1, "…"),
            ("abc", 0, "…"),
        ] {
            assert_eq!(cut(text, most), shown, "{text}, {most}");
        }
    }
}
