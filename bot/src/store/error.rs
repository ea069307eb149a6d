//! What can go wrong in the store. No text here holds a value from the database or an address with a password.

use crate::metrics;

/// Why the store could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else is writing; the same again may work at once.
    #[error("the database is busy")]
    Busy,
    /// The game was changed by somebody else in the meantime.
    #[error("the game has moved on")]
    Stale,
    /// The address is of no kind we know.
    #[error("store.url must begin with sqlite: or postgres://")]
    Address,
    /// Another process holds the SQLite file.
    #[error("another process{} holds {path}; SQLite serves one process only", holder(.pid))]
    Held {
        /// The lock's file.
        path: String,
        /// Its process id, if it could be read.
        pid: Option<u32>,
    },
    /// The lock's file can't be made.
    #[error("{path} can't be locked: {source}")]
    Lock {
        /// The lock's file.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// The schema is not one this version knows.
    #[error("the database was written by another version of this program: {0}")]
    Schema(String),
    /// Anything else.
    #[error("the database failed: {0}")]
    Broken(String),
}

fn holder(pid: &Option<u32>) -> String {
    pid.map_or_else(String::new, |pid| format!(" (process {pid})"))
}

/// The kind of an error, for counting.
fn classify(error: &sqlx::Error) -> &'static str {
    match error {
        sqlx::Error::PoolTimedOut => "busy",
        sqlx::Error::Io(_) | sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed => "lost",
        sqlx::Error::Database(database) => match database.code().as_deref() {
            Some("5" | "6" | "261" | "262" | "517" | "773" | "40001" | "40P01") => "busy",
            // Two who counted to the same number: one begins anew.
            _ if database.is_unique_violation() => "busy",
            // SQLite: FULL, I/O errors of a full disk. PostgreSQL: class 53, resources that ran out.
            Some("13" | "53100" | "53000" | "53200") => "full",
            // PostgreSQL: it shuts down, starts up or dropped us.
            Some("57P01" | "57P02" | "57P03" | "08000" | "08003" | "08006" | "53300") => "lost",
            _ => "other",
        },
        _ => "other",
    }
}

impl StoreError {
    pub(super) fn opening(error: sqlx::Error) -> Self {
        match error {
            // The configuration error may quote the address.
            sqlx::Error::Configuration(_) => Self::Broken("its address can't be used".to_owned()),
            other => other.into(),
        }
    }

    pub(super) fn migrating(error: sqlx::migrate::MigrateError) -> Self {
        use sqlx::migrate::MigrateError;
        match error {
            MigrateError::VersionMissing(version) => {
                Self::Schema(format!("it has migration {version}, which this version doesn't know"))
            }
            MigrateError::VersionMismatch(version) => {
                Self::Schema(format!("its migration {version} differs from ours"))
            }
            MigrateError::Execute(error) => error.into(),
            other => Self::Broken(other.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        metrics::database_failed(classify(&error));
        let Some(database) = error.as_database_error() else {
            return match error {
                sqlx::Error::PoolTimedOut => Self::Busy,
                other => Self::Broken(other.to_string()),
            };
        };
        match database.code().as_deref() {
            // SQLite: BUSY, LOCKED and their extended codes. PostgreSQL: serialisation failure, deadlock.
            Some("5" | "6" | "261" | "262" | "517" | "773" | "40001" | "40P01") => Self::Busy,
            // Two who counted to the same next number at once: counting again gives another one.
            _ if database.is_unique_violation() => Self::Busy,
            code => Self::Broken(format!("code {}", code.unwrap_or("unknown"))),
        }
    }
}
