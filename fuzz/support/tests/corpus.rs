//! Runs every input of the corpus, and as many mutated ones, through every target. The random numbers are always the same;
//! `MENAGERIE_FUZZ_SECONDS` adds that many seconds of new ones for each target, `MENAGERIE_FUZZ_SEED` chooses others.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fuzz_support::mutate::mutate;
use fuzz_support::random::Random;
use fuzz_support::targets::{ALL, Target};

/// The folder of corpora and fuzzers.
fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The corpus of a target, sorted by name.
fn corpus(target: &Target) -> Vec<(String, Vec<u8>)> {
    let folder = home().join("corpus").join(target.name);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut corpus: Vec<(String, Vec<u8>)> = files
        .map(|file| {
            let path = file.expect("a file").path();
            (path.display().to_string(), std::fs::read(&path).expect("readable"))
        })
        .collect();
    corpus.sort();
    corpus
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Checks an input, and reports which one if a property doesn't hold.
fn try_input(target: &Target, origin: &str, input: &[u8]) {
    if std::panic::catch_unwind(|| target.run(input)).is_err() {
        let hex: String = input.iter().map(|byte| format!("{byte:02x}")).collect();
        panic!(
            "target {}, {origin}:\n{}\n\nas hex, for fuzz/corpus/{}: {hex}",
            target.name,
            String::from_utf8_lossy(input),
            target.name
        );
    }
}

fn run(target: &Target) {
    let named = corpus(target);
    for (name, input) in &named {
        try_input(target, name, input);
    }
    let inputs: Vec<Vec<u8>> = named.into_iter().map(|(_, input)| input).collect();
    let seed = number("MENAGERIE_FUZZ_SEED").unwrap_or_default();
    let mut random = Random::of(format!("{} {seed}", target.name).as_bytes());
    let begun = Instant::now();
    let longest = number("MENAGERIE_FUZZ_SECONDS").map(Duration::from_secs);
    let mut made = 0;
    while longest.map_or(made < target.inputs, |longest| begun.elapsed() < longest) {
        made += 1;
        let input = mutate(&inputs, target.words, &mut random);
        try_input(target, &format!("input {made} of seed {seed}"), &input);
    }
    println!("{}: {} of the corpus, {made} made up, {:?}", target.name, inputs.len(), begun.elapsed());
}

#[test]
fn the_same_inputs_are_made_up_everywhere() {
    let corpus = [b"game: chess\n\nWhite: e2e4\n".to_vec(), b"1 2 3".to_vec()];
    let mut random = Random::new(7);
    let made: Vec<Vec<u8>> = (0..200).map(|_| mutate(&corpus, &["resign"], &mut random)).collect();
    let sum =
        made.concat().iter().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(*byte)));
    assert_eq!(sum, 5_640_866_275_744_310_509, "other inputs than ever before");
}

#[test]
fn every_target_has_a_corpus_and_a_fuzzer() {
    let manifest = std::fs::read_to_string(home().join("Cargo.toml")).expect("the fuzzers' manifest");
    for target in ALL {
        let files = corpus(target);
        assert!((3..=100).contains(&files.len()), "{}: {} files", target.name, files.len());
        for (name, input) in files {
            assert!(input.len() <= 8_192, "{name} is large");
        }
        let fuzzer = home().join("fuzz_targets").join(format!("{}.rs", target.name));
        let fuzzer = std::fs::read_to_string(fuzzer).expect("a fuzzer");
        assert!(fuzzer.contains(&format!("find(\"{}\")", target.name)), "{}", target.name);
        assert!(manifest.contains(&format!("name = \"{}\"", target.name)), "{}", target.name);
    }
}

macro_rules! targets {
    ($($name:ident),* $(,)?) => {
        /// The targets below; each is a test, so that they run in parallel.
        const TESTED: &[&str] = &[$(stringify!($name)),*];

        $(
            #[test]
            fn $name() {
                run(fuzz_support::targets::find(stringify!($name)));
            }
        )*
    };
}

targets!(
    turns,
    position,
    record,
    san,
    look,
    control,
    interaction,
    asks,
    config,
    seal,
    time,
    job,
    signature,
    import
);

#[test]
fn every_target_is_tested() {
    assert_eq!(TESTED, ALL.iter().map(|target| target.name).collect::<Vec<_>>());
}
