//! Reminders: rows derived from deadlines, and the messages when one is due.
//!
//! They are written in the transaction that sets a deadline, and a sent reminder stays noted until its deadline changes. So
//! none is forgotten and none comes twice, even with crashes and concurrent processes. Deadlines only move to later times: a
//! reminder noted for the earlier one is computed again when it falls due, if not before.

use model::game::{Game, SeatClock, Status};
use model::ids::{GameId, UserId};
use model::job::BOARD;
use model::job::{Job, Lane, NewJob, To};
use model::link::link;
use model::screen::Screen;
use model::time::calendar::DaysOff;
use model::time::control::Pace;
use model::time::{HOUR, quiet};
use store::{NotificationSettings, Reminder, StoreError, Tx};
use words::say;

use super::notice::{buttons, time_is_up};
use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::context::change::Advanced;
use crate::games::seats::acts;
use crate::games::titles::heading_for;

/// Updates the reminders of a game after a change.
pub(crate) async fn follow(tx: &mut Tx, advanced: &Advanced, now: i64) -> Result<(), StoreError> {
    rescheduled(tx, &advanced.game, now).await
}

/// Updates the reminders of a game after deadlines were set, moved or removed. Unchanged deadlines keep theirs.
pub(crate) async fn rescheduled(tx: &mut Tx, game: &Game, now: i64) -> Result<(), StoreError> {
    if game.time.pace == Pace::None {
        return Ok(());
    }
    let deadlines = deadlines(game);
    tx.keep_reminders(game.id, &deadlines).await?;
    if deadlines.is_empty() {
        return Ok(());
    }
    let off = tx.days_off(game, now).await?;
    for (person, _) in deadlines {
        if let Some((at, clock)) = first_clock(game, person)
            && let Some(off) = off.get(at)
        {
            note(tx, game, person, clock, off, now).await?;
        }
    }
    Ok(())
}

/// The people whose clocks run in a game, and each one's first deadline.
fn deadlines(game: &Game) -> Vec<(UserId, i64)> {
    let first = |person| Some((person, first_clock(game, person)?.1.deadline_ms?));
    crate::games::who::everybody(game).into_iter().filter_map(first).collect()
}

/// Updates a person's reminders in all games after a change of their settings.
pub(super) async fn anew(tx: &mut Tx, person: UserId, now: i64) -> Result<(), StoreError> {
    tx.drop_reminders_to_come(person).await?;
    for id in tx.running_out(person).await? {
        if let Some(game) = tx.game(id).await? {
            rescheduled(tx, &game, now).await?;
        }
    }
    Ok(())
}

async fn note(
    tx: &mut Tx,
    game: &Game,
    person: UserId,
    clock: SeatClock,
    off: &DaysOff,
    now: i64,
) -> Result<(), StoreError> {
    let (Some(asked), Some(deadline_ms)) = (clock.since_ms, clock.deadline_ms) else { return Ok(()) };
    let settings = tx.notification_settings(person).await?;
    let zone = quiet::zone(settings.zone.as_deref());
    // Counted from the time of a whole turn, however often its clock was stopped.
    let whole = match game.time.pace {
        Pace::Turn(turn) => turn,
        _ => clock.left_ms,
    };
    let moments =
        settings.reminders.moments(asked, deadline_ms, whole, now, (settings.quiet, &zone), |left| {
            off.ends(asked, clock.left_ms - left)
        });
    for (point, due_ms) in moments {
        tx.remind(game.id, person, Reminder { point, deadline_ms, due_ms }).await?;
    }
    Ok(())
}

/// A person's running clock that runs out first, and its seat's index; none while the game is paused.
fn first_clock(game: &Game, person: UserId) -> Option<(usize, SeatClock)> {
    if game.status != Status::Running || game.pause.is_some() {
        return None;
    }
    let own = game.seats.iter().enumerate().filter(|(_, own)| own.person == Some(person));
    own.filter(|(_, own)| own.clock.late_ms.is_none())
        .filter_map(|(at, own)| Some((own.clock.deadline_ms?, at, own.clock)))
        .min_by_key(|(deadline, at, _)| (*deadline, *at))
        .map(|(_, at, clock)| (at, clock))
}

