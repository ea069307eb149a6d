//! Discord's limits on messages, and which of them a screen breaks. (Documentation: "Message", "Component Reference".)

use std::collections::BTreeSet;

use model::screen::{Button, Menu, Row, Screen};

use super::custom_id;

/// The most characters of a message.
pub(crate) const TEXT: usize = 2000;
/// The most characters of an alternative text.
pub(crate) const ALT: usize = 1024;
/// The most characters of a button's label.
pub(crate) const LABEL: usize = 80;
/// The most characters of a menu's placeholder.
pub(crate) const PLACEHOLDER: usize = 150;
/// The most characters of a choice's label, value or note, in menus and suggestions.
pub(crate) const MENU_TEXT: usize = 100;
/// The most choices of a menu, and the most suggestions.
pub(crate) const CHOICES: usize = 25;
/// The most characters of a form's title and of its labels.
pub(crate) const TITLE: usize = 45;

const CUSTOM_ID: usize = 100;

/// The limits that a screen breaks, in words; empty for a good one. Texts that are too long are shortened before they
/// are sent; for everything else Discord refuses the message.
#[must_use]
pub fn limits_broken(screen: &Screen) -> Vec<&'static str> {
    let mut broken = Vec::new();
    let mut check = |fine: bool, what| {
        if !fine {
            broken.push(what);
        }
    };
    check(length(&screen.text) <= TEXT, "text over 2000 characters");
    check(
        !screen.text.trim().is_empty() || screen.picture.is_some() || screen.file.is_some(),
        "neither text nor picture nor file",
    );
    check(screen.rows.len() <= Screen::ROWS, "more than five rows");
    check(screen.picture.is_none() || screen.file.is_none(), "picture and file");
    let named = |name: &str| within(name, LABEL) && name.is_ascii();
    check(screen.file.iter().all(|file| named(&file.name)), "a file's name");
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                check((1..=Row::ROOM).contains(&buttons.len()), "a row of no or more than five buttons");
                check(buttons.iter().all(|button| within(&button.label, LABEL)), "a button's label");
            }
            Row::Menu(menu) => check_menu(menu, &mut check),
        }
    }
    let ids = custom_ids(&screen.rows);
    check(ids.iter().all(|id| length(id) <= CUSTOM_ID), "a custom id over 100 characters");
    check(ids.iter().all(|id| custom_id::read(id).is_some()), "a custom id that can't be read back");
    check(all_different(&ids), "two controls of one custom id");
    broken
}

fn check_menu(menu: &Menu, check: &mut impl FnMut(bool, &'static str)) {
    check((1..=CHOICES).contains(&menu.choices.len()), "a menu of no or more than 25 choices");
    check(length(&menu.placeholder) <= PLACEHOLDER, "a placeholder over 150 characters");
    check(menu.choices.iter().all(|choice| within(&choice.label, MENU_TEXT)), "a choice's label");
    check(menu.choices.iter().all(|choice| within(&choice.value, MENU_TEXT)), "a choice's value");
    check(menu.choices.iter().all(|choice| length(&choice.note) <= MENU_TEXT), "a choice's note");
    check(all_different(menu.choices.iter().map(|choice| &choice.value)), "two choices of one value");
}

/// The custom ids of all controls, in their order.
pub(crate) fn custom_ids(rows: &[Row]) -> Vec<String> {
    let of_button = |button: &Button| custom_id::write(&button.press);
    rows.iter()
        .flat_map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(of_button).collect(),
            Row::Menu(menu) => vec![custom_id::write(&menu.press)],
        })
        .collect()
}

/// Characters as Discord counts them.
fn length(text: &str) -> usize {
    text.chars().count()
}

fn within(text: &str, most: usize) -> bool {
    (1..=most).contains(&length(text))
}

