//! The outbox: sends what still has to be said, exactly once.
//!
//! Jobs are written in the transaction that makes them necessary and done afterwards: in order within a lane, many lanes at
//! once, retried for as long as that can help. A post carries its row's number as nonce, so that sending it again within
//! Discord's memory of nonces finds the message already there; later, the worker looks for it first.
//!
//! - [`model::job`]: the jobs and their lanes; [`Outbox`]: what everything here shares; `worker`: claims jobs and retries them;
//!   `in_hand`: their leases
//! - `door`: direct messages; `attempt`: one attempt at a job; `board`: the newest board, edited in place or posted; `newest`:
//!   what this process posted last in each place; `remember`: records results; [`Transport`]: the interface to Discord
//!
//! It never decides what is said, and draws nothing by itself: an [`Artist`] does.
//!
//! ```
//! use std::time::Duration;
//!
//! use outbox::DeliveryError;
//!
//! // What Discord's limits hold back may work later; a request that was wrong never will.
//! assert!(DeliveryError::Limited { after: Duration::from_secs(1) }.may_pass());
//! assert!(!DeliveryError::Rejected("unknown field".to_owned()).may_pass());
//! ```

mod artist;
mod attempt;
mod board;
mod door;
mod in_hand;
mod newest;
mod outbox;
mod remember;
mod transport;
mod worker;

pub use artist::{Artist, Making};
pub use outbox::Outbox;
pub use transport::{Alteration, Attachment, DeliveryError, Outgoing, Picture, Transport};
pub use worker::run;
