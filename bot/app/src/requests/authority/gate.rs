//! Asking the table, before anybody is answered.

use model::screen::Verb;
use store::{Game, Status};

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::asking::rights::{Effect, Right, Row, Scope, Seek, What};
use crate::context::Context;
use crate::context::find::Want;
use crate::games::seats::{acting_seat, own_seat};
use crate::invitations::contact;
use crate::offers::make;
use crate::policy::managed;
use crate::requests::authority::named::row_of;
use crate::requests::request::{
    ClockRequest, DrawAction, MineRequest, NoteRequest, OfferRequest, PlanRequest, Request,
};

/// Refuses what somebody may not do; answers with the sentence that the area would say. Which game is meant by a command
/// that names none is settled here, and written into it.
pub(crate) async fn admit(context: &Context, asker: &Asker, request: &mut Request) -> Result<(), Rejection> {
    let row = row_of(request).filter(|row| row.effect != Effect::Form || opens_a_page(row));
    let Some(row) = row else { return Err(nobodys(request)) };
    if row.who == Right::Manager {
        return may_manage(asker, row);
    }
    let Scope::Game(seek) = row.scope else { return Ok(()) };
    let game = match request {
        Request::Press { press, .. } => {
            context.visible(asker, press.game.ok_or_else(Rejection::unknown_control)?).await?
        }
        other => {
            let on = goes_on(other);
            let named = named_game(other).ok_or_else(Rejection::unknown_control)?;
            meant(context, asker, seek, named).await.map_err(|rejection| rejection.going_on(on))?
        }
    };
    if !row.when.holds(game.status) {
        return Err(untimely(row, &game));
    }
    admit_to(context, asker, row, &game).await
}

/// Refuses what somebody may not do in a game that they may see.
async fn admit_to(context: &Context, asker: &Asker, row: &Row, game: &Game) -> Result<(), Rejection> {
    let sits = game.seat_of(asker.person).is_some();
    match row.who {
        Right::ToAct => acting_seat(game, &*context.table(game).await?, asker.person).map(drop),
        // Who answers whom, and who decides about a late seat, is said by those areas.
        Right::Player if !sits && is_gift(row) => Err(reject!("clock-give-nobody")),
        Right::Player | Right::Returning | Right::Asked if !sits => {
            own_seat(game, &*context.table(game).await?, asker.person).map(drop)
        }
        Right::Newcomer => contact::refuse_sitting(context, asker, game).await,
        Right::Host if game.host != asker.person => Err(match row.what {
            What::Press(Verb::Start | Verb::Computer, _) => {
                reject!("seat-host-starts", host = game.host)
            }
            _ => reject!("seat-not-host"),
        }),
        _ => Ok(()),
    }
}

/// The game a command means, written into it once it is found.
async fn meant(
    context: &Context,
    asker: &Asker,
    seek: Seek,
    named: &mut Option<String>,
) -> Result<Game, Rejection> {
    let name = named.as_deref();
    let game = match seek {
        Seek::Act => context.find(asker, name, Want::Act).await?,
        Seek::Look => context.find(asker, name, Want::Look).await?,
        Seek::Back => context.to_look_back_at(asker, name).await?,
        Seek::Again => make::last_game(context, asker, name).await?,
        Seek::Ended => context.to_verify(asker, name).await?,
    };
    *named = Some(format!("#{}", game.id));
    Ok(game)
}

/// Forms are opened before anybody is asked. Two of them have a page behind them for who comes without one.
fn opens_a_page(row: &Row) -> bool {
    matches!(row.what, What::Press(Verb::Plan, _))
}

/// Time is given to those on the other side: who has no side has none.
fn is_gift(row: &Row) -> bool {
    matches!(row.what, What::Ask("clock give") | What::Press(Verb::Clock, "give"))
}

fn may_manage(asker: &Asker, row: &Row) -> Result<(), Rejection> {
    match row.what {
        What::Ask("theme server") | What::Press(Verb::Theme, _) if asker.guild.is_none() => {
            Err(reject!("theme-no-server"))
        }
        What::Ask("theme server") | What::Press(Verb::Theme, _) if !asker.manages => {
            Err(reject!("theme-not-manager"))
        }
        _ => managed(asker).map(drop),
    }
}

/// For what has no row.
fn nobodys(request: &Request) -> Rejection {
    match request {
        Request::Press { press, .. } if press.verb == Verb::Tournament => {
            reject!("tournament-unknown-control")
        }
        _ => Rejection::unknown_control(),
    }
}

