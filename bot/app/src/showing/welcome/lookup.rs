//! Finds a command: by what it does, by its name, or by its name before there were groups.

use model::screen::Screen;
use words::commands;
use words::{Lang, cut, say};

use super::{Act, ways};
use crate::asking::rejection::{Rejection, reject};

/// The most characters of a suggestion, and how many are shown.
const LABEL: usize = 100;
const MOST: usize = 25;

/// Commands that match what was typed: labels, and their own names.
pub(crate) fn suggestions(lang: Lang, typed: &str) -> Vec<(String, String)> {
    let label = |name: &str| {
        let about = lang.command_about(name).unwrap_or_default();
        cut(&format!("/{}: {about}", lang.typed(name)), LABEL)
    };
    found(lang, typed).into_iter().take(MOST).map(|name| (label(&name), name)).collect()
}

/// `/help about:…`: how a command is typed, what it does, and what it was called before.
pub(crate) fn look_up(lang: Lang, typed: &str) -> Result<Screen, Rejection> {
    let name = found(lang, typed).into_iter().next().ok_or_else(|| reject!("guide-no-command"))?;
    let about = lang.command_about(&name).unwrap_or_default();
    let mut lines =
        vec![say!(lang, "guide-command", command = format!("`/{}`", lang.typed(&name)), about = about)];
    if commands::group_of(&name).is_some() {
        lines.push(say!(lang, "guide-command-before", command = lang.typed_before(&name)));
    }
    Ok(Screen::text(lines.join("\n")).with_buttons(ways(lang, &Act::Commands)))
}

/// The own names of matching commands, best first: by equal name, then similar name, then description.
fn found(lang: Lang, typed: &str) -> Vec<String> {
    let typed = typed.trim().trim_start_matches('/').to_lowercase();
    let all = commands::all().map(str::to_owned).chain(commands::of_puzzles());
    let mut found: Vec<(usize, String)> =
        all.filter_map(|name| Some((rank(lang, &name, &typed)?, name))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, name)| name).collect()
}

/// How well a command matches; lower is better.
fn rank(lang: Lang, name: &str, typed: &str) -> Option<usize> {
    let names = [lang, Lang::En].map(|lang| [lang.typed(name), lang.typed_before(name)]);
    let mut names = names.as_flattened().iter().map(|name| name.to_lowercase());
    let about = || lang.command_about(name).unwrap_or_default().to_lowercase();
    if names.clone().any(|name| name == typed) {
        Some(0)
    } else if names.clone().any(|name| name.starts_with(typed)) {
        Some(1)
    } else if names.any(|name| name.contains(typed)) {
        Some(2)
    } else {
        about().contains(typed).then_some(3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_by_their_old_names_and_by_what_they_do() {
        for (lang, typed, name) in [
            (Lang::En, "replay", "replay"),
            (Lang::En, "/replay", "replay"),
            (Lang::En, "game replay", "replay"),
            (Lang::De, "film", "replay"),
            (Lang::De, "replay", "replay"),
            (Lang::De, "partie film", "replay"),
            (Lang::En, "film", "replay"),
            (Lang::Es, "vacaciones", "vacation start"),
            (Lang::En, "plan set", "plan set"),
            (Lang::En, "quiet", "settings"),
            (Lang::En, "golf", "golf daily"),
            (Lang::De, "golf aufgabe", "golf problem"),
        ] {
            assert_eq!(found(lang, typed).first().map(String::as_str), Some(name), "{lang:?} {typed}");
        }
        assert!(found(Lang::En, "nonsense").is_empty());
    }

    #[test]
    fn an_old_name_is_told_where_its_command_went() {
        let told = look_up(Lang::De, "film").expect("a command").text;
        assert!(told.contains("`/partie film`") && told.contains("/film"), "{told}");
        let told = look_up(Lang::En, "play").expect("a command").text;
        assert!(told.contains("`/play`") && !told.contains('\n'), "{told}");
        assert!(look_up(Lang::En, "nonsense").is_err());
    }

    #[test]
    fn suggestions_fit() {
        for lang in Lang::ALL {
            let all = suggestions(lang, "");
            assert_eq!(all.len(), MOST);
            assert!(all.iter().all(|(label, _)| label.chars().count() <= LABEL && label.starts_with('/')));
        }
    }
}
