//! Only the owner can read the program's files, under any umask.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use playground::Playground;

use super::database::Database;
use super::health::plays_a_turn;
use super::program::Program;

/// Everything below a folder, with its permissions.
fn all(folder: &Path) -> Vec<(String, bool, u32)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let about = entry.metadata().expect("its rights");
        let name = entry.path().display().to_string();
        found.push((name, about.is_dir(), about.permissions().mode() & 0o777));
        if about.is_dir() {
            found.extend(all(&entry.path()));
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn files_and_folders_are_their_owners_alone_under_any_umask() {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let database = Database::at(format!("sqlite:{}", at("kept/data/games.db").display()));
    let program = Program::start_with_umask(&database.url, &playground, "000");
    playground.ready().await;
    plays_a_turn(&playground).await;
    let token = playground.token().to_owned();
    let beside = |arguments: &[&str]| {
        let (well, said) = program.beside_with_umask(&token, "000", arguments);
        assert!(well, "{said}");
    };
    let backup = at("kept/backup.db").display().to_string();
    beside(&["backup", &backup]);
    beside(&["backup", "--verify", &backup]);
    drop(program);
    // Elsewhere it continues from the backup and from an export.
    let settings = at("config.toml");
    let run = |arguments: &[&str]| {
        let text = format!("[store]\nurl = \"sqlite:{}\"\n", at("kept/restored/games.db").display());
        fs::write(&settings, text).expect("the settings");
        let mut shell = Command::new("sh");
        shell.args(["-c", "umask 000; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_menagerie"), "--config"]);
        let output = shell.arg(&settings).args(arguments).output().expect("the program");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    };
    run(&["restore", &backup]);
    run(&["export", &at("kept/games.jsonl").display().to_string()]);
    let found = all(&at("kept"));
    for end in ["games.db", "games.db.lock", "backup.db", "games.jsonl"] {
        assert!(found.iter().any(|(name, ..)| name.ends_with(end)), "{end} is missing: {found:?}");
    }
    for (name, is_folder, mode) in &found {
        assert_eq!(*mode, if *is_folder { 0o700 } else { 0o600 }, "{name}: {mode:o}");
    }
    assert_eq!(fs::metadata(at("kept")).expect("there").permissions().mode() & 0o777, 0o700);

    // Files that an older version left readable are protected at the next start.
    for (name, is_folder, _) in &found {
        if !is_folder {
            fs::set_permissions(name, fs::Permissions::from_mode(0o666)).expect("ours");
        }
    }
    let program = Program::start_with_umask(&database.url, &playground, "000");
    program.wait_for("/readyz", 200).await;
    let used: Vec<_> = all(&at("kept/data")).into_iter().filter(|(_, is_folder, _)| !is_folder).collect();
    for end in ["games.db", "games.db-wal", "games.db-shm", "games.db.lock"] {
        assert!(used.iter().any(|(name, ..)| name.ends_with(end)), "{end} is missing: {used:?}");
    }
    for (name, _, mode) in &used {
        assert_eq!(*mode, 0o600, "{name}: {mode:o}");
    }
}
