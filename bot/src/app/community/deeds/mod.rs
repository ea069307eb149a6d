//! Deeds: badges for what is worth a smile. They are found once, when a game is over and everything in it is open, by playing
//! its log through; while it runs nobody looks, since a deed would tell secrets.
//!
//! - `list`: which deeds there are; `story`: a finished game, moment by moment; `seen`: which deeds happened in it

mod list;
mod seen;
mod story;

use std::collections::BTreeMap;

use engine::any_game::AnyTable;
use engine::catalogue;

use crate::ids::UserId;
use crate::say;
use crate::store::{Game, Tx};
use crate::words::Lang;

use super::super::tables;
use super::super::trouble::Trouble;
use story::Story;

pub(super) use list::Deed;

/// The numbers at which a deed is told of again.
const MILESTONES: [i64; 3] = [10, 100, 1000];
/// How many deeds a game's end tells of.
const TOLD: usize = 3;

/// Finds and counts the deeds of a game that is over now; a line that tells of those somebody did for the first, tenth or
/// hundredth time.
pub(super) async fn honour(
    tx: &mut Tx,
    game: &Game,
    table: &dyn AnyTable,
    now: i64,
) -> Result<Option<String>, Trouble> {
    // What was set up can be anything.
    if game.position.is_some() {
        return Ok(None);
    }
    let log = tables::standing(game, &tx.log(game.id).await?).await?;
    let seats = game.seated().map(|(seat, _)| seat).collect();
    let fresh = tables::begin(game)?;
    let Some(story) = Story::of(fresh, table, &log, seats)? else { return Ok(None) };
    let mut counts: BTreeMap<(i64, Deed), i64> = BTreeMap::new();
    for (seat, deed, times) in seen::deeds(&story) {
        for (_, person) in game.seated().filter(|(own, _)| *own == seat) {
            *counts.entry((person.0, deed)).or_default() += times;
        }
    }
    for person in super::super::who::everybody(game) {
        if tx.has_finished_every_game(person, catalogue::all().len(), game.id).await? {
            counts.insert((person.0, Deed::Menagerie), 1);
        }
    }
    let mut told: Vec<(Deed, UserId, i64)> = Vec::new();
    for ((person, deed), times) in counts {
        let person = UserId(person);
        let after = tx.add_deed(person, deed.word(), times, game.id, now).await?;
        let milestone =
            MILESTONES.into_iter().rev().find(|mark| (after - times..after).contains(&(mark - 1)));
        match milestone {
            Some(mark) => told.push((deed, person, mark)),
            None if after == times => told.push((deed, person, 1)),
            None => {}
        }
    }
    Ok(line(game.lang, told))
}

/// One line for all that is told, the rarest first.
fn line(lang: Lang, mut told: Vec<(Deed, UserId, i64)>) -> Option<String> {
    told.sort();
    let items: Vec<String> = told
        .into_iter()
        .take(TOLD)
        .map(|(deed, person, mark)| format!("<@{person}> **{}**", counted(lang, deed, mark)))
        .collect();
    (!items.is_empty()).then(|| say!(lang, "deeds-told", deeds = items.join(" · ")))
}

/// A deed's title with how often it was done, when that is more than once.
pub(super) fn counted(lang: Lang, deed: Deed, times: i64) -> String {
    match times {
        1 => deed.title(lang),
        times => format!("{} ×{times}", deed.title(lang)),
    }
}

#[cfg(test)]
mod tests;
