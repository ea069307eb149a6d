//! German: articles and adjectives by gender and case, `dem weißen Springer`, `eine schwarze Dame`.

use super::nouns::Noun;
use super::{Colour, Form};

pub(super) fn phrase(noun: &Noun, colour: Option<Colour>, form: Form<'_>) -> String {
    let (gender, case) = (noun.gender, form.case);
    if form.many {
        let several = noun.several();
        return colour.map_or_else(|| several.clone(), |colour| format!("{}e {several}", stem(colour)));
    }
    let article = match form.determiner {
        "the" => definite(gender, case).to_owned(),
        "a" => format!("ein{}", ending(gender, case)),
        "your" => format!("dein{}", ending(gender, case)),
        "no" => format!("kein{}", ending(gender, case)),
        _ => String::new(),
    };
    let colour = colour.map(|colour| format!("{}{}", stem(colour), adjective(gender, case, form.determiner)));
    let words = [article, colour.unwrap_or_default(), noun.in_case(case).to_owned()];
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

const fn stem(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "weiß",
        Colour::Black => "schwarz",
        Colour::Red => "rot",
    }
}

const fn definite(gender: char, case: &str) -> &'static str {
    match (gender, case.as_bytes()) {
        ('m', b"acc") => "den",
        ('m' | 'n', b"dat" | b"of") => "dem",
        ('f', b"dat" | b"of") => "der",
        ('m', _) => "der",
        ('f', _) => "die",
        _ => "das",
    }
}

/// The ending of *ein*, *kein* and *dein*.
const fn ending(gender: char, case: &str) -> &'static str {
    match (gender, case.as_bytes()) {
        ('m', b"acc") => "en",
        ('m' | 'n', b"dat" | b"of") => "em",
        ('f', b"dat" | b"of") => "er",
        ('f', _) => "e",
        _ => "",
    }
}

/// The ending of an adjective.
fn adjective(gender: char, case: &str, determiner: &str) -> &'static str {
    match (determiner, gender, case) {
        (_, 'm', "acc") => "en",
        ("the" | "a" | "no" | "your", _, "dat" | "of") => "en",
        ("the", ..) | (_, 'f', "nom" | "acc") => "e",
        ("", 'm' | 'n', "dat" | "of") => "em",
        (_, 'm', _) => "er",
        (_, 'f', _) => "er",
        _ => "es",
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Lang;
    use super::*;

    #[test]
    fn articles_and_adjectives_agree() {
        let said = |kind, colour, determiner, case| {
            phrase(
                &Noun::find(Lang::De, kind).expect("a noun"),
                Some(colour),
                Form { determiner, case, many: false },
            )
        };
        for (kind, determiner, expected) in [
            ("pawn", "the", ["der weiße Bauer", "den weißen Bauern", "dem weißen Bauern"]),
            ("pawn", "a", ["ein weißer Bauer", "einen weißen Bauern", "einem weißen Bauern"]),
            ("queen", "the", ["die weiße Dame", "die weiße Dame", "der weißen Dame"]),
            ("knight", "no", ["kein weißer Springer", "keinen weißen Springer", "keinem weißen Springer"]),
            ("queen", "your", ["deine weiße Dame", "deine weiße Dame", "deiner weißen Dame"]),
            ("rhino", "the", ["das weiße Nashorn", "das weiße Nashorn", "dem weißen Nashorn"]),
            ("rhino", "a", ["ein weißes Nashorn", "ein weißes Nashorn", "einem weißen Nashorn"]),
            ("rhino", "", ["weißes Nashorn", "weißes Nashorn", "weißem Nashorn"]),
            ("queen", "", ["weiße Dame", "weiße Dame", "weißer Dame"]),
            ("rook", "", ["weißer Turm", "weißen Turm", "weißem Turm"]),
        ] {
            let cases = ["nom", "acc", "dat"].map(|case| said(kind, Colour::White, determiner, case));
            assert_eq!(cases, expected);
        }
    }
}
