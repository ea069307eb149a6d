//! Handles clocks that ran out: the late player loses, or the others decide, or a harmless turn is played.

use engine::any_game::{AnyTable, Entry, TableStep};
use engine::rules::Pending;
use engine::seat::{Seat, SeatSet};
use metrics::{self, Due};
use model::game::{Game, SeatClock, Status};
use model::ids::{GameId, UserId};
use model::job::{Job, NewJob};
use model::screen::{Button, Row, Screen, Style, Verb};
use model::time::control::Late;
use store::StoreError;
use words::Lang;
use words::say;

use super::action::ClockAction;
use super::choose;
use crate::asking::rejection::{Rejection, contained, retry_transaction};
use crate::context::Context;
use crate::context::change::{Advanced, ChangeContext};
use crate::context::timekeeping::Reading;
use crate::games::offering::OfferAction;
use crate::games::places::places;
use crate::games::running::changed;
use crate::games::seats::{acts, entry};
use crate::games::titles::heading;
use crate::games::who::{mentions, people_in, person_in, team_seats, teams};
use crate::invitations::computers::has_computer_for;
use crate::notifications;
use crate::play::advance;

/// After how many turns in a row played for it a late seat loses.
const PLAYED_FOR: i64 = 3;
/// The most seats a game has.
const SEATS: usize = 16;
/// The most entries made for a late seat in one go; a turn has few commit points.
const PARTS: usize = 20;

/// Handles a player's clock that ran out.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn clock_ran_out(context: &Context, id: GameId) -> Result<(), StoreError> {
    let read = context.reading();
    match are_late(context, id, read).await {
        Err(StoreError::Unreadable(what)) => {
            tracing::error!(game = %id, what, "somebody is late in a game that can't be read");
            stop_for_good(context, id, read.ms()).await
        }
        result => result,
    }
}

async fn are_late(context: &Context, id: GameId, read: Reading) -> Result<(), StoreError> {
    // Several may be late at the same time, one after the other.
    for _ in 0..SEATS {
        let Some(game) = context.store.game(id).await? else { return Ok(()) };
        let now = read.by(&game);
        let Some(seat) = late_seats(&game, now).first().copied() else { return Ok(()) };
        if let Some(deadline) = game.clock(seat).deadline_ms {
            metrics::late(Due::Clock, deadline, now);
        }
        is_late(context, &game, seat, read).await?;
    }
    Ok(())
}

async fn is_late(context: &Context, game: &Game, seat: Seat, read: Reading) -> Result<(), StoreError> {
    let id = game.id;
    let Err(rejection) = contained(decide(context, game, seat, read)).await else { return Ok(()) };
    let Some(what) = rejection.what_broke()? else { return Ok(()) };
    tracing::error!(game = %id, what, "somebody is late in a game that can't go on");
    stop_for_good(context, id, read.by(game)).await
}

/// Carries out on a late seat what its time control says.
async fn decide(context: &Context, game: &Game, seat: Seat, read: Reading) -> Result<(), Rejection> {
    let id = game.id;
    match game.time.late {
        _ if game.status != Status::Running => Err(Rejection::Broken("a clock runs on".to_owned())),
        Late::Auto if game.clock(seat).played_for < PLAYED_FOR => play_for(context, id, seat, read).await,
        Late::Ask if !deciders(game, seat).is_empty() => {
            retry_transaction(|| ask_the_others(context, id, seat, read)).await
        }
        Late::Lose | Late::Ask | Late::Auto => {
            let run_out = |game: &Game, table: &dyn AnyTable| match timeouts(game, table, read.by(game)) {
                entries if entries.is_empty() => Err(Rejection::Replayed),
                entries => Ok(entries),
            };
            advance::advance_for(context, None, id, run_out).await.map(drop)
        }
    }
}

/// Stops the clocks of a game that can't be handled, so that it doesn't come back every second.
async fn stop_for_good(context: &Context, id: GameId, now: i64) -> Result<(), StoreError> {
    let mut tx = context.store.begin().await?;
    tx.stop_late_clocks(id, now).await?;
    tx.commit().await
}

