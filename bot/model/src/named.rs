//! Closed sets of values, each with a stable word: in columns, custom ids and commands.

/// Declares an enum whose values have stable words: they are stored in the database and in controls of old
/// messages.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $kind:ident { $($(#[$own:meta])* $name:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind { $($(#[$own])* $name),* }

        impl $kind {
            /// All values, in order of declaration.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The stable word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$name => $word),* }
            }

            /// The value with this word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$name),)* _ => None }
            }
        }
    };
}
