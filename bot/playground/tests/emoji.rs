//! The application's emoji can be made, listed, renamed and deleted, and no message shows one that doesn't exist.

#[allow(dead_code, reason = "no bot is needed here")]
mod support;

use playground::{CHESS_CLUB, Config, Playground};
use serde_json::{Value, json};
use serenity::all::{ApplicationId, ChannelId, EmojiId};
use serenity::http::Http;
use support::{PIXEL, code, http};

async fn open() -> (Playground, Http) {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let http = http(&playground);
    (playground, http)
}

fn emoji(name: &str) -> Value {
    let image = serenity::all::CreateAttachment::bytes(PIXEL, "pixel.png").to_base64();
    json!({ "name": name, "image": image })
}

#[tokio::test]
async fn emoji_come_and_go() {
    let (playground, http) = open().await;
    let made = http.create_application_emoji(&emoji("m_knight")).await.expect("made");
    assert_eq!(playground.emojis().len(), 1);
    assert_eq!(&*playground.emojis()[0].picture, PIXEL);
    let renamed = http.edit_application_emoji(made.id, &json!({ "name": "m_horse" })).await.expect("renamed");
    assert_eq!((renamed.id, renamed.name.as_str()), (made.id, "m_horse"));
    let listed = http.get_application_emojis().await.expect("listed");
    assert_eq!(listed.iter().map(|emoji| emoji.id).collect::<Vec<_>>(), [made.id]);
    let url = format!("{}/emojis/{}.png", playground.base_url(), made.id);
    let picture = reqwest::get(&url).await.expect("an answer").bytes().await.expect("bytes");
    assert_eq!(&*picture, PIXEL);
    http.delete_application_emoji(made.id).await.expect("deleted");
    assert_eq!(code(&http.delete_application_emoji(made.id).await.expect_err("gone")), 10014);
    assert_eq!(reqwest::get(&url).await.expect("an answer").status(), 404);
    assert_eq!(playground.violations(), Vec::<String>::new());
    playground.stop().await;
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let (playground, http) = open().await;
    http.create_application_emoji(&emoji("m_knight")).await.expect("made");
    let large = format!("data:image/png;base64,{}", "A".repeat(400 * 1024));
    for refused in [
        emoji("m_knight"),
        emoji("x"),
        emoji(&"x".repeat(33)),
        emoji("m-knight"),
        json!({ "name": "m_rook", "image": "https://example.org/rook.png" }),
        json!({ "name": "m_rook", "image": "data:image/png;base64,AAAA" }),
        json!({ "name": "m_rook", "image": large }),
        json!({ "name": "m_rook" }),
    ] {
        let before = playground.violations().len();
        let error = http.create_application_emoji(&refused).await.expect_err("refused");
        assert_eq!(code(&error), 50035, "{:.80}", refused.to_string());
        assert!(playground.violations().len() > before, "{:.80} is on record", refused.to_string());
    }
    http.set_application_id(ApplicationId::new(5));
    assert_eq!(code(&http.get_application_emojis().await.expect_err("another's")), 50001);
    assert_eq!(playground.emojis().len(), 1);
    playground.stop().await;
}

#[tokio::test]
async fn controls_show_only_emoji_that_are_there() {
    let (playground, http) = open().await;
    let made = http.create_application_emoji(&emoji("m_knight")).await.expect("made");
    let message = |id: EmojiId| {
        let shown = json!({ "id": id.to_string(), "name": "m_knight" });
        let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": shown });
        let option = json!({ "label": "Knight", "value": "n", "emoji": shown });
        let menu = json!({ "type": 3, "custom_id": "which", "options": [option] });
        let rows = [button, menu].map(|control| json!({ "type": 1, "components": [control] }));
        json!({ "content": "x", "components": rows })
    };
    let club = ChannelId::new(CHESS_CLUB);
    let sent = http.send_message(club, Vec::new(), &message(made.id)).await.expect("sent");
    assert_eq!(playground.violations(), Vec::<String>::new());
    playground.delete_emoji(made.id.get());
    let sending = http.send_message(club, Vec::new(), &message(made.id)).await.map(drop);
    let editing = http.edit_message(club, sent.id, &message(made.id), Vec::new()).await.map(drop);
    for refused in [sending, editing] {
        let error = refused.expect_err("refused");
        assert_eq!(code(&error), 50035);
        let serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response)) = error else {
            panic!("{error:?}")
        };
        let codes: Vec<_> = response.error.errors.iter().map(|error| error.code.as_str()).collect();
        assert_eq!(codes, ["BUTTON_COMPONENT_INVALID_EMOJI"; 2]);
    }
    playground.stop().await;
}
