//! Leaderboards: the strongest players of a server in a game; where all play against the game, the best scores.

use std::cmp::Reverse;

use engine::any_game::AnyGame;
use engine::catalogue;
use model::ids::{GuildId, UserId};
use model::screen::{Choice, Menu, Row, Screen, Style};
use store::{Record, Standing, Strength, Verdict};
use words::Lang;
use words::say;

use super::page::{Page, cut};
use super::{ratings, title_of, turn_pages};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::games::who::{mentions, teams};

/// How many people a page lists.
const LISTED: usize = 10;
/// The least number of rated games for being listed.
const ENOUGH_GAMES: i64 = 5;
/// The deviation above which a rating is too uncertain for being listed.
const KNOWN: f64 = 110.0;

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    /// 1 for the strongest; equals share it.
    pub(super) place: usize,
    pub(super) person: UserId,
    /// Its strength now.
    pub(super) strength: Strength,
    pub(super) games: i64,
}

impl Place {
    fn line(&self, lang: Lang) -> String {
        let strength = shown(self.strength);
        let games = say!(lang, "games-played", games = self.games);
        format!("{}. {} {strength} · {games}", self.place, lang.person(self.person))
    }
}

/// A rating for people: `**1662** ± 290`.
pub(super) fn shown(strength: Strength) -> String {
    format!("**{}** ± {}", strength.rating.round() as i64, strength.deviation.round() as i64)
}

/// Whether a rating is too uncertain for a leaderboard.
pub(super) fn is_provisional(games: i64, strength: Strength) -> bool {
    games < ENOUGH_GAMES && strength.deviation >= KNOWN
}

/// Sorts by the shown rating, then by number of games, then by the age of the Discord account, so that the order is
/// stable.
pub(super) fn ranked(standings: &[Standing], now: i64) -> Vec<Place> {
    let mut all: Vec<Place> = standings
        .iter()
        .map(|known| Place {
            place: 0,
            person: known.person,
            strength: ratings::rested(known.strength, now - known.last_ms),
            games: known.games,
        })
        .filter(|place| !is_provisional(place.games, place.strength))
        .collect();
    let rating = |place: &Place| place.strength.rating.round() as i64;
    all.sort_by_key(|place| (Reverse(rating(place)), Reverse(place.games), place.person));
    let ratings: Vec<i64> = all.iter().map(rating).collect();
    for (place, own) in all.iter_mut().zip(&ratings) {
        place.place = 1 + ratings.iter().filter(|other| *other > own).count();
    }
    all
}

/// `/club leaderboard`.
pub(super) async fn ladder(
    context: &Context,
    asker: &Asker,
    rules: &str,
    page: usize,
) -> Result<Screen, Rejection> {
    let title = title_of(asker.lang, rules)?;
    let Some(guild) = asker.guild else {
        return Err(reject!("ladder-on-servers"));
    };
    let Some(game) = catalogue::find(rules) else { return Err(Rejection::unknown_control()) };
    let mut screen = if teams(game.info()).len() > 1 {
        strongest(context, asker, guild, rules, page, &title).await?
    } else {
        best_scores(context, asker, guild, game, page).await?
    };
    screen.rows.insert(0, Row::Menu(games_menu(asker.lang, rules, &Page::Ladders, false)));
    Ok(screen)
}

async fn strongest(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
    rules: &str,
    page: usize,
    title: &str,
) -> Result<Screen, Rejection> {
    let (lang, now) = (asker.lang, context.now());
    let standings = context.store.standings(rules, guild).await?;
    let all = ranked(&standings, now);
    let cut = cut(&all, page, LISTED);
    let mut lines = vec![say!(lang, "ladder-title", title = title)];
    if all.is_empty() {
        lines.push(say!(lang, "ladder-empty"));
    }
    lines.extend(cut.shown.iter().map(|place| place.line(lang)));
    let own = |place: &&Place| place.person == asker.person;
    match (all.iter().find(own), standings.iter().find(|known| known.person == asker.person)) {
        (Some(place), _) if !cut.shown.contains(place) => {
            lines.push("…".to_owned());
            lines.push(place.line(lang));
        }
        (None, Some(known)) => {
            let strength = ratings::rested(known.strength, now - known.last_ms);
            lines.push(say!(
                lang,
                "ladder-own-unlisted",
                rating = shown(strength),
                games = known.games,
                enough = ENOUGH_GAMES,
            ));
        }
        _ => {}
    }
    let mut buttons = turn_pages(lang, &cut, |page| Page::Ladder { rules: rules.to_owned(), page });
    let own = Page::Person { person: asker.person, rules: Some(rules.to_owned()) };
    buttons.push(own.button(say!(lang, "ladder-mine-button"), Style::Secondary));
    Ok(Screen::text(lines.join("\n")).with_buttons(buttons))
}

