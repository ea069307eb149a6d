//! The gate: checks each request against the table of who may, before its area answers.

use model::game::{Game, Status};
use model::screen::Verb;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::asking::rights::{Effect, Right, Row, Scope, Seek, What};
use crate::choosing::{picker, which};
use crate::clocks::{self, ClockAction};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::context::find::Want;
use crate::games::offering::OfferAction;
use crate::games::seats::own_seat;
use crate::games::studying::StudyAction;
use crate::invitations::contact;
use crate::offers::make;
use crate::policy::managed;
use crate::requests::authority::named::row_for;
use crate::requests::authority::patience;
use crate::requests::pressed::Action;
use crate::requests::request::{
    ClockRequest, DrawAction, LibraryRequest, NoteRequest, OfferRequest, PlanRequest, Request, StudyRequest,
};
use crate::{notes, plans};

/// Refuses a request that its row doesn't allow, with the sentence that the area would say. Answers the game that it is about,
/// if there is one: named by a control or a command, or found. `action` is a control's action.
pub(in crate::requests) async fn admit(
    context: &Context,
    asker: &Asker,
    request: &Request,
    action: Option<&Action>,
) -> Result<Option<Admitted>, Rejection> {
    let row = row_for(request, action).filter(|row| row.effect != Effect::Form || opens_a_page(row));
    let Some(row) = row else { return Err(nobodys(request)) };
    if row.who == Right::Manager {
        return may_manage(asker, row).map(|()| None);
    }
    let Scope::Game(seek) = row.scope else { return Ok(None) };
    let game = match request {
        Request::Press { press, .. } => {
            context.visible(asker, press.game.ok_or_else(Rejection::unknown_control)?).await?
        }
        other => {
            let on = goes_on(other);
            let named = named_game(other).ok_or_else(Rejection::unknown_control)?.as_deref();
            let game = match (other, named) {
                (Request::Move { turn, .. }, None) => which::of_turn(context, asker, turn).await,
                _ => meant(context, asker, seek, named).await,
            };
            game.map_err(|rejection| rejection.going_on(on))?
        }
    };
    if !row.when.holds(game.status) {
        return Err(untimely(row, &game));
    }
    let found = Admitted::new(game);
    let moves = matches!(request, Request::Move { .. }) || row.what == What::Press(Verb::Move, "");
    let found = if moves { patience::for_computer(context, asker, found).await? } else { found };
    admit_to(context, asker, row, &found).await?;
    Ok(Some(found))
}

