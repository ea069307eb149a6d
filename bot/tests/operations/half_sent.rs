//! Half-sent requests to the operations port: each is closed, and all together keep no client out.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use playground::Playground;

use super::database::Database;
use super::program::Program;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_sent_requests_are_closed_and_health_is_told_meanwhile() {
    let database = Database::sqlite();
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let program = Program::start(&database.url, &playground, "");
    program.wait_for("/healthz", 200).await;
    let half = || {
        let mut stream = TcpStream::connect(program.http).expect("a connection");
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHo").expect("sent");
        stream
    };
    let mut held: Vec<TcpStream> = (0..500).map(|_| half()).collect();
    let (status, _) = program.get("/healthz").expect("an answer");
    assert_eq!(status, 200, "with {} half-sent requests open", held.len());
    // The last one has a place, and gives it up in time.
    let mut last = held.pop().expect("one");
    let begun = Instant::now();
    last.set_read_timeout(Some(Duration::from_secs(180))).expect("a limit");
    let mut heard = Vec::new();
    let ended = last.read_to_end(&mut heard);
    assert!(begun.elapsed() < Duration::from_secs(180), "{ended:?} after {:?}", begun.elapsed());
}
