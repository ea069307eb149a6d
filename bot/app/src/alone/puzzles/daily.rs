//! The puzzle of the day of a server: which one it is, its post, and opening it from there.
//!
//! The clock posts it: the day's row and the message go into one transaction, so that a crash posts nothing twice. The post is
//! edited to say how many have solved it, a while after each solution; who they are, and who tried, stays private.

use engine::catalogue;
use engine::lesson::posed::{self, Posed};
use engine::tactics::Grade;
use model::ids::GuildId;
use model::job::{Job, Lane, NewJob, To};
use model::screen::{Recipe, Row, Screen, Style, Taught};
use store::{DailyPlace, DailyPuzzle, HouseRules, StoreError, Tx};
use words::say;

use super::act::Act;
use super::page::{Beside, asked};
use super::solver::find;
use super::{DAY_MS, begin, shown};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, contained, reject};
use crate::context::Context;
use crate::games::tables;

/// The length of an hour, in milliseconds.
const HOUR_MS: i64 = 3_600_000;
/// How long (ms) a post gathers further solvers before it is edited to say how many there are.
const GATHER_MS: i64 = 30_000;
/// How many servers are served in one round of the clock.
const BATCH: i64 = 100;
/// How long (ms) to wait after a server's puzzle couldn't be posted.
const PAUSE_MS: i64 = HOUR_MS;
/// The slot of a post is reused after this many days: no edit waits that long.
const NAMES: i64 = 7;

/// The day whose puzzle is current, if posts come at an hour.
fn day_at(now: i64, hour: i64) -> i64 {
    (now - hour * HOUR_MS).div_euclid(DAY_MS)
}

/// When the next puzzle is due, if posts come at an hour.
pub(crate) fn next_due(now: i64, hour: i64) -> i64 {
    (day_at(now, hour) + 1) * DAY_MS + hour * HOUR_MS
}

/// Posts the puzzles that are due, and edits posts to say how many have solved theirs. Called by the clock. One server's
/// failure doesn't stop the others' puzzles.
///
/// # Errors
/// When the store fails; the clock comes back to it.
pub(crate) async fn post_daily_puzzles(context: &Context, now: i64) -> Result<(), StoreError> {
    for puzzle in context.store.daily_puzzles_behind(now, BATCH).await? {
        let refreshed = contained(async { Ok(refresh(context, &puzzle).await?) }).await;
        if let Some(what) = what_failed(refreshed)? {
            tracing::error!(guild = %puzzle.guild, day = puzzle.day, what, "a post can't say how many have solved its puzzle");
            let mut tx = context.store.begin().await?;
            tx.refresh_daily_puzzle(puzzle.guild, puzzle.day).await?;
            tx.commit().await?;
        }
    }
    for guild in context.store.due_daily_puzzles(now, BATCH).await? {
        let posted = contained(async { Ok(post(context, guild, now).await?) }).await;
        if let Some(what) = what_failed(posted)? {
            tracing::error!(%guild, what, "the puzzle of the day can't be posted now");
            let mut tx = context.store.begin().await?;
            tx.next_daily_puzzle(guild, now + PAUSE_MS).await?;
            tx.commit().await?;
        }
    }
    Ok(())
}

/// The reason why one server's puzzle failed.
///
/// # Errors
/// When none can be served now.
fn what_failed(done: Result<(), Rejection>) -> Result<Option<String>, StoreError> {
    match done {
        Err(Rejection::Store(error)) if !error.is_passing() => Ok(Some(error.to_string())),
        Err(rejection) => rejection.what_broke(),
        Ok(()) => Ok(None),
    }
}

/// Posts the puzzle of a server's day, unless another process was faster.
async fn post(context: &Context, guild: GuildId, now: i64) -> Result<(), StoreError> {
    let mut tx = context.store.begin().await?;
    // Locks the server's row: of two processes one waits here, and then sees what the other did.
    let house = tx.house_rules(guild).await?;
    let Some(DailyPlace { channel, hour, due_ms }) = house.daily else { return Ok(()) };
    if due_ms > now {
        return Ok(());
    }
    tx.next_daily_puzzle(guild, next_due(now, hour)).await?;
    let day = day_at(now, hour);
    let had = tx.daily_puzzles_had(guild).await?;
    let Some((rules, posed)) = of_day(day, &house.games, &had) else { return tx.commit().await };
    let puzzle =
        DailyPuzzle { guild, day, rules: rules.to_owned(), puzzle: posed.step.id.to_owned(), channel };
    let Some(screen) = screen(&house, &puzzle, 0) else {
        tracing::error!(%guild, day, "the puzzle of the day can't be set up");
        return tx.commit().await;
    };
    if !tx.keep_daily_puzzle(&puzzle).await? {
        return tx.commit().await;
    }
    let job = Job::Post { to: To::Channel(channel), slot: Some(slot(&puzzle)), screen };
    context.commit_with_jobs(tx, [NewJob { lane: Lane::Channel(channel), game: None, job }]).await
}

