//! Makes offers; what needs nobody's agreement is done at once.

use model::game::{Game, Status};
use model::ids::GameId;
use model::screen::{Button, Screen, Style, Verb};
use store::StandingOffer;
use words::say;

use super::fit::{asked, must_fit, others, refuse_rest_without_them, refuse_without_them};
use super::{again, answer, posts, settle};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::context::find::Want;
use crate::games::offering::{OfferAction, OfferKind};
use crate::games::titles::heading_for;
use crate::invitations::contact;

/// How many finished games are searched for one to play again.
const LATEST: usize = 25;

/// The result of making an offer.
enum Made {
    /// It stands and waits for answers.
    Standing(Box<Screen>),
    /// Another player's equal offer stands (its number): this counts as agreement.
    Offered(i64),
    /// Nobody has to agree; the flag says whether it is a tournament's game.
    AtOnce(bool),
}

/// The finished game a person wants to play again: the named one, or their last one here, or anywhere.
pub(crate) async fn last_game(
    context: &Context,
    asker: &Asker,
    named: Option<&str>,
) -> Result<Game, Rejection> {
    if named.is_some_and(|name| !name.trim().is_empty()) {
        return context.find(asker, named, Want::Look).await;
    }
    let over = [Status::Over];
    let here = context.store.games_in(asker.channel, &over, LATEST).await?;
    let own = here.into_iter().find(|game| game.seat_of(asker.person).is_some());
    let found = match own {
        Some(game) => Some(game),
        None => {
            let anywhere = context.store.games_of(asker.person, &over, LATEST).await?;
            anywhere.into_iter().find(|game| game.seat_of(asker.person).is_some())
        }
    };
    found.ok_or_else(|| reject!("offer-rematch-none"))
}

/// Makes an offer in a game. Calling off a game against computers needs nobody's consent, so there the person is asked first.
pub(super) async fn offer(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    kind: OfferKind,
    until: Option<i64>,
) -> Result<Screen, Rejection> {
    if kind == OfferKind::CallOff
        && let Some(question) = really(context, asker, found).await?
    {
        return Ok(question);
    }
    offer_surely(context, asker, &found.game, kind, until).await
}

/// The question whether to call off a game against computers.
async fn really(context: &Context, asker: &Asker, found: &Admitted) -> Result<Option<Screen>, Rejection> {
    let lang = asker.lang;
    let game = &found.game;
    let table = found.table(context).await?;
    must_fit(OfferKind::CallOff, game, table, asker.person)?;
    let computers = game.seated().any(|(_, person)| person.is_computer());
    if !computers || !others(game, table, asker.person).is_empty() {
        return Ok(None);
    }
    let since = context.store.places_kept_since(game.id).await?;
    refuse_without_them(OfferKind::CallOff, game, table, asker.person, since)?;
    let button = |label: String, style, verb| Button::new(label, style, verb, game.id, 0);
    let text = say!(lang, "offer-call-off-really", game = heading_for(lang, game));
    Ok(Some(Screen::text(text).with_buttons(vec![
        button(say!(lang, "offer-call-off-yes-button"), Style::Danger, Verb::Offer)
            .with_arg(OfferAction::SurelyCallOff.word()),
        button(say!(lang, "resign-no-button"), Style::Secondary, Verb::Never),
    ])))
}

/// Makes an offer in a game without that question.
pub(super) async fn offer_surely(
    context: &Context,
    asker: &Asker,
    game: &Game,
    kind: OfferKind,
    until: Option<i64>,
) -> Result<Screen, Rejection> {
    if kind == OfferKind::Rematch {
        again::refuse_rematch(context, asker, game).await?;
    }
    // Replays the log before the database is locked for writing.
    context.table(game).await?;
    match retry_transaction(|| try_offer(context, asker, game.id, kind, until)).await? {
        Made::Standing(screen) => Ok(*screen),
        Made::Offered(number) => answer::answer_offer(context, asker, game, kind, number, true).await,
        Made::AtOnce(in_tournament) => {
            settle::at_once(context, asker, game, kind, until, in_tournament).await
        }
    }
}

async fn try_offer(
    context: &Context,
    asker: &Asker,
    id: GameId,
    kind: OfferKind,
    until: Option<i64>,
) -> Result<Made, Rejection> {
    let (lang, person, now) = (asker.lang, asker.person, context.now());
    let mut tx = context.begin_once(asker).await?;
    let game = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
    let table = context.table(&game).await?;
    must_fit(kind, &game, &*table, person)?;
    if kind == OfferKind::Adjourn {
        refuse_rest_without_them(&mut tx, &game).await?;
    }
    // A concurrent turn comes before the offer, or removes it.
    tx.lock_game_at_version(id, game.version).await?;
    let standing = tx.offers(id).await?.into_iter().find(|offer| offer.kind == kind.word());
    match standing {
        Some(offer) if offer.person == person => {
            let text = say!(lang, "offer-stands-already");
            return Err(Rejection::Say(Box::new(withdrawable(asker, id, kind, offer.number, text))));
        }
        // Both want the same.
        Some(offer) if matches!(kind, OfferKind::Rematch | OfferKind::CallOff) => {
            return Ok(Made::Offered(offer.number));
        }
        Some(offer) => {
            let who = offer.person;
            return Err(reject!("offer-answer-first", who = who));
        }
        None => {}
    }
    let in_tournament = tx.is_in_tournament(id).await?;
    let asked = asked(kind, &game, &*table, person, in_tournament);
    if asked.is_empty() {
        return Ok(Made::AtOnce(in_tournament));
    }
    let offer = StandingOffer {
        kind: kind.word().to_owned(),
        number: asker.interaction.0,
        person,
        subject: String::new(),
        until_ms: until,
        made_ms: now,
        agreed_ms: None,
    };
    if kind == OfferKind::Rematch {
        contact::refuse_rematch(&mut tx, person, &asked, game.guild).await?;
    }
    contact::offer(&mut tx, person, &asked, id, now).await?;
    tx.make_offer(id, &offer).await?;
    context.commit_with_jobs(tx, posts::made(&game, &*table, kind, &offer, &asked)?).await?;
    let text = match kind {
        OfferKind::Rematch => say!(lang, "offer-made-rematch"),
        _ => say!(lang, "offer-made"),
    };
    Ok(Made::Standing(Box::new(withdrawable(asker, id, kind, offer.number, text))))
}

/// A private answer with a button that withdraws the offer.
pub(super) fn withdrawable(asker: &Asker, id: GameId, kind: OfferKind, number: i64, text: String) -> Screen {
    let label = say!(asker.lang, "offer-withdraw-button");
    let button = Button::new(label, Style::Secondary, Verb::Offer, id, number);
    Screen::text(text).with_buttons(vec![button.with_arg(OfferAction::no(kind).word())])
}
