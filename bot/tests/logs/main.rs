//! What is logged holds no token, no interaction's token, no secret and nothing anybody typed: not when all goes well,
//! and not when everything goes wrong.

#[allow(dead_code, reason = "the games are played in more ways")]
#[path = "../support/house.rs"]
mod house;
#[allow(dead_code, reason = "the games are played in more ways")]
#[path = "../support/player.rs"]
mod player;
#[allow(dead_code, reason = "the games are played in more ways")]
#[path = "../games/table.rs"]
mod table;

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use house::House;
use player::By;
use playground::{CHESS_CLUB, Effect, Fault, Route, Who};
use serde_json::json;
use table::Table;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

/// Keeps every line.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Lines {
    fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Lines {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn logs_hold_no_secrets() {
    let lines = Lines::default();
    // The default filter, and everything of our own on top.
    let filter = EnvFilter::new("info,serenity=warn,sqlx=warn,menagerie=trace");
    tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(lines.clone()).init();

    let house = House::open().await;
    let mut table = Table::open(&house, "zombie", json!({})).await;
    table.play_all(By::Command, "e2e4 e7e5 g1f3 b8c6 d2d4").await;
    let faults = house.playground.faults();
    faults.order(Fault::new(Effect::LoseReply).on(Route::CreateMessage));
    faults.order(Fault::new(Effect::Status(502)).on(Route::CreateMessage).skip(1));
    faults.order(Fault::new(Effect::Status(500)).on(Route::EditMessage));
    table.play(By::Picker, "e5d4/@c6").await;
    faults.order(Fault::new(Effect::Status(500)).on(Route::EditOriginal));
    faults.order(Fault::new(Effect::Status(500)).on(Route::CreateFollowup));
    let options = json!({ "turn": "f3d4/@b2" });
    let unanswered = table.ada.person.slash(CHESS_CLUB, "move", &options).expect("sent");
    let before = table.board.id;
    table.board = table.new_board(before).await;
    drop(unanswered);
    faults.clear();
    table.ben.slash(CHESS_CLUB, "move", json!({ "turn": "a typed secret" })).await;
    let mut told = Vec::new();
    // Other kinds of secrets, on their way while their way is blocked.
    for game in ["masquerade", "booster"] {
        for route in [Route::CreateMessage, Route::CreateDm, Route::EditMessage] {
            faults.order(Fault::new(Effect::Status(503)).on(route));
            faults.order(Fault::new(Effect::LoseReply).on(route).skip(1));
        }
        let other = Table::seated(&house, game, json!({})).await;
        for player in [&other.ada, &other.ben] {
            told.push(player.slash(CHESS_CLUB, "secrets", json!({})).await.content);
        }
        faults.clear();
    }
    let token = house.playground.token();
    house.close().await;

    let text = lines.text();
    assert!(text.contains("menagerie starts") && text.contains("a message waits"), "{text}");
    assert!(
        text.contains("lane=\"p~") || text.contains("lane=p~"),
        "nothing waited in a person's lane:\n{text}"
    );
    let counted = menagerie::metrics::text();
    assert!(counted.contains("menagerie_turns_total"), "{counted}");
    let people = [Who::Ada, Who::Ben, Who::Cleo, Who::Dev].map(|who| who.id().to_string());
    let private = told.iter().flat_map(|told| told.lines()).filter(|line| line.chars().count() > 15);
    for secret in people.iter().map(String::as_str).chain(private) {
        assert!(!text.contains(secret), "{secret:?} is in the log:\n{text}");
        assert!(!counted.contains(secret), "{secret:?} is in the metrics:\n{counted}");
    }
    let secrets = [token, "aW50ZXJhY3Rpb24", "@c6", "@b2", "e5d4", "f3d4", "a typed secret", "buried"];
    for secret in secrets {
        assert!(!text.contains(secret), "{secret:?} is in the log:\n{text}");
    }
}
