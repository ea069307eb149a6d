//! Parses lines as people type them: `if e7e5 then g1f3, b8c6 then f1b5`, or short `e7e5 Nf3 Nc6 Bb5`.

/// The word for any turn.
pub(super) const ANY: &str = "any";

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// A turn in any supported notation.
    Turn(String),
    /// Any turn.
    Any,
}

/// A typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// All turns in their order.
    Plain(Vec<Item>),
    /// Conditions and the turn that answers them, repeatedly. Turns before the named ones are any.
    Answers(Vec<(Vec<Item>, Item)>),
}

/// The lines of a text, separated by line breaks or semicolons, without empty ones.
pub(super) fn rows(text: &str) -> Vec<&str> {
    text.split(['\n', ';']).map(str::trim).filter(|row| row.chars().any(char::is_alphanumeric)).collect()
}

/// Reads one line; `None` when a `then` has nothing before or after it.
pub(super) fn line(row: &str) -> Option<Typed> {
    let spaced =
        row.replace("->", " then ").replace(['→', '⇒'], " then ").replace('…', "...").replace('`', " ");
    let mut items = Vec::new();
    // The index of the item at which an answer begins.
    let mut answers = Vec::new();
    for word in spaced.split([' ', ',', '\t']).map(without_number).filter(|word| !word.is_empty()) {
        match word.to_lowercase().as_str() {
            "if" | "wenn" | "falls" | "si" | "and" | "und" => {}
            "then" | "dann" | "entonces" => answers.push(items.len()),
            ANY | "*" | "beliebig" | "irgendwas" | "cualquiera" => items.push(Item::Any),
            _ => items.push(Item::Turn(word.to_owned())),
        }
    }
    if answers.is_empty() {
        return Some(Typed::Plain(items));
    }
    let mut groups = Vec::new();
    let mut from = 0;
    for at in answers {
        let conditions = items.get(from..at).filter(|items| !items.is_empty())?;
        groups.push((conditions.to_vec(), items.get(at)?.clone()));
        from = at + 1;
    }
    // A last condition without an answer would be useless.
    (from == items.len()).then_some(Typed::Answers(groups))
}

/// A word without a move number before it: `12.e4`, `3...`.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.trim_start_matches('.') {
        bare if bare.len() < rest.len() => bare,
        _ => word.trim_end_matches(['.', ':']),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn turn(text: &str) -> Item {
        Item::Turn(text.to_owned())
    }

    #[test]
    fn both_ways_of_writing_are_read() {
        let answers = line("if e7e5 then g1f3, b8c6 then f1b5");
        let expected = vec![(vec![turn("e7e5")], turn("g1f3")), (vec![turn("b8c6")], turn("f1b5"))];
        assert_eq!(answers, Some(Typed::Answers(expected.clone())));
        for same in [
            "wenn e7e5 dann g1f3, b8c6 dann f1b5",
            "si e7e5 entonces g1f3 si b8c6 entonces f1b5.",
            "1... e7e5 -> 2. g1f3; b8c6".split(';').next().unwrap_or_default(),
        ] {
            let Some(Typed::Answers(groups)) = line(same) else { panic!("{same}") };
            assert_eq!(groups.first(), expected.first(), "{same}");
        }
        let plain = vec![turn("e5"), turn("Nf3"), Item::Any, turn("a6/@?")];
        assert_eq!(line("1...e5 2.Nf3 any a6/@?"), Some(Typed::Plain(plain)));
        assert_eq!(line("if e5 then"), None);
        assert_eq!(line("then Nf3"), None);
        assert_eq!(line("e5 then Nf3 Nc6"), None);
        assert_eq!(rows("e5 Nf3\n\n ; c5 Nc3 ;"), ["e5 Nf3", "c5 Nc3"]);
    }

    proptest! {
        #[test]
        fn reading_never_panics(text in "\\PC{0,80}") {
            rows(&text).into_iter().for_each(|row| drop(line(row)));
        }

        #[test]
        fn reading_never_panics_on_what_is_nearly_right(text in "((if|then|any|e5|1\\.|12\\.\\.\\.|->|;|,| |…)){0,20}") {
            rows(&text).into_iter().for_each(|row| drop(line(row)));
        }
    }
}
