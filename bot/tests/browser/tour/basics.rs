//! The tour: opening tables, playing, looking, learning.

use std::sync::atomic::AtomicBool;

use engine::catalogue;
use engine::rules::Effort;
use sqlx::{AnyConnection, Connection, Row};

use super::Tour;
use crate::house::House;

pub(super) async fn walk(tour: &Tour) {
    guests(tour).await;
    chess(tour).await;
    creatures(tour).await;
    zombies(tour).await;
    masks(tour).await;
    golf(tour).await;
    partners(tour).await;
    alone(tour).await;
    computer(tour).await;
    looking_back(tour).await;
}

/// Invitations that nobody accepts.
async fn guests(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    tour.table("chess", &[("opponent", "Ben")]).await;
    ben.press_to("decline").await;
    ada.wait_for("can't play this time").await;
    let number = tour.table("chess", &[("opponent", "Ben")]).await;
    ada.press_to("cancel").await;
    ben.wait_for(&format!("{number} is off")).await;
    let number = tour.table("crowded-house", &[]).await;
    ben.press_to("sit").await;
    ben.wait_for("You have a seat").await;
    // The invitation's buttons change with it.
    ben.wait_for("Black queen-side: @Ben").await;
    ben.press_to("leave").await;
    ben.wait_for("You got up").await;
    ada.press_to("cancel").await;
    ben.wait_for(&format!("{number} is off")).await;
}

/// An invitation that only the computer accepts, which answers by itself.
async fn computer(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let number = tour.table("chess", &[("colour", "White")]).await;
    ada.press_to("computer").await;
    ben.wait_for(&format!("{number} has begun")).await;
    ada.press_to("study hint").await;
    ada.wait_for("You have 2 hints left").await;
    ada.command("game hint", &[]).await;
    ada.command("move", &[("turn", "=e2e4")]).await;
    ben.wait_for("Computer (hard) played").await;
    tour.resign(&number).await;
}

/// A queen given away, and the review of it.
async fn looking_back(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let number = tour.game("chess").await;
    for (page, other, turn, played) in [
        (ada, ben, "e2e4", "e4"),
        (ben, ada, "e7e5", "e5"),
        (ada, ben, "d1h5", "Qh5"),
        (ben, ada, "g8f6", "Nf6"),
        (ada, ben, "h5f7", "Qxf7"),
        (ben, ada, "e8f7", "Kxf7"),
    ] {
        page.command("move", &[("turn", &format!("={turn}"))]).await;
        other.wait_for_message(&[&number, &format!("played {played}")]).await;
    }
    tour.resign(&number).await;
    ben.press_to("study review").await;
    ada.wait_for("who stood better, and where it turned").await;
    ben.command("game review", &[("game", &format!("={number}"))]).await;
    ben.press_to("study better").await;
    ben.wait_for("On the board: what was played").await;
}

