//! Keeps other sites out: the page's addresses answer only this page in a browser on this machine, and the bot's addresses only
//! programs that are no browser.
//!
//! There is no password, and a bot's token is known, so what protects is where a request comes from. A foreign site can make a browser
//! send requests here and open web sockets, but not with our `Origin`, and not without one; and a foreign name that was made to resolve to
//! loopback shows in `Host`.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};

use crate::Shared;

/// The content security policy: the page loads nothing from elsewhere, and only itself may frame it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
     frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/// Guards addresses for the page.
pub(crate) fn of_page(router: Router<Arc<Shared>>, shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    router.layer(middleware::from_fn_with_state(Arc::clone(shared), page_alone))
}

/// Guards addresses for bots.
pub(crate) fn of_bots(router: Router<Arc<Shared>>, shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    router.layer(middleware::from_fn_with_state(Arc::clone(shared), bots_alone))
}

/// Accepts requests of this page, and sets security headers.
async fn page_alone(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    if !is_page(shared.addr.port(), request.method(), request.headers()) {
        let why = "The playground answers only its own page on this machine.";
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Accepts requests of bots: another site's page that knew the token could listen to everything.
async fn bots_alone(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    if !is_bot(shared.addr.port(), request.headers()) {
        let why = "The playground answers only bots on this machine here.";
        return (StatusCode::FORBIDDEN, why).into_response();
    }
    next.run(request).await
}

/// The text of a header; an unlikely value if it is no text.
fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("?"))
}

/// The host by which this machine was addressed, if it is one of its own.
fn own_host(port: u16, headers: &HeaderMap) -> Option<&str> {
    let host = text(headers, "host")?;
    ["127.0.0.1", "localhost", "[::1]"].iter().any(|name| host == format!("{name}:{port}")).then_some(host)
}

/// Whether a request comes from a program: browsers send their origin with everything that changes something and with web
/// sockets, and fetch metadata with nearly everything.
fn is_bot(port: u16, headers: &HeaderMap) -> bool {
    own_host(port, headers).is_some()
        && text(headers, "origin").is_none()
        && text(headers, "sec-fetch-site").is_none()
}

/// Whether a request comes from this page or was typed by hand, not from another site.
fn is_page(port: u16, method: &Method, headers: &HeaderMap) -> bool {
    let text = |name: &str| text(headers, name);
    let Some(host) = own_host(port, headers) else { return false };
    let origin = text("origin");
    // A plain visit has no origin; a browser sends one with everything that changes something, and with web sockets.
    let same_origin = match origin {
        Some(origin) => origin == format!("http://{host}"),
        None => method == Method::GET,
    };
    let site = text("sec-fetch-site").is_none_or(|site| matches!(site, "same-origin" | "none"))
        || method == Method::GET && text("sec-fetch-mode") == Some("navigate");
    same_origin && site
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(given: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in given {
            headers.insert(*name, HeaderValue::from_str(value).expect("a header"));
        }
        headers
    }

    fn own(method: &Method, given: &[(&'static str, &str)]) -> bool {
        is_page(8808, method, &headers(given))
    }

    #[test]
    fn a_bots_addresses_answer_no_browser() {
        let bot = |given: &[(&'static str, &str)]| is_bot(8808, &headers(given));
        let host = ("host", "127.0.0.1:8808");
        assert!(bot(&[host]) && bot(&[("host", "[::1]:8808"), ("user-agent", "DiscordBot")]));
        assert!(!bot(&[]), "no host");
        assert!(!bot(&[("host", "evil.example:8808")]), "a name made to point here");
        assert!(!bot(&[host, ("origin", "http://evil.example")]), "another site's web socket");
        assert!(
            !bot(&[host, ("origin", "http://127.0.0.1:8808")]),
            "the page's own has nothing to look for there"
        );
        assert!(!bot(&[host, ("origin", "null")]), "a sandboxed frame");
        assert!(!bot(&[host, ("sec-fetch-site", "cross-site")]), "a picture on another site");
    }

    #[test]
    fn only_the_page_itself_is_answered() {
        let host = ("host", "127.0.0.1:8808");
        let origin = ("origin", "http://127.0.0.1:8808");
        assert!(own(&Method::GET, &[host]));
        assert!(own(&Method::GET, &[("host", "localhost:8808"), ("sec-fetch-site", "none")]));
        assert!(own(&Method::POST, &[host, origin, ("sec-fetch-site", "same-origin")]));
        assert!(
            own(&Method::GET, &[host, ("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")]),
            "a link"
        );
        assert!(!own(&Method::GET, &[]), "no host");
        assert!(!own(&Method::GET, &[("host", "evil.example:8808")]), "a name made to point here");
        assert!(!own(&Method::GET, &[("host", "127.0.0.1:9999")]), "another port");
        assert!(!own(&Method::POST, &[host]), "no origin");
        assert!(!own(&Method::POST, &[host, ("origin", "http://evil.example")]));
        assert!(!own(&Method::POST, &[host, ("origin", "http://127.0.0.1:3000")]), "another program's page");
        assert!(!own(&Method::GET, &[host, ("origin", "null")]), "a web socket of a sandboxed frame");
        assert!(!own(&Method::GET, &[host, ("sec-fetch-site", "cross-site")]), "a picture on another site");
    }
}
