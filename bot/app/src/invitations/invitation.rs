//! Invitations as messages: text, buttons, and where they are posted.

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::rules::Info;
use model::game::{Game, GameSeat};
use model::ids::UserId;
use model::job::INVITATION;
use model::job::{Job, Lane, NewJob, To};
use model::screen::{Button, Glyph, Row, Screen, Style, Verb};
use words::say;

use super::{chairs, contact, import, rated};
use crate::games::places::Place;
use crate::games::reading::RulesPage;
use crate::games::titles::{heading, info_of, title};
use crate::games::who::{mentions, people_in, teams};
use crate::games::{clock_words, learn};

/// Where an invitation is posted: the channel it was made in, or the direct messages of the invited; of everybody at the table,
/// if seats are chosen.
fn places(game: &Game) -> Vec<Place> {
    if let Some(channel) = game.channel {
        return vec![Place { to: To::Channel(channel), lane: Lane::Channel(channel), own: None }];
    }
    let mut people: Vec<UserId> = game.guests().collect();
    if game.seats_are_chosen() {
        people.push(game.host);
    }
    people.dedup();
    people
        .into_iter()
        .map(|person| Place { to: To::Person(person), lane: Lane::Person(person), own: Some(person) })
        .collect()
}

/// The messages of a new invitation.
pub(crate) fn posts(game: &Game) -> Vec<NewJob> {
    let mut pings: Vec<UserId> = game.guests().collect();
    if game.channel.is_some() && !game.pings.guests {
        pings.clear();
    }
    places(game)
        .into_iter()
        .map(|place| {
            let screen =
                Screen { text: text(game), pings: pings.clone(), rows: rows(game), ..Screen::default() };
            let screen = Screen { picture: import::picture(game), ..screen };
            place.post(game, INVITATION, screen)
        })
        .collect()
}

/// The edits of an invitation after a change of its seats.
pub(crate) fn changed(game: &Game) -> Vec<NewJob> {
    let job = |place: Place| Job::Edit {
        slot: place.slot(INVITATION),
        text: Some(text(game)),
        rows: rows(game),
        picture: None,
    };
    places(game).into_iter().map(|place| place.job(game, job(place))).collect()
}

/// Why an invitation ended.
#[derive(Clone, Copy)]
pub(crate) enum Off {
    /// It expired.
    Late,
    /// This person, for whom it was, declined.
    Declined(UserId),
    /// The host withdrew it.
    TakenBack,
    /// The server's moderators removed it.
    Withdrawn,
}

/// The edits of an invitation that nobody can take any more.
pub(crate) fn over(game: &Game, why: Off) -> Vec<NewJob> {
    let heading = heading(game);
    let text = match why {
        Off::Late => say!(game.lang(), "invitation-off-late", game = heading),
        Off::Declined(person) => {
            say!(game.lang(), "invitation-off-declined", game = heading, person = person)
        }
        Off::TakenBack => say!(game.lang(), "invitation-off-taken-back", game = heading),
        Off::Withdrawn => say!(game.lang(), "invitation-off-withdrawn", game = heading),
    };
    closed(game, &text)
}

/// The edits of an invitation that became a game.
pub(crate) fn begun(game: &Game) -> Vec<NewJob> {
    closed(game, &say!(game.lang(), "invitation-begun", game = heading(game)))
}

/// The message from which the thread of a game without an invitation grows. Without a thread its first board says all of it.
pub(crate) fn alone(game: &Game) -> Vec<NewJob> {
    let computers: Vec<UserId> = people_in(game, game.seated().map(|(seat, _)| seat).collect())
        .into_iter()
        .filter(|own| own.is_computer())
        .collect();
    let (host, name) = (game.host, heading(game));
    let together = info_of(game).is_some_and(|info| teams(info).len() == 1);
    let text = if computers.is_empty() {
        say!(game.lang(), "invitation-alone", host = host, game = name)
    } else if together {
        let computers = mentions(game.lang(), &computers);
        say!(game.lang(), "invitation-computer-together", host = host, game = name, computers = computers)
    } else {
        say!(
            game.lang(),
            "invitation-computer",
            host = host,
            game = name,
            computers = mentions(game.lang(), &computers)
        )
    };
    places(game).into_iter().map(|place| place.post(game, INVITATION, Screen::text(text.clone()))).collect()
}

fn closed(game: &Game, text: &str) -> Vec<NewJob> {
    places(game).into_iter().map(|place| place.edit(game, INVITATION, Some(text.to_owned()))).collect()
}

fn text(game: &Game) -> String {
    let (lang, host) = (game.lang(), game.host);
    let Some(info) = catalogue::find(&game.rules).map(AnyGame::info) else { return heading(game) };
    let (heading, guests) = (heading(game), guests(game));
    let (credit, summary) = (info.credit, lang.summary(info));
    let mut text = say!(
        lang,
        "invitation",
        host = host,
        guests = guests,
        game = heading,
        credit = credit.word(),
        inventor = lang.inventor(info),
        summary = summary
    );
    text.push_str(&format!("\n{}", seats(game, info)));
    for option in lang.options_set(info, &game.options) {
        text.push_str(&format!(" {}.", words::capital(&option)));
    }
    text.push_str(&import::sentence(game));
    text.push_str(&rated::invitation_words(game));
    text.push('\n');
    text.push_str(&clock_words::in_words(game.lang(), game));
    if let Some(at) = game.expires_ms {
        let (moment, left) = (format!("<t:{}:f>", at / 1000), format!("<t:{}:R>", at / 1000));
        text.push_str(&format!(" {}", say!(lang, "invitation-until", moment = moment, left = left)));
    }
    text
}