/// For what can't be done in this state of the game.
fn untimely(row: &Row, game: &Game) -> Rejection {
    let seats =
        [Verb::Join, Verb::Sit, Verb::Leave, Verb::Decline, Verb::Cancel, Verb::Start, Verb::Computer]
            .map(|verb| What::Press(verb, ""));
    match row.what {
        what if seats.contains(&what) => match game.status {
            Status::Running => reject!("seat-already-started"),
            Status::Over => reject!("seat-already-over"),
            Status::Invited | Status::Dropped => reject!("trouble-invitation-gone"),
        },
        What::Ask("board") | What::Press(Verb::Board, _) => reject!("look-no-board"),
        What::Ask("replay") | What::Press(Verb::Replay | Verb::Moment, _) => reject!("replay-not-begun"),
        What::Ask("history") | What::Press(Verb::History, _) => reject!("record-not-begun"),
        What::Ask("export") => reject!("mine-export-not-begun"),
        What::Ask("verify") => reject!("verify-sealed"),
        What::Ask("notes write") | What::Press(Verb::Plan, "note-text") => reject!("note-too-early"),
        What::Ask("rematch") | What::Press(Verb::Offer, "make.rematch" | "yes.rematch" | "no.rematch") => {
            reject!("offer-rematch-early")
        }
        What::Press(Verb::Offer, word) if word.starts_with("yes.") || word.starts_with("no.") => {
            reject!("offer-gone")
        }
        _ => match game.status {
            Status::Running => reject!("trouble-not-your-turn", game = game.id.to_string()),
            Status::Invited => reject!("trouble-not-begun"),
            Status::Over => reject!("trouble-over"),
            Status::Dropped => reject!("trouble-invitation-gone"),
        },
    }
}

/// The control that goes on with a command about a game; `None` where its board is as far as a control leads.
fn goes_on(request: &Request) -> Option<(Verb, &'static str)> {
    Some(match request {
        Request::Move { .. } => (Verb::Move, ""),
        Request::Secrets { .. } => (Verb::Secrets, ""),
        Request::History { .. } => (Verb::History, ""),
        Request::Replay { .. } => (Verb::Replay, ""),
        Request::Resign { .. } => (Verb::Resign, ""),
        Request::Draw { action: DrawAction::Offer, .. } => (Verb::Draw, ""),
        Request::Draw { action: DrawAction::Accept, .. } => (Verb::DrawYes, ""),
        Request::Draw { action: DrawAction::Decline, .. } => (Verb::DrawNo, ""),
        Request::Draw { action: DrawAction::Claim, .. } => (Verb::Claim, ""),
        Request::Clock(ClockRequest::Show { .. }) => (Verb::Clock, "show"),
        Request::Offer(OfferRequest::Takeback { .. }) => (Verb::Offer, "make.takeback"),
        Request::Offer(OfferRequest::Abort { .. }) => (Verb::Offer, "make.call-off"),
        Request::Offer(OfferRequest::Adjourn { .. }) => (Verb::Offer, "how-long"),
        Request::Plan(PlanRequest::List { .. }) => (Verb::Plan, "list"),
        Request::Plan(PlanRequest::Notes(NoteRequest::Show { .. })) => (Verb::Plan, "notes"),
        _ => return None,
    })
}

/// The game a command names, if it is about one.
fn named_game(request: &mut Request) -> Option<&mut Option<String>> {
    match request {
        Request::Move { game, .. }
        | Request::Board { game, .. }
        | Request::Secrets { game }
        | Request::History { game }
        | Request::Replay { game, .. }
        | Request::Resign { game }
        | Request::Draw { game, .. }
        | Request::Ask { game, .. }
        | Request::Verify { game }
        | Request::Clock(ClockRequest::Show { game } | ClockRequest::Give { game, .. })
        | Request::Offer(
            OfferRequest::Takeback { game }
            | OfferRequest::Abort { game }
            | OfferRequest::Adjourn { game, .. }
            | OfferRequest::Rematch { game },
        )
        | Request::Plan(
            PlanRequest::Set { game, .. }
            | PlanRequest::List { game }
            | PlanRequest::Drop { game, .. }
            | PlanRequest::Notes(
                NoteRequest::Write { game, .. }
                | NoteRequest::Show { game }
                | NoteRequest::Delete { game, .. },
            ),
        )
        | Request::Mine(MineRequest::Export { game, .. }) => Some(game),
        _ => None,
    }
}
