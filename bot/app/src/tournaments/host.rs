//! Leaving a running tournament, and its host's decisions: removing a player, ending it, games without a result.

use model::game::Status;
use model::ids::{GameId, UserId};
use model::job::NewJob;
use model::screen::Screen;
use store::{Pairing, Score, Stage, Tournament, Tx};
use words::say;

use super::open::is_here;
use super::{TournamentAct, decides, open, phrases, rounds};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::context::change::ChangeContext;
use crate::policy::impartial;

/// A verdict on a game without a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Score(Score),
    Replay,
}

impl Verdict {
    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "white" => Self::Score(Score::White),
            "black" => Self::Score(Score::Black),
            "draw" => Self::Score(Score::Draw),
            "replay" => Self::Replay,
            _ => return None,
        })
    }

    /// Its sign, the same in every language.
    fn sign(self) -> &'static str {
        match self {
            Self::Score(Score::White) => "1–0",
            Self::Score(Score::Black) => "0–1",
            Self::Score(_) => "½–½",
            Self::Replay => "↻",
        }
    }
}

/// Asks before a player leaves for good.
pub(super) async fn ask_withdraw_from_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
) -> Result<Screen, Rejection> {
    let tournament = open::tournament_here(context, asker, id).await?;
    match tournament.stage {
        Stage::Open => return open::join_tournament(context, asker, id, false).await,
        Stage::Running => {}
        Stage::Over | Stage::Dropped => {
            return Err(reject!("tournament-is-over"));
        }
    }
    still_in(&tournament, asker.person).ok_or_else(|| reject!("tournament-not-in"))?;
    let text = say!(asker.lang, "tournament-withdraw-sure", title = phrases::heading(&tournament));
    Ok(phrases::question(asker.lang, text, TournamentAct::WithdrawYes, id))
}

/// Leaves a tournament for good; running games are resigned.
pub(super) async fn withdraw_from_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
) -> Result<Screen, Rejection> {
    take_out_of_tournament(context, asker, id, asker.person).await?;
    Ok(Screen::text(say!(asker.lang, "tournament-withdrawn")))
}

/// `/club tournament remove`.
pub(super) async fn remove_from_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
    person: UserId,
) -> Result<Screen, Rejection> {
    let tournament = open::tournament_here(context, asker, id).await?;
    if !decides(&tournament, asker) {
        return Err(phrases::host_only(&tournament));
    }
    refuse_own_opponent(context, asker, &tournament, person).await?;
    take_out_of_tournament(context, asker, id, person).await?;
    Ok(Screen::text(say!(asker.lang, "tournament-removed", name = person)))
}

async fn take_out_of_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
    person: UserId,
) -> Result<(), Rejection> {
    retry_transaction(|| try_take_out_of_tournament(context, asker, id, person)).await?;
    // Done at once if possible; otherwise the clock does it.
    if let Err(rejection) = rounds::go_on_with_tournament(context, id).await {
        tracing::warn!(tournament = id, ?rejection, "somebody who left has yet to give up a game");
    }
    Ok(())
}

async fn try_take_out_of_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
    person: UserId,
) -> Result<(), Rejection> {
    let now = context.now();
    let mut tx = context.begin_once(asker).await?;
    let mut tournament = seen(&mut tx, asker, id).await?;
    let number = still_in(&tournament, person).ok_or_else(|| match person == asker.person {
        true => reject!("tournament-not-in"),
        false => reject!("tournament-they-are-not-in", name = person),
    })?;
    match tournament.stage {
        Stage::Open => {
            tournament.entrants.remove(number);
            open::renumber(&mut tournament);
        }
        Stage::Running => {
            tournament.entrants[number].gone_round = Some(tournament.round + 1);
            tournament.ready_ms = Some(now);
        }
        Stage::Over | Stage::Dropped => return Err(reject!("tournament-is-over")),
    }
    tx.advance_tournament(id, tournament.version, &open::progress(&tournament, now)).await?;
    tx.set_entrants(id, &tournament.entrants).await?;
    if person != asker.person {
        // Without the person: the audit log outlives their data.
        tx.audit(tournament.guild, asker.person, "tournament-remove", &format!("`T{id}`"), now).await?;
    }
    Ok(context.commit_with_jobs(tx, [phrases::announced(&tournament)]).await?)
}

/// Asks before a tournament is ended.
pub(super) async fn ask_end_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
) -> Result<Screen, Rejection> {
    let tournament = open::tournament_here(context, asker, id).await?;
    refuse_end(&tournament, asker)?;
    let text = say!(asker.lang, "tournament-end-sure", title = phrases::heading(&tournament));
    Ok(phrases::question(asker.lang, text, TournamentAct::EndYes, id))
}

