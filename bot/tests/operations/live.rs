//! `menagerie doctor --live` as its operator sees it: its exit code, what it leaves behind, and what it never reveals.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use playground::{CHESS_CLUB, Playground, Who};
use rustix::process::{Pid, Signal, kill_process};

use super::database::Database;
use super::program::Program;

/// A folder with settings for a playground, and the command there.
fn doctor(folder: &Path, playground: &Playground, token: &str, channel: u64) -> Command {
    let settings = format!("[discord]\napi = {:?}\n", playground.base_url());
    fs::write(folder.join("config.toml"), settings).expect("the settings");
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    command.args(["--config", "config.toml", "doctor", "--live", &channel.to_string()]);
    command.current_dir(folder).env("MENAGERIE_TOKEN", token).stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The exit code and all output; checks that it contains no secret and names nobody.
fn said(output: Output, playground: &Playground) -> (Option<i32>, String) {
    let text =
        [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    tells_nothing(&text, playground);
    (output.status.code(), text)
}

fn tells_nothing(text: &str, playground: &Playground) {
    for secret in [playground.token(), "aW50ZXJ", &Who::Ada.id().to_string(), "Ada"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
}

fn left(playground: &Playground) -> Vec<String> {
    let messages =
        playground.messages().into_iter().filter(|seen| !seen.gone && seen.content.starts_with('🩺'));
    messages.map(|seen| seen.content).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_ends_with_what_was_found_and_leaves_a_page_of_its_owners_alone() {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let database = Database::sqlite();
    let program = Program::start(&database.url, &playground, "");
    playground.ready().await;
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("doctor-report.md");
    let run = |token: &str, channel: u64| {
        let mut command = doctor(folder.path(), &playground, token, channel);
        let output = tokio::task::block_in_place(|| command.arg("--unattended").output());
        said(output.expect("the program"), &playground)
    };
    for (token, channel, why) in [
        ("", CHESS_CLUB, "there is no token"),
        ("playground.of-somebody-else", CHESS_CLUB, "does not accept the token"),
        ("a.real.one", CHESS_CLUB, "a playground takes only tokens"),
        (playground.token(), 77, "there is no channel 77"),
    ] {
        let (code, text) = run(token, channel);
        assert!(code == Some(2) && text.contains(why), "{code:?}: {text}");
        assert!(!page.exists(), "nothing was tried");
    }
    let (code, text) = run(playground.token(), CHESS_CLUB);
    assert!(code == Some(0) && text.contains(" 0 different,"), "{code:?}: {text}");
    let mode = || fs::metadata(&page).expect("a page").permissions().mode() & 0o777;
    assert_eq!(mode(), 0o600);
    let found = fs::read_to_string(&page).expect("a page");
    tells_nothing(&found, &playground);
    assert!(found.starts_with("# First contact"), "{found}");

    fs::set_permissions(&page, fs::Permissions::from_mode(0o644)).expect("ours");
    playground.faults().forget_nonces(true);
    let (code, text) = run(playground.token(), CHESS_CLUB);
    assert!(code == Some(1) && text.contains("DIFFERENT  the same with the same nonce"), "{code:?}: {text}");
    assert_eq!(mode(), 0o600, "no matter what it was");
    assert_eq!(left(&playground), Vec::<String>::new());
    assert!(!program.log().contains("doctor"), "the running bot takes no notice: {}", program.log());
    assert_eq!(playground.violations(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ctrl_c_takes_everything_away_first() {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let folder = tempfile::tempdir().expect("a folder");
    let child =
        doctor(folder.path(), &playground, playground.token(), CHESS_CLUB).spawn().expect("the program");
    let ada = playground.person(Who::Ada);
    ada.wait_for_message(CHESS_CLUB, "the first step", |seen| seen.content.contains("**1/9**")).await;
    kill_process(Pid::from_child(&child), Signal::INT).expect("it runs");
    let begun = Instant::now();
    let output = tokio::task::block_in_place(|| child.wait_with_output()).expect("its end");
    assert!(begun.elapsed() < Duration::from_secs(180));
    let (code, text) = said(output, &playground);
    assert!(code == Some(1) && text.contains("It was stopped before its end"), "{code:?}: {text}");
    assert_eq!(left(&playground), Vec::<String>::new());
    assert!(playground.commands().is_empty() && playground.emojis().is_empty());
    let found = fs::read_to_string(folder.path().join("doctor-report.md")).expect("a page");
    assert!(found.contains("It was stopped before its end"), "{found}");
}
