//! The audit log: who did what in a server's administration, for its managers. Kept for 180 days.

use model::screen::{Screen, Style};
use store::{AuditEntry, StoreError};
use words::Lang;
use words::say;

use super::ServerAction;
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::policy::managed;

/// How many lines a page has.
const PAGE: i64 = 10;
/// How long (ms) audit entries are kept.
const KEEP_MS: i64 = 180 * 24 * 3_600_000;

/// A page of the list, the newest first.
pub(super) async fn audit(context: &Context, asker: &Asker, page: u32) -> Result<Screen, Rejection> {
    let guild = managed(asker)?;
    let lang = asker.lang;
    let mut rows = context.store.audit_log(guild, i64::from(page) * PAGE, PAGE + 1).await?;
    let more = rows.len() as i64 > PAGE;
    rows.truncate(PAGE as usize);
    let mut text = say!(lang, "audit-heading");
    if rows.is_empty() {
        text = format!("{text}\n{}", say!(lang, "audit-nothing"));
    }
    for row in &rows {
        text.push_str(&format!("\n<t:{}:f> {}", row.at_ms / 1000, sentence(lang, row)));
    }
    let mut buttons = Vec::new();
    if let Some(newer) = page.checked_sub(1) {
        buttons.push(ServerAction::Audit(newer).button(say!(lang, "audit-newer-button"), Style::Secondary));
    }
    if more {
        let older = ServerAction::Audit(page.saturating_add(1));
        buttons.push(older.button(say!(lang, "audit-older-button"), Style::Secondary));
    }
    buttons.push(ServerAction::Settings.button(say!(lang, "audit-settings-button"), Style::Secondary));
    Ok(Screen::text(text).with_buttons(buttons))
}

/// Deletes audit entries that are too old. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn forget_old_audit_entries(context: &Context) -> Result<(), StoreError> {
    let mut tx = context.store.begin().await?;
    tx.purge_audit(context.now() - KEEP_MS).await?;
    tx.commit().await
}

fn sentence(lang: Lang, row: &AuditEntry) -> String {
    // The id of a person whose data were erased is zero.
    let who = match row.person.0 {
        0 => say!(lang, "audit-somebody"),
        person => format!("<@{person}>"),
    };
    let about = row.about.as_str();
    match row.action.as_str() {
        "channel-allow" => say!(lang, "audit-channel-allow", who = who, about = about),
        "channel-remove" => say!(lang, "audit-channel-remove", who = who, about = about),
        "channel-any" => say!(lang, "audit-channel-any", who = who),
        "role-allow" => say!(lang, "audit-role-allow", who = who, about = about),
        "role-remove" => say!(lang, "audit-role-remove", who = who, about = about),
        "role-any" => say!(lang, "audit-role-any", who = who),
        "clock" => say!(lang, "audit-clock", who = who, about = about),
        "clock-usual" => say!(lang, "audit-clock-usual", who = who),
        "language" => say!(lang, "audit-language", who = who, about = about),
        "guests-on" => say!(lang, "audit-guests-on", who = who),
        "guests-off" => say!(lang, "audit-guests-off", who = who),
        "boards-on" => say!(lang, "audit-boards-on", who = who),
        "boards-off" => say!(lang, "audit-boards-off", who = who),
        "old-picture" => say!(lang, "audit-old-picture", who = who),
        "old-text" => say!(lang, "audit-old-text", who = who),
        "old-line" => say!(lang, "audit-old-line", who = who),
        "threads-on" => say!(lang, "audit-threads-on", who = who),
        "threads-off" => say!(lang, "audit-threads-off", who = who),
        "person-games" => say!(lang, "audit-person-games", who = who, about = about),
        "channel-tables" => say!(lang, "audit-channel-tables", who = who, about = about),
        "game-allow" => say!(lang, "audit-game-allow", who = who, about = about),
        "game-remove" => say!(lang, "audit-game-remove", who = who, about = about),
        "game-any" => say!(lang, "audit-game-any", who = who),
        "organisers-players" => say!(lang, "audit-organisers-players", who = who),
        "organisers-managers" => say!(lang, "audit-organisers-managers", who = who),
        "organisers-role" => say!(lang, "audit-organisers-role", who = who, about = about),
        "daily-on" => say!(lang, "audit-daily-on", who = who, about = about),
        "daily-off" => say!(lang, "audit-daily-off", who = who),
        "theme" => say!(lang, "audit-theme", who = who, about = about),
        "end" => say!(lang, "audit-end", who = who, about = about),
        "result" => say!(lang, "audit-result", who = who, about = about),
        "tournament-end" => say!(lang, "audit-tournament-end", who = who, about = about),
        "tournament-remove" => say!(lang, "audit-tournament-remove", who = who, about = about),
        "move" => say!(lang, "audit-move", who = who, about = about),
        // An action of another version.
        _ => format!("{who}: {} {about}", row.action),
    }
}
