//! The pages of lessons: the list, a step, the end.

use engine::catalogue;
use engine::lesson::Verdict;
use model::screen::{Button, Press, Recipe, Row, Screen, Style, Taught, Verb};
use store::Lesson;
use words::{Lang, say};

use super::act::Act;
use super::learner::{Learner, score};
use crate::alone::rows::{games_menu, with_ways};
use crate::asking::rejection::Rejection;
use crate::choosing::drafting::Asked;
use crate::choosing::menus::Chosen;
use crate::games::learn;
use crate::games::reading::{ReadFor, RulesPage};

/// What a page shows in addition to the step.
#[derive(Default)]
pub(super) struct Beside {
    /// A piece or square chosen in the picker.
    pub(super) chosen: Chosen,
    /// Whether the hint is shown.
    pub(super) hint: bool,
    /// Whether a right turn is shown.
    pub(super) solution: bool,
    /// The answer to the last thing the learner did, if the step goes on.
    pub(super) said: Option<String>,
}

/// The list of games with lessons, and the person's progress in each.
pub(super) fn list(lang: Lang, lessons: &[Lesson]) -> Screen {
    let note = |game: &&'static dyn engine::any_game::AnyGame| {
        let info = game.info();
        let kept = lessons.iter().find(|kept| kept.rules == info.id);
        let (solved, asked) = score(*game, kept);
        let summary = lang.summary(info);
        let note = match kept {
            Some(_) => say!(lang, "learn-choice", solved = solved, asked = asked, summary = summary),
            None => summary,
        };
        (*game, note)
    };
    let taught = catalogue::all().iter().filter(|game| !game.lesson().steps.is_empty());
    let mut rows = games_menu(lang, taught.map(note), say!(lang, "learn-placeholder"), Act::Choose.press());
    // The menu is what the page is about.
    rows.push(Row::Buttons(vec![Button { style: Style::Secondary, ..learn::games_button(lang) }]));
    Screen { text: say!(lang, "learn-list"), rows, ..Screen::default() }
}

/// A step: its question, what to look for, the picker, or what is said of the turn.
pub(super) fn step(lang: Lang, learner: &Learner, beside: Beside) -> Result<Screen, Rejection> {
    let (info, at) = (learner.game.info(), learner.at());
    let of_step = |attribute: &str| {
        let key = learner.attempt.step().key(info.id);
        lang.text(&if attribute.is_empty() { key } else { format!("{key}.{attribute}") }, &[])
    };
    let mut lines =
        vec![say!(lang, "learn-heading", title = info, step = at + 1, steps = learner.steps().len())];
    if at == 0 {
        let (credit, inventor) = (info.credit.word(), lang.inventor(info));
        lines.push(say!(lang, "learn-inventor", credit = credit, inventor = inventor));
    }
    lines.push(of_step(""));
    lines.push(format!("> {}", of_step("look")));
    if beside.hint && learner.attempt.step().task.is_some() {
        lines.push(say!(lang, "learn-hint", hint = of_step("hint")));
    }
    let mut arrows = Vec::new();
    if let Some((turn, ways)) = beside.solution.then(|| learner.solution(lang)).flatten() {
        lines.push(say!(lang, "learn-solution", turn = turn));
        arrows = ways;
    }
    lines.extend(beside.said);
    lines.extend(match &learner.verdict {
        Verdict::Right => Some(say!(lang, "learn-right", said = of_step("right"))),
        Verdict::Mistake(mistake) => Some(say!(lang, "learn-wrong", said = of_step(mistake.id))),
        Verdict::Other if learner.attempt.step().task.is_some() => {
            Some(say!(lang, "learn-wrong", said = of_step("other")))
        }
        Verdict::Other | Verdict::Unfinished | Verdict::Refused(..) => None,
    });
    let mut board = Recipe::of_lesson(
        Taught {
            rules: info.id.to_owned(),
            step: learner.kept.step.clone(),
            entered: learner.kept.entered.clone(),
            guild: None,
            lang: None,
        },
        learner.attempt.seat().0,
    );
    let mut rows = Vec::new();
    let mut buttons = Vec::new();
    if learner.is_asked() {
        let drafting = learner.drafting(lang);
        let asked: Asked = drafting.ask(beside.chosen)?;
        // A step's own task is what is asked first; the game's question is for what comes after it.
        let begins = learner.kept.entered.is_empty()
            && drafting.draft.is_empty()
            && beside.chosen == Chosen::default();
        if learner.attempt.step().task.is_none() || !begins {
            lines.push(format!("{}{}", asked.question, asked.so_far));
        }
        board = drafting.marked(board, beside.chosen);
        board.arrows = arrows;
        (rows, buttons) = (asked.rows, asked.buttons);
    }
    Ok(Screen {
        text: lines.join("\n"),
        rows: with_ways(rows, buttons, ways(lang, learner, (beside.hint, beside.solution))),
        picture: Some(board),
        ..Screen::default()
    })
}

