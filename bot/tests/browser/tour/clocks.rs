//! The tour of clocks: looking at them, giving time, holidays, and what happens to late players.

use std::time::Duration;

use playground::Who;
use sqlx::{AnyConnection, Connection};

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let clock = [("opponent", "Ben"), ("colour", "White"), ("clock", "=1d"), ("late", "The others decide")];
    let number = tour.table("chess", &clock).await;
    ben.press_to("join").await;
    for page in [ada, ben] {
        page.wait_for_board(&number).await;
    }
    ben.command("game clock show", &[]).await;
    ben.press_to("clocks give").await;
    ben.wait_for("How kind!").await;
    ben.command("game clock give", &[("time", "=1h")]).await;
    ada.press_behind_more("clocks show").await;
    ada.wait_for("time until").await;
    ada.command("me vacation start", &[("days", "=2")]).await;
    ada.wait_for("Have a good time!").await;
    ada.command("me vacation show", &[]).await;
    ada.wait_for("You have taken").await;
    ada.command("me vacation end", &[]).await;
    ada.wait_for("Welcome back!").await;
    for (press, answer) in [("clocks wait", "You wait"), ("clocks play", "something harmless")] {
        late(tour).await;
        ben.press_to(press).await;
        ben.wait_for(answer).await;
    }
    ben.command("move", &[("turn", "=a7a6")]).await;
    late(tour).await;
    ben.press_to("clocks replace").await;
    let cleo = tour.page("cleo").await;
    cleo.press_to("clocks take").await;
    cleo.wait_for("The seat is yours").await;
    tour.close(cleo).await;
    late(tour).await;
    ben.press_to("clocks end").await;
    ben.wait_for("the end of waiting").await;
}

/// A day later the player whom Ben waits for is late, and he is asked about it. A turn just answered may still be written, so the
/// test waits until a clock runs; earlier questions don't count.
async fn late(tour: &Tour) {
    const ASKED: &str = "what now?";
    let before = tour.ben.newest(ASKED).await;
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(tour.house.database()).await.expect("the database");
    let passes = "UPDATE seats SET deadline_ms = 1 WHERE deadline_ms > 1 AND person <> $1";
    let passing = async {
        loop {
            let day = sqlx::query(passes).bind(Who::Ben.id() as i64).execute(&mut beside).await;
            if day.expect("a day has gone by").rows_affected() == 1 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(180), passing).await.expect("a clock that runs");
    tour.ben.wait_for_newer(ASKED, &before).await;
}
