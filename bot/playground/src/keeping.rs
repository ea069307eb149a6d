//! Keeps the world in a folder, so that a playground that is started again goes on where it ended: one text, written anew shortly after
//! something changed, and beside it the pictures, each once.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::shared::Shared;
use crate::world::World;
use crate::world::kept::Files;

/// The text, and the folder of the pictures.
const TEXT: &str = "playground.json";
const FILES: &str = "playground-files";
/// How long after a change it is written: much changes at a time.
const LATER: Duration = Duration::from_millis(500);

/// Brings back what is kept in a folder. Nothing there, or nothing that can be read, is an empty server.
pub(crate) fn bring_back(world: &mut World, folder: &Path) {
    let Ok(text) = std::fs::read(folder.join(TEXT)) else { return };
    match serde_json::from_slice(&text) {
        Ok(kept) => world.bring_back(&kept, |name| std::fs::read(folder.join(FILES).join(name)).ok()),
        Err(error) => tracing::warn!(%error, "what the playground kept can't be read; it begins anew"),
    }
}

/// Writes what changes, until the playground ends, and once more then.
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

/// The pictures first: a text never names one that isn't there. Those that nothing names any more go last.
fn write(folder: &Path, text: &str, files: &Files) -> io::Result<()> {
    let place = folder.join(FILES);
    std::fs::create_dir_all(&place)?;
    for (name, bytes) in files {
        let at = place.join(name);
        // Ids never come again, so what is there is the same.
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

/// Whole or not at all; for nobody else on this machine, since direct messages are in it.
fn put(at: &Path, bytes: &[u8]) -> io::Result<()> {
    let half = at.with_extension("half");
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&half)?;
    file.write_all(bytes)?;
    drop(file);
    std::fs::rename(half, at)
}
