//! The only place that names serenity: Discord's payloads, identifiers, errors, gateway and calls.
//!
//! - [`Endpoint`]: which API to talk to, with which token
//! - `gateway`: events in; `dispatch`: acknowledge first, then ask the app, then answer
//! - `inbound`: what an interaction asks for; `commands`: the slash commands
//! - `payload`: a screen as Discord's JSON; `custom_id`: controls as text and back
//! - `sender`: the outbox's messages out; `fate`: what an error means

mod commands;
mod custom_id;
mod dispatch;
mod endpoint;
mod fate;
mod gateway;
mod inbound;
mod payload;
mod sender;

pub use commands::descriptions;
pub use endpoint::{Endpoint, EndpointError};
pub use gateway::{GatewayError, run};
pub use payload::limits_broken;
pub use sender::Sender;
