//! Rounds: pairing one, setting up its games, recording their results, advancing to the next.

use engine::any_game::{AnyTable, TableStep};
use engine::rules::{GameResult, Outcome, Pending};
use engine::seat::Seat;
use model::game::{Chair, Game, GameSeat, NewGame, Secret32};
use model::ids::{GameId, UserId};
use model::job::INVITATION;
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use model::settings::TurnNotification;
use store::{Format, Pairing, Score, Stage, StoreError, Tournament, Tx};

use super::pairing::{Round, berger, swiss};
use super::{open, phrases, standings};
use crate::asking::rejection::{Rejection, contained, retry_transaction};
use crate::context::Context;
use crate::context::change::{Advanced, ChangeContext};
use crate::games::seats::entry;
use crate::games::tables;
use crate::invitations::seats;
use crate::play::advance;

/// How many tournaments are handled at a time.
const BATCH: i64 = 20;

/// What has to be done before a tournament can advance.
enum Next {
    /// Nothing: it waits for its games, or has advanced.
    Done,
    /// A player who left has to resign a game.
    GiveUp { game: GameId, seat: Seat },
}

/// Records the result of a tournament's game.
pub(crate) async fn follow(
    tx: &mut Tx,
    advanced: &Advanced,
    before: Option<&dyn AnyTable>,
    at: ChangeContext<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    let Pending::Over(outcome) = advanced.table.pending() else { return Ok(Vec::new()) };
    if before.is_none() {
        return Ok(Vec::new());
    }
    let score = score(&*advanced.table, &outcome);
    let game = advanced.game.id;
    let Some(id) = tx.game_of_tournament_over(game, score, at.now).await? else { return Ok(Vec::new()) };
    if score.is_some() {
        return Ok(Vec::new());
    }
    let Some(tournament) = tx.tournament(id).await? else { return Ok(Vec::new()) };
    let pairing = tournament.pairings.iter().find(|pairing| pairing.game == Some(game)).copied();
    Ok(pairing.map(|pairing| phrases::dead_game(&tournament, &pairing)).into_iter().collect())
}

/// The result of a game for two; `None` if there is none.
fn score(table: &dyn AnyTable, outcome: &Outcome) -> Option<Score> {
    match outcome.result {
        GameResult::Drawn => Some(Score::Draw),
        GameResult::Won(team) => {
            let first = table.info().seats.first().map(|seat| seat.team);
            Some(if first == Some(team) { Score::White } else { Score::Black })
        }
        _ => None,
    }
}

/// Advances every tournament in which something has happened. Called by the clock.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn go_on_with_tournaments(context: &Context, now: i64) -> Result<(), StoreError> {
    for id in context.store.tournaments_ready(now, BATCH).await? {
        if let Err(error) = contained(go_on_with_tournament(context, id)).await {
            tracing::warn!(tournament = id, ?error, "a tournament waits to go on");
        }
    }
    Ok(())
}

/// Advances one tournament as far as possible.
pub(super) async fn go_on_with_tournament(context: &Context, id: i64) -> Result<(), Rejection> {
    // Each resignation leaves one game fewer.
    for _ in 0..super::MOST {
        match retry_transaction(|| try_go_on_with_tournament(context, id)).await? {
            Next::Done => return Ok(()),
            Next::GiveUp { game, seat } => give_up_in_tournament(context, id, game, seat).await?,
        }
    }
    Ok(())
}

