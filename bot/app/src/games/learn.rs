//! Buttons and pictures that lead to a game's lesson.

use engine::catalogue;
use engine::lesson::posed;
use model::computer::Level;
use model::screen::{Button, Press, Recipe, Style, Taught, Verb};
use words::{Lang, say};

use super::tables;

/// The first word in the argument of a control that opens a game's lesson.
pub(crate) const OPEN: &str = "open";
/// The first word in the argument of a control that opens a table for everybody in the channel, or against
/// the computer.
pub(crate) const INVITE: &str = "invite";
pub(crate) const COMPUTER: &str = "computer";
/// The first word in the argument of a control that shows a picture of the worked turn.
pub(crate) const WORKED: &str = "worked";
/// The argument of the controls that list lessons and puzzles.
pub(crate) const LIST: &str = "list";
/// The first word in the argument of a control that goes on to another puzzle of a game, and the word for any grade.
pub(crate) const NEXT: &str = "next";
pub(crate) const ANY_GRADE: &str = "any";
/// The first word in the argument of a control that leads back to a puzzle.
pub(crate) const BACK: &str = "back";
/// The argument of the control that lists games, with ways to play each, and the first word of the one that shows a game's page.
pub(crate) const GAMES: &str = "games";
pub(crate) const CARD: &str = "card";

fn control(label: String, style: Style, arg: String) -> Button {
    Button::of_page(label, style, Press { verb: Verb::Lesson, game: None, version: 0, arg })
}

/// The button *Learn this game*, if the game has a lesson.
pub(crate) fn button(lang: Lang, rules: &str) -> Option<Button> {
    catalogue::find(rules).filter(|game| !game.lesson().steps.is_empty())?;
    Some(control(say!(lang, "learn-this-button"), Style::Secondary, format!("{OPEN}.{rules}")))
}

/// The button *A worked turn*, if the game has one.
pub(crate) fn worked_button(lang: Lang, rules: &str) -> Option<Button> {
    catalogue::find(rules).filter(|game| !game.lesson().worked.is_empty())?;
    Some(control(say!(lang, "worked-button"), Style::Secondary, format!("{WORKED}.{rules}.0")))
}

/// The button back to the lesson, where the person left it.
pub(crate) fn back_to_lesson_button(lang: Lang, rules: &str) -> Button {
    control(say!(lang, "learn-to-lesson-button"), Style::Primary, format!("{OPEN}.{rules}"))
}

/// The button from the rules back to the game's page.
pub(super) fn back_to_card_button(lang: Lang, rules: &str) -> Button {
    let card = Press { verb: Verb::Guide, game: None, version: 0, arg: format!("{CARD}.{rules}") };
    Button::of_page(say!(lang, "guide-card-button"), Style::Primary, card)
}

/// The button from the rules back to the puzzle for which they were opened, by its word.
pub(super) fn back_to_puzzle_button(lang: Lang, puzzle: &str) -> Button {
    puzzle_control(say!(lang, "puzzle-back-button"), Style::Primary, format!("{BACK}.{puzzle}"))
}

fn puzzle_control(label: String, style: Style, arg: String) -> Button {
    Button::of_page(label, style, Press { verb: Verb::Puzzle, game: None, version: 0, arg })
}

/// The button *Puzzles*: the list of games that have some.
pub(crate) fn puzzles_button(lang: Lang) -> Button {
    puzzle_control(say!(lang, "guide-puzzles-button"), Style::Primary, LIST.to_owned())
}

/// The button *A puzzle*: the next one of a game, if it has some.
pub(crate) fn game_puzzle_button(lang: Lang, rules: &str) -> Option<Button> {
    let arg = format!("{NEXT}.{rules}.{ANY_GRADE}");
    let label = || say!(lang, "learn-puzzle-button");
    (!posed::of(rules).is_empty()).then(|| puzzle_control(label(), Style::Secondary, arg))
}

/// The button *Learn*: the list of lessons.
pub(crate) fn list_button(lang: Lang) -> Button {
    control(say!(lang, "learn-list-button"), Style::Primary, LIST.to_owned())
}

/// The button *Play*: the list of games.
pub(crate) fn games_button(lang: Lang) -> Button {
    let games = Press { verb: Verb::Guide, game: None, version: 0, arg: GAMES.to_owned() };
    Button::of_page(say!(lang, "guide-play-button"), Style::Success, games)
}

/// The button *Open a table*.
pub(crate) fn invite_button(lang: Lang, rules: &str) -> Button {
    control(say!(lang, "learn-invite-button"), Style::Success, format!("{INVITE}.{rules}"))
}

/// The buttons that begin a game against the computer at once, one for each level.
pub(crate) fn computer_buttons(lang: Lang, rules: &str) -> Vec<Button> {
    let button = |level: &Level| {
        let label = say!(lang, "computer-button", level = level.word());
        control(label, Style::Primary, format!("{COMPUTER}.{rules}.{}", level.word()))
    };
    Level::ALL.iter().map(button).collect()
}

/// A picture of a game's board: the first step of its lesson, as the learner sees it.
pub(crate) fn picture(rules: &str) -> Option<Recipe> {
    let step = catalogue::find(rules)?.lesson().steps.first()?;
    let (attempt, _) = tables::attempt(rules, step.id, &[]).ok()?;
    let taught = board(rules, step.id);
    Some(Recipe::of_lesson(taught, attempt.seat().0))
}

/// The board at the beginning of a lesson's step, for one person or several.
pub(crate) fn board(rules: &str, step: &str) -> Taught {
    Taught { rules: rules.to_owned(), step: step.to_owned(), entered: Vec::new(), guild: None, lang: None }
}
