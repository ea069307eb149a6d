//! Refusals by Cloudflare in front of Discord, and by Discord itself during incidents.

use std::time::Duration;

use playground::{Config, Effect, Playground, Time};
use reqwest::{Client, StatusCode};

async fn me(playground: &Playground, agent: Option<&str>) -> (StatusCode, String) {
    let mut request = Client::builder()
        .no_proxy()
        .build()
        .expect("a client")
        .get(format!("{}/api/v10/users/@me", playground.base_url()));
    if let Some(agent) = agent {
        request = request.header("user-agent", agent);
    }
    let answer = request.header("authorization", format!("Bot {}", playground.token())).send().await;
    let answer = answer.expect("an answer");
    (answer.status(), answer.text().await.expect("a text"))
}

const OWN: Option<&str> = Some("DiscordBot (https://example.org, 1)");

#[tokio::test]
async fn who_does_not_say_what_bot_it_is_is_refused() {
    let playground = Playground::start(Config::default()).await.expect("open");
    assert_eq!(me(&playground, OWN).await.0, 200);
    assert_eq!(playground.violations(), Vec::<String>::new());
    for (times, agent) in [(1, None), (2, Some("curl/8")), (3, Some("DiscordBot"))] {
        let (status, text) = me(&playground, agent).await;
        assert!(status == 403 && text.contains("40333"), "{status} {text}");
        assert_eq!(playground.violations().len(), times);
    }
    playground.stop().await;
}

#[tokio::test]
async fn everything_is_refused_for_as_long_as_was_ordered() {
    let playground =
        Playground::start(Config { time: Time::Frozen, ..Config::default() }).await.expect("open");
    for (effect, word) in [(Effect::Status(403), "<html>"), (Effect::Code(40333), "40333")] {
        playground.faults().refuse_everything(effect, Duration::from_secs(60));
        for _ in 0..3 {
            let (status, text) = me(&playground, OWN).await;
            assert!(status == 403 && text.contains(word), "{status} {text}");
        }
        playground.advance(Duration::from_secs(60));
        assert_eq!(me(&playground, OWN).await.0, 200);
    }
    playground.stop().await;
}
