//! Holidays: for some days a year all of a person's slow clocks stand.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use model::game::{Change, Game, SeatClock, Status};
use model::ids::UserId;
use model::screen::Screen;
use model::time::DAY;
use model::time::calendar::DaysOff;
use model::time::control::Pace;
use model::time::quiet;
use store::{StoreError, Tx};
use words::say;

use super::seen;
use super::seen::SeenBoard;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::games::running::touch;

/// The most games handled: as many as one person may have.
const GAMES: usize = 1000;
/// The longest holiday in one go, in days.
const LONGEST: i64 = 60;

/// How long a holiday is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Away {
    /// This many days from now.
    Days(i64),
    /// To the end of a day, as typed: `2026-12-24`.
    Until(String),
}

/// `/me vacation start`.
pub(super) async fn vacation_start(
    context: &Context,
    asker: &Asker,
    away: &Away,
) -> Result<Screen, Rejection> {
    let now = context.now();
    let zone = quiet::zone(context.store.notification_settings(asker.person).await?.zone.as_deref());
    let until = until(away, now, &zone)?;
    retry_transaction(|| try_vacation(context, asker, until)).await?;
    Ok(Screen::text(say!(asker.lang, "vacation-begun", at = until / 1000)))
}

/// `/me vacation end`.
pub(super) async fn vacation_end(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    retry_transaction(|| try_vacation(context, asker, context.now())).await?;
    Ok(Screen::text(say!(asker.lang, "vacation-ended")))
}

/// `/me vacation show`.
pub(super) async fn vacation_show(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    let now = context.now();
    let zone = quiet::zone(context.store.notification_settings(asker.person).await?.zone.as_deref());
    let vacations = context.store.vacations(asker.person).await?;
    let year = year_of(now, &zone);
    let used = days_of(&vacations, year, &zone);
    let most = i64::from(context.limits.vacation_days);
    let mut text = say!(
        asker.lang,
        "vacation-days",
        used = used,
        most = most,
        year = year.to_string(),
        left = (most - used).max(0)
    );
    if let Some((_, until)) = vacations.iter().find(|(since, until)| (*since..*until).contains(&now)) {
        text = format!("{}\n{text}", say!(asker.lang, "vacation-now", at = until / 1000));
    }
    Ok(Screen::text(text))
}

/// Begins a holiday that ends at `until`, or ends the running one if that is now.
async fn try_vacation(context: &Context, asker: &Asker, until: i64) -> Result<(), Rejection> {
    let read = context.reading();
    let now = read.ms();
    let games = context.store.games_of(asker.person, &[Status::Running], GAMES).await?;
    let mut boards = Vec::new();
    for game in games.iter().filter(|game| concerned(game, asker.person)) {
        boards.push((game.id, seen::seen_board(context, game.id).await?));
    }
    let zone = quiet::zone(context.store.notification_settings(asker.person).await?.zone.as_deref());
    let mut tx = context.begin_once(asker).await?;
    let mut vacations = tx.vacations(asker.person).await?;
    let running = vacations.iter().find(|(since, end)| (*since..*end).contains(&now)).copied();
    // Time used so far is counted by the old days off, what comes by the new ones.
    let mut settled_games = Vec::new();
    for (id, board) in boards {
        let Some(mut game) = tx.game(id).await? else { continue };
        // A holiday concerns all games at once: if the clock was set meanwhile, it is tried again.
        if read.by(&game) != now {
            return Err(StoreError::Stale.into());
        }
        touch(&mut tx, &mut game).await?;
        let off = tx.days_off(&game, now).await?;
        settled_games.push((settled_clocks(game, asker.person, &off, now), board));
    }
    match running {
        None if until <= now => return Err(reject!("vacation-none")),
        Some((_, end)) if until > now => {
            return Err(reject!("vacation-already", at = end / 1000));
        }
        None => {
            vacations.push((now, until));
            refuse_too_many_days(context, &vacations, &zone)?;
            tx.begin_vacation(asker.person, now, until).await?;
        }
        Some((since, _)) => tx.end_vacation(asker.person, since, now).await?,
    }
    let away_ms = (until > now).then_some(until);
    for (game, board) in settled_games {
        go_on(&mut tx, game, asker.person, away_ms, &board, now).await?;
    }
    Ok(context.commit_with_jobs(tx, []).await?)
}

fn refuse_too_many_days(
    context: &Context,
    vacations: &[(i64, i64)],
    zone: &TimeZone,
) -> Result<(), Rejection> {
    let most = i64::from(context.limits.vacation_days);
    let Some((since, until)) = vacations.last() else { return Ok(()) };
    for year in year_of(*since, zone)..=year_of(until - 1, zone) {
        let before = days_of(&vacations[..vacations.len() - 1], year, zone);
        if days_of(vacations, year, zone) > most {
            return Err(reject!(
                "vacation-too-long",
                year = year.to_string(),
                left = (most - before).max(0),
                most = most
            ));
        }
    }
    Ok(())
}

