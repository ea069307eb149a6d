//! `/me privacy show`: what is stored about the asker, why, and how much. `/me privacy export`: all of it.

use model::screen::{Screen, Style};
use serde_json::{Map, Value, json};
use words::say;

use super::Act;
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::library::{LARGEST, iso, shelf};

/// The version of the format.
const VERSION: u32 = 1;

/// `/me privacy show`.
pub(super) async fn show_kept(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let kept = context.store.kept_about(asker.person).await?;
    let mut lines = vec![say!(lang, "privacy-kept")];
    if kept.is_empty() {
        lines.push(say!(lang, "privacy-nothing"));
    } else {
        lines.push(say!(lang, "privacy-yours"));
        let row = |(table, rows): &(&str, Vec<_>)| {
            format!("• {}", say!(lang, "privacy-row", table = *table, count = rows.len()))
        };
        lines.extend(kept.iter().map(row));
    }
    lines.push(say!(lang, "privacy-why"));
    lines.push(say!(lang, "privacy-ways"));
    let mut buttons = vec![Act::Export.button(say!(lang, "privacy-export-button"), Style::Secondary)];
    if !kept.is_empty() {
        buttons.push(Act::Delete.button(say!(lang, "privacy-delete-button"), Style::Secondary));
    }
    Ok(Screen::text(lines.join("\n")).with_buttons(buttons))
}

/// `/me privacy export`.
pub(super) async fn export_kept(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    let rows = context.store.kept_about(asker.person).await?;
    let kept: Map<String, Value> =
        rows.into_iter().map(|(table, rows)| (table.to_owned(), json!(rows))).collect();
    let kept = Value::Object(kept);
    let room = LARGEST.saturating_sub(kept.to_string().len());
    let shelf = shelf::shelf(context, asker.person, None, room).await?;
    let file = json!({ "format": "menagerie-person", "version": VERSION, "written": iso(context.now()),
        "person": asker.person.0.to_string(), "kept": kept, "left_out": shelf.left_out, "games": shelf.games });
    let text = say!(asker.lang, "privacy-exported", left = shelf.left_out);
    Ok(Screen::text(text).with_file("kept.json", format!("{file:#}\n")))
}
