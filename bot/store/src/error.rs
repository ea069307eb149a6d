//! What can go wrong in the store. No text here holds a value from the database or an address with a password.

/// What the store answers with, unless the database fails: then it is a [`StoreError`].
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why the store could not do it.
///
/// Everything that reads or writes may fail with what the database says: [`Busy`](Self::Busy), [`Gone`](Self::Gone), [`Full`](Self::Full),
/// [`Damaged`](Self::Damaged), and [`Broken`](Self::Broken), also for a row that can't be read. What else a function fails with stands
/// there, under *Errors*.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else is writing; the same again may work at once.
    #[error("the database is busy")]
    Busy,
    /// The game was changed by somebody else in the meantime.
    #[error("the game has moved on")]
    Stale,
    /// There is no connection, or it broke; nothing has been written.
    #[error("the database can't be reached")]
    Gone,
    /// It takes no more: the disk is full, or it may only be read. Nothing has been written.
    #[error("the database takes nothing more: the disk is full, or it may only be read")]
    Full,
    /// The answer to a commit was lost: what it was to make stand may stand or not.
    #[error("the database didn't say whether it was written down")]
    InDoubt,
    /// Its bytes make no sense.
    #[error(
        "the database is damaged; stop every program that uses it, and restore a backup (docs/OPERATIONS.md, \"Restore\")"
    )]
    Damaged,
    /// A file that is something else.
    #[error("{0} is no SQLite database, or its beginning is lost; name another file, or restore a backup")]
    NotADatabase(String),
    /// Tables that are not ours.
    #[error(
        "{0} belongs to another program, and nothing in it was touched; name one that is this bot's alone"
    )]
    Foreign(String),
    /// A file that can't be read and written.
    #[error("{path} can't be opened: {source}; it and its folder have to belong to whoever runs the bot")]
    Unusable {
        /// The file.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// Nothing can be written, by its settings.
    #[error("the database may only be read: it is a standby, or its settings say so")]
    ReadOnly,
    /// A PostgreSQL that doesn't answer.
    #[error("no PostgreSQL is to be had at {place} ({why}); start it, or mend its address")]
    Unreachable {
        /// Its host and port, or its socket.
        place: String,
        /// Why.
        why: String,
    },
    /// A PostgreSQL without the database.
    #[error(
        "the PostgreSQL at {place} has no database “{database}”; make it: createdb --owner={user} {database}"
    )]
    NoDatabase {
        /// Its host and port, or its socket.
        place: String,
        /// Who asked.
        user: String,
        /// What was asked for.
        database: String,
    },
    /// A PostgreSQL that doesn't let the user in.
    #[error(
        "the PostgreSQL at {place} does not let “{user}” in (code {code}); look at user and password in its address, and at \
         its pg_hba.conf"
    )]
    Refused {
        /// Its host and port, or its socket.
        place: String,
        /// Who asked.
        user: String,
        /// PostgreSQL's code.
        code: String,
    },
    /// A user who may not do enough.
    #[error(
        "“{user}” may not {what} in the PostgreSQL database “{database}”; give it to them: ALTER DATABASE {database} OWNER TO \
         {user}, and its tables likewise"
    )]
    Rights {
        /// Who.
        user: String,
        /// Where.
        database: String,
        /// What they may not do.
        what: &'static str,
    },
    /// An old PostgreSQL.
    #[error("the server is PostgreSQL {version}; it takes 15 or newer")]
    TooOld {
        /// Its version.
        version: i64,
    },
    /// The address has the wrong form.
    #[error(
        "the database's address can't be read; it looks like postgres://USER:PASSWORD@HOST:5432/DATABASE, with other \
         signs than letters and digits in the password as %XX"
    )]
    AddressForm,
    /// The address is of no kind we know.
    #[error("store.url must begin with sqlite: or postgres://")]
    Address,
    /// Another process holds the SQLite file.
    #[error("another process{} holds {path}; SQLite serves one process only", holder(*.pid, .since.as_deref()))]
    Held {
        /// The lock's file.
        path: String,
        /// Its process id, if it could be read.
        pid: Option<u32>,
        /// Since when it holds it, if that could be read.
        since: Option<String>,
    },
    /// There is no such SQLite file.
    #[error("there is no database {0} yet; the first start makes it")]
    Missing(String),
    /// The lock's file can't be made.
    #[error("{path} can't be locked: {source}")]
    Lock {
        /// The lock's file.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// The folder of a SQLite file can't be made.
    #[error("the folder {path} can't be made: {source}")]
    Folder {
        /// The folder.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// A PostgreSQL elsewhere did not prove who it is.
    #[error(
        "the connection to the database is not safe ({0}). A PostgreSQL on another machine has to prove who it is; in a \
         network of your own you may say otherwise by ?sslmode=disable behind its address"
    )]
    Unsafe(String),
    /// The schema is not one this version knows.
    #[error("the database was written by another version of this program: {0}")]
    Schema(String),
    /// A row that says what this version can't read. The database is well, and so are the rows beside it.
    #[error("{0}")]
    Unreadable(String),
    /// Anything else.
    #[error("the database failed: {0}")]
    Broken(String),
}

