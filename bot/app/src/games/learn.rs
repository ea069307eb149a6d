//! The way to a game's lesson, from wherever people read of the game.

use engine::catalogue;
use model::screen::{Button, Press, Style, Verb};
use words::{Lang, say};

/// What the argument of a control that opens the lesson of a game begins with.
pub(crate) const OPEN: &str = "open";

/// The button *Learn this game*, where the game has a lesson.
pub(crate) fn button(lang: Lang, rules: &str) -> Option<Button> {
    catalogue::find(rules).filter(|game| !game.lesson().steps.is_empty())?;
    let press = Press { verb: Verb::Lesson, game: None, version: 0, arg: format!("{OPEN}.{rules}") };
    Some(Button::of_page(say!(lang, "learn-this-button"), Style::Secondary, press))
}
