//! Rules and help: pages that belong to no table, in the asker's language.

use engine::catalogue;
use engine::rules::Info;
use model::screen::{Button, Screen};
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::games::learn;
use crate::games::reading::{ReadFor, RulesPage};

/// The most characters of a page; a message holds 2000.
const PAGE: usize = 1800;

/// `/rules`.
pub(crate) fn rules(asker: &Asker, rules: Option<&str>) -> Result<Screen, Rejection> {
    match rules {
        Some(rules) => rules_page(asker, RulesPage::first(rules, None)),
        None => Ok(Screen::text(say!(asker.lang, "guide-which-game", games = game_list(asker.lang)))),
    }
}

/// A page of rules. Where they are read for a puzzle or a lesson, a button leads back there.
pub(crate) fn rules_page(asker: &Asker, wanted: RulesPage<'_>) -> Result<Screen, Rejection> {
    let RulesPage { rules: id, page, read_for } = wanted;
    let game =
        catalogue::find(id).ok_or_else(|| reject!("guide-unknown-game", games = game_list(asker.lang)))?;
    let pages = written(game.info(), asker.lang);
    let page = page.min(pages.len().saturating_sub(1));
    let turn = |label: String, page: usize| RulesPage { page, ..wanted }.button(label);
    let mut buttons: Vec<Button> = read_for.map(|place| place.back(asker.lang, id)).into_iter().collect();
    if page > 0 {
        buttons.push(turn(say!(asker.lang, "guide-back-button"), page - 1));
    }
    if page + 1 < pages.len() {
        buttons.push(turn(say!(asker.lang, "guide-on-button"), page + 1));
    }
    if page == 0 {
        buttons.extend(learn::worked_button(asker.lang, id));
    }
    if read_for != Some(ReadFor::Lesson) {
        buttons.extend(learn::button(asker.lang, id));
    }
    let screen = Screen::text(pages.get(page).cloned().unwrap_or_default()).with_buttons(buttons);
    // A picture for the first page.
    let picture = if page == 0 { learn::picture(id) } else { None };
    Ok(Screen { picture, ..screen })
}

/// A game's rules in a language, split into pages; in English where there is no translation.
fn written(game: &Info, lang: Lang) -> Vec<String> {
    pages(game.rules.read_in(lang.word()))
}

/// Splits a text into pages: between paragraphs, longer ones between lines, longer lines between words. A part that ends
/// with a colon stays with the next one.
fn pages(text: &str) -> Vec<String> {
    let mut pages = vec![String::new()];
    let mut between = "";
    let mut announced = String::new();
    for paragraph in text.trim().split("\n\n") {
        announced.push_str(paragraph);
        if paragraph.ends_with(':') {
            announced.push_str("\n\n");
            continue;
        }
        for part in parts(&std::mem::take(&mut announced)) {
            add(&mut pages, between, &part);
            between = "\n";
        }
        between = "\n\n";
    }
    if !announced.is_empty() {
        add(&mut pages, between, announced.trim_end());
    }
    pages
}

/// Adds a part to the last page, or begins a new one.
fn add(pages: &mut Vec<String>, between: &str, part: &str) {
    let last = pages.last_mut().expect("there is always a page");
    if last.is_empty() {
        last.push_str(part);
    } else if last.chars().count() + between.len() + part.chars().count() <= PAGE {
        last.push_str(between);
        last.push_str(part);
    } else {
        pages.push(part.to_owned());
    }
}

/// A paragraph as a whole if it fits a page, else its lines.
fn parts(paragraph: &str) -> Vec<String> {
    if paragraph.chars().count() <= PAGE {
        return vec![paragraph.to_owned()];
    }
    paragraph.lines().filter(|line| !line.is_empty()).flat_map(|line| wrap(line, PAGE)).collect()
}

