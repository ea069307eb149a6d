//! A game as the database stores it, and which parts of it only their owner may know.

use std::collections::{BTreeMap, BTreeSet};

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use sqlx::{AnyConnection, Connection, Row};

/// How many other worlds are tried to learn what the public doesn't know.
const WORLDS: usize = 12;
/// Shorter texts occur anywhere by chance. The twin worlds of `app/secrets` compare logs that could contain them.
const SHORTEST: usize = 5;

/// The newest game of a database.
pub(crate) struct Kept {
    pub(crate) id: i64,
    /// The table after its log.
    pub(crate) table: Box<dyn AnyTable>,
    /// Decisions, of people or of chance.
    log: Vec<String>,
    /// Other secrets: seed, salt, drafts.
    own: Vec<String>,
}

impl Kept {
    /// Reads it beside the program that holds the database.
    pub(crate) async fn newest(url: &str) -> Self {
        let mut beside = AnyConnection::connect(url).await.expect("the database");
        let newest = "SELECT id, rules, options, seed, salt FROM games ORDER BY id DESC LIMIT 1";
        let game = sqlx::query(newest).fetch_one(&mut beside).await.expect("a game");
        let id: i64 = game.try_get("id").expect("a number");
        let text = |column: &str| -> String { game.try_get(column).expect("a text") };
        let rules = catalogue::find(&text("rules")).expect("a game of the catalogue");
        let mut options: BTreeMap<String, String> = serde_json::from_str(&text("options")).expect("options");
        let edition = options.remove("edition").map_or(1, |edition| edition.parse().expect("a number"));
        let options = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = Options::new(rules.info(), options).expect("options of the game");
        let options = options.in_edition(rules.info(), edition).expect("an edition of the game");
        let mut table = rules.open(&options, None).expect("the start");
        let entries = "SELECT seat, text FROM entries WHERE game = $1 ORDER BY number";
        let entries = sqlx::query(entries).bind(id).fetch_all(&mut beside).await.expect("the log");
        let mut log = Vec::new();
        for row in entries {
            let seat: Option<i64> = row.try_get("seat").expect("a seat");
            let text: String = row.try_get("text").expect("a text");
            let actor = match (seat, table.pending()) {
                (Some(seat), _) => Actor::Seat(Seat(seat as u8)),
                (None, Pending::Referee) => Actor::Referee,
                (None, _) => Actor::Chance,
            };
            table.apply(&Entry { actor, text: text.clone() }).expect("it was taken before");
            log.push(text);
        }
        let drafts = "SELECT text FROM drafts WHERE game = $1";
        let drafts = sqlx::query(drafts).bind(id).fetch_all(&mut beside).await.expect("drafts");
        let mut own = vec![text("seed"), text("salt")];
        own.extend(drafts.iter().map(|row| row.try_get::<String, _>("text").expect("a text")));
        beside.close().await.expect("a clean end");
        Self { id, table, log, own }
    }

    /// The number of the newest game.
    pub(crate) async fn newest_id(url: &str) -> i64 {
        let mut beside = AnyConnection::connect(url).await.expect("the database");
        let newest = sqlx::query("SELECT MAX(id) AS id FROM games").fetch_one(&mut beside).await;
        newest.expect("a game").try_get("id").expect("a number")
    }

    /// Damages the last secret decision so that it can't be read, or otherwise the last one.
    pub(crate) async fn spoil(&self, url: &str) {
        let number = self.log.iter().rposition(|text| self.is_hidden(text)).unwrap_or(self.log.len() - 1);
        let mut beside = AnyConnection::connect(url).await.expect("the database");
        let spoilt = sqlx::query("UPDATE entries SET text = text || '?' WHERE game = $1 AND number = $2");
        spoilt.bind(self.id).bind(number as i64).execute(&mut beside).await.expect("spoilt");
        beside.close().await.expect("a clean end");
    }

    /// Whether a decision is not in the public record.
    fn is_hidden(&self, text: &str) -> bool {
        let public = self.table.record(Viewer::Public);
        text.len() >= SHORTEST && !public.iter().any(|turn| turn.text.contains(text))
    }

    /// What no onlooker knows of it, if long enough to be recognised: decisions that are not in the public record, and parts of the
    /// position that differ in worlds that look the same to the public.
    pub(crate) fn hidden(&self, rng: &mut StdRng) -> BTreeSet<String> {
        let decided = self.log.iter().filter(|text| self.is_hidden(text));
        let mut hidden: BTreeSet<String> = decided.chain(&self.own).cloned().collect();
        let position = self.table.position();
        for _ in 0..WORLDS {
            let other = self.table.resample(Viewer::Public, rng).position();
            let fields: BTreeSet<&str> = other.split(' ').collect();
            for field in position.split(' ').filter(|field| !fields.contains(field)) {
                hidden.extend([field.to_owned()]);
                hidden.extend(field.split_once('=').map(|(_, value)| value.to_owned()));
            }
        }
        hidden.retain(|text| text.len() >= SHORTEST);
        hidden
    }
}
