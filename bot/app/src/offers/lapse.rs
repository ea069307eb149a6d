//! The end of offers: by being carried out, and by every change of the game they were made in.

use engine::any_game::{AnyTable, TableStep, TurnRecord};
use engine::rules::{GameResult, Outcome, Pending};
use engine::seat::Viewer;
use model::game::Game;
use model::job::NewJob;
use store::{StoreError, Tx};

use super::fit::{is_early, others};
use super::posts;
use crate::asking::rejection::Rejection;
use crate::context::change::{Advanced, ChangeContext};
use crate::games::offering::OfferKind;

/// After a change of a running game: uses up the agreement it was made by, and removes every offer that belonged to
/// the earlier state. A change that nobody may notice removes none.
pub(crate) async fn follow(
    tx: &mut Tx,
    advanced: &Advanced,
    before: Option<&dyn AnyTable>,
    at: ChangeContext<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    let Some(before) = before else { return Ok(Vec::new()) };
    let (game, after) = (&advanced.game, &*advanced.table);
    let offers = tx.offers(game.id).await?;
    let mut jobs = Vec::new();
    let done = by_agreement(tx, advanced, before).await?;
    if let Some(kind) = done {
        let agreed = offers.iter().find(|offer| offer.kind == kind.word() && offer.agreed_ms.is_some());
        let Some(offer) = agreed else {
            // Another process was faster, or a player made a turn just before.
            return Err(Rejection::Replayed);
        };
        tx.drop_offer(game.id, &offer.kind, offer.number).await?;
        jobs.extend(match kind {
            OfferKind::Takeback => posts::taken_back(game, offer.person, before, after),
            _ => posts::agreed(game, kind),
        });
    }
    if offers.is_empty() || played(before) == played(after) && !is_over(after) {
        return Ok(jobs);
    }
    for offer in offers {
        let Some(kind) = OfferKind::from_word(&offer.kind).filter(|kind| Some(*kind) != done) else {
            continue;
        };
        tx.drop_offer(game.id, &offer.kind, offer.number).await?;
        // An offer that nobody has read yet is withdrawn unsent.
        if !tx.withdraw_posts(game.id, kind.slot(), at.now).await? {
            jobs.extend(posts::lapsed(game, kind, offer.person));
        }
    }
    Ok(jobs)
}

/// Removes all offers after a change of people: the newcomer has made none and agreed to none.
pub(crate) async fn reseated(tx: &mut Tx, game: &Game, now: i64) -> Result<Vec<NewJob>, Rejection> {
    let mut jobs = Vec::new();
    for offer in tx.offers(game.id).await? {
        let Some(kind) = OfferKind::from_word(&offer.kind) else { continue };
        tx.drop_offer(game.id, &offer.kind, offer.number).await?;
        if !tx.withdraw_posts(game.id, kind.slot(), now).await? {
            jobs.extend(posts::reseated(game, kind, offer.person));
        }
    }
    Ok(jobs)
}

/// The kind of agreement that a change needs, if any.
async fn by_agreement(
    tx: &mut Tx,
    advanced: &Advanced,
    before: &dyn AnyTable,
) -> Result<Option<OfferKind>, StoreError> {
    let (game, after) = (&advanced.game, &*advanced.table);
    // Decisions of the referee need no agreement.
    let Some((_, person)) = game.seated().find(|(seat, _)| Some(*seat) == advanced.by) else {
        return Ok(None);
    };
    let kind = match after.pending() {
        Pending::Over(Outcome { result: GameResult::Void, .. }) => OfferKind::CallOff,
        _ if after.lines() < before.lines() => OfferKind::Takeback,
        _ => return Ok(None),
    };
    let alone = kind == OfferKind::CallOff && is_early(game, before, tx.is_in_tournament(game.id).await?);
    Ok((!alone && !others(game, before, person).is_empty()).then_some(kind))
}

fn is_over(table: &dyn AnyTable) -> bool {
    matches!(table.pending(), Pending::Over(_))
}

/// The public turns: offering a draw doesn't change the game.
fn played(table: &dyn AnyTable) -> Vec<TurnRecord> {
    let talk = [TableStep::OfferDraw.word(), TableStep::DeclineDraw.word()];
    let mut record = table.record(Viewer::Public);
    record.retain(|turn| !talk.contains(&turn.text.as_str()));
    record
}
