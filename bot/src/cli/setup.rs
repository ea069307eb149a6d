//! `menagerie setup`: from a token to a running bot.
//!
//! Nothing is written before Discord has accepted the token. With an existing token it only checks that and starts the bot.

use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{self, Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};
use clap::Args;
use engine::catalogue::Catalogue;
use secrecy::{ExposeSecret, SecretString};

use crate::config::Config;
use crate::service::{self, Reach, Verdict};

use super::check::Report;
use super::{run_bot, runtime};

/// The initial settings.
const EXAMPLE: &str = include_str!("../../../config.example.toml");
/// The line of [`EXAMPLE`] with the token's file.
const TOKEN_LINE: &str = "#= token_file = \"/etc/menagerie/token\"";
/// Where the package and the guide keep the service's settings.
const INSTALLED: &str = "/etc/menagerie/config.toml";
/// The name of the systemd service.
const UNIT: &str = "menagerie.service";
/// How to get a token.
const HOW: &str = "\
A bot needs an application of its own on Discord:
  1. https://discord.com/developers/applications, New Application
  2. its page Bot: Reset Token, then Copy. No privileged intent is needed.
Paste the token here; it is not shown: ";

/// How to set the bot up.
#[derive(Args)]
pub(super) struct ToSetUp {
    /// Read the token from a file instead of asking for it.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Ask for a token though there is one: Discord has been told to make a new one.
    #[arg(long)]
    replace: bool,
    /// Set up and print the link, but start nothing.
    #[arg(long)]
    no_start: bool,
}

/// The settings, and the token's file.
struct Settings {
    path: PathBuf,
    /// Its new text; `None`: unchanged.
    text: Option<String>,
    config: Config,
    token: PathBuf,
}

pub(super) fn run(named: Option<&Path>, wanted: &ToSetUp, catalogue: Catalogue) -> anyhow::Result<()> {
    let settings = settings(named)?;
    let held = !wanted.replace && fs::metadata(&settings.token).is_ok_and(|file| file.len() > 0);
    let token = match held {
        true => {
            println!("There is a token in {}; --replace asks for another one.", settings.token.display());
            read(&settings.token)?
        }
        false => ask(wanted.from.as_deref())?,
    };
    if token.expose_secret().is_empty() {
        bail!("that was no token; nothing was written");
    }
    let reach = || match &settings.config.discord.api {
        Some(api) => Reach::Loopback { api: api.clone(), token: token.clone() },
        None => Reach::Discord { token: token.clone() },
    };
    accepted(reach(), &settings.config).context("nothing was written")?;
    if let Some(text) = &settings.text {
        write(&settings.path, text)?;
        println!("The settings are in {}, each with its default.", settings.path.display());
    }
    if !held {
        write(&settings.token, &format!("{}\n", token.expose_secret()))?;
        println!("The token is in {}, for its owner alone.", settings.token.display());
    }
    println!("\nThis link invites the bot to a server:\n  {}\n", service::invitation(reach())?);
    start(&settings.path, wanted, catalogue)
}

/// The existing settings, or the initial ones.
fn settings(named: Option<&Path>) -> anyhow::Result<Settings> {
    let path = path::absolute(named.unwrap_or(Path::new("config.toml")))?;
    let beside = path.with_file_name("token");
    let (text, new) = match fs::read_to_string(&path) {
        Ok(text) => (text, false),
        Err(error) if error.kind() == io::ErrorKind::NotFound => (EXAMPLE.to_owned(), true),
        Err(error) => return Err(error).context(format!("{} can't be read", path.display())),
    };
    let config = Config::parse(&text, &path)?;
    if let Some(token) = config.discord.token_file.clone() {
        return Ok(Settings { path, text: None, config, token });
    }
    if !text.contains(TOKEN_LINE) {
        bail!(
            "{} names no file for the token: write below [discord]\ntoken_file = {:?}",
            path.display(),
            beside.display().to_string()
        );
    }
    let line = format!("token_file = {:?}", beside.display().to_string());
    let text = text.replacen(TOKEN_LINE, &line, 1);
    let config = Config::parse(&text, &path)?;
    if !new {
        println!("{} gets the line: {line}", path.display());
    }
    Ok(Settings { path, text: Some(text), config, token: beside })
}

