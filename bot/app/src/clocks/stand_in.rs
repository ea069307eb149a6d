//! Stand-ins: a computer plays in a person's place, with the seat's view and nothing else, until they are
//! back. A person who left sees nothing of the seat meanwhile; the game is unrated from then on.

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::computer::Level;
use model::game::{Chair, Change, Game, GameSeat, SeatClock};
use model::ids::{GameId, UserId};
use model::job::{Job, NewJob};
use model::screen::{Button, Row, Screen, Style, Verb};
use rand::RngExt;
use store::{StandIn, Task, Terms, Tx};
use words::{Lang, say};

use super::action::ClockAction;
use super::late::asked_anew;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::games::places::{Place, places};
use crate::games::running::touch;
use crate::games::seats::{acts, must_run};
use crate::games::titles::{heading, heading_for};
use crate::games::who::own_sides;
use crate::play::announce::at_first;
use crate::play::board;

/// How long (ms) the computer waits before its first turn, as before all others.
const PAUSE_MS: std::ops::Range<i64> = 1_500..4_000;

/// The slot of the message that says who sits there now, with the way back.
fn slot(seat: Seat) -> String {
    format!("stand-in-{}", seat.0)
}

/// Puts a computer player into every seat of a person. The caller has locked the game in this transaction.
pub(crate) async fn sit(
    context: &Context,
    tx: &mut Tx,
    game: &mut Game,
    person: UserId,
    level: Level,
    now: i64,
) -> Result<Vec<NewJob>, Rejection> {
    let id = game.id;
    let table = context.table(game).await?;
    let seats: Vec<Seat> = game.seats_of(person).collect();
    let first = *seats.first().ok_or_else(Rejection::unknown_control)?;
    let was_late: Vec<Seat> =
        seats.iter().copied().filter(|seat| game.clock(*seat).late_ms.is_some()).collect();
    touch(tx, game).await?;
    let sits = |own: &GameSeat| match own.person {
        Some(other) if other == person => Chair { person: Some(level.player()), ..own.chair() },
        _ => own.chair(),
    };
    let chairs = game.seats.iter().map(sits).collect();
    tx.change(game, Change::Seating(chairs)).await?;
    for seat in &seats {
        tx.left_seat(id, seat.0, person, now).await?;
        let stand_in = StandIn {
            seat: seat.0,
            level,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            since_turn: i64::from(table.turns_completed()),
            until_turn: None,
        };
        tx.begin_stand_in(id, &stand_in, now).await?;
        tx.drop_draft(id, seat.0).await?;
        tx.change(game, Change::NextPrompt(*seat)).await?;
        fresh_clock(tx, game, &*table, *seat, now).await?;
    }
    tx.change(game, Change::Rated(false)).await?;
    let pause = rand::rng().random_range(PAUSE_MS);
    tx.ask_for(&Task::ComputerTurn(id), Terms::from(now + pause).of(game.host)).await?;
    tx.change(game, Change::BoardShown(game.entries)).await?;
    let mut jobs = context.followers.reseated(tx, game, now).await?;
    let text =
        say!(game.lang(), "stand-in-sits", game = heading(game), computer = level.player(), who = person);
    let settled =
        say!(game.lang(), "clock-late-settled", game = heading(game), who = game.lang().person(person));
    jobs.extend(was_late.iter().flat_map(|seat| asked_anew(game, *seat, &settled, Vec::new())));
    let back = back_button(game.lang(), id, Style::Secondary);
    let screen = Screen { text, rows: vec![Row::Buttons(vec![back])], ..Screen::default() };
    jobs.extend(places(game).into_iter().map(|place| place.post(game, &slot(first), screen.clone())));
    jobs.extend(boards(context, game, &*table));
    Ok(jobs)
}

/// The clock of a seat that changes hands: full if it was late, else unchanged; it runs if the seat is asked.
async fn fresh_clock(
    tx: &mut Tx,
    game: &mut Game,
    table: &dyn AnyTable,
    seat: Seat,
    now: i64,
) -> Result<(), Rejection> {
    let before = game.clock(seat);
    if before == SeatClock::default() {
        return Ok(());
    }
    let off = tx.days_off_at(game, seat, now).await?;
    let left_ms = match before.late_ms {
        Some(_) => game.time.start(),
        None => before.settled(&off, now).left_ms,
    };
    let clock = SeatClock { left_ms, ..SeatClock::default() };
    let clock = if acts(table, seat) { clock.started(&off, game.pause.is_some(), now) } else { clock };
    Ok(tx.change(game, Change::Clock { seat, clock }).await?)
}

