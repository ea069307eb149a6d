//! Showing clocks, and giving time.

use engine::seat::SeatSet;
use model::game::{Change, Game, SeatClock};
use model::ids::{GameId, UserId};
use model::screen::{Button, Screen, Style, Verb};
use model::time::control::Pace;
use model::time::{DAY, HOUR, span};
use words::say;

use super::action::{ClockAction, Span};
use super::seen;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::games::clock_words::in_words;
use crate::games::running::touch;
use crate::games::seats::must_run;
use crate::games::titles::{heading_for, info_of};
use crate::games::who::{people_for, team_seats};

/// The most a clock holds, gifts included.
const MOST: i64 = 28 * DAY;

/// All clocks of a game.
pub(super) fn clocks(asker: &Asker, game: &Game) -> Result<Screen, Rejection> {
    must_run(game)?;
    let lang = asker.lang;
    let mut lines = vec![format!("{} · {}", heading_for(lang, game), in_words(lang, game))];
    if game.time.pace != Pace::None {
        lines.extend(game.seats.iter().map(|own| {
            // A game with numbered seats has no side to name.
            let info = info_of(game).filter(|info| !info.is_open_round());
            let name = info.map_or_else(String::new, |info| format!("**{}** ", lang.seat(info, own.seat)));
            let who = people_for(lang, game, SeatSet::only(own.seat));
            // A limit of the game's own counts where it comes first.
            let deadline_ms = game.time_up_at(own.seat).or(own.clock.deadline_ms);
            let clock = SeatClock { deadline_ms, ..own.clock };
            format!("• {name}{who}: {}", state(asker, game, &clock))
        }));
    } else if let Some(limit) = game.waiting.limit.filter(|_| game.pause.is_none()) {
        lines.push(say!(lang, "clock-runs-out", at = limit.over_ms / 1000));
    }
    if game.time.pace != Pace::None {
        lines.push(say!(lang, "clock-takebacks"));
    }
    if let Some(pause) = game.pause {
        lines.push(crate::games::clock_words::paused(lang, pause));
    }
    let mut buttons = Vec::new();
    if !others(game, asker.person).is_empty() && game.time.pace != Pace::None {
        for more in [HOUR, DAY] {
            let label = say!(lang, "clock-give-button", span = lang.span(more));
            let action = ClockAction::Give(Span(more)).word();
            buttons.push(Button::new(label, Style::Secondary, Verb::Clock, game.id, 0).with_arg(action));
        }
    }
    Ok(Screen::text(lines.join("\n")).with_buttons(buttons))
}

/// `/game clock give`.
pub(super) async fn give_typed(
    context: &Context,
    asker: &Asker,
    game: &Game,
    typed: &str,
) -> Result<Screen, Rejection> {
    let more = span::read(typed).ok_or_else(|| reject!("clock-give-unreadable"))?;
    give(context, asker, game.id, more).await
}

/// Gives the other side more time.
pub(super) async fn give(
    context: &Context,
    asker: &Asker,
    id: GameId,
    more: i64,
) -> Result<Screen, Rejection> {
    retry_transaction(async || {
        let lang = asker.lang;
        let seen = seen::seen_board(context, id).await?;
        let (mut tx, mut game, now) = context.begin_in_game(asker, id).await?;
        must_run(&game)?;
        if game.time.pace == Pace::None {
            return Err(reject!("clock-none-here"));
        }
        let others = others(&game, asker.person);
        if others.is_empty() {
            return Err(reject!("clock-give-nobody"));
        }
        // A bank takes gifts at any time; time for one turn only during that turn.
        let bank = matches!(game.time.pace, Pace::Bank(_));
        let off = tx.days_off(&game, now).await?;
        let mut given = SeatSet::EMPTY;
        touch(&mut tx, &mut game).await?;
        let clocks: Vec<_> = game.seats.iter().map(|own| (own.seat, own.clock)).collect();
        for ((seat, clock), off) in clocks.into_iter().zip(&off) {
            let takes =
                clock.since_ms.is_some() && clock.late_ms.is_none() || bank && clock.late_ms.is_none();
            if !others.contains(seat) || !takes {
                continue;
            }
            let mut fuller = clock.settled(off, now);
            fuller.left_ms += more;
            if fuller.left_ms > MOST {
                return Err(reject!("clock-give-too-much", most = lang.long_span(MOST)));
            }
            if fuller.since_ms.is_some() {
                fuller = fuller.started(off, game.pause.is_some(), now);
            }
            tx.change(&mut game, Change::Clock { seat, clock: fuller }).await?;
            given = given.with(seat);
        }
        if given.is_empty() {
            return Err(reject!("clock-give-not-now"));
        }
        seen.edits(&mut tx, &game, now).await?;
        super::moved(&mut tx, &game, now).await?;
        context.commit_with_jobs(tx, []).await?;
        Ok(Screen::text(say!(
            lang,
            "clock-give-done",
            who = people_for(lang, &game, given),
            span = lang.long_span(more)
        )))
    })
    .await
}

/// The seats that play against a person.
fn others(game: &Game, person: UserId) -> SeatSet {
    let Some(info) = info_of(game) else { return SeatSet::EMPTY };
    let mut own = SeatSet::EMPTY;
    for seat in game.seats_of(person) {
        own = team_seats(info, seat).iter().fold(own, SeatSet::with);
    }
    if own.is_empty() {
        return SeatSet::EMPTY;
    }
    game.seated().map(|(seat, _)| seat).filter(|seat| !own.contains(*seat)).collect()
}

/// The state of a clock in words.
fn state(asker: &Asker, game: &Game, clock: &SeatClock) -> String {
    let lang = asker.lang;
    let left = lang.span(clock.left_ms);
    match clock {
        SeatClock { late_ms: Some(late), .. } => say!(lang, "clock-state-late", at = late / 1000),
        SeatClock { deadline_ms: Some(at), .. } => say!(lang, "clock-state-runs", at = at / 1000),
        _ if matches!(game.time.pace, Pace::Bank(_)) || clock.since_ms.is_some() => {
            say!(lang, "clock-state-stands", left = left)
        }
        _ => say!(lang, "clock-state-waits"),
    }
}
