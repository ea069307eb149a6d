//! The hole of the day: the same for everybody, drawn from the date. People who have solved it see who else
//! has, in how many moves, and par; everybody does when the day is over.
//!
//! Draw number i of day d (days since 1970-01-01, UTC) is outcome number 1000·d + i of [`engine::chance`] with the seed that the
//! game [gives](engine::rules::Puzzles::seed). It is public, so everybody may look ahead; nobody can choose.

use engine::any_game::{Actor, Entry, Understood};
use engine::catalogue;
use engine::chance::{self, Seed};
use engine::rules::{GameResult, Outcome, Pending, Puzzles};
use engine::seat::Seat;
use engine::typed::understand;
use model::screen::{Button, Press, Puzzle, Recipe, Screen, Style, Verb};
use model::time::quiet::utc_date;
use store::{DailyAnswer, Terms};
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::choosing::sentence;
use crate::context::Context;
use crate::games::tables;

/// Outcome numbers reserved for the draws of one day.
const DRAWS: u64 = 1000;
/// The length of a day, in milliseconds.
const DAY_MS: i64 = 24 * 3_600_000;
/// How many people a table of results names.
const NAMED: usize = 25;

/// The game with puzzles, which gives the hole.
pub(crate) fn game() -> Result<(&'static str, Puzzles), Rejection> {
    catalogue::puzzles().ok_or_else(|| Rejection::Broken("no game of the catalogue has puzzles".to_owned()))
}

/// Today's hole, or yesterday's results; with a line, an answer to today's.
pub(crate) async fn daily(
    context: &Context,
    asker: &Asker,
    line: Option<&str>,
    yesterday: bool,
) -> Result<Screen, Rejection> {
    let today = context.now().div_euclid(DAY_MS);
    match (line, yesterday) {
        (Some(_), true) => Err(reject!("daily-yesterday-over")),
        (Some(line), false) => answer_hole(context, asker, today, line).await,
        (None, true) => show_hole(context, asker, today - 1, "").await,
        (None, false) => show_hole(context, asker, today, "").await,
    }
}

/// Answers the form or the button below a hole; the control's version is its day.
pub(crate) async fn daily_press(
    context: &Context,
    asker: &Asker,
    press: &Press,
    line: &str,
) -> Result<Screen, Rejection> {
    if press.verb == Verb::DailyAnswer {
        return answer_hole(context, asker, press.version, line).await;
    }
    show_hole(context, asker, press.version, "").await
}

async fn answer_hole(context: &Context, asker: &Asker, day: i64, line: &str) -> Result<Screen, Rejection> {
    let now = context.now();
    if day != now.div_euclid(DAY_MS) {
        return Err(reject!("daily-over"));
    }
    let hole = hole(context, day).await?;
    let (line, moves) = match play(&hole, line, asker.lang) {
        Ok(solved) => solved,
        // The hole stays, for another try.
        Err(Rejection::Text(why)) => return show_hole(context, asker, day, &why.to(asker.lang)).await,
        Err(rejection) => return Err(rejection),
    };
    let answer = DailyAnswer { person: asker.person, guild: asker.guild, line, moves };
    let fresh = retry_transaction(async || {
        let mut tx = context.begin_once(asker).await?;
        let fresh = tx.answer_daily(day, &answer, now).await?;
        tx.commit().await?;
        Ok(fresh)
    })
    .await?;
    let news = match fresh {
        true => say!(asker.lang, "daily-solved", moves = moves, line = answer.line.as_str()),
        false => say!(asker.lang, "daily-solved-before"),
    };
    show_hole(context, asker, day, &news).await
}