/// Plays a turn for a late seat: entry by entry, since chance may come between.
pub(super) async fn play_for(
    context: &Context,
    id: GameId,
    seat: Seat,
    read: Reading,
) -> Result<(), Rejection> {
    for _ in 0..PARTS {
        let at = ChangeContext { played_for: Some(seat), ..context.change_context() };
        let plan = |game: &Game, table: &dyn AnyTable| for_the_late(game, table, seat, read, at);
        match advance::advance_under(context, at, None, id, plan).await {
            Ok(_) => {}
            Err(Rejection::Replayed) => return Ok(()),
            Err(rejection) => return Err(rejection),
        }
    }
    Ok(())
}

/// Asks the other players, once, what to do about a late seat.
async fn ask_the_others(context: &Context, id: GameId, seat: Seat, read: Reading) -> Result<(), Rejection> {
    let mut tx = context.store.begin().await?;
    let Some(mut game) = tx.game(id).await? else { return Err(Rejection::Replayed) };
    let now = read.by(&game);
    if !late_seats(&game, now).contains(&seat) {
        return Err(Rejection::Replayed);
    }
    let clock = SeatClock { left_ms: 0, deadline_ms: None, late_ms: Some(now), ..game.clock(seat) };
    changed(&mut tx, &mut game, seat, clock).await?;
    Ok(context.commit_with_jobs(tx, question(context, &game, seat)).await?)
}

/// The part of a turn that is played for a late seat.
pub(super) fn for_the_late(
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
    read: Reading,
    at: ChangeContext<'_>,
) -> Result<Vec<Entry>, Rejection> {
    let clock = game.clock(seat);
    let late = clock.late_ms.is_some() || clock.deadline_ms.is_some_and(|deadline| deadline <= read.by(game));
    if !late || !acts(table, seat) {
        return Err(Rejection::Replayed);
    }
    let part = choose::turn(table, seat, at.dice);
    let part = part.ok_or_else(|| Rejection::Broken("nothing can be played for a late seat".to_owned()))?;
    Ok(vec![part])
}

/// The seats whose time is over, the longest first.
fn late_seats(game: &Game, now: i64) -> Vec<Seat> {
    let mut late: Vec<(i64, Seat)> = game
        .seats
        .iter()
        .filter_map(|own| Some((own.clock.deadline_ms?, own.seat)))
        .filter(|(deadline, _)| *deadline <= now)
        .collect();
    late.sort_unstable();
    late.into_iter().map(|(_, seat)| seat).collect()
}

/// The entries by which late seats run out of time, as far as they are still asked after the ones before.
fn timeouts(game: &Game, table: &dyn AnyTable, now: i64) -> Vec<Entry> {
    let late = late_seats(game, now);
    if let Some(off) = nobody_came(game, table, &late) {
        return vec![off];
    }
    let mut fork = table.fork();
    let mut entries = Vec::new();
    for seat in late {
        let entry = entry(seat, TableStep::Timeout.word());
        if acts(&*fork, seat) && fork.apply(&entry).is_ok() {
            entries.push(entry);
        }
    }
    entries
}

/// The entry that calls the game off, if every side let the same time pass: none wins by it.
fn nobody_came(game: &Game, table: &dyn AnyTable, late: &[Seat]) -> Option<Entry> {
    let first = *late.first()?;
    let at = game.clock(first).deadline_ms;
    let together: SeatSet = late.iter().copied().filter(|seat| game.clock(*seat).deadline_ms == at).collect();
    let all = teams(table.info()).len();
    let mut sides: Vec<SeatSet> = together.iter().map(|seat| team_seats(table.info(), seat)).collect();
    sides.dedup();
    let off = entry(first, "call-off");
    (all > 1 && sides.len() == all && table.fork().apply(&off).is_ok()).then_some(off)
}

/// Who decides about a late seat: its opponents, or where all play together, the others.
pub(super) fn deciders(game: &Game, seat: Seat) -> Vec<UserId> {
    let Some(info) = crate::games::titles::info_of(game) else { return Vec::new() };
    let late = people_in(game, SeatSet::only(seat));
    let seats =
        |set: SeatSet| game.seated().map(|(seat, _)| seat).filter(|seat| !set.contains(*seat)).collect();
    let against = people_in(game, seats(team_seats(info, seat)));
    let others = if against.is_empty() { people_in(game, seats(SeatSet::only(seat))) } else { against };
    others.into_iter().filter(|person| !late.contains(person) && !person.is_computer()).collect()
}

