//! Words that docs/GLOSSARY.md replaces become fewer, and none of them comes back.

use std::collections::BTreeMap;
use std::fs;

use layers::{repository, sources};

/// How often each word still occurs in sources, alone or as a part of a name. Lower these as you rename.
const LEFT: &[(&str, usize)] = &[
    ("aftermath", 0),
    ("besides", 0),
    ("circumstance", 0),
    // These, and what is left of `fate` and of `stranded`, are names in databases and in controls of old
    // messages.
    ("deed", 40),
    ("epilogue", 1),
    ("fate", 11),
    ("persistently", 0),
    ("rehome", 0),
    ("scrap", 0),
    ("scribble", 0),
    ("sights", 4),
    ("stranded", 29),
    ("survey", 0),
    ("trouble", 1),
    ("whatever", 18),
    ("whoever", 37),
    ("wish", 0),
];

/// Like [`LEFT`], but in the crates of rules and computer players alone, where names of modules and types
/// went with their words.
const LEFT_IN_RULES: &[(&str, usize)] = &[
    ("besides", 0),
    ("fan", 0),
    ("ground", 0),
    // The id of an achievement and of a step of a lesson, which are stored with games.
    ("horde", 5),
    ("march", 1),
    ("news", 0),
    ("outlook", 0),
    ("stranded", 0),
    ("whatever", 4),
    ("whoever", 6),
];

/// The folders for [`LEFT_IN_RULES`].
const RULES: [&str; 2] = ["engine/src", "opponent/src"];

/// The folders for [`LEFT`].
const FOLDERS: [&str; 7] = ["bot", "engine", "examples", "fuzz", "layers", "opponent", "render"];

/// The words of a source in small letters, also the parts of names such as `DeedRow` and `note_deed`.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|letter: char| !letter.is_alphabetic()).flat_map(|name| {
        let mut parts = vec![String::new()];
        let mut before_is_small = false;
        for letter in name.chars() {
            if letter.is_uppercase() && before_is_small {
                parts.push(String::new());
            }
            before_is_small = letter.is_lowercase();
            parts.last_mut().expect("one").extend(letter.to_lowercase());
        }
        parts
    })
}

/// The words that occur in the sources of some folders more often than allowed.
fn come_back(folders: &[&str], left: &[(&str, usize)]) -> Vec<String> {
    let root = repository();
    let mut found: BTreeMap<&str, usize> = left.iter().map(|(word, _)| (*word, 0)).collect();
    for file in folders.iter().flat_map(|folder| sources(&root.join(folder))) {
        if file.ends_with(file!()) || file.components().any(|part| part.as_os_str() == "target") {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a source");
        for word in words(&text) {
            let plain = word.strip_suffix('s').filter(|plain| found.contains_key(plain));
            if let Some(count) = found.get_mut(plain.unwrap_or(&word)) {
                *count += 1;
            }
        }
    }
    let more = left.iter().filter(|(word, left)| found[word] > *left);
    more.map(|(word, left)| format!("{word}: {} times, and {left} were left", found[word])).collect()
}

#[test]
fn words_that_are_replaced_get_fewer() {
    let more = [come_back(&FOLDERS, LEFT), come_back(&RULES, LEFT_IN_RULES)].concat();
    assert!(more.is_empty(), "docs/GLOSSARY.md has a better word for these: {more:#?}");
}

#[test]
fn parts_of_names_are_words() {
    let found: Vec<String> =
        words("fn note_deed(DeedRow, HTTP2) // Whoever's").filter(|word| !word.is_empty()).collect();
    assert_eq!(found, ["fn", "note", "deed", "deed", "row", "http", "whoever", "s"]);
}
