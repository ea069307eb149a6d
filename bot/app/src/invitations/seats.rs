//! Answers to an invitation: taking a seat, leaving it, declining. The last seat taken starts the game.

use engine::seat::Seat;
use metrics::{self, Due};
use model::computer::Level;
use model::game::{Advance, Chair, Change, Game, Status};
use model::ids::{GameId, UserId};
use model::job::INVITATION;
use model::job::NewJob;
use model::screen::{Press, Screen};
use store::{StoreError, Tx};
use words::say;

use super::invitation::Off;
use super::{chairs, computers, contact, invitation, invite};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, contained, reject, retry_transaction};
use crate::context::Context;
use crate::context::change::ChangeContext;
use crate::games::titles::info_of;
use crate::games::who::own_sides;
use crate::games::{running, tables};
use crate::play::{advance, announce};
use crate::policy::games;

/// How long (ms) to wait before an invitation that can't be dropped is tried again.
const LATER: i64 = 24 * 3_600_000;

/// Takes a seat; the last one to sit down starts the game.
pub(crate) async fn join(context: &Context, asker: &Asker, id: GameId) -> Result<Screen, Rejection> {
    invite::refuse_too_many(context, asker.person).await?;
    let game = answer_invitation(context, asker, id, Answer::Join).await?;
    Ok(with_the_way(asker, &game, seated(&game, asker)))
}

/// Takes the seat that a button names.
pub(crate) async fn sit(
    context: &Context,
    asker: &Asker,
    found: &Game,
    press: &Press,
) -> Result<Screen, Rejection> {
    let seat = press.arg.parse().map_err(|_| Rejection::unknown_control())?;
    // For people who belong to this table it is counted already.
    if !found.concerns(asker.person) {
        invite::refuse_too_many(context, asker.person).await?;
    }
    let game = answer_invitation(context, asker, found.id, Answer::Sit(Seat(seat))).await?;
    Ok(seated(&game, asker))
}

/// Leaves all of one's seats.
pub(crate) async fn leave(context: &Context, asker: &Asker, id: GameId) -> Result<Screen, Rejection> {
    answer_invitation(context, asker, id, Answer::Leave).await?;
    Ok(Screen::text(say!(asker.lang, "seat-left")))
}

/// Starts a game with the people who have come, if the number of players is open.
pub(crate) async fn start(context: &Context, asker: &Asker, found: &Game) -> Result<Screen, Rejection> {
    games::refuse_game(context, asker, found.guild, &found.rules).await?;
    let game = answer_invitation(context, asker, found.id, Answer::Start).await?;
    Ok(match game.seat_of(asker.person) {
        Some(_) => seated(&game, asker),
        None => Screen::text(say!(asker.lang, "seat-game-on", game = game.id.to_string())),
    })
}

/// Lets a computer player take the free seats of one's own invitation.
pub(crate) async fn seat_computer(
    context: &Context,
    asker: &Asker,
    found: &Game,
    press: &Press,
) -> Result<Screen, Rejection> {
    let level = Level::from_word(&press.arg).ok_or_else(Rejection::unknown_control)?;
    let info = info_of(found).ok_or_else(Rejection::unknown_control)?;
    computers::refuse_no_computer(context, info)?;
    let game = answer_invitation(context, asker, found.id, Answer::Computer(level)).await?;
    let mut screen = seated(&game, asker);
    if found.rated && !game.rated {
        screen.text.push_str(&format!(" {}", say!(asker.lang, "computer-now-unrated")));
    }
    Ok(screen)
}

/// Declines an invitation.
pub(crate) async fn decline(
    context: &Context,
    asker: &Asker,
    id: GameId,
    press: &Press,
) -> Result<Screen, Rejection> {
    let blocks = press.arg == contact::BLOCKS;
    let game = answer_invitation(context, asker, id, Answer::Decline { blocks }).await?;
    let own = game.host == asker.person;
    if blocks && !own {
        let person = game.host;
        return Ok(Screen::text(say!(asker.lang, "contact-blocked", person = person)));
    }
    let text = match game.status {
        Status::Invited => say!(asker.lang, "seat-declined"),
        _ => say!(asker.lang, "seat-declined-all"),
    };
    Ok(if own { Screen::text(text) } else { contact::declined(asker.lang, text, game.host) })
}

/// Withdraws one's own invitation.
pub(crate) async fn cancel(context: &Context, asker: &Asker, id: GameId) -> Result<Screen, Rejection> {
    answer_invitation(context, asker, id, Answer::Cancel).await?;
    Ok(Screen::text(say!(asker.lang, "seat-cancelled")))
}

