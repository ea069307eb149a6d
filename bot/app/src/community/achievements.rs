//! Achievements: found once, by replaying the log when a game is over and everything in it is open; earlier they would reveal
//! secrets. The games define them, except the one about all games.

use std::collections::BTreeMap;

use engine::achievements::{self, Telling, achieved};
use engine::any_game::{AnyGame, AnyTable};
use engine::catalogue;
use engine::rules::{Achievement, Achievements};
use model::game::Game;
use model::ids::UserId;
use store::Tx;
use words::Lang;
use words::say;

use crate::asking::rejection::Rejection;
use crate::games::tables;

/// The achievement for finishing each game of the catalogue.
const MENAGERIE: Achievement = Achievement { rank: 10, id: "menagerie" };
/// The repeat counts at which an achievement is announced again.
const MILESTONES: [i64; 3] = [10, 100, 1000];
/// The most achievements announced at a game's end.
const TOLD: usize = 3;

/// Finds and counts the achievements of a finished game; answers a line about those that a person reached for the first, tenth
/// or hundredth time.
pub(super) async fn honour(
    tx: &mut Tx,
    game: &Game,
    table: &dyn AnyTable,
    now: i64,
) -> Result<Option<String>, Rejection> {
    // A position that was set up can make anything happen.
    if game.position.is_some() {
        return Ok(None);
    }
    let log = tables::standing(game, &tx.log(game.id).await?).await?;
    let seats = game.seated().map(|(seat, _)| seat).collect();
    let fresh = tables::begin(game)?;
    let Some(mut telling) = Telling::new(fresh, table) else { return Ok(None) };
    for row in &log {
        let refused = |_| Rejection::Broken(format!("entry {} of a game is refused", row.number));
        telling.apply(&tables::entry(row, telling.pending())).map_err(refused)?;
    }
    let story = telling.story(seats);
    let mut counts: BTreeMap<(i64, Achievement), i64> = BTreeMap::new();
    let own = catalogue::find(table.info().id).map_or(Achievements::NONE, AnyGame::achievements);
    for (seat, achievement, times) in achieved(own, &story) {
        for (_, person) in game.seated().filter(|(own, _)| *own == seat) {
            *counts.entry((person.0, achievement)).or_default() += times;
        }
    }
    for person in crate::games::who::everybody(game) {
        if tx.has_finished_every_game(person, catalogue::all().len(), game.id).await? {
            counts.insert((person.0, MENAGERIE), 1);
        }
    }
    let mut told: Vec<(Achievement, UserId, i64)> = Vec::new();
    for ((person, achievement), times) in counts {
        let person = UserId(person);
        let after = tx.add_achievement(person, achievement.id, times, game.id, now).await?;
        let milestone =
            MILESTONES.into_iter().rev().find(|mark| (after - times..after).contains(&(mark - 1)));
        match milestone {
            Some(mark) => told.push((achievement, person, mark)),
            None if after == times => told.push((achievement, person, 1)),
            None => {}
        }
    }
    Ok(line(game.lang(), told))
}

/// One line for all announced achievements, rarest first.
fn line(lang: Lang, mut told: Vec<(Achievement, UserId, i64)>) -> Option<String> {
    told.sort();
    let items: Vec<String> = told
        .into_iter()
        .take(TOLD)
        .map(|(achievement, person, mark)| format!("<@{person}>: **{}**", counted(lang, achievement, mark)))
        .collect();
    (!items.is_empty()).then(|| say!(lang, "achievements-told", achievements = items.join(" · ")))
}

/// The achievement of a word in the database; `None` if it is no longer awarded.
pub(super) fn find(word: &str) -> Option<Achievement> {
    Some(MENAGERIE).filter(|own| own.id == word).or_else(|| achievements::find(catalogue::all(), word))
}

/// An achievement's title with how often it was reached, when that is more than once.
pub(super) fn counted(lang: Lang, achievement: Achievement, times: i64) -> String {
    let title = lang.text(&format!("achievement-{}", achievement.id), &[]);
    if times == 1 { title } else { format!("{title} ×{times}") }
}

/// What the person did for it.
pub(super) fn about(lang: Lang, achievement: Achievement) -> String {
    lang.text(&format!("achievement-{}.about", achievement.id), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_achievement_has_a_word_of_its_own_and_texts() {
        let games = catalogue::all().iter().flat_map(|game| game.achievements().list);
        let all: Vec<_> = [&MENAGERIE].into_iter().chain(achievements::COMMON).chain(games).collect();
        assert!(all.len() >= 20);
        for (place, achievement) in all.iter().enumerate() {
            assert_eq!(find(achievement.id), Some(**achievement));
            assert!(
                all.iter().skip(place + 1).all(|other| other.rank != achievement.rank),
                "{achievement:?}"
            );
            for lang in Lang::ALL {
                let key = format!("achievement-{}", achievement.id);
                assert!(lang.has(&key) && lang.has(&format!("{key}.about")), "{lang:?} {achievement:?}");
                let title = counted(lang, **achievement, 1);
                assert!(title.chars().count() <= 45 && !about(lang, **achievement).is_empty());
            }
        }
    }
}
