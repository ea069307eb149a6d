//! What has to be said about a change: the jobs for the outbox, made from nothing but views.

use engine::any_game::{AnyTable, TableStep};
use engine::catalogue;
use engine::chance::{Commitment, Salt, Seed};
use engine::rules::{Audience, Event, GameResult, Outcome, Pending};
use engine::seat::{Seat, SeatSet, Viewer};

use crate::ids::{ChannelId, UserId};
use crate::outbox::job::{Job, Lane, NewJob, To};
use crate::store::{Game, Status};

use super::find::seat_at;
use super::invitation::{self, INVITATION};
use super::screen::{Button, Recipe, Row, Screen, Style, Verb};
use super::waiting;
use super::who::{
    everybody, list, mentions, own_sides, people, people_in, person_in, players, side, who_may_answer,
};

/// The slot of the newest board; with the person's id for copies in direct messages.
const BOARD: &str = "board";
/// The slot of a draw offer.
const OFFER: &str = "offer";

/// Somewhere the public part of a game is posted.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) to: To,
    pub(super) lane: Lane,
    /// Whose direct messages these are.
    pub(super) own: Option<UserId>,
}

impl Place {
    pub(super) fn slot(self, name: &str) -> String {
        self.own.map_or_else(|| name.to_owned(), |person| format!("{name}-{person}"))
    }

    pub(super) fn post(self, game: &Game, slot: &str, screen: Screen) -> NewJob {
        self.job(game, Job::Post { to: self.to, slot: Some(self.slot(slot)), screen })
    }

    pub(super) fn edit(self, game: &Game, slot: &str, text: Option<String>) -> NewJob {
        self.job(game, Job::Edit { slot: self.slot(slot), text, rows: Vec::new() })
    }

    pub(super) fn job(self, game: &Game, job: Job) -> NewJob {
        NewJob { lane: self.lane, game: Some(game.id), job }
    }
}

/// Where a running game is posted: its channel, or every player's direct messages.
fn places(game: &Game) -> Vec<Place> {
    match game.channel {
        Some(channel) => vec![Place { to: To::Home, lane: Lane::Channel(channel), own: None }],
        None => everybody(game)
            .into_iter()
            .map(|person| Place { to: To::Person(person), lane: Lane::Person(person), own: Some(person) })
            .collect(),
    }
}

