//! Reads from the sources which top-level modules of a crate name each other.
//!
//! Cargo refuses cycles between crates, but nothing refuses them between modules: so tests do, with what is read here: the
//! names after `crate::` and `super::` outside tests. A crate's own file (`lib.rs`, `main.rs`) puts its modules together and
//! may name all of them; a re-export counts as the module that it comes from.
//!
//! ```
//! use layers::{arrows, circles, repository};
//!
//! let all = arrows(&repository().join("bot/outbox/src"));
//! assert!(all["worker"].contains("outbox"));
//! assert!(circles(&all).is_empty());
//! ```

mod names;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// For each module, the modules that it names.
pub type Arrows = BTreeMap<String, BTreeSet<String>>;

/// The folder of the repository.
#[must_use]
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every Rust source under a folder, in order.
///
/// # Panics
/// When a folder can't be read.
#[must_use]
pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The dependencies between the top-level modules under a crate's `src`, except those of tests.
///
/// # Panics
/// When a source can't be read.
#[must_use]
pub fn arrows(src: &Path) -> Arrows {
    let read = |path: &Path| fs::read_to_string(path).expect("a source");
    let root = ["lib.rs", "main.rs"].map(|name| src.join(name)).into_iter().find(|path| path.exists());
    let root = root.map(|path| read(&path)).unwrap_or_default();
    let mut files: BTreeMap<String, Vec<(usize, String)>> = BTreeMap::new();
    for path in sources(src) {
        let within: Vec<String> = path
            .strip_prefix(src)
            .expect("a path within")
            .with_extension("")
            .iter()
            .map(|part| part.to_string_lossy().into_owned())
            .collect();
        let module = within[0].clone();
        let tests = within.iter().any(|part| part == "tests");
        if ["lib", "main"].contains(&module.as_str()) || tests || names::is_for_tests(&root, &module) {
            continue;
        }
        let depth = within.len() - usize::from(within.last().is_some_and(|part| part == "mod"));
        files.entry(module).or_default().push((depth, read(&path)));
    }
    let modules: BTreeSet<String> = files.keys().cloned().collect();
    let exported = names::exported(&root, &modules);
    let named = |module: &String, files: &[(usize, String)]| {
        let names = files.iter().flat_map(|(depth, text)| names::of_the_root(text, *depth));
        let home = |name: String| exported.get(&name).cloned().or(modules.contains(&name).then_some(name));
        names.filter_map(home).filter(|name| name != module).collect()
    };
    files.iter().map(|(module, files)| (module.clone(), named(module, files))).collect()
}

/// The dependencies that lie on a cycle.
#[must_use]
pub fn circles(all: &Arrows) -> Vec<(&str, &str)> {
    let arrows =
        all.iter().flat_map(|(from, names)| names.iter().map(move |to| (from.as_str(), to.as_str())));
    arrows.filter(|(from, to)| beyond(all, to).contains(from)).collect()
}

/// What can be reached from a module along the dependencies.
fn beyond<'a>(all: &'a Arrows, from: &str) -> BTreeSet<&'a str> {
    let named = |module: &str| all.get(module).into_iter().flatten().map(String::as_str);
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> = named(from).collect();
    while let Some(module) = open.pop() {
        if seen.insert(module) {
            open.extend(named(module));
        }
    }
    seen
}
