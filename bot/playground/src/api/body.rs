//! A request's body: JSON, or a form with `payload_json` and files.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, header};
use serde_json::Value;

use super::error::ApiError;
use super::form;

/// The largest request, in bytes.
const REQUEST_LIMIT: usize = 25 * 1024 * 1024;

/// An uploaded file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Upload {
    /// The index n in `files[n]`.
    pub(crate) index: u64,
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// The contents of a request.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Payload {
    /// `None` without a body.
    pub(crate) json: Option<Value>,
    pub(crate) files: Vec<Upload>,
}

/// Reads a body.
pub(crate) async fn read(headers: &HeaderMap, body: Body) -> Result<Payload, ApiError> {
    let bytes = to_bytes(body, REQUEST_LIMIT).await.map_err(|_| ApiError::of(40005))?;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        return form(kind, &bytes);
    }
    if bytes.is_empty() {
        return Ok(Payload::default());
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::of(50109))?;
    Ok(Payload { json: Some(json), files: Vec::new() })
}

fn form(kind: &str, body: &[u8]) -> Result<Payload, ApiError> {
    let broken = || ApiError::of(50109);
    let mut payload = Payload::default();
    for part in form::parts(kind, body).ok_or_else(broken)? {
        if part.name == "payload_json" {
            payload.json = Some(serde_json::from_slice(part.bytes).map_err(|_| broken())?);
        } else if let Some(index) = part.name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']')) {
            let index = index.parse().map_err(|_| broken())?;
            payload.files.push(Upload {
                index,
                name: part.file.unwrap_or_default(),
                bytes: part.bytes.to_vec(),
            });
        }
    }
    Ok(payload)
}
