//! Keeps the world in a folder, so that the next playground continues where it ended: one JSON file, rewritten shortly after
//! each change, and the pictures beside it.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::shared::Shared;
use crate::world::World;
use crate::world::kept::Files;

/// The names of the JSON file and of the folder of pictures.
const TEXT: &str = "playground.json";
const FILES: &str = "playground-files";
/// How long after a change it is written: many changes come at a time.
const LATER: Duration = Duration::from_millis(500);

/// Restores what is kept in a folder. If nothing is there, or it is unreadable, the server is empty.
pub(crate) fn bring_back(world: &mut World, folder: &Path) {
    let Ok(text) = std::fs::read(folder.join(TEXT)) else { return };
    match serde_json::from_slice(&text) {
        Ok(kept) => world.bring_back(&kept, |name| std::fs::read(folder.join(FILES).join(name)).ok()),
        Err(error) => tracing::warn!(%error, "what the playground kept can't be read; it begins anew"),
    }
}

/// Writes changes until the playground ends, and once more then.
pub(crate) async fn run(shared: Arc<Shared>, folder: std::path::PathBuf) {
    let mut changed = shared.watch();
    loop {
        let ends = tokio::select! {
            change = changed.changed() => change.is_err(),
            () = shared.stop.cancelled() => true,
        };
        if !ends {
            tokio::select! {
                () = tokio::time::sleep(LATER) => {}
                () = shared.stop.cancelled() => {}
            }
        }
        changed.mark_unchanged();
        let (kept, files) = shared.look().keep();
        let folder = folder.clone();
        let written = tokio::task::spawn_blocking(move || write(&folder, &kept.to_string(), &files)).await;
        match written {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "what was said in the playground can't be kept"),
            Err(error) => tracing::error!(%error, "what was said in the playground was not kept"),
        }
        if ends {
            return;
        }
    }
}

/// Writes the pictures first, so that the JSON never names a missing one, and deletes unused ones last.
fn write(folder: &Path, text: &str, files: &Files) -> io::Result<()> {
    let place = folder.join(FILES);
    std::fs::create_dir_all(&place)?;
    for (name, bytes) in files {
        let at = place.join(name);
        // Ids are never reused, so an existing file is the same.
        if !at.exists() {
            put(&at, bytes)?;
        }
    }
    put(&folder.join(TEXT), text.as_bytes())?;
    for there in std::fs::read_dir(&place)? {
        let there = there?;
        if there.file_name().to_str().is_none_or(|name| !files.contains_key(name)) {
            std::fs::remove_file(there.path())?;
        }
    }
    Ok(())
}

/// Writes a file atomically, readable by its owner only, since it contains direct messages.
fn put(at: &Path, bytes: &[u8]) -> io::Result<()> {
    let half = at.with_extension("half");
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&half)?;
    file.write_all(bytes)?;
    drop(file);
    std::fs::rename(half, at)
}
