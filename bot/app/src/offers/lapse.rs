//! What takes offers away: being carried out, and everything that changes the game they were made in.

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

/// After a change of a running game: uses up the agreement it was made by, and takes away every offer that belonged to
/// the game as it stood before. What nobody may notice takes nothing away.
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
            // Another process was faster, or somebody played on in the last moment.
            return Err(Rejection::Replayed);
        };
        tx.drop_offer(game.id, &offer.kind, offer.number).await?;
        jobs.extend(posts::agreed(game, kind));
    }
    if offers.is_empty() || played(before) == played(after) && !is_over(after) {
        return Ok(jobs);
    }
    for offer in offers {
        let Some(kind) = OfferKind::from_word(&offer.kind).filter(|kind| Some(*kind) != done) else {
            continue;
        };
        tx.drop_offer(game.id, &offer.kind, offer.number).await?;
        // What nobody has read yet isn't sent to be changed at once.
        if !tx.withdraw_posts(game.id, kind.slot(), at.now).await? {
            jobs.extend(posts::lapsed(game, kind, offer.person));
        }
    }
    Ok(jobs)
}

/// Takes away what was offered when others sat at the board: the newcomer has suggested nothing and agreed to nothing.
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

/// What kind of agreement a change needs, if any.
async fn by_agreement(
    tx: &mut Tx,
    advanced: &Advanced,
    before: &dyn AnyTable,
) -> Result<Option<OfferKind>, StoreError> {
    let (game, after) = (&advanced.game, &*advanced.table);
    // What the referee does needs nobody's.
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

/// What everybody knows was played: offering a draw and playing on leave the game where it was.
fn played(table: &dyn AnyTable) -> Vec<TurnRecord> {
    let talk = [TableStep::OfferDraw.word(), TableStep::DeclineDraw.word()];
    let mut record = table.record(Viewer::Public);
    record.retain(|turn| !talk.contains(&turn.text.as_str()));
    record
}
