//! Buttons that lead to a game's rules, and back to what they are read for.

use model::screen::{Button, Press, Style, Verb};
use words::{Lang, say};

use super::learn;

/// What rules are read for, if a button is to lead back to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReadFor<'a> {
    /// A puzzle, by its word.
    Puzzle(&'a str),
    /// The lesson, where the person left it.
    Lesson,
    /// The game's page, with ways to play it.
    Card,
}

/// The words for these, in the argument of a control that shows rules.
const PUZZLE: &str = "puzzle";
const LESSON: &str = "lesson";
const CARD: &str = "card";
/// The most bytes of a puzzle's word: a control has room for a hundred in all.
const LONGEST: usize = 16;

impl<'a> ReadFor<'a> {
    /// The last part of the argument of a control that shows rules.
    fn word(self) -> String {
        match self {
            Self::Puzzle(puzzle) => format!("{PUZZLE}.{puzzle}"),
            Self::Lesson => LESSON.to_owned(),
            Self::Card => CARD.to_owned(),
        }
    }

    fn read(mut parts: impl Iterator<Item = &'a str>) -> Option<Self> {
        match parts.next()? {
            PUZZLE => parts.next().filter(|word| word.len() <= LONGEST).map(Self::Puzzle),
            LESSON => Some(Self::Lesson),
            CARD => Some(Self::Card),
            _ => None,
        }
    }

    /// The button that leads back.
    pub(crate) fn back(self, lang: Lang, rules: &str) -> Button {
        match self {
            Self::Puzzle(puzzle) => learn::back_to_puzzle_button(lang, puzzle),
            Self::Lesson => learn::back_to_lesson_button(lang, rules),
            Self::Card => learn::back_to_card_button(lang, rules),
        }
    }
}

/// A page of a game's rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RulesPage<'a> {
    /// The game's id.
    pub(crate) rules: &'a str,
    /// Counted from 0.
    pub(crate) page: usize,
    /// What a button on it leads back to.
    pub(crate) read_for: Option<ReadFor<'a>>,
}

impl<'a> RulesPage<'a> {
    /// The first page.
    pub(crate) const fn first(rules: &'a str, read_for: Option<ReadFor<'a>>) -> Self {
        Self { rules, page: 0, read_for }
    }

    /// The button *Rules*, to the first page.
    pub(crate) fn usual_button(lang: Lang, rules: &'a str) -> Button {
        Self::first(rules, None).button(say!(lang, "rules-button"))
    }

    /// A button to it.
    pub(crate) fn button(self, label: String) -> Button {
        let back = self.read_for.map_or_else(String::new, |place| format!(".{}", place.word()));
        let arg = format!("{}.{}{back}", self.rules, self.page);
        Button::of_page(label, Style::Secondary, Press { verb: Verb::Rules, game: None, version: 0, arg })
    }

    /// Reads a control's argument: `zombie.1`, `zombie.1.lesson`; the first page, if it names none.
    pub(crate) fn read(arg: &'a str) -> Self {
        let mut parts = arg.split('.');
        let rules = parts.next().unwrap_or_default();
        let page = parts.next().and_then(|page| page.parse().ok()).unwrap_or_default();
        Self { rules, page, read_for: ReadFor::read(parts) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_comes_back_and_others_are_the_first() {
        let places = [ReadFor::Puzzle("0123456789ab"), ReadFor::Lesson, ReadFor::Card];
        for read_for in places.map(Some).into_iter().chain([None]) {
            let page = RulesPage { page: 3, ..RulesPage::first("captain-spalding", read_for) };
            let arg = page.button(String::new()).press.arg;
            assert_eq!((RulesPage::read(&arg), arg.len() <= 40), (page, true), "{arg}");
        }
        let long = format!("zombie.0.puzzle.{}", "0".repeat(99));
        for arg in ["zombie", "zombie.", "zombie.x", "zombie.-1.odd", "zombie.0.puzzle", &long] {
            assert_eq!(RulesPage::read(arg), RulesPage::first("zombie", None), "{arg}");
        }
    }
}