async fn show_hole(context: &Context, asker: &Asker, day: i64, news: &str) -> Result<Screen, Rejection> {
    let today = context.now().div_euclid(DAY_MS);
    let over = day < today;
    let (rules, _) = game()?;
    let hole = match context.store.daily_hole(day).await? {
        Some(hole) => hole,
        None if day == today => hole(context, day).await?,
        None => return Err(reject!("daily-nobody-played")),
    };
    let answers = context.store.daily_answers(day).await?;
    let own = answers.iter().find(|answer| answer.person == asker.person);
    let mut lines = vec![say!(asker.lang, "daily-heading", date = date(asker.lang, day)), news.to_owned()];
    if over || own.is_some() {
        lines.push(results(&answers, asker));
        let ruling = context.store.ruling(rules, &hole).await?;
        lines.push(par(asker.lang, ruling.as_deref()));
    } else {
        lines.push(say!(asker.lang, "daily-task"));
        lines.push(say!(asker.lang, "daily-solvers", people = answers.len()));
    }
    lines.retain(|line| !line.is_empty());
    let puzzle = Puzzle::new(rules, hole);
    let screen = Screen::text(lines.join("\n")).with_picture(Recipe::of_puzzle(puzzle));
    let button = |label: String, style, verb| {
        Button::of_page(label, style, Press { verb, game: None, version: day, arg: String::new() })
    };
    Ok(screen.with_buttons(match (over, own) {
        (true, _) => Vec::new(),
        (false, None) => {
            vec![button(say!(asker.lang, "daily-answer-button"), Style::Primary, Verb::DailyForm)]
        }
        (false, Some(_)) => {
            vec![button(say!(asker.lang, "daily-look-again-button"), Style::Secondary, Verb::Daily)]
        }
    }))
}

/// A day's hole, stored when first asked for, which is when the referee begins to think about it.
async fn hole(context: &Context, day: i64) -> Result<String, Rejection> {
    if let Some(hole) = context.store.daily_hole(day).await? {
        return Ok(hole);
    }
    let hole = draw(day)?;
    let (rules, _) = game()?;
    let now = context.now();
    let mut tx = context.store.begin().await?;
    tx.set_daily_hole(day, rules, &hole).await?;
    tx.ask_referee(rules, &hole, Terms::at_once(now)).await?;
    tx.commit().await?;
    Ok(context.store.daily_hole(day).await?.unwrap_or(hole))
}

/// The hole of a day: the first of a course for one.
fn draw(day: i64) -> Result<String, Rejection> {
    let broken = || Rejection::Broken(format!("day {day} has no hole"));
    let (rules, puzzles) = game()?;
    let seed = Seed(puzzles.seed);
    let mut course = tables::open(rules, &[])?;
    while course.pending() == Pending::Chance {
        let (texts, weights): (Vec<_>, Vec<_>) = course.outcomes().into_iter().unzip();
        let number = day.unsigned_abs() * DRAWS + course.chances();
        let drawn = chance::draw(&seed, number, &weights).and_then(|index| texts.into_iter().nth(index));
        let entry = Entry { actor: Actor::Chance, text: drawn.ok_or_else(broken)? };
        course.apply(&entry).map_err(|_| broken())?;
    }
    course.question().ok_or_else(broken)
}

/// Plays a typed line, in notation or in plain words; its canonical text and number of moves, if it solves the hole.
pub(crate) fn play(hole: &str, line: &str, lang: Lang) -> Result<(String, i64), Rejection> {
    let (rules, _) = game()?;
    let mut table = tables::from_position(rules, hole)?;
    let mut played: Vec<String> = Vec::new();
    for part in line.split(['/', ',', ';']) {
        // "Rook f4 takes h2" is one move, "f4h2 h2h5" are two.
        let said = sentence::step_at(lang, &*table, Seat(0), part);
        let moves = said.as_deref().unwrap_or(part).split_whitespace();
        for step in moves {
            if let Pending::Over(_) = table.pending() {
                return Err(reject!("daily-too-long", line = played.join("/")));
            }
            let read = understand(&*table, Seat(0), step, lang.letters()).and_then(Understood::turn);
            let read = read.map_err(|refusal| {
                let (number, why) = (played.len() + 1, lang.refusal(&refusal));
                reject!("daily-impossible", step = step, number = number, why = why)
            })?;
            table.apply(&read.entry)?;
            played.push(read.entry.text);
        }
    }
    match table.pending() {
        Pending::Over(Outcome { result: GameResult::Scored(moves), .. }) => {
            Ok((played.join("/"), i64::from(moves)))
        }
        _ => Err(reject!("daily-unsolved")),
    }
}

