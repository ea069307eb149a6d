//! The few differences between SQLite and PostgreSQL.

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Executor};

use super::{Result, StoreError};

/// Whether a transaction is on the disk before it counts as made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Durability {
    /// It is: what was acknowledged survives a power cut.
    Full,
    /// It follows soon, and before any later one of the other kind.
    Relaxed,
}

/// Takes hold of the rows that are read of `o`, but for those that somebody else holds.
const SKIP_LOCKED: &str = " FOR UPDATE OF o SKIP LOCKED";

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    pub(super) fn of(url: &str) -> Result<Self> {
        match url.split(':').next() {
            Some("sqlite") => Ok(Self::Sqlite),
            Some("postgres" | "postgresql") => Ok(Self::Postgres),
            _ => Err(StoreError::Address),
        }
    }

    pub(super) fn in_memory(self, url: &str) -> bool {
        self == Self::Sqlite && url.contains(":memory:")
    }

    /// The address of a database in memory that several connections share, by this name. (SQLite shares none that isn't called a file.)
    pub(super) fn shared_memory(name: &str) -> String {
        format!("sqlite:file:{name}?mode=memory")
    }

    /// Whether several processes may work on it.
    pub(super) fn is_shared(self) -> bool {
        self == Self::Postgres
    }

    /// What asks the database for the time in milliseconds since 1970, where processes on several machines share it: theirs may differ,
    /// its own is one.
    pub(super) fn shared_clock(self) -> Option<&'static str> {
        match self {
            Self::Sqlite => None,
            Self::Postgres => Some("VALUES (CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT))"),
        }
    }

    /// The file of a SQLite database.
    pub(super) fn file(self, url: &str) -> Option<PathBuf> {
        if self != Self::Sqlite || self.in_memory(url) {
            return None;
        }
        let path = url.strip_prefix("sqlite:")?.trim_start_matches("//");
        Some(Path::new(path.split('?').next()?).to_owned())
    }

    /// The address with what makes a missing SQLite file be created, and a PostgreSQL elsewhere prove who it is: unless the
    /// address says otherwise, what goes over a network goes encrypted and to nobody else.
    pub(super) fn connect_url(self, url: &str) -> String {
        match self {
            Self::Postgres
                if is_elsewhere(url) && !url.contains("sslmode=") && !url.contains("ssl-mode=") =>
            {
                let sign = if url.contains('?') { '&' } else { '?' };
                format!("{url}{sign}sslmode=verify-full")
            }
            Self::Sqlite if !self.in_memory(url) && !url.contains('?') => format!("{url}?mode=rwc"),
            _ => url.to_owned(),
        }
    }

    /// Whether the database lets one write at a time.
    pub(super) fn has_one_writer(self) -> bool {
        self == Self::Sqlite
    }

    /// Whether a connection is for one kind of transactions only. The database in memory has a single connection, and no disk.
    pub(super) fn connections_differ(self, url: &str) -> bool {
        self == Self::Sqlite && !self.in_memory(url)
    }

    /// How a writing transaction begins. SQLite must take its write lock at once: a transaction that reads first and
    /// writes later is refused whenever another one wrote in between.
    pub(super) fn begin(self, durability: Durability) -> &'static str {
        match (self, durability) {
            (Self::Sqlite, _) => "BEGIN IMMEDIATE",
            (Self::Postgres, Durability::Full) => "BEGIN",
            (Self::Postgres, Durability::Relaxed) => "BEGIN; SET LOCAL synchronous_commit = off",
        }
    }

    /// A statement of which PostgreSQL is told by [`SKIP_LOCKED`] to leave rows alone that somebody else is changing. SQLite lets
    /// one write at a time, so it neither meets such rows nor knows the words.
    pub(super) fn locking(self, statement: &'static str) -> AssertSqlSafe<String> {
        AssertSqlSafe(match self {
            Self::Sqlite => statement.replace(SKIP_LOCKED, ""),
            Self::Postgres => statement.to_owned(),
        })
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
            Self::Postgres => self.prepare(connection, Durability::Full).await,
        }
    }

    /// Settings of every new connection.
    pub(super) async fn prepare(
        self,
        connection: &mut AnyConnection,
        durability: Durability,
    ) -> Result<(), sqlx::Error> {
        match self {
            // FULL: a turn that was acknowledged survives a power cut, not only a crash. secure_delete: what was emptied or
            // deleted, secrets among it, is overwritten and not only given free; it costs nothing that could be measured.
            Self::Sqlite => {
                connection
                    .execute(
                        "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                         PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;",
                    )
                    .await?;
                if durability == Durability::Relaxed {
                    connection.execute("PRAGMA synchronous = NORMAL").await?;
                }
            }
            Self::Postgres => {
                connection.execute("SET idle_in_transaction_session_timeout = '60s'").await?;
            }
        }
        Ok(())
    }
}

/// Whether an address of PostgreSQL leads off this machine. One that can't be read is refused later.
fn is_elsewhere(url: &str) -> bool {
    let Ok(options) = url.parse::<PgConnectOptions>() else { return false };
    let host = options.get_host().trim_matches(['[', ']']);
    let is_here = host.is_empty()
        || host == "localhost"
        || host.starts_with('/')
        || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    // Sockets are files of this machine.
    !is_here && options.get_socket().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_elsewhere_has_to_prove_who_it_is() {
        let asked = |url: &str| Dialect::Postgres.connect_url(url) != url;
        for here in [
            "postgres://a:b@localhost/c",
            "postgres://a:b@127.0.0.1:5432/c",
            "postgres://a@[::1]/c",
            "postgres:///c?host=/run/postgresql",
            "postgres://a@%2Frun%2Fpostgresql/c",
        ] {
            assert!(!asked(here), "{here}");
        }
        for elsewhere in
            ["postgres://a:b@db.example.org/c", "postgres://a@10.0.0.1/c", "postgres://a@[fd00::1]/c"]
        {
            assert!(asked(elsewhere), "{elsewhere}");
            assert!(!asked(&format!("{elsewhere}?sslmode=disable")), "{elsewhere}");
        }
        let with_more = Dialect::Postgres.connect_url("postgres://a@db/c?application_name=x");
        assert_eq!(with_more, "postgres://a@db/c?application_name=x&sslmode=verify-full");
    }

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
