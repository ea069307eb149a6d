//! `menagerie setup`: from a token to a bot that can be started.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use playground::Playground;

/// Runs it in a folder, with this standard input; returns whether it succeeded, and its output.
fn set_up(folder: &Path, typed: &str, more: &[&str]) -> (bool, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["--config", "config.toml", "setup", "--no-start"])
        .args(more)
        .env_remove("MENAGERIE_TOKEN")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    // It may have ended before it has read everything.
    let _ = child.stdin.take().expect("its input").write_all(typed.as_bytes());
    let output = child.wait_with_output().expect("the program");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success(), said.concat())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn setup_checks_a_token_writes_it_for_its_owner_alone_and_prints_the_link() {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    let token = path.join("token");
    let settings = format!(
        "[discord]\napi = {:?}\ntoken_file = {:?}\n",
        playground.base_url(),
        token.display().to_string()
    );
    fs::write(path.join("config.toml"), &settings).expect("the settings");

    let (well, said) = set_up(path, "playground.of-somebody-else\n", &[]);
    assert!(!well && said.contains("nothing was written") && said.contains("WRONG  token"), "{said}");
    assert!(!token.exists() && !said.contains("of-somebody-else"), "{said}");

    let (well, said) = set_up(path, "\n", &[]);
    assert!(!well && said.contains("that was no token") && !token.exists(), "{said}");

    let own = playground.token();
    let (well, said) = set_up(path, &format!("  {own}\n"), &[]);
    assert!(well && said.contains(&format!("client_id={}&", playground.application_id())), "{said}");
    assert!(said.contains("menagerie --config") && !said.contains(own), "{said}");
    assert_eq!(fs::read_to_string(&token).expect("a token"), format!("{own}\n"));
    let mode = fs::metadata(&token).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(fs::read_to_string(path.join("config.toml")).expect("settings"), settings, "untouched");

    // Again: nobody is asked, and a wrong one in its place takes nothing away.
    let (well, said) = set_up(path, "", &[]);
    assert!(well && said.contains("--replace asks for another one"), "{said}");
    let (well, said) = set_up(path, "playground.of-somebody-else\n", &["--replace"]);
    assert!(!well && fs::read_to_string(&token).expect("a token") == format!("{own}\n"), "{said}");
    playground.stop().await;
}
