//! Outcomes of games: in words for people, as data for rows.

use engine::any_game::AnyTable;
use engine::rules::{GameResult, Pending};
use model::game::{Ending, Game, KeptOutcome};
use model::ids::UserId;
use words::{Lang, Reader, say};

use super::titles::info_of;
use super::who::{names, team};

/// The outcome at a table: `White wins: checkmate`; nothing while the game goes on.
pub(crate) fn outcome_text(lang: Lang, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Over(outcome) => lang.outcome(table.info(), outcome.result, outcome.reason.code()),
        _ => String::new(),
    }
}

/// Like [`outcome_text`], with people's names.
pub(crate) fn outcome_of(voice: Reader<'_>, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Over(outcome) => voice.outcome(outcome.result, outcome.reason.code()),
        _ => String::new(),
    }
}

/// The outcome at a table, for its row.
pub(crate) fn ending(table: &dyn AnyTable) -> Option<Ending> {
    let Pending::Over(outcome) = table.pending() else { return None };
    Some(Ending { outcome: Some(KeptOutcome::from(outcome)), english: outcome_text(Lang::En, table) })
}

/// A game's outcome, from its row. An outcome that is no data, or of an unknown game, is shown as it was stored.
pub(crate) fn ended(lang: Lang, game: &Game) -> Option<String> {
    let Ending { outcome, english } = game.outcome.as_ref()?;
    Some(match (info_of(game), outcome) {
        (Some(info), Some(outcome)) => lang.outcome(info, outcome.result, &outcome.reason),
        _ => english.clone(),
    })
}

/// A game's outcome for one of its players: `you won (White wins: checkmate)`. If nobody could win, or the player sat on both
/// sides, the same as for everybody.
pub(crate) fn ended_for(lang: Lang, game: &Game, person: UserId) -> Option<String> {
    if is_shared(game)
        && let (Some(info), Some(outcome)) = (info_of(game), stored(game))
    {
        let names = names(lang, game, info);
        return Some(lang.of(info).naming(&names).outcome(outcome.result, &outcome.reason));
    }
    let outcome = ended(lang, game)?;
    Some(own(lang, game, person, &outcome).unwrap_or(outcome))
}

/// An outcome for one of the players of a finished game; nothing where it doesn't differ from everybody's, as where a win is
/// shared: that sentence says who won, and why.
pub(crate) fn own(lang: Lang, game: &Game, person: UserId, outcome: &str) -> Option<String> {
    if is_shared(game) {
        return None;
    }
    Some(match won(game, person)? {
        true => say!(lang, "library-you-won", outcome = outcome),
        false => say!(lang, "library-you-lost", outcome = outcome),
    })
}

/// The stored outcome of a finished game, if it is stored as data.
fn stored(game: &Game) -> Option<&KeptOutcome> {
    game.outcome.as_ref()?.outcome.as_ref()
}

/// Whether several players share the win of a finished game.
fn is_shared(game: &Game) -> bool {
    let result = stored(game).map(|outcome| outcome.result);
    matches!(result, Some(GameResult::Shared(winners)) if winners.len() > 1)
}

/// Whether a person won a finished game; nothing if that can't be said.
fn won(game: &Game, person: UserId) -> Option<bool> {
    let (info, result) = (info_of(game)?, stored(game)?.result);
    let has_won = |seat| match result {
        GameResult::Won(winner) => Some(team(info, seat) == Some(winner)),
        GameResult::Shared(seats) => Some(seats.contains(seat)),
        GameResult::Drawn | GameResult::Scored(_) | GameResult::Lost | GameResult::Void => None,
    };
    let mut own = game.seats_of(person).map(has_won);
    let first = own.next()??;
    own.all(|other| other == Some(first)).then_some(first)
}
