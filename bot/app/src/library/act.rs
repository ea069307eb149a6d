//! Actions of the controls of this area.

use model::game::SeatResult;
use model::ids::{GameId, UserId, base36};
use store::Finished;

use crate::asking::controls::{Argument, Parts, controls};
use crate::asking::rights::Effect::Looks;
use crate::asking::rights::Right::Anyone;
use crate::asking::rights::Rule;

controls! {
    /// An action of a control of one's own lists.
    Act of Library with pages {
        /// A page of the games in progress.
        Open(page: usize) = "open", Rule::page(Anyone, Looks);
        /// A page of finished games.
        Old(page: usize, wanted: Finished) = "old", Rule::page(Anyone, Looks);
        /// The board of the game chosen in the menu.
        Show = "show", Rule::page(Anyone, Looks);
        /// The game that waits longest; after this one, if one is given.
        Next(after: Option<GameId>) = "next", Rule::page(Anyone, Looks);
        /// A file with the finished games of a year.
        Year(year: i32) = "year", Rule::page(Anyone, Looks);
    }
}

/// The first letter of a result, the other person in base 36 and the id of a game; each may be missing.
impl Argument for Finished {
    fn write(&self, parts: &mut Vec<String>) {
        let result = self.result.and_then(|result| result.word().chars().next()).unwrap_or('-');
        parts.push(result.to_string());
        parts.push(self.with.map_or_else(String::new, |with| base36(with.0.unsigned_abs())));
        parts.push(self.rules.clone().unwrap_or_default());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        let result = match parts.next()? {
            "-" => None,
            letter => Some(
                SeatResult::ALL
                    .iter()
                    .copied()
                    .find(|known| letter.len() == 1 && known.word().starts_with(letter))?,
            ),
        };
        let with = match parts.next()? {
            "" => None,
            with => Some(UserId(i64::from_str_radix(with, 36).ok().filter(|id| *id > 0)?)),
        };
        let rules = Some(parts.next()?).filter(|rules| !rules.is_empty()).map(str::to_owned);
        Some(Self { rules, with, result })
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
            // The last user id of the year 2084.
            with: Some(UserId(i64::MAX)),
            result: Some(SeatResult::Won),
        };
        let acts = [
            Act::Open(7),
            Act::Old(0, Finished::default()),
            Act::Old(999, wanted),
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
