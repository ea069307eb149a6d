//! What a control of this area leads to, as the argument of its press and back.

use model::ids::UserId;
use model::screen::{Button, Press, Style, Verb};

/// Stands for every game.
const ALL: &str = "*";

/// What a control leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// Open seats, of one game or of all.
    Seats { rules: Option<String>, page: usize },
    /// An open table of this game.
    Open { rules: String },
    /// An invitation of somebody to the game chosen in a menu.
    Challenge { person: UserId },
    /// A game's leaderboard.
    Ladder { rules: String, page: usize },
    /// A leaderboard chosen in a menu: its value is the game.
    Ladders,
    /// What somebody did, in one game or in all.
    Person { person: UserId, rules: Option<String> },
    /// The same, the game chosen in a menu.
    Persons { person: UserId },
    /// Somebody's achievements.
    Achievements { person: UserId, page: usize },
}

impl Page {
    /// The argument: at most 40 characters, since games' ids have 16 at most and people's 19.
    pub(super) fn word(&self) -> String {
        let every = |rules: &Option<String>| rules.clone().unwrap_or_else(|| ALL.to_owned());
        match self {
            Self::Seats { rules, page } => format!("seats.{}.{page}", every(rules)),
            Self::Open { rules } => format!("open.{rules}"),
            Self::Challenge { person } => format!("challenge.{person}"),
            Self::Ladder { rules, page } => format!("top.{rules}.{page}"),
            Self::Ladders => "tops".to_owned(),
            Self::Person { person, rules } => format!("of.{person}.{}", every(rules)),
            Self::Persons { person } => format!("ofs.{person}"),
            Self::Achievements { person, page } => format!("deeds.{person}.{page}"),
        }
    }

    /// What an argument leads to; it is anybody's text.
    pub(super) fn from_word(word: &str) -> Option<Self> {
        let mut parts = word.split('.');
        let kind = parts.next()?;
        let mut next = || parts.next();
        let one = |rules: &str| (rules != ALL).then(|| rules.to_owned());
        let page = match kind {
            "seats" => Self::Seats { rules: one(next()?), page: next()?.parse().ok()? },
            "open" => Self::Open { rules: next()?.to_owned() },
            "challenge" => Self::Challenge { person: UserId(next()?.parse().ok()?) },
            "top" => Self::Ladder { rules: next()?.to_owned(), page: next()?.parse().ok()? },
            "tops" => Self::Ladders,
            "of" => Self::Person { person: UserId(next()?.parse().ok()?), rules: one(next()?) },
            "ofs" => Self::Persons { person: UserId(next()?.parse().ok()?) },
            "deeds" => {
                Self::Achievements { person: UserId(next()?.parse().ok()?), page: next()?.parse().ok()? }
            }
            _ => return None,
        };
        next().is_none().then_some(page)
    }

    /// What pressing a control means that leads here.
    pub(super) fn press(&self) -> Press {
        Press { verb: Verb::Community, game: None, version: 0, arg: self.word() }
    }

    /// A button that leads here.
    pub(super) fn button(&self, label: String) -> Button {
        Button::of_page(label, Style::Secondary, self.press())
    }
}

/// The part of a list that is on a page, with the number of that page and whether there are more before and behind it.
pub(super) struct Cut<'a, T> {
    pub(super) shown: &'a [T],
    pub(super) page: usize,
    pub(super) before: bool,
    pub(super) behind: bool,
}

/// Cuts a list into pages; behind the last page comes the last page.
pub(super) fn cut<T>(all: &[T], page: usize, size: usize) -> Cut<'_, T> {
    let last = all.len().saturating_sub(1) / size;
    let page = page.min(last);
    let shown = all.chunks(size).nth(page).unwrap_or(&[]);
    Cut { shown, page, before: page > 0, behind: page < last }
}

#[cfg(test)]
mod tests {
    use engine::catalogue;

    use super::*;

    #[test]
    fn every_page_comes_back_from_its_word_and_fits() {
        let person = UserId(i64::MAX);
        for rules in catalogue::all().iter().map(|game| game.info().id.to_owned()) {
            for page in [
                Page::Seats { rules: Some(rules.clone()), page: 999 },
                Page::Seats { rules: None, page: 0 },
                Page::Open { rules: rules.clone() },
                Page::Challenge { person },
                Page::Ladder { rules: rules.clone(), page: 9_999 },
                Page::Ladders,
                Page::Person { person, rules: Some(rules.clone()) },
                Page::Person { person, rules: None },
                Page::Persons { person },
                Page::Achievements { person, page: 99 },
            ] {
                let word = page.word();
                assert!(word.len() <= 40 && !word.contains(':'), "{word}");
                assert_eq!(Page::from_word(&word), Some(page));
            }
        }
        for odd in ["", "top", "top.chess", "top.chess.-1", "top.chess.1.2", "of.x.chess", "fly.1"] {
            assert_eq!(Page::from_word(odd), None, "{odd}");
        }
    }

    #[test]
    fn lists_are_cut_into_pages() {
        let all: Vec<u8> = (0..21).collect();
        let page = |page| {
            let cut = cut(&all, page, 10);
            (cut.shown.len(), cut.page, cut.before, cut.behind)
        };
        assert_eq!(page(0), (10, 0, false, true));
        assert_eq!(page(1), (10, 1, true, true));
        assert_eq!(page(7), (1, 2, true, false));
        assert_eq!(cut(&all[..0], 3, 10).shown, [0_u8; 0]);
    }
}
