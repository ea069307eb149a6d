//! What the bot says, in every language it speaks. The texts are in `bot/words/<language>/<area>.ftl`, written in
//! [Fluent](https://projectfluent.org), and what a game says itself in files that it brings; English is complete, and a test keeps the others so.
//!
//! A private text is in its reader's language (`asker.lang`, `game.lang_of`), a public one in the server's, unless its game is
//! played by one person (`game.lang()`). Texts are made with [`say!`](say).
//!
//! It decides nothing: its callers choose the language.
//!
//! ```
//! use words::{Lang, say};
//!
//! assert!(say!(Lang::En, "picker-you-play", game = "Chess", side = "White").contains("you play **White**"));
//! assert_eq!(Lang::ALL.map(Lang::word), ["en", "de", "es"]);
//! ```

mod about;
pub mod commands;
mod cut;
mod files;
mod games;
mod grammar;
mod refusals;
mod spans;
#[cfg(test)]
mod tests;
mod voice;

use std::borrow::Cow;
use std::sync::OnceLock;

use engine::catalogue;
use engine::rules::{Info, Words};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use cut::cut;
pub use voice::Reader;

/// Makes a text: `say!(asker.lang, "offer-made", name = "Ada", turns = 3)`. Numbers choose between plural forms.
#[macro_export]
macro_rules! say {
    ($lang:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Lang::text($lang, $key, &[$((stringify!($name), $crate::Arg::from($value))),*])
    };
}

/// A text that gets its language later, when its reader is known.
#[derive(Clone, Debug)]
pub struct Text {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Text {
    /// A text by its key; see [`Lang::text`].
    #[must_use]
    pub fn new(key: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { key, args }
    }

    /// The text in a language.
    #[must_use]
    pub fn to(&self, lang: Lang) -> String {
        lang.text(self.key, &self.args)
    }
}

/// A language the bot speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English: the fallback.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
}

impl Lang {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Es];

    /// The stable word in the database, in settings and in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Es => "es",
        }
    }

    /// The language of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.word() == word)
    }

    /// The language for one of Discord's locales (`en-US`, `es-419` …); `None` for unsupported ones.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        Self::from_word(locale.split('-').next().unwrap_or_default())
    }

    /// Discord's locales that this language serves.
    #[must_use]
    pub const fn locales(self) -> &'static [&'static str] {
        match self {
            Self::En => &["en-US", "en-GB"],
            Self::De => &["de"],
            Self::Es => &["es-ES", "es-419"],
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Es => "Español",
        }
    }

    /// A text by its key, `offer-made`, or `command-seek.about` for an attribute. Falls back to English, and
    /// to the key itself: better an odd word than no answer.
    #[must_use]
    pub fn text(self, key: &str, args: &[(&'static str, Arg)]) -> String {
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            given.set(*name, value.clone().read_in(self));
        }
        let found = written(self, key, &given).or_else(|| written(Self::En, key, &given));
        found.unwrap_or_else(|| {
            tracing::error!(key, "a text is missing");
            key.to_owned()
        })
    }

    /// A mention of a person; a computer player by its name, since it has no account.
    #[must_use]
    pub fn person(self, person: impl Into<Somebody>) -> String {
        match person.into() {
            Somebody::Account(id) => format!("<@{id}>"),
            Somebody::Computer(level) => say!(self, "computer-name", level = level),
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    #[must_use]
    pub fn list(self, items: &[impl AsRef<str>]) -> String {
        let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
        match &items[..] {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [most @ .., last] => self.joined("list-two", &most.join(", "), last),
        }
    }

    /// Two things with the word of a key between them.
    fn joined(self, key: &str, first: &str, last: &str) -> String {
        self.text(key, &[("first", first.into()), ("last", last.into())])
    }

    /// The name of a board's look by its word; a custom one has the name its makers gave it.
    #[must_use]
    pub fn board_look<'a>(self, word: &str, own: &'a str) -> Cow<'a, str> {
        self.named(&format!("choice-theme-theme-{word}"), own)
    }

    /// The name of a set of pieces by its word; like [`Self::board_look`].
    #[must_use]
    pub fn piece_look<'a>(self, word: &str, own: &'a str) -> Cow<'a, str> {
        self.named(&format!("choice-theme-pieces-{word}"), own)
    }

    fn named<'a>(self, key: &str, own: &'a str) -> Cow<'a, str> {
        if self.has(key) { Cow::Owned(self.text(key, &[])) } else { Cow::Borrowed(own) }
    }

    /// Whether this language itself (not its fallback) has a text of this key.
    #[must_use]
    pub fn has(self, key: &str) -> bool {
        written(self, key, &FluentArgs::new()).is_some()
    }

    /// Whether this language itself has a text of this key, with any arguments.
    fn knows(self, key: &str) -> bool {
        bundle(self).has_message(key)
    }
}

