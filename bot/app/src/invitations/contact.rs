//! Consent and rate limits for everything by which one person has the bot call another: invitations, rematches, offers.
//!
//! Each call is counted in the transaction that sends it (`calls`), against limits of a rolling day, and the count is deleted
//! once it is accepted: friends who play all day never reach a limit. A blocked person reads the same as about anybody who
//! isn't open for invitations. Outside servers only people who have used the bot get messages; there opening direct messages is
//! rare and expensive, too, so a host's invitations wait for one another, and for no other host's.

use model::game::Game;
use model::game::Status;
use model::ids::{GameId, GuildId, UserId};
use model::job::{Job, NewJob, To};
use model::screen::{Button, Screen, Style, Verb};
use model::time::DAY;
use store::{CallKind, Invitations, Store, StoreError, Tx};
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::settings::Limits;
use crate::games::who::everybody;
use crate::notifications;
use crate::policy::{self, holding};

/// How many invitations by direct message a person may get from everybody together.
const RECEIVED: i64 = 15;
/// How many unsuccessful offers in games a person may make to another.
const OFFERS: i64 = 10;
/// The least time (ms) between invitations of one host to people whose direct messages have yet to be opened.
const SPACING: i64 = 30_000;

/// Refuses an invitation that its guest doesn't want or that exceeds a limit; otherwise counts it.
pub(crate) async fn invite(
    tx: &mut Tx,
    limits: &Limits,
    (host, guest): (UserId, UserId),
    guild: Option<GuildId>,
    game: GameId,
    now: i64,
) -> Result<(), Rejection> {
    // Of two concurrent invitations one is counted before the other.
    tx.lock_person(host).await?;
    let direct = guild.is_none();
    refuse_closed(tx, host, guest, direct).await?;
    let since = now - DAY;
    let all = tx.calls_since(&[CallKind::Server, CallKind::Direct], host, guest, since).await?;
    if all.of_pair >= limits.invitations_per_pair {
        return Err(reject!("contact-enough-for-one", person = guest, most = limits.invitations_per_pair));
    }
    if all.by_host >= limits.invitations_per_day {
        return Err(reject!("contact-enough", most = limits.invitations_per_day));
    }
    if direct && tx.calls_since(&[CallKind::Direct], host, guest, since).await?.to_guest >= RECEIVED {
        return Err(closed(guest, direct));
    }
    let kind = if direct { CallKind::Direct } else { CallKind::Server };
    Ok(tx.note_call(kind, (host, guest), game, now).await?)
}

/// Refuses a rematch offer to a person who isn't open for it.
pub(crate) async fn refuse_rematch(
    tx: &mut Tx,
    host: UserId,
    guests: &[UserId],
    guild: Option<GuildId>,
) -> Result<(), Rejection> {
    for guest in guests {
        refuse_closed(tx, host, *guest, guild.is_none()).await?;
    }
    Ok(())
}

/// Refuses an offer in a game that exceeds a limit; otherwise counts it.
pub(crate) async fn offer(
    tx: &mut Tx,
    host: UserId,
    guests: &[UserId],
    game: GameId,
    now: i64,
) -> Result<(), Rejection> {
    tx.lock_person(host).await?;
    for guest in guests {
        let counts = tx.calls_since(&[CallKind::Offer], host, *guest, now - DAY).await?;
        if counts.of_pair >= OFFERS {
            return Err(reject!("contact-enough-offers", person = *guest, most = OFFERS));
        }
        tx.note_call(CallKind::Offer, (host, *guest), game, now).await?;
    }
    Ok(())
}

async fn refuse_closed(tx: &mut Tx, host: UserId, guest: UserId, direct: bool) -> Result<(), Rejection> {
    let (used, invitations) = tx.invitable(guest).await?;
    let open = match invitations {
        Invitations::Everywhere => used || !direct,
        Invitations::Servers => !direct,
        Invitations::Nowhere => false,
    };
    if open && !tx.is_blocked_by(&[guest], host).await? { Ok(()) } else { Err(closed(guest, direct)) }
}

/// The rejection for everybody who can't be invited, no matter the reason.
fn closed(guest: UserId, direct: bool) -> Rejection {
    let person = guest;
    if direct {
        reject!("contact-closed-direct", person = person)
    } else {
        reject!("contact-closed", person = person)
    }
}

/// Refuses a seat beside a person who has blocked the asker, unless it is kept for the asker.
pub(crate) async fn refuse_seat(store: &Store, game: &Game, person: UserId) -> Result<(), Rejection> {
    if game.concerns(person) {
        return Ok(());
    }
    let mut others = everybody(game);
    if !others.contains(&game.host) {
        others.push(game.host);
    }
    // Worded like a seat that is kept for another person, so blocking stays private.
    if store.is_blocked_by(&others, person).await? { Err(reject!("seat-invited-other")) } else { Ok(()) }
}

/// Refuses a seat to a person who may not play on the game's server, or has too many games there.
pub(crate) async fn refuse_sitting(context: &Context, asker: &Asker, game: &Game) -> Result<(), Rejection> {
    refuse_seat(&context.store, game, asker.person).await?;
    let Some(guild) = game.guild else { return Ok(()) };
    let rules = context.store.house_rules(guild).await?;
    if asker.guild == Some(guild) {
        policy::holding::refuse_roles(asker, &rules)?;
    } else if !rules.roles.is_empty() {
        // Discord tells a member's roles only on the server of the interaction.
        return Err(reject!("hold-elsewhere"));
    }
    // A running game goes on, with the person who takes over; a new one doesn't begin.
    if game.status == Status::Invited {
        policy::games::refuse(asker.lang, &rules.games, &game.rules)?;
    }
    if game.host == asker.person || game.seat_of(asker.person).is_some() {
        return Ok(());
    }
    holding::refuse_too_many_on(context, asker, guild, &rules).await
}

/// Deletes the calls that no limit counts any more, and the answerers of past holes of the day. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn forget_old_calls(context: &Context) -> Result<(), StoreError> {
    let mut tx = context.store.begin().await?;
    let now = context.now();
    tx.purge_calls(now - DAY).await?;
    tx.purge_daily_marks(now.div_euclid(DAY)).await?;
    tx.commit().await
}

/// Puts an invitation into the outbox. One by direct message to a person whose direct messages have yet to be opened waits for
/// earlier ones of its host.
pub(crate) async fn post(tx: &mut Tx, host: UserId, jobs: &[NewJob], now: i64) -> Result<(), StoreError> {
    let before = tx.last_opening_of(host, now - DAY).await?;
    for job in jobs {
        let id = tx.enqueue(job, now).await?;
        if let (Job::Post { to: To::Person(guest), .. }, Some(last)) = (&job.job, before)
            && *guest != host
            && !tx.has_direct_channel(*guest).await?
        {
            tx.delay_job(id, last.max(now) + SPACING).await?;
        }
    }
    Ok(())
}

/// The answer to a person who declined: with a way to block further invitations.
pub(crate) fn declined(lang: Lang, text: String, host: UserId) -> Screen {
    Screen::text(text).with_buttons(vec![
        notifications::block_button(say!(lang, "contact-block-button"), host),
        notifications::invitations_button(say!(lang, "contact-nobody-button"), Invitations::Nowhere),
    ])
}

/// The button below an invitation by direct message that declines it and all others of its host.
pub(crate) fn refuse_button(game: &Game) -> Button {
    let label = say!(game.lang(), "contact-block-button");
    Button::new(label, Style::Secondary, Verb::Decline, game.id, 0).with_arg(BLOCKS)
}

/// The argument of that button.
pub(crate) const BLOCKS: &str = "block";
