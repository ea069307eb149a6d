//! Carries out offers, once everybody has agreed or nobody has to be asked.

use engine::any_game::{Actor, AnyTable, Entry, TableStep};
use model::game::{Game, Pause};
use model::ids::{GameId, UserId};
use model::job::NewJob;
use model::screen::Screen;
use store::{StandingOffer, StoreError, Tx};
use words::say;

use super::fit::{asked, last_turn, refuse_rest_without_them, refuse_without_them};
use super::more::to_move;
use super::{again, posts};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, contained, reject, retry_transaction};
use crate::clocks;
use crate::context::Context;
use crate::context::change::Advanced;
use crate::games::offering::OfferKind;
use crate::games::seats::{entry, own_seat};
use crate::play::advance::{self, Cause, Moderation};
use crate::play::asked::whose_turn_for;

/// How long (ms) the process in which everybody agreed may take to carry an offer out before another one does.
const GRACE: i64 = 5_000;

/// Carries out what needs nobody's agreement.
pub(super) async fn at_once(
    context: &Context,
    asker: &Asker,
    game: &Game,
    kind: OfferKind,
    until: Option<i64>,
    in_tournament: bool,
) -> Result<Screen, Rejection> {
    match kind {
        OfferKind::Takeback | OfferKind::CallOff => {
            let person = asker.person;
            let since = context.store.places_kept_since(game.id).await?;
            let step = |game: &Game, table: &dyn AnyTable| {
                // A person may have taken their seat back from a computer meanwhile.
                if !asked(kind, game, table, person, in_tournament).is_empty() {
                    return Err(reject!("offer-gone"));
                }
                step(kind, game, table, person, since)
            };
            let advanced = advance::advance(context, asker, game, step).await?;
            let (game, table) = (&advanced.game, &*advanced.table);
            let on = to_move(asker, game, table).into_iter().collect();
            Ok(Screen::text(whose_turn_for(asker, game, table)).with_buttons(on))
        }
        // If nobody has to agree, the offer's own page has done it.
        OfferKind::Computer => Err(Rejection::unknown_control()),
        OfferKind::Adjourn | OfferKind::Rematch => {
            retry_transaction(|| try_at_once(context, asker, game.id, kind, until)).await
        }
    }
}

async fn try_at_once(
    context: &Context,
    asker: &Asker,
    id: GameId,
    kind: OfferKind,
    until: Option<i64>,
) -> Result<Screen, Rejection> {
    let (mut tx, mut game, now) = context.begin_in_game(asker, id).await?;
    tx.lock_game_at_version(id, game.version).await?;
    let (jobs, text) = if kind == OfferKind::Rematch {
        let (again, jobs) = again::play_again(context, &mut tx, &game, asker.person).await?;
        (jobs, say!(asker.lang, "offer-again", game = again.id.to_string()))
    } else {
        let offer = StandingOffer {
            kind: kind.word().to_owned(),
            number: asker.interaction.0,
            person: asker.person,
            subject: String::new(),
            until_ms: until,
            made_ms: now,
            agreed_ms: Some(now),
        };
        let until = format!("<t:{}:f>", until.unwrap_or_default() / 1000);
        let jobs = adjourn(&mut tx, &mut game, &offer, now).await?;
        (jobs, say!(asker.lang, "offer-rests", until = until))
    };
    context.commit_with_jobs(tx, jobs).await?;
    Ok(Screen::text(text))
}

/// Carries out an offer that everybody has agreed to; [`super::follow`] uses it up.
pub(super) async fn carry_out(context: &Context, id: GameId, kind: OfferKind) -> Result<Advanced, Rejection> {
    let agreed = |offer: &StandingOffer| offer.kind == kind.word() && offer.agreed_ms.is_some();
    let offer = context.store.offers(id).await?.into_iter().find(agreed).ok_or(Rejection::Replayed)?;
    let since = context.store.places_kept_since(id).await?;
    advance::advance_for(context, None, id, |game, table| step(kind, game, table, offer.person, since)).await
}

/// Carries out agreed offers that a crash left behind. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn carry_out_agreed(context: &Context, most: i64) -> Result<(), StoreError> {
    for (id, kind) in context.store.agreed_offers(context.now() - GRACE, most).await? {
        let Some(kind) = OfferKind::from_word(&kind) else { continue };
        let Err(rejection) = contained(carry_out(context, id, kind)).await else { continue };
        if let Some(what) = rejection.what_broke()? {
            tracing::error!(game = %id, kind = kind.word(), what, "what was agreed can't be carried out");
        }
        // It can't be carried out any more.
        let mut tx = context.store.begin().await?;
        for offer in tx.offers(id).await?.iter().filter(|offer| offer.kind == kind.word()) {
            tx.drop_offer(id, &offer.kind, offer.number).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

/// Calls a running game off, no matter who is to act: for moderators. Everybody at the table learns that it is over; the
/// caller says why.
pub(crate) async fn call_off(
    context: &Context,
    moderation: &Moderation,
    asked: &Game,
) -> Result<(), Rejection> {
    let word = TableStep::CallOff.word().to_owned();
    advance::advance_for(context, Cause::Moderated(moderation), asked.id, |game, _| {
        // A concurrent turn shows that the game isn't stuck.
        if game.version != asked.version {
            return Err(reject!("moderate-moved-on"));
        }
        Ok(vec![Entry { actor: Actor::Referee, text: word.clone() }])
    })
    .await
    .map(drop)
}

/// Begins a pause, unless a computer plays in a person's place: the game would be paused when they come back.
pub(super) async fn adjourn(
    tx: &mut Tx,
    game: &mut Game,
    offer: &StandingOffer,
    now: i64,
) -> Result<Vec<NewJob>, Rejection> {
    refuse_rest_without_them(tx, game).await?;
    let pause = Pause { since_ms: now, until_ms: offer.until_ms };
    clocks::set_pause(tx, game, Some(pause), now).await?;
    Ok(posts::rests(game, offer))
}

/// The entry that carries out an agreement.
fn step(
    kind: OfferKind,
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
    since: Option<i64>,
) -> Result<Vec<Entry>, Rejection> {
    refuse_without_them(kind, game, table, person, since)?;
    match kind {
        OfferKind::Takeback => {
            let (seat, _) = last_turn(game, table, person)?;
            Ok(vec![entry(seat, TableStep::Takeback.word())])
        }
        OfferKind::CallOff => {
            let seat = own_seat(game, table, person)?;
            Ok(vec![entry(seat, TableStep::CallOff.word())])
        }
        OfferKind::Adjourn | OfferKind::Rematch | OfferKind::Computer => Err(Rejection::unknown_control()),
    }
}
