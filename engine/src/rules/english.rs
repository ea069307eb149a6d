//! Renders English: reads by hand the part of [Fluent](https://projectfluent.org) in which English sentences are written.
//!
//! The crate itself, tests and the table tool tell events and refusals without the bot, from the same texts that
//! translators see. English inflects only articles and plurals, so that part is small. The bot's tests compare it
//! with a full Fluent for every sentence.

use super::value::Value;
use super::{Refusal, SeatInfo};
use crate::board::Side;

/// The arguments of a sentence, and the table's seats.
#[derive(Clone, Copy)]
pub(super) struct Given<'a> {
    pub(super) args: &'a [(&'static str, Value)],
    pub(super) seats: &'a [SeatInfo],
}

/// The form in which a text asks for an argument.
#[derive(Default)]
struct Form<'a> {
    article: &'a str,
    bare: bool,
    capital: bool,
    always: bool,
    many: bool,
}

/// The sentence of a key in a file, with its arguments filled in.
pub(super) fn sentence(file: &str, key: &str, given: Given<'_>) -> Option<String> {
    Some(filled(&message(file, key)?, given))
}

/// The unfilled text of a key without arguments, or of an attribute, `key.attribute`.
pub(super) fn plain(file: &str, key: &str) -> Option<String> {
    let Some((key, attribute)) = key.split_once('.') else { return message(file, key) };
    let head = format!("{key} = ");
    let body = file.lines().skip_while(|line| !line.starts_with(&head)).skip(1);
    let mut attributes =
        body.take_while(|line| line.starts_with(' ')).filter_map(|line| line.trim_start().strip_prefix('.'));
    attributes.find_map(|line| Some(line.strip_prefix(attribute)?.strip_prefix(" = ")?.to_owned()))
}

/// The text of a key: its line and the indented ones behind it.
fn message(file: &str, key: &str) -> Option<String> {
    let mut lines = file.lines();
    let first = lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
    let more = lines.take_while(|line| line.starts_with(' ') && !line.trim_start().starts_with('.'));
    Some(more.fold(first.to_owned(), |text, line| text + "\n" + line.trim()))
}

/// A text with every placeable filled in.
fn filled(text: &str, given: Given<'_>) -> String {
    let mut done = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('{') {
        let mut depth = 1;
        let end = behind.find(|letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0
        });
        let (inner, after) = end.and_then(|end| behind.split_at_checked(end)).unwrap_or((behind, ""));
        done += before;
        done += &match inner.split_once("->") {
            Some((selector, variants)) => chosen(selector.trim(), variants, given),
            None => placed(inner.trim(), given),
        };
        rest = after.strip_prefix('}').unwrap_or(after);
    }
    done + rest
}

/// The variant of a selector that fits, or the default.
fn chosen(selector: &str, variants: &str, given: Given<'_>) -> String {
    let wanted = match asked(selector, given) {
        Some((_, Value::Count(1), _)) => "one".to_owned(),
        _ => placed(selector, given),
    };
    let lines = variants.lines().filter_map(|line| line.trim().trim_start_matches('*').strip_prefix('['));
    let variants: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once("] ")).collect();
    let usual = variants.last().map_or("", |(_, text)| text);
    filled(variants.iter().find(|(name, _)| *name == wanted).map_or(usual, |(_, text)| text), given)
}

/// Parses a placeable: a function, an argument, a form.
fn asked<'a>(inner: &'a str, given: Given<'a>) -> Option<(&'a str, &'a Value, Form<'a>)> {
    let (function, inside) =
        inner.strip_suffix(')').and_then(|call| call.split_once('(')).unwrap_or(("", inner));
    let mut parts = inside.split(',').map(str::trim);
    let name = parts.next()?.strip_prefix('$')?;
    let mut form = Form::default();
    for (option, word) in parts.filter_map(|part| part.split_once(": ")) {
        let word = word.trim_matches('"');
        match option {
            "det" => form.article = word,
            "show" => form.bare = word == "kind",
            "cap" => form.capital = true,
            "always" => form.always = true,
            "many" => form.many = true,
            _ => {}
        }
    }
    given.args.iter().find(|(own, _)| *own == name).map(|(_, value)| (function, value, form))
}

