//! Takebacks, calling off, adjournments, rematches.
//!
//! - `deed`: what can be offered, and what controls stand for; `fit`: when which is possible, and who has to agree
//! - `make`: making an offer; `answer`: agreeing, turning down, withdrawing; `settle`: what the game does then;
//!   `again`: a rematch; `lapse`: what takes offers away
//! - `posts`: what everybody reads of it
//!
//! An offer is a row that belongs to the game as it stands: the transaction that changes the game takes it away. So
//! whoever finds the row may act on it. A takeback and a calling off are turns of the log and go through `advance`: the
//! agreement is written down first and used up by that very change, once.

mod again;
mod answer;
mod deed;
mod fit;
mod lapse;
mod make;
mod posts;
mod settle;

use model::screen::{Form, Press, Screen, Verb};
use words::Lang;
use words::say;

use super::asking::rejection::Rejection;
use super::{App, Asker};

pub(super) use deed::{Deed, Kind};
pub(super) use lapse::follow;

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferRequest {
    /// To take back one's last turn.
    Takeback {
        /// Which game.
        game: Option<String>,
    },
    /// To call a game off.
    Abort {
        /// Which game.
        game: Option<String>,
    },
    /// To let a game rest.
    Adjourn {
        /// For how many days.
        days: Option<i64>,
        /// Until when, or for how long, as typed.
        until: Option<String>,
        /// Which game.
        game: Option<String>,
    },
    /// To play again.
    Rematch {
        /// Which game.
        game: Option<String>,
    },
}

impl App {
    /// Answers a command.
    pub(super) async fn offers_request(
        &self,
        asker: &Asker,
        request: OfferRequest,
    ) -> Result<Screen, Rejection> {
        match request {
            OfferRequest::Takeback { game } => {
                self.offer_in(asker, game.as_deref(), Kind::Takeback, None).await
            }
            OfferRequest::Abort { game } => self.offer_in(asker, game.as_deref(), Kind::CallOff, None).await,
            OfferRequest::Adjourn { days, until, game } => {
                let until = fit::until(asker.lang, days, until.as_deref(), self.now())?;
                self.offer_in(asker, game.as_deref(), Kind::Adjourn, Some(until)).await
            }
            OfferRequest::Rematch { game } => {
                let game = self.last_game(asker, game.as_deref()).await?;
                self.offer(asker, game.id, Kind::Rematch, None).await
            }
        }
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn offers_press(
        &self,
        asker: &Asker,
        press: &Press,
        value: &str,
    ) -> Result<Screen, Rejection> {
        let deed = Deed::from_word(&press.arg).ok_or_else(Rejection::unknown_control)?;
        let id = press.game.ok_or_else(Rejection::unknown_control)?;
        match deed {
            Deed::More => self.more(asker, id).await,
            // The form is the answer; it comes back as the next one.
            Deed::HowLong => Err(Rejection::unknown_control()),
            Deed::Rest => {
                let until = fit::until(asker.lang, None, Some(value), self.now())?;
                self.offer(asker, id, Kind::Adjourn, Some(until)).await
            }
            Deed::Make(Kind::Adjourn) => Err(Rejection::unknown_control()),
            Deed::Make(kind) => self.offer(asker, id, kind, None).await,
            Deed::Yes(kind) => self.answer_offer(asker, id, kind, press.version, true).await,
            Deed::No(kind) => self.answer_offer(asker, id, kind, press.version, false).await,
        }
    }
}

/// The form that a button of this area opens, if it opens one.
pub(super) fn form(press: &Press, lang: Lang) -> Option<Form> {
    (press.verb == Verb::Offer && Deed::from_word(&press.arg) == Some(Deed::HowLong)).then(|| Form {
        title: say!(lang, "offer-rest-title"),
        label: say!(lang, "offer-rest-label"),
        placeholder: say!(lang, "offer-rest-placeholder"),
        long: false,
        press: Press { arg: Deed::Rest.word(), ..press.clone() },
    })
}
