//! A theme from a folder, on a server that chose it: the example that docs/THEMES.md explains.

use std::fs;
use std::path::Path;

use playground::{CHESS_CLUB, Seen};
use tempfile::TempDir;

use crate::driver::{Driver, PHONE, WIDE};
use crate::house::House;
use crate::page::Page;
use crate::seated;

/// The colour around the theme's board, which no built-in theme has.
const FRAME: [u8; 3] = [0x23, 0x29, 0x2a];

/// A folder of themes with the example and a broken one.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/theme-marble");
    let (from, to) = (example.join("pieces"), folder.path().join("marble/pieces"));
    fs::create_dir_all(&to).expect("a folder");
    for (from, to) in [(example.as_path(), to.parent().expect("its folder")), (&from, &to)] {
        for file in fs::read_dir(from).expect("files").map(|file| file.expect("a file").path()) {
            if file.is_file() {
                fs::copy(&file, to.join(file.file_name().expect("a name"))).expect("copied");
            }
        }
    }
    fs::create_dir(folder.path().join("broken")).expect("a folder");
    fs::write(folder.path().join("broken/theme.toml"), "name = 5").expect("written");
    folder
}

/// Whether a colour is in the palette of a message's last picture.
fn shows(seen: &Seen, colour: [u8; 3]) -> bool {
    let Some(file) = seen.files.last() else { return false };
    let at = file.bytes.windows(4).position(|name| name == b"PLTE").expect("a palette");
    let length = u32::from_be_bytes(*file.bytes[..at].last_chunk().expect("a length")) as usize;
    file.bytes[at + 4..at + 4 + length].as_chunks().0.contains(&colour)
}

/// Checks that everybody's newest board is in the theme.
fn is_marble(house: &House) -> bool {
    let messages = house.playground.messages();
    let board =
        messages.iter().rfind(|seen| seen.channel == CHESS_CLUB && !seen.private && !seen.files.is_empty());
    shows(board.expect("a board"), FRAME)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_plays_in_a_theme_of_its_own() {
    let Some(driver) = Driver::start().await else { return };
    let folder = folder();
    let house = House::with(|config| config.pictures.themes_folder = Some(folder.path().to_owned())).await;
    let ada = Page::open(&driver, &house, "/?seat=ada", WIDE).await;
    let ben = Page::open(&driver, &house, "/?seat=ben", PHONE).await;
    seated(&ada, &ben, "Zombie Chess").await;
    assert!(!is_marble(&house), "as usual");
    // It is offered by its name; what is broken is not there at all.
    ada.command("me theme", &[]).await;
    ada.wait_for("Marble").await;
    assert!(!ada.everything().await.contains("broken"));
    ada.command("me theme", &[("theme", "Marble"), ("for", "This server")]).await;
    ada.wait_for("on this server look like this: Marble").await;
    // Both see the next board in it, at a desk and on a phone; the pieces and the words are the same.
    ada.command("move", &[("turn", "=e2e4")]).await;
    for page in [&ada, &ben] {
        page.wait_for("played e2e4").await;
        page.board_says("e4").await;
    }
    assert!(is_marble(&house), "in the server's theme");
    if let Some(folder) = std::env::var_os("MENAGERIE_SCREENSHOTS") {
        ada.screenshot(&folder, "theme.png").await;
    }
    // Everybody may look at boards that are theirs alone in another one.
    ben.command("me theme", &[("theme", "Slate"), ("for", "Only me")]).await;
    ben.wait_for("Slate").await;
    ben.command("board", &[]).await;
    let own = |seen: &Seen| seen.private && !seen.files.is_empty();
    house.playground.wait_until("his own board", || house.playground.messages().iter().any(own)).await;
    let messages = house.playground.messages();
    assert!(!shows(messages.iter().rfind(|seen| own(seen)).expect("his board"), FRAME));
    for page in [ada, ben] {
        page.is_sound().await;
        page.close().await;
    }
    house.close().await;
}
