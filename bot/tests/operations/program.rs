//! The real program as a separate process, and its answers by HTTP.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use playground::Playground;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// A running program; killed when dropped.
pub(crate) struct Program {
    child: Child,
    pub(crate) http: SocketAddr,
    folder: TempDir,
}

impl Program {
    /// Starts it on a database, against a playground, with more settings.
    pub(crate) fn start(store: &str, playground: &Playground, more: &str) -> Self {
        Self::start_in(store, playground, more, &[])
    }

    /// Starts it with more in its environment.
    pub(crate) fn start_in(
        store: &str,
        playground: &Playground,
        more: &str,
        environment: &[(&'static str, PathBuf)],
    ) -> Self {
        Self::launch(store, playground, more, |folder| {
            let mut command = menagerie(folder, playground.token());
            command.envs(environment.iter().map(|(name, value)| (name, value)));
            command
        })
    }

    /// Starts it under this umask, in octal digits.
    pub(crate) fn start_with_umask(store: &str, playground: &Playground, umask: &str) -> Self {
        Self::launch(store, playground, "", |folder| with_umask(folder, playground.token(), umask))
    }

    fn launch(
        store: &str,
        playground: &Playground,
        more: &str,
        command: impl FnOnce(&TempDir) -> Command,
    ) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let http = crate::port::free();
        let text = format!(
            "[store]\nurl = {store:?}\n[discord]\napi = {:?}\n[operations]\nlisten = \"{http}\"\n{more}",
            playground.base_url()
        );
        fs::write(folder.path().join("config.toml"), text).expect("the settings");
        let log = File::create(folder.path().join("log")).expect("a log");
        let child = command(&folder).stdout(Stdio::null()).stderr(log).spawn().expect("the program");
        Self { child, http, folder }
    }

    /// Runs another command of the program with the same settings; returns whether it succeeded, and its output.
    pub(crate) fn beside(&self, token: &str, arguments: &[&str]) -> (bool, String) {
        says(menagerie(&self.folder, token).args(arguments))
    }

    /// Runs another command under this umask.
    pub(crate) fn beside_with_umask(&self, token: &str, umask: &str, arguments: &[&str]) -> (bool, String) {
        says(with_umask(&self.folder, token, umask).args(arguments))
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.log_file()).expect("a log")
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// Asks by HTTP: the status and the body; `None` when nobody listens.
    pub(crate) fn get(&self, path: &str) -> Option<(u16, String)> {
        let mut stream = TcpStream::connect(self.http).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a limit");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
    }

    /// Waits until a path answers with a status; the body.
    pub(crate) async fn wait_for(&self, path: &str, status: u16) -> String {
        let until = Instant::now() + Duration::from_secs(180);
        loop {
            let answer = self.get(path);
            match &answer {
                Some((given, body)) if *given == status => return body.clone(),
                _ if Instant::now() > until => panic!("{path}: {answer:?}\n{}", self.log()),
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    /// Asks it to stop, as service managers do.
    pub(crate) fn terminate(&self) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, Signal::TERM).expect("it runs");
    }

    /// Waits for its end; returns how it ended, and after how long.
    pub(crate) async fn ended(&mut self) -> (ExitStatus, Duration) {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return (status, begun.elapsed());
            }
            assert!(begun.elapsed() < Duration::from_secs(180), "it does not end:\n{}", self.log());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Ended already, mostly.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether a command succeeded, and its output.
pub(crate) fn says(command: &mut Command) -> (bool, String) {
    let output = command.output().expect("the program");
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success(), text.concat())
}

fn with_umask(folder: &TempDir, token: &str, umask: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("umask {umask}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_menagerie")]);
    settle(&mut command, folder, token);
    command
}

fn menagerie(folder: &TempDir, token: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    settle(&mut command, folder, token);
    command
}

fn settle(command: &mut Command, folder: &TempDir, token: &str) {
    command.arg("--config").arg(folder.path().join("config.toml")).current_dir(folder.path());
    command.env("MENAGERIE_TOKEN", token).stdin(Stdio::null());
}
