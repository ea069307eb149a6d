//! Writes what is measured about themes into `docs/SIGHT.md`: `cargo run -p render --example colours`

#[path = "../tests/support/measured.rs"]
#[allow(dead_code, reason = "the suite of themes asks for more than the page")]
mod measured;
#[path = "../tests/support/mod.rs"]
#[allow(dead_code, reason = "golden pictures are no concern of the page")]
mod support;

use std::{fs, process};

fn main() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/SIGHT.md");
    if let Err(error) = fs::write(path, measured::page(&support::RENDERER)) {
        eprintln!("{path}: {error}");
        process::exit(1);
    }
}
