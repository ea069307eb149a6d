//! What the program works on while somebody waits for it, as a type of one size.
//!
//! The body of an `async fn` is compiled where it is waited for, so each suite would compile all that people can do once more. What this
//! type hides is compiled here, once (docs/decisions/110).

use std::pin::Pin;

/// An answer to come.
pub(crate) type Working<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
