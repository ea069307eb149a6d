//! Everything of one database in one file, and back: `menagerie export` and `import`. docs/DUMP.md describes the file.
//!
//! `tables` says what travels; the columns come from the schema itself.

mod error;
mod lines;
mod read;
mod schema;
mod tables;
mod write;

pub use error::DumpError;
pub use lines::{Header, inspect};
pub use read::{Arrival, import};
pub use tables::travels_or_stays;

#[cfg(test)]
mod tests;
