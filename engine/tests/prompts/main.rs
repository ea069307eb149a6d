//! What players are asked: a question about the game at hand, and what gives check.

mod questions;
#[path = "../support/mod.rs"]
mod support;
mod threats;
