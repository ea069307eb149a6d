//! Which words of a text are English: words of our English texts that the language's own texts don't have.

use std::collections::BTreeSet;

use engine::catalogue;
use words::{Lang, files};

/// Shorter words are too often notation.
const SHORTEST: usize = 3;
/// Notation that reads like a word: the word before a sealed line of golf.
const NOTATION: [&str; 1] = ["line"];

/// The words of a text, in small letters.
pub(crate) fn words_of(text: &str) -> impl Iterator<Item = String> + '_ {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    // A word with digits is a move or a square: `The2`, a rook (Turm) from h to e2.
    let words = words.filter(|word| word.chars().all(char::is_alphabetic));
    words.filter(|word| word.chars().count() >= SHORTEST).map(str::to_lowercase)
}

/// The texts of a file, without keys, comments and arguments.
pub(crate) fn said_in(file: &str) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        // What a refusal has in backticks is typed, and the same in every language.
        let quotes = line.starts_with("engine-refusal-");
        let line = if quotes { line.split('`').step_by(2).collect() } else { line.to_owned() };
        let text = line.split_once(" = ").map_or(&*line, |(_, text)| text);
        let text = text.split_once("] ").map_or(text, |(_, text)| text);
        let mut depth = 0;
        let plain: String = text
            .chars()
            .filter(|letter| {
                depth += i32::from(*letter == '{');
                let outside = depth == 0;
                // A choice ends lines after it began.
                depth = (depth - i32::from(*letter == '}')).max(0);
                outside
            })
            .collect();
        said.extend(words_of(&plain));
    }
    said
}

/// The words of a language's files, all together.
pub(crate) fn vocabulary(lang: Lang) -> BTreeSet<String> {
    files(lang).flat_map(|(_, file)| said_in(file)).collect()
}

/// Words that a language shares with English, each checked by hand.
pub(crate) fn shared(lang: Lang) -> BTreeSet<String> {
    let parts = include_str!("../../app/tests/data/shared-words.txt").split("\n[").skip(1);
    let mut own = parts.filter_map(|part| part.split_once("]\n")).filter(|(word, _)| *word == lang.word());
    own.next().expect("a language of the list").1.split_whitespace().map(str::to_owned).collect()
}

/// English words in a text that the language doesn't have.
pub(crate) fn foreign(lang: Lang) -> BTreeSet<String> {
    let (own, shared) = (vocabulary(lang), shared(lang));
    let titles: BTreeSet<String> =
        catalogue::all().iter().flat_map(|game| words_of(game.info().title)).collect();
    let english = vocabulary(Lang::En).into_iter();
    english
        .filter(|word| !own.contains(word) && !shared.contains(word))
        .filter(|word| !titles.contains(word) && !NOTATION.contains(&word.as_str()))
        .collect()
}