/// The people invited.
fn guests(game: &Game) -> String {
    let free = game.seats.iter().filter(|chair| chair.person.is_none()).count();
    let invited: Vec<UserId> = game.guests().collect();
    let open = game.seats_are_chosen() && game.channel.is_some();
    let (lang, people) = (game.lang(), mentions(game.lang(), &invited));
    match invited.is_empty() {
        false if open && chairs::are_open(game) => say!(lang, "guests-and-whoever-joins", people = people),
        true if chairs::are_open(game) => say!(lang, "guests-whoever-joins"),
        false if open => say!(lang, "guests-and-seats", people = people),
        false => people,
        true => say!(lang, "guests-seats", free = free),
    }
}

/// The people at the seats, or how that will be decided.
fn seats(game: &Game, info: &Info) -> String {
    if game.seats_are_chosen() {
        if chairs::are_open(game) {
            return players(game, info);
        }
        let lines: String = game.seats.iter().map(|chair| seat_line(game, chair, info)).collect();
        let shared =
            if game.shared_seats { format!("{} ", say!(game.lang(), "seats-shared")) } else { String::new() };
        return format!("{lines}{shared}{}", say!(game.lang(), "seats-start"));
    }
    match game.seat_of(game.host).filter(|_| !game.shuffle_seats) {
        Some(seat) => {
            say!(game.lang(), "seats-host-plays", host = game.host, side = game.lang().seat(info, seat))
        }
        None => say!(game.lang(), "seats-by-lot"),
    }
}

/// The people who have come to a table with an open number of players, and how it starts.
fn players(game: &Game, info: &Info) -> String {
    let line = |chair: &GameSeat| match (chair.person, chair.invited) {
        (Some(person), _) => format!("• {}\n", game.lang().person(person)),
        (None, Some(person)) => {
            format!("• {}\n", say!(game.lang(), "seats-kept", person = person))
        }
        (None, None) => String::new(),
    };
    let lines: String = game.seats.iter().map(line).collect();
    let (most, host) = (info.seats.len(), game.host);
    format!("{lines}{}", say!(game.lang(), "seats-up-to", most = most, host = host))
}

fn seat_line(game: &Game, chair: &GameSeat, info: &Info) -> String {
    let who = match (chair.person, chair.invited) {
        (Some(person), _) => game.lang().person(person),
        (None, Some(person)) => say!(game.lang(), "seats-kept", person = person),
        (None, None) => say!(game.lang(), "seats-free"),
    };
    format!("• {}: {who}\n", game.lang().seat(info, chair.seat))
}

fn rows(game: &Game) -> Vec<Row> {
    let lang = game.lang();
    let button = |label: String, style, verb| Button::new(label, style, verb, game.id, 0);
    let mut rows = Vec::new();
    let mut last = Vec::new();
    if let Some(info) = info_of(game).filter(|info| chairs::vary(info)) {
        let people = game.seated().count();
        let mut first = vec![button(say!(lang, "seats-join-button"), Style::Success, Verb::Join)];
        if people >= info.fewest {
            first.push(button(say!(lang, "seats-start-button"), Style::Primary, Verb::Start));
        }
        rows.push(Row::Buttons(first));
        if people > 0 {
            last.push(button(say!(lang, "seats-leave-button"), Style::Secondary, Verb::Leave));
        }
    } else if game.seats_are_chosen() {
        rows.extend(Row::of(&seat_buttons(game)));
        if game.seated().next().is_some() {
            last.push(button(say!(lang, "seats-leave-button"), Style::Secondary, Verb::Leave));
        }
    } else {
        last.push(button(say!(lang, "seats-join-button"), Style::Success, Verb::Join));
    }
    // An invitation to everybody is declined by ignoring it.
    if game.guests().next().is_some() {
        last.push(button(say!(lang, "seats-decline-button"), Style::Secondary, Verb::Decline));
    }
    // Only its guest has it before them.
    if game.channel.is_none() && !game.seats_are_chosen() {
        last.push(contact::refuse_button(game));
    }
    last.push(RulesPage::usual_button(lang, &game.rules));
    last.extend(learn::button(lang, &game.rules));
    rows.push(Row::Buttons(last));
    rows
}

/// A button for each free seat. Pressing it is checked again: seats are taken while people look.
fn seat_buttons(game: &Game) -> Vec<Button> {
    let info = catalogue::find(&game.rules).map(AnyGame::info);
    let name = |chair: &GameSeat| info.map_or_else(|| title(game), |info| game.lang().seat(info, chair.seat));
    let king = |chair: &GameSeat| {
        let seat = info?.seats.get(usize::from(chair.seat.0))?;
        Some(Glyph { art: "king".to_owned(), tint: seat.tint, card: false })
    };
    game.seats
        .iter()
        .filter(|chair| chair.person.is_none())
        .map(|chair| {
            let label = say!(game.lang(), "seats-join-as-button", side = name(chair));
            Button::new(label, Style::Success, Verb::Sit, game.id, 0)
                .with_arg(chair.seat.0.to_string())
                .with_glyph(king(chair))
        })
        .collect()
}
