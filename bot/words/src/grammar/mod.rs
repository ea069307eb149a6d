//! Grammar for what happens in games: articles, cases, genders and numbers of pieces, cards and seats.
//!
//! The engine gives arguments as data ([`Value`]); texts ask for the form that they need by functions:
//!
//! - `NP($piece, det: "the", case: "acc", show: "kind")`: a piece or a card with its article and colour. `det` is `the`,
//!   `a` or `your` (left out: none), `case` is `nom`, `acc`, `dat` or `of`; `show: "kind"` leaves the colour out;
//!   `cap: "yes"` begins with a capital, behind a full stop
//! - `WHO($side, case: "of")`: somebody at the table after *of*; `{ $side }` is the name alone
//! - as selectors, `GENDER($piece)`: `m`, `f` or `n`; `NUMBER_OF($side)`: `one` or `other`
//!
//! Nouns stand in `bot/words/<language>/nouns.ftl`.

mod english;
mod german;
mod nouns;
mod spanish;

use std::borrow::Cow;

use engine::board::Side;
use engine::rules::{Info, Value};
use engine::seat::Seat;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};

use super::{Arg, Bundle, Lang};
use nouns::Noun;

/// What is inflected, for a reader of one language.
#[derive(Clone, Debug, PartialEq)]
enum Thing {
    /// A piece or a card.
    Noun { lang: Lang, noun: Noun, colour: Option<Colour> },
    /// Somebody at the table: the name, the name after *of*, and whether it is several.
    Seat { name: String, of: String, several: bool },
}

/// The colour of a piece or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    White,
    Black,
    Red,
}

/// Which form of a noun is asked for.
#[derive(Clone, Copy, Debug)]
struct Form<'a> {
    determiner: &'a str,
    case: &'a str,
}

/// The form in which a noun is named alone.
const PLAIN: Form<'_> = Form { determiner: "", case: "nom" };

/// An argument of a text, made of an argument of the engine.
pub(super) fn arg(lang: Lang, value: &Value, info: &Info) -> Arg {
    Arg(match value {
        Value::Count(number) => FluentValue::from(*number),
        Value::Seat(..) | Value::Piece(..) | Value::Card(..) => match thing(lang, value, info) {
            Some(thing) => FluentValue::Custom(Box::new(thing)),
            None => FluentValue::from(plain(lang, value, info)),
        },
        value => FluentValue::from(plain(lang, value, info)),
    })
}

fn thing(lang: Lang, value: &Value, info: &Info) -> Option<Thing> {
    Some(match value {
        Value::Piece(kind, owner) => {
            let colour = owner.map(|side| if side == Side::White { Colour::White } else { Colour::Black });
            Thing::Noun { lang, noun: Noun::find(lang, kind)?, colour }
        }
        Value::Card(kind, side) => {
            let colour = if *side == Side::White { Colour::Red } else { Colour::Black };
            Thing::Noun { lang, noun: Noun::find(lang, kind)?.card(), colour: Some(colour) }
        }
        Value::Seat(seat) => {
            let name = lang.seat(info, *seat);
            let of = lang.seat_form(info, *seat, "of").unwrap_or_else(|| name.clone());
            let several = lang.seat_form(info, *seat, "number").is_some_and(|number| number == "other");
            Thing::Seat { name, of, several }
        }
        _ => return None,
    })
}

/// A value as a word or a list that nothing inflects.
fn plain(lang: Lang, value: &Value, info: &Info) -> String {
    match value {
        Value::Squares(squares) => {
            lang.list(&squares.iter().map(|square| square.to_string()).collect::<Vec<_>>())
        }
        Value::List(values) => {
            values.iter().map(|value| plain(lang, value, info)).collect::<Vec<_>>().join(", ")
        }
        Value::Score(seat, number) => format!("{} {number}", lang.seat(info, *seat)),
        Value::Count(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        Value::Seat(Seat(_)) | Value::Piece(..) | Value::Card(..) => match thing(lang, value, info) {
            Some(thing) => thing.plain(),
            None => match value {
                // A kind without a noun of its own: of a game that the language has yet to learn.
                Value::Piece(kind, _) | Value::Card(kind, _) => (*kind).to_owned(),
                _ => String::new(),
            },
        },
    }
}

impl Thing {
    fn plain(&self) -> String {
        match self {
            Self::Noun { .. } => self.phrase(PLAIN, true),
            Self::Seat { name, .. } => name.clone(),
        }
    }

    /// With article and colour, as its language bends them.
    fn phrase(&self, form: Form<'_>, coloured: bool) -> String {
        match self {
            Self::Noun { lang, noun, colour } => {
                let colour = colour.filter(|_| coloured);
                match lang {
                    Lang::En => english::phrase(noun, colour, form),
                    Lang::De => german::phrase(noun, colour, form),
                    Lang::Es => spanish::phrase(noun, colour, form),
                }
            }
            Self::Seat { name, of, .. } => if form.case == "of" { of } else { name }.clone(),
        }
    }
}

impl FluentType for Thing {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.plain().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain().into()
    }
}

/// Lets the texts of a language ask for forms.
pub(super) fn teach(bundle: &mut Bundle) {
    let taught = [
        bundle.add_function("NP", |given, named| {
            let capital = named.get("cap").is_some();
            said(given, named, |thing, form, coloured| {
                let phrase = thing.phrase(form, coloured);
                if capital { super::capital(&phrase) } else { phrase }
            })
        }),
        bundle.add_function("WHO", |given, named| {
            said(given, named, |thing, form, _| thing.phrase(form, false))
        }),
        bundle.add_function("GENDER", |given, named| {
            said(given, named, |thing, _, _| match thing {
                Thing::Noun { noun, .. } => noun.gender.to_string(),
                Thing::Seat { .. } => "m".to_owned(),
            })
        }),
        bundle.add_function("NUMBER_OF", |given, named| {
            said(given, named, |thing, _, _| {
                let several = matches!(thing, Thing::Seat { several: true, .. });
                if several { "other" } else { "one" }.to_owned()
            })
        }),
    ];
    if let Some(error) = taught.into_iter().find_map(Result::err) {
        tracing::error!(?error, "a function of the texts is there twice");
    }
}

/// What a function answers about its first argument; anything else than a [`Thing`] stays as it is.
fn said<'a>(
    given: &[FluentValue<'a>],
    named: &FluentArgs<'_>,
    tell: impl Fn(&Thing, Form<'_>, bool) -> String,
) -> FluentValue<'a> {
    let word = |name, usual| match named.get(name) {
        Some(FluentValue::String(word)) => word.clone().into_owned(),
        _ => String::from(usual),
    };
    match given.first() {
        Some(FluentValue::Custom(custom)) => match custom.as_any().downcast_ref::<Thing>() {
            Some(thing) => {
                let (determiner, case) = (word("det", ""), word("case", "nom"));
                let form = Form { determiner: &determiner, case: &case };
                FluentValue::from(tell(thing, form, word("show", "all") != "kind"))
            }
            None => FluentValue::Error,
        },
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}
