//! What the benches share: databases full of games, the program as a process of its own, people who play in it.
//!
//! - `fill`: databases full of games, kept in `target/tmp` between runs; `lines`: how such games have gone so far
//! - `program`: the process that is measured; `drive`: people and what they do; `figures`: percentiles, tables

#![allow(dead_code, reason = "each bench uses a part of it")]

pub(crate) mod drive;
pub(crate) mod figures;
pub(crate) mod fill;
mod lines;
pub(crate) mod program;
#[path = "../../tests/support/turns.rs"]
pub(crate) mod turns;