/// The text that replaces a placeable.
fn placed(inner: &str, given: Given<'_>) -> String {
    let Some((function, value, form)) = asked(inner, given) else { return String::new() };
    let text = match function {
        "EITHER" => listed(&items(value, &form, given.seats), " or ", form.always),
        "EACH" => listed(&counted(value, &form, given.seats), " and ", false),
        "COMMAS" => items(value, &form, given.seats).join(", "),
        _ => said(value, &form, given.seats),
    };
    if form.capital || function == "SENTENCE" { capital(&text) } else { text }
}

/// The items of a list, or a single value as one item.
fn items(value: &Value, form: &Form<'_>, seats: &[SeatInfo]) -> Vec<String> {
    match value {
        Value::Squares(squares) => squares.iter().map(|square| square.to_string()).collect(),
        Value::List(values) => values.iter().map(|value| said(value, form, seats)).collect(),
        value => vec![said(value, form, seats)],
    }
}

/// Like [`items`], but counts equal items where each would have *a*.
fn counted(value: &Value, form: &Form<'_>, seats: &[SeatInfo]) -> Vec<String> {
    let Value::List(values) = value else { return items(value, form, seats) };
    let mut kinds: Vec<(&Value, usize)> = Vec::new();
    for value in values {
        match kinds.iter_mut().find(|(known, _)| *known == value && form.article == "a") {
            Some((_, count)) => *count += 1,
            None => kinds.push((value, 1)),
        }
    }
    let several = Form { article: "", many: true, ..*form };
    let number =
        |count: usize| COUNTS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned());
    let said = |(value, count): (&Value, usize)| match count {
        1 => said(value, form, seats),
        _ => format!("{} {}", number(count), said(value, &several, seats)),
    };
    kinds.into_iter().map(said).collect()
}

/// Numbers as they are said in sentences.
const COUNTS: [&str; 9] = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

fn said(value: &Value, form: &Form<'_>, seats: &[SeatInfo]) -> String {
    let name = |seat: &crate::seat::Seat| seats.get(usize::from(seat.0)).map_or("a side", |seat| seat.name);
    match value {
        Value::Seat(seat) => name(seat).to_owned(),
        Value::Name(name) | Value::Case(name) => (*name).to_owned(),
        Value::Piece(kind, owner) => {
            let colour = owner.filter(|_| !form.bare).map_or("", |side| colour(side, "white "));
            // Names of drawings have hyphens.
            let kind = kind.replace('-', " ");
            let kind = if form.many { plural(&kind) } else { kind };
            with_article(form.article, &format!("{colour}{kind}"))
        }
        Value::Card(kind, side) => {
            // The word for a checkers card: a single card is not *a checkers*.
            let kind = if *kind == "checkers" { "checkers card" } else { kind };
            let kind = if form.many { plural(kind) } else { kind.to_owned() };
            with_article(form.article, &format!("{}{kind}", colour(*side, "red ")))
        }
        Value::On(kind, square) => format!("{} on {square}", said(&Value::kind(kind), form, seats)),
        Value::Noted(value, note) => format!("{} ({note})", said(value, form, seats)),
        Value::Squares(_) => listed(&items(value, form, seats), " and ", false),
        Value::Count(number) => number.to_string(),
        Value::List(_) => items(value, form, seats).join(", "),
        Value::Clauses(clauses) => clauses.iter().map(Refusal::to_string).collect::<Vec<_>>().join("; "),
        Value::Score(seat, number) => format!("{} {number}", name(seat)),
        Value::Text(text) | Value::Move(text) => text.clone(),
        Value::Outcome(outcome) => outcome.sentence(seats).trim_end_matches('.').to_owned(),
    }
}

