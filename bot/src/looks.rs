//! Themes from files: read at the start, and again on SIGHUP. Broken ones are logged and left out; nothing waits for them.

use std::path::Path;

use render::Theme;
use render::theme::{Themes, file};
use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// Reads the folder of themes, if there is one. Takes a while for each theme: not to be called where others wait.
pub(crate) fn read(themes: &Themes, folder: Option<&Path>) {
    let Some(folder) = folder else { return };
    match file::read_all(folder) {
        Ok((mut own, flaws)) => {
            for (theme, flaw) in flaws {
                // People may be using it: an operator's mistake must not take it away.
                let before = themes.find(&theme).filter(|before| !Theme::ALL.contains(before));
                match before {
                    Some(before) => {
                        tracing::warn!(%theme, %flaw, "a theme can't be used as it is now and stays as it was");
                        own.push(before);
                    }
                    None => tracing::warn!(%theme, %flaw, "a theme can't be used and is left out"),
                }
            }
            tracing::info!(themes = own.len(), folder = %folder.display(), "themes were read");
            themes.replace(own);
        }
        Err(flaw) => tracing::warn!(%flaw, "the folder of themes can't be read; nothing is read of it"),
    }
}

/// Reads them again on every SIGHUP, until the end. Then calls `then`, so that new ones are prepared.
pub(crate) async fn reread(
    themes: Themes,
    folder: Option<std::path::PathBuf>,
    then: impl Fn() + Send,
    shutdown: CancellationToken,
) {
    let mut hangups = match signal(SignalKind::hangup()) {
        Ok(hangups) => hangups,
        Err(error) => {
            tracing::warn!(%error, "SIGHUP can't be listened to; themes are read at a start alone");
            return;
        }
    };
    loop {
        tokio::select! {
            () = shutdown.cancelled() => return,
            heard = hangups.recv() => if heard.is_none() { return },
        }
        let (themes, folder) = (themes.clone(), folder.clone());
        let reading = tokio::task::spawn_blocking(move || read(&themes, folder.as_deref()));
        if let Err(error) = reading.await {
            tracing::error!(%error, "reading themes ended in a panic");
        }
        then();
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_can_be_used_is_there_and_what_is_gone_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            fs::create_dir_all(folder.path().join(name)).expect("a folder");
            fs::write(folder.path().join(name).join("theme.toml"), text).expect("theme.toml");
        };
        let (good, broken) = ("name = \"Dusk\"\nbased-on = \"slate\"\n", "name = 1\n");
        let themes = Themes::default();
        write("dusk", good);
        write("dawn", broken);
        read(&themes, Some(folder.path()));
        assert!(themes.find("dusk").is_some() && themes.find("dawn").is_none());
        // Changed while the bot runs: repaired themes are added, broken ones stay as they were, deleted ones are removed.
        write("dawn", &good.replace("Dusk", "Dawn"));
        let before = themes.find("dusk");
        write("dusk", broken);
        read(&themes, Some(folder.path()));
        assert!(before.is_some() && themes.find("dusk") == before && themes.find("dawn").is_some());
        fs::remove_dir_all(folder.path().join("dusk")).expect("removed");
        read(&themes, Some(folder.path()));
        assert!(themes.find("dusk").is_none() && themes.find("dawn").is_some());
        // A folder that can't be read changes nothing.
        read(&themes, Some(&folder.path().join("nowhere")));
        assert!(themes.find("dawn").is_some());
    }
}
