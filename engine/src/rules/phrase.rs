//! Phrases: sentences about a game as data, for labels of steps and texts beside a board. A [`Voice`] puts them
//! into a language.

use std::borrow::Cow;

use super::english::{self, Given};
use super::{Event, Info, Value, Words};
use crate::scene::{PlayingCard, Scene};

/// A sentence as data: its key and arguments. The default is empty.
///
/// ```
/// use engine::board::Side;
/// use engine::games::chess::Chess;
/// use engine::rules::{English, Phrase, Rules, Value, Voice};
///
/// let phrase = Phrase::of("engine-scene-to-move").with("side", Side::Black);
/// assert_eq!(English(&Chess::INFO).say(&phrase), "Black to move.");
/// let hand = Phrase::only(Value::Move("Nf3".to_owned()));
/// assert_eq!(English(&Chess::INFO).say(&phrase.and(hand)), "Black to move. Nf3");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Phrase {
    key: Cow<'static, str>,
    args: Vec<(&'static str, Value)>,
    /// Whether it is capitalised.
    begins: bool,
    /// Whether it has a line to itself, where texts have lines.
    lined: bool,
    /// The phrases that follow; none of these has any of its own.
    further: Vec<Phrase>,
}

impl Phrase {
    /// The phrase with a key among the game's words, or among those of every game.
    #[must_use]
    pub const fn of(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), args: Vec::new(), begins: false, lined: false, further: Vec::new() }
    }

    /// The key of a phrase that is a single value.
    pub const ONLY: &str = "engine-only";

    /// A phrase that is a single value: notation, a number, a name.
    pub fn only(value: impl Into<Value>) -> Self {
        Self::of(Self::ONLY).with("value", value)
    }

    /// This phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// This phrase, with a line to itself in texts that have lines ([`Voice::say_lines`]).
    #[must_use]
    pub fn on_a_line(mut self) -> Self {
        self.lined = true;
        self
    }

    /// This phrase followed by another.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        if self.is_empty() {
            return other;
        }
        if !other.is_empty() {
            let Self { key, args, begins, lined, further } = other;
            self.further.push(Self { key, args, begins, lined, further: Vec::new() });
            self.further.extend(further);
        }
        self
    }

    /// Several phrases, one after the other.
    pub fn all(phrases: impl IntoIterator<Item = Self>) -> Self {
        phrases.into_iter().fold(Self::default(), Self::and)
    }

    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.key.is_empty()
    }

    /// The key of its sentence.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The word of the case argument with this name, by which its sentence is selected.
    #[must_use]
    pub fn case(&self, name: &str) -> Option<&'static str> {
        let value = self.args.iter().find(|(own, _)| *own == name).map(|(_, value)| value)?;
        if let Value::Case(word) = value { Some(word) } else { None }
    }

    /// The whole phrase in English, by a game's words: for tools and tests.
    #[must_use]
    pub fn in_english(&self, info: &Info) -> String {
        English(info).say(self)
    }

    /// This phrase and those that follow, each by itself.
    pub fn each(&self) -> impl Iterator<Item = &Self> {
        let own = (!self.is_empty()).then_some(self);
        own.into_iter().chain(&self.further)
    }
}

/// The sentence of an event.
impl From<&Event> for Phrase {
    fn from(event: &Event) -> Self {
        Self {
            key: event.key().into(),
            args: event.args.clone(),
            begins: true,
            lined: false,
            further: Vec::new(),
        }
    }
}

/// A language for one game: turns phrases into text.
pub trait Voice {
    /// The text of a key with its arguments filled in.
    fn text(&self, key: &str, args: &[(&'static str, Value)]) -> String;

    /// Notation with the piece letters of the language.
    fn notation(&self, text: &str) -> String {
        self.text(Phrase::ONLY, &[("value", Value::Move(text.to_owned()))])
    }

    /// The text of a phrase.
    fn say(&self, phrase: &Phrase) -> String {
        self.say_with(phrase, " ")
    }

    /// Like [`Voice::say`], with `between` as the separator of its parts: for lists of things that are no sentences.
    fn say_with(&self, phrase: &Phrase, between: &str) -> String {
        phrase.each().map(|part| self.part(part)).collect::<Vec<_>>().join(between)
    }

    /// Like [`Voice::say`], in lines where phrases ask for it: for messages, where a list of results is easier to read than a paragraph.
    fn say_lines(&self, phrase: &Phrase) -> String {
        phrase.each().fold(String::new(), |mut said, part| {
            if !said.is_empty() {
                said.push(if part.lined { '\n' } else { ' ' });
            }
            said + &self.part(part)
        })
    }

    /// The text of a phrase without those that follow.
    fn part(&self, phrase: &Phrase) -> String {
        let said = self.text(&phrase.key, &phrase.args);
        if phrase.begins { english::capital(&said) } else { said }
    }
}

/// The English voice, by the words of a game and those of every game.
#[derive(Clone, Copy, Debug)]
pub struct English<'a>(pub &'a Info);

impl English<'_> {
    /// English without a game: the words beside every board.
    pub const PLAIN: Self = Self(&Info::of(&[]));
}

impl Voice for English<'_> {
    fn text(&self, key: &str, args: &[(&'static str, Value)]) -> String {
        let given = Given { args, seats: self.0.seats };
        let in_file = |words: Words| english::sentence(words.of("en")?, key, given);
        in_file(self.0.words).or_else(|| in_file(Words::COMMON)).unwrap_or_else(|| key.to_owned())
    }
}

impl Scene<Phrase> {
    /// The scene in one language.
    #[must_use]
    pub fn worded(self, voice: &dyn Voice) -> Scene {
        let mut scene = self.map(&mut |phrase| voice.say(&phrase));
        for card in scene.spreads.iter_mut().flat_map(|spread| &mut spread.cards) {
            reletter(card, &voice.notation(card.letter));
        }
        scene
    }

    /// The scene in English, by a game's words: for tools and tests.
    #[must_use]
    pub fn in_english(self, info: &Info) -> Scene {
        self.worded(&English(info))
    }
}

/// Puts a letter of another language into a card's corner; the card keeps its own unless that is a single capital.
fn reletter(card: &mut PlayingCard, letter: &str) {
    const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    if letter.len() == 1
        && let Some(at) = ALPHABET.find(letter)
    {
        card.letter = &ALPHABET[at..=at];
    }
}
