//! Opening, joining, leaving and starting a tournament.

use engine::any_game::AnyGame;
use engine::catalogue;
use model::ids::GuildId;
use model::screen::Screen;
use model::time::DAY;
use model::time::control::{Pace, TimeControl};
use rand::seq::SliceRandom;
use store::{Entrant, Format, NewTournament, Progress, Stage, StoreError, Tournament, Tx};
use words::say;

use super::pairing::{berger, swiss};
use super::{FEWEST, MOST, TournamentAct, TournamentPlan, decides, fits_tournaments, most, phrases, rounds};
use crate::asking::rejection::{Rejection, reject, reject_clock, retry_transaction};
use crate::asking::{Asker, typed};
use crate::context::Context;
use crate::policy::{games, holding};

/// The default time per turn.
const USUAL: Pace = Pace::Turn(2 * DAY);
/// The longest name, in characters.
const NAME: usize = 60;
/// How many unstarted tournaments one person may have on a server: each has an announcement, and more would hide those of
/// others. Managers, who can end every one, have no such limit.
const MOST_WAITING: usize = 3;
/// How many of them a rejection names: databases of older versions may hold dozens.
const NAMED: usize = 10;
/// How many tournaments of a server are searched for the one that is meant.
const CANDIDATES: i64 = 25;

/// `/club tournament open`: announces one in this channel.
pub(super) async fn open_tournament(
    context: &Context,
    asker: &Asker,
    plan: &TournamentPlan,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let Some(guild) = asker.guild else {
        return Err(reject!("tournament-only-on-servers"));
    };
    let info = catalogue::find(&plan.rules).map(AnyGame::info);
    let info = info.ok_or_else(|| reject!("tournament-no-such-game"))?;
    if !fits_tournaments(info) {
        return Err(reject!("tournament-two-sides-only", game = info.title));
    }
    let format = match plan.format.as_deref() {
        None => Format::Swiss,
        Some(word) => Format::from_word(word).ok_or_else(phrases::unknown)?,
    };
    let rounds = match (format, plan.rounds) {
        (_, None) => 0,
        (Format::Swiss, Some(rounds)) if (1..MOST as i64).contains(&rounds) => rounds,
        (Format::Swiss, Some(_)) => {
            return Err(reject!("tournament-rounds-range", most = MOST - 1));
        }
        (_, Some(_)) => return Err(reject!("tournament-rounds-follow")),
    };
    if plan.at_once && format == Format::Swiss {
        return Err(reject!("tournament-at-once-round-robin"));
    }
    let pace = match plan.clock.as_deref() {
        None => USUAL,
        Some(typed) => {
            typed.parse().map_err(|error| reject_clock(error, reject!("tournament-clock-unreadable")))?
        }
    };
    if pace == Pace::None {
        return Err(reject!("tournament-needs-a-clock"));
    }
    // A thread can't start in another thread.
    let threads = !plan.together && asker.parent.is_none();
    holding::refuse_opening(context, asker, info.id, threads).await?;
    games::refuse_organising(context, asker, guild).await?;
    let new = NewTournament {
        guild,
        channel: asker.channel,
        host: asker.person,
        rules: info.id.to_owned(),
        title: tidy(plan.name.as_deref().unwrap_or_default()),
        format,
        rounds,
        time: TimeControl { pace, ..TimeControl::default() },
        threads,
        at_once: plan.at_once,
    };
    let opened = retry_transaction(|| try_open_tournament(context, asker, &new)).await?;
    Ok(phrases::opened(lang, &opened))
}

async fn try_open_tournament(
    context: &Context,
    asker: &Asker,
    new: &NewTournament,
) -> Result<Tournament, Rejection> {
    let now = context.now();
    let mut tx = context.begin_once(asker).await?;
    // Of two concurrent requests one is counted before the other.
    tx.lock_person(asker.person).await?;
    refuse_too_many(&mut tx, asker, new.guild).await?;
    let id = tx.new_tournament(new, now).await?;
    let opened = tx.tournament(id).await?.ok_or(StoreError::Stale)?;
    context.commit_with_jobs(tx, [phrases::announcement(&opened)]).await?;
    Ok(opened)
}

/// Refuses another tournament to a person who has too many unstarted ones on this server, and names these.
async fn refuse_too_many(tx: &mut Tx, asker: &Asker, guild: GuildId) -> Result<(), Rejection> {
    if asker.manages {
        return Ok(());
    }
    let mut waiting = Vec::new();
    for id in tx.waiting_tournaments_of(asker.person).await? {
        waiting.extend(tx.tournament(id).await?.filter(|one| one.guild == guild));
    }
    if waiting.len() < MOST_WAITING {
        return Ok(());
    }
    let names: Vec<String> = waiting.iter().take(NAMED).map(phrases::heading).collect();
    let names = asker.lang.list(&names);
    Err(reject!("tournament-enough-waiting", most = MOST_WAITING, names = names))
}