fn wrap(paragraph: &str, most: usize) -> Vec<String> {
    if paragraph.chars().count() <= most {
        return vec![paragraph.to_owned()];
    }
    let mut parts = vec![String::new()];
    for word in paragraph.split_inclusive(' ') {
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
            format!(
                "• **{}** (`{}`): {}",
                lang.game_title(game.info()),
                game.info().id,
                lang.summary(game.info())
            )
        })
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use engine::rules::Pages;

    use super::*;

    #[test]
    fn every_page_of_every_game_fits_a_message() {
        for lang in Lang::ALL {
            for game in catalogue::all() {
                let written = written(game.info(), lang);
                assert!(written.len() <= 3, "{lang:?} {}: {} pages", game.info().id, written.len());
                for page in written {
                    assert!(page.chars().count() <= PAGE, "{lang:?} {}: {page}", game.info().id);
                    assert!(!page.trim().is_empty() && !page.ends_with(':'), "{page}");
                }
            }
        }
    }

    /// Discord shows line breaks, headings of three levels and no tables.
    #[test]
    fn rules_are_read_as_discord_shows_them() {
        let begins = |line: &str| {
            let numbered = line.trim_start_matches(|letter: char| letter.is_ascii_digit());
            ["- ", "> ", "# ", "## ", "### ", "-# "].iter().any(|mark| line.starts_with(mark))
                || numbered.len() < line.len() && numbered.starts_with(". ")
        };
        for lang in Lang::ALL {
            for game in catalogue::all() {
                for page in written(game.info(), lang) {
                    let lines: Vec<&str> = page.lines().collect();
                    for (at, line) in lines.iter().enumerate() {
                        let id = game.info().id;
                        assert!(!line.starts_with("####") && !line.starts_with('|'), "{lang:?} {id}: {line}");
                        assert!(!line.contains("](") && !line.contains("<!--"), "{lang:?} {id}: {line}");
                        let next = lines.get(at + 1).filter(|next| !next.is_empty());
                        let whole = line.is_empty()
                            || line.starts_with('#')
                            || line.ends_with(['.', ':', '!', '?', ')', '`', '*', '”', '“', '»'])
                            || next.is_none_or(|next| begins(next.trim_start()));
                        assert!(whole, "{lang:?} {id}: a line ends in mid-sentence: {line}");
                        assert_eq!(line.matches("**").count() % 2, 0, "{lang:?} {id}: {line}");
                        assert_eq!(line.matches('`').count() % 2, 0, "{lang:?} {id}: {line}");
                    }
                }
            }
        }
    }

    #[test]
    fn rules_come_in_the_readers_language_and_in_english_where_a_game_has_no_other() {
        let known = catalogue::all()[0].info();
        for lang in Lang::ALL {
            assert_eq!(written(known, lang).join("\n\n"), known.rules.read_in(lang.word()).trim());
            assert_eq!(lang == Lang::En, written(known, lang) == written(known, Lang::En));
        }
        let foreign =
            Info { id: "tig", title: "Tig", rules: Pages::new("# Tig\n\nOne runs.", &[]), ..*known };
        for lang in Lang::ALL {
            assert_eq!(written(&foreign, lang), ["# Tig\n\nOne runs."]);
        }
    }

    #[test]
    fn rules_call_buttons_as_they_are_labelled() {
        let mut called = 0;
        for key in ["board-secrets-button", "picker-balanced-button"] {
            let label = |lang: Lang| format!("*{}*", lang.text(key, &[]));
            for game in catalogue::all() {
                let times = |lang: Lang| game.info().rules.read_in(lang.word()).matches(&label(lang)).count();
                called += times(Lang::En);
                for lang in Lang::ALL {
                    assert_eq!(times(lang), times(Lang::En), "{lang:?} {}: {key}", game.info().id);
                }
            }
        }
        assert!(called > 2);
    }

    #[test]
    fn cutting_loses_nothing() {
        let text = "word ".repeat(900);
        let joined = pages(&text).join(" ");
        assert_eq!(joined.matches("word").count(), 900);
        let list = format!("All of these:\n\n{}", "- a line of a list\n".repeat(200));
        let cut = pages(&format!("{list}\nThe end:"));
        assert!(cut.len() > 2 && cut.iter().all(|page| page.chars().count() <= PAGE));
        assert_eq!(cut.join("\n").matches("- a line of a list").count(), 200);
        assert!(cut[0].starts_with("All of these:\n- a line") && cut.concat().ends_with("The end:"));
        assert!(cut[1].starts_with("- a line of a list\n"), "cut between lines");
        let head = format!("{}\n\nFour parts:\n\n1. One", "x".repeat(PAGE - 20));
        assert_eq!(pages(&head)[1], "Four parts:\n\n1. One");
    }
}
