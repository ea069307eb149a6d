//! Who may sit where: changes of a table's chairs before the game begins.
//!
//! With two seats there is nothing to choose: whoever joins takes the other one. With more, everybody chooses a seat, and
//! moves by choosing another. One person may hold several only where the host said so when the table was opened: the
//! invitation says it, and whoever sits down agrees by that.

use engine::seat::Seat;
use rand::seq::SliceRandom;

use crate::ids::UserId;
use crate::store::{Chair, Game};

use super::look::info_of;
use super::trouble::Trouble;
use super::who::side;

/// Seats a person who doesn't say where.
pub(super) fn join(game: &mut Game, person: UserId) -> Result<(), Trouble> {
    if game.seat_of(person).is_some() {
        return Err(Trouble::say("You already have a seat at this table."));
    }
    let free = |chair: &Chair| chair.person.is_none();
    let own = game.seats.iter().position(|chair| free(chair) && chair.invited == Some(person));
    let open = || game.seats.iter().position(|chair| free(chair) && chair.invited.is_none());
    let chair = own.or_else(open).ok_or_else(|| {
        Trouble::say("That invitation is for somebody else. `/play` opens a table of your own.")
    })?;
    game.seats[chair].person = Some(person);
    Ok(())
}

/// Seats a person where they want: as one more seat where seats are shared, else in place of the one they had.
pub(super) fn take(game: &mut Game, wanted: Seat, person: UserId) -> Result<(), Trouble> {
    let chosen = game.seats.iter().position(|chair| chair.seat == wanted.0);
    let Some(chosen) = chosen.filter(|_| game.seats_are_chosen()) else {
        return Err(Trouble::unknown_control());
    };
    let name = info_of(game).map_or("that seat", |info| side(info, wanted));
    let sentence = match &game.seats[chosen] {
        Chair { person: Some(other), .. } if *other == person => {
            Some(format!("**{name}** is yours already."))
        }
        Chair { person: Some(other), .. } => Some(format!("<@{other}> was faster: **{name}** is taken.")),
        Chair { invited: Some(other), .. } if *other != person => {
            Some(format!("**{name}** is kept for <@{other}>. Choose another seat."))
        }
        _ => None,
    };
    if let Some(sentence) = sentence {
        return Err(Trouble::say(sentence));
    }
    if !game.shared_seats {
        stand(&mut game.seats, person);
    }
    game.seats[chosen].person = Some(person);
    if game.seats.iter().all(|chair| chair.person == Some(person)) {
        return Err(Trouble::say(
            "That is the last seat: leave it to somebody, so that you don't play alone.",
        ));
    }
    // What was kept for them elsewhere is where they sit now.
    let kept = game.seats.iter().position(|chair| chair.invited == Some(person) && chair.person.is_none());
    if let Some(kept) = kept.filter(|_| game.seats[chosen].invited.is_none()) {
        game.seats[kept].invited = None;
        game.seats[chosen].invited = Some(person);
    }
    Ok(())
}

/// Takes a person off all their seats.
pub(super) fn get_up(game: &mut Game, person: UserId) -> Result<(), Trouble> {
    if !game.seats_are_chosen() {
        return Err(Trouble::unknown_control());
    }
    if game.seat_of(person).is_none() {
        return Err(Trouble::say("You have no seat at this table, so there is none to leave."));
    }
    stand(&mut game.seats, person);
    Ok(())
}

fn stand(chairs: &mut [Chair], person: UserId) {
    for chair in chairs.iter_mut().filter(|chair| chair.person == Some(person)) {
        chair.person = None;
    }
}

/// Gives back the seat kept for a person; whether the invitation stands without them.
pub(super) fn give_back(game: &mut Game, person: UserId) -> Result<bool, Trouble> {
    if !game.seats.iter().any(|chair| chair.invited == Some(person)) {
        return Err(Trouble::say(match game.seat_of(person) {
            Some(_) if game.seats_are_chosen() => "You have a seat: press **Leave** to give it back.",
            _ => "That invitation isn't for you alone, so there's nothing to decline.",
        }));
    }
    if !game.seats_are_chosen() || game.channel.is_none() {
        return Ok(false);
    }
    stand(&mut game.seats, person);
    for chair in game.seats.iter_mut().filter(|chair| chair.invited == Some(person)) {
        chair.invited = None;
    }
    Ok(true)
}

/// Draws the seats by lot.
pub(super) fn shuffle(chairs: &mut [Chair]) {
    let mut people: Vec<_> = chairs.iter().map(|chair| (chair.person, chair.invited)).collect();
    people.shuffle(&mut rand::rng());
    for (chair, (person, invited)) in chairs.iter_mut().zip(people) {
        chair.person = person;
        chair.invited = invited;
    }
}
