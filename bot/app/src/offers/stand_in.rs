//! Offers of stand-ins: a computer in the place of a person who is late or asks for it, if all other people at the table
//! agree.

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::computer::Level;
use model::game::Game;
use model::ids::{GameId, UserId};
use model::screen::{Button, Screen, Style, Verb};
use store::{StandingOffer, Tx};
use words::say;

use super::fit::others;
use super::{make, posts};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::clocks;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::offering::{OfferAction, OfferKind};
use crate::games::seats::{must_run, own_seat};
use crate::games::titles::{heading_for, info_of};
use crate::games::who::{everybody, team};
use crate::invitations::{computers, contact};

/// The subject of such an offer: a seat and a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Subject {
    pub(super) seat: Seat,
    pub(super) level: Level,
}

impl Subject {
    /// The stored form.
    pub(super) fn word(self) -> String {
        format!("{}.{}", self.seat.0, self.level.word())
    }

    /// The subject of an offer; nothing if it is of another kind.
    pub(super) fn of(offer: &StandingOffer) -> Option<Self> {
        let (seat, level) = offer.subject.split_once('.')?;
        Some(Self { seat: Seat(seat.parse().ok()?), level: Level::from_word(level)? })
    }

    /// The person at the seat.
    pub(super) fn person(self, game: &Game) -> Option<UserId> {
        game.seated().find(|(seat, _)| *seat == self.seat).map(|(_, person)| person)
    }
}

/// The people who have to agree to a stand-in: all others at the table except its maker.
pub(super) fn asked(game: &Game, table: &dyn AnyTable, offer: &StandingOffer) -> Vec<UserId> {
    let away = Subject::of(offer).and_then(|subject| subject.person(game));
    others(game, table, offer.person).into_iter().filter(|person| Some(*person) != away).collect()
}

/// The levels to choose from, and an explanation.
pub(super) async fn panel(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    seat: Seat,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let who = may(context, game, found.table(context).await?, asker.person, seat)?;
    let lang = asker.lang;
    let button = |level: Level| {
        let label = say!(lang, "computer-button", level = level.word());
        Button::new(label, Style::Secondary, Verb::Offer, game.id, 0)
            .with_arg(OfferAction::SeatComputer { seat, level }.word())
    };
    let levels = Level::ALL.iter().copied().filter(|level| fits(game, who, *level));
    let text = say!(lang, "stand-in-panel", who = who, game = heading_for(lang, game));
    Ok(Screen::text(text).with_buttons(levels.map(button).collect()))
}

/// Offers a stand-in to the others, or seats it if nobody else has to agree.
pub(super) async fn offer(
    context: &Context,
    asker: &Asker,
    id: GameId,
    subject: Subject,
) -> Result<Screen, Rejection> {
    retry_transaction(async || {
        let (person, kind) = (asker.person, OfferKind::Computer);
        let (mut tx, mut game, now) = context.begin_in_game(asker, id).await?;
        let table = context.table(&game).await?;
        own_seat(&game, &*table, person)?;
        refuse_tournament(&mut tx, id).await?;
        let who = may(context, &game, &*table, person, subject.seat)?;
        if !fits(&game, who, subject.level) {
            return Err(reject!("computer-sits-already", computer = subject.level.player()));
        }
        tx.lock_game_at_version(id, game.version).await?;
        if let Some(offer) = tx.offers(id).await?.into_iter().find(|offer| offer.kind == kind.word()) {
            if offer.person == person {
                let text = say!(asker.lang, "offer-stands-already");
                let screen = make::withdrawable(asker, id, kind, offer.number, text);
                return Err(Rejection::Say(Box::new(screen)));
            }
            return Err(reject!("offer-answer-first", who = offer.person));
        }
        let offer = StandingOffer {
            kind: kind.word().to_owned(),
            number: asker.interaction.0,
            person,
            subject: subject.word(),
            until_ms: None,
            made_ms: now,
            agreed_ms: None,
        };
        let asked = asked(&game, &*table, &offer);
        if asked.is_empty() {
            let jobs = clocks::sit(context, &mut tx, &mut game, who, subject.level, now).await?;
            context.commit_with_jobs(tx, jobs).await?;
            return Ok(done(asker, subject));
        }
        contact::offer(&mut tx, person, &asked, id, now).await?;
        tx.make_offer(id, &offer).await?;
        context.commit_with_jobs(tx, posts::made(&game, &*table, kind, &offer, &asked)?).await?;
        Ok(make::withdrawable(asker, id, kind, offer.number, say!(asker.lang, "offer-made")))
    })
    .await
}

/// The answer to the person whose agreement was the last one.
pub(super) fn done(asker: &Asker, subject: Subject) -> Screen {
    Screen::text(say!(asker.lang, "stand-in-done", computer = subject.level.player()))
}

/// The person whose place a computer may take on someone's request: their own, or that of a late player.
pub(super) fn may(
    context: &Context,
    game: &Game,
    table: &dyn AnyTable,
    by: UserId,
    seat: Seat,
) -> Result<UserId, Rejection> {
    must_run(game)?;
    if !computers::has_computer_for(context, &game.rules) {
        return Err(reject!("stand-in-none", title = table.info()));
    }
    if game.channel.is_none() {
        return Err(reject!("stand-in-direct"));
    }
    let who = game.seated().find(|(own, _)| *own == seat).map(|(_, person)| person);
    let who = who.filter(|who| !who.is_computer()).ok_or_else(Rejection::unknown_control)?;
    if who != by && game.clock(seat).late_ms.is_none() {
        return Err(reject!("stand-in-not-late"));
    }
    let left = crate::play::board::gone(table);
    let plays = |person: &UserId| game.seats_of(*person).any(|own| !left.contains(own));
    if !plays(&who) {
        return Err(Rejection::unknown_control());
    }
    if !everybody(game).iter().any(|person| *person != who && plays(person)) {
        return Err(reject!("stand-in-alone"));
    }
    Ok(who)
}

/// Whether a computer of a level may sit for a person: one player is on one side alone.
fn fits(game: &Game, who: UserId, level: Level) -> bool {
    let Some(info) = info_of(game) else { return false };
    let own: Vec<_> = game.seats_of(who).map(|seat| team(info, seat)).collect();
    game.seats_of(level.player()).all(|seat| own.contains(&team(info, seat)))
}

/// Refuses stand-ins in tournaments: people play for themselves there.
async fn refuse_tournament(tx: &mut Tx, id: GameId) -> Result<(), Rejection> {
    if tx.is_in_tournament(id).await? { Err(reject!("stand-in-tournament")) } else { Ok(()) }
}
