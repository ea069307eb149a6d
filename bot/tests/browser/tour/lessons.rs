//! The tour: a lesson from the list to the game after it, and puzzles.

use playground::CHESS_CLUB;
use serde_json::json;
use sqlx::{AnyConnection, Connection};

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    ada.command("help", &[]).await;
    ada.press_to("guide commands").await;
    ada.wait_for("what your server plays").await;
    ada.press_to("guide help").await;
    ada.press_to("guide computers").await;
    ada.wait_for("against the computer?").await;
    ada.press_to("guide games").await;
    ada.wait_for("Which game?").await;
    ada.choose("goal-box").await;
    ada.wait_for("A game by Kevin McPartland").await;
    ada.command("help", &[]).await;
    ada.press_to("guide games").await;
    ada.choose("half-alice").await;
    ada.press_to("lessons worked.half-alice.0").await;
    ada.wait_for("picture 1 of 4").await;
    ada.press_to("lessons worked.half-alice.1").await;
    ada.wait_for("picture 2 of 4").await;
    ada.command("learn", &[]).await;
    ada.choose("goal-box").await;
    ada.wait_for("step 1 of 5").await;
    ada.press_to("lessons step.goal-box.1").await;
    ada.press_to("lessons hint").await;
    ada.wait_for("Your knight stands on b4").await;
    ada.choose("b4a4").await;
    ada.wait_for("Halfway to the win").await;
    ada.press_to("lessons step.goal-box.2").await;
    ada.press_to("type").await;
    ada.fill_form("a4<>d8=Q").await;
    ada.wait_for("keeps the box").await;
    ben.command("rules", &[("game", "Goal Box")]).await;
    ben.press_to("lessons open").await;
    for at in 1..=5 {
        ben.press_to(&format!("lessons step.goal-box.{at}")).await;
    }
    ben.press_to("lessons list").await;
    ben.choose("goal-box").await;
    for at in 1..=5 {
        ben.press_to(&format!("lessons step.goal-box.{at}")).await;
    }
    ben.press_to("lessons invite").await;
    ada.wait_for("invites").await;
    for at in 3..=5 {
        ada.press_to(&format!("lessons step.goal-box.{at}")).await;
    }
    ada.press_to("lessons computer").await;
    ben.wait_for("Computer (").await;
    puzzles(tour).await;
}

/// A puzzle of a game, its solution, and the next one.
async fn puzzles(tour: &Tour) {
    let Tour { ada, .. } = tour;
    ada.command("puzzle", &[]).await;
    ada.wait_for("Puzzles of which game?").await;
    ada.choose("goal-box").await;
    ada.wait_for("Find the turn").await;
    ada.press_to("puzzles show").await;
    ada.wait_for("The solution:").await;
    ada.press_to("puzzles next").await;
    ada.press_to("puzzles show").await;
    ada.press_to("puzzles list").await;
    ada.choose("chess").await;
    ada.wait_for("Puzzle · Chess").await;
    daily(tour).await;
    typing(tour).await;
}

/// The puzzle of the day, whose hour has come.
async fn daily(tour: &Tour) {
    let Tour { house, ada, ben, .. } = tour;
    ada.command("admin puzzle", &[("do", "A puzzle every day"), ("channel", "chess-club")]).await;
    ada.wait_for("Puzzle of the day: in #chess-club").await;
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(house.database()).await.expect("the database");
    sqlx::query("UPDATE guilds SET daily_ms = 1").execute(&mut beside).await.expect("its hour");
    ben.wait_for("Nobody has solved it yet.").await;
    ben.press_to("puzzles daily").await;
    ben.wait_for("Puzzle · ").await;
    ada.command("admin puzzle", &[("do", "No puzzle of the day")]).await;
    ada.wait_for("Puzzle of the day: none").await;
}

/// The typing indicator that everybody sees until the bot posts.
async fn typing(tour: &Tour) {
    let Tour { house, ada, ben, .. } = tour;
    let playground = &house.playground;
    let address = format!("{}/api/v10/channels/{CHESS_CLUB}/typing", playground.base_url());
    let token = format!("Bot {}", playground.token());
    // Discord asks for both.
    let asked = reqwest::Client::new().post(address).header("authorization", token);
    let asked = asked.header("user-agent", "DiscordBot (https://example.org, 1.0)");
    assert_eq!(asked.send().await.expect("an answer").status(), 204);
    let says = "return document.getElementById('typing').innerText.includes('is typing') === arguments[0]";
    ben.open_channel("chess-club").await;
    ben.until("is typing", says, vec![json!(true)]).await;
    ada.command("play", &[("game", "Chess"), ("computer", "easy")]).await;
    ben.until("no longer typing", says, vec![json!(false)]).await;
}
