//! Forms that buttons open. A form is itself the acknowledgement, so nothing is loaded for it but its reader's language;
//! everything is checked when it is submitted.

use engine::catalogue;
use model::screen::{Form, Press, Verb};
use words::Lang;
use words::say;

use super::pressed::Action;
use crate::games::offering::OfferAction;
use crate::{notes, offers, plans};

/// The form that a button opens, if any.
#[must_use]
pub fn of(press: &Press, lang: Lang) -> Option<Form> {
    match Action::read(press)? {
        Action::Plain(Verb::Type) | Action::InLesson(Verb::Type) => Some(Form {
            title: say!(lang, "move-form-title"),
            label: say!(lang, "move-form-label"),
            placeholder: placeholder(press, lang),
            long: false,
            press: Press { verb: Verb::Typed, ..press.clone() },
        }),
        Action::Plain(Verb::DailyForm) => Some(Form {
            title: say!(lang, "daily-form-title"),
            label: say!(lang, "daily-form-label"),
            placeholder: say!(lang, "daily-form-placeholder"),
            long: false,
            press: Press { verb: Verb::DailyAnswer, ..press.clone() },
        }),
        Action::Plain(Verb::ProblemForm) => Some(Form {
            title: say!(lang, "problem-form-title", number = press.version),
            label: say!(lang, "daily-form-label"),
            placeholder: say!(lang, "daily-form-placeholder"),
            long: false,
            press: Press { verb: Verb::ProblemAnswer, ..press.clone() },
        }),
        Action::Plan(plans::Act::Write) => Some(plans::form(press, lang)),
        Action::Note(notes::Act::Write) => Some(notes::form(press, lang)),
        Action::Offer(OfferAction::HowLong) => Some(offers::form(press, lang)),
        _ => None,
    }
}

/// The placeholder: an example that the control carries, the game's own, or how turns are written.
fn placeholder(press: &Press, lang: Lang) -> String {
    let usual = || say!(lang, "move-form-placeholder");
    match (catalogue::find(&press.arg), press.arg.as_str()) {
        (None, "") => usual(),
        (None, example) => say!(lang, "move-form-example", example = lang.steps(example)),
        (Some(game), _) => lang.typed_in(game.info()).unwrap_or_else(usual),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_a_notation_of_its_own_says_how_turns_are_written() {
        let of = |arg: &str| {
            placeholder(&Press { verb: Verb::Type, game: None, version: 0, arg: arg.to_owned() }, Lang::En)
        };
        assert_eq!(of("half-alice"), of(""));
        assert!(of("e2e4").contains("e2e4"), "{}", of("e2e4"));
    }

    #[test]
    fn every_game_with_secrets_says_what_can_be_typed() {
        let infos = catalogue::all().iter().map(|game| game.info());
        for info in infos.filter(|info| info.secret.is_some()) {
            let press = Press { verb: Verb::Type, game: None, version: 0, arg: info.id.to_owned() };
            for lang in Lang::ALL {
                let said = placeholder(&press, lang);
                assert!(
                    said.chars().count() <= 100
                        && said != placeholder(&Press { arg: String::new(), ..press.clone() }, lang)
                );
                assert!(lang.typed_in(info).is_some_and(|own| own == said), "{lang:?} {}: {said}", info.id);
            }
        }
    }
}
