//! `/me privacy delete`: explains, asks twice, and erases.

use std::time::Duration;

use model::game::Status;
use model::screen::{Button, Screen, Style};
use words::say;

use super::{Act, erase};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;

/// How long (minutes) the last question is valid: an old message must not be a trap.
const STANDS: i64 = 15;
/// How many attempts are made while the person waits, and after how long (ms) the background continues.
const TRIES: u32 = 8;
const LATER_MS: i64 = 2_000;
/// The pause between attempts, for messages being sent.
const PAUSE: Duration = Duration::from_millis(150);
/// More than the open games that anybody may have.
const MOST: usize = 1000;

/// Explains what deleting means, and asks.
pub(super) async fn ask_farewell(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let running = context.store.games_of(asker.person, &[Status::Running], MOST).await?;
    let invited = context.store.games_of(asker.person, &[Status::Invited], MOST).await?;
    let seated = running.iter().filter(|game| game.seat_of(asker.person).is_some()).count();
    let text = say!(lang, "privacy-delete", running = seated, invitations = invited.len());
    Ok(Screen::text(text).with_buttons(vec![
        Act::Sure.button(say!(lang, "privacy-sure-button"), Style::Danger),
        Act::Export.button(say!(lang, "privacy-export-button"), Style::Secondary),
        never(asker),
    ]))
}

/// Asks once more.
pub(super) fn ask_again(context: &Context, asker: &Asker) -> Screen {
    let lang = asker.lang;
    let now = Act::Now(minute(context.now())).press();
    Screen::text(say!(lang, "privacy-last-question")).with_buttons(vec![
        Button::of_page(say!(lang, "privacy-now-button"), Style::Danger, now),
        never(asker),
    ])
}

/// Erases the asker's data.
pub(super) async fn farewell(context: &Context, asker: &Asker, asked: i64) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let now = context.now();
    if !(0..=STANDS).contains(&minute(now).saturating_sub(asked)) {
        return Err(reject!("privacy-too-late"));
    }
    let mut tx = context.begin_once(asker).await?;
    tx.ask_erasure(asker.person, now + LATER_MS).await?;
    tx.commit().await?;
    // From here on it can't be stopped: what isn't done at once is done in the background.
    for _ in 0..TRIES {
        match erase::erase(context, asker.person).await {
            Ok(true) => return Ok(Screen::text(say!(lang, "privacy-done"))),
            Ok(false) => tokio::time::sleep(PAUSE).await,
            Err(rejection) => {
                tracing::warn!(?rejection, "an erasure goes on later");
                break;
            }
        }
    }
    Ok(Screen::text(say!(lang, "privacy-soon")))
}

fn minute(ms: i64) -> i64 {
    ms.div_euclid(60_000)
}

fn never(asker: &Asker) -> Button {
    Act::No.button(say!(asker.lang, "privacy-never-button"), Style::Secondary)
}