/// Asks for the token.
fn ask(from: Option<&Path>) -> anyhow::Result<SecretString> {
    if let Some(file) = from {
        return read(file);
    }
    let typed = if io::stdin().is_terminal() {
        rpassword::prompt_password(HOW)?
    } else {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        text
    };
    Ok(SecretString::from(typed.trim().to_owned()))
}

fn read(file: &Path) -> anyhow::Result<SecretString> {
    let text = fs::read_to_string(file).with_context(|| format!("{} can't be read", file.display()))?;
    Ok(SecretString::from(text.trim().to_owned()))
}

/// Checks the token and its application with Discord, and reports: an error if Discord doesn't accept the token.
fn accepted(reach: Reach, config: &Config) -> anyhow::Result<()> {
    let found = runtime()?.block_on(service::examine(reach, config.discord.interactions))?;
    let mut report = Report::default();
    let mut fine = false;
    for found in found {
        match found.verdict {
            Verdict::Fine => report.fine(found.what, found.says),
            Verdict::Note => report.note(found.what, found.says),
            Verdict::Wrong => report.wrong(found.what, found.says),
        }
        fine |= found.what == "token" && found.verdict == Verdict::Fine;
    }
    // Everything else can be repaired while it runs.
    if !fine {
        bail!("Discord doesn't accept this token");
    }
    Ok(())
}

/// Writes a file readable by its owner only; an existing one keeps its owner and permissions.
fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let cannot = || format!("{} can't be written", path.display());
    let mut file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(path)
        .with_context(cannot)?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).with_context(cannot)
}

/// Starts the service if it is installed, else the bot here and now.
fn start(settings: &Path, wanted: &ToSetUp, catalogue: Catalogue) -> anyhow::Result<()> {
    let service = settings == Path::new(INSTALLED) && systemctl(&["cat", UNIT]);
    if wanted.no_start {
        let how = if service { "systemctl enable --now menagerie".to_owned() } else { by_hand(settings) };
        println!("Start it with: {how}");
        return Ok(());
    }
    if !service {
        println!("It starts now, and Ctrl-C ends it. From now on: {}", by_hand(settings));
        return run_bot(&Config::load(Some(settings))?, Some(settings), catalogue);
    }
    if !(systemctl(&["enable", UNIT]) && systemctl(&["restart", UNIT])) {
        bail!("systemd could not start it: journalctl -u menagerie says why");
    }
    println!("It runs, and starts with the machine. `journalctl -u menagerie -f` shows what it says.");
    Ok(())
}

fn by_hand(settings: &Path) -> String {
    format!("menagerie --config {}", settings.display())
}

/// Runs systemctl; answers whether it succeeded. Without systemd it doesn't.
fn systemctl(arguments: &[&str]) -> bool {
    Path::new("/run/systemd/system").exists()
        && Command::new("systemctl")
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_names_a_file_for_the_token() {
        assert!(EXAMPLE.contains(TOKEN_LINE));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("config.toml");
        let found = settings(Some(&path)).expect("new settings");
        assert_eq!(found.config.discord.token_file.as_deref(), Some(&*found.token));
        assert_eq!(found.token, folder.path().join("token"));
        let text = found.text.expect("a file to write");
        fs::write(&path, text).expect("written");
        let again = settings(Some(&path)).expect("settings");
        assert!(again.text.is_none() && again.token == found.token, "what is there stays as it is");
    }

    #[test]
    fn settings_of_ones_own_are_not_rewritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("config.toml");
        fs::write(&path, "[pictures]\ntheme = \"slate\"\n").expect("written");
        let refused = settings(Some(&path)).err().expect("no place for the token").to_string();
        assert!(refused.contains("token_file = ") && refused.contains("[discord]"), "{refused}");
    }
}
