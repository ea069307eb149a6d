//! Interactions by HTTP: signed ones are answered as with the gateway, and others have no effect.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use discord::{self, ListenError, Listening};
use model::screen::Screen;
use playground::{Ack, CHESS_CLUB, Config, Outcome, Playground, Route, Who};
use reqwest::{Client, Response, StatusCode};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::support::{Stub, endpoint, statuses};

/// A bot that listens for interactions by HTTP.
pub(crate) struct Listener {
    pub(crate) playground: Playground,
    pub(crate) stub: Arc<Stub>,
    address: String,
    client: Client,
    shutdown: CancellationToken,
    running: JoinHandle<Result<(), ListenError>>,
}

impl Listener {
    pub(crate) async fn open(stub: Stub) -> Self {
        let playground = Playground::start(Config::default()).await.expect("a playground");
        let clock = Arc::new(|| now() * 1000);
        let addr = "127.0.0.1:0".parse().expect("an address");
        let listening = Listening::on(addr, None, clock).await.expect("a free port");
        let address = format!("http://{}/", listening.listener.local_addr().expect("an address"));
        playground.deliver_to(vec![address.clone()]);
        let (stub, shutdown) = (Arc::new(stub), CancellationToken::new());
        let (answers, stop) = (Arc::clone(&stub), shutdown.clone());
        let endpoint = endpoint(&playground, playground.token());
        let running = tokio::spawn(async move { discord::listen(answers, &endpoint, listening, stop).await });
        playground.wait_until("commands", || !playground.commands().is_empty()).await;
        let client = Client::builder().no_proxy().build().expect("a client");
        Self { playground, stub, address, client, shutdown, running }
    }

    async fn post(&self, timestamp: &str, signature: &str, body: &str) -> Response {
        let request = self.client.post(&self.address).body(body.to_owned());
        let request = request.header("X-Signature-Ed25519", signature);
        request.header("X-Signature-Timestamp", timestamp).send().await.expect("an answer")
    }

    /// The status of a request signed at a given time.
    async fn signed(&self, at: i64, body: &str) -> StatusCode {
        let at = at.to_string();
        self.post(&at, &self.playground.sign(&at, body), body).await.status()
    }

    /// A connection on which a request's head, or a part of it, has been sent, and nothing more.
    async fn begun(&self, lines: &str) -> TcpStream {
        let address = self.address.trim_start_matches("http://").trim_end_matches('/');
        let mut stream = TcpStream::connect(address).await.expect("a connection");
        let head = format!("POST / HTTP/1.1\r\nHost: x\r\n{lines}");
        stream.write_all(head.as_bytes()).await.expect("sent");
        stream
    }

