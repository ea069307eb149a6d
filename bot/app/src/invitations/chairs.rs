//! Who may sit where: changes of a table's chairs before the game begins.
//!
//! With two seats there is nothing to choose: the person who joins takes the other one. With more, everybody chooses a seat, and
//! moves by choosing another. One person may hold several only where the host said so when the table was opened: the
//! invitation says it, and the person who sits down agrees by that. Where it is open how many play, people sit in the order in
//! which they came, and the chairs nobody came for vanish at the start.

use engine::rules::Info;
use engine::seat::Seat;
use model::ids::UserId;
use rand::seq::SliceRandom;
use store::{Chair, Game};

use crate::asking::rejection::{Rejection, reject};
use crate::games::titles::info_of;

/// The option that says how many play, where that is open until the start.
pub(crate) const PLAYERS: &str = "players";

/// Whether it is open how many play: people come as they like, and the host starts the game.
pub(crate) fn vary(info: &Info) -> bool {
    info.is_open_round()
}

/// The same of a table.
pub(crate) fn are_open(game: &Game) -> bool {
    info_of(game).is_some_and(vary)
}

/// Seats a person who doesn't say where.
pub(crate) fn join(game: &mut Game, person: UserId) -> Result<(), Rejection> {
    if game.seat_of(person).is_some() {
        return Err(reject!("seat-yours-already"));
    }
    if are_open(game) {
        return come(game, person);
    }
    let free = |chair: &Chair| chair.person.is_none();
    let own = game.seats.iter().position(|chair| free(chair) && chair.invited == Some(person));
    let open = || game.seats.iter().position(|chair| free(chair) && chair.invited.is_none());
    let chair = own.or_else(open).ok_or_else(|| reject!("seat-invited-other"))?;
    game.seats[chair].person = Some(person);
    Ok(())
}

/// Seats a person behind those who came before.
fn come(game: &mut Game, person: UserId) -> Result<(), Rejection> {
    let mut people: Vec<UserId> = game.seated().map(|(_, person)| person).collect();
    people.push(person);
    let kept = game.seats.iter().filter(|chair| chair.person.is_none() && chair.invited.is_some());
    let kept = kept.filter(|chair| chair.invited != Some(person)).count();
    if people.len() + kept > game.seats.len() {
        return Err(reject!("seat-none-free"));
    }
    close_up(&mut game.seats, &people, None);
    Ok(())
}

/// Seats people in this order from the first chair on; behind them chairs stay kept for those who are invited, but for
/// one who declined.
fn close_up(chairs: &mut [Chair], people: &[UserId], declined: Option<UserId>) {
    let kept = chairs.iter().filter(|chair| chair.person.is_none()).filter_map(|chair| chair.invited);
    let kept: Vec<UserId> =
        kept.filter(|person| !people.contains(person) && Some(*person) != declined).collect();
    let sitting = people.iter().map(|person| (Some(*person), None));
    let invited = kept.into_iter().map(|person| (None, Some(person)));
    let all = sitting.chain(invited).chain(std::iter::repeat((None, None)));
    for (chair, (person, invited)) in chairs.iter_mut().zip(all) {
        chair.person = person;
        chair.invited = invited;
    }
}

/// Where it was open how many play: the chairs nobody came for vanish, and the option says how many have come.
/// Answers how many.
pub(crate) fn settle(game: &mut Game) -> usize {
    let people: Vec<UserId> = game.seated().map(|(_, person)| person).collect();
    close_up(&mut game.seats, &people, None);
    game.seats.truncate(people.len());
    game.moments.truncate(people.len());
    game.options.retain(|(key, _)| key != PLAYERS);
    game.options.push((PLAYERS.to_owned(), people.len().to_string()));
    game.options.sort();
    people.len()
}

/// Seats a person where they want: as one more seat where seats are shared, else in place of the one they had.
pub(crate) fn take(game: &mut Game, wanted: Seat, person: UserId) -> Result<(), Rejection> {
    let chosen = game.seats.iter().position(|chair| chair.seat == wanted.0);
    let Some(chosen) = chosen.filter(|_| game.seats_are_chosen() && !are_open(game)) else {
        return Err(Rejection::unknown_control());
    };
    let name = info_of(game).map_or_else(String::new, |info| game.lang.seat(info, wanted));
    match &game.seats[chosen] {
        Chair { person: Some(other), .. } if *other == person => {
            return Err(reject!("seat-own", side = name));
        }
        Chair { person: Some(other), .. } => {
            return Err(reject!("seat-taken", person = *other, side = name));
        }
        Chair { invited: Some(other), .. } if *other != person => {
            return Err(reject!("seat-kept", person = *other, side = name));
        }
        _ => {}
    }
    if !game.shared_seats {
        stand(&mut game.seats, person);
    }
    game.seats[chosen].person = Some(person);
    if game.seats.iter().all(|chair| chair.person == Some(person)) {
        return Err(reject!("seat-last"));
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
pub(crate) fn get_up(game: &mut Game, person: UserId) -> Result<(), Rejection> {
    if !game.seats_are_chosen() {
        return Err(Rejection::unknown_control());
    }
    if game.seat_of(person).is_none() {
        return Err(reject!("seat-none-to-leave"));
    }
    if are_open(game) {
        let mut people: Vec<UserId> = game.seated().map(|(_, person)| person).collect();
        people.retain(|other| *other != person);
        close_up(&mut game.seats, &people, None);
    } else {
        stand(&mut game.seats, person);
    }
    Ok(())
}

fn stand(chairs: &mut [Chair], person: UserId) {
    for chair in chairs.iter_mut().filter(|chair| chair.person == Some(person)) {
        chair.person = None;
    }
}

/// Gives back the seat kept for a person; whether the invitation stands without them.
pub(crate) fn give_back(game: &mut Game, person: UserId) -> Result<bool, Rejection> {
    if !game.seats.iter().any(|chair| chair.invited == Some(person)) {
        return Err(match game.seat_of(person) {
            Some(_) if game.seats_are_chosen() => reject!("seat-press-leave"),
            _ => reject!("seat-nothing-to-decline"),
        });
    }
    if !game.seats_are_chosen() || game.channel.is_none() {
        return Ok(false);
    }
    if are_open(game) {
        let people: Vec<UserId> = game.seated().map(|(_, person)| person).collect();
        close_up(&mut game.seats, &people, Some(person));
        return Ok(true);
    }
    stand(&mut game.seats, person);
    for chair in game.seats.iter_mut().filter(|chair| chair.invited == Some(person)) {
        chair.invited = None;
    }
    Ok(true)
}

/// Draws the seats by lot.
pub(crate) fn shuffle(chairs: &mut [Chair]) {
    let mut people: Vec<_> = chairs.iter().map(|chair| (chair.person, chair.invited)).collect();
    people.shuffle(&mut rand::rng());
    for (chair, (person, invited)) in chairs.iter_mut().zip(people) {
        chair.person = person;
        chair.invited = invited;
    }
}