fn all_different<'a>(texts: impl IntoIterator<Item = &'a String>) -> bool {
    let mut seen = BTreeSet::new();
    texts.into_iter().all(|text| seen.insert(text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::ids::GameId;
    use model::screen::{Choice, Press, Recipe, Style, Verb};

    fn button(arg: usize) -> Button {
        Button::new("Move", Style::Primary, Verb::Move, GameId(1), 1).with_arg(arg.to_string())
    }

    fn menu(choices: usize) -> Menu {
        let choice =
            |i: usize| Choice { label: "e2".into(), value: i.to_string(), note: String::new(), glyph: None };
        Menu {
            placeholder: "Which piece?".into(),
            choices: (0..choices).map(choice).collect(),
            press: Press { verb: Verb::Piece, game: Some(GameId(1)), version: 1, arg: String::new() },
        }
    }

    fn with_menu(menu: Menu) -> Screen {
        Screen { rows: vec![Row::Menu(menu)], ..Screen::text("x") }
    }

    #[test]
    fn a_good_screen_breaks_nothing() {
        let full = Screen {
            rows: (0..4).map(|row| Row::Buttons((0..5).map(|i| button(row * 5 + i)).collect())).collect(),
            ..Screen::text("é".repeat(TEXT)).with_picture(Recipe::new(GameId(1), 0, None))
        };
        assert_eq!(limits_broken(&full), Vec::<&str>::new());
        assert_eq!(limits_broken(&with_menu(menu(CHOICES))), Vec::<&str>::new());
    }

    #[test]
    fn each_broken_limit_is_named() {
        let long = |most: usize| "é".repeat(most + 1);
        let buttons = |count: usize| Screen::text("x").with_buttons((0..count).map(button).collect());
        let labelled = |label: String| Screen::text("x").with_buttons(vec![Button { label, ..button(1) }]);
        let with_arg = |arg: String| Screen::text("x").with_buttons(vec![button(1).with_arg(arg)]);
        let with_file = |name: &str| Screen::text("x").with_file(name, "White: e2e4");
        assert_eq!(limits_broken(&with_file("game.txt")), Vec::<&str>::new());
        let picture = Recipe::new(GameId(1), 0, None);
        let mut repeated = menu(2);
        repeated.choices[1].value = repeated.choices[0].value.clone();
        let changed = |change: &dyn Fn(&mut Menu)| {
            let mut menu = menu(2);
            change(&mut menu);
            with_menu(menu)
        };
        for (screen, what) in [
            (Screen::text(long(TEXT)), "text over 2000 characters"),
            (Screen::text(" \n"), "neither text nor picture nor file"),
            (
                Screen {
                    rows: vec![Row::Buttons(vec![button(1)]), Row::Buttons(vec![])],
                    ..Screen::text("x")
                },
                "a row of no or more than five buttons",
            ),
            (buttons(6), "a row of no or more than five buttons"),
            (labelled(String::new()), "a button's label"),
            (labelled(long(LABEL)), "a button's label"),
            (
                Screen { rows: (0..6).map(|i| Row::Buttons(vec![button(i)])).collect(), ..Screen::text("x") },
                "more than five rows",
            ),
            (with_file("game.txt").with_picture(picture), "picture and file"),
            (with_file(""), "a file's name"),
            (with_menu(menu(0)), "a menu of no or more than 25 choices"),
            (with_menu(menu(CHOICES + 1)), "a menu of no or more than 25 choices"),
            (changed(&|menu| menu.placeholder = long(PLACEHOLDER)), "a placeholder over 150 characters"),
            (changed(&|menu| menu.choices[0].label = String::new()), "a choice's label"),
            (changed(&|menu| menu.choices[0].value = long(MENU_TEXT)), "a choice's value"),
            (changed(&|menu| menu.choices[0].note = long(MENU_TEXT)), "a choice's note"),
            (with_menu(repeated), "two choices of one value"),
            (with_arg("a:b".into()), "a custom id that can't be read back"),
            (Screen::text("x").with_buttons(vec![button(1), button(1)]), "two controls of one custom id"),
        ] {
            assert_eq!(limits_broken(&screen), [what]);
        }
        let endless = limits_broken(&with_arg("9".repeat(CUSTOM_ID)));
        assert!(endless.contains(&"a custom id over 100 characters"), "{endless:?}");
    }
}
