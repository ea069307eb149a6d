//! The page: seats to sit in, in a browser on this machine.

mod files;
mod guard;

use std::sync::Arc;

use axum::routing::get;
use axum::{Router, middleware};

use crate::Shared;

/// All addresses of the page.
pub(crate) fn routes(shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    Router::new()
        .route("/attachments/{channel}/{id}/{name}", get(files::attachment))
        .layer(middleware::from_fn_with_state(Arc::clone(shared), guard::guard))
}
