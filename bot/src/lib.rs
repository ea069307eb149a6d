//! Menagerie: a Discord bot on which people play fifteen strange chess games.
//!
//! - [`app`]: what people do, as plain functions; no Discord in sight
//! - [`outbox`]: what still has to be said, said exactly once
//! - [`ids`]: identifiers as types

pub mod app;
pub mod config;
pub mod ids;
pub mod outbox;
