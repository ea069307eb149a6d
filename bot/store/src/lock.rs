//! One process for one SQLite file: a lock that ends with the process, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use crate::dialect::Dialect;
use crate::{Result, StoreError};

/// An advisory lock on a file beside the database, held until dropped.
#[derive(Debug)]
pub(crate) struct ProcessLock(#[expect(dead_code, reason = "the open file is the lock")] File);

impl ProcessLock {
    pub(crate) fn take(database: &Path) -> Result<Self> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let path = PathBuf::from(name);
        let shown = path.display().to_string();
        let failed = |source| StoreError::Lock { path: shown.clone(), source };
        let mut file = OpenOptions::new()
            .create(true)
            .read(true)
            .write(true)
            .truncate(false)
            .mode(0o600)
            .open(&path)
            .map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let read = file.read_to_string(&mut holder);
                let mut words = holder.split_whitespace().filter(|_| read.is_ok());
                return Err(StoreError::Held {
                    path: shown,
                    pid: words.next().and_then(|pid| pid.parse().ok()),
                    since: words.next().map(str::to_owned),
                });
            }
            Err(TryLockError::Error(source)) => return Err(StoreError::Lock { path: shown, source }),
        }
        file.set_len(0).map_err(failed)?;
        file.rewind().map_err(failed)?;
        let now = jiff::Timestamp::now().strftime("%FT%TZ");
        writeln!(file, "{} {now}", std::process::id()).map_err(failed)?;
        Ok(Self(file))
    }
}

/// Who holds a SQLite database at the moment, in words; nobody, or a database that isn't SQLite: `None`.
#[must_use]
pub fn holder_of(url: &str) -> Option<String> {
    let mut name = Dialect::of(url).ok()?.file(url)?.into_os_string();
    name.push(".lock");
    let mut file = File::open(PathBuf::from(name)).ok()?;
    match file.try_lock_shared() {
        Err(TryLockError::WouldBlock) => {
            let mut pid = String::new();
            let read = file.read_to_string(&mut pid);
            let pid = read.ok().and_then(|_| pid.lines().next()?.trim().parse::<u32>().ok());
            Some(pid.map_or_else(|| "another process".to_owned(), |pid| format!("process {pid}")))
        }
        _ => None,
    }
}
