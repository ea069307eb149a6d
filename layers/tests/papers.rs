//! Links in the documentation lead somewhere: every relative link of every page, and every path in the pages
//! for newcomers.

use std::fs;
use std::path::{Path, PathBuf};

use layers::repository;

/// Pages whose paths in backticks are checked, too.
const FOR_NEWCOMERS: [&str; 3] = ["docs/ARCHITECTURE.md", "docs/QUESTIONS.md", "docs/TESTS.md"];
/// Folders with pages.
const FOLDERS: [&str; 5] = ["", "docs", "docs/decisions", "docs/pages", "bot/words"];

/// Every page of the project, by its path in it.
fn pages() -> Vec<PathBuf> {
    let root = repository();
    let files = FOLDERS.iter().flat_map(|folder| fs::read_dir(root.join(folder)).expect("a folder"));
    let files = files.map(|entry| entry.expect("an entry").path());
    files.filter(|file| file.extension().is_some_and(|end| end == "md")).collect()
}

/// The targets of a page's links, as they are written.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let ends = text.split("](").skip(1);
    ends.filter_map(|rest| rest.split_once(')')).map(|(link, _)| link)
}

/// Texts in backticks that look like paths.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    let outside = text.split("```").step_by(2);
    let quoted = outside.flat_map(|part| part.split('`').skip(1).step_by(2));
    quoted.filter(|word| {
        word.contains('/') && !word.starts_with(['/', '.']) && !word.contains([' ', '(', ':', '*'])
    })
}

/// All paths that one with `{one,other}` or `<game>` in it stands for.
fn meant(path: &str) -> Vec<String> {
    let path = path.replace("<game>", "zombie").replace("<language>", "en").replace("<area>", "basics");
    let Some((before, (inner, after))) =
        path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    else {
        return vec![path];
    };
    inner.split(',').map(|word| format!("{before}{word}{after}")).collect()
}

#[test]
fn links_lead_somewhere() {
    let mut lost = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(&page).expect("a page");
        for link in links(&text).filter(|link| !link.contains("://") && !link.starts_with('#')) {
            let file = link.split('#').next().unwrap_or_default();
            if !page.parent().expect("a folder").join(file).exists() {
                lost.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(lost.is_empty(), "these lead nowhere: {lost:#?}");
}

#[test]
fn paths_for_newcomers_are_there() {
    let root = repository();
    let (mut looked_for, mut lost) = (0, Vec::new());
    for page in FOR_NEWCOMERS {
        let text = fs::read_to_string(root.join(page)).expect("a page");
        for path in paths(&text).flat_map(meant) {
            looked_for += 1;
            if !root.join(&path).exists() {
                lost.push(format!("{page}: {path}"));
            }
        }
    }
    assert!(looked_for > 60, "only {looked_for} paths were found");
    assert!(lost.is_empty(), "these are not there: {lost:#?}");
}

#[test]
fn twenty_questions_are_answered_by_path() {
    let text = fs::read_to_string(repository().join("docs/QUESTIONS.md")).expect("a page");
    for number in 1..=20 {
        let begin = format!("\n{number}. **");
        let (_, rest) = text.split_once(&begin).unwrap_or_else(|| panic!("question {number}"));
        let next = format!("\n{}. **", number + 1);
        let answer = rest.split(next.as_str()).next().unwrap_or_default();
        assert!(paths(answer).next().is_some(), "{number} is answered without a path: {answer}");
    }
}

/// Decisions are numbered once, and their first line says the number.
#[test]
fn decisions_have_numbers_of_their_own() {
    let folder = repository().join("docs/decisions");
    let mut seen = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        let number = name.split('-').next().unwrap_or_default().to_owned();
        let text = fs::read_to_string(Path::new(&path)).expect("a page");
        assert!(text.starts_with(&format!("# {number}: ")), "{name}");
        assert!(!seen.contains(&number), "{name}: its number is taken");
        seen.push(number);
    }
}
