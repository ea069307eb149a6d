//! Clocks: looking at them, time as a gift, holidays, and what becomes of those who are late.

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
    ben.command("clock show", &[]).await;
    ben.press_to("clocks give").await;
    ben.wait_for("How kind!").await;
    ben.command("clock give", &[("time", "=1h")]).await;
    ada.press_to("clocks show").await;
    ada.wait_for("time until").await;
    ada.command("vacation start", &[("days", "=2")]).await;
    ada.wait_for("Have a good time!").await;
    ada.command("vacation show", &[]).await;
    ada.wait_for("You have taken").await;
    ada.command("vacation end", &[]).await;
    ada.wait_for("Welcome back!").await;
    for (press, answer) in [("clocks wait", "You wait"), ("clocks play", "something harmless")] {
        late(tour).await;
        ben.wait_for("what now?").await;
        ben.press_to(press).await;
        ben.wait_for(answer).await;
    }
    ben.command("move", &[("turn", "=a7a6")]).await;
    late(tour).await;
    ben.wait_for("what now?").await;
    ben.press_to("clocks replace").await;
    let cleo = tour.page("cleo").await;
    cleo.press_to("clocks take").await;
    cleo.wait_for("The seat is yours").await;
    tour.close(cleo).await;
    late(tour).await;
    ben.press_to("clocks end").await;
    ben.wait_for("the end of waiting").await;
}

/// A day later: whoever is asked is late.
async fn late(tour: &Tour) {
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(tour.house.database()).await.expect("the database");
    sqlx::query("UPDATE seats SET deadline_ms = 1 WHERE deadline_ms IS NOT NULL")
        .execute(&mut beside)
        .await
        .expect("a day has gone by");
}
