//! An invitation as people see it: what it says, its buttons, and where it is posted.

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::rules::Info;
use engine::seat::Seat;

use crate::ids::UserId;
use crate::outbox::job::{Job, Lane, NewJob, To};
use crate::say;
use crate::store::{Chair, Game};

use super::announce::{Place, heading, title};
use super::community;
use super::look::info_of;
use super::mine;
use super::screen::{Button, Glyph, Row, Screen, Style, Verb};
use super::who::{mentions, side};
use super::{chairs, clocks};

/// The slot of an invitation's message.
pub(super) const INVITATION: &str = "invitation";

/// Where an invitation is posted: the channel it was made in, or the direct messages of the invited; of everybody at
/// the table, where seats are chosen.
fn places(game: &Game) -> Vec<Place> {
    if let Some(channel) = game.channel {
        return vec![Place { to: To::Channel(channel), lane: Lane::Channel(channel), own: None }];
    }
    let mut people: Vec<UserId> = game.seats.iter().filter_map(|chair| chair.invited).collect();
    if game.seats_are_chosen() {
        people.push(game.host);
    }
    people.dedup();
    people
        .into_iter()
        .map(|person| Place { to: To::Person(person), lane: Lane::Person(person), own: Some(person) })
        .collect()
}

/// The invitation to a new table.
pub(super) fn posts(game: &Game) -> Vec<NewJob> {
    let mut pings: Vec<UserId> = game.seats.iter().filter_map(|chair| chair.invited).collect();
    if game.channel.is_some() && !game.pings.guests {
        pings.clear();
    }
    places(game)
        .into_iter()
        .map(|place| {
            let screen =
                Screen { text: text(game), pings: pings.clone(), rows: rows(game), ..Screen::default() };
            let screen = Screen { picture: mine::picture(game), ..screen };
            place.post(game, INVITATION, screen)
        })
        .collect()
}

/// The same invitation after somebody sat down or got up.
pub(super) fn changed(game: &Game) -> Vec<NewJob> {
    let job =
        |place: Place| Job::Edit { slot: place.slot(INVITATION), text: Some(text(game)), rows: rows(game) };
    places(game).into_iter().map(|place| place.job(game, job(place))).collect()
}

/// Why an invitation is off.
#[derive(Clone, Copy)]
pub(super) enum Off {
    /// Nobody came in time.
    Late,
    /// This person, for whom it was, declined.
    Declined(UserId),
    /// The host took it back.
    TakenBack,
    /// Those who look after the server took it away.
    Withdrawn,
}

/// An invitation that nobody can take any more.
pub(super) fn over(game: &Game, why: Off) -> Vec<NewJob> {
    let heading = heading(game);
    let text = match why {
        Off::Late => say!(game.lang, "invitation-off-late", game = heading),
        Off::Declined(person) => {
            say!(game.lang, "invitation-off-declined", game = heading, person = format!("<@{person}>"))
        }
        Off::TakenBack => say!(game.lang, "invitation-off-taken-back", game = heading),
        Off::Withdrawn => say!(game.lang, "invitation-off-withdrawn", game = heading),
    };
    closed(game, &text)
}

/// An invitation that became a game.
pub(super) fn begun(game: &Game) -> Vec<NewJob> {
    closed(game, &format!("{} has begun.", heading(game)))
}

/// What a table for one says in place of an invitation; a thread can grow from it.
pub(super) fn alone(game: &Game) -> Vec<NewJob> {
    let text = format!("<@{}> sits down to {}.", game.host, heading(game));
    places(game).into_iter().map(|place| place.post(game, INVITATION, Screen::text(text.clone()))).collect()
}

fn closed(game: &Game, text: &str) -> Vec<NewJob> {
    places(game).into_iter().map(|place| place.edit(game, INVITATION, Some(text.to_owned()))).collect()
}

fn text(game: &Game) -> String {
    let mut text = format!("<@{}> invites {} to {}", game.host, guests(game), heading(game));
    if let Some(info) = catalogue::find(&game.rules).map(AnyGame::info) {
        text.push_str(&format!(" by {}.\n> {}\n", info.inventor, info.summary));
        text.push_str(&seats(game, info));
    }
    for (key, value) in &game.options {
        text.push_str(&format!(" {key}: {value}."));
    }
    text.push_str(&mine::sentence(game));
    text.push_str(&community::invitation_words(game));
    text.push('\n');
    text.push_str(&clocks::in_words(game.lang, &game.time));
    if let Some(at) = game.expires_ms {
        text.push_str(&format!(" Open until <t:{0}:f> (<t:{0}:R>).", at / 1000));
    }
    text
}

