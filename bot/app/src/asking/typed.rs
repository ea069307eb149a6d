//! Cleans what people type, so that others may be shown it: one line of letters, without Markdown.
//!
//! Typed text never pings (payloads name the people they ping); this keeps it from looking like the bot's own words, and from
//! hiding what it is.

/// Markdown marks: emphasis, code, spoilers, masked links, mentions, quotes.
const MARKS: &str = "\\`*_~|<>[]()";
/// Marks with a meaning at the beginning of a line: headings, lists, small print.
const BEGINNINGS: &str = "#-+";

/// The most combining marks on a letter: two are written in Vietnamese; a tower of them covers the lines around.
const MOST_COMBINED: usize = 2;

/// One line of visible characters: no control characters, marks of direction, zero-width letters or towers of accents; single
/// blanks.
pub(crate) fn line(text: &str) -> String {
    let mut combined = 0;
    let shown: String = text
        .chars()
        .filter_map(|letter| match letter {
            _ if letter.is_control() || letter.is_whitespace() => Some(' '),
            _ if is_unseen(letter) => None,
            _ => Some(letter),
        })
        .filter(|letter| {
            combined = if is_combining(*letter) { combined + 1 } else { 0 };
            combined <= MOST_COMBINED
        })
        .collect();
    shown.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// One line with Markdown escaped.
pub(crate) fn plain(text: &str) -> String {
    let line = line(text);
    let mut plain = String::with_capacity(line.len());
    for (at, letter) in line.chars().enumerate() {
        if MARKS.contains(letter) || at == 0 && BEGINNINGS.contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
        // So that addresses don't become links, and nothing looks like a mention.
        if letter == '@' || letter == ':' {
            plain.push('\u{2060}');
        }
    }
    plain
}

/// One line to stand between backticks.
pub(crate) fn code(text: &str) -> String {
    line(text).replace('`', "")
}

/// A typed turn on one line. A suggestion sent as its label, `e4  (e2e4)`, is the turn in its brackets:
/// clients send the field's text if nothing was chosen from the list.
pub(crate) fn turn(text: &str) -> String {
    let line = code(text);
    let inside =
        line.strip_suffix(')').and_then(|label| label.rsplit_once(" (")).map(|(_, turn)| turn.trim());
    // A word in brackets belongs to the name of a step, "the queen (wild)", unless it stands apart as in suggestions.
    let is_turn = |inside: &&str| {
        let is_word = inside.len() > 1 && inside.chars().all(char::is_lowercase);
        !inside.is_empty() && (!is_word || text.contains("  ("))
    };
    inside.filter(is_turn).map_or(line.clone(), str::to_owned)
}

/// Whether a character has no width or changes the direction of text. Emoji joiners are allowed.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
        | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character is an accent that stands on the letter before it, in scripts that need no more than [`MOST_COMBINED`].
fn is_combining(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_is_shown_is_letters_on_one_line() {
        assert_eq!(line("  one\r\n\ttwo\u{2028}three "), "one two three");
        assert_eq!(line("a\u{202e}b\u{200b}c\u{e0041}\u{feff}"), "abc");
        assert_eq!(line("\u{200b}\u{3164}\u{2800}\u{0}"), "");
        assert_eq!(line("👩\u{200d}🚀 Schöner Zug, señor"), "👩\u{200d}🚀 Schöner Zug, señor");
        assert_eq!(
            line("Vie\u{323}\u{302}t a\u{301}\u{301}\u{301}\u{301}"),
            "Vie\u{323}\u{302}t a\u{301}\u{301}"
        );
        assert_eq!(plain("Any knights?"), "Any knights?");
        assert_eq!(plain("# **big**"), "\\# \\*\\*big\\*\\*");
        assert_eq!(plain("[look](https://x.example)"), "\\[look\\]\\(https:\u{2060}//x.example\\)");
        assert_eq!(plain("<@11> @everyone"), "\\<@\u{2060}11\\> @\u{2060}everyone");
        assert_eq!(code("e4` @here\n`x"), "e4 @here x");
    }

    #[test]
    fn a_suggestions_label_is_its_turn() {
        let read =
            ["e4  (e2e4)", "Springer auf g1 (g1f3/+n@f6) ", "(x)", "e4 ()", "e4)", "e8=(Q)", "e4"].map(turn);
        assert_eq!(read, ["e2e4", "g1f3/+n@f6", "(x)", "e4 ()", "e4)", "e8=(Q)", "e4"]);
        let words =
            ["Keep it at 2 cards  (keep)", "Rh6/Play the black queen (wild)", "a queen (q)"].map(turn);
        assert_eq!(words, ["keep", "Rh6/Play the black queen (wild)", "q"]);
    }

    proptest! {
        #[test]
        fn nothing_typed_is_more_than_letters(text in "\\PC{0,40}|[\\x00-\\x7f]{0,40}|(<@|\\]\\(|```|\\n|@everyone|\u{202e}|a){0,9}") {
            let plain = plain(&text);
            prop_assert!(!plain.contains(['\n', '\r', '\u{202e}', '\u{200b}']), "{plain}");
            prop_assert!(!plain.contains("@everyone") && !plain.contains("@here") && !plain.contains("://"), "{plain}");
            let mut letters = plain.chars();
            while let Some(letter) = letters.next() {
                if letter == '\\' {
                    let next = letters.next().unwrap_or(' ');
                    prop_assert!(MARKS.contains(next) || BEGINNINGS.contains(next), "{plain}");
                } else {
                    prop_assert!(!MARKS.contains(letter), "{plain}");
                }
            }
            prop_assert!(!code(&text).contains(['`', '\n']), "{text}");
        }
    }
}
