//! The real program as a separate process.

use std::fs::{self, File};
use std::process::{Child, Command, Stdio};

use playground::Playground;
use rustix::process::{Pid, Signal, kill_process};
use tempfile::TempDir;

/// A running program; killed when dropped.
pub(crate) struct Program {
    child: Child,
    folder: TempDir,
}

impl Program {
    /// Starts it on a database, against a playground.
    pub(crate) fn start(store: &str, playground: &Playground) -> Self {
        Self::with(store, playground, "")
    }

    /// Starts it with more lines in its section for Discord.
    pub(crate) fn with(store: &str, playground: &Playground, discord: &str) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let config = folder.path().join("config.toml");
        // Fingers here are quicker than people's, and this Discord has no limit.
        let text = format!(
            "[store]
url = {store:?}
[limits]
requests_per_person = 1000000
[discord]
api = {:?}
requests_per_second = 1000000
{discord}
",
            playground.base_url()
        );
        fs::write(&config, text).expect("the settings");
        let log = File::create(folder.path().join("log")).expect("a log");
        let child = Command::new(env!("CARGO_BIN_EXE_menagerie"))
            .arg("--config")
            .arg(&config)
            .env("MENAGERIE_TOKEN", playground.token())
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("the program");
        Self { child, folder }
    }

    /// Kills it as `kill -9` does: no part of it runs any more when this returns.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it was running");
        self.child.wait().expect("it has ended");
    }

    /// Suspends it until `go_on`.
    #[allow(dead_code, reason = "not every suite lets it stand still")]
    pub(crate) fn pause(&self) {
        kill_process(Pid::from_child(&self.child), Signal::STOP).expect("it was running");
    }

    /// Resumes it.
    #[allow(dead_code, reason = "not every suite lets it stand still")]
    pub(crate) fn go_on(&self) {
        kill_process(Pid::from_child(&self.child), Signal::CONT).expect("it is there");
    }

    /// Its process id.
    #[allow(dead_code, reason = "for those who look for it by that")]
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its log so far.
    #[allow(dead_code, reason = "for those who wait for its end")]
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Whether it ended by itself, and with success.
    #[allow(dead_code, reason = "for those who wait for its end")]
    pub(crate) fn ended(&mut self) -> Option<bool> {
        self.child.try_wait().expect("its status").map(|status| status.success())
    }

    /// Ends it.
    #[allow(dead_code, reason = "dropping it does, too")]
    pub(crate) fn stop(mut self) {
        self.kill();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Ended already, mostly.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
