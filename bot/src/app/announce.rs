//! What has to be said about a change: the jobs for the outbox, made from nothing but views.

use engine::any_game::{AnyTable, TableStep};
use engine::catalogue;
use engine::chance::{Commitment, Salt, Seed};
use engine::rules::{Audience, Event, GameResult, Info, Outcome, Pending};
use engine::seat::{Seat, SeatSet, Team, Viewer};

use crate::ids::{ChannelId, UserId};
use crate::outbox::job::{Job, Lane, NewJob, To};
use crate::store::{Game, Status};

use super::screen::{Button, Recipe, Row, Screen, Style, Verb};

/// The slot of an invitation's message.
const INVITATION: &str = "invitation";
/// The slot of the newest board; with the person's id for copies in direct messages.
const BOARD: &str = "board";
/// The slot of a draw offer.
const OFFER: &str = "offer";

/// Somewhere the public part of a game is posted.
#[derive(Clone, Copy)]
struct Place {
    to: To,
    lane: Lane,
    /// Whose direct messages these are, with the seat they see it from.
    own: Option<(UserId, Seat)>,
}

impl Place {
    fn slot(self, name: &str) -> String {
        self.own.map_or_else(|| name.to_owned(), |(person, _)| format!("{name}-{person}"))
    }

    fn post(self, game: &Game, slot: &str, screen: Screen) -> NewJob {
        self.job(game, Job::Post { to: self.to, slot: Some(self.slot(slot)), screen })
    }

    fn edit(self, game: &Game, slot: &str, text: Option<String>) -> NewJob {
        self.job(game, Job::Edit { slot: self.slot(slot), text, rows: Vec::new() })
    }

    fn job(self, game: &Game, job: Job) -> NewJob {
        NewJob { lane: self.lane, game: Some(game.id), job }
    }
}

/// Where a running game is posted: its channel, or every player's direct messages.
fn places(game: &Game) -> Vec<Place> {
    match game.channel {
        Some(channel) => vec![Place { to: To::Home, lane: Lane::Channel(channel), own: None }],
        None => game
            .seated()
            .map(|(seat, person)| Place {
                to: To::Person(person),
                lane: Lane::Person(person),
                own: Some((person, seat)),
            })
            .collect(),
    }
}

/// Where an invitation is posted: the channel it was made in, or the invited person's direct messages.
fn invitation_places(game: &Game) -> Vec<Place> {
    match game.channel {
        Some(channel) => {
            vec![Place { to: To::Channel(channel), lane: Lane::Channel(channel), own: None }]
        }
        None => game
            .seats
            .iter()
            .filter_map(|chair| Some((chair.invited?, Seat(chair.seat))))
            .map(|(person, seat)| Place {
                to: To::Person(person),
                lane: Lane::Person(person),
                own: Some((person, seat)),
            })
            .collect(),
    }
}

/// The invitation to a new table.
pub(super) fn invitation(game: &Game) -> Vec<NewJob> {
    let pings = game.seats.iter().filter_map(|chair| chair.invited).collect::<Vec<_>>();
    invitation_places(game)
        .into_iter()
        .map(|place| {
            let screen = Screen {
                text: invitation_text(game),
                pings: pings.clone(),
                rows: vec![invitation_buttons(game)],
                ..Screen::default()
            };
            place.post(game, INVITATION, screen)
        })
        .collect()
}

/// The same invitation with one more seat taken.
pub(super) fn invitation_changed(game: &Game) -> Vec<NewJob> {
    invitation_places(game)
        .into_iter()
        .map(|place| {
            let text = Some(invitation_text(game));
            place.job(
                game,
                Job::Edit { slot: place.slot(INVITATION), text, rows: vec![invitation_buttons(game)] },
            )
        })
        .collect()
}

/// An invitation that nobody can take any more.
pub(super) fn invitation_over(game: &Game, why: &str) -> Vec<NewJob> {
    let text = format!("The invitation to **{}** `#{}` is off: {why}.", title(game), game.id);
    invitation_places(game)
        .into_iter()
        .map(|place| place.edit(game, INVITATION, Some(text.clone())))
        .collect()
}

