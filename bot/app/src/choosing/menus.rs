//! The picker's menus: a list of next steps of any length, asked for in few short questions.
//!
//! Whole moves if they fit; otherwise the piece, then the square, then what is left to say. Steps without a piece (where
//! something new goes) are asked for at once, or, if there are many, by what goes there or by their square.

pub(super) mod moves;
mod things;

use engine::any_game::Offer;
use engine::board::Square;
use engine::rules::{Info, Phrase, Voice};
use engine::scene::Scene;
use model::ids::GameId;
use model::screen::{Button, Choice, Glyph, Menu, Press, Row, Style, Verb};
use moves::promoting;
use things::{of_thing, others};
use words::Lang;
use words::say;

/// The most choices a menu holds.
const MENU: usize = 25;
/// The most menus of a message that leave a row for buttons.
const MENUS: usize = 4;
/// The least number of button rows above a menu of the rest.
const FIRST_ROWS: usize = 2;
/// The most letters of a step's label on a button.
const BUTTON_LABEL: usize = 12;
/// The most steps whose labels may be sentences on buttons: two or three such buttons are quicker than a menu.
const FEW: usize = 3;
/// The most letters of a label where there are few steps.
const LONG_LABEL: usize = 60;
/// The most letters of a question in a menu.
const PLACEHOLDER: usize = 100;
/// The most letters of a step in a button's id, beside the number of drafted steps.
const BUTTON_TEXT: usize = 30;
/// The prefix of a square that leads to another question.
const ONWARDS: char = '>';
/// The prefix of a step's index among those offered: what it plays was chosen, next comes its square.
const THING: char = '^';

/// Where in the picker a person is.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Chosen {
    from: Option<Square>,
    to: Option<Square>,
    /// The index of a step among those without a piece: what it plays was chosen.
    thing: Option<usize>,
}

impl Chosen {
    /// After choosing a piece, by its square.
    pub(crate) fn piece(value: &str) -> Option<Self> {
        value.parse().ok().map(|from| Self { from: Some(from), ..Self::default() })
    }

    /// After choosing a square or a thing that leaves another question. `None` if the choice is a whole step.
    pub(crate) fn onwards(press: &Press, value: &str) -> Option<Self> {
        if let Some(place) = value.strip_prefix(THING) {
            return Some(Self { thing: place.parse().ok(), ..Self::default() });
        }
        let to = value.strip_prefix(ONWARDS)?.parse().ok();
        let from = press.arg.split('.').nth(1).and_then(|square| square.parse().ok());
        Some(Self { from, to, thing: None })
    }

    /// The square to mark in the picture.
    pub(crate) fn mark(self) -> Option<Square> {
        self.from.or(self.to)
    }

    /// The label of the button back to the first question, if there is a way back.
    pub(crate) fn way_back(self, lang: Lang) -> Option<String> {
        match (self.from, self.to, self.thing) {
            (Some(_), ..) => Some(say!(lang, "picker-other-piece-button")),
            (None, Some(_), _) => Some(say!(lang, "picker-other-square-button")),
            (None, None, Some(_)) => Some(say!(lang, "picker-other-thing-button")),
            (None, None, None) => None,
        }
    }
}

/// Makes controls for one state of the picker.
pub(crate) struct Controls<'a> {
    pub(crate) lang: Lang,
    /// The game they belong to; `None`: the person's lesson or puzzle.
    pub(crate) game: Option<GameId>,
    /// The seat's prompt.
    pub(crate) prompt: i64,
    /// How many steps are drafted.
    pub(crate) drafted: usize,
    /// The seat's view, drafted steps included: no picture before a choice shows more.
    pub(crate) scene: &'a Scene<Phrase>,
    /// The game.
    pub(crate) info: &'static Info,
    /// Squares of pieces that the seat moved lately.
    pub(crate) recent: Vec<Square>,
    /// The game's question to the seat in words; empty if it is to move and no more has to be said.
    pub(crate) question: String,
    /// Steps about no square that cost something, such as giving up: their buttons look dangerous.
    pub(crate) costly: Vec<String>,
}

