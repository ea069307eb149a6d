//! The scripts of the project work on other machines.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

/// Puts a program of the test's own into a folder.
fn program(folder: &Path, name: &str, lines: &str) {
    let path = folder.join(name);
    fs::create_dir_all(folder).expect("a folder");
    fs::write(&path, format!("#!/bin/sh\n{lines}\n")).expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("executable");
}

/// Tools that the script needs before it has found a server.
const TOOLS: [&str; 9] = ["bash", "cat", "dirname", "id", "mktemp", "readlink", "rm", "sort", "tail"];

/// Runs `scripts/with-postgres true` with Debian's servers in `servers`, and only `bin` on the PATH.
fn with_postgres(servers: &Path, bin: &Path) -> Output {
    // The operator need not have a user `postgres`.
    program(bin, "chown", "exit 0");
    program(bin, "setpriv", "shift 3\nexec \"$@\"");
    for tool in TOOLS {
        let own = ["/usr/bin", "/bin"].map(|folder| Path::new(folder).join(tool));
        let own = own.iter().find(|path| path.exists()).unwrap_or_else(|| panic!("no {tool}"));
        symlink(own, bin.join(tool)).expect("a link");
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/with-postgres");
    Command::new(script)
        .arg("true")
        .env("MENAGERIE_POSTGRES_SERVERS", servers)
        .env("PATH", bin)
        .output()
        .expect("bash")
}

fn says(output: &Output) -> String {
    assert!(!output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_postgresql_on_the_path_is_found_where_debian_has_none() {
    let folder = TempDir::new().expect("a folder");
    let (servers, bin) = (folder.path().join("servers"), folder.path().join("bin"));
    program(&bin, "initdb", "echo the one on the path\nexit 1");
    assert!(says(&with_postgres(&servers, &bin)).contains("the one on the path"));
}

#[test]
fn the_newest_of_debians_comes_first() {
    let folder = TempDir::new().expect("a folder");
    let (servers, bin) = (folder.path().join("servers"), folder.path().join("bin"));
    for version in ["9", "15", "17"] {
        let lines = format!("echo version {version}\nexit 1");
        program(&servers.join(version).join("bin"), "initdb", &lines);
    }
    program(&bin, "initdb", "echo the one on the path\nexit 1");
    assert!(says(&with_postgres(&servers, &bin)).contains("version 17"));
}

#[test]
fn without_any_it_says_what_to_install() {
    let folder = TempDir::new().expect("a folder");
    let said = says(&with_postgres(&folder.path().join("servers"), &folder.path().join("bin")));
    assert!(said.contains("PostgreSQL is not installed"), "{said}");
}

/// Runs `scripts/suites` with a cargo that has built one suite that passes and one that fails.
fn suites(wanted: &[&str]) -> Output {
    let folder = TempDir::new().expect("a folder");
    // A folder's name may hold a blank.
    let (bin, built) = (folder.path().join("bin"), folder.path().join("what was built"));
    let artifact = |name: &str, is_test: bool| {
        format!(
            r#"{{"reason":"compiler-artifact","package_id":"x#0.1.0","manifest_path":"{at}/Cargo.toml","target":{{"kind":["test"],"name":"{name}","test":true}},"profile":{{"opt_level":"0","test":{is_test}}},"executable":"{at}/{name}","fresh":false}}"#,
            at = built.display()
        )
    };
    program(&built, "good", "pwd\necho 'test result: ok. 7 passed; 0 failed'");
    program(&built, "bad", "echo it broke here >&2\nexit 101");
    program(&built, "tool", "echo a program that is no test");
    let lines = [artifact("good", true), artifact("tool", false), artifact("bad", true)];
    let lines = lines.join("\n") + "\n{\"reason\":\"build-finished\",\"success\":true}\n";
    fs::write(built.join("lines"), lines).expect("written");
    program(&bin, "cargo", &format!("cat '{}'", built.join("lines").display()));
    let path = std::env::var("PATH").expect("a path");
    Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/suites"))
        .args(wanted)
        .env("PATH", format!("{}:{path}", bin.display()))
        .output()
        .expect("bash")
}

#[test]
fn a_suite_that_fails_shows_all_it_said_and_fails_everything() {
    let output = suites(&[]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("it broke here") && said.contains("good"), "{output:?}");
    assert!(says(&output).contains("These failed") && !said.contains("no test"), "{output:?}");
}

#[test]
fn suites_are_picked_by_name_and_one_line_says_that_they_passed() {
    let output = suites(&["good"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.starts_with("ok "), "{output:?}");
    assert!(said.trim_end().ends_with("7 tests") && said.lines().count() == 1, "{said}");
}

#[test]
fn a_suite_that_is_not_there_is_no_success() {
    assert!(says(&suites(&["unheard-of"])).contains("no such suite"));
}

fn weigh(program: &Path) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scripts/weigh");
    Command::new(script).arg(program).output().expect("bash")
}

#[test]
fn what_is_for_trying_alone_is_not_handed_out() {
    let said = says(&weigh(Path::new(env!("CARGO_BIN_EXE_menagerie"))));
    assert!(said.contains("it carries bot/playground/page"), "{said}");
}

#[test]
fn what_is_handed_out_is_small() {
    let folder = TempDir::new().expect("a folder");
    let program = folder.path().join("program");
    fs::write(&program, "a program").expect("written");
    assert!(weigh(&program).status.success());
    fs::File::create(&program).expect("a file").set_len(36_000_000).expect("its length");
    assert!(says(&weigh(&program)).contains("more than 35000000"));
}
