//! What a game is: names, seats, options with their ranges.

use std::collections::BTreeMap;

use super::{Pages, Reason, Refusal, SetupError, Value, Why, Words, setup_refusals};
use crate::scene::Tint;
use crate::seat::Team;

/// What a game is, for catalogues, menus and help.
#[derive(Debug)]
pub struct Info {
    /// The stable identifier, `zombie`.
    pub id: &'static str,
    /// The name for people, `Zombie Chess`.
    pub title: &'static str,
    /// The newest edition of its rules, counted from 1. A changed ruling makes a new one: games begun under an
    /// older edition are finished by it, so all editions stay playable.
    pub edition: u32,
    /// Who invented it, or whose game it grew out of.
    pub credit: Credit,
    /// One sentence that makes somebody want to try it.
    pub summary: &'static str,
    /// The rules for people to read, in our own words.
    pub rules: Pages,
    /// The seats, first to move first.
    pub seats: &'static [SeatInfo],
    /// The least number of seats to be taken. If it is lower than the number of seats, the option `players` has
    /// the actual number.
    pub fewest: usize,
    /// The options with their ranges.
    pub options: &'static [OptionInfo],
    /// Options for a person's first game, by key and value, where the usual ones make a long one. Empty where those are as good.
    pub first: &'static [(&'static str, &'static str)],
    /// What players keep from each other, as a noun phrase (`where pieces are buried`); `None` when nothing is hidden.
    pub secret: Option<&'static str>,
    /// Whether chance takes part under any options.
    pub chance: bool,
    /// The usual length of a game.
    pub length: Length,
    /// Its texts in every language.
    pub words: Words,
    /// The codes of its events, [`Event::code`](super::Event::code).
    pub events: &'static [&'static str],
    /// The events that its record tells in place of turns, the one that begins a chapter first. Empty where turns are told.
    pub chronicle: &'static [&'static str],
    /// The reasons for refusals of the game's own: `ALL` of a list made by `refusals!`.
    pub refusals: &'static [&'static Why],
    /// The reasons for a game's end of the game's own, apart from [`Reason::COMMON`].
    pub reasons: &'static [Reason],
    /// A few turns from the usual start to a sample position, for trying themes and pictures. Empty if it has no such line.
    pub sample: &'static [&'static str],
    /// Whether finding a capture is the point of the game: then lists keep the order of the board and don't mark captures.
    pub seeks_captures: bool,
    /// Its puzzles as [`tactics`](crate::tactics) reads them; empty where it has none.
    pub puzzles: &'static str,
}

impl Info {
    /// Defaults for a game with these seats: all of them taken, edition 1, no options, no secrets, no chance,
    /// medium length, no words, events and reasons of its own. A game overrides what differs, and its names and
    /// rules.
    #[must_use]
    pub const fn of(seats: &'static [SeatInfo]) -> Self {
        Self {
            id: "",
            title: "",
            edition: 1,
            credit: Credit::By(""),
            summary: "",
            rules: Pages::new("", &[]),
            seats,
            fewest: seats.len(),
            options: &[],
            first: &[],
            secret: None,
            chance: false,
            length: Length::Medium,
            words: Words::NONE,
            events: &[],
            chronicle: &[],
            refusals: &[],
            reasons: &[],
            sample: &[],
            seeks_captures: false,
            puzzles: "",
        }
    }

    /// Whether any number of people may sit down, with numbers for seats: they go by their own names then.
    #[must_use]
    pub const fn is_open_round(&self) -> bool {
        self.fewest < self.seats.len()
    }

    /// The reason with this code, if a game of it may end for that.
    #[must_use]
    pub fn reason(&self, code: &str) -> Option<Reason> {
        Reason::COMMON.iter().chain(self.reasons).copied().find(|reason| reason.code() == code)
    }
}

/// The usual length of a game, in turns of all sides together; `scripts/ladder` measures those of computers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Up to about thirty turns.
    Short,
    /// About thirty to seventy.
    Medium,
    /// More, as chess itself.
    Long,
}

impl Length {
    /// The word for selecting a sentence: `short`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Short => "short",
            Self::Medium => "medium",
            Self::Long => "long",
        }
    }
}

/// The name of a game for PGN readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Chess itself.
    Orthodox,
    /// The value of the tag `Variant`; the start is always written out.
    Variant(&'static str),
}

/// The source of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credit {
    /// The game is this person's invention.
    By(&'static str),
    /// The game was made by others out of this person's.
    After(&'static str),
    /// The game is nobody's invention: these made it what it is.
    Tradition(&'static str),
}

impl Credit {
    /// The name alone.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::By(name) | Self::After(name) | Self::Tradition(name) => name,
        }
    }

    /// The word for selecting a sentence: `by`, `after` or `tradition`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::By(_) => "by",
            Self::After(_) => "after",
            Self::Tradition(_) => "tradition",
        }
    }
}

