//! Clocks: what people do about time, and what happens when it is over. `games::running` computes whose clock
//! runs.
//!
//! - `seen`: clocks on the newest board
//! - `late`: clocks that ran out; `decide`, `takeover`: what the other players may do about it; `choose`: a turn for a late
//!   seat
//! - `stand_in`: a computer in a person's place, until they are back
//! - `give`: giving time; `pause`: pauses by agreement; `vacation`: holidays; `downtime`: downtime compensation
//! - `behind`: boards whose text is out of date
//! - `action`: the actions of controls

mod action;
pub(crate) mod behind;
mod choose;
mod decide;
pub(crate) mod downtime;
mod give;
pub(crate) mod late;
pub(crate) mod pause;
mod seen;
mod stand_in;
mod takeover;
pub(crate) mod vacation;

use model::game::Game;
use model::screen::{Press, Screen};
use store::{StoreError, Tx};

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use action::Span;

pub(crate) use action::ClockAction;
pub(super) use late::settled_questions;
#[allow(unused_imports, reason = "agreements come from the area of offers")]
pub(super) use pause::set_pause;
pub(super) use stand_in::sit;
pub(crate) use stand_in::way_back;
pub use vacation::Away;

/// A request about clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockRequest {
    /// Show all clocks of a game.
    Show {
        /// The game.
        game: Option<String>,
    },
    /// Give the other side more time.
    Give {
        /// How much, as typed: `1d`.
        time: String,
        /// The game.
        game: Option<String>,
    },
    /// Go on holiday.
    VacationStart(Away),
    /// Come back early.
    VacationEnd,
    /// Show how many days are left.
    VacationShow,
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: ClockRequest,
    found: Option<Admitted>,
) -> Result<Screen, Rejection> {
    match request {
        ClockRequest::Show { .. } => give::clocks(asker, &Admitted::of(found)?.game),
        ClockRequest::Give { time, .. } => {
            give::give_typed(context, asker, &Admitted::of(found)?.game, &time).await
        }
        ClockRequest::VacationStart(away) => vacation::vacation_start(context, asker, &away).await,
        ClockRequest::VacationEnd => vacation::vacation_end(context, asker).await,
        ClockRequest::VacationShow => vacation::vacation_show(context, asker).await,
    }
}

/// Answers a button, a menu or a form.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    Admitted { game, .. }: Admitted,
    press: &Press,
    action: ClockAction,
) -> Result<Screen, Rejection> {
    let id = game.id;
    match action {
        ClockAction::Wait(seat) => decide::wait_for(context, asker, id, seat, press.version).await,
        ClockAction::Play(seat) => decide::play_for_late(context, asker, id, seat, press.version).await,
        ClockAction::Replace(seat) => decide::offer_seat(context, asker, id, seat, press.version).await,
        ClockAction::End(seat) => decide::end_for_late(context, asker, id, seat, press.version).await,
        ClockAction::Take(seat) => takeover::take_over(context, asker, &game, seat, press.version).await,
        ClockAction::Back => stand_in::take_back(context, asker, &game).await,
        ClockAction::Give(Span(more)) => give::give(context, asker, id, more).await,
        ClockAction::Show => give::clocks(asker, &game),
    }
}

/// Updates reminders in the transaction of every change that moves deadlines outside of a turn.
async fn moved(tx: &mut Tx, game: &Game, now: i64) -> Result<(), StoreError> {
    crate::notifications::rescheduled(tx, game, now).await
}