/// The word for Black's colour, or `white`, the caller's word, for White's.
const fn colour(side: Side, white: &'static str) -> &'static str {
    match side {
        Side::White => white,
        Side::Black => "black ",
    }
}

fn with_article(article: &str, noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    match article {
        "a" if vowel => format!("an {noun}"),
        "" => noun.to_owned(),
        article => format!("{article} {noun}"),
    }
}

/// More than one of a kind in English: `pawns`, `boxes`, `bunnies`.
#[must_use]
pub fn plural(name: &str) -> String {
    match name.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if name.ends_with(['x', 's']) => format!("{name}es"),
        _ => format!("{name}s"),
    }
}

/// A list: `a, b and c`; with `always`, the word stands between all items.
fn listed(items: &[String], word: &str, always: bool) -> String {
    match items {
        [most @ .., last] if !most.is_empty() => {
            format!("{}{word}{last}", most.join(if always { word } else { ", " }))
        }
        _ => items.concat(),
    }
}

/// The text with its first letter capitalised, behind opening punctuation: `¡Un caballo`.
pub(super) fn capital(text: &str) -> String {
    let (opening, rest) = text.split_at(text.find(char::is_alphanumeric).unwrap_or(text.len()));
    let mut letters = rest.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    opening.chars().chain(first).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Square, SquareSet};
    use crate::duel::SEATS;
    use crate::seat::Seat;

    const WORDS: &str = r#"
### A file.

meet = { NP($elephant, det: "a", cap: "yes") } and { NP($knight, det: "the") } meet.
    .about = Nothing.
plays = { $who } plays { NP($card, det: "the") }: { $many ->
     [one] { $many } move
    *[other] { $many } moves
    }, { $one ->
         [one] { $one } hole
        *[other] { $one } holes
    }.
lists = { $squares }; { EITHER($squares) }; { COMMAS($squares) }; { EITHER($squares, always: "yes") }.
wing = Castles { $wing ->
        [kingside] short
       *[queenside] long
    }.
held = You hold { EACH($hand, det: "a") }.
kind = { NP($knight, det: "no", show: "kind") } here.
less = “Yes.” { $missing }.
"#;

    #[test]
    fn sentences_are_filled_with_articles_plurals_and_lists() {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let squares: SquareSet = ["b2", "c3", "d4"].into_iter().map(square).collect();
        let card = |side| Value::Noted(Box::new(Value::Card("rook", side)), "r".to_owned());
        let args = [
            ("elephant", Value::Piece("elephant", None)),
            ("knight", Value::Piece("knight", Some(Side::White))),
            ("card", Value::Card("rook", Side::White)),
            ("one", Value::Count(1)),
            ("many", Value::Count(3)),
            ("who", Value::Seat(Seat(1))),
            ("squares", Value::from(squares)),
            ("wing", Value::Case("kingside")),
            ("hand", Value::List(vec![card(Side::White), card(Side::Black)])),
        ];
        for (key, expected) in [
            ("meet", "An elephant and the white knight meet."),
            ("plays", "Black plays the red rook: 3 moves, 1 hole."),
            ("lists", "b2, c3 and d4; b2, c3 or d4; b2, c3, d4; b2 or c3 or d4."),
            ("wing", "Castles short."),
            ("held", "You hold a red rook (r) and a black rook (r)."),
            ("kind", "no knight here."),
            ("less", "“Yes.” ."),
        ] {
            let said = sentence(WORDS, key, Given { args: &args, seats: SEATS });
            assert_eq!(said.as_deref(), Some(expected));
        }
        assert_eq!(plain(WORDS, "meet.about").as_deref(), Some("Nothing."));
        assert_eq!((plain(WORDS, "kind.about"), plain(WORDS, "meet.abou")), (None, None));
        assert_eq!(sentence(WORDS, "mee", Given { args: &args, seats: SEATS }), None);
    }
}
