//! Changes of a table's chairs before the game begins: who may sit where.
//!
//! With two seats there is nothing to choose: a person who joins takes the free one. With more, everybody chooses a seat, and
//! moves by choosing another. One person may have several seats only if the host allowed that when the table was opened: the
//! invitation says so, and sitting down means agreeing. With an open number of players, people sit in the order in which they
//! came, and chairs that nobody came for are removed at the start.
//!
//! These functions answer the chairs afterwards; the caller writes them.

use engine::rules::Info;
use engine::seat::Seat;
use model::game::{Chair, Game};
use model::ids::UserId;
use rand::seq::SliceRandom;

use crate::asking::rejection::{Rejection, reject};
use crate::games::titles::info_of;

/// The option with the number of players, if that is open until the start.
pub(crate) const PLAYERS: &str = "players";

/// Whether the number of players is open: people join as they like, and the host starts the game.
pub(crate) fn vary(info: &Info) -> bool {
    info.is_open_round()
}

/// Whether the number of players at this table is open.
pub(crate) fn are_open(game: &Game) -> bool {
    info_of(game).is_some_and(vary)
}

/// Seats a person who names no seat.
pub(crate) fn join(game: &Game, person: UserId) -> Result<Vec<Chair>, Rejection> {
    if game.seat_of(person).is_some() {
        return Err(reject!("seat-yours-already"));
    }
    let mut chairs = game.seating();
    if are_open(game) {
        return come(game, chairs, person);
    }
    let own = chairs.iter().position(|chair| *chair == Chair::kept_for(person));
    let open = || chairs.iter().position(|chair| *chair == Chair::free());
    let chair = own.or_else(open).ok_or_else(|| reject!("seat-invited-other"))?;
    chairs[chair].person = Some(person);
    Ok(chairs)
}

/// Seats a person after those who came before.
fn come(game: &Game, mut chairs: Vec<Chair>, person: UserId) -> Result<Vec<Chair>, Rejection> {
    let mut people = seated(game);
    people.push(person);
    let kept = chairs.iter().filter(|chair| chair.person.is_none() && chair.invited.is_some());
    let kept = kept.filter(|chair| chair.invited != Some(person)).count();
    if people.len() + kept > chairs.len() {
        return Err(reject!("seat-none-free"));
    }
    close_up(&mut chairs, &people, None);
    Ok(chairs)
}

fn seated(game: &Game) -> Vec<UserId> {
    game.seated().map(|(_, person)| person).collect()
}

/// Seats people in this order from the first chair on; behind them chairs stay kept for invited people, except for one who
/// declined.
fn close_up(chairs: &mut [Chair], people: &[UserId], declined: Option<UserId>) {
    let kept = chairs.iter().filter(|chair| chair.person.is_none()).filter_map(|chair| chair.invited);
    let kept: Vec<UserId> =
        kept.filter(|person| !people.contains(person) && Some(*person) != declined).collect();
    let sitting = people.iter().map(|person| Chair::of(*person));
    let invited = kept.into_iter().map(Chair::kept_for);
    let all = sitting.chain(invited).chain(std::iter::repeat(Chair::free()));
    for (chair, new) in chairs.iter_mut().zip(all) {
        *chair = new;
    }
}

/// Removes the chairs nobody came for, if the number of players was open; answers the options with that number.
pub(crate) fn settle(game: &Game, chairs: &mut Vec<Chair>) -> Vec<(String, String)> {
    let people: Vec<UserId> = chairs.iter().filter_map(|chair| chair.person).collect();
    *chairs = people.iter().copied().map(Chair::of).collect();
    let mut options = game.options.clone();
    options.retain(|(key, _)| key != PLAYERS);
    options.push((PLAYERS.to_owned(), people.len().to_string()));
    options.sort();
    options
}

/// Seats a person on the wanted seat: additionally if seats are shared, else in place of their present one.
pub(crate) fn take(game: &Game, wanted: Seat, person: UserId) -> Result<Vec<Chair>, Rejection> {
    let chosen = game.seats.iter().position(|own| own.seat == wanted);
    let Some(chosen) = chosen.filter(|_| game.seats_are_chosen() && !are_open(game)) else {
        return Err(Rejection::unknown_control());
    };
    let name = info_of(game).map_or_else(String::new, |info| game.lang().seat(info, wanted));
    let mut chairs = game.seating();
    match chairs[chosen] {
        Chair { person: Some(other), .. } if other == person => {
            return Err(reject!("seat-own", side = name));
        }
        Chair { person: Some(other), .. } => {
            return Err(reject!("seat-taken", person = other, side = name));
        }
        Chair { invited: Some(other), .. } if other != person => {
            return Err(reject!("seat-kept", person = other, side = name));
        }
        _ => {}
    }
    if !game.shared_seats {
        stand(&mut chairs, person);
    }
    chairs[chosen].person = Some(person);
    if chairs.iter().all(|chair| chair.person == Some(person)) {
        return Err(reject!("seat-last"));
    }
    // The seat kept for them elsewhere becomes free.
    let kept = chairs.iter().position(|chair| *chair == Chair::kept_for(person));
    if let Some(kept) = kept.filter(|_| chairs[chosen].invited.is_none()) {
        chairs[kept].invited = None;
        chairs[chosen].invited = Some(person);
    }
    Ok(chairs)
}

/// Removes a person from all their seats.
pub(crate) fn get_up(game: &Game, person: UserId) -> Result<Vec<Chair>, Rejection> {
    if !game.seats_are_chosen() {
        return Err(Rejection::unknown_control());
    }
    if game.seat_of(person).is_none() {
        return Err(reject!("seat-none-to-leave"));
    }
    let mut chairs = game.seating();
    if are_open(game) {
        let mut people = seated(game);
        people.retain(|other| *other != person);
        close_up(&mut chairs, &people, None);
    } else {
        stand(&mut chairs, person);
    }
    Ok(chairs)
}

fn stand(chairs: &mut [Chair], person: UserId) {
    for chair in chairs.iter_mut().filter(|chair| chair.person == Some(person)) {
        chair.person = None;
    }
}

/// Frees the seat kept for a person; `None` if the invitation is void without them.
pub(crate) fn give_back(game: &Game, person: UserId) -> Result<Option<Vec<Chair>>, Rejection> {
    if !game.guests().any(|guest| guest == person) {
        return Err(match game.seat_of(person) {
            Some(_) if game.seats_are_chosen() => reject!("seat-press-leave"),
            _ => reject!("seat-nothing-to-decline"),
        });
    }
    if !game.seats_are_chosen() || game.channel.is_none() {
        return Ok(None);
    }
    if are_open(game) {
        let mut chairs = game.seating();
        close_up(&mut chairs, &seated(game), Some(person));
        return Ok(Some(chairs));
    }
    Ok(Some(game.seating_without(person)))
}

/// Draws the seats by lot.
pub(crate) fn shuffle(chairs: &mut [Chair]) {
    chairs.shuffle(&mut rand::rng());
}