async fn try_go_on_with_tournament(context: &Context, id: i64) -> Result<Next, Rejection> {
    let at = context.change_context();
    let mut tx = context.store.begin().await?;
    let Some(mut tournament) = tx.tournament(id).await?.filter(|one| one.ready_ms.is_some()) else {
        return Ok(Next::Done);
    };
    tournament.ready_ms = None;
    let mut jobs = Vec::new();
    match tournament.stage {
        Stage::Running => {
            if let Some(next) = given_up(&tournament) {
                return Ok(next);
            }
            if tournament.at_stake().all(|pairing| pairing.score.is_some()) {
                jobs = next(&mut tx, &mut tournament, at).await?;
                if tournament.stage == Stage::Over {
                    jobs.push(phrases::announced(&tournament));
                }
            } else {
                let progress = open::progress(&tournament, at.now);
                tx.advance_tournament(id, tournament.version, &progress).await?;
            }
        }
        Stage::Open => {
            // Entrants whose data were erased before it began.
            tournament.entrants.retain(|entrant| entrant.person.is_some());
            open::renumber(&mut tournament);
            tx.advance_tournament(id, tournament.version, &open::progress(&tournament, at.now)).await?;
            tx.set_entrants(id, &tournament.entrants).await?;
            jobs.push(phrases::announced(&tournament));
        }
        Stage::Over | Stage::Dropped => {
            tx.advance_tournament(id, tournament.version, &open::progress(&tournament, at.now)).await?;
        }
    }
    context.commit_with_jobs(tx, jobs).await?;
    Ok(Next::Done)
}

/// Resigns for a player who left. If the rules or the game's state don't allow it, the other gets the point.
async fn give_up_in_tournament(
    context: &Context,
    id: i64,
    game: GameId,
    seat: Seat,
) -> Result<(), Rejection> {
    let resigned =
        advance::advance_for(context, None, game, |_, _| Ok(vec![entry(seat, TableStep::Resign.word())]))
            .await;
    if let Err(Rejection::Store(error)) = resigned {
        return Err(error.into());
    }
    retry_transaction(|| async {
        let now = context.now();
        let mut tx = context.store.begin().await?;
        let Some(tournament) = tx.tournament(id).await? else { return Ok(()) };
        let open = |pairing: &&Pairing| pairing.game == Some(game) && pairing.score.is_none();
        let Some(pairing) = tournament.pairings.iter().find(open) else { return Ok(()) };
        let score = if seat.0 == 0 { Score::BlackForfeit } else { Score::WhiteForfeit };
        tx.set_pairing(id, &Pairing { score: Some(score), dead: false, ..*pairing }).await?;
        tx.advance_tournament(id, tournament.version, &open::progress(&tournament, now)).await?;
        Ok(tx.commit().await?)
    })
    .await
}

/// A game that a player who left still has to resign.
fn given_up(tournament: &Tournament) -> Option<Next> {
    tournament.at_stake().filter(|pairing| pairing.score.is_none()).find_map(|pairing| {
        let game = pairing.game?;
        if tournament.has_left(pairing.white) {
            return Some(Next::GiveUp { game, seat: Seat(0) });
        }
        tournament.has_left(pairing.black?).then_some(Next::GiveUp { game, seat: Seat(1) })
    })
}

/// Pairs the next round and sets up its games, or ends the tournament if there is none.
pub(super) async fn next(
    tx: &mut Tx,
    tournament: &mut Tournament,
    at: ChangeContext<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    if tournament.at_once && tournament.round == 0 {
        return all_at_once(tx, tournament, at).await;
    }
    loop {
        let number = tournament.round + 1;
        let left =
            (0..tournament.entrants.len()).filter(|entrant| tournament.takes_part(*entrant, number)).count();
        let round = match tournament.format {
            _ if number > tournament.rounds || left < 2 => None,
            // With this many rounds everybody meets everybody, which pairing by points may miss in the last ones.
            Format::Swiss if is_complete(tournament) => Some(of_table(tournament, number)),
            Format::Swiss => swiss::pair(&standings::to_be_paired(tournament, number)),
            Format::RoundRobin | Format::Double => Some(of_table(tournament, number)),
        };
        let Some(round) = round else { return finish(tx, tournament, at).await };
        let mut pairings = rows(tournament, number, &round);
        tournament.stage = Stage::Running;
        tournament.round = number;
        tournament.ready_ms = None;
        tx.advance_tournament(tournament.id, tournament.version, &open::progress(tournament, at.now)).await?;
        tournament.version += 1;
        let mut jobs = Vec::new();
        let mut games = Vec::new();
        for pairing in &mut pairings {
            if pairing.score.is_none() {
                let (game, said) = set_up(tx, tournament, pairing, at).await?;
                games.push(game);
                jobs.extend(said);
            }
            tx.set_pairing(tournament.id, pairing).await?;
        }
        tournament.pairings.extend(pairings);
        if !games.is_empty() {
            let called = not_to_be_called(tournament, &games, &jobs);
            jobs.insert(0, phrases::round_post(tournament, number, Some(&called)));
            return Ok(jobs);
        }
    }
}

