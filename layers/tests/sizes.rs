//! Limits on the length of files and the number of entries in a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use layers::{repository, sources};

/// The most lines of a source file.
const FILE: usize = 400;
/// The most lines of a test file.
const TESTS: usize = 600;
/// The most entries of a folder with sources.
const FOLDER: usize = 25;

/// The most bytes of a file at the root: files that tools leave there are larger.
const BESIDE: u64 = 500_000;

/// Known exceptions. Remove fixed ones.
const KNOWN: &[&str] = &[];

/// Every source of the repository, by its path there.
fn all() -> Vec<(String, PathBuf)> {
    let root = repository();
    let folders =
        ["bot", "engine", "examples", "fuzz/support", "fuzz/fuzz_targets", "layers", "opponent", "render"];
    let files = folders.into_iter().flat_map(|folder| sources(&root.join(folder)));
    let named = files.map(|file| (file.strip_prefix(&root).expect("within").display().to_string(), file));
    named.filter(|(name, _)| !name.contains("target/")).collect()
}

fn is_test(name: &str) -> bool {
    name.split('/').any(|part| ["tests", "benches", "tests.rs"].contains(&part))
}

fn entries(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

#[test]
fn files_and_folders_have_a_size_to_be_read() {
    let all = all();
    assert!(all.len() > 900, "{} files were found", all.len());
    let mut found = BTreeMap::new();
    for (name, file) in &all {
        let lines = fs::read_to_string(file).expect("a source").lines().count();
        if lines > if is_test(name) { TESTS } else { FILE } {
            found.insert(name.clone(), lines);
        }
        let folder = Path::new(name).parent().expect("a folder");
        let full = entries(file.parent().expect("a folder"));
        if full > FOLDER {
            found.insert(folder.display().to_string(), full);
        }
    }
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    assert_eq!(names, KNOWN, "left: what is too long or too full now; right: what is known to be: {found:?}");
}

#[test]
fn no_tool_left_a_file_beside_the_folders() {
    let beside = fs::read_dir(repository()).expect("the repository").filter_map(Result::ok);
    let large =
        beside.filter(|entry| entry.metadata().is_ok_and(|data| data.is_file() && data.len() > BESIDE));
    let large: Vec<_> = large.map(|entry| entry.file_name()).collect();
    assert!(large.is_empty(), "{large:?}");
}
