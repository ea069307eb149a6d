//! Which names of its crate's root a source uses.

use std::collections::{BTreeMap, BTreeSet};

/// Whether `lib.rs` or `main.rs` declares a module for tests alone.
pub(crate) fn is_for_tests(root: &str, module: &str) -> bool {
    ["mod", "pub mod"].iter().any(|word| root.contains(&format!("#[cfg(test)]\n{word} {module};")))
}

/// What `lib.rs` or `main.rs` re-exports, each with its module.
pub(crate) fn exported(root: &str, modules: &BTreeSet<String>) -> BTreeMap<String, String> {
    let uses = code(root);
    let uses = uses.split("use ").skip(1).filter_map(|rest| rest.split(';').next());
    let mut found = BTreeMap::new();
    for taken in uses {
        let Some((module, names)) = taken.split_once("::") else { continue };
        if !modules.contains(module) {
            continue;
        }
        for name in names.split(['{', '}', ',']) {
            let name = name.rsplit([':', ' ']).find(|part| !part.is_empty()).unwrap_or_default();
            found.insert(name.trim().to_owned(), module.to_owned());
        }
    }
    found
}

/// The root's names used by a source at this depth of its crate, outside tests and comments.
pub(crate) fn of_the_root(source: &str, depth: usize) -> BTreeSet<String> {
    let code = code(source);
    let up = "super::".repeat(depth);
    let mut found = BTreeSet::new();
    for begin in ["crate::", up.as_str()] {
        for (at, _) in code.match_indices(begin) {
            let before = &code[..at];
            let part_of_more = before.ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '$');
            let rest = &code[at + begin.len()..];
            if part_of_more || before.ends_with("super::") || rest.starts_with("super::") {
                continue;
            }
            found.extend(first_names(rest));
        }
    }
    found
}

/// The first name of a path, or of each path within braces.
fn first_names(path: &str) -> Vec<String> {
    let name = |path: &str| {
        path.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>()
    };
    let Some(group) = path.strip_prefix('{') else { return vec![name(path)] };
    let mut found = Vec::new();
    let (mut depth, mut begin) = (1, 0);
    for (at, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => {
                found.push(name(&group[begin..at]));
                begin = at + 1;
            }
            _ => {}
        }
        if depth == 0 {
            found.push(name(&group[begin..at]));
            break;
        }
    }
    found
}

/// A source without its comments and its tests.
fn code(source: &str) -> String {
    let code = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn paths_are_read_from_where_they_stand() {
        let source = "use crate::board::Square;\nuse super::{a, b::{C, D}, e as f};\n// crate::no\nfn g() { super::h() }\n\
                      #[cfg(test)]\nmod tests {\n use crate::no;\n}";
        assert_eq!(of_the_root(source, 1), set(&["board", "a", "b", "e", "h"]));
        assert_eq!(of_the_root(source, 2), set(&["board"]));
        assert_eq!(of_the_root("use super::super::x::Y; use super::own;", 2), set(&["x"]));
    }

    #[test]
    fn what_the_root_exports_belongs_to_its_module() {
        let root = "mod dice;\n#[cfg(test)]\nmod rehearsal;\npub use dice::{Dice, SealedDice as Sealed};\nuse store::Store;\n";
        let found = exported(root, &set(&["dice"]));
        assert_eq!((found["Dice"].as_str(), found["Sealed"].as_str()), ("dice", "dice"));
        assert!(!found.contains_key("Store"));
        assert!(is_for_tests(root, "rehearsal") && !is_for_tests(root, "dice"));
    }
}