/// The navigation buttons of a step, below which the hint and a right turn may be shown already.
fn ways(lang: Lang, learner: &Learner, (hinted, solved): (bool, bool)) -> Vec<Button> {
    let (id, at) = (learner.game.info().id, learner.at());
    let done = learner.verdict == Verdict::Right || learner.attempt.step().task.is_none();
    let style = if done { Style::Primary } else { Style::Secondary };
    let next = if done { say!(lang, "learn-next-button") } else { say!(lang, "learn-skip-button") };
    let mut ways = vec![Act::Step(id.to_owned(), at + 1).button(next, style)];
    if learner.is_asked() && !hinted {
        let label = say!(lang, "learn-hint-button");
        ways.push(Act::Hint(id.to_owned(), at).button(label, Style::Secondary));
    } else if learner.is_asked() && !solved {
        let label = say!(lang, "learn-solution-button");
        ways.push(Act::Solution(id.to_owned(), at).button(label, Style::Secondary));
    }
    let again = |label, style| Act::Step(id.to_owned(), at).button(label, style);
    if !done && !learner.is_asked() {
        let (entered, draft) = learner.attempt.right_beginning();
        let label = say!(lang, "learn-again-button");
        if entered.is_empty() && draft.is_empty() {
            ways.insert(0, again(label, Style::Primary));
        } else {
            // Only the wrong choice is made again, like with the picker's undo, which then leads further back.
            let redo =
                Press { verb: Verb::Undo, game: None, version: learner.kept.prompt, arg: "0".to_owned() };
            ways.insert(0, Button::of_page(label, Style::Primary, redo));
        }
    } else if !done && !learner.kept.entered.is_empty() {
        // What was entered is right so far, so the button offers another try, not a correction.
        ways.push(again(say!(lang, "learn-anew-button"), Style::Secondary));
    }
    if at == 0 {
        ways.extend(learn::worked_button(lang, id));
    }
    if let Some(before) = at.checked_sub(1) {
        let label = say!(lang, "learn-back-button");
        ways.push(Act::Step(id.to_owned(), before).button(label, Style::Secondary));
    }
    ways.push(RulesPage::first(id, Some(ReadFor::Lesson)).button(say!(lang, "rules-button")));
    ways
}

/// The end page: what has been solved, and how to play the game itself.
pub(super) fn end(lang: Lang, learner: &Learner, computer: bool, on_server: bool) -> Screen {
    let info = learner.game.info();
    let (solved, asked) = learner.score();
    let mut buttons = Vec::new();
    if on_server {
        buttons.push(learn::invite_button(lang, info.id));
    }
    buttons.extend(learn::game_puzzle_button(lang, info.id));
    buttons.push(RulesPage::first(info.id, None).button(say!(lang, "learn-rules-button")));
    buttons.push(
        Act::Step(info.id.to_owned(), 0).button(say!(lang, "learn-from-start-button"), Style::Secondary),
    );
    buttons.push(Act::List.button(say!(lang, "learn-other-button"), Style::Secondary));
    let text = say!(lang, "learn-end", title = info, solved = solved, asked = asked);
    let levels = if computer { learn::computer_buttons(lang, info.id) } else { Vec::new() };
    Screen::text(text).with_buttons(levels).with_buttons(buttons)
}
