//! Messages about a change: jobs for the outbox, made from views only.

use engine::any_game::{AnyTable, TableStep};
use engine::rules::{Audience, Event, Info, Pending, Reason};
use engine::seat::{Seat, SeatSet, Viewer};
use model::game::Game;
use model::ids::UserId;
use model::job::INVITATION;
use model::job::{Job, Lane, NewJob};
use model::screen::{Button, Recipe, Screen, Style, Verb};
use words::Lang;
use words::say;

use super::board::{self, Occasion};
use crate::context::change::{Advanced, ChangeContext};
use crate::games::places::{Place, places};
use crate::games::said::undone;
use crate::games::titles::{heading, heading_for, title};
use crate::games::who::{everybody, mentions, own_sides, people, person_in, who_may_answer};
use crate::notifications::{draw_notices, pinged};

/// The slot of a draw offer.
const OFFER: &str = "offer";

/// The first board of a game, and in games with secrets the first direct message to each player except one who has just read it
/// all.
pub(crate) fn start(advanced: &Advanced, at: ChangeContext<'_>) -> Vec<NewJob> {
    let (game, table) = (&advanced.game, &*advanced.table);
    let mut jobs = Vec::new();
    if let (true, Some(channel)) = (game.thread_wanted, game.channel) {
        let job = Job::Thread { slot: INVITATION.to_owned(), title: format!("{} #{}", title(game), game.id) };
        jobs.push(NewJob { lane: Lane::Channel(channel), game: Some(game.id), job });
    }
    if table.info().secret.is_some() {
        // The answer to sitting down shows one seat.
        let has_read = |person: &UserId| at.reader() == Some(*person) && game.seats_of(*person).count() == 1;
        for person in everybody(game).into_iter().filter(|person| !has_read(person)) {
            jobs.extend(welcome(game, table, person, &advanced.events));
        }
    }
    let occasion =
        Occasion { live: false, steady: false, asked_by: at.asked_by, shown: table, hints: at.hints };
    jobs.extend(board::posts(game, table, &board::text(game, table, table), occasion));
    jobs
}

/// The messages after a running game went on. `shown` is the table as the newest board shows it.
pub(crate) fn jobs(
    advanced: &Advanced,
    before: &dyn AnyTable,
    shown: &dyn AnyTable,
    at: ChangeContext<'_>,
) -> Vec<NewJob> {
    let (game, after) = (&advanced.game, &*advanced.table);
    let mut jobs = private_news(advanced, at.reader());
    let over = matches!(after.pending(), Pending::Over(_));
    // At the end no draw offer is left, however it came.
    let offered = if over { SeatSet::EMPTY } else { after.draw_offered_by() };
    if !before.draw_offered_by().is_empty() && offered.is_empty() {
        let taken = matches!(after.pending(), Pending::Over(outcome) if outcome.reason == Reason::AGREEMENT);
        let declined =
            after.recent(Viewer::Public).next().filter(|turn| turn.text == TableStep::DeclineDraw.word());
        let text = match declined.and_then(|turn| turn.seat) {
            _ if taken => say!(game.lang(), "draw-taken"),
            Some(seat) => say!(game.lang(), "board-plays-on", person = people(game, SeatSet::only(seat))),
            None => say!(game.lang(), "draw-lapsed"),
        };
        jobs.extend(places(game).into_iter().map(|place| place.edit(game, OFFER, Some(text.clone()))));
    }
    // The end of a game is posted, also in live play: it stays visible. A board that is edited in place doesn't turn, since
    // people follow it with their eyes.
    let (live, steady) = (advanced.live && !over, advanced.live);
    let occasion = Occasion { live, steady, asked_by: at.asked_by, shown, hints: at.hints };
    if over {
        jobs.extend(board::posts(game, after, &board::ending(game, after, &advanced.follow_ups), occasion));
    } else if advanced.anew {
        let text = match taken_back(advanced, before) {
            Some(news) => board::text_with(game, after, after, news),
            None => board::text(game, after, after),
        };
        jobs.extend(board::posts(game, after, &text, occasion));
    } else {
        // One of several players is done, or somebody left: the board says so without a ping. It says nothing of a change of a
        // sealed decision.
        let text = board::text(game, shown, after);
        if text != board::text(game, shown, before) {
            jobs.extend(board::edits(game, shown, after, &text, at.hints));
        }
    }
    let fresh = offered.iter().filter(|seat| !before.draw_offered_by().contains(*seat)).collect::<SeatSet>();
    if !fresh.is_empty() {
        jobs.extend(places(game).into_iter().map(|place| offer_post(game, after, place, fresh)));
        jobs.extend(draw_notices(game, OFFER, &people(game, fresh), &who_may_answer(game, after, fresh)));
    }
    jobs
}

/// A sentence about a takeback: who took which turns back, as everybody read them before; `None` after any other change.
fn taken_back(advanced: &Advanced, before: &dyn AnyTable) -> Option<String> {
    let (game, after) = (&advanced.game, &*advanced.table);
    let seat = advanced.by.filter(|_| after.lines() < before.lines())?;
    let turns = undone(game.lang(), before, after);
    let (lang, person) = (game.lang(), person_in(game, after.info(), seat));
    Some(say!(lang, "board-took-back-turns", person = person, turns = lang.list(&turns)))
}

