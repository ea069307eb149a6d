//! The page's own addresses: what they serve, what they do, and whom they keep out.

use playground::{CHESS_CLUB, Config, Playground, Who};
use reqwest::header::{HOST, ORIGIN};
use reqwest::{Client, Response};
use serde_json::{Value, json};

async fn act(playground: &Playground, seat: &str, act: Value) -> Response {
    let origin = playground.base_url();
    let request = Client::new().post(format!("{origin}/page/act")).header(ORIGIN, origin);
    request.json(&json!({ "seat": seat, "act": act })).send().await.expect("an answer")
}

#[tokio::test]
async fn the_page_is_served_with_everything_it_names() {
    let playground = Playground::start(Config::default()).await.expect("open");
    let response = reqwest::get(playground.page_url()).await.expect("a page");
    let policy = response.headers()["content-security-policy"].to_str().expect("text").to_owned();
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{policy}");
    let mut open = vec![response.text().await.expect("text")];
    let mut seen = Vec::new();
    while let Some(text) = open.pop() {
        // Addresses in the page, and imports of one script by another.
        for name in text.split(['"', '\'']).filter(|part| part.ends_with(".js") || part.ends_with(".css")) {
            let path = format!("/page/{}", name.trim_start_matches("./").trim_start_matches("/page/"));
            if seen.contains(&path) {
                continue;
            }
            let response = reqwest::get(format!("{}{path}", playground.base_url())).await.expect("a file");
            assert_eq!(response.status(), 200, "{path}");
            open.push(response.text().await.expect("text"));
            seen.push(path);
        }
    }
    assert!(seen.len() >= 10, "{seen:?}");
    playground.stop().await;
}

#[tokio::test]
async fn people_act_from_the_page_and_are_told_what_is_wrong() {
    let playground = Playground::start(Config::default()).await.expect("open");
    let channel = CHESS_CLUB.to_string();
    let said = act(&playground, "ada", json!({ "do": "say", "channel": channel, "text": "hello" })).await;
    assert_eq!(said.status(), 200);
    let seen = playground.person(Who::Ben).messages(CHESS_CLUB);
    assert_eq!(seen[0].content, "hello");
    let slash = json!({ "do": "slash", "channel": channel, "command": "play", "options": {} });
    let refused = act(&playground, "ada", slash).await;
    assert_eq!(refused.status(), 422);
    let error = refused.json::<Value>().await.expect("JSON");
    assert!(error["error"].as_str().is_some_and(|text| text.contains("/play")), "{error}");
    let nobody = act(&playground, "eve", json!({ "do": "say", "channel": channel, "text": "hello" })).await;
    assert_eq!(nobody.status(), 404);
    let foreign =
        json!({ "do": "say", "channel": Who::Ben.dm().to_string(), "text": "in somebody else's messages" });
    assert_eq!(act(&playground, "ada", foreign).await.status(), 422);
    playground.stop().await;
}

#[tokio::test]
async fn other_sites_are_kept_out() {
    let playground = Playground::start(Config::default()).await.expect("open");
    let base = playground.base_url();
    let client = Client::new();
    let body =
        json!({ "seat": "ada", "act": { "do": "say", "channel": CHESS_CLUB.to_string(), "text": "x" } });
    let post =
        |origin: &'static str| client.post(format!("{base}/page/act")).header(ORIGIN, origin).json(&body);
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(post(origin).send().await.expect("an answer").status(), 403, "{origin}");
    }
    let rebound =
        client.get(format!("{base}/")).header(HOST, "evil.example").send().await.expect("an answer");
    assert_eq!(rebound.status(), 403);
    assert!(playground.person(Who::Ada).messages(CHESS_CLUB).is_empty());
    playground.stop().await;
}

#[tokio::test]
async fn the_bots_api_wants_the_token_and_known_routes() {
    let playground = Playground::start(Config::default()).await.expect("open");
    let get = |path: &str, token: &str| {
        let request = Client::new().get(format!("{}/api/v10{path}", playground.base_url()));
        let request = request.header("user-agent", "DiscordBot (https://example.org, 1)");
        request.header("authorization", format!("Bot {token}")).send()
    };
    assert_eq!(get("/users/@me", playground.token()).await.expect("an answer").status(), 200);
    assert_eq!(get("/users/@me", "a-real-looking.token").await.expect("an answer").status(), 401);
    assert_eq!(playground.violations(), Vec::<String>::new());
    let unknown = get("/users/@me/secret-token", playground.token()).await.expect("an answer");
    assert_eq!(unknown.status(), 404);
    assert_eq!(
        unknown.json::<Value>().await.expect("JSON"),
        json!({ "message": "404: Not Found", "code": 0 })
    );
    assert_eq!(playground.violations(), ["unknown route: GET /users/@me"]);
    playground.stop().await;
}