/// The first board of a game, and in games with secrets the first direct message to each player.
/// `sealed` tells whether chance takes part, so that the seed's commitment is published.
pub(super) fn start(game: &Game, table: &dyn AnyTable, sealed: bool) -> Vec<NewJob> {
    let mut jobs = Vec::new();
    let text = format!("**{}** `#{}` has begun.", title(game), game.id);
    jobs.extend(
        invitation_places(game).into_iter().map(|place| place.edit(game, INVITATION, Some(text.clone()))),
    );
    if let (true, Some(channel)) = (game.thread_wanted, game.channel) {
        let job = Job::Thread { slot: INVITATION.to_owned(), title: format!("{} #{}", title(game), game.id) };
        jobs.push(NewJob { lane: Lane::Channel(channel), game: Some(game.id), job });
    }
    if let Some(secret) = table.info().secret {
        jobs.extend(game.seated().map(|(seat, person)| welcome(game, table, seat, person, secret)));
    }
    let mut text = format!("{}\n{}", heading(game), players(game, table.info()));
    if sealed {
        let seal = Commitment::new(&Salt(*game.salt.bytes()), &Seed(*game.seed.bytes()));
        text.push_str(&format!("\nChance is sealed: `{seal}`. The seed is opened at the end (`/verify`)."));
    }
    text.push('\n');
    text.push_str(&whose_turn(game, table));
    jobs.extend(board_posts(game, table, &text));
    jobs
}

/// What has to be said after a running game went on.
pub(super) fn jobs(
    game: &Game,
    before: &dyn AnyTable,
    after: &dyn AnyTable,
    events: &[Event],
) -> Vec<NewJob> {
    let mut jobs = private_news(game, after, events);
    let over = matches!(after.pending(), Pending::Over(_));
    let offered = after.draw_offered_by();
    if !before.draw_offered_by().is_empty() && offered.is_empty() {
        let text = if over { "The draw offer was taken." } else { "The draw offer no longer stands." };
        jobs.extend(places(game).into_iter().map(|place| place.edit(game, OFFER, Some(text.to_owned()))));
    }
    if over {
        jobs.extend(board_posts(game, after, &ending(game, after)));
    } else if after.turns_completed() > before.turns_completed() {
        let text = format!("{}\n{}\n{}", heading(game), last_turn(game, after), whose_turn(game, after));
        jobs.extend(board_posts(game, after, &text));
    }
    let fresh = offered.iter().filter(|seat| !before.draw_offered_by().contains(*seat)).collect::<SeatSet>();
    if !fresh.is_empty() && !over {
        jobs.extend(places(game).into_iter().map(|place| offer_post(game, after, place, fresh)));
    }
    jobs
}

/// The newest board: takes the buttons off the one before, then posts itself.
fn board_posts(game: &Game, table: &dyn AnyTable, text: &str) -> Vec<NewJob> {
    let pings = pings(game, table);
    places(game)
        .into_iter()
        .flat_map(|place| {
            let mut recipe = Recipe::new(game.id, game.entries, place.own.map(|(_, seat)| seat.0));
            recipe.looker = place.own.map(|(person, _)| person);
            let screen = Screen {
                text: text.to_owned(),
                pings: pings.clone(),
                picture: Some(recipe),
                rows: board_buttons(game, table),
                ..Screen::default()
            };
            [place.edit(game, BOARD, None), place.post(game, BOARD, screen)]
        })
        .collect()
}

/// The controls below a board. Their number depends on public facts alone.
pub(super) fn board_buttons(game: &Game, table: &dyn AnyTable) -> Vec<Row> {
    let button = |label: &str, style, verb| Button::new(label, style, verb, game.id, game.version);
    let running = game.status == Status::Running;
    let mut first = Vec::new();
    if running {
        let turn = table.turns_completed().to_string();
        first.push(button("Move", Style::Primary, Verb::Move).with_arg(turn));
    }
    first.push(button("Board", Style::Secondary, Verb::Board));
    if running && table.info().secret.is_some() {
        first.push(button("My secrets", Style::Secondary, Verb::Secrets));
    }
    first.push(button("History", Style::Secondary, Verb::History));
    first.push(button("Rules", Style::Secondary, Verb::Rules).with_arg(format!("{}.0", game.rules)));
    let mut rows = vec![Row::Buttons(first)];
    if running {
        let mut second = vec![button("Offer a draw", Style::Secondary, Verb::Draw)];
        if table.claim().is_some() {
            second.push(button("Claim a draw", Style::Secondary, Verb::Claim));
        }
        second.push(button("Resign", Style::Danger, Verb::Resign));
        rows.push(Row::Buttons(second));
    }
    rows
}

