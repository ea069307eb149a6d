//! Grammar for texts about games: articles, cases, genders and numbers of pieces, cards and seats.
//!
//! The engine gives arguments as data ([`Value`]); texts ask for the form that they need by functions:
//!
//! - `NP($piece, det: "the", case: "acc", show: "kind")`: a piece or a card with its article and colour. `det` is `the`,
//!   `a`, `no` or `your` (left out: none), `case` is `nom`, `acc`, `dat` or `of`; `show: "kind"` leaves the colour out;
//!   `cap: "yes"` begins with a capital, behind a full stop; `many: "yes"` is more than one of them, without an article
//! - `WHO($side, case: "of")`: somebody at the table after *of*, or with `cap: "yes"`; `{ $side }` is the name alone
//! - `EITHER($squares)`: a list with *or* before the last (`always: "yes"`: between all of them); `EACH($cards, det: "a")`: with *and*, and each in the form
//!   that `NP` would give it; `COMMAS($squares)`: with commas alone. `{ $squares }` has *and*, any other list commas
//! - `SENTENCE($reach)`: clauses with a capital at their head
//! - as selectors, `GENDER($piece)`: `m`, `f` or `n`; `NUMBER_OF($side)`: `one` or `other`
//!
//! Nouns have the keys `noun-…`: in `bot/words/<language>/nouns.ftl`, those of one game in its own words.

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
use crate::say;
use nouns::Noun;

/// A thing to inflect, for a reader of one language.
#[derive(Clone, Debug, PartialEq)]
enum Thing {
    /// A piece or a card.
    Noun { lang: Lang, noun: Noun, colour: Option<Colour> },
    /// A player: the name, the name after *of*, and whether it is plural.
    Seat { name: String, of: String, several: bool },
    /// A text without forms: notation, a number.
    Word(String),
    /// A piece with its square.
    On { lang: Lang, piece: Box<Thing>, square: String },
    /// A thing followed by its notation.
    Noted(Box<Thing>, String),
    /// A list, and whether *and* is its default before the last item.
    List { lang: Lang, items: Vec<Thing>, joined: bool },
}

/// The colour of a piece or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    White,
    Black,
    Red,
}

/// The form of a noun that is asked for.
#[derive(Clone, Copy, Debug)]
struct Form<'a> {
    determiner: &'a str,
    case: &'a str,
    /// Plural.
    many: bool,
}

/// The form of a noun by itself.
const PLAIN: Form<'_> = Form { determiner: "", case: "nom", many: false };

/// The players of the table in question.
#[derive(Clone, Copy, Default)]
pub(super) struct Company<'a> {
    /// The game, which names its seats; without it no seat's name is known.
    pub(super) info: Option<&'a Info>,
    /// Names of people in place of seats.
    pub(super) names: &'a [(Seat, String)],
}

/// Converts an argument of the engine to one of a text.
pub(super) fn arg(lang: Lang, value: &Value, company: Company<'_>) -> Arg {
    Arg::plain(match value {
        Value::Count(number) => FluentValue::from(*number),
        Value::Case(word) => FluentValue::from(*word),
        Value::Text(text) => FluentValue::from(text.clone()),
        Value::Move(text) => FluentValue::from(lang.notation(text)),
        value => FluentValue::Custom(Box::new(thing(lang, value, company))),
    })
}

fn thing(lang: Lang, value: &Value, company: Company<'_>) -> Thing {
    let of_value = |value: &Value| thing(lang, value, company);
    match value {
        Value::Piece(kind, owner) => match Noun::find(lang, kind) {
            Some(noun) => {
                let colour =
                    owner.map(|side| if side == Side::White { Colour::White } else { Colour::Black });
                Thing::Noun { lang, noun, colour }
            }
            // A kind of a game that has no noun in this language.
            None => Thing::Word((*kind).to_owned()),
        },
        Value::Card(kind, side) => match Noun::find(lang, kind) {
            Some(noun) => {
                let colour = if *side == Side::White { Colour::Red } else { Colour::Black };
                Thing::Noun { lang, noun: noun.card(), colour: Some(colour) }
            }
            None => Thing::Word((*kind).to_owned()),
        },
        Value::Seat(seat) => at_seat(lang, *seat, company),
        Value::Name(name) => somebody(lang, name),
        Value::Squares(squares) => {
            let items = squares.iter().map(|square| Thing::Word(square.to_string())).collect();
            Thing::List { lang, items, joined: true }
        }
        Value::List(values) => {
            Thing::List { lang, items: values.iter().map(of_value).collect(), joined: false }
        }
        Value::On(kind, square) => {
            Thing::On { lang, piece: Box::new(of_value(&Value::kind(kind))), square: square.to_string() }
        }
        // One letter is that of a card.
        Value::Noted(value, note) if note.len() == 1 => {
            Thing::Noted(Box::new(of_value(value)), lang.card(note))
        }
        Value::Noted(value, note) => Thing::Noted(Box::new(of_value(value)), note.clone()),
        Value::Score(seat, 0) => {
            let who = at_seat(lang, *seat, company).plain();
            Thing::Word(lang.text("engine-score-none", &[("who", who.into())]))
        }
        Value::Score(seat, number) => {
            Thing::Word(format!("{} {number}", at_seat(lang, *seat, company).plain()))
        }
        Value::Clauses(clauses) => {
            let said: Vec<String> = clauses.iter().map(|clause| lang.refusal(clause)).collect();
            Thing::Word(said.join("; "))
        }
        Value::Count(number) => Thing::Word(number.to_string()),
        Value::Case(word) => Thing::Word((*word).to_owned()),
        Value::Text(text) => Thing::Word(text.clone()),
        Value::Move(text) => Thing::Word(lang.notation(text)),
        Value::Outcome(outcome) => Thing::Word(company.info.map_or_else(
            || outcome.reason.code().to_owned(),
            |info| lang.outcome_naming(info, company.names, outcome.result, outcome.reason.code()),
        )),
    }
}