fn holder(pid: Option<u32>, since: Option<&str>) -> String {
    let since = since.map_or_else(String::new, |since| format!(", since {since}"));
    pid.map_or_else(String::new, |pid| format!(" (process {pid}{since})"))
}

impl StoreError {
    pub(super) fn opening(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::Tls(error) => Self::Unsafe(error.to_string()),
            // The configuration error may quote the address.
            sqlx::Error::Configuration(_) => Self::AddressForm,
            other => match other.into() {
                // Nothing was written yet that could have filled a disk.
                Self::Full => Self::ReadOnly,
                other => other,
            },
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

impl StoreError {
    /// What it means when a commit fails. Only a database that says itself that nothing was written is believed.
    pub(super) fn committing(error: sqlx::Error) -> Self {
        match error.into() {
            certain @ (Self::Busy | Self::Full) => certain,
            _ => Self::InDoubt,
        }
    }

    /// Whether a database that can't be opened now may be there soon, as one that starts with the machine.
    #[must_use]
    pub fn may_come(&self) -> bool {
        self.is_passing() || matches!(self, Self::Unreachable { .. })
    }

    /// Whether the same again may soon work.
    #[must_use]
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Busy | Self::Stale | Self::Gone | Self::InDoubt)
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let error = Self::classified(&error);
        metrics::database_failed(error.kind());
        error
    }
}

impl StoreError {
    /// The kind, for counting.
    const fn kind(&self) -> &'static str {
        match self {
            Self::Busy => "busy",
            Self::Gone => "lost",
            Self::Full => "full",
            Self::Damaged | Self::NotADatabase(_) => "damaged",
            _ => "other",
        }
    }

    /// What an error of the database means: the one place that knows its codes.
    fn classified(error: &sqlx::Error) -> Self {
        let Some(database) = error.as_database_error() else {
            return match error {
                sqlx::Error::PoolTimedOut => Self::Busy,
                sqlx::Error::Io(_)
                | sqlx::Error::Tls(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolClosed
                | sqlx::Error::WorkerCrashed
                // A connection of an unknown state, which goes; the next one is another.
                | sqlx::Error::InvalidSavePointStatement
                | sqlx::Error::BeginFailed => Self::Gone,
                sqlx::Error::ColumnDecode { index, .. } => {
                    Self::Unreadable(format!("a row has an unreadable column {index}"))
                }
                other => Self::Broken(other.to_string()),
            };
        };
        let code = database.code();
        let known = code.as_deref().and_then(|code| sqlite(code).or_else(|| postgres(code)));
        known.unwrap_or_else(|| match code {
            // Two who counted to the same next number at once: counting again gives another one.
            _ if database.is_unique_violation() => Self::Busy,
            code => Self::Broken(format!("code {}", code.as_deref().unwrap_or("unknown"))),
        })
    }
}

