//! WebSockets of the gateway and of the page (RFC 6455).
//!
//! axum has this, too, but with a newer version of the crates by which serenity reads the gateway; one version is
//! enough.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
pub(crate) use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
pub(crate) use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::Role;

/// A WebSocket connection.
pub(crate) type Socket = WebSocketStream<TokioIo<Upgraded>>;

/// A request for a WebSocket upgrade.
pub(crate) struct Upgrade {
    /// The value of `Sec-WebSocket-Accept`.
    accept: String,
    connection: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        let accept = accept(&parts.headers).ok_or(StatusCode::BAD_REQUEST)?;
        let connection = parts.extensions.remove().ok_or(StatusCode::UPGRADE_REQUIRED)?;
        Ok(Self { accept, connection })
    }
}

impl Upgrade {
    /// Accepts the upgrade, and passes the connection on once the answer is sent.
    pub(crate) fn on_upgrade<F>(self, then: impl FnOnce(Socket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        tokio::spawn(async move {
            // The client left before the answer.
            if let Ok(upgraded) = self.connection.await {
                then(Socket::from_raw_socket(TokioIo::new(upgraded), Role::Server, None).await).await;
            }
        });
        let headers = [
            (header::CONNECTION, "upgrade".to_owned()),
            (header::UPGRADE, "websocket".to_owned()),
            (header::SEC_WEBSOCKET_ACCEPT, self.accept),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

/// The accept value for a request's key, if it asks for a WebSocket of version 13.
fn accept(headers: &HeaderMap) -> Option<String> {
    let says = |name: &HeaderName, wanted: &str| {
        let words = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        words.split(',').any(|word| word.trim().eq_ignore_ascii_case(wanted))
    };
    let asks = says(&header::CONNECTION, "upgrade") && says(&header::UPGRADE, "websocket");
    let key = headers.get(header::SEC_WEBSOCKET_KEY)?;
    (asks && says(&header::SEC_WEBSOCKET_VERSION, "13")).then(|| derive_accept_key(key.as_bytes()))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_key_is_answered_where_a_websocket_is_asked_for() {
        // The example of RFC 6455, 1.2 and 1.3, with what browsers add.
        let fine: HeaderMap = [
            (header::CONNECTION, "keep-alive, Upgrade"),
            (header::UPGRADE, "websocket"),
            (header::SEC_WEBSOCKET_KEY, "dGhlIHNhbXBsZSBub25jZQ=="),
            (header::SEC_WEBSOCKET_VERSION, "13"),
        ]
        .into_iter()
        .map(|(name, value)| (name, HeaderValue::from_static(value)))
        .collect();
        assert_eq!(accept(&fine).as_deref(), Some("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="));
        for (name, wrong) in [
            (header::CONNECTION, "keep-alive"),
            (header::UPGRADE, "h2c"),
            (header::SEC_WEBSOCKET_VERSION, "8"),
        ] {
            let mut asked = fine.clone();
            asked.insert(&name, HeaderValue::from_static(wrong));
            assert_eq!(accept(&asked), None, "{name}: {wrong}");
            asked.remove(&name);
            assert_eq!(accept(&asked), None, "without {name}");
        }
    }
}
