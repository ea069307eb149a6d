//! The tour: takebacks, pauses, aborts, rematches.

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    tour.game("chess").await;
    ada.command("move", &[("turn", "=e2e4")]).await;
    ben.wait_for("played e4").await;
    ben.command("move", &[("turn", "=e7e5")]).await;
    ada.wait_for("played e5").await;
    ben.command("game takeback", &[]).await;
    ada.press_to("offers yes").await;
    ben.wait_for("takes back e5").await;
    // Behind **More**.
    ada.press_to("offers more").await;
    ada.press_to("offers how-long").await;
    ada.fill_form("3d").await;
    ben.wait_for("to rest until").await;
    ben.press_to("offers no").await;
    ada.wait_for("would rather not").await;
    ben.command("game adjourn", &[("until", "=2d")]).await;
    ada.press_to("offers no").await;
    // Black has no turn to show for it any more, so it is early enough.
    ben.command("game abort", &[]).await;
    ada.wait_for("called off").await;
    ben.command("game rematch", &[]).await;
    ada.press_to("offers make").await;
    ben.wait_for("here we go again").await;
    // A computer in Ada's place, until she is back.
    ada.press_to("offers more").await;
    ada.press_to("offers stand-in").await;
    ada.press_to("offers seat").await;
    ben.press_to("offers yes").await;
    ada.press_to("clocks back").await;
    ada.wait_for("Welcome back! You play").await;
}
