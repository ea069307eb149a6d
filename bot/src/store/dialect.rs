//! The few differences between SQLite and PostgreSQL.

use std::path::{Path, PathBuf};

use sqlx::AnyConnection;
use sqlx::Executor;

use super::StoreError;

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    pub(super) fn of(url: &str) -> Result<Self, StoreError> {
        match url.split(':').next() {
            Some("sqlite") => Ok(Self::Sqlite),
            Some("postgres" | "postgresql") => Ok(Self::Postgres),
            _ => Err(StoreError::Address),
        }
    }

    pub(super) fn in_memory(self, url: &str) -> bool {
        self == Self::Sqlite && url.contains(":memory:")
    }

    /// Whether several processes may work on it.
    pub(super) fn is_shared(self) -> bool {
        self == Self::Postgres
    }

    /// The file of a SQLite database.
    pub(super) fn file(self, url: &str) -> Option<PathBuf> {
        if self != Self::Sqlite || self.in_memory(url) {
            return None;
        }
        let path = url.strip_prefix("sqlite:")?.trim_start_matches("//");
        Some(Path::new(path.split('?').next()?).to_owned())
    }

    /// The address with what makes a missing SQLite file be created.
    pub(super) fn connect_url(self, url: &str) -> String {
        match self {
            Self::Sqlite if !self.in_memory(url) && !url.contains('?') => format!("{url}?mode=rwc"),
            _ => url.to_owned(),
        }
    }

    /// How a writing transaction begins. SQLite must take its write lock at once: a transaction that reads first and
    /// writes later is refused whenever another one wrote in between.
    pub(super) fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// Settings of a connection beside a running program: how the file is written is that one's affair.
    pub(super) async fn prepare_beside(self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite => {
                connection
                    .execute(
                        "PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
                    )
                    .await?;
                Ok(())
            }
            Self::Postgres => self.prepare(connection).await,
        }
    }

    /// Settings of every new connection.
    pub(super) async fn prepare(self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        match self {
            // FULL: a turn that was acknowledged survives a power cut, not only a crash.
            Self::Sqlite => {
                connection
                    .execute(
                        "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                         PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;",
                    )
                    .await?;
            }
            Self::Postgres => {
                connection.execute("SET idle_in_transaction_session_timeout = '60s'").await?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_told_apart() {
        assert_eq!(
            Dialect::of("sqlite:data/x.db").expect("known").file("sqlite:data/x.db"),
            Some("data/x.db".into())
        );
        assert_eq!(Dialect::Sqlite.file("sqlite:///var/x.db?mode=ro"), Some("/var/x.db".into()));
        assert_eq!(Dialect::Sqlite.file("sqlite::memory:"), None);
        assert_eq!(Dialect::of("postgres://a:b@c/d").expect("known"), Dialect::Postgres);
        assert!(Dialect::of("mysql://x").is_err());
    }
}
