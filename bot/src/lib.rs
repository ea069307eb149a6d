//! Menagerie: a Discord bot on which people play fifteen strange chess games.
//!
//! - [`app`]: what people do, as plain functions; no Discord in sight
//! - [`store`]: all SQL
//! - [`outbox`]: what still has to be said, said exactly once
//! - [`discord`]: the only place that names serenity
//! - [`clock`]: what falls due by itself
//! - [`service`]: all of it, started and stopped in order
//! - [`config`], [`ids`]: settings; identifiers as types

pub mod app;
pub mod clock;
pub mod config;
pub mod discord;
pub mod ids;
pub mod outbox;
pub mod service;
pub mod store;
