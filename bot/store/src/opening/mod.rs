//! Opening a database: what is wrong with it is found out before anything in it is changed, and said in a sentence of its own.
//!
//! - `file`: SQLite's file: its rights, and whether it is whole and this program's
//! - `server`: PostgreSQL: whether it answers and lets the user in, and whether the database is this program's
//! - `pool`: the connections, of which one in an unknown state is thrown away

mod file;
mod pool;
mod server;

pub(super) use file::{make_private, mark_as_ours};
pub(super) use pool::pool;

use super::Result;
use super::dialect::Dialect;
use super::lock::holder_of;

/// Looks at what an address leads to without changing it. What is not there yet is fine here, unless it is PostgreSQL's.
pub(super) async fn examine(dialect: Dialect, url: &str) -> Result<()> {
    match dialect.file(url) {
        // Somebody who holds it has looked; and it may be writing at the moment.
        Some(_) if holder_of(url).is_some() => Ok(()),
        Some(path) => file::examine(&path).await,
        None if dialect == Dialect::Postgres => server::examine(dialect, url).await,
        None => Ok(()),
    }
}
