//! The app: what people do, as plain functions that know neither Discord nor SQL. From below:
//!
//! 1. What every area stands on: `asking` (who asks, what they typed, why a request has no effect), `games` (a game at hand: its table, seats,
//!    people, time), `drawing` (pictures of it), `context` (store, clock, dice; which game is meant)
//! 2. `policy`: what a server allows; `notifications`: how people hear of things
//! 3. `play`: what a turn changes, in one transaction; `invitations`: a table before its game
//! 4. Areas beside each other: `choosing`: turns typed or by menus; `clocks`: time; `offers`: takebacks, adjournments, rematches; `plans`: turns
//!    decided ahead; `notes`: for oneself; `showing`: boards, records, films, rules, first contact and help; `library`: lists, export; `opponents`: computer
//!    players; `community`: ratings, achievements, open seats; `tournaments`; `servers`: settings, and what happens when channels are
//!    unavailable; `alone`: lessons, puzzles, and holes of golf; `privacy`: what is kept, and how it goes
//! 5. `followers`: the one list of what follows a change of a game; [`jobs`]: the one list of what is done in the background; `requests`: everything a person can ask for, who may, and which area
//!    answers; `app`: all of it put together
//!
//! No area names one above it: `layers/tests` fails for a circle.
//!
//! It never talks to Discord: it answers a request with a screen, and leaves jobs for the outbox.
//!
//! ```
//! use app::authority;
//!
//! // Who may do what is one table, from which docs/AUTHORITY.md is written.
//! assert!(authority::TABLE.len() > 100);
//! ```

mod alone;
mod app;
mod asking;
mod choosing;
mod clocks;
mod community;
mod context;
mod drawing;
mod followers;
mod games;
mod invitations;
mod library;
mod notes;
mod notifications;
mod offers;
mod opponents;
mod plans;
mod play;
mod policy;
mod privacy;
mod requests;
mod servers;
mod showing;
mod tournaments;

pub use app::{App, jobs};
pub use asking::Asker;
pub use choosing::next_question::NextQuestion;
pub use context::dice::{Dice, SealedDice};
pub use context::probe::{Finding, Findings, Membership, Owner, PermissionProbe, PlaceKind, Visibility};
pub use context::typing::Typist;
pub use context::{Context, settings, timekeeping};
pub use drawing::letters::LETTERS;
pub use drawing::{Progress, picture};
pub use games::soundness;
pub use play::endings::Endings;
pub use policy::permissions::{invited_with, lacking};
pub use requests::suggest::Suggest;
pub use requests::{authority, forms, request};
pub use servers::GuildEvent;
