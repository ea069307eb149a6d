//! The one way to run a statement: its text, its values, and what reads a row.

mod columns;
mod statements;
mod values;

pub(crate) use columns::Columns;
pub(crate) use statements::Statements;
pub(crate) use values::Values;
