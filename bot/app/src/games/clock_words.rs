//! Clocks in words.

use engine::seat::{Seat, SeatSet};
use model::game::{Game, Pause, SeatClock, Status};
use model::screen::Button;
use model::screen::Style;
use model::screen::Verb;
use model::time::control::Bank;
use model::time::control::Late;
use model::time::control::Pace;
use words::Lang;
use words::say;

use super::titles::info_of;
use super::who::people_for;

/// The word, in controls, for showing all clocks of a game.
pub(crate) const SHOW: &str = "show";

/// A board's line about clocks; empty if none runs.
pub(crate) fn line(lang: Lang, game: &Game) -> String {
    line_within(lang, game, None)
}

/// When time is up for those who are asked, by the game's own limit or by their clocks: one line if one of the two comes first
/// for all of them.
pub(crate) fn until(lang: Lang, game: &Game) -> String {
    let limit = game.waiting.limit.filter(|_| game.pause.is_none()).map(|limit| limit.over_ms);
    let own = limit.map_or_else(String::new, |at| say!(lang, "clock-runs-out", at = at / 1000));
    let lines = [own, line_within(lang, game, limit)];
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Like [`line`], within a limit of the game's own: clocks that run on beyond it are left out.
fn line_within(lang: Lang, game: &Game, limit: Option<i64>) -> String {
    if game.status != Status::Running {
        return String::new();
    }
    match game.pause {
        Some(pause) if has_time(game) => return paused(lang, pause),
        _ if game.time.pace == Pace::None => return String::new(),
        _ => {}
    }
    let mut lines = vec![clocks(lang, game, limit)];
    lines.extend(game.seats.iter().flat_map(|own| {
        let (who, clock) = (people_for(lang, game, SeatSet::only(own.seat)), own.clock);
        let late = clock.late_ms.map(|_| match clock.offered_ms {
            Some(_) => say!(lang, "clock-board-offered", who = &who),
            None => say!(lang, "clock-board-late", who = &who),
        });
        let away = clock.away_ms.map(|until| say!(lang, "clock-board-away", who = &who, at = until / 1000));
        let played = (clock.played_for > 0)
            .then(|| say!(lang, "clock-board-played-for", who = &who, times = clock.played_for));
        [late, away, played].into_iter().flatten()
    }));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// Whether a game has time limits: clocks, or a limit of its own.
fn has_time(game: &Game) -> bool {
    game.time.pace != Pace::None || game.waiting.limit.is_some()
}

/// A pause in words.
pub(crate) fn paused(lang: Lang, pause: Pause) -> String {
    match pause.until_ms {
        Some(until) => say!(lang, "clock-rests-until", at = until / 1000),
        None => say!(lang, "clock-rests"),
    }
}

/// Until when the asked players may decide; with banks, what everybody has left.
fn clocks(lang: Lang, game: &Game, limit: Option<i64>) -> String {
    let bank = matches!(game.time.pace, Pace::Bank(_));
    let own = game.seats.iter().map(|own| (own.seat, own.clock));
    let running: Vec<(Seat, SeatClock)> =
        own.filter(|(_, clock)| clock.deadline_ms.is_some() || bank).collect();
    let beyond =
        |limit: i64| running.iter().all(|(_, clock)| clock.deadline_ms.is_some_and(|at| at >= limit));
    if !bank && limit.is_some_and(beyond) {
        return String::new();
    }
    let alike = running.iter().all(|(_, clock)| clock.deadline_ms == running[0].1.deadline_ms);
    match running[..] {
        [] => String::new(),
        [(_, SeatClock { deadline_ms: Some(at), .. }), ..] if alike => {
            say!(lang, "clock-runs-out", at = at / 1000)
        }
        _ => {
            let each: Vec<String> =
                running.iter().map(|(seat, clock)| one(lang, game, *seat, clock)).collect();
            say!(lang, "clock-each", clocks = each.join(" · "))
        }
    }
}

/// One seat's clock: `@Ada in 2 days`, `@Ben 1d12h`.
fn one(lang: Lang, game: &Game, seat: Seat, clock: &SeatClock) -> String {
    let who = people_for(lang, game, SeatSet::only(seat));
    match clock.deadline_ms {
        Some(deadline) => format!("{who} <t:{}:R>", deadline / 1000),
        None => format!("{who} {}", lang.span(clock.left_ms)),
    }
}

/// `3 days a turn`.
pub(crate) fn pace_words(lang: Lang, pace: Pace) -> String {
    match pace {
        Pace::None => say!(lang, "clock-pace-none"),
        Pace::Turn(turn) => say!(lang, "clock-pace-turn", span = lang.long_span(turn)),
        Pace::Bank(Bank { start, refill, cap }) => say!(
            lang,
            "clock-pace-bank",
            start = lang.long_span(start),
            refill = lang.long_span(refill),
            cap = lang.long_span(cap)
        ),
    }
}

/// A game's time control in words: how much, and what happens to late players.
pub(crate) fn in_words(lang: Lang, game: &Game) -> String {
    let control = &game.time;
    let mut words = say!(lang, "clock-control", pace = pace_words(lang, control.pace));
    if control.pace == Pace::None {
        return words;
    }
    words.push(' ');
    words.push_str(&match control.late {
        Late::Lose => {
            info_of(game).and_then(|info| lang.late(info)).unwrap_or_else(|| say!(lang, "clock-late-lose"))
        }
        Late::Ask => say!(lang, "clock-late-ask"),
        Late::Auto => say!(lang, "clock-late-auto"),
    });
    if control.weekends_off {
        words.push(' ');
        words.push_str(&say!(lang, "clock-weekends-off"));
    }
    words
}

/// The button that shows all clocks, if there are any.
pub(crate) fn button(lang: Lang, game: &Game) -> Option<Button> {
    let label = say!(lang, "clock-button");
    let button = Button::new(label, Style::Secondary, Verb::Clock, game.id, 0).with_arg(SHOW);
    (game.time.pace != Pace::None).then_some(button)
}
