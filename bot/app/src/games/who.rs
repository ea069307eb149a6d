//! People and seats in words. A person with several seats is named, and pinged, once.

use engine::any_game::AnyTable;
use engine::rules::{Info, SeatInfo};
use engine::seat::{Seat, SeatSet, Team};
use model::game::{Game, Status};
use model::ids::UserId;
use model::names::Names;
use words::Lang;
use words::say;

/// A seat's name as the engine gives it, for files that programs read.
pub(crate) fn side(info: &Info, seat: Seat) -> &'static str {
    info.seats.get(usize::from(seat.0)).map_or("a side", |seat| seat.name)
}

/// The names of a person's seats: `**White king-side** and **White queen-side**`.
pub(crate) fn own_sides(lang: Lang, game: &Game, info: &Info, person: UserId) -> String {
    let sides: Vec<_> = game.seats_of(person).map(|seat| format!("**{}**", lang.seat(info, seat))).collect();
    lang.list(&sides)
}

/// The people in any of these seats.
pub(crate) fn people_in(game: &Game, seats: SeatSet) -> Vec<UserId> {
    let mut people = Vec::new();
    for (seat, person) in game.seated() {
        if seats.contains(seat) && !people.contains(&person) {
            people.push(person);
        }
    }
    people
}

/// All people at the table, without computer players: those who read messages.
pub(crate) fn everybody(game: &Game) -> Vec<UserId> {
    let mut people = people_in(game, game.seated().map(|(seat, _)| seat).collect());
    people.retain(|person| !person.is_computer());
    people
}

/// The people who may answer a draw offered from these seats: on another side, without an offer of their own.
pub(crate) fn who_may_answer(game: &Game, table: &dyn AnyTable, offered: SeatSet) -> Vec<UserId> {
    let info = table.info();
    let offering: Vec<_> = offered.iter().map(|seat| team(info, seat)).collect();
    let others = game.seated().map(|(seat, _)| seat).filter(|seat| !offering.contains(&team(info, *seat)));
    let offerers = people_in(game, offered);
    let mut people = people_in(game, others.collect());
    people.retain(|person| !offerers.contains(person));
    people
}

/// The seats that win and lose with this one, itself included.
pub(crate) fn team_seats(info: &Info, seat: Seat) -> SeatSet {
    let own = team(info, seat);
    seats(info).filter(|(_, other)| Some(other.team) == own).map(|(seat, _)| seat).collect()
}

/// `@Ada, @Ben and @Cleo`.
pub(crate) fn mentions(lang: Lang, people: &[UserId]) -> String {
    lang.list(&people.iter().map(|person| lang.person(*person)).collect::<Vec<_>>())
}

/// Mentions of the people in these seats; people who left for good are called so.
pub(crate) fn people(game: &Game, seats: SeatSet) -> String {
    people_for(game.lang(), game, seats)
}

/// Like [`people`], in one reader's language: computer players have a name in each.
pub(crate) fn people_for(lang: Lang, game: &Game, seats: SeatSet) -> String {
    let mut names: Vec<_> = people_in(game, seats).iter().map(|person| lang.person(*person)).collect();
    if gone_from(game).any(|seat| seats.contains(seat)) {
        names.push(somebody(lang));
    }
    lang.list(&names)
}

/// The names of a table's people for messages: in place of seats that are only numbers.
pub(crate) fn names(lang: Lang, game: &Game, info: &Info) -> Vec<(Seat, String)> {
    if !info.is_open_round() {
        return Vec::new();
    }
    game.seated().map(|(seat, person)| (seat, lang.person(person))).collect()
}

/// Like [`names`], in plain text, for pictures and lists in which a mention would stay digits: as far as names are remembered.
/// Others keep their seats' names.
pub(crate) fn plain_names(lang: Lang, game: &Game, info: &Info, known: &Names) -> Vec<(Seat, String)> {
    if !info.is_open_round() {
        return Vec::new();
    }
    let name = |person: UserId| match person.is_computer() {
        true => Some(lang.person(person)),
        false => known.of(game.guild, person),
    };
    game.seated().filter_map(|(seat, person)| Some((seat, name(person)?))).collect()
}

/// The placeholder for a person whose data were erased.
pub(crate) fn somebody(lang: Lang) -> String {
    say!(lang, "privacy-somebody")
}

/// The seats of a game that began whose people's data were erased.
fn gone_from(game: &Game) -> impl Iterator<Item = Seat> {
    let began = matches!(game.status, Status::Running | Status::Over);
    game.seats.iter().filter(move |chair| began && chair.person.is_none()).map(|own| own.seat)
}

/// A mention of the person in a seat; with the seat's name if they hold others, too.
pub(crate) fn person_in(game: &Game, info: &Info, seat: Seat) -> String {
    let people = people_in(game, SeatSet::only(seat));
    let several = people.iter().any(|person| game.seats_of(*person).count() > 1);
    let name = if several { format!(" ({})", game.lang().seat_alone(info, seat)) } else { String::new() };
    format!("{}{name}", self::people(game, SeatSet::only(seat)))
}

/// `@Ada (White) against @Ben (Black)`; the people of one side joined by `and`.
pub(crate) fn players(lang: Lang, game: &Game, info: &Info) -> String {
    let teams = teams(info);
    let sides: Vec<String> = teams
        .iter()
        .map(|own| members(lang, game, info, *own))
        .filter(|members| !members.is_empty())
        .map(|members| lang.list(&members))
        .collect();
    match &sides[..] {
        [one, other] if teams.len() == 2 => {
            say!(lang, "who-against", one = one.as_str(), other = other.as_str())
        }
        _ => sides.join(", "),
    }
}

/// The teams of a game, in the order of their first seats.
pub(crate) fn teams(info: &Info) -> Vec<Team> {
    let mut teams = Vec::new();
    for (_, seat) in seats(info) {
        if !teams.contains(&seat.team) {
            teams.push(seat.team);
        }
    }
    teams
}

fn members(lang: Lang, game: &Game, info: &Info, own: Team) -> Vec<String> {
    let seats: SeatSet =
        game.seated().map(|(seat, _)| seat).filter(|seat| team(info, *seat) == Some(own)).collect();
    let present = people_in(game, seats).into_iter().map(|person| {
        let own: Vec<Seat> = game.seats_of(person).filter(|seat| seats.contains(*seat)).collect();
        // The seat's number adds nothing to the name, unless a person has several.
        if info.is_open_round() && own.len() == 1 {
            return lang.person(person);
        }
        let sides = own.into_iter().map(|seat| lang.seat_alone(info, seat));
        format!("{} ({})", lang.person(person), sides.collect::<Vec<_>>().join(", "))
    });
    let gone = gone_from(game).filter(|seat| team(info, *seat) == Some(own));
    present.chain(gone.map(|seat| format!("{} ({})", somebody(lang), lang.seat_alone(info, seat)))).collect()
}

/// The name of a seat's team: `White`.
pub(crate) fn team_name(lang: Lang, info: &Info, own: Seat) -> String {
    team(info, own).map_or_else(String::new, |own| lang.team(info, own))
}

/// The team of a seat.
pub(crate) fn team(info: &Info, seat: Seat) -> Option<Team> {
    info.seats.get(usize::from(seat.0)).map(|seat| seat.team)
}

fn seats(info: &Info) -> impl Iterator<Item = (Seat, &SeatInfo)> {
    info.seats.iter().enumerate().filter_map(|(at, seat)| Some((Seat(u8::try_from(at).ok()?), seat)))
}
