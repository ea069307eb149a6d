//! The worked turn of a game: a few pictures of a real turn, to step through in one message. The control says which picture, so nothing is kept.

use model::screen::{Recipe, Screen, Style};
use words::{Lang, say};

use super::act::Act;
use super::learner::taught;
use crate::asking::rejection::{Rejection, reject};
use crate::games::learn;
use crate::games::reading::RulesPage;

/// A picture of the worked turn; a number behind the last means the last. It leads to the lesson, or back to one that the reader has
/// begun.
pub(super) fn picture(lang: Lang, rules: &str, at: usize, begun: bool) -> Result<Screen, Rejection> {
    let game = taught(rules)?;
    let (info, moments) = (game.info(), game.lesson().worked);
    let at = at.min(moments.len().saturating_sub(1));
    let moment = moments.get(at).ok_or_else(|| reject!("worked-none", title = info))?;
    let heading = say!(lang, "worked-heading", title = info, picture = at + 1, pictures = moments.len());
    let board = Recipe {
        draft: moment.draft.to_owned(),
        arrows: moment.arrows.iter().map(|arrow| (*arrow).to_owned()).collect(),
        ..Recipe::of_lesson(learn::board(info.id, moment.step.id), 0)
    };
    let mut buttons = Vec::new();
    let mut turn = |label: String, to: usize, style: Style| {
        buttons.push(Act::Worked(info.id.to_owned(), to).button(label, style));
    };
    if let Some(before) = at.checked_sub(1) {
        turn(say!(lang, "learn-back-button"), before, Style::Secondary);
    }
    if at + 1 < moments.len() {
        turn(say!(lang, "learn-next-button"), at + 1, Style::Primary);
    }
    buttons.extend(match begun {
        true => Some(learn::back_to_lesson_button(lang, info.id)),
        false => learn::button(lang, info.id),
    });
    buttons.push(RulesPage::first(info.id, None).button(say!(lang, "learn-rules-button")));
    let text = format!("{heading}\n{}", lang.text(&moment.key(info.id), &[]));
    Ok(Screen { picture: Some(board), ..Screen::text(text).with_buttons(buttons) })
}
