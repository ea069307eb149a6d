//! The process's HTTP server for operators: `/healthz`, `/readyz`, `/metrics`. Nothing else, and nothing about people.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bounded_http::Bounds;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::Desk;

/// The content type for Prometheus.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Connection limits: balancers, Prometheus and a person with curl ask here. A question about the database may take some
/// seconds.
const BOUNDS: Bounds = Bounds {
    connections: 64,
    head: Duration::from_secs(5),
    body: Duration::from_secs(5),
    answer: Duration::from_secs(20),
    idle: Duration::from_secs(75),
};

/// Answers until stopped.
pub(super) async fn serve(listener: TcpListener, desk: Arc<Desk>, stop: CancellationToken) {
    let router = Router::new()
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(all_metrics))
        .with_state(desk);
    bounded_http::serve(listener, router, BOUNDS, stop).await;
}

async fn alive(State(desk): State<Arc<Desk>>) -> Response {
    verdict("alive", desk.stuck())
}

async fn ready(State(desk): State<Arc<Desk>>) -> Response {
    verdict("ready", desk.not_ready().await)
}

fn verdict(good: &'static str, bad: Option<String>) -> Response {
    match bad {
        None => (StatusCode::OK, format!("{good}\n")).into_response(),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("not {good}: {why}\n")).into_response(),
    }
}

async fn all_metrics(State(desk): State<Arc<Desk>>) -> Response {
    desk.refresh().await;
    ([(header::CONTENT_TYPE, OPEN_METRICS)], metrics::text()).into_response()
}
