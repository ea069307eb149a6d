//! A machine on which the bot is installed as docs/OPERATIONS.md says: with systemd, with Docker, or by hand. The page's commands
//! are run as written. Scripts replace systemd and Docker and do what the real ones would with the real files of `deploy/`;
//! everything below the machine's root is below a folder.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use playground::Playground;
use tempfile::TempDir;

/// Scripts in place of systemd and PostgreSQL's user. `$ROOT` is the machine's root; options that systemd-run doesn't have are
/// errors.
const SYSTEMD: [(&str, &str); 4] = [
    (
        "systemd-run",
        r#"#!/bin/bash
set -euo pipefail
folder= credentials=
while true; do
    case "$1" in
    --quiet | --pipe | --wait | --collect) shift ;;
    -p)
        case "$2" in
        DynamicUser=yes | User=menagerie | StateDirectory=menagerie) ;;
        UMask=*) umask "${2#*=}" ;;
        WorkingDirectory=*) folder=${2#*=} ;;
        LoadCredential=*:*) credentials=$ROOT/run/credentials && install -D -m 400 "${2#*:}" "$credentials/$(v=${2#*=}; echo "${v%%:*}")" ;;
        *) echo "systemd-run: $2?" >&2; exit 64 ;;
        esac
        shift 2 ;;
    -*) echo "systemd-run: $1?" >&2; exit 64 ;;
    *) break ;;
    esac
done
cd "$folder"
CREDENTIALS_DIRECTORY=$credentials exec "$@"
"#,
    ),
    (
        "systemctl",
        r#"#!/bin/bash
set -euo pipefail
pid=$(cat "$ROOT/pid" 2>/dev/null || true)
runs() { [ -n "$pid" ] && [ -d "/proc/$pid" ] && ! grep -q '^State:.Z' "/proc/$pid/status" 2>/dev/null; }
of() { sed -n "s/^$1=//p" deploy/menagerie.service; }
case "$1 $2" in
"start menagerie")
    credential=$(of LoadCredential)
    install -D -m 400 "$ROOT${credential#*:}" "$ROOT/run/service/${credential%%:*}"
    start=$(of ExecStart | sed "s#^/#$ROOT/#; s# /# $ROOT/#g")
    umask "$(of UMask)"
    cd "$ROOT$(of WorkingDirectory)"
    CREDENTIALS_DIRECTORY=$ROOT/run/service $start </dev/null >/dev/null 2>>"$ROOT/log" &
    echo $! >"$ROOT/pid" ;;
"stop menagerie") if runs; then kill -TERM "$pid"; while runs; do sleep 0.05; done; fi ;;
"reload menagerie") runs && [ "$(of ExecReload)" = '/bin/kill -HUP $MAINPID' ] && kill -HUP "$pid" ;;
"status menagerie") runs ;;
*) echo "systemctl $*?" >&2; exit 64 ;;
esac
"#,
    ),
    ("journalctl", "#!/bin/sh\n[ \"$*\" = '-u menagerie -p warning' ] || exit 64\n"),
    ("runuser", "#!/bin/sh\n[ \"$1 $2 $3\" = '-u postgres --' ] || exit 64\nshift 3\nexec \"$@\"\n"),
];

/// The script in place of Docker: containers share the folder that stands for the volume.
const DOCKER: [(&str, &str); 1] = [(
    "docker",
    r#"#!/bin/bash
set -euo pipefail
[ "$1 $2" = "compose -f" ] && [ -f "$3" ] || { echo "docker $*?" >&2; exit 64; }
file=$3 do=$4
shift 4
pid=$(cat "$ROOT/pid" 2>/dev/null || true)
runs() { [ -n "$pid" ] && [ -d "/proc/$pid" ] && ! grep -q '^State:.Z' "/proc/$pid/status" 2>/dev/null; }
service() { grep -q "^  $1:\$" "$file" || { echo "no such service: $1" >&2; exit 1; }; }
contained() {
    local all=()
    for one in "$@"; do all+=("${one/#\/etc\//$ROOT/etc/}"); done
    cd "$ROOT/data"
    exec "${all[@]}"
}
case $do in
exec)
    [ "$1" = -T ] && shift
    if [ "$1" = --env ]; then export "$2"; shift 2; fi
    service "$1"
    runs || [ "$1" = database ] || { echo "service $1 is not running" >&2; exit 1; }
    shift
    contained "$@" ;;
run)
    [ "$1 $2 $3" = "--rm -T --entrypoint" ] || exit 64
    service "$5"
    entry=$4
    shift 5
    contained "$entry" "$@" ;;
