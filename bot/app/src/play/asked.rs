//! The line about who is asked to decide what: below a board, and for one reader.
//!
//! The question is the game's own: the public reads it by the public view, the asked player by their seat's.

use engine::any_game::AnyTable;
use engine::rules::{Pending, Voice};
use engine::seat::{Seat, SeatSet, Viewer};
use model::game::Game;
use words::say;
use words::{Lang, capital};

use crate::asking::Asker;
use crate::games::clock_words;
use crate::games::outcomes::{self, outcome_of};
use crate::games::seats::computer_asked;
use crate::games::who::{names, people, people_for, people_in};

/// The question to a seat, as far as a viewer knows; empty if it is to move and no more has to be said.
pub(crate) fn question(lang: Lang, table: &dyn AnyTable, viewer: Viewer, seat: Seat) -> String {
    lang.of(table.info()).say_lines(&table.asks(viewer, seat))
}

/// A public line about who has to decide.
pub(crate) fn whose_turn(game: &Game, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Seats(seats) if computer_asked(game, table).is_none() => {
            let lang = game.lang();
            let asked = seats.iter().next().map(|seat| question(lang, table, Viewer::Public, seat));
            let line =
                for_all(lang, &people(game, seats), &sides(lang, table, seats), people_in(game, seats).len());
            below(&format!("{line} {}", asked.unwrap_or_default()), lang, game)
        }
        _ => nobody_asked(game.lang(), game, table),
    }
}

/// A line about who has to decide, for one reader.
pub(crate) fn whose_turn_for(asker: &Asker, game: &Game, table: &dyn AnyTable) -> String {
    let lang = asker.lang;
    let Pending::Seats(seats) = table.pending() else {
        let own = outcomes::own(lang, game, asker.person, &outcome(lang, game, table));
        return own.map_or_else(|| nobody_asked(lang, game, table), |own| format!("{}.", capital(&own)));
    };
    if computer_asked(game, table).is_some() {
        return nobody_asked(lang, game, table);
    }
    let own: SeatSet = game.seats_of(asker.person).filter(|seat| seats.contains(*seat)).collect();
    let names = people_for(lang, game, seats);
    let line = match own.iter().next() {
        Some(seat) => {
            let line = for_all(lang, &lang.person(asker.person), &sides(lang, table, own), 1);
            format!("{line} {}", question(lang, table, Viewer::Seat(seat), seat))
        }
        None => {
            let asked = seats.iter().next().map(|seat| question(lang, table, Viewer::Public, seat));
            let question = asked.unwrap_or_default();
            let quoted = if question.is_empty() {
                question
            } else {
                say!(lang, "board-question", question = question)
            };
            let line = match people_in(game, seats).len() {
                1 if table.info().is_open_round() => say!(lang, "board-others-turn-here", person = names),
                1 => say!(lang, "board-others-turn", person = names, side = sides(lang, table, seats)),
                _ => say!(lang, "board-others-decide", people = names),
            };
            format!("{line} {quoted}")
        }
    };
    below(&line, lang, game)
}

/// A call to those who decide: one person by the names of their sides, or several who decide in secret.
pub(crate) fn for_all(lang: Lang, people: &str, sides: &str, how_many: usize) -> String {
    match how_many {
        0 | 1 if sides.is_empty() => say!(lang, "board-your-turn-here", person = people),
        0 | 1 => say!(lang, "board-your-turn", person = people, side = sides),
        _ => say!(lang, "board-all-decide", people = people),
    }
}

/// The line, with the clocks below it.
fn below(line: &str, lang: Lang, game: &Game) -> String {
    let until = clock_words::until(lang, game);
    let lines = [line.trim_end(), until.as_str()];
    lines.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// The line when no person is asked.
fn nobody_asked(lang: Lang, game: &Game, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Seats(seats) => {
            say!(lang, "board-computer-thinks", computer = people_for(lang, game, seats))
        }
        Pending::Chance => say!(lang, "board-chance"),
        Pending::Referee => say!(lang, "board-referee"),
        Pending::Over(_) => format!("**{}.**", capital(&outcome(lang, game, table))),
    }
}

/// The outcome, with people's names; empty while the game goes on.
fn outcome(lang: Lang, game: &Game, table: &dyn AnyTable) -> String {
    outcome_of(lang.of(table.info()).naming(&names(lang, game, table.info())), table)
}

/// The names of seats, joined; empty where seats are numbered.
fn sides(lang: Lang, table: &dyn AnyTable, seats: SeatSet) -> String {
    if table.info().is_open_round() {
        return String::new();
    }
    lang.list(&seats.iter().map(|seat| lang.seat(table.info(), seat)).collect::<Vec<_>>())
}