async fn best_scores(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
    game: &dyn AnyGame,
    page: usize,
) -> Result<Screen, Rejection> {
    let (lang, rules) = (asker.lang, game.info().id);
    let mut teams = best_of_teams(&context.store.scores(rules, guild).await?, game.low_scores());
    teams.sort_by_key(|(people, score)| (if game.low_scores() { *score } else { -*score }, people.clone()));
    let cut = cut(&teams, page, LISTED);
    let mut lines = vec![say!(lang, "ladder-scores-title", title = game.info())];
    if teams.is_empty() {
        lines.push(say!(lang, "ladder-scores-empty"));
    }
    for (people, score) in cut.shown {
        let better = |(_, other): &&(Vec<UserId>, i64)| {
            if game.low_scores() { other < score } else { other > score }
        };
        let place = 1 + teams.iter().filter(better).count();
        lines.push(format!("{place}. {} **{score}**", mentions(lang, people)));
    }
    let buttons = turn_pages(lang, &cut, |page| Page::Ladder { rules: rules.to_owned(), page });
    Ok(Screen::text(lines.join("\n")).with_buttons(buttons))
}

/// The best score of each team.
fn best_of_teams(scores: &[Record], low: bool) -> Vec<(Vec<UserId>, i64)> {
    let mut best: Vec<(Vec<UserId>, i64)> = Vec::new();
    for records in scores.chunk_by(|one, two| one.game == two.game) {
        let people: Vec<UserId> = records.iter().map(|record| record.person).collect();
        let Some(Verdict::Scored(score)) = records.first().map(|record| record.verdict) else { continue };
        match best.iter_mut().find(|(other, _)| *other == people) {
            Some((_, old)) => *old = if low { score.min(*old) } else { score.max(*old) },
            None => best.push((people, score)),
        }
    }
    best
}

/// A menu to choose a game, or all games if `all`.
pub(super) fn games_menu(lang: Lang, now: &str, page: &Page, all: bool) -> Menu {
    let every = all.then(|| (say!(lang, "every-game-choice"), "*".to_owned()));
    let games = catalogue::all().iter().map(|game| (lang.game_title(game.info()), game.info().id.to_owned()));
    let choices = every.into_iter().chain(games).map(|(label, value)| {
        let note = if value == now { say!(lang, "shown-now-choice") } else { String::new() };
        Choice { label, value, note, glyph: None }
    });
    Menu {
        placeholder: say!(lang, "other-game-placeholder"),
        choices: choices.collect(),
        press: page.press(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(person: i64, rating: f64, deviation: f64, games: i64) -> Standing {
        let strength = Strength { rating, deviation, volatility: 0.06 };
        Standing { person: UserId(person), strength, games, last_ms: 0 }
    }

    #[test]
    fn equals_share_a_place_and_keep_their_order() {
        let all = [
            standing(4, 1500.2, 80.0, 9),
            standing(3, 1499.6, 80.0, 9),
            standing(2, 1500.0, 200.0, 12),
            standing(1, 1480.0, 80.0, 3),
            standing(9, 1700.0, 300.0, 4),
        ];
        let places = |standings: &[Standing], now| -> Vec<(usize, i64)> {
            ranked(standings, now).iter().map(|place| (place.place, place.person.0)).collect()
        };
        let expected = [(1, 2), (1, 3), (1, 4), (4, 1)];
        assert_eq!(places(&all, 0), expected);
        let turned: Vec<Standing> = all.iter().rev().copied().collect();
        assert_eq!(places(&turned, 0), expected);
        // After two years every rating is uncertain again: number 1 needs five games now.
        assert_eq!(places(&all, 730 * model::time::DAY), expected[..3]);
    }
}