/// Looking at a board in every way, offering and claiming draws, resigning.
async fn chess(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    tour.game("chess").await;
    ada.command("move", &[("turn", "=Nf3")]).await;
    ben.wait_for("played Nf3").await;
    ben.pick("g8f6").await;
    ada.wait_for("played Nf6").await;
    // A form.
    ada.press_to("move").await;
    ada.press_to("type").await;
    ada.fill_form("f3g1").await;
    ben.wait_for("played Ng1").await;
    ben.press_behind_more("draw").await;
    ada.press_to("draw-no").await;
    ben.wait_for("plays on").await;
    for (page, turn) in [(ben, "Ng8"), (ada, "Nf3"), (ben, "Nf6"), (ada, "Ng1")] {
        // The same turn was played before: its answer doesn't count.
        let played = format!("You played {turn}");
        let before = page.newest(&played).await;
        page.command("move", &[("turn", &format!("={turn}"))]).await;
        page.wait_for_newer(&played, &before).await;
    }
    ben.command("board", &[("text", "True")]).await;
    ben.press_to("board").await;
    ben.press_to("history").await;
    ben.wait_for("Ng1").await;
    ben.command("game history", &[]).await;
    ben.command("games", &[]).await;
    ben.wait_for("Your games").await;
    ben.command("game draw", &[("action", "Offer")]).await;
    ada.wait_for("offers a draw").await;
    ben.command("move", &[("turn", "=f6g8")]).await;
    ada.press_to("claim").await;
    ben.wait_for("threefold repetition").await;
    let number = tour.game("chess").await;
    ada.press_behind_more("draw").await;
    ben.wait_for(&format!("offers a draw in Chess {number}")).await;
    ben.press_to("draw-yes").await;
    ada.wait_for("Draw: agreement").await;
    let number = tour.game("chess").await;
    ada.command("game resign", &[]).await;
    ada.press_to("never").await;
    ada.wait_for("nothing has changed").await;
    tour.resign(&number).await;
    // More moves than menus hold: the piece is asked for first; then the first menu again.
    let number =
        tour.game_with("chess", &[("from", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")]).await;
    ada.press_to("move").await;
    ada.choose("f1").await;
    ada.press_to("back").await;
    tour.resign(&number).await;
}

/// A turn in two parts, taken back before the second.
async fn creatures(tour: &Tour) {
    let ada = &tour.ada;
    let number = tour.game("captain-spalding").await;
    ada.press_to("move").await;
    ada.choose("a1a2").await;
    ada.press_to("undo").await;
    tour.resign(&number).await;
}

/// A person's secrets, and the film.
async fn zombies(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let number = tour.game("zombie").await;
    for (page, turn) in [(ada, "e2e4"), (ben, "d7d5")] {
        page.command("move", &[("turn", &format!("={turn}"))]).await;
        page.wait_for(&format!("You played {turn}")).await;
    }
    ada.command("move", &[("turn", "=e4d5/@a2")]).await;
    ada.wait_for("played e4d5/@?").await;
    ada.press_to("secrets").await;
    ada.wait_for("only you know where you buried").await;
    ada.command("secrets", &[]).await;
    tour.resign(&number).await;
    ben.press_to("replay").await;
    ben.press_to("moment").await;
    ben.command("game replay", &[("reveal", "True")]).await;
    ben.command("game verify", &[]).await;
}

/// Choices made by one press.
async fn masks(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    for what in ["random", "balanced", "again"] {
        let number = tour.game("masquerade").await;
        ada.press_to("move").await;
        ada.press_to(what).await;
        ben.wait_for_message(&[&number, "Ready"]).await;
        tour.resign(&number).await;
    }
}

/// A game that its host starts.
async fn golf(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let number = tour.table("chess-golf", &[]).await;
    ben.press_to("join").await;
    ben.wait_for("You are in").await;
    ada.press_to("start").await;
    ada.wait_for_board(&number).await;
    ada.press_to("move").await;
    ada.press_to("stepb 0.3").await;
    ben.wait_for_message(&[&number, "Ready"]).await;
    tour.resign(&number).await;
}

/// Questions between partners.
async fn partners(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let number = tour.game("cooperative").await;
    for (answer, said) in [("answer-yes", "You answered yes"), ("answer-no", "You answered no")] {
        ada.command("game ask", &[("question", "=Have you got a rook?")]).await;
        ben.press_to(answer).await;
        // One question at a time: the next one is refused until this is answered.
        ben.wait_for(said).await;
    }
    tour.resign(&number).await;
}

/// Things a person does alone.
async fn alone(tour: &Tour) {
    let dev = tour.page("dev").await;
    dev.command("help", &[]).await;
    dev.command("rules", &[("game", "Zombie")]).await;
    dev.press_to("rules").await;
    dev.command("me theme", &[("theme", "Slate")]).await;
    dev.press_to("theme").await;
    dev.command("me privacy show", &[]).await;
    dev.command("golf daily", &[]).await;
    dev.press_to("daily-form").await;
    dev.fill_form("e2e4").await;
    dev.wait_for("is not possible").await;
    let line = solution(&tour.house).await;
    dev.command("golf daily", &[("line", &format!("={line}"))]).await;
    dev.press_to("daily").await;
    dev.command("golf problem", &[("number", "=1")]).await;
    dev.press_to("problem-form").await;
    dev.fill_form("e2c3/d3b5/a5b3/f7f6/b3g8").await;
    dev.wait_for("Par is 5").await;
    dev.press_to("problem").await;
    dev.wait_for("Problem 2").await;
    tour.close(dev).await;
}

/// A line that solves the hole of the day.
async fn solution(house: &House) -> String {
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(house.database()).await.expect("the database");
    let row = sqlx::query("SELECT question FROM daily_holes").fetch_one(&mut beside).await.expect("the hole");
    let hole: String = row.get("question");
    let effort = Effort { nodes: 50_000_000, bytes: 64 << 20, stop: &AtomicBool::new(false) };
    let ruling = catalogue::find("chess-golf").and_then(|game| game.work_out(&hole, &effort)).expect("par");
    ruling.rsplit(':').next().expect("a line").to_owned()
}
