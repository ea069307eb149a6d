//! Page parts shared by lessons and puzzles: a list of games, and buttons below the picker.

use engine::any_game::AnyGame;
use model::screen::{Button, Choice, Menu, Press, Row, Screen};

use words::{Lang, cut};

use crate::asking::MOST_SHOWN;

/// The most buttons that share one row; with more, navigation buttons get a row of their own. Few enough that
/// none is taken for another, and the question stays in sight above.
const FEW: usize = 4;
/// The most characters of a choice's second line.
const NOTE: usize = 100;

/// Adds navigation buttons to the picker's rows: in a row of their own where they are many and the message
/// has room.
pub(super) fn with_ways(mut rows: Vec<Row>, buttons: Vec<Button>, ways: Vec<Button>) -> Vec<Row> {
    let apart = rows.len() + 2 <= Screen::ROWS && buttons.len() + ways.len() > FEW;
    let mut last = if apart { ways } else { [&buttons[..], &ways[..]].concat() };
    if apart && !buttons.is_empty() {
        rows.push(Row::Buttons(buttons));
    }
    last.truncate(Row::ROOM);
    rows.push(Row::Buttons(last));
    rows
}

/// A menu of games, each with a second line.
pub(super) fn games_menu(
    lang: Lang,
    games: impl Iterator<Item = (&'static dyn AnyGame, String)>,
    placeholder: String,
    press: Press,
) -> Vec<Row> {
    let choice = |(game, note): (&'static dyn AnyGame, String)| {
        let info = game.info();
        Choice {
            label: lang.game_title(info),
            value: info.id.to_owned(),
            note: cut(&note, NOTE),
            glyph: None,
        }
    };
    let choices: Vec<Choice> = games.take(MOST_SHOWN).map(choice).collect();
    if choices.is_empty() { Vec::new() } else { vec![Row::Menu(Menu { placeholder, choices, press })] }
}
