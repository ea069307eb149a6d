//! No cycles between the top-level modules of a crate, except those that `circles.txt` lists: that list only
//! gets shorter.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use layers::{arrows, circles, repository};

/// Every crate of ours with modules.
const CRATES: &[&str] = &[
    "bot",
    "bot/app",
    "bot/discord",
    "bot/http",
    "bot/metrics",
    "bot/model",
    "bot/outbox",
    "bot/playground",
    "bot/pool",
    "bot/store",
    "bot/words",
    "engine",
    "layers",
    "opponent",
    "render",
];

#[test]
fn no_new_circle_and_no_old_one_that_has_gone() {
    let mut found = BTreeSet::new();
    for home in CRATES {
        let all = arrows(&repository().join(home).join("src"));
        assert!(!all.is_empty(), "{home} has no modules");
        found.extend(circles(&all).into_iter().map(|(from, to)| format!("{home}: {from} -> {to}")));
    }
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/circles.txt");
    let text = fs::read_to_string(list).expect("a file");
    let known: BTreeSet<String> =
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let new: Vec<_> = found.difference(&known).collect();
    assert!(new.is_empty(), "arrows that close a circle: {new:#?}");
    let gone: Vec<_> = known.difference(&found).collect();
    assert!(
        gone.is_empty(),
        "these lie on no circle any more; take them out of layers/tests/circles.txt: {gone:#?}"
    );
}
