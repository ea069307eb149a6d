//! Clocks in words.

use engine::seat::Seat;

use crate::say;
use crate::store::{Game, SeatClock, Status};
use crate::time::control::Pace;
use crate::time::span;

/// What a board says about clocks; nothing where none runs.
pub(in crate::app) fn line(game: &Game) -> String {
    if game.status != Status::Running || game.time.pace == Pace::None {
        return String::new();
    }
    let lang = game.lang;
    if let Some(pause) = game.pause {
        return match pause.until_ms {
            Some(until) => say!(lang, "clock-rests-until", at = until / 1000),
            None => say!(lang, "clock-rests"),
        };
    }
    let bank = matches!(game.time.pace, Pace::Bank(_));
    let running: Vec<(usize, SeatClock)> = game
        .clocks
        .iter()
        .copied()
        .enumerate()
        .filter(|(_, clock)| clock.deadline_ms.is_some() || bank)
        .collect();
    let alike = running.iter().all(|(_, clock)| clock.deadline_ms == running[0].1.deadline_ms);
    match running[..] {
        [] => String::new(),
        [(_, SeatClock { deadline_ms: Some(at), .. }), ..] if alike => {
            say!(lang, "clock-runs-out", at = at / 1000)
        }
        _ => {
            let each: Vec<String> = running.iter().map(|(at, clock)| one(game, *at, clock)).collect();
            say!(lang, "clock-each", clocks = each.join(" · "))
        }
    }
}

/// One seat's clock: `@Ada in 2 days`, `@Ben 1d12h`.
fn one(game: &Game, at: usize, clock: &SeatClock) -> String {
    let seat = game.seats.get(at).map(|chair| Seat(chair.seat));
    let person =
        seat.and_then(|seat| game.seated().find(|(other, _)| *other == seat)).map(|(_, person)| person);
    let who = person.map_or_else(String::new, |person| format!("<@{person}> "));
    match clock.deadline_ms {
        Some(deadline) => format!("{who}<t:{}:R>", deadline / 1000),
        None => format!("{who}{}", span::short(clock.left_ms)),
    }
}
