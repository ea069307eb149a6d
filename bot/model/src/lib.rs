//! What the bot speaks of, as data: no SQL, no Discord, no texts.
//!
//! - [`game`]: a game with its seats, prompts and clocks, one aggregate; [`settings`]: what people and servers choose about games
//! - [`ids`]: identifiers as types; [`computer`]: seats that a computer plays; [`named!`]: closed sets of values with stable words
//! - [`time`]: time controls, spans, calendars; [`Clock`]: what time it is
//! - [`screen`]: what somebody is shown, before any transport words it
//! - [`job`]: what still has to be said; [`names`]: what people are called in it
//! - [`link`]: links to where games are played; [`anonymous`]: people in log lines
//!
//! Everything else of the bot names this crate, and it names the engine, and `words` for the language somebody reads.
//!
//! ```
//! use model::ids::GameId;
//! use model::screen::Screen;
//!
//! let game: GameId = "#k7".parse().expect("a number in base 36");
//! assert_eq!(Screen::text(format!("`#{game}` has begun.")).text, "`#k7` has begun.");
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
