//! The row of each request in the table of who may.

use crate::asking::rights::Row;
use crate::requests::authority::commands::Command;
use crate::requests::authority::table::TABLE;
use crate::requests::pressed::Action;
use crate::requests::request::{
    ClockRequest, CommunityRequest, DataRequest, DrawAction, Format, LibraryRequest, NoteRequest,
    NotificationRequest, OfferRequest, PlanRequest, Request, ServerRequest, StudyRequest, TournamentAct,
    TournamentRequest, Whose,
};

/// The row of a request; `None`: nobody may do it.
#[must_use]
pub fn row_of(request: &Request) -> Option<&'static Row> {
    row_for(request, Action::of(request).as_ref())
}

/// Like [`row_of`], with the control's action already read.
pub(super) fn row_for(request: &Request, action: Option<&Action>) -> Option<&'static Row> {
    let what = match request {
        Request::Press { .. } => action?.what(),
        other => command(other)?.what(),
    };
    TABLE.iter().find(|row| row.what == what)
}

/// The command of a request; `None` for controls. A new kind of request doesn't compile without one.
const fn command(request: &Request) -> Option<Command> {
    Some(match request {
        Request::Press { .. } => return None,
        Request::Play(_) => Command::Play,
        Request::Move { .. } => Command::Move,
        Request::Board { .. } => Command::Board,
        Request::Theme { whose: Whose::Own, .. } => Command::Theme,
        Request::Theme { whose: Whose::Server, .. } => Command::ThemeServer,
        Request::Secrets { .. } => Command::Secrets,
        Request::Games => Command::Games,
        Request::History { .. } => Command::History,
        Request::Replay { .. } => Command::Replay,
        Request::Rules { .. } => Command::Rules,
        Request::Learn { .. } => Command::Learn,
        Request::Puzzle { .. } => Command::Puzzle,
        Request::Resign { .. } => Command::Resign,
        Request::Draw {
            action: DrawAction::Offer | DrawAction::Accept | DrawAction::Decline | DrawAction::Claim,
            ..
        } => Command::Draw,
        Request::Daily { .. } => Command::Daily,
        Request::Problem { .. } => Command::Problem,
        Request::Ask { .. } => Command::Ask,
        Request::Help | Request::LookUp { .. } => Command::Help,
        Request::Verify { .. } => Command::Verify,
        Request::Clock(request) => match request {
            ClockRequest::Show { .. } => Command::ClockShow,
            ClockRequest::Give { .. } => Command::ClockGive,
            ClockRequest::VacationStart(_) => Command::VacationStart,
            ClockRequest::VacationEnd => Command::VacationEnd,
            ClockRequest::VacationShow => Command::VacationShow,
        },
        Request::Notifications(NotificationRequest::Settings { .. } | NotificationRequest::People { .. }) => {
            Command::Settings
        }
        Request::Offer(request) => match request {
            OfferRequest::Takeback { .. } => Command::Takeback,
            OfferRequest::Abort { .. } => Command::Abort,
            OfferRequest::Adjourn { .. } => Command::Adjourn,
            OfferRequest::Rematch { .. } => Command::Rematch,
        },
        Request::Plan(request) => match request {
            PlanRequest::Set { .. } => Command::PlanSet,
            PlanRequest::List { .. } => Command::PlanList,
            PlanRequest::Drop { .. } => Command::PlanDrop,
            PlanRequest::Notes(NoteRequest::Write { .. }) => Command::NotesWrite,
            PlanRequest::Notes(NoteRequest::Show { .. }) => Command::NotesShow,
            PlanRequest::Notes(NoteRequest::Delete { .. }) => Command::NotesDelete,
        },
        Request::Study(request) => match request {
            StudyRequest::Hint { .. } => Command::Hint,
            StudyRequest::Review { .. } => Command::Review,
        },
        Request::Library(request) => match request {
            LibraryRequest::Finished(_) => Command::GamesFinished,
            LibraryRequest::Next => Command::Next,
            LibraryRequest::Export { format: Format::All, .. } => Command::ExportAll,
            LibraryRequest::Export {
                format: Format::Record | Format::Pgn | Format::Position | Format::Json,
                ..
            } => Command::Export,
        },
        Request::Data(request) => match request {
            DataRequest::Show => Command::PrivacyShow,
            DataRequest::Export => Command::PrivacyExport,
            DataRequest::Delete => Command::PrivacyDelete,
        },
        Request::Community(request) => match request {
            CommunityRequest::Seek { post: false, .. } => Command::Seek,
            CommunityRequest::Seek { post: true, .. } => Command::SeekPost,
            CommunityRequest::Challenge { .. } => Command::Challenge,
            CommunityRequest::Ladder { .. } => Command::Leaderboard,
            CommunityRequest::Stats { .. } => Command::Stats,
        },
        Request::Tournament(request) => match request {
            TournamentRequest::Open(_) => Command::TournamentOpen,
            TournamentRequest::List => Command::TournamentList,
            TournamentRequest::Remove { .. } => Command::TournamentRemove,
            TournamentRequest::Result { .. } => Command::TournamentResult,
            TournamentRequest::About { act, .. } => match act {
                TournamentAct::Show => Command::TournamentShow,
                TournamentAct::Join => Command::TournamentJoin,
                TournamentAct::Leave => Command::TournamentLeave,
                TournamentAct::Start => Command::TournamentStart,
                TournamentAct::Withdraw => Command::TournamentWithdraw,
                TournamentAct::End => Command::TournamentEnd,
                // These come from buttons only.
                TournamentAct::WithdrawYes
                | TournamentAct::EndYes
                | TournamentAct::Replay
                | TournamentAct::Half => return None,
            },
        },
        Request::Server(request) => match request {
            ServerRequest::Settings => Command::AdminSettings,
            ServerRequest::Set(_) => Command::AdminSet,
            ServerRequest::End { .. } => Command::AdminGameEnd,
            ServerRequest::Move { .. } => Command::AdminGameMove,
            ServerRequest::Audit { .. } => Command::AdminAudit,
            ServerRequest::Doctor => Command::Doctor,
        },
    })
}

#[cfg(test)]
mod tests {
    use model::screen::{Press, Verb};

    use super::*;
    use crate::asking::rights::What;

    #[test]
    fn every_verb_has_a_row_and_no_row_comes_twice() {
        for verb in Verb::ALL {
            let has = TABLE.iter().any(|row| matches!(row.what, What::Press(own, _) if own == *verb));
            assert!(has, "say who may press {verb:?}");
        }
        for (at, row) in TABLE.iter().enumerate() {
            assert!(TABLE.iter().skip(at + 1).all(|other| other.what != row.what), "{:?} twice", row.what);
        }
    }

    #[test]
    fn what_has_no_row_is_nobodys() {
        for (verb, arg) in [(Verb::Offer, "make.adjourn"), (Verb::Clock, "fly.1"), (Verb::Server, "")] {
            let press = Press { verb, game: None, version: 0, arg: arg.to_owned() };
            assert!(row_of(&Request::Press { press, value: None }).is_none(), "{verb:?} {arg}");
        }
    }
}
