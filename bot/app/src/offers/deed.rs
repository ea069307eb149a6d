//! What can be offered, and what controls of this area stand for.

use words::Lang;
use words::say;

/// What somebody may offer the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// To take back one's last whole turn.
    Takeback,
    /// To call the game off.
    CallOff,
    /// To let the game rest.
    Adjourn,
    /// To play again, once the game is over.
    Rematch,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Takeback, Self::CallOff, Self::Adjourn, Self::Rematch];

    /// The stable word, in the store and in controls.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Takeback => "takeback",
            Self::CallOff => "call-off",
            Self::Adjourn => "adjourn",
            Self::Rematch => "rematch",
        }
    }

    /// The kind of a word.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// Where its message is remembered.
    pub(super) fn slot(self) -> &'static str {
        match self {
            Self::Takeback => "offer-takeback",
            Self::CallOff => "offer-call-off",
            Self::Adjourn => "offer-adjourn",
            Self::Rematch => "offer-rematch",
        }
    }

    /// The button that offers it.
    pub(crate) fn label(self, lang: Lang) -> String {
        match self {
            Self::Takeback => say!(lang, "offer-takeback-button"),
            Self::CallOff => say!(lang, "offer-call-off-button"),
            Self::Adjourn => say!(lang, "offer-adjourn-button"),
            Self::Rematch => say!(lang, "offer-rematch-button"),
        }
    }
}

/// What a control asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// The private panel with whatever else one can do.
    More,
    /// The form that asks for how long.
    HowLong,
    /// That form, filled in.
    Rest,
    Make(Kind),
    Yes(Kind),
    No(Kind),
}

impl Deed {
    /// As it stands in controls.
    pub(crate) fn word(self) -> String {
        match self {
            Self::More => "more".to_owned(),
            Self::HowLong => "how-long".to_owned(),
            Self::Rest => "rest".to_owned(),
            Self::Make(kind) => format!("make.{}", kind.word()),
            Self::Yes(kind) => format!("yes.{}", kind.word()),
            Self::No(kind) => format!("no.{}", kind.word()),
        }
    }

    /// The deed of a word.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Some(match word.split_once('.') {
            None if word == "more" => Self::More,
            None if word == "how-long" => Self::HowLong,
            None if word == "rest" => Self::Rest,
            Some(("make", kind)) => Self::Make(Kind::from_word(kind)?),
            Some(("yes", kind)) => Self::Yes(Kind::from_word(kind)?),
            Some(("no", kind)) => Self::No(Kind::from_word(kind)?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_come_back_from_their_words() {
        let of = |kind| [Deed::Make(kind), Deed::Yes(kind), Deed::No(kind)];
        let all = Kind::ALL.into_iter().flat_map(of).chain([Deed::More, Deed::HowLong, Deed::Rest]);
        for deed in all {
            assert!(deed.word().len() <= 40);
            assert_eq!(Deed::from_word(&deed.word()), Some(deed));
        }
        for odd in ["", "make", "make.", "make.draw", "yes.takeback.", "more.x"] {
            assert_eq!(Deed::from_word(odd), None, "{odd}");
        }
    }
}
