//! Declares the actions of an area's controls: an enum whose variants have their word, what they carry, and
//! who may use them.

use engine::seat::Seat;
use model::computer::Level;
use model::ids::{GameId, InteractionId, UserId};

/// Means every game.
const ALL: &str = "*";

/// The parts of a control's argument behind its word.
pub(crate) type Parts<'a> = std::iter::Flatten<std::option::IntoIter<std::str::Split<'a, char>>>;

/// A value in a control's argument: texts without `.` and `:`, read from untrusted text.
pub(crate) trait Argument {
    /// Appends its parts, as many as it needs.
    fn write(&self, parts: &mut Vec<String>);

    /// Takes its parts; `None` for a text that no control of ours has.
    fn read(parts: &mut Parts<'_>) -> Option<Self>
    where
        Self: Sized;
}

/// Numbers and ids, written in digits.
macro_rules! digits {
    ($($kind:ty),*) => {
        $(impl Argument for $kind {
            fn write(&self, parts: &mut Vec<String>) {
                parts.push(self.to_string());
            }

            fn read(parts: &mut Parts<'_>) -> Option<Self> {
                parts.next()?.parse().ok()
            }
        })*
    };
}

digits!(usize, u32, i32, i64, String);

impl Argument for InteractionId {
    fn write(&self, parts: &mut Vec<String>) {
        self.0.write(parts);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        i64::read(parts).map(Self)
    }
}

impl Argument for UserId {
    fn write(&self, parts: &mut Vec<String>) {
        self.0.write(parts);
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        i64::read(parts).filter(|id| *id > 0).map(Self)
    }
}

/// The id of a game of the catalogue, or `*` for all.
impl Argument for Option<String> {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.clone().unwrap_or_else(|| ALL.to_owned()));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        parts.next().map(|id| (id != ALL).then(|| id.to_owned()))
    }
}

/// A seat; no game has more than a set of them holds.
impl Argument for Seat {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.0.to_string());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        parts.next()?.parse().ok().filter(|seat| *seat < 16).map(Seat)
    }
}

/// `on` or `off`.
impl Argument for bool {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(if *self { "on" } else { "off" }.to_owned());
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next()? {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        }
    }
}

/// Implements [`Argument`] for values that have words.
macro_rules! carried_by_word {
    ($($kind:ty),*) => {
        $(impl $crate::asking::controls::Argument for $kind {
            fn write(&self, parts: &mut Vec<String>) {
                parts.push(self.word().to_owned());
            }

            fn read(parts: &mut $crate::asking::controls::Parts<'_>) -> Option<Self> {
                Self::from_word(parts.next()?)
            }
        })*
    };
}

pub(crate) use carried_by_word;

/// A computer's level, as the last part; absent in controls from before there were levels.
impl Argument for Option<Level> {
    fn write(&self, parts: &mut Vec<String>) {
        parts.extend(self.map(|level| level.word().to_owned()));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next() {
            None => Some(None),
            Some(word) => Level::from_word(word).map(Some),
        }
    }
}

/// A game, or an empty part.
impl Argument for Option<GameId> {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(self.map_or_else(String::new, GameId::code));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        match parts.next() {
            None | Some("") => Some(None),
            Some(code) => GameId::from_code(code).map(Some),
        }
    }
}

/// Writes the argument of a control: its word and what it carries, separated by dots.
pub(crate) fn written(word: &str, carried: &[&dyn Argument]) -> String {
    let mut parts = vec![word.to_owned()];
    for argument in carried {
        argument.write(&mut parts);
    }
    parts.join(".")
}

/// The parts behind a word in an argument that begins with it.
pub(crate) fn behind<'a>(word: &str, arg: &'a str) -> Option<Parts<'a>> {
    let rest = arg.strip_prefix(word)?;
    let parts = if rest.is_empty() { None } else { Some(rest.strip_prefix('.')?.split('.')) };
    Some(parts.into_iter().flatten())
}

/// Declares what the controls of an area can mean. Each variant has its word, what the argument carries behind it, and its rule: a variant
/// without one doesn't compile, and the table of who may has a row of each. Words never change: they stand below messages that were
/// posted long ago. `with pages`: they belong to no game, and give their presses and buttons.
macro_rules! controls {
    ($(#[$doc:meta])* $act:ident of $verb:ident $(with $pages:ident)? {
        $(
            $(#[$own:meta])*
            $name:ident $(($($field:ident: $kind:ty),+))? $({$($part:ident: $of:ty),+})? = $word:expr, $rule:expr;
        )+
    }) => {
        $($crate::asking::controls::$pages!($act of $verb);)?

        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum $act { $($(#[$own])* $name $(($($kind),+))? $({$($part: $of),+})?),+ }

        impl $act {
            /// Rows of the table of who may, one of each action.
            pub(crate) const ROWS: &'static [$crate::asking::rights::Row] = &[
                $($rule.of($crate::asking::rights::What::Press(model::screen::Verb::$verb, $word))),+
            ];

            /// Its row in the table of who may.
            pub(crate) const fn what(&self) -> $crate::asking::rights::What {
                match self {
                    $(Self::$name { .. } => {
                        $crate::asking::rights::What::Press(model::screen::Verb::$verb, $word)
                    })+
                }
            }

            /// The argument of its control: at most 40 characters.
            pub(crate) fn word(&self) -> String {
                match self {
                    $(Self::$name $(($($field),+))? $({$($part),+})? => {
                        $crate::asking::controls::written($word, &[$($($field),+)? $($($part),+)?])
                    })+
                }
            }

            /// Reads an argument; it is untrusted text.
            pub(crate) fn from_word(arg: &str) -> Option<Self> {
                $(
                    let read = |mut parts: $crate::asking::controls::Parts<'_>| {
                        #[allow(unused_imports, reason = "some variants carry nothing")]
                        use $crate::asking::controls::Argument as _;
                        let act = Self::$name
                            $(($(<$kind>::read(&mut parts)?),+))? $({$($part: <$of>::read(&mut parts)?),+})?;
                        parts.next().is_none().then_some(act)
                    };
                    if let Some(act) = $crate::asking::controls::behind($word, arg).and_then(read) {
                        return Some(act);
                    }
                )+
                None
            }
        }
    };
}

/// Presses and buttons of actions that belong to no game.
macro_rules! pages {
    ($act:ident of $verb:ident) => {
        impl $act {
            /// The press of a control with this action.
            pub(crate) fn press(&self) -> model::screen::Press {
                let (verb, arg) = (model::screen::Verb::$verb, self.word());
                model::screen::Press { verb, game: None, version: 0, arg }
            }

            /// A button with this action.
            pub(crate) fn button(
                &self,
                label: impl Into<String>,
                style: model::screen::Style,
            ) -> model::screen::Button {
                model::screen::Button::of_page(label, style, self.press())
            }
        }
    };
}

pub(crate) use {controls, pages};
