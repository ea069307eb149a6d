//! Results of a finished game by side and person.

use engine::any_game::{AnyTable, TableStep};
use engine::rules::{GameResult, Pending, Reason};
use engine::seat::{Seat, SeatSet, Team, Viewer};
use model::game::Game;
use model::ids::UserId;
use store::Verdict;

use crate::games::who::teams;

/// The least number of turns of each side for a game to count for ratings.
const FEWEST_TURNS: usize = 2;

/// A side of a finished game.
pub(super) struct Side {
    pub(super) team: Team,
    /// The players of its seats; a person with several seats several times.
    pub(super) people: Vec<UserId>,
    /// Its place, 1 for the best; `None` where nobody can win.
    pub(super) place: Option<usize>,
    pub(super) verdict: Verdict,
}

/// The sides of a finished game with their results; empty if it counts for nobody.
pub(super) fn sides(game: &Game, table: &dyn AnyTable) -> Vec<Side> {
    let Pending::Over(outcome) = table.pending() else { return Vec::new() };
    let info = table.info();
    let seats_of = |team: Team| -> SeatSet {
        let own = |seat: &Seat| info.seats.get(usize::from(seat.0)).is_some_and(|seat| seat.team == team);
        game.seated().map(|(seat, _)| seat).filter(own).collect()
    };
    let teams: Vec<(Team, SeatSet)> = teams(info)
        .into_iter()
        .map(|team| (team, seats_of(team)))
        .filter(|(_, seats)| !seats.is_empty())
        .collect();
    let judge = |team: Team, seats: SeatSet| -> Option<(Verdict, Option<usize>)> {
        let won = match outcome.result {
            GameResult::Won(winner) => winner == team,
            GameResult::Shared(winners) => seats.iter().any(|seat| winners.contains(seat)),
            GameResult::Drawn => return Some((Verdict::Drawn, Some(1))),
            GameResult::Scored(score) => return Some((Verdict::Scored(i64::from(score)), None)),
            GameResult::Lost => return Some((Verdict::Failed, None)),
            GameResult::Void => return None,
        };
        let verdict = if won { Verdict::Won } else { Verdict::Lost };
        let place = table.places().iter().position(|place| seats.iter().any(|seat| place.contains(seat)));
        Some((verdict, Some(place.map_or(if won { 1 } else { 2 }, |place| place + 1))))
    };
    teams
        .into_iter()
        .filter_map(|(team, seats)| {
            let (verdict, place) = judge(team, seats)?;
            let sitting = game.seated().filter(|(seat, _)| seats.contains(*seat));
            Some(Side { team, people: sitting.map(|(_, person)| person).collect(), place, verdict })
        })
        .collect()
}

/// Whether one of two sides resigned or timed out before both had made a turn: then nothing was played.
pub(super) fn given_up_early(table: &dyn AnyTable, sides: &[Side]) -> bool {
    let Pending::Over(outcome) = table.pending() else { return false };
    let given_up = outcome.reason == Reason::RESIGNATION || outcome.reason == Reason::TIMEOUT;
    given_up && sides.len() == 2 && sides.iter().any(|side| turns(table, side) == 0)
}

/// How many turns a side has made.
fn turns(table: &dyn AnyTable, side: &Side) -> usize {
    let by =
        |seat: Seat| table.info().seats.get(usize::from(seat.0)).is_some_and(|seat| seat.team == side.team);
    let record = table.record(Viewer::Public);
    let played = record.iter().filter(|turn| turn.complete && turn.seat.is_some_and(by));
    played.filter(|turn| TableStep::from_word(&turn.text).is_none()).count()
}

/// Whether a finished game counts for ratings: several sides, nobody on two of them, and all have made a few turns.
pub(super) fn counts(table: &dyn AnyTable, sides: &[Side]) -> bool {
    let apart = |side: &Side| side.people.iter().all(|person| !on_two_sides(sides, *person));
    sides.len() > 1
        && sides.iter().all(|side| side.place.is_some() && apart(side) && turns(table, side) >= FEWEST_TURNS)
}

/// Whether a person sits on two sides, and so has no result.
pub(super) fn on_two_sides(sides: &[Side], person: UserId) -> bool {
    sides.iter().filter(|side| side.people.contains(&person)).count() > 1
}
