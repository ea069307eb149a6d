use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use engine::catalogue;
use engine::rules::{Options, Voice};
use engine::seat::{Seat, Viewer};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::{Arg, Lang, files};

/// Every key of a language with its arguments.
pub(super) fn texts(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (area, text) in files(lang) {
        let resource =
            parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{lang:?} {area}: {errors:?}"));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let mut keep = |key: String, pattern: &Pattern<&str>| {
                        let mut taken = BTreeSet::new();
                        arguments(pattern, &mut taken);
                        assert!(all.insert(key.clone(), taken).is_none(), "{lang:?} says {key} twice");
                    };
                    if let Some(value) = &message.value {
                        keep(id.to_owned(), value);
                    }
                    for attribute in &message.attributes {
                        keep(format!("{id}.{}", attribute.id.name), &attribute.value);
                    }
                }
                Entry::Term(term) => panic!("{lang:?} {area}: terms are not used: {}", term.id.name),
                Entry::Junk { content } => panic!("{lang:?} {area}: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    all
}

fn arguments(pattern: &Pattern<&str>, taken: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => argument(inline, taken),
                Expression::Select { selector, variants } => {
                    argument(selector, taken);
                    variants.iter().for_each(|variant| arguments(&variant.value, taken));
                }
            }
        }
    }
}

fn argument(expression: &InlineExpression<&str>, taken: &mut BTreeSet<String>) {
    match expression {
        InlineExpression::VariableReference { id } => {
            taken.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => match &**expression {
            Expression::Inline(inner) => argument(inner, taken),
            Expression::Select { .. } => panic!("one choice within another is hard to read"),
        },
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|inner| argument(inner, taken));
        }
        _ => {}
    }
}

/// Collects the program's sources, file by file.
fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push((path.display().to_string(), fs::read_to_string(&path).expect("a file")));
        }
    }
}

fn program() -> Vec<(String, String)> {
    let mut found = Vec::new();
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    sources(&bot.join("src"), &mut found);
    // The neighbouring crates, this one among them.
    let beside =
        fs::read_dir(&bot).expect("a folder").map(|entry| entry.expect("an entry").path().join("src"));
    beside.filter(|folder| folder.is_dir()).for_each(|folder| sources(&folder, &mut found));
    found.retain(|(path, _)| !path.ends_with("/words/src/tests.rs"));
    for (_, source) in &mut found {
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        *source = code.collect::<Vec<_>>().join("\n");
    }
    found
}

/// Each use of [`say!`](crate::say) and `reject!` in a file: its key, and the names of its arguments.
fn uses(source: &str) -> Vec<(String, BTreeSet<String>)> {
    // `say!` has the language as its first argument.
    let made = [("say!(", 1), ("reject!(", 0)];
    made.into_iter()
        .flat_map(|(begin, at)| source.split(begin).skip(1).filter_map(move |rest| used(rest, at)))
        .collect()
}

/// Reads the arguments after `say!(`, up to its closing bracket.
fn used(rest: &str, at: usize) -> Option<(String, BTreeSet<String>)> {
    let mut depth = 1;
    let mut quoted = false;
    let mut parts = vec![String::new()];
    let mut before = ' ';
    for letter in rest.chars() {
        if letter == '"' && before != '\\' {
            quoted = !quoted;
        }
        if !quoted {
            match letter {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 1 => {
                    parts.push(String::new());
                    continue;
                }
                _ => {}
            }
        }
        if depth == 0 {
            break;
        }
        parts.last_mut()?.push(letter);
        before = letter;
    }
    let key = parts.get(at)?.trim().trim_matches('"').to_owned();
    let names = parts.iter().skip(at + 1).filter_map(|part| part.split_once('='));
    Some((key, names.map(|(name, _)| name.trim().to_owned()).collect()))
}

#[test]
fn every_language_has_every_text_with_the_same_arguments() {
    let english = texts(Lang::En);
    assert!(!english.is_empty());
    for lang in Lang::ALL {
        let own = texts(lang);
        for (key, taken) in &english {
            let found = own.get(key).unwrap_or_else(|| panic!("{lang:?} lacks {key}"));
            assert_eq!(found, taken, "{lang:?} {key}");
        }
        // Forms of seats' names and nouns exist only in languages that need them.
        let bends = |key: &str| ["engine-seat-", "noun-"].iter().any(|start| key.starts_with(start));
        for key in own.keys().filter(|key| !bends(key) || !key.contains('.')) {
            assert!(english.contains_key(key), "{lang:?} has {key}, which English lacks");
        }
    }
}

#[test]
fn every_text_that_is_used_is_there_with_its_arguments() {
    let english = texts(Lang::En);
    let mut seen = 0;
    for (path, source) in program() {
        for (key, given) in uses(&source) {
            let taken = english.get(&key).unwrap_or_else(|| panic!("{path} says {key}, which is not there"));
            assert_eq!(&given, taken, "{path}: {key}");
            seen += 1;
        }
    }
    assert!(seen > 0, "the program says something");
}

