//! `theme.toml`: its content, and the places of errors.

use std::fmt;
use std::ops::Range;

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, de::Error as _};

use super::flaw::Flaw;
use crate::theme::{Colours, Ink, Rgb, grain};

/// The name of the file.
pub(super) const NAME: &str = "theme.toml";
/// The longest name of a theme.
const TITLE: usize = 24;

/// The content of `theme.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Described {
    /// The name for people.
    pub(super) name: Title,
    /// The built-in theme that provides everything that is missing.
    pub(super) based_on: String,
    #[serde(default)]
    colours: SomeColours,
    #[serde(default)]
    pub(super) squares: Squares,
    #[serde(default)]
    pub(super) pieces: Pieces,
}

/// The colours by meaning; missing ones come from the theme it is based on.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct SomeColours {
    light: Option<Colour>,
    dark: Option<Colour>,
    last_light: Option<Colour>,
    last_dark: Option<Colour>,
    trace: Option<Colour>,
    trace_edge: Option<Colour>,
    frame: Option<Colour>,
    rule: Option<Colour>,
    label: Option<Colour>,
    head: Option<Colour>,
    white: SomeInk,
    black: SomeInk,
    neutral: SomeInk,
}

/// The colours of a side's pieces.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
struct SomeInk {
    body: Option<Colour>,
    outline: Option<Colour>,
    line: Option<Colour>,
    halo: Option<Halo>,
}

/// The texture of squares: one picture for each shade, or one for both.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Squares {
    pub(super) light: Option<String>,
    pub(super) dark: Option<String>,
    pub(super) texture: Option<String>,
    /// The change of a colour by a step of the texture, in hundredths.
    pub(super) depth: Option<Within<1, 12>>,
    /// The number of steps to either side.
    pub(super) steps: Option<Within<1, { grain::STEPS }>>,
}

/// The pieces: a folder, or a built-in set.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Pieces {
    pub(super) folder: Option<String>,
    pub(super) set: Option<String>,
    /// The outline's width, in hundredths of a square.
    pub(super) outline: Option<Within<0, 8>>,
    /// The shadow's offset, in hundredths of a square.
    pub(super) shadow: Option<Within<0, 8>>,
}

/// A whole number within limits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Within<const LEAST: u8, const MOST: u8>(pub(super) u8);

/// A theme's name.
#[derive(Debug)]
pub(super) struct Title(pub(super) String);

/// A colour, `"#rrggbb"`.
#[derive(Clone, Copy, Debug)]
struct Colour(Rgb);

/// A colour, or `"none"`.
#[derive(Clone, Copy, Debug)]
struct Halo(Option<Rgb>);

impl<'de, const LEAST: u8, const MOST: u8> Deserialize<'de> for Within<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(given: D) -> Result<Self, D::Error> {
        let number = i64::deserialize(given)?;
        let fits = u8::try_from(number).ok().filter(|number| (LEAST..=MOST).contains(number));
        fits.map(Self).ok_or_else(|| D::Error::custom(format!("{number} isn't between {LEAST} and {MOST}")))
    }
}

impl<'de> Deserialize<'de> for Title {
    fn deserialize<D: Deserializer<'de>>(given: D) -> Result<Self, D::Error> {
        let name = String::deserialize(given)?;
        let readable = |sign: char| sign.is_alphanumeric() || sign == ' ' || sign == '-' || sign == '\'';
        let fits = (1..=TITLE).contains(&name.chars().count());
        if fits && name.trim() == name && name.chars().all(readable) {
            return Ok(Self(name));
        }
        Err(D::Error::custom(format!("a name has up to {TITLE} letters, digits, blanks and hyphens")))
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(given: D) -> Result<Self, D::Error> {
        struct Hex;
        impl Visitor<'_> for Hex {
            type Value = Colour;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a colour such as \"#eed7b2\"")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Colour, E> {
                hex(text).map(Colour).ok_or_else(|| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }
        given.deserialize_str(Hex)
    }
}

impl<'de> Deserialize<'de> for Halo {
    fn deserialize<D: Deserializer<'de>>(given: D) -> Result<Self, D::Error> {
        let text = String::deserialize(given)?;
        if text == "none" {
            return Ok(Self(None));
        }
        let colour = hex(&text).map(|colour| Self(Some(colour)));
        colour.ok_or_else(|| D::Error::custom("a halo is a colour such as \"#ffffff\", or \"none\""))
    }
}

/// The colour of `#` and six hexadecimal digits.
fn hex(text: &str) -> Option<Rgb> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    let plain = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    if plain { Some([part(0)?, part(2)?, part(4)?]) } else { None }
}

impl Described {
    /// Reads the file's text.
    pub(super) fn read(text: &str) -> Result<Self, Flaw> {
        toml::from_str(text).map_err(|error| {
            let place = error.span().map_or(0, |Range { start, .. }| start);
            // One line, as a sentence: below it the parser shows a drawing of the place.
            let reason = error.message().split('\n').next().unwrap_or_default();
            Flaw::at(NAME, text, place, reason)
        })
    }

    /// The colours, with missing ones from another theme.
    pub(super) fn colours(&self, other: &Colours) -> Colours {
        let some = &self.colours;
        let or = |colour: Option<Colour>, other: Rgb| colour.map_or(other, |Colour(colour)| colour);
        let ink = |some: &SomeInk, other: &Ink| Ink {
            body: or(some.body, other.body),
            outline: or(some.outline, other.outline),
            line: or(some.line, other.line),
            halo: some.halo.map_or(other.halo, |Halo(halo)| halo),
        };
        Colours {
            light: or(some.light, other.light),
            dark: or(some.dark, other.dark),
            last_light: or(some.last_light, other.last_light),
            last_dark: or(some.last_dark, other.last_dark),
            trace: or(some.trace, other.trace),
            trace_edge: or(some.trace_edge, other.trace_edge),
            frame: or(some.frame, other.frame),
            rule: or(some.rule, other.rule),
            label: or(some.label, other.label),
            head: or(some.head, other.head),
            white: ink(&some.white, &other.white),
            black: ink(&some.black, &other.black),
            neutral: ink(&some.neutral, &other.neutral),
        }
    }
}
