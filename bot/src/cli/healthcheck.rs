//! `menagerie healthcheck`: asks the running process for its health, where there is no other tool for that.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::config::Config;
use anyhow::{Context, bail};
use clap::Args;

/// How long the process may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Args)]
pub(super) struct Question {
    /// Ask whether it can serve people (database, connection, outbox), not only whether it lives.
    #[arg(long)]
    ready: bool,
}

pub(super) fn run(config: &Config, question: &Question) -> anyhow::Result<()> {
    let Some(address) = config.operations.listen else {
        bail!("operations.listen is not set, so the process can't be asked; 127.0.0.1:9188 would do");
    };
    let path = if question.ready { "/readyz" } else { "/healthz" };
    let answer = ask(address, path).with_context(|| format!("nobody answers at {address}"))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    println!("{}", body.trim());
    match head.split(' ').nth(1) {
        Some("200") => Ok(()),
        _ => bail!("the process is not well"),
    }
}

/// Sends a request to the process at an address; answers the whole response.
pub(super) fn ask(mut address: SocketAddr, path: &str) -> std::io::Result<String> {
    // A process that listens everywhere listens on loopback, too.
    if address.ip().is_unspecified() {
        address.set_ip(if address.is_ipv4() {
            [127, 0, 0, 1].into()
        } else {
            [0, 0, 0, 0, 0, 0, 0, 1].into()
        });
    }
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(64 << 10).read_to_string(&mut answer)?;
    Ok(answer)
}