/// Refuses a request that its row doesn't allow in a game that the asker may see.
async fn admit_to(context: &Context, asker: &Asker, row: &Row, found: &Admitted) -> Result<(), Rejection> {
    let game = &found.game;
    let sits = game.seat_of(asker.person).is_some();
    match row.who {
        Right::ToAct => match found.to_act(context, asker.person).await {
            Err(Rejection::Text(why)) if sits && is_of_picker(row) => {
                let said = why.to(asker.lang);
                drop(why);
                Err(picker::not_yet(context, asker, found, said).await?)
            }
            Err(why @ Rejection::Text(_)) if !sits && game.status == Status::Running => {
                Err(not_a_player(context, asker, game, why).await?)
            }
            other => other.map(drop),
        },
        // Who may answer whom, and who decides about a late seat, is checked by those areas.
        Right::Player if !sits && is_gift(row) => Err(reject!("clock-give-nobody")),
        Right::Player | Right::Returning | Right::Asked if !sits => {
            match own_seat(game, found.table(context).await?, asker.person) {
                Err(why) => Err(not_a_player(context, asker, game, why).await?),
                Ok(_) => Ok(()),
            }
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

/// Finds the game a command means.
async fn meant(context: &Context, asker: &Asker, seek: Seek, named: Option<&str>) -> Result<Game, Rejection> {
    match seek {
        Seek::Act => context.find(asker, named, Want::Act).await,
        Seek::Look => context.find(asker, named, Want::Look).await,
        Seek::Back => context.to_look_back_at(asker, named).await,
        Seek::Again => make::last_game(context, asker, named).await,
        Seek::Ended => context.to_verify(asker, named).await,
    }
}

/// Whether a form has a page behind it, for requests that come without one.
fn opens_a_page(row: &Row) -> bool {
    matches!(row.what, What::Press(Verb::Plan, _))
}

/// Whether it opens a picker or stands below one.
fn is_of_picker(row: &Row) -> bool {
    const PICKER: [Verb; 7] =
        [Verb::Move, Verb::Piece, Verb::Step, Verb::StepButton, Verb::Back, Verb::Undo, Verb::Typed];
    PICKER.iter().any(|verb| row.what == What::Press(*verb, ""))
}

/// Whether it gives time to the other side, which people without a side can't.
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

/// The rejection of a request without a row.
fn nobodys(request: &Request) -> Rejection {
    match request {
        Request::Press { press, .. } if press.verb == Verb::Tournament => {
            reject!("tournament-unknown-control")
        }
        _ => Rejection::unknown_control(),
    }
}

/// The rejection of a request that isn't possible in this state of the game.
fn untimely(row: &Row, game: &Game) -> Rejection {
    let seats =
        [Verb::Join, Verb::Sit, Verb::Leave, Verb::Decline, Verb::Cancel, Verb::Start, Verb::Computer]
            .map(|verb| What::Press(verb, ""));
    match row.what {
        what if seats.contains(&what) => match game.status {
            Status::Running => reject!("seat-already-started"),
            Status::Over => reject!("seat-already-over"),
            Status::Invited | Status::Dropped => reject!("rejection-invitation-gone"),
        },
        What::Ask("board") | What::Press(Verb::Board, _) => reject!("look-no-board"),
        What::Ask("replay") | What::Press(Verb::Replay | Verb::Moment, _) => reject!("replay-not-begun"),
        What::Ask("history") | What::Press(Verb::History, _) => reject!("record-not-begun"),
        What::Ask("export") => reject!("library-export-not-begun"),
        What::Ask("review") | What::Press(Verb::Study, "review" | "better") => reject!("review-later"),
        What::Ask("notes write") | What::Press(Verb::Plan, "note-text") => reject!("note-too-early"),
        What::Ask("rematch") | What::Press(Verb::Offer, "make.rematch" | "yes.rematch" | "no.rematch") => {
            reject!("offer-rematch-early")
        }
        What::Press(Verb::Offer, word) if word.starts_with("yes.") || word.starts_with("no.") => {
            reject!("offer-gone")
        }
        _ => match game.status {
            Status::Running => reject!("rejection-not-your-turn", game = game.id.to_string()),
            Status::Invited => reject!("rejection-not-begun"),
            Status::Over => reject!("rejection-over"),
            Status::Dropped => reject!("rejection-invitation-gone"),
        },
    }
}

/// The control that continues a command about a game after the choice of one; `None`: its board.
fn goes_on(request: &Request) -> Option<(Verb, &'static str)> {
    let what = match request {
        Request::Move { .. } => What::Press(Verb::Move, ""),
        Request::Secrets { .. } => What::Press(Verb::Secrets, ""),
        Request::History { .. } => What::Press(Verb::History, ""),
        Request::Replay { .. } => What::Press(Verb::Replay, ""),
        Request::Resign { .. } => What::Press(Verb::Resign, ""),
        Request::Draw { action: DrawAction::Offer, .. } => What::Press(Verb::Draw, ""),
        Request::Draw { action: DrawAction::Accept, .. } => What::Press(Verb::DrawYes, ""),
        Request::Draw { action: DrawAction::Decline, .. } => What::Press(Verb::DrawNo, ""),
        Request::Draw { action: DrawAction::Claim, .. } => What::Press(Verb::Claim, ""),
        Request::Study(StudyRequest::Hint { .. }) => StudyAction::Hint.what(),
        Request::Study(StudyRequest::Review { .. }) => StudyAction::Review.what(),
        Request::Clock(ClockRequest::Show { .. }) => ClockAction::Show.what(),
        Request::Offer(OfferRequest::Takeback { .. }) => OfferAction::MakeTakeback.what(),
        Request::Offer(OfferRequest::Abort { .. }) => OfferAction::MakeCallOff.what(),
        Request::Offer(OfferRequest::Adjourn { .. }) => OfferAction::HowLong.what(),
        Request::Plan(PlanRequest::List { .. }) => plans::Act::List.what(),
        Request::Plan(PlanRequest::Notes(NoteRequest::Show { .. })) => notes::Act::Show.what(),
        _ => return None,
    };
    match what {
        What::Press(verb, word) => Some((verb, word)),
        What::Ask(_) => None,
    }
}

/// The game that a command names, if it is about one.
fn named_game(request: &Request) -> Option<&Option<String>> {
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
        | Request::Study(StudyRequest::Hint { game } | StudyRequest::Review { game })
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
        | Request::Library(LibraryRequest::Export { game, .. }) => Some(game),
        _ => None,
    }
}

/// The answer to somebody who wants to play in a game in which they don't: their seat back from a computer, or their own games.
async fn not_a_player(
    context: &Context,
    asker: &Asker,
    game: &Game,
    why: Rejection,
) -> Result<Rejection, Rejection> {
    match clocks::way_back(context, asker, game).await? {
        Some(way_back) => Ok(way_back),
        None => which::not_a_player(context, asker, game, why).await,
    }
}
