//! The rules of the fifteen games. Pure: no input or output, no clock, no generator of chance, no Discord.
//!
//! - [`board`]: squares, sets of squares, pieces and how they move
//! - [`chess`]: orthodox machinery other games build on; [`duel`], what games of White against Black have around it
//! - [`games`]: one folder per game
//! - [`rules`]: the contract a game fulfils; [`seat`], who plays and who looks; [`team`], who wins together
//! - [`table`]: a game being played: log, drafts, draw offers, reading and suggesting; [`catalogue`], all games
//! - [`cards`]: playing cards that stand for pieces
//! - [`chance`]: sealed seeds and drawing from them
//! - [`any_game`]: the same behind one text-only face, for everything outside this crate; [`typed`]: playing what people type
//! - [`record`]: games written down in our own notation and read back; [`pgn`], where PGN can say them
//! - [`scene`]: what to draw and to say
//! - [`search`]: positions to look ahead from, and lines counted
//! - [`work`]: how much was looked at for an answer

#[macro_use]
mod open;

pub mod board;
pub mod cards;
pub mod catalogue;
pub mod chance;
pub mod chess;
pub mod duel;
pub mod games;
pub mod pgn;
mod printable;
pub mod record;
pub mod rules;
pub mod scene;
pub mod search;
pub mod seat;
pub mod table;
pub mod team;
#[cfg(test)]
mod trial;
pub mod typed;
pub mod work;

pub use table::any_game;