/// The first board of a game, and in games with secrets the first direct message to each player.
/// `sealed` tells whether chance takes part, so that the seed's commitment is published.
pub(super) fn start(game: &Game, table: &dyn AnyTable, sealed: bool) -> Vec<NewJob> {
    let mut jobs = Vec::new();
    jobs.extend(invitation::begun(game));
    if let (true, Some(channel)) = (game.thread_wanted, game.channel) {
        let job = Job::Thread { slot: INVITATION.to_owned(), title: format!("{} #{}", title(game), game.id) };
        jobs.push(NewJob { lane: Lane::Channel(channel), game: Some(game.id), job });
    }
    if let Some(secret) = table.info().secret {
        jobs.extend(everybody(game).into_iter().map(|person| welcome(game, table, person, secret)));
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
    let unasked = waiting::news(game, before, after);
    if !before.draw_offered_by().is_empty() && offered.is_empty() {
        let text = if over { "The draw offer was taken." } else { "The draw offer no longer stands." };
        jobs.extend(places(game).into_iter().map(|place| place.edit(game, OFFER, Some(text.to_owned()))));
    }
    if over {
        jobs.extend(board_posts(game, after, &ending(game, after)));
    } else if unasked.is_some() || after.turns_completed() > before.turns_completed() {
        let news = unasked.unwrap_or_else(|| last_turn(game, after));
        let text = format!("{}\n{news}\n{}", heading(game), whose_turn(game, after));
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
            let seat = place.own.and_then(|person| seat_at(game, table, person));
            let mut recipe = Recipe::new(game.id, game.entries, seat.map(|seat| seat.0));
            recipe.looker = place.own;
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
    let asked = who_may_answer(game, table, by);
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
fn welcome(game: &Game, table: &dyn AnyTable, person: UserId, secret: &str) -> NewJob {
    let sides = own_sides(game, table.info(), person);
    let text = format!(
        "You play {sides} in **{}** `#{}`{}. What only you may know ({secret}) will come here; \
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
            // Who holds several seats that may know it hears of it in the first of them.
            let first = |seats: SeatSet| game.seats_of(person).find(|own| seats.contains(*own)) == Some(seat);
            let news: Vec<String> = events
                .iter()
                .filter(|event| matches!(event.audience, Audience::Only(seats) if first(seats)))
                .map(|event| event.sentence(table.info()))
                .collect();
            if news.is_empty() {
                return None;
            }
            let several = game.seats_of(person).count() > 1;
            let role = if several { format!(" as **{}**", side(table.info(), seat)) } else { String::new() };
            let text = format!("{}, for you alone{role}: {}", heading(game), news.join(" "));
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
        GameResult::Won(team) => format!("{}: {reason}", engine::team::victory(table.info().seats, team)),
        GameResult::Shared(winners) => {
            format!("{}: {reason}", engine::team::shared_victory(table.info().seats, winners))
        }
        GameResult::Drawn => format!("draw: {reason}"),
        GameResult::Scored(score) => format!("score {score}: {reason}"),
        GameResult::Lost => format!("lost: {reason}"),
    }
}

/// `**Zombie Chess** #k7`.
pub(super) fn heading(game: &Game) -> String {
    format!("**{}** `#{}`", title(game), game.id)
}

/// Who has to decide, as a line.
pub(super) fn whose_turn(game: &Game, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Seats(seats) => {
            let sides: Vec<_> = seats.iter().map(|seat| side(table.info(), seat)).collect();
            let asked = format!("{}, it's your turn as **{}**.", people(game, seats), list(&sides));
            format!("{asked}{}", waiting::until(game))
        }
        Pending::Chance => "Chance is deciding.".to_owned(),
        Pending::Referee => "The referee is thinking.".to_owned(),
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
    format!("{} played `{text}`. {changed}", person_in(game, table.info(), seat))
}

/// The end of a game, with every secret opened.
fn ending(game: &Game, table: &dyn AnyTable) -> String {
    let mut text = format!("{}\n", heading(game));
    let record = table.record(Viewer::Public);
    let last = record.last();
    match last.and_then(|turn| Some((turn.seat?, TableStep::from_word(&turn.text)?))) {
        Some((seat, step)) => text.push_str(&table_step_words(game, table, seat, step)),
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

pub(super) fn table_step_words(game: &Game, table: &dyn AnyTable, seat: Seat, step: TableStep) -> String {
    let who = person_in(game, table.info(), seat);
    match step {
        TableStep::Resign => format!("{who} resigned."),
        TableStep::AcceptDraw => format!("{who} agreed to a draw."),
        TableStep::ClaimDraw => format!("{who} claimed a draw."),
        TableStep::Timeout => format!("{who} ran out of time."),
        TableStep::OfferDraw => format!("{who} offered a draw."),
        TableStep::DeclineDraw => format!("{who} plays on."),
    }
}

/// Whom a new board pings: those who have to act; at the end, everybody who played.
fn pings(game: &Game, table: &dyn AnyTable) -> Vec<UserId> {
    match table.pending() {
        Pending::Seats(seats) => people_in(game, seats),
        Pending::Chance | Pending::Referee => Vec::new(),
        Pending::Over(_) => {
            let mut all = everybody(game);
            all.sort_unstable();
            all
        }
    }
}

fn place_words(game: &Game) -> String {
    game.channel.map_or_else(String::new, |channel: ChannelId| format!(" in <#{channel}>"))
}

/// A game's title.
pub(super) fn title(game: &Game) -> &str {
    catalogue::find(&game.rules).map_or(&game.rules, |rules| rules.info().title)
}

fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
