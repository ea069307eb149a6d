//! The tour: a lesson from the list to the game after it, and puzzles.

use std::time::Duration;

use playground::CHESS_CLUB;
use sqlx::{AnyConnection, Connection};

use super::Tour;
use crate::house::House;

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
    ada.press_to("lessons solution").await;
    ada.wait_for("Solution:").await;
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
    // The open puzzle leads to other games, too: the list is asked for below the solution.
    ada.until_control("puzzles next").await;
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
    ben.open_channel("chess-club").await;
    // A board that comes late, or ten seconds, end it before anybody looks: the page notes that it was there.
    let watch = "
        const line = document.getElementById('typing');
        const note = () => { window.wasTyping ||= line.innerText.includes('is typing'); };
        new MutationObserver(note).observe(line, { childList: true });";
    ben.script(watch, Vec::new()).await;
    tokio::select! {
        () = keep_typing(house) => (),
        _ = ben.until("is typing", "return window.wasTyping === true", Vec::new()) => (),
    }
    ada.command("play", &[("game", "Chess"), ("computer", "easy")]).await;
    let quiet = "return document.getElementById('typing').innerText === ''";
    ben.until("no longer typing", quiet, Vec::new()).await;
}

/// Shows as the bot, again and again, that it is typing.
async fn keep_typing(house: &House) {
    let playground = &house.playground;
    let address = format!("{}/api/v10/channels/{CHESS_CLUB}/typing", playground.base_url());
    let token = format!("Bot {}", playground.token());
    loop {
        // Discord asks for both headers.
        let asked = reqwest::Client::new().post(&address).header("authorization", &token);
        let asked = asked.header("user-agent", "DiscordBot (https://example.org, 1.0)");
        assert_eq!(asked.send().await.expect("an answer").status(), 204);
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
}
