//! An incomplete request is closed after the time in its bounds, and keeps no other client out.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::routing::{get, post};
use bounded_http::{Bounds, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// Long enough for every answer here, on a machine with other work.
const LONG: Duration = Duration::from_secs(20);
const SHORT: Duration = Duration::from_millis(300);

const GET: &str = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

struct Server {
    address: SocketAddr,
    stop: CancellationToken,
    serving: JoinHandle<()>,
}

impl Server {
    async fn start(bounds: Bounds) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let routes = Router::new()
            .route("/", get(async || "here"))
            .route("/slow", get(async || tokio::time::sleep(LONG).await))
            .route("/large", get(async || "x".repeat(64 << 20)))
            .route("/body", post(async |body: String| format!("{} bytes", body.len())));
        let stop = CancellationToken::new();
        let serving = tokio::spawn(serve(listener, routes, bounds, stop.clone()));
        Self { address, stop, serving }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.expect("a connection")
    }

    /// Opens a connection and sends this text.
    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.expect("sent");
        stream
    }
}

fn patient() -> Bounds {
    Bounds { connections: 100, head: LONG, body: LONG, answer: LONG, idle: LONG }
}

/// Reads until these words have arrived.
async fn hears(stream: &mut TcpStream, words: &str) {
    let mut heard = Vec::new();
    let hearing = async {
        while !String::from_utf8_lossy(&heard).contains(words) {
            let mut some = [0; 1024];
            let read = stream.read(&mut some).await.expect("an answer");
            assert!(read > 0, "it ended with {:?}", String::from_utf8_lossy(&heard));
            heard.extend_from_slice(&some[..read]);
        }
    };
    timeout(LONG, hearing).await.expect("an answer in time");
}

/// Waits until the other end has closed; returns how long that took.
async fn closed(stream: &mut TcpStream) -> Duration {
    let begun = Instant::now();
    let mut some = [0; 1024];
    let reading = async { while matches!(stream.read(&mut some).await, Ok(read) if read > 0) {} };
    timeout(LONG, reading).await.expect("it is closed");
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silence_and_half_a_head_end_with_the_heads_time() {
    let server = Server::start(Bounds { head: SHORT, ..patient() }).await;
    let mut silent = server.connect().await;
    let mut half = server.send("GET / HTTP/1.1\r\nHo").await;
    assert!(closed(&mut silent).await < LONG && closed(&mut half).await < LONG);
    // One byte at a time doesn't make it longer.
    let mut slow = server.connect().await;
    let begun = Instant::now();
    let mut ended = false;
    for byte in GET.bytes().cycle() {
        let byte = if byte == b'\n' || byte == b'\r' { b'x' } else { byte };
        if slow.write_all(&[byte]).await.is_err() {
            ended = true;
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        if begun.elapsed() > LONG {
            break;
        }
    }
    assert!(ended, "it went on for {:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_body_ends_with_the_bodys_time() {
    let server = Server::start(Bounds { body: SHORT, ..patient() }).await;
    let mut half = server.send("POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf").await;
    closed(&mut half).await;
    let mut whole = server.send("POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nhalf").await;
    hears(&mut whole, "4 bytes").await;
    tokio::time::sleep(SHORT * 2).await;
    whole.write_all(GET.as_bytes()).await.expect("the connection is kept");
    hears(&mut whole, "here").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_that_nobody_reads_and_idle_connections_end_too() {
    let server = Server::start(Bounds { answer: SHORT, idle: SHORT, ..patient() }).await;
    let mut idle = server.send(GET).await;
    hears(&mut idle, "here").await;
    closed(&mut idle).await;
    let unread = server.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n").await;
    let mut slow = server.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n").await;
    closed(&mut slow).await;
    server.stop.cancel();
    timeout(LONG, server.serving).await.expect("nothing holds it up").expect("no panic");
    drop(unread);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_house_lets_the_longest_wait_go_and_never_one_that_is_being_answered() {
    let server = Server::start(Bounds { connections: 4, ..patient() }).await;
    let mut answered = server.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n").await;
    let mut halves = Vec::new();
    for _ in 0..3 {
        halves.push(server.send("GET / HTTP/1.1\r\nHo").await);
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    for _ in 0..20 {
        let mut whole = server.send(GET).await;
        hears(&mut whole, "here").await;
        // Kept open: from now on it waits, too.
        halves.push(whole);
    }
    for half in &mut halves[..3] {
        closed(half).await;
    }
    let mut some = [0; 1];
    assert!(timeout(SHORT, answered.read(&mut some)).await.is_err(), "it is still being answered");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_half_sent_requests_keep_nobody_waiting() {
    let server = Server::start(Bounds { connections: 32, ..patient() }).await;
    let mut halves = Vec::new();
    for number in 0..1000 {
        halves.push(server.send("POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf").await);
        if number % 100 == 99 {
            let mut whole = server.send(GET).await;
            hears(&mut whole, "here").await;
        }
    }
}
