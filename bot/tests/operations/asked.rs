//! With settings but no token, a start on a terminal asks before it starts a playground.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

/// A new terminal: the user's side, and the program's side.
fn terminal() -> (File, File) {
    let own = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
    grantpt(&own).expect("a terminal of one's own");
    unlockpt(&own).expect("a terminal that can be used");
    let name = ptsname(&own, Vec::new()).expect("its name").into_string().expect("a path");
    let other = OpenOptions::new().read(true).write(true).open(name).expect("its other side");
    (File::from(own), other)
}

/// The program in a folder with settings and no token, and its terminal.
fn start(folder: &Path) -> (Child, File) {
    let listen = crate::port::free();
    let settings = format!("[playground]\nlisten = \"{listen}\"\n[pictures]\ntheme = \"slate\"\n");
    fs::write(folder.join("config.toml"), settings).expect("the settings");
    let (own, other) = terminal();
    let side = || Stdio::from(other.try_clone().expect("another handle"));
    let child = Command::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["--config", "config.toml"])
        .env_remove("MENAGERIE_TOKEN")
        .current_dir(folder)
        .stdin(side())
        .stdout(side())
        .stderr(side())
        .spawn()
        .expect("the program");
    (child, own)
}

/// Reads until the terminal shows this text, or nothing writes to it any more.
fn shown(terminal: &mut File, wanted: &str) -> String {
    let (mut text, mut bytes) = (String::new(), [0; 1024]);
    while !text.contains(wanted) {
        match terminal.read(&mut bytes) {
            // A terminal whose other side is closed fails to be read.
            Ok(0) | Err(_) => break,
            Ok(count) => text += &String::from_utf8_lossy(&bytes[..count]),
        }
    }
    text
}

/// Answers the question; returns the terminal's text, and how the program ended.
fn answered(answer: &str, wanted: &str) -> (String, ExitStatus) {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut child, mut terminal) = start(folder.path());
    let asked = shown(&mut terminal, "[y/N]");
    assert!(asked.contains("config.toml is there, but no token to reach Discord with"), "{asked}");
    assert!(!folder.path().join("data").exists(), "nothing is made before the answer");
    terminal.write_all(answer.as_bytes()).expect("written");
    let said = shown(&mut terminal, wanted);
    if said.contains(wanted) && child.try_wait().expect("a process").is_none() {
        let process = Pid::from_child(&child);
        // It may end at the same moment.
        let _ = kill_process(process, Signal::INT);
    }
    (said, child.wait().expect("a process"))
}

#[test]
fn somebody_at_a_terminal_is_asked_before_a_playground_starts() {
    for answer in ["\n", "n\n", "what?\n"] {
        let (said, status) = answered(answer, "starts the playground, which needs none.)");
        assert!(said.contains("but no token: set discord.token_file"), "{answer:?}: {said}");
        assert!(!status.success(), "{answer:?}: {said}");
    }
    let (said, status) = answered("Yes\n", "The playground is open: http://127.");
    assert!(said.contains("The playground is open: http://127."), "{said}");
    assert!(status.success(), "it ends when it is told to: {said}");
}
