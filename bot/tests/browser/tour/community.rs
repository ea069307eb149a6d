//! The tour: open seats, leaderboards, statistics.

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let number = tour.table("chess", &[("colour", "White")]).await;
    ben.command("club seek", &[]).await;
    ben.wait_for("Open seats here").await;
    ben.press_to("join").await;
    for page in [ada, ben] {
        page.wait_for_board(&number).await;
    }
    for (page, turn) in [(ada, "f3"), (ben, "e5"), (ada, "g4"), (ben, "Qh4")] {
        page.command("move", &[("turn", &format!("={turn}"))]).await;
        page.wait_for(&format!("You played {turn}")).await;
    }
    ada.wait_for("In the blink of an eye").await;
    ben.command("club seek", &[("game", "Zombie")]).await;
    ben.press_to("community open").await;
    ada.wait_for("invites whoever takes the free seat to Zombie Chess").await;
    ben.command("Challenge", &[("user", "Ada")]).await;
    ben.wait_for("Which game shall").await;
    ben.choose("thinktank").await;
    ben.wait_for("the invitation goes to").await;
    ben.command("club leaderboard", &[("game", "Goal")]).await;
    ben.choose("chess").await;
    ben.wait_for("Leaderboard: Chess").await;
    ben.press_to("community of").await;
    ben.wait_for("won 1, drawn 0, lost 0").await;
    ben.press_to("community top").await;
    ben.wait_for("Nobody is listed yet").await;
    ben.command("me stats", &[]).await;
    ben.press_to("community deeds").await;
    ben.wait_for("Won on the board").await;
    ben.press_to("community of").await;
    ben.wait_for("in all games").await;
    ben.choose("zombie").await;
    ben.wait_for("No finished games yet").await;
    ben.command("me stats", &[("with", "Ada")]).await;
    ben.wait_for("Last met in Chess").await;
}
