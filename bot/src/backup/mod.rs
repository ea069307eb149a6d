//! Backups: made while the bot plays, verified by opening them, put back after a loss.
//!
//! - `make`: SQLite's is a copy of the file, PostgreSQL's the file of `menagerie export`
//! - `check`: whether everything in it can be read and every running game played through
//! - `restore`: an empty database becomes what the backup holds
//! - `sum`: what finds a single altered byte
//! - `folder`: files that hold secrets, and folders of backups

mod check;
mod folder;
mod make;
mod restore;
mod sum;

pub use check::{Report, verify};
pub use folder::{NewFile, keep_newest, name_at};
pub use make::make;
pub use restore::restore;

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, bail};

/// The kind of a backup's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A SQLite database.
    Sqlite,
    /// The output of `menagerie export`.
    Export,
}

impl Kind {
    fn of(path: &Path) -> anyhow::Result<Self> {
        let mut begin = [0; 16];
        let mut file = File::open(path).with_context(|| path.display().to_string())?;
        let read = file.read(&mut begin).with_context(|| path.display().to_string())?;
        match &begin[..read] {
            b"SQLite format 3\0" => Ok(Self::Sqlite),
            begin if begin.starts_with(b"{\"menagerie\"") => Ok(Self::Export),
            _ => bail!("{} is no backup of this program", path.display()),
        }
    }
}
