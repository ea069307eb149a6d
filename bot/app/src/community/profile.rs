//! A person's results, streaks and ratings; and two people's results against each other.
//!
//! People see all of their own results. Of others they see those on the server where they ask, and no more.

use std::collections::BTreeMap;

use engine::catalogue;
use engine::rules::Achievement;
use model::game::SeatResult;
use model::ids::{GuildId, UserId};
use model::screen::{Row, Screen, Style};
use store::{PuzzleScore, Record, Verdict};
use words::Lang;
use words::say;

use super::achievements::counted;
use super::ladder::{games_menu, is_provisional, shown};
use super::page::{Page, cut};
use super::{achievements, ratings, title_of, turn_pages};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::games::titles::rules_title;

/// How many achievements the overview names, and how many a page lists.
const NAMED: usize = 5;
const LISTED: usize = 10;
/// The length of a day, in milliseconds.
const DAY_MS: i64 = 24 * 3_600_000;
/// How many ratings are listed at once.
const RATINGS: usize = 8;

/// Results in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    /// The current and the longest winning streak.
    streak: usize,
    best_streak: usize,
    /// Games in which all play against the game.
    against_the_game: usize,
}

impl Tally {
    /// Counts results, the last one first.
    fn of(results: &[Record]) -> Self {
        let mut tally = Self::default();
        let mut row = 0;
        for record in results.iter().rev() {
            match record.verdict {
                Verdict::Won => tally.won += 1,
                Verdict::Drawn => tally.drawn += 1,
                Verdict::Lost => tally.lost += 1,
                Verdict::Scored(_) | Verdict::Failed => {
                    // Nobody could be beaten: the streak goes on.
                    tally.against_the_game += 1;
                    continue;
                }
            }
            row = if record.verdict == Verdict::Won { row + 1 } else { 0 };
            tally.best_streak = tally.best_streak.max(row);
        }
        tally.streak = row;
        tally
    }

