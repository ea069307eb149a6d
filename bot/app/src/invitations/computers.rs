//! Seats computer players: at a table that is opened with one, or in place of people who would have joined.

use engine::rules::Info;
use model::computer::Level;
use model::game::{Chair, Game};
use model::ids::GameId;
use model::screen::{Button, Style, Verb};
use words::{Lang, say};

use super::chairs;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::games::titles::info_of;

/// Seats a computer player on every free seat; if the number of players is open, on one seat.
pub(crate) fn fill(info: &Info, seats: &mut [Chair], level: Level) {
    let mut free: Vec<&mut Chair> = seats.iter_mut().filter(|chair| chair.person.is_none()).collect();
    if chairs::vary(info) {
        // Seats kept for somebody come last.
        free.sort_by_key(|chair| chair.invited.is_some());
        free.truncate(1);
    }
    for chair in free {
        *chair = Chair::of(level.player());
    }
}

/// The chairs after a computer player has joined a table with an invitation.
pub(crate) fn join(game: &Game, level: Level) -> Result<Vec<Chair>, Rejection> {
    let info = info_of(game).ok_or_else(Rejection::unknown_control)?;
    if game.seat_of(level.player()).is_some() {
        return Err(reject!("computer-sits-already", computer = level.player()));
    }
    if game.is_full() {
        return Err(reject!("seat-none-free"));
    }
    let mut chairs = game.seating();
    fill(info, &mut chairs, level);
    Ok(chairs)
}

/// Buttons with which the host of a table lets a computer player take the free seats, one for each level.
pub(crate) fn buttons(lang: Lang, id: GameId) -> Vec<Button> {
    let button = |level: &Level| {
        let label = say!(lang, "computer-button", level = level.word());
        Button::new(label, Style::Secondary, Verb::Computer, id, 0).with_arg(level.word())
    };
    Level::ALL.iter().map(button).collect()
}

/// Refuses a computer player where none is available.
pub(crate) fn refuse_no_computer(context: &Context, info: &Info) -> Result<(), Rejection> {
    if has_computer_for(context, info.id) {
        return Ok(());
    }
    Err(if context.computers.enabled {
        reject!("computer-no-game", title = info.title)
    } else {
        reject!("computer-off")
    })
}

/// Whether a computer can play this game here.
pub(crate) fn has_computer_for(context: &Context, rules: &str) -> bool {
    context.computers.enabled && context.players.find(rules).is_some()
}