/// Pairs all rounds of a round robin and sets up their games. The first round's post pings everybody and shows the standings.
async fn all_at_once(
    tx: &mut Tx,
    tournament: &mut Tournament,
    at: ChangeContext<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    tournament.stage = Stage::Running;
    tournament.round = tournament.rounds;
    tournament.ready_ms = None;
    tx.advance_tournament(tournament.id, tournament.version, &open::progress(tournament, at.now)).await?;
    tournament.version += 1;
    let (mut games, mut said) = (Vec::new(), Vec::new());
    for number in 1..=tournament.rounds {
        let mut pairings = rows(tournament, number, &of_table(tournament, number));
        let mut own = Vec::new();
        for pairing in &mut pairings {
            if pairing.score.is_none() {
                let (game, jobs) = set_up(tx, tournament, pairing, at).await?;
                games.push(game);
                own.extend(jobs);
            }
            tx.set_pairing(tournament.id, pairing).await?;
        }
        tournament.pairings.extend(pairings);
        said.push((number, own));
    }
    let all: Vec<NewJob> = said.iter().flat_map(|(_, jobs)| jobs.clone()).collect();
    let called = not_to_be_called(tournament, &games, &all);
    let mut jobs = Vec::new();
    for (number, own) in said {
        jobs.push(phrases::round_post(tournament, number, (number == 1).then_some(&called[..])));
        jobs.extend(own);
    }
    Ok(jobs)
}

/// A round by the Berger tables.
fn of_table(tournament: &Tournament, number: i64) -> Round {
    berger::round(tournament.entrants.len(), usize::try_from(number - 1).unwrap_or_default())
}

/// Whether a Swiss tournament has as many rounds as a round robin, and has been paired like one so far: it may have begun with
/// an older version.
fn is_complete(tournament: &Tournament) -> bool {
    let all = berger::rounds(tournament.entrants.len(), false);
    let alike = |number: i64| {
        let table = of_table(tournament, number);
        let meet = |pairing: &Pairing| match pairing.black {
            Some(black) => table.pairs.contains(&(pairing.white, black)),
            None => table.bye == Some(pairing.white),
        };
        tournament.of_round(number).all(meet)
    };
    usize::try_from(tournament.rounds) == Ok(all) && (1..=tournament.round).all(alike)
}

/// A round's pairings; those decided without a game have their result.
fn rows(tournament: &Tournament, number: i64, round: &Round) -> Vec<Pairing> {
    let there = |entrant: usize| tournament.takes_part(entrant, number);
    let games = round.pairs.iter().map(|(white, black)| {
        let score = match (there(*white), there(*black)) {
            (true, true) => None,
            (true, false) => Some(Score::WhiteForfeit),
            (false, true) => Some(Score::BlackForfeit),
            (false, false) => Some(Score::Nobody),
        };
        (*white, Some(*black), score)
    });
    let free = if tournament.format == Format::Swiss { Score::Bye } else { Score::Rest };
    games
        .chain(round.bye.map(|bye| (bye, None, Some(free))))
        .zip(0..)
        .map(|((white, black, score), board)| Pairing {
            round: number,
            board,
            white,
            black,
            game: None,
            score,
            dead: false,
        })
        .collect()
}

