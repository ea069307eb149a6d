//! Nothing outside a game's folder names the game: no id, no title, no code of its events.
//!
//! Read from the sources of the bot and of what draws, tests and comments left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::catalogue;

/// The searched folders.
const PLACES: [&str; 2] = ["bot", "render/src"];

/// Every source and every file of texts under a folder, without tests and benches.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && name != "tests" && name != "benches" {
            sources(&path, found);
        } else if name != "tests.rs" && path.extension().is_some_and(|end| end == "rs" || end == "ftl") {
            found.push(path);
        }
    }
}

/// The words that name games.
fn names() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for game in catalogue::all() {
        let info = game.info();
        // All games are made of chess; only its quoted id counts.
        let id = if info.id == "chess" { "\"chess\"".to_owned() } else { info.id.to_owned() };
        names.extend([id.replace('-', "_"), id]);
        names.extend(Some(info.title.to_lowercase()).filter(|title| title != "chess"));
        names.extend(game.puzzles().map(|puzzles| puzzles.command.to_owned()));
        names.extend(info.events.iter().filter_map(|code| Some(code.split_once('/')?.0.to_owned())));
    }
    names
}

#[test]
fn no_place_outside_its_folder_names_a_game() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let names = names();
    let mut files = Vec::new();
    PLACES.into_iter().for_each(|place| sources(&project.join(place), &mut files));
    files.sort();
    assert!(files.len() > 300, "only {} files were found", files.len());
    let mut found: Vec<String> = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source").to_lowercase();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for (number, line) in (1..).zip(code.lines()) {
            let is_comment = line.trim_start().starts_with(['/', '#']);
            if !is_comment && names.iter().any(|name| line.contains(name)) {
                let place = file.strip_prefix(&project).expect("a file of the project");
                found.push(format!("{}:{number}: {}", place.display(), line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "what these say belongs into the game's folder:\n{}", found.join("\n"));
}
