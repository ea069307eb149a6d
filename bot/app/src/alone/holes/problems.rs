//! Problems published with a game (`Puzzles::problems`), played alone with a line of moves, any number of
//! times. The printed and the shortest solutions show once the person has solved one or asks for them.
//! Nothing is stored.

use engine::rules::Problem;
use model::screen::{Button, Press, Puzzle, Recipe, Screen, Style, Verb};
use words::Lang;
use words::say;

use super::daily::{game, play};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};

/// The argument of the button that shows the solutions.
const SOLUTIONS: &str = "solutions";

/// A published hole; with a line, an answer to it.
pub(crate) fn problem(asker: &Asker, number: i64, line: Option<&str>) -> Result<Screen, Rejection> {
    let problem = find(number)?;
    let Some(line) = line else { return show(asker.lang, number, problem, "", false) };
    match play(problem.position, line, asker.lang) {
        Ok((line, moves)) => {
            let news = say!(asker.lang, "daily-solved", moves = moves, line = line.as_str());
            show(asker.lang, number, problem, &news, true)
        }
        // The problem stays, for another try.
        Err(Rejection::Text(why)) => show(asker.lang, number, problem, &why.to(asker.lang), false),
        Err(rejection) => Err(rejection),
    }
}

/// Answers the form and the buttons below a problem; the control's version is its number.
pub(crate) fn problem_press(asker: &Asker, press: &Press, line: &str) -> Result<Screen, Rejection> {
    match press.verb {
        Verb::ProblemAnswer => problem(asker, press.version, Some(line)),
        _ if press.arg == SOLUTIONS => show(asker.lang, press.version, find(press.version)?, "", true),
        _ => problem(asker, press.version, None),
    }
}

fn find(number: i64) -> Result<&'static Problem, Rejection> {
    let (_, puzzles) = game()?;
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let problem = at.and_then(|at| puzzles.problems.get(at));
    problem.ok_or_else(|| reject!("problem-unknown", most = puzzles.problems.len()))
}

fn show(
    lang: Lang,
    number: i64,
    problem: &Problem,
    news: &str,
    solutions: bool,
) -> Result<Screen, Rejection> {
    let (rules, puzzles) = game()?;
    let mut lines = vec![say!(lang, "problem-heading", number = number), news.to_owned()];
    if solutions {
        let moves = Problem::moves;
        lines.push(say!(lang, "problem-printed", moves = moves(problem.printed), line = problem.printed));
        lines.push(say!(lang, "problem-shortest", moves = moves(problem.shortest), line = problem.shortest));
    } else {
        lines.push(say!(lang, "problem-task"));
    }
    lines.retain(|line| !line.is_empty());
    let button = |label: String, style, verb, number, arg: &str| {
        Button::of_page(label, style, Press { verb, game: None, version: number, arg: arg.to_owned() })
    };
    let answer = button(say!(lang, "daily-answer-button"), Style::Primary, Verb::ProblemForm, number, "");
    let look =
        button(say!(lang, "problem-solutions-button"), Style::Secondary, Verb::Problem, number, SOLUTIONS);
    let others = (1..).take(puzzles.problems.len()).filter(|other| *other != number).map(|other| {
        button(say!(lang, "problem-other-button", number = other), Style::Secondary, Verb::Problem, other, "")
    });
    let own = if solutions { vec![answer] } else { vec![answer, look] };
    Ok(Screen::text(lines.join("\n"))
        .with_picture(Recipe::of_puzzle(Puzzle::new(rules, problem.position)))
        .with_buttons(own.into_iter().chain(others).collect()))
}