fn offer_post(game: &Game, table: &dyn AnyTable, place: Place, by: SeatSet) -> NewJob {
    let names = people(game, by);
    let asked = who_may_answer(game, table, by);
    let (lang, heading) = (game.lang(), heading(game));
    if asked.iter().all(|person| person.is_computer()) {
        let computers = mentions(lang, &asked);
        let text =
            say!(lang, "draw-question-computer", people = names, game = heading, computers = computers);
        return place.post(game, OFFER, Screen::text(text));
    }
    let button = |label: String, style, verb| Button::new(label, style, verb, game.id, 0);
    let screen = Screen {
        text: say!(lang, "draw-question", people = names, game = heading, asked = mentions(lang, &asked)),
        pings: pinged(game, &asked),
        ..Screen::default()
    }
    .with_buttons(vec![
        button(say!(lang, "draw-agree-button"), Style::Success, Verb::DrawYes),
        button(say!(lang, "draw-play-on-button"), Style::Secondary, Verb::DrawNo),
    ]);
    place.post(game, OFFER, screen)
}

/// The first direct message of a game with secrets, to people who have played one before: it shows early whether direct
/// messages arrive, and says what was dealt. Everybody else gets it as the answer to sitting down ([`at_first`]), or by *My
/// secrets*.
fn welcome(game: &Game, table: &dyn AnyTable, person: UserId, events: &[Event]) -> Vec<NewJob> {
    let lang = game.lang_of(person);
    let secret = lang.secret(table.info()).unwrap_or_default();
    let (sides, heading) = (own_sides(lang, game, table.info(), person), heading_for(lang, game));
    // Around an open table seats are only numbers.
    let at = if table.info().is_open_round() { "open" } else { "side" };
    let mut text = match game.channel {
        Some(channel) => {
            let place = format!("<#{channel}>");
            say!(lang, "welcome-in", at = at, sides = sides, game = heading, place = place, secret = secret)
        }
        None => say!(lang, "welcome", at = at, sides = sides, game = heading, secret = secret),
    };
    let seats: Vec<Seat> = game.seats_of(person).collect();
    if let [seat] = seats[..]
        && let Some(news) = news(game, table, person, seat, events)
    {
        text.push('\n');
        text.push_str(&news);
        let recipe = Recipe::new(game.id, game.entries, Some(seat.0)).for_eyes_of(person);
        return vec![dm(game, person, Screen::text(text).with_picture(recipe))];
    }
    let dealt = seats.into_iter().filter_map(|seat| private_message(game, table, person, seat, events));
    std::iter::once(dm(game, person, Screen::text(text))).chain(dealt).collect()
}

/// The secrets of a person who has just sat down, for their eyes: in words, and as a picture of the seat's view. `None` in a
/// game without secrets.
pub(crate) fn at_first(lang: Lang, game: &Game, info: &Info, person: UserId) -> Option<(String, Recipe)> {
    let (secret, seat) = (lang.secret(info)?, game.seat_of(person)?);
    let recipe = Recipe::new(game.id, game.entries, Some(seat.0)).for_eyes_of(person);
    Some((say!(lang, "seat-secrets", secret = secret), recipe))
}

/// Direct messages about events that only some players may know: one for each of them. The reader of the answer has learned
/// what the acting seat knows.
fn private_news(advanced: &Advanced, reader: Option<UserId>) -> Vec<NewJob> {
    let (game, table) = (&advanced.game, &*advanced.table);
    let read = |event: &Event| advanced.by.is_some_and(|seat| event.audience.includes(Viewer::Seat(seat)));
    let unread: Vec<Event> = advanced.events.iter().filter(|event| !read(event)).cloned().collect();
    let news = |(seat, person)| {
        let events = if reader == Some(person) { &unread } else { &advanced.events };
        private_message(game, table, person, seat, events)
    };
    game.seated().filter_map(news).collect()
}

fn private_message(
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
    seat: Seat,
    events: &[Event],
) -> Option<NewJob> {
    let news = news(game, table, person, seat, events)?;
    let several = game.seats_of(person).count() > 1;
    let lang = game.lang_of(person);
    let heading = heading_for(lang, game);
    let text = if several {
        say!(lang, "news-as", game = heading, side = lang.seat(table.info(), seat), news = news)
    } else {
        say!(lang, "news", game = heading, news = news)
    };
    let recipe = Recipe::new(game.id, game.entries, Some(seat.0)).for_eyes_of(person);
    Some(dm(game, person, Screen::text(text).with_picture(recipe)))
}

/// What a person may learn at a seat and the public may not. A person with several seats gets it for the first of those that
/// may know.
fn news(game: &Game, table: &dyn AnyTable, person: UserId, seat: Seat, events: &[Event]) -> Option<String> {
    let first = |seats: SeatSet| game.seats_of(person).find(|own| seats.contains(*own)) == Some(seat);
    let news: Vec<String> = events
        .iter()
        .filter(|event| matches!(event.audience, Audience::Only(seats) if first(seats)))
        .map(|event| game.lang_of(person).event(table.info(), event))
        .collect();
    (!news.is_empty()).then(|| news.join(" "))
}

fn dm(game: &Game, person: UserId, screen: Screen) -> NewJob {
    NewJob { lane: Lane::Person(person), game: Some(game.id), job: Job::Private { person, screen } }
}