/// Edits a post to say how many have solved its puzzle, unless it is up to date.
async fn refresh(context: &Context, puzzle: &DailyPuzzle) -> Result<(), StoreError> {
    let mut tx = context.store.begin().await?;
    let house = tx.house_rules(puzzle.guild).await?;
    let Some(people) = tx.refresh_daily_puzzle(puzzle.guild, puzzle.day).await? else { return Ok(()) };
    let Some(Screen { text, rows, .. }) = screen(&house, puzzle, people) else { return tx.commit().await };
    let job = Job::Edit { slot: slot(puzzle), text: Some(text), rows, picture: None };
    context.commit_with_jobs(tx, [NewJob { lane: Lane::Channel(puzzle.channel), game: None, job }]).await
}

/// The slot under which a puzzle's post is remembered.
fn slot(puzzle: &DailyPuzzle) -> String {
    format!("puzzle-{}-{}", puzzle.guild, puzzle.day.rem_euclid(NAMES))
}

/// The post: side to move, game, and how many have solved it. `None` if the puzzle doesn't exist any more.
fn screen(house: &HouseRules, puzzle: &DailyPuzzle, people: i64) -> Option<Screen> {
    let lang = house.language.unwrap_or_default();
    let game = tables::known(&puzzle.rules).ok()?;
    let posed = posed::find(&puzzle.rules, &puzzle.puzzle)?;
    let grade = lang.text(&format!("choice-puzzle-grade-{}", posed.tactic.grade), &[]);
    let text = [
        say!(lang, "puzzle-daily-heading", title = game.info(), grade = grade),
        asked(lang, game.info(), &posed.tactic),
        say!(lang, "puzzle-daily-solved", people = people),
    ];
    let solve = Act::Daily(puzzle.day).button(say!(lang, "puzzle-daily-button"), Style::Primary);
    let taught = Taught {
        rules: puzzle.rules.clone(),
        step: puzzle.puzzle.clone(),
        entered: Vec::new(),
        guild: Some(puzzle.guild),
        lang: Some(lang.word().to_owned()),
    };
    Some(Screen {
        text: text.join("\n"),
        silent: true,
        picture: Some(Recipe::of_lesson(taught, posed.tactic.seat.0)),
        rows: vec![Row::Buttons(vec![solve])],
        ..Screen::default()
    })
}

/// *Solve*: opens the puzzle in private.
pub(super) async fn open(context: &Context, asker: &Asker, day: i64) -> Result<Screen, Rejection> {
    let gone = || reject!("puzzle-nothing-open");
    let guild = asker.guild.ok_or_else(gone)?;
    let DailyPuzzle { rules, puzzle, .. } = context.store.daily_puzzle(guild, day).await?.ok_or_else(gone)?;
    let posed = posed::find(&rules, &puzzle).ok_or_else(gone)?;
    match find(context, asker).await? {
        Some(there) if there.kept.puzzle == puzzle && there.kept.rules == rules => {
            shown(context, asker, &there, Beside::default())
        }
        _ => {
            let tries = context.store.puzzle_tries(asker.person).await?;
            begin(context, asker, &rules, posed, &tries).await
        }
    }
}

/// Counts a person as a solver of the puzzle of the day on their server.
pub(super) async fn count(
    tx: &mut Tx,
    asker: &Asker,
    solved: (&str, &str),
    now: i64,
) -> Result<(), StoreError> {
    let Some(guild) = asker.guild else { return Ok(()) };
    tx.solve_daily_puzzle((guild, asker.person), solved, (now, now + GATHER_MS)).await.map(drop)
}

/// A day's puzzle among those of the allowed games: by date, or the next in that order among those the server
/// has had least often.
fn of_day(day: i64, games: &[String], had: &[(String, i64)]) -> Option<(&'static str, &'static Posed)> {
    let mut order = in_order(games);
    if order.is_empty() {
        order = in_order(&[]);
    }
    let all = order.len() as i64;
    let times = |id: &str| had.iter().find(|(own, _)| own == id).map_or(0, |(_, times)| *times);
    let ahead = |place: usize| (place as i64 - day).rem_euclid(all);
    let next =
        order.iter().enumerate().min_by_key(|(place, (_, posed))| (times(posed.step.id), ahead(*place)));
    next.map(|(_, found)| *found)
}

