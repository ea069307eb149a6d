//! Who is called by a message of a game, and how: by a ping in it, or by a direct message that links to it.

use engine::any_game::AnyTable;
use engine::rules::Pending;
use engine::seat::SeatSet;
use model::game::Game;
use model::ids::UserId;
use model::job::BOARD;
use model::job::{Job, LINK, Lane, NewJob};
use model::screen::{Button, Screen, Style, Verb};
use model::settings::TurnNotification;
use words::say;
use words::{Lang, capital};

use crate::games::outcomes::outcome_of;
use crate::games::titles::{heading, heading_for};
use crate::games::who::names;

/// How a person is called: by their settings; by direct message where the server doesn't let boards ping.
fn way(game: &Game, person: UserId) -> TurnNotification {
    match game.notification_of(person) {
        TurnNotification::Channel if !game.pings.boards => TurnNotification::Direct,
        notice => notice,
    }
}

/// The people among those called whom a message about a game pings. In direct messages there is nothing to choose.
pub(crate) fn pinged(game: &Game, called: &[UserId]) -> Vec<UserId> {
    let pinged = |person: &UserId| game.channel.is_none() || way(game, *person) == TurnNotification::Channel;
    called.iter().copied().filter(pinged).collect()
}

/// Direct messages to those called by the newest board who want them. Each follows the board in its lane, since it links to it.
pub(crate) fn notices(game: &Game, table: &dyn AnyTable, called: &[UserId]) -> Vec<NewJob> {
    by_message(game, called, BOARD, |person| {
        let (lang, own) = (game.lang_of(person), game.lang());
        let name = person;
        match table.pending() {
            Pending::Over(_) => {
                let outcome = capital(&outcome_of(
                    lang.of(table.info()).naming(&names(lang, game, table.info())),
                    table,
                ));
                let text = say!(
                    lang,
                    "notification-over",
                    game = heading_for(lang, game),
                    outcome = outcome.as_str()
                );
                let instead =
                    say!(own, "notification-over-here", person = name, game = heading_for(own, game));
                (vec![text], instead, Vec::new())
            }
            _ => {
                let mut lines = vec![your_turn(game, table, person, lang)];
                lines.extend(time_is_up(game, person, lang));
                let instead =
                    say!(own, "notification-turn-here", person = name, game = heading_for(own, game));
                (lines, instead, buttons(game, table, lang))
            }
        }
    })
}

/// Direct messages at the end of a pause to those who are asked and want them, with a link to the board.
pub(crate) fn pause_notices(game: &Game, table: &dyn AnyTable, asked: &[UserId]) -> Vec<NewJob> {
    by_message(game, asked, BOARD, |person| {
        let (lang, own) = (game.lang_of(person), game.lang());
        let mut lines = vec![say!(lang, "notification-rest-over", game = heading_for(lang, game))];
        lines.extend(time_is_up(game, person, lang));
        let name = person;
        (
            lines,
            say!(own, "notification-turn-here", person = name, game = heading_for(own, game)),
            buttons(game, table, lang),
        )
    })
}

/// Direct messages about a draw offer to those who may answer and want them.
pub(crate) fn draw_notices(game: &Game, slot: &str, by: &str, asked: &[UserId]) -> Vec<NewJob> {
    by_message(game, asked, slot, |person| {
        let text = say!(
            game.lang_of(person),
            "notification-draw",
            person = by,
            game = heading_for(game.lang_of(person), game)
        );
        let name = person;
        let instead =
            say!(game.lang(), "notification-draw-here", person = name, other = by, game = heading(game));
        (vec![text], instead, Vec::new())
    })
}

/// Direct messages about another offer to those who may answer and want them; `words` says it in a language.
pub(crate) fn offer_notices(
    game: &Game,
    slot: &str,
    asked: &[UserId],
    words: impl Fn(Lang) -> String,
) -> Vec<NewJob> {
    by_message(game, asked, slot, |person| {
        (vec![words(game.lang_of(person))], words(game.lang()), Vec::new())
    })
}

/// A direct message for each of these people who wants one, with a link to the message of a slot. `words` makes its lines, the
/// channel's fallback, and its buttons.
fn by_message(
    game: &Game,
    called: &[UserId],
    slot: &str,
    words: impl Fn(UserId) -> (Vec<String>, String, Vec<Button>),
) -> Vec<NewJob> {
    let Some(channel) = game.channel else { return Vec::new() };
    let wants = |person: &&UserId| way(game, **person) == TurnNotification::Direct;
    let job = |person: &UserId| {
        let (mut lines, instead, buttons) = words(*person);
        lines.push(say!(game.lang_of(*person), "notification-link", link = LINK));
        let screen = Screen::text(lines.join("\n")).with_buttons(buttons);
        let pings = if game.pings.boards { vec![*person] } else { Vec::new() };
        let instead = Box::new(Screen { text: instead, pings, ..Screen::default() });
        let job = Job::Notice { slot: slot.to_owned(), person: *person, screen, instead };
        NewJob { lane: Lane::Channel(channel), game: Some(game.id), job }
    };
    called.iter().filter(wants).map(job).collect()
}

/// A line about the game that waits for a person, and their side.
pub(super) fn your_turn(game: &Game, table: &dyn AnyTable, person: UserId, lang: Lang) -> String {
    let asked = match table.pending() {
        Pending::Seats(seats) => seats,
        _ => SeatSet::default(),
    };
    if table.info().is_open_round() {
        return say!(lang, "notification-turn-own", game = heading_for(lang, game));
    }
    let own = game.seats_of(person).filter(|seat| asked.contains(*seat));
    let sides: Vec<String> = own.map(|seat| format!("**{}**", lang.seat(table.info(), seat))).collect();
    say!(lang, "notification-turn", game = heading_for(lang, game), side = lang.list(&sides))
}

/// A line about a person's deadline; nothing without one.
pub(super) fn time_is_up(game: &Game, person: UserId, lang: Lang) -> Option<String> {
    let seconds = game.time_up_for(person)? / 1000;
    Some(say!(
        lang,
        "notification-until",
        relative = format!("<t:{seconds}:R>"),
        moment = format!("<t:{seconds}:f>")
    ))
}

/// Buttons for a direct message, to act at once.
pub(super) fn buttons(game: &Game, table: &dyn AnyTable, lang: Lang) -> Vec<Button> {
    let turns = table.turns_completed().to_string();
    vec![
        Button::new(say!(lang, "notification-move-button"), Style::Primary, Verb::Move, game.id, 0)
            .with_arg(turns),
        Button::new(say!(lang, "notification-board-button"), Style::Secondary, Verb::Board, game.id, 0),
    ]
}
