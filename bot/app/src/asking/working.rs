//! A boxed future, so that callers in other crates don't compile the body again.
//!
//! The body of an `async fn` is compiled where it is awaited, so each test suite would compile the whole app again. Behind this
//! type it is compiled here, once (docs/decisions/110).

use std::pin::Pin;

/// The future of an answer.
pub(crate) type Working<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
