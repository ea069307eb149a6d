//! Files of a theme's folder: ordinary files inside it, within limits of length, and no links.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::bounds;
use super::flaw::Flaw;

/// A theme's folder being read.
pub(super) struct Folder {
    path: PathBuf,
    /// The bytes read so far, and the start time.
    read: u64,
    since: Instant,
}

impl Folder {
    /// Opens a folder, which may be a link itself; its content may not.
    pub(super) fn open(path: &Path) -> Result<Self, Flaw> {
        let name = path.display().to_string();
        let is_folder = fs::metadata(path).map_err(|error| Flaw::of(&name, reason(&error)))?.is_dir();
        if !is_folder {
            return Err(Flaw::of(&name, "is no folder"));
        }
        Ok(Self { path: path.to_owned(), read: 0, since: Instant::now() })
    }

    /// The bytes of a file. Its name has at most one folder before it.
    pub(super) fn bytes(&mut self, name: &str, most: u64) -> Result<Vec<u8>, Flaw> {
        if self.since.elapsed() > bounds::TIME {
            let seconds = bounds::TIME.as_secs();
            return Err(Flaw::of(name, format!("reading the theme takes longer than {seconds} seconds")));
        }
        let path = self.inside(name)?;
        let known = fs::symlink_metadata(&path).map_err(|error| Flaw::of(name, reason(&error)))?;
        if !known.is_file() {
            return Err(Flaw::of(name, "is no ordinary file"));
        }
        let mut bytes = Vec::new();
        let file = File::open(&path).map_err(|error| Flaw::of(name, reason(&error)))?;
        // One byte more than allowed: a file may grow after it was checked.
        let taken = file.take(most + 1).read_to_end(&mut bytes);
        let length = taken.map_err(|error| Flaw::of(name, reason(&error)))? as u64;
        self.read += length;
        if length > most {
            return Err(Flaw::of(name, format!("has more than the {} kB it may have", most >> 10)));
        }
        if self.read > bounds::THEME {
            return Err(Flaw::of(
                name,
                format!("all files together have more than {} MB", bounds::THEME >> 20),
            ));
        }
        Ok(bytes)
    }

    /// The text of a file.
    pub(super) fn text(&mut self, name: &str, most: u64) -> Result<String, Flaw> {
        text(name, self.bytes(name, most)?)
    }

    /// The names of the files of a subfolder, sorted; hidden ones are skipped.
    pub(super) fn names(&self, folder: &str) -> Result<Vec<String>, Flaw> {
        let path = self.inside(folder)?;
        let known = fs::symlink_metadata(&path).map_err(|error| Flaw::of(folder, reason(&error)))?;
        if !known.is_dir() {
            return Err(Flaw::of(folder, "is no folder"));
        }
        let mut names = Vec::new();
        for entry in fs::read_dir(&path).map_err(|error| Flaw::of(folder, reason(&error)))? {
            let name = entry.map_err(|error| Flaw::of(folder, reason(&error)))?.file_name();
            let Ok(name) = name.into_string() else {
                return Err(Flaw::of(folder, "has a file whose name is no text in UTF-8"));
            };
            if !name.starts_with('.') {
                names.push(name);
            }
            if names.len() > bounds::FILES {
                return Err(Flaw::of(folder, format!("has more than {} files", bounds::FILES)));
            }
        }
        names.sort_unstable();
        Ok(names)
    }

    /// The path of a name inside the folder: links on the way are refused, too.
    fn inside(&self, name: &str) -> Result<PathBuf, Flaw> {
        let parts: Vec<&str> = name.split('/').collect();
        let plain = |part: &&str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', '\0']);
        if parts.len() > 2 || !parts.iter().all(plain) {
            let reason = "is no name of a file in the theme's folder, or of one in a folder in it";
            return Err(Flaw::of(name, reason));
        }
        let mut path = self.path.clone();
        for part in parts {
            path.push(part);
            if fs::symlink_metadata(&path).is_ok_and(|known| known.is_symlink()) {
                return Err(Flaw::of(name, "is a link; a theme's files have to be in its folder themselves"));
            }
        }
        Ok(path)
    }
}

/// A file's bytes as text.
pub(super) fn text(name: &str, bytes: Vec<u8>) -> Result<String, Flaw> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..good]).into_owned();
        Flaw::at(name, &before, before.len(), "is no text in UTF-8 from here on")
    })
}

/// The reason why a file can't be read, in words.
pub(super) fn reason(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "isn't there".to_owned(),
        ErrorKind::PermissionDenied => "may not be read".to_owned(),
        _ => format!("can't be read: {error}"),
    }
}
