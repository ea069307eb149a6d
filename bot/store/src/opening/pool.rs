//! The connections of a store. One whose state is unknown is thrown away when it comes back, and another one opened: after a full
//! disk SQLite has ended the transaction by itself, ending it once more fails, and the one who got that connection next would be
//! refused for ever.

use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection};

use crate::dialect::{Dialect, Durability};
use crate::{Result, StoreError};

/// How long somebody waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// Opens a pool of so many connections at most.
pub(crate) async fn pool(
    dialect: Dialect,
    url: &str,
    connections: u32,
    durability: Durability,
) -> Result<AnyPool> {
    AnyPoolOptions::new()
        .max_connections(connections)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(PATIENCE)
        // Each was tested when it came back. SQLite's is a thread of this process, which ends with it alone; a server or the
        // network may have ended another one since.
        .test_before_acquire(!dialect.has_one_writer())
        .after_connect(move |connection, _| Box::pin(dialect.prepare(connection, durability)))
        .after_release(|connection, _| Box::pin(async move { Ok(is_clean(connection).await) }))
        .connect(&dialect.connect_url(url))
        .await
        .map_err(StoreError::opening)
}

/// Whether a connection is in no transaction.
async fn is_clean(connection: &mut AnyConnection) -> bool {
    if !connection.is_in_transaction() {
        return true;
    }
    // A transaction that was dropped is being ended; an answer comes after that.
    let is_clean = connection.ping().await.is_ok() && !connection.is_in_transaction();
    if !is_clean {
        tracing::warn!(
            "a connection to the database is in an unknown state, and another one is opened instead"
        );
    }
    is_clean
}