/// One seat of a game.
#[derive(Debug)]
pub struct SeatInfo {
    /// Its name, `White`.
    pub name: &'static str,
    /// The team it wins with.
    pub team: Team,
    /// The colour of its pieces.
    pub tint: Tint,
}

/// One option of a game.
#[derive(Debug)]
pub struct OptionInfo {
    /// The key, `position`.
    pub key: &'static str,
    /// What it does, for people, in one short sentence.
    pub help: &'static str,
    /// The values it takes.
    pub kind: OptionKind,
}

/// The values an option takes.
#[derive(Debug)]
pub enum OptionKind {
    /// A whole number from `min` to `max`; without a default it is left to chance.
    Number {
        /// The smallest value.
        min: u32,
        /// The largest value.
        max: u32,
        /// The value when not given.
        default: Option<u32>,
    },
    /// `on` or `off`.
    Switch {
        /// The value when not given.
        default: bool,
    },
    /// One of a few values.
    Choice {
        /// All values, in menu order.
        values: &'static [&'static str],
        /// The value when not given.
        default: &'static str,
    },
    /// A text the game itself checks, for tools and tests: people at a table are not offered it, since it would decide
    /// in the open what the game keeps secret.
    Text,
}

/// The options of one table and the edition of its rules. The options are checked against [`Info::options`] and
/// sorted by key; defaults are not filled in. Options, edition and position are a game's setup.
///
/// ```
/// use engine::{catalogue, rules::Options};
///
/// let booster = catalogue::find("booster").ok_or("no such game")?.info();
/// let handicap = Options::new(booster, [("white-checkers", "3")])?;
/// assert_eq!(handicap.number("white-checkers"), Some(3));
/// assert!(Options::new(booster, [("white-checkers", "three")]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    values: BTreeMap<String, String>,
    /// The edition, where it is not the newest.
    older: Option<u32>,
}

impl Options {
    /// Checks options against those of the game. The edition is the newest.
    ///
    /// # Errors
    /// For an unknown key, a key given twice, or a value out of range.
    pub fn new<'a>(
        info: &Info,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        let mut values = BTreeMap::new();
        for (key, value) in pairs {
            let Some(known) = info.options.iter().find(|option| option.key == key) else {
                let known: Vec<_> = info.options.iter().map(|option| option.key).collect();
                let refusal = match &known[..] {
                    [] => Refusal::of(setup_refusals::NO_OPTIONS),
                    known => Refusal::of(setup_refusals::UNKNOWN_OPTION)
                        .with("option", Value::typed(key))
                        .with("options", coded(known)),
                };
                return Err(refusal.into());
            };
            known.kind.check(key, value)?;
            if values.insert(key.to_owned(), value.to_owned()).is_some() {
                let refusal = Refusal::of(setup_refusals::OPTION_TWICE).with("option", Value::typed(key));
                return Err(refusal.into());
            }
        }
        Ok(Self { values, older: None })
    }

    /// These options with another edition of the rules.
    ///
    /// # Errors
    /// When the game's rules have no such edition.
    pub fn in_edition(self, info: &Info, edition: u32) -> Result<Self, SetupError> {
        if edition == 0 || edition > info.edition {
            let refusal = Refusal::of(setup_refusals::EDITION)
                .with("newest", info.edition)
                .with("edition", edition.to_string());
            return Err(refusal.into());
        }
        Ok(Self { older: Some(edition).filter(|edition| *edition < info.edition), ..self })
    }

    /// The edition of the rules.
    #[must_use]
    pub fn edition(&self, info: &Info) -> u32 {
        self.older.unwrap_or(info.edition)
    }

    /// The value of an option, if it was given.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.values.get(key).map(String::as_str)
    }

    /// The value of a [`OptionKind::Number`], if it was given.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<u32> {
        self.get(key)?.parse().ok()
    }

    /// All given options, sorted by key.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.values.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

impl OptionKind {
    fn check(&self, key: &str, value: &str) -> Result<(), SetupError> {
        let one_of =
            |values: &[&str]| Refusal::of(setup_refusals::OPTION_VALUES).with("values", coded(values));
        let refusal = match self {
            Self::Number { min, max, .. } => match value.parse::<u32>() {
                Ok(number) if (*min..=*max).contains(&number) && number.to_string() == value => return Ok(()),
                _ => Refusal::of(setup_refusals::OPTION_NUMBER).with("min", *min).with("max", *max),
            },
            Self::Switch { .. } if value == "on" || value == "off" => return Ok(()),
            Self::Switch { .. } => one_of(&["on", "off"]),
            Self::Choice { values, .. } if values.contains(&value) => return Ok(()),
            Self::Choice { values, .. } => one_of(values),
            Self::Text => return Ok(()),
        };
        Err(refusal.with("option", Value::typed(key)).into())
    }
}

/// Words to type, as notations.
fn coded(words: &[&str]) -> Value {
    Value::notations(words.iter().map(|word| format!("`{word}`")))
}