#[test]
fn looks_are_called_by_names_of_the_language_and_peoples_own_as_they_call_them() {
    assert_eq!(Lang::De.board_look("wood", "Wood"), "Holz");
    assert_eq!(Lang::Es.piece_look("letters", "Letters"), "Letras");
    assert_eq!(Lang::De.board_look("marble", "Marble"), "Marble");
}

#[test]
fn no_text_is_left_over() {
    let program: String = program().into_iter().map(|(_, source)| source).collect();
    for key in texts(Lang::En).keys() {
        let (id, _) = key.split_once('.').unwrap_or((key, ""));
        // Names of commands are put together from parts by `discord::commands`.
        let composed = ["command-", "option-", "choice-"].iter().any(|start| id.starts_with(start));
        // What games say has keys made from the engine's own words, by `words::games`, `words::grammar` and
        // `app::community::achievements`; that of lessons is held to their steps by `engine/tests/lessons/`.
        let composed = composed
            || ["achievement-", "engine-", "lesson-", "noun-"].iter().any(|start| id.starts_with(start));
        assert!(composed || program.contains(&format!("\"{id}\"")), "nobody says {key}");
    }
}

#[test]
fn texts_keep_the_limits_of_what_they_are_for() {
    for lang in Lang::ALL {
        for (key, taken) in texts(lang) {
            let args: Vec<(&'static str, Arg)> =
                taken.into_iter().map(|name| (&*name.leak(), Arg::from(3_i64))).collect();
            let text = lang.text(&key, &args);
            let length = text.chars().count();
            let most = match key.rsplit('-').next().unwrap_or_default() {
                "button" => 60,
                "choice" | "placeholder" => 100,
                "title" | "label" => 45,
                _ if key.ends_with(".about") => 100,
                _ => 1800,
            };
            assert!((1..=most).contains(&length), "{lang:?} {key}: {length} characters: {text}");
            let named =
                ["command-", "option-"].iter().any(|start| key.starts_with(start)) && !key.contains('.');
            if named {
                let plain = |c: char| (c.is_alphanumeric() && !c.is_uppercase()) || c == '-' || c == '_';
                assert!(text.chars().all(plain) && length <= 32, "{lang:?} {key}: {text}");
            }
        }
    }
}

#[test]
fn plural_forms_and_arguments_reach_the_text() {
    let three = |lang: Lang| lang.list(&["Ada", "Ben", "Cleo"]);
    assert_eq!(Lang::ALL.map(three), ["Ada, Ben and Cleo", "Ada, Ben und Cleo", "Ada, Ben y Cleo"]);
    assert_eq!(Lang::of_locale("es-419"), Some(Lang::Es));
    assert_eq!(Lang::of_locale("fr"), None);
    assert_eq!(Lang::En.text("no-such-text", &[]), "no-such-text");
}

/// No *vosotros*: only Spain uses it, most of the Spanish-speaking world doesn't.
#[test]
fn spanish_is_for_all_of_its_countries() {
    let rules = catalogue::all().iter().map(|game| (game.info().id, game.info().rules.read_in("es")));
    for (place, text) in files(Lang::Es).chain(rules) {
        for word in text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase) {
            let to_many = word.ends_with("áis") || (word.ends_with("éis") && word != "dieciséis");
            let begun = ["vosotr", "vuestr"].iter().any(|start| word.starts_with(start));
            assert!(!to_many && !begun, "{place}: {word}");
        }
    }
}

#[test]
fn what_comes_out_of_a_box_is_put_on_its_square() {
    let game = catalogue::find("captain-spalding").expect("a game");
    let (info, seat) = (game.info(), Seat(0));
    let start = game.open(&Options::default(), None).expect("a game");
    let mut moved = start.fork();
    moved.step(seat, "e1e2").expect("a move of the box");
    for (lang, put) in [(Lang::De, " setzen"), (Lang::Es, "Poner ")] {
        for offer in moved.offers(Viewer::Seat(seat)) {
            let said = lang.of(info).say(&offer.label);
            assert!(said.contains(put), "{said}");
        }
    }
    // Its notation is explained by a turn that can be played, and its summary says how to win.
    for (lang, goal) in
        [(Lang::En, "Take the other box"), (Lang::De, "Schlag die andere Kiste"), (Lang::Es, "la otra caja")]
    {
        let example = lang.marks_in(info).and_then(|text| Some(text.split('`').nth(1)?.to_owned()));
        assert!(engine::typed::whole(&*start, seat, &example.expect("an example")).is_ok(), "{lang:?}");
        assert!(lang.summary(info).contains(goal), "{lang:?}");
    }
}