    fn matches(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    fn line(&self, lang: Lang) -> String {
        say!(
            lang,
            "stats-matches",
            games = self.matches(),
            won = self.won,
            drawn = self.drawn,
            lost = self.lost,
        )
    }
}

/// `/me stats`.
pub(super) async fn profile(
    context: &Context,
    asker: &Asker,
    person: UserId,
    rules: Option<&str>,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let title = rules.map(|rules| title_of(asker.lang, rules)).transpose()?;
    let scope = scope(asker, person)?;
    let results = context.store.results_of(person, scope, rules).await?;
    let who = lang.person(person);
    let mut lines = vec![match &title {
        Some(title) => say!(lang, "stats-of-game", who = who, title = title),
        None => say!(lang, "stats-of", who = who),
    }];
    let computers = against_computers(context, lang, person, scope, rules).await?;
    if results.is_empty() && computers.is_none() {
        lines.push(say!(lang, "stats-none"));
    }
    let tally = Tally::of(&results);
    if tally.matches() > 0 {
        lines.push(tally.line(lang));
    }
    if tally.best_streak > 1 {
        lines.push(say!(lang, "stats-streak", now = tally.streak, best = tally.best_streak));
    }
    lines.extend(computers);
    if tally.against_the_game > 0 {
        lines.push(against_the_game(lang, &results, tally.against_the_game));
    }
    if title.is_none()
        && let Some((favourite, games)) = favourite(&results)
    {
        let title = rules_title(lang, &favourite);
        lines.push(say!(lang, "stats-favourite", title = title, games = games));
    }
    lines.extend(ratings_of(context, asker, person, rules, &results).await?);
    if title.is_none() && person == asker.person {
        lines.extend(puzzles(context, lang, person).await?);
        lines.extend(daily_puzzles(context, lang, person).await?);
    }
    let earned =
        if results.is_empty() { Vec::new() } else { achievements_of(context, person, scope).await? };
    if title.is_none() && !earned.is_empty() {
        let first = earned.iter().take(NAMED).map(|(achievement, times)| counted(lang, *achievement, *times));
        lines.push(say!(lang, "stats-achievements", achievements = first.collect::<Vec<_>>().join(" · ")));
    }
    let mut screen = Screen::text(lines.join("\n"));
    let menu = games_menu(lang, rules.unwrap_or("*"), &Page::Persons { person }, true);
    screen.rows.push(Row::Menu(menu));
    let mut buttons = Vec::new();
    if !earned.is_empty() {
        buttons.push(
            Page::Achievements { person, page: 0 }
                .button(say!(lang, "stats-achievements-button"), Style::Secondary),
        );
    }
    if let (Some(rules), Some(_)) = (rules, asker.guild) {
        let page = Page::Ladder { rules: rules.to_owned(), page: 0 };
        buttons.push(page.button(say!(lang, "stats-ladder-button"), Style::Secondary));
    }
    Ok(screen.with_buttons(buttons))
}

/// Puzzles solved alone: shown to the person only.
async fn puzzles(context: &Context, lang: Lang, person: UserId) -> Result<Option<String>, Rejection> {
    let today = context.now().div_euclid(DAY_MS);
    let PuzzleScore { solved, streak, best } = context.store.puzzle_score(person, today).await?;
    Ok((solved > 0).then(|| say!(lang, "stats-puzzles", solved = solved, streak = streak, best = best)))
}

/// Puzzles of the day solved: shown to the person only.
async fn daily_puzzles(context: &Context, lang: Lang, person: UserId) -> Result<Option<String>, Rejection> {
    let today = context.now().div_euclid(DAY_MS);
    let PuzzleScore { solved, streak, best } = context.store.daily_puzzle_score(person, today).await?;
    Ok((solved > 0).then(|| say!(lang, "stats-daily-puzzles", solved = solved, streak = streak, best = best)))
}

/// `/me stats with`: how often one of two people beat the other.
pub(super) async fn head_to_head(
    context: &Context,
    asker: &Asker,
    [one, two]: [UserId; 2],
    rules: Option<&str>,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    if one == two {
        return Err(reject!("head-same"));
    }
    let title = rules.map(|rules| title_of(asker.lang, rules)).transpose()?;
    // The games of two people are no secret to either.
    let scope = if two == asker.person { None } else { scope(asker, one)? };
    let met = context.store.meetings(one, two, scope, rules).await?;
    let pair = format!("{} – {}", lang.person(one), lang.person(two));
    let mut lines = vec![match title {
        Some(title) => format!("{pair} · **{title}**"),
        None => pair,
    }];
    let (mut won, mut lost) = (0_usize, 0_usize);
    for (own, theirs) in &met {
        match (own.verdict, theirs) {
            (Verdict::Won, Verdict::Won) => {}
            (Verdict::Won, _) => won += 1,
            (_, Verdict::Won) => lost += 1,
            _ => {}
        }
    }
    match met.first() {
        None => lines.push(say!(lang, "head-none")),
        Some((last, _)) => {
            lines.push(say!(
                lang,
                "head-count",
                games = met.len(),
                one = one,
                won = won,
                two = two,
                lost = lost,
                even = met.len() - won - lost,
            ));
            let at = format!("<t:{}:R>", last.ended_ms / 1000);
            lines.push(say!(lang, "head-last", title = rules_title(lang, &last.rules), at = at));
        }
    }
    Ok(Screen::text(lines.join("\n")))
}

/// A person's achievements with their counts, rarest first. Other people see those first reached on this server.
async fn achievements_of(
    context: &Context,
    person: UserId,
    scope: Option<GuildId>,
) -> Result<Vec<(Achievement, i64)>, Rejection> {
    let kept = match scope {
        None => context.store.achievements_of(person).await?,
        Some(guild) => {
            context.store.achievements_on(person, guild).await?.into_iter().map(|word| (word, 1)).collect()
        }
    };
    let mut earned: Vec<(Achievement, i64)> =
        kept.iter().filter_map(|(word, times)| Some((achievements::find(word)?, *times))).collect();
    earned.sort();
    Ok(earned)
}

/// A page of a person's achievements, for people who may see their results.
pub(super) async fn achieved(
    context: &Context,
    asker: &Asker,
    person: UserId,
    page: usize,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let scope = scope(asker, person)?;
    let known = !context.store.results_of(person, scope, None).await?.is_empty();
    let earned = if known { achievements_of(context, person, scope).await? } else { Vec::new() };
    let cut = cut(&earned, page, LISTED);
    let mut lines = vec![say!(lang, "achievements-of", who = person)];
    if earned.is_empty() {
        lines.push(say!(lang, "achievements-none"));
    }
    let line = |(achievement, times): &(Achievement, i64)| {
        // Without a colon: titles may end with punctuation, such as "¡Bu!".
        format!("• **{}** · {}", counted(lang, *achievement, *times), achievements::about(lang, *achievement))
    };
    lines.extend(cut.shown.iter().map(line));
    let mut buttons = turn_pages(lang, &cut, |page| Page::Achievements { person, page });
    buttons.push(
        Page::Person { person, rules: None }.button(say!(lang, "achievements-back-button"), Style::Secondary),
    );
    Ok(Screen::text(lines.join("\n")).with_buttons(buttons))
}

/// A person's ratings as lines, of games that the asker may know they have played.
async fn ratings_of(
    context: &Context,
    asker: &Asker,
    person: UserId,
    rules: Option<&str>,
    results: &[Record],
) -> Result<Vec<String>, Rejection> {
    let now = context.now();
    let may_know = |rules: &str| {
        person == asker.person || results.iter().any(|record| record.rated && record.rules == rules)
    };
    let known = context.store.standings_of(person).await?;
    let lines = known
        .iter()
        .filter(|(own, _)| rules.is_none_or(|rules| rules == own) && may_know(own))
        .take(RATINGS)
        .map(|(rules, known)| {
            let strength = ratings::rested(known.strength, now - known.last_ms);
            let mut rating = shown(strength);
            if is_provisional(known.games, strength) {
                rating.push_str(&format!(" {}", say!(asker.lang, "rating-provisional")));
            }
            say!(
                asker.lang,
                "stats-rating",
                title = rules_title(asker.lang, rules),
                rating = rating,
                games = known.games,
            )
        });
    Ok(lines.collect())
}

/// Results against computers, which count for nothing else; empty without any.
async fn against_computers(
    context: &Context,
    lang: Lang,
    person: UserId,
    scope: Option<GuildId>,
    rules: Option<&str>,
) -> Result<Option<String>, Rejection> {
    let counted = context.store.against_computers(person, scope, rules).await?;
    let of = |wanted: SeatResult| {
        counted.iter().find(|(result, _)| *result == wanted).map_or(0, |(_, games)| *games)
    };
    let [won, drawn, lost] = [SeatResult::Won, SeatResult::Drawn, SeatResult::Lost].map(of);
    let games = won + drawn + lost;
    let line = || say!(lang, "stats-computers", games = games, won = won, drawn = drawn, lost = lost);
    Ok((games > 0).then(line))
}

/// The servers whose results of a person the asker may see; an error if there are none.
pub(super) fn scope(asker: &Asker, person: UserId) -> Result<Option<GuildId>, Rejection> {
    match asker.guild {
        _ if person == asker.person => Ok(None),
        Some(guild) => Ok(Some(guild)),
        None => Err(reject!("stats-of-others")),
    }
}

/// The game a person has finished most often, with the count; of equals the one played last.
fn favourite(results: &[Record]) -> Option<(String, usize)> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for record in results {
        *counts.entry(&record.rules).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    let first = results.iter().find(|record| counts.get(record.rules.as_str()) == Some(&most))?;
    Some((first.rules.clone(), most))
}

/// Games against the game: how many, and the best score if all are of one game.
fn against_the_game(lang: Lang, results: &[Record], games: usize) -> String {
    let scored = |record: &Record| match record.verdict {
        Verdict::Scored(score) => Some((record.rules.clone(), score)),
        _ => None,
    };
    let scores: Vec<(String, i64)> = results.iter().filter_map(scored).collect();
    let best = scores.first().filter(|(rules, _)| scores.iter().all(|(other, _)| other == rules)).map(
        |(rules, _)| {
            let low = catalogue::find(rules).is_some_and(engine::any_game::AnyGame::low_scores);
            let all = scores.iter().map(|(_, score)| *score);
            if low { all.min() } else { all.max() }
        },
    );
    match best.flatten() {
        Some(best) => say!(lang, "stats-scored", games = games, best = best),
        None => say!(lang, "stats-scored-several", games = games),
    }
}

#[cfg(test)]
mod tests {
    use model::ids::GameId;