/// The results: people by name on the server where they solved it, elsewhere as a number.
fn results(answers: &[DailyAnswer], asker: &Asker) -> String {
    let may_name = |answer: &DailyAnswer| {
        answer.person == asker.person || answer.guild.is_some() && answer.guild == asker.guild
    };
    let (named, others): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| may_name(answer));
    let mut lines: Vec<String> = named.iter().take(NAMED).map(|answer| row(asker.lang, answer)).collect();
    let rest = others.len() + named.len().saturating_sub(NAMED);
    let best = answers.first().map_or(0, |answer| answer.moves);
    if rest > 0 {
        lines.push(say!(asker.lang, "daily-others", people = rest));
    }
    if lines.is_empty() {
        return say!(asker.lang, "daily-nobody");
    }
    lines.push(say!(asker.lang, "daily-best", moves = best));
    lines.join("\n")
}

fn row(lang: Lang, answer: &DailyAnswer) -> String {
    say!(lang, "daily-row", person = answer.person, moves = answer.moves)
}

/// The referee's ruling on a hole: par.
fn par(lang: Lang, ruling: Option<&str>) -> String {
    let Some(ruling) = ruling else { return say!(lang, "daily-par-unknown") };
    match (ruling.strip_prefix("par="), ruling.strip_prefix("open=")) {
        (Some(par), _) => {
            let (moves, line) = par.split_once(':').unwrap_or((par, ""));
            say!(lang, "daily-par", moves = moves, line = line)
        }
        (None, Some(least)) => say!(lang, "daily-par-least", least = least),
        (None, None) => say!(lang, "daily-par-none"),
    }
}

/// A day, in days since 1970-01-01, as a date in the language, `November 21, 2026`; its number outside the
/// calendar's range.
fn date(lang: Lang, day: i64) -> String {
    utc_date(day.saturating_mul(DAY_MS)).map_or_else(
        || day.to_string(),
        |date| {
            let (year, month, day) = (i64::from(date.year()), i64::from(date.month()), i64::from(date.day()));
            say!(lang, "date-long", year = year, month = month, day = day)
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        let said = Lang::ALL.map(|lang| date(lang, 20_778));
        assert_eq!(said, ["November 21, 2026", "21. November 2026", "21 de noviembre de 2026"]);
        assert_eq!(date(Lang::En, 11_016), "February 29, 2000");
        assert_eq!(date(Lang::En, i64::MAX / 1_000_000), (i64::MAX / 1_000_000).to_string());
    }

    #[test]
    fn a_line_is_written_in_notation_or_in_words() {
        let hole = "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb";
        let read = |lang, line| play(hole, line, lang).ok();
        let solved = Some(("e5g6/g6h5/h5h2".to_owned(), 3));
        for line in
            ["e5g6/g6h5/h5h2", "e5g6 g6h5, h5h2", "bishop to g6; g6 to h5; the bishop takes the king on h2"]
        {
            assert_eq!(read(Lang::En, line), solved, "{line}");
        }
        assert_eq!(read(Lang::De, "Läufer e5 nach g6, g6h5, Läufer schlägt König h2"), solved);
        assert_eq!(read(Lang::En, "black bishop e5 to g6; g6h5; h5h2"), solved);
        assert_eq!(read(Lang::En, "white bishop e5 to g6; g6h5; h5h2"), None, "it is a black one");
        assert_eq!(read(Lang::En, "bishop to g6"), None, "it is no whole solution");
    }

    #[test]
    fn the_referees_word_is_put_into_ours() {
        assert_eq!(par(Lang::En, Some("par=3:e5g6/g6h5/h5h2")), "Par is 3: `e5g6/g6h5/h5h2`.");
        assert!(par(Lang::En, Some("open=9")).contains("9 moves at least"));
        assert!(par(Lang::En, Some("impossible")).contains("can't be solved"));
        assert!(par(Lang::En, None).contains("still looking"));
    }
}
