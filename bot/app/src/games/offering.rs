//! What can be offered, and what the controls of offers stand for.

use words::Lang;
use words::say;

/// What somebody may offer the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfferKind {
    /// To take back one's last whole turn.
    Takeback,
    /// To call the game off.
    CallOff,
    /// To let the game rest.
    Adjourn,
    /// To play again, once the game is over.
    Rematch,
}

impl OfferKind {
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
    pub(crate) fn slot(self) -> &'static str {
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
pub(crate) enum OfferAction {
    /// The private panel with whatever else one can do.
    More,
    /// The form that asks for how long.
    HowLong,
    /// That form, filled in.
    Rest,
    Make(OfferKind),
    /// The same, after a question whether it is meant.
    Surely(OfferKind),
    Yes(OfferKind),
    No(OfferKind),
}

impl OfferAction {
    /// As it stands in controls.
    pub(crate) fn word(self) -> String {
        match self {
            Self::More => "more".to_owned(),
            Self::HowLong => "how-long".to_owned(),
            Self::Rest => "rest".to_owned(),
            Self::Make(kind) => format!("make.{}", kind.word()),
            Self::Surely(kind) => format!("surely.{}", kind.word()),
            Self::Yes(kind) => format!("yes.{}", kind.word()),
            Self::No(kind) => format!("no.{}", kind.word()),
        }
    }

    /// The action of a word.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Some(match word.split_once('.') {
            None if word == "more" => Self::More,
            None if word == "how-long" => Self::HowLong,
            None if word == "rest" => Self::Rest,
            Some(("make", kind)) => Self::Make(OfferKind::from_word(kind)?),
            Some(("surely", kind)) => Self::Surely(OfferKind::from_word(kind)?),
            Some(("yes", kind)) => Self::Yes(OfferKind::from_word(kind)?),
            Some(("no", kind)) => Self::No(OfferKind::from_word(kind)?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_come_back_from_their_words() {
        let of = |kind| {
            [
                OfferAction::Make(kind),
                OfferAction::Surely(kind),
                OfferAction::Yes(kind),
                OfferAction::No(kind),
            ]
        };
        let all = OfferKind::ALL.into_iter().flat_map(of).chain([
            OfferAction::More,
            OfferAction::HowLong,
            OfferAction::Rest,
        ]);
        for action in all {
            assert!(action.word().len() <= 40);
            assert_eq!(OfferAction::from_word(&action.word()), Some(action));
        }
        for odd in ["", "make", "make.", "make.draw", "yes.takeback.", "more.x"] {
            assert_eq!(OfferAction::from_word(odd), None, "{odd}");
        }
    }
}