/// Whom the invitation is for.
fn guests(game: &Game) -> String {
    let free = game.seats.iter().filter(|chair| chair.person.is_none()).count();
    let invited: Vec<UserId> = game.seats.iter().filter_map(|chair| chair.invited).collect();
    let open = game.seats_are_chosen() && game.channel.is_some();
    match (invited.is_empty(), free) {
        (false, _) if open && chairs::are_open(game) => format!("{} and whoever joins", mentions(&invited)),
        (true, _) if chairs::are_open(game) => "whoever joins".to_owned(),
        (false, _) if open => format!("{} and whoever takes a seat", mentions(&invited)),
        (false, _) => mentions(&invited),
        (true, 1) => "whoever takes the free seat".to_owned(),
        (true, free) => format!("whoever takes the {free} free seats"),
    }
}

/// Who sits where, or how that will be decided.
fn seats(game: &Game, info: &Info) -> String {
    if game.seats_are_chosen() {
        if chairs::are_open(game) {
            return players(game, info);
        }
        let lines: String = game.seats.iter().map(|chair| seat_line(chair, info)).collect();
        let shared = if game.shared_seats {
            "Seats are **shared**: one person may take several, and whoever sits down agrees to that. "
        } else {
            ""
        };
        return format!("{lines}{shared}The game starts when every seat is taken.");
    }
    match game.seat_of(game.host).filter(|_| !game.shuffle_seats) {
        Some(seat) => format!("<@{}> plays {}.", game.host, side(info, seat)),
        None => "Colours are drawn by lot.".to_owned(),
    }
}

/// Who has come to a table at which it is open how many play, and how it starts.
fn players(game: &Game, info: &Info) -> String {
    let line = |chair: &Chair| match (chair.person, chair.invited) {
        (Some(person), _) => format!("• <@{person}>\n"),
        (None, Some(person)) => format!("• kept for <@{person}>\n"),
        (None, None) => String::new(),
    };
    let lines: String = game.seats.iter().map(line).collect();
    format!("{lines}Up to {} can play. <@{}> starts the game.", info.seats.len(), game.host)
}

fn seat_line(chair: &Chair, info: &Info) -> String {
    let who = match (chair.person, chair.invited) {
        (Some(person), _) => format!("<@{person}>"),
        (None, Some(person)) => format!("kept for <@{person}>"),
        (None, None) => "free".to_owned(),
    };
    format!("• {}: {who}\n", side(info, Seat(chair.seat)))
}

fn rows(game: &Game) -> Vec<Row> {
    let button = |label: &str, style, verb| Button::new(label, style, verb, game.id, game.version);
    let mut rows = Vec::new();
    let mut last = Vec::new();
    if let Some(info) = info_of(game).filter(|info| chairs::vary(info)) {
        let people = game.seated().count();
        let mut first = vec![button("Join", Style::Success, Verb::Join)];
        if people >= info.fewest {
            first.push(button("Start", Style::Primary, Verb::Start));
        }
        rows.push(Row::Buttons(first));
        if people > 0 {
            last.push(button("Leave", Style::Secondary, Verb::Leave));
        }
    } else if game.seats_are_chosen() {
        rows.extend(Row::of(&seat_buttons(game)));
        if game.seated().next().is_some() {
            last.push(button("Leave", Style::Secondary, Verb::Leave));
        }
    } else {
        last.push(button("Join", Style::Success, Verb::Join));
    }
    last.push(button("Decline", Style::Secondary, Verb::Decline));
    last.push(button("Rules", Style::Secondary, Verb::Rules).with_arg(format!("{}.0", game.rules)));
    rows.push(Row::Buttons(last));
    rows
}

/// A button for each free seat. What pressing it may do is decided anew: seats are taken while people look.
fn seat_buttons(game: &Game) -> Vec<Button> {
    let info = catalogue::find(&game.rules).map(AnyGame::info);
    let name = |chair: &Chair| info.map_or_else(|| title(game), |info| side(info, Seat(chair.seat)));
    let king = |chair: &Chair| {
        let seat = info?.seats.get(usize::from(chair.seat))?;
        Some(Glyph { art: "king".to_owned(), tint: seat.tint, card: false })
    };
    game.seats
        .iter()
        .filter(|chair| chair.person.is_none())
        .map(|chair| {
            Button::new(format!("Join as {}", name(chair)), Style::Success, Verb::Sit, game.id, game.version)
                .with_arg(chair.seat.to_string())
                .with_glyph(king(chair))
        })
        .collect()
}
