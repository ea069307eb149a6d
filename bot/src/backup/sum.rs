//! The checksum of a SQLite backup: SHA-256, in a line after the database's last page. SQLite's own check finds malformed
//! pages, but not a changed turn. (SQLite ignores the line; exports have checksums of their own.)

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, bail};
use sha2::{Digest, Sha256};

/// The words of the line before the checksum.
const WORDS: &str = "\nmenagerie backup, sha256 of all before: ";
/// The length of the line.
const LENGTH: u64 = WORDS.len() as u64 + 64 + 1;

/// Appends the checksum to a SQLite file.
pub(super) fn seal(path: &Path) -> anyhow::Result<()> {
    let mut file =
        OpenOptions::new().read(true).append(true).open(path).context("the backup can't be read")?;
    let length = file.metadata().context("the backup can't be read")?.len();
    let sum = sum(&mut file, length)?;
    writeln!(file, "{WORDS}{sum}").context("the backup can't be written")
}

/// Verifies the checksum of a SQLite file; answers whether it has one. Backups of older versions have none.
///
/// # Errors
/// When anything in the file has changed, or there is more or less of it than there was.
pub(super) fn verify(path: &Path) -> anyhow::Result<bool> {
    let mut file = File::open(path).with_context(|| path.display().to_string())?;
    let length = file.metadata().with_context(|| path.display().to_string())?.len();
    let pages = pages(&mut file)?;
    if length == pages {
        return Ok(false);
    }
    let mut line = String::new();
    file.seek(SeekFrom::Start(pages))?;
    let read = Read::by_ref(&mut file).take(LENGTH + 1).read_to_string(&mut line);
    let written = line.strip_prefix(WORDS).and_then(|rest| rest.strip_suffix('\n'));
    match written {
        Some(written) if read.is_ok() && written == sum(&mut file, pages)? => Ok(true),
        _ => bail!("it is damaged: its sum is not that of its bytes"),
    }
}

/// Removes the checksum, so that the file is a plain database.
pub(super) fn unseal(file: &mut File) -> anyhow::Result<()> {
    let pages = pages(file)?;
    file.set_len(pages).context("the backup can't be copied")
}

/// The length of a SQLite file by its header: the size of a page times their number.
fn pages(file: &mut File) -> anyhow::Result<u64> {
    let mut head = [0; 32];
    file.seek(SeekFrom::Start(0))?;
    file.read_exact(&mut head).context("it is damaged: its beginning is missing")?;
    let size = match u64::from(u16::from_be_bytes([head[16], head[17]])) {
        1 => 65_536,
        size => size,
    };
    let count = u64::from(u32::from_be_bytes([head[28], head[29], head[30], head[31]]));
    Ok(size * count)
}

fn sum(file: &mut File, length: u64) -> anyhow::Result<String> {
    let mut hasher = Sha256::new();
    file.seek(SeekFrom::Start(0))?;
    let mut rest = file.take(length);
    let mut some = vec![0; 64 * 1024];
    loop {
        let read = rest.read(&mut some).context("it can't be read")?;
        if read == 0 {
            break;
        }
        hasher.update(&some[..read]);
    }
    Ok(hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}
