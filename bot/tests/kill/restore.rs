//! After a lost disk or a deleted database the commands of docs/OPERATIONS.md bring the games back, on SQLite and on PostgreSQL.

use playground::{CHESS_CLUB, Playground, Seen, Who};
use serde_json::json;
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection};

use crate::database::Database;
use crate::installed::{Installed, Way, commands};
use crate::player::{By, Player};

/// Where the games of a machine are stored, and how they get lost.
struct Kept {
    /// More lines of its settings.
    settings: String,
    /// More of its environment, by which PostgreSQL's own commands find the server.
    environment: Vec<(&'static str, String)>,
    /// How the bot is installed.
    way: Way,
    /// The text before the commands that restore them.
    heading: &'static str,
    /// The loss, in the words of the page.
    lost: &'static str,
}

impl Kept {
    fn in_a_file(way: Way) -> Self {
        Self {
            settings: String::new(),
            environment: Vec::new(),
            way,
            heading: "With SQLite",
            lost: "inside \"rm -f $db*\"",
        }
    }

    /// A machine with a database named as in the document; `None` without a server.
    async fn on_a_server() -> Option<Self> {
        // Only to learn whether there is a server, and where.
        let address = Database::postgres().await?.url;
        let options: PgConnectOptions = address.parse().expect("an address");
        let mut beside = PgConnection::connect_with(&options).await.expect("the server");
        let there = sqlx::query("SELECT 1 FROM pg_database WHERE datname LIKE 'menagerie%'");
        let there = there.fetch_all(&mut beside).await.expect("the databases");
        assert!(
            there.is_empty(),
            "this server has a database called menagerie, which nobody here may delete"
        );
        sqlx::query("CREATE DATABASE menagerie").execute(&mut beside).await.expect("a database");
        let (server, _) = address.rsplit_once('/').expect("an address with a database");
        Some(Self {
            settings: format!("[store]\nurl = \"{server}/menagerie\"\n"),
            environment: vec![
                ("PGHOST", options.get_host().to_owned()),
                ("PGPORT", options.get_port().to_string()),
                ("PGUSER", options.get_username().to_owned()),
            ],
            way: Way::Systemd,
            heading: "With PostgreSQL",
            lost: "pg psql --quiet --dbname=postgres --command='DROP DATABASE menagerie WITH (FORCE)'",
        })
    }
}

async fn record(player: &Player) -> Vec<String> {
    let seen = player.slash(CHESS_CLUB, "game history", json!({})).await;
    let text = String::from_utf8(seen.files[0].bytes.to_vec()).expect("text");
    let (_, turns) = text.split_once("\n\n").expect("a record");
    turns.lines().filter_map(|line| line.split_once(": ")).map(|(_, turn)| turn.to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sqlite_file_that_is_lost_comes_back_as_the_document_says() {
    comes_back(Kept::in_a_file(Way::Systemd)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_container_s_sqlite_file_that_is_lost_comes_back_as_the_document_says() {
    comes_back(Kept::in_a_file(Way::Docker)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_database_that_is_deleted_comes_back_as_the_document_says() {
    let Some(kept) = Kept::on_a_server().await else { return };
    comes_back(kept).await;
}

async fn comes_back(kept: Kept) {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let machine = Installed::new(kept.way, &playground, &kept.settings, kept.environment.clone());
    machine.does("start").await;
    playground.ready().await;
    let [ada, ben] = [Who::Ada, Who::Ben].map(|who| Player::new(playground.person(who)));
    let wanted = json!({ "game": "chess", "opponent": ben.who().id().to_string(), "colour": "white" });
    ada.slash(CHESS_CLUB, "play", wanted).await;
    let has_join = |seen: &Seen| seen.button("Join").is_some();
    let invitation = ben.person.wait_for_message(CHESS_CLUB, "an invitation", has_join).await;
    ben.press(&invitation, "Join").await;
    let mut turns = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"].into_iter();
    let mut players = [&ada, &ben].into_iter().cycle();
    let mut play = async || {
        let (turn, player) = (turns.next().expect("one more"), players.next().expect("somebody"));
        player.play(CHESS_CLUB, By::Command, turn).await;
    };
    for _ in 0..3 {
        play().await;
    }
    // While it runs, and while it plays.
    let backup = commands("Backup", "");
    let (said, ()) = tokio::join!(machine.does(&backup), play());
    assert!(said.contains("made and verified"), "{said}");
    let backed_up = record(&ada).await;
    // Another message is below the board, so the next one is posted: a message that the backup doesn't know.
    ben.slash(CHESS_CLUB, "play", json!({ "game": "chess" })).await;
    ada.person.wait_for_message(CHESS_CLUB, "another invitation", has_join).await;
    for _ in 0..3 {
        play().await;
    }
    assert_eq!(record(&ada).await.len(), 7);
    let is_newest = |seen: &Seen| seen.turn_button().is_some_and(|id| id.ends_with(":7"));
    let newer = ada.person.wait_for_message(CHESS_CLUB, "the newest board", is_newest).await;

    machine.crash();
    machine.does(kept.lost).await;
    playground.wait_until("an end", || !playground.is_connected()).await;
    let said = machine.does(&commands("Restore", kept.heading)).await;
    assert!(said.contains("Restored"), "{said}");
    playground.wait_until("a connection", || playground.is_connected()).await;
    let told = |seen: &Seen| seen.content.contains("restored from a backup") && seen.turn_button().is_some();
    let board = ada.person.wait_for_message(CHESS_CLUB, "a fresh board", told).await;
    let stands = record(&ada).await;
    assert!(stands.len() == 3 || stands.len() == 4, "{stands:?}");
    assert_eq!(stands, backed_up[..stands.len()]);
    // The board Discord still shows from later, and the fresh one.
    let to_move = [&ada, &ben][stands.len() % 2];
    let old = to_move.press(&newer, "Move").await;
    assert!(old.content.contains("earlier board") || old.content.contains("has changed"), "{old:?}");
    to_move.press(&board, "Move").await;
    let turn = ["b8c6", "d2d4"][(stands.len() + 1) % 2];
    to_move.play(CHESS_CLUB, By::Command, turn).await;
    assert_eq!(record(&ada).await.len(), stands.len() + 1);
    assert_eq!(playground.violations(), Vec::<String>::new());
    machine.does("stop").await;
    // Nobody needs it any more.
    machine.does(kept.lost).await;
}