/// The answer to a person who wants to play in a running game in which a computer plays for them: the way back. `None` where no
/// computer does.
pub(crate) async fn way_back(
    context: &Context,
    asker: &Asker,
    game: &Game,
) -> Result<Option<Rejection>, Rejection> {
    if must_run(game).is_err() {
        return Ok(None);
    }
    let Some(stand_in) = context.store.stand_in_for(game.id, asker.person).await? else { return Ok(None) };
    let (computer, id) = (stand_in.level.player(), game.id.to_string());
    let text = say!(asker.lang, "rejection-computer-plays-for-you", computer = computer, game = id);
    let screen = Screen::text(text).with_buttons(vec![back_button(asker.lang, game.id, Style::Primary)]);
    Ok(Some(Rejection::Say(Box::new(screen))))
}

fn back_button(lang: Lang, game: GameId, style: Style) -> Button {
    let label = say!(lang, "stand-in-back-button");
    Button::new(label, style, Verb::Clock, game, 0).with_arg(ClockAction::Back.word())
}

/// Gives a person their seats back from the computer. Its pending search is dropped: it answers an earlier prompt.
pub(super) async fn take_back(context: &Context, asker: &Asker, game: &Game) -> Result<Screen, Rejection> {
    // Replays the log before the database is locked for writing.
    context.table(game).await?;
    retry_transaction(async || {
        let person = asker.person;
        let (mut tx, mut game, now) = context.begin_in_game(asker, game.id).await?;
        must_run(&game)?;
        let table = context.table(&game).await?;
        let seats = tx.end_stand_ins(game.id, person, i64::from(table.turns_completed())).await?;
        let is_own =
            |own: &GameSeat| seats.contains(&own.seat.0) && own.person.is_some_and(UserId::is_computer);
        let Some((first, computer)) =
            game.seats.iter().find(|own| is_own(own)).map(|own| (own.seat, own.person))
        else {
            return Err(reject!("stand-in-not-yours"));
        };
        touch(&mut tx, &mut game).await?;
        let sits = |own: &GameSeat| match is_own(own) {
            true => Chair { person: Some(person), ..own.chair() },
            false => own.chair(),
        };
        let chairs = game.seats.iter().map(sits).collect();
        tx.change(&mut game, Change::Seating(chairs)).await?;
        for seat in &seats {
            tx.drop_draft(game.id, *seat).await?;
            tx.change(&mut game, Change::NextPrompt(Seat(*seat))).await?;
            fresh_clock(&mut tx, &mut game, &*table, Seat(*seat), now).await?;
        }
        tx.dm_reset(person).await?;
        let shown = Change::BoardShown(game.entries);
        tx.change(&mut game, shown).await?;
        // Read again for the returning person's language.
        let game = tx.game(game.id).await?.ok_or_else(Rejection::unknown_control)?;
        let mut jobs = context.followers.reseated(&mut tx, &game, now).await?;
        let computer = computer.unwrap_or(Level::Hard.player());
        let text =
            say!(game.lang(), "stand-in-back", game = heading(&game), who = person, computer = computer);
        let edit = |place: Place| place.edit(&game, &slot(first), Some(text.clone()));
        jobs.extend(places(&game).into_iter().map(edit));
        jobs.extend(boards(context, &game, &*table));
        context.commit_with_jobs(tx, jobs).await?;
        let sides = own_sides(asker.lang, &game, table.info(), person);
        let done =
            say!(asker.lang, "stand-in-back-done", sides = sides, game = heading_for(asker.lang, &game));
        Ok(match at_first(asker.lang, &game, table.info(), person) {
            Some((secrets, recipe)) => Screen::text(format!("{done}\n{secrets}")).with_picture(recipe),
            None => Screen::text(done),
        })
    })
    .await
}

/// New boards for everybody as they may see them now, without pings: the asked player was pinged before, or
/// has just pressed.
fn boards(context: &Context, game: &Game, table: &dyn AnyTable) -> Vec<NewJob> {
    let occasion = board::Occasion {
        live: false,
        steady: false,
        asked_by: None,
        shown: table,
        hints: context.has_hints(),
    };
    let text = board::text_of_sides(game, table);
    let mut boards = board::posts(game, table, &text, occasion);
    boards.retain(|job| !matches!(&job.job, Job::Notice { .. }));
    for job in &mut boards {
        if let Job::Board { screen, .. } = &mut job.job {
            screen.pings = Vec::new();
        }
    }
    boards
}
