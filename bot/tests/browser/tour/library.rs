//! The tour: lists of one's own games, the next one that waits, exports, and games from a given position.

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let first = tour.game("chess").await;
    let from = ("from", "=4k3/8/8/8/8/8/4P3/R3K3 w Q - 3 20");
    let second = tour.table("chess", &[("opponent", "Ben"), ("colour", "White"), from]).await;
    ben.wait_for("It begins here").await;
    ben.press_to("join").await;
    ada.wait_for_board(&second).await;
    ada.command("next", &[]).await;
    ada.wait_for("one more game waits").await;
    ada.press_to("mine next").await;
    ada.command("games", &[]).await;
    ada.wait_for("those first that wait").await;
    ada.choose(first.trim_start_matches('#')).await;
    ada.wait_for_board(&first).await;
    ada.command("game export", &[("what", "The position"), ("game", &format!("={second}"))]).await;
    ada.wait_for("The file names nobody").await;
    tour.resign(&first).await;
    tour.resign(&second).await;
    ada.command("games", &[("finished", "True")]).await;
    ada.wait_for("finished games").await;
}
