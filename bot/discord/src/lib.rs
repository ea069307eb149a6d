//! The Discord transport, the only crate that names serenity: payloads, ids, errors, gateway and calls.
//!
//! - [`Endpoint`]: which API to talk to, with which token; [`Answers`]: what this layer needs of the program behind it
//! - `calls`: every request to Discord and its limits, what is read of the answers, what errors mean
//! - `messages`: a screen as Discord's JSON, controls as text and back, what Discord takes
//! - `commands`: the slash commands; `emoji`: the application's emoji, known and made
//! - `incoming`: interactions by the gateway or by HTTP: acknowledge first, then ask, then answer
//! - `sender`: the outbox's messages out; `house`: what one process does for all; `guilds`: of which servers the bot is a member
//! - `doctor`: what the bot may do in a channel; `sight`: which channels people may see; `examining`: the application, and every kind of call
//! - [`probe`]: ways in for the fuzzers
//!
//! It knows no rule and no SQL: it hears, acknowledges, asks [`Answers`], and says.
//!
//! ```
//! use discord::{descriptions, limits_broken};
//!
//! // The slash commands as Discord is told of them.
//! let commands = descriptions();
//! assert!(commands.as_array().into_iter().flatten().any(|command| command["name"] == "play"));
//! ```

mod answers;
mod calls;
mod commands;
mod doctor;
mod emoji;
mod endpoint;
mod examining;
mod guilds;
mod house;
mod incoming;
mod messages;
#[doc(hidden)]
pub mod probe;
mod sender;
mod shards;
mod sight;
#[cfg(test)]
mod tls;
mod typing;

pub use answers::Answers;
pub use commands::{descriptions, has_registered};
pub use doctor::GuildProbe;
pub use emoji::{SyncError, Synced};
pub use endpoint::{Endpoint, EndpointError};
pub use examining::examine::{Diagnosis, Verdict, examine};
pub use examining::live::{CannotExamine, Hearing, LiveReport, ToExamine, examine_live, requests_of_the_bot};
pub use incoming::gateway::{GatewayError, run};
pub use incoming::listener::{ListenError, Listening, listen};
pub use incoming::signature::{NoPublicKey, PublicKey};
pub use messages::limits::limits_broken;
pub use sender::Sender;
pub use shards::{NoShards, Shards};
pub use typing::TypingSign;
