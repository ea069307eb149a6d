//! Closed sets of values, each with a stable word: in columns, custom ids and commands.

/// An enum whose values have words that never change, since they are stored and stand below messages that were posted long ago.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $kind:ident { $($(#[$own:meta])* $name:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind { $($(#[$own])* $name),* }

        impl $kind {
            /// Every one.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The stable word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word),* }
            }

            /// The one of a word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$name),)* _ => None }
            }
        }
    };
}