    use super::*;

    fn results(verdicts: &[Verdict]) -> Vec<Record> {
        let record = |(at, verdict): (usize, &Verdict)| Record {
            game: GameId(at as i64),
            person: UserId(1),
            rules: "chess".to_owned(),
            guild: None,
            side: 0,
            verdict: *verdict,
            rated: true,
            ended_ms: at as i64,
        };
        let mut all: Vec<Record> = verdicts.iter().enumerate().map(record).collect();
        all.reverse();
        all
    }

    #[test]
    fn wins_in_a_row_end_with_anything_else_but_a_game_against_the_game() {
        use Verdict::{Drawn, Failed, Lost, Scored, Won};
        let streak = |verdicts: &[Verdict]| {
            let tally = Tally::of(&results(verdicts));
            (tally.streak, tally.best_streak)
        };
        assert_eq!(streak(&[]), (0, 0));
        assert_eq!(streak(&[Won, Won, Lost, Won]), (1, 2));
        assert_eq!(streak(&[Won, Won, Drawn]), (0, 2));
        assert_eq!(streak(&[Won, Scored(4), Failed, Won]), (2, 2));
        let all = Tally::of(&results(&[Won, Drawn, Lost, Lost, Scored(1)]));
        assert_eq!((all.won, all.drawn, all.lost, all.against_the_game), (1, 1, 2, 1));
    }
}