/// The tournament a person means: the named one, or the only one here with which the action is possible.
pub(super) async fn find_tournament(
    context: &Context,
    asker: &Asker,
    act: TournamentAct,
    named: Option<&str>,
) -> Result<Tournament, Rejection> {
    let named = named.map(str::trim).filter(|name| !name.is_empty());
    if let Some(name) = named {
        let digits = name.trim_start_matches(['#', 'T', 't']);
        let id = digits.parse().map_err(|_| reject!("tournament-not-here"))?;
        return tournament_here(context, asker, id).await;
    }
    let Some(guild) = asker.guild else {
        return Err(reject!("tournament-only-on-servers"));
    };
    let mut found = Vec::new();
    for id in context.store.tournaments_on(guild, CANDIDATES).await? {
        let Some(one) = context.store.tournament(id).await? else { continue };
        if may_be_meant(&one, asker, act) && sees_tournament(context, asker, &one).await {
            found.push(one);
        }
    }
    // For showing: the running one of this channel, else the last one.
    if act == TournamentAct::Show && found.len() > 1 {
        found.sort_by_key(|one| (one.stage == Stage::Over, one.channel != asker.channel, -one.id));
        found.truncate(1);
    }
    match found.len() {
        0 => Err(reject!("tournament-none-fits")),
        1 => Ok(found.swap_remove(0)),
        _ => {
            let names: Vec<String> = found.iter().map(phrases::heading).collect();
            Err(reject!("tournament-which", names = names.join(", ")))
        }
    }
}

/// A tournament by its number, if the asker may see it.
pub(super) async fn tournament_here(
    context: &Context,
    asker: &Asker,
    id: i64,
) -> Result<Tournament, Rejection> {
    let unknown = || reject!("tournament-not-here");
    let found = context.store.tournament(id).await?.ok_or_else(unknown)?;
    if sees_tournament(context, asker, &found).await { Ok(found) } else { Err(unknown()) }
}

/// Whether the asker may see a tournament: its players, and on its server people who may see its channel or decide about it.
pub(super) async fn sees_tournament(context: &Context, asker: &Asker, tournament: &Tournament) -> bool {
    let has_part = tournament.number_of(asker.person).is_some() || decides(tournament, asker);
    is_here(tournament, asker) && (has_part || context.sees_place(asker, tournament.channel).await)
}

/// Joins or leaves an unstarted tournament.
pub(super) async fn join_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
    come: bool,
) -> Result<Screen, Rejection> {
    if come {
        holding::refuse_taking_part(context, asker).await?;
    }
    let after = retry_transaction(|| try_join_tournament(context, asker, id, come)).await?;
    Ok(Screen::text(match come {
        true => say!(asker.lang, "tournament-joined", title = phrases::heading(&after)),
        false => say!(asker.lang, "tournament-left", title = phrases::heading(&after)),
    }))
}

async fn try_join_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
    come: bool,
) -> Result<Tournament, Rejection> {
    let now = context.now();
    let mut tx = context.begin_once(asker).await?;
    let found = tx.tournament(id).await?.filter(|one| is_here(one, asker));
    let mut tournament = found.ok_or_else(|| reject!("tournament-not-here"))?;
    match tournament.stage {
        Stage::Open => {}
        Stage::Running if come => return Err(reject!("tournament-has-begun")),
        Stage::Running => return Err(reject!("tournament-leave-running")),
        Stage::Over | Stage::Dropped => return Err(reject!("tournament-is-over")),
    }
    let own = tournament.number_of(asker.person);
    match (come, own) {
        (true, Some(_)) => return Err(reject!("tournament-in-already")),
        (false, None) => return Err(reject!("tournament-not-in")),
        (true, None) if tournament.entrants.len() >= most(&tournament) => {
            return Err(reject!("tournament-full", most = most(&tournament)));
        }
        (true, None) => {
            let number = tournament.entrants.len();
            tournament.entrants.push(Entrant { number, person: Some(asker.person), gone_round: None });
        }
        (false, Some(at)) => {
            tournament.entrants.remove(at);
        }
    }
    renumber(&mut tournament);
    tx.advance_tournament(id, tournament.version, &progress(&tournament, now)).await?;
    tx.set_entrants(id, &tournament.entrants).await?;
    context.commit_with_jobs(tx, [phrases::announced(&tournament)]).await?;
    Ok(tournament)
}

/// Draws numbers by lot and pairs the first round.
pub(super) async fn start_tournament(context: &Context, asker: &Asker, id: i64) -> Result<Screen, Rejection> {
    let (begun, wanted) = retry_transaction(|| try_start_tournament(context, asker, id)).await?;
    let (lang, title) = (asker.lang, phrases::heading(&begun));
    let mut text = match begun.at_once {
        true => say!(lang, "tournament-started-at-once", title = title),
        false => say!(lang, "tournament-started", title = title),
    };
    if wanted > begun.rounds {
        let players = begun.entrants.len();
        let fewer = say!(lang, "tournament-fewer-rounds", rounds = begun.rounds, players = players);
        text = format!("{text} {fewer}");
    }
    Ok(Screen::text(text))
}

