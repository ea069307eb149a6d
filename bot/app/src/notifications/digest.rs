//! The daily digest: a list of a person's turns, those with least time left first.

use model::game::{Game, Status};
use model::ids::UserId;
use model::job::BOARD;
use model::job::{Job, Lane, NewJob, To};
use model::link::link;
use model::screen::Screen;
use model::time::{HOUR, MINUTE, quiet};
use store::{DueDigest, StoreError};
use words::Lang;
use words::say;

use crate::asking::rejection::{Rejection, contained};
use crate::context::Context;
use crate::games::titles::heading_for;

/// Reminders due within this time (ms) after a digest are left out.
const SOON: i64 = 15 * MINUTE;
/// How many games are listed; the others are counted.
const LISTED: usize = 15;
/// How many games are searched.
const MOST: usize = 200;

/// Sends a person the list of their turns, if there are any.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn send_digest(context: &Context, due: DueDigest) -> Result<(), StoreError> {
    let now = context.now();
    let settings = context.store.notification_settings(due.person).await?;
    let zone = quiet::zone(settings.zone.as_deref());
    // A digest that is hours late is dropped: tomorrow there is another.
    let too_late =
        now - due.due_ms > HOUR && settings.quiet.is_some_and(|quiet| quiet.around(now, &zone).is_some());
    let screen = match too_late {
        true => None,
        false => match contained(digest(context, due.person)).await {
            Ok(screen) => screen,
            Err(Rejection::Store(error)) => return Err(error),
            Err(rejection) => {
                tracing::error!(?rejection, "a daily list is given up");
                None
            }
        },
    };
    let next = settings.digest.and_then(|minute| quiet::next(minute, &zone, now.max(due.due_ms)));
    let mut tx = context.store.begin().await?;
    if !tx.next_digest(due, next).await? {
        // Another process was faster, or the person has chosen another hour.
        return Ok(());
    }
    if let Some(screen) = screen {
        // The list says what a reminder would.
        tx.reminded_of_all(due.person, now + SOON).await?;
        let job = Job::Post { to: To::Person(due.person), slot: None, screen };
        tx.enqueue(&NewJob { lane: Lane::Person(due.person), game: None, job }, now).await?;
    }
    context.commit_with_jobs(tx, []).await
}

/// A person's list of turns; nothing if no game waits for them.
async fn digest(context: &Context, person: UserId) -> Result<Option<Screen>, Rejection> {
    let now = context.now();
    let known = context.store.person(person).await?;
    let lang = known.language.or(known.locale).unwrap_or_default();
    let mut waiting = Vec::new();
    for game in context.store.games_of(person, &[Status::Running], MOST).await? {
        let away =
            game.seats_of(person).any(|seat| game.clock(seat).away_ms.is_some_and(|until| until > now));
        if game.pause.is_none() && !away && context.waits_for(&game, person).await? {
            waiting.push((game.time_up_for(person).unwrap_or(i64::MAX), game));
        }
    }
    if waiting.is_empty() {
        return Ok(None);
    }
    waiting.sort_by_key(|(deadline, game)| (*deadline, game.id.0));
    let mut lines = vec![say!(lang, "notification-digest-heading", games = waiting.len())];
    for (deadline, game) in waiting.iter().take(LISTED) {
        lines.push(
            digest_line(context, game, person, Some(*deadline).filter(|at| *at < i64::MAX), lang).await?,
        );
    }
    if waiting.len() > LISTED {
        lines.push(say!(lang, "notification-digest-more", games = waiting.len() - LISTED));
    }
    Ok(Some(Screen::text(lines.join("\n"))))
}

async fn digest_line(
    context: &Context,
    game: &Game,
    person: UserId,
    deadline: Option<i64>,
    lang: Lang,
) -> Result<String, Rejection> {
    let slot = if game.channel.is_some() { BOARD.to_owned() } else { format!("{BOARD}-{person}") };
    let post = context.store.post(game.id, &slot).await?;
    let place = post.map(|post| post.channel).or(game.thread).or(game.channel);
    let link = place.map_or_else(String::new, |place| link(game.guild, place, post.map(|post| post.message)));
    Ok(match deadline {
        Some(at) => {
            let relative = format!("<t:{}:R>", at / 1000);
            say!(
                lang,
                "notification-digest-line",
                game = heading_for(lang, game),
                relative = relative,
                link = link
            )
        }
        None => say!(lang, "notification-digest-line-calm", game = heading_for(lang, game), link = link),
    })
}
