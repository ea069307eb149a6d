//! The tour: notification settings.

use super::Tour;

pub(super) async fn walk(tour: &Tour) {
    settings(tour).await;
    calls(tour).await;
}

/// Every page of the settings, and every kind of control on it.
async fn settings(tour: &Tour) {
    let ben = &tour.ben;
    ben.command("settings", &[]).await;
    ben.press("Language").await;
    ben.press("Deutsch").await;
    ben.wait_for("Sprache: Deutsch").await;
    ben.press("Sprache").await;
    ben.press("English").await;
    ben.wait_for("Language: English").await;
    ben.press("Time zone").await;
    ben.choose("Europe/Rome").await;
    ben.wait_for("Europe/Rome, where it is").await;
    ben.press("Quiet hours").await;
    ben.press("22:00–08:00").await;
    ben.wait_for("from 22:00 to 08:00").await;
    ben.press("All settings").await;
    ben.press("Your turn").await;
    ben.press("By direct message").await;
    ben.wait_for("a direct message instead of a ping").await;
    ben.press("Secrets").await;
    ben.press("Not by message").await;
    ben.wait_for("Secrets: never by direct message").await;
    ben.press("Secrets").await;
    ben.press("By direct message").await;
    ben.wait_for("Secrets: by direct message").await;
    ben.press("Confirm turns").await;
    ben.press("Show me first").await;
    ben.wait_for("Confirm turns: yes").await;
    confirmed(tour).await;
    ben.command("settings", &[]).await;
    ben.press("Confirm turns").await;
    ben.press("Play at once").await;
    ben.wait_for("Confirm turns: no").await;
    ben.press("Reminders").await;
    ben.press("1 day").await;
    ben.wait_for("a day before the end").await;
    ben.press_to("told where").await;
    ben.press_to("told unremind").await;
    ben.wait_for("Reminders: none").await;
    ben.press("All settings").await;
    ben.press("Daily list").await;
    ben.choose("8").await;
    ben.wait_for("at 08:00").await;
    ben.command("settings", &[("zone", "=Europe/London")]).await;
    ben.wait_for("Europe/London, where it is").await;
    ben.press("Invitations").await;
    ben.press("On servers alone").await;
    ben.wait_for("Invitations: on servers alone").await;
    ben.press("From everywhere").await;
    ben.command("settings", &[("block", "Dev")]).await;
    ben.wait_for("From these people you want no invitations").await;
    ben.choose_label("Let number 1 invite you again").await;
    ben.wait_for("Invitations: on servers and by direct message").await;
    // Declining an invitation, with the way not to be asked again; and back.
    tour.table("chess", &[("opponent", "Ben")]).await;
    ben.press_to("decline").await;
    ben.press("No more from this person").await;
    ben.wait_for("From these people you want no invitations").await;
    ben.command("settings", &[("unblock", "Ada")]).await;
    ben.wait_for("Invitations: on servers and by direct message").await;
}

/// A turn that Ben confirms before it is played.
async fn confirmed(tour: &Tour) {
    let number = tour.game("chess").await;
    tour.ada.command("move", &[("turn", "=e2e4"), ("game", &format!("={number}"))]).await;
    tour.ben.command("move", &[("turn", "=e7e5"), ("game", &format!("={number}"))]).await;
    tour.ben.wait_for("Nothing is played yet").await;
    tour.ben.press("Play it").await;
    tour.ben.wait_for("You played").await;
    tour.resign(&number).await;
}

/// The message that pings Ben, and the actions on it.
async fn calls(tour: &Tour) {
    let number = tour.game("chess").await;
    tour.ada.command("move", &[("turn", "=e2e4")]).await;
    tour.ben.open_channel("dm").await;
    tour.ben.wait_for_message(&[&number, "it's your turn as Black"]).await;
    tour.ben.press_to("board").await;
    tour.ben.wait_for_board(&number).await;
}