/// Every puzzle of these games (none named: of all) in the order of days: each round has one of each game,
/// whose grades take turns.
fn in_order(games: &[String]) -> Vec<(&'static str, &'static Posed)> {
    let ids = catalogue::all().iter().map(|game| game.info().id);
    let allowed = ids.filter(|id| games.is_empty() || games.iter().any(|own| own == id));
    let mut lines: Vec<_> = allowed.enumerate().map(|(at, id)| (id, by_turns(id, at).into_iter())).collect();
    let mut order: Vec<(&'static str, &'static Posed)> = Vec::new();
    loop {
        let mut round: Vec<_> = lines.iter_mut().filter_map(|(id, line)| Some((*id, line.next()?))).collect();
        if round.is_empty() {
            return order;
        }
        // Words are made from positions: ordering by them is as good as drawing lots, and the same
        // everywhere.
        round.sort_by_key(|(_, posed)| posed.step.id);
        let mut round = graded(&round);
        if round.first().map(|(id, _)| id) == order.last().map(|(id, _)| id) {
            round.rotate_left(1);
        }
        order.extend(round);
    }
}

/// A round with grades taking turns, so that no few days in a row are all hard.
fn graded(round: &[(&'static str, &'static Posed)]) -> Vec<(&'static str, &'static Posed)> {
    let of_grade = |grade| round.iter().filter(move |(_, posed)| posed.tactic.grade == grade);
    let places = |grade| of_grade(grade).enumerate().map(move |(place, found)| ((place, grade), *found));
    let mut places: Vec<_> = Grade::ALL.into_iter().flat_map(places).collect();
    places.sort_by_key(|(turn, _)| *turn);
    places.into_iter().map(|(_, found)| found).collect()
}

/// A game's puzzles with grades taking turns (easy, medium, hard), as long as there are any.
fn by_turns(rules: &str, first: usize) -> Vec<&'static Posed> {
    let of_grade = |grade: Grade| {
        let mut own: Vec<_> = posed::of(rules).iter().filter(|posed| posed.tactic.grade == grade).collect();
        own.sort_by_key(|posed| std::cmp::Reverse(posed.step.id));
        own
    };
    let mut left = Grade::ALL.map(of_grade);
    let mut line = Vec::new();
    for turn in first.. {
        match left[turn % Grade::ALL.len()].pop() {
            Some(posed) => line.push(posed),
            None if left.iter().all(Vec::is_empty) => break,
            None => {}
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn every_puzzle_comes_once_before_any_comes_again() {
        let all = in_order(&[]);
        let ids: BTreeSet<&str> = all.iter().map(|(_, posed)| posed.step.id).collect();
        assert_eq!(ids.len(), all.len(), "no two puzzles have the same word");
        let mut had: BTreeMap<String, i64> = BTreeMap::new();
        for day in 20_000..20_000 + all.len() as i64 {
            let kept: Vec<(String, i64)> = had.clone().into_iter().collect();
            let (_, posed) = of_day(day, &[], &kept).expect("a puzzle");
            assert_eq!(had.insert(posed.step.id.to_owned(), 1), None, "{} again", posed.step.id);
        }
        // What a server has had before is left out, also on its own date.
        let (_, today) = of_day(5, &[], &[]).expect("a puzzle");
        let (_, other) = of_day(5, &[], &[(today.step.id.to_owned(), 1)]).expect("another");
        assert_ne!(today.step.id, other.step.id);
    }

    #[test]
    fn games_and_grades_are_mixed() {
        let all = in_order(&[]);
        let games: BTreeSet<&str> = all.iter().map(|(id, _)| *id).collect();
        assert!(all.windows(2).all(|two| two[0].0 != two[1].0) && games.len() > 8, "{games:?}");
        for week in all.chunks_exact(9).take(20) {
            let grades: BTreeSet<Grade> = week.iter().map(|(_, posed)| posed.tactic.grade).collect();
            assert_eq!(grades.len(), 3, "{week:?}");
        }
        let only = in_order(&["zombie".to_owned()]);
        assert!(only.iter().all(|(id, _)| *id == "zombie") && !only.is_empty());
        // A server that allows no game with puzzles gets those of all games.
        let foreign = "king-of-the-hill";
        assert!(posed::of(foreign).is_empty());
        assert!(of_day(7, &[foreign.to_owned()], &[]).is_some());
    }

    #[test]
    fn a_day_begins_at_its_hour() {
        let morning = 20_000 * DAY_MS + 8 * HOUR_MS;
        assert_eq!((day_at(morning, 8), day_at(morning - 1, 8)), (20_000, 19_999));
        assert_eq!(next_due(morning, 8), morning + DAY_MS);
        assert_eq!(next_due(morning - 1, 8), morning);
        assert_eq!(next_due(morning, 20), 20_000 * DAY_MS + 20 * HOUR_MS);
    }
}
