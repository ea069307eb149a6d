//! The tour of tournaments: announced, joined, left, begun, looked at, ended.

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    let Tour { ada, ben, .. } = tour;
    let cleo = tour.page("cleo").await;
    ada.command("club tournament open", &[("game", "Chess"), ("name", "=Autumn Cup")]).await;
    ada.wait_for("is open").await;
    ben.press_to("tournaments join").await;
    ben.wait_for("You take part in").await;
    ben.press_to("tournaments leave").await;
    ben.wait_for("You don't take part in").await;
    for page in [ada, ben, &cleo] {
        page.command("club tournament join", &[]).await;
        page.wait_for_message(&["You take part in", "Good luck"]).await;
    }
    cleo.command("club tournament leave", &[]).await;
    cleo.wait_for("You don't take part in").await;
    cleo.press_to("tournaments join").await;
    ada.wait_for("Players (3)").await;
    cleo.command("club tournament list", &[]).await;
    cleo.wait_for("3 players so far").await;
    ada.press_to("tournaments start").await;
    ada.wait_for("round 1 of 2").await;
    ben.press_to("tournaments show").await;
    ben.wait_for("Still being played").await;
    ben.command("club tournament withdraw", &[]).await;
    ben.press_to("tournaments withdraw-yes").await;
    ben.wait_for("You have left the tournament").await;
    cleo.press_to("tournaments withdraw").await;
    cleo.wait_for("Do you really leave").await;
    cleo.command("club tournament show", &[]).await;
    cleo.wait_for("of 2").await;
    ada.command("club tournament remove", &[("player", "Cleo")]).await;
    ada.wait_for("doesn't take part any more").await;
    ada.command("club tournament result", &[("game", "=#1"), ("result", "Half")]).await;
    ada.wait_for("That tournament is over").await;
    // Nobody is left to play: it was over by itself.
    ada.wait_for("It is over.").await;
    ada.command("club tournament open", &[("game", "Chess"), ("format", "Round robin")]).await;
    ada.wait_for("Chess Tournament").await;
    ada.command("club tournament start", &[]).await;
    ada.wait_for("takes 3 players at least").await;
    ada.command("club tournament end", &[]).await;
    ada.press_to("tournaments end-yes").await;
    ada.wait_for("It was called off.").await;
    tour.close(cleo).await;
}
