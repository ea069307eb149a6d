//! The page's own addresses: what they serve, what actions they carry out, and which clients they refuse.

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

#[tokio::test]
async fn switches_take_away_and_give_back() {
    let playground = Playground::start(Config::default()).await.expect("open");
    let set = async |switch: Value| {
        let answer = act(&playground, "ada", json!({ "do": "switch", "switch": switch })).await;
        (answer.status().as_u16(), answer.json::<Value>().await.expect("JSON"))
    };
    let send = async || {
        let request =
            Client::new().post(format!("{}/api/v10/channels/{CHESS_CLUB}/messages", playground.base_url()));
        let request = request.header("user-agent", "DiscordBot (https://example.org, 1)");
        let request = request.header("authorization", format!("Bot {}", playground.token()));
        let body = json!({ "content": "x", "allowed_mentions": { "parse": [] } });
        request.json(&body).send().await.expect("an answer").status().as_u16()
    };
    let club = CHESS_CLUB.to_string();
    assert_eq!(send().await, 200);
    set(json!({ "set": "deny", "channel": club, "what": ["send", "threads"] })).await;
    assert_eq!(send().await, 403);
    set(json!({ "set": "deny", "channel": club, "what": [] })).await;
    assert_eq!(send().await, 200);
    set(json!({ "set": "mood", "mood": "failing" })).await;
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(send().await);
    }
    assert!(answers.contains(&502) && answers.contains(&200), "{answers:?}");
    set(json!({ "set": "mood", "mood": "calm" })).await;
    for _ in 0..10 {
        assert_eq!(send().await, 200);
    }
    let (status, added) = set(json!({ "set": "add" })).await;
    assert!(status == 200 && added["channel"].is_string(), "{added}");
    assert_eq!(set(json!({ "set": "delete", "channel": added["channel"] })).await.0, 200);
    for unknown in [
        json!({ "set": "delete", "channel": added["channel"] }),
        json!({ "set": "delete", "channel": Who::Ben.dm().to_string() }),
        json!({ "set": "deny", "channel": "7", "what": ["send"] }),
        json!({ "set": "language", "language": "tlh" }),
        json!({ "set": "mood", "mood": "cross" }),
    ] {
        assert_eq!(set(unknown.clone()).await.0, 422, "{unknown}");
    }
    playground.stop().await;
}

#[tokio::test]
async fn what_was_said_is_there_again_after_a_restart() {
    let folder = std::env::temp_dir().join(format!("playground-kept-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let open = async || {
        let config = Config { keep: Some(folder.clone()), ..Config::default() };
        Playground::start(config).await.expect("open")
    };
    let before = open().await;
    let say = |channel: u64, text: &str| json!({ "do": "say", "channel": channel.to_string(), "text": text });
    assert_eq!(act(&before, "ada", say(CHESS_CLUB, "hello")).await.status(), 200);
    assert_eq!(act(&before, "ben", say(Who::Ben.dm(), "only for the bot")).await.status(), 200);
    before.stop().await;
    let after = open().await;
    assert_eq!(after.person(Who::Cleo).messages(CHESS_CLUB)[0].content, "hello");
    assert_eq!(after.person(Who::Ben).messages(Who::Ben.dm())[0].content, "only for the bot");
    after.stop().await;
    std::fs::write(folder.join("playground.json"), "{ half").expect("written");
    let anew = open().await;
    assert!(anew.person(Who::Cleo).messages(CHESS_CLUB).is_empty());
    anew.stop().await;
    std::fs::remove_dir_all(&folder).expect("gone");
}
