//! Every command of docs/OPERATIONS.md works as written, on machines with each kind of installation.

use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant};

use playground::{CHESS_CLUB, Playground};

use super::installed::{Installed, Way, commands, page};

/// Words on the page that look like commands, and only name one.
const NAMES: [&str; 9] = [
    "menagerie",
    "menagerie backup",
    "menagerie export",
    "menagerie restore",
    "menagerie outbox drop",
    // Somebody has to press what it asks for; the page has it without them, too.
    "menagerie doctor --live CHANNEL_ID",
    // These two run until they are stopped; every test starts the first.
    "menagerie --config config.toml",
    "menagerie playground",
    "menagerie-token",
];

/// The commands in sentences, without those in blocks.
fn in_sentences() -> BTreeSet<String> {
    let page = page();
    let text: String = page.split("```").step_by(2).collect();
    let is_command = |span: &&str| {
        ["menagerie", "systemctl ", "journalctl ", "compose "].iter().any(|word| span.starts_with(word))
            && !span.starts_with("menagerie_")
            && !span.contains('.')
            && !NAMES.contains(span)
    };
    text.split('`').skip(1).step_by(2).filter(is_command).map(str::to_owned).collect()
}

/// A command's message to the operator while no message waits; all other commands succeed.
fn refusal(command: &str) -> Option<&'static str> {
    match command {
        "menagerie outbox retry NUMBER" => Some("does not wait"),
        "menagerie outbox drop NUMBER" => Some("is not open"),
        _ => None,
    }
}

fn runs_here(command: &str, way: Way) -> bool {
    match way {
        Way::Systemd => !command.starts_with("compose "),
        Way::Docker => !command.starts_with("systemctl ") && !command.starts_with("journalctl "),
        Way::ByHand => command.starts_with("menagerie"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_command_of_the_page_works_as_it_stands_however_the_bot_is_installed() {
    let all = in_sentences();
    assert!(all.len() > 8, "{all:?}");
    for way in [Way::Systemd, Way::Docker, Way::ByHand] {
        let playground = Playground::start(playground::Config::default()).await.expect("a playground");
        let machine = Installed::new(way, &playground, "", Vec::new());
        machine.does("menagerie check-config").await;
        match way {
            Way::ByHand => machine.does("menagerie </dev/null >/dev/null 2>>log & echo $! >pid").await,
            Way::Systemd | Way::Docker => machine.does("start").await,
        };
        playground.ready().await;
        let begun = Instant::now();
        while !tokio::task::block_in_place(|| machine.run("menagerie healthcheck --ready")).status.success() {
            assert!(begun.elapsed() < Duration::from_secs(240), "it is never ready");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let said = machine.does(&commands("Backup", "")).await;
        assert!(said.contains("made and verified"), "{said}");
        let newest = machine.does("inside 'ls backups/menagerie-* | tail -n 1'").await;
        for command in all.iter().filter(|command| runs_here(command, way)) {
            let line = command
                .replace("NUMBER", "1")
                .replace("CHANNEL_ID", &CHESS_CLUB.to_string())
                .replace("FILE", newest.trim())
                .replace("[--ready]", "--ready");
            let Some(words) = refusal(command) else {
                machine.does(&line).await;
                continue;
            };
            let output = tokio::task::block_in_place(|| machine.run(&line));
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(output.status.code() == Some(1) && said.contains(words), "{way:?}: {line}: {said}");
        }
        if way == Way::ByHand {
            continue;
        }
        let moving = commands("Moving between databases", "");
        let (out, back) = moving.split_once("# Change store.url, then:\n").expect("the change");
        machine.does(out).await;
        // Another database: here by taking away the one that was.
        let said = machine.does("inside \"mkdir -p old && mv $db* old/\"").await;
        assert_eq!(said, "");
        let said = machine.does(back).await;
        assert!(said.contains("rows are imported"), "{said}");
        playground.wait_until("a connection", || playground.is_connected()).await;
        machine.does("stop").await;
        let log = fs::read_to_string(machine.at("log")).expect("a log");
        assert!(log.contains("menagerie has stopped"), "{log}");
        assert_eq!(playground.violations(), Vec::<String>::new());
    }
}