/// Drops an invitation whose time is over; does nothing when somebody joined meanwhile. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn expire(context: &Context, id: GameId) -> Result<(), StoreError> {
    let Err(rejection) = contained(try_expire(context, id)).await else { return Ok(()) };
    if let Some(what) = rejection.what_broke()? {
        tracing::error!(game = %id, what, "an invitation can't be dropped");
        let mut tx = context.store.begin().await?;
        tx.put_off_lapse(id, context.now() + LATER).await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn try_expire(context: &Context, id: GameId) -> Result<(), Rejection> {
    let read = context.reading();
    let mut tx = context.store.begin().await?;
    let Some(game) = tx.game(id).await? else { return Ok(()) };
    let now = read.by(&game);
    let Some(lapsed) = game.expires_ms.filter(|at| *at <= now && game.status == Status::Invited) else {
        return Ok(());
    };
    let (_, jobs) = drop_invitation(&mut tx, game, now, Off::Late).await?;
    metrics::late(Due::Invitation, lapsed, now);
    Ok(context.commit_with_jobs(tx, jobs).await?)
}

/// Answers an invitation, retrying conflicts.
async fn answer_invitation(
    context: &Context,
    asker: &Asker,
    id: GameId,
    answer: Answer,
) -> Result<Game, Rejection> {
    retry_transaction(async || {
        let at = context.change_context().asked_by(asker.person).answered();
        let mut tx = context.begin_once(asker).await?;
        let mut game = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
        let at = at.by(&game);
        refuse_answered(&game)?;
        let own = game.host == asker.person;
        let (game, jobs) = match answer {
            Answer::Join => {
                let chairs = chairs::join(&game, asker.person)?;
                tx.call_accepted(id, asker.person).await?;
                seat(&mut tx, game, chairs, at).await?
            }
            Answer::Sit(wanted) => {
                let chairs = chairs::take(&game, wanted, asker.person)?;
                tx.call_accepted(id, asker.person).await?;
                seat(&mut tx, game, chairs, at).await?
            }
            Answer::Leave => {
                let chairs = chairs::get_up(&game, asker.person)?;
                seat(&mut tx, game, chairs, at).await?
            }
            Answer::Computer(level) => {
                let chairs = computers::join(&game, level)?;
                tx.change(&mut game, Change::Rated(false)).await?;
                seat(&mut tx, game, chairs, at).await?
            }
            Answer::Start => {
                refuse_start(&game, asker.person)?;
                begin(&mut tx, game, at).await?
            }
            Answer::Cancel if !own => {
                return Err(reject!("seat-not-host"));
            }
            Answer::Decline { blocks } if !own => {
                if blocks {
                    tx.block(asker.person, game.host, at.now).await?;
                }
                match chairs::give_back(&game, asker.person)? {
                    Some(chairs) => seat(&mut tx, game, chairs, at).await?,
                    None => drop_invitation(&mut tx, game, at.now, Off::Declined(asker.person)).await?,
                }
            }
            Answer::Cancel | Answer::Decline { .. } => {
                drop_invitation(&mut tx, game, at.now, Off::TakenBack).await?
            }
        };
        context.commit_with_jobs(tx, jobs).await?;
        Ok(game)
    })
    .await
}

/// An answer to an invitation.
#[derive(Clone, Copy)]
enum Answer {
    /// Take any seat.
    Join,
    /// Take this seat.
    Sit(Seat),
    Leave,
    Start,
    /// Let a computer player of this level take the free seats.
    Computer(Level),
    /// Decline; with `blocks` all other invitations of that host, too.
    Decline {
        blocks: bool,
    },
    Cancel,
}

/// The answer to a person who sat down.
fn seated(game: &Game, asker: &Asker) -> Screen {
    let lang = asker.lang;
    let info = info_of(game);
    let sides = info.map_or_else(String::new, |info| own_sides(lang, game, info, asker.person));
    Screen::text(match game.status {
        Status::Running => {
            // Numbered seats have no side to name.
            let text = match info.is_some_and(engine::rules::Info::is_open_round) {
                true => say!(lang, "seat-begun", game = game.id.to_string()),
                false => say!(lang, "seat-you-play", sides = sides, game = game.id.to_string()),
            };
            return match info.and_then(|info| announce::at_first(lang, game, info, asker.person)) {
                Some((secrets, recipe)) => Screen::text(format!("{text}\n{secrets}")).with_picture(recipe),
                None => Screen::text(text),
            };
        }
        _ if chairs::are_open(game) => say!(lang, "seat-you-are-in", host = game.host),
        _ => say!(lang, "seat-you-have", sides = sides),
    })
}

/// An answer with a link to the table, for people who joined from elsewhere.
fn with_the_way(asker: &Asker, game: &Game, mut screen: Screen) -> Screen {
    if let Some(place) = game.thread.or(game.channel).filter(|place| *place != asker.channel) {
        let way = say!(asker.lang, "seek-elsewhere", place = format!("<#{place}>"));
        screen.text = format!("{} {way}", screen.text);
    }
    screen
}

/// Writes the new seating; the last seat taken starts the game.
async fn seat(
    tx: &mut Tx,
    mut game: Game,
    chairs: Vec<Chair>,
    at: ChangeContext<'_>,
) -> Result<(Game, Vec<NewJob>), Rejection> {
    if chairs.iter().all(|chair| chair.person.is_some()) {
        return begin_with(tx, game, chairs, at).await;
    }
    tx.change(&mut game, Change::Seating(chairs)).await?;
    let on = Advance { changed_ms: at.now, ..game.as_it_stands() };
    tx.change(&mut game, Change::Advance(on)).await?;
    let jobs = invitation::changed(&game);
    Ok((game, jobs))
}

/// Starts a game whose seats are all taken.
pub(crate) async fn begin(
    tx: &mut Tx,
    game: Game,
    at: ChangeContext<'_>,
) -> Result<(Game, Vec<NewJob>), Rejection> {
    let chairs = game.seating();
    begin_with(tx, game, chairs, at).await
}

/// Like [`begin`], when the last person has just sat down.
async fn begin_with(
    tx: &mut Tx,
    mut game: Game,
    mut chairs: Vec<Chair>,
    at: ChangeContext<'_>,
) -> Result<(Game, Vec<NewJob>), Rejection> {
    if game.shuffle_seats {
        chairs::shuffle(&mut chairs);
    }
    // However long the invitation waited, the game begins by the newest edition.
    let edition = tables::newest_edition(&game.rules);
    if chairs::are_open(&game) {
        let options = chairs::settle(&game, &mut chairs);
        tx.change(&mut game, Change::Setup { options, edition }).await?;
    } else if game.edition != edition {
        let options = game.options.clone();
        tx.change(&mut game, Change::Setup { options, edition }).await?;
    }
    tx.change(&mut game, Change::Seating(chairs)).await?;
    let fresh = tables::begin(&game)?;
    running::wind_up(tx, &mut game).await?;
    let advanced = advance::write(tx, game, &*fresh, Vec::new(), at).await?;
    for person in advanced.game.seated().map(|(_, person)| person) {
        tx.dm_reset(person).await?;
    }
    let jobs = at.followers.follow(tx, &advanced, None, at).await?;
    Ok((advanced.game, jobs))
}

/// Removes a person who leaves for good: their own invitation is dropped, at another one their seats become free.
pub(crate) async fn step_back(
    tx: &mut Tx,
    mut game: Game,
    person: UserId,
    at: ChangeContext<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    let chairs = if game.host == person {
        None
    } else if game.seat_of(person).is_some() {
        chairs::get_up(&game, person).ok()
    } else {
        chairs::give_back(&game, person)?
    };
    // No message about it may name them.
    let without = |chair: Chair| chair.without(person);
    let (_, jobs) = match chairs {
        Some(chairs) => seat(tx, game, chairs.into_iter().map(without).collect(), at).await?,
        None => {
            let chairs = game.seating_without(person);
            tx.change(&mut game, Change::Seating(chairs)).await?;
            drop_invitation(tx, game, at.now, Off::TakenBack).await?
        }
    };
    Ok(jobs)
}

pub(crate) async fn drop_invitation(
    tx: &mut Tx,
    mut game: Game,
    now: i64,
    why: Off,
) -> Result<(Game, Vec<NewJob>), Rejection> {
    let off = Advance {
        status: Status::Dropped,
        outcome: None,
        entries: game.entries,
        expires_ms: None,
        changed_ms: now,
        shown: false,
    };
    tx.change(&mut game, Change::Advance(off)).await?;
    // An invitation that nobody has read yet is withdrawn unsent: opening and withdrawing pings nobody.
    let unsent = tx.withdraw_posts(game.id, INVITATION, now).await?;
    let jobs = if unsent { Vec::new() } else { invitation::over(&game, why) };
    Ok((game, jobs))
}

/// Refuses a start by anybody but the host, before enough have come, or if the last seat taken starts the game.
fn refuse_start(game: &Game, person: UserId) -> Result<(), Rejection> {
    let Some(info) = info_of(game).filter(|info| chairs::vary(info)) else {
        return Err(Rejection::unknown_control());
    };
    if game.host != person {
        return Err(reject!("seat-host-starts", host = game.host));
    }
    if game.seated().count() < info.fewest {
        return Err(reject!("seat-too-few", title = info.title, fewest = info.fewest));
    }
    Ok(())
}

fn refuse_answered(game: &Game) -> Result<(), Rejection> {
    match game.status {
        Status::Invited => Ok(()),
        Status::Running => Err(reject!("seat-already-started")),
        Status::Over => Err(reject!("seat-already-over")),
        Status::Dropped => Err(reject!("rejection-invitation-gone")),
    }
}