/// Capitalises a sentence: `¿de acuerdo?` becomes `¿De acuerdo?`.
#[must_use]
pub fn capital(sentence: &str) -> String {
    let at = sentence.find(char::is_alphanumeric).unwrap_or(sentence.len());
    let (before, rest) = sentence.split_at(at);
    let mut letters = rest.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    before.chars().chain(first).chain(letters).collect()
}

/// A person or computer player in a text.
#[derive(Clone, Copy, Debug)]
pub enum Somebody {
    /// The person with this account.
    Account(i64),
    /// A computer player of the level with this word.
    Computer(&'static str),
}

impl From<Somebody> for Arg {
    fn from(person: Somebody) -> Self {
        Self(Value::Person(person))
    }
}

impl From<Vec<Somebody>> for Arg {
    fn from(people: Vec<Somebody>) -> Self {
        Self(Value::People(people))
    }
}

impl From<&Info> for Arg {
    fn from(info: &Info) -> Self {
        Self(Value::Game(info.id, info.title))
    }
}

/// An argument of a text.
#[derive(Clone, Debug)]
pub struct Arg(Value);

#[derive(Clone, Debug)]
enum Value {
    Plain(FluentValue<'static>),
    /// A mentioned person, or a computer player by its name in the language.
    Person(Somebody),
    /// Several people, joined.
    People(Vec<Somebody>),
    /// A game by its id and its own title, which a language may replace.
    Game(&'static str, &'static str),
}

impl Arg {
    fn plain(value: FluentValue<'static>) -> Self {
        Self(Value::Plain(value))
    }

    fn read_in(self, lang: Lang) -> FluentValue<'static> {
        match self.0 {
            Value::Plain(value) => value,
            Value::Person(person) => FluentValue::from(lang.person(person)),
            Value::Game(id, title) => FluentValue::from(lang.fixed("title", id, title)),
            Value::People(people) => {
                let names: Vec<String> = people.into_iter().map(|person| lang.person(person)).collect();
                FluentValue::from(lang.list(&names))
            }
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::plain(FluentValue::from(text))
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::from(text.as_str())
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => { $(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Self {
                Self::plain(FluentValue::from(number))
            }
        }
    )* };
}

numbers!(i64, u32, usize, i32, u64, u8);

type Bundle = FluentBundle<FluentResource>;

fn written(lang: Lang, key: &str, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = bundle(lang);
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    if !errors.is_empty() && args.iter().next().is_some() {
        tracing::error!(key, ?errors, "a text lacks something");
    }
    Some(text)
}

/// The files of a language's texts, the bot's and the games' own, each with a word that identifies it.
pub fn files(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let games = catalogue::all().iter();
    let own = games.flat_map(move |game| {
        let words = [game.info().words, game.lesson().words];
        words.into_iter().filter_map(move |words| Some((game.info().id, words.of(lang.word())?)))
    });
    let common = Words::COMMON.of(lang.word()).map(|text| ("engine", text));
    files::of(lang).iter().copied().chain(common).chain(own)
}

/// A language's texts, parsed once.
fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 3] = [const { OnceLock::new() }; 3];
    BUNDLES[lang as usize].get_or_init(|| {
        let id: LanguageIdentifier = lang.word().parse().unwrap_or_default();
        let mut bundle = Bundle::new_concurrent(vec![id]);
        // Discord needs no isolation marks around arguments, and some fonts show them as boxes.
        bundle.set_use_isolating(false);
        grammar::teach(&mut bundle);
        for (area, text) in files(lang) {
            let resource = match FluentResource::try_new(text.to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    tracing::error!(area, ?errors, "a file of texts can't be read whole");
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!(area, ?errors, "two texts of one key");
            }
        }
        bundle
    })
}
