//! Nothing outside a game's folder names the game: no id, no title, no code of its events. What still does stands in a list here,
//! and the list only gets shorter.
//!
//! Read from the sources of the bot and of what draws, tests and comments left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::catalogue;

/// Where it is looked for.
const PLACES: [&str; 8] =
    ["bot/src", "bot/metrics", "bot/model", "bot/outbox", "bot/pool", "bot/store", "bot/words", "render/src"];

/// How many lines of which file name a game, as it was when this test was written. A number that gets smaller gets smaller
/// here, too. What is left: the command `/golf` with its texts, a position that is shown to try themes and calls, and a state and a kind of piece
/// that are called after zombies.
const LEFT: &[(&str, usize)] = &[
    ("bot/src/app/themes.rs", 1),
    ("bot/src/discord/commands/basics.rs", 6),
    ("bot/src/discord/live/samples.rs", 1),
    ("bot/words/de/basics.ftl", 8),
    ("bot/words/de/daily.ftl", 3),
    ("bot/words/de/guide.ftl", 1),
    ("bot/words/de/nouns.ftl", 3),
    ("bot/words/en/basics.ftl", 8),
    ("bot/words/en/daily.ftl", 3),
    ("bot/words/en/guide.ftl", 1),
    ("bot/words/en/nouns.ftl", 1),
    ("bot/words/es/basics.ftl", 8),
    ("bot/words/es/daily.ftl", 3),
    ("bot/words/es/guide.ftl", 1),
    ("bot/words/es/nouns.ftl", 1),
    ("render/src/alt/parts.rs", 1),
    ("render/src/alt/pieces.rs", 3),
    ("render/src/art.rs", 1),
    ("render/src/paint/cell.rs", 2),
    ("render/src/paint/sampler.rs", 1),
    ("render/src/text_board/cell.rs", 1),
    ("render/src/text_board/legend.rs", 1),
];

/// Every source and every file of texts under a folder; tests apart.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && name != "tests" {
            sources(&path, found);
        } else if name != "tests.rs" && path.extension().is_some_and(|end| end == "rs" || end == "ftl") {
            found.push(path);
        }
    }
}

/// The words by which games are named.
fn names() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for info in catalogue::all().iter().map(|game| game.info()) {
        // Chess is what all of them are made of; as an id it stands in quotes.
        let id = if info.id == "chess" { "\"chess\"".to_owned() } else { info.id.to_owned() };
        names.extend([id.replace('-', "_"), id]);
        names.extend(Some(info.title.to_lowercase()).filter(|title| title != "chess"));
        names.extend(info.events.iter().filter_map(|code| Some(code.split_once('/')?.0.to_owned())));
    }
    names
}

#[test]
fn no_new_place_names_a_game_and_no_old_one_that_has_gone() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let names = names();
    let mut files = Vec::new();
    PLACES.into_iter().for_each(|place| sources(&project.join(place), &mut files));
    files.sort();
    let mut found: Vec<(String, usize)> = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source").to_lowercase();
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let is_comment = |line: &&str| line.trim_start().starts_with(['/', '#']);
        let lines = code.lines().filter(|line| !is_comment(line));
        let naming = lines.filter(|line| names.iter().any(|name| line.contains(name))).count();
        if naming > 0 {
            let place = file.strip_prefix(&project).expect("a file of the project");
            found.push((place.display().to_string(), naming));
        }
    }
    let known: Vec<(String, usize)> = LEFT.iter().map(|(path, lines)| ((*path).to_owned(), *lines)).collect();
    assert_eq!(found, known, "left: the places that name games now, with their lines; right: those known");
}
