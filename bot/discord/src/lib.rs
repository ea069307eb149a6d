//! The only place that names serenity: Discord's payloads, identifiers, errors, gateway and calls.
//!
//! - [`Endpoint`]: which API to talk to, with which token
//! - `gateway`: events in; `house`: what one process does for all; `dispatch`: acknowledge first, then ask, then answer
//! - `listener`: interactions by HTTP instead, behind `signature`
//! - [`Answers`]: what this layer needs of the program behind it
//! - `guilds`: of which servers the bot is a member, and the link that makes it one
//! - `events`: the gateway's events as they come; `received`: an interaction, read; `inbound`: what it asks for; `interaction`: its acknowledgement and its answer;
//!   `latest`: several answers in one message; `repeated`: events that come twice
//! - `commands`: the slash commands; `custom_id`: controls as text and back
//! - `flood`: one person's flood, damped
//! - `emoji`: the application's emoji, known and made
//! - `payload`: a screen as Discord's JSON; `limits`: what Discord takes
//! - `examine`: what is asked about the application by hand; `doctor`: what the bot may do in a channel; `sight`: which channels people may see
//! - `live`: every kind of call and interaction once, against the real API
//! - `rest`: every request to Discord, and its limits
//! - `sender`: the outbox's messages out
//! - [`probe`]: ways in for the fuzzers
//! - `call`: one call, bounded in time; `failure`: what an error means

mod answers;
mod call;
mod commands;
mod connected;
mod custom_id;
mod dispatch;
mod doctor;
mod emoji;
mod endpoint;
mod events;
mod examine;
mod failure;
mod flood;
mod gateway;
mod guilds;
mod house;
mod inbound;
mod interaction;
mod latest;
mod limits;
mod listener;
mod live;
mod payload;
#[doc(hidden)]
pub mod probe;
mod read;
mod received;
mod repeated;
mod rest;
mod sender;
mod shards;
mod sight;
mod signature;
mod suggesting;
#[cfg(test)]
mod tls;

pub use answers::Answers;
pub use commands::{descriptions, has_registered};
pub use doctor::Surveyor;
pub use emoji::{SyncError, Synced};
pub use endpoint::{Endpoint, EndpointError};
pub use examine::{Diagnosis, Verdict, examine};
pub use gateway::{GatewayError, run};
pub use limits::limits_broken;
pub use listener::{ListenError, Listening, listen};
pub use live::{CannotExamine, Hearing, LiveReport, ToExamine, examine_live, requests_of_the_bot};
pub use sender::Sender;
pub use shards::{NoShards, Shards};
pub use signature::{NoPublicKey, PublicKey};
