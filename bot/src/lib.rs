//! Menagerie: a Discord bot on which people play fifteen strange chess games.
//!
//! - [`app`]: what people do, as plain functions; no Discord in sight
//! - [`store`]: all SQL
//! - [`outbox`]: what still has to be said, said exactly once
//! - [`discord`]: the only place that names serenity
//! - [`backup`]: copies of the database, verified and put back
//! - [`clock`]: what falls due by itself; [`referee`]: what has to be worked out
//! - [`metrics`]: what is counted and measured; [`operations`]: how the process shows itself
//! - [`pool`]: the threads on which the rules are asked, shared fairly
//! - [`process`]: this process among others on the same database
//! - [`service`]: all of it, started and stopped in order
//! - [`time`]: time controls and spans; pure; [`timekeeping`]: what time it is, whoever sets the clock
//! - [`words`]: what it says, in every language
//! - [`config`], [`ids`]: settings; identifiers as types; `named`: values with stable words

#[cfg(test)]
extern crate self as menagerie;

pub mod app;
pub mod backup;
pub mod clock;
pub mod config;
pub mod discord;
pub mod ids;
pub mod metrics;
mod named;
pub mod operations;
pub mod outbox;
pub mod pool;
pub mod process;
pub mod referee;
pub mod service;
pub mod store;
pub mod time;
pub mod timekeeping;
pub mod words;