/// A player, by their own name if they have one there.
fn at_seat(lang: Lang, seat: Seat, company: Company<'_>) -> Thing {
    match company.names.iter().find(|(known, _)| *known == seat) {
        Some((_, name)) => {
            let of = say!(lang, "person-of", person = name);
            Thing::Seat { name: name.clone(), of, several: false }
        }
        None => somebody(lang, lang.seat_name(company.info, seat)),
    }
}

/// A player, by the name of the seat.
fn somebody(lang: Lang, name: &str) -> Thing {
    let called = lang.seat_called(name);
    let of = lang.seat_form(name, "of").unwrap_or_else(|| called.clone());
    let several = lang.seat_form(name, "number").is_some_and(|number| number == "other");
    Thing::Seat { name: called, of, several }
}

impl Thing {
    fn plain(&self) -> String {
        self.phrase(PLAIN, true)
    }

    /// A noun phrase with article and colour, inflected.
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
            Self::Word(word) => word.clone(),
            Self::On { lang, piece, square } => {
                lang.joined("piece-on", &piece.phrase(form, coloured), square)
            }
            Self::Noted(thing, note) => format!("{} ({note})", thing.phrase(form, coloured)),
            Self::List { lang, joined: true, .. } => lang.list(&self.items(form, coloured)),
            Self::List { .. } => self.items(form, coloured).join(", "),
        }
    }

    /// The items of a list, or the thing itself.
    fn items(&self, form: Form<'_>, coloured: bool) -> Vec<String> {
        match self {
            Self::List { items, .. } => items.iter().map(|item| item.phrase(form, coloured)).collect(),
            other => vec![other.phrase(form, coloured)],
        }
    }

    /// The items joined with *and*; equal ones are counted where each would have *a*.
    fn counted(&self, form: Form<'_>, coloured: bool) -> String {
        let Self::List { lang, items, .. } = self else { return self.phrase(form, coloured) };
        let mut kinds: Vec<(&Self, usize)> = Vec::new();
        for item in items {
            match kinds.iter_mut().find(|(known, _)| *known == item && form.determiner == "a") {
                Some((_, count)) => *count += 1,
                None => kinds.push((item, 1)),
            }
        }
        let several = Form { determiner: "", many: true, ..form };
        let said = |(thing, count): (&Self, usize)| match count {
            1 => thing.phrase(form, coloured),
            _ => say!(*lang, "count-of", count = count, things = thing.phrase(several, coloured)),
        };
        lang.list(&kinds.into_iter().map(said).collect::<Vec<_>>())
    }

    /// The items joined with a word of the language, before the last one or between all.
    fn joined(&self, key: &str, always: bool, form: Form<'_>, coloured: bool) -> String {
        let items = self.items(form, coloured);
        let Self::List { lang, .. } = self else { return items.concat() };
        match items.as_slice() {
            [first, rest @ ..] if always => {
                rest.iter().fold(first.clone(), |all, item| lang.joined(key, &all, item))
            }
            [most @ .., last] if !most.is_empty() => lang.joined(key, &most.join(", "), last),
            _ => items.concat(),
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

/// Adds the grammar functions to a language's texts.
pub(super) fn teach(bundle: &mut Bundle) {
    let taught = [
        bundle.add_function("NP", |given, named| {
            said(given, named, |thing, form, coloured| headed(thing.phrase(form, coloured), named))
        }),
        bundle.add_function("WHO", |given, named| {
            said(given, named, |thing, form, _| headed(thing.phrase(form, false), named))
        }),
        bundle.add_function("EITHER", |given, named| {
            let always = named.get("always").is_some();
            said(given, named, |thing, form, coloured| thing.joined("list-either", always, form, coloured))
        }),
        bundle.add_function("EACH", |given, named| said(given, named, Thing::counted)),
        bundle.add_function("COMMAS", |given, named| {
            said(given, named, |thing, form, coloured| thing.items(form, coloured).join(", "))
        }),
        bundle.add_function("SENTENCE", |given, named| {
            said(given, named, |thing, form, coloured| super::capital(&thing.phrase(form, coloured)))
        }),
        bundle.add_function("GENDER", |given, named| {
            said(given, named, |thing, _, _| match thing {
                Thing::Noun { noun, .. } => noun.gender.to_string(),
                _ => "m".to_owned(),
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

/// Capitalises a phrase if the text asks for it.
fn headed(phrase: String, named: &FluentArgs<'_>) -> String {
    if named.get("cap").is_some() { super::capital(&phrase) } else { phrase }
}

/// Applies a function to its first argument; anything but a [`Thing`] stays as it is.
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
                let many = named.get("many").is_some();
                let form = Form { determiner: &determiner, case: &case, many };
                FluentValue::from(tell(thing, form, word("show", "all") != "kind"))
            }
            None => FluentValue::Error,
        },
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}
