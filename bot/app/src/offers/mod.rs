//! Offers to the other players: takebacks, calling off, adjournments, rematches, stand-ins.
//!
//! - `fit`: when an offer is possible, and who has to agree
//! - `make`: making an offer; `answer`: agreeing, refusing, withdrawing; `settle`: carrying it out; `again`: a rematch;
//!   `lapse`: the end of offers
//! - `stand_in`: a computer in the place of a person who is late or asks for it
//! - `posts`: the public messages; `more`: the private panel with what can be offered
//!
//! An offer is a row that belongs to one state of the game: the transaction that changes the game removes it, so an existing
//! row may be acted on. A takeback and a calling off are entries of the log and go through `advance`: the agreement is written
//! first and used up by that change, once.

mod again;
mod answer;
mod fit;
mod lapse;
pub(crate) mod make;
mod more;
mod posts;
pub(crate) mod settle;
mod stand_in;

use model::screen::{Form, Press, Screen};
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::offering::{OfferAction, OfferKind};

pub(super) use lapse::{follow, reseated};

/// A request to make an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferRequest {
    /// Take back one's last turn.
    Takeback {
        /// The game.
        game: Option<String>,
    },
    /// Call a game off.
    Abort {
        /// The game.
        game: Option<String>,
    },
    /// Adjourn a game.
    Adjourn {
        /// The number of days.
        days: Option<i64>,
        /// The end or the length, as typed.
        until: Option<String>,
        /// The game.
        game: Option<String>,
    },
    /// Play again.
    Rematch {
        /// The game.
        game: Option<String>,
    },
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: OfferRequest,
    found: Option<Admitted>,
) -> Result<Screen, Rejection> {
    let found = Admitted::of(found)?;
    let (kind, until) = match request {
        OfferRequest::Takeback { .. } => (OfferKind::Takeback, None),
        OfferRequest::Abort { .. } => (OfferKind::CallOff, None),
        OfferRequest::Adjourn { days, until, .. } => {
            let until = fit::until(days, until.as_deref(), context.now())?;
            (OfferKind::Adjourn, Some(until))
        }
        OfferRequest::Rematch { .. } => (OfferKind::Rematch, None),
    };
    make::offer(context, asker, &found, kind, until).await
}

/// Answers a button, a menu or a form.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    found: Admitted,
    press: &Press,
    action: OfferAction,
    value: &str,
) -> Result<Screen, Rejection> {
    use OfferKind::{Adjourn, CallOff, Computer, Rematch, Takeback};
    let game = &found.game;
    let answered = |kind, yes| answer::answer_offer(context, asker, game, kind, press.version, yes);
    match action {
        OfferAction::More => more::more(context, asker, &found).await,
        // Such a press opens the form; the filled-in form is another action.
        OfferAction::HowLong => Err(Rejection::unknown_control()),
        OfferAction::Rest => match fit::until(None, Some(value), context.now()) {
            Ok(until) => make::offer(context, asker, &found, Adjourn, Some(until)).await,
            Err(unclear) => more::again(context, asker, &found, unclear).await,
        },
        OfferAction::MakeTakeback => make::offer(context, asker, &found, Takeback, None).await,
        OfferAction::MakeCallOff => make::offer(context, asker, &found, CallOff, None).await,
        OfferAction::SurelyCallOff => make::offer_surely(context, asker, game, CallOff, None).await,
        OfferAction::MakeRematch => make::offer(context, asker, &found, Rematch, None).await,
        OfferAction::YesTakeback => answered(Takeback, true).await,
        OfferAction::NoTakeback => answered(Takeback, false).await,
        OfferAction::YesCallOff => answered(CallOff, true).await,
        OfferAction::NoCallOff => answered(CallOff, false).await,
        OfferAction::YesAdjourn => answered(Adjourn, true).await,
        OfferAction::NoAdjourn => answered(Adjourn, false).await,
        OfferAction::YesRematch => answered(Rematch, true).await,
        OfferAction::NoRematch => answered(Rematch, false).await,
        OfferAction::StandIn(seat) => stand_in::panel(context, asker, &found, seat).await,
        OfferAction::SeatComputer { seat, level } => {
            stand_in::offer(context, asker, game.id, stand_in::Subject { seat, level }).await
        }
        OfferAction::YesComputer => answered(Computer, true).await,
        OfferAction::NoComputer => answered(Computer, false).await,
    }
}

/// The form that asks how long to adjourn.
pub(super) fn form(press: &Press, lang: Lang) -> Form {
    Form {
        title: say!(lang, "offer-rest-title"),
        label: say!(lang, "offer-rest-label"),
        placeholder: say!(lang, "offer-rest-placeholder"),
        long: false,
        press: Press { arg: OfferAction::Rest.word(), ..press.clone() },
    }
}
