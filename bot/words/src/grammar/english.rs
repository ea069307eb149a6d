//! English: `an elephant`, `the white knight`, `your red knight`.

use super::nouns::Noun;
use super::{Colour, Form};

pub(super) fn phrase(noun: &Noun, colour: Option<Colour>, form: Form<'_>) -> String {
    let colour = match colour {
        Some(Colour::White) => "white ",
        Some(Colour::Black) => "black ",
        Some(Colour::Red) => "red ",
        None => "",
    };
    let name = if form.many { noun.several() } else { noun.name.clone() };
    let words = format!("{colour}{name}");
    match form.determiner {
        "" => words,
        "a" if words.starts_with(['a', 'e', 'i', 'o', 'u']) => format!("an {words}"),
        determiner => format!("{determiner} {words}"),
    }
}
