//! Actions of the controls of this area.

use model::ids::UserId;

use crate::asking::controls::controls;
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::{Anyone, Member, Welcome};
use crate::asking::rights::Rule;

controls! {
    /// An action of a control of the community's pages.
    Page of Community with pages {
        /// Open seats, of one game or of all.
        Seats { rules: Option<String>, page: usize } = "seats", Rule::page(Member, Looks);
        /// Open a table of this game.
        Open { rules: String } = "open", Rule::page(Welcome, Changes);
        /// Invite a person to the game chosen in a menu.
        Challenge { person: UserId } = "challenge", Rule::page(Welcome, Changes);
        /// A game's leaderboard.
        Ladder { rules: String, page: usize } = "top", Rule::page(Member, Looks);
        /// A leaderboard chosen in a menu: its value is the game.
        Ladders = "tops", Rule::page(Member, Looks);
        /// A person's results, in one game or in all.
        Person { person: UserId, rules: Option<String> } = "of", Rule::page(Anyone, Looks);
        /// A person's results, in the game chosen in a menu.
        Persons { person: UserId } = "ofs", Rule::page(Anyone, Looks);
        /// A person's achievements.
        Achievements { person: UserId, page: usize } = "deeds", Rule::page(Anyone, Looks);
    }
}

/// One page of a list, with its number and whether there are pages before and after it.
pub(super) struct Cut<'a, T> {
    pub(super) shown: &'a [T],
    pub(super) page: usize,
    pub(super) before: bool,
    pub(super) behind: bool,
}

/// Cuts a page out of a list; a number behind the last means the last page.
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