/// SQLite's codes, a number each: the lower eight bits say what it is, the others what exactly.
fn sqlite(code: &str) -> Option<StoreError> {
    let number: i32 = code.parse().ok().filter(|_| code.len() < 5)?;
    match number & 0xff {
        // BUSY, LOCKED.
        5 | 6 => Some(StoreError::Busy),
        // READONLY, FULL.
        8 | 13 => Some(StoreError::Full),
        // IOERR, CANTOPEN.
        10 | 14 => Some(StoreError::Gone),
        // CORRUPT, NOTADB.
        11 => Some(StoreError::Damaged),
        26 => Some(StoreError::NotADatabase("the file".to_owned())),
        _ => None,
    }
}

/// PostgreSQL's codes, five letters and digits: the first two say what class it is.
fn postgres(code: &str) -> Option<StoreError> {
    match code {
        // Serialisation failure, deadlock, a lock not to be had.
        "40001" | "40P01" | "55P03" => Some(StoreError::Busy),
        // Something ran out: the disk, memory, anything else; a read-only transaction, as on a standby.
        "53000" | "53100" | "53200" | "25006" => Some(StoreError::Full),
        // Too many connections; shut down, crashed, not up yet; our idle transaction was ended.
        "53300" | "57P01" | "57P02" | "57P03" | "57P05" | "25P03" => Some(StoreError::Gone),
        // Connection exceptions.
        _ if code.len() == 5 && code.starts_with("08") => Some(StoreError::Gone),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_are_told_apart_and_counted_as_what_they_mean() {
        for (code, expected, kind) in [
            ("5", "Busy", "busy"),
            ("6", "Busy", "busy"),
            ("517", "Busy", "busy"),
            ("262", "Busy", "busy"),
            ("8", "Full", "full"),
            ("13", "Full", "full"),
            ("1032", "Full", "full"),
            ("10", "Gone", "lost"),
            ("266", "Gone", "lost"),
            ("14", "Gone", "lost"),
            ("11", "Damaged", "damaged"),
            ("267", "Damaged", "damaged"),
            ("26", "NotADatabase(\"the file\")", "damaged"),
        ] {
            let error = sqlite(code).expect("known");
            assert_eq!((format!("{error:?}").as_str(), error.kind()), (expected, kind), "{code}");
        }
        for (code, expected, kind) in [
            ("40001", "Busy", "busy"),
            ("40P01", "Busy", "busy"),
            ("55P03", "Busy", "busy"),
            ("53000", "Full", "full"),
            ("53100", "Full", "full"),
            ("53200", "Full", "full"),
            ("25006", "Full", "full"),
            ("53300", "Gone", "lost"),
            ("57P01", "Gone", "lost"),
            ("57P05", "Gone", "lost"),
            ("25P03", "Gone", "lost"),
            ("08006", "Gone", "lost"),
            ("08P01", "Gone", "lost"),
        ] {
            let error = postgres(code).expect("known");
            assert_eq!((format!("{error:?}").as_str(), error.kind()), (expected, kind), "{code}");
            assert!(sqlite(code).is_none(), "{code} is no number of SQLite's");
        }
        assert!(
            sqlite("2067").is_none() && postgres("23505").is_none(),
            "a row that is there twice is neither"
        );
        assert_eq!(StoreError::Broken(String::new()).kind(), "other");
    }

    #[test]
    fn a_column_that_cant_be_read_is_a_matter_of_its_row_and_said_without_its_value() {
        let odd = sqlx::Error::ColumnDecode { index: "\"seat\"".to_owned(), source: "it says e2e4".into() };
        let error = StoreError::from(odd);
        assert_eq!(error.to_string(), "a row has an unreadable column \"seat\"");
        assert!(matches!(error, StoreError::Unreadable(_)) && !error.is_passing());
    }

    #[test]
    fn only_a_clear_refusal_is_believed_at_a_commit() {
        let io = sqlx::Error::Io(std::io::ErrorKind::BrokenPipe.into());
        assert!(matches!(StoreError::committing(io), StoreError::InDoubt));
        assert!(matches!(StoreError::committing(sqlx::Error::PoolTimedOut), StoreError::Busy));
    }
}
