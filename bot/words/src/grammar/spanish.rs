//! Spanish: articles by gender, `del` and `al`, colours behind the noun: `una dama negra`, `del caballo blanco`.

use super::nouns::Noun;
use super::{Colour, Form};

pub(super) fn phrase(noun: &Noun, colour: Option<Colour>, form: Form<'_>) -> String {
    let feminine = noun.gender == 'f';
    let article = match (form.determiner, form.case, feminine) {
        ("the", "of", false) => "del ",
        ("the", "of", true) => "de la ",
        ("the", _, false) => "el ",
        ("the", _, true) => "la ",
        ("a", _, false) => "un ",
        ("a", _, true) => "una ",
        ("no", _, false) => "ningún ",
        ("no", _, true) => "ninguna ",
        ("your", ..) => "tu ",
        _ => "",
    };
    let stem = colour.map(|colour| match colour {
        Colour::White => " blanc",
        Colour::Black => " negr",
        Colour::Red => " roj",
    });
    let (name, ending) = if form.many { (noun.several(), "s") } else { (noun.name.clone(), "") };
    let gender = if feminine { 'a' } else { 'o' };
    let colour = stem.map(|stem| format!("{stem}{gender}{ending}")).unwrap_or_default();
    format!("{article}{name}{colour}")
}

#[cfg(test)]
mod tests {
    use super::super::super::Lang;
    use super::*;

    #[test]
    fn articles_and_colours_agree() {
        let said = |kind, determiner, case| {
            let noun = Noun::find(Lang::Es, kind).expect("a noun");
            phrase(&noun, Some(Colour::Black), Form { determiner, case, many: false })
        };
        assert_eq!(said("queen", "a", "nom"), "una dama negra");
        assert_eq!(said("knight", "the", "of"), "del caballo negro");
        assert_eq!(said("box", "the", "of"), "de la caja negra");
        assert_eq!(said("great pajama", "the", "nom"), "el gran pijama negro");
        assert_eq!(said("headless rhino", "your", "nom"), "tu rinoceronte sin cabeza negro");
        assert_eq!(said("pawn", "", "nom"), "peón negro");
        assert_eq!(said("queen", "no", "nom"), "ninguna dama negra");
    }
}
