//! Rules and help: pages that belong to no table.

use engine::catalogue;

use crate::say;
use crate::words::Lang;

use super::screen::{Button, Press, Screen, Style, Verb};
use super::trouble::{Trouble, tell};
use super::{App, Asker};

/// How long a page may be; a message holds 2000 characters.
const PAGE: usize = 1800;

impl App {
    /// `/rules`.
    pub(super) fn rules(&self, asker: &Asker, rules: Option<&str>) -> Result<Screen, Trouble> {
        match rules {
            Some(rules) => self.rules_page(asker, &format!("{rules}.0")),
            None => Ok(Screen::text(say!(asker.lang, "guide-which-game", games = game_list(asker.lang)))),
        }
    }

    /// A page of rules; `place` is `zombie.1`: game and page.
    pub(super) fn rules_page(&self, asker: &Asker, place: &str) -> Result<Screen, Trouble> {
        let (id, page) = place.split_once('.').unwrap_or((place, "0"));
        let game =
            catalogue::find(id).ok_or_else(|| tell!("guide-unknown-game", games = game_list(asker.lang)))?;
        let pages = pages(game.info().rules);
        let page = page.parse::<usize>().unwrap_or(0).min(pages.len().saturating_sub(1));
        let turn = |label: String, to: usize| {
            let press = Press { verb: Verb::Rules, game: None, version: 0, arg: format!("{id}.{to}") };
            Button::of_page(label, Style::Secondary, press)
        };
        let mut buttons = Vec::new();
        if page > 0 {
            buttons.push(turn(say!(asker.lang, "guide-back-button"), page - 1));
        }
        if page + 1 < pages.len() {
            buttons.push(turn(say!(asker.lang, "guide-on-button"), page + 1));
        }
        Ok(Screen::text(pages.get(page).cloned().unwrap_or_default()).with_buttons(buttons))
    }
}

/// Cuts a text into pages between paragraphs; a single paragraph longer than a page is cut between words.
fn pages(text: &str) -> Vec<String> {
    let mut pages = vec![String::new()];
    for paragraph in text.trim().split("\n\n").flat_map(|paragraph| wrap(paragraph, PAGE)) {
        let last = pages.last_mut().expect("there is always a page");
        if !last.is_empty() && last.chars().count() + paragraph.chars().count() + 2 > PAGE {
            pages.push(paragraph);
        } else {
            if !last.is_empty() {
                last.push_str("\n\n");
            }
            last.push_str(&paragraph);
        }
    }
    pages
}

fn wrap(paragraph: &str, most: usize) -> Vec<String> {
    if paragraph.chars().count() <= most {
        return vec![paragraph.to_owned()];
    }
    let mut parts = vec![String::new()];
    for word in paragraph.split_inclusive([' ', '\n']) {
        let last = parts.last_mut().expect("there is always a part");
        if last.chars().count() + word.chars().count() > most {
            parts.push(word.chars().take(most).collect());
        } else {
            last.push_str(word);
        }
    }
    parts
}

fn game_list(lang: Lang) -> String {
    catalogue::all()
        .iter()
        .map(|game| {
            format!("• **{}** (`{}`): {}", game.info().title, game.info().id, lang.summary(game.info()))
        })
        .collect::<Vec<_>>()
        .join("\n")
}

/// `/help`.
pub(super) fn help(lang: Lang) -> Screen {
    let titles: Vec<_> = catalogue::all().iter().map(|game| format!("**{}**", game.info().title)).collect();
    Screen::text(format!(
        "{}\n\n{}",
        say!(lang, "guide-help"),
        say!(lang, "guide-games", games = titles.join(", "))
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_every_game_fits_a_message() {
        for game in catalogue::all() {
            for page in pages(game.info().rules) {
                assert!(page.chars().count() <= 2000, "{}: {page}", game.info().id);
                assert!(!page.trim().is_empty());
            }
        }
        for lang in Lang::ALL {
            assert!(help(lang).text.chars().count() <= 2000);
        }
    }

    #[test]
    fn cutting_loses_nothing() {
        let text = "word ".repeat(900);
        let joined = pages(&text).join(" ");
        assert_eq!(joined.matches("word").count(), 900);
    }
}
