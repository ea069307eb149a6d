//! Rules, help and privacy: pages that belong to no table.

use engine::catalogue;

use super::App;
use super::screen::{Button, Press, Screen, Style, Verb};
use super::trouble::Trouble;

/// How long a page may be; a message holds 2000 characters.
const PAGE: usize = 1800;

impl App {
    /// `/rules`.
    pub(super) fn rules(&self, rules: Option<&str>) -> Result<Screen, Trouble> {
        match rules {
            Some(rules) => self.rules_page(&format!("{rules}.0")),
            None => Ok(Screen::text(format!("Which game? {}", game_list()))),
        }
    }

    /// A page of rules; `place` is `zombie.1`: game and page.
    pub(super) fn rules_page(&self, place: &str) -> Result<Screen, Trouble> {
        let (id, page) = place.split_once('.').unwrap_or((place, "0"));
        let game = catalogue::find(id)
            .ok_or_else(|| Trouble::say(format!("I don't know that game. These I do:\n{}", game_list())))?;
        let pages = pages(game.info().rules);
        let page = page.parse::<usize>().unwrap_or(0).min(pages.len().saturating_sub(1));
        let turn = |label, to: usize| {
            let press = Press { verb: Verb::Rules, game: None, version: 0, arg: format!("{id}.{to}") };
            Button::of_page(label, Style::Secondary, press)
        };
        let mut buttons = Vec::new();
        if page > 0 {
            buttons.push(turn("Back", page - 1));
        }
        if page + 1 < pages.len() {
            buttons.push(turn("Read on", page + 1));
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

fn game_list() -> String {
    catalogue::all()
        .iter()
        .map(|game| format!("• **{}** (`{}`): {}", game.info().title, game.info().id, game.info().summary))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The games by name alone: with a sentence about each they would not fit a message.
fn titles() -> String {
    let titles: Vec<_> = catalogue::all().iter().map(|game| format!("**{}**", game.info().title)).collect();
    format!("The games: {}.", titles.join(", "))
}

/// `/help`.
pub(super) fn help() -> Screen {
    Screen::text(format!(
        "**Menagerie** keeps strange chess games: it knows the rules, draws the board and keeps the secrets.\n\
         `/play` opens a table · **Move** under the board plays by menus · `/move` plays what you type, \
         such as `e2e4` or `Nf3`\n\
         `/board`, `/secrets`, `/history`, `/games` show things to you alone · `/replay` shows a game \
         as a film, after its end with every secret · `/rules` explains a game · \
         `/draw` and `/resign` end one · `/ask` puts a yes-or-no question to your partner\n\
         `/theme` chooses how boards look to you, or on this server. Several games in one place? Add their number, such as `game:#k7`.\n\
         `/golf daily` is a hole of Chess Golf, the same for everybody on one day.\n\n{}",
        titles()
    ))
}

/// `/privacy`.
pub(super) fn privacy() -> Screen {
    Screen::text(
        "**What I keep:** your user id, the games you play with their moves and times, your answers to holes of the day, \
         whether direct messages reach you, the theme you chose (and a server's, but not by whom), and what you ask a partner with `/ask`. No names, no \
         other words of yours, nothing about anything else you do here.\n\
         **Why:** so that games can last for weeks and survive restarts.\n\
         **Who sees it:** moves are as public as the channel they are played in; your secrets in a game go to you alone \
         until the game ends.\n\
         **How long:** games stay until whoever runs this bot removes them; ask them to have yours removed.",
    )
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
        assert!(help().text.chars().count() <= 2000);
        assert!(privacy().text.chars().count() <= 2000);
    }

    #[test]
    fn cutting_loses_nothing() {
        let text = "word ".repeat(900);
        let joined = pages(&text).join(" ");
        assert_eq!(joined.matches("word").count(), 900);
    }
}
