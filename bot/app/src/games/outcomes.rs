//! How games ended: in words for people, as data in their rows.

use engine::any_game::AnyTable;
use engine::rules::Pending;
use store::{Ending, Game, KeptOutcome};
use words::Lang;

use super::titles::info_of;

/// How the game at a table ended: `White wins: checkmate`; nothing while it goes on.
pub(crate) fn outcome_text(lang: Lang, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Over(outcome) => lang.outcome(table.info(), outcome.result, outcome.reason.code()),
        _ => String::new(),
    }
}

/// The end of the game at a table, as its row keeps it.
pub(crate) fn ending(table: &dyn AnyTable) -> Option<Ending> {
    let Pending::Over(outcome) = table.pending() else { return None };
    Some(Ending { outcome: Some(KeptOutcome::from(outcome)), english: outcome_text(Lang::En, table) })
}

/// How a game ended, from its row. What is no data, or of a game that nobody knows any more, is said as it was kept.
pub(crate) fn ended(lang: Lang, game: &Game) -> Option<String> {
    let Ending { outcome, english } = game.outcome.as_ref()?;
    Some(match (info_of(game), outcome) {
        (Some(info), Some(outcome)) => lang.outcome(info, outcome.result, &outcome.reason),
        _ => english.clone(),
    })
}