/// Ends holidays that are over: boards stop showing them. Deadlines knew of their end.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn vacations_over(context: &Context, most: i64) -> Result<(), StoreError> {
    let now = context.now();
    if context.store.vacations_over(now, most).await?.is_empty() {
        return Ok(());
    }
    let mut tx = context.store.begin().await?;
    tx.close_vacations(now).await?;
    tx.commit().await
}

/// Whether a person's holiday stops a clock of this game.
fn concerned(game: &Game, person: UserId) -> bool {
    game.seat_of(person).is_some() && game.time.pace != Pace::None && game.time.is_slow()
}

fn settled_clocks(mut game: Game, person: UserId, off: &[DaysOff], now: i64) -> Game {
    let own = game.seats.iter().zip(off).filter(|(own, _)| own.person == Some(person));
    let clocks: Vec<_> = own.map(|(own, off)| (own.seat, own.clock.settled(off, now))).collect();
    for (seat, clock) in clocks {
        game.apply(Change::Clock { seat, clock });
    }
    game
}

/// Updates a person's clocks after a change of their holidays.
async fn go_on(
    tx: &mut Tx,
    mut game: Game,
    person: UserId,
    away_ms: Option<i64>,
    board: &SeenBoard,
    now: i64,
) -> Result<(), StoreError> {
    let off = tx.days_off(&game, now).await?;
    let own = game.seats.iter().zip(&off).filter(|(own, _)| own.person == Some(person));
    let clocks: Vec<_> = own.map(|(own, off)| (own.seat, off, own.clock)).collect();
    for (seat, off, before) in clocks {
        let mut clock = SeatClock { away_ms, ..before };
        if clock.deadline_ms.is_some() {
            clock = clock.started(off, game.pause.is_some(), now);
        }
        tx.change(&mut game, Change::Clock { seat, clock }).await?;
    }
    board.edits(tx, &game, now).await?;
    super::moved(tx, &game, now).await
}

/// When a holiday ends.
fn until(away: &Away, now: i64, zone: &TimeZone) -> Result<i64, Rejection> {
    let until = match away {
        Away::Days(days) => now.saturating_add(days.saturating_mul(DAY)),
        Away::Until(day) => {
            let unreadable = || reject!("vacation-unreadable");
            let day: Date = day.trim().parse().map_err(|_| unreadable())?;
            let after =
                day.tomorrow().and_then(|next| next.to_zoned(zone.clone())).map_err(|_| unreadable())?;
            after.timestamp().as_millisecond()
        }
    };
    if until <= now || until > now + LONGEST * DAY {
        return Err(reject!("vacation-out-of-range", most = LONGEST));
    }
    Ok(until)
}

/// How many days of a year holidays take: each day that has begun counts for the year in which it began.
fn days_of(vacations: &[(i64, i64)], year: i16, zone: &TimeZone) -> i64 {
    let days = |(since, until): &(i64, i64)| {
        let begun = (0..).map(|day| since + day * DAY).take_while(|at| at < until);
        begun.filter(|at| year_of(*at, zone) == year).count()
    };
    vacations.iter().map(|vacation| i64::try_from(days(vacation)).unwrap_or(i64::MAX)).sum()
}

fn year_of(at: i64, zone: &TimeZone) -> i16 {
    Timestamp::from_millisecond(at).map_or(0, |at| at.to_zoned(zone.clone()).year())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_holiday_over_new_year_is_charged_to_both_years() {
        let at = |text: &str| text.parse::<Timestamp>().expect("a moment").as_millisecond();
        let vacations = [(at("2026-12-30T18:00:00Z"), at("2027-01-03T09:00:00Z"))];
        let days = |year| days_of(&vacations, year, &TimeZone::UTC);
        assert_eq!((days(2026), days(2027), days(2025)), (2, 2, 0));
        // In Kiribati the new year is fourteen hours ahead: the second day begins in it.
        let there = TimeZone::get("Pacific/Kiritimati").expect("a time zone");
        assert_eq!((days_of(&vacations, 2026, &there), days_of(&vacations, 2027, &there)), (1, 3));
    }

    #[test]
    fn a_day_that_has_begun_counts_whole() {
        let zone = TimeZone::UTC;
        let hour = DAY / 24;
        assert_eq!(days_of(&[(0, hour)], 1970, &zone), 1);
        assert_eq!(days_of(&[(0, DAY), (DAY, DAY + 1)], 1970, &zone), 2);
        assert_eq!(days_of(&[(0, 0)], 1970, &zone), 0, "taken back at once");
    }
}
