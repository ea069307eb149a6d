//! Which crate may depend on which: cargo refuses cycles, and this test any dependency that is not drawn in
//! docs/ARCHITECTURE.md.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use layers::repository;
use serde_json::Value;

/// Every crate, with the crates of ours that it may depend on outside its tests.
const ARROWS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("render", &["engine"]),
    ("opponent", &["engine"]),
    ("layers", &[]),
    ("bounded-http", &[]),
    ("playground", &["bounded-http"]),
    ("metrics", &["engine"]),
    ("words", &["engine"]),
    ("model", &["engine", "words"]),
    ("pool", &["metrics", "model"]),
    ("store", &["engine", "metrics", "model", "pool", "words"]),
    ("outbox", &["metrics", "model", "pool", "store", "words"]),
    // `outbox` only for its trait `Artist`: the app draws what is sent.
    ("app", &["engine", "metrics", "model", "opponent", "outbox", "pool", "render", "store", "words"]),
    (
        "discord",
        &["app", "bounded-http", "engine", "metrics", "model", "outbox", "pool", "render", "store", "words"],
    ),
    (
        "menagerie",
        &[
            "app",
            "bounded-http",
            "discord",
            "engine",
            "metrics",
            "model",
            "opponent",
            "outbox",
            "playground",
            "pool",
            "render",
            "store",
        ],
    ),
    // Crates around the program.
    ("king-of-the-hill", &["engine", "menagerie", "opponent"]),
    (
        "fuzz-support",
        &["app", "discord", "engine", "menagerie", "metrics", "model", "pool", "render", "store", "words"],
    ),
];

/// The output of cargo, run in the repository.
fn cargo(arguments: &[&str]) -> String {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo).current_dir(repository()).args(arguments).output().expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The crates of this repository, by `cargo metadata`.
fn packages() -> Vec<Value> {
    let text = cargo(&["metadata", "--format-version=1", "--no-deps", "--offline", "--locked"]);
    let mut metadata: Value = serde_json::from_str(&text).expect("JSON");
    serde_json::from_value(metadata["packages"].take()).expect("a list")
}

/// The dependencies of a crate, except those of its tests.
fn needs(package: &Value) -> Vec<&Value> {
    let all = package["dependencies"].as_array().into_iter().flatten();
    all.filter(|needed| needed["kind"] != "dev").collect()
}

fn name(of: &Value) -> &str {
    of["name"].as_str().expect("a name")
}

#[test]
fn crates_name_only_those_below_them() {
    let packages = packages();
    let ours: BTreeSet<&str> = packages.iter().map(name).collect();
    let allowed: BTreeMap<&str, &[&str]> = ARROWS.iter().copied().collect();
    let mut wrong = Vec::new();
    for package in &packages {
        let may = allowed.get(name(package)).unwrap_or_else(|| panic!("{} is in no row", name(package)));
        let named = needs(package).into_iter().map(name).filter(|needed| ours.contains(needed));
        wrong.extend(
            named.filter(|named| !may.contains(named)).map(|named| (name(package).to_owned(), named)),
        );
    }
    assert_eq!(wrong, [], "arrows that are not drawn");
    let gone: Vec<&str> = allowed.keys().copied().filter(|name| !ours.contains(name)).collect();
    assert_eq!(gone, [""; 0], "rows of crates that are gone");
}

#[test]
fn the_playground_is_there_with_its_feature_alone() {
    let with =
        cargo(&["tree", "--package=menagerie", "--edges=normal", "--prefix=none", "--offline", "--locked"]);
    let holds = |tree: &str, name: &str| tree.lines().any(|line| line.split(' ').next() == Some(name));
    assert!(holds(&with, "playground") && !holds(&with, "jsonschema"), "{with}");
    let without = cargo(&[
        "tree",
        "--package=menagerie",
        "--no-default-features",
        "--edges=normal",
        "--prefix=none",
        "--offline",
        "--locked",
    ]);
    assert!(holds(&without, "store") && !holds(&without, "playground") && !holds(&without, "jsonschema"));
    let container = fs::read_to_string(repository().join("deploy/Dockerfile")).expect("a file");
    assert!(container.contains("-p menagerie --no-default-features"), "{container}");
}

#[test]
fn faults_are_injected_in_tests_alone() {
    let packages = packages();
    let store = packages.iter().find(|package| name(package) == "store").expect("the store");
    assert!(store["features"]["faults"].is_array() && store["features"]["default"].is_null());
    for package in &packages {
        let turned_on = |needed: &&Value| {
            let features = needed["features"].as_array();
            name(needed) == "store" && features.is_some_and(|all| all.iter().any(|one| one == "faults"))
        };
        assert_eq!(needs(package).into_iter().find(turned_on), None, "{}", name(package));
    }
}