/// Ends a tournament with its present standings, or calls it off before it began. Running games go on, for their own sake.
pub(super) async fn end_tournament(context: &Context, asker: &Asker, id: i64) -> Result<Screen, Rejection> {
    retry_transaction(async || {
        let at = context.change_context();
        let mut tx = context.begin_once(asker).await?;
        let mut tournament = seen(&mut tx, asker, id).await?;
        refuse_end(&tournament, asker)?;
        let mut jobs = Vec::new();
        if tournament.stage == Stage::Open {
            tournament.stage = Stage::Dropped;
            tournament.ready_ms = None;
            tx.advance_tournament(id, tournament.version, &open::progress(&tournament, at.now)).await?;
        } else {
            jobs = rounds::finish(&mut tx, &mut tournament, at).await?;
        }
        jobs.push(phrases::announced(&tournament));
        tx.audit(tournament.guild, asker.person, "tournament-end", &format!("`T{id}`"), at.now).await?;
        Ok(context.commit_with_jobs(tx, jobs).await?)
    })
    .await?;
    Ok(Screen::text(say!(asker.lang, "tournament-ended")))
}

/// Calls off a person's tournaments that haven't begun, before their data are erased: nobody else is known to want them. Those
/// that have begun go on.
pub(crate) async fn call_off_for_good(
    tx: &mut Tx,
    person: UserId,
    now: i64,
) -> Result<Vec<NewJob>, Rejection> {
    let mut jobs = Vec::new();
    for id in tx.waiting_tournaments_of(person).await? {
        let Some(mut tournament) = tx.tournament(id).await? else { continue };
        // The announcement names the people who joined, except this one.
        tournament.entrants.retain(|entrant| entrant.person.is_some_and(|other| other != person));
        open::renumber(&mut tournament);
        tournament.stage = Stage::Dropped;
        tournament.ready_ms = None;
        tx.advance_tournament(id, tournament.version, &open::progress(&tournament, now)).await?;
        tx.set_entrants(id, &tournament.entrants).await?;
        jobs.push(phrases::announced(&tournament));
    }
    Ok(jobs)
}

/// `/club tournament result`: decides a game that ended without a result.
pub(super) async fn decide_tournament_game(
    context: &Context,
    asker: &Asker,
    game: &str,
    verdict: &str,
) -> Result<Screen, Rejection> {
    let unknown = || reject!("tournament-no-such-pairing");
    let game: GameId = game.trim().parse().map_err(|_| unknown())?;
    let verdict = Verdict::from_word(verdict).ok_or_else(phrases::unknown)?;
    let id = context.store.tournament_of(game).await?.ok_or_else(unknown)?;
    let tournament = open::tournament_here(context, asker, id).await.map_err(|_| unknown())?;
    let pairing = tournament.pairings.iter().find(|pairing| pairing.game == Some(game));
    let at = pairing.map(|pairing| (pairing.round, pairing.board)).ok_or_else(unknown)?;
    give_tournament_verdict(context, asker, id, at, verdict).await
}

/// Answers the buttons below a game without a result.
pub(super) async fn settle_tournament_game(
    context: &Context,
    asker: &Asker,
    id: i64,
    at: (i64, i64),
    replay: bool,
) -> Result<Screen, Rejection> {
    let verdict = if replay { Verdict::Replay } else { Verdict::Score(Score::Draw) };
    give_tournament_verdict(context, asker, id, at, verdict).await
}

async fn give_tournament_verdict(
    context: &Context,
    asker: &Asker,
    id: i64,
    at: (i64, i64),
    verdict: Verdict,
) -> Result<Screen, Rejection> {
    let tournament = open::tournament_here(context, asker, id).await?;
    let found = tournament.pairings.iter().find(|pairing| (pairing.round, pairing.board) == at);
    if let Some(pairing) = found.filter(|_| decides(&tournament, asker)) {
        // Discord is asked who owns the server: not within the transaction.
        refuse_own_pairing(context, asker, &tournament, pairing).await?;
    }
    retry_transaction(|| try_decide_tournament_game(context, asker, id, at, verdict)).await?;
    Ok(Screen::text(match verdict {
        Verdict::Score(_) => say!(asker.lang, "tournament-decided"),
        Verdict::Replay => say!(asker.lang, "tournament-replayed"),
    }))
}