impl Controls<'_> {
    pub(crate) fn button(&self, label: &str, style: Style, verb: Verb) -> Button {
        Button::of_page(label, style, self.press(verb, self.drafted.to_string()))
    }

    /// The press of a control of this state.
    pub(crate) fn press(&self, verb: Verb, arg: String) -> Press {
        Press { verb, game: self.game, version: self.prompt, arg }
    }

    /// A label in the reader's language.
    fn said(&self, label: &Phrase) -> String {
        self.lang.of(self.info).say_with(label, ", ")
    }

    /// A label as a menu line: capitalised, unless it begins with notation, in which small letters matter.
    fn line(&self, label: &Phrase) -> String {
        let said = self.said(label);
        let first = said.split([' ', ',']).next().unwrap_or_default();
        let is_notation = label.key() == Phrase::ONLY || first.contains(|c: char| c.is_ascii_digit());
        if is_notation { said } else { words::capital(&said) }
    }

    /// The next question: its words and its menus.
    pub(crate) fn ask(&self, offers: &[Offer], chosen: Chosen) -> (String, Vec<Row>) {
        match chosen {
            Chosen { from, to: Some(to), .. } => {
                let left: Vec<_> =
                    offers.iter().filter(|offer| offer.from == from && offer.to == Some(to)).collect();
                let question = self.on_square(&left, to);
                let rows = self.steps(&left, from, &question);
                (self.counted(&question, left.len()), rows)
            }
            Chosen { from: Some(from), to: None, .. } => {
                let of_piece: Vec<_> = offers.iter().filter(|offer| offer.from == Some(from)).collect();
                let piece = of_piece.first().map_or_else(String::new, |offer| self.said(&offer.piece));
                let question = say!(self.lang, "picker-where-to", piece = piece);
                (self.counted(&question, of_piece.len()), self.squares(&of_piece, Some(from)))
            }
            Chosen { thing: Some(at), .. } => {
                let of_thing = of_thing(&others(offers), at);
                let thing = of_thing.first().map_or_else(String::new, |offer| self.said(&offer.piece));
                let question = say!(self.lang, "picker-where-to", piece = thing);
                let rows = self.steps(&of_thing, None, &question);
                (self.counted(&question, of_thing.len()), rows)
            }
            Chosen { .. } => self.first(offers),
        }
    }

    /// A question with the number of answers.
    fn counted(&self, question: &str, count: usize) -> String {
        match count {
            1 => format!("{question} {}", say!(self.lang, "picker-one-choice")),
            _ => format!("{question} {}.", say!(self.lang, "picker-choices", count = count)),
        }
    }

    /// The question about a square: what a piece becomes there, how it goes there, or what goes there.
    fn on_square(&self, left: &[&Offer], to: Square) -> String {
        let square = to.to_string();
        match left.first() {
            Some(offer) if offer.from.is_some() => {
                let piece = self.said(&offer.piece);
                if left.iter().all(|offer| offer.brings.is_some()) {
                    say!(self.lang, "picker-becomes", piece = piece, square = square)
                } else {
                    say!(self.lang, "picker-which-way", piece = piece, square = square)
                }
            }
            _ => say!(self.lang, "picker-on-square", square = square, question = self.question.as_str()),
        }
    }

    /// The first question: the game's own, or which move or which piece. Steps without a piece come last.
    fn first(&self, offers: &[Offer]) -> (String, Vec<Row>) {
        let mut others = others(offers);
        let ends = offers.iter().filter(|offer| offer.text.is_empty()).count();
        let below = if others.is_empty() { 0 } else { others.len().div_ceil(MENU).min(MENUS - 1) };
        let moves = self.steps_on(offers).or_else(|| self.moves(offers, MENUS - below));
        let whole = moves.is_some();
        let pieces = self.pieces(offers);
        let mut rows = moves.unwrap_or_else(|| {
            self.menus(&pieces, None, Verb::Piece, &say!(self.lang, "picker-piece-placeholder"))
        });
        let question = match self.question.as_str() {
            _ if rows.is_empty() && others.is_empty() => say!(self.lang, "picker-only-end"),
            "" if whole => say!(self.lang, "picker-which-move"),
            "" => say!(self.lang, "picker-which-piece"),
            question => question.to_owned(),
        };
        let things = if others.len() > MENU { self.things(&others) } else { None };
        let counted = match others.len() + ends {
            _ if whole => self.counted(&question, offers.len()),
            0 => format!("{question} {}", say!(self.lang, "picker-pieces", count = pieces.len())),
            more if things.is_some() => {
                format!("{question} {}", say!(self.lang, "picker-first-what", count = pieces.len() + more))
            }
            more => self.counted(&question, pieces.len() + more),
        };
        let most = if others.len() <= FEW { LONG_LABEL } else { BUTTON_LABEL };
        if rows.is_empty() && others.iter().all(|offer| self.fits_a_button(offer, most)) {
            rows = self.numbers(&others);
        } else if let [only] = others[..]
            && only.to.is_none()
            && can_be_pressed(&only.text)
        {
            rows.extend(Row::of(&[self.step_button(only, self.said(&only.label), Style::Primary)]));
        } else if let Some(things) = things {
            rows.extend(things);
        } else if others.len() > MENU {
            others.sort_by_key(|offer| offer.to);
            rows.extend(self.squares(&others, None));
        } else {
            rows.extend(self.steps(&others, None, &self.question));
        }
        rows.truncate(MENUS);
        // Menus of moves and those of other steps stand together, so each gets a distinct id.
        for (number, row) in rows.iter_mut().enumerate() {
            if let Row::Menu(menu) = row {
                menu.press.arg = format!("{}..{number}", self.drafted);
            }
        }
        (counted, rows)
    }

    /// Whether a step should be a button: it is about no square and has a short label, such as a number.
    fn fits_a_button(&self, offer: &Offer, most: usize) -> bool {
        offer.to.is_none() && can_be_pressed(&offer.text) && self.said(&offer.label).chars().count() <= most
    }

    /// Short steps as buttons; if there are too many, the first as buttons and the rest in a menu below.
    fn numbers(&self, offers: &[&Offer]) -> Vec<Row> {
        let all = offers.len() <= MENUS * Row::ROOM;
        let rows =
            if all { MENUS } else { offers.len().saturating_sub(MENU).div_ceil(Row::ROOM).max(FIRST_ROWS) };
        if rows > MENUS - usize::from(!all) {
            return self.steps(offers, None, &self.question);
        }
        let room = rows * Row::ROOM;
        let ordered = if all { offers.to_vec() } else { self.words_on_buttons(offers, room) };
        let (first, others) = ordered.split_at(ordered.len().min(room));
        // Many equal buttons are quieter than one primary one.
        let style = if first.len() > Row::ROOM { Style::Secondary } else { Style::Primary };
        let button = |offer: &&Offer| self.step_button(offer, self.said(&offer.label), style);
        let mut rows = Row::of(&first.iter().map(button).collect::<Vec<_>>());
        if let [one, .., last] = others {
            let named = format!("{} – {}", self.said(&one.label), self.said(&last.label));
            rows.extend(self.steps(others, None, &named));
        }
        rows
    }

    /// The first numbers, the few steps named by a word, then other numbers: nobody looks for words at the end.
    fn words_on_buttons<'o>(&self, offers: &[&'o Offer], room: usize) -> Vec<&'o Offer> {
        let counts = |offer: &&Offer| self.said(&offer.label).starts_with(|c: char| c.is_ascii_digit());
        let (numbers, words): (Vec<&Offer>, Vec<&Offer>) = offers.iter().copied().partition(counts);
        if words.len() > Row::ROOM {
            return offers.to_vec();
        }
        let (first, others) = numbers.split_at(numbers.len().min(room.saturating_sub(words.len())));
        [first, &words, others].concat()
    }

    /// A step as a button.
    fn step_button(&self, offer: &Offer, label: String, usual: Style) -> Button {
        let press = self.press(Verb::StepButton, format!("{}.{}", self.drafted, offer.text));
        let style = if self.costly.contains(&offer.text) { Style::Danger } else { usual };
        Button::of_page(label, style, press).with_glyph(self.glyph_of(offer))
    }

    /// Target squares; one with more than one step (a promotion) leads to another question.
    fn squares(&self, offers: &[&Offer], from: Option<Square>) -> Vec<Row> {
        let mut choices: Vec<Choice> = Vec::new();
        for offer in offers {
            let same = offers.iter().filter(|other| other.to.is_some() && other.to == offer.to).count();
            let choice = match offer.to {
                Some(to) if same > 1 => Choice {
                    label: to.to_string(),
                    value: format!("{ONWARDS}{to}"),
                    note: say!(self.lang, "picker-choices", count = same),
                    // What it becomes is the next question.
                    glyph: self.glyph_of(&Offer { brings: None, ..(*offer).clone() }),
                },
                _ => self.step_choice(offer),
            };
            if !choices.iter().any(|known| known.value == choice.value) {
                choices.push(choice);
            }
        }
        self.menus(&choices, from, Verb::Step, &say!(self.lang, "picker-square-placeholder"))
    }

    /// Steps by their labels, with the question as placeholder where it is short.
    fn steps(&self, offers: &[&Offer], from: Option<Square>, question: &str) -> Vec<Row> {
        let mut offers = offers.to_vec();
        promoting(&mut offers);
        let choices: Vec<Choice> = offers.iter().map(|offer| self.step_choice(offer)).collect();
        let short = !question.is_empty() && question.chars().count() <= PLACEHOLDER && choices.len() <= MENU;
        let cards = offers.iter().all(|offer| offer.brings.is_some_and(|brings| brings.card));
        let plain = || match cards {
            true => say!(self.lang, "picker-card-placeholder"),
            false => say!(self.lang, "picker-choose-placeholder"),
        };
        let placeholder = if short { question.to_owned() } else { plain() };
        self.menus(&choices, from, Verb::Step, &placeholder)
    }

    /// Choices as menus of at most twenty-five, with distinct ids.
    fn menus(&self, choices: &[Choice], from: Option<Square>, verb: Verb, placeholder: &str) -> Vec<Row> {
        let several = choices.len() > MENU;
        choices
            .chunks(MENU)
            .take(MENUS)
            .enumerate()
            .map(|(number, chunk)| {
                let range = match (chunk.first(), chunk.last()) {
                    (Some(first), Some(last)) if several => format!(": {} – {}", first.label, last.label),
                    _ => String::new(),
                };
                self.menu(number, chunk, from, verb, format!("{placeholder}{range}"))
            })
            .collect()
    }

    /// One menu; its number makes its id distinct.
    fn menu(
        &self,
        number: usize,
        choices: &[Choice],
        from: Option<Square>,
        verb: Verb,
        placeholder: String,
    ) -> Row {
        let from = from.map_or_else(String::new, |square| square.to_string());
        let arg = format!("{}.{from}.{number}", self.drafted);
        Row::Menu(Menu { placeholder, choices: choices.to_vec(), press: self.press(verb, arg) })
    }

    /// Pieces that can do something, each once.
    fn pieces(&self, offers: &[Offer]) -> Vec<Choice> {
        let mut pieces: Vec<(Square, &Phrase, usize)> = Vec::new();
        for offer in offers {
            let Some(from) = offer.from else { continue };
            match pieces.iter_mut().find(|(square, _, _)| *square == from) {
                Some((_, _, count)) => *count += 1,
                None => pieces.push((from, &offer.piece, 1)),
            }
        }
        pieces
            .into_iter()
            .map(|(square, piece, count)| Choice {
                label: self.said(piece),
                value: square.to_string(),
                note: say!(self.lang, "picker-choices", count = count),
                glyph: self.glyph_at(square),
            })
            .collect()
    }

    fn step_choice(&self, offer: &Offer) -> Choice {
        let label = self.line(&offer.label);
        // Chess notation says the step itself.
        let says_all = offer.label.key() == Phrase::ONLY || label == offer.text;
        let note = if says_all { String::new() } else { self.lang.steps(&offer.text) };
        Choice { note, label, value: offer.text.clone(), glyph: self.glyph_of(offer) }
    }

    /// The glyph of a step: what it brings, else captures, else what acts.
    fn glyph_of(&self, offer: &Offer) -> Option<Glyph> {
        let about = offer.to.filter(|_| offer.capture || offer.from.is_none());
        let there = || about.and_then(|square| self.glyph_at(square));
        let actor = || offer.from.and_then(|square| self.glyph_at(square));
        offer.brings.map(Glyph::from).or_else(there).or_else(actor)
    }

    /// The piece on a square.
    fn glyph_at(&self, square: Square) -> Option<Glyph> {
        let cell = self.scene.cells.iter().find(|cell| cell.square == square)?;
        cell.token.as_ref().map(|token| token.glyph().into())
    }
}

/// Whether a step fits the id of a button.
pub(crate) fn can_be_pressed(steps: &str) -> bool {
    is_plain(steps) && steps.len() <= BUTTON_TEXT
}

/// Whether a step can stand in the id of a button.
fn is_plain(step: &str) -> bool {
    step.bytes().all(|byte| byte.is_ascii_graphic() && byte != b':')
}

#[cfg(test)]
mod tests;
