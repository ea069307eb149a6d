//! Files that hold secrets (readable by their owner only, never overwriting another), and folders of backups.

use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// A new file that only its owner may read; deleted when dropped, unless it was kept.
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    kept: bool,
}

impl NewFile {
    /// Creates it.
    ///
    /// # Errors
    /// When there is something of that name, or it can't be made.
    pub fn create(path: &Path) -> anyhow::Result<(Self, File)> {
        match OpenOptions::new().read(true).write(true).create_new(true).mode(0o600).open(path) {
            Ok(file) => Ok((Self { path: path.to_owned(), kept: false }, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                bail!("{} is there already; nothing is written over it", path.display())
            }
            Err(error) => Err(error).with_context(|| format!("{} can't be made", path.display())),
        }
    }

    /// Keeps it.
    pub fn keep(mut self) {
        self.kept = true;
    }

    /// Keeps it under its final name, safe from a power cut.
    ///
    /// # Errors
    /// When there is something of that name by now, or the disk refuses.
    pub(super) fn keep_as(self, name: &Path) -> anyhow::Result<()> {
        File::open(&self.path).and_then(|file| file.sync_all()).context("the disk refuses")?;
        if name.exists() {
            bail!("{} is there already; nothing is written over it", name.display());
        }
        fs::rename(&self.path, name).with_context(|| format!("{} can't be made", name.display()))?;
        self.keep();
        File::open(folder_of(name)).and_then(|folder| folder.sync_all()).context("the disk refuses")
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.kept {
            // Half a file helps nobody.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// A temporary folder, readable by its owner only; deleted with all that is in it.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    /// Creates it beside a file: what is copied there is on the same disk.
    pub(super) fn beside(path: &Path) -> anyhow::Result<Self> {
        let name = format!(".menagerie-check-{}-{:08x}", std::process::id(), rand::random::<u32>());
        let own = folder_of(path).join(name);
        fs::DirBuilder::new()
            .mode(0o700)
            .create(&own)
            .with_context(|| format!("{} can't be made", own.display()))?;
        Ok(Self(own))
    }

    pub(super) fn file(&self) -> PathBuf {
        self.0.join("copy.db")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The folder of a file.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A path with a suffix to its name.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(suffix);
    name.into()
}

const BEGIN: &str = "menagerie-";
const ENDS: [&str; 2] = [".db", ".jsonl"];

/// The name of a backup made at a time (ms since 1970): `menagerie-2026-11-22T00-30-00Z.db`.
#[must_use]
pub fn name_at(now_ms: i64, sqlite: bool) -> String {
    let time = jiff::Timestamp::from_millisecond(now_ms).unwrap_or_default();
    let end = if sqlite { ENDS[0] } else { ENDS[1] };
    format!("{BEGIN}{}{end}", time.strftime("%Y-%m-%dT%H-%M-%SZ"))
}

/// Deletes all but the newest backups of a folder; only files with names that [`name_at`] makes. Answers how many
/// it deleted.
///
/// # Errors
/// When the folder can't be read or a file can't be removed.
pub fn keep_newest(folder: &Path, most: usize) -> anyhow::Result<usize> {
    let shown = || folder.display().to_string();
    let mut own = Vec::new();
    for entry in fs::read_dir(folder).with_context(shown)? {
        let name = entry.with_context(shown)?.file_name();
        own.extend(name.to_str().filter(|name| is_own(name)).map(str::to_owned));
    }
    // Their names sort by time.
    own.sort_unstable_by(|one, other| other.cmp(one));
    let old = own.get(most..).unwrap_or_default();
    for name in old {
        fs::remove_file(folder.join(name)).with_context(|| format!("{name} can't be removed"))?;
    }
    Ok(old.len())
}

fn is_own(name: &str) -> bool {
    let time = name
        .strip_prefix(BEGIN)
        .and_then(|rest| ENDS.iter().find_map(|end| rest.strip_suffix(end)))
        .unwrap_or_default();
    time.len() == 20
        && time.bytes().zip("0000-00-00T00-00-00Z".bytes()).all(|(byte, like)| match like {
            b'0' => byte.is_ascii_digit(),
            like => byte == like,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_newest_of_our_own_stay() {
        let folder = Scratch::beside(&std::env::temp_dir().join("x")).expect("a folder");
        let day = 24 * 3_600_000;
        let own: Vec<String> = (0..5).map(|at| name_at(1_790_000_000_000 + at * day, at % 2 == 0)).collect();
        let others = ["menagerie-old.db", "menagerie-2026-11-22T00-30-00Z.db.part", "games.db"];
        for name in own.iter().map(String::as_str).chain(others) {
            fs::write(folder.0.join(name), "x").expect("written");
        }
        assert_eq!(keep_newest(&folder.0, 2).expect("done"), 3);
        let left = |name: &&String| folder.0.join(name).exists();
        assert_eq!(own.iter().filter(left).collect::<Vec<_>>(), [&own[3], &own[4]]);
        assert!(others.iter().all(|name| folder.0.join(name).exists()));
        assert_eq!(keep_newest(&folder.0, 2).expect("done"), 0);
    }

    #[test]
    fn nothing_is_written_over_and_half_a_file_goes() {
        let folder = Scratch::beside(&std::env::temp_dir().join("x")).expect("a folder");
        let path = folder.0.join("one");
        drop(NewFile::create(&path).expect("new"));
        assert!(!path.exists());
        let (file, _) = NewFile::create(&path).expect("new again");
        file.keep();
        let mode =
            std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&path).expect("there").permissions());
        assert_eq!(mode & 0o777, 0o600);
        let error = NewFile::create(&path).expect_err("there").to_string();
        assert!(error.contains("there already"), "{error}");
    }
}
