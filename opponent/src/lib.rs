//! Computer players: each sees only a seat's view, and answers with the steps of a turn.
//!
//! Answers are deterministic: equal view, level, seed and number of nodes give equal answers on every machine.
//! There are no clocks, no threads, and no random numbers but those from the seed. A caller that wants an answer
//! sooner uses [`Budget::stop`].
//!
//! ```
//! use engine::any_game::{Actor, Entry};
//! use engine::catalogue;
//! use engine::seat::Seat;
//! use opponent::{Budget, Level, Players};
//!
//! let players = Players::new();
//! let mut table = catalogue::find("chess").ok_or("no such game")?.open(&Default::default(), None)?;
//! let player = players.find("chess").ok_or("nobody plays it")?;
//! let thought = player.think(&table.view_of(Seat(0)), Level::Easy, &Budget::nodes(500), 1).ok_or("nothing is asked")?;
//! table.apply(&Entry { actor: Actor::Seat(Seat(0)), text: thought.entry() })?;
//! assert_eq!(table.turns_completed(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Players`]: finds a game's computer player; [`AnyPlayer`]: a computer player
//! - [`Player`]: plays games that can be searched; [`Worlds`]: plays those with secrets or cards; [`Golfer`]:
//!   plays Chess Golf
//! - [`Level`], [`Budget`], [`Thought`]: the question and its result; [`Study`]: a close look at a position;
//!   [`tactics`]: puzzles found by it
//! - [`Comparison`]: what a turn that was played gave away, by what its seat could know; `review`: computes it
//! - `search`: searches positions without secrets
//! - `choice`: chooses among good turns by level

mod budget;
mod choice;
mod golf;
mod level;
mod partner;
mod player;
mod players;
mod review;
mod search;
mod study;
pub mod tactics;
mod thought;
mod worlds;

pub use budget::Budget;
pub use golf::Golfer;
pub use level::Level;
pub use partner::Partner;
pub use player::{AnyPlayer, Player};
pub use players::Players;
pub use review::Comparison;
pub use study::Study;
pub use thought::Thought;
pub use worlds::Worlds;
