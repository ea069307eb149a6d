//! A boxed future, so that callers in other crates don't compile the body again.
//!
//! The body of an `async fn` is compiled where it is waited for, so each suite would compile all that people can do once more. What this
//! type hides is compiled here, once (docs/decisions/110).

use std::pin::Pin;

/// The future of an answer.
pub(crate) type Working<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
