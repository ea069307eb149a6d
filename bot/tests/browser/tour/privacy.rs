//! The tour: what is stored about a person, and how it is deleted.

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, .. } = tour;
    tour.game("chess").await;
    ada.command("me privacy show", &[]).await;
    ada.wait_for("your seats in games: 1").await;
    ada.press_to("privacy export").await;
    ada.wait_for("everything I keep about you").await;
    ada.command("me privacy export", &[]).await;
    ada.command("me privacy show", &[]).await;
    ada.press_to("privacy delete").await;
    ada.wait_for("Shall I forget you?").await;
    ada.press_to("privacy no").await;
    ada.wait_for("Nothing has changed").await;
    ada.command("me privacy delete", &[]).await;
    ada.press_to("privacy sure").await;
    ada.wait_for("One last time").await;
    ada.press_to("privacy now").await;
    ada.wait_for("thank you for playing").await;
}
