//! Safe quoting of typed text: removes what moves a cursor, reverses the text or fills a screen.

/// The longest sentence that quotes something, in characters.
const SENTENCE: usize = 1_200;
/// The longest quotation, in characters.
const QUOTATION: usize = 40;

/// Makes a sentence with quotations in it safe to show.
pub(crate) fn sentence(text: String) -> String {
    if text.len() <= SENTENCE && text.chars().all(is_printable) { text } else { cut(&text, SENTENCE) }
}

/// Makes typed text safe to quote within a sentence.
pub(crate) fn quoted(text: &str) -> String {
    cut(text, QUOTATION)
}

fn cut(text: &str, most: usize) -> String {
    let mut letters = text.chars().filter(|letter| is_printable(*letter));
    let mut shown: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Whether a character is safe: neither a control character nor one that joins, hides or reverses its neighbours.
fn is_printable(letter: char) -> bool {
    let turns = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !letter.is_control() && !turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;
    use crate::record;
    use crate::rules::{Options, Refusal};

    #[test]
    fn what_is_said_back_can_be_printed_and_is_short() {
        assert_eq!(quoted("e2\u{0}\u{202e}e4"), "e2e4");
        assert_eq!(quoted(&"é".repeat(50)), format!("{}…", "é".repeat(40)));
        assert_eq!(sentence("a\u{7f}b\nc".to_owned()), "abc");
        assert_eq!(sentence("x".repeat(5_000)).chars().count(), SENTENCE + 1);
        assert!(!Refusal::unreadable("a\u{1b}[2Jb").to_string().contains('\u{1b}'));
    }

    #[test]
    fn positions_options_and_records_say_nothing_back_that_cannot_be_printed() {
        let board = "\u{0}7/8/8/8/8/8/8/8 w - - 0 1 \u{1b}=\u{1b}";
        let mut refused: Vec<String> = Vec::new();
        for game in catalogue::all() {
            refused.extend(game.open(&Options::default(), Some(board)).err().map(|error| error.to_string()));
            refused.extend(Options::new(game.info(), [("\u{1b}", "")]).err().map(|error| error.to_string()));
        }
        let typed = record::read("game: chess\n\nWhite: \u{7f}\u{202e}e2e9\n").expect("lines of a record");
        refused.extend(typed.replay().err().map(|error| error.to_string()));
        assert!(refused.len() > 2 * catalogue::all().len(), "each of them quotes something");
        for sentence in refused {
            assert!(sentence.chars().all(is_printable), "{sentence:?}");
        }
    }
}
