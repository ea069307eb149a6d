//! The properties of all fuzz targets. One function per target: it takes any bytes and panics when a property doesn't hold.
//!
//! The fuzzers in `fuzz/fuzz_targets` and the suite in `tests/` call the same functions, so that a find of one is a test of
//! the other. docs/CONTRIBUTING.md says how to run them.
//!
//! - [`targets`]: every target; `words`: what its inputs are made of
//! - [`rules`]: games, from typed turns to records; pure
//! - [`looks`]: files of themes
//! - `bot`: what Discord sends, people ask for, rows and settings hold
//! - [`random`], [`mutate`]: numbers and inputs that are the same on every machine
//! - [`effort`]: how long an input took

#[cfg(feature = "bot")]
pub mod bot;
pub mod effort;
pub mod looks;
pub mod mutate;
pub mod random;
pub mod rules;
pub mod targets;
mod words;

pub use targets::Target;
