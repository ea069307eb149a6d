//! Search for a game: by its name, what is hidden, how many play, a word such as *cards* or *easy*.

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::rules::Info;
use words::{Lang, cut, say};

use super::tables::known;
use crate::asking::rejection::{Rejection, reject};

/// The most characters of a suggestion.
const LABEL: usize = 100;

/// Games that match what was typed, those whose names begin with it first: labels and ids.
pub(crate) fn suggestions(lang: Lang, typed: &str) -> Vec<(String, String)> {
    let label = |info: &Info| cut(&format!("{} · {}", lang.game_title(info), in_short(lang, info)), LABEL);
    found(lang, typed).into_iter().map(|info| (label(info), info.id.to_owned())).collect()
}

/// The game that a text means: by its id, its name, or as the only match.
pub(crate) fn meant(lang: Lang, typed: &str) -> Result<&'static dyn AnyGame, Rejection> {
    if let Some(game) = catalogue::find(typed.trim()) {
        return Ok(game);
    }
    let found = if typed.trim().is_empty() { Vec::new() } else { found(lang, typed) };
    match found[..] {
        [] => known(typed),
        [only] => known(only.id),
        _ => {
            let titles: Vec<String> = found.iter().map(|info| lang.game_title(info)).collect();
            Err(reject!("guide-several-games", games = lang.list(&titles)))
        }
    }
}

/// A short description: players, length, what is hidden, what it is about.
pub(crate) fn in_short(lang: Lang, info: &Info) -> String {
    let hidden = lang.secret(info).map(|secret| say!(lang, "guide-game-hidden", secret = secret));
    let parts = [Some(players(lang, info)), Some(length(lang, info)), hidden, Some(lang.summary(info))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Like [`in_short`], without the length, so that a line of a menu has room for what the game is about.
pub(crate) fn in_a_line(lang: Lang, info: &Info) -> String {
    let hidden = lang.secret(info).map(|secret| say!(lang, "guide-game-hides", secret = secret));
    let parts = [Some(players(lang, info)), hidden, Some(lang.summary(info))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The number of players in words.
pub(crate) fn players(lang: Lang, info: &Info) -> String {
    say!(lang, "guide-game-players", fewest = info.fewest, most = info.seats.len())
}

fn length(lang: Lang, info: &Info) -> String {
    say!(lang, "guide-game-length", length = info.length.word())
}

/// The games for which every typed word begins one of their search words.
fn found(lang: Lang, typed: &str) -> Vec<&'static Info> {
    let wanted = words_of(typed);
    let mut found: Vec<(bool, &Info)> = Vec::new();
    for info in catalogue::all().iter().map(|game| game.info()) {
        let said = words_of(&said_of(lang, info));
        if wanted.iter().all(|word| said.iter().any(|own| own.starts_with(word.as_str()))) {
            let named =
                wanted.first().is_some_and(|word| info.title.to_lowercase().starts_with(word.as_str()));
            found.push((!named, info));
        }
    }
    found.sort_by_key(|(later, _)| *later);
    found.into_iter().map(|(_, info)| info).collect()
}

/// The search words of a game, in the person's language and in English.
fn said_of(lang: Lang, info: &Info) -> String {
    let mut said = vec![lang.game_title(info), info.title.to_owned(), info.id.to_owned()];
    for lang in [lang, Lang::En] {
        said.extend([in_short(lang, info), lang.find_words(info)]);
        said.extend(info.secret.map(|_| say!(lang, "guide-find-hidden")));
        said.extend(info.chance.then(|| say!(lang, "guide-find-chance")));
    }
    said.join(" ")
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(lang: Lang, typed: &str) -> Vec<String> {
        suggestions(lang, typed).into_iter().map(|(_, id)| id).collect()
    }

    #[test]
    fn games_are_found_by_what_one_would_like() {
        let secret: Vec<&str> = catalogue::all()
            .iter()
            .map(|game| game.info())
            .filter(|info| info.secret.is_some())
            .map(|info| info.id)
            .collect();
        for (lang, typed) in
            [(Lang::En, "hidden"), (Lang::De, "verborgen"), (Lang::Es, "oculto"), (Lang::De, "Hidden")]
        {
            assert_eq!(ids(lang, typed), secret, "{lang:?} {typed}");
        }
        for (lang, typed, first) in [
            (Lang::En, "four", "crowded-house"),
            (Lang::En, "4 players", "crowded-house"),
            (Lang::De, "vier", "crowded-house"),
            (Lang::En, "cards", "booster"),
            (Lang::Es, "cartas", "booster"),
            (Lang::En, "zom", "zombie"),
            (Lang::En, "chess", "chess"),
            (Lang::De, "begraben", "zombie"),
            (Lang::En, "alone", "chess-golf"),
            (Lang::En, "short cards", "booster"),
        ] {
            assert_eq!(ids(lang, typed).first().map(String::as_str), Some(first), "{lang:?} {typed}");
        }
        for (lang, typed) in [(Lang::En, "easy"), (Lang::De, "leicht"), (Lang::Es, "fácil")] {
            assert!((3..=8).contains(&ids(lang, typed).len()), "{lang:?}: {:?}", ids(lang, typed));
        }
        assert_eq!(ids(Lang::En, "").len(), catalogue::all().len());
        assert_eq!(ids(Lang::En, "nonsense"), Vec::<String>::new());
    }

    #[test]
    fn what_is_meant_is_one_game_or_said() {
        for typed in ["zombie", "Zombie Chess", " zom ", "begraben"] {
            assert_eq!(meant(Lang::De, typed).expect("a game").info().id, "zombie", "{typed}");
        }
        for typed in ["", "nonsense", "cards"] {
            assert!(meant(Lang::En, typed).is_err(), "{typed}");
        }
    }

    #[test]
    fn suggestions_fit_and_say_what_a_game_is() {
        for lang in Lang::ALL {
            for (label, id) in suggestions(lang, "") {
                let title = lang.game_title(catalogue::find(&id).expect("a game").info());
                assert!(label.chars().count() <= LABEL && label.starts_with(&title), "{label}");
            }
        }
        assert!(
            suggestions(Lang::De, "chess").iter().any(|(_, id)| id == "chess"),
            "its own name finds it everywhere"
        );
    }
}
