//! The Discord transport, the only crate that names serenity: payloads, ids, errors, gateway and calls.
//!
//! - [`Endpoint`]: the API to talk to, with its token; [`Answers`]: what this layer needs of the program behind it
//! - `calls`: every request to Discord and its limits, its answers, its errors
//! - `messages`: a screen as Discord's JSON, custom ids of controls, limits of messages
//! - `commands`: the slash commands; `emoji`: the application's emoji
//! - `incoming`: interactions by the gateway or by HTTP: acknowledge first, then ask, then answer
//! - `sender`: the outbox's transport; `house`: singleton tasks; `guilds`: the servers of which the bot is a member
//! - `doctor`: the bot's permissions in a channel; `sight`: which channels people see; `examining`: the application, and every
//!   kind of call
//! - [`probe`]: entry points for the fuzzers
//!
//! It knows no rules and no SQL: it receives, acknowledges, asks [`Answers`], and sends.
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