up)
    [ "$1" = --detach ] && service "$2"
    start=$(sed -n 's/^ENTRYPOINT \[\(.*\)\]$/\1/p' deploy/Dockerfile | tr -d '",' | sed "s# /# $ROOT/#g")
    cd "$ROOT/data"
    $start </dev/null >/dev/null 2>>"$ROOT/log" &
    echo $! >"$ROOT/pid" ;;
stop)
    service "$1"
    if runs; then kill -TERM "$pid"; while runs; do sleep 0.05; done; fi ;;
logs) service "$1" && cat "$ROOT/log" ;;
*) echo "docker compose $do?" >&2; exit 64 ;;
esac
"#,
)];

/// How the bot is installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// With systemd.
    Systemd,
    /// With Docker.
    Docker,
    /// By hand; the operator starts and stops it.
    ByHand,
}

/// A machine with the bot installed.
pub(crate) struct Installed {
    root: TempDir,
    way: Way,
    /// The page's definitions for this kind of installation.
    definitions: String,
    environment: Vec<(&'static str, String)>,
}

fn repository() -> PathBuf {
    fs::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("the repository")
}

/// The page.
pub(crate) fn page() -> String {
    fs::read_to_string(repository().join("docs/OPERATIONS.md")).expect("the page")
}

/// The commands of a section of the page: its first block after this text.
pub(crate) fn commands(section: &str, after: &str) -> String {
    let page = page();
    let section = page.split_once(&format!("# {section}\n")).expect("the section").1;
    let section = section.split("\n## ").next().expect("its text");
    let block = section.split_once(after).expect("the words").1.split_once("```sh\n").expect("a block").1;
    block.split_once("```").expect("its end").0.to_owned()
}

impl Installed {
    /// Installs it, with more settings than a playground needs. With Docker its database is that of the file in `deploy/`.
    pub(crate) fn new(
        way: Way,
        playground: &Playground,
        settings: &str,
        environment: Vec<(&'static str, String)>,
    ) -> Self {
        let root = tempfile::tempdir().expect("a folder");
        let at = |name: &str| root.path().join(name);
        let write = |name: &str, text: &str, mode: u32| {
            fs::create_dir_all(at(name).parent().expect("a folder")).expect("its folder");
            fs::write(at(name), text).expect("written");
            fs::set_permissions(at(name), fs::Permissions::from_mode(mode)).expect("its rights");
        };
        let program = env!("CARGO_BIN_EXE_menagerie");
        let api = format!("[discord]\napi = {:?}\n", playground.base_url());
        let listen = format!("[operations]\nlisten = \"{}\"\n", crate::port::free());
        for (name, script) in SYSTEMD.iter().chain(&DOCKER) {
            write(&format!("bin/{name}"), script, 0o755);
        }
        match way {
            Way::Systemd => {
                write("etc/menagerie/config.toml", &format!("{settings}{api}{listen}"), 0o644);
                write("etc/menagerie/token", playground.token(), 0o400);
                fs::create_dir_all(at("usr/local/bin")).expect("a folder");
                symlink(program, at("usr/local/bin/menagerie")).expect("a link");
                fs::create_dir_all(at("var/lib/menagerie")).expect("a folder");
            }
            Way::Docker => {
                let kept =
                    fs::read_to_string(repository().join("deploy/config.docker.toml")).expect("settings");
                let kept = kept
                    .replace("[discord]\n", &api)
                    .replace("\"/run/secrets/", &format!("\"{}/run/secrets/", root.path().display()))
                    .replace("sqlite:/data/", &format!("sqlite:{}/data/", root.path().display()))
                    .replace("[operations]\n", "")
                    .replace("listen = \"0.0.0.0:9188\"\n", &listen);
                write("etc/menagerie/config.toml", &format!("{kept}{settings}"), 0o644);
                write("run/secrets/token", playground.token(), 0o400);
                symlink(program, at("bin/menagerie")).expect("a link");
                fs::create_dir_all(at("data")).expect("a folder");
            }
            Way::ByHand => {
                write("token", playground.token(), 0o400);
                let token = "token_file = \"token\"\n";
                write("config.toml", &format!("{settings}{api}{token}{listen}"), 0o644);
                fs::create_dir_all(at("target/release")).expect("a folder");
                symlink(program, at("target/release/menagerie")).expect("a link");
            }
        }
        let words = match way {
            Way::Systemd => "With systemd:",
            Way::Docker => "With Docker, in the folder of the repository:",
            Way::ByHand => "By hand,",
        };
        let definitions = commands("The commands of this page", words);
        Self { root, way, definitions, environment }
    }

    /// A file of the machine.
    pub(crate) fn at(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    /// The folder with the bot's files.
    pub(crate) fn folder(&self) -> PathBuf {
        match self.way {
            Way::Systemd => self.at("var/lib/menagerie"),
            Way::Docker => self.at("data"),
            Way::ByHand => self.root.path().to_owned(),
        }
    }

    /// Runs lines of the page.
    pub(crate) fn run(&self, lines: &str) -> Output {
        let root = self.root.path().display().to_string();
        let mut text = format!("{}\n{lines}", self.definitions);
        if self.way == Way::Systemd {
            for folder in ["/usr/local/bin/menagerie", "/etc/menagerie", "/var/lib/menagerie"] {
                text = text.replace(folder, &format!("{root}{folder}"));
            }
        }
        // PostgreSQL's commands are wherever this machine has them.
        let others = std::env::var("PATH").unwrap_or_default();
        let mut bash = Command::new("bash");
        bash.args(["-euo", "pipefail", "-c", &text])
            .env("PATH", format!("{root}/bin:/usr/bin:/bin:{others}"))
            .env("ROOT", &root)
            .env_remove("MENAGERIE_TOKEN")
            .env_remove("MENAGERIE_STORE_URL")
            .envs(self.environment.iter().map(|(name, value)| (name, value)))
            .current_dir(if self.way == Way::ByHand { self.root.path().to_owned() } else { repository() })
            .stdin(Stdio::null());
        bash.output().expect("bash")
    }

    /// Runs lines of the page, all of which have to succeed; returns their output.
    pub(crate) async fn does(&self, lines: &str) -> String {
        // Blocks only this thread, so that the playground can answer meanwhile.
        let output = tokio::task::block_in_place(|| self.run(lines));
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let log = fs::read_to_string(self.at("log")).unwrap_or_default();
        let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{:?}: {lines}\n{said}\n{wrong}\n{log}", self.way);
        said
    }

    /// Ends the bot as a power cut would.
    pub(crate) fn crash(&self) {
        let Ok(pid) = fs::read_to_string(self.at("pid")) else { return };
        let pid = pid.trim();
        // Where the page's command is a function of the shell, the program is a child of what was started.
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap_or_default();
        // Ended already, perhaps.
        let _ = Command::new("kill")
            .args(["-9", pid])
            .args(children.split(' ').filter(|child| !child.is_empty()))
            .stderr(Stdio::null())
            .status();
    }
}

impl Drop for Installed {
    fn drop(&mut self) {
        self.crash();
    }
}