fn offer_post(game: &Game, table: &dyn AnyTable, place: Place, by: SeatSet) -> NewJob {
    let names = people(game, by);
    let asked: Vec<UserId> =
        game.seated().filter(|(seat, _)| !by.contains(*seat)).map(|(_, person)| person).collect();
    let button = |label: &str, style, verb| Button::new(label, style, verb, game.id, game.version);
    let screen = Screen {
        text: format!(
            "{names} offers a draw in **{}** `#{}`. {}, do you agree?",
            table.info().title,
            game.id,
            mentions(&asked)
        ),
        pings: asked,
        ..Screen::default()
    }
    .with_buttons(vec![
        button("Agree", Style::Success, Verb::DrawYes),
        button("Play on", Style::Secondary, Verb::DrawNo),
    ]);
    place.post(game, OFFER, screen)
}

/// The first direct message of a game with secrets: finds out whether direct messages arrive, before it matters.
fn welcome(game: &Game, table: &dyn AnyTable, seat: Seat, person: UserId, secret: &str) -> NewJob {
    let side = side(table.info(), seat);
    let text = format!(
        "You play **{side}** in **{}** `#{}`{}. What only you may know ({secret}) will come here; \
         **My secrets** under the board shows it at any time, to you alone.",
        table.info().title,
        game.id,
        place_words(game)
    );
    dm(game, person, Screen::text(text))
}

/// What happened that only some players may know, to each of them.
fn private_news(game: &Game, table: &dyn AnyTable, events: &[Event]) -> Vec<NewJob> {
    game.seated()
        .filter_map(|(seat, person)| {
            let news: Vec<String> = events
                .iter()
                .filter(|event| matches!(event.audience, Audience::Only(seats) if seats.contains(seat)))
                .map(|event| event.sentence(table.info()))
                .collect();
            if news.is_empty() {
                return None;
            }
            let text =
                format!("**{}** `#{}`, for you alone: {}", table.info().title, game.id, news.join(" "));
            let recipe = Recipe::new(game.id, game.entries, Some(seat.0)).for_eyes_of(person);
            Some(dm(game, person, Screen::text(text).with_picture(recipe)))
        })
        .collect()
}

fn dm(game: &Game, person: UserId, screen: Screen) -> NewJob {
    let job = Job::Post { to: To::Person(person), slot: None, screen };
    NewJob { lane: Lane::Person(person), game: Some(game.id), job }
}

/// The result as stored and shown: `White wins: checkmate`, `draw: stalemate`.
pub(super) fn outcome_text(table: &dyn AnyTable) -> String {
    let Pending::Over(Outcome { result, reason }) = table.pending() else { return String::new() };
    match result {
        GameResult::Won(team) => format!("{} wins: {reason}", team_name(table.info(), team)),
        GameResult::Drawn => format!("draw: {reason}"),
        GameResult::Scored(score) => format!("score {score}: {reason}"),
        GameResult::Lost => format!("lost: {reason}"),
    }
}

/// `**Zombie Chess** #k7`.
pub(super) fn heading(game: &Game) -> String {
    format!("**{}** `#{}`", title(game), game.id)
}

/// `@Ada (White) against @Ben (Black)`.
pub(super) fn players(game: &Game, info: &Info) -> String {
    game.seated()
        .map(|(seat, person)| format!("<@{person}> ({})", side(info, seat)))
        .collect::<Vec<_>>()
        .join(" against ")
}

/// Who has to decide, as a line.
pub(super) fn whose_turn(game: &Game, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Seats(seats) => {
            let sides: Vec<_> = seats.iter().map(|seat| side(table.info(), seat)).collect();
            format!("{}, it's your turn as **{}**.", people(game, seats), sides.join(" and "))
        }
        Pending::Chance => "Chance is deciding.".to_owned(),
        Pending::Over(_) => format!("**{}.**", capital(&outcome_text(table))),
    }
}

/// Who did what in the last complete turn, as everybody may know it.
fn last_turn(game: &Game, table: &dyn AnyTable) -> String {
    let record = table.record(Viewer::Public);
    let changed = table.scene(Viewer::Public).changed;
    let Some((seat, text)) =
        record.iter().rev().find(|turn| turn.complete).and_then(|turn| Some((turn.seat?, &turn.text)))
    else {
        return changed;
    };
    format!("{} played `{text}`. {changed}", person_in(game, seat))
}

