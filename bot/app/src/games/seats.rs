//! Seats of a game at hand: who is asked, a person's own seat, and their entries.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::rules::Pending;
use engine::seat::{Seat, Viewer};
use model::game::{Game, Status};
use model::ids::UserId;
use words::Somebody;

use super::who::people_in;
use crate::asking::rejection::{Rejection, reject};

/// Whether a seat is asked to decide.
pub(crate) fn acts(table: &dyn AnyTable, seat: Seat) -> bool {
    matches!(table.pending(), Pending::Seats(seats) if seats.contains(seat))
}

/// Whether a seat may take a step: it is asked, or may change its decision.
pub(crate) fn may_act(table: &dyn AnyTable, seat: Seat) -> bool {
    table.may_act().contains(seat)
}

/// The seat from which a person acts and looks: of several, one that is asked, else the first.
pub(crate) fn seat_at(game: &Game, table: &dyn AnyTable, person: UserId) -> Option<Seat> {
    game.seats_of(person).find(|seat| acts(table, *seat)).or_else(|| game.seat_of(person))
}

/// The view of a person: of the seat they act from, else the public one.
pub(crate) fn viewer(game: &Game, table: &dyn AnyTable, person: UserId) -> Viewer {
    seat_at(game, table, person).map_or(Viewer::Public, Viewer::Seat)
}

/// The seat a person acts from, or a rejection.
pub(crate) fn own_seat(game: &Game, table: &dyn AnyTable, person: UserId) -> Result<Seat, Rejection> {
    seat_at(game, table, person).ok_or_else(|| reject!("rejection-you-watch", game = game.id.to_string()))
}

/// The computer player that is asked, if no person is: its turn comes by itself.
pub(crate) fn computer_asked(game: &Game, table: &dyn AnyTable) -> Option<UserId> {
    let Pending::Seats(seats) = table.pending() else { return None };
    let asked = people_in(game, seats);
    asked.first().copied().filter(|_| asked.iter().all(|person| person.is_computer()))
}

/// Refuses games that aren't running.
pub(crate) fn must_run(game: &Game) -> Result<(), Rejection> {
    match game.status {
        Status::Running => Ok(()),
        Status::Invited => Err(reject!("rejection-not-begun")),
        Status::Over => Err(reject!("rejection-over")),
        Status::Dropped => Err(reject!("rejection-invitation-gone")),
    }
}

/// The seat this person is asked to play, or a rejection.
pub(crate) fn acting_seat(game: &Game, table: &dyn AnyTable, person: UserId) -> Result<Seat, Rejection> {
    must_run(game)?;
    own_seat(game, table, person)?;
    let asked = game.seats_of(person).find(|seat| acts(table, *seat));
    // Else a seat whose decision is sealed and may still be changed.
    if let Some(seat) = asked.or_else(|| game.seats_of(person).find(|seat| may_act(table, *seat))) {
        return Ok(seat);
    }
    let number = game.id.to_string();
    Err(match table.pending() {
        Pending::Seats(seats) => match computer_asked(game, table) {
            Some(computer) => reject!("rejection-computer-thinks", game = number, computer = computer),
            None => {
                let asked: Vec<Somebody> = people_in(game, seats).into_iter().map(Somebody::from).collect();
                reject!("rejection-not-your-turn-but", game = number, people = asked)
            }
        },
        _ => reject!("rejection-not-your-turn", game = number),
    })
}

/// A single entry of a seat.
pub(crate) fn entry(seat: Seat, text: impl Into<String>) -> Entry {
    Entry { actor: Actor::Seat(seat), text: text.into() }
}

/// The seat that acts in an entry.
pub(crate) fn actor(entry: &Entry) -> Option<Seat> {
    match entry.actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance | Actor::Referee => None,
    }
}
