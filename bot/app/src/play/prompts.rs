//! Prompts after a change: a new one, or the same as before.
//!
//! When several players decide at the same time, each has a prompt of their own: what one of them does leaves the drafts and
//! pickers of the others as they are. A seat's prompt ends when it acts; everybody's ends with a new question to all.

use engine::any_game::{AnyTable, Entry, TableStep};
use engine::rules::Pending;
use engine::seat::SeatSet;
use model::game::{Game, SeatState};
use store::Tx;

use crate::asking::rejection::Rejection;
use crate::games::seats::actor;

/// Whether these entries lead to new prompts: a seat that did nothing has another question than before, or a seat that
/// completed a turn is asked again.
pub(crate) fn asks_anew(before: &dyn AnyTable, after: &dyn AnyTable, entries: &[Entry]) -> bool {
    let (Pending::Seats(were), Pending::Seats(are)) = (before.pending(), after.pending()) else {
        return true;
    };
    // A timeout ends it for all; after a takeback all questions have changed.
    let for_all = |entry: &Entry| {
        matches!(TableStep::from_word(&entry.text), Some(TableStep::Timeout | TableStep::Takeback))
    };
    if entries.is_empty() || entries.iter().any(for_all) {
        return true;
    }
    let acted: SeatSet = entries.iter().filter_map(actor).collect();
    let others = |seats: SeatSet| seats.iter().filter(|seat| !acted.contains(*seat)).collect::<SeatSet>();
    let completed = after.turns_completed() > before.turns_completed();
    others(were) != others(are) || completed && are.iter().any(|seat| acted.contains(seat))
}

/// Whether nobody else may notice these entries: a sealed decision was changed.
pub(crate) fn is_unnoticed(before: &dyn AnyTable, after: &dyn AnyTable, entries: &[Entry]) -> bool {
    let Pending::Seats(asked) = before.pending() else { return false };
    let sealed = |entry: &Entry| {
        actor(entry).is_some_and(|seat| !asked.contains(seat)) && TableStep::from_word(&entry.text).is_none()
    };
    before.pending() == after.pending() && !entries.is_empty() && entries.iter().all(sealed)
}

/// Whether the newest board's text may change without a new prompt: several decide at the same time, or may leave without
/// ending the game.
pub(crate) fn board_may_change(table: &dyn AnyTable) -> bool {
    let info = table.info();
    table.may_act().len() > 1 || info.is_open_round()
}

/// Advances the prompts that these entries answer, and deletes the drafts made for them.
pub(crate) async fn pass(
    tx: &mut Tx,
    game: &Game,
    seats: &mut [SeatState],
    anew: bool,
    entries: &[Entry],
) -> Result<(), Rejection> {
    if anew {
        seats.iter_mut().for_each(|own| own.prompt += 1);
        return Ok(tx.drop_drafts(game.id).await?);
    }
    let steps = entries.iter().filter(|entry| TableStep::from_word(&entry.text).is_none());
    let acted: SeatSet = steps.filter_map(actor).collect();
    for own in seats.iter_mut().filter(|own| acted.contains(own.seat)) {
        tx.drop_draft(game.id, own.seat.0).await?;
        own.prompt += 1;
    }
    Ok(())
}
