//! Answers to an offer: agreeing, refusing, withdrawing one's own.

use model::game::Game;
use model::ids::{GameId, UserId};
use model::screen::Screen;
use store::{StandingOffer, Tx};
use words::say;

use super::fit::others;
use super::more::to_move;
use super::stand_in::{self, Subject};
use super::{again, posts, settle};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::clocks;
use crate::context::Context;
use crate::context::change::Advanced;
use crate::games::offering::OfferKind;
use crate::games::seats::own_seat;
use crate::play::asked::whose_turn_for;
use crate::play::board::lines;

/// The result of an answer.
enum Answered {
    /// Done: the answer's screen.
    Done(Box<Screen>),
    /// Everybody has agreed to what this person asked for: it has to be carried out.
    Agreed(UserId),
}

/// Answers the offer of this number.
pub(super) async fn answer_offer(
    context: &Context,
    asker: &Asker,
    game: &Game,
    kind: OfferKind,
    number: i64,
    yes: bool,
) -> Result<Screen, Rejection> {
    let id = game.id;
    if yes && kind == OfferKind::Rematch {
        again::refuse_rematch(context, asker, game).await?;
    }
    // Replays the log before the database is locked for writing.
    let before = context.table(game).await?;
    match retry_transaction(|| try_answer_offer(context, asker, id, kind, number, yes)).await? {
        Answered::Done(screen) => Ok(*screen),
        Answered::Agreed(who) => {
            let Advanced { game, table, .. } = settle::carry_out(context, id, kind).await?;
            let done = match kind {
                OfferKind::Takeback => posts::turns_taken_back(asker.lang, &game, who, &*before, &*table),
                _ => String::new(),
            };
            let on = to_move(asker, &game, &*table).into_iter().collect();
            Ok(Screen::text(lines([done, whose_turn_for(asker, &game, &*table)])).with_buttons(on))
        }
    }
}

async fn try_answer_offer(
    context: &Context,
    asker: &Asker,
    id: GameId,
    kind: OfferKind,
    number: i64,
    yes: bool,
) -> Result<Answered, Rejection> {
    let (lang, person) = (asker.lang, asker.person);
    let (mut tx, mut game, now) = context.begin_in_game(asker, id).await?;
    let table = context.table(&game).await?;
    own_seat(&game, &*table, person)?;
    let gone = || reject!("offer-gone");
    let offer = standing(&mut tx, id, kind, number).await?.ok_or_else(gone)?;
    if offer.person == person && yes {
        return Err(reject!("offer-own"));
    }
    let asked = others(&game, &*table, offer.person);
    if offer.person != person && !asked.contains(&person) {
        return Err(reject!("offer-left"));
    }
    // A concurrent turn comes before the answer, or after it.
    tx.lock_game_at_version(id, game.version).await?;
    let (jobs, answered) = if yes {
        let agreed = tx.agree(id, &offer, person).await?.ok_or_else(gone)?;
        tx.call_accepted(id, person).await?;
        let needed = match kind {
            OfferKind::Computer => stand_in::asked(&game, &*table, &offer),
            _ => asked,
        };
        let missing: Vec<_> = needed.into_iter().filter(|other| !agreed.contains(other)).collect();
        if !missing.is_empty() {
            let jobs = posts::waits(&game, &*table, kind, &offer, &missing)?;
            (jobs, done(Screen::text(say!(lang, "offer-noted"))))
        } else {
            match kind {
                OfferKind::Takeback | OfferKind::CallOff => {
                    if !tx.settle_offer(id, &offer, now).await? {
                        return Err(gone());
                    }
                    (Vec::new(), Answered::Agreed(offer.person))
                }
                OfferKind::Adjourn => {
                    drop_offer(&mut tx, &game, &offer, gone).await?;
                    (settle::adjourn(&mut tx, &mut game, &offer, now).await?, rests(asker, &offer))
                }
                OfferKind::Rematch => {
                    drop_offer(&mut tx, &game, &offer, gone).await?;
                    let (again, mut jobs) = again::play_again(context, &mut tx, &game, offer.person).await?;
                    jobs.extend(posts::again(&game, &again));
                    let text = say!(lang, "offer-again", game = again.id.to_string());
                    (jobs, done(Screen::text(text)))
                }
                OfferKind::Computer => {
                    drop_offer(&mut tx, &game, &offer, gone).await?;
                    let subject = Subject::of(&offer).ok_or_else(gone)?;
                    let who = stand_in::may(context, &game, &*table, offer.person, subject.seat)?;
                    let mut jobs = posts::agreed(&game, kind);
                    jobs.extend(clocks::sit(context, &mut tx, &mut game, who, subject.level, now).await?);
                    (jobs, done(stand_in::done(asker, subject)))
                }
            }
        }
    } else {
        drop_offer(&mut tx, &game, &offer, gone).await?;
        // An offer that nobody has read yet is withdrawn unsent.
        let unsent = tx.withdraw_posts(id, kind.slot(), now).await?;
        let (jobs, text) = if offer.person == person {
            (posts::withdrawn(&game, kind, person), say!(lang, "offer-withdrawn"))
        } else {
            (posts::declined(&game, kind, person), say!(lang, "offer-declined"))
        };
        let jobs = if unsent { Vec::new() } else { jobs };
        (jobs, done(Screen::text(text)))
    };
    context.commit_with_jobs(tx, jobs).await?;
    Ok(answered)
}

fn done(screen: Screen) -> Answered {
    Answered::Done(Box::new(screen))
}

fn rests(asker: &Asker, offer: &StandingOffer) -> Answered {
    let until = offer.until_ms.unwrap_or_default() / 1000;
    done(Screen::text(say!(asker.lang, "offer-rests", until = format!("<t:{until}:f>"))))
}

/// The standing offer of a kind and number.
async fn standing(
    tx: &mut Tx,
    id: GameId,
    kind: OfferKind,
    number: i64,
) -> Result<Option<StandingOffer>, Rejection> {
    let offers = tx.offers(id).await?;
    let fits = |offer: &StandingOffer| {
        offer.kind == kind.word() && offer.number == number && offer.agreed_ms.is_none()
    };
    Ok(offers.into_iter().find(fits))
}

async fn drop_offer(
    tx: &mut Tx,
    game: &Game,
    offer: &StandingOffer,
    gone: impl Fn() -> Rejection,
) -> Result<(), Rejection> {
    if tx.drop_offer(game.id, &offer.kind, offer.number).await? { Ok(()) } else { Err(gone()) }
}
