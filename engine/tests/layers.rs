//! Which modules of the engine name which: arrows go one way, but for what is listed here, and the list only gets shorter.
//!
//! Read from the sources: whatever stands behind `crate::` outside tests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The layers, and what they are made into. Games stand above all of them but the catalogue.
const MODULES: [&str; 11] =
    ["board", "cards", "catalogue", "chess", "duel", "evaluate", "pgn", "rules", "scene", "search", "table"];

/// Arrows that lie on a circle, as they were when this test was written. One that goes has to go here, too.
const CIRCLES: &[(&str, &str)] = &[];

/// Every source file under a folder.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// What a source names outside tests and outside what is said in words.
fn named(source: &str) -> BTreeSet<&str> {
    let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let paths = lines.flat_map(|line| line.split("crate::").skip(1));
    paths.map(|path| path.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("")).collect()
}

/// The arrows between the modules.
fn arrows() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "src"].iter().collect();
    let mut all = BTreeMap::new();
    for module in MODULES {
        let mut files = Vec::new();
        match root.join(module) {
            folder if folder.is_dir() => sources(&folder, &mut files),
            folder => files.push(folder.with_extension("rs")),
        }
        let mut names = BTreeSet::new();
        for file in files.iter().filter(|file| !file.ends_with("tests.rs")) {
            let text = fs::read_to_string(file).expect("a source");
            names
                .extend(MODULES.into_iter().filter(|other| *other != module && named(&text).contains(other)));
        }
        all.insert(module, names);
    }
    all
}

/// What can be come to from a module along the arrows.
fn beyond<'a>(all: &BTreeMap<&'a str, BTreeSet<&'a str>>, from: &str) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> = all[from].iter().copied().collect();
    while let Some(module) = open.pop() {
        if seen.insert(module) {
            open.extend(&all[module]);
        }
    }
    seen
}

#[test]
fn no_new_circle_and_no_old_one_that_has_gone() {
    let all = arrows();
    let found: Vec<(&str, &str)> = all
        .iter()
        .flat_map(|(from, names)| names.iter().map(move |to| (*from, *to)))
        .filter(|(from, to)| beyond(&all, to).contains(from))
        .collect();
    assert_eq!(found, CIRCLES, "left: the arrows that lie on circles now; right: those known");
}

#[test]
fn boards_and_chess_know_nothing_of_what_draws_them() {
    let all = arrows();
    let wrong: Vec<(&str, &str)> = ["board", "chess"]
        .into_iter()
        .flat_map(|from| ["cards", "duel", "evaluate", "pgn", "scene", "table"].map(|to| (from, to)))
        .filter(|(from, to)| all[from].contains(to))
        .collect();
    assert_eq!(wrong, [], "arrows that point the wrong way");
}

/// The capabilities, each with its word in the list of a game.
const CAPABILITIES: [(&str, &str); 12] = [
    ("Chance", "chance"),
    ("Claims", "claims"),
    ("Deck", "deck"),
    ("FastPerft", "fast_perft"),
    ("Forfeit", "forfeit"),
    ("Places", "places"),
    ("Reading", "reading"),
    ("Referee", "referee"),
    ("Sealing", "sealing"),
    ("Secrets", "secrets"),
    ("Shortcuts", "shortcuts"),
    ("TimeLimit", "time_limit"),
];

/// A capability that is written but not listed would do nothing, and nobody would notice.
#[test]
fn what_a_game_can_do_stands_in_its_list() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "src"].iter().collect();
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut lists = 0;
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        let list = text.split("const CAPABILITIES: Capabilities<Self> =").nth(1);
        let Some(list) = list.and_then(|rest| rest.split(';').next()) else { continue };
        if file.ends_with("rules/mod.rs") {
            continue;
        }
        lists += 1;
        for (capability, word) in CAPABILITIES {
            let written = text.contains(&format!(" {capability} for "));
            assert_eq!(written, list.contains(&format!(".{word}()")), "{capability} in {}", file.display());
        }
    }
    // Chesslike's serves nine games.
    assert!(lists >= 7, "{lists} lists were found");
}
