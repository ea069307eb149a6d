//! Kinds of offers, and the actions of their controls.

use engine::seat::Seat;
use model::computer::Level;
use model::game::Game;
use model::screen::{Button, Style, Verb};
use words::Lang;
use words::say;

use crate::asking::controls::{carried_by_word, controls};
use crate::asking::rights::Effect::{Changes, Form, Looks};
use crate::asking::rights::Right::{Anyone, Asked, Onlooker, Player, Returning};
use crate::asking::rights::{Rule, When};

/// A kind of offer to the other players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfferKind {
    /// Take back the offering player's last whole turn.
    Takeback,
    /// Call the game off.
    CallOff,
    /// Adjourn the game.
    Adjourn,
    /// Play again, once the game is over.
    Rematch,
    /// Let a computer play in a person's place.
    Computer,
}

impl OfferKind {
    const ALL: [Self; 5] = [Self::Takeback, Self::CallOff, Self::Adjourn, Self::Rematch, Self::Computer];

    /// The stable word, in the store and in controls.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Takeback => "takeback",
            Self::CallOff => "call-off",
            Self::Adjourn => "adjourn",
            Self::Rematch => "rematch",
            Self::Computer => "computer",
        }
    }

    /// The kind with this word.
    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// The slot under which its message is remembered.
    pub(crate) fn slot(self) -> &'static str {
        match self {
            Self::Takeback => "offer-takeback",
            Self::CallOff => "offer-call-off",
            Self::Adjourn => "offer-adjourn",
            Self::Rematch => "offer-rematch",
            Self::Computer => "offer-computer",
        }
    }

    /// The label of the button that makes the offer.
    pub(crate) fn label(self, lang: Lang) -> String {
        match self {
            Self::Takeback => say!(lang, "offer-takeback-button"),
            Self::CallOff => say!(lang, "offer-call-off-button"),
            Self::Adjourn => say!(lang, "offer-adjourn-button"),
            Self::Rematch => say!(lang, "offer-rematch-button"),
            Self::Computer => say!(lang, "stand-in-own-button"),
        }
    }
}

carried_by_word!(Level);

controls! {
    /// An action of a control of offers.
    #[derive(Copy)]
    OfferAction of Offer {
        /// Show the private panel with everything else one can do.
        More = "more", Rule::game(Onlooker, When::BEGUN, Looks);
        /// Open the form that asks for how long to adjourn.
        HowLong = "how-long", Rule::game(Anyone, When::ANY, Form);
        /// Submit that form.
        Rest = "rest", Rule::game(Player, When::RUNNING, Changes);
        /// Offer to take back one's last turn.
        MakeTakeback = "make.takeback", Rule::game(Player, When::RUNNING, Changes);
        /// Agree to a takeback.
        YesTakeback = "yes.takeback", Rule::game(Asked, When::RUNNING, Changes);
        /// Refuse a takeback.
        NoTakeback = "no.takeback", Rule::game(Asked, When::RUNNING, Changes);
        /// Offer to call the game off.
        MakeCallOff = "make.call-off", Rule::game(Player, When::RUNNING, Changes);
        /// Offer to call the game off, after the question whether that is meant.
        SurelyCallOff = "surely.call-off", Rule::game(Player, When::RUNNING, Changes);
        /// Agree to call the game off.
        YesCallOff = "yes.call-off", Rule::game(Asked, When::RUNNING, Changes);
        /// Refuse to call the game off.
        NoCallOff = "no.call-off", Rule::game(Asked, When::RUNNING, Changes);
        /// Agree to adjourn.
        YesAdjourn = "yes.adjourn", Rule::game(Asked, When::RUNNING, Changes);
        /// Refuse to adjourn.
        NoAdjourn = "no.adjourn", Rule::game(Asked, When::RUNNING, Changes);
        /// Offer to play again.
        MakeRematch = "make.rematch", Rule::game(Returning, When::OVER, Changes);
        /// Agree to a rematch.
        YesRematch = "yes.rematch", Rule::game(Asked, When::OVER, Changes);
        /// Refuse a rematch.
        NoRematch = "no.rematch", Rule::game(Asked, When::OVER, Changes);
        /// Show the levels of a computer that could play in a person's place.
        StandIn(seat: Seat) = "stand-in", Rule::game(Player, When::RUNNING, Looks);
        /// Offer that a computer plays in a person's place.
        SeatComputer { seat: Seat, level: Level } = "seat", Rule::game(Player, When::RUNNING, Changes);
        /// Agree to the computer.
        YesComputer = "yes.computer", Rule::game(Asked, When::RUNNING, Changes);
        /// Refuse the computer.
        NoComputer = "no.computer", Rule::game(Asked, When::RUNNING, Changes);
    }
}

impl OfferAction {
    /// The action that agrees to an offer of a kind.
    pub(crate) const fn yes(kind: OfferKind) -> Self {
        match kind {
            OfferKind::Takeback => Self::YesTakeback,
            OfferKind::CallOff => Self::YesCallOff,
            OfferKind::Adjourn => Self::YesAdjourn,
            OfferKind::Rematch => Self::YesRematch,
            OfferKind::Computer => Self::YesComputer,
        }
    }

    /// The action that refuses an offer of a kind.
    pub(crate) const fn no(kind: OfferKind) -> Self {
        match kind {
            OfferKind::Takeback => Self::NoTakeback,
            OfferKind::CallOff => Self::NoCallOff,
            OfferKind::Adjourn => Self::NoAdjourn,
            OfferKind::Rematch => Self::NoRematch,
            OfferKind::Computer => Self::NoComputer,
        }
    }
}

/// The button below a board or a question that opens the panel of everything else.
pub(crate) fn more_button(game: &Game) -> Button {
    let label = say!(game.lang(), "more-button");
    Button::new(label, Style::Secondary, Verb::Offer, game.id, 0).with_arg(OfferAction::More.word())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_come_back_from_their_words() {
        let of = |kind| [OfferAction::yes(kind), OfferAction::no(kind)];
        let all = OfferKind::ALL.into_iter().flat_map(of).chain([
            OfferAction::More,
            OfferAction::HowLong,
            OfferAction::Rest,
            OfferAction::MakeTakeback,
            OfferAction::MakeCallOff,
            OfferAction::SurelyCallOff,
            OfferAction::MakeRematch,
            OfferAction::StandIn(Seat(15)),
            OfferAction::SeatComputer { seat: Seat(3), level: Level::Medium },
        ]);
        for action in all {
            assert!(action.word().len() <= 40);
            assert_eq!(OfferAction::from_word(&action.word()), Some(action));
        }
        for odd in [
            "",
            "make",
            "make.",
            "make.draw",
            "make.adjourn",
            "yes.takeback.",
            "more.x",
            "seat.1",
            "seat.1.best",
        ] {
            assert_eq!(OfferAction::from_word(odd), None, "{odd}");
        }
    }
}
