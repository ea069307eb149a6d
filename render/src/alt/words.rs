//! Lists, numbers, and texts made shorter.

use engine::board::{Side, Square, SquareSet};
use engine::rules::{Value, Voice};
use engine::scene::{Tint, Token};

/// A list as a sentence: `Goals: a4, g5.`; empty without items.
pub(super) fn sentence(heading: &str, items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { String::new() } else { format!("{heading}: {}.", items.join(", ")) }
}

/// Squares as a rectangle of files or corners, if they are one, otherwise as a list.
pub(super) fn area(squares: SquareSet, voice: &dyn Voice) -> String {
    let (Some(first), Some(last)) = (squares.first(), squares.last()) else {
        return voice.text("engine-alt-nowhere", &[]);
    };
    let inside = |square: &Square| {
        (first.file()..=last.file()).contains(&square.file())
            && (first.rank()..=last.rank()).contains(&square.rank())
    };
    let rectangle: SquareSet = Square::all().filter(inside).collect();
    if rectangle != squares {
        return squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    }
    let file = |square: Square| Value::Text(char::from(b'a' + square.file() as u8).to_string());
    if first.rank() == 0 && last.rank() == 7 && first.file() < last.file() {
        voice.text("engine-alt-files", &[("from", file(first)), ("to", file(last))])
    } else {
        voice.text("engine-alt-from-to", &[("from", first.into()), ("to", last.into())])
    }
}

/// The word for an owner in keys.
pub(super) fn owner(tint: Tint) -> &'static str {
    match tint {
        Tint::White => "white",
        Tint::Black => "black",
        Tint::Neutral => "neutral",
    }
}

/// A piece with its colour; a neutral one has none.
pub(super) fn coloured(token: &Token) -> Value {
    let side = match token.tint {
        Tint::White => Some(Side::White),
        Tint::Black => Some(Side::Black),
        Tint::Neutral => None,
    };
    Value::Piece(token.name, side)
}

/// Groups items by key, in the order of first occurrence.
pub(super) fn grouped<K: PartialEq, V>(items: impl Iterator<Item = (K, V)>) -> Vec<(K, Vec<V>)> {
    let mut groups: Vec<(K, Vec<V>)> = Vec::new();
    for (key, value) in items {
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, values)) => values.push(value),
            None => groups.push((key, vec![value])),
        }
    }
    groups
}

/// Pieces with their counts: `2 white pawns, black knight`.
pub(super) fn counted(tokens: &[Token], voice: &dyn Voice) -> String {
    let counts = grouped(tokens.iter().map(|token| (coloured(token), ())));
    let words = counts.into_iter().map(|(piece, those)| {
        voice.text("engine-alt-count", &[("piece", piece), ("count", Value::Count(those.len() as u32))])
    });
    words.collect::<Vec<_>>().join(", ")
}

/// The whole sentences at the beginning of a text that fit into `most` characters.
pub(super) fn sentences_within(text: &str, most: usize) -> String {
    let mut end = 0;
    for (count, (place, sign)) in text.char_indices().enumerate() {
        if count >= most {
            break;
        }
        if matches!(sign, '.' | '!' | '?') && text[place + sign.len_utf8()..].starts_with([' ', '\n']) {
            end = place + sign.len_utf8();
        }
    }
    // A single overlong sentence is cut between words.
    if end > 0 { text[..end].to_owned() } else { cut(text, most) }
}

/// A text of at most `most` characters, cut between words.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(2)).collect();
    let end = kept.rfind(' ').unwrap_or(kept.len());
    format!("{} …", &kept[..end])
}

#[cfg(test)]
mod tests {
    use engine::rules::English;

    use super::*;

    #[test]
    fn areas_are_told_by_files_or_corners() {
        let files =
            |from: i8, to: i8| Square::all().filter(move |s| (from..=to).contains(&s.file())).collect();
        assert_eq!(area(files(4, 7), &English::PLAIN), "files e to h");
        assert_eq!(area(files(4, 4), &English::PLAIN), "e1 to e8");
        assert_eq!(area(SquareSet::rank(3), &English::PLAIN), "a4 to h4");
        assert_eq!(area(SquareSet::EMPTY, &English::PLAIN), "nowhere");
        assert_eq!(
            area(["a1", "c3"].iter().filter_map(|name| name.parse().ok()).collect(), &English::PLAIN),
            "a1 c3"
        );
    }

    #[test]
    fn texts_end_with_a_sentence_if_they_can() {
        assert_eq!(sentences_within("One. Two! Three.", 10), "One. Two!");
        assert_eq!(sentences_within("One. Two! Three.", 8), "One.");
        assert_eq!(sentences_within("An endless sentence", 12), "An …");
        assert_eq!(sentences_within("", 3), "");
    }
}