    pub(crate) async fn close(self) {
        self.shutdown.cancel();
        self.running.await.expect("no panic").expect("no error");
        assert_eq!(self.playground.violations(), Vec::<String>::new());
        self.playground.stop().await;
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

const PING: &str = r#"{"id":"1","application_id":"2","type":1,"token":"x","version":1}"#;

#[tokio::test]
async fn what_is_posted_is_acknowledged_and_answered_without_any_gateway() {
    let stub = Stub::new().await.answering(|_| Screen::text("here I am")).suggesting(&[("e4", "e2e4")]);
    let bot = Listener::open(stub).await;
    assert!(!bot.playground.is_connected());
    let ada = bot.playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    let Outcome::Acked { ack, .. } = call.outcome().await.expect("an outcome") else { panic!("none") };
    assert_eq!(ack, Ack::DeferredMessage);
    assert_eq!(call.message().await.expect("an answer").content, "here I am");
    let so_far = json!({ "turn": "e" });
    let choices = ada.autocomplete(CHESS_CLUB, "move", &so_far, "turn").await.expect("choices");
    assert_eq!(choices.len(), 1);
    assert_eq!(bot.playground.deliveries().len(), 2);
    bot.close().await;
}

#[tokio::test]
async fn only_what_discord_signed_just_now_is_heard() {
    let bot = Listener::open(Stub::new().await).await;
    let began = now();
    let at = began.to_string();
    let fine = bot.playground.sign(&at, PING);
    let answer = bot.post(&at, &fine, PING).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.text().await.expect("a text"), r#"{"type":1}"#);
    for (timestamp, signature, body) in [
        (at.as_str(), "", PING),
        (&at, "zz", PING),
        (&at, &"0".repeat(128), PING),
        (&at, &fine, "{}"),
        ("", &bot.playground.sign("", PING), PING),
        ("soon", &bot.playground.sign("soon", PING), PING),
        (&(began - 1).to_string(), &fine, PING),
    ] {
        let answer = bot.post(timestamp, signature, body).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{timestamp:?} {signature:?}");
        assert_eq!(answer.text().await.expect("a text"), "", "not a word why");
    }
    for late in [now() - 400, now() + 400, 0] {
        assert_eq!(bot.signed(late, PING).await, StatusCode::UNAUTHORIZED, "{late}");
    }
    let unsigned = bot.client.post(&bot.address).body(PING).send().await.expect("an answer");
    assert_eq!(unsigned.status(), StatusCode::UNAUTHORIZED);
    bot.close().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_however_well_it_is_signed() {
    let bot = Listener::open(Stub::new().await).await;
    for body in
        ["", "{}", "null", "[]", r#"{"type":2}"#, r#"{"type":99,"id":"1"}"#, "\u{0}", &"[".repeat(100_000)]
    {
        assert_eq!(bot.signed(now(), body).await, StatusCode::BAD_REQUEST, "{}", &body[..body.len().min(30)]);
    }
    assert_eq!(bot.signed(now(), &" ".repeat(600_000)).await, StatusCode::PAYLOAD_TOO_LARGE);
    let get = bot.client.get(&bot.address).send().await.expect("an answer");
    assert_eq!(get.status(), StatusCode::METHOD_NOT_ALLOWED);
    let elsewhere = bot.client.post(format!("{}elsewhere", bot.address)).send().await.expect("an answer");
    assert_eq!(elsewhere.status(), StatusCode::NOT_FOUND);
    // It keeps running.
    assert_eq!(bot.signed(now(), PING).await, StatusCode::OK);
    assert!(bot.stub.requests().is_empty());
    bot.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_can_be_nothing_of_discords_is_refused_before_its_body_comes() {
    let bot = Listener::open(Stub::new().await).await;
    let at = now();
    let claim = |at: i64, signature: &str| {
        format!("X-Signature-Timestamp: {at}\r\nX-Signature-Ed25519: {signature}\r\n")
    };
    let (fine, digits) = (claim(at, &"0".repeat(128)), "0".repeat(128));
    for (lines, status) in [
        (String::new(), "401"),
        ("Content-Type: application/json\r\n".to_owned(), "401"),
        (claim(at, "abc"), "401"),
        (claim(at - 400, &digits), "401"),
        (format!("{fine}Content-Type: text/plain\r\n"), "415"),
        (format!("{fine}Content-Type: multipart/form-data; boundary=x\r\n"), "415"),
    ] {
        let mut stream = bot.begun(&format!("{lines}Content-Length: 1000\r\n\r\n")).await;
        assert_eq!(answered(&mut stream).await, status, "{lines}");
    }
    let mut long = bot.begun(&format!("{fine}Content-Length: 600000\r\n\r\n")).await;
    assert_eq!(answered(&mut long).await, "413");
    let mut odd = bot.begun(&format!("{fine}Content-Length: many\r\n\r\n")).await;
    assert_eq!(answered(&mut odd).await, "400");
    // A request as Discord sends it goes on to the body.
    let json =
        format!("{fine}Content-Type: Application/JSON; charset=utf-8\r\nContent-Length: 2\r\n\r\n{{}}");
    assert_eq!(answered(&mut bot.begun(&json).await).await, "401");
    bot.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_request_ends_by_itself_and_any_number_of_them_keep_nobody_out() {
    let bot = Listener::open(Stub::new().await).await;
    let claim = format!("X-Signature-Timestamp: {}\r\nX-Signature-Ed25519: {}\r\n", now(), "0".repeat(128));
    let mut head = bot.begun("X-Signature-Time").await;
    let mut body = bot.begun(&format!("{claim}Content-Length: 1000\r\n\r\n{{")).await;
    let begun = Instant::now();
    let mut some = [0; 1024];
    while head.read(&mut some).await.is_ok_and(|read| read > 0) {}
    while body.read(&mut some).await.is_ok_and(|read| read > 0) {}
    // By itself, however little of the machine it gets.
    assert!(begun.elapsed() < Duration::from_secs(180), "{:?}", begun.elapsed());
    let mut held = Vec::new();
    for number in 0..600 {
        held.push(bot.begun(&format!("{claim}Content-Length: 1000\r\n\r\n{{")).await);
        if number % 100 == 99 {
            assert_eq!(bot.signed(now(), PING).await, StatusCode::OK, "after {number}");
        }
    }
    bot.close().await;
}

/// The status line on a connection. A client that waits for the missing body gets a different status.
async fn answered(stream: &mut TcpStream) -> String {
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.expect("an answer");
    String::from_utf8_lossy(&answer[9..]).into_owned()
}

#[tokio::test]
async fn what_is_posted_again_has_no_second_effect() {
    let bot = Listener::open(Stub::new().await).await;
    let call = bot.playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    let kept = bot.playground.deliveries().remove(0);
    for _ in 0..3 {
        let again = bot.post(&kept.timestamp, &kept.signature, &kept.body).await;
        assert_eq!(again.status(), StatusCode::ACCEPTED, "the signature is right");
    }
    // What comes after them has been answered, too.
    let after = bot.playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    after.message().await.expect("an answer");
    assert_eq!(statuses(&bot.playground, Route::Callback), [204, 204], "one for each of the two");
    assert_eq!(bot.stub.requests().len(), 2);
    bot.close().await;
}

#[tokio::test]
async fn a_taken_address_is_named() {
    let first = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let addr = first.local_addr().expect("an address");
    let error = Listening::on(addr, None, Arc::new(|| 0)).await.err().expect("taken").to_string();
    assert!(error.contains("discord.listen") && error.contains(&addr.to_string()), "{error}");
}