/// The slot of the question about a seat.
pub(super) fn slot(seat: Seat) -> String {
    format!("late-{}", seat.0)
}

/// The question to the other players.
fn question(context: &Context, game: &Game, seat: Seat) -> Vec<NewJob> {
    let asked = deciders(game, seat);
    let text = |lang: Lang| {
        say!(
            lang,
            "clock-late-question",
            game = heading(game),
            who = late_person(game, seat),
            others = mentions(lang, &asked)
        )
    };
    let screen = Screen {
        text: text(game.lang()),
        pings: notifications::pinged(game, &asked),
        rows: vec![Row::Buttons(buttons(context, game, seat))],
        ..Screen::default()
    };
    let posts = places(game).into_iter().map(|place| {
        let slot = Some(place.slot(&slot(seat)));
        place.job(game, Job::Post { to: place.to, slot, screen: screen.clone() })
    });
    posts.chain(notifications::offer_notices(game, &slot(seat), &asked, text)).collect()
}

/// The decisions about a late seat as buttons. Each belongs to this lateness.
pub(super) fn buttons(context: &Context, game: &Game, seat: Seat) -> Vec<Button> {
    let clock = game.clock(seat);
    let button = |label: String, style, action: ClockAction| {
        Button::new(label, style, Verb::Clock, game.id, clock.late_ms.unwrap_or_default())
            .with_arg(action.word())
    };
    let lang = game.lang();
    let mut buttons = vec![
        button(say!(lang, "clock-wait-button"), Style::Primary, ClockAction::Wait(seat)),
        button(say!(lang, "clock-play-button"), Style::Secondary, ClockAction::Play(seat)),
    ];
    // In direct messages nobody else would see the offer.
    if clock.offered_ms.is_some() {
        buttons.insert(0, button(say!(lang, "clock-take-button"), Style::Success, ClockAction::Take(seat)));
    } else if game.channel.is_some() {
        buttons.push(button(
            say!(lang, "clock-replace-button"),
            Style::Secondary,
            ClockAction::Replace(seat),
        ));
    }
    // Its player comes back by a message in the channel.
    if game.channel.is_some() && has_computer_for(context, &game.rules) {
        let label = say!(lang, "stand-in-button");
        let action = OfferAction::StandIn(seat).word();
        buttons.push(Button::new(label, Style::Secondary, Verb::Offer, game.id, 0).with_arg(action));
    }
    buttons.push(button(say!(lang, "clock-end-button"), Style::Danger, ClockAction::End(seat)));
    buttons
}

/// Edits of the question: another text and these buttons below it.
pub(super) fn asked_anew(game: &Game, seat: Seat, text: &str, buttons: Vec<Button>) -> Vec<NewJob> {
    let rows = if buttons.is_empty() { Vec::new() } else { vec![Row::Buttons(buttons)] };
    places(game)
        .into_iter()
        .map(|place| {
            let slot = place.slot(&slot(seat));
            place
                .job(game, Job::Edit { slot, text: Some(text.to_owned()), rows: rows.clone(), picture: None })
        })
        .collect()
}

/// Edits of the questions that a change of the game has settled.
pub(crate) fn settled_questions(advanced: &Advanced) -> Vec<NewJob> {
    let game = &advanced.game;
    let text =
        |seat| say!(game.lang(), "clock-late-settled", game = heading(game), who = late_person(game, seat));
    advanced.no_longer_late.iter().flat_map(|seat| asked_anew(game, seat, &text(seat), Vec::new())).collect()
}

pub(super) fn late_person(game: &Game, seat: Seat) -> String {
    crate::games::titles::info_of(game).map_or_else(String::new, |info| person_in(game, info, seat))
}

/// Refuses controls that belong to another lateness than the present one.
pub(super) fn must_be_late(
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
    late_ms: i64,
) -> Result<(), Rejection> {
    let over = matches!(table.pending(), Pending::Over(_)) || !acts(table, seat);
    if over || game.clock(seat).late_ms != Some(late_ms) {
        return Err(Rejection::say(say!(game.lang(), "clock-late-over")));
    }
    Ok(())
}
