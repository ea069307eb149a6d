//! TLS to Discord: an untrusted server never gets the token. (Tests only.)

use std::sync::Arc;
use std::time::Duration;

use serenity::all::{GatewayIntents, ShardInfo};
use serenity::gateway::Shard;
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};

use super::endpoint::client;

/// A self-signed certificate for 127.0.0.1, valid for a hundred years.
const CERTIFICATE: &[u8] = include_bytes!("../../tests/data/tls/self-signed.der");
const KEY: &[u8] = include_bytes!("../../tests/data/tls/self-signed.key.der");

/// Accepts one connection; answers the result of the handshake, in the server's words.
async fn server() -> (u16, tokio::task::JoinHandle<Result<(), String>>) {
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(KEY));
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![CertificateDer::from(CERTIFICATE)], key)
        .expect("a certificate");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let accepted = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a connection");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        acceptor.accept(stream).await.map(drop).map_err(|error| error.to_string())
    });
    (port, accepted)
}

#[tokio::test]
async fn the_http_client_hangs_up_on_a_server_nobody_vouches_for() {
    let (port, accepted) = server().await;
    let asked = client(true).expect("a client").get(format!("https://127.0.0.1:{port}")).send();
    let asked = tokio::time::timeout(Duration::from_secs(10), asked).await.expect("an answer");
    assert!(asked.is_err());
    let refused = accepted.await.expect("no panic").expect_err("the client must not go on");
    assert!(refused.contains("alert"), "{refused}");
}

#[tokio::test]
async fn the_gateways_client_hangs_up_on_a_server_nobody_vouches_for() {
    let (port, accepted) = server().await;
    let url = Arc::new(Mutex::new(format!("wss://127.0.0.1:{port}")));
    let info: ShardInfo = serde_json::from_str("[0,1]").expect("a shard");
    let shard = Shard::new(url, "MTk4.Cl2FMQ.abc", info, GatewayIntents::GUILDS, None);
    assert!(tokio::time::timeout(Duration::from_secs(10), shard).await.expect("an answer").is_err());
    let refused = accepted.await.expect("no panic").expect_err("the client must not go on");
    assert!(refused.contains("alert"), "{refused}");
}

#[tokio::test]
async fn a_client_that_trusts_anybody_would_have_gone_on() {
    let (port, accepted) = server().await;
    let careless =
        reqwest::Client::builder().danger_accept_invalid_certs(true).no_proxy().build().expect("a client");
    // The result doesn't matter.
    let _ = careless.get(format!("https://127.0.0.1:{port}")).send().await;
    assert_eq!(accepted.await.expect("no panic"), Ok(()));
}
