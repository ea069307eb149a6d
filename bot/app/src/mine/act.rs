//! What the controls of this area ask for, as the words they carry.

use model::ids::{GameId, UserId, base36};
use store::{Finished, SeatResult};

/// What a control asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// A page of the games under way.
    Open(usize),
    /// A page of finished games.
    Old(Finished, usize),
    /// The board of the game chosen in the menu.
    Show,
    /// The game that waits longest; after this one, if there is one.
    Next(Option<GameId>),
    /// The finished games of a year, written down.
    Year(i32),
}

impl Act {
    /// As it stands in custom ids: at most 40 characters.
    pub(super) fn word(&self) -> String {
        match self {
            Self::Open(page) => format!("open.{page}"),
            Self::Old(wanted, page) => {
                let result = wanted.result.and_then(|result| result.word().chars().next()).unwrap_or('-');
                let with = wanted.with.map_or_else(String::new, |with| base36(with.0.unsigned_abs()));
                format!("old.{page}.{result}.{with}.{}", wanted.rules.as_deref().unwrap_or_default())
            }
            Self::Show => "show".to_owned(),
            Self::Next(after) => format!("next.{}", after.map_or_else(String::new, |id| id.to_string())),
            Self::Year(year) => format!("year.{year}"),
        }
    }

    /// What a word asks for; it may be anybody's.
    pub(super) fn from_word(word: &str) -> Option<Self> {
        let (act, rest) = word.split_once('.').unwrap_or((word, ""));
        Some(match act {
            "open" => Self::Open(rest.parse().ok()?),
            "old" => {
                let parts: Vec<&str> = rest.split('.').collect();
                let [page, result, with, rules] = parts[..] else { return None };
                let result = match result {
                    "-" => None,
                    letter => Some(
                        SeatResult::ALL
                            .into_iter()
                            .find(|known| letter.len() == 1 && known.word().starts_with(letter))?,
                    ),
                };
                let with = match with {
                    "" => None,
                    with => Some(UserId(i64::from_str_radix(with, 36).ok().filter(|id| *id > 0)?)),
                };
                let rules = (!rules.is_empty()).then(|| rules.to_owned());
                Self::Old(Finished { rules, with, result }, page.parse().ok()?)
            }
            "show" => Self::Show,
            "next" if rest.is_empty() => Self::Next(None),
            "next" => Self::Next(Some(rest.parse().ok()?)),
            "year" => Self::Year(rest.parse().ok()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue;

    use super::*;

    #[test]
    fn words_come_back_and_fit() {
        let longest = catalogue::all().iter().map(|game| game.info().id).max_by_key(|id| id.len());
        let wanted = Finished {
            rules: longest.map(str::to_owned),
            // The last person of the year 2084.
            with: Some(UserId(i64::MAX)),
            result: Some(SeatResult::Won),
        };
        let acts = [
            Act::Open(7),
            Act::Old(Finished::default(), 0),
            Act::Old(wanted, 999),
            Act::Show,
            Act::Next(None),
            Act::Next(Some(GameId(i64::MAX))),
            Act::Year(2084),
        ];
        for act in acts {
            let word = act.word();
            assert!(word.len() <= 40 && word.is_ascii() && !word.contains(':'), "{word}");
            assert_eq!(Act::from_word(&word), Some(act));
        }
    }

    #[test]
    fn other_words_mean_nothing() {
        for word in [
            "",
            "open",
            "open.x",
            "open.-1",
            "old.1",
            "old.1.x..",
            "old.1.wo..",
            "old.1.-.é.",
            "next.-",
            "year.",
        ] {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
    }
}
