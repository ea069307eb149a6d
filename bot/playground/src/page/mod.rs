//! The page in a browser on this machine, with a seat for each person.
//!
//! Its files stand in `page/` beside `src/` and are compiled in. A web socket brings changes, and a few addresses take
//! people's acts; both use the same functions as tests do, so nothing can be done here that Discord's client would refuse.

mod acts;
mod files;
mod live;
mod switches;
mod view;

use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use crate::{Shared, guard};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The page's files: address, content type, contents.
const ASSETS: [(&str, &str, &str); 17] = [
    ("/", HTML, include_str!("../../page/index.html")),
    ("/page/style.css", CSS, include_str!("../../page/style.css")),
    ("/page/message.css", CSS, include_str!("../../page/message.css")),
    ("/page/switches.css", CSS, include_str!("../../page/switches.css")),
    ("/page/app.js", SCRIPT, include_str!("../../page/app.js")),
    ("/page/api.js", SCRIPT, include_str!("../../page/api.js")),
    ("/page/combobox.js", SCRIPT, include_str!("../../page/combobox.js")),
    ("/page/components.js", SCRIPT, include_str!("../../page/components.js")),
    ("/page/composer.js", SCRIPT, include_str!("../../page/composer.js")),
    ("/page/dialogs.js", SCRIPT, include_str!("../../page/dialogs.js")),
    ("/page/dom.js", SCRIPT, include_str!("../../page/dom.js")),
    ("/page/markdown.js", SCRIPT, include_str!("../../page/markdown.js")),
    ("/page/messages.js", SCRIPT, include_str!("../../page/messages.js")),
    ("/page/sidebar.js", SCRIPT, include_str!("../../page/sidebar.js")),
    ("/page/switches.js", SCRIPT, include_str!("../../page/switches.js")),
    ("/page/state.js", SCRIPT, include_str!("../../page/state.js")),
    ("/page/words.js", SCRIPT, include_str!("../../page/words.js")),
];

/// All addresses of the page.
pub(crate) fn routes(shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    let mut router = Router::new()
        .route("/page/live", get(live::connect))
        .route("/page/act", post(acts::act))
        .route("/attachments/{channel}/{id}/{name}", get(files::attachment))
        .route("/emojis/{name}", get(files::emoji));
    for (path, ..) in ASSETS {
        router = router.route(path, get(asset));
    }
    guard::of_page(router, shared)
}

async fn asset(request: Request) -> Response {
    let found = ASSETS.iter().find(|(path, ..)| *path == request.uri().path());
    match found {
        Some((_, kind, contents)) => ([(header::CONTENT_TYPE, *kind)], *contents).into_response(),
        None => axum::http::StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> &'static str {
        ASSETS.iter().find(|(path, ..)| *path == "/page/words.js").expect("the page's words").2
    }

    /// The texts between a mark and the next quotation mark.
    fn behind<'a>(text: &'a str, mark: &str) -> Vec<&'a str> {
        text.split(mark).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    /// The texts in quotation marks on a line.
    fn quoted(line: &str) -> Vec<&str> {
        line.split('"').skip(1).step_by(2).collect()
    }

    #[test]
    fn every_text_of_the_page_is_there_in_german_and_spanish_and_none_is_left_over() {
        let lines = words().lines().filter(|line| line.starts_with("  \"") && line.ends_with("],"));
        let entries: Vec<Vec<&str>> = lines.map(quoted).collect();
        assert!(entries.len() > 80, "{}", entries.len());
        for entry in &entries {
            let [english, german, spanish] = entry[..] else { panic!("{entry:?}") };
            for place in 0..=1 {
                let hole = format!("{{{place}}}");
                let has = |text: &str| text.contains(&hole);
                assert_eq!([has(german), has(spanish)], [has(english); 2], "{english}");
            }
        }
        let known: Vec<&str> = entries.iter().map(|entry| entry[0]).collect();
        let others = || ASSETS.iter().filter(|(path, ..)| *path != "/page/words.js");
        for (path, _, contents) in others() {
            for mark in ["say(\"", "data-say=\"", "data-say-label=\""] {
                for text in behind(contents, mark) {
                    assert!(known.contains(&text), "{path} says {text:?}, which words.js lacks");
                }
            }
        }
        for text in known {
            let said = format!("\"{text}\"");
            assert!(others().any(|(_, _, contents)| contents.contains(&said)), "nobody says {text:?}");
        }
    }
}