/// The better time for a due reminder; `None`: now.
fn better_moment(settings: &NotificationSettings, deadline: i64, now: i64) -> Option<i64> {
    let zone = quiet::zone(settings.zone.as_deref());
    // It may be too late already: quiet hours may have begun.
    let spared = settings.quiet.map(|quiet| quiet.spare(now, deadline, now, &zone));
    // The daily digest will say the same, and early enough.
    let listed = settings.digest.and_then(|minute| quiet::next(minute, &zone, now));
    let listed = listed.filter(|at| *at - now <= HOUR && *at + HOUR <= deadline);
    spared.filter(|at| *at > now).or(listed)
}

/// Reminds a person of a game, if that is due and of use.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn remind(context: &Context, id: GameId, person: UserId) -> Result<(), StoreError> {
    let now = context.now();
    let mut tx = context.store.begin().await?;
    let game = match tx.game(id).await {
        Err(StoreError::Unreadable(what)) => {
            tracing::error!(game = %id, what, "a reminder is given up");
            tx.take_reminders(id, person, now, None).await?;
            return tx.commit().await;
        }
        game => game?,
    };
    let Some(game) = game else { return Ok(()) };
    let clock = first_clock(&game, person).map(|(_, clock)| clock);
    let Some(noted) = tx.due_deadline(id, person, now).await? else { return Ok(()) };
    if clock.is_none_or(|clock| clock.deadline_ms != Some(noted)) {
        // The deadline has moved: the reminder moves with it.
        rescheduled(&mut tx, &game, now).await?;
        tx.keep_reminders(id, &deadlines(&game)).await?;
        return tx.commit().await;
    }
    let of_use = clock.filter(|clock| {
        clock.deadline_ms.is_some_and(|deadline| deadline > now)
            && clock.away_ms.is_none_or(|until| until <= now)
    });
    let settings = tx.notification_settings(person).await?;
    let later = of_use.and_then(|clock| better_moment(&settings, clock.deadline_ms?, now));
    if !tx.take_reminders(id, person, now, later).await? {
        return Ok(());
    }
    if of_use.is_some() && later.is_none() {
        match contained(reminder(context, &mut tx, &game, person, settings.remind_in_channel)).await {
            Ok(Some(job)) => drop(tx.enqueue(&job, now).await?),
            Ok(None) => {}
            Err(Rejection::Store(error)) => return Err(error),
            Err(rejection) => tracing::error!(game = %id, ?rejection, "a reminder is given up"),
        }
    }
    context.commit_with_jobs(tx, []).await
}

/// The message of a reminder; nothing if the table doesn't wait for the person.
async fn reminder(
    context: &Context,
    tx: &mut Tx,
    game: &Game,
    person: UserId,
    in_channel: bool,
) -> Result<Option<NewJob>, Rejection> {
    let table = context.table(game).await?;
    let sides = |lang: words::Lang| {
        let own = game.seats_of(person).filter(|seat| acts(&*table, *seat));
        lang.list(&own.map(|seat| format!("**{}**", lang.seat(table.info(), seat))).collect::<Vec<_>>())
    };
    let (lang, own) = (game.lang(), game.lang_of(person));
    if sides(own).is_empty() {
        return Ok(None);
    }
    let slot = if game.channel.is_some() { BOARD.to_owned() } else { format!("{BOARD}-{person}") };
    let board = tx.post(game.id, &slot).await?;
    let link = board.map(|post| link(game.guild, post.channel, Some(post.message)));
    let lines = |first: String, lang| {
        let link = link.as_ref().map(|link| say!(lang, "notification-link", link = link));
        [Some(first), time_is_up(game, person, lang), link]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n")
    };
    let here = Screen {
        text: lines(
            say!(lang, "notification-reminder-here", person = person, game = heading_for(lang, game)),
            lang,
        ),
        pings: if game.pings.boards { vec![person] } else { Vec::new() },
        ..Screen::default()
    };
    // Where the server doesn't let boards ping, reminders don't either.
    if let (Some(channel), true) = (game.channel, in_channel && game.pings.boards) {
        let job = Job::Post { to: To::Home, slot: None, screen: here };
        return Ok(Some(NewJob { lane: Lane::Channel(channel), game: Some(game.id), job }));
    }
    let first = match table.info().is_open_round() {
        true => say!(own, "notification-reminder-own", game = heading_for(own, game)),
        false => say!(own, "notification-reminder", game = heading_for(own, game), side = sides(own)),
    };
    let screen = Screen::text(lines(first, own)).with_buttons(buttons(game, &*table, own));
    let job = Job::Direct { person, screen, instead: Box::new(here) };
    Ok(Some(NewJob { lane: Lane::Person(person), game: Some(game.id), job }))
}
