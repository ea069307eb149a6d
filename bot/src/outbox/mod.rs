//! What still has to be said, and says it exactly once.
//!
//! Jobs are written in the transaction that makes them necessary and done afterwards: in order within a lane, many
//! lanes at once, tried again for as long as that can help. A post carries its row's number as nonce, so that sending
//! it again within Discord's memory of nonces finds the message already there; later, the worker looks for it first.

pub mod job;
mod transport;
mod worker;

pub use transport::{Alteration, Attachment, Fate, Outgoing, Transport};
pub(crate) use worker::link;
pub use worker::{Outbox, run};
