//! The record of a game whose turns say little: its events, in the game's own sentences and with people's names. Made from
//! public events, so nothing sealed is in it before it was opened; in addition a person sees what they have sealed themselves.

use engine::any_game::{AnyTable, TurnRecord};
use engine::rules::{Audience, Event, Phrase, Value, Voice};
use engine::seat::Viewer;
use model::game::Game;
use words::Reader;

use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::said::written;
use crate::games::tables;

/// The events, one per line with an empty line between chapters; empty if a game's record consists of turns.
pub(super) async fn chronicle(
    context: &Context,
    game: &Game,
    now: &dyn AnyTable,
    viewer: Viewer,
    voice: Reader<'_>,
) -> Result<Vec<String>, Rejection> {
    let mut table = tables::begin(game)?;
    let codes = table.info().chronicle;
    let Some(chapter) = codes.first() else { return Ok(Vec::new()) };
    let log = context.store.log_between(game.id, 0, game.entries).await?;
    let mut lines: Vec<String> = Vec::new();
    for row in tables::standing(game, &log).await? {
        let told = tables::replay_telling(&mut *table, &row)?;
        pool::breathe().await;
        let told = told.iter().filter(|event| tells(event, codes));
        for event in told {
            if event.code == *chapter && !lines.is_empty() {
                lines.push(String::new());
            }
            lines.push(voice.event(event));
        }
    }
    // Only its player may read what is sealed.
    let own = viewer.seat().filter(|seat| now.sealed().contains(*seat));
    let sealed = own.and_then(|own| now.recent(viewer).find(|turn| turn.seat == Some(own) && turn.together));
    lines.extend(sealed.map(|turn| told_to_you(voice, &turn)));
    Ok(lines)
}

/// A turn of the reader's own, in words.
fn told_to_you(voice: Reader<'_>, turn: &TurnRecord) -> String {
    let you = |told: Phrase| told.with("who", Value::Case("you")).with("person", Value::Text(String::new()));
    turn.worded.clone().map_or_else(|| written(voice.lang(), turn), |told| voice.say(&you(told)))
}

/// Whether an event is public and belongs to the record.
fn tells(event: &Event, codes: &[&str]) -> bool {
    event.audience == Audience::Everyone && codes.contains(&event.code)
}