/// One attempt at starting; answers the tournament and how many rounds were wanted.
async fn try_start_tournament(
    context: &Context,
    asker: &Asker,
    id: i64,
) -> Result<(Tournament, i64), Rejection> {
    let at = context.change_context();
    let mut tx = context.begin_once(asker).await?;
    let found = tx.tournament(id).await?.filter(|one| is_here(one, asker));
    let mut tournament = found.ok_or_else(|| reject!("tournament-not-here"))?;
    match tournament.stage {
        Stage::Open => {}
        Stage::Running => return Err(reject!("tournament-has-begun")),
        Stage::Over | Stage::Dropped => return Err(reject!("tournament-is-over")),
    }
    if !decides(&tournament, asker) {
        return Err(phrases::host_only(&tournament));
    }
    let players = tournament.entrants.len();
    if players < FEWEST {
        return Err(reject!("tournament-too-few", fewest = FEWEST));
    }
    games::refuse_game(context, asker, Some(tournament.guild), &tournament.rules).await?;
    let wanted = tournament.rounds;
    tournament.entrants.shuffle(&mut rand::rng());
    renumber(&mut tournament);
    let rounds = match (tournament.format, tournament.rounds) {
        (Format::RoundRobin, _) => berger::rounds(players, false),
        (Format::Double, _) => berger::rounds(players, true),
        (Format::Swiss, 0) => swiss::usual_rounds(players),
        // No pairing is repeated. With an odd number of players each round has a bye, so there may be one more.
        (Format::Swiss, wanted) => usize::try_from(wanted).unwrap_or(1).min(berger::rounds(players, false)),
    };
    tournament.rounds = i64::try_from(rounds).unwrap_or(1);
    tx.set_entrants(id, &tournament.entrants).await?;
    let jobs = rounds::next(&mut tx, &mut tournament, at).await?;
    tx.enqueue(&phrases::announced(&tournament), at.now).await?;
    context.commit_with_jobs(tx, jobs).await?;
    Ok((tournament, wanted))
}

/// Whether the asker can see a tournament from here.
pub(super) fn is_here(tournament: &Tournament, asker: &Asker) -> bool {
    asker.guild == Some(tournament.guild)
        || (asker.guild.is_none() && tournament.number_of(asker.person).is_some())
}

/// Whether an action without a number may mean this tournament.
fn may_be_meant(tournament: &Tournament, asker: &Asker, act: TournamentAct) -> bool {
    use TournamentAct::{End, EndYes, Half, Join, Leave, Replay, Show, Start, Withdraw, WithdrawYes};
    let own = tournament.number_of(asker.person);
    match act {
        Show => true,
        Join => tournament.stage == Stage::Open && own.is_none(),
        Leave => tournament.stage == Stage::Open && own.is_some(),
        Start => tournament.stage == Stage::Open && decides(tournament, asker),
        Withdraw | WithdrawYes => {
            let still = own.is_some_and(|own| !tournament.has_left(own));
            matches!(tournament.stage, Stage::Open | Stage::Running) && still
        }
        End | EndYes | Replay | Half => {
            matches!(tournament.stage, Stage::Open | Stage::Running) && decides(tournament, asker)
        }
    }
}

/// Numbers the entrants in order.
pub(super) fn renumber(tournament: &mut Tournament) {
    for (number, entrant) in tournament.entrants.iter_mut().enumerate() {
        entrant.number = number;
    }
}

/// A tournament's progress, to be changed in part.
pub(super) fn progress(tournament: &Tournament, now: i64) -> Progress {
    Progress {
        stage: tournament.stage,
        rounds: tournament.rounds,
        round: tournament.round,
        ready_ms: tournament.ready_ms,
        changed_ms: now,
    }
}

/// A name on one line, without Markdown.
fn tidy(name: &str) -> String {
    let plain: String = name.chars().filter(|letter| !"`*_~|<>@#\\[]".contains(*letter)).collect();
    // An address would become a link.
    typed::line(&plain.replace("://", " ")).chars().take(NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn names_are_letters_on_one_line() {
        assert_eq!(tidy("  Autumn\n Cup  "), "Autumn Cup");
        assert_eq!(tidy("**<@1> `x`** 🏆"), "1 x 🏆");
        assert_eq!(tidy("***"), "");
        assert_eq!(tidy("\u{202e}puC\u{200b} https://x.example"), "puC https x.example");
        assert_eq!(tidy("\u{200b}\u{3164}"), "");
        assert_eq!(tidy(&"é".repeat(99)).chars().count(), 60);
    }
}
