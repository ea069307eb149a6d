//! The tour: a server's house rules, stuck games, missing permissions. Ada owns the server.

use playground::CHESS_CLUB;

use super::Tour;

const SEND_MESSAGES: u64 = 1 << 11;

pub(super) async fn walk(tour: &Tour) {
    rules(tour).await;
    stuck(tour).await;
    paused(tour).await;
}

async fn rules(tour: &Tour) {
    let Tour { ada, .. } = tour;
    ada.command("admin boards", &[("old", "One line"), ("threads", "True")]).await;
    ada.wait_for("Old boards become a line").await;
    ada.command("admin boards", &[("old", "What was played"), ("threads", "False")]).await;
    ada.wait_for("Games stay in their channel").await;
    ada.command("admin settings", &[]).await;
    ada.wait_for("The rules of this house").await;
    ada.choose("de").await;
    ada.wait_for("in: Deutsch").await;
    ada.choose("en").await;
    ada.wait_for("in: English").await;
    ada.press_to("servers guests").await;
    ada.wait_for("name their guests silently").await;
    ada.press_to("servers boards").await;
    ada.wait_for("Boards ping nobody").await;
    ada.command("admin pings", &[("invitations", "True"), ("boards", "True")]).await;
    ada.wait_for("Invitations ping their guests").await;
    ada.command("admin channels", &[("do", "Allow this channel"), ("channel", "chess-club")]).await;
    ada.wait_for("Tables: in #chess-club").await;
    ada.command("admin channels", &[("do", "Every channel")]).await;
    ada.command("admin roles", &[("do", "Everybody may play")]).await;
    ada.command("admin games", &[("do", "Put this game"), ("game", "Zombie Chess")]).await;
    ada.wait_for("Games: Zombie Chess").await;
    ada.command("admin games", &[("do", "Every game")]).await;
    ada.wait_for("Games: every one").await;
    ada.command("admin tournaments", &[("who", "Those who manage")]).await;
    ada.wait_for("Who opens tournaments: those who manage this server").await;
    ada.command("admin tournaments", &[("who", "Everybody who may play")]).await;
    ada.command("admin clock", &[("clock", "=usual")]).await;
    ada.command("admin language", &[("language", "English")]).await;
    ada.command("admin limits", &[("person", "=90")]).await;
    ada.wait_for("Games per person here: 90").await;
    for number in 91..=96 {
        ada.command("admin limits", &[("person", &format!("={number}"))]).await;
        ada.wait_for(&format!("Games per person here: {number}")).await;
    }
    ada.command("admin audit", &[]).await;
    ada.wait_for("kept for 180 days").await;
    ada.press_to("servers audit").await;
    ada.wait_for("chose the language English").await;
    ada.press_to("servers settings").await;
    ada.command("club doctor", &[]).await;
    ada.wait_for("I have all I need").await;
}

/// A game that is moved, and one that is ended.
async fn stuck(tour: &Tour) {
    let Tour { ada, .. } = tour;
    let number = tour.game("chess").await;
    let game = format!("={number}");
    ada.command("admin game move", &[("game", &game), ("channel", "tea-room")]).await;
    ada.wait_for("This game goes on in #tea-room").await;
    ada.command("admin game end", &[("game", &game)]).await;
    ada.press_to("servers end").await;
    ada.wait_for("is called off").await;
}

/// A game that is suspended while the bot may not write, and continues in direct messages.
async fn paused(tour: &Tour) {
    let Tour { house, ada, ben, .. } = tour;
    let number = tour.game("chess").await;
    assert!(house.playground.deny(CHESS_CLUB, SEND_MESSAGES));
    ada.command("move", &[("turn", "=Nf3"), ("game", &format!("={number}"))]).await;
    for page in [ada, ben] {
        page.open_channel("dm").await;
        page.press_to("servers direct").await;
    }
    for page in [ada, ben] {
        page.wait_for("We go on here").await;
    }
    assert!(house.playground.deny(CHESS_CLUB, 0));
}
