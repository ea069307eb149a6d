//! What can be wrong with a file or a database, for the one who moves games from one to another. No text here holds a value.

use std::io;

use super::super::StoreError;

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum DumpError {
    /// The file can't be read.
    #[error("the file can't be read: {0}")]
    Unreadable(io::Error),
    /// The file can't be written.
    #[error("the file can't be written: {0}")]
    Unwritable(io::Error),
    /// It is something else.
    #[error("this is not a file of `menagerie export`")]
    NoExport,
    /// A format of another version.
    #[error("the file is of format {0}, and this version reads format {FORMAT} only; use the version that wrote it", FORMAT = super::lines::FORMAT)]
    Format(i64),
    /// A database of a newer version.
    #[error(
        "the file is from a newer version (migration {there}, this one knows {here}); use that version or a newer one"
    )]
    Newer {
        /// The file's newest migration.
        there: i64,
        /// Ours.
        here: i64,
    },
    /// It ends too early.
    #[error("the file ends in its line {0}, before its end: it was cut off; nothing was taken from it")]
    Short(u64),
    /// A line is not what belongs there.
    #[error("line {0} of the file is damaged; nothing was taken from it")]
    Damaged(u64),
    /// The sum doesn't fit.
    #[error("the file was altered or damaged: its sum doesn't fit; nothing was taken from it")]
    Altered,
    /// Columns that differ from the schema's.
    #[error("table {0} of the file has other columns than the schema it names; nothing was taken from it")]
    Columns(String),
    /// The database refuses what the file says.
    #[error(
        "the database refuses a row of table {table}, not after line {line} of the file ({why}); nothing was taken from it"
    )]
    Row {
        /// Which table.
        table: String,
        /// The last line of the rows that were written together.
        line: u64,
        /// What it says.
        why: StoreError,
    },
    /// There is something already.
    #[error("the database is not empty: it holds {0}; take a new, empty one")]
    NotEmpty(String),
    /// The database was used by a newer version than the file's.
    #[error(
        "the file is of migration {there}, and the database, though empty, already of {here}; take a new one"
    )]
    Ahead {
        /// The file's newest migration.
        there: i64,
        /// The database's.
        here: i64,
    },
    /// Nobody has said whether it travels.
    #[error("a table or column is unknown to this version: {0}")]
    UnknownTable(String),
    /// A value that its column should not hold.
    #[error("table {0} holds a value of the wrong kind; nothing was written")]
    Kind(String),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<sqlx::Error> for DumpError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}