/// The end of a game, with every secret opened.
fn ending(game: &Game, table: &dyn AnyTable) -> String {
    let mut text = format!("{}\n", heading(game));
    let record = table.record(Viewer::Public);
    let last = record.last();
    match last.and_then(|turn| Some((turn.seat?, TableStep::from_word(&turn.text)?))) {
        Some((seat, step)) => text.push_str(&table_step_words(game, seat, step)),
        None => text.push_str(&last_turn(game, table)),
    }
    text.push_str(&format!("\n**{}.** {}", capital(&outcome_text(table)), players(game, table.info())));
    if table.info().secret.is_some() {
        text.push_str("\nEverything hidden is open now: see the board.");
    }
    if record.iter().any(|turn| turn.seat.is_none()) {
        text.push_str("\nThe sealed seed is open: `/verify` checks every draw.");
    }
    text
}

fn table_step_words(game: &Game, seat: Seat, step: TableStep) -> String {
    let who = person_in(game, seat);
    match step {
        TableStep::Resign => format!("{who} resigned."),
        TableStep::AcceptDraw => format!("{who} agreed to a draw."),
        TableStep::ClaimDraw => format!("{who} claimed a draw."),
        TableStep::Timeout => format!("{who} ran out of time."),
        TableStep::OfferDraw => format!("{who} offered a draw."),
        TableStep::DeclineDraw => format!("{who} plays on."),
    }
}

fn invitation_text(game: &Game) -> String {
    let free = game.seats.iter().filter(|chair| chair.person.is_none()).count();
    let invited: Vec<UserId> = game.seats.iter().filter_map(|chair| chair.invited).collect();
    let whom = match (invited.is_empty(), free) {
        (false, _) => mentions(&invited),
        (true, 1) => "whoever takes the free seat".to_owned(),
        (true, free) => format!("whoever takes the {free} free seats"),
    };
    let info = catalogue::find(&game.rules).map(engine::any_game::AnyGame::info);
    let mut text = format!("<@{}> invites {whom} to {}", game.host, heading(game));
    if let Some(info) = info {
        text.push_str(&format!(" by {}.\n> {}\n", info.inventor, info.summary));
        let sides = match game.seat_of(game.host).filter(|_| !game.shuffle_seats) {
            Some(seat) => format!("<@{}> plays {}.", game.host, side(info, seat)),
            None => "Colours are drawn by lot.".to_owned(),
        };
        text.push_str(&sides);
    }
    for (key, value) in &game.options {
        text.push_str(&format!(" {key}: {value}."));
    }
    if let Some(at) = game.expires_ms {
        text.push_str(&format!(" Open until <t:{0}:f> (<t:{0}:R>).", at / 1000));
    }
    text
}

fn invitation_buttons(game: &Game) -> Row {
    let button = |label: &str, style, verb| Button::new(label, style, verb, game.id, game.version);
    Row::Buttons(vec![
        button("Join", Style::Success, Verb::Join),
        button("Decline", Style::Secondary, Verb::Decline),
        button("Rules", Style::Secondary, Verb::Rules).with_arg(format!("{}.0", game.rules)),
    ])
}

/// Whom a new board pings: those who have to act; at the end, everybody who played.
fn pings(game: &Game, table: &dyn AnyTable) -> Vec<UserId> {
    match table.pending() {
        Pending::Seats(seats) => people_in(game, seats),
        Pending::Chance => Vec::new(),
        Pending::Over(_) => {
            let mut all: Vec<UserId> = game.seated().map(|(_, person)| person).collect();
            all.sort_unstable();
            all.dedup();
            all
        }
    }
}

fn people_in(game: &Game, seats: SeatSet) -> Vec<UserId> {
    game.seated().filter(|(seat, _)| seats.contains(*seat)).map(|(_, person)| person).collect()
}

fn people(game: &Game, seats: SeatSet) -> String {
    mentions(&people_in(game, seats))
}

fn person_in(game: &Game, seat: Seat) -> String {
    people(game, SeatSet::only(seat))
}

fn mentions(people: &[UserId]) -> String {
    people.iter().map(|person| format!("<@{person}>")).collect::<Vec<_>>().join(" and ")
}

fn place_words(game: &Game) -> String {
    game.channel.map_or_else(String::new, |channel: ChannelId| format!(" in <#{channel}>"))
}

fn title(game: &Game) -> &str {
    catalogue::find(&game.rules).map_or(&game.rules, |rules| rules.info().title)
}

pub(super) fn side(info: &Info, seat: Seat) -> &'static str {
    info.seats.get(usize::from(seat.0)).map_or("a side", |seat| seat.name)
}

fn team_name(info: &Info, team: Team) -> String {
    let names: Vec<_> = info.seats.iter().filter(|seat| seat.team == team).map(|seat| seat.name).collect();
    names.join(" and ")
}

fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
