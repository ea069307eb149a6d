//! The pages of puzzles: the list of games, and a puzzle.

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::lesson::Verdict;
use engine::lesson::posed;
use engine::rules::Info;
use engine::tactics::{Tactic, Worth};
use model::screen::{Button, Recipe, Row, Screen, Style, Taught};
use store::{PuzzleScore, Tried};
use words::{Lang, say};

use super::act::{Act, Wanted};
use super::choice::score;
use super::reasons::{sequel, why};
use super::solver::Solver;
use crate::alone::rows::{games_menu, with_ways};
use crate::asking::rejection::Rejection;
use crate::choosing::menus::Chosen;
use crate::games::learn;
use crate::games::reading::{ReadFor, RulesPage};

/// What a page shows in addition to the puzzle.
#[derive(Default)]
pub(super) struct Beside {
    /// A piece or square chosen in the picker.
    pub(super) chosen: Chosen,
    /// The answer to the last thing the person did.
    pub(super) said: Option<String>,
    /// What the solution counts, if that has to be explained; follows the praise.
    pub(super) counts: Option<String>,
    /// Their score in all puzzles, once this one is solved.
    pub(super) score: Option<PuzzleScore>,
    /// Whether a computer plays the game against people.
    pub(super) computer: bool,
    /// Whether something was chosen once the puzzle was over: what was found before is no praise for that.
    pub(super) late: bool,
}

/// The list of games with puzzles, and how many of each are solved.
pub(super) fn list(lang: Lang, tries: &[Tried], said: Option<String>) -> Screen {
    let note = |game: &&'static dyn AnyGame| {
        let (solved, all) = score(game.info().id, tries);
        let summary = lang.summary(game.info());
        let note = match solved {
            0 => summary,
            _ => say!(lang, "learn-choice", solved = solved, asked = all, summary = summary),
        };
        (*game, note)
    };
    let posing = catalogue::all().iter().filter(|game| !posed::of(game.info().id).is_empty());
    let rows = games_menu(lang, posing.map(note), say!(lang, "learn-placeholder"), Act::Choose.press());
    let text = [said, Some(say!(lang, "puzzle-list"))].into_iter().flatten().collect::<Vec<_>>();
    Screen { text: text.join("\n"), rows, ..Screen::default() }
}

/// A puzzle: side to move and picker, or the result of a turn.
pub(super) fn puzzle(lang: Lang, solver: &Solver, beside: Beside) -> Result<Screen, Rejection> {
    let (info, tactic) = (solver.game.info(), &solver.posed.tactic);
    let grade = lang.text(&format!("choice-puzzle-grade-{}", tactic.grade), &[]);
    let mut lines =
        vec![say!(lang, "puzzle-heading", title = info, grade = grade), asked(lang, info, tactic)];
    lines.extend(beside.said);
    if solver.kept.shown || beside.late && solver.verdict == Verdict::Right {
        let turn = solver.said(lang, &tactic.turn)?;
        lines.push(say!(lang, "puzzle-solution", turn = turn, why = why(lang, solver)));
    } else if solver.verdict == Verdict::Right {
        lines.push(say!(lang, "puzzle-right", why = why(lang, solver)));
    }
    lines.extend(sequel(lang, solver));
    lines.extend(beside.counts);
    if let Some(PuzzleScore { solved, streak, best }) = beside.score {
        lines.push(say!(lang, "puzzle-score", solved = solved, streak = streak, best = best));
    }
    let taught = Taught {
        rules: info.id.to_owned(),
        step: solver.kept.puzzle.clone(),
        entered: solver.kept.entered.clone(),
        guild: None,
        lang: None,
    };
    let mut board = Recipe::of_lesson(taught, solver.attempt.seat().0);
    let (mut rows, mut buttons) = (Vec::<Row>::new(), Vec::new());
    if solver.is_asked() {
        let drafting = solver.drafting(lang);
        let asked = drafting.ask(beside.chosen)?;
        lines.push(format!("{}{}", asked.question, asked.so_far));
        board = drafting.marked(board, beside.chosen);
        (rows, buttons) = (asked.rows, asked.buttons);
        rows.iter_mut().for_each(hide_checks);
    }
    let mut rows = with_ways(rows, buttons, ways(lang, solver));
    if beside.computer && !solver.is_asked() {
        lines.push(say!(lang, "puzzle-play", title = info));
        rows.push(Row::Buttons(learn::computer_buttons(lang, info.id)));
    }
    Ok(Screen { text: lines.join("\n"), rows, picture: Some(board), ..Screen::default() })
}

/// Removes check and mate signs from the labels of menus and buttons: they would give the turn away.
fn hide_checks(row: &mut Row) {
    let hide = |label: &mut String| label.truncate(label.trim_end_matches(['+', '#']).len());
    match row {
        Row::Menu(menu) => menu.choices.iter_mut().for_each(|choice| hide(&mut choice.label)),
        Row::Buttons(buttons) => buttons.iter_mut().for_each(|button| hide(&mut button.label)),
    }
}

/// The question: side to move, what to find, and how one wins where that isn't by checkmate alone.
pub(super) fn asked(lang: Lang, info: &'static Info, tactic: &Tactic) -> String {
    let question = match tactic.worth {
        Worth::Par(par) => say!(lang, "puzzle-ask-par", par = par),
        Worth::Points { points, .. } => {
            say!(lang, "puzzle-ask-points", side = lang.seat(info, tactic.seat), points = points)
        }
        Worth::Won { .. } | Worth::Better { .. } => {
            say!(lang, "puzzle-ask", side = lang.seat(info, tactic.seat), aim = tactic.worth.word())
        }
    };
    [Some(question), lang.puzzle_note(info)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The navigation buttons of a puzzle.
fn ways(lang: Lang, solver: &Solver) -> Vec<Button> {
    let id = solver.game.info().id;
    let rules =
        RulesPage::first(id, Some(ReadFor::Puzzle(&solver.kept.puzzle))).button(say!(lang, "rules-button"));
    let other = Act::List.button(say!(lang, "learn-other-button"), Style::Secondary);
    if solver.is_asked() {
        let again = (!solver.kept.entered.is_empty()).then(|| {
            let again = Act::Again(solver.kept.puzzle.clone());
            again.button(say!(lang, "puzzle-restart-button"), Style::Secondary)
        });
        let show = Act::Show(solver.kept.puzzle.clone());
        let show = show.button(say!(lang, "puzzle-show-button"), Style::Secondary);
        return again.into_iter().chain([show, rules, other]).collect();
    }
    let next = Act::Next(id.to_owned(), Wanted(None));
    vec![next.button(say!(lang, "puzzle-next-button"), Style::Primary), other, rules]
}
