//! The data that the bot's crates share: no SQL, no Discord, no texts.
//!
//! - [`game`]: a game with its seats, prompts and clocks, one aggregate; [`settings`]: what people and servers choose about
//!   games
//! - [`ids`]: identifiers as types; [`computer`]: seats that a computer plays; [`named!`]: closed sets of values with stable
//!   words
//! - [`time`]: time controls, spans, calendars; [`Clock`]: a source of time
//! - [`screen`]: what a person is shown, before a transport formats it
//! - [`job`]: outbox jobs; [`names`]: display names in them
//! - [`link`]: links to where games are played; [`anonymous`]: people in log lines
//!
//! All other crates of the bot depend on this one, which depends on the engine, and on `words` for languages.
//!
//! ```
//! use model::ids::GameId;
//! use model::screen::Screen;
//!
//! let game: GameId = "#12".parse().expect("a game's number");
//! assert_eq!(Screen::text(format!("`#{game}` has begun.")).text, "`#12` has begun.");
//! ```

pub mod anonymous;
pub mod computer;
pub mod game;
pub mod ids;
pub mod job;
pub mod link;
mod named;
pub mod names;
pub mod screen;
pub mod settings;
pub mod time;

use std::sync::Arc;

/// The time, in milliseconds since 1970.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;
