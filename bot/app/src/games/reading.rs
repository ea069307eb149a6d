//! Buttons that lead to a game's rules, and back to what they are read for.

use model::screen::{Button, Press, Style, Verb};
use words::Lang;

use super::learn;

/// What rules are read for, if a button is to lead back to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReadFor {
    /// The puzzle that is open.
    Puzzle,
    /// The lesson, where the person left it.
    Lesson,
}

impl ReadFor {
    const ALL: [Self; 2] = [Self::Puzzle, Self::Lesson];

    /// The last part of the argument of a control that shows rules.
    const fn word(self) -> &'static str {
        match self {
            Self::Puzzle => "puzzle",
            Self::Lesson => "lesson",
        }
    }

    /// The button that leads back.
    pub(crate) fn back(self, lang: Lang, rules: &str) -> Button {
        match self {
            Self::Puzzle => learn::puzzle_button(lang, rules),
            Self::Lesson => learn::lesson_button(lang, rules),
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
    pub(crate) read_for: Option<ReadFor>,
}

impl<'a> RulesPage<'a> {
    /// The first page.
    pub(crate) const fn first(rules: &'a str, read_for: Option<ReadFor>) -> Self {
        Self { rules, page: 0, read_for }
    }

    /// A button to it.
    pub(crate) fn button(self, label: String) -> Button {
        let back = self.read_for.map_or_else(String::new, |place| format!(".{}", place.word()));
        let arg = format!("{}.{}{back}", self.rules, self.page);
        Button::of_page(label, Style::Secondary, Press { verb: Verb::Rules, game: None, version: 0, arg })
    }

    /// Reads a control's argument: `zombie.1`, `zombie.1.puzzle`; the first page, if it names none.
    pub(crate) fn read(arg: &'a str) -> Self {
        let mut parts = arg.split('.');
        let rules = parts.next().unwrap_or_default();
        let page = parts.next().and_then(|page| page.parse().ok()).unwrap_or_default();
        let word = parts.next();
        Self { rules, page, read_for: ReadFor::ALL.into_iter().find(|place| Some(place.word()) == word) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_comes_back_and_others_are_the_first() {
        for read_for in [None, Some(ReadFor::Puzzle), Some(ReadFor::Lesson)] {
            let page = RulesPage { page: 3, ..RulesPage::first("zombie", read_for) };
            assert_eq!(RulesPage::read(&page.button(String::new()).press.arg), page);
        }
        for arg in ["zombie", "zombie.", "zombie.x", "zombie.-1.odd"] {
            assert_eq!(RulesPage::read(arg), RulesPage::first("zombie", None), "{arg}");
        }
    }
}
