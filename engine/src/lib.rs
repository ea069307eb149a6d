//! The rules of the fifteen games: who may do what, what everybody may know, what it looks like and what happened.
//!
//! The crate is pure: no input or output, no clock, no random generator, no Discord. Chance is a step whose
//! outcome the caller draws; time is the caller's, too. Everything that leaves it is made from a
//! [view](rules::Rules::view), so that nobody learns what their seat doesn't know.
//!
//! # A game of Zombie Chess
//!
//! ```
//! use engine::seat::{Seat, SeatSet, Viewer};
//! use engine::{catalogue, rules, typed};
//!
//! let zombie = catalogue::find("zombie").ok_or("no such game")?;
//! let mut table = zombie.open(&rules::Options::default(), None)?;
//! let (white, black) = (Seat(0), Seat(1));
//! // White takes a pawn and buries it under the rook on a1, in secret.
//! for (seat, turn) in [(white, "e4"), (black, "d5"), (white, "exd5/@a1")] {
//!     for entry in typed::whole(&*table, seat, turn)? {
//!         table.apply(&entry)?;
//!     }
//! }
//! let last = |viewer| table.record(viewer).pop().map(|turn| turn.text);
//! assert_eq!(last(Viewer::Seat(white)).as_deref(), Some("e4d5/@a1"));
//! assert_eq!(last(Viewer::Seat(black)).as_deref(), Some("e4d5/@?"));
//! assert_eq!(table.pending(), rules::Pending::Seats(SeatSet::only(black)));
//! assert!(table.offers(Viewer::Seat(black)).iter().any(|offer| offer.text == "d8d5"));
//! assert!(table.position().ends_with("buried=w:a1p"), "the whole truth, for nobody's eyes");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is where
//!
//! - [`board`]: squares, sets of squares, pieces and how they move
//! - [`chess`]: orthodox machinery for other games; [`duel`]: what games of White against Black share around it
//! - [`games`]: one folder per game
//! - [`rules`]: the contract of a game; [`seat`]: seats and viewers; [`team`]: names of teams
//! - [`table`]: a game in progress: log, drafts, draw offers, reading and suggesting; [`catalogue`]: all games
//! - [`cards`]: playing cards that stand for pieces
//! - [`chance`]: sealed seeds and draws from them
//! - [`any_game`]: games and tables behind one text-only interface, for everything outside this crate; [`typed`]:
//!   plays typed turns
//! - [`record`]: writes and reads games in our own notation; [`pgn`]: writes PGN, where it can express a game
//! - [`scene`]: what to draw and to say, without rules
//! - [`search`]: search positions and perft; [`evaluate`]: their values for computer players
//! - [`achievements`]: achievements of finished games
//! - [`lesson`]: lesson steps as they are played
//! - [`tactics`]: puzzles with one good turn; [`lesson::posed`]: those of the installed games
//! - [`work`]: counts the work of the rules

pub mod achievements;
pub mod board;
pub mod cards;
pub mod catalogue;
pub mod chance;
pub mod chess;
pub mod duel;
pub mod evaluate;
pub mod games;
pub mod lesson;
pub mod pgn;
mod printable;
pub mod record;
pub mod rules;
pub mod scene;
pub mod search;
pub mod seat;
pub mod table;
pub mod tactics;
pub mod team;
#[cfg(test)]
mod trial;
pub mod typed;
pub mod work;

pub use table::any_game;
