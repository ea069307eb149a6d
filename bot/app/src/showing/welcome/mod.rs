//! First contact: the greeting of a new server, the list of games, a game's page, help. The greeting is one public message; all
//! that its buttons show is private.

mod act;
mod lookup;

use engine::catalogue;
use engine::rules::Info;
use model::screen::{Button, Choice, Menu, Recipe, Row, Screen, Style};
use words::{Lang, capital, cut, say};

use crate::asking::rejection::Rejection;
use crate::asking::{Asker, MOST_SHOWN};
use crate::context::Context;
use crate::games::reading::{ReadFor, RulesPage};
use crate::games::searching::{in_a_line, players};
use crate::games::{learn, tables};
use crate::invitations::computers;

pub(crate) use act::Act;
pub(crate) use lookup::{look_up, suggestions};

/// The most characters of a choice's second line.
const NOTE: usize = 100;

/// The greeting of a server that the bot has just joined.
pub(crate) fn greeting(lang: Lang) -> Screen {
    let screen = Screen::text(say!(lang, "greeting")).with_buttons(ways(lang, &Act::Help));
    screen.with_picture(Recipe::of_gallery(lang.word()))
}

/// `/help`: a short page that leads to everything.
pub(crate) fn help(lang: Lang) -> Screen {
    Screen::text(say!(lang, "guide-help")).with_buttons(ways(lang, &Act::Commands))
}

/// Buttons for playing, learning and playing the computer, and one that leads to more.
fn ways(lang: Lang, more: &Act) -> Vec<Button> {
    let mut ways = vec![
        learn::games_button(lang),
        learn::list_button(lang),
        Act::Computers.button(say!(lang, "guide-computer-button"), Style::Primary),
    ];
    match more {
        Act::Commands => {
            ways.push(learn::puzzles_button(lang));
            ways.push(more.button(say!(lang, "guide-commands-button"), Style::Secondary));
        }
        _ => ways.push(more.button(say!(lang, "guide-help-button"), Style::Secondary)),
    }
    ways
}

/// Answers a control.
pub(crate) fn press(context: &Context, asker: &Asker, act: Act, value: &str) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    Ok(match act {
        Act::Games => list(say!(lang, "guide-games"), lang, &Act::Games, |_| true),
        Act::Computers => list(say!(lang, "guide-computer-games"), lang, &Act::Computers, |info| {
            computers::has_computer_for(context, info.id)
        }),
        Act::Game => game(context, asker, value)?,
        Act::Card(rules) => game(context, asker, &rules)?,
        Act::Help => help(lang),
        Act::Commands => commands(lang),
    })
}

/// The buttons to pages other than this one, none of which stands out from the page's own question.
fn elsewhere(lang: Lang, here: &Act) -> Vec<Button> {
    let buttons = ways(lang, &Act::Help).into_iter().filter(|button| button.press != here.press());
    buttons.map(|button| Button { style: Style::Secondary, ..button }).collect()
}

/// A menu of games, each with a line: players, what is hidden, what it is about.
fn list(text: String, lang: Lang, here: &Act, holds: impl Fn(&Info) -> bool) -> Screen {
    let choice = |info: &Info| {
        let note = cut(&in_a_line(lang, info), NOTE);
        Choice { label: lang.game_title(info), value: info.id.to_owned(), note, glyph: None }
    };
    let games = catalogue::all().iter().map(|game| game.info()).filter(|info| holds(info));
    let choices: Vec<Choice> = games.map(choice).take(MOST_SHOWN).collect();
    if choices.is_empty() {
        return Screen::text(say!(lang, "computer-off"));
    }
    let menu = Menu { placeholder: say!(lang, "learn-placeholder"), choices, press: Act::Game.press() };
    Screen { text, rows: vec![Row::Menu(menu), Row::Buttons(elsewhere(lang, here))], ..Screen::default() }
}

/// A game's page, with buttons to play or learn it.
fn game(context: &Context, asker: &Asker, id: &str) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let info = tables::known(id)?.info();
    let mut lines = vec![
        format!("**{}** · {}", lang.game_title(info), players(lang, info)),
        say!(lang, "learn-inventor", credit = info.credit.word(), inventor = lang.inventor(info)),
        format!("> {}", lang.summary(info)),
    ];
    let hidden = |secret| format!("{}.", capital(&say!(lang, "guide-game-hidden", secret = secret)));
    lines.extend(lang.secret(info).map(hidden));
    let computer = computers::has_computer_for(context, id);
    let mut buttons = Vec::new();
    if asker.guild.is_some() || info.fewest == 1 {
        buttons.push(learn::invite_button(lang, id));
        let (computer, alone) =
            (if computer { "plays" } else { "none" }, if info.fewest == 1 { "may" } else { "no" });
        lines.push(say!(lang, "guide-game-ways", computer = computer, alone = alone));
        let first = info.first.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let first = lang.options_set(info, &first.collect::<Vec<_>>());
        if !first.is_empty() {
            lines.push(say!(lang, "guide-game-first", options = first.join(", ")));
        }
    }
    buttons.extend(learn::button(lang, id));
    buttons.extend(learn::worked_button(lang, id));
    buttons.push(RulesPage::first(id, Some(ReadFor::Card)).button(say!(lang, "learn-rules-button")));
    buttons.push(Act::Games.button(say!(lang, "learn-other-button"), Style::Secondary));
    let mut screen = Screen::text(lines.join("\n"));
    if computer {
        screen = screen.with_buttons(learn::computer_buttons(lang, id));
    }
    screen = screen.with_buttons(buttons);
    screen.picture = learn::picture(id);
    Ok(screen)
}

/// Every command with a short description.
fn commands(lang: Lang) -> Screen {
    let puzzles = catalogue::puzzles().map_or(String::new(), |_| format!(" · {}", say!(lang, "daily-help")));
    Screen::text(say!(lang, "guide-commands", puzzles = puzzles)).with_buttons(ways(lang, &Act::Help))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_is_short_and_every_page_of_it_fits_a_message() {
        for lang in Lang::ALL {
            let short = help(lang);
            assert!(short.text.chars().count() <= 600, "{lang:?}: {}", short.text);
            assert_eq!(short.rows.len(), 1);
            assert!(commands(lang).text.chars().count() <= 2000);
            assert!(greeting(lang).picture.is_some());
        }
    }

    #[test]
    fn every_game_is_listed_with_its_players_and_what_it_hides() {
        for lang in Lang::ALL {
            let all = list(String::new(), lang, &Act::Games, |_| true);
            let Some(Row::Menu(menu)) = all.rows.first() else { panic!("no menu: {all:?}") };
            assert_eq!(menu.choices.len(), catalogue::all().len());
            for choice in &menu.choices {
                let info = catalogue::find(&choice.value).expect("a game").info();
                assert!(choice.note.starts_with(&players(lang, info)), "{choice:?}");
                assert!(lang.secret(info).is_none_or(|secret| choice.note.contains(&secret)), "{choice:?}");
            }
        }
    }

    #[test]
    fn every_word_comes_back() {
        let card = Act::Card("zombie".to_owned());
        for act in [Act::Games, Act::Computers, Act::Game, card, Act::Help, Act::Commands] {
            assert_eq!(Act::from_word(&act.word()), Some(act));
        }
        assert_eq!(Act::from_word("games.1"), None);
    }
}