/// Sets up the game of a pairing; answers the messages about it.
pub(super) async fn set_up(
    tx: &mut Tx,
    tournament: &Tournament,
    pairing: &mut Pairing,
    at: ChangeContext<'_>,
) -> Result<(Game, Vec<NewJob>), Rejection> {
    let seated = [Some(pairing.white), pairing.black];
    let person = |number: Option<usize>| tournament.entrant(number?)?.person;
    let [Some(white), Some(black)] = seated.map(person) else {
        return Err(Rejection::Broken(format!(
            "tournament {} pairs somebody who is forgotten",
            tournament.id
        )));
    };
    let new = NewGame {
        rules: tournament.rules.clone(),
        options: Vec::new(),
        edition: tables::newest_edition(&tournament.rules),
        host: tournament.host.unwrap_or(white),
        guild: Some(tournament.guild),
        channel: Some(tournament.channel),
        thread_wanted: tournament.threads,
        shuffle_seats: false,
        shared_seats: false,
        seed: Secret32::new(at.dice.secret()),
        salt: Secret32::new(at.dice.secret()),
        created_ms: at.now,
        expires_ms: None,
        time: tournament.time,
        position: None,
        rated: true,
        seats: [white, black].map(Chair::of).to_vec(),
    };
    let id = tx.new_game(&new).await?;
    let game = tx.game(id).await?.ok_or(StoreError::Stale)?;
    let at = at.by(&game);
    let mut jobs = Vec::new();
    pairing.game = Some(id);
    if tournament.threads {
        // The message from which the thread starts.
        let screen = Screen::text(phrases::game_line(tournament, pairing));
        let job =
            Job::Post { to: To::Channel(tournament.channel), slot: Some(INVITATION.to_owned()), screen };
        jobs.push(NewJob { lane: Lane::Channel(tournament.channel), game: Some(id), job });
    }
    let (game, begun) = seats::begin(tx, game, at).await?;
    // It says who plays, so the invitation's edit isn't needed.
    let says = |job: &NewJob| !matches!(&job.job, Job::Edit { slot, .. } if slot == INVITATION);
    jobs.extend(begun.into_iter().filter(says).map(|mut job| {
        if let Job::Thread { title, .. } = &mut job.job {
            *title = phrases::thread_title(tournament, pairing, id);
        }
        job
    }));
    Ok((game, jobs))
}

/// The people whom the post of a round needn't ping: those pinged by a board, who want no pings, or whom the server doesn't let
/// be pinged.
fn not_to_be_called(tournament: &Tournament, games: &[Game], jobs: &[NewJob]) -> Vec<UserId> {
    if games.iter().any(|game| !game.pings.boards) {
        return tournament.entrants.iter().filter_map(|entrant| entrant.person).collect();
    }
    let pings = |job: &NewJob| match &job.job {
        Job::Post { screen, .. } | Job::Board { screen, .. } => screen.pings.clone(),
        _ => Vec::new(),
    };
    let wants_no_ping =
        |seat: &GameSeat| seat.person.filter(|_| seat.notification != TurnNotification::Channel);
    let others = games.iter().flat_map(|game| game.seats.iter().filter_map(wants_no_ping));
    jobs.iter().flat_map(pings).chain(others).collect()
}

/// Ends a tournament after its last round.
pub(super) async fn finish(
    tx: &mut Tx,
    tournament: &mut Tournament,
    at: ChangeContext<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    tournament.stage = Stage::Over;
    tournament.ready_ms = None;
    tx.advance_tournament(tournament.id, tournament.version, &open::progress(tournament, at.now)).await?;
    tournament.version += 1;
    let last = tournament.pairings.iter().rev().find_map(|pairing| pairing.game);
    let pings = match last {
        Some(game) => tx.game(game).await?.is_none_or(|game| game.pings.boards),
        None => true,
    };
    Ok(vec![phrases::final_post(tournament, pings)])
}
