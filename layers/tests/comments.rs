//! The first line of a comment says what a thing is: it doesn't begin with a word that only another line explains.

use std::fs;

use layers::{repository, sources};

/// How no first line of a doc comment begins.
const RIDDLES: [&str; 7] = ["The same ", "It, ", "Them ", "Them, ", "So many ", "Not ", "They don't"];

/// Where sources are.
const FOLDERS: [&str; 7] = ["bot", "engine", "examples", "fuzz", "layers", "opponent", "render"];

/// The text of a line of a doc comment.
fn doc(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("/// ").or_else(|| line.strip_prefix("//! "))
}

/// The first lines of a source's doc comments, with their numbers.
fn first_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut before = "";
    text.lines().enumerate().filter_map(move |(at, line)| {
        let first = doc(line).filter(|_| !before.trim_start().starts_with("//"));
        before = line;
        Some((at + 1, first?))
    })
}

#[test]
fn comments_say_what_things_are_in_their_first_line() {
    let root = repository();
    let mut found = Vec::new();
    for file in FOLDERS.iter().flat_map(|folder| sources(&root.join(folder))) {
        if !file.components().any(|part| part.as_os_str() == "src") {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a source");
        for (at, line) in first_lines(&text) {
            if RIDDLES.iter().any(|riddle| line.starts_with(riddle)) {
                found.push(format!("{}:{at}: {line}", file.display()));
            }
        }
    }
    assert!(found.is_empty(), "{} first lines say nothing by themselves: {found:#?}", found.len());
}

#[test]
fn only_first_lines_count() {
    let text = "/// A clock.\n/// The same for days.\nstruct A;\n    //! The same.\n// A note.\n/// Them.\n";
    let found: Vec<_> = first_lines(text).collect();
    assert_eq!(found, [(1, "A clock."), (4, "The same.")]);
}