async fn try_decide_tournament_game(
    context: &Context,
    asker: &Asker,
    id: i64,
    (round, board): (i64, i64),
    verdict: Verdict,
) -> Result<(), Rejection> {
    let at = context.change_context();
    let mut tx = context.begin_once(asker).await?;
    let mut tournament = seen(&mut tx, asker, id).await?;
    if !decides(&tournament, asker) {
        return Err(phrases::host_only(&tournament));
    }
    if tournament.stage != Stage::Running {
        return Err(reject!("tournament-is-over"));
    }
    let found = tournament.pairings.iter().find(|pairing| (pairing.round, pairing.board) == (round, board));
    let mut pairing = found.copied().ok_or_else(phrases::unknown)?;
    if pairing.score.is_some() {
        return Err(reject!("tournament-has-result"));
    }
    if is_played(&mut tx, &pairing).await? {
        return Err(reject!("tournament-still-played"));
    }
    let decided = pairing.game;
    pairing.dead = false;
    tournament.ready_ms = Some(at.now);
    tx.advance_tournament(id, tournament.version, &open::progress(&tournament, at.now)).await?;
    let mut jobs = decide(&mut tx, &tournament, &mut pairing, verdict, at).await?;
    tx.set_pairing(id, &pairing).await?;
    jobs.insert(0, phrases::dead_game_settled(&tournament, &pairing, asker.person, verdict.sign()));
    let game = decided.map(|game| format!(" `#{game}`")).unwrap_or_default();
    let about = format!("`T{id}`{game} ({})", verdict.sign());
    tx.audit(tournament.guild, asker.person, "result", &about, at.now).await?;
    Ok(context.commit_with_jobs(tx, jobs).await?)
}

/// Refuses to decide one's own game, if another person can: the host, or the server's owner.
async fn refuse_own_pairing(
    context: &Context,
    asker: &Asker,
    tournament: &Tournament,
    pairing: &Pairing,
) -> Result<(), Rejection> {
    match decides_instead(context, asker, tournament, pairing).await {
        Some(who) => Err(reject!("tournament-own-game", who = who)),
        None => Ok(()),
    }
}

/// Refuses to remove a player against whom one has a game without a result, if another person can: it would be resigned in
/// one's own favour.
async fn refuse_own_opponent(
    context: &Context,
    asker: &Asker,
    tournament: &Tournament,
    person: UserId,
) -> Result<(), Rejection> {
    let numbers = (tournament.number_of(asker.person), tournament.number_of(person));
    let (Some(own), Some(other)) = numbers else { return Ok(()) };
    let meets = |pairing: &&Pairing| {
        let seats = (pairing.white, pairing.black);
        pairing.score.is_none() && (seats == (own, Some(other)) || seats == (other, Some(own)))
    };
    let Some(pairing) = tournament.pairings.iter().find(meets) else { return Ok(()) };
    match decides_instead(context, asker, tournament, pairing).await {
        Some(who) => Err(reject!("tournament-own-opponent", name = person, who = who)),
        None => Ok(()),
    }
}

/// The people who decide a game in place of a person who plays in it; `None` if the person may decide.
async fn decides_instead(
    context: &Context,
    asker: &Asker,
    tournament: &Tournament,
    pairing: &Pairing,
) -> Option<UserId> {
    let person = |number: usize| tournament.entrants.get(number).and_then(|entrant| entrant.person);
    let players: Vec<UserId> =
        [Some(pairing.white), pairing.black].into_iter().flatten().filter_map(person).collect();
    if !players.contains(&asker.person) {
        return None;
    }
    match tournament.host.filter(|host| !players.contains(host)) {
        Some(host) => Some(host),
        None => impartial::impartial_owner(context, asker, tournament.guild, &players).await,
    }
}

async fn decide(
    tx: &mut Tx,
    tournament: &Tournament,
    pairing: &mut Pairing,
    verdict: Verdict,
    at: ChangeContext<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    match verdict {
        Verdict::Score(score) => {
            pairing.score = Some(score);
            Ok(Vec::new())
        }
        Verdict::Replay => Ok(rounds::set_up(tx, tournament, pairing, at).await?.1),
    }
}

/// Whether the game of a pairing is running.
async fn is_played(tx: &mut Tx, pairing: &Pairing) -> Result<bool, Rejection> {
    let Some(game) = pairing.game.filter(|_| !pairing.dead) else { return Ok(false) };
    Ok(tx.game(game).await?.is_some_and(|game| game.status == Status::Running))
}

/// A tournament within a transaction, if the asker can see it from here.
async fn seen(tx: &mut Tx, asker: &Asker, id: i64) -> Result<Tournament, Rejection> {
    let found = tx.tournament(id).await?.filter(|one| is_here(one, asker));
    found.ok_or_else(|| reject!("tournament-not-here"))
}

/// The number of a player who hasn't left.
fn still_in(tournament: &Tournament, person: UserId) -> Option<usize> {
    let there = |number: &usize| tournament.entrant(*number).is_some_and(|own| own.gone_round.is_none());
    tournament.number_of(person).filter(there)
}

fn refuse_end(tournament: &Tournament, asker: &Asker) -> Result<(), Rejection> {
    if !decides(tournament, asker) {
        return Err(phrases::host_only(tournament));
    }
    match tournament.stage {
        Stage::Open | Stage::Running => Ok(()),
        Stage::Over | Stage::Dropped => Err(reject!("tournament-is-over")),
    }
}
