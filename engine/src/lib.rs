//! The rules of the fifteen games. Pure: no input or output, no clock, no generator of chance, no Discord.
//!
//! - [`board`]: squares, sets of squares, pieces and how they move
//! - [`chess`]: orthodox machinery other games build on
//! - [`games`]: one folder per game
//! - [`rules`]: the contract a game fulfils; [`seat`], who plays and who looks
//! - [`any_game`]: the same behind one text-only face, for everything outside this crate
//! - [`scene`]: what to draw and to say

pub mod any_game;
pub mod board;
pub mod chess;
pub mod games;
pub mod rules;
pub mod scene;
pub mod seat;
