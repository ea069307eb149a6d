//! Updates ratings and records in the transaction that ends a game: once, and in the order in which games end.

use std::collections::BTreeMap;

use engine::any_game::AnyTable;
use model::game::Game;
use model::ids::UserId;
use store::{Record, Standing, Strength, Tx};
use words::say;

use super::ratings::{BEGINNER, Method};
use super::verdicts::Side;
use super::{achievements, ladder, ratings, verdicts};
use crate::asking::rejection::Rejection;
use crate::context::change::ChangeContext;
use crate::games::who::mentions;

/// Records the results of a finished game; answers the lines about it for its last board.
pub(crate) async fn conclude(
    tx: &mut Tx,
    game: &Game,
    table: &dyn AnyTable,
    at: ChangeContext<'_>,
) -> Result<Vec<String>, Rejection> {
    let now = at.now;
    // Unrated: a computer can be played as often as one likes.
    if game.seated().any(|(_, person)| person.is_computer()) || !tx.stand_ins(game.id).await?.is_empty() {
        return Ok(Vec::new());
    }
    let sides = verdicts::sides(game, table);
    // In a tournament nobody chooses their opponent, and every game counts for the standings.
    let in_tournament = tx.is_in_tournament(game.id).await?;
    if !in_tournament && verdicts::given_up_early(table, &sides) {
        return Ok(vec![say!(game.lang(), "rating-nothing-played")]);
    }
    let would_be_rated = game.rated && verdicts::counts(table, &sides);
    let learners = if would_be_rated && !in_tournament {
        learners(tx, &sides, at.unrated_games).await?
    } else {
        Vec::new()
    };
    let rated = would_be_rated && learners.is_empty();
    let mut lines = Vec::new();
    if !learners.is_empty() {
        let people = mentions(game.lang(), &learners);
        lines.push(say!(
            game.lang(),
            "rating-first-games",
            people = people,
            games = i64::from(at.unrated_games)
        ));
    }
    if rated {
        lines.push(rate(tx, game, &sides, table.info().seats.len(), now).await?);
    }
    for record in records(game, &sides, rated, now) {
        tx.note_result(&record).await?;
    }
    lines.extend(achievements::honour(tx, game, table, now).await?);
    Ok(lines)
}

/// The people at a table who have finished fewer games than this.
async fn learners(tx: &mut Tx, sides: &[Side], games: u32) -> Result<Vec<UserId>, Rejection> {
    let mut learners: Vec<UserId> = Vec::new();
    for person in sides.iter().flat_map(|side| &side.people) {
        if !learners.contains(person) && !tx.has_finished(*person, games).await? {
            learners.push(*person);
        }
    }
    Ok(learners)
}

/// One record per person, ordered by id: every transaction writes several people's rows in this order, so none deadlocks.
fn records(game: &Game, sides: &[Side], rated: bool, now: i64) -> Vec<Record> {
    let mut records: BTreeMap<i64, Record> = BTreeMap::new();
    for side in sides {
        for person in side.people.iter().filter(|person| !verdicts::on_two_sides(sides, **person)) {
            let record = Record {
                game: game.id,
                person: *person,
                rules: game.rules.clone(),
                guild: game.guild,
                side: side.team.0,
                verdict: side.verdict,
                rated,
                ended_ms: now,
            };
            records.insert(person.0, record);
        }
    }
    records.into_values().collect()
}

/// Updates all ratings; answers a line about them.
async fn rate(tx: &mut Tx, game: &Game, sides: &[Side], seats: usize, now: i64) -> Result<String, Rejection> {
    let mut standings: BTreeMap<i64, Standing> = BTreeMap::new();
    for person in sides.iter().flat_map(|side| &side.people) {
        let known = tx.standing(&game.rules, *person).await?;
        let standing =
            known.unwrap_or(Standing { person: *person, strength: BEGINNER, games: 0, last_ms: now });
        standings.insert(person.0, standing);
    }
    let strength = |person: &UserId| {
        let standing = standings.get(&person.0);
        standing.map_or(BEGINNER, |known| ratings::rested(known.strength, now - known.last_ms))
    };
    let before: Vec<ratings::Side> = sides
        .iter()
        .map(|side| ratings::Side {
            seats: side.people.iter().map(strength).collect(),
            place: side.place.unwrap_or(1),
        })
        .collect();
    let after = Method::of(seats).rate(&before);
    let people = sides.iter().flat_map(|side| &side.people);
    let changed: BTreeMap<i64, Strength> =
        people.map(|person| person.0).zip(after.into_iter().flatten()).collect();
    for (person, strength) in &changed {
        let Some(known) = standings.get(person) else { continue };
        let after = Standing { strength: *strength, games: known.games + 1, last_ms: now, ..*known };
        tx.keep_standing(game.id, &game.rules, known.strength, &after).await?;
    }
    let mut told: Vec<String> = Vec::new();
    for person in sides.iter().flat_map(|side| &side.people) {
        let shown = |strength: Option<&Strength>| strength.map_or(0, |known| known.rating.round() as i64);
        let from = shown(standings.get(&person.0).map(|known| &known.strength));
        let mut words = format!("<@{person}> {from} → {}", shown(changed.get(&person.0)));
        if let (Some(known), Some(after)) = (standings.get(&person.0), changed.get(&person.0))
            && ladder::is_provisional(known.games + 1, *after)
        {
            words.push_str(&format!(" {}", say!(game.lang(), "rating-provisional")));
        }
        if !told.contains(&words) {
            told.push(words);
        }
    }
    Ok(say!(game.lang(), "rating-changes", changes = told.join(", ")))
}
